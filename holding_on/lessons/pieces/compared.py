"""Ways through the same hour that a learner lets happen, one press each, with what came of each side by side.

With the same hour under other rules beside it, the learner switches between the two, and the same way goes on there.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, NoReturn, Self

from holding_on.board.stage_script import Bench as Shown
from holding_on.board.stage_script import Dial, Figure, Result, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import play_moves, return_to, split_moves
from holding_on.lessons.pieces.bench import SIDE_BY_SIDE, Bench, Hour
from holding_on.lessons.pieces.paths import path_of
from holding_on.lessons.pieces.staged import CHOSEN, OPEN, option, scripted, told
from holding_on.lessons.pieces.titles import parted

OF_HIM: Final = ("condition", "warnings", "ending")
"""What a result counts also where words of the lesson say what came of a way."""


class Compared(Bench):
    """An hour that goes on in one of a few ways, each by one press; what came of every way stays in sight.

    Where the hour lies beside itself under other rules, what came of the same way under each of them stands there.
    """

    names_purses = True

    def __init__(self, game: Game, ways: Sequence[Sequence[str]], key: str, words: Words) -> None:
        """Try each way in a copy, as a bench does.

        `key` begins the keys of the words: `asks`, `way_1` and so on, and `done` for when all ways have been seen.
        Where there is `came_1`, the result of way 1 says it instead of who has which tokens and how much Stress.
        """
        self.made = [tuple(way) for way in ways]
        self._made_at = [self.made]
        """The moves of the ways at each table."""
        self.seen: list[tuple[int, int]] = []
        """What has been seen, the latest last: the table and the way, counted from 0."""
        super().__init__(game, ways, key, words)

    def into(self, between: str, *ways: str) -> NoReturn:
        """Raise SceneError: nothing is played here, and each way can be as long as it is to be."""
        raise SceneError(
            f"{self.key}: ways that are compared lead into nothing; make each of them longer, or say bench"
        )

    def beside(self, game: Game, *ways: str) -> Self:
        """Add the same hour under other rules, as a switch, and return this piece; its ways are the same.

        Further words are `switch`, the name of the switch; `table_1` and `table_2`, what it can be set to; `both_1` and
        so on, told when way 1 has been seen under each; and `says_1_2` and so on, spoken after way 1 at table 2. Raises
        SceneError when a move is refused there.
        """
        made = [split_moves(way, game.names) for way in ways] or [[*way] for way in self.made]
        self._hours.append(Hour.tried(game, made, self.key))
        self._made_at.append([tuple(way) for way in made])
        game.subscribe(self._on_move)
        self.draw()
        return self

    # ------------------------------------------------------------------ what the stage shows

    def script(self) -> Script:
        latest = self.seen[-1][1] if self.seen else None
        ways = [option(f"way {n + 1}", self._named(n), CHOSEN if n == latest else OPEN) for n in range(len(self.made))]
        whole = len(self.made) * len(self._hours)
        has_met = len(self.seen) >= SIDE_BY_SIDE or len(self.seen) == whole
        if len(self._hours) > 1:
            has_met = any(self._has_both(way) for way in range(len(self.made)))
        return scripted(
            self.words.say(f"{self.key}.asks"),
            count=self.say("stage.count", n=len(self.seen), all=whole),
            dials=self._switch(),
            options=ways,
            waits=not has_met,
            told=self._told(),
            others=[
                path_of(self._hours[table].ways[way], self._title_of(table, way), self.words)
                for table, way in self._in_sight()
                if (table, way) != self.seen[-1]
            ],
            bench=self._side_by_side() if self._in_sight() else None,
        )

    def spoken(self, script: Script) -> list[str]:
        usual = super().spoken(script)
        if not self.seen:
            return usual
        table, way = self.seen[-1]
        return [f"{self.key}.says_{way + 1}_{table + 1}", f"{self.key}.says_{way + 1}", *usual]

    def _switch(self) -> list[Dial]:
        """Return what switches between the rules; nothing where there are no others."""
        if len(self._hours) == 1:
            return []
        options = [
            option(f"table {n}", self._table(n), CHOSEN if n == self._at else OPEN) for n in range(len(self._hours))
        ]
        return [{"label": self.words.say(f"{self.key}.switch"), "options": options}]

    def _has_both(self, way: int) -> bool:
        """Whether a way has been seen at every table."""
        return all((table, way) in self.seen for table in range(len(self._hours)))

    def _told(self) -> Told | None:
        is_whole = len(self.seen) == len(self.made) * len(self._hours)
        said = [f"{self.key}.both_{way + 1}" for _, way in self.seen[-1:] if self._has_both(way)]
        said += [f"{self.key}.done"] if is_whole else []
        text = " ".join(self.words.say(key) for key in said if self.words.has(key))
        return told("", text, kind="done" if is_whole else "") if text else None

    def _in_sight(self) -> list[tuple[int, int]]:
        """Return what stands side by side, in the order of the buttons; with other rules, one way under each."""
        return sorted(each for each in self.seen if len(self._hours) == 1 or each[1] == self.seen[-1][1])

    def _side_by_side(self) -> Shown:
        shown = self._in_sight()
        results = [self._with_who_kept_theirs(*each) for each in shown]
        if all(each["before"] == each["after"] for each in results):  # what is alike in all of them says nothing
            for result in results:
                told_of = [figure for figure in result["figures"] if figure["about"] != "condition"]
                result["figures"] = told_of or result["figures"]
        return {"lead": self.say("bench.lead"), "results": parted(results), "latest": shown.index(self.seen[-1])}

    def _with_who_kept_theirs(self, table: int, way: int) -> Result:
        """Return a result that also says who has as much Stress as before where they have less or more on another way:
        that nothing is taken away may be the point.
        """
        result, hour = self._result_of(table, way), self._hours[table]
        if self.words.has(f"{self.key}.came_{way + 1}"):
            return result
        start = copy(hour.game)
        return_to(start, hour.start)
        before, after = (_stress_of(game) for game in (start, hour.ways[way]))
        ever = {who for each in hour.ways for who, n in _stress_of(each).items() if n != before[who]}
        kept: list[Figure] = [
            {"about": f"stress {who}", "text": self.words.say("lesson.bench.still", who=who, n=n)}
            for who, n in before.items()
            if n > 0 and after[who] == n and who in ever
        ]
        return {**result, "figures": [*result["figures"], *kept]}

    def _named(self, way: int) -> str:
        return self.words.say(f"{self.key}.way_{way + 1}")

    def _title_of(self, table: int, way: int) -> str:
        return self._table(table) or self._named(way)

    def _result_of(self, table: int, way: int) -> Result:
        hour = self._hours[table]
        after = hour.ways[way]
        result: Result = {**self._result(hour, after), "title": self._title_of(table, way)}
        came = f"{self.key}.came_{way + 1}"
        if self.words.has(came):
            of_him = [figure for figure in result["figures"] if figure["about"] in OF_HIM]
            result["figures"] = [*of_him, {"about": "came", "text": self.words.say(came)}]
        if after.outcome is not None:
            text = self.say(f"courses.{fact(after, 'ending')}", day=fact(after, "day"))
            ended: Figure = {"about": "ending", "text": text}
            result["figures"] = [ended, *result["figures"]]
        return result

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        """Let the way of this name happen, from the beginning of the hour, or switch to other rules."""
        ways = [f"way {n}" for n in range(1, len(self.made) + 1)]
        tables = [f"table {n}" for n in range(len(self._hours))] if len(self._hours) > 1 else []
        if name in ways:
            self._let_happen(ways.index(name))
        elif name in tables:
            self._at = tables.index(name)
            self.game = self._hour.game
            if self.seen:
                self._let_happen(self.seen[-1][1])
            self.stage.show(self.pictured(), game=self.game)

    def _let_happen(self, way: int) -> None:
        now = (self._at, way)
        self.seen = [*(each for each in self.seen if each != now), now]
        with self.at_once():
            return_to(self.game, self._hour.start)
            play_moves(self.game, self._made_at[self._at][way])

    def moved(self) -> None:
        self.draw()

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.asks")]
        for way in range(len(self.made)):
            said += [f"  {self._named(way)}"] if len(self._hours) > 1 else []
            for table in range(len(self._hours)):
                result = self._result_of(table, way)
                said += [f"  {result['title']}", *(f"    {figure['text']}" for figure in result["figures"])]
            said += [f"  {self.words.say(key)}" for key in [f"{self.key}.both_{way + 1}"] if self.words.has(key)]
        return [*said, *(f"  {self.words.say(key)}" for key in [f"{self.key}.done"] if self.words.has(key))]


def _stress_of(game: Game) -> dict[str, int]:
    """Return how much Stress everybody has, by their names."""
    return {pawn["name"]: pawn["stress"] for pawn in game.view()["pawns"]}
