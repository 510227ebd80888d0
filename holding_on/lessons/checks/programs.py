"""Functions that learners write. Each function is compared with the engine at every decision of a whole game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from holding_on.catalogue.language import Words
from holding_on.common.quoting import quoted
from holding_on.engine.calling import may_call
from holding_on.engine.day import last_day
from holding_on.engine.errors import SceneError
from holding_on.engine.inquiry import timelines_in_play
from holding_on.engine.names import (
    BREAK_ROOM,
    FIRST_SPACE,
    MANAGER_BOARD,
    NURSES,
    ON_LEAVE,
    PARTIAL_GRID,
    PARTIAL_HELD,
    POOL,
    STRESSABLE,
)
from holding_on.engine.stress import is_overstressed
from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.goals import Feedback

SEED: Final = 7
AWAY: Final = (MANAGER_BOARD, ON_LEAVE)
"""The places of Nurses who are sent to no shift today."""


def _could_call(game: Game) -> int:
    """Return the number of Nurses whose Stress is low enough for a Call (CALL-06)."""
    state = game.table()
    return sum(may_call(state, nurse, 0) for nurse in range(state.players))


def _held(game: Game) -> int:
    """Return the number of Partials that lie face down, with the Nurses and on the Shift Manager Board."""
    return sum(len(pile) for pile in game.table().piles[PARTIAL_HELD : PARTIAL_HELD + POOL + 1])


REFERENCES: Final[dict[str, Callable[[Game], Any]]] = {
    "after_talk": lambda game: len(game.table().piles[PARTIAL_GRID]) + _held(game),
    "at_work": lambda game: sum(place >= FIRST_SPACE for place in game.structure()["places"]),
    "could_call": _could_call,
    "days_left": lambda game: last_day(game.table()) - game.structure()["day"],
    "face_down": _held,
    "held": lambda game: sum(game.structure()["tokens"][:NURSES]),
    "in_play": lambda game: sum(timelines_in_play(game.table())),
    "overstressed": lambda game: sum(is_overstressed(game.table(), pawn) for pawn in range(STRESSABLE)),
    "possible": lambda game: len(game.legal_actions()),
    "resting": lambda game: game.structure()["places"].count(BREAK_ROOM),
    "to_be_sent": lambda game: sum(place not in AWAY for place in game.structure()["places"][: len(game.names)]),
    "stage": lambda game: fact(game, "stage"),
}
"""The functions that compute the engine's answer for a position, by the name that lessons use."""


def compare(name: str, function: Callable[[Game], Any], words: Words, players: int = 3) -> Feedback:
    """Compare a learner's function with `REFERENCES[name]` at every decision of a game of random actions.

    The feedback names the first position in which the two functions differ. Raises SceneError for an unknown `name`.
    """
    if name not in REFERENCES:
        raise SceneError(f"a lesson asks a function for {', '.join(REFERENCES)}, not {quoted(name)}")
    game, chance, count = Game(seed=SEED, first=0, players=players), random.Random(SEED), 0
    while game.outcome is None:
        position = game.at(move=game.revision)
        expected = REFERENCES[name](position)
        try:
            answer = function(position)
        except Exception as error:  # whatever a learner's function raises becomes a sentence
            text = f"{type(error).__name__}: {error}"
            return Feedback(goals.BROKEN, words.say("lesson.program.raises", error=text, game=position))
        if answer is None or answer is Ellipsis:
            return Feedback(goals.UNTOUCHED, words.say("lesson.program.nothing"))
        if answer != expected:
            facts = {"mine": repr(answer), "there": repr(expected), "game": position}
            return Feedback(goals.BROKEN, words.say("lesson.program.differs", **facts))
        count += 1
        game.apply(chance.choice(game.legal_actions()))
    return Feedback(goals.DONE, words.say("lesson.program.same", n=count))
