"""mazescope list, --help and --version."""

import json
import re

from program import ALGORITHMS, SOURCE, Case, main, run


class List(Case):
    def test_text_names_every_algorithm_parameter_and_palette(self):
        text = self.succeed("list").text
        for word in (*ALGORITHMS, "--set variant=", "--set fill=0.5", "--start", "standard",
                     "--stage braid:share="):
            self.assertIn(word, text)

    def test_run_sh_hands_over_to_every_subcommand(self):
        listed = self.succeed("--help").text.split("Subcommands:")[1]
        script = (SOURCE / "run.sh").read_text()
        handed = re.search(r"^  (list .*)\) exec", script, re.MULTILINE)[1].split(" | ")
        self.assertLess(set(re.findall(r"^  ([a-z][a-z-]*)", listed, re.MULTILINE)), set(handed))

    def test_json_has_what_a_front_end_needs(self):
        listed = json.loads(self.succeed("list", "--json").bytes)
        chosen = [info["id"] for info in listed["algorithms"]
                  if info["role"] == "generator" and not info["fromFile"]]
        self.assertEqual(chosen, sorted(ALGORITHMS))
        files = [info["id"] for info in listed["algorithms"] if info["fromFile"]]
        self.assertEqual(files, ["cave-file", "maze-file"])
        for info in listed["algorithms"]:
            self.assertIn(info["role"], ("generator", "change", "solver"))
            grids = ("maze", "cave") if info["role"] == "generator" else ("maze", "cave", "any")
            self.assertIn(info["grid"], grids)
            for parameter in info["parameters"]:
                if parameter["type"] in ("number", "integer"):
                    self.assertLessEqual(parameter["minimum"], parameter["default"])
                    self.assertLessEqual(parameter["default"], parameter["maximum"])
                elif parameter["type"] in ("choice", "place"):
                    self.assertEqual(parameter["default"], parameter["options"][0]["id"])
                else:
                    self.assertEqual(parameter["type"], "text")
        self.assertEqual(listed["palettes"][0]["id"], "standard")

    def test_version(self):
        self.assertRegex(self.succeed("--version").text, re.compile(r"^mazescope \d+\.\d+\.\d+\n$"))

    def test_help_of_the_program_and_of_every_subcommand(self):
        text = self.succeed("--help").text
        commands = ("list", "render", "export", "solve", "check", "pictures", "survey")
        for word in (*commands, "--screenshot", "--version"):
            self.assertIn(word, text)
        for command in commands:
            self.assertIn("--help", self.succeed(command, "--help").text)
        self.assertIn("all of them", " ".join(run("render", "--help").text.split()))


if __name__ == "__main__":
    main()
