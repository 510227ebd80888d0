"""Checks of scenarios that a schema cannot express: of their cards, their Objective, their contacts and their setup."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ...engine.names import POSITIONS, SHIFTS, TIMELINES
from ...engine.readings import NUMBERS
from . import beginnings, stories
from .cards import icons, unique
from .documents import SCENARIO, Document
from .forms import allowed_here, hint
from .locations import Path
from .report import Report, shown

ONCE: Final = ("personal", "setup", "objective")
"""Roles that exactly one side has."""
_NEEDS = {
    "clear_in_timeline": "timeline",
    "named": "memories",
    "calls": "contacts",
    "letters": "letters",
    "by_day": "day",
}
_NEEDS |= {"marks": "marks", "no_marks": "marks"}
_KEYS: Final = frozenset({"count", *_NEEDS.values()})
_MOST: Final = {
    "clear_in_each_timeline": POSITIONS,
    "clear_in_timeline": POSITIONS,
    "positive_in_timelines": TIMELINES,
    "days": 13,
}
Documents = dict[str, Document]


def scenario(document: Document, documents: Documents, report: Report) -> None:
    """Check a scenario's cards, its Objective, its contacts, its Events and its changes to the setup."""
    name = SCENARIO.fullmatch(document.name)
    if name and document.data.get("number") != int(name[1]):
        report.add(document, ("number",), "scenario.number", value=shown(document.data.get("number")), n=int(name[1]))
    for kind, key in (("cards", "number"), ("contact", "id"), ("choice", "id"), ("event", "id")):
        unique(document, kind, key, report)
    sides = dict(_sides(document))
    _roles(document, sides, report)
    _contacts(document, report)
    for path, entry in document.entries("event"):
        icons(document, path, entry, report)
    for path, part in _all_parts(document):
        _part(document, path, part, documents, report)
    _setup(document, documents, report)
    stories.check(document, sides, report)


# --- cards ----------------------------------------------------------------------------------------------------------


def _sides(document: Document) -> Iterator[tuple[str, tuple[Path, str]]]:
    for path, card in document.entries("cards"):
        for side in ("a", "b"):
            if isinstance(card.get(side), str):
                yield f"{card.get('number')}{side.upper()}", ((*path, side), card[side])


def _roles(document: Document, sides: dict[str, tuple[Path, str]], report: Report) -> None:
    """Check that one side has each role of `ONCE`, and that an outcome is the Objective's other side (SCEN-07)."""
    count = Counter(role for _, role in sides.values())
    for role in ONCE:
        if count[role] != 1:
            report.add(document, ("cards",), "scenario.role", role=role, n=count[role])
    for _, card in document.entries("cards"):
        if card.get("a") == "objective" and card.get("b") != "outcome" and count["outcome"]:
            report.add(document, ("cards",), "scenario.outcome")
    if not count["outcome"]:
        report.add(document, ("cards",), "scenario.role_none", role="outcome")


def _contacts(document: Document, report: Report) -> None:
    """Check that a scenario has contacts if, and only if, it uses the rules of Calling (CALL-01)."""
    contacts = list(document.entries("contact"))
    if bool(contacts) != ("calling" in document.data.get("systems", ())):
        report.add(document, ("systems",), "scenario.calling" if contacts else "scenario.nobody")


# --- the Objective ----------------------------------------------------------------------------------------------------


def _all_parts(document: Document) -> Iterator[tuple[Path, dict[str, Any]]]:
    for path, part in stories.required(document):
        yield from _parts(path, part)


def _parts(path: Path, part: Any) -> Iterator[tuple[Path, dict[str, Any]]]:
    if isinstance(part, dict):
        yield path, part
        for key in ("all", "any"):
            inner = part.get(key)
            for place, each in enumerate(inner if isinstance(inner, list) else ()):
                yield from _parts((*path, key, place), each)


def _part(document: Document, path: Path, part: dict[str, Any], documents: Documents, report: Report) -> None:
    """Check that a part has one of `all`, `any` and `kind`, and the keys of its kind."""
    forms = [key for key in ("all", "any", "kind") if key in part]
    kind = part.get("kind")
    if len(forms) != 1:
        report.add(document, path, "scenario.part")
        return
    need = _NEEDS.get(str(kind))
    if need is not None and need not in part:
        report.add(document, path, "form.required", key=need, allowed="")
    meant = {need, "count"} if kind not in (None, "by_day") else {need}
    for key in sorted(_KEYS & part.keys() - meant):
        report.add(document, (*path, key), "scenario.part_key", kind=kind or forms[0])
    _count(document, path, part, report)
    for key, known, word in (
        ("memories", _ids(documents, "memories.toml", "memory"), "scenario.memory"),
        ("contacts", [str(entry.get("id")) for _, entry in document.entries("contact")], "scenario.contact"),
        ("letters", [str(entry.get("tells")) for _, entry in document.entries("letter")], "scenario.letter"),
        ("marks", stories.marks(document), "scenario.mark"),
    ):
        listed = part.get(key)
        for place, one in enumerate(listed if isinstance(listed, list) and known is not None else ()):
            if isinstance(one, str) and one not in (known or ()):
                near = hint(one, known or (), report)
                report.add(document, (*path, key, place), word, value=shown(one), hint=near)
            elif key == "memories" and one in set(aside(document)) - set(stories.brought(document)):
                report.add(document, (*path, key, place), "scenario.asked_aside", value=shown(one))


def _count(document: Document, path: Path, part: dict[str, Any], report: Report) -> None:
    listed = next((part[key] for key in ("memories", "contacts", "letters", "marks") if key in part), None)
    most = len(listed) if isinstance(listed, list) else _MOST.get(str(part.get("kind")))
    count = part.get("count")
    if isinstance(count, int) and most is not None and count > most:
        _too_many(document, (*path, "count"), count, 1, most, report)


def _too_many(document: Document, path: Path, value: int, least: int, most: int, report: Report) -> None:
    allowed = allowed_here({"minimum": least, "maximum": most}, report)
    report.add(document, path, "form.maximum", value=shown(value), bound=most, n=most, allowed=allowed)


# --- setup ------------------------------------------------------------------------------------------------------------


def _setups(document: Document) -> Iterator[tuple[Path, dict[str, Any]]]:
    setup = document.data.get("setup")
    if isinstance(setup, dict):
        yield ("setup",), setup
        for key in ("players", "carried"):
            more = setup.get(key)
            for name, changes in (more if isinstance(more, dict) else {}).items():
                if isinstance(changes, dict):
                    yield ("setup", key, name), {**setup, **changes}


def aside(document: Document) -> list[Any]:
    """Return every card that the setup sets aside, for any number of players and any mark."""
    return [
        card
        for _, setup in _setups(document)
        if isinstance(setup.get("set_aside"), list)
        for card in setup["set_aside"]
    ]


def _setup(document: Document, documents: Documents, report: Report) -> None:
    """Check that cards set aside exist, that the other patient cards are a multiple of three, and that not more on-call
    cards are used than there are.
    """
    patients = _ids(documents, "patients.toml", "patient")
    events = _ids(documents, "events.toml", "event")
    memories = _ids(documents, "memories.toml", "memory")
    own = [str(entry.get("id")) for _, entry in document.entries("event")]
    for place, (path, entry) in enumerate(document.entries("event")):
        if events is not None and own[place] in events:
            report.add(document, (*path, "id"), "scenario.event_twice", id=entry.get("id"))
    for path, card in stories.brings(document):
        if patients is not None and card in patients:
            report.add(document, path, "scenario.brings_patient", value=shown(card))
        elif card not in aside(document):
            near = hint(card, [str(one) for one in aside(document)], report)
            report.add(document, path, "scenario.brings", value=shown(card), hint=near)
    setups = list(_setups(document))
    beginnings.check(document, setups, documents, patients, memories, report)
    for path, setup in setups:
        used, there = setup.get("on_calls_used", 0), setup.get("on_calls", NUMBERS["on_calls"])
        if isinstance(used, int) and isinstance(there, int) and used > there:
            _too_many(document, (*path, "on_calls_used"), used, 0, there, report)
        away = setup.get("set_aside")
        if not isinstance(away, list) or patients is None or events is None or memories is None:
            continue
        known = [*patients, *events, *memories]
        for number, card in enumerate(away):
            if isinstance(card, str) and card not in known:
                near = hint(card, known, report)
                report.add(document, (*path, "set_aside", number), "scenario.aside", value=shown(card), hint=near)
        rest = len(patients) - len([card for card in away if card in patients])
        if rest % SHIFTS or not rest:
            report.add(document, (*path, "set_aside"), "patients.uneven", count=rest)


def _ids(documents: Documents, name: str, kind: str) -> list[str] | None:
    """Return the ids of the cards of a file; None when it cannot be read."""
    return [str(entry.get("id")) for _, entry in documents[name].entries(kind)] if name in documents else None
