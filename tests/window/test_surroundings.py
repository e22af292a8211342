"""No display, idle, tiny and minimised windows, a stopped process."""

import os
import shutil
import signal
import subprocess
import time
import unittest

from driver import PRESETS, PROGRAM, WindowTest, xdotool


def processor_seconds(process):
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        while window.commands() and len(window.commands("SetSpeed")) < 20:
            window.key("minus")  # down to one tick a second
        self.assertEqual(window.commands("SetSpeed")[-1]["speed"] >= 1 / 1.5, True)
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

    @unittest.skipUnless(shutil.which("openbox"), "openbox is not installed")
    def test_f35_f36_minimised_time_stands_still(self):
        manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        self.addCleanup(manager.wait)
        self.addCleanup(manager.terminate)
        time.sleep(1)
        window = self.open(PRESETS / "large.json")
        window.key("space")
        window.expect("TogglePlay")
        for _ in range(3):
            xdotool("windowminimize", window.id)
            time.sleep(0.5)
            used = processor_seconds(window.process)
            time.sleep(2)
            self.assertLess(processor_seconds(window.process) - used, 0.3)
            xdotool("windowmap", window.id)
            xdotool("windowactivate", window.id)
            time.sleep(0.5)
        self.assertIsNone(window.process.poll())


if __name__ == "__main__":
    unittest.main()
