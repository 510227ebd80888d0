"""Goals of tasks: what must happen, what must never happen, and until when. The learner's journal decides.

A goal contains no solution, only clauses. A clause is a pattern for entries of the journal (`exercises/NN.toml`):

* `rule`: the id of the rule that the entry follows;
* `verb`: what happens: "condition", "warnings", "stress", "places", "care", "told_short" …
* `who`: the pawn that it happens to; `to`: the purse that Care Tokens go to;
* `change`: "rises" or "falls"; `reaches`: the number after the change; `move`: the action that was chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from holding_on.engine import changes
from holding_on.engine.errors import SceneError
from holding_on.engine.names import POOL, purse_of
from holding_on.engine.state import Entry
from holding_on.game import Game
from holding_on.game.options import pawn_by_name
from holding_on.lessons.checks.facts import fact
from holding_on.view.actions import Action

UNTOUCHED: Final = "untouched"
BROKEN: Final = "broken"
GOING: Final = "going"
MISSING: Final = "missing"
DONE: Final = "done"
MOVES: Final = "moves"
"""The key of `until` that counts the learner's own moves."""
_KEYS: Final = frozenset({"rule", "verb", "who", "to", "change", "reaches", "move"})


class Feedback(NamedTuple):
    """How a task stands: one of the states `UNTOUCHED` to `DONE`, a sentence, and the id of its rule, if any."""

    state: str
    sentence: str
    rule: str = ""


@dataclass(frozen=True)
class Finding:
    """How a goal stands: one of the states `UNTOUCHED` to `DONE`, and what decides it.

    `line` is the index of an entry in the journal. `clause` is the index of a clause in `never`, for the state
    `BROKEN`, or in `must`, for the state `MISSING`.
    """

    state: str
    line: int | None = None
    clause: int | None = None


@dataclass(frozen=True)
class Goal:
    """The goal of a played task: clauses that must match an entry, and clauses that must never match one."""

    until: Mapping[str, Any]
    """The task is over when these facts have these values; `moves` is the number of the learner's own moves."""
    never: tuple[Mapping[str, Any], ...] = ()
    must: tuple[Mapping[str, Any], ...] = ()

    def __post_init__(self) -> None:
        for clause in (*self.never, *self.must):
            if not clause or set(clause) - _KEYS:
                raise SceneError(f"a clause of a goal has {', '.join(sorted(_KEYS))}, not {dict(clause)}")

    def judge(self, game: Game, start: int = 0) -> Finding:
        """Return how the goal stands in a game. The first `start` moves, which led to the position, do not count."""
        if len(game.actions) <= start:
            return Finding(UNTOUCHED)
        journal = game.entries(start)
        broken = self.broken_by(journal, game)
        if broken is not None:
            return broken
        if not self.is_over(game, start):
            return Finding(GOING)
        found = None
        for number, clause in enumerate(self.must):
            found = next((line for line, entry in journal if _matches(clause, entry, game)), None)
            if found is None:
                return Finding(MISSING, None, number)
        return Finding(DONE, found)

    def broken_by(self, journal: Iterable[tuple[int, Entry]], game: Game) -> Finding | None:
        """Return the first entry that a clause of `never` matches; None when no clause does."""
        for line, entry in journal:
            for number, clause in enumerate(self.never):
                if _matches(clause, entry, game):
                    return Finding(BROKEN, line, number)
        return None

    def met_by(self, journal: Iterable[tuple[int, Entry]], game: Game) -> frozenset[int]:
        """Return the numbers of the clauses of `must` that match one of these entries."""
        entries = [entry for _, entry in journal]
        return frozenset(
            number for number, clause in enumerate(self.must) if any(_matches(clause, entry, game) for entry in entries)
        )

    def is_over(self, game: Game, start: int) -> bool:
        """Whether the task is over: the game has ended, or every fact of `until` is true."""
        if game.outcome is not None:
            return True
        return all(
            len(game.actions) - start >= value if about == MOVES else fact(game, about) == value
            for about, value in self.until.items()
        )


def _matches(clause: Mapping[str, Any], entry: Entry, game: Game) -> bool:
    rule, verb, target, before, after, _ = entry
    return (  # the rule and the verb come first: they sort out most entries, and the names take longer
        clause.get("rule", rule) == rule
        and clause.get("verb", verb) == verb
        and clause.get("reaches", after) == after
        and ("change" not in clause or _changes(clause["change"], before, after))
        and ("who" not in clause or pawn_by_name(list(game.names), clause["who"]) == target)
        and ("to" not in clause or (verb == changes.TOKENS and _purse(game.names, clause["to"]) == after))
        and ("move" not in clause or (verb == changes.CHOSE and Action.of(clause["move"]).code == target))
    )


def _changes(how: str, before: int, after: int) -> bool:
    return after > before if how == "rises" else after < before


def _purse(names: Sequence[str], who: str) -> int:
    return POOL if who == "pool" else purse_of(pawn_by_name(list(names), who))
