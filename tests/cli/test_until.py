"""mazescope render --until: the first tick that meets a condition."""

from program import PRESETS, Case, main, maze

SIZE = (20, 15)
CELLS = SIZE[0] * SIZE[1]


def opened(text):
    """The characters that are open, by column and row."""
    return {
        (x, y)
        for y, line in enumerate(text.splitlines())
        for x, character in enumerate(line)
        if character == " "
    }


class Until(Case):
    def setUp(self):
        super().setUp()
        self.subject = maze("backtracker", *SIZE, 7, "--start", "0,0")
        self._texts = {}

    def at(self, tick):
        if tick not in self._texts:
            self._texts[tick] = self.succeed(*self.subject, "--tick", tick).text
        return self._texts[tick]

    def until(self, *conditions, after=None):
        options = [word for each in conditions for word in ("--until", each)]
        tick = () if after is None else ("--tick", after)
        return self.succeed(*self.subject, *tick, *options).text

    def test_a_cell_is_touched(self):
        # The first move that touches a cell opens it, and it stays open.
        cell = (2 * 11 + 1, 2 * 9 + 1)
        low, high = 0, 2 * CELLS
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if cell in opened(self.at(middle)) else (middle, high)
        self.assertEqual(self.until("cell:11,9"), self.at(high))
        self.assertNotEqual(self.at(high - 1), self.at(high))

    def test_a_line_is_reached(self):
        # The first move is line 1's, the second line 5's.
        self.assertEqual(self.until("line:1"), self.at(1))
        self.assertEqual(self.until("line:5"), self.at(2))
        # Until the first pop, every move opens something: the pop is the first that does not.
        first = next(t for t in range(2, 2 * CELLS) if self.at(t) == self.at(t - 1))
        self.assertEqual(self.until("line:6"), self.at(first))

    def test_a_figure_passes_a_value(self):
        # Each move up to the first pop pushes one cell, so depth n + 1 is tick n + 1.
        self.assertEqual(self.until("stack-depth>4"), self.at(5))
        self.assertEqual(self.until("stack-depth>0"), self.at(1))
        # The last pop empties the stack.
        self.assertEqual(self.until("stack-depth<1", after=2), self.at(2 * CELLS))

    def test_a_dead_end_and_a_phase(self):
        # The first cell that is done is where the walk got stuck: a dead end, and the end of the
        # phase is that pop.
        first_pop = self.until("line:6")
        self.assertEqual(self.until("dead-end"), first_pop)
        self.assertEqual(self.until("phase"), first_pop)

    def test_percent(self):
        self.assertEqual(self.until("percent:50"), self.at(CELLS))
        self.assertEqual(self.until("percent:100"), self.at(2 * CELLS))
        self.assertEqual(self.until("percent:0.01"), self.at(1))

    def test_any_of_several_and_after_a_tick(self):
        self.assertEqual(self.until("percent:50", "line:5"), self.at(2))
        self.assertEqual(self.until("line:5", "percent:50"), self.at(2))
        self.assertEqual(self.until("line:5", after=2), self.at(3))
        self.assertEqual(self.until("percent:50", after=2), self.at(CELLS))

    def test_the_same_picture_as_at_that_tick(self):
        by_tick = self.succeed(*self.subject, "--tick", CELLS, "--format", "png").bytes
        until = self.succeed(*self.subject, "--until", "percent:50", "--format", "png").bytes
        self.assertEqual(until, by_tick)

    def test_a_preset_and_a_lane_of_it(self):
        path = PRESETS / "three-algorithms.json"
        by_tick = self.succeed("render", path, "--lane", 2, "--tick", 1200).text
        self.assertEqual(self.succeed("render", path, "--lane", 2, "--until", "percent:50").text,
                         by_tick)

    def test_a_cave(self):
        cave = maze("cellular-automaton", 20, 20, 3)
        first = next(t for t in range(401) if " " in self.succeed(*cave, "--tick", t).text)
        self.assertEqual(self.succeed(*cave, "--until", "open-share>0").text,
                         self.succeed(*cave, "--tick", first).text)


class Never(Case):
    def test_what_is_not_met_fails_with_the_ticks(self):
        subject = maze("backtracker", 4, 3, 1)
        errors = self.refuse(1, *subject, "--until", "stack-depth>100")
        self.assertIn("not met after tick 0; the run ended at tick 24", errors)
        errors = self.refuse(1, *subject, "--tick", 20, "--until", "line:1")
        self.assertIn("not met after tick 20; the run ended at tick 24", errors)
        self.refuse(1, *subject, "--tick", 24, "--until", "line:6")

    def test_a_failure_leaves_no_file(self):
        picture = self.folder / "a.png"
        self.refuse(1, *maze("prim", 4, 4, 1), "--until", "frontier-size>100000", "--out", picture)
        self.assertEqual(self.names(), [])

    def test_what_can_never_be_met_is_bad_use(self):
        subject = maze("backtracker", 4, 3, 1)
        for condition, reason in (
            ("cell:4,0", "lies outside the grid, which ends at (3, 2)"),
            ("line:2", "moves belong to lines 1, 5, 6"),
            ("line:99", "moves belong to lines 1, 5, 6"),
            ("frontier-size>5", "it has stack-depth"),
        ):
            with self.subTest(condition=condition):
                self.assertIn(reason, self.refuse(2, *subject, "--until", condition))

    def test_what_cannot_be_read_is_bad_use(self):
        for condition in ("", "cell", "cell:", "cell:1", "cell:1,2,3", "cell:-1,0", "line:0",
                          "line:1.5", "percent:0", "percent:101", "percent:nan", "depth>5",
                          "stack-depth", "stack-depth>", "stack-depth=5", "stack-depth>-1",
                          "dead-ends", "Phase", " phase", "phase "):
            with self.subTest(condition=condition):
                self.refuse(2, *maze("backtracker", 4, 3, 1), "--until", condition)

    def test_one_bad_condition_among_good_ones(self):
        self.refuse(2, *maze("backtracker", 4, 3, 1), "--until", "phase", "--until", "line:2")


if __name__ == "__main__":
    main()
