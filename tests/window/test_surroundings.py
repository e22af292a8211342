"""No display, idle and tiny windows, a stopped process."""

import os
import signal
import subprocess
import time
import unittest

from driver import PRESETS, PROGRAM, WindowTest, xdotool


class Surroundings(WindowTest):
    def frame(self, window):
        """The number of the frame now, by a command that moves nothing."""
        count = len(window.commands("SelectLane"))
        window.key("1")
        return window.expect("SelectLane", count + 1)["frame"]

    def test_f41_no_display_is_told_in_one_line(self):
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        for display in ({}, {"DISPLAY": ":4711"}):
            done = subprocess.run([PROGRAM], env={**environment, **display}, capture_output=True,
                                  text=True, timeout=60)
            self.assertEqual(done.returncode, 3)
            self.assertRegex(done.stderr, r"\Amazescope: no display: .*\n\Z")

    def test_f41_opengl_too_old_is_told(self):
        done = subprocess.run([PROGRAM], env=dict(os.environ, MESA_GL_VERSION_OVERRIDE="2.1"),
                              capture_output=True, text=True, timeout=60)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("OpenGL 3.3", done.stderr)

    def test_f34_nothing_is_drawn_while_nothing_happens(self):
        window = self.open(PRESETS / "three-algorithms.json")
        window.move(640, 5)
        before = self.frame(window)
        time.sleep(3)
        self.assertLess(self.frame(window) - before, 15)

    def test_f31_a_stopped_process_does_not_burst(self):
        window = self.open(PRESETS / "backtracker.json")
        window.key("Home")
        for _ in range(20):
            window.key("minus")  # down to one tick a second
        window.key("space")
        window.process.send_signal(signal.SIGSTOP)
        time.sleep(5)
        window.process.send_signal(signal.SIGCONT)
        window.key("space")
        self.assertLessEqual(window.expect("TogglePlay", 2)["tick"], 3)

    def test_f36_tiny_windows(self):
        window = self.open(PRESETS / "three-algorithms.json")
        for size in ((1, 1), (201, 200), (640, 400), (1280, 800)):
            xdotool("windowsize", window.id, *size)
            time.sleep(0.4)
        window.key("Right")
        self.assertEqual(window.expect("StepTicks")["tick"], 1)


if __name__ == "__main__":
    unittest.main()
