"""Saving, opening, and what is typed meanwhile."""

import json
import os
import pathlib
import stat
import tempfile
import unittest

from driver import PRESETS, WindowTest, until


class Presets(WindowTest):
    def test_f32_typing_a_name_fires_no_shortcut(self):
        window = self.open(PRESETS / "three-algorithms.json")
        window.key("ctrl+s")  # it ships: the user's version needs a name
        window.expect("ShowDialog")
        until(lambda: "preset name" in window.widgets(), "the dialogue")
        window.type("a b nr+-16")
        window.key("Left", "Left", "Right", "Home", "End")
        window.hold("Return")
        saved = pathlib.Path(window.expect("SavePreset")["path"])
        self.assertEqual(saved, window.config / "presets" / "a b nr+-16.json")
        self.assertEqual({command["command"] for command in window.commands()},
                         {"ShowDialog", "SavePreset"})
        self.assertEqual(json.loads(saved.read_text())["lanes"][0]["seed"], 42)

    def test_save_and_reload_bring_back_the_arrangement(self):
        window = self.open(PRESETS / "three-algorithms.json")
        window.enter("##seed", "18446744073709551615")
        window.expect("EditSpec")
        window.key("Right", "Right", "Right")
        window.expect("StepTicks", 3)
        window.key("ctrl+s")
        until(lambda: "preset name" in window.widgets(), "the dialogue")
        window.type("mine")
        window.hold("Return")
        saved = pathlib.Path(window.expect("SavePreset")["path"])
        until(saved.exists, "the file")
        content = saved.read_text()
        self.assertEqual(json.loads(content)["lanes"][2]["seed"], 18446744073709551615)
        self.assertEqual(json.loads(content)["playback"]["tick"], 3)

        window.enter("##seed", "5")
        window.key("ctrl+o")
        until(lambda: "preset path" in window.widgets(), "the dialogue")
        window.enter("preset path", str(saved))
        window.expect("OpenPreset")
        window.key("Right")
        self.assertEqual(window.expect("StepTicks", 4)["tick"], 4)
        window.key("ctrl+s")  # an own preset: saved at once
        window.expect("SavePreset", 2)
        self.assertEqual(json.loads(saved.read_text())["playback"]["tick"], 4)

    def test_a_bad_preset_is_an_error_and_changes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            bad = pathlib.Path(folder, "bad.json")
            bad.write_text('{"schema": 1, "lanes": [{"algorithm": "prim", "width": 0}]}')
            window = self.open(PRESETS / "three-algorithms.json")
            window.key("ctrl+o")
            until(lambda: "preset path" in window.widgets(), "the dialogue")
            window.enter("preset path", str(bad))
            window.expect("OpenPreset")
            window.click("dismiss")
            window.expect("DismissMessage")
            window.enter("##Width", "41")
            self.assertEqual(window.expect("EditSpec")["spec"]["algorithm"], "backtracker")

    def test_f44_the_current_folder_is_left_alone(self):
        window = self.open(PRESETS / "prim.json")
        window.current.chmod(stat.S_IRUSR | stat.S_IXUSR)
        window.key("space")
        window.expect("TogglePlay")
        self.assertEqual(os.listdir(window.current), [])

    def test_settings_are_remembered(self):
        with tempfile.TemporaryDirectory() as folder:
            window = self.open(PRESETS / "prim.json", folder=folder)
            window.click("View")
            window.click("Light")
            window.expect("SetTheme")
            window.close()
            self.assertEqual(json.loads(window.settings.read_text())["theme"], "light")

    def test_damaged_settings_are_told_and_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            config = pathlib.Path(folder, "config", "mazescope")
            config.mkdir(parents=True)
            (config / "settings.json").write_text("{ what")
            window = self.open(PRESETS / "prim.json", folder=folder)
            window.click("dismiss")
            window.expect("DismissMessage")
            self.assertEqual((config / "settings.damaged.json").read_text(), "{ what")


if __name__ == "__main__":
    unittest.main()
