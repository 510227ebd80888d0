"""Dead ends of played tasks: whether the goal can still be reached, and which choice made that impossible."""

from __future__ import annotations

import marshal
from collections.abc import Hashable
from copy import copy
from time import perf_counter
from typing import Final, NamedTuple

from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.goals import Goal
from holding_on.view.actions import Action

LIMIT: Final = 0.25
"""How many seconds a search may take in all. A learner who has made a move waits for it."""
PATIENCE: Final = 16
"""How many times as long it may take when the learner has asked for the next move: lesson 10 has a task of four shifts,
with some seven thousand positions."""
MOST_KNOWN: Final = 20_000
"""How many positions a search remembers; it forgets them all when there are more."""

Ends = tuple[int, ...]
"""At which clause the ways end: for each clause of `never`, then for each of `must`, the number of ways."""


class DeadEnd(NamedTuple):
    """A choice after which no way leads to the goal any more.

    `move` is the number of the choice among `game.actions`, from 0, and `before` is the game before it. `state` and
    `clause` say why, as in a `Finding`: `MISSING` and the clause of `must` that most ways to the end of the task lack,
    or, where no way leads to its end, `BROKEN` and the clause of `never` at which most ways end.
    """

    move: int
    before: Game
    state: str
    clause: int


DEALS: Final = 12
"""How often the hidden cards are dealt anew, to see whether a dead end depends on them."""
PRICES: Final = {"call_in": 1, "cover": 2, "reassign": 3, "send_on_leave": 4, "accept_warning": 5}
"""How late a kind of action is tried; all others come first. So the way that is shown asks little of people."""


def _price(action: Action) -> int:
    return PRICES.get(action.kind, 0)


class _TimeIsUp(Exception):
    """The search has reached its time limit."""


class Search:
    """A search for ways that lead from a position to the goal of a task, depth first, in copies of the game.

    Each copy deals the cards that the game itself would deal, also those that nobody has seen: the seed and the cards
    of a task are fixed, so its solution is decided by these same cards, and a learner who tries again meets them again.
    To say so before these cards have come would give them away. `is_lost_whatever_comes` does not know them.

    A search takes at most `limit` seconds, and `PATIENCE` times as long for the ways that somebody asked to be shown.
    After that it says nothing, since nobody should wait for it. It remembers
    the positions that it has decided, so the next search from near by goes further.
    """

    def __init__(self, goal: Goal, start: int, limit: float = LIMIT) -> None:
        """Make a search for a task whose game begins with `start` moves, which do not count."""
        self._goal, self._start, self.limit = goal, start, limit
        self._dead: dict[Hashable, Ends] = {}
        self._alive: dict[Hashable, Action | None] = {}
        """For each position from which a way leads to the goal, its next action; None where the goal is reached."""
        self._until = 0.0

    def can_succeed(self, game: Game) -> bool | None:
        """Return whether a way leads from the game's present position to the goal; None when time was too short."""
        self._begin()
        return self._can_succeed(game)

    def a_way(self, game: Game) -> list[Action] | None:
        """Return the actions of a way from here to the goal; None when there is none, or when time was too short."""
        self._begin(PATIENCE)
        if not self._can_succeed(game):
            return None
        trial, met, way = copy(game), self._met(game), list[Action]()
        while action := self._alive[self._key(trial, met)]:
            way.append(action)
            trial.apply(action)
            met |= self._goal.met_by(trial.entries(len(trial.actions) - 1), trial)
        return way

    def first_dead(self, game: Game) -> int | None:
        """Return the number, from 0, of the first move after which no way leads to the goal.

        Return None when a way leads on from here, when none led on from the beginning, or when time was too short.
        """
        self._begin(PATIENCE)
        return self._first_dead(game)

    def dead_end(self, game: Game) -> DeadEnd | None:
        """Return the choice that made the goal impossible, and the clause that shows why.

        Return None where `first_dead` does. The game has to be one in which every move can be taken back.
        """
        self._begin()
        move = self._first_dead(game)
        if move is None:
            return None
        before = copy(game)
        while len(before.actions) > move:
            before.undo()
        after = copy(before)
        after.apply(game.actions[move])
        try:
            ends = self._decide(after) or ()
        except _TimeIsUp:
            return None
        if not any(ends):
            return None
        broken, missing = ends[: len(self._goal.never)], ends[len(self._goal.never) :]
        if any(missing):
            return DeadEnd(move, before, goals.MISSING, missing.index(max(missing)))
        return DeadEnd(move, before, goals.BROKEN, broken.index(max(broken)))

    def is_lost_whatever_comes(self, game: Game) -> bool:
        """Whether no way leads to the goal with other hidden cards either; False when time was too short to see it.

        A learner may hear of a dead end only then, as long as the task goes on: whoever sees what lies open knows it.
        """
        if game.outcome is not None or goals.MOVES in self._goal.until:
            return False
        until, met = perf_counter() + self.limit, self._met(game)
        for seed in range(DEALS):
            other = Search(
                self._goal, 0
            )  # a branch has no moves yet; a position does not say in which order cards will come
            other._until = until
            try:
                if other._explore(game.branch(seed), 0, met) is None:
                    return False
            except _TimeIsUp:
                return False
        return True

    # --- within the time limit ----------------------------------------------------------------------------------

    def _begin(self, patience: int = 1) -> None:
        self._until = perf_counter() + patience * self.limit
        if len(self._dead) + len(self._alive) > MOST_KNOWN:
            self._dead.clear()
            self._alive.clear()

    def _can_succeed(self, game: Game) -> bool | None:
        try:
            return self._decide(game) is None
        except _TimeIsUp:
            return None

    def _first_dead(self, game: Game) -> int | None:
        trial, dead = copy(game), None
        while self._can_succeed(trial) is False:
            dead = len(trial.actions) - 1
            if dead < self._start:
                return None
            trial.undo()
        return dead if self._can_succeed(trial) else None

    def _decide(self, game: Game) -> Ends | None:
        """Return the ends of all ways from a position; None when one of them leads to the goal."""
        moves = len(game.actions)
        journal = game.entries(self._start)
        broken = self._goal.broken_by(journal, game)
        if broken is not None:
            return self._at(broken)
        return self._explore(copy(game), moves, self._goal.met_by(journal, game))

    def _explore(self, game: Game, moves: int, met: frozenset[int]) -> Ends | None:
        """Decide a position in which no clause of `never` has been matched, and those of `must` in `met` have been."""
        key = self._key(game, met)
        if key in self._dead:
            return self._dead[key]
        if key in self._alive:
            return None
        if perf_counter() > self._until:
            raise _TimeIsUp
        if moves > self._start and self._goal.is_over(game, self._start):
            missing = [number for number in range(len(self._goal.must)) if number not in met]
            if not missing:
                self._alive[key] = None
                return None
            self._dead[key] = self._at(goals.Finding(goals.MISSING, None, missing[0]))
            return self._dead[key]
        ends = [0] * (len(self._goal.never) + len(self._goal.must))
        for action in sorted(game.legal_actions(), key=_price):
            found = self._after(game, action, moves, met)
            if found is None:
                self._alive[key] = action
                return None
            ends = [one + other for one, other in zip(ends, found, strict=True)]
        self._dead[key] = tuple(ends)
        return self._dead[key]

    def _after(self, game: Game, action: Action, moves: int, met: frozenset[int]) -> Ends | None:
        """Decide the position after an action. Only what the action adds to the journal is judged."""
        trial = copy(game)
        trial.apply(action)
        journal = trial.entries(moves)
        broken = self._goal.broken_by(journal, trial)
        if broken is not None:
            return self._at(broken)
        return self._explore(trial, moves + 1, met | self._goal.met_by(journal, trial))

    def _met(self, game: Game) -> frozenset[int]:
        return self._goal.met_by(game.entries(self._start), game)

    def _key(self, game: Game, met: frozenset[int]) -> Hashable:
        """Return what decides how a position can go on: the table with its hidden cards, and what has happened."""
        counted = len(game.actions) if goals.MOVES in self._goal.until else -1
        return marshal.dumps(game.table().plain(), 1), met, counted  # bytes: many lists would slow the whole kernel

    def _at(self, finding: goals.Finding) -> Ends:
        """Return the ends of a single way, which ends at the clause of this finding."""
        number = (finding.clause or 0) + (len(self._goal.never) if finding.state == goals.MISSING else 0)
        return tuple(int(number == each) for each in range(len(self._goal.never) + len(self._goal.must)))
