"""Random games for property tests: every legal choice is as likely as any other."""

import random
from collections.abc import Iterator
from functools import cache

import holding_on as ho
from holding_on.catalogue.loading import engine_box, the_box
from holding_on.engine import flow, setup
from holding_on.engine import names as n
from holding_on.engine.box import Box
from holding_on.engine.dealer import Dealer
from holding_on.engine.readings import Readings
from holding_on.engine.state import State


@cache
def box() -> Box:
    """The tables of scenario 1."""
    catalogue = the_box()
    return engine_box(catalogue, catalogue.scenario(1))


def engine_game(seed: int, readings: Readings | None = None, players: int = 3) -> tuple[State, Dealer]:
    """A game at its first decision, as the engine knows it, with a journal."""
    state = setup.table(box(), readings or Readings({}, []), players)
    state.journal = []
    dealer = Dealer(seed)
    flow.begin(state, dealer)
    return state, dealer


def random_play(state: State, dealer: Dealer, seed: int) -> Iterator[int]:
    """Play on at random to the end; yields each action before it is applied."""
    chance = random.Random(seed)
    while state.phase != n.OVER:
        action = chance.choice(state.legal)
        yield action
        flow.apply(state, action, dealer)


def played(game: ho.Game, seed: int, moves: int | None = None) -> ho.Game:
    """Play a game on at random, to its end or for so many moves."""
    chance = random.Random(seed)
    while game.outcome is None and (moves is None or moves > 0):
        game.apply(chance.choice(game.legal_actions()))
        moves = None if moves is None else moves - 1
    return game
