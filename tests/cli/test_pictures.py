"""mazescope pictures: a preset played without a window."""

import json
import pathlib

from program import PRESETS, Case, Png, main, maze

STAGES = ("1-start", "2-quarter", "3-half", "4-end")
DONE, HERE = "e8eaed", "e69f00"


def lane(algorithm, width, height):
    return {"algorithm": algorithm, "width": width, "height": height, "seed": 1}


class Pictures(Case):
    def pictures(self, *arguments):
        out = self.folder / "out"
        text = self.succeed("pictures", *arguments, "--out", out).text
        paths = text.splitlines()
        self.assertEqual(sorted(paths), sorted(str(path) for path in out.iterdir()))
        return paths

    @staticmethod
    def contents(paths):
        return [pathlib.Path(path).read_bytes() for path in paths]

    def played(self, lanes, keep_step):
        """The four pictures of a preset, as PNGs."""
        path = self.folder / "a.json"
        preset = {"schema": 1, "lanes": lanes}
        preset.update(playback={"keepStep": keep_step}, view={"linked": False})
        path.write_text(json.dumps(preset))
        paths = self.pictures(path)
        self.assertEqual(paths, [str(self.folder / "out" / f"a-{stage}.png") for stage in STAGES])
        return [Png(contents) for contents in self.contents(paths)]

    def test_the_default_preset(self):
        paths = self.pictures()
        names = [pathlib.Path(path).name for path in paths]
        self.assertEqual(names, [f"three-algorithms-{stage}.png" for stage in STAGES])
        contents = self.contents(paths)
        self.assertEqual(len(set(contents)), 4)
        self.assertEqual(self.contents(self.pictures("three-algorithms")), contents)

    def test_one_lane_is_painted_as_render_does(self):
        """At 15 pixels a cell, which is what a lane of 40 by 30 gets."""
        sheets = self.played([lane("prim", 40, 30)], "tick")
        total = 40 * 30 * 2 - 1
        for sheet, tick in zip(sheets, (0, total // 4, total // 2, total)):
            options = ("--tick", tick, "--cell", 15, "--format", "png")
            png = Png(self.succeed(*maze("prim", 40, 30, 1, *options)).bytes)
            self.assertEqual((sheet.width, sheet.height), (png.width + 48, png.height + 48))
            for y in range(0, png.height, 3):
                for x in range(png.width):
                    self.assertEqual(sheet.at(x + 24, y + 24), png.at(x, y))

    def finished(self, sheet):
        """For each of two lanes side by side: no current cell is shown any more."""
        half = sheet.width // 2
        return [
            not any(sheet.at(x, y) == HERE for y in range(sheet.height) for x in columns)
            for columns in (range(half), range(half, sheet.width))
        ]

    def test_keep_step(self):
        lanes = [lane("backtracker", 4, 3), lane("backtracker", 8, 6)]  # 23 and 95 ticks
        by_tick = [self.finished(sheet) for sheet in self.played(lanes, "tick")[1:]]
        self.assertEqual(by_tick, [[True, False], [True, False], [True, True]])
        by_percent = [self.finished(sheet) for sheet in self.played(lanes, "percent")[1:]]
        self.assertEqual(by_percent, [[False, False], [False, False], [True, True]])

    def test_every_preset_that_ships(self):
        for path in sorted(PRESETS.glob("*.json")):
            if not path.name.endswith(".schema.json"):
                self.succeed("pictures", path, "--out", self.folder / "all")
        self.assertGreaterEqual(len(list((self.folder / "all").iterdir())), 4 * 8)


if __name__ == "__main__":
    main()
