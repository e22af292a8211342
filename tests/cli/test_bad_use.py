"""What is refused, with which exit status: 2 for bad use, 1 for a failure."""

from program import PRESETS, Case, main, maze


class BadUse(Case):
    def test_f4_f14_sizes(self):
        expected = "must be a whole number of cells from 1 to 16384; it is"
        for bad in 0, -1, 1.5, "abc", 65537, 46341, 2**31 - 1, 2**32 + 1, " 3", "3 ":
            self.assertIn(f"--width: {expected} {bad}", self.refuse(2, *maze("prim", bad, 3, 1)))
            self.assertIn(f"--height: {expected} {bad}", self.refuse(2, *maze("prim", 3, bad, 1)))
        self.assertIn("--width is missing", self.refuse(2, *maze("prim", "", 3, 1)))

    def test_f12_f49_seeds(self):
        expected = "--seed: must be a whole number from 0 to 18446744073709551615; it is"
        for bad in "-1", "1.5", "abc", "0x10", "1e3", "18446744073709551616", "+1", "9" * 30:
            self.assertIn(f"{expected} {bad}", self.refuse(2, *maze("prim", 3, 3, bad)))

    def test_ticks_scales_and_lanes(self):
        for bad in ("-1", "1.5", "x"):
            self.assertIn("--tick: ", self.refuse(2, *maze("prim", 3, 3, 1, "--tick", bad)))
        for algorithm, bad in ("prim", 0), ("prim", 1), ("prim", 257), ("cellular-automaton", 0):
            png = maze(algorithm, 3, 3, 1, "--format", "png", "--cell", bad)
            self.assertIn("--cell: ", self.refuse(2, *png))
        for bad in (0, 4, -1, "x"):
            self.assertIn("--lane: ", self.refuse(2, "render", "three-algorithms", "--lane", bad))
        self.assertIn("--lane: ", self.refuse(2, *maze("prim", 3, 3, 1, "--lane", 1)))

    def test_names(self):
        message = self.refuse(2, *maze("prom", 3, 3, 1))
        self.assertIn('--algorithm: must be one of "backtracker"', message)
        self.assertIn("--format: ", self.refuse(2, *maze("prim", 3, 3, 1, "--format", "gif")))
        message = self.refuse(2, *maze("prim", 3, 3, 1, "--format", "png", "--palette", "mauve"))
        self.assertIn('--palette: must be one of "standard"', message)

    def test_starts(self):
        for bad in ("3,0", "0,3", "1", "1,", ",1", "1,2,3", "-1,0", "a,b", "4294967296,0"):
            self.assertIn("--start: ", self.refuse(2, *maze("prim", 3, 3, 1, "--start", bad)))
        cave = maze("cellular-automaton", 3, 3, 1, "--start", "0,0")
        self.assertIn("--start: ", self.refuse(2, *cave))

    def test_f5_parameters(self):
        cave = maze("cellular-automaton", 3, 3, 1)
        for name, values in (
            ("fill", ("2", "-0.1", "nan", "inf", "", "0,5", "abc")),
            ("rule", ("B9/S1", "", "B3", "b3/s23")),
            ("generations", ("1.5", "-1", "1e3", "100001", "")),
            ("density", ("1",)),
            ("", ("1",)),
        ):
            for value in values:
                message = self.refuse(2, *cave, "--set", f"{name}={value}")
                self.assertIn(f"--set {name}={value}: ", message)
        self.assertIn("--set: must be name=value", self.refuse(2, *cave, "--set", "fill"))
        twice = ("--set", "fill=0.1", "--set", "fill=0.2")
        self.assertIn("given twice", self.refuse(2, *cave, *twice))
        self.assertIn("it has variant", self.refuse(2, *maze("prim", 3, 3, 1, "--set", "fill=1")))
        self.assertIn('"true"', self.refuse(2, *maze("prim", 3, 3, 1, "--set", "variant=tru")))

    def test_missing_and_mixed_options(self):
        self.assertIn("--algorithm is missing", self.refuse(2, "render"))
        self.assertIn("--seed is missing", self.refuse(2, *maze("prim", 3, 3, 1)[:-2]))
        self.assertIn("PRESET", self.refuse(2, "render", "prim", "--seed", 1))
        self.assertIn("PRESET", self.refuse(2, "render", "prim", "--set", "variant=true"))
        self.refuse(2, "check")
        self.refuse(2, "pictures")
        self.refuse(2, "list", "extra")
        self.refuse(2, "render", "--width")
        for before in (), ("list",), ("render", "prim"):
            self.assertIn("--frobnicate", self.refuse(2, *before, "--frobnicate"))
        for bad in ("0", "-1", "x", "1000001"):
            self.assertIn("--after-frames: ", self.refuse(2, "--after-frames", bad))

    def test_f39_a_picture_too_large_is_refused_before_anything_is_made(self):
        out = self.folder / "a.png"
        message = self.refuse(2, *maze("prim", 16384, 16384, 1, "--cell", 3, "--out", out))
        self.assertIn("--cell: at 3 the picture would have 49153 by 49153 pixels", message)
        self.assertEqual(self.names(), [])


class Failure(Case):
    def test_presets_that_are_not_there_or_bad(self):
        for command in ("render",), ("pictures", "--out", self.folder), ():
            self.assertIn("no-such-preset", self.refuse(1, *command, "no-such-preset"))
        bad = self.folder / "bad.json"
        bad.write_text('{"schema": 1, "lanes": 3}')
        for arguments in (("render", bad), ("pictures", bad, "--out", self.folder / "x")):
            self.assertIn(f"{bad}: /lanes: must be a list", self.refuse(1, *arguments))
        self.assertEqual(self.names(), ["bad.json"])
        self.assertIn("Is a directory", self.refuse(1, "render", PRESETS))


if __name__ == "__main__":
    main()
