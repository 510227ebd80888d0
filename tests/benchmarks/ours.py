"""Functions that play random games with our engine, and other tasks whose speed is measured."""

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
"""The number of random games that are kept for the tasks."""

STUDIED = 20
"""The number of games in a study whose time is measured."""

_BOX = engine_box(the_box(), the_box().scenario(1))
_READINGS = Readings({}, [])


def _begun(seed: int) -> tuple[State, Dealer]:
    state = setup.table(_BOX, _READINGS, 3)
    state.journal = []
    dealer = Dealer(seed)
    flow.begin(state, dealer)
    return state, dealer


def engine(seed: int) -> int:
    """Play a random game with the functions of the engine, and return the number of decisions.

    Actions are integers; every action is checked, and the journal is written.
    """
    state, dealer = _begun(seed)
    rnd, apply, decisions = random.Random(seed).random, flow.apply, 0
    while state.phase != OVER:
        legal = state.legal
        apply(state, legal[int(rnd() * len(legal))], dealer)
        decisions += 1
    return decisions


def public(seed: int) -> int:
    """Play a random game with the class `Game`, and return the number of decisions."""
    game = ho.Game(seed=seed)
    rnd, decisions = random.Random(seed).random, 0
    while actions := game.legal_actions():
        game.apply(actions[int(rnd() * len(actions))])
        decisions += 1
    return decisions


class Kept:
    """Whole random games, kept as records and as actions, and each game once more after half of its actions."""

    def __init__(self) -> None:
        self.records: list[str] = []
        self.actions: list[tuple[int, list[int]]] = []
        self.tables: list[State] = []
        self.games: list[ho.Game] = []
        self.characters: list[int] = []
        """The length of the position as text, at every decision of every game."""
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
        """Return the tasks whose speed is measured, by name. Each call of a task uses the next kept game."""
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
    """Play a game with the balanced style as `simulate` does, with a row for each shift, but without a frame."""
    return play(setup.table(_BOX, _READINGS, 3), balanced, Dealer(seed), 0, seed)


def _replayed(seed: int, actions: list[int]) -> State:
    state, dealer = _begun(seed)
    for action in actions:
        flow.apply(state, action, dealer)
    return state
