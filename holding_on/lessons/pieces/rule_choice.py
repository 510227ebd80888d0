"""Lists from which a learner chooses a change of the game: a number of the rules, a reading, a patient card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, NamedTuple

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.lessons.checks.changed_card import ChangedCards
from holding_on.lessons.pieces.piece import dropdown, html, labelled, row, with_rule


class Alteration(NamedTuple):
    """One change of the published game: a sentence, and the options of `simulate` and `Game` that make the change."""

    sentence: str
    options: dict[str, Any]
    deal: dict[str, list[str]] | None = None
    """The cards that are dealt first in a game to play, so that the change is seen at once."""


class RuleChoice(ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """A list of things that can be changed, and below the list the values that the chosen thing can have."""

    def __init__(self, words: Words, options: list[tuple[str, str]], what: str) -> None:
        """Make the list. At first, `what` is chosen, or for "" the first option.

        Raises SceneError when `what` is no option.
        """
        self._words = words
        self.on_choice: Callable[[], None] = lambda: None
        """The function that is called whenever the choice has changed."""
        self.rule = html()
        known = [key for _, key in options]
        if what and what not in known:
            raise SceneError(f"a lesson can change {', '.join(known)}, not {quoted(what)}")
        self.which = dropdown(words.say("lesson.change.which"), options, what or known[0])
        self.which.observe(lambda _: self._on_which(), "value")
        super().__init__([self.which, self.rule])

    def alteration(self) -> Alteration | None:
        """Return the chosen change; None while all is as published. Raises SceneError for an impossible choice."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """Return the choice in lines of text."""
        return [f"  {self.which.label}"]

    def disable(self, disabled: bool) -> None:
        """Disable the lists and fields, or enable them again."""
        for each in self._fields():
            each.disabled = disabled

    def _fields(self) -> list[Any]:
        return [self.which]

    def _on_which(self) -> None:
        self._lay_out()
        self.on_choice()

    def _lay_out(self) -> None:
        """Show the rule of the chosen reading or number, and the values to choose from."""
        raise NotImplementedError

    def _show_rule(self, rule: str) -> None:
        before = escape(self._words.say("lesson.change.before"))
        self.rule.value = f"<p>{before} {with_rule(self._words.say(f'rule.{rule}'), rule)}</p>"


class NumberChoice(RuleChoice):
    """A choice of a number of the rules, and of another value within the range of that number."""

    def __init__(self, catalogue: Catalogue, words: Words, what: str = "", value: int | None = None) -> None:
        self._numbers = {number.rule: number for number in catalogue.numbers.values()}
        options = [
            (words.say("lesson.change.number.choice", what=words.say(f"number.{x.name}"), value=x.default), x.rule)
            for x in self._numbers.values()
        ]
        self.value = dropdown(words.say("lesson.change.value"), [])
        super().__init__(words, options, what)
        self.children = [self.which, self.value, self.rule]
        self._laying_out = False
        self._lay_out()
        self.value.observe(lambda _: self._laying_out or self.on_choice(), "value")
        if value is not None:
            self.choose(value)

    def choose(self, value: int) -> None:
        """Set the number to `value`. Raises SceneError for a value outside the range of the number."""
        offered = [each for _, each in self.value.options]
        if value not in offered:
            raise SceneError(f"{self.which.value} can be {offered[0]} to {offered[-1]}, not {value}")
        self.value.value = value

    def alteration(self) -> Alteration | None:
        number, value = self._numbers[self.which.value], self.value.value
        if value == number.default:
            return None
        what = self._words.say(f"number.{number.name}")
        text = self._words.say("lesson.change.number.changed", what=what, value=value, published=number.default)
        return Alteration(text, {"numbers": {number.rule: value}})

    def lines(self) -> list[str]:
        return [*super().lines(), f"  {self.value.label}"]

    def _fields(self) -> list[Any]:
        return [self.which, self.value]

    def _lay_out(self) -> None:
        """Show the rule of the number and its range, with the published value chosen."""
        number = self._numbers[self.which.value]
        self._show_rule(number.rule)
        self._laying_out = True
        published = self._words.say("lesson.change.published", value=number.default)
        self.value.options = [
            (published if value == number.default else str(value), value)
            for value in range(number.least, number.most + 1)
        ]
        self.value.value = number.default
        self._laying_out = False


class ReadingChoice(RuleChoice):
    """A choice of another reading of a rule, among the readings for this number of players."""

    def __init__(self, catalogue: Catalogue, words: Words, what: str = "", players: int = 3) -> None:
        self._variants = {
            reading["rule"]: reading["variant"]
            for reading in catalogue.readings
            if reading.get("players", players) == players
        }
        options = [(words.say(f"reading.{rule}.{variant}"), rule) for rule, variant in self._variants.items()]
        super().__init__(words, options, what)
        self._lay_out()

    def alteration(self) -> Alteration | None:
        rule = self.which.value
        variant = self._variants[rule]
        return Alteration(self._words.say(f"reading.{rule}.{variant}"), {"readings": {rule: variant}})

    def _lay_out(self) -> None:
        self._show_rule(self.which.value)


class CardChoice(RuleChoice):
    """A choice of other figures for one patient card. The figures are checked before a game is played with the card."""

    def __init__(
        self, cards: ChangedCards, words: Words, what: str = "", figures: Mapping[str, int] | None = None
    ) -> None:
        self._cards = cards
        self.figures: dict[str, Any] = {}
        self._row = row()
        self._kinds = {card: words.say(f"kind.{printed['kind']}") for card, printed in cards.cards.items()}
        options = [
            (words.say("lesson.change.card.choice", card=card, kind=kind, text=words.say(f"patient.{card}")), card)
            for card, kind in self._kinds.items()
        ]
        super().__init__(words, options, what)
        self.children = [self.which, self._row]
        self._lay_out()
        for name, value in (figures or {}).items():
            if name not in self.figures:
                raise SceneError(f"{self.which.value} has {', '.join(self.figures)}, not {quoted(name)}")
            self.figures[name].value = value

    def alteration(self) -> Alteration | None:
        card, say = self.which.value, self._words.say
        published = self._cards.figures(card)
        figures = {name: field.value for name, field in self.figures.items()}
        changed = [name for name in figures if figures[name] != published[name]]
        if not changed:
            return None
        folder, mistake = self._cards.folder(card, figures)
        if mistake:
            name, why = mistake
            raise SceneError(
                say("lesson.change.card.wrong", name=self._name(name) if name in figures else name, why=why)
            )
        texts = [
            say("lesson.change.card.figure", name=self._name(x), value=figures[x], published=published[x])
            for x in changed
        ]
        kind, listed = self._kinds[card], self._words.listed(texts)
        sentence = say("lesson.change.card.changed", card=card, kind=kind, figures=listed)
        return Alteration(sentence, {"content": str(folder)}, {"patients": [card]})

    def lines(self) -> list[str]:
        return [*super().lines(), *(f"  {self._name(name)}: {each.value}" for name, each in self.figures.items())]

    def _fields(self) -> list[Any]:
        return [self.which, *self.figures.values()]

    def _lay_out(self) -> None:
        """Show fields for the figures of the card, with the published values."""
        published = self._cards.figures(self.which.value)
        self.figures = {
            name: labelled(ipywidgets.IntText, self._name(name), value=value) for name, value in published.items()
        }
        for each in self.figures.values():
            each.layout.width = "12em"
            each.observe(lambda _: self.on_choice(), "value")
        self._row.children = list(self.figures.values())

    def _name(self, figure: str) -> str:
        return self._words.say(f"lesson.change.figure.{figure}")
