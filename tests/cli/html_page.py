"""The pages that the program writes, read with the parser of Python's library."""

import collections
import html.parser

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
VOID = {"meta", "link", "br", "hr", "img", "input"}


class Page(html.parser.HTMLParser):
    """`rooms`: for each id in order, its doors: by direction the id of the room behind it, or None for
    outside. `headings` and `told`: the texts of each. `tags`: how often each is used."""

    def __init__(self, text):
        super().__init__()
        self.rooms, self.headings, self.told = {}, {}, {}
        self.tags = collections.Counter()
        self.text = ""
        self.entry = self._room = None
        self._open = []
        self.feed(text)
        self.close()
        assert self._open == [], self._open
        self.exits = [room for room, heading in self.headings.items() if "xit:" in heading]

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags[tag] += 1
        if tag == "li" and "tabindex" in attributes:
            self._room = attributes["id"]
            self.rooms[self._room] = {}
            self.headings[self._room] = self.told[self._room] = ""
            if "entry" in attributes.get("class", ""):
                self.entry = self._room
        elif tag == "li" and self._room:
            self._side = attributes["class"]
            assert self._side not in self.rooms[self._room]
            self.rooms[self._room][self._side] = None
        elif tag == "a" and self._room:
            self.rooms[self._room][self._side] = attributes["href"].removeprefix("#")
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag):
        assert self._open.pop() == tag
        if tag == "ol":
            self._room = None

    def handle_data(self, data):
        if "style" in self._open:
            return
        self.text += data
        if self._room and self._open[-1] == "h2":
            self.headings[self._room] += data
        elif self._room and "p" in self._open:
            self.told[self._room] += data

    def way(self):
        """A shortest one from entry to exit: (direction, room) for each step; None if there is none."""
        found, waiting = {self.entry: []}, collections.deque([self.entry])
        while waiting:
            room = waiting.popleft()
            for side, behind in self.rooms[room].items():
                if behind and behind not in found:
                    found[behind] = [*found[room], (side, behind)]
                    waiting.append(behind)
        return found.get(self.exits[0])


def name(x, y):
    return f"c{x}r{y}"


def rooms_of_text(text, width, height, cave):
    """What `rooms` should be, by the characters of the same grid as ASCII text."""
    rows, step = text.splitlines(), 1 if cave else 2

    def free(column, row):
        return rows[row][column] == " "

    rooms = {}
    for y in range(height):
        for x in range(width):
            column, row = step * x + 1, step * y + 1
            if cave and not free(column, row):
                continue
            doors = rooms[name(x, y)] = {}
            for side, (dx, dy) in STEPS.items():
                if free(column + dx, row + dy):
                    inside = 0 <= x + dx < width and 0 <= y + dy < height
                    doors[side] = name(x + dx, y + dy) if inside else None
    return rooms
