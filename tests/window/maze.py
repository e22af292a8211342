"""What the text of a maze, which the command line writes, says of its passages."""

import collections
import subprocess

from driver import PROGRAM


class Maze:
    """What the text of a maze says of its passages."""

    @classmethod
    def of(cls, *arguments):
        """The maze of a preset or of the options of `render`."""
        return cls(subprocess.run([PROGRAM, "render", *map(str, arguments), "--format", "text", "--out",
                                   "-"], check=True, capture_output=True, text=True).stdout)

    def __init__(self, text):
        self.rows = text.splitlines()
        self.cells = [(x, y) for y in range(len(self.rows) // 2) for x in range(len(self.rows[0]) // 2)]

    def neighbours(self, cell):
        x, y = cell
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            if self.rows[2 * y + 1 + dy][2 * x + 1 + dx] == " ":
                yield x + dx, y + dy

    def distances(self, start):
        found, waiting = {start: 0}, collections.deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self.neighbours(here):
                if there not in found:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found

    def way(self, start, goal):
        """A shortest one, both ends included."""
        distances, way = self.distances(goal), [start]
        while way[-1] != goal:
            way.append(min(self.neighbours(way[-1]), key=distances.get))
        return way
