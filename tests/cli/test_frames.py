"""mazescope export --format frames: a folder of pictures."""

import signal
import subprocess
import time

from film import export, picture, run_of, ticks_shown
from program import PROGRAM, Case, main

RUN = run_of("prim", "--tick", 180)


class Frames(Case):
    def frames(self, name="frames", subject=RUN, **options):
        folder = self.folder / name
        self.succeed(*export("frames", subject, folder, **options))
        return sorted(folder.iterdir())

    def test_every_frame_is_the_picture_of_its_tick(self):
        timing = {"rate": 5, "seconds": 2, "hold": 0.4}
        for algorithm in ("prim", "cellular-automaton"):
            look = {"cell": 5, "margin": 2}
            subject = run_of(algorithm, "--tick", 180)
            paths = self.frames(algorithm, subject, **look, **timing)
            shown = ticks_shown(180, **timing)
            self.assertEqual([path.name for path in paths],
                             [f"frame-{number:05}.png" for number in range(1, len(shown) + 1)])
            still = self.folder / "still.png"
            for tick, path in zip(shown, paths):
                at = run_of(algorithm, "--tick", tick)
                self.succeed(*export("png", at, still, overlay="none", **look))
                self.assertEqual(picture(path), picture(still), tick)

    def test_ticks_a_frame(self):
        for ticks, count in ((1, 181), (60, 4), (100, 3), (1000, 2)):
            paths = self.frames(f"by-{ticks}", cell=2, ticks=ticks, hold=0)
            self.assertEqual(len(paths), count)

    def test_the_same_bytes_on_each_run(self):
        a, b = (self.frames(name, seconds=0.5) for name in ("a", "b"))
        self.assertEqual([path.read_bytes() for path in a], [path.read_bytes() for path in b])

    def test_an_empty_folder_is_filled_and_missing_ones_are_made(self):
        (self.folder / "empty").mkdir()
        for name in ("empty", "not/there/yet", "slash/"):
            self.assertEqual(len(self.frames(name, ticks=100, hold=0)), 3)

    def test_nothing_is_ever_written_over(self):
        full = self.folder / "full"
        full.mkdir()
        (full / "mine.txt").write_text("mine")
        for out in (full, full / "mine.txt", full / "mine.txt" / "below"):
            errors = self.refuse(1, *export("frames", RUN, out))
            self.assertIn(str(out), errors)
        self.assertEqual([path.name for path in full.iterdir()], ["mine.txt"])
        self.assertEqual((full / "mine.txt").read_text(), "mine")
        self.assertEqual(self.names(), ["full"])

    def test_who_interrupts_it_finds_nothing(self):
        subject = run_of("prim", width=200, height=200)
        command = export("frames", subject, self.folder / "out", seconds=600, cell=8)
        with subprocess.Popen([PROGRAM, *map(str, command)], stderr=subprocess.DEVNULL) as process:
            while not list(self.folder.glob(".*/frame-00003.png")):
                self.assertIsNone(process.poll())
                time.sleep(0.02)
            process.send_signal(signal.SIGINT)
            process.wait(60)
        self.assertEqual(self.names(), [])


if __name__ == "__main__":
    main()
