"""Functions that play random games with the other engines, all in the same way as with ours.

For each decision the engine is asked for the legal actions, one of them is chosen by chance, and is applied. The time
includes the start of a game. Steps of chance are played, but are not counted as decisions.
"""

import random
from collections.abc import Callable
from importlib.metadata import version

import chess
import pyspiel
import rlcard

Play = Callable[[int], int]
"""The type of a function that plays a random game with a seed, and returns the number of its decisions."""

HANABI = "hanabi(max_life_tokens=100)"
"""The most similar game. With a hundred lives a game ends with its deck, so games are about as long as ours."""


def hanabi() -> Play:
    """Return the function for hanabi in open_spiel, an engine in C++; the time includes the calls from Python."""
    game = pyspiel.load_game(HANABI)

    def play(seed: int) -> int:
        rnd, state, decisions = random.Random(seed).random, game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rnd()
                for drawn, odds in state.chance_outcomes():  # noqa: B007  # the last stays if rounding leaves a rest
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
    """Return the function for chess in python-chess; before each move it checks for the end of the game."""

    def play(seed: int) -> int:
        rnd, board, decisions = random.Random(seed).random, chess.Board(), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rnd() * len(moves))])
            decisions += 1
        return decisions

    return play


def gin_rummy() -> Play:
    """Return the function for gin rummy in rlcard, an engine in Python."""
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
    """Return the names and versions of the other engines."""
    return ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "chess", "rlcard"))
