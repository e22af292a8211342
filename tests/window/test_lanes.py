"""Several lanes: select, duplicate, close, unlink, zoom and pan."""

import unittest

from driver import PRESETS, WindowTest, xdotool


class Lanes(WindowTest):
    def setUp(self):
        self.window = self.open(PRESETS / "three-algorithms.json")

    def test_select_by_key_and_click(self):
        window = self.window
        window.key("2")
        self.assertEqual(window.expect("SelectLane")["lane"], 1)
        window.click("lane 3 picture")
        self.assertEqual(window.expect("SelectLane", 2)["lane"], 2)

    def test_duplicate_up_to_six_and_close_down_to_one(self):
        window = self.window
        for _ in range(4):
            window.click("lane 1 duplicate")
        window.expect("DuplicateLane", 4)
        window.click("dismiss")  # the fourth was one too many
        window.key("6")
        self.assertEqual(window.commands("SelectLane")[-1]["lane"], 5)
        for _ in range(6):
            window.click("lane 1 close")
        window.expect("CloseLane", 6)
        window.click("dismiss")
        self.assertNotIn("lane 2 close", window.widgets())

    def test_f43_an_unlinked_lane_is_let_be(self):
        window = self.window
        window.click("linked")
        self.assertFalse(window.expect("SetLinked")["linked"])
        window.key("End")
        window.expect("ToEnd")
        window.drag("Width slider", (0.6, 0.65, 0.7))
        narrow = window.expect("EditSpec")
        self.assertEqual(narrow["tick"], 0)
        window.key("2")
        window.enter("##Height", "30")
        window.enter("##seed", "43")
        other = window.commands("EditSpec")[-1]["spec"]
        self.assertEqual((other["algorithm"], other["width"], other["height"]), ("prim", 40, 30))

    def test_wheel_zooms_drag_pans_double_click_fits(self):
        window = self.window
        window.move(*window.place("lane 1 picture"))
        xdotool("click", 4)
        zoomed = window.expect("SetLaneView")
        self.assertAlmostEqual(zoomed["zoom"], 1.25)
        window.drag("lane 1 picture", (0.5, 0.6, 0.7))
        self.assertLess(window.expect("SetLaneView", 2)["x"], zoomed["x"])
        xdotool("click", "--repeat", 2, "--delay", 120, 1)
        window.key("1")
        window.expect("SelectLane")
        self.assertEqual(window.commands("SetLaneView")[-1]["zoom"], 1)

    def test_right_click_sets_the_start(self):
        window = self.window
        window.click("lane 1 picture", button=3)
        window.click("begin here")
        self.assertEqual(len(window.expect("EditSpec")["spec"]["start"]), 2)


if __name__ == "__main__":
    unittest.main()
