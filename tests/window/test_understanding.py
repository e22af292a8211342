"""Why moves are made: explanations, the algorithm's own data, the curve over the run."""

import json
import pathlib
import tempfile
import unittest

from driver import PRESETS, WindowTest, fitted, screenshot, until

CHOSEN, HERE = (0xf0, 0xe4, 0x42), (0xe6, 0x9f, 0x00)


def colours(image, spot):
    """All colours within a widget."""
    return {image.at(x, y) for x in range(int(spot["x"]), int(spot["x"] + spot["width"]))
            for y in range(int(spot["y"]), int(spot["y"] + spot["height"]))}


class Marks(unittest.TestCase):
    def shot(self, lane, tick, **options):
        with tempfile.TemporaryDirectory() as folder:
            preset = pathlib.Path(folder, "preset.json")
            preset.write_text(json.dumps({"schema": 1, "lanes": [lane]}))
            return screenshot(preset, "--tick", tick, **options)

    def lane(self, lane, tick):
        image, widgets = self.shot(lane, tick)
        return colours(image, widgets["lane 1 picture"]), widgets

    def test_an_entry_under_the_mouse_is_outlined_in_the_picture(self):
        maze = {"algorithm": "backtracker", "width": 20, "height": 15, "seed": 42}
        plain, widgets = self.shot(maze, 51)  # (12, 14) is on top of the stack
        entry, pane = widgets["first entry"], widgets["lane 1 picture"]
        middle = (round(entry["x"] + entry["width"] / 2), round(entry["y"] + entry["height"] / 2))
        pointed, _ = self.shot(maze, 51, mouse=middle)
        changed = [(x, y) for x in range(int(pane["x"]), int(pane["x"] + pane["width"]))
                   for y in range(int(pane["y"]), int(pane["y"] + pane["height"]))
                   if plain.at(x, y) != pointed.at(x, y)]
        cell, left, top = fitted(pane, 20, 15)
        for axis, start in ((0, left + 12 * cell), (1, top + 14 * cell)):
            self.assertAlmostEqual(min(at[axis] for at in changed), start, delta=2)
            self.assertAlmostEqual(max(at[axis] for at in changed), start + cell, delta=2)
        self.assertIn(HERE, {pointed.at(*at) for at in changed})

    def test_the_neighbour_drawn_has_a_filled_arrow(self):
        maze = {"algorithm": "backtracker", "width": 20, "height": 15, "seed": 42}
        drawn, widgets = self.lane(maze, 60)
        self.assertIn(CHOSEN, drawn)
        self.assertIn("explanation", widgets)
        backed_out, widgets = self.lane(maze, 51)  # nothing was chosen
        self.assertNotIn(CHOSEN, backed_out)
        self.assertIn("explanation", widgets)

    def test_cells_too_small_for_arrows_have_none(self):
        small, _ = self.lane({"algorithm": "backtracker", "width": 300, "height": 200, "seed": 1}, 2)
        self.assertNotIn(CHOSEN, small)

    def test_counted_neighbours_are_dotted(self):
        cave = {"algorithm": "cellular-automaton", "width": 20, "height": 15, "seed": 42}
        self.assertNotIn(CHOSEN, self.lane(cave, 300)[0])  # noise: nothing is counted
        self.assertIn(CHOSEN, self.lane(cave, 330)[0])

    def test_nothing_is_explained_at_the_two_ends(self):
        maze = {"algorithm": "prim", "width": 9, "height": 9, "seed": 1}
        for tick in (0, 10**9):
            picture, widgets = self.lane(maze, tick)
            self.assertNotIn(CHOSEN, picture)
            self.assertNotIn("explanation", widgets)


class Understanding(WindowTest):
    def setUp(self):
        self.window = self.open(PRESETS / "three-algorithms.json")
        self.window.key("Home")
        self.window.expect("ToStart")

    def click_curve(self, share, count):
        self.window.click("curve", across=share)
        return self.window.expect("SeekTick", count)

    def test_click_and_drag_on_the_curve_seek(self):
        sought = self.click_curve(0.5, 1)
        self.assertAlmostEqual(sought["to"], 1200, delta=30)
        self.assertEqual(sought["tick"], sought["to"])
        self.window.drag("curve", (0.25, 0.5, 0.75))
        until(lambda: abs(self.window.commands()[-1]["tick"] - 1800) < 30, "the end of the drag")

    def test_the_curve_is_the_selected_lanes(self):
        # By percent each lane has ticks of its own; the cave's run is the shortest.
        self.window.key("3")
        self.window.expect("SelectLane")
        until(lambda: "tab changed cells" in self.window.widgets(), "its figures")
        sought = self.click_curve(0.5, 1)
        self.assertAlmostEqual(sought["to"], 1873 / 2, delta=30)
        self.assertEqual(sought["tick"], sought["to"])

    def test_another_figure_by_its_name(self):
        self.window.key("3")
        until(lambda: "curve of open share" in self.window.widgets(), "the first figure")
        for figure in ("changed cells", "generation"):
            self.window.click(f"tab {figure}")
            until(lambda: f"curve of {figure}" in self.window.widgets(), figure)
        sought = self.click_curve(0.75, 1)
        self.assertAlmostEqual(sought["to"], 1873 * 0.75, delta=30)


class Setting(WindowTest):
    def test_explaining_in_the_pictures_is_switched_off_and_remembered(self):
        with tempfile.TemporaryDirectory() as folder:
            window = self.open(PRESETS / "backtracker.json", folder=folder)
            window.click("View")
            window.click("explain moves")
            self.assertFalse(window.expect("SetExplainMoves")["explain"])
            window.close()
            self.assertFalse(json.loads(window.settings.read_text())["explainMoves"])


if __name__ == "__main__":
    unittest.main()
