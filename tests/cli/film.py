"""What films of a run should show, and pictures as Pillow reads them, which shares no code with the program."""

import sys

try:
    from PIL import Image
except ImportError:
    print("skipped: Pillow is not installed")
    sys.exit(77)


def run_of(algorithm, *more, width=13, height=9, seed=5):
    size = ("--width", width, "--height", height)
    return ("--algorithm", algorithm, *size, "--seed", seed, *more)


def export(form, subject, out, **options):
    settings = (f"--option={name}={value}" for name, value in options.items())
    return ("export", *subject, "--format", form, "--out", out, *settings)


def ticks_shown(length, rate=25, ticks=0, seconds=10, hold=2):
    """The tick of each frame, from 0 to `length`."""
    if ticks:
        played = [*range(0, length, ticks), length]
    else:
        last = round(seconds * rate) - 1
        played = [length * frame // last for frame in range(last + 1)]
    return played + [length] * round(hold * rate)


def pixels(image):
    return image.size, image.convert("RGB").tobytes()


def picture(path):
    with Image.open(path) as image:
        return pixels(image)
