"""Ways through the same hour that a learner lets happen, one press each, with what came of each side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from holding_on.board.stage_script import Bench as Shown
from holding_on.board.stage_script import Result, Script
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.moves import play_moves, return_to
from holding_on.lessons.pieces.bench import SIDE_BY_SIDE, Bench
from holding_on.lessons.pieces.paths import path_of
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, option, scripted, told


class Compared(Bench):
    """An hour that goes on in one of a few ways, each by one press; what came of every way stays in sight."""

    names_purses = True

    def __init__(self, game: Game, ways: Sequence[Sequence[str]], key: str, words: Words) -> None:
        """Try each way in a copy, as a bench does.

        `key` begins the keys of the words: `asks`, `way_1` and so on, and `done` for when all ways have been seen.
        """
        self.made = [tuple(way) for way in ways]
        self.seen: list[int] = []
        """The ways that have been seen, counted from 0, the latest last."""
        super().__init__(game, ways, key, words)

    def into(self, between: str, *ways: str) -> NoReturn:
        """Raise SceneError: nothing is played here, and each way can be as long as it is to be."""
        raise SceneError(
            f"{self.key}: ways that are compared lead into nothing; make each of them longer, or say bench"
        )

    def script(self) -> Script:
        latest = self.seen[-1] if self.seen else None
        ways = [option(f"way {n + 1}", self._named(n), CHOSEN if n == latest else OPEN) for n in range(len(self.made))]
        is_whole = len(self.seen) == len(self.made)
        return scripted(
            self.words.say(f"{self.key}.asks"),
            count=self.say("stage.count", n=len(self.seen), all=len(self.made)),
            options=ways,
            waits=len(self.seen) < min(SIDE_BY_SIDE, len(self.made)),
            told=told("", self.words.say(f"{self.key}.done"), kind="done") if is_whole else None,
            others=[path_of(self._hour.ways[way], self._named(way), self.words) for way in self.seen[:-1]],
            bench=self._side_by_side() if self.seen else None,
        )

    def spoken(self, script: Script) -> list[str]:
        usual = super().spoken(script)
        return [f"{self.key}.says_{self.seen[-1] + 1}", *usual] if self.seen else usual

    def _side_by_side(self) -> Shown:
        """Return what came of the ways that have been seen, in the order of their buttons."""
        seen = sorted(self.seen)
        results = [self._result_of(way) for way in seen]
        return {"lead": self.say("bench.lead"), "results": results, "latest": seen.index(self.seen[-1])}

    def _named(self, way: int) -> str:
        return self.words.say(f"{self.key}.way_{way + 1}")

    def _result_of(self, way: int) -> Result:
        return {**self._result(self._hour, self._hour.ways[way]), "title": self._named(way)}

    def does(self, name: str) -> None:
        """Let the way of this name happen, from the beginning of the hour."""
        names = [f"way {n}" for n in range(1, len(self.made) + 1)]
        if name not in names:
            return
        way = names.index(name)
        self.seen = [*(each for each in self.seen if each != way), way]
        with self.at_once():
            return_to(self.game, self._hour.start)
            play_moves(self.game, self.made[way])

    def moved(self) -> None:
        self.draw()

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for result in map(self._result_of, range(len(self.made))):
            said += [f"  {result['title']}", *(f"    {figure['text']}" for figure in result["figures"])]
        return [*said, f"  {self.words.say(f'{self.key}.done')}"]
