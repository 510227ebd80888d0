"""Which question matters, and whose answers matter: what is lost where the answers are left to chance."""

from __future__ import annotations

from typing import Any, Final

from ...game.frames import pl
from .beside import Beside, S
from .pairs import COMPARED, against, mean

CHOICES: Final[dict[str, Any]] = {"choices": pl.Float64, "choices_low": pl.Float64, "choices_high": pl.Float64}
"""How often there was a choice: the mean number of decisions a game with more than one answer, and its interval."""
QUESTIONS: Final[dict[str, Any]] = {"question": pl.String, **CHOICES, **COMPARED}
"""One row for each question that was asked; the columns of `pairs.COMPARED` tell of the games in which it is answered
by chance."""
SEATS: Final[dict[str, Any]] = {"seat": pl.Int8, **CHOICES, **COMPARED}
"""One row for each seat; the columns of `pairs.COMPARED` tell of the games in which all its answers are by chance."""


def questions(beside: Beside[S]) -> pl.DataFrame:
    """Return which question matters, with the columns of `QUESTIONS`; first the one of which most is lost."""
    rows = [
        (question, *_choices(beside, "question", question), *against(beside.study, other))
        for question in beside.questions
        if (other := beside.others.get(f"question={question}")) is not None
    ]
    return pl.DataFrame(rows, schema=QUESTIONS, orient="row").sort("difference", maintain_order=True)


def seats(beside: Beside[S]) -> pl.DataFrame:
    """Return whose answers matter, with the columns of `SEATS`, in the order of the seats."""
    rows = [
        (seat, *_choices(beside, "seat", seat), *against(beside.study, other))
        for seat in range(beside.players)
        if (other := beside.others.get(f"seat={seat}")) is not None
    ]
    return pl.DataFrame(rows, schema=SEATS, orient="row")


def _choices(beside: Beside[S], column: str, value: str | int) -> tuple[float, float, float]:
    counts = dict(beside.decisions.filter(pl.col(column) == value).group_by("game").len().iter_rows())
    return mean([counts.get(game, 0) for game in range(beside.study.games.height)])
