"""Where output goes, and what happens when it cannot."""

import os
import pathlib
import resource
import signal
import subprocess
import time
import unittest

from program import PROGRAM, Case, main, maze, run

SMALL = maze("prim", 20, 20, 1)


def limited():
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


class StandardOutput(Case):
    @unittest.skipUnless(pathlib.Path("/dev/full").exists(), "there is no /dev/full")
    def test_a_full_one_is_a_failure(self):
        expected = "cannot write to standard output: No space left on device"
        told = (("list",), ("list", "--json"), ("--help",), ("--version",), ("render", "--help"))
        for arguments in (SMALL, (*SMALL, "--format", "png"), *told):
            with open("/dev/full", "wb") as full:
                result = run(*arguments, stdout=full)
            self.assertEqual(result.status, 1, arguments)
            self.assertIn(expected, result.errors)

    def test_a_closed_one_is_a_failure(self):
        result = run(*SMALL, stdout=None, preexec_fn=lambda: os.close(1))
        self.assertEqual(result.status, 1)
        self.assertIn("cannot write to standard output", result.errors)

    def test_it_is_not_touched_when_a_file_is_written(self):
        self.assertEqual(self.succeed(*SMALL, "--out", self.folder / "a").bytes, b"")

    def test_a_dash_is_standard_output(self):
        self.assertEqual(self.succeed(*SMALL, "--out", "-").bytes, self.succeed(*SMALL).bytes)
        self.assertEqual(self.names(), [])


class Files(Case):
    def test_f57_a_missing_folder_is_named(self):
        path = self.folder / "missing" / "a.png"
        message = self.refuse(1, *SMALL, "--out", path)
        self.assertIn(f"cannot write {path}: No such file or directory", message)
        (self.folder / "file").write_text("old")
        file = self.folder / "file"
        for inside in ("pictures", "prim", "--out", file), (*SMALL, "--out", file / "a"):
            self.assertIn(str(file), self.refuse(1, *inside))
        self.assertEqual(file.read_text(), "old")

    def test_a_folder_in_place_of_the_file(self):
        message = self.refuse(1, *SMALL, "--out", self.folder)
        self.assertIn(f"cannot write {self.folder}: Is a directory", message)

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_f44_f57_a_read_only_folder(self):
        self.folder.chmod(0o500)
        try:
            message = self.refuse(1, *SMALL, "--out", self.folder / "a")
        finally:
            self.folder.chmod(0o700)
        self.assertIn("Permission denied", message)
        self.assertEqual(self.names(), [])

    def test_f53_no_room_leaves_the_old_file_and_nothing_else(self):
        path = self.folder / "a.txt"
        path.write_text("old")
        arguments = maze("prim", 200, 200, 1, "--out", path)
        result = run(*arguments, preexec_fn=limited, restore_signals=False)
        self.assertEqual(result.status, 1)
        self.assertIn(f"cannot write {path}: File too large", result.errors)
        self.assertEqual((path.read_text(), self.names()), ("old", ["a.txt"]))

    @unittest.skipUnless(os.geteuid() == 0, "only root can mount")
    def test_f53_a_full_disk(self):
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", self.folder]
        if subprocess.run(mount, stderr=subprocess.DEVNULL, check=False).returncode != 0:
            self.skipTest("not allowed to mount")
        try:
            path = self.folder / "a.txt"
            path.write_text("old")
            message = self.refuse(1, *maze("prim", 300, 300, 1, "--out", path))
            left = (path.read_text(), self.names())
        finally:
            subprocess.run(["umount", self.folder], check=True)
        self.assertIn(f"cannot write {path}: No space left on device", message)
        self.assertEqual(left, ("old", ["a.txt"]))

    def test_f53_killed_at_any_time_it_leaves_the_old_file_or_the_whole_new_one(self):
        path = self.folder / "a.png"
        arguments = [PROGRAM, *map(str, maze("prim", 300, 300, 1, "--cell", 4, "--out", path))]
        began = time.monotonic()
        subprocess.run(arguments, check=True)
        length = time.monotonic() - began
        whole = path.read_bytes()
        for part in range(12):
            path.write_bytes(b"old")
            with subprocess.Popen(arguments) as process:
                time.sleep(length * part / 10)
                process.kill()
            self.assertIn(path.read_bytes(), (b"old", whole))

    def test_f56_letters_of_any_script(self):
        path = self.folder / "Größe 迷路" / "ü.png"
        path.parent.mkdir()
        self.succeed(*SMALL, "--out", path)
        self.assertEqual(path.read_bytes()[1:4], b"PNG")

    def test_a_device_is_not_replaced(self):
        self.succeed(*SMALL, "--out", "/dev/null")
        self.assertTrue(pathlib.Path("/dev/null").is_char_device())

    def test_f44_the_current_folder_is_left_alone(self):
        home = self.folder / "home"
        here = self.folder / "here"
        home.mkdir()
        here.mkdir()
        environment = dict(os.environ, HOME=str(home), XDG_CONFIG_HOME=str(home / "config"))
        pictures = ("pictures", "--out", self.folder / "out")
        for arguments in SMALL, pictures, ("list",), ("check", "x"), ("render", "prim"):
            run(*arguments, cwd=here, env=environment)
        self.assertEqual((list(here.iterdir()), list(home.iterdir())), ([], []))


if __name__ == "__main__":
    main()
