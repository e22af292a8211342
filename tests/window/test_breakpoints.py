"""Breakpoints: set by gutter, form and cell, run to both ways, kept in presets."""

import json
import pathlib
import subprocess
import tempfile
import unittest

from driver import PROGRAM, WindowTest, until

WIDTH, HEIGHT, SEED = 20, 15, 7
CELLS = WIDTH * HEIGHT


def text(tick):
    return subprocess.run(
        [PROGRAM, "render", "--algorithm", "backtracker", "--width", str(WIDTH), "--height",
         str(HEIGHT), "--seed", str(SEED), "--start", "0,0", "--tick", str(tick)],
        check=True, capture_output=True, text=True).stdout


def first_open(x, y):
    """The tick that opens a cell, from texts of the run alone: an open cell stays open."""
    low, high = 0, 2 * CELLS
    while high - low > 1:
        middle = (low + high) // 2
        is_open = text(middle).splitlines()[2 * y + 1][2 * x + 1] == " "
        low, high = (low, middle) if is_open else (middle, high)
    return high


def first_pop():
    """The first move that opens nothing."""
    tick = 2
    while text(tick) != text(tick - 1):
        tick += 1
    return tick


class Breakpoints(WindowTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        preset = pathlib.Path(folder.name) / "one.json"
        preset.write_text(json.dumps({"schema": 1, "lanes": [
            {"algorithm": "backtracker", "width": WIDTH, "height": HEIGHT, "seed": SEED,
             "start": {"x": 0, "y": 0}}]}), encoding="utf-8")
        self.folder = folder.name
        self.window = self.open(preset, folder=self.folder)
        self.here()  # a frame later the side panel has its scrollbar, and all stands where it stays

    def test_a_line_by_its_gutter_there_and_back(self):
        window = self.window
        window.click("line 6", across=0.02)
        toggled = window.expect("ToggleBreakpoint")
        self.assertEqual((toggled["when"], toggled["lane"]), ("line:6", 0))
        window.key("F8")
        window.expect("ToNextBreakpoint")
        self.assertEqual(self.settled(), first_pop())
        window.key("F8")
        second = self.settled()
        self.assertGreater(second, first_pop())
        window.key("shift+F8")
        self.assertEqual(self.settled(), first_pop())
        window.click("next breakpoint")
        self.assertEqual(self.settled(), second)
        window.click("previous breakpoint")
        self.assertEqual(self.settled(), first_pop())
        # A second click removes it, and nothing stops any more.
        window.click("line 6", across=0.02)
        window.drag("speed", (0.5, 0.99))
        window.key("space")
        until(lambda: self.here() == 2 * CELLS, "the end")

    def test_playing_at_top_speed_stops_at_a_cell_from_the_form(self):
        window = self.window
        self.add_cell("11", "9")
        added = window.expect("AddBreakpoint")["breakpoint"]
        self.assertEqual(added, {"when": "cell:11,9", "on": True})
        window.drag("speed", (0.5, 0.99))
        until(lambda: window.commands("SetSpeed")[-1]["speed"] == "max", "the top speed")
        window.key("space")
        until(lambda: self.here() == first_open(11, 9), "the cell")

    def test_the_form_says_what_is_wrong_and_loses_nothing(self):
        window = self.window
        self.add_cell("11", "15")
        until(lambda: "problem" in window.widgets(), "what is wrong")
        self.assertEqual(window.commands("AddBreakpoint"), [])
        window.enter("##breakpoint Row", "14")
        window.click("Add")
        self.assertEqual(window.expect("AddBreakpoint")["breakpoint"]["when"], "cell:11,14")

    def test_a_cell_by_a_right_click(self):
        window = self.window
        window.click("lane 1 picture", button=3)
        window.click("stop when touched")
        when = window.expect("ToggleBreakpoint")["when"]
        x, y = map(int, when.removeprefix("cell:").split(","))
        window.key("F8")
        self.assertEqual(self.settled(), first_open(x, y))

    def test_the_list_switches_changes_and_removes(self):
        window = self.window
        self.add_cell("11", "9")
        window.click("breakpoint 1 switch")
        self.assertFalse(window.expect("ChangeBreakpoint")["breakpoint"]["on"])
        window.click("breakpoint 1")
        window.enter("##breakpoint Column", "3")
        window.click("only this lane")
        window.click("Change")
        changed = window.expect("ChangeBreakpoint", 2)["breakpoint"]
        self.assertEqual(changed, {"when": "cell:3,9", "on": False, "lane": 0})
        window.click("breakpoint 1 remove")
        window.expect("RemoveBreakpoint")
        window.key("ctrl+z")
        window.expect("Undo")
        until(lambda: "breakpoint 1" in window.widgets(), "the breakpoint")

    def test_f9_stops_at_the_current_line(self):
        window = self.window
        window.key("F9")
        window.expect("Report")
        window.click("dismiss")
        window.key("Right", "Right", "F9")
        self.assertEqual(window.expect("ToggleBreakpoint")["when"], "line:5")

    def test_menu_turns_all_off_and_removes_all(self):
        window = self.window
        window.click("line 6")
        window.click("line 5")
        window.expect("ToggleBreakpoint", 2)
        for entry in ("Turn all off", "Turn all on", "Remove all"):
            window.click("Breakpoints")
            window.click(entry)
        sets = [window.expect("SetBreakpoints", count)["all"] for count in (1, 2, 3)]
        self.assertEqual([[one["on"] for one in each] for each in sets],
                         [[False, False], [True, True], []])

    def test_by_phase_positions_are_phases(self):
        window = self.window
        window.click("##keep step")
        window.click("by phase")
        self.assertEqual(window.expect("SetKeepStep")["keepStep"], "phase")
        window.key("shift+Right", "shift+Right")
        self.assertEqual(window.expect("StepPhases", 2)["tick"], 2)
        window.key("End")
        self.assertEqual(window.expect("ToEnd")["tick"], CELLS)  # one pop a cell

    def test_they_are_saved_and_opened(self):
        window = self.window
        window.click("line 6")
        self.add_cell("11", "9")
        window.expect("AddBreakpoint")
        window.key("ctrl+shift+s")
        window.type("stops")
        window.click("Save")
        path = window.expect("SavePreset")["path"]
        with open(path, encoding="utf-8") as file:
            saved = json.load(file)["breakpoints"]
        self.assertEqual([each["when"] for each in saved], ["line:6", "cell:11,9"])
        self.assertEqual(window.close(), 0)
        again = self.open(path, folder=self.folder)
        until(lambda: "breakpoint 2" in again.widgets(), "both breakpoints")
        again.key("F8")
        again.expect("ToNextBreakpoint")
        self.assertEqual(self.settled(again), min(first_pop(), first_open(11, 9)))

    # --- helpers ---

    def add_cell(self, column, row):
        window = self.window
        window.click("add breakpoint")
        window.enter("##breakpoint Column", column)
        window.enter("##breakpoint Row", row)
        window.click("Add")

    def here(self, window=None):
        window = window or self.window
        count = len(window.commands("SelectLane"))
        window.key("1")  # a command that is logged and moves nothing
        return window.expect("SelectLane", count + 1)["tick"]

    def settled(self, window=None):
        """Where the lanes stand once they do not move any more."""
        ticks = [None, self.here(window)]
        while ticks[-1] != ticks[-2]:
            ticks.append(self.here(window))
        return ticks[-1]


if __name__ == "__main__":
    unittest.main()
