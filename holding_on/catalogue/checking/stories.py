"""Checks of a scenario's story: which entry turns each side, which marks and cards it brings, what can never happen."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ..scenario_file import BY_ITSELF
from .documents import Document
from .forms import hint
from .locations import Path
from .report import Report, shown

TELLERS: Final = {"contact": "call", "letter": "letter", "choice": "choice", "outcome": "outcome"}
"""Entries that tell a side, and the role of that side."""
Entry = tuple[Path, dict[str, Any]]
Sides = dict[str, tuple[Path, str]]


def check(document: Document, sides: Sides, report: Report) -> None:
    """Check that each side is told by one entry of its kind, each condition can be met, each choice has an answer."""
    for kind in TELLERS:
        _tellings(document, kind, sides, report)
    _outcomes(document, report)
    _choices(document, report)
    _handed_on(document, report)
    _possible(document, report)


def required(document: Document) -> Iterator[tuple[Path, Any]]:
    """Yield every condition (a part of an Objective) in the file, and its path."""
    yield ("objective",), document.data.get("objective")
    for path, entry in (*_all(document, "contact", "letter", "choice"), *options(document)):
        if "requires" in entry:
            yield (*path, "requires"), entry["requires"]
    for path, entry in document.entries("outcome"):
        if "when" in entry:
            yield (*path, "when"), entry["when"]
        for place, line in lines(entry):
            yield (*path, "lines", place, "when"), line.get("when")


def lines(outcome: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the further lines of a form of the outcome, each with its place."""
    listed = outcome.get("lines")
    for place, line in enumerate(listed if isinstance(listed, list) else ()):
        if isinstance(line, dict):
            yield place, line


def options(document: Document) -> Iterator[Entry]:
    """Yield the answers of all choices."""
    for path, choice in document.entries("choice"):
        listed = choice.get("options")
        for place, option in enumerate(listed if isinstance(listed, list) else ()):
            if isinstance(option, dict):
                yield (*path, "options", place), option


def _all(document: Document, *kinds: str) -> Iterator[Entry]:
    for kind in kinds:
        yield from document.entries(kind)


def _effects(document: Document) -> Iterator[Entry]:
    yield from _all(document, "contact", "letter")
    yield from options(document)


# --- marks and cards that come back ---------------------------------------------------------------------------------


def marks(document: Document) -> list[str]:
    """Return the marks of this scenario: those handed on to it, and those that a call, a letter or an answer makes."""
    return [*_carried(document), *(str(entry["mark"]) for _, entry in _effects(document) if "mark" in entry)]


def _carried(document: Document) -> list[str]:
    carried = document.data.get("carried")
    return list(carried) if isinstance(carried, dict) else []


def _handed_on(document: Document, report: Report) -> None:
    """Check that marks handed on from here can be made here, and that the setup asks only for marks handed on to it.

    The scenario outside the campaign hands on nothing, and nothing is handed on to it.
    """
    if document.data.get("number") == BY_ITSELF:
        for key in ("carried", "carries"):
            if key in document.data:
                report.add(document, (key,), "scenario.by_itself")
    known, carried = marks(document), _carried(document)
    carries = document.data.get("carries")
    for place, mark in enumerate(carries if isinstance(carries, list) else ()):
        if mark not in known:
            near = hint(str(mark), known, report)
            report.add(document, ("carries", place), "scenario.mark", value=shown(mark), hint=near)
    changes = document.at(("setup", "carried"))
    for mark in changes if isinstance(changes, dict) else ():
        if mark not in carried:
            near = hint(mark, carried, report)
            report.add(document, ("setup", "carried", mark), "scenario.setup_mark", value=shown(mark), hint=near)


def brings(document: Document) -> Iterator[tuple[Path, str]]:
    """Yield every card that a call, a letter or an answer brings back, and its path."""
    for path, entry in _effects(document):
        listed = entry.get("brings")
        for place, card in enumerate(listed if isinstance(listed, list) else ()):
            if isinstance(card, str):
                yield (*path, "brings", place), card


def brought(document: Document) -> list[str]:
    """Return the ids of the cards that a call, a letter or an answer brings back."""
    return [card for _, card in brings(document)]


# --- sides ----------------------------------------------------------------------------------------------------------


def _tellings(document: Document, kind: str, sides: Sides, report: Report) -> None:
    role = TELLERS[kind]
    fitting = [side for side, (_, one) in sides.items() if one == role]
    told: Counter[str] = Counter()
    for path, entry in document.entries(kind):
        tells = entry.get("tells")
        if isinstance(tells, str):
            told[tells] += 1
            if tells not in fitting:
                near = hint(tells, fitting, report)
                report.add(document, (*path, "tells"), "scenario.tells", value=shown(tells), role=role, hint=near)
    if kind == "outcome" and not told:
        for side in fitting if len(fitting) > 1 else ():
            path, _ = sides[side]
            if (document.at(path[:2]) or {}).get("a") != "objective":  # the Objective's other side is one in any case
                report.add(document, path, "scenario.outcomes")
        return
    for side in fitting:
        if told[side] != 1:
            report.add(document, sides[side][0], "scenario.told_once", side=side, role=role, n=told[side])


def _outcomes(document: Document, report: Report) -> None:
    """Check that only the last form of the outcome has no condition: the first whose condition is met is told."""
    forms = list(document.entries("outcome"))
    for place, (path, form) in enumerate(forms):
        if place < len(forms) - 1 and "when" not in form:
            report.add(document, path, "scenario.when_missing")
        if place == len(forms) - 1 and "when" in form:
            report.add(document, (*path, "when"), "scenario.last_outcome")


def _choices(document: Document, report: Report) -> None:
    """Check that no two answers of a choice have the same id, and that one answer of each choice is always possible."""
    for path, _ in document.entries("choice"):
        answers = [(place, option) for place, option in options(document) if place[:2] == path]
        if answers and all("requires" in option for _, option in answers):
            report.add(document, (*path, "options"), "scenario.one_open")
        first: dict[Any, Path] = {}
        for place, option in answers:
            name = option.get("id")
            if isinstance(name, str) and name in first:
                report.add(document, (*place, "id"), "card.twice", id=name, n=document.line((*first[name], "id")))
            elif isinstance(name, str):
                first[name] = place


# --- what can come about --------------------------------------------------------------------------------------------


def _possible(document: Document, report: Report) -> None:
    """Check that no condition waits for its own effect, and that the Objective is not met from the start."""
    happens = _happening(document)
    for path, part in required(document):
        if isinstance(part, dict) and not _can_be(part, happens, document):
            report.add(document, path, "scenario.never")
    objective = document.data.get("objective")
    if isinstance(objective, dict) and _is_met(objective):
        report.add(document, ("objective",), "scenario.always")


Happening = dict[str, set[str]]
"""The contacts, letters and marks that can happen."""


def _happening(document: Document) -> Happening:
    """Return the contacts, letters and marks that can happen, found by repeating until nothing is added."""
    happens: Happening = {"contacts": set(), "letters": set(), "marks": set(_carried(document))}
    count = -1
    while count < sum(map(len, happens.values())):
        count = sum(map(len, happens.values()))
        for path, entry in _effects(document):
            choice = document.at(path[:2]) if path[0] == "choice" else {}
            if all(_can_be(one.get("requires"), happens, document) for one in (choice, entry)):
                if path[0] != "choice":
                    key, by = ("contacts", "id") if path[0] == "contact" else ("letters", "tells")
                    happens[key].add(str(entry.get(by)))
                if "mark" in entry:
                    happens["marks"].add(str(entry["mark"]))
    return happens


def _can_be(part: Any, happens: Happening, document: Document) -> bool:
    """Whether a part of an Objective can be met; an unknown name, which is reported elsewhere, counts as met here."""
    if not isinstance(part, dict):
        return True
    for key, every in (("all", all), ("any", any)):
        if isinstance(part.get(key), list):
            return every([_can_be(inner, happens, document) for inner in part[key]])
    if part.get("kind") == "no_marks":
        return True
    known = {
        "contacts": {str(entry.get("id")) for _, entry in document.entries("contact")},
        "letters": {str(entry.get("tells")) for _, entry in document.entries("letter")},
        "marks": set(marks(document)),
    }
    for key, there in happens.items():
        listed = part.get(key)
        if isinstance(listed, list):
            count = part.get("count", len(listed))
            found = [one for one in listed if str(one) in there or str(one) not in known[key]]
            return not isinstance(count, int) or len(found) >= min(count, len(listed))
    return True


def _is_met(part: Any) -> bool:
    """Whether a part of an Objective is met at the beginning of a game."""
    if not isinstance(part, dict):
        return False
    for key, every in (("all", all), ("any", any)):
        if isinstance(part.get(key), list):
            return bool(part[key]) and every([_is_met(inner) for inner in part[key]])
    return part.get("kind") in ("by_day", "no_marks")
