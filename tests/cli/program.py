"""Runs the built program, and reads the pictures that it writes."""

import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

PROGRAM = os.environ["MAZESCOPE_PROGRAM"]
SOURCE = pathlib.Path(os.environ["MAZESCOPE_SOURCE_DIR"])
PRESETS = SOURCE / "presets"
ALGORITHMS = ("backtracker", "cellular-automaton", "prim")  # generators that can be chosen


class Result:
    def __init__(self, done):
        self.status = done.returncode
        self.bytes = done.stdout
        self.errors = done.stderr.decode()

    @property
    def text(self):
        return self.bytes.decode()


def run(*arguments, **options):
    """The program with these arguments; never fails by itself."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 300, **options}
    return Result(subprocess.run([PROGRAM, *map(str, arguments)], check=False, **options))


class Case(unittest.TestCase):
    """A test with a folder of its own."""

    maxDiff = 2000

    def setUp(self):
        self._folder = tempfile.TemporaryDirectory(prefix="mazescope-test-")
        self.addCleanup(self._folder.cleanup)
        self.folder = pathlib.Path(self._folder.name)

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())

    def succeed(self, *arguments, **options):
        result = run(*arguments, **options)
        self.assertEqual((result.status, result.errors), (0, ""), arguments)
        return result

    def refuse(self, status, *arguments, **options):
        """The program has to refuse, on standard error alone, without a word of its insides."""
        result = run(*arguments, **options)
        self.assertEqual(result.status, status, (arguments, result.errors))
        self.assertNotEqual(result.errors, "")
        self.assertFalse(result.bytes)
        for jargon in ("exception", "terminate", "std::", "what()", "CLI::", "json."):
            self.assertNotIn(jargon, result.errors)
        return result.errors


def maze(algorithm, width, height, seed, *more):
    size = ("--width", width, "--height", height)
    return ("render", "--algorithm", algorithm, *size, "--seed", seed, *more)


class Png:
    """A picture of at most 256 colours, eight bits a pixel, no filters: what the program writes."""

    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        at, body, palette = 8, b"", b""
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at : at + 8])
            chunk = data[at + 8 : at + 8 + length]
            (crc,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
            assert crc == zlib.crc32(kind + chunk)
            at += 12 + length
            if kind == b"IHDR":
                self.width, self.height = struct.unpack(">II", chunk[:8])
                assert chunk[8:] == bytes((8, 3, 0, 0, 0))
            elif kind == b"PLTE":
                palette = chunk
            elif kind == b"IDAT":
                body += chunk
        assert kind == b"IEND"
        self._colors = [palette[i : i + 3].hex() for i in range(0, len(palette), 3)]
        self._bytes = zlib.decompress(body)
        self._row = self.width + 1
        assert len(self._bytes) == self._row * self.height

    def at(self, x, y):
        return self._colors[self._bytes[y * self._row + 1 + x]]

    def colors(self):
        return {self.at(x, y) for y in range(self.height) for x in range(self.width)}


def main():
    unittest.main(argv=[sys.argv[0], "-b"])
