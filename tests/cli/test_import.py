"""Mazes and caves from files: as text, as JSON, from standard input."""

import json
import subprocess

from json_schema import problems, schema_of
from program import PROGRAM, Case, main, maze, run

CAVE = "#######\n#  #  #\n#     #\n#######\n"


class Import(Case):
    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def test_what_was_rendered_is_opened_and_rendered_the_same(self):
        for made in (maze("backtracker", 20, 15, 3), maze("prim", 9, 7, 4, "--tick", 50),
                     maze("cellular-automaton", 24, 16, 5)):
            text = self.succeed(*made).text
            path = self.write("a.txt", text)
            self.assertEqual(self.succeed("render", path).text, text)
            again = self.succeed("render", "-", input=text.encode()).text
            self.assertEqual(again, text)

    def test_a_pipe_goes_from_one_to_the_next(self):
        first = subprocess.Popen(
            [PROGRAM, *map(str, maze("prim", 12, 9, 1, "--out", "-"))], stdout=subprocess.PIPE
        )
        text = self.succeed("render", "-", "--format", "text", stdin=first.stdout).text
        first.stdout.close()
        self.assertEqual(first.wait(), 0)
        self.assertEqual(text, self.succeed(*maze("prim", 12, 9, 1)).text)

    def test_the_picture_of_a_drawn_maze_is_that_of_the_made_one(self):
        made = maze("backtracker", 8, 6, 2)
        path = self.write("a.txt", self.succeed(*made).text)
        png = self.succeed("render", path, "--format", "png").bytes
        self.assertEqual(png, self.succeed(*made, "--format", "png").bytes)

    def test_check_tells_what_a_file_is(self):
        path = self.write("a.txt", "#####\n#   #\n#####\n")
        self.assertEqual(self.succeed("check", path).text, f"{path}: OK, a maze of 2 by 1 cells\n")
        path = self.write("b.txt", CAVE)
        self.assertEqual(self.succeed("check", path).text, f"{path}: OK, a cave of 5 by 2 cells\n")
        read = self.succeed("check", "-", input=CAVE.encode()).text
        self.assertEqual(read, "standard input: OK, a cave of 5 by 2 cells\n")

    def test_text_that_is_no_maze_is_refused_with_line_and_column(self):
        path = self.write("a.txt", "#####\n# x #\n#####\n")
        self.assertTrue(self.refuse(1, "check", path).startswith(f"{path}:2:3: unexpected \"x\""))
        self.assertIn(f"{path}:2:3: ", self.refuse(1, "render", path))
        errors = self.refuse(1, "render", "-", input=b"####\n# #\n####\n")
        self.assertIn("standard input:2:4: the line ends here", errors)
        binary = self.write("b.txt", b"\x89PNG\r\n\x1a\n")
        self.assertIn(f"{binary}:1:1: ", self.refuse(1, "check", binary))

    def test_the_drawn_statistics_are_those_of_the_made_one(self):
        options = ("--seeds", "1..1", "--format", "json")
        size = ("--width", 9, "--height", 7)
        made = json.loads(run("survey", "--algorithm", "prim", *size, *options).text)
        path = self.write("a.txt", self.succeed(*maze("prim", 9, 7, 1)).text)
        drawn = json.loads(run("survey", path, *options).text)
        for key in made.keys() - {"algorithm", "variant", "ticks", "phases"}:
            self.assertEqual(made[key], drawn[key], key)


class Json(Case):
    """Compared cell by cell with what the text of the same tick shows."""

    def export(self, *made):
        path = self.folder / "a.json"
        self.succeed("export", *made[1:], "--format", "json", "--out", path)
        document = json.loads(path.read_text("utf-8"))
        self.assertEqual(problems(document, schema_of("maze")), [])
        return path, document

    def check_cells(self, document, lines):
        width, height, step = document["width"], document["height"], 2
        if document["kind"] == "cave":
            step = 1
        self.assertEqual(len(document["rows"]), height)
        for y, row in enumerate(document["rows"]):
            self.assertEqual(len(row), width)
            for x, digit in enumerate(row):
                at_x, at_y = step * x + 1, step * y + 1
                self.assertEqual(digit == ".", lines[at_y][at_x] == "#")
                if digit == ".":
                    continue
                for bit, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                    inside = 0 <= x + dx < width and 0 <= y + dy < height
                    way = lines[at_y + dy][at_x + dx] != "#"
                    if document["kind"] == "cave" and inside:
                        way = False
                    self.assertEqual(bool(int(digit, 16) >> bit & 1), way, (x, y, bit))

    def test_cells_are_those_of_the_text_and_are_opened_again(self):
        for made in (maze("backtracker", 13, 9, 3), maze("prim", 13, 9, 3, "--tick", 99),
                     maze("cellular-automaton", 24, 16, 5), maze("prim", 1, 1, 0)):
            path, document = self.export(*made)
            text = self.succeed(*made).text
            self.check_cells(document, text.splitlines())
            self.assertEqual(self.succeed("render", path).text, text)
            self.assertEqual(document["spec"]["algorithm"], made[2])
            self.assertEqual((document["width"], document["height"]), (made[4], made[6]))

    def test_an_imported_maze_is_exported_the_same_but_for_its_origin(self):
        path, document = self.export(*maze("prim", 6, 5, 4))
        again = json.loads(self.succeed("export", path, "--format", "json").text)
        self.assertEqual(again["rows"], document["rows"])
        self.assertEqual(again["spec"]["parameters"]["cells"], "/".join(document["rows"]))

    def test_reading_is_strict(self):
        path, document = self.export(*maze("prim", 3, 2, 4))
        for change, place in (
            ({"rows": document["rows"][:1]}, "/rows: "),
            ({"kind": "hole"}, "/kind: "),
            ({"width": 4}, "/rows/0: "),
            ({"extra": 1}, "/extra: "),
            ({"schema": 2}, "/schema: "),
        ):
            path.write_text(json.dumps({**document, **change}))
            self.assertIn(f"{path}: {place}", self.refuse(1, "check", path))
            good = problems({**document, **change}, schema_of("maze")) == []
            self.assertEqual(good, place.startswith("/rows"), change)


if __name__ == "__main__":
    main()
