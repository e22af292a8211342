"""mazescope export: every format read back by a reader of its own and compared with the text."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import time
import unicodedata
import unittest
import xml.etree.ElementTree as ElementTree

from program import PROGRAM, Case, Png, main, maze, run

SIZES = ((1, 1), (1, 9), (10, 10), (11, 10), (10, 11), (33, 5))
WALL, DONE = "14161b", "e8eaed"
SVG = "{http://www.w3.org/2000/svg}"


def export(algorithm, width, height, seed, form, *more):
    return ("export", *maze(algorithm, width, height, seed)[1:], "--format", form, *more)


def is_cave(algorithm):
    return algorithm == "cellular-automaton"


class Drawing:
    """What the text of `render` says: characters of '#' and ' '."""

    def __init__(self, text, cave):
        self.lines, self.cave = text.splitlines(), cave
        self.width = len(self.lines[0]) - 2 if cave else len(self.lines[0]) // 2
        self.height = len(self.lines) - 2 if cave else len(self.lines) // 2

    def open(self, x, y):
        """A cell that is not rock, a room that is not closed."""
        at = (x + 1, y + 1) if self.cave else (2 * x + 1, 2 * y + 1)
        return self.lines[at[1]][at[0]] == " "

    def walls(self):
        """Pieces of wall: corner x and y, and in which direction from there."""
        pieces = set()
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                if x < self.width and self._across(x, y):
                    pieces.add((x, y, "east"))
                if y < self.height and self._down(x, y):
                    pieces.add((x, y, "south"))
        return pieces

    def _across(self, x, y):
        if self.cave:
            return self.lines[y][x + 1] != self.lines[y + 1][x + 1]
        return self.lines[2 * y][2 * x + 1] == "#"

    def _down(self, x, y):
        if self.cave:
            return self.lines[y + 1][x] != self.lines[y + 1][x + 1]
        return self.lines[2 * y + 1][2 * x] == "#"

    def passages(self):
        """Pairs of neighbours, as cells counted row by row."""
        pairs, walls = set(), self.walls()
        for y in range(self.height):
            for x in range(self.width):
                cell = y * self.width + x
                for to_x, to_y, along in ((x + 1, y, "south"), (x, y + 1, "east")):
                    if to_x == self.width or to_y == self.height or (to_x, to_y, along) in walls:
                        continue
                    if not self.cave or (self.open(x, y) and self.open(to_x, to_y)):
                        pairs.add((cell, to_y * self.width + to_x))
        return pairs


class Exports(Case):
    def each(self, sizes=SIZES):
        """Drawings of finished and half finished mazes and caves, with what exports them."""
        for algorithm in ("backtracker", "prim", "cellular-automaton"):
            for width, height in sizes:
                for moment in ((), ("--tick", width * height // 2)):
                    arguments = (algorithm, width, height, 9)
                    text = self.succeed(*maze(*arguments, *moment)).text
                    yield Drawing(text, is_cave(algorithm)), arguments, moment

    def text(self, arguments, form, *more):
        return self.succeed(*export(*arguments, form, *more)).bytes.decode("utf-8")


def arms(character):
    """The sides to which a box character goes, by its name in Unicode."""
    if character == " ":
        return set()
    words = unicodedata.name(character).split()
    sides = {"UP": {"up"}, "DOWN": {"down"}, "LEFT": {"left"}, "RIGHT": {"right"}}
    sides |= {"VERTICAL": {"up", "down"}, "HORIZONTAL": {"left", "right"}}
    return set().union(*(sides.get(word, set()) for word in words))


class Text(Exports):
    def test_ascii_is_what_render_writes(self):
        for drawing, arguments, moment in self.each():
            self.assertEqual(self.text(arguments, "text", *moment).splitlines(), drawing.lines)

    def test_small_ones_in_box_drawing(self):
        def box(width, *more):
            return self.text(("backtracker", width, 1, 1), "text", "--option", "style=box", *more)

        self.assertEqual(box(1), "┌───┐\n│   │\n└───┘\n")
        self.assertEqual(box(2), "┌───────┐\n│       │\n└───────┘\n")
        self.assertEqual(box(2, "--tick", 0), "┌───┬───┐\n│███│███│\n└───┴───┘\n")

    def test_f2_f3_box_drawing_of_mazes(self):
        for drawing, arguments, moment in self.each():
            if drawing.cave:
                continue
            lines = self.text(arguments, "text", "--option", "style=box", *moment).splitlines()
            width, height = drawing.width, drawing.height
            self.assertEqual({len(line) for line in lines}, {4 * width + 1})
            self.assertEqual(len(lines), 2 * height + 1)
            walls = set()
            for y in range(height + 1):
                for x in range(width):
                    between = lines[2 * y][4 * x + 1 : 4 * x + 4]
                    self.assertIn(between, ("───", "   "))
                    if between == "───":
                        walls.add((x, y, "east"))
            for y in range(height):
                for x in range(width + 1):
                    self.assertIn(lines[2 * y + 1][4 * x], "│ ")
                    if lines[2 * y + 1][4 * x] == "│":
                        walls.add((x, y, "south"))
                    if x < width:
                        room = lines[2 * y + 1][4 * x + 1 : 4 * x + 4]
                        self.assertEqual(room, "   " if drawing.open(x, y) else "███")
            self.assertEqual(walls, drawing.walls())
            for y in range(height + 1):
                for x in range(width + 1):
                    meeting = (
                        ("up", (x, y - 1, "south")),
                        ("down", (x, y, "south")),
                        ("left", (x - 1, y, "east")),
                        ("right", (x, y, "east")),
                    )
                    joined = {side for side, piece in meeting if piece in walls}
                    self.assertEqual(arms(lines[2 * y][4 * x]), joined)

    def test_box_drawing_of_caves(self):
        for drawing, arguments, moment in self.each():
            if drawing.cave:
                text = self.text(arguments, "text", "--option", "style=box", *moment)
                doubled = [line.replace("#", "██").replace(" ", "  ") for line in drawing.lines]
                self.assertEqual(text.splitlines(), doubled)


class Svg(Exports):
    @staticmethod
    def pieces(group):
        """The pieces that the paths of a group draw, as a list, and the lines that are closed."""
        pieces, lines, closed = [], 0, 0
        for path in group.iter(SVG + "path"):
            x = y = begin = None
            for command, numbers in re.findall(r"([A-Z])([-0-9. ]*)", path.get("d")):
                to_x, to_y = x, y
                if command == "M":
                    x, y = begin = to_x, to_y = tuple(map(int, numbers.split()))
                    lines += 1
                elif command == "H":
                    to_x = int(numbers)
                elif command == "V":
                    to_y = int(numbers)
                else:
                    assert command == "Z", command
                    to_x, to_y = begin
                    closed += 1
                assert x == to_x or y == to_y
                pieces += [(each, y, "east") for each in range(min(x, to_x), max(x, to_x))]
                pieces += [(x, each, "south") for each in range(min(y, to_y), max(y, to_y))]
                x, y = to_x, to_y
        return pieces, lines, closed

    def test_f3_walls_are_those_of_the_text_each_drawn_once(self):
        for drawing, arguments, moment in self.each((*SIZES, (127, 63), (333, 5))):
            root = ElementTree.fromstring(self.text(arguments, "svg", *moment))
            groups = root.findall(f".//{SVG}g[@id='walls']")
            self.assertEqual(len(groups), 1)
            pieces, lines, closed = self.pieces(groups[0])
            self.assertEqual(sorted(pieces), sorted(drawing.walls()))
            if drawing.cave:
                self.assertEqual(lines, closed)
            self.assertLessEqual(lines, max(1, len(pieces) // 2))
            self.assertIsNone(root.find(f".//{SVG}g[@id='solution']"))

    def test_millimetres(self):
        options = ("--option", "cell=2.5", "--option", "wall=0.25", "--option", "margin=10")
        root = ElementTree.fromstring(self.text(("prim", 20, 10, 1), "svg", *options))
        self.assertEqual((root.get("width"), root.get("height")), ("70.25mm", "45.25mm"))
        self.assertEqual(root.get("viewBox"), "0 0 70.25 45.25")
        drawing = root.find(f"{SVG}g")
        self.assertEqual(drawing.get("transform"), "translate(10.125 10.125) scale(2.5)")
        walls = root.find(f".//{SVG}g[@id='walls']")
        self.assertEqual(walls.get("stroke-width"), "0.1")
        self.assertIn("20 by 10", root.find(f"{SVG}title").text)

    def test_numbers_do_not_depend_on_the_locale(self):
        environment = dict(os.environ, LC_ALL="de_DE.UTF-8", LANG="de_DE.UTF-8")
        arguments = export("prim", 5, 5, 1, "svg", "--option", "wall=0.25")
        self.assertEqual(run(*arguments, env=environment).bytes, self.succeed(*arguments).bytes)


class Pictures(Exports):
    def png(self, arguments, *more):
        return Png(self.succeed(*export(*arguments, "png", *more)).bytes)

    def test_f38_with_margins_cell_by_cell(self):
        margin, scale = 7, 4
        options = ("--option", f"cell={scale}", "--option", f"margin={margin}")
        for drawing, arguments, moment in self.each():
            if moment:
                continue
            png = self.png(arguments, *options, *moment)
            # A maze of 4 pixels a cell has walls of one, before each cell and at the end.
            outer = 2 if drawing.cave else 1
            self.assertEqual(png.width, drawing.width * scale + outer + 2 * margin)
            self.assertEqual(png.height, drawing.height * scale + outer + 2 * margin)
            for y in range(drawing.height):
                for x in range(drawing.width):
                    at = png.at(margin + 1 + x * scale, margin + 1 + y * scale)
                    self.assertEqual(at == DONE, drawing.open(x, y))
            if not drawing.cave:
                walls = drawing.walls()
                for y in range(drawing.height):
                    for x in range(drawing.width + 1):
                        at = png.at(margin + x * scale, margin + y * scale + 2)
                        self.assertEqual(at == WALL, (x, y, "south") in walls)
            edge = {png.at(x, y) for x in range(png.width) for y in range(margin)}
            self.assertEqual(edge, {DONE})

    def test_palettes_and_overlays(self):
        preset = self.folder / "a.json"
        lane = {"algorithm": "prim", "width": 9, "height": 9, "seed": 1}
        lane["overlay"] = {"show": "distance", "x": 0, "y": 0}
        preset.write_text(json.dumps({"schema": 1, "lanes": [lane], "view": {"palette": "paper"}}))

        def picture(*options):
            words = [word for option in options for word in ("--option", option)]
            return Png(self.succeed("export", preset, "--format", "png", *words).bytes)

        self.assertEqual(picture("overlay=none").colors(), {"2b2b2b", "fbf8f0"})
        self.assertEqual(picture("overlay=none", "palette=standard").colors(), {WALL, DONE})
        overlaid = picture()
        self.assertGreater(len(overlaid.colors()), 9)
        self.assertEqual(
            overlaid.colors(), Png(self.succeed("render", preset, "--format", "png").bytes).colors()
        )


class Csv(Exports):
    def records(self, arguments, *more):
        text = self.text(arguments, "csv", *more)
        return list(csv.DictReader(io.StringIO(text), strict=True))

    def test_passages(self):
        for drawing, arguments, moment in self.each():
            found = []
            for record in self.records(arguments, *moment):
                record = {name: int(value) for name, value in record.items()}
                for end in "from", "to":
                    x, y = record[f"{end}_x"], record[f"{end}_y"]
                    self.assertEqual(record[end], y * drawing.width + x)
                found.append((record["from"], record["to"]))
            self.assertEqual(len(found), len(set(found)))
            self.assertEqual(set(found), drawing.passages())

    def test_cells(self):
        for drawing, arguments, moment in self.each():
            passages, found = drawing.passages(), set()
            records = self.records(arguments, "--option", "records=cells", *moment)
            for cell, record in enumerate(records):
                x, y = cell % drawing.width, cell // drawing.width
                named = [int(record[name]) for name in ("cell", "x", "y")]
                self.assertEqual(named, [cell, x, y])
                if drawing.cave:
                    self.assertEqual(record["open"], "1" if drawing.open(x, y) else "0")
                for side in "north", "east", "south", "west":
                    if record[side]:
                        found.add(tuple(sorted((cell, int(record[side])))))
            self.assertEqual(len(records), drawing.width * drawing.height)
            self.assertEqual(found, passages)


class Stages(Case):
    """Openings in the border, start and goal, and the way that a solver found."""

    WIDTH, HEIGHT = 15, 10

    def setUp(self):
        super().setUp()
        lane = {"algorithm": "prim", "width": self.WIDTH, "height": self.HEIGHT, "seed": 4}
        noise = {"fill": 0.8, "generations": 0}
        cave = dict(lane, algorithm="cellular-automaton", parameters=noise)
        stages = [{"algorithm": "entrances"}, {"algorithm": "breadth-first"}]
        self.preset = self.folder / "a.json"
        lanes = [dict(each, stages=stages) for each in (lane, cave)]
        view = {"linked": False}
        self.preset.write_text(json.dumps({"schema": 1, "lanes": lanes, "view": view}))

    def lanes(self):
        for lane, cave in ((1, False), (2, True)):
            yield ("--lane", lane), Drawing(self.render(lane), cave)

    def render(self, lane, *more):
        return self.succeed("render", self.preset, "--lane", lane, *more).text

    def export(self, form, lane, *options):
        words = [word for option in options for word in ("--option", option)]
        return self.succeed("export", self.preset, *lane, "--format", form, *words)

    def way(self, lane, drawing):
        """The way from S to G in the text, as points of cells; checked to be one."""
        lines = self.export("text", lane).text.splitlines()
        step = 1 if drawing.cave else 2
        seen = {}
        for y, line in enumerate(lines):
            for x, character in enumerate(line):
                if character not in "# ":
                    seen[x, y] = character
        x, y = next(at for at, character in seen.items() if character == "S")
        way, last = [(x, y)], None
        while seen[x, y] != "G":
            beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            (following,) = [at for at in beside if at in seen and at != last]
            last, (x, y) = (x, y), following
            way.append(following)
        self.assertEqual(len(way), len(seen))
        return [((x - 1) // step, (y - 1) // step) for x, y in way[::step]]

    def test_text(self):
        for lane, drawing in self.lanes():
            plain = self.export("text", lane, "solution=none").text
            self.assertEqual(plain.splitlines(), drawing.lines)
            edges = (drawing.lines[0], drawing.lines[-1])
            gaps = sum(line.count(" ") for line in edges)
            gaps += sum((line[0] + line[-1]).count(" ") for line in drawing.lines)
            self.assertEqual(gaps, 2)
            way = self.way(lane, drawing)
            box = self.export("text", lane, "style=box").bytes.decode("utf-8").splitlines()
            for index, (x, y) in enumerate(way):
                expected = "S" if index == 0 else "G" if index == len(way) - 1 else "."
                at = box[y + 1][2 * x + 2] if drawing.cave else box[2 * y + 1][4 * x + 2]
                self.assertEqual(at, expected)
            self.assertEqual(sum(line.count(".") for line in box), len(way) - 2)

    def test_svg(self):
        for lane, drawing in self.lanes():
            root = ElementTree.fromstring(self.export("svg", lane).bytes)
            groups = {group.get("id"): group for group in root.iter(SVG + "g")}
            walls, _, _ = Svg.pieces(groups["walls"])
            self.assertEqual(sorted(walls), sorted(drawing.walls()))
            way = self.way(lane, drawing)
            pieces, lines, closed = Svg.pieces(groups["solution"])
            self.assertEqual((lines, closed), (1, 0))
            steps = set()
            for (x, y), (to_x, to_y) in zip(way, way[1:]):
                steps.add((min(x, to_x), min(y, to_y), "east" if y == to_y else "south"))
            self.assertEqual(sorted(pieces), sorted(steps))
            start, goal = groups["ends"].find(SVG + "circle"), groups["ends"].find(SVG + "rect")
            self.assertEqual((int(start.get("cx")), int(start.get("cy"))), way[0])
            self.assertEqual((float(goal.get("x")) + 0.25, float(goal.get("y")) + 0.25), way[-1])
            without = ElementTree.fromstring(self.export("svg", lane, "solution=none").bytes)
            self.assertEqual({group.get("id") for group in without.iter(SVG + "g")} - {None},
                             {"walls", "ends"})

    def test_png(self):
        scale = 16
        for lane, drawing in self.lanes():
            png = Png(self.export("png", lane, f"cell={scale}").bytes)
            first = 2  # pixels of a wall
            way = set(self.way(lane, drawing))
            for y in range(drawing.height):
                for x in range(drawing.width):
                    corner = png.at(first + x * scale, first + y * scale)
                    self.assertEqual(corner == "d55e00", (x, y) in way)
            marked = sum(
                png.at(first + x * scale + scale // 2, first + y * scale + scale // 2) == WALL
                for x, y in way
            )
            self.assertEqual(marked, 2)
            around = [png.at(x, y) for x in range(png.width) for y in (0, png.height - 1)]
            around += [png.at(x, y) for y in range(png.height) for x in (0, png.width - 1)]
            inside = scale if drawing.cave else scale - first
            self.assertEqual(around.count("d55e00"), 2 * inside)

    def test_csv(self):
        for lane, drawing in self.lanes():
            text = self.export("csv", lane, "records=cells").text
            records = list(csv.DictReader(io.StringIO(text)))
            out = {int(each["cell"]) for each in records if "out" in each.values()}
            way = self.way(lane, drawing)
            ends = {y * drawing.width + x for x, y in (way[0], way[-1])}
            self.assertEqual(out, ends)


class Command(Case):
    FORMATS = ("png", "svg", "text", "json", "csv")

    def test_f12_the_same_bytes_on_each_run_and_at_each_way_to_a_tick(self):
        def export_at(form, *moment):
            return self.succeed(*export("backtracker", 20, 15, 3, form, *moment)).bytes

        for form in self.FORMATS:
            half = export_at(form, "--tick", 300)
            self.assertEqual(export_at(form, "--tick", 300), half)
            self.assertEqual(export_at(form, "--until", "percent:50"), half)
            self.assertNotEqual(export_at(form, "--tick", 299), half)

    def test_the_format_follows_the_name_of_the_file(self):
        for form in self.FORMATS:
            ending = ".txt" if form == "text" else f".{form}"
            path = self.folder / f"a{ending}"
            subject = export("prim", 5, 5, 1, form)
            without = [word for word in subject if word not in ("--format", form)]
            self.assertEqual(self.succeed(*without, "--out", path).bytes, b"")
            self.assertEqual(path.read_bytes(), self.succeed(*subject).bytes)
        message = self.refuse(2, *without, "--out", self.folder / "a")
        self.assertIn("--format is missing", message)

    def test_help_and_list_name_formats_and_options(self):
        told = self.succeed("export", "--help").text, self.succeed("list").text
        formats = json.loads(self.succeed("list", "--json").text)["formats"]
        self.assertLessEqual(set(self.FORMATS), {form["id"] for form in formats})
        for form in formats:
            for text in told:
                self.assertIn(f"{form['id']}: {form['name']}", text)
                for option in form["options"]:
                    default = str(option["default"]).removesuffix(".0")
                    self.assertIn(f"--option {option['id']}={default}  {option['help']}", text)

    def test_bad_use(self):
        for options, expected in (
            (("jpeg",), "--format: must be one of png"),
            (("png", "--option", "cell"), "--option: must be name=value"),
            (("png", "--option", "cell=0"), "--option cell=0: must be a whole number from 1"),
            (("png", "--option", "cell=1"), "--option cell: must be a whole number of pixels"),
            (("png", "--option", "scale=1"), "it has cell, margin, palette, overlay"),
            (("svg", "--option", "cell=nan"), "--option cell=nan: must be a number from 0.1"),
            (("svg", "--option", "wall=3"), "--option wall: must be at most half of a cell, 2.5"),
            (("text", "--option", "style=box", "--option", "style=box"), "given twice"),
            (("csv", "--tick", "x"), "--tick: "),
            (("csv", "--until", "line:99"), "--until line:99: "),
        ):
            with self.subTest(options=options):
                self.assertIn(expected, self.refuse(2, *export("prim", 3, 3, 1, *options)))

    def test_f39_a_picture_too_large_is_refused_before_anything_is_made(self):
        out = self.folder / "a.png"
        large = export("prim", 16384, 16384, 1, "png", "--option", "cell=3", "--out", out)
        self.assertIn("--option cell: at 3 the picture would have 49153", self.refuse(2, *large))
        self.assertEqual(self.names(), [])

    def test_f57_a_place_that_cannot_be_written_is_named(self):
        for form in self.FORMATS:
            path = self.folder / "missing" / "a"
            message = self.refuse(1, *export("prim", 3, 3, 1, form, "--out", path))
            self.assertIn(f"cannot write {path}: No such file or directory", message)
        self.assertEqual(self.names(), [])

    @unittest.skipUnless(os.path.exists("/dev/full"), "there is no /dev/full")
    def test_a_full_standard_output_is_a_failure(self):
        for form in self.FORMATS:
            with open("/dev/full", "wb") as full:
                result = run(*export("prim", 20, 20, 1, form), stdout=full)
            self.assertEqual(result.status, 1)
            self.assertIn("cannot write to standard output: No space left", result.errors)

    def test_an_interrupted_one_leaves_nothing_behind(self):
        path = self.folder / "a.png"
        path.write_bytes(b"old")
        large = export("cellular-automaton", 1000, 1000, 1, "png", "--tick", 0)
        large += ("--option", "cell=30", "--out", path)
        with subprocess.Popen([PROGRAM, *map(str, large)], stderr=subprocess.PIPE) as process:
            while process.poll() is None and len(self.names()) == 1:
                time.sleep(0.001)
            process.send_signal(signal.SIGINT)
            process.communicate()
        self.assertEqual(process.returncode, -signal.SIGINT)
        self.assertEqual((path.read_bytes(), self.names()), (b"old", ["a.png"]))


if __name__ == "__main__":
    main()
