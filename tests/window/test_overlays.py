"""Overlays in the window: chosen, measured from a cell that was clicked, and in the right colours."""

import json
import math
import pathlib
import tempfile
import unittest

from driver import PRESETS, WindowTest, screenshot
from maze import Maze

LANE = {"algorithm": "backtracker", "width": 13, "height": 9, "seed": 3}
DONE, PATH = (232, 234, 237), (213, 94, 0)
START = (4, 3)


def scale(share):
    """The colour scale as core/include/mazescope/color_scale.hpp defines it, in plain Python."""
    angle = math.radians(285 + share * (125 - 285))
    lightness = 0.26 + share * (0.93 - 0.26)
    a, b = 0.04 + 0.15 * math.cos(angle), 0.05 + 0.15 * math.sin(angle)
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
              -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
              -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    bounded = [min(1, max(0, value)) for value in linear]
    return tuple(round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))
                 for v in bounded)


def near(colour, expected):
    """Equal but for the last bit, which another library's power function may round otherwise."""
    return all(abs(a - b) <= 1 for a, b in zip(colour, expected))


class Overlays(WindowTest):
    def shot(self, overlay, *options):
        """The colour of each cell of the finished maze under an overlay, and the maze."""
        with tempfile.TemporaryDirectory() as folder:
            preset = pathlib.Path(folder, "preset.json")
            preset.write_text(json.dumps({"schema": 1, "lanes": [{**LANE, "overlay": overlay}],
                                          "playback": {"tick": 10**9}}))
            maze = Maze.of(preset)
            image, widgets = screenshot(preset, *options)
        pane, (width, height) = widgets["lane 1 picture"], (LANE["width"], LANE["height"])
        cell = int(min((pane["width"] - 12) / width, (pane["height"] - 12) / height))
        left = pane["x"] + math.floor((int(pane["width"]) - width * cell) / 2 + 0.5)
        top = pane["y"] + math.floor((int(pane["height"]) - height * cell) / 2 + 0.5)
        return {(x, y): image.at(left + (x + 0.5) * cell, top + (y + 0.5) * cell)
                for x, y in maze.cells}, maze

    def test_distances_are_on_an_even_scale(self):
        for options in ((), ("--texture-limit", 4)):
            colours, maze = self.shot({"show": "distance", "x": START[0], "y": START[1]}, *options)
            distances = maze.distances(START)
            farthest = max(distances.values())
            for cell, distance in distances.items():
                expected = scale(distance * 254 // farthest / 254)
                self.assertTrue(near(colours[cell], expected), (cell, colours[cell], expected))

    def test_dead_ends_and_the_longest_path_are_in_the_colour_of_the_path(self):
        colours, maze = self.shot({"show": "dead-ends"})
        for cell in maze.cells:
            dead_end = len([*maze.neighbours(cell)]) == 1
            self.assertEqual(colours[cell], PATH if dead_end else DONE, cell)

        colours, maze = self.shot({"show": "longest-path"})
        longest = max(max(maze.distances(cell).values()) for cell in maze.cells)
        path = [cell for cell in maze.cells if colours[cell] == PATH]
        self.assertEqual(len(path), longest + 1)
        ends = [cell for cell in path if max(maze.distances(cell).values()) == longest]
        self.assertEqual(len(ends), 2)
        self.assertEqual({colours[cell] for cell in maze.cells}, {PATH, DONE})

    def test_the_order_and_components(self):
        colours, _ = self.shot({"show": "order"})
        self.assertGreater(len({*colours.values()}), 100)  # 117 cells, each at a tick of its own
        colours, _ = self.shot({"show": "components"})
        self.assertEqual(len({*colours.values()}), 1)

    def test_every_overlay_is_chosen_from_the_header_and_undone(self):
        window = self.open(PRESETS / "three-algorithms.json")
        chosen = ["distance", "order", "dead-ends", "longest-path", "components", "none"]
        names = ["Distance", "Order of making", "Dead ends", "Longest path", "Components", "None"]
        for count, (show, name) in enumerate(zip(chosen, names), 1):
            window.click("lane 2 overlay")
            window.click(f"overlay {name}")
            command = window.expect("SetOverlay", count)
            self.assertEqual((command["lane"], command["show"]), (1, show))
        self.assertNotIn("lane 2 overlay bar", window.widgets())
        window.key("ctrl+z")
        window.expect("Undo")
        window.place("lane 2 overlay bar")

    def test_a_right_click_measures_from_a_cell_of_a_maze_and_of_a_cave(self):
        window = self.open(PRESETS / "three-algorithms.json")
        window.key("End")
        for count, lane in enumerate((1, 3), 1):
            window.click(f"lane {lane} picture", button=3, across=0.4)
            window.click("distance from here")
            command = window.expect("SetOverlay", count)
            self.assertEqual((command["lane"], command["show"]), (lane - 1, "distance"))
            x, y = command["from"]
            self.assertTrue(10 < x < 20 and 12 < y < 17, command)
            window.place(f"lane {lane} overlay bar")


if __name__ == "__main__":
    unittest.main()
