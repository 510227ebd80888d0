"""The hook of a lesson: a position and a choice in which no way is wrong, before any term is used."""

from __future__ import annotations

from collections.abc import Sequence

from holding_on.board.stage_script import Script
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.moves import play_moves, rehearse, return_to
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, Staged, option, scripted, told


class Choice(Staged):
    """A choice between ways to go on. The chosen way is played and told; the others can be chosen after it."""

    def __init__(self, game: Game, ways: Sequence[Sequence[str]], key: str, words: Words) -> None:
        """Try each way in a copy. `key` begins the keys of the words: `asks`, and `way_1` and `told_1` of the first.

        Billy's words, if he has any, are `says` before the choice, and `says_1` after the first way.
        """
        self.key = key
        self.ways = [tuple(way) for way in ways]
        self._start = game.actions
        self._ways = [rehearse(game, way)[0] for way in ways]
        self.steps = [step for way in self._ways for step in way]
        self.chosen: int | None = None
        super().__init__(game, words, "choice")

    def script(self) -> Script:
        chosen = self.chosen
        ways = range(1, len(self.ways) + 1)
        states = [CHOSEN if chosen is not None and way == chosen + 1 else OPEN for way in ways]
        return scripted(
            self.words.say(f"{self.key}.asks"),
            options=[
                option(f"way {way}", self.words.say(f"{self.key}.way_{way}"), state)
                for way, state in zip(ways, states, strict=True)
            ],
            said=self._said(),
            told=None if chosen is None else told("", self.words.say(f"{self.key}.told_{chosen + 1}")),
            plain=True,
            waits=chosen is None,
        )

    def _said(self) -> list[str]:
        """Return what Billy says before the choice (`says`) or after it (`says_1` and so on), where there are words."""
        key = f"{self.key}.says" if self.chosen is None else f"{self.key}.says_{self.chosen + 1}"
        return [self.words.say("board.page.quote", words=self.words.say(key))] if self.words.has(key) else []

    def does(self, name: str) -> None:
        names = [f"way {way}" for way in range(1, len(self.ways) + 1)]
        if name in names and names.index(name) != self.chosen:
            self.choose(names.index(name) + 1)

    def choose(self, way: int) -> None:
        """Choose a way, counted from 1: it is played from the beginning, and told."""
        self.chosen = way - 1
        with self.at_once():
            return_to(self.game, self._start)
            play_moves(self.game, self.ways[self.chosen])

    def to_take_along(self) -> list[str]:
        if self.chosen is None:
            return []
        way, told = (self.words.say(f"{self.key}.{word}_{self.chosen + 1}") for word in ("way", "told"))
        return [self.say("remember.chose", way=way, told=told)]

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for way, steps in enumerate(self._ways, 1):
            said += [f"  {self.words.say(f'{self.key}.way_{way}')}: {self.words.say(f'{self.key}.told_{way}')}"]
            said += [f"    {line}" for step in steps for line in step.lines(self.words)]
        return said
