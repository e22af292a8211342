"""mazescope export --format gif: decoded by Pillow and compared with pictures of the same ticks."""

import itertools

from film import Image, export, picture, pixels, run_of, ticks_shown
from program import Case, main

LENGTH = 180  # of the runs, in ticks; the longest that all of them have, or nearly
TICK = ("--tick", LENGTH)


class Film:
    def __init__(self, path):
        with Image.open(path) as image:
            self.size, self.loop = image.size, image.info.get("loop")
            self.pictures, self.milliseconds = [], []
            for number in range(image.n_frames):
                image.seek(number)
                self.pictures.append(pixels(image))
                self.milliseconds.append(image.info["duration"])


class Gif(Case):
    def film(self, *subject, name="film.gif", **options):
        self.succeed(*export("gif", run_of(*subject), self.folder / name, **options))
        return Film(self.folder / name)

    def still(self, algorithm, tick, *stages, **options):
        path = self.folder / "still.png"
        subject = run_of(algorithm, *stages, "--tick", tick)
        self.succeed(*export("png", subject, path, overlay="none", **options))
        return picture(path)

    def test_every_frame_is_the_picture_of_its_tick(self):
        for algorithm, look in (
            ("backtracker", {"cell": 4}),
            ("prim", {"cell": 9, "margin": 3, "palette": "paper"}),
            ("cellular-automaton", {"cell": 3}),
        ):
            with self.subTest(algorithm=algorithm):
                film = self.film(algorithm, *TICK, seconds=1, rate=10, hold=0.5, **look)
                shown = ticks_shown(LENGTH, seconds=1, rate=10, hold=0.5)[:10]
                self.assertEqual(len(film.pictures), len(shown))
                for tick, frame in zip(shown, film.pictures):
                    self.assertEqual(frame, self.still(algorithm, tick, **look), tick)

    def test_the_end_of_a_run_is_shown_as_its_end(self):
        for algorithm in ("backtracker", "cellular-automaton"):
            film = self.film(algorithm, cell=4)
            self.assertEqual(film.pictures[-1], self.still(algorithm, 10**9, cell=4))

    def test_stages_are_shown_too(self):
        subject = ("--stage", "entrances", "--stage", "breadth-first")
        film = self.film("prim", *subject, cell=6, ticks=40, hold=0)
        self.assertEqual(film.pictures[-1], self.still("prim", 10**9, *subject, cell=6))
        middle = len(film.pictures) - 3  # in the solver's work
        self.assertEqual(film.pictures[middle], self.still("prim", 40 * middle, *subject, cell=6))

    def test_seconds_in_all_and_the_hold(self):
        for rate, seconds, hold in ((10, 1, 0), (25, 2, 1), (30, 1, 0.5), (50, 1.5, 2), (7, 2, 0)):
            with self.subTest(rate=rate, seconds=seconds, hold=hold):
                film = self.film("prim", *TICK, cell=2, rate=rate, seconds=seconds, hold=hold)
                frames = round(seconds * rate)
                self.assertEqual(len(film.pictures), frames)
                whole = (frames + round(hold * rate)) * 100 // rate * 10
                self.assertEqual(sum(film.milliseconds), whole)
                usual = 1000 / rate
                for milliseconds in film.milliseconds[:-1]:
                    self.assertLess(abs(milliseconds - usual), 10)

    def test_ticks_a_frame(self):
        for ticks in (1, 7, 40, 179, 180, 1000):
            film = self.film("prim", *TICK, cell=2, ticks=ticks, rate=20, hold=1)
            shown = ticks_shown(LENGTH, ticks=ticks, hold=0)
            self.assertEqual(len(film.pictures), len(shown), ticks)
            self.assertEqual(film.milliseconds, [50] * (len(shown) - 1) + [1050])
            self.assertEqual(film.pictures[-1], self.still("prim", LENGTH, cell=2))
            middle = len(shown) // 2
            self.assertEqual(film.pictures[middle], self.still("prim", shown[middle], cell=2))

    def test_few_ticks_are_shown_as_long_as_was_asked_for(self):
        film = self.film("prim", "--tick", 3, cell=2, seconds=2, rate=10, hold=1)
        shown = ticks_shown(3, seconds=2, rate=10, hold=1)
        wanted = [100 * len(list(same)) for _, same in itertools.groupby(shown)]
        self.assertEqual(film.milliseconds, wanted)
        self.assertEqual(len(self.film("prim", "--tick", 0).pictures), 1)

    def test_it_repeats_or_it_does_not(self):
        self.assertEqual(self.film("prim", *TICK, loop="forever", seconds=1).loop, 0)
        self.assertIsNone(self.film("prim", *TICK, loop="once", seconds=1).loop)

    def test_the_same_bytes_on_each_run(self):
        for name in ("a.gif", "b.gif"):
            self.film("cellular-automaton", name=name, seconds=1)
        a, b = ((self.folder / name).read_bytes() for name in ("a.gif", "b.gif"))
        self.assertEqual(a, b)

    def test_what_cannot_be_is_refused_with_the_option_and_its_bound(self):
        for subject, options, words in (
            (run_of("prim"), {"cell": 1}, ("cell", "from 2 to 256")),
            (run_of("prim"), {"rate": 51}, ("rate", "50")),
            (run_of("prim"), {"seconds": 0}, ("seconds", "0.1")),
            (run_of("prim", width=700, height=100), {"ticks": 1}, ("ticks", "at least 2", "99999")),
            (run_of("prim", width=7000, height=1), {"cell": 10}, ("cell", "70001", "65535 a side")),
            (run_of("prim", width=6000, height=6000), {"cell": 2}, ("cell", "100000000 in all")),
        ):
            errors = self.refuse(2, *export("gif", subject, self.folder / "no.gif", **options))
            for word in words:
                self.assertIn(word, errors)
        self.assertEqual(self.names(), [])


if __name__ == "__main__":
    main()
