"""The pages are valid HTML: html-validate, from the npm registry, finds nothing. What is installed is
pinned with its hashes by html_validator/package-lock.json."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

from program import SOURCE, Case, main

LOCK = SOURCE / "tests" / "cli" / "html_validator"
INSTALLED = pathlib.Path(os.environ["MAZESCOPE_BINARY_DIR"]) / "html_validator"


def validator():
    """The installed program; a new lock is installed anew."""
    program = INSTALLED / "node_modules" / ".bin" / "html-validate"
    lock, done = LOCK / "package-lock.json", INSTALLED / "installed.json"
    if not done.exists() or done.read_bytes() != lock.read_bytes():
        INSTALLED.mkdir(parents=True, exist_ok=True)
        for file in LOCK.iterdir():
            shutil.copy(file, INSTALLED)
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=INSTALLED,
                       check=True, stdout=subprocess.DEVNULL)
        shutil.copy(lock, done)
    return program


def wrong_files(*files):
    """Of these, the names of those in which something is wrong."""
    result = subprocess.run([validator(), "--formatter=json", *files], stdout=subprocess.PIPE,
                            check=False, cwd=INSTALLED)
    reports = json.loads(result.stdout)
    return {pathlib.Path(report["filePath"]).name: report["messages"] for report in reports}


class Validity(Case):
    def page(self, algorithm, width, height, tick, *stages):
        out = self.folder / f"{algorithm}-{width}-{tick}{'-'.join(stages)}.html"
        self.succeed("export", "--algorithm", algorithm, "--width", width, "--height", height,
                     "--seed", 1, "--tick", tick, *stages, "--out", out)
        return out

    def test_every_kind_of_page_is_valid(self):
        pages = [
            self.page(algorithm, width, height, tick)
            for algorithm in ("backtracker", "cellular-automaton")
            for width, height in ((1, 1), (9, 7))
            for tick in (0, 30, 10**6)
        ]
        pages.append(self.page("prim", 9, 7, 10**6, "--stage", "entrances", "--stage", "a-star"))
        self.assertEqual(wrong_files(*pages), {})

    def test_the_validator_does_find_what_is_wrong(self):
        text = self.page("prim", 4, 4, 10**6).read_text("utf-8")
        faults = (('id="c1r0"', 'id="c0r0"'), ("</h2>", ""), (' lang="en"', ""), ("<main>", ""))
        pages = [self.folder / f"wrong-{number}.html" for number in range(len(faults))]
        for page, (right, wrong) in zip(pages, faults):
            page.write_text(text.replace(right, wrong, 1), "utf-8")
        self.assertEqual(set(wrong_files(*pages)), {page.name for page in pages})


if __name__ == "__main__":
    if not (shutil.which("node") and shutil.which("npm")):
        print("skipped: there is no Node.js with npm")
        sys.exit(77)
    main()
