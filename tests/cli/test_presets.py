"""The presets that ship, and the JSON Schema beside them, against the reader."""

import copy
import json

from program import PRESETS, Case, main, run

SCHEMA = json.loads((PRESETS / "preset.schema.json").read_text("utf-8"))
SHIPPED = sorted(path for path in PRESETS.glob("*.json") if path.name != "preset.schema.json")

TYPES = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "boolean": lambda v: isinstance(v, bool),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
}
WORDS = {
    *("$schema", "title", "description", "default", "type", "const", "enum", "anyOf"),
    *("minimum", "maximum", "minItems", "maxItems", "items"),
    *("properties", "required", "additionalProperties"),
}


def same(a, b):
    return type(a) is type(b) and a == b


def problems(value, schema, place=""):
    """What the schema has against a value: the part of JSON Schema 2020-12 that ours uses."""
    found = []
    for word, wanted in schema.items():
        if word == "type":
            types = wanted if isinstance(wanted, list) else [wanted]
            if not any(TYPES[name](value) for name in types):
                found.append(f"{place}: not {types}")
        elif word == "const" and not same(value, wanted):
            found.append(f"{place}: not {wanted}")
        elif word == "enum" and not any(same(value, one) for one in wanted):
            found.append(f"{place}: not one of {wanted}")
        elif word == "anyOf" and all(problems(value, one, place) for one in wanted):
            found.append(f"{place}: none of the choices")
        elif word == "minimum" and TYPES["number"](value) and value < wanted:
            found.append(f"{place}: below {wanted}")
        elif word == "maximum" and TYPES["number"](value) and value > wanted:
            found.append(f"{place}: above {wanted}")
        elif word == "minItems" and isinstance(value, list) and len(value) < wanted:
            found.append(f"{place}: too few")
        elif word == "maxItems" and isinstance(value, list) and len(value) > wanted:
            found.append(f"{place}: too many")
        elif word == "items" and isinstance(value, list):
            for index, item in enumerate(value):
                found += problems(item, wanted, f"{place}/{index}")
        elif word == "required" and isinstance(value, dict):
            found += [f"{place}/{key}: missing" for key in wanted if key not in value]
        elif word == "properties" and isinstance(value, dict):
            for key in wanted.keys() & value.keys():
                found += problems(value[key], wanted[key], f"{place}/{key}")
        elif word == "additionalProperties" and isinstance(value, dict):
            for key in value.keys() - schema.get("properties", {}).keys():
                if wanted is False:
                    found.append(f"{place}/{key}: unknown")
                else:
                    found += problems(value[key], wanted, f"{place}/{key}")
        elif word not in WORDS:
            raise ValueError(f"this check does not know the word {word}")
    return found


# With every key there is. The lane fits every bound of its neighbours.
FULL = {
    "schema": 1,
    "about": "Everything.",
    "lanes": [
        {"algorithm": "prim", "width": 40, "height": 30, "seed": 42, "start": {"x": 1, "y": 2},
         "parameters": {"variant": "true"}, "view": {"zoom": 2, "x": 0.25, "y": 0.75}},
    ],
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
                for key in schema["properties"]:
                    self.agree(without((*path, key)), key not in schema.get("required", []))

    def test_every_bound_of_the_schema_is_the_readers(self):
        speed = SCHEMA["properties"]["playback"]["properties"]["speed"]
        self.check_bounds(speed["anyOf"][0], ("playback", "speed"))
        for path, schema in places(SCHEMA):
            # One lane limits what can be selected; a start must lie in the grid.
            if path[-1:] != ("selected",) and "start" not in path:
                self.check_bounds(schema, path)

    def check_bounds(self, schema, path):
        step = 1 if schema.get("type") == "integer" else 0.001
        for word, direction in (("minimum", -1), ("maximum", 1)):
            if word in schema:
                bound = schema[word]
                fits = changed(path, bound)
                del fits["lanes"][0]["start"]
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
                self.agree(changed(path, word), True)
        self.agree(changed(("playback", "speed"), "max"), True)
        self.agree(changed(("schema",), 2), False)

    def test_defaults_of_the_schema_are_accepted(self):
        for path, schema in places(SCHEMA):
            if "default" in schema:
                self.agree(changed(path, schema["default"]), True)


if __name__ == "__main__":
    main()
