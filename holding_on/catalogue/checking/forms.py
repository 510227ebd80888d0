"""The form of each file, by the schemas in `content/schemas`: which keys there are and what they may hold."""

import json
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, Final

from ...common.quick_schemas import import_jsonschema
from ..extras import need
from ..loading import BOX
from .documents import SCENARIO, Document
from .locations import Path
from .report import Report, shown

need("A folder of content", "jsonschema")
import_jsonschema()

from jsonschema import Draft202012Validator  # noqa: E402
from jsonschema.exceptions import ValidationError  # noqa: E402
from jsonschema.validators import extend  # noqa: E402

SCHEMAS: Final = BOX / "schemas"
NEAR: Final = 0.6
MOST_ERRORS: Final = 1000
"""The most problems that are reported of one file."""
MOST_HINTS: Final = 200
"""The most problems in a report with which hints are given: finding the nearest word takes a while."""
WHOLE: Final = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
"""A whole number is an int: 2.0 is none, though JSON Schema accepts it."""
BECAUSE: Final = "because"
"""A key that only our schemas have: it names a sentence that gives the reason, where the general sentence would not
explain it."""


def check(document: Document, report: Report) -> set[Path]:
    """Compare a file with its schema, report each mismatch, and return the paths of the mismatches."""
    wrong: set[Path] = set()
    for error in islice(_validator(schema_name(document)).iter_errors(document.data), MOST_ERRORS):
        path: Path = tuple(error.absolute_path)
        if "propertyNames" in error.schema_path:
            path = (*path, error.instance)
        wrong.add(path)
        _report(document, path, error, report)
    return wrong


def schema_name(document: Document) -> str:
    """Return the name of the schema of a file."""
    if document.is_text:
        return "texts"
    return "scenario" if SCENARIO.fullmatch(document.name) else document.name.removesuffix(".toml")


@cache
def _validator(name: str) -> Draft202012Validator:
    schema = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    return extend(Draft202012Validator, {"minLength": _not_blank}, type_checker=WHOLE)(schema)


def _not_blank(_validator: object, least: int, value: object, _schema: object) -> Iterator[ValidationError]:
    """Check the length of a text without the spaces at its ends: spaces alone are no text."""
    if isinstance(value, str) and len(value.strip()) < least:
        yield ValidationError("blank")


def _report(document: Document, path: Path, error: ValidationError, report: Report) -> None:
    """Report one mismatch."""
    rule, bound, value = str(error.validator), error.validator_value, error.instance
    schema: Any = error.schema
    if rule == "required":
        for key in bound:
            if key not in value:
                allowed = allowed_here(_at(_validator(schema_name(document)).schema, (*path, key)), report)
                report.add(document, path, "form.required", key=key, allowed=allowed)
    elif rule == "additionalProperties":
        known = list(schema.get("properties", {}))
        for key in value:
            if key not in known:
                report.add(
                    document, (*path, key), "form.unknown", known=", ".join(known), hint=hint(key, known, report)
                )
    elif BECAUSE in schema:
        report.add(document, path, f"because.{schema[BECAUSE]}", value=shown(value))
    elif rule == "enum":
        known = [shown(one) for one in bound]
        near = hint(value, bound, report) if isinstance(value, str) else ""
        report.add(document, path, "form.enum", value=shown(value), known=", ".join(known), hint=near)
    elif rule == "type":
        types = [bound] if isinstance(bound, str) else bound
        wanted = report.say("or").join(report.say(f"type.{one}") for one in types)
        allowed = allowed_here(schema, report) if "minimum" in schema else ""
        report.add(document, path, "form.type", value=shown(value), wanted=wanted, allowed=allowed)
    elif rule == "uniqueItems":
        place = _twice(value)
        report.add(document, (*path, place), "form.uniqueItems", value=shown(value[place]))
    else:
        allowed = allowed_here(schema, report) if rule in ("minimum", "maximum") else ""
        report.add(document, path, f"form.{rule}", value=shown(value), bound=shown(bound), n=bound, allowed=allowed)


def _twice(values: list[Any]) -> int:
    """Return the place of the first value that stood in a list before; the last place where 1 and 1.0 are equal."""
    seen: set[str] = set()
    for place, value in enumerate(values):
        written = json.dumps(value, sort_keys=True, default=str)
        if written in seen:
            return place
        seen.add(written)
    return len(values) - 1


def _at(schema: Any, path: Path) -> dict[str, Any]:
    """Return the part of a schema that is about a path; an empty dict when there is no such part or more than one."""
    whole = schema
    for part in path:
        inner = schema.get("items") if isinstance(part, int) else schema.get("properties", {}).get(part)
        schema = inner if inner is not None else schema.get("additionalProperties")
        if isinstance(schema, dict) and "$ref" in schema:
            schema = whole["$defs"][schema["$ref"].rpartition("/")[2]]
        if not isinstance(schema, dict):
            return {}
    return dict(schema)


def allowed_here(schema: dict[str, Any], report: Report) -> str:
    """Return a sentence that says what may stand at a place; an empty text where the schema sets no limits."""
    if "enum" in schema:
        what = report.say("allowed.enum", known=", ".join(shown(one) for one in schema["enum"]))
    elif {"minimum", "maximum"} <= schema.keys():
        what = report.say("allowed.range", least=schema["minimum"], most=schema["maximum"])
    elif isinstance(schema.get("type"), str):
        what = report.say(f"type.{schema['type']}")
    else:
        return ""
    return report.say("allowed.here", what=what)


def hint(word: str, known: Iterable[str], report: Report) -> str:
    """Return a question that offers the allowed word most like this one; empty when no word is like it.

    The question is also empty in a report with too many problems.
    """
    if len(report.problems) > MOST_HINTS:
        return ""
    near = get_close_matches(word, list(known), 1, NEAR)
    return report.say("hint", near=near[0]) if near else ""
