"""Plays the games of a study again, and notes what was decided in them, and what happened in the story.

No study keeps this: a game has some fifty decisions, and few readers ask for them.
"""

from __future__ import annotations

from typing import Any, Final

from ..engine import changes, chronicle
from ..engine import names as n
from ..engine.errors import SceneError
from ..engine.state import AFTER, BEFORE, TARGET, VERB, Entry, State
from ..game.frames import SHIFTS, frame, pl
from ..styles import Seat, Style
from ..view.actions import Action
from .origin import Origin
from .otherwise import why_otherwise
from .playing import NoLegalAnswer, Played, begin, play
from .study_frames import StudyFrames

DECISIONS: Final[dict[str, Any]] = {
    "game": pl.Int32,
    "n": pl.Int16,
    "day": pl.Int16,
    "shift": SHIFTS["shift"],
    "question": pl.String,
    "seat": pl.Int8,
    "options": pl.List(pl.String),
    "answer": pl.String,
}
"""The columns with one row for each decision of a game at which more than one answer was possible.

`n` is the number of the move, as in `Game.at(move=n)`. `question` is what was asked (`Seat.asked`), `seat` the number
of the nurse who answered, and `options` and `answer` are actions, as `Action.of` reads them.
"""
STORY: Final[dict[str, Any]] = {
    "game": pl.Int32,
    "day": pl.Int16,
    "shift": SHIFTS["shift"],
    "kind": pl.Enum(["choice", "call", "letter", "mark", "outcome"]),
    "what": pl.String,
    "answer": pl.String,
}
"""The columns with one row for each thing that happened in the story of a game.

`what` is the id of the choice, the contact who was called, the side of the letter, the mark that was set, or the side
of the outcome that was read out when the game was won; `answer` is the id of the answer to a choice, else null.
"""
_SHIFT_OF: Final = n.SHIFT_NAMES


def retold(study: StudyFrames, origin: Origin) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Play the games of a study again, and return the frames of their decisions and of their story.

    Raises SceneError if a game comes out differently.
    """
    table, _ = origin.table()
    style, branch, names = origin.plays(), origin.start is not None, _Names(origin)
    decisions: list[tuple[Any, ...]] = []
    story: list[tuple[Any, ...]] = []
    for number, seed in study.games.select("game", "seed").iter_rows():
        state, dealer = begin(table, seed, branch)
        day, shift, state.journal = state.day, state.shift, []
        played = Played(number, seed, state)
        try:
            play(state, _noted(style, played, decisions), dealer, number, seed, played, shifts=False)
        except NoLegalAnswer as error:
            why = why_otherwise(study, number, [], origin)
            raise SceneError(f"game {number} of this study comes out otherwise than it did, {why}") from error
        if played.row() != study.games.row(number):
            why = why_otherwise(study, number, [".games"], origin)
            raise SceneError(f"game {number} of this study comes out otherwise than it did, {why}")
        story += names.told(number, day, shift, state)
    return frame(decisions, DECISIONS), frame(story, STORY)


def _noted(style: Style, played: Played, rows: list[tuple[Any, ...]]) -> Style:
    """Return the same style, which also notes each of its answers."""

    def noting(seat: Seat, actions: tuple[Action, ...]) -> Action:
        answer = style(seat, actions)
        facts = played.game, len(played.codes), seat.day, seat.shift, seat.asked, seat.who
        rows.append((*facts, [str(each) for each in actions], str(answer)))
        return answer

    return noting


class _Names:
    """The ids of a scenario's story."""

    def __init__(self, origin: Origin) -> None:
        options = origin.options if origin.start is None else origin.start.options
        self._scenario = options.catalogue().scenario(options.scenario)

    def told(self, game: int, day: int, shift: int, state: State) -> list[tuple[Any, ...]]:
        """Return the rows of a game that began on this day and shift, from its journal."""
        rows = []
        for entry in state.journal or ():
            if entry[VERB] == "day":
                day = entry[AFTER]
            elif entry[VERB] == "shift":
                shift = entry[AFTER]
            elif (found := self._of(entry, state)) is not None:
                rows.append((game, day, _SHIFT_OF[shift], *found))
        return rows

    def _of(self, entry: Entry, state: State) -> tuple[str, str, str | None] | None:
        verb, scenario = entry[VERB], self._scenario
        if verb == "called":
            return "call", scenario.contact_ids[chronicle.last_call(entry[AFTER])], None
        if verb == "marks":
            return "mark", scenario.marks[chronicle.new_mark(entry[BEFORE], entry[AFTER])], None
        if verb == changes.TOLD + "narrative":
            role = state.box.sides[entry[TARGET]]
            kind = {n.LETTER_TOLD: "letter", n.OUTCOME: "outcome"}.get(role)
            return None if kind is None else (kind, scenario.side_ids[entry[TARGET]], None)
        if verb in (changes.CHOSE, changes.BY_ITSELF) and entry[BEFORE] == n.CHOICE:
            choice, option = divmod(entry[TARGET] & n.ACTION_TARGET, n.OPTIONS)
            name, answers = scenario.choice_ids[choice]
            return "choice", name, answers[option]
        return None
