"""The hook of a lesson: a position and a choice in which no way is wrong, before any term is used."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final

from holding_on.board.stage_script import Script
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.facts import has_died
from holding_on.lessons.checks.moves import play_moves, rehearse, return_to, told_moves
from holding_on.lessons.checks.written import is_another, mark_of
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, Staged, option, scripted, told

ASKS: Final = "inquire"
"""What a move begins with that asks Billy about a memory that lies open."""


class Choice(Staged):
    """A choice between ways to go on. The chosen way is played and told; the others can be chosen after it.

    After a way on which Billy dies, no other is offered.
    """

    def __init__(self, game: Game, ways: Sequence[Sequence[str]], key: str, words: Words) -> None:
        """Try each way in a copy. `key` begins the keys of the words: `asks`, and `way_1` and `told_1` of the first.

        What is spoken are `says` before the choice, and `says_1` after the first way, by Billy or `says_by`.
        """
        self.key = key
        self.ways = [tuple(way) for way in ways]
        self._start = game.actions
        rehearsed = [rehearse(game, way) for way in ways]
        self._ways = [steps for steps, _ in rehearsed]
        self.mark = mark_of(game, rehearsed)
        self.is_changed = is_another(key, self.mark)
        """Whether the words were written for another position than this one, so that the moves stand in for them."""
        self.steps = [step for way in self._ways for step in way]
        self.chosen: int | None = None
        super().__init__(game, words, "choice")

    def script(self) -> Script:
        chosen = self.chosen
        options = [
            option(f"way {way + 1}", self._way(way), CHOSEN if way == chosen else OPEN) for way in self._ways_open()
        ]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            options=options,
            told=None if chosen is None else told("", self._told(chosen), *self._came(chosen)),
            plain=True,
            waits=chosen is None,
        )

    def _ways_open(self) -> Sequence[int]:
        """Return the ways that can be pressed, counted from 0: where Billy has died on one, no other is offered."""
        if self.chosen is not None and has_died(self.game) and len(self.game.actions) > len(self._start):
            return [self.chosen]
        return range(len(self.ways))

    def spoken(self, script: Script) -> list[str]:
        """Return the key of what is said before the choice (`says`) or after it (`says_1` and so on)."""
        if self.chosen is None:
            return [f"{self.key}.says"]
        return [] if self._stands_in(self.chosen) else [f"{self.key}.says_{self.chosen + 1}"]

    def speaking(self) -> list[str]:
        return []

    @property
    def is_about_memories(self) -> bool:
        return any(step.startswith(ASKS) for way in self.ways for step in way)

    def _stands_in(self, way: int) -> bool:
        """Whether the moves of a way, counted from 0, stand in for its words."""
        return self.is_changed and bool(self.ways[way])

    def _way(self, way: int) -> str:
        if not self._stands_in(way):
            return self.words.say(f"{self.key}.way_{way + 1}")
        trial = copy(self.game)
        return_to(trial, self._start)
        return told_moves(trial, self.ways[way], self.words)

    def _told(self, way: int) -> str:
        return self.words.say("lesson.told.changed" if self._stands_in(way) else f"{self.key}.told_{way + 1}")

    def _came(self, way: int) -> list[tuple[str, str]]:
        """Return the last line of each move of a way, where these stand in for words: what came of it, or why not."""
        if not self._stands_in(way):
            return []
        return [*dict.fromkeys(step.sentences[-1] for step in self._ways[way] if step.sentences)]

    def does(self, name: str) -> None:
        ways = {f"way {way + 1}": way for way in self._ways_open()}
        if name in ways and ways[name] != self.chosen:
            self.choose(ways[name] + 1)

    def choose(self, way: int) -> None:
        """Choose a way, counted from 1: it is played from the beginning, and told."""
        self.chosen = way - 1
        with self.at_once():
            return_to(self.game, self._start)
            steps = zip(self.ways[self.chosen], self._ways[self.chosen], strict=True)
            play_moves(self.game, [move for move, step in steps if not step.refused])

    def to_take_along(self) -> list[str]:
        if self.chosen is None:
            return []
        return [self.say("remember.chose", way=self._way(self.chosen), told=self._told(self.chosen))]

    def marks(self) -> dict[str, str]:
        return {self.key: self.mark}

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for way, steps in enumerate(self._ways, 1):
            said += [f"  {self._way(way - 1)}: {self._told(way - 1)}"]
            said += [f"    {line}" for step in steps for line in step.lines(self.words)]
        return said
