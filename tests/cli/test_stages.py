"""--stage: what goes on where a generator has ended."""

import json

from program import Case, main, maze


class Stages(Case):
    def cells(self, *arguments):
        """Which characters of a maze's text are open."""
        return [character != "#" for character in self.succeed(*arguments).text]

    def test_stages_follow_in_order(self):
        plain = maze("backtracker", 12, 9, 3)
        braided = self.cells(*plain, "--stage", "braid:share=1")
        self.assertGreater(sum(braided), sum(self.cells(*plain)))
        entered = self.succeed(*plain, "--stage", "braid:share=1", "--stage", "entrances").text
        lines = entered.splitlines()
        border = lines[0] + lines[-1] + "".join(line[0] + line[-1] for line in lines[1:-1])
        self.assertEqual(border.count("#") + 2, len(border))

    def test_commas_in_values(self):
        stage = "entrances:start=3,4,goal=farthest,openings=no"
        made = maze("prim", 8, 6, 1, "--stage", stage)
        text = self.succeed("export", *made[1:], "--format", "json").text
        document = json.loads(text)
        self.assertEqual(document["start"], {"x": 3, "y": 4})
        self.assertEqual(document["spec"]["stages"][0]["parameters"],
                         {"start": "3,4", "goal": "farthest", "openings": "no"})

    def test_stages_are_added_after_those_of_a_preset(self):
        lane = {"algorithm": "prim", "width": 8, "height": 6, "seed": 1,
                "stages": [{"algorithm": "braid", "parameters": {"share": 1}}]}
        path = self.folder / "a.json"
        path.write_text(json.dumps({"schema": 1, "lanes": [lane]}))
        options = ("--stage", "braid:share=1", "--stage", "entrances")
        wanted = self.succeed(*maze("prim", 8, 6, 1, *options)).text
        self.assertEqual(self.succeed("render", path, "--stage", "entrances").text, wanted)

    def test_bad_stages_are_refused(self):
        plain = maze("prim", 8, 6, 1)
        for bad, why in (
            ("no-such", "must be one of "),
            ("prim", "must be one of "),
            ("", "must be one of "),
            ("braid:share=2", "--stage share=2: must be a number from 0 to 1"),
            ("braid:share", "must be name=value"),
            ("braid:sheep=1", "braid has no such parameter; it has share"),
            ("braid:share=1,share=1", "given twice"),
            ("connect", "works on caves"),
            ("entrances:start=8,0", "must lie in the grid"),
        ):
            self.assertIn(why, self.refuse(2, *plain, "--stage", bad))
        solvers = ("--stage", "breadth-first", "--stage", "braid")
        self.assertIn("no stage can follow it", self.refuse(2, *plain, *solvers))
        nine = ("--stage", "braid") * 9
        self.assertIn("at most 8", self.refuse(2, *plain, *nine))


if __name__ == "__main__":
    main()
