"""Checks of how a scenario begins in the middle: its first patient cards, what Billy has told, who is tired (G-45)."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ...engine.names import FIRST_ASSISTANT, FIRST_ON_CALL, NURSES, PAWN_NAMES
from ...engine.readings import NUMBERS
from .documents import Document
from .forms import hint
from .locations import Path
from .report import Report, shown

Setups = Sequence[tuple[Path, dict[str, Any]]]
"""Each setup of a scenario as it is played, and the place of its own changes."""
_GENERAL: Final[Path] = ("setup",)


def check(
    document: Document,
    setups: Setups,
    documents: dict[str, Document],
    patients: list[str] | None,
    memories: list[str] | None,
    report: Report,
) -> None:
    """Check that the cards named exist and are not set aside, and that who carries Stress is there and can work."""
    aside: set[Path] = set()
    for path, setup in setups:
        away = setup.get("set_aside")
        for key, known in (("opening", patients), ("told", memories)):
            listed = setup.get(key)
            for number, card in enumerate(listed if isinstance(listed, list) and known is not None else ()):
                place = (*_written(document, path, key), number)
                if isinstance(card, str) and card not in (known or ()):
                    near = hint(card, known or (), report)
                    report.add(document, place, f"scenario.{key}", value=shown(card), hint=near)
                elif isinstance(away, list) and card in away:
                    aside.add(place)
                    report.add(document, place, f"scenario.{key}_aside", value=shown(card))
        own = document.at((*path, "stress"))
        if isinstance(own, dict):
            _tired(document, (*path, "stress"), own, _there(path, setups), documents, report)
    for place, key, card in _aside_together(document, setups):
        if place not in aside:
            aside.add(place)
            report.add(document, place, f"scenario.{key}_aside", value=shown(card))


def _aside_together(document: Document, setups: Setups) -> Iterator[tuple[Path, str, object]]:
    """Yield each card that a game has in its opening or as told, and sets aside only by two changes together.

    Such a game has the changes for its number of players and those for a mark that was handed on (SCEN-08).
    """
    for_players = [(path, setup) for path, setup in setups if path[1:2] == ("players",)]
    for mark in (path for path, _ in setups if path[1:2] == ("carried",)):
        own = document.at(mark)
        for path, setup in for_players:
            both = setup | (own if isinstance(own, dict) else {})
            away = both.get("set_aside")
            for key in ("opening", "told"):
                written = mark if document.at((*mark, key)) is not None else path
                listed = both.get(key)
                for number, card in enumerate(listed if isinstance(listed, list) else ()):
                    if isinstance(away, list) and card in away:
                        yield (*_written(document, written, key), number), key, card


def _written(document: Document, path: Path, key: str) -> Path:
    """Return where a list of a setup is written: among the setup's own changes, or among those for every game."""
    return (*path, key) if document.at((*path, key)) is not None else (*_GENERAL, key)


def _there(path: Path, setups: Setups) -> list[str]:
    """Return who is there in one game at least of those that a setup is for; a smaller table passes over the others."""
    counts = [
        setup.get("assistants", NUMBERS["assistants"])
        for where, setup in setups
        if path in (_GENERAL, where) or where[1:2] not in ((), path[1:2])
    ]
    assistants = max([count for count in counts if type(count) is int], default=0)
    nurses = int(str(path[2])) if path[1:2] == ("players",) and str(path[2]).isdecimal() else NURSES
    return [*PAWN_NAMES[:nurses], *PAWN_NAMES[FIRST_ASSISTANT : FIRST_ASSISTANT + assistants]]


def _tired(
    document: Document,
    path: Path,
    tired: dict[str, Any],
    there: list[str],
    documents: dict[str, Document],
    report: Report,
) -> None:
    """Check that everybody who begins with Stress is there and below the maximum: at it they would be On Leave."""
    for who, level in tired.items():
        if who not in PAWN_NAMES[:FIRST_ON_CALL]:
            continue  # the schema says who can carry Stress
        if who not in there:
            report.add(document, (*path, who), "scenario.away", who=who, known=", ".join(there))
            continue
        most = (
            _most(documents, "nurse_overstressed_at" if who in PAWN_NAMES[:NURSES] else "assistant_overstressed_at") - 1
        )
        if type(level) is int and level > most:
            report.add(document, (*path, who), "scenario.tired", value=shown(level), who=who, most=most)


def _most(documents: dict[str, Document], name: str) -> int:
    """Return the value of a number of the rules, as this folder plays it."""
    entries = documents["readings.toml"].entries("number") if "readings.toml" in documents else ()
    values = [entry.get("default") for _, entry in entries if entry.get("name") == name]
    return next((value for value in values if type(value) is int), NUMBERS[name])
