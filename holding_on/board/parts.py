"""The parts of the board as widgets. Each can be shown without the others; several may show the same game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, SupportsIndex

import traitlets

from holding_on.board import plain_text
from holding_on.board.memory_display import MemoryDisplay
from holding_on.board.part import Part
from holding_on.board.shown import Shown
from holding_on.common.numbers import whole
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.engine.names import SHIFT_NAMES
from holding_on.game import Game
from holding_on.view.shape import View


class ConditionTrack(Part):
    """A widget that shows Billy's condition on its track from 30 down to 0, with its four stages.

    A click on the track shows why his condition has its present value.

    Parameters
    ----------
    game : Game
        The game that is shown and played.

    Raises
    ------
    SceneError
        When `game` is not a `Game`.

    Examples
    --------
    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> ho.ConditionTrack(game)  # doctest: +ELLIPSIS
    Billy's condition is 28 of 30. That is the green stage, from 30 down to 14: some strength for the day, ...
    """

    def _text_lines(self) -> Iterator[str]:
        return plain_text.condition_track(self._view_now())

    def _part_of(self, shown: Shown) -> View:
        return shown.track(self._seat)


class PatientCard(Part):
    """A widget that shows the patient card of a shift, with its Staff spaces and the care that was given.

    A click on the card or on a pawn on it gives the answer that belongs to it. When this answer is not legal, the
    widget says why.

    Parameters
    ----------
    game : Game
        The game that is shown and played.
    shift : {"morning", "day", "night"}, optional
        The shift. Without it, the widget always shows the card of the present shift.

    Raises
    ------
    SceneError
        When `game` is not a `Game`, or when `shift` is none of the three words.

    Examples
    --------
    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> ho.PatientCard(game, "night")
    Night Shift: no card yet.
    """

    shift = traitlets.Int(None, allow_none=True, read_only=True).tag(sync=True)

    def __init__(self, game: Game, shift: str | None = None) -> None:
        if shift is not None and shift not in SHIFT_NAMES:
            raise SceneError(
                f"shift={quoted(shift)}: a patient card belongs to one of the shifts {', '.join(SHIFT_NAMES)}"
            )
        self._set(shift=None if shift is None else SHIFT_NAMES.index(shift))
        super().__init__(game)

    def _text_lines(self) -> Iterator[str]:
        view: dict[str, Any] = self.view
        shift = view["head"]["shift"] if self.shift is None else self.shift
        return plain_text.patient_card(view["shifts"][shift])


class Roster(Part):
    """A widget that lists all staff with their place, Stress, Care Tokens and held cards, and the assistants' pool.

    A click on somebody who can be chosen now chooses this person. A click on anybody else shows why this person cannot
    be chosen, or what is known about this person.

    Parameters
    ----------
    game : Game
        The game that is shown and played.

    Raises
    ------
    SceneError
        When `game` is not a `Game`.

    Examples
    --------
    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0, names=["Ann", "Ben", "Cleo"])
    >>> ho.Roster(game)
    Ann, Nurse: Break Room. 0 of 3 Stress. 1 Care Token of at most 6. Shift Manager.
    Ben, Nurse: Break Room. 0 of 3 Stress. 1 Care Token of at most 6.
    Cleo, Nurse: Break Room. 0 of 3 Stress. 1 Care Token of at most 6.
    Assistant 1: Break Room. 0 of 2 Stress.
    Assistant 2: Break Room. 0 of 2 Stress.
    On-Call 1: On Call.
    On-Call 2: On Call.
    The Assistants' pool: 0 Care Tokens, 0 Partial Memories face down.
    """

    def _text_lines(self) -> Iterator[str]:
        return plain_text.roster(self._view_now())


class MemoryGrid(Part, MemoryDisplay):
    """A widget that shows Billy's collected memories with their stitches, on five Timelines of six places each.

    A click on a memory opens it.

    Parameters
    ----------
    game : Game
        The game that is shown and played.

    Raises
    ------
    SceneError
        When `game` is not a `Game`.

    Examples
    --------
    >>> import holding_on as ho
    >>> game = ho.Game.from_scene({"day": 2, "grid": {"partials": ["2-3"]}}, seed=7)
    >>> ho.MemoryGrid(game)  # doctest: +ELLIPSIS
    1 · Under the shipyard
    2 · The dance halls
      Timeline 2, place 3: a Partial Memory, “He gave me his rule at the gate. ...
    3 · The city comes apart
    4 · The other side of the world
    5 · Letters not sent
    """

    def _text_lines(self) -> Iterator[str]:
        return plain_text.memory_grid(self._view_now())


class Prompt(Part):
    """A widget that shows the pending decision and the player who has to answer it.

    Each legal action stands there with its consequences, and each barred action with the reason.

    Parameters
    ----------
    game : Game
        The game that is shown and played.

    Raises
    ------
    SceneError
        When `game` is not a `Game`.

    Examples
    --------
    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0, names=["Ann", "Ben", "Cleo"])
    >>> ho.Prompt(game)
    Ann, the Morning Shift begins. Turn the patient card.
      1. Turn the patient card
    """

    def _text_lines(self) -> Iterator[str]:
        return plain_text.prompt(self._view_now())


class JournalView(Part):
    """A widget that shows the journal of the game. Each line has the id of its rule and a button "Why?".

    Parameters
    ----------
    game : Game
        The game that is shown and played.
    last : int, optional
        The number of lines that are shown, at least 1; these are the last lines of the journal. Without it, all lines
        are shown.

    Raises
    ------
    SceneError
        When `game` is not a `Game`, or when `last` is not a whole number of at least 1.

    Examples
    --------
    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0, names=["Ann", "Ben", "Cleo"])
    >>> ho.JournalView(game, last=1)
    Day 1
      Day 1 begins. (DAY-01)
    """

    last = traitlets.Int(None, allow_none=True, read_only=True).tag(sync=True)

    def __init__(self, game: Game, last: SupportsIndex | None = None) -> None:
        newest = whole(last)
        if last is not None and (newest is None or newest < 1):
            raise SceneError(f"last={quoted(last)}: the journal shows its last so many lines, a whole number from 1 on")
        self._set(last=newest)
        super().__init__(game)

    def _text_lines(self) -> Iterator[str]:
        return plain_text.journal(self._all_lines()[-(self.last or 0) :], self._words)  # [-0:] holds all lines


PARTS: Final[Mapping[str, type[Part]]] = Part.named
"""The classes of all parts, by the name that a part has in the browser."""
