"""The presets that ship, and the JSON Schema beside them, against the reader."""

import copy
import json

from json_schema import TYPES, problems, schema_of
from program import PRESETS, Case, main, run

SCHEMA = schema_of("preset")
SHIPPED = sorted(
    path for path in PRESETS.glob("*.json") if not path.name.endswith(".schema.json")
)

# With every key there is. The lane fits every bound of its neighbours.
FULL = {
    "schema": 1,
    "about": "Everything.",
    "lanes": [
        {"algorithm": "prim", "width": 40, "height": 30, "seed": 42, "start": {"x": 1, "y": 2},
         "parameters": {"variant": "true"},
         "stages": [{"algorithm": "braid", "parameters": {}}],
         "view": {"zoom": 2, "x": 0.25, "y": 0.75},
         "overlay": {"show": "distance", "x": 3, "y": 4}},
    ],
    "breakpoints": [{"when": "line:5", "on": False, "lane": 0}],
    "playback": {"speed": 120, "unit": "phase", "keepStep": "percent", "tick": 7},
    "view": {"palette": "paper", "linked": False, "selected": 0},
}


def places(schema, path=()):
    """Every place of a preset that the schema speaks of."""
    yield path, schema
    for key, below in schema.get("properties", {}).items():
        yield from places(below, (*path, key))
    if "items" in schema:
        yield from places(schema["items"], (*path, 0))


def at(preset, path):
    for step in path:
        preset = preset[step]
    return preset


def changed(path, value):
    preset = copy.deepcopy(FULL)
    if not path:
        return value
    at(preset, path[:-1])[path[-1]] = value
    return preset


def without(path):
    preset = copy.deepcopy(FULL)
    del at(preset, path[:-1])[path[-1]]
    return preset


class Presets(Case):
    def reads(self, preset):
        path = self.folder / "a.json"
        path.write_text(json.dumps(preset))
        result = run("check", path)
        self.assertIn(result.status, (0, 1))
        return result.status == 0

    def agree(self, preset, good):
        self.assertEqual(problems(preset, SCHEMA) == [], good, preset)
        self.assertEqual(self.reads(preset), good, preset)

    def test_every_shipped_preset_obeys_the_schema_and_is_read(self):
        self.assertGreaterEqual(len(SHIPPED), 8)
        for path in SHIPPED:
            with self.subTest(preset=path.name):
                self.assertEqual(problems(json.loads(path.read_text("utf-8")), SCHEMA), [])
                self.succeed("check", path)

    def test_those_that_were_promised_are_there(self):
        lanes = {path.stem: json.loads(path.read_text("utf-8"))["lanes"] for path in SHIPPED}
        single = {found[0]["algorithm"] for found in lanes.values() if len(found) == 1}
        self.assertEqual(single, {"backtracker", "prim", "cellular-automaton"})
        three = lanes["three-algorithms"]
        algorithms = [lane["algorithm"] for lane in three]
        self.assertEqual(algorithms, ["backtracker", "prim", "cellular-automaton"])
        self.assertEqual({lane["seed"] for lane in three}, {42})
        sizes = lanes["one-seed-three-sizes"]
        self.assertEqual(len({lane["width"] for lane in sizes}), 3)
        self.assertEqual(len({lane["seed"] for lane in sizes}), 1)
        self.assertEqual(lanes["game-of-life"][0]["parameters"]["rule"], "B3/S23")
        variants = [lane["parameters"]["variant"] for lane in lanes["prim-variants"]]
        self.assertEqual(sorted(variants), ["modified", "simplified", "true"])

    def test_every_key_of_the_schema_is_read_and_no_other(self):
        self.agree(FULL, True)
        for path, schema in places(SCHEMA):
            for key in schema.get("properties", {}):
                self.assertIn(key, at(FULL, path), "FULL lacks it")
            if schema.get("type") == "object" and schema["additionalProperties"] is False:
                preset = changed((*path, "extra"), 1) if path else {**FULL, "extra": 1}
                self.agree(preset, False)
                needed = {*schema.get("required", []), *schema.get("dependentRequired", {})}
                for key in schema["properties"]:
                    self.agree(without((*path, key)), key not in needed)

    def test_every_bound_of_the_schema_is_the_readers(self):
        speed = SCHEMA["properties"]["playback"]["properties"]["speed"]
        self.check_bounds(speed["anyOf"][0], ("playback", "speed"))
        for path, schema in places(SCHEMA):
            # One lane limits what can be selected or stopped; a start and an overlay must lie in
            # the grid.
            if path[-1:] not in {("selected",), ("lane",)} and not {"start", "overlay"} & {*path}:
                self.check_bounds(schema, path)

    def check_bounds(self, schema, path):
        step = 1 if schema.get("type") == "integer" else 0.001
        for word, direction in (("minimum", -1), ("maximum", 1)):
            if word in schema:
                bound = schema[word]
                fits = changed(path, bound)
                del fits["lanes"][0]["start"], fits["lanes"][0]["overlay"]
                self.agree(fits, True)
                self.agree(changed(path, bound + direction * step), False)
                if step == 1:
                    self.agree(changed(path, 1.5), False)
        if "minItems" in schema:
            for count in range(schema["minItems"], schema["maxItems"] + 1):
                self.agree(changed(path, at(FULL, path) * count), True)
            for count in (schema["minItems"] - 1, schema["maxItems"] + 1):
                self.agree(changed(path, at(FULL, path) * count), False)

    def test_every_type_and_word_of_the_schema_is_the_readers(self):
        for path, schema in places(SCHEMA):
            for value in (None, True, "x", 1.5, -1, [], {}, [1], {"x": 1}):
                preset = changed(path, value)
                if problems(preset, SCHEMA):
                    self.assertFalse(self.reads(preset), preset)
            for word in schema.get("enum", []):
                preset = changed(path, word)
                if path[-1] == "show" and word != "distance":
                    del at(preset, path[:-1])["x"], at(preset, path[:-1])["y"]
                self.agree(preset, True)
        self.agree(changed(("playback", "speed"), "max"), True)
        self.agree(changed(("schema",), 2), False)

    def test_defaults_of_the_schema_are_accepted(self):
        for path, schema in places(SCHEMA):
            if "default" in schema:
                self.agree(changed(path, schema["default"]), True)


if __name__ == "__main__":
    main()
