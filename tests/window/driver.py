"""Drives the real window through xdotool, and reads what it says of itself in its logs."""

import json
import math
import os
import pathlib
import struct
import subprocess
import tempfile
import time
import unittest
import zlib

PROGRAM = os.environ["MAZESCOPE_PROGRAM"]
SOURCE = pathlib.Path(os.environ["MAZESCOPE_SOURCE_DIR"])
PRESETS = SOURCE / "presets"
SECONDS = 30  # patience: a sanitizer build on a busy machine draws a few frames a second


def xdotool(*words):
    return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True,
                          text=True).stdout


def until(condition, what, seconds=SECONDS):
    """The first true result of `condition`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


class Window:
    """The program with a configuration folder of its own, in a folder of its own."""

    def __init__(self, *arguments, folder=None, width=1280, height=800):
        self._kept = tempfile.TemporaryDirectory() if folder is None else None
        self.folder = pathlib.Path(folder or self._kept.name)
        self.config = self.folder / "config" / "mazescope"
        self.current = self.folder / "current"
        for each in (self.config, self.current):
            each.mkdir(parents=True, exist_ok=True)
        self.settings = self.config / "settings.json"
        if not self.settings.exists():
            self.settings.write_text(json.dumps(
                {"width": width, "height": height, "theme": "dark", "scale": 1}))
        self._commands = self.folder / "commands.jsonl"
        self._widgets = self.folder / "widgets.jsonl"
        for each in (self._commands, self._widgets):
            each.unlink(missing_ok=True)
        environment = dict(os.environ, XDG_CONFIG_HOME=str(self.folder / "config"))
        self.process = subprocess.Popen(
            [PROGRAM, *map(str, arguments), "--log-commands", self._commands, "--log-widgets",
             self._widgets],
            env=environment, cwd=self.current, stderr=subprocess.PIPE, text=True)
        self.id = until(self._find, "the window")
        until(self._widgets.exists, "the first frame")
        until(self._focus, "the keyboard")

    def _find(self):
        if self.process.poll() is not None:
            raise AssertionError(f"it ended: {self.process.stderr.read()}")
        found = subprocess.run(["xdotool", "search", "--pid", str(self.process.pid), "--name",
                                "^Mazescope$"], capture_output=True, text=True).stdout.split()
        return found[-1] if found else None

    def _focus(self):
        return subprocess.run(["xdotool", "windowfocus", "--sync", self.id],
                              capture_output=True).returncode == 0

    # --- what it says of itself ---

    def widgets(self):
        lines = self._widgets.read_text().splitlines()
        return {line["widget"]: line for line in map(json.loads, lines)}

    def commands(self, name=None):
        """All commands applied so far, or those of one name."""
        text = self._commands.read_text() if self._commands.exists() else ""
        lines = [json.loads(line) for line in text.splitlines() if line.endswith("}")]
        return [line for line in lines if name in (None, line["command"])]

    def expect(self, name, count=1):
        """Waits for the count-th command of this name and returns it."""
        return until(lambda: self.commands(name)[count - 1:], f"{name} number {count}")[0]

    def place(self, widget, across=0.5, down=0.5):
        spot = until(lambda: self._resting(widget), f"the widget {widget}")
        return (round(spot["x"] + spot["width"] * across), round(spot["y"] + spot["height"] * down))

    def _resting(self, widget):
        """Where it is, unless it is being moved: a list or a dialogue finds its place in a few frames."""
        before = self.widgets().get(widget)
        time.sleep(0.15)
        return before if before and before == self.widgets().get(widget) else None

    # --- what a user does ---

    def move(self, x, y):
        xdotool("mousemove", "--window", self.id, x, y)
        time.sleep(0.15)

    def click(self, widget, button=1, across=0.5, down=0.5):
        self.move(*self.place(widget, across, down))
        xdotool("mousedown", button)
        time.sleep(0.15)
        xdotool("mouseup", button)
        time.sleep(0.15)

    def drag(self, widget, shares):
        """Presses at the first share of the widget's width, moves over the others, lets go."""
        self.move(*self.place(widget, shares[0]))
        xdotool("mousedown", 1)
        time.sleep(0.2)
        for share in shares[1:]:
            self.move(*self.place(widget, share))
        xdotool("mouseup", 1)
        time.sleep(0.2)

    def key(self, *keys):
        for each in keys:
            xdotool("key", each)
            time.sleep(0.15)

    def hold(self, key):
        """Long enough for a slow frame: Dear ImGui 1.86 looks at keys, not at presses."""
        xdotool("keydown", key)
        time.sleep(0.4)
        xdotool("keyup", key)
        time.sleep(0.2)

    def type(self, text):
        """Into the field that has the keyboard, once one has; its text is selected at first."""
        until(lambda: "typing" in self.widgets(), "a field to type into")
        xdotool("type", "--delay", 60, "--", text)
        time.sleep(0.3)

    def enter(self, widget, text):
        """Types into a field and hands it over with Enter."""
        self.click(widget)
        self.type(text)
        self.hold("Return")
        until(lambda: "typing" not in self.widgets(), "the field to be left")

    def close(self):
        """As a user does; returns the exit status."""
        if self.process.poll() is None:
            shown = self.widgets().keys() if self._widgets.exists() else set()
            if shown & {"typing", "Cancel", "Close"}:
                self.hold("Escape")  # out of a field, then out of a dialogue
                self.hold("Escape")
            self.key("ctrl+q")
        status = self.process.wait(SECONDS)
        self.process.stderr.close()
        if self._kept:
            self._kept.cleanup()
        return status


class WindowTest(unittest.TestCase):
    """A test with windows that are closed at its end, and must have closed well."""

    def open(self, *arguments, **options):
        window = Window(*arguments, **options)
        self.addCleanup(self._close, window)
        return window

    def _close(self, window):
        try:
            self.assertEqual(window.close(), 0, "its exit status")
        finally:
            window.process.kill()


def screenshot(preset, *options, frames=12, mouse=(0, 0)):
    """The window's picture and widgets after some frames: (Png, widgets)."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        image, widgets = folder / "image.png", folder / "widgets.jsonl"
        xdotool("mousemove", *mouse)  # at (0, 0) no cell is pointed at
        subprocess.run([PROGRAM, preset, *map(str, options), "--screenshot", image, "--after-frames", str(frames),
                        "--log-widgets", widgets], check=True, timeout=120,
                       env=dict(os.environ, XDG_CONFIG_HOME=str(folder)))
        lines = map(json.loads, widgets.read_text().splitlines())
        return Png(image.read_bytes()), {line["widget"]: line for line in lines}


def fitted(pane, width, height):
    """Cell size and corner of a grid that fits its pane, as render/placement.cpp has it."""
    margin = 6
    cell = min((pane["width"] - 2 * margin) / width, (pane["height"] - 2 * margin) / height)
    cell = float(int(cell)) if cell >= 6 else cell
    return (cell, pane["x"] + math.floor((int(pane["width"]) - width * cell) / 2 + 0.5),
            pane["y"] + math.floor((int(pane["height"]) - height * cell) / 2 + 0.5))


class Png:
    """Reads 8-bit RGB PNG files; independent of the library that writes them."""

    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        packed, at = b"", 8
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            body = data[at + 8:at + 8 + length]
            assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0]
            if kind == b"IHDR":
                self.width, self.height, depth, colour = struct.unpack(">IIBB", body[:10])
                assert (depth, colour) == (8, 2)
            packed += body if kind == b"IDAT" else b""
            at += 12 + length
        self.rows = self._unfilter(zlib.decompress(packed))

    def _unfilter(self, raw):
        rows, above, step = [], bytearray(self.width * 3), self.width * 3 + 1
        for y in range(self.height):
            kind, row = raw[y * step], bytearray(raw[y * step + 1:(y + 1) * step])
            for i in range(len(row)):
                left = row[i - 3] if i >= 3 else 0
                corner = above[i - 3] if i >= 3 else 0
                row[i] = (row[i] + (0, left, above[i], (left + above[i]) // 2,
                                    self._paeth(left, above[i], corner))[kind]) & 255
            rows.append(row)
            above = row
        return rows

    @staticmethod
    def _paeth(left, up, corner):
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))

    def at(self, x, y):
        return tuple(self.rows[int(y)][int(x) * 3:int(x) * 3 + 3])
