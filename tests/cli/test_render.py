"""mazescope render: texts and pictures of any tick."""

import json
import os

from program import ALGORITHMS, PRESETS, Case, Png, main, maze, run

WALL, HERE, UNVISITED, DONE = "14161b", "e69f00", "262b35", "e8eaed"
SIZES = ((1, 1), (1, 2), (1, 50), (50, 1), (2, 2), (10, 10), (11, 10), (10, 11))


def lines(text):
    return text.splitlines()


class Text(Case):
    def test_f2_f3_f4_size_and_closed_border(self):
        for algorithm in ALGORITHMS:
            for width, height in SIZES:
                with self.subTest(algorithm=algorithm, width=width, height=height):
                    cave = algorithm == "cellular-automaton"
                    columns = width + 2 if cave else 2 * width + 1
                    rows = height + 2 if cave else 2 * height + 1
                    text = lines(self.succeed(*maze(algorithm, width, height, 5)).text)
                    self.assertEqual(len(text), rows)
                    self.assertEqual({len(line) for line in text}, {columns})
                    self.assertEqual({text[0], text[-1]}, {"#" * columns})
                    self.assertEqual({line[0] + line[-1] for line in text}, {"##"})

    def test_a_maze_is_perfect(self):
        for algorithm in ("backtracker", "prim"):
            text = lines(self.succeed(*maze(algorithm, 31, 7, 1)).text)
            passages = sum(
                text[y][x] == " " for y in range(15) for x in range(63) if x % 2 + y % 2 == 1
            )
            self.assertEqual(passages, 31 * 7 - 1)
            reached, waiting = {(1, 1)}, [(1, 1)]
            while waiting:
                x, y = waiting.pop()
                for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if text[at[1]][at[0]] == " " and at not in reached:
                        reached.add(at)
                        waiting.append(at)
            self.assertEqual(len(reached), 2 * 31 * 7 - 1)

    def test_f12_the_same_seed_gives_the_same_bytes_and_another_one_others(self):
        for seed in (0, 9007199254740993, 18446744073709551615):
            for extra in ((), ("--format", "png")):
                once = self.succeed(*maze("prim", 20, 15, seed, *extra)).bytes
                self.assertEqual(once, self.succeed(*maze("prim", 20, 15, seed, *extra)).bytes)
        seeds = (2**53, 2**53 + 1, 2**64 - 1)
        self.assertEqual(len({self.succeed(*maze("prim", 20, 15, seed)).text for seed in seeds}), 3)

    def test_ticks(self):
        start = self.succeed(*maze("backtracker", 3, 3, 1, "--tick", 0)).text
        self.assertEqual(set(start), {"#", "\n"})
        one = self.succeed(*maze("backtracker", 3, 3, 1, "--tick", 1, "--start", "2,0")).text
        self.assertEqual(one.count(" "), 1)
        self.assertEqual(lines(one)[1][5], " ")
        end = self.succeed(*maze("backtracker", 3, 3, 1)).text
        for past in (17, 18, 2**64 - 1):
            self.assertEqual(self.succeed(*maze("backtracker", 3, 3, 1, "--tick", past)).text, end)

    def test_parameters(self):
        settings = ("--set", "fill=1", "--set", "generations=0")
        full = self.succeed(*maze("cellular-automaton", 3, 2, 1, *settings))
        self.assertEqual(full.text, "#####\n#   #\n#   #\n#####\n")
        variants = {
            self.succeed(*maze("prim", 20, 20, 1, "--set", f"variant={variant}")).text
            for variant in ("modified", "simplified", "true")
        }
        self.assertEqual(len(variants), 3)

    def test_defaults_are_those_of_the_descriptor(self):
        plain = self.succeed(*maze("cellular-automaton", 30, 20, 4)).text
        given = ("--set", "fill=0.5", "--set", "rule=B5678/S45678", "--set", "generations=100")
        self.assertEqual(self.succeed(*maze("cellular-automaton", 30, 20, 4, *given)).text, plain)

    def test_a_preset_by_name_by_path_and_by_lane(self):
        by_name = self.succeed("render", "three-algorithms").text
        path = PRESETS / "three-algorithms.json"
        self.assertEqual(self.succeed("render", path).text, by_name)
        self.assertEqual(self.succeed("render", path, "--lane", 1).text, by_name)
        for number, lane in enumerate(json.loads(path.read_text("utf-8"))["lanes"], 1):
            text = self.succeed("render", path, "--lane", number, "--tick", 500).text
            same = (lane[key] for key in ("algorithm", "width", "height", "seed"))
            self.assertEqual(self.succeed(*maze(*same, "--tick", 500)).text, text)

    def test_numbers_do_not_depend_on_the_locale(self):
        environment = dict(os.environ, LC_ALL="de_DE.UTF-8", LANG="de_DE.UTF-8")
        wanted = self.succeed(*maze("cellular-automaton", 30, 20, 4, "--set", "fill=0.45")).text
        result = run(*maze("cellular-automaton", 30, 20, 4, "--set", "fill=0.45"), env=environment)
        self.assertEqual(result.text, wanted)


class Pictures(Case):
    def png(self, *arguments):
        return Png(self.succeed(*arguments, "--format", "png").bytes)

    def test_f38_at_two_pixels_a_cell_a_picture_is_its_text(self):
        for algorithm, scale in (("backtracker", 2), ("prim", 2), ("cellular-automaton", 1)):
            for width, height in (*SIZES, (1, 9), (127, 63), (333, 5)):
                with self.subTest(algorithm=algorithm, width=width, height=height):
                    text = lines(self.succeed(*maze(algorithm, width, height, 9)).text)
                    png = self.png(*maze(algorithm, width, height, 9, "--cell", scale))
                    self.assertEqual((png.width, png.height), (len(text[0]), len(text)))
                    for y in range(png.height):
                        row = [" " if png.at(x, y) == DONE else "#" for x in range(png.width)]
                        self.assertEqual("".join(row), text[y])

    def test_f3_a_border_is_one_wall_thick_at_every_scale(self):
        for scale, wall in ((2, 1), (3, 1), (10, 1), (11, 1), (12, 2), (20, 3), (24, 3)):
            png = self.png(*maze("prim", 7, 5, 3, "--cell", scale))
            self.assertEqual((png.width, png.height), (7 * scale + wall, 5 * scale + wall))
            edge = [png.at(x, png.height // 2) for x in range(wall + 1)]
            self.assertEqual(edge[:wall], [WALL] * wall)
            self.assertEqual({png.at(x, 0) for x in range(png.width)}, {WALL})
            self.assertEqual({png.at(png.width - 1, y) for y in range(png.height)}, {WALL})

    def test_f45_colours_are_exact_and_the_last_move_stands_out_until_the_end(self):
        self.assertEqual(self.png(*maze("prim", 9, 9, 3)).colors(), {WALL, DONE})
        self.assertEqual(self.png(*maze("prim", 9, 9, 3, "--tick", 0)).colors(), {WALL, UNVISITED})
        half = self.png(*maze("prim", 9, 9, 3, "--tick", 60)).colors()
        self.assertEqual(half, {WALL, DONE, UNVISITED, HERE, "cc79a7"})
        last = 2 * 9 * 9 - 1
        self.assertIn(HERE, self.png(*maze("prim", 9, 9, 3, "--tick", last - 1)).colors())
        self.assertNotIn(HERE, self.png(*maze("prim", 9, 9, 3, "--tick", last)).colors())

    def test_palettes(self):
        seen = set()
        for palette in ("standard", "paper", "ember", "contrast"):
            seen.add(frozenset(self.png(*maze("prim", 9, 9, 3, "--palette", palette)).colors()))
        self.assertEqual(len(seen), 4)

    def test_format_follows_the_file_name(self):
        png, text = self.folder / "a.png", self.folder / "a.txt"
        self.assertEqual(self.succeed(*maze("prim", 4, 4, 1, "--out", png)).bytes, b"")
        self.succeed(*maze("prim", 4, 4, 1, "--out", text))
        self.assertEqual((Png(png.read_bytes()).width, text.read_text()[0]), (41, "#"))
        self.succeed(*maze("prim", 4, 4, 1, "--out", png, "--format", "text"))
        self.assertEqual(png.read_text(), text.read_text())

    def test_f39_long_grids(self):
        png = self.png(*maze("backtracker", 16384, 2, 1, "--cell", 2))
        self.assertEqual((png.width, png.height), (32769, 5))


if __name__ == "__main__":
    main()
