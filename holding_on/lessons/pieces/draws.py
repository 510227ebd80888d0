"""A patient card that is turned again and again, each time from cards that were shuffled anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from holding_on.board.stage_script import Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import Step, play_moves, rehearse
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, Staged, option, pressed, scripted, told
from holding_on.view.actions import Action

KINDS: Final = ("deteriorating", "stable", "emergency")
MANY: Final = 10
Begin = Callable[[int], Game]
"""Begins the morning with cards that this seed has shuffled."""


class Draws(Staged):
    """A kind of card that the learner gets ready for, and cards that are turned; none is dealt for the lesson."""

    def __init__(self, begin: Begin, moves: Sequence[str], first: int, key: str, words: Words) -> None:
        """Begin with the seed `first`; the `moves` turn a card.

        `key` begins the keys of the words: `asks`, and `ready` and `another`, told when what one was ready for has
        come, or something else; `another_stable` and the like stand in their place for what came. Raises
        SceneError when a move is refused, or no card lies there after them.
        """
        self.key, self._begin, self._moves, self._first = key, begin, tuple(moves), first
        self.ready_for: str | None = None
        self.came: list[str] = []
        """The kinds of the cards that have been turned, the latest last."""
        game = begin(first)
        steps, after = rehearse(game, moves)
        if any(step.refused for step in steps) or fact(after, "card") not in KINDS:
            raise SceneError(f"{key}: these moves turn no card: {', '.join(moves)}")
        self.steps: list[Step] = steps
        super().__init__(game, words, "draws")

    def does(self, name: str) -> None:
        if name in KINDS:
            self.ready_for = name
            if not self.came:
                self._turn(1)
            else:
                self.draw()
        elif name == "draw" and self.came:
            self._turn(1)
        elif name == "many" and self.came:
            self._turn(MANY)
        elif name == "start" and self.came:
            self.ready_for, self.came = None, []
            self._show(self._begin(self._first))

    def _turn(self, times: int) -> None:
        for _ in range(times):
            game = self._begin(self._first + len(self.came))
            before = game.actions
            play_moves(game, self._moves)
            self.came.append(str(fact(game, "card")))
        self._show(game, before)

    def _show(self, game: Game, before: Sequence[Action] | None = None) -> None:
        self.game, self._begun = game, game.actions if before is None else tuple(before)
        self.stage.show(self.pictured(), game=game)

    def script(self) -> Script:
        kinds = [option(kind, self._kind(kind), CHOSEN if kind == self.ready_for else OPEN) for kind in KINDS]
        buttons = [
            pressed("draw", self.say("draws.again"), main=True),
            pressed("many", self.say("draws.many", n=MANY)),
            pressed("start", self.say("button.again")),
        ]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            options=kinds,
            told=self._told() if self.came else None,
            buttons=buttons if self.came else [],
            waits=not self.came,
        )

    def _told(self) -> Told:
        """Return what came, what the lesson says of it, and how often each kind has come."""
        came = self.came[-1]
        key = f"{self.key}.{'ready' if came == self.ready_for else 'another'}"
        key = own if self.words.has(own := f"{key}_{came}") else key
        counts = Counter(self.came)
        often = ", ".join(f"{self._kind(kind)} {counts[kind]}" for kind in KINDS)
        tally = self.counted("draws.tally", len(self.came), often=often)
        return told(f"{self._kind(came)}.", self.words.say(key) if self.words.has(key) else "", (tally, ""))

    def _kind(self, kind: str) -> str:
        return self.words.say(f"kind.{kind}")

    def to_take_along(self) -> list[str]:
        if self.ready_for is None:
            return []
        ready = self.came.count(self.ready_for)
        return [self.say("draws.kept", kind=self._kind(self.ready_for), n=ready, all=len(self.came))]

    def lines(self) -> list[str]:
        words = ("ready", "another", *(f"another_{kind}" for kind in KINDS))
        own = [f"{self.key}.{word}" for word in words]
        kinds = " / ".join(map(self._kind, KINDS))
        said = [f"  {self.words.say(key)}" for key in own if self.words.has(key)]
        return [self.words.say(f"{self.key}.asks"), f"  {kinds}", *said]
