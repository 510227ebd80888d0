"""Hours of listening: each press is one more conversation with Billy, and what it told leaves the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from holding_on.board.stage_script import Script
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue
from holding_on.engine.errors import SceneError
from holding_on.engine.names import MEMORIES, PARTIAL_DECK, POSITIONS
from holding_on.game import Game
from holding_on.lessons.checks.facts import events_and_cards, fact
from holding_on.lessons.checks.moves import Step, rehearse
from holding_on.lessons.pieces.staged import Staged, option, pressed, scripted, told

MANY: Final = 10
"""How many hours the second option brings at once."""
SHOWN: Final = 5
"""How many hours are printed as text."""
TOLD: Final = ("PARTIAL-09", "PARTIAL-10")
"""The rules by which a memory goes to whoever listens."""
STAGE_READ: Final = "EVENT-03"
NewHour = Callable[[Sequence[str], Sequence[str], int], Game]
"""Begins an hour: the memories that have been told, the cards that come first, and the seed of the others."""


class Heard(NamedTuple):
    """One hour that is over: the game after it, the memories that were told, how many Events came, and its steps."""

    after: Game
    memories: list[int]
    events: int
    steps: list[Step]


class Listen(Staged):
    """A talk with Billy, hour after hour. The game deals the cards and says what follows from them.

    Every hour begins in the same position. Only the memories that have been told lie on the Shift Manager Board by
    then, so fewer of them are in the deck. Nothing says what Billy said: that is told in the game itself.
    """

    def __init__(self, begin: NewHour, moves: Sequence[str], catalogue: Catalogue, key: str, words: Words) -> None:
        """Play each Event and a few hours to see that every talk comes to its end. `key` begins the key of `asks`.

        Raises SceneError when a move is refused, when something is asked in the middle of a talk, or when an Event is
        taken out of the game: a scene cannot say so, and the next hour would have it again.
        """
        self.key, self.hours = key, 0
        self._begin, self._moves, self._seed = begin, tuple(moves), 0
        self._memories = [memory.id for memory in catalogue.memories]
        self.told: list[str] = []
        """The memories that have been told, by their ids."""
        self.events = 0
        self._last: Heard | None = None
        self._many: tuple[int, int] | None = None
        """How many memories and Events the last hours brought, when there were many at once."""
        for event in catalogue.events["partial"]:
            after = self._hour([], [event], 0).after
            if events_and_cards(after)[0] < len(catalogue.events["partial"]):
                raise SceneError(f"{key}: {event} leaves the game at this Condition; choose the green or orange stage")
        self._first = self._some_hours()
        self.steps = [step for heard in self._first for step in heard.steps]
        super().__init__(begin([], [], 0), words, "listen")

    # ------------------------------------------------------------------ an hour

    def _hour(self, before: Sequence[str], first: Sequence[str], seed: int) -> Heard:
        """Play one hour to its end."""
        game = self._begin(before, first, seed)
        deck = {card for card in game.table().piles[PARTIAL_DECK] if card < MEMORIES}
        steps, after = rehearse(game, self._moves)
        refused = next((step for step in steps if step.refused), None)
        if refused is not None:
            raise SceneError(f"{self.key}: an hour cannot be played: {refused.action}: {refused.sentences[0][0]}")
        if fact(after, "asked") in ("talker", "trust"):
            raise SceneError(f"{self.key}: in the middle of the talk it is asked: {after.decision}")
        left = set(after.table().piles[PARTIAL_DECK])
        events = sum(rule == "PARTIAL-06" for step in steps for _, rule in step.sentences)
        return Heard(after, sorted(deck - left), events, steps)

    def _some_hours(self) -> list[Heard]:
        before: list[str] = []
        hours = []
        for seed in range(1, SHOWN + 1):
            hours.append(self._hour(before, [], seed))
            before += [self._memories[card] for card in hours[-1].memories]
        return hours

    def listen(self, hours: int = 1) -> None:
        """Sit with Billy for some hours, or until everything has been told, and show the last of them."""
        before, came = len(self.told), self.events
        for _ in range(hours):
            if self.is_told:
                break
            self.hours += 1
            self._seed += 1
            self._last = self._hour(self.told, [], self._seed)
            self.told += [self._memories[card] for card in self._last.memories]
            self.events += self._last.events
        self._many = (len(self.told) - before, self.events - came) if hours > 1 else None
        if self._last is not None:
            self._show(self._last.after)

    @property
    def is_told(self) -> bool:
        """Whether every memory has been told."""
        return len(self.told) == len(self._memories)

    def _show(self, game: Game) -> None:
        self.game = game
        self.stage.show(self.script(), game=game)

    # ------------------------------------------------------------------ what the stage shows

    def does(self, name: str) -> None:
        match name:
            case "hour" if not self.is_told:
                self.listen()
            case "hours" if not self.is_told:
                self.listen(MANY)
            case "start":
                self.told, self.hours, self.events, self._last, self._many = [], 0, 0, None, None
                self._show(self._begin([], [], 0))

    def script(self) -> Script:
        came = self._said(self._last) if self._last is not None and self._many is None else []
        options = [option("hour", self.say("listen.hour")), option("hours", self.say("listen.hours", n=MANY))]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            count=self.say("listen.so_far", hours=self.hours),
            options=[] if self.is_told else options,
            told=told(self._title(), self._odds(self.game), *came),
            buttons=[pressed("start", self.say("button.again"))] if self.hours else [],
        )

    def _title(self) -> str:
        if self.is_told:
            return self.say("listen.all")
        if self._many is not None:
            memories, events = self._many
            return self.say("listen.many", memories=memories, events=events)
        return "" if self._last is None else self._what(self._last)

    def _what(self, heard: Heard) -> str:
        """Return in a sentence what an hour brought."""
        came = ("nothing", "memory") if heard.events == 0 else ("stops", "goes_on")
        return self.say(f"listen.{came[bool(heard.memories)]}")

    def _odds(self, game: Game) -> str:
        """Return how many of the cards in the deck are Events."""
        events, cards = events_and_cards(game)
        return self.say("listen.odds", events=events, n=cards, share=round(100 * events / max(cards, 1)))

    def _said(self, heard: Heard) -> list[tuple[str, str]]:
        """Return what came in an hour, each with the id of its rule, without Billy's words."""
        memories = iter(heard.memories)
        lines: list[tuple[str, str]] = []
        for text, rule in (sentence for step in heard.steps for sentence in step.sentences):
            if rule in TOLD:
                lines.append((self._memory(next(memories)), rule))
            elif rule == "PARTIAL-06" or (rule.startswith("EVENT-") and rule != STAGE_READ):
                lines.append((text, rule))
        return lines

    def _memory(self, card: int) -> str:
        number = card // POSITIONS + 1
        name = self.words.say("timeline.named", n=number, name=self.words.say(f"timeline.{number}"))
        return self.say("listen.told", timeline=name)

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for heard in self._first:
            said.append(f"  {self._what(heard)} {self._odds(heard.after)}")
            said += [f"    {text} ({rule})" for text, rule in self._said(heard)]
        return said
