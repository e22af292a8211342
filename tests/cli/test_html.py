"""mazescope export --format html: the rooms and doors of the page are those of the grid."""

from html_page import Page, rooms_of_text
from program import Case, main


def run_of(algorithm, width, height, *more, seed=5):
    return ("--algorithm", algorithm, "--width", width, "--height", height, "--seed", seed, *more)


class Html(Case):
    def page(self, *subject):
        return Page(self.succeed("export", *subject, "--format", "html").text)

    def test_every_room_and_every_door(self):
        for algorithm in ("backtracker", "prim", "cellular-automaton"):
            cave = algorithm == "cellular-automaton"
            for width, height in ((1, 1), (1, 9), (9, 1), (2, 2), (17, 11)):
                for tick in (0, 20, 10**6):
                    subject = run_of(algorithm, width, height, "--tick", tick)
                    with self.subTest(subject=subject):
                        text = self.succeed("export", *subject, "--format", "text",
                                            "--option", "solution=none").text
                        wanted = rooms_of_text(text, width, height, cave)
                        page = self.page(*subject)
                        self.assertEqual(page.rooms, wanted)
                        self.assertEqual(list(page.rooms), list(wanted))

    def test_entrances_lead_outside(self):
        for algorithm in ("backtracker", "cellular-automaton"):
            subject = run_of(algorithm, 12, 8, "--stage", "entrances")
            text = self.succeed("export", *subject, "--format", "text",
                                "--option", "solution=none").text
            page = self.page(*subject)
            self.assertEqual(page.rooms,
                             rooms_of_text(text, 12, 8, algorithm == "cellular-automaton"))
            outside = [room for room, doors in page.rooms.items() if None in doors.values()]
            self.assertEqual(sorted(outside), sorted([page.entry, *page.exits]))

    def test_entry_and_exit_are_named_and_the_way_is_counted(self):
        page = self.page(*run_of("backtracker", 12, 8))
        self.assertEqual((page.entry, page.exits), ("c0r0", ["c11r7"]))
        self.assertEqual(page.headings["c0r0"], "Entry: column 0, row 0")
        self.assertEqual(page.headings["c11r7"], "Exit: column 11, row 7")
        self.assertIn("You have found the exit.", page.told["c11r7"])
        self.assertEqual(sum("found" in told for told in page.told.values()), 1)
        self.assertIn("every one of 96 rooms can be reached", page.text)
        self.assertIn(f"leads through {len(page.way())} doors", page.text)
        alone = self.page(*run_of("backtracker", 1, 1))
        self.assertEqual(alone.headings, {"c0r0": "Entry and exit: column 0, row 0"})
        self.assertIn("through 0 doors", alone.text)

    def test_one_file_without_a_script_and_nothing_from_elsewhere(self):
        page = self.page(*run_of("prim", 5, 4))
        self.assertEqual(set(page.tags), {"html", "head", "meta", "title", "style", "body", "header",
                                          "h1", "p", "nav", "ul", "li", "a", "main", "ol", "h2",
                                          "span", "strong"})
        text = self.succeed("export", *run_of("prim", 5, 4), "--format", "html").text
        for foreign in ("http", "url(", "@import", "javascript"):
            self.assertNotIn(foreign, text)

    def test_caves_in_parts_and_without_a_room(self):
        ways = set()
        for seed in range(1, 7):
            page = self.page(*run_of("cellular-automaton", 30, 20, "--set", "fill=0.45", seed=seed))
            reached = self.reached(page)
            known = "every one" if reached == len(page.rooms) else str(reached)
            self.assertIn(f"From the entry {known} of {len(page.rooms)} rooms", page.text)
            ways.add(page.way() is None)
            self.assertEqual("There is no way to the exit." in page.text, page.way() is None)
        self.assertEqual(ways, {True, False})
        rock = self.page(*run_of("cellular-automaton", 5, 5, "--set", "fill=0"))
        self.assertEqual(rock.rooms, {})
        self.assertIn("no room to stand in", rock.text)

    def reached(self, page):
        found, waiting = {page.entry}, [page.entry]
        while waiting:
            for behind in page.rooms[waiting.pop()].values():
                if behind and behind not in found:
                    found.add(behind)
                    waiting.append(behind)
        return len(found)

    def test_a_run_that_is_not_over(self):
        page = self.page(*run_of("backtracker", 6, 6, "--tick", 1))
        self.assertEqual(set(page.told.values()) - {page.told["c5r5"]},
                         {"No door leads out of here."})
        self.assertIn("after 1 move.", page.text)
        self.assertIn("1 of 36 rooms", page.text)

    def test_too_many_rooms_are_refused(self):
        out = self.folder / "no.html"
        errors = self.refuse(2, "export", *run_of("prim", 317, 316), "--out", out)
        self.assertIn("at most 100000 cells", errors)
        self.assertEqual(self.names(), [])


if __name__ == "__main__":
    main()
