"""mazescope survey: many seeds, a record each."""

import csv
import io
import json
import os
import pty
import re
import signal
import subprocess
import time

from program import ALGORITHMS, PRESETS, PROGRAM, Case, main, maze, run

FORMATS = ("csv", "json", "table")


def survey(algorithm, width, height, seeds, *more):
    size = ("--width", width, "--height", height)
    return ("survey", "--algorithm", algorithm, *size, "--seeds", seeds, *more)


class Graph:
    """The cells and passages of a text that `mazescope render` wrote."""

    def __init__(self, text, cave):
        lines = text.splitlines()
        step = 1 if cave else 2
        self.neighbors = {
            (x, y): [
                (x + step * dx, y + step * dy)
                for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
                if lines[y + dy][x + dx] == " "
            ]
            for y in range(1, len(lines) - 1, step)
            for x in range(1, len(lines[0]) - 1, step)
            if lines[y][x] == " "
        }

    def with_passages(self, count):
        return sum(len(there) == count for there in self.neighbors.values())

    def passages(self):
        return sum(len(there) for there in self.neighbors.values()) // 2

    def distances(self, start):
        found, waiting = {start: 0}, [start]
        for here in waiting:
            for there in self.neighbors[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found

    def longest_path(self):
        farthest = (max(self.distances(cell).values()) for cell in self.neighbors)
        return max(farthest, default=None)

    def components(self):
        left, count = set(self.neighbors), 0
        while left:
            left -= set(self.distances(next(iter(left))))
            count += 1
        return count


class Records(Case):
    def records(self, *arguments):
        """As dictionaries; None where there is no value."""
        result = run(*arguments, "--format", "json")
        self.assertEqual(result.status, 0, result.errors)
        return [json.loads(line) for line in result.text.splitlines()]

    def test_one_record_a_maze(self):
        records = self.records(*survey("prim", 9, 7, "3..12", "--set", "variant=true"))
        self.assertEqual([record["seed"] for record in records], list(range(3, 13)))
        for record in records:
            self.assertEqual((record["lane"], record["algorithm"]), (1, "prim"))
            self.assertEqual((record["variant"], record["width"], record["height"]), ("true", 9, 7))
            self.assertEqual(record["passages"], 62)
            self.assertIsNone(record["open-share"])
        self.assertGreater(len({record["dead-ends"] for record in records}), 1)
        self.assertIsNone(self.records(*survey("backtracker", 3, 3, "0..0"))[0]["variant"])

    def test_a_thousand_seeds_from_0_unless_told_otherwise(self):
        arguments = ("survey", "--algorithm", "prim", "--width", 3, "--height", 2)
        seeds = [record["seed"] for record in self.records(*arguments)]
        self.assertEqual(seeds, list(range(1000)))

    def test_the_largest_seeds(self):
        last = 2**64 - 1
        records = self.records(*survey("prim", 3, 2, f"{last - 1}..{last}"))
        self.assertEqual([record["seed"] for record in records], [last - 1, last])

    def test_records_are_what_python_finds_in_the_picture(self):
        for algorithm in ALGORITHMS:
            cave = algorithm == "cellular-automaton"
            for record in self.records(*survey(algorithm, 14, 9, "20..27")):
                with self.subTest(algorithm=algorithm, seed=record["seed"]):
                    shown = self.succeed(*maze(algorithm, 14, 9, record["seed"])).text
                    graph = Graph(shown, cave)
                    cells, passages = len(graph.neighbors), graph.passages()
                    parts = graph.components()
                    self.assertEqual(record["dead-ends"], graph.with_passages(1))
                    share = graph.with_passages(1) / cells if cells > 0 else None
                    self.assertEqual(record["dead-end-share"], share)
                    self.assertEqual(record["junctions-3"], graph.with_passages(3))
                    self.assertEqual(record["junctions-4"], graph.with_passages(4))
                    corridors = record["straight"] + record["turning"]
                    self.assertEqual(corridors, graph.with_passages(2))
                    self.assertEqual(record["passages"], passages)
                    self.assertEqual(record["components"], parts)
                    self.assertEqual(record["loops"], passages - cells + parts)
                    self.assertEqual(record["longest-path"], graph.longest_path())
                    self.assertEqual(record["open-share"], cells / 126 if cave else None)

    def test_the_number_of_moves(self):
        for algorithm, more, ticks in (
            ("backtracker", (), 80),
            ("prim", (), 79),
            ("cellular-automaton", ("--set", "generations=0"), 40),
        ):
            for record in self.records(*survey(algorithm, 8, 5, "0..4", *more)):
                self.assertEqual(record["ticks"], ticks)

    def test_a_preset_has_all_its_lanes_surveyed(self):
        lanes = json.loads((PRESETS / "prim-variants.json").read_text("utf-8"))["lanes"]
        records = self.records("survey", "prim-variants", "--seeds", "5..7")
        self.assertEqual(
            [(record["lane"], record["variant"], record["seed"]) for record in records],
            [
                (number, lane["parameters"]["variant"], seed)
                for number, lane in enumerate(lanes, 1)
                for seed in (5, 6, 7)
            ],
        )
        third = self.records("survey", "prim-variants", "--lane", 3, "--seeds", "5..7")
        self.assertEqual(third, records[6:])
        start = (*survey("prim", 48, 36, "5..7", "--set", "variant=true"), "--start", "24,18")
        self.assertEqual([dict(record, lane=3) for record in self.records(*start)], third)

    def test_all_formats_say_the_same(self):
        arguments = ("survey", "three-algorithms", "--seeds", "0..4")
        records = self.records(*arguments)
        rows = list(csv.reader(io.StringIO(run(*arguments).text)))
        self.assertEqual(rows[0], list(records[0]))
        # Python, too, writes a number as the shortest text that reads back as the same.
        wanted = [["" if v is None else str(v) for v in record.values()] for record in records]
        self.assertEqual(rows[1:], wanted)
        table = run(*arguments, "--format", "table").text.splitlines()
        for line, row in zip(table, rows, strict=True):
            for shown, exact in zip(line.split(), row, strict=True):
                if "." in exact:
                    self.assertEqual(float(shown), float(f"{float(exact):.6g}"))
                else:
                    self.assertEqual(shown, exact or "-")
        self.assertEqual(len({len(line) for line in table}), 1)

    def test_numbers_do_not_depend_on_the_locale(self):
        arguments = survey("cellular-automaton", 20, 15, "0..9")
        environment = dict(os.environ, LC_ALL="de_DE.UTF-8", LANG="de_DE.UTF-8")
        self.assertEqual(run(*arguments, env=environment).bytes, run(*arguments).bytes)


class Joining(Case):
    def test_the_same_bytes_from_any_number_of_threads(self):
        for arguments in (
            survey("prim", 20, 15, "0..999"),
            ("survey", "three-algorithms", "--seeds", "0..20"),
            survey("backtracker", 400, 300, "0..5"),
        ):
            for kind in FORMATS:
                outputs = {
                    run(*arguments, "--format", kind, "--threads", threads).bytes
                    for threads in (1, 2, 5)
                }
                self.assertEqual(len(outputs), 1)

    def test_parts_make_the_whole(self):
        for seeds, parts in ("0..40", 4), ("7..7", 4), ("0..1", 5), ("0..40", 1):
            arguments = ("survey", "three-algorithms", "--seeds", seeds)
            for kind in FORMATS:
                with self.subTest(seeds=seeds, parts=parts, format=kind):
                    whole = run(*arguments, "--format", kind).bytes
                    joined = b"".join(
                        run(*arguments, "--format", kind, "--shard", f"{i}/{parts}").bytes
                        for i in range(1, parts + 1)
                    )
                    self.assertEqual(joined, whole)

    def test_parts_are_about_equal(self):
        arguments = survey("prim", 3, 3, "0..9", "--format", "json")
        sizes = [len(run(*arguments, "--shard", f"{i}/4").text.splitlines()) for i in (1, 2, 3, 4)]
        self.assertEqual(sizes, [2, 3, 2, 3])


class BadUse(Case):
    def refuses(self, expected, *more):
        self.assertIn(expected, self.refuse(2, *survey("prim", 4, 4, "0..3"), *more))

    def test_seeds(self):
        for bad, expected in (
            ("", "--seeds: must be the first and the last seed, such as 0..999; it is empty"),
            ("7", "--seeds: must be the first and the last seed, such as 0..999; it is 7"),
            ("..3", "--seeds: must be a first seed from 0 to 18446744073709551615; it is empty"),
            ("-1..3", "--seeds: must be a first seed from 0 to"),
            ("1.5..3", "--seeds: must be a first seed from 0 to"),
            ("3..", "--seeds: must be a last seed (1000000000 seeds at most) from 3 to"),
            ("3..2", "a last seed (1000000000 seeds at most) from 3 to 1000000002; it is 2"),
            ("0..1000000000", "from 0 to 999999999; it is 1000000000"),
            (f"0..{2**64 - 1}", f"from 0 to 999999999; it is {2**64 - 1}"),
            (f"{2**64 - 2}..{2**64}", f"from {2**64 - 2} to {2**64 - 1}; it is {2**64}"),
            ("1...3", "--seeds: "),
        ):
            self.assertIn(expected, self.refuse(2, *survey("prim", 4, 4, bad)))

    def test_shards(self):
        for bad in ("0/4", "5/4", "x/4", "1/0", "1/1000001", "4", "", "1/", "/4", "-1/4", "1/4/4"):
            self.refuses("--shard: must be ", "--shard", bad)

    def test_threads_and_formats(self):
        for bad in ("0", "-1", "x", "257", "1.5"):
            self.refuses("--threads: must be a whole number from 1 to 256", "--threads", bad)
        for bad in ("png", "CSV", "text"):
            self.refuses("--format: must be csv, json or table; it is " + bad, "--format", bad)

    def test_the_subject(self):
        self.assertIn(
            "--algorithm is missing: survey needs a PRESET, or --algorithm, --width and --height",
            self.refuse(2, "survey"),
        )
        self.assertIn("--height is missing", self.refuse(2, *survey("prim", 4, "", "0..3")))
        self.assertIn("--algorithm: must be one of", self.refuse(2, *survey("prom", 4, 4, "0..3")))
        self.assertIn("--width: ", self.refuse(2, *survey("prim", 0, 4, "0..3")))
        self.refuses("--set fill=1: ", "--set", "fill=1")
        message = self.refuse(2, "survey", "prim", "--width", 3)
        expected = "PRESET: cannot be changed by --algorithm, --width, --height, --start, --set"
        self.assertIn(expected, message)
        self.assertIn("--lane: ", self.refuse(2, "survey", "three-algorithms", "--lane", 4))
        self.refuses("--lane: only a PRESET has lanes", "--lane", 1)
        self.refuses("--seed", "--seed", 1)
        self.assertIn("no-such-preset", self.refuse(1, "survey", "no-such-preset"))


class Errors(Case):
    """What goes to standard error, and files."""

    def test_what_was_run_is_told(self):
        name = "Recursive backtracker, 4 x 3,"
        for seeds, shard, told in (
            ("0..9", "1/1", f"10 mazes: {name} seeds 0 to 9\n"),
            ("9..9", "1/1", f"1 maze: {name} seed 9\n"),
            ("0..9", "2/2", f"5 mazes: {name} seeds 5 to 9\n"),
            ("9..9", "1/2", "no records: there are fewer than parts\n"),
        ):
            arguments = survey("backtracker", 4, 3, seeds, "--shard", shard)
            self.assertEqual(run(*arguments).errors, told)
        lanes = run("survey", "three-algorithms", "--seeds", "0..1").errors.splitlines()
        self.assertEqual([line.split(":")[0] for line in lanes], ["2 mazes", "2 mazes", "2 caves"])

    def test_a_table_comes_with_means(self):
        arguments = survey("prim", 12, 9, "0..99")
        told = run(*arguments, "--format", "table").errors.splitlines()
        lines = run(*arguments, "--format", "json").text.splitlines()
        values = [json.loads(line)["dead-ends"] for line in lines]
        mean = sum(values) / 100
        deviation = (sum((value - mean) ** 2 for value in values) / 99) ** 0.5
        words = dict((line[:28].strip(), line[28:].split()) for line in told[1:])
        self.assertAlmostEqual(float(words["Dead ends"][0]), mean, places=3)
        self.assertAlmostEqual(float(words["Dead ends"][2]), 1.98422 * deviation / 10, places=2)
        self.assertEqual(words["Passages"], ["107", "±", "0"])
        self.assertFalse([line for line in told if "open" in line])

    def test_a_file(self):
        out = self.folder / "a.csv"
        result = run(*survey("prim", 9, 7, "0..9", "--out", out))
        self.assertEqual((result.status, result.bytes), (0, b""))
        self.assertEqual(out.read_bytes(), run(*survey("prim", 9, 7, "0..9")).bytes)

    def test_a_full_disk_is_a_failure(self):
        with open("/dev/full", "wb") as full:
            result = run(*survey("prim", 20, 20, "0..999"), stdout=full)
        self.assertEqual(result.status, 1)
        self.assertIn("cannot write to standard output: No space left", result.errors)

    def interrupted(self, number, algorithm, size):
        arguments = survey(algorithm, size, size, "0..999999", "--out", self.folder / "a.csv")
        with subprocess.Popen([PROGRAM, *map(str, arguments)], stderr=subprocess.PIPE) as process:
            while not self.names():
                time.sleep(0.01)
            time.sleep(0.3)
            process.send_signal(number)
            errors = process.stderr.read()
        self.assertEqual(process.returncode, -number)
        self.assertEqual((errors, self.names()), (b"", []))

    def test_an_interrupt_leaves_nothing_behind(self):
        self.interrupted(signal.SIGINT, "prim", 20)
        self.interrupted(signal.SIGTERM, "prim", 20)
        self.interrupted(signal.SIGINT, "prim", 4000)

    def on_terminal(self, *arguments, until=None):
        """What is written to standard error when that is a terminal, interrupted after `until`."""
        ours, theirs = pty.openpty()
        with subprocess.Popen(
            [PROGRAM, *map(str, arguments)], stdout=subprocess.DEVNULL, stderr=theirs
        ) as process:
            os.close(theirs)
            seen = ""
            try:
                while piece := os.read(ours, 4096):
                    seen += piece.decode()
                    if until and re.search(until, seen):
                        process.send_signal(signal.SIGINT)
            except OSError:  # how a terminal ends under Linux
                pass
        os.close(ours)
        self.assertEqual(process.returncode, -signal.SIGINT if until else 0)
        return seen

    def test_a_bar_on_a_terminal_only(self):
        arguments = survey("prim", 20, 20, "0..9")
        seen = self.on_terminal(*arguments)
        self.assertIn("[--------------------]   0 %  0 of 10", seen)
        told = "10 mazes: Prim, modified, 20 x 20, seeds 0 to 9"
        self.assertTrue(seen.endswith(f"\r\x1b[K{told}\r\n"), seen[-100:])
        self.assertEqual(run(*arguments).errors, told + "\n")

    def test_the_bar_moves(self):
        moved = r"\[#+-*\] +\d+ %  \d+ of 1000000, \d+ a second, [\d:]+ left"
        self.assertRegex(self.on_terminal(*survey("prim", 20, 20, "0..999999"), until=moved), moved)


if __name__ == "__main__":
    main()
