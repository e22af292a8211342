"""mazescope check: presets, good and bad."""

from program import PRESETS, Case, main, run

GOOD = '{"schema": 1, "lanes": [{"algorithm": "prim", "width": 4, "height": 3, "seed": 1}]}'


class Check(Case):
    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def complaint(self, content):
        path = self.write("a.json", content)
        errors = self.refuse(1, "check", path)
        self.assertTrue(errors.startswith(str(path)), errors)
        return errors[len(str(path)) :].rstrip("\n")

    def test_good_ones(self):
        path = self.write("Größe 迷路.json", GOOD)
        self.assertEqual(self.succeed("check", path).text, f"{path}: OK, 1 lane\n")
        self.assertIn("OK, 3 lanes", self.succeed("check", PRESETS / "three-algorithms.json").text)
        foreign = "\ufeff" + GOOD.replace(",", ",\r\n")
        self.succeed("check", self.write("foreign.json", foreign))

    def test_each_file_is_told_of_and_one_bad_one_counts(self):
        good, bad = self.write("good.json", GOOD), self.write("bad.json", "{}")
        missing = self.folder / "missing.json"
        result = run("check", bad, good, missing, good)
        self.assertEqual(result.status, 1)
        self.assertEqual(result.text, f"{good}: OK, 1 lane\n" * 2)
        self.assertEqual(
            result.errors,
            f"{bad}: /schema: is missing\ncannot read {missing}: No such file or directory\n",
        )

    def test_keys_are_named_as_json_pointers(self):
        self.assertEqual(
            self.complaint(GOOD.replace("4", "20.7", 1)),
            ": /lanes/0/width: must be a whole number of cells from 1 to 16384; it is 20.7",
        )
        self.assertEqual(
            self.complaint(GOOD.replace('"seed": 1', f'"seed": {2**64}')),
            f": /lanes/0/seed: must be a whole number from 0 to {2**64 - 1}; it is {2**64}",
        )
        self.assertIn(": /schema: must be 1", self.complaint(GOOD.replace("1", "99", 1)))

    def test_text_that_is_not_json_is_told_by_line_and_column(self):
        self.assertTrue(self.complaint("").startswith(":1:1: "))
        self.assertTrue(self.complaint('{\n  "schema": 1,\n}\n').startswith(":3:1: "))
        self.assertTrue(self.complaint('{\n  /* 1 */ "schema": 1}\n').startswith(":2:3: "))
        self.assertTrue(self.complaint(b'{"about": "\xc1\xff"}').startswith(":1:12: "))

    def test_f50_deep_nesting(self):
        nested = "[" * 100000 + "]" * 100000
        self.assertIn("nested too deeply", self.complaint(f'{{"x": {nested}}}'))

    def test_large_files_and_folders(self):
        limit = 2**26
        path = self.write("a.json", " " * (limit + 1))
        self.assertIn(f"more than {limit} bytes", self.refuse(1, "check", path))
        self.assertIn("Is a directory", self.refuse(1, "check", self.folder))
        self.assertIn(f"more than {limit} bytes", self.refuse(1, "check", "/dev/zero"))

    def test_no_file_can_speak_to_the_terminal(self):
        errors = self.complaint('{"schema": 1, "\\u001b[31m": 1}')
        self.assertNotIn("\x1b", errors)


if __name__ == "__main__":
    main()
