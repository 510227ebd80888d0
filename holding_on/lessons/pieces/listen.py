"""Hours of listening: each press is one more conversation with Billy, and what it told leaves the deck.

A guess may come first: of so many hours, in how many will he tell nothing? The hours are then counted beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from holding_on.board.stage_script import Hour, Row, Script
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue
from holding_on.engine.errors import SceneError
from holding_on.engine.names import MEMORIES, PARTIAL_DECK
from holding_on.game import Game
from holding_on.lessons.checks.facts import events_and_cards, fact
from holding_on.lessons.checks.moves import Step, rehearse
from holding_on.lessons.checks.retold import TOLD_BY, retold, told_aloud
from holding_on.lessons.pieces.came import his_words
from holding_on.lessons.pieces.staged import Staged, option, pressed, scripted, told
from holding_on.view.actions import Action

MANY: Final = 7
"""How many hours the second option brings at once."""
SHOWN: Final = 5
"""How many hours are printed as text."""
EARLIER: Final = 2
"""How many things that he told in earlier hours stay in sight."""
STAGE_READ: Final = "EVENT-03"
Kind = Literal["told", "between", "silent"]
NewHour = Callable[[Sequence[str], Sequence[str], int], Game]
"""Begins an hour: the memories that have been told, the cards that come first, and the seed of the others."""


class Heard(NamedTuple):
    """One hour that is over: the game after it, the memories that were told, and how many Events came."""

    after: Game
    memories: list[int]
    events: int
    steps: list[Step]
    said: list[tuple[str, str]]
    """What came in it, each sentence with the id of its rule: Billy's words, and the Events."""


class Listen(Staged):
    """A talk with Billy, hour after hour. The game deals the cards and says what follows from them.

    With `of` hours the learner first guesses how many of them are silent. Every hour begins in the same position. Only
    the memories that have been told lie on the Shift Manager Board by then, so fewer of them are in the deck. What he
    said in the hour is shown, and the last that he told before it; of a heavy memory its Timeline only.
    """

    def __init__(
        self,
        begin: NewHour,
        moves: Sequence[str],
        catalogue: Catalogue,
        key: str,
        words: Words,
        of: int = 0,
        guesses: bool = True,
    ) -> None:
        """Play each Event and a few hours to see that every talk comes to its end. `key` begins the key of `asks`.

        Without `of` nothing is guessed, nor without `guesses`. `guess` is the word for the guess, where the general
        one does not do.
        Raises SceneError when a move is refused, when something is asked in the middle of a talk, or when an Event is
        taken out of the game: a scene cannot say so, and the next hour would have it again.
        """
        self.key, self.words, self.hours, self.of = key, words, 0, of
        self._guessed = guesses
        """Whether it is guessed first how many of the hours are silent."""
        self.guess: int | None = None
        """How many of the `of` hours the learner believes to be silent."""
        self.kinds: list[Kind] = []
        """What each hour brought."""
        self._begin, self._moves, self._seed = begin, tuple(moves), 0
        self._memories = [memory.id for memory in catalogue.memories]
        self.told: list[str] = []
        """The memories that have been told, by their ids."""
        self.events = 0
        self._has_listened = False
        """Whether as many hours have passed as were guessed about, or one where none was asked for."""
        self._spoken: list[str] = []
        """What he said in the hours before the last one, in quotes; heavy memories are left out."""
        self._last: Heard | None = None
        self._many = False
        """Whether the last hour came at the end of many at once."""
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
        since = len(game.actions)
        deck = {card for card in game.table().piles[PARTIAL_DECK] if card < MEMORIES}
        steps, after = rehearse(game, self._moves)
        refused = next((step for step in steps if step.refused), None)
        if refused is not None:
            raise SceneError(f"{self.key}: an hour cannot be played: {refused.action}: {refused.sentences[0][0]}")
        if fact(after, "asked") in ("talker", "trust"):
            raise SceneError(f"{self.key}: in the middle of the talk it is asked: {after.decision}")
        left = set(after.table().piles[PARTIAL_DECK])
        events = sum(rule == "PARTIAL-06" for step in steps for _, rule in step.sentences)
        said = [
            (text, rule)
            for text, rule in retold(after, since, self.words)
            if rule in TOLD_BY or rule == "PARTIAL-06" or (rule.startswith("EVENT-") and rule != STAGE_READ)
        ]
        return Heard(after, sorted(deck - left), events, steps, said)

    def _some_hours(self) -> list[Heard]:
        before: list[str] = []
        hours = []
        for seed in range(1, SHOWN + 1):
            hours.append(self._hour(before, [], seed))
            before += [self._memories[card] for card in hours[-1].memories]
        return hours

    def listen(self, hours: int = 1) -> None:
        """Sit with Billy for some hours, or until everything has been told, and show the last of them."""
        for _ in range(hours):
            if self.is_told:
                break
            self._spoken += self._said_aloud()
            self.hours += 1
            self._seed += 1
            self._last = self._hour(self.told, [], self._seed)
            self.told += [self._memories[card] for card in self._last.memories]
            self.events += self._last.events
            self.kinds.append(_kind_of(self._last))
        self._many = hours > 1
        self._has_listened |= self.is_told or self.hours >= self.of
        if self._last is not None:
            self._show(self._last.after)

    @property
    def is_told(self) -> bool:
        """Whether every memory has been told."""
        return len(self.told) == len(self._memories)

    def _show(self, game: Game) -> None:
        self.game = game
        self.stage.show(self.pictured(), game=game)

    # ------------------------------------------------------------------ what the stage shows

    def begun(self) -> tuple[Game, Sequence[Action]]:
        """Return the moves before the talk, which every hour begins with."""
        return self.game, self.game.actions[: len(self._begun)]

    def does(self, name: str) -> None:
        match name:
            case "start":
                self.told, self.hours, self.events, self._last, self._many = [], 0, 0, None, False
                self.guess, self.kinds, self._spoken = None, [], []
                self._show(self._begin([], [], 0))
            case _ if self.is_told:
                pass
            case _ if self._guesses:
                if name in self._guesses:
                    self.guess = self._guesses.index(name)
                    self.draw()
            case "hour":
                self.listen()
            case "hours":
                self.listen(self._at_once)

    @property
    def _guesses(self) -> list[str]:
        """The names of the guesses while none has been made: from none to half of the hours."""
        return (
            [f"guess {n}" for n in range(self.of // 2 + 1)] if self.of and self._guessed and self.guess is None else []
        )

    @property
    def _at_once(self) -> int:
        """How many hours the second option brings: all that were guessed about, and afterwards `MANY`."""
        return self.of - self.hours if self.hours < self.of else MANY

    def script(self) -> Script:
        last = self._last
        if self._guesses:
            own = f"{self.key}.guess"
            asks = self.words.say(own) if self.words.has(own) else self.say("listen.guess", n=self.of)
            guesses = [option(name, str(n)) for n, name in enumerate(self._guesses)]
            return scripted(asks, options=guesses, waits=not self._has_listened)
        options = [option("hour", self.say("listen.hour")), option("hours", self._hours_at_once())]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            count=self._events_left(self.game),
            options=[] if self.is_told else options,
            told=None if last is None else told(self._title(last), self._counted(), *last.said),
            hours=self._laid(),
            earlier=self._earlier(),
            waits=not self._has_listened,
            buttons=[pressed("start", self.say("button.again"))] if self.hours else [],
        )

    def _hours_at_once(self) -> str:
        """Return the words of the second option."""
        return self.say("listen.rest" if 0 < self.hours < self.of else "listen.hours", n=self._at_once)

    def _laid(self) -> list[Hour]:
        """Return the hours as small cards, where they were guessed about."""
        return [{"kind": kind, "text": self.say(f"listen.card.{kind}")} for kind in self.kinds] if self.of else []

    def _said_aloud(self) -> list[str]:
        """Return what he said in the last hour, in quotes."""
        said = [] if self._last is None else [told_aloud(memory, self.words) for memory in self._last.memories]
        return [words for words in said if words]

    def _earlier(self) -> list[Row]:
        """Return what he told last before this hour, the latest first."""
        return [{"text": words, "hours": []} for words in reversed(self._spoken[-EARLIER:])] if self.of else []

    def _counted(self) -> str:
        """Return the guess and how it came, once all hours are there that it was about."""
        if self.guess is None or self.hours < self.of:
            return ""
        return self.say("listen.counted", mine=self.guess, n=self.of, silent=self.kinds[: self.of].count("silent"))

    def _title(self, last: Heard) -> str:
        if self.is_told:
            return self.say("listen.all")
        return self.say("listen.last", what=self._what(last)) if self._many else self._what(last)

    def _what(self, heard: Heard) -> str:
        """Return in a sentence what an hour brought."""
        came = ("nothing", "memory") if heard.events == 0 else ("stops", "goes_on")
        return self.say(f"listen.{came[bool(heard.memories)]}")

    def to_take_along(self) -> list[str]:
        return [] if self._last is None else his_words(*self.begun(), self.words)

    def _events_left(self, game: Game) -> str:
        """Return how many of the cards in the deck are Events."""
        events, cards = events_and_cards(game)
        return self.say("listen.left", events=events, n=cards)

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for heard in self._first:
            said.append(f"  {self._what(heard)} {self._events_left(heard.after)}")
            said += [f"    {text} ({rule})" for text, rule in heard.said]
        return said


def _kind_of(hour: Heard) -> Kind:
    """Return what an hour brought."""
    if not hour.memories:
        return "silent"
    return "between" if hour.events else "told"
