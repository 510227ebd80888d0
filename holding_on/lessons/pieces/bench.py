"""A bench: the same hour played one way and then another, with what came of each side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, Final, Literal

from holding_on.board.stage_script import Bench as Shown
from holding_on.board.stage_script import Figure, Result, Script
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact, moment_of
from holding_on.lessons.checks.moves import rehearse, return_to
from holding_on.lessons.pieces.staged import Staged, pressed, scripted
from holding_on.view.actions import Action

FIGURES: Final = ("condition", "tokens", "memories", "warnings")
"""The facts whose changes a result tells. Of Stress it tells who gained it, since that is who paid, and then whose
tokens were lost.
"""
UNTOLD: Final = ("give", "talk", "enough", "pay")
"""The kinds of answers that the title of a result leaves out."""
SIDE_BY_SIDE: Final = 2
ON_CALL: Final = "on_call"
"""The place of the Assistants who wait at home to be called."""


class Bench(Staged):
    """An hour that the learner plays in any way and as often as wished; the last two results stand side by side."""

    def __init__(self, game: Game, ways: Sequence[Sequence[str]], key: str, words: Words) -> None:
        """Try each way in a copy. All of them lead to one moment, at which a result is told.

        `key` begins the key of the word `task`. Raises SceneError when the ways lead to different moments, or a move of
        them is refused.
        """
        self.key = key
        self.results: list[Result] = []
        """What came of the ways that the learner has played, the latest last."""
        self._start = game.actions
        rehearsed = [rehearse(game, way) for way in ways]
        self.steps = [step for steps, _ in rehearsed for step in steps]
        ends = [moment_of(after) for _, after in rehearsed]
        if (
            any(step.refused for step in self.steps)
            or any(end != ends[0] for end in ends)
            or ends[0] == moment_of(game)
        ):
            raise SceneError(f"{key}: its ways lead to one moment, by moves that are possible, and not to {ends}")
        self._end = ends[0]
        self._ways = [after for _, after in rehearsed]
        super().__init__(game, words, "bench")

    def script(self) -> Script:
        over = self._is_over
        again = pressed("again", self.say("bench.again"), main=over)
        latest = [*reversed(self.results[-SIDE_BY_SIDE:])]
        for result, when in zip(latest, ("this_time", "before"), strict=False):
            result["when"] = self.say(f"bench.{when}")
        shown: Shown = {"lead": self.say("bench.lead"), "results": latest}
        return scripted(
            self.words.say(f"{self.key}.task"), plays=not over, buttons=[again], bench=shown if over else None
        )

    @property
    def _is_over(self) -> bool:
        return moment_of(self.game) == self._end or self.game.outcome is not None

    def does(self, name: str) -> None:
        if name == "again":
            with self.at_once():
                return_to(self.game, self._start)

    def moved(self) -> None:
        if self._is_over:
            self.results.append(self._result(self.game))
        self.draw()

    def _result(self, after: Game) -> Result:
        """Return what came of the moves since the beginning: what was chosen, and each figure that changed."""
        before = copy(after)
        return_to(before, self._start)
        paid = [*self._stress(before, after)]
        if paid:
            paid += self._tokens(before, after)
        paid += self._called(before, after)
        told = [about for about in FIGURES if about != "tokens" or not any("tokens" in each["about"] for each in paid)]
        figures = [self._figure(about, fact(before, about), fact(after, about)) for about in told]
        return {
            "when": "",
            "title": self._title(before, after.actions[len(self._start) :]),
            "before": before.structure()["condition"],
            "after": after.structure()["condition"],
            "figures": [*(figure for figure in figures if figure["text"]), *paid],
        }

    def _stress(self, before: Game, after: Game) -> Iterator[Figure]:
        """Yield a figure for each person whose Stress changed."""
        yield from self._of_each("stress", before, after)

    def _tokens(self, before: Game, after: Game) -> Iterator[Figure]:
        """Yield a figure for each nurse whose Care Tokens changed, and for the pool: where Stress was paid, they name
        who lost what, which their sum does not.
        """
        yield from self._of_each("tokens", before, after)
        was, now = fact(before, "pool"), fact(after, "pool")
        if was != now:
            text = self.words.say("lesson.bench.pool", before=was, after=now)
            yield {"about": "tokens pool", "text": text}

    def _called(self, before: Game, after: Game) -> Iterator[Figure]:
        """Yield a figure for each On-Call Assistant who was called in, since each comes only once."""
        waited = {pawn["pawn"] for pawn in before.view()["pawns"] if pawn["place"] == ON_CALL}
        for pawn in after.view()["pawns"]:
            if pawn["pawn"] in waited and pawn["place"] != ON_CALL:
                yield {
                    "about": f"called {pawn['pawn']}",
                    "text": self.words.say("lesson.bench.called", who=pawn["name"]),
                }

    def _of_each(self, thing: Literal["stress", "tokens"], before: Game, after: Game) -> Iterator[Figure]:
        """Yield a figure for each person who has another number of a thing than before."""
        earlier = {pawn["pawn"]: pawn[thing] for pawn in before.view()["pawns"]}
        for pawn in after.view()["pawns"]:
            was, now = earlier.get(pawn["pawn"]) or 0, pawn[thing] or 0
            if was != now:
                key = "stress" if thing == "stress" else "hers"
                text = self.words.say(f"lesson.bench.{key}", who=pawn["name"], before=was, after=now)
                yield {"about": f"{thing} {pawn['pawn']}", "text": text}

    def _figure(self, about: str, before: Any, after: Any) -> Any:
        if before == after and about != "condition":
            return {"about": about, "text": ""}
        key = "stays" if before == after else about
        return {"about": about, "text": self.words.say(f"lesson.bench.{key}", before=before, after=after)}

    def _title(self, game: Game, actions: Sequence[Action]) -> str:
        """Return the short names of the answers that were chosen where there was more than one.

        The Care Tokens that were laid down are counted, since the name of such an answer alone says too little.
        """
        trial, chosen = copy(game), Counter[str]()
        for action in actions:
            offered = trial.view()["actions"]
            name = next((each["name"] for each in offered if each["code"] == action.code), "")
            if name and len(offered) > 1 and action.kind not in UNTOLD:
                chosen[name] += 1
            trial.apply(action)
        told = [name if n == 1 else self.words.say("lesson.bench.times", name=name, n=n) for name, n in chosen.items()]
        laid = sum(action.kind == "pay" for action in actions)
        return ", ".join([*told, self.words.say("lesson.bench.laid", n=laid)] if laid else told)

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.task")]
        for result in map(self._result, self._ways):
            said += [f"  {result['title']}", *(f"    {figure['text']}" for figure in result["figures"])]
        return said
