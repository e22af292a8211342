"""mazescope list, --help and --version."""

import json
import re

from program import ALGORITHMS, Case, main, run


class List(Case):
    def test_text_names_every_algorithm_parameter_and_palette(self):
        text = self.succeed("list").text
        for word in (*ALGORITHMS, "--set variant=", "--set fill=0.5", "--start", "standard"):
            self.assertIn(word, text)

    def test_json_has_what_a_front_end_needs(self):
        listed = json.loads(self.succeed("list", "--json").bytes)
        self.assertEqual([info["id"] for info in listed["algorithms"]], sorted(ALGORITHMS))
        for info in listed["algorithms"]:
            self.assertIn(info["grid"], ("maze", "cave"))
            for parameter in info["parameters"]:
                if parameter["type"] in ("number", "integer"):
                    self.assertLessEqual(parameter["minimum"], parameter["default"])
                    self.assertLessEqual(parameter["default"], parameter["maximum"])
                elif parameter["type"] == "choice":
                    self.assertEqual(parameter["default"], parameter["options"][0]["id"])
                else:
                    self.assertEqual(parameter["type"], "text")
        self.assertEqual(listed["palettes"][0]["id"], "standard")

    def test_version(self):
        self.assertRegex(self.succeed("--version").text, re.compile(r"^mazescope \d+\.\d+\.\d+\n$"))

    def test_help_of_the_program_and_of_every_subcommand(self):
        text = self.succeed("--help").text
        for word in ("list", "render", "check", "pictures", "--screenshot", "--version"):
            self.assertIn(word, text)
        for command in ("list", "render", "check", "pictures"):
            self.assertIn("--help", self.succeed(command, "--help").text)
        self.assertIn("all of them", " ".join(run("render", "--help").text.split()))


if __name__ == "__main__":
    main()
