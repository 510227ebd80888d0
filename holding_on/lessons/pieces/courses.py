"""Whole games, one press each: how Billy's days went in each, as a line, with what came of them side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from holding_on.board.stage_script import Bench, Figure, Result, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.state import AFTER, BEFORE, VERB
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact, has_died
from holding_on.lessons.checks.moves import Step
from holding_on.lessons.pieces.paths import points_of
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, Staged, option, pressed, scripted, told

MET: Final = "objective"
"""The ending of a game in which Billy is heard: all stories are found then."""
Play = Callable[[Mapping[str, Any], int], Game]
"""Plays a game with some options to its end, with these cards."""


class Courses(Staged):
    """A few games that a care style plays to their ends, one press each; the stage shows the line of the latest.

    All of them have the same cards, and other cards can be taken. Nothing is played before a press.
    """

    def __init__(
        self, game: Game, play: Play, tables: Sequence[Mapping[str, Any]], cards: Sequence[int], key: str, words: Words
    ) -> None:
        """Begin with a game that is still to be played. Each table has options of its own; `cards` are seeds.

        `key` begins the keys of the words: `asks`, `way_1` and so on for the tables; `says_1` and so on for what Billy
        says at the end of a game in which he is heard; `done`, told when all tables have been seen with some cards, or
        `done_1` and so on for the cards that they were seen with; and `more`, the button to other cards. Raises
        SceneError without tables or cards.
        """
        if not tables or not cards:
            raise SceneError(f"{key}: games need tables and cards")
        self.key, self.tables, self.cards = key, tuple(tables), tuple(cards)
        self.steps: list[Step] = []
        self.seen: list[int] = []
        """The tables that have been seen with these cards, counted from 0, the latest last."""
        self._play, self._opening, self._at = play, game, 0
        self._played: dict[tuple[int, int], Game] = {}
        super().__init__(game, words, "courses")

    def game_at(self, table: int, cards: int | None = None) -> Game:
        """Return the game at a table with these cards, or with others, played to its end."""
        at = self._at if cards is None else cards
        if (table, at) not in self._played:
            self._played[table, at] = self._play(self.tables[table], self.cards[at])
        return self._played[table, at]

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        names = [f"way {n}" for n in range(1, len(self.tables) + 1)]
        if name in names:
            table = names.index(name)
            self.seen = [*(each for each in self.seen if each != table), table]
            self.game = self.game_at(table)
        elif name == "more" and len(self.cards) > 1:
            self._at, self.seen, self.game = (self._at + 1) % len(self.cards), [], self._opening
        else:
            return
        self.stage.show(self.pictured(), game=self.game)

    def begun(self) -> tuple[Game, Sequence[Any]]:
        return self.game, self.game.actions

    # ------------------------------------------------------------------ what the stage shows

    def script(self) -> Script:
        latest = self.seen[-1] if self.seen else None
        ways = [
            option(f"way {n + 1}", self._named(n), CHOSEN if n == latest else OPEN) for n in range(len(self.tables))
        ]
        count = self.say("stage.count", n=len(self.seen), all=len(self.tables))
        said = self.say("courses.cards", n=self._at + 1, all=len(self.cards)) if len(self.cards) > 1 else ""
        return scripted(
            self.words.say(f"{self.key}.asks"),
            badge=said,
            count=count,
            options=ways,
            said=[] if latest is None else self._said(latest),
            told=None if latest is None else self._told(latest),
            buttons=[pressed("more", self.words.say(f"{self.key}.more"), main=self._is_whole)]
            if len(self.cards) > 1
            else [],
            bench=self._side_by_side() if self.seen else None,
            waits=latest is None and self._at == 0,
        )

    @property
    def _is_whole(self) -> bool:
        """Whether all tables have been seen with these cards."""
        return len(self.seen) == len(self.tables)

    def _named(self, table: int) -> str:
        return self.words.say(f"{self.key}.way_{table + 1}")

    def _said(self, table: int) -> list[str]:
        key = f"{self.key}.says_{table + 1}"
        if has_died(self.game) or not self.words.has(key):
            return []
        return [self.words.say("board.page.quote", words=self.words.say(key))]

    def _told(self, table: int) -> Told | None:
        if self._is_whole:
            return told("", self._done(self._at), kind="" if has_died(self.game) else "done")
        return told("", f"{self._named(table)}: {self._end(self.game)}.") if has_died(self.game) else None

    def _done(self, cards: int) -> str:
        """Return what is told when all tables have been seen with these cards."""
        own = f"{self.key}.done_{cards + 1}"
        return self.words.say(own if self.words.has(own) else f"{self.key}.done")

    def _side_by_side(self) -> Bench:
        seen = sorted(self.seen)
        results = [self._result(table) for table in seen]
        return {"lead": self.say("bench.lead"), "results": results, "latest": seen.index(self.seen[-1])}

    def _result(self, table: int, cards: int | None = None) -> Result:
        game = self.game_at(table, cards)
        figures: list[Figure] = [{"about": "ending", "text": self._end(game)}]
        if fact(game, "ending") != MET:
            figures.append({"about": "found", "text": self.say("courses.found", n=fact(game, "progress"))})
        figures.append({"about": "stress", "text": self.say("courses.stress", n=_gained(game))})
        return {
            "title": self._named(table),
            "when": "",
            "before": game.rows()[0]["before"],
            "after": int(fact(game, "condition")),
            "points": points_of(game),
            "figures": figures,
        }

    def _end(self, game: Game) -> str:
        return self.say(f"courses.{fact(game, 'ending')}", day=fact(game, "day"))

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for cards in range(len(self.cards)):
            for table in range(len(self.tables)):
                result = self._result(table, cards)
                said += [f"  {result['title']}", *(f"    {figure['text']}" for figure in result["figures"])]
            if cards + 1 == len(self.cards) or self._done(cards) != self._done(cards + 1):
                said.append(f"  {self._done(cards)}")
        return said


def _gained(game: Game) -> int:
    """Return how much Stress everybody together gained in a game."""
    stress = [entry for _, entry in game.entries(0) if entry[VERB] == "stress"]
    return sum(max(0, entry[AFTER] - entry[BEFORE]) for entry in stress)
