"""The words of "Why?": what a reader may ask about, and the chain of causes behind it.

The causes were found in `facts/causes.py`, and are handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..common.numbers import whole
from ..common.people import looks
from ..common.quoting import quoted
from ..engine import names as n
from .answers import Chain, Link
from .found import OF_THE_TABLE, About

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .entries import Entries
    from .found import Away, Cause
    from .names import Names
    from .wording import Wording


def asked_about(thing: object, lines: int, names: Names) -> About:
    """Return what a reader asks about; `lines` is the number of lines of the journal.

    Raises ValueError for a thing that nobody can ask about and for a line that the journal does not have.
    """
    number = whole(thing)
    if number is None:
        return _named(thing, names)
    if not 0 <= number < lines:
        raise ValueError(f"why({quoted(thing)}): the journal has lines 0 to {lines - 1}")
    return About("line", number)


def _named(thing: object, names: Names) -> About:
    """Return the thing that has a name. Raises ValueError for an unknown thing."""
    for kind in OF_THE_TABLE:
        if thing == kind:
            return About(kind)
    if thing in names.patient_ids:
        return About("patient", names.patient_ids.index(thing))
    for card, memory in enumerate(names.catalogue.memories):
        if memory.id == thing:
            return About("memory", card)
    called = looks(thing)
    for pawn in range(n.PAWNS):
        name = looks(names.pawn(pawn))
        if called == name:
            return About("pawn", pawn)
        if called == f"{name} stress":
            return About("stress", pawn)
        if called == f"{name} tokens" and pawn < n.NURSES:
            return About("tokens", pawn)
    nurse = names.pawn(0)
    raise ValueError(
        f"why({quoted(thing)}): ask about {', '.join(map(repr, OF_THE_TABLE))}, "
        f"a pawn ({nurse!r}, '{nurse} stress', '{nurse} tokens'), or the id of a card"
    )


def chain(thing: object, about: About, causes: Sequence[Cause], wording: Wording) -> Chain:
    """Return the chain of causes behind a thing, in words; `thing` is what the reader called it."""
    names = wording.names
    links: list[Link] = []
    for cause in causes:
        text = wording.entries.sentence(cause.entry)
        if text is not None:
            links.append(_link(text, cause.rule, cause.line, names))
        links += [_link(_absence(away, wording.entries), away.rule, away.line, names) for away in cause.away]
    if not links:
        return Chain((), names.say("why.no_past", thing=thing), names.words)
    sentence = names.say("why.line") if about.kind == "line" else names.say("why.chain", thing=thing)
    return Chain(tuple(links), sentence, names.words)


def _link(text: str, rule: str, line: int, names: Names) -> Link:
    pages = names.catalogue.rules.get(rule, {"pages": []})["pages"]
    printed = names.say("why.pages", n=len(pages), pages=", ".join(map(str, pages))) if pages else ""
    return Link(text, rule, names.say(f"rule.{rule}"), tuple(pages), printed, line)


def _absence(away: Away, entries: Entries) -> str:
    """Say that a pawn was not free, where it was, and since when."""
    say = entries.absence if away.line >= 0 else entries.absence_from_start
    return say(away.pawn, away.place, away.day, away.shift)
