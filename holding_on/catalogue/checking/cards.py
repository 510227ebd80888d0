"""Checks of patient cards, events, readings and rules that a schema cannot express."""

from collections import Counter
from typing import Final

from ...engine.effects import CLOSING_ICONS, ICON_NAMES, TRUST_ICONS
from ...engine.names import SHIFTS, STAGE_NAMES
from ...engine.readings import NUMBERS, RENAMED, VARIANTS
from ..loading import the_box
from .documents import Document
from .forms import hint
from .locations import Path
from .report import WARNING, Report, shown

PATIENTS: Final = 39
EVENTS: Final = 5
CLOSING: Final = frozenset(ICON_NAMES[icon] for icon in CLOSING_ICONS)
QUIET: Final = "quiet_moment"
BESIDE_QUIET: Final = frozenset({QUIET, "condition_improves", "condition_deteriorates", "remove"})
ABOUT_A_TIMELINE: Final = "change_of_subject"
TRUST: Final = frozenset(ICON_NAMES[icon] for icon in TRUST_ICONS)


def unique(document: Document, kind: str, key: str, report: Report) -> None:
    """Check that no two cards have the same name."""
    seen: dict[object, Path] = {}
    for path, entry in document.entries(kind):
        name = entry.get(key)
        if isinstance(name, str | int):
            if name in seen:
                report.add(document, (*path, key), "card.twice", id=name, n=document.line((*seen[name], key)))
            seen.setdefault(name, path)


def patients(document: Document, report: Report) -> None:
    """Check the number of patient cards: 39, three a day for 13 days. Any other multiple of three is only a warning."""
    unique(document, "patient", "id", report)
    count = sum(1 for _ in document.entries("patient"))
    days, rest = divmod(count, SHIFTS)
    if rest or not count:
        report.add(document, ("patient",), "patients.uneven", count=count)
    elif count != PATIENTS:
        report.add(document, ("patient",), "patients.count", level=WARNING, count=count, days=days, usual=PATIENTS)


def events(document: Document, report: Report) -> None:
    """Check that each deck has five events, with lines of icons that can be resolved one after the other."""
    unique(document, "event", "id", report)
    decks = Counter(str(entry.get("deck")) for _, entry in document.entries("event"))
    for deck in ("partial", "clear"):
        if decks[deck] != EVENTS:
            report.add(document, ("event",), "events.count", deck=deck, count=decks[deck], usual=EVENTS)
    for path, entry in document.entries("event"):
        icons(document, path, entry, report)


def icons(document: Document, path: Path, entry: dict[str, object], report: Report) -> None:
    """Check the lines of one Event."""
    for stage in STAGE_NAMES:
        line = entry.get(stage)
        if isinstance(line, list):
            _icons(document, (*path, stage), [icon for icon in line if isinstance(icon, str)], entry, report)


def _icons(document: Document, path: Path, line: list[str], entry: dict[str, object], report: Report) -> None:
    """Check a line of icons: the icon that makes Billy go on or stop is the last and the only one of its kind; a quiet
    moment has only icons beside it that fit.
    """
    closing = [icon for icon in line if icon in CLOSING]
    if len(closing) > 1:
        report.add(document, path, "events.two_ends", icons=", ".join(closing))
    elif closing and line[-1] != closing[0]:
        report.add(document, path, "events.not_last", icon=closing[0])
    if len([icon for icon in line if icon in TRUST]) > 1:
        report.add(document, path, "events.two_trusts")
    beside = [icon for icon in line if icon not in BESIDE_QUIET]
    if QUIET in line and beside:
        report.add(document, path, "events.not_quiet", icon=beside[0])
    if ABOUT_A_TIMELINE in line and entry.get("deck") == "partial":
        report.add(document, path, "events.no_timeline", icon=ABOUT_A_TIMELINE)


def readings(document: Document, report: Report) -> None:
    """Check that the engine knows every reading and every number."""
    unique(document, "number", "name", report)
    for path, entry in document.entries("reading"):
        rule, variant = entry.get("rule"), entry.get("variant")
        if isinstance(rule, str):
            if rule not in VARIANTS:
                known = ", ".join(VARIANTS)
                report.add(document, (*path, "rule"), "readings.rule", value=shown(rule), known=known)
            elif variant != VARIANTS[rule]:
                report.add(document, (*path, "variant"), "readings.variant", value=shown(variant), known=VARIANTS[rule])
    for path, entry in document.entries("number"):
        name = entry.get("name")
        if isinstance(name, str) and name not in NUMBERS:
            near = hint(RENAMED.get(name, name), NUMBERS, report)
            known = ", ".join(NUMBERS)
            report.add(document, (*path, "name"), "readings.number", value=shown(name), hint=near, known=known)
        least, value, most = (entry.get(key) for key in ("min", "default", "max"))
        if isinstance(least, int) and isinstance(value, int) and isinstance(most, int) and not least <= value <= most:
            report.add(document, (*path, "default"), "readings.range", value=value, least=least, most=most)
        played = the_box().numbers.get(str(name))
        if played is None:
            continue
        for key, bound in (("min", least), ("max", most)):
            if type(bound) is int and not played.least <= bound <= played.most:
                report.add(document, (*path, key), "readings.wider", value=bound, least=played.least, most=played.most)


def rules(document: Document, report: Report) -> None:
    """Check that the rules that a rule refers to exist."""
    for rule, entry in document.data.items():
        seen = entry.get("see") if isinstance(entry, dict) else None
        for place, other in enumerate(seen if isinstance(seen, list) else ()):
            if isinstance(other, str) and other not in document.data:
                near = hint(other, document.data, report)
                report.add(document, (rule, "see", place), "rules.unknown", value=shown(other), hint=near)
