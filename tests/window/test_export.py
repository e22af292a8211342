"""The export dialogue: opened, filled in, and what it writes compared with the command line."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

from driver import PRESETS, PROGRAM, WindowTest, until

PRESET = PRESETS / "dead-ends.json"


def rendered(lane, tick, *options):
    """What the command line makes of the same lane and tick."""
    return subprocess.run([PROGRAM, "render", PRESET, "--lane", str(lane), "--tick", str(tick), "--out", "-",
                           *options], check=True, capture_output=True).stdout


class Export(WindowTest):
    def show_dialog(self, window):
        window.key("ctrl+e")
        until(lambda: "export name" in window.widgets(), "the dialogue")

    def open_dialog(self, *arguments):
        window = self.open(*arguments)
        self.show_dialog(window)
        return window

    def export(self, window, name):
        """Types a name into its field and presses Enter; returns the command."""
        count = len(window.commands("StartExport"))
        window.click("export name")
        window.type(name)
        window.hold("Return")
        return window.expect("StartExport", count + 1)

    def file(self, window, name):
        path = window.current / name
        until(path.exists, f"the file {path}")
        return path.read_bytes()

    def test_a_text_is_the_tick_on_screen(self):
        window = self.open(PRESET, "--tick", 200)
        window.key("2")
        window.expect("SelectLane")
        self.show_dialog(window)
        window.click("format text")
        command = self.export(window, "my maze")
        self.assertEqual(command["lane"], 1)
        self.assertEqual(command["format"], "text")
        self.assertEqual(self.file(window, "my maze.txt"), rendered(2, 200, "--format", "text"))
        until(lambda: "export name" not in window.widgets(), "the dialogue to close")
        self.assertEqual(os.listdir(window.current), ["my maze.txt"])

    def test_options_are_set_and_kept(self):
        window = self.open_dialog(PRESET, "--tick", 300)
        window.click("format png")
        window.enter("##export cell", "5")
        command = self.export(window, "one")
        self.assertEqual(command["options"]["cell"], 5)
        self.assertEqual(self.file(window, "one.png"),
                         rendered(1, 300, "--format", "png", "--cell", "5"))

        window.key("ctrl+e")  # as it was left, but for the name
        until(lambda: "Export" in window.widgets(), "the button")
        window.click("Export")
        second = window.expect("StartExport", 2)
        self.assertEqual(second["options"], command["options"])
        self.assertIn("tick-300", second["path"])
        self.assertEqual(self.file(window, pathlib.Path(second["path"]).name),
                         self.file(window, "one.png"))

    def test_a_choice_is_made_in_a_list(self):
        window = self.open_dialog(PRESET, "--tick", 50)
        window.click("format text")
        window.click("##export style")
        window.click("##export style box")
        command = self.export(window, "boxes")
        self.assertEqual(command["options"]["style"], "box")
        self.assertTrue(self.file(window, "boxes.txt").decode().startswith("┌───"))

    def test_what_would_be_replaced_is_said(self):
        window = self.open(PRESET)
        taken = window.current / "taken.txt"
        taken.write_text("old")
        self.show_dialog(window)
        window.click("format text")
        window.click("export name")
        window.type("taken")
        until(lambda: "Replace" in window.widgets(), "the warning")
        self.assertEqual(taken.read_text(), "old")
        window.click("Replace")
        window.expect("StartExport")
        until(lambda: taken.read_text().startswith("#"), "the new file")

    def test_f57_an_unwritable_place_is_told_and_the_dialogue_stays(self):
        window = self.open_dialog(PRESET)
        window.click("format text")
        window.click("export folder")
        window.type(str(window.current / "none"))
        window.hold("Return")
        window.expect("StartExport")
        until(lambda: "export problem" in window.widgets(), "the problem")
        window.click("export folder")
        window.type(str(window.current))
        window.hold("Return")
        window.expect("StartExport", 2)
        until(lambda: os.listdir(window.current), "the file")
        window.click("dismiss")  # the error is a message too
        window.expect("DismissMessage")

    def test_a_wrong_option_is_told_beside_it(self):
        window = self.open_dialog(PRESET)
        window.click("format png")
        window.enter("##export cell", "1")  # a maze needs two
        window.click("Export")
        window.expect("StartExport")
        until(lambda: "export problem" in window.widgets(), "the problem")
        places = window.widgets()
        self.assertLess(places["##export cell"]["y"], places["export problem"]["y"])
        self.assertLess(places["export problem"]["y"], places["##export margin"]["y"])
        self.assertEqual(os.listdir(window.current), [])

    def test_cancel_leaves_nothing_and_playing_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            preset = pathlib.Path(folder, "large.json")
            preset.write_text(json.dumps({"schema": 1, "lanes": [
                {"algorithm": "backtracker", "width": 1000, "height": 1000, "seed": 1}]}))
            window = self.open(preset)
            window.key("space")
            window.expect("TogglePlay")
            window.key("ctrl+e")
            until(lambda: "export name" in window.widgets(), "the dialogue")
            window.click("format png")
            window.enter("##export cell", "34")  # above a thousand million pixels
            self.export(window, "large")
            until(lambda: "export progress" in window.widgets(), "the progress")
            self.assertEqual(len(os.listdir(window.current)), 1)  # in the making
            self.assertFalse((window.current / "large.png").exists())
            window.click("Cancel")
            cancelled = window.expect("CancelExport")
            self.assertGreater(cancelled["tick"], window.commands("StartExport")[0]["tick"])
            self.assertEqual(os.listdir(window.current), [])

            self.export(window, "again")
            until(lambda: "export progress" in window.widgets(), "the progress")
            window.hold("Escape")  # the same by key; a second one closes
            window.expect("CancelExport", 2)
            self.assertEqual(os.listdir(window.current), [])

    def test_escape_closes_and_keys_do_nothing_behind_it(self):
        window = self.open_dialog(PRESET)
        window.hold("Escape")  # out of the field, then out of the dialogue
        window.hold("Escape")
        self.assertEqual(window.expect("ShowDialog", 2)["dialog"], 0)
        window.key("Right")
        self.assertEqual(window.expect("StepTicks")["tick"], 1)
        dismissed = {"DismissMessage"}  # a key that is held longer than the dialogue stays
        self.assertEqual({command["command"] for command in window.commands()} | dismissed,
                         {"ShowDialog", "StepTicks"} | dismissed)


if __name__ == "__main__":
    unittest.main()
