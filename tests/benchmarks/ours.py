"""Our engine under the same protocol, and what else it is asked to do quickly."""

import random
from collections.abc import Callable
from itertools import count, cycle
from typing import Any

import holding_on as ho
from holding_on.catalogue.loading import engine_box, the_box
from holding_on.engine import flow, setup
from holding_on.engine.dealer import Dealer
from holding_on.engine.names import OVER
from holding_on.engine.readings import Readings
from holding_on.engine.state import State
from holding_on.study.playing import Played, play
from holding_on.styles import balanced

KEPT_GAMES = 20
"""So many random games are kept to be replayed, looked at and saved."""

STUDIED = 20
"""So many games are simulated at once where a study is timed."""

_BOX = engine_box(the_box(), the_box().scenario(1))
_READINGS = Readings({}, [])


def _begun(seed: int) -> tuple[State, Dealer]:
    state = setup.table(_BOX, _READINGS, 3)
    state.journal = []
    dealer = Dealer(seed)
    flow.begin(state, dealer)
    return state, dealer


def engine(seed: int) -> int:
    """The engine alone: integers in and out, every action validated, the journal kept."""
    state, dealer = _begun(seed)
    rnd, apply, decisions = random.Random(seed).random, flow.apply, 0
    while state.phase != OVER:
        legal = state.legal
        apply(state, legal[int(rnd() * len(legal))], dealer)
        decisions += 1
    return decisions


def public(seed: int) -> int:
    """The game as people have it: `Action`s in, changes out, undo at hand."""
    game = ho.Game(seed=seed)
    rnd, decisions = random.Random(seed).random, 0
    while actions := game.legal_actions():
        game.apply(actions[int(rnd() * len(actions))])
        decisions += 1
    return decisions


class Kept:
    """Whole random games, as they are kept: their records, their actions, and a table from the middle of each."""

    def __init__(self) -> None:
        self.records: list[str] = []
        self.actions: list[tuple[int, list[int]]] = []
        self.tables: list[State] = []
        self.games: list[ho.Game] = []
        self.characters: list[int] = []
        """Of the saved position, at every decision of every game."""
        for seed in range(KEPT_GAMES):
            self._play(seed)

    def _play(self, seed: int) -> None:
        game = ho.Game(seed=seed)
        rnd = random.Random(seed).random
        while actions := game.legal_actions():
            self.characters.append(len(game.position()))
            game.apply(actions[int(rnd() * len(actions))])
        played = [action.code for action in game.actions]
        self.records.append(game.record())
        self.actions.append((seed, played))
        middle = ho.Game(seed=seed)
        for code in played[: len(played) // 2]:
            middle.apply(code)
        self.games.append(middle)
        self.tables.append(middle.table())

    def tasks(self) -> dict[str, Callable[[], Any]]:
        """What is timed call by call, each going round the kept games."""
        tables, records, actions, games = (
            cycle(self.tables),
            cycle(self.records),
            cycle(self.actions),
            cycle(self.games),
        )
        seeds = count()
        return {
            "copy": lambda: next(tables).copy(),
            "replay": lambda: ho.Game.from_record(next(records)),
            "engine replay": lambda: _replayed(*next(actions)),
            "structure": lambda: next(games).structure(),
            "view": lambda: next(games).view(),
            "balanced": lambda: _with_a_style(next(seeds)),
            "study": lambda: ho.simulate(STUDIED, seed=next(seeds)),
        }


def _with_a_style(seed: int) -> Played:
    """One game with the balanced style, as `simulate` plays it: a row kept for each shift, and no frame made yet."""
    return play(setup.table(_BOX, _READINGS, 3), balanced, Dealer(seed), 0, seed)


def _replayed(seed: int, actions: list[int]) -> State:
    state, dealer = _begun(seed)
    for action in actions:
        flow.apply(state, action, dealer)
    return state
