"""What is refused, with which exit status: 2 for bad use, 1 for a failure."""

from program import PRESETS, Case, main, maze


class BadUse(Case):
    def test_f4_f14_sizes(self):
        for option, width, height in (("--width", "{}", 3), ("--height", 3, "{}")):
            for bad in ("0", "-1", "1.5", "abc", "", "65537", "46341", "2147483647", "4294967297", " 3", "3 "):
                arguments = maze("prim", str(width).format(bad), str(height).format(bad), 1)
                message = self.refuse(2, *arguments)
                self.assertIn(option, message)
                if bad:
                    self.assertIn(f"{option}: must be a whole number of cells from 1 to 16384; it is {bad}", message)

    def test_f12_f49_seeds(self):
        for bad in ("-1", "1.5", "abc", "0x10", "1e3", "18446744073709551616", "+1", "99999999999999999999999"):
            self.assertIn(
                f"--seed: must be a whole number from 0 to 18446744073709551615; it is {bad}",
                self.refuse(2, *maze("prim", 3, 3, bad)),
            )

    def test_ticks_scales_and_lanes(self):
        for bad in ("-1", "1.5", "x"):
            self.assertIn("--tick: ", self.refuse(2, *maze("prim", 3, 3, 1, "--tick", bad)))
        png = ("--format", "png")
        for algorithm, bad in (("prim", 0), ("prim", 1), ("prim", 257), ("cellular-automaton", 0), ("prim", -1)):
            self.assertIn("--cell: ", self.refuse(2, *maze(algorithm, 3, 3, 1, *png, "--cell", bad)))
        for bad in (0, 4, -1, "x"):
            self.assertIn("--lane: ", self.refuse(2, "render", "three-algorithms", "--lane", bad))
        self.assertIn("--lane: ", self.refuse(2, *maze("prim", 3, 3, 1, "--lane", 1)))

    def test_names(self):
        self.assertIn('--algorithm: must be one of "backtracker"', self.refuse(2, *maze("prom", 3, 3, 1)))
        self.assertIn("--format: ", self.refuse(2, *maze("prim", 3, 3, 1, "--format", "gif")))
        message = self.refuse(2, *maze("prim", 3, 3, 1, "--format", "png", "--palette", "mauve"))
        self.assertIn('--palette: must be one of "standard"', message)

    def test_starts(self):
        for bad in ("3,0", "0,3", "1", "1,", ",1", "1,2,3", "-1,0", "a,b", "4294967296,0"):
            self.assertIn("--start: ", self.refuse(2, *maze("prim", 3, 3, 1, "--start", bad)))
        self.assertIn("--start: ", self.refuse(2, *maze("cellular-automaton", 3, 3, 1, "--start", "0,0")))

    def test_f5_parameters(self):
        cave = lambda *settings: maze("cellular-automaton", 3, 3, 1, *(x for s in settings for x in ("--set", s)))
        for bad in ("fill=2", "fill=-0.1", "fill=nan", "fill=inf", "fill=", "fill=0,5", "fill=abc", "fill", "=1",
                    "rule=B9/S1", "rule=", "generations=1.5", "generations=-1", "generations=1e3", "density=1"):
            self.assertIn(f"--set", self.refuse(2, *cave(bad)))
        self.assertIn("given twice", self.refuse(2, *cave("fill=0.1", "fill=0.2")))
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
        for unknown in (("--frobnicate",), ("list", "--frobnicate"), ("render", "prim", "--frobnicate")):
            self.assertIn("--frobnicate", self.refuse(2, *unknown))
        for bad in ("0", "-1", "x", "1000001"):
            self.assertIn("--after-frames: ", self.refuse(2, "--after-frames", bad))

    def test_f39_a_picture_too_large_is_refused_before_anything_is_made(self):
        out = self.folder / "a.png"
        message = self.refuse(2, *maze("prim", 16384, 16384, 1, "--cell", 3, "--out", out))
        self.assertIn("--cell: at 3 the picture would have 49153 by 49153 pixels", message)
        self.assertEqual(self.names(), [])


class Failure(Case):
    def test_presets_that_are_not_there_or_bad(self):
        self.assertIn("no-such-preset", self.refuse(1, "render", "no-such-preset"))
        self.assertIn("no-such-preset", self.refuse(1, "pictures", "no-such-preset", "--out", self.folder))
        self.assertIn("no-such-preset", self.refuse(1, "no-such-preset"))
        bad = self.folder / "bad.json"
        bad.write_text('{"schema": 1, "lanes": 3}')
        for arguments in (("render", bad), ("pictures", bad, "--out", self.folder / "x")):
            self.assertIn(f"{bad}: /lanes: must be a list", self.refuse(1, *arguments))
        self.assertEqual(self.names(), ["bad.json"])
        self.assertIn("Is a directory", self.refuse(1, "render", PRESETS))


if __name__ == "__main__":
    main()
