"""The set-up of a lane: algorithm, size, seed, start, parameters."""

import unittest

from driver import PRESETS, WindowTest, until


class Setup(WindowTest):
    def setUp(self):
        self.window = self.open(PRESETS / "three-algorithms.json")

    def last_spec(self):
        return self.window.commands("EditSpec")[-1]["spec"]

    def test_f26_size_changes_while_playing(self):
        window = self.window
        window.key("space")
        window.drag("Width slider", (0.5, 0.7, 0.9, 0.3))
        window.expect("EditSpec", 3)
        until(lambda: self.last_spec()["width"] < 10, "the end of the drag")
        narrow = self.last_spec()["width"]
        # It went on playing, from the beginning.
        window.key("1")
        here = window.commands()[-1]["tick"]
        self.assertLess(here, 2 * narrow * 30 + 1)
        window.key("space", "Home", "End")
        self.assertEqual(window.expect("ToEnd")["tick"], 2 * narrow * 30)

    def test_f42_typed_numbers_are_bounded(self):
        window = self.window
        window.enter("##Height", "-5")
        self.assertEqual(window.expect("EditSpec")["spec"]["height"], 1)
        window.enter("##Width", "999999")
        self.assertEqual(window.expect("EditSpec", 2)["spec"]["width"], 16384)
        window.enter("##Width", "0")
        self.assertEqual(window.expect("EditSpec", 3)["spec"]["width"], 1)
        window.enter("##Width", "many")  # no number: nothing happens
        window.key("1")
        window.expect("SelectLane")
        self.assertEqual(len(window.commands("EditSpec")), 3)

    def test_f13_seeds_are_exact(self):
        for count, seed in enumerate(("9007199254740993", "18446744073709551615"), 1):
            self.window.enter("##seed", seed)
            self.assertEqual(self.window.expect("EditSpec", count)["spec"]["seed"], int(seed))

    def test_a_bad_seed_is_an_error_that_stays_until_dismissed(self):
        window = self.window
        window.enter("##seed", "-1")
        self.assertIn("18446744073709551615", window.expect("Report")["error"])
        window.click("dismiss")
        window.expect("DismissMessage")
        self.assertEqual(window.commands("EditSpec"), [])

    def test_new_seeds_by_die_and_key_for_all_lanes(self):
        window = self.window
        window.click("new seed")
        window.key("n")
        first, second = (window.expect("EditSpec", n)["spec"]["seed"] for n in (1, 2))
        self.assertEqual(len({42, first, second}), 3)
        window.key("3")
        self.enter_generations("0")
        self.assertEqual(self.last_spec()["seed"], second)

    def enter_generations(self, text):
        self.window.enter("##generations", text)
        self.window.expect("EditSpec", 3)

    def test_parameters_come_from_the_descriptor(self):
        window = self.window
        window.key("3")
        window.enter("##rule", "B3/S23")
        self.assertEqual(window.expect("EditSpec")["spec"]["parameters"]["rule"], "B3/S23")
        window.enter("##fill", "7")
        self.assertEqual(window.expect("EditSpec", 2)["spec"]["parameters"]["fill"], 1)
        window.enter("##rule", "B9")
        window.expect("EditSpec", 3)
        window.click("dismiss")  # the error about the rule
        window.enter("##generations", "3")
        self.assertEqual(window.expect("EditSpec", 4)["spec"]["parameters"]["rule"], "B3/S23")

    def test_undo_and_redo(self):
        window = self.window
        window.enter("##seed", "7")
        window.expect("EditSpec")
        window.key("ctrl+z")
        window.expect("Undo")
        window.enter("##Width", "20")
        self.assertEqual(window.expect("EditSpec", 2)["spec"]["seed"], 42)
        window.key("ctrl+z", "ctrl+y")
        window.expect("Redo")
        window.enter("##Height", "20")
        self.assertEqual(window.expect("EditSpec", 3)["spec"]["width"], 20)

    def test_a_drag_is_undone_as_a_whole(self):
        window = self.window
        window.drag("Width slider", (0.5, 0.55, 0.6, 0.65))
        window.expect("EditSpec", 3)
        window.key("ctrl+z")
        window.expect("Undo")
        window.enter("##seed", "1")
        until(lambda: self.last_spec()["seed"] == 1, "the seed")
        self.assertEqual(self.last_spec()["width"], 40)


if __name__ == "__main__":
    unittest.main()
