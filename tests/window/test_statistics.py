"""Figures of one lane, the table that compares lanes, and surveys of many seeds."""

import tempfile
import unittest

from driver import PRESETS, WindowTest, until, xdotool


class Statistics(WindowTest):
    def setUp(self):
        self.window = self.open(PRESETS / "three-algorithms.json")

    def survey(self, seeds, first="0"):
        self.window.enter("##first seed", first)
        self.window.enter("##seeds", seeds)
        self.window.click("start survey")

    def bottom_of_lanes(self):
        return max(place["y"] + place["height"] for name, place in self.window.widgets().items()
                   if name.endswith("picture"))

    def test_the_figures_of_the_selected_lane(self):
        window = self.window
        self.assertIn("figure longest-path", window.widgets())
        self.assertNotIn("figure open-share", window.widgets())
        window.key("3")
        until(lambda: "figure open-share" in window.widgets(), "the figure of caves")

    def test_t_opens_and_closes_the_table_and_the_lanes_make_room(self):
        window = self.window
        bottom = self.bottom_of_lanes()
        window.key("t")
        self.assertEqual(window.expect("ShowDrawer")["drawer"], "comparison")
        until(lambda: "column 3" in window.widgets(), "the table")
        self.assertLess(self.bottom_of_lanes(), window.widgets()["drawer edge"]["y"])
        self.assertLess(self.bottom_of_lanes(), bottom)
        window.click("column 2")
        self.assertEqual(window.expect("SelectLane")["lane"], 1)
        window.key("t")
        until(lambda: "column 3" not in window.widgets(), "the table to close")

    def test_a_row_is_flipped(self):
        window = self.window
        window.key("t")
        window.click("flip dead-ends")
        self.assertEqual(window.expect("FlipStatistic")["statistic"], "dead-ends")

    def test_the_table_is_copied(self):
        window = self.window
        window.key("t")
        window.click("Copy as Markdown")
        self.assertEqual(window.expect("Tell")["news"], "Copied 3 columns as Markdown.")
        window.click("Copy as CSV")
        self.assertEqual(window.expect("Tell", 2)["news"], "Copied 3 columns as CSV.")

    def test_a_small_window_shows_the_lanes(self):
        window = self.window
        window.key("t")
        until(lambda: "drawer edge" in window.widgets(), "the drawer")
        xdotool("windowsize", window.id, 1280, 400)
        until(lambda: "drawer edge" not in window.widgets(), "the drawer to give way")

    def test_a_survey_runs_to_its_end(self):
        window = self.window
        window.key("y")
        self.survey("300", first="18446744073709551000")
        started = window.expect("StartSurvey")
        self.assertEqual((started["firstSeed"], started["seeds"]), (18446744073709551000, 300))
        until(lambda: "start survey" in window.widgets() and "histogram 3" in window.widgets(),
              "the end of the survey")
        window.click("Copy as CSV")
        self.assertEqual(window.expect("Tell")["news"], "Copied 900 records as CSV.")

    def test_a_long_survey_leaves_the_window_live_and_is_cancelled(self):
        window = self.window
        window.key("y")
        self.survey("100000")
        until(lambda: "survey progress" in window.widgets(), "the progress")
        window.key("Home", "space")
        until(lambda: window.commands("TogglePlay"), "playing")
        window.key("space")
        self.assertGreater(window.expect("TogglePlay", 2)["tick"], 0)
        window.click("cancel survey")
        window.expect("CancelSurvey")
        until(lambda: "start survey" in window.widgets(), "the survey to end")
        self.assertIn("summary 1", window.widgets())

    def test_bounds_are_named(self):
        window = self.window
        window.key("y")
        self.survey("1000001")
        window.expect("StartSurvey")
        window.click("dismiss")
        window.enter("##seeds", "many")
        self.assertEqual(window.expect("Report")["error"],
                         'The number of seeds must be a whole number from 1 to 1000000; it is "many".')


class OwnWindows(WindowTest):
    def test_what_is_copied_is_on_the_clipboard(self):
        window = self.open(PRESETS / "backtracker.json")
        window.key("t")
        window.click("Copy as CSV")
        self.assertEqual(window.expect("Tell")["news"], "Copied 1 column as CSV.")
        # It is told by the error about pasting it as a seed.
        window.click("##seed")
        until(lambda: "typing" in window.widgets(), "the field")
        window.hold("ctrl+v")
        window.hold("Return")
        self.assertIn('figure,"1 Recursive backtracker"', window.expect("Report")["error"])

    def test_the_drawer_is_pulled_by_its_edge_and_remembered(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        window = self.open(PRESETS / "three-algorithms.json", folder=folder)
        window.key("t")
        edge = window.place("drawer edge")
        window.move(*edge)
        xdotool("mousedown", 1)
        window.move(edge[0], edge[1] + 60)
        window.move(edge[0], edge[1] + 100)
        until(lambda: abs(window.place("drawer edge")[1] - edge[1] - 100) <= 8, "the moved edge")
        xdotool("mouseup", 1)
        height = window.commands("SetDrawerHeight")[-1]["height"]
        self.assertLess(height, 230)
        window.key("y", "y")
        self.assertEqual(window.close(), 0)
        again = self.open(PRESETS / "three-algorithms.json", folder=folder)
        again.key("t")
        self.assertAlmostEqual(again.place("drawer edge")[1], edge[1] + 100, delta=8)


if __name__ == "__main__":
    unittest.main()
