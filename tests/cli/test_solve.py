"""mazescope solve: ways through mazes and caves, and how it is told that there is none."""

import re

from program import Case, main, maze, run

TWO_CAVES = "#######\n#  #  #\n#  #  #\n#######\n"


def solving(algorithm, width, height, seed, *more):
    return ("solve", *maze(algorithm, width, height, seed)[1:], *more)


class Solve(Case):
    def write(self, content):
        path = self.folder / "a.txt"
        path.write_text(content)
        return path

    def test_report(self):
        report = self.succeed(*solving("prim", 12, 9, 1, "--solver", "breadth-first")).text
        self.assertRegex(report, re.compile(r"^path: \d+ passages\nvisited: \d+ cells\n.+\.\n$"))

    def test_a_path_as_text_leads_from_start_to_goal(self):
        options = ("--solver", "breadth-first", "--format", "text")
        text = self.succeed(*solving("backtracker", 12, 9, 1, *options)).text
        report = self.succeed(*solving("backtracker", 12, 9, 1, *options[:2])).text
        self.assertEqual(text[0], "#")
        lines = text.splitlines()
        self.assertEqual((lines[1][1], lines[-2][-2]), ("S", "G"))
        length = int(re.search(r"\d+", report)[0])
        self.assertEqual(text.count("."), 2 * length - 1)
        plain = re.sub("[SG.]", " ", text)
        self.assertEqual(plain, self.succeed(*maze("backtracker", 12, 9, 1)).text)

    def test_every_solver_finds_the_only_way(self):
        solvers = ("breadth-first", "depth-first", "a-star", "greedy", "bidirectional",
                   "dead-end-filling", "wall-follower", "tremaux")
        reports = {self.succeed(*solving("prim", 9, 9, 5, "--solver", solver)).text.split("\n")[0]
                   for solver in solvers}
        self.assertEqual(len(reports), 1)

    def test_standard_input_and_output(self):
        text = self.succeed(*maze("prim", 12, 9, 1)).bytes
        wanted = self.succeed(*solving("prim", 12, 9, 1, "--solver", "breadth-first")).text
        read = self.succeed("solve", "-", "--solver", "breadth-first", input=text).text
        self.assertEqual(read, wanted)
        out = self.folder / "report.txt"
        told = self.succeed("solve", "-", "--solver", "breadth-first", "--out", out, input=text)
        self.assertEqual((told.text, out.read_text()), ("", wanted))

    def test_letters_in_a_drawing_are_start_and_goal(self):
        path = self.write("#########\n#   S  G#\n#########\n")
        report = self.succeed("solve", path, "--solver", "breadth-first").text
        self.assertTrue(report.startswith("path: 3 passages\n"), report)

    def test_f21_no_path_between_two_caves(self):
        path = self.write(TWO_CAVES)
        result = run("solve", path, "--solver", "breadth-first")
        self.assertEqual((result.status, result.errors), (1, "mazescope: no path\n"))
        self.assertTrue(result.text.startswith("path: none\nvisited: 4 cells\n"), result.text)
        text = run("solve", path, "--solver", "breadth-first", "--format", "text").text
        self.assertEqual(text, "#######\n#S #  #\n#  # G#\n#######\n")

    def test_f22_ends_in_rock_and_outside_are_refused_and_start_may_be_goal(self):
        path = self.write(TWO_CAVES)
        solver = ("solve", path, "--solver", "breadth-first")
        self.assertIn("--to: (2, 0) is rock", self.refuse(1, *solver, "--to", "2,0"))
        self.assertIn("--from: (2, 1) is rock", self.refuse(1, *solver, "--from", "2,1"))
        for outside in "5,0", "0,2":
            message = f"must lie in the grid, from 0,0 to 4,1; it is {outside}"
            self.assertIn(f"--to: {message}", self.refuse(2, *solver, "--to", outside))
            self.assertIn(f"--from: {message}", self.refuse(2, *solver, "--from", outside))
        self.assertIn("--to: ", self.refuse(2, *solver, "--to", "x"))
        report = self.succeed(*solver, "--from", "1,1", "--to", "1,1").text
        self.assertTrue(report.startswith("path: 0 passages\n"), report)

    def test_a_cave_with_nothing_open_has_no_path(self):
        result = run("solve", self.write("####\n####\n####\n"), "--solver", "breadth-first")
        self.assertEqual((result.status, result.errors), (1, "mazescope: no path\n"))

    def test_solvers_are_named_once(self):
        plain = solving("prim", 5, 5, 1)
        self.assertIn("--solver is missing", self.refuse(2, *plain))
        self.assertIn("--solver: must be one of ", self.refuse(2, *plain, "--solver", "no-such"))
        self.assertIn("braid is no solver", self.refuse(2, *plain, "--solver", "braid"))
        staged = (*plain, "--stage", "breadth-first")
        self.assertTrue(self.succeed(*staged).text.startswith("path: "))
        self.assertIn("a solver already", self.refuse(2, *staged, "--solver", "greedy"))
        self.assertIn("--format: ", self.refuse(2, *staged, "--format", "png"))


if __name__ == "__main__":
    main()
