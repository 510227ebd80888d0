"""What can be changed about the game on a page, chosen from lists in words: a number, a reading of a rule, a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, NamedTuple

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue
from holding_on.engine.errors import SceneError
from holding_on.lessons.own_card import OwnCard
from holding_on.lessons.saying import with_rule
from holding_on.lessons.showing import html, row
from holding_on.quoting import quoted


class Change(NamedTuple):
    """One change to the published game, in a sentence, and what `simulate` and `Game` take to play it."""

    told: str
    options: dict[str, Any]
    deal: dict[str, list[str]] | None = None
    """What a board shows first, so that the change is seen at once."""


class Choosing(ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """A list of what can be changed, and to what."""

    def __init__(self, words: Words, options: list[tuple[str, str]], what: str) -> None:
        """Raises SceneError when `what` is none of the options."""
        self._words = words
        self.heard: Callable[[], None] = lambda: None
        """Called whenever something else has been chosen."""
        self._rule = html()
        known = [key for _, key in options]
        if what and what not in known:
            raise SceneError(f"a lesson can change {', '.join(known)}, not {quoted(what)}")
        self._which = field(ipywidgets.Dropdown, words.say("lesson.change.which"), options=options)
        self._which.value = what or known[0]
        self._which.observe(lambda _: self._other(), "value")
        super().__init__([self._which, self._rule])

    def change(self) -> Change | None:
        """What is changed now; None while all is as published. Raises SceneError for what cannot be."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """What stands here, the same every time."""
        return [f"  {self._which.label}"]

    def rest(self, resting: bool) -> None:
        """Let nothing else be chosen while games are played."""
        for each in self._asked():
            each.disabled = resting

    def _asked(self) -> list[Any]:
        return [self._which]

    def _other(self) -> None:
        self._lay()
        self.heard()

    def _lay(self) -> None:
        """Show what belongs to what has been chosen from the list."""
        raise NotImplementedError

    def _tell_rule(self, rule: str) -> None:
        before = escape(self._words.say("lesson.change.before"))
        self._rule.value = f"<p>{before} {with_rule(self._words.say(f'rule.{rule}'), rule)}</p>"


class Number(Choosing):
    """A number of the rules: all that a table can change, each within its range."""

    def __init__(self, catalogue: Catalogue, words: Words, what: str = "", value: int | None = None) -> None:
        self._numbers = {number.rule: number for number in catalogue.numbers.values()}
        options = [
            (words.say("lesson.change.number.choice", what=words.say(f"number.{x.name}"), value=x.default), x.rule)
            for x in self._numbers.values()
        ]
        self._value = field(ipywidgets.Dropdown, words.say("lesson.change.value"))
        super().__init__(words, options, what)
        self.children = [self._which, self._value, self._rule]
        self._follows = False
        self._lay()
        self._value.observe(lambda _: self._follows or self.heard(), "value")
        if value is not None:
            self.choose(value)

    def choose(self, value: int, what: str = "") -> None:
        """Set the number, as a click does. Raises SceneError outside its range."""
        if what:
            self._which.value = what
        offered = [each for _, each in self._value.options]
        if value not in offered:
            raise SceneError(f"{self._which.value} can be {offered[0]} to {offered[-1]}, not {value}")
        self._value.value = value

    def change(self) -> Change | None:
        number, value = self._numbers[self._which.value], self._value.value
        if value == number.default:
            return None
        what = self._words.say(f"number.{number.name}")
        told = self._words.say("lesson.change.number.changed", what=what, value=value, published=number.default)
        return Change(told, {"numbers": {number.rule: value}})

    def lines(self) -> list[str]:
        return [*super().lines(), f"  {self._value.label}"]

    def _asked(self) -> list[Any]:
        return [self._which, self._value]

    def _lay(self) -> None:
        """Another number: its range, beginning with what is published."""
        number = self._numbers[self._which.value]
        self._tell_rule(number.rule)
        self._follows = True
        published = self._words.say("lesson.change.published", value=number.default)
        self._value.options = [
            (published if value == number.default else str(value), value)
            for value in range(number.least, number.most + 1)
        ]
        self._value.value = number.default
        self._follows = False


class Reading(Choosing):
    """Another reading of a rule; those that are about another number of players are not offered."""

    def __init__(self, catalogue: Catalogue, words: Words, what: str = "", players: int = 3) -> None:
        self._variants = {
            reading["rule"]: reading["variant"]
            for reading in catalogue.readings
            if reading.get("players", players) == players
        }
        options = [(words.say(f"reading.{rule}.{variant}"), rule) for rule, variant in self._variants.items()]
        super().__init__(words, options, what)
        self._lay()

    def choose(self, what: str) -> None:
        """Choose a reading, as a click does."""
        self._which.value = what

    def change(self) -> Change | None:
        rule = self._which.value
        variant = self._variants[rule]
        return Change(self._words.say(f"reading.{rule}.{variant}"), {"readings": {rule: variant}})

    def _lay(self) -> None:
        self._tell_rule(self._which.value)


class Card(Choosing):
    """The figures of one patient card. They are checked as a folder of one's own is checked before it is played."""

    def __init__(self, own: OwnCard, words: Words, what: str = "", figures: Mapping[str, int] | None = None) -> None:
        self._own = own
        self._fields: dict[str, Any] = {}
        self._figures = row()
        options = [
            (words.say("lesson.change.card.choice", card=card, kind=self._kind(words, card), text=text), card)
            for card, text in ((card, words.say(f"patient.{card}")) for card in own.cards)
        ]
        super().__init__(words, options, what)
        self.children = [self._which, self._figures]
        self._lay()
        if figures:
            self.choose(figures)

    def choose(self, figures: Mapping[str, int], what: str = "") -> None:
        """Set figures of a card, as typing does. Raises SceneError for one that it does not have."""
        if what:
            self._which.value = what
        for name, value in figures.items():
            if name not in self._fields:
                raise SceneError(f"{self._which.value} has {', '.join(self._fields)}, not {quoted(name)}")
            self._fields[name].value = value

    def change(self) -> Change | None:
        card, say = self._which.value, self._words.say
        published = self._own.figures(card)
        figures = {name: shown.value for name, shown in self._fields.items()}
        differs = [name for name in figures if figures[name] != published[name]]
        if not differs:
            return None
        folder, wrong = self._own.folder(card, figures)
        if wrong:
            name, why = wrong
            name = say(f"lesson.change.figure.{name}") if name in figures else name
            raise SceneError(say("lesson.change.card.wrong", name=name, why=why))
        told = [
            say("lesson.change.card.figure", name=self._name(x), value=figures[x], published=published[x])
            for x in differs
        ]
        kind = self._kind(self._words, card)
        sentence = say("lesson.change.card.changed", card=card, kind=kind, figures=self._words.listed(told))
        return Change(sentence, {"content": str(folder)}, {"patients": [card]})

    def lines(self) -> list[str]:
        return [*super().lines(), *(f"  {self._name(name)}: {each.value}" for name, each in self._fields.items())]

    def _asked(self) -> list[Any]:
        return [self._which, *self._fields.values()]

    def _lay(self) -> None:
        """Another card: its figures as they are published."""
        published = self._own.figures(self._which.value)
        self._fields = {name: field(ipywidgets.IntText, self._name(name), value=published[name]) for name in published}
        for each in self._fields.values():
            each.layout.width = "12em"
            each.observe(lambda _: self.heard(), "value")
        self._figures.children = list(self._fields.values())

    def _name(self, figure: str) -> str:
        return self._words.say(f"lesson.change.figure.{figure}")

    def _kind(self, words: Words, card: str) -> str:
        return words.say(f"kind.{self._own.cards[card]['kind']}")


def field(kind: Callable[..., Any], description: str, **more: Any) -> Any:
    """A field with its name in front of it, as long as that may be."""
    return kind(description=description, style={"description_width": "initial"}, layout={"width": "auto"}, **more)
