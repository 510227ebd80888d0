"""Skill: how the games of other styles end, with the same cards."""

from __future__ import annotations

from typing import Any, Final

from ...game.frames import pl
from .beside import Beside, S
from .pairs import COMPARED, against

SKILL: Final[dict[str, Any]] = {"style": pl.String, **COMPARED}
"""One row for each style, compared with that of the study."""


def skill(beside: Beside[S]) -> pl.DataFrame:
    """Return the shares of games that other styles win, with the columns of `SKILL`; the study's own stands first."""
    found = {beside.study.policy: beside.study}
    found |= {key.removeprefix("style="): each for key, each in beside.others.items() if key.startswith("style=")}
    rows = [(style, *against(beside.study, other)) for style, other in found.items()]
    return pl.DataFrame(rows, schema=SKILL, orient="row")
