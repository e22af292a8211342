"""What the window shows, pixel by pixel, against the text of the same grid."""

import json
import pathlib
import subprocess
import tempfile
import unittest

from driver import PRESETS, PROGRAM, fitted, screenshot

DONE, WALL, ROCK, OPEN = (232, 234, 237), (20, 22, 27), (43, 48, 59), (232, 234, 237)


class Pictures(unittest.TestCase):
    def shot(self, lane, end=10**9, palette="standard"):
        """The window's picture of one lane at its end, and the same as text."""
        with tempfile.TemporaryDirectory() as folder:
            preset = pathlib.Path(folder, "preset.json")
            preset.write_text(json.dumps({
                "schema": 1, "lanes": [lane], "playback": {"tick": end},
                "view": {"palette": palette}}))
            text = subprocess.run([PROGRAM, "render", preset, "--format", "text", "--out", "-"],
                                  check=True, capture_output=True, text=True).stdout
            image, widgets = screenshot(preset)
        return image, widgets["lane 1 picture"], text.splitlines()

    def test_f38_every_cell_and_wall_of_odd_mazes(self):
        for width, height in ((1, 9), (23, 17), (63, 11)):
            with self.subTest(width=width, height=height):
                image, pane, text = self.shot(
                    {"algorithm": "backtracker", "width": width, "height": height, "seed": 3})
                cell, left, top = fitted(pane, width, height)
                for row in range(2 * height + 1):
                    for column in range(2 * width + 1):
                        if row % 2 == 0 and column % 2 == 0:
                            continue
                        x = left + (column / 2) * cell
                        y = top + (row / 2) * cell
                        expected = WALL if text[row][column] == "#" else DONE
                        self.assertEqual(image.at(x, y), expected, (column, row))

    def test_openings_are_gaps_in_the_outer_wall(self):
        for width, height in ((12, 9), (30, 20)):
            with self.subTest(width=width, height=height):
                image, pane, text = self.shot(
                    {"algorithm": "backtracker", "width": width, "height": height, "seed": 3,
                     "stages": [{"algorithm": "entrances"}]})
                cell, left, top = fitted(pane, width, height)
                gaps = 0
                for row in range(2 * height + 1):
                    for column in range(2 * width + 1):
                        if column % (2 * width) and row % (2 * height):
                            continue
                        at = image.at(left + column / 2 * cell, top + row / 2 * cell)
                        self.assertEqual(at == WALL, text[row][column] == "#", (column, row))
                        gaps += at != WALL
                self.assertEqual(gaps, 2)

    def test_f39_grids_larger_than_the_largest_texture_are_tiled(self):
        preset = PRESETS / "three-algorithms.json"
        whole, _ = screenshot(preset, "--tick", 1200)
        tiled, _ = screenshot(preset, "--tick", 1200, "--texture-limit", 16)
        self.assertEqual(whole.rows, tiled.rows)

    def test_every_cell_of_a_cave(self):
        image, pane, text = self.shot(
            {"algorithm": "cellular-automaton", "width": 41, "height": 29, "seed": 5})
        cell, left, top = fitted(pane, 41, 29)
        for row in range(29):
            for column in range(41):
                expected = ROCK if text[row + 1][column + 1] == "#" else OPEN
                at = image.at(left + (column + 0.5) * cell, top + (row + 0.5) * cell)
                self.assertEqual(at, expected, (column, row))

    def test_f33_walls_are_even_where_cells_are_not_whole_pixels(self):
        image, pane, _ = self.shot(
            {"algorithm": "backtracker", "width": 60, "height": 50, "seed": 1,
             "view": {"zoom": 1.37}}, end=0)
        y = int(pane["y"] + pane["height"] / 2)
        row = [image.at(pane["x"] + x, y) for x in range(2, int(pane["width"]) - 2)]
        if all(pixel == WALL for pixel in row):
            row = [image.at(pane["x"] + x, y + 4) for x in range(2, int(pane["width"]) - 2)]
        walls, rooms = self.runs(row, WALL)
        self.assertGreater(len(walls), 20)
        self.assertEqual(len(set(walls[1:-1])), 1, walls)
        self.assertLessEqual(max(rooms[1:-1]) - min(rooms[1:-1]), 1, rooms)

    @staticmethod
    def runs(row, colour):
        """Lengths of the runs of one colour, and of all others."""
        lengths = ([], [])
        for previous, pixel in zip([None] + row, row):
            kind = 0 if pixel == colour else 1
            if previous is None or (previous == colour) != (pixel == colour):
                lengths[kind].append(0)
            lengths[kind][-1] += 1
        return lengths


if __name__ == "__main__":
    unittest.main()
