"""The JSON Schemas that ship, and whether a value obeys one."""

import json

from program import PRESETS


def schema_of(name):
    return json.loads((PRESETS / f"{name}.schema.json").read_text("utf-8"))


TYPES = {
    "object": lambda v: isinstance(v, dict),
    "array": lambda v: isinstance(v, list),
    "string": lambda v: isinstance(v, str),
    "boolean": lambda v: isinstance(v, bool),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
}
WORDS = {
    *("$schema", "title", "description", "examples", "default", "type", "const", "enum", "anyOf"),
    *("minimum", "maximum", "minItems", "maxItems", "items"),
    *("properties", "required", "dependentRequired", "additionalProperties"),
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
        elif word == "dependentRequired" and isinstance(value, dict):
            found += [f"{place}/{key}: missing" for given in wanted.keys() & value.keys()
                      for key in wanted[given] if key not in value]
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
