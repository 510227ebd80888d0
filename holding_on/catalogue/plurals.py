"""Chooses the plural form of a text for a number, by the rules of each language in the table `plurals.toml`."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from ..engine.errors import ContentError
from .loading import read_toml

TABLE: Final = Path(__file__).with_suffix(".toml")
FORMS: Final = ("zero", "one", "two", "few", "many")
"""The forms that a rule can have, in the order in which their conditions are tried; any other number is `OTHER`."""
OTHER: Final = "other"
_RELATION: Final = re.compile(r"n(?: % ([1-9]\d*))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")
Relation = tuple[int, bool, tuple[range, ...]]
"""A divisor, whose remainder is compared (with 0 the number itself is compared); True when the value must lie in one of
the ranges, False when it must lie outside all of them; the ranges."""


@cache
def plural_rule(lang: str) -> Callable[[int], str]:
    """Return the function that gives the plural form of a number in a language; `pt_PT`, too, is a language here.

    Raises ContentError when the table has no rule for the language.
    """
    name = lang.replace("-", "_")
    rules = _rules()
    rule = rules.get(name) or rules.get(name.partition("_")[0])
    if rule is None:
        raise ContentError(
            f"text/{lang}: no plural rule is known for this language. Add its code to the rule that it follows in "
            f"holding_on/catalogue/{TABLE.name}, or a rule of its own"
        )
    return rule.form


class _Rule:
    """The plural rule of one or more languages: a condition for each form that these languages have."""

    def __init__(self, conditions: dict[str, str]) -> None:
        self.conditions = [(form, _condition(conditions[form])) for form in FORMS if form in conditions]

    def form(self, number: int) -> str:
        """Return the plural form that goes with a number, such as `one`."""
        for form, ways in self.conditions:
            if any(all(_holds(relation, abs(number)) for relation in way) for way in ways):
                return form
        return OTHER


@cache
def _rules() -> dict[str, _Rule]:
    """Return the rule of each language, by the code of the language."""
    rules: dict[str, _Rule] = {}
    for entry in read_toml(TABLE)["rule"]:
        languages = entry.pop("languages").split()
        rules |= dict.fromkeys(languages, _Rule(entry))
    return rules


def _condition(text: str) -> list[list[Relation]]:
    """Parse a condition: a list of ways, of which one must hold, each a list of relations, which must all hold.

    Raises ContentError when the text cannot be parsed.
    """
    return [[_relation(part) for part in way.split(" and ")] for way in text.split(" or ")]


def _relation(text: str) -> Relation:
    match = _RELATION.fullmatch(text)
    if match is None:
        raise ContentError(f"{TABLE.name}: {text!r} is no condition; write it like “n % 10 = 2..4,9” or “n != 1”")
    modulo, sign, numbers = match.groups()
    return int(modulo or 0), sign == "=", tuple(_range(part) for part in numbers.split(","))


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def _holds(relation: Relation, number: int) -> bool:
    modulo, inside, ranges = relation
    value = number % modulo if modulo else number
    return any(value in each for each in ranges) is inside
