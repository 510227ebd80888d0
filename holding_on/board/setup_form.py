"""The form of the play page before a game: its scenario, who plays, who begins, and which seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.guard import Guard
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.engine.errors import HoldingOnError
from holding_on.engine.names import NURSES
from holding_on.game.options import FEWEST, Options

SEEDS = 1_000_000
"""A seed chosen by chance is below this: short enough to be read out."""

BY_CHANCE = -1
"""The first Shift Manager is left to the seed."""

WORDS = "board.table."
LONGEST_SEED = 20
"""Digits; a longer number is none that could be read out."""


class SetupForm(ipywidgets.Box):  # type: ignore[misc]  # its base has no types
    """What is asked before a game: its scenario, the nurses by name, the first Shift Manager, the seed.

    `offer_scenarios` sets which scenarios are open.
    """

    def __init__(self, words: Words, content: str | None, *, players: int, seed: str, guard: Guard) -> None:
        self._words, self._content = words, content
        self._is_open: Callable[[int], bool] = bool
        self.scenario = self._field(ipywidgets.Dropdown, self._say("scenario"))
        self.players = self._field(
            ipywidgets.Dropdown,
            self._say("players"),
            options=[(self._say("players_of", n=n), n) for n in range(FEWEST, NURSES + 1)],
            value=players,
        )
        self.every_name = [self._name_field(number) for number in range(1, NURSES + 1)]
        self.first = self._field(ipywidgets.Dropdown, self._say("first"))
        self.seed = self._field(ipywidgets.Text, self._say("seed"), value=seed, placeholder=self._say("seed_hint"))
        super().__init__()
        self._players_changed()
        for field in self.every_name:
            field.observe(guard(self._name_changed), "value")
        self.players.observe(guard(self._players_changed), "value")

    @property
    def names(self) -> list[ipywidgets.Text]:
        """The fields of those who play; a name that was typed stays for when it is wanted again."""
        return self.every_name[: self.players.value]

    @property
    def wrong(self) -> str:
        """What cannot be played as it is typed, as a sentence; empty when it can."""
        names = [typed(field) for field in self.names]
        if "" in names or len(set(names)) < len(names):
            return self._say("wrong.names")
        seed = typed(self.seed)
        return self._say("wrong.seed") if seed and not is_number(seed) else ""

    def chosen(self) -> dict[str, Any]:
        """What was chosen, as a game takes it; a seed that nobody named is chosen by chance."""
        names = [typed(field) for field in self.names]
        seed = typed(self.seed)
        return {
            "players": len(names),
            "seed": int(seed) if seed else any_seed(),
            "names": names,
            "first": None if self.first.value == BY_CHANCE else self.first.value,
        }

    def fill_in(self, names: Sequence[str], scenario: int | None) -> None:
        """Fill in the names of those who have played, and choose the scenario to begin; None for the first one."""
        if names:
            self.players.value = len(names)
        for field, name in zip(self.names, names, strict=False):
            field.value = name
        self.offer_scenarios(scenario, self._is_open)

    def offer_scenarios(self, wanted: int | None, is_open: Callable[[int], bool]) -> None:
        """Every scenario can be chosen: those that are open, and the others by themselves (SCEN-04)."""
        self._is_open = is_open
        options = _scenarios(self._content, self._words)
        self.scenario.options = [
            (title if is_open(number) else self._say("scenario_alone", title=title), number)
            for title, number in options
        ]
        self.scenario.value = wanted if wanted in [number for _, number in options] else options[0][1]

    def _players_changed(self) -> None:
        """As many names are asked for as nurses play."""
        self.children = [self.scenario, self.players, *self.names, self.first, self.seed]
        self._name_changed()

    def _name_changed(self) -> None:
        chosen = self.first.index or 0
        names = [typed(field) for field in self.names]
        options = [(self._say("first_by_chance"), BY_CHANCE), *zip(names, range(len(names)), strict=True)]
        self.first.options = options
        self.first.index = chosen if chosen < len(options) else 0

    def _name_field(self, number: int) -> ipywidgets.Text:
        usual = self._words.texts.get(f"staff.default.{number}", "")
        return self._field(ipywidgets.Text, self._say("name", n=number), value=usual)

    def _field(self, kind: Callable[..., Any], description: str, **more: Any) -> Any:
        return kind(description=description, style={"description_width": "initial"}, **more)

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(WORDS + key, **facts)


def any_seed() -> int:
    """A seed for whoever names none."""
    return random.SystemRandom().randrange(SEEDS)


def typed(field: ipywidgets.Text) -> str:
    """What stands in a field, without what no keyboard types: half signs, which could not even be sent back."""
    text: str = field.value
    return text.encode("utf-8", "replace").decode("utf-8").strip()


def is_number(text: str) -> bool:
    """Whether it is a number that could be read out."""
    return len(text) <= LONGEST_SEED and text.isascii() and text.removeprefix("-").isdecimal()


def _scenarios(content: str | None, words: Words) -> list[tuple[str, int]]:
    """The scenarios that can be played, by title; those of the box when this content cannot be read."""
    try:
        catalogue = Options(content=content).catalogue()
    except HoldingOnError:
        catalogue = the_box()
    titles = ((number, words.say(f"scenario.{number}.title")) for number in catalogue.scenario_numbers)
    return [(words.say("view.title", n=number, title=title), number) for number, title in titles]
