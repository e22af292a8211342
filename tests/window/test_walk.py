"""Walking through a maze on foot: keys, clicks, hint, darkness, and on to the next seed."""

import json
import pathlib
import tempfile
import unittest

from driver import Png, WindowTest, fitted, until
from maze import Maze

LANE = {"algorithm": "backtracker", "width": 6, "height": 5, "seed": 3}
START, GOAL = (0, 0), (LANE["width"] - 1, LANE["height"] - 1)
ARROWS = {(0, -1): "Up", (1, 0): "Right", (0, 1): "Down", (-1, 0): "Left"}
LETTERS = {(0, -1): "w", (1, 0): "d", (0, 1): "s", (-1, 0): "a"}
WORDS = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}
DONE, NIGHT = (232, 234, 237), (6, 7, 9)
WALKER, TRAIL, HINT = (230, 159, 0), (0, 114, 178), (213, 94, 0)


def maze_of(seed):
    lane = {**LANE, "seed": seed}
    return Maze.of(*(word for name, value in lane.items() for word in (f"--{name}", value)))


def steps(way):
    return [(x - fromx, y - fromy) for (fromx, fromy), (x, y) in zip(way, way[1:])]


def in_sight(maze, cell):
    """Straight on through passages, in all four directions."""
    seen = {cell}
    for direction in ARROWS:
        here = cell
        while (there := (here[0] + direction[0], here[1] + direction[1])) in maze.neighbours(here):
            seen.add(there)
            here = there
    return seen


class Walking(WindowTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.maze = maze_of(LANE["seed"])
        self.way = self.maze.way(START, GOAL)

    def window(self, *arguments, tick=10**9):
        preset = self.folder / "preset.json"
        preset.write_text(json.dumps({"schema": 1, "lanes": [LANE], "playback": {"tick": tick}}))
        return self.open(preset, *arguments)

    def walk(self, *arguments):
        window = self.window(*arguments)
        window.key("g")
        window.expect("StartWalk")
        return window

    def says(self, window, words):
        until(lambda: f"lane 1 walk: {words}" in window.widgets(), words)

    def test_arrow_keys_lead_to_the_goal_and_its_button_to_the_next_maze(self):
        window, shortest = self.walk(), len(self.way) - 1
        tick = window.commands("StartWalk")[0]["tick"]
        self.says(window, f"0 moves · the shortest way has {shortest}")
        away = self.maze.neighbours(START).__next__()
        detour = [*steps([START, away]), *steps([away, START])]
        for count, step in enumerate(detour + steps(self.way), 1):
            window.key(ARROWS[step])
            command = window.expect("WalkStep", count)
            self.assertEqual((command["direction"], command["tick"]), (WORDS[step], tick))
        self.says(window, f"Reached the goal in {shortest + 2} moves; the shortest way has {shortest}.")
        window.key("Left")  # it is over
        window.click("lane 1 walk Next seed")
        window.expect("WalkNextSeed")
        shortest = len(maze_of(LANE["seed"] + 1).way(START, GOAL)) - 1
        self.says(window, f"0 moves · the shortest way has {shortest}")

    def test_letters_walk_too_and_enter_goes_on(self):
        window, shortest = self.walk(), len(self.way) - 1
        for count, step in enumerate(steps(self.way), 1):
            window.key(LETTERS[step])
            self.assertEqual(window.expect("WalkStep", count)["direction"], WORDS[step])
        self.says(window, f"Reached the goal in {shortest} moves; no way is shorter.")
        window.key("Return")
        shortest = len(maze_of(LANE["seed"] + 1).way(START, GOAL)) - 1
        self.says(window, f"0 moves · the shortest way has {shortest}")

    def test_a_click_on_a_neighbour_is_a_move_and_one_behind_a_wall_is_none(self):
        window = self.walk()
        for count, (x, y) in enumerate(self.way[1:3], 1):
            self.click(window, (x, y))
            self.assertEqual(window.expect("WalkTo", count)["cell"], [x, y])
        self.says(window, f"2 moves · the shortest way has {len(self.way) - 1}")
        self.click(window, next(cell for cell in self.maze.cells
                                if cell not in in_sight(self.maze, self.way[2])))
        window.expect("WalkTo", 3)
        self.says(window, f"2 moves · the shortest way has {len(self.way) - 1}")
        self.assertEqual(window.commands("SetLaneView"), [])  # quick clicks fit no picture

    def click(self, window, cell):
        pane = until(lambda: window.widgets().get("lane 1 picture"), "the picture")
        side, left, top = fitted(pane, LANE["width"], LANE["height"])
        window.click("lane 1 picture", across=(left + (cell[0] + 0.5) * side - pane["x"]) / pane["width"],
                     down=(top + (cell[1] + 0.5) * side - pane["y"]) / pane["height"])

    def test_keys_mean_what_they_did_when_nobody_walks(self):
        window = self.window()
        window.key("w", "a", "s", "d", "h", "l", "Up", "Return", "Left")
        window.expect("StepTicks")
        self.assertEqual([c["command"] for c in window.commands()], ["StepTicks"])
        window.key("End", "g", "Escape", "Left")
        window.expect("EndWalk")
        window.expect("StepTicks", 2)

    def test_a_field_keeps_its_keys_during_a_walk(self):
        window = self.walk()
        window.click("##seed")
        window.type("wasd")
        window.key("Left")
        window.hold("Escape")
        until(lambda: "typing" not in window.widgets(), "the field to be left")
        self.assertEqual(window.commands("WalkStep"), [])
        self.assertEqual(window.commands("EndWalk"), [])
        window.key(ARROWS[steps(self.way)[0]])
        window.expect("WalkStep")

    def test_a_move_of_the_run_ends_the_walk(self):
        window = self.walk()
        window.key("shift+Left")
        window.expect("StepPhases")
        until(lambda: "lane 1 walk End" not in window.widgets(), "the end of the walk")

    def test_an_untouched_grid_cannot_be_walked(self):
        window = self.window(tick=0)
        window.click("lane 1 walk")
        window.expect("StartWalk")
        window.click("dismiss")
        self.assertNotIn("lane 1 walk End", window.widgets())

    def test_the_picture_shows_walker_trail_hint_and_no_more_than_was_seen(self):
        image = self.folder / "image.png"
        window = self.walk("--screenshot", image)
        gone = 4
        for step in steps(self.way[:gone + 1]):
            window.key(ARROWS[step])
        window.key("h", "l")
        window.expect("SetHint")
        window.expect("SetDarkness")
        window.move(1, 1)
        pane = window.widgets()["lane 1 picture"]
        window.key("ctrl+q")
        window.process.wait(30)
        picture = Png(image.read_bytes())
        side, left, top = fitted(pane, LANE["width"], LANE["height"])

        def at(x, y):
            return picture.at(left + (x + 0.5) * side, top + (y + 0.5) * side)

        self.assertEqual(at(*self.way[gone]), WALKER)
        for (x, y), (nextx, nexty) in zip(self.way[:gone], self.way[1:]):
            self.assertEqual(at((x + nextx) / 2, (y + nexty) / 2), TRAIL)
        for (x, y), (nextx, nexty) in zip(self.way[gone:], self.way[gone + 1:]):
            self.assertEqual(at((x + nextx) / 2, (y + nexty) / 2), HINT)
        remembered = set().union(*(in_sight(self.maze, cell) for cell in self.way[:gone]))
        now = in_sight(self.maze, self.way[gone])
        for cell in set(self.maze.cells) - {*self.way, GOAL}:
            x, y = cell
            colour = at(x - 0.2, y - 0.2)
            if cell in now:
                self.assertEqual(colour, DONE, cell)
            elif cell in remembered:
                self.assertTrue(NIGHT < colour < DONE, cell)
            else:
                self.assertEqual(colour, NIGHT, cell)


if __name__ == "__main__":
    unittest.main()
