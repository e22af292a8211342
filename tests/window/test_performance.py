"""How much work the window does: frames drawn while nothing happens, uploads a frame. No clocks."""

import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

from driver import PRESETS, PROGRAM, SOURCE, WindowTest, until

BENCH = SOURCE / "tests" / "bench" / "window"
ROW = 4096 * 2  # bytes: 16 bits a cell


class Performance(WindowTest):
    def open_logged(self, preset, *arguments):
        """A window, and a function that gives what each frame so far did."""
        log = self.folder() / "frames.jsonl"
        window = self.open(preset, *arguments, "--log-frames", log)

        def frames():
            return [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")]
        return window, frames

    def folder(self):
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        return pathlib.Path(kept.name)

    def rest(self, frames):
        """Waits until no frame is drawn for a while; returns how many there were."""
        def still():
            before = len(frames())
            time.sleep(1)
            return before if before and before == len(frames()) else None
        return until(still, "the window to rest", 60)

    def test_nothing_is_drawn_while_nothing_changes(self):
        window, frames = self.open_logged(PRESETS / "three-algorithms.json")
        drawn = self.rest(frames)
        time.sleep(5)
        self.assertEqual(len(frames()), drawn)
        window.key("End")
        window.expect("ToEnd")
        drawn = self.rest(frames)
        time.sleep(3)
        self.assertEqual(len(frames()), drawn, "at the end of the run")

    def test_a_step_uploads_a_few_rows_once(self):
        window, frames = self.open_logged(BENCH / "one-4096.json", "--tick", "100000")
        drawn = self.rest(frames)
        window.key("Right")
        window.expect("StepTicks")
        self.rest(frames)
        sent = [frame for frame in frames()[drawn:] if frame["bytes"] > 0]
        self.assertEqual(len(sent), 1, "one frame uploads, the others find nothing new")
        self.assertLessEqual(sent[0]["bytes"], 5 * ROW)
        self.assertLessEqual(sent[0]["uploads"], 2)

    def test_f12_shows_where_the_time_goes_and_lets_the_window_rest(self):
        window, frames = self.open_logged(PRESETS / "three-algorithms.json")
        window.key("F12")
        window.expect("ShowPerformance")
        window.key("space")
        window.expect("TogglePlay")
        shown = until(lambda: [name for name in window.widgets()
                               if name.startswith("performance whole")], "the panel")
        for part in ("simulate", "upload", "draw", "interface", "present", "ticks a second",
                     "uploads a frame", "memory of the lanes"):
            self.assertTrue(any(name.startswith(f"performance {part}:") for name in window.widgets()),
                            part)
        self.assertRegex(shown[0], r"whole: \d+\.\d\d ms")
        window.key("space")
        drawn = self.rest(frames)
        time.sleep(2)
        self.assertEqual(len(frames()), drawn)
        window.key("F12")
        window.expect("ShowPerformance", 2)
        until(lambda: not any(name.startswith("performance") for name in window.widgets()),
              "the panel to go")

    def test_bench_window_tells_the_parts_of_a_frame(self):
        done = subprocess.run(
            [PROGRAM, "bench-window", "--preset", BENCH / "four-1024.json", "--frames", "5"],
            capture_output=True, text=True, timeout=120,
            env=dict(os.environ, XDG_CONFIG_HOME=str(self.folder())))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        lines = {line[:12].strip(): line[12:].split() for line in done.stdout.splitlines()}
        for part in ("simulate", "upload", "draw", "interface", "present", "whole"):
            least, middle, most = map(float, lines[part])
            self.assertLessEqual(least, middle)
            self.assertLessEqual(middle, most)
        parts = sum(float(lines[part][0]) for part in list(lines) if part in
                    ("simulate", "upload", "draw", "interface", "present"))
        self.assertLessEqual(parts, float(lines["whole"][0]) + 0.05, "minima of parts and whole")

    def test_bench_window_refuses_what_it_cannot_do(self):
        for option, value, words in (("--frames", "0", "--frames"), ("--size", "wide", "--size"),
                                     ("--preset", "none-such", "none-such")):
            done = subprocess.run([PROGRAM, "bench-window", option, value], capture_output=True,
                                  text=True, timeout=60)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(words, done.stderr)


if __name__ == "__main__":
    unittest.main()
