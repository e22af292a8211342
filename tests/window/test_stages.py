"""Runs that go on after their generator: stages, start and goal, the solver's answer."""

import json
import pathlib
import tempfile
import time
import unittest

from driver import WindowTest, until, xdotool


class Stages(WindowTest):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        preset = pathlib.Path(folder.name, "preset.json")
        preset.write_text(json.dumps({"schema": 1, "lanes": [
            {"algorithm": "backtracker", "width": 12, "height": 9, "seed": 4}]}))
        self.window = self.open(preset)

    def add(self, algorithm):
        """Chooses a stage from the list and returns the stages that there are then."""
        before = len(self.window.commands("EditSpec"))
        self.click("##add stage")
        self.choose(algorithm)
        return self.stages(self.window.expect("EditSpec", before + 1))

    def click(self, widget):
        """On the set-up panel, which is longer than the window."""
        def out_of_sight():
            y = self.window.place(widget)[1]
            return 4 if y < 170 else 5 if y > 750 else None

        time.sleep(0.5)  # what was edited before may have moved it
        while wheel := out_of_sight():
            self.scroll(wheel)
        self.window.click(widget)

    def scroll(self, wheel):
        self.window.move(150, 450)
        xdotool("click", wheel)
        time.sleep(0.3)

    def choose(self, algorithm):
        """In a list that was opened just now: it is moved to its place in its second frame."""
        until(lambda: f"choose {algorithm}" in self.window.widgets(), "the list")
        time.sleep(0.5)
        self.window.click(f"choose {algorithm}")

    @staticmethod
    def stages(edit):
        return [stage["algorithm"] for stage in edit["spec"].get("stages", [])]

    def answer(self):
        """What the lane says of its solver."""
        said = [name for name in self.window.widgets() if name.startswith("lane 1: ")]
        return said[0] if said else ""

    def end(self):
        def arrived():
            self.window.key("End")  # again, should a run have been made anew meanwhile
            return self.answer() if "path" in self.answer() else ""

        return until(arrived, "the answer")

    def test_add_set_solve_undo(self):
        window = self.window
        self.assertEqual(self.add("braid"), ["braid"])
        window.enter("##stage 1 share", "1")
        edit = window.expect("EditSpec", 2)
        self.assertEqual(edit["spec"]["stages"][0]["parameters"]["share"], 1)
        self.assertEqual(self.add("breadth-first"), ["braid", "breadth-first"])
        self.assertRegex(self.end(), r"path \d+, looked at \d+")
        self.assertIn("figure path-length", window.widgets())
        # Another solver takes its place.
        self.assertEqual(self.add("depth-first"), ["braid", "depth-first"])
        until(lambda: not self.answer(), "the answer to be gone")
        window.key("ctrl+z")
        window.expect("Undo")
        until(self.answer, "the answer to be back")

    def test_stages_are_moved_and_taken_out(self):
        window = self.window
        for stage in ("braid", "entrances", "breadth-first"):
            self.add(stage)
        self.click("stage 1 down")
        self.assertEqual(self.stages(window.expect("EditSpec", 4)),
                         ["entrances", "braid", "breadth-first"])
        self.click("stage 2 up")
        self.assertEqual(self.stages(window.expect("EditSpec", 5)),
                         ["braid", "entrances", "breadth-first"])
        self.click("stage 1 remove")
        self.assertEqual(self.stages(window.expect("EditSpec", 6)), ["entrances", "breadth-first"])

    def test_start_and_goal_by_the_right_button(self):
        window = self.window
        self.add("breadth-first")
        self.end()
        for count, (end, across) in enumerate((("Start here", 0.3), ("Goal here", 0.6)), 1):
            window.click("lane 1 picture", button=3, across=across)
            window.click(end)
            self.assertEqual(window.expect("SetEnd", count)["end"], end.split()[0].lower())
        start, goal = (edit["cell"] for edit in window.commands("SetEnd"))
        self.assertLess(start[0], goal[0])
        window.enter("##stage 1 goal x", "0")
        parameters = window.expect("EditSpec", 2)["spec"]["stages"][0]["parameters"]
        self.assertEqual(parameters["start"], f"{start[0]},{start[1]}")
        self.assertEqual(parameters["goal"], f"0,{goal[1]}")
        self.assertRegex(self.end(), r"path \d+")

    def test_a_stage_has_its_own_lines_and_a_click_goes_to_where_it_begins(self):
        window = self.window
        self.add("breadth-first")
        self.end()
        window.click("go to stage 0")
        self.assertEqual(window.expect("SeekTick")["to"], 0)
        until(lambda: not self.answer(), "the generator")
        window.click("line 1")
        self.assertEqual(window.expect("ToggleBreakpoint")["when"], "line:1")
        window.click("go to stage 1")
        begins = window.expect("SeekTick", 2)["to"]
        self.assertEqual(begins, 2 * 12 * 9 + 1)
        until(self.answer, "the solver")
        window.key("F9")
        self.assertTrue(window.expect("ToggleBreakpoint", 2)["when"].endswith("@1"))

    def test_another_generator_takes_out_what_cannot_follow_it(self):
        window = self.window
        self.add("braid")
        window.click("##algorithm")
        self.choose("cellular-automaton")
        self.assertEqual(window.expect("SetGenerator")["algorithm"], "cellular-automaton")
        until(lambda: "stage 1" not in window.widgets(), "the stage to be gone")
        window.key("ctrl+z")
        until(lambda: "stage 1" in window.widgets(), "the stage to be back")


if __name__ == "__main__":
    unittest.main()
