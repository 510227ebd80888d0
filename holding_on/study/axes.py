"""The axes of a sweep: every argument that is a list or a range, with its values and the one that is published.

>>> found = axes_of(scenario=1, players=[2, 3], policy="balanced", readings=None, numbers={"COND-04": range(27, 30)})
>>> [(axis.name, axis.values) for axis in found]
[('players', (2, 3)), ('start_condition', (27, 28, 29))]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, Literal, SupportsIndex

from ..catalogue.language import Words
from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game.counted import MOST_GAMES
from ..game.options import Options
from ..game.variant import Variant
from ..game.variants import variants_of
from ..styles import Style
from .naming import published
from .origin import Origin, style_of

MOST_CELLS: Final = 1_000
"""The most cells of a sweep: each is a study of its own."""

Kind = Literal["scenario", "players", "number", "reading", "variant", "policy"]
Value = int | str
"""A value of an axis: a whole number, or the name of a reading, of house rules or of a style."""
Numbers = SupportsIndex | Sequence[SupportsIndex]
Rules = Variant | str | Sequence[Variant | str] | None
"""One value of the axis of house rules: one of them, several that are played together, or None for none."""
Policies = str | Style | Sequence[str | Style]
NO_VARIANT: Final = "none"
"""The value of the axis of house rules where none is played."""
_STANDARD: Final = Options()
_STYLE: Final = "balanced"
"""The style that others are compared with, where it is one of them."""


@dataclass(frozen=True)
class Axis:
    """One axis of a sweep: its name, which is that of its column, its kind, its values, and the rule that they change.

    `rule` is empty for an axis that changes no rule. `styles` are the styles of the axis of styles, by name.
    """

    name: str
    kind: Kind
    values: tuple[Value, ...]
    rule: str = ""

    @property
    def has_numbers(self) -> bool:
        """Whether the values are whole numbers, which can stand on a scale."""
        return all(isinstance(value, int) for value in self.values)

    def titled(self, words: Words) -> str:
        """Return what the axis is called on a chart."""
        name = words.say(f"number.{self.name}") if self.kind == "number" else self.name
        return words.say(f"study.sweep.axis.{self.kind}", name=name[:1].upper() + name[1:], rule=self.rule)

    def is_called(self, name: str) -> bool:
        """Whether an argument has the name of this axis or of its rule; Python allows no hyphen in such a name."""
        return name in (self.name, self.rule, self.name.replace("-", "_"), self.rule.replace("-", "_"))


def axes_of(
    *,
    scenario: Any,
    players: Any,
    policy: Any,
    variants: Any = None,
    readings: Mapping[str, Any] | None,
    numbers: Mapping[str, Any] | None,
    content: str | None = None,
    games: int = 1,
) -> tuple[Axis, ...]:
    """Return the axes that are in these arguments, in their order.

    A number goes by its name, whichever of its name and its rule it was given by. That a value is possible is checked
    when its cell is made. Raises SceneError for an axis without values or with too many, and for one that is named
    twice.
    """
    found: list[Axis] = []

    def add(kind: Kind, name: str, given: Any, rule: str = "") -> None:
        values = several(given, f"{name}=", games)
        if values is not None:
            found.append(Axis(name, kind, _apart(tuple(map(_plain, values)), name), rule))

    add("scenario", "scenario", scenario)
    add("players", "players", players)
    named: set[str] = set()
    by_name = {number.name: number for number in Options(content=content).catalogue().numbers.values()}
    by_rule = {number.rule: number for number in by_name.values()}
    for key, given in _entries(numbers, "numbers", "{'start_condition': range(24, 31)}"):
        number = by_name.get(key) or by_rule.get(key)
        name, rule = (key, key) if number is None else (number.name, number.rule)
        if name in named:
            raise SceneError(f"numbers: {name} is named twice, as {rule} and by its name: name it once")
        named.add(name)
        add("number", name, given, rule)
    for key, given in _entries(readings, "readings", "{'G-05': ['resolution', 'free']}"):
        add("reading", key, given, key)
    rules = several(variants, "variants=", games)
    if rules is not None:
        add("variant", "variant", [called(each) for each in rules])
    styles = several(policy, "policy=", games)
    if styles is not None:
        add("policy", "policy", [style_of(each)[1] for each in styles])
    return tuple(found)


def called(rules: Rules) -> str:
    """Return the value of the axis of house rules that stands for these. Raises SceneError for what is no rule."""
    return " + ".join(variant.name for variant in variants_of(rules)) or NO_VARIANT


def several(given: Any, what: str, games: int = 1) -> list[Any] | None:
    """Return the values of an argument that is an axis; None for one value. Raises SceneError for neither.

    A range with more values than a sweep can have cells is refused before it becomes a list.
    """
    if hasattr(given, "tolist"):  # an array, or one number of an array
        given = given.tolist()
    if isinstance(given, set | frozenset | Mapping):
        raise SceneError(f"{what}{quoted(given)}: an axis of a sweep is a list or a range, as its values have an order")
    if isinstance(given, str) or not isinstance(given, Sequence):
        return None
    if not len(given):
        raise SceneError(f"{what}{quoted(given)}: an axis needs at least one value")
    if len(given) > MOST_CELLS:
        raise SceneError(
            f"{what}{quoted(given)}: these are {len(given):,} values, so {len(given) * games:,} games or more; a sweep "
            f"has at most {MOST_CELLS:,} cells: take fewer values, or larger steps"
        )
    return list(given)


def check_size(axes: Sequence[Axis], games: int, more: int = 0) -> None:
    """Raise SceneError if these axes make more cells, or more games, than a sweep can have; `more` cells are added."""
    cells = prod(len(axis.values) for axis in axes) + more
    if cells > MOST_CELLS or cells * games > MOST_GAMES:
        told = " x ".join(f"{len(axis.values)} of {axis.name}" for axis in axes)
        raise SceneError(
            f"this sweep would have {cells:,} cells ({told}) of {games:,} games each, {cells * games:,} games in "
            f"all; at most {MOST_CELLS:,} cells and {MOST_GAMES:,} games can be played at once: take fewer values or "
            "fewer games"
        )


def published_values(axes: Sequence[Axis], plain: Mapping[str, Any], content: str | None) -> dict[str, Value]:
    """Return the value of each axis that is published; `plain` has the scenario and the players where these are fixed.

    Every scenario, number of players and style is as published, so the standard one stands for them, or the first where
    the standard one is not there.
    """
    values = dict(plain)
    for axis in axes:
        if axis.kind in ("scenario", "players", "policy"):
            usual = _STYLE if axis.kind == "policy" else getattr(_STANDARD, axis.kind)
            values[axis.name] = usual if usual in axis.values else axis.values[0]
    options = Options(scenario=values["scenario"], players=values["players"], content=content)
    for axis in axes:
        if axis.kind == "number":
            values[axis.name] = published(Origin(options, _STYLE, None), axis.rule)
        elif axis.kind == "reading":
            values[axis.name] = "resolution"
        elif axis.kind == "variant":
            values[axis.name] = NO_VARIANT
    return {axis.name: values[axis.name] for axis in axes}


def _entries(given: Mapping[str, Any] | None, what: str, so: str) -> list[tuple[str, Any]]:
    if given is None:
        return []
    if not isinstance(given, Mapping):
        raise SceneError(f"{what}={quoted(given)}: name each by its rule or its name, as {what}={so}")
    return list(given.items())


def _plain(value: Any) -> Any:
    number = whole(value)
    return value if number is None else number


def _apart(values: tuple[Any, ...], name: str) -> tuple[Any, ...]:
    """Return the values if they are numbers or texts, and no two are alike. Raises SceneError."""
    for place, value in enumerate(values):
        if type(value) not in (int, str):
            raise SceneError(f"{name}: {quoted(value)} cannot be a value of an axis; it has whole numbers, or names")
        if value in values[:place]:
            both = {"policy": "styles", "variant": "house rules"}.get(name)
            again = f"two {both} have this name: give one of them another" if both else "name it once"
            raise SceneError(f"{name}: {quoted(value)} is there twice; {again}")
    return values
