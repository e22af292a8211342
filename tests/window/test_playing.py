"""Play, pause, step, step back, scrub: by button and by key."""

import unittest

from driver import PRESETS, WindowTest, until


class Playing(WindowTest):
    def setUp(self):
        self.window = self.open(PRESETS / "three-algorithms.json")

    def test_buttons_play_and_pause(self):
        self.window.click("play")
        self.window.expect("TogglePlay")
        self.window.click("play")
        paused = self.window.expect("TogglePlay", 2)
        self.assertGreater(paused["tick"], 0)
        self.window.key("Right")
        self.assertEqual(self.window.expect("StepTicks")["tick"], paused["tick"] + 1)

    def test_keys_step_by_tick_and_phase(self):
        window = self.window
        window.key("Right", "Right", "Right", "Left")
        self.assertEqual(window.expect("StepTicks", 3)["tick"], 3)
        self.assertEqual(window.expect("StepTicks", 4)["tick"], 2)
        # The backtracker's first phase ends with its first pop.
        window.key("shift+Right")
        forward = window.expect("StepPhases")
        self.assertGreater(forward["tick"], 2)
        window.key("shift+Left")
        self.assertEqual(window.expect("StepPhases", 2)["tick"], 0)
        window.key("shift+Right")
        self.assertEqual(window.expect("StepPhases", 3)["tick"], forward["tick"])

    def test_buttons_step(self):
        window = self.window
        for name in ("tick", "tick", "tick back", "phase", "phase back", "to end", "to start"):
            window.click(name)
        window.expect("ToStart")
        ticks = [command["tick"] for command in window.commands()]
        self.assertEqual(ticks[:3], [1, 2, 1])
        self.assertEqual(ticks[4], 0)
        self.assertEqual(ticks[5:], [2400, 0])

    def test_f28_steps_are_clamped_at_both_ends(self):
        window = self.window
        window.key(*["Left"] * 10)
        self.assertEqual(window.expect("StepTicks", 10)["tick"], 0)
        window.key("End", *["Right"] * 10)
        self.assertEqual(window.expect("StepTicks", 20)["tick"], 2400)

    def test_scrubbing_follows_the_mouse_both_ways(self):
        self.window.drag("scrub", (0.1, 0.3, 0.6, 0.8, 0.4, 0.2))
        self.window.expect("Seek", 6)
        ticks = [command["tick"] for command in self.window.commands("Seek")]
        top = ticks.index(max(ticks))
        self.assertEqual(ticks[:top + 1], sorted(ticks[:top + 1]))
        self.assertEqual(ticks[top:], sorted(ticks[top:], reverse=True))
        self.assertAlmostEqual(max(ticks), 0.8 * 2400, delta=30)
        self.assertAlmostEqual(ticks[-1], 0.2 * 2400, delta=30)

    def test_speed_keys_and_slider(self):
        window = self.window
        window.key("plus", "minus")
        self.assertEqual(window.expect("SetSpeed")["speed"], 180)
        self.assertEqual(window.expect("SetSpeed", 2)["speed"], 120)
        window.drag("speed", (0.5, 0.99))
        until(lambda: window.commands("SetSpeed")[-1]["speed"] == "max", "the top speed")
        window.key("space")
        until(lambda: self._reached(2400), "the end at top speed")

    def test_f25_play_restart_fifty_times(self):
        window = self.window
        for _ in range(25):
            window.key("space", "r")
        window.key("Home", "Right")
        self.assertEqual(window.expect("StepTicks")["tick"], 1)

    def _reached(self, tick):
        self.window.key("1")  # a command that is logged and moves nothing
        return self.window.commands()[-1]["tick"] == tick


if __name__ == "__main__":
    unittest.main()
