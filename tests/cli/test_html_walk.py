"""A person at the keyboard of a real browser walks the page of a maze from its entry to its exit."""

import sys

import webdriver
from html_page import Page
from program import Case, main
from webdriver import ENTER, TAB, Browser

SHOWN = "[...document.querySelectorAll('#rooms > li')].filter(e => e.checkVisibility()).map(e => e.id)"
FOCUS = "document.activeElement"
OUTLINE = f"(s => s.outlineStyle != 'none' && parseFloat(s.outlineWidth) > 1)(getComputedStyle({FOCUS}))"
MOST_TABS = 8  # two links above the rooms, and four doors


class Walk(Case):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def open(self, *subject):
        path = self.folder / "page.html"
        self.succeed("export", *subject, "--out", path)
        self.browser.open(path)
        return Page(path.read_text("utf-8"))

    def tab_to(self, target):
        for _ in range(MOST_TABS):
            self.browser.press(TAB)
            if self.browser.ask(f"{FOCUS}.getAttribute('href')") == "#" + target:
                return
        self.fail(f"no tab led to {target}")

    def follow(self, target):
        """To a link in sight, and through it."""
        self.tab_to(target)
        self.assertTrue(self.browser.ask(f"{FOCUS}.checkVisibility()"))
        self.assertTrue(self.browser.ask(OUTLINE), "the focus cannot be seen")
        self.browser.press(ENTER)

    def assert_in(self, room):
        self.assertEqual(self.browser.ask(SHOWN), [room])
        self.assertEqual(self.browser.ask(f"{FOCUS}.id"), room)
        self.assertTrue(self.browser.ask(OUTLINE), "the focus cannot be seen")

    def walk(self, page):
        self.assertEqual(self.browser.ask(SHOWN), [page.entry])
        self.assertNotIn("You have found the exit", self.browser.ask("document.body.innerText"))
        way = page.way()
        for side, room in way:
            self.tab_to(room)
            self.assertEqual(self.browser.ask(f"{FOCUS}.parentElement.className"), side)
            self.assertTrue(self.browser.ask(OUTLINE), "the focus cannot be seen")
            self.browser.press(ENTER)
            self.assert_in(room)
        self.assertIn("You have found the exit", self.browser.ask("document.body.innerText"))
        return len(way)

    def test_from_entry_to_exit_with_the_keyboard_alone(self):
        maze = ("--algorithm", "backtracker", "--width", 8, "--height", 6, "--seed", 3,
                "--stage", "entrances")
        self.assertGreater(self.walk(self.open(*maze)), 12)
        cave = ("--algorithm", "cellular-automaton", "--width", 12, "--height", 9, "--seed", 3,
                "--set", "fill=0.6")
        self.assertGreater(self.walk(self.open(*cave)), 10)

    def test_the_links_above_the_rooms(self):
        page = self.open("--algorithm", "prim", "--width", 4, "--height", 3, "--seed", 1)
        self.follow("rooms")
        self.assertEqual(self.browser.ask(SHOWN), list(page.rooms))
        self.browser.open(self.folder / "page.html")
        self.follow(page.way()[0][1])
        self.follow(page.entry)
        self.assert_in(page.entry)

    def test_what_a_screen_reader_is_told(self):
        page = self.open("--algorithm", "prim", "--width", 4, "--height", 3, "--seed", 1)
        self.assertEqual(self.browser.spoken("document.querySelector('#c0r0')")[0], "listitem")
        self.assertEqual(self.browser.spoken("document.querySelector('#c0r0 h2')"),
                         ("heading", "Entry: column 0, row 0"))
        for side, behind in page.rooms["c0r0"].items():
            x, y = behind[1:].split("r")
            door = f"document.querySelector('#c0r0 .{side} a')"
            self.assertEqual(self.browser.spoken(door),
                             ("link", f"{side.capitalize()} to column {x}, row {y}"))
        for element, role in (("main", "main"), ("nav", "navigation"), ("#rooms", "list")):
            self.assertEqual(self.browser.spoken(f"document.querySelector('{element}')")[0], role)

    def test_doors_are_gaps_in_the_walls_of_the_picture(self):
        page = self.open("--algorithm", "prim", "--width", 4, "--height", 3, "--seed", 1)
        room = "document.querySelector('#c0r0 ul')"
        wall, floor = (self.browser.ask(f"getComputedStyle({room}).{what}Color")
                       for what in ("borderTop", "background"))
        self.assertNotEqual(wall, floor)
        for side in page.rooms["c0r0"]:
            edge = {"north": "top", "south": "bottom", "east": "right", "west": "left"}[side]
            door = f"{room}.querySelector('.{side}')"
            self.assertEqual(self.browser.ask(f"getComputedStyle({door}).borderColor"), floor)
            same = f"{door}.getBoundingClientRect().{edge} == {room}.getBoundingClientRect().{edge}"
            self.assertTrue(self.browser.ask(same), side)


if __name__ == "__main__":
    if not webdriver.available():
        print("skipped: there is no Chromium with its driver")
        sys.exit(77)
    main()
