"""The form of each file, by the schemas in `content/schemas`: which keys there are and what they may hold."""

import json
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from ..loading import BOX
from .documents import SCENARIO, Document
from .positions import Path
from .report import Report, shown

SCHEMAS: Final = BOX / "schemas"
NEAR: Final = 0.6
MOST_ERRORS: Final = 1000
"""Of one file; whoever has more of them reads no further."""
MOST_HINTS: Final = 200
"""To look for the nearest word takes a while."""
BECAUSE: Final = "because"
"""A key of our own in the schemas: the sentence that says why, where the schema's own word would not teach."""


def check(document: Document, report: Report) -> set[Path]:
    """Compare a file with its schema; the places where it does not hold."""
    wrong: set[Path] = set()
    for error in islice(_validator(schema_name(document)).iter_errors(document.data), MOST_ERRORS):
        path: Path = tuple(error.absolute_path)
        if "propertyNames" in error.schema_path:
            path = (*path, error.instance)
        wrong.add(path)
        _tell(document, path, error, report)
    return wrong


def schema_name(document: Document) -> str:
    """The schema of a file."""
    if document.is_text:
        return "texts"
    return "scenario" if SCENARIO.fullmatch(document.name) else document.name.removesuffix(".toml")


@cache
def _validator(name: str) -> Draft202012Validator:
    schema = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    return Draft202012Validator(schema)


def _tell(document: Document, path: Path, error: ValidationError, report: Report) -> None:
    """One mismatch in words."""
    rule, bound, value = str(error.validator), error.validator_value, error.instance
    schema: Any = error.schema
    if rule == "required":
        for key in bound:
            if key not in value:
                report.add(document, path, "form.required", key=key)
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
        report.add(document, path, "form.type", value=shown(value), wanted=wanted)
    else:
        report.add(document, path, f"form.{rule}", value=shown(value), bound=shown(bound), n=bound)


def hint(word: str, known: Iterable[str], report: Report) -> str:
    """The nearest of the known words, as a question; empty when none is near, or when far too much is wrong to ask."""
    if len(report.problems) > MOST_HINTS:
        return ""
    near = get_close_matches(word, list(known), 1, NEAR)
    return report.say("hint", near=near[0]) if near else ""
