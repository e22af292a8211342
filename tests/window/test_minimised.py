"""A minimised window. On a screen of its own: GLFW 3.3 does not start where a window manager has been
and gone, as what it left on the root window misleads it."""

import os
import shutil
import subprocess
import time
import unittest

from driver import PRESETS, WindowTest, xdotool


def processor_seconds(process):
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Minimised(WindowTest):
    @unittest.skipUnless(shutil.which("openbox"), "openbox is not installed")
    def test_f35_f36_it_uses_no_processor_and_comes_back(self):
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
