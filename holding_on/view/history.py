"""The words of the journal's lines and of the moments to look back to, as plain data.

Both were found in `facts/journal.py`, and are handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shifts import CARES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from . import shape
    from .entries import Entries
    from .found import Line, Moment


def lines(found: Iterable[Line], entries: Entries, seat: int | None) -> list[shape.WholeLine]:
    """Return the lines that have a sentence, as plain data; `line` is the number of a line, and `cover` its fold."""
    told: list[shape.WholeLine] = []
    for each in found:
        text = entries.sentence(each.entry, seat)
        if text is not None:
            told.append(_line(each, text, entries, seat))
    return told


def _line(found: Line, text: str, entries: Entries, seat: int | None) -> shape.WholeLine:
    rule, verb, _, _, _, cause = found.entry
    told: shape.WholeLine = {
        "line": found.line,
        "day": found.day,
        "shift": found.shift,
        "rule": rule,
        "text": text,
        "cover": entries.cover(found.entry, seat),
        "verb": verb,
        "matters": found.matters,
        "read_aloud": found.read_aloud,
        "cause": cause if cause >= 0 else None,
        "move": found.move,
    }
    eased = None if found.turned is None else entries.eased(found.turned)
    return {**told, "eased": eased} if eased else told


def moments(found: Iterable[Moment], entries: Entries) -> list[shape.Moment]:
    """Return the moments as plain data; `care` is None where the shift gave no care, or has not chosen it yet."""
    return [
        {
            "move": each.move,
            "day": each.day,
            "shift": each.shift,
            "condition": each.condition,
            "stage": each.stage,
            "now": each.now,
            "care": CARES.get(each.care),
            "text": entries.moment(each.day, each.shift, each.condition),
        }
        for each in found
    ]
