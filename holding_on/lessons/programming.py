"""Exercises for those who program: a function of a position, compared with the engine over a whole game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from holding_on.catalogue.language import Words
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
    STAGE_NAMES,
    STAGE_OF,
    STRESSABLE,
)
from holding_on.engine.stress import is_overstressed
from holding_on.game import Game
from holding_on.lessons import goals
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import Piece, html, on_a_page
from holding_on.quoting import quoted

SEED: Final = 7
AWAY: Final = (MANAGER_BOARD, ON_LEAVE)
"""Where a Nurse is who is sent to no shift today."""


def _could_call(game: Game) -> int:
    """How many Nurses carry less Stress than bars a Call (CALL-06)."""
    table = game.table()
    return sum(may_call(table, nurse, 0) for nurse in range(table.players))


def _held(game: Game) -> int:
    """How many Partials lie face down, with the Nurses and on the Shift Manager Board."""
    return sum(len(pile) for pile in game.table().piles[PARTIAL_HELD : PARTIAL_HELD + POOL + 1])


REFERENCES: Final[dict[str, Callable[[Game], Any]]] = {
    "after_talk": lambda game: len(game.table().piles[PARTIAL_GRID]) + _held(game),
    "at_work": lambda game: sum(place >= FIRST_SPACE for place in game.structure()["places"]),
    "could_call": _could_call,
    "days_left": lambda game: last_day(game.table()) - game.structure()["day"],
    "face_down": lambda game: _held(game),
    "held": lambda game: sum(game.structure()["tokens"][:NURSES]),
    "in_play": lambda game: sum(timelines_in_play(game.table())),
    "overstressed": lambda game: sum(is_overstressed(game.table(), pawn) for pawn in range(STRESSABLE)),
    "possible": lambda game: len(game.legal_actions()),
    "resting": lambda game: game.structure()["places"].count(BREAK_ROOM),
    "to_be_sent": lambda game: sum(place not in AWAY for place in game.structure()["places"][: len(game.names)]),
    "stage": lambda game: STAGE_NAMES[STAGE_OF[game.structure()["condition"]]],
}
"""What the engine says of a position, by the name under which a lesson asks for it."""


class Program(Piece):
    """A function that a learner has written, beside what the engine says of the same positions."""

    def __init__(self, asked: str, function: Callable[[Game], Any], words: Words, players: int = 3) -> None:
        """Raises SceneError when there is no such question."""
        if asked not in REFERENCES:
            raise SceneError(f"a lesson asks a function for {', '.join(REFERENCES)}, not {quoted(asked)}")
        self._words, self._players = words, players
        self.state, self.feedback = self._compared(function, REFERENCES[asked])
        shown = words.say("lesson.program.on_a_page") if on_a_page() else self.feedback
        super().__init__([html(paragraph(shown, f"told is-{self.state}", role="status"))], "program")

    def _compared(self, function: Callable[[Game], Any], engine: Callable[[Game], Any]) -> tuple[str, str]:
        """How it stands, in a word of `goals` and in a sentence: the first position that is told differently."""
        say = self._words.say
        count = 0
        for moment in moments(self._players):
            there = engine(moment)
            try:
                mine = function(moment)
            except Exception as error:  # whatever a learner's function does, the page says it in a sentence
                return goals.BROKEN, say("lesson.program.raises", error=f"{type(error).__name__}: {error}", game=moment)
            if mine is None or mine is Ellipsis:
                return goals.UNTOUCHED, say("lesson.program.nothing")
            if mine != there:
                return goals.BROKEN, say("lesson.program.differs", mine=repr(mine), there=repr(there), game=moment)
            count += 1
        return goals.DONE, say("lesson.program.same", n=count)

    def lines(self) -> list[str]:
        return [self.feedback]


def moments(players: int = 3) -> Iterator[Game]:
    """Every decision of a game that is played by chance; each is to be read, not to be played."""
    game, chance = Game(seed=SEED, first=0, players=players), random.Random(SEED)
    while game.outcome is None:
        yield game.at(move=game.revision)
        game.apply(chance.choice(game.legal_actions()))
