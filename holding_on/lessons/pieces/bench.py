"""A bench: the same hour played one way and then another, with what came of each side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Self

from holding_on.board.stage_script import Bench as Shown
from holding_on.board.stage_script import Button, Figure, Path, Result, Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact, moment_of
from holding_on.lessons.checks.moves import Step, rehearse, return_to, split_moves, try_move
from holding_on.lessons.pieces.paths import path_of, points_of
from holding_on.lessons.pieces.staged import Staged, pressed, scripted, told
from holding_on.lessons.pieces.titles import Cuts, Hours, heading, hours_of, parted, whole
from holding_on.view.actions import Action

FIGURES: Final = ("condition", "tokens", "memories", "warnings")
"""The facts whose changes a result tells. Of Stress it tells who gained it, since that is who paid, and then whose
tokens were lost.
"""
SIDE_BY_SIDE: Final = 2
ON_CALL: Final = "on_call"
"""The place of the Assistants who wait at home to be called."""


@dataclass(frozen=True)
class Hour:
    """An hour to play: its game and the moves it begins with, the moment at which it is over, and its examples."""

    game: Game
    start: tuple[Action, ...]
    end: dict[str, int | str]
    steps: tuple[Step, ...]
    ways: tuple[Game, ...]
    """The game after each of the examples."""

    @classmethod
    def tried(cls, game: Game, ways: Sequence[Sequence[str]], key: str) -> Self:
        """Try each way in a copy. Raises SceneError when they lead to different moments, or a move is refused."""
        rehearsed = [rehearse(game, way) for way in ways]
        steps = tuple(step for steps, _ in rehearsed for step in steps)
        ends = [moment_of(after) for _, after in rehearsed if after.outcome is None] or [moment_of(rehearsed[0][1])]
        if any(step.refused for step in steps) or any(end != ends[0] for end in ends) or ends[0] == moment_of(game):
            raise SceneError(f"{key}: its ways lead to one moment, by moves that are possible, and not to {ends}")
        return cls(game, game.actions, ends[0], steps, tuple(after for _, after in rehearsed))


class Later(NamedTuple):
    """An hour that follows another: moves that nobody chose, the moment at which it is over too, and its examples."""

    between: tuple[str, ...]
    end: dict[str, int | str]
    steps: tuple[Step, ...]
    ways: tuple[tuple[Game, Cuts], ...]
    """The game after each example of what was before, with each example of what follows that is possible there."""


class Ended(NamedTuple):
    """The end of a way: at which table, how many hours were gone into after the first, and what came of it."""

    table: int
    later: int
    result: Result
    run: int
    """How often the learner had gone back to the beginning before."""
    path: Path
    way: Hours
    """What was chosen."""
    is_the_end: bool
    """Whether the game ended there."""


class Bench(Staged):
    """An hour that the learner plays in any way and as often as wished; the last two results stand side by side.

    With the same hour at another table beside it, the last result of each table stands there.
    An hour may lead into a later one, which is played on from how the first was left, and told together with it.
    """

    names_purses = False
    """Whether a result always says whose Care Tokens changed, and not only their sum."""

    def __init__(
        self, game: Game, ways: Sequence[Sequence[str]], key: str, words: Words, ends: Sequence[str] = ()
    ) -> None:
        """Try each way in a copy. All of them lead to one moment, at which a result is told.

        `key` begins the keys of the words: `task`, and `done`, told when two ways have been played, if there is one.
        With the names of facts in `ends` the words of their values are told whenever the last hour is over, such as
        `done_21_2`, where there are such, and results tell them where they are alike. Raises SceneError when the
        ways lead to different moments, or a move of them is refused, and for an unknown fact.
        """
        self.key, self.ends = key, tuple(ends)
        for each in self.ends:
            fact(game, each)
        self.results: list[Ended] = []
        """What came of the ways that the learner has played, the latest last."""
        self._hours = [Hour.tried(game, ways, key)]
        self._at = 0
        self._later: list[Later] = []
        self._run = 0
        """How often the learner has gone back to the beginning."""
        self._cuts: Cuts = ()
        """Where the learner has gone into a later hour."""
        super().__init__(game, words, "bench")

    def beside(self, game: Game, *ways: str) -> Self:
        """Add the same hour at another table, between which the learner can go to and fro, and return this piece.

        Its words are `table_1`, `table_2` and so on, the names of the tables; `says_1` and so on, which Billy says when
        the hour at that table is over, if he says anything; and `both`, which is told once there is a result of each.
        Raises SceneError when the ways lead to different moments, or a move of them is refused, and for an hour that
        leads into a later one.
        """
        if self._later:
            raise SceneError(f"{self.key}: an hour that leads into a later one is played at one table")
        self._hours.append(Hour.tried(game, [split_moves(way, game.names) for way in ways], self.key))
        game.subscribe(self._on_move)
        self.draw()
        return self

    def into(self, between: str, *ways: str) -> Self:
        """Lead the hour into what follows it, and return this piece; a further `into` leads on from there.

        When the hour is over a button plays `between`, the moves that nobody chooses, and the learner plays on to the
        moment that the `ways` lead to, whichever way the hour was played. Results then tell of all of it. The word
        `into` is the name of the button; `between` is told when it has been pressed, and `then` is the task from there,
        where there are such words. Those of a second `into` are `into_2` and so on.

        Raises SceneError when a move of `between` is refused after one of the ways of the hour, when one of the `ways`
        is possible after none of them or none is possible after one of them, or when they lead to different moments.
        """
        if len(self._hours) > 1:
            raise SceneError(f"{self.key}: an hour at more than one table leads into no later one")
        names = self._hour.game.names
        moves, made = split_moves(between, names), [split_moves(way, names) for way in ways]
        known = self._later[-1].ways if self._later else tuple((way, Cuts()) for way in self._hour.ways)
        steps: list[Step] = []
        found: list[tuple[Game, Cuts]] = []
        never = {*range(len(made))}
        for game, cuts in known:
            came, begun = rehearse(game, moves)
            wrong = next((step for step in came if step.refused), None)
            if wrong is not None:
                raise SceneError(f"{self.key}: not possible after every way: {wrong.action}: {wrong.sentences[0][0]}")
            steps += came
            cut = (len(game.actions), len(begun.actions))
            tried = [(n, *rehearse(begun, way)) for n, way in enumerate(made)]
            there = [each for each in tried if not any(step.refused for step in each[1])]
            if not there:
                raise SceneError(
                    f"{self.key}: none of these ways is possible after every way before: {', '.join(ways)}"
                )
            never -= {n for n, *_ in there}
            steps += [step for _, each, _ in there for step in each]
            found += [(after, (*cuts, cut)) for _, _, after in there]
        if never:
            raise SceneError(f"{self.key}: not possible after any way before: {ways[min(never)]}")
        ends = [moment_of(after) for after, _ in found if after.outcome is None]
        if not ends or any(end != ends[0] for end in ends):
            raise SceneError(f"{self.key}: its later ways lead to one moment, and not to {ends}")
        self._later.append(Later(tuple(moves), ends[0], tuple(steps), tuple(found)))
        self.draw()
        return self

    @property
    def steps(self) -> list[Step]:
        """The steps of the examples of all hours."""
        first = [step for hour in self._hours for step in hour.steps]
        return [*first, *(step for later in self._later for step in later.steps)]

    @property
    def _hour(self) -> Hour:
        """The hour that is shown."""
        return self._hours[self._at]

    @property
    def _is_over(self) -> bool:
        """Whether the learner has played to the end of the hour that was gone into last, or the game has ended."""
        game, end = self._hour.game, self._later[len(self._cuts) - 1].end if self._cuts else self._hour.end
        return game.outcome is not None or moment_of(game) == end

    @property
    def _leads_on(self) -> bool:
        """Whether the hour is over and leads into a later one."""
        return self._is_over and self._hour.game.outcome is None and len(self._cuts) < len(self._later)

    def begun(self) -> tuple[Game, Sequence[Action]]:
        game = self._hour.game
        return game, game.actions[: self._cuts[-1][0]] if self._cuts else self._hour.start

    def script(self) -> Script:
        over = self._is_over
        shown: Shown = {"lead": self.say("bench.lead"), "results": self._shown(), "latest": self._latest()}
        return scripted(
            self._own_word("then", len(self._cuts)) or self.words.say(f"{self.key}.task"),
            badge=self._table(self._at),
            plays=not over,
            quiet=True,
            said=self._said(self._at) if over else [],
            buttons=[*self._buttons()],
            bench=shown if over else None,
            told=self._told(),
            waits=not self._is_known,
            others=self._others(),
        )

    def _others(self) -> list[Path]:
        """Return the paths beside which this one is seen: of the time before, or the last of each other table."""
        if len(self._hours) > 1:
            return [*{each.table: each.path for each in self.results if each.table != self._at}.values()]
        return [each.path for each in self.results if each.run < self._run][-1:]

    def spoken(self, script: Script) -> list[str]:
        later = len(self._cuts)
        own = [f"{key}_{later + 1}" for key in super().spoken(script)] if later else []
        return [*own, *super().spoken(script)]

    def _told(self) -> Told | None:
        """Return what both tables or two ways have in common, or what nobody chose, when it has just happened."""
        if self._is_over and self._has_all and len(self._hours) > 1:
            return told("", self.words.say(f"{self.key}.both"))
        done = self._done()
        if self._is_over and not self._leads_on and done:
            return told("", self.words.say(done), kind="done")
        came = self._own_word("between", len(self._cuts))
        return told("", came) if came and len(self._hour.game.actions) == self._cuts[-1][1] else None

    def _done(self) -> str:
        """Return the key of what is told of the way that is over; "" for nothing."""
        own = "_".join([f"{self.key}.done", *(str(fact(self._hour.game, each)) for each in self.ends)])
        if self.ends and self.words.has(own):
            return own
        usual = f"{self.key}.done"
        return usual if len({*self._whole()}) >= SIDE_BY_SIDE and self.words.has(usual) else ""

    def _own_word(self, word: str, later: int) -> str:
        """Return a word about the later hour of this number, counted from 1; "" where there is none."""
        key = f"{self.key}.{word}" if later == 1 else f"{self.key}.{word}_{later}"
        return self.words.say(key) if later and self.words.has(key) else ""

    def _onward(self, later: int) -> str:
        """Return the name of the button that leads into the later hour of this number."""
        return self._own_word("into", later) or self.say("bench.into")

    def _buttons(self) -> Iterator[Button]:
        """Yield what can be pressed: what the hour leads into, another way, and each other table, which is filled while
        it has no result yet.
        """
        over, played = self._is_over, {each.table for each in self.results}
        if self._leads_on:
            yield pressed("into", self._onward(len(self._cuts) + 1), main=True)
        yield pressed(
            "again", self.say("bench.again"), main=over and self._has_all and not (self._is_known or self._leads_on)
        )
        for hour in range(len(self._hours)):
            if hour != self._at:
                yield pressed(f"table {hour}", self._table(hour), main=over and hour not in played)

    def _table(self, hour: int) -> str:
        """Return the name of a table; empty where there is only one."""
        return self.words.say(f"{self.key}.table_{hour + 1}") if len(self._hours) > 1 else ""

    def _said(self, hour: int) -> list[str]:
        """Return what Billy says when the hour at a table is over, where there are words."""
        key = f"{self.key}.says_{hour + 1}"
        return [self.words.say("board.page.quote", words=self.words.say(key))] if self.words.has(key) else []

    @property
    def _is_known(self) -> bool:
        """Whether the hour has been played at every table, or twice with all that it leads into."""
        return self._has_all if len(self._hours) > 1 else len(self._whole()) >= SIDE_BY_SIDE

    def _whole(self) -> list[Hours]:
        """Return the ways that were played to the end of the last hour."""
        return [each.way for each in self.results if each.later == len(self._later) or each.is_the_end]

    @property
    def _has_all(self) -> bool:
        """Whether there is a result of every table."""
        return len({each.table for each in self.results}) == len(self._hours)

    def _shown(self) -> list[Result]:
        """Return the results that stand side by side: the last two, or the last one of each table in their order."""
        if len(self._hours) > 1:
            last = {each.table: each.result for each in self.results}
            return parted(
                [{**last[hour], "title": self._table(hour), "when": last[hour]["title"]} for hour in sorted(last)],
                self.ends,
            )
        latest = self._beside()
        when = ("this_time", "before")
        return parted(
            [
                {**each.result, "when": self.say(f"bench.{key}"), "title": self._heading(each, *latest)}
                for each, key in zip(latest, when, strict=False)
            ],
            self.ends,
        )

    def _beside(self) -> list[Ended]:
        """Return the last two ways to this end, the latest first."""
        as_long = [each for each in self.results if each.later == len(self._cuts)]
        return as_long[: -SIDE_BY_SIDE - 1 : -1]

    def _heading(self, mine: Ended, *latest: Ended) -> str:
        """Return what parts a way from the other of the latest."""
        others = [each.way for each in latest if each is not mine]
        return heading(mine.way, others[0] if others else (), self.words)

    def _latest(self) -> int:
        """Return which of the results that stand side by side is the latest."""
        tables = sorted({each.table for each in self.results})
        return tables.index(self.results[-1].table) if len(self._hours) > 1 and self.results else 0

    def does(self, name: str) -> None:
        tables = [f"table {hour}" for hour in range(len(self._hours))]
        if name in tables:
            self._at = tables.index(name)
            self.game = self._hour.game
            self.stage.show(self.pictured(), game=self.game)
        elif name == "again":
            with self.at_once():
                self._cuts, self._run = (), self._run + 1
                return_to(self.game, self._hour.start)
        elif name == "into" and self._leads_on:
            with self.at_once():
                self._go_into(self._later[len(self._cuts)])

    def _go_into(self, later: Later) -> None:
        """Make the moves that nobody chooses; where the learner's own way refuses one, the learner plays on from it."""
        before = len(self.game.actions)
        for move in later.between:
            if self.game.outcome is not None or try_move(self.game, move).refused:
                break
        self._cuts = (*self._cuts, (before, len(self.game.actions)))

    def moved(self) -> None:
        self._cuts = tuple(cut for cut in self._cuts if cut[1] <= len(self.game.actions))  # moves can be taken back
        if self._is_over:
            self._note(self._result(self._hour, cuts=self._cuts, is_short=True))
        self.draw()

    def _note(self, result: Result) -> None:
        """Note what came of the way that is over."""
        when = self._table(self._at) or self.say("bench.before")
        name = self.say("bench.ended", when=when, title=result["title"]) if result["title"] else when
        path = path_of(self.game, name, self.words)
        before = copy(self.game)
        return_to(before, self._hour.start)
        way = hours_of(before, self.game.actions, self._cuts)
        is_the_end = self.game.outcome is not None
        self.results.append(Ended(self._at, len(self._cuts), result, self._run, path, way, is_the_end))

    def _result(self, hour: Hour, way: Game | None = None, cuts: Cuts = (), is_short: bool = False) -> Result:
        """Return what came of the moves since the beginning: what was chosen, and each figure that changed.

        On a stage what was chosen is said shortly, and in full where it is printed.
        """
        after = way or hour.game
        before = copy(after)
        return_to(before, hour.start)
        paid = [*self._stress(before, after)]
        if paid or self.names_purses or len(self._hours) > 1:
            paid += self._tokens(before, after)
        paid += self._called(before, after)
        summed = [
            about for about in FIGURES if about != "tokens" or not any("tokens" in each["about"] for each in paid)
        ]
        figures = [self._figure(about, fact(before, about), fact(after, about)) for about in summed]
        chosen = hours_of(before, after.actions, cuts)
        return {
            "when": "",
            "title": heading(chosen, (), self.words) if is_short else whole(chosen, self.words),
            "before": before.structure()["condition"],
            "after": after.structure()["condition"],
            "points": points_of(after, before),
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

    def lines(self) -> list[str]:
        said = [self.words.say(f"{self.key}.task")]
        for number, hour in enumerate(self._hours):
            said += [f"  {self._table(number)}"] if len(self._hours) > 1 else []
            for result in (self._result(hour, way) for way in hour.ways):
                said += [f"  {result['title']}", *(f"    {figure['text']}" for figure in result["figures"])]
            said += [f"  {words}" for words in self._said(number)]
        for number, later in enumerate(self._later, 1):
            said.append(f"  {self._onward(number)}")
            for result in (self._result(self._hour, *way) for way in later.ways):
                said += [f"  {result['title']}", *(f"    {figure['text']}" for figure in result["figures"])]
        if len(self._hours) > 1:
            said.append(f"  {self.words.say(f'{self.key}.both')}")
        elif self.words.has(f"{self.key}.done"):
            said.append(f"  {self.words.say(f'{self.key}.done')}")
        return said
