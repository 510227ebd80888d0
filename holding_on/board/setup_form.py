"""The form of the play page that asks who plays, which scenario, who is the first Shift Manager, and the seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from holding_on.board.drawn import Drawn
from holding_on.board.guard import Guard
from holding_on.board.lasting import lasting
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.catalogue.scenario_file import BY_ITSELF
from holding_on.common.help_line import LONGEST, is_help_line
from holding_on.common.numbers import in_plain_numbers
from holding_on.common.people import said_before, spaced
from holding_on.engine.errors import HoldingOnError
from holding_on.engine.names import NURSES
from holding_on.engine.readings import NUMBERS
from holding_on.game.options import FEWEST, Options

SEEDS = 1_000_000
"""Every seed chosen by chance is smaller than this number, so that it is short enough to be read out."""

BY_CHANCE = -1
"""The value of `Choice.first` with which the seed decides who is the first Shift Manager."""

WORDS = "board.table."
LONGEST_SEED = 20
"""The largest number of characters of a seed; a longer number could hardly be read out."""

MANY = 2**31
"""A number that is larger than every count of messages of a web page."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The choices before a game. `names` has a name for each of the four nurses, also when fewer nurses play."""

    names: tuple[str, ...]
    players: int
    seed: str = ""
    help_line: str = ""
    """The line that says where the players find help near them; when it is empty, a general sentence is shown."""
    first: int = BY_CHANCE
    scenario: int = 0


class SetupForm(Drawn):
    """The form before a game: the nurses' names, the scenario, the first Shift Manager, the seed, and the line of help.

    `choice` holds the present choices; `choose` changes them, both for the browser and for Python. `on_begin` is called
    when the players want to begin, and returns whether a game has begun; `on_back` is called when they want to go back,
    and `on_help` after the line of help was changed. `offer_scenarios` sets which scenarios are open and which are
    completed.
    """

    def __init__(
        self,
        words: Words,
        content: str | None,
        *,
        players: int,
        seed: str,
        scenario: int | None = None,
        help_line: str = "",
        guard: Guard,
        on_begin: Callable[[], bool],
        on_help: Callable[[], None],
        on_back: Callable[[], None],
    ) -> None:
        self._words, self._guard = words, guard
        self._on_begin, self._on_help, self._on_back = on_begin, on_help, on_back
        self._titles = _titles(content, words)
        self._lasts = {number: [] if content else lasting(number, words) for number in self._titles}
        """For each scenario, how long two, three and four players need; no texts unless the content is the box's."""
        self.asked_for = scenario if scenario in self._titles else None
        """The scenario that whoever started the page asked for; None for none, and once a game of it is over here."""
        self._is_open: Callable[[int], bool] = bool
        self._completed: Collection[int] = ()
        self._new_here = True
        """Whether the form does not know of anybody here who has played before."""
        self._refused = False
        """Whether a game was refused because of a wrong field, and the field has not been corrected since."""
        self._begun = False
        """Whether the last message of the web page began a game."""
        self._heard = 0
        """The number of the last message from the web page. Until its last message has arrived here, the web page
        shows the choices of its players and not those of this form.
        """
        names = (words.texts.get(f"staff.default.{number}", "") for number in range(1, NURSES + 1))
        self.choice = Choice(
            _cleaned(tuple(names)), _cleaned(players), typed(seed), typed(help_line), scenario=self._first
        )
        self._set(**self._labels(), part="set_up", view=self._seen())
        super().__init__()
        self.on_msg(self._on_request)

    @property
    def names(self) -> list[str]:
        """The names of the nurses who play."""
        return [spaced(name) for name in self.choice.names[: self.choice.players]]

    @property
    def _first(self) -> int:
        """The scenario to begin with: 0 for new players, and the first one of the campaign for all others."""
        return next(number for number in self._titles if self._new_here or number != BY_ITSELF)

    @property
    def help_line(self) -> str:
        """The line that says where the players find help; empty when it is not filled in, or filled in wrongly."""
        line = self.choice.help_line
        return spaced(line) if is_help_line(line) else ""

    @property
    def wrong(self) -> str:
        """The sentence that says which field is filled in wrongly; empty when a game can begin."""
        return self._say(f"wrong.{field}", n=LONGEST) if (field := self._wrong_field()) else ""

    def _wrong_field(self) -> str:
        if self._wrong_names():
            return "names"
        seed = self.choice.seed.strip()
        if seed and not is_number(seed):
            return "seed"
        return "" if is_help_line(self.choice.help_line) else "help_line"

    def _wrong_names(self) -> list[int]:
        """Return the places, from 0, of the names that are empty or that an earlier nurse has already."""
        names = self.names
        return sorted({*said_before(names), *(place for place, name in enumerate(names) if name == "")})

    def is_refused(self) -> bool:
        """Whether no game can begin with the present choices; the form then says beside the field what is wrong."""
        self._refused = self.wrong != ""
        self._show()
        return self._refused

    def chosen(self) -> dict[str, Any]:
        """Return the present choices as arguments of `Game`. When the seed is empty, a seed is chosen by chance."""
        seed, first = self.choice.seed.strip(), self.choice.first
        return {
            "players": len(self.names),
            "seed": int(seed) if seed else any_seed(),
            "names": self.names,
            "first": None if first == BY_CHANCE else first,
        }

    def choose(self, **changes: Any) -> None:
        """Change choices; `changes` are fields of `Choice`.

        When the chosen first Shift Manager does not play, the seed decides who is the first Shift Manager.
        """
        cleaned = {name: _cleaned(value) for name, value in changes.items()}
        before, after = self.choice, replace(self.choice, **cleaned)
        self.choice = after if after.first < after.players else replace(after, first=BY_CHANCE)
        self._refused = self._refused and self.wrong != ""
        self._show()
        if after.help_line != before.help_line:
            self._on_help()

    def name(self, number: int, name: str) -> None:
        """Set the name of the nurse `number`, counted from 0."""
        names = list(self.choice.names)
        names[number] = name
        self.choose(names=tuple(names))

    def fill_in(self, names: Sequence[str], scenario: int | None, completed: Collection[int] = ()) -> None:
        """Fill in the names of the nurses who have played, and choose `scenario`, or for None the one to begin with."""
        if names:
            self.choose(players=len(names), names=(*names, *self.choice.names[len(names) :]))
        self.offer_scenarios(scenario, self._is_open, completed)

    def offer_scenarios(
        self, wanted: int | None, is_open: Callable[[int], bool], completed: Collection[int] = ()
    ) -> None:
        """Offer all scenarios: the open ones as games of the campaign, and the others as single games (SCEN-04).

        `wanted` is the scenario that is chosen at first; None stands for the one to begin with. The scenario that was
        asked for goes before both.
        """
        self._is_open, self._completed = is_open, completed
        wanted = wanted if self.asked_for is None else self.asked_for
        self.choose(scenario=wanted if wanted in self._titles else self._first)

    def played_before(self) -> None:
        """Note that somebody here has played before: the campaign's first scenario is then the one to begin with."""
        self._new_here = False

    # ------------------------------------------------------------------ what is shown

    def _show(self) -> None:
        self._set(view=self._seen())

    def _seen(self) -> dict[str, Any]:
        """Return the view of the form, from which the browser draws it."""
        choice = self.choice
        return {
            "lang": self._words.lang,
            "heard": self._heard,
            "names": list(choice.names),
            "players": choice.players,
            "fewest": FEWEST,
            "first": choice.first,
            "seed": choice.seed,
            "help_line": choice.help_line,
            "scenario": choice.scenario,
            "chapters": [self._chapter(n, title) for n, title in self._titles.items()],
            "assistants": NUMBERS["assistants"],
            "wrong": {"field": self._wrong_field(), "text": self.wrong, "at": self._wrong_names()}
            if self._refused
            else None,
        }

    def _chapter(self, number: int, title: str) -> dict[str, Any]:
        return {"n": number, "title": title, "state": self._state(number), "lasts": self._lasts[number]}

    def _state(self, number: int) -> str:
        if number == BY_ITSELF:
            return "apart"
        if number in self._completed:
            return "done"
        return "open" if self._is_open(number) else "alone"

    def _name(self) -> str:
        return self._words.say("board.set_up.title")

    def _text_lines(self) -> Iterator[str]:
        say = self._words.say
        yield self._name()
        yield from (f"  {name}" for name in self.names)
        number = self.choice.scenario
        title = self._titles[number]
        yield title if number == BY_ITSELF else say("board.set_up.chapter", n=number, title=title)

    # ------------------------------------------------------------------ requests of the browser

    def _on_request(self, _widget: object, content: object, _buffers: object) -> None:
        """Do what a message of the browser asks for; values that are not valid are ignored.

        The request "begin" always gets a reply, which says whether a game has begun.
        """
        request = content if isinstance(content, Mapping) else {}
        self._begun = False
        self._guard(partial(self._take, request))(None)
        if request.get("kind") == "begin":
            self.send({"kind": "done", "begun": self._begun})

    def _take(self, request: Mapping[str, Any]) -> None:
        told = request.get("told")
        if isinstance(told, int) and not isinstance(told, bool) and 0 <= told < MANY:
            self._heard = told
        sound = {name: value for name, value in request.items() if self._is_sound(name, value)}
        if sound:
            self.choose(**sound)
        if request.get("kind") == "begin":
            self._begun = self._on_begin()
        elif request.get("kind") == "back":
            self._on_back()

    def _is_sound(self, name: object, value: object) -> bool:
        """Whether a web page may set the field `name` of `Choice` to `value`.

        `value` must be the names of four nurses, a number in the range of its field, or a text.
        """
        match name, value:
            case _, bool():
                return False
            case "names", [*names]:
                return len(names) == NURSES and all(isinstance(each, str) for each in names)
            case "players", int():
                return FEWEST <= value <= NURSES
            case "first", int():
                return BY_CHANCE <= value < NURSES
            case "scenario", int():
                return value in self._titles
            case "seed" | "help_line", str():
                return True
        return False

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(WORDS + key, **facts)


def any_seed() -> int:
    """Return a seed that is chosen by chance."""
    return random.SystemRandom().randrange(SEEDS)


def typed(text: str) -> str:
    """Return `text` with "?" for each lone surrogate (half a character), which cannot be sent to the browser."""
    return text.encode("utf-8", "replace").decode("utf-8")


def is_number(text: str) -> bool:
    """Whether a text is a whole number that is short enough to be read out."""
    return len(text) <= LONGEST_SEED and text.isascii() and text.removeprefix("-").isdecimal()


def _cleaned(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(map(typed, value))
    return typed(value) if isinstance(value, str) else in_plain_numbers(value)


def _titles(content: str | None, words: Words) -> dict[int, str]:
    """Return the titles of all scenarios by their numbers; when the content cannot be read, the titles of the box."""
    try:
        catalogue = Options(content=content).catalogue()
    except HoldingOnError:
        catalogue = the_box()
    return {number: words.say(f"scenario.{number}.title") for number in catalogue.scenario_numbers}
