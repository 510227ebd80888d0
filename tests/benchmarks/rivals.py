"""The engines beside ours: one random game each, by the protocol that all of them share.

A decision is: ask what may be done, choose evenly at random, do it. Starting a game is included; what chance does is
played and not counted.
"""

import random
from collections.abc import Callable
from importlib.metadata import version

import chess
import pyspiel
import rlcard

Play = Callable[[int], int]
"""Plays one random game of a seed and says how many decisions it had."""

HANABI = "hanabi(max_life_tokens=100)"
"""The nearest relative; with a hundred lives the deck runs out first, which gives games of about our length."""


def hanabi() -> Play:
    """open_spiel: C++ called from Python, crossings included."""
    game = pyspiel.load_game(HANABI)

    def play(seed: int) -> int:
        rnd, state, decisions = random.Random(seed).random, game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rnd()
                for drawn, odds in state.chance_outcomes():  # noqa: B007  # the last one stands, whatever rounding left
                    left -= odds
                    if left < 0:
                        break
                state.apply_action(drawn)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
        return decisions

    return play


def chess_game() -> Play:
    """python-chess: whole games, with the end of the game asked at each move."""

    def play(seed: int) -> int:
        rnd, board, decisions = random.Random(seed).random, chess.Board(), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rnd() * len(moves))])
            decisions += 1
        return decisions

    return play


def gin_rummy() -> Play:
    """rlcard's gin rummy: a card game in Python with an environment around it."""
    env = rlcard.make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> int:
        rnd, decisions = random.Random(seed).random, 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return play


def versions() -> str:
    """What was measured against what."""
    return ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "chess", "rlcard"))
