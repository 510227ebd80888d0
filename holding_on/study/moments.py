"""The moments of a game at which the table could have answered otherwise, and what could have been answered there."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ..engine import names as n
from ..engine.day import last_day
from ..engine.state import State
from ..game import Game
from ..view.actions import ACTIONS

Kind = Literal["care", "leave", "asking", "choice"]
KINDS: Final[dict[int, Kind]] = {n.CARE: "care", n.LEAVE: "leave", n.INQUIRY: "asking", n.CHOICE: "choice"}
"""What is decided at a moment; the key is the phase of its decision."""
_ANSWERS: Final = (n.CHOOSE_CARE, n.SEND_ON_LEAVE, n.NO_MORE_LEAVE, n.INQUIRE, n.STOP, n.CHOOSE)
"""The kinds of the actions that answer these decisions."""
_ONCE: Final = ("leave", "asking")
"""What may be decided several times in a row in one shift, and is compared the first time only."""


class Moment(NamedTuple):
    """A decision that was answered, with the position before it.

    `move` is the number of the decision, as in `Game.at`, and `before` are the codes of the moves that led to it.
    `taken` is the code of the answer that was given, and `others` are the codes of those that were legal too. `said`
    are these answers in words. `is_last_day` says whether the patient deck runs out on this day.
    """

    move: int
    before: tuple[int, ...]
    day: int
    shift: str
    kind: Kind
    taken: int
    others: tuple[int, ...]
    said: dict[int, str]
    table: State
    is_last_day: bool


def moments(game: Game) -> list[Moment]:
    """Return the moments of a game at which another answer is worth a comparison, in order.

    These are each care with both kinds open (CARE-01), the first leave of a day, the first asking of a shift, and each
    choice of the story. A moment with only one legal answer is left out.
    """
    codes = tuple(action.code for action in game.actions)
    found: dict[tuple[int, ...], Moment] = {}
    past = game
    for move in range(len(codes) - 1, -1, -1):  # backwards: each moment is taken back from the one after it
        if codes[move] & n.ACTION_KIND not in _ANSWERS:
            continue
        past = past.at(move=move)
        state = past.table()
        kind = KINDS[state.phase]
        if len(state.legal) == 1:
            continue
        once = (state.phase, state.day, state.shift) if kind in _ONCE else (state.phase, move)
        found[once] = Moment(  # takes the place of a later one: only the first is asked about
            move,
            codes[:move],
            state.day,
            n.SHIFT_NAMES[state.shift],
            kind,
            codes[move],
            tuple([code for code in state.legal if code != codes[move]]),
            {code: _said(code, past) for code in state.legal},
            state,
            state.day == last_day(state),
        )
    return sorted(found.values(), key=lambda moment: moment.move)


def _said(code: int, past: Game) -> str:
    """Return an answer in a few words. What its care would bring is left out: the comparison is about what came."""
    if code in _IN_SHORT:
        return past.words.say(f"study.turning.answer.{_IN_SHORT[code]}")
    return past.say(ACTIONS[code])


_IN_SHORT: Final = {
    n.CHOOSE_CARE + n.MEDICAL: "medical",
    n.CHOOSE_CARE + n.PALLIATIVE: "palliative",
    n.NO_MORE_LEAVE: "no_leave",
    n.STOP: "no_asking",
}
"""The answers that have a shorter text here than on the board, with the key of this text."""
