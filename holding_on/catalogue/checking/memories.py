"""Checks of the 30 memories: each has its own place, its stitches fit its neighbours, and the ages agree."""

from collections import Counter
from typing import Any, Final

from ...engine.names import POSITIONS, TIMELINES
from ..stitches import Edges, rows, timeline_of
from .cards import unique
from .documents import Document
from .report import WARNING, Report

SIDES: Final = ("top", "right", "bottom", "left")
BORN: Final = 1949
Stitches = dict[str, int]
Place = tuple[str | int, ...]
"""The path of a key in the file."""


def memories(document: Document, report: Report) -> None:
    """Check the places, the stitches and the ages."""
    unique(document, "memory", "id", report)
    unique(document, "memory", "pose", report)
    grid: dict[tuple[int, int], int] = {}
    for path, entry in document.entries("memory"):
        timeline, position = entry.get("timeline"), entry.get("position")
        if not _within(timeline, TIMELINES) or not _within(position, POSITIONS):
            continue
        place = (int(timeline), int(position))  # type: ignore[arg-type]
        if place in grid:
            first = document.line(("memory", grid[place]))
            report.add(document, (*path, "position"), "memories.taken", timeline=place[0], position=place[1], n=first)
        grid.setdefault(place, int(path[1]))
        if isinstance(entry.get("id"), str) and entry["id"] != f"{timeline}-{position}":
            report.add(document, (*path, "id"), "memories.id", timeline=timeline, position=position)
        _age(document, entry, path[1], report)
    for timeline in range(1, TIMELINES + 1):
        missing = [str(p) for p in range(1, POSITIONS + 1) if (timeline, p) not in grid]
        if missing:
            report.add(document, ("memory",), "memories.missing", timeline=timeline, positions=", ".join(missing))
    _stitches(document, grid, report)


def _within(value: Any, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _age(document: Document, entry: dict[str, Any], place: int | str, report: Report) -> None:
    """Check that age and year agree: Billy was born in June 1949."""
    year, age = entry.get("year"), entry.get("age")
    if type(year) is int and type(age) is int and year - BORN - age not in (0, 1):
        facts: dict[str, Any] = {"year": year, "least": max(0, year - BORN - 1), "most": year - BORN}
        report.add(document, ("memory", place, "age"), "memories.age", level=WARNING, **facts)


# --- stitches -----------------------------------------------------------------------------------------------------


def _stitches(document: Document, grid: dict[tuple[int, int], int], report: Report) -> None:
    """Check that neighbouring edges have the same number of stitches, edges out of the grid have none, each card shows
    its timeline, and the cards of a timeline fit in one order only.
    """
    sewn: dict[tuple[int, int], Stitches] = {}
    for place, index in grid.items():
        edges = document.at(("memory", index, "stitches"))
        if isinstance(edges, dict) and all(type(edges.get(side)) is int for side in SIDES):
            sewn[place] = edges
    clean = True
    for (timeline, position), edges in sewn.items():
        path = ("memory", grid[timeline, position], "stitches")
        for side, (down, right), other in (("right", (0, 1), "left"), ("bottom", (1, 0), "top")):
            neighbour = (timeline + down, position + right)
            if neighbour in sewn and edges[side] != sewn[neighbour][other]:
                clean = False
                facts: dict[str, Any] = {
                    "n": edges[side],
                    "id": "{}-{}".format(*neighbour),
                    "there": sewn[neighbour][other],
                }
                report.add(document, (*path, side), "stitches.neighbour", side=report.say(f"side.{other}"), **facts)
        bare = _bare(timeline, position)
        wrong = [side for side in SIDES if bool(edges[side]) == bare[side]]
        for side in wrong:
            clean = False
            if bare[side]:
                report.add(document, (*path, side), "stitches.outer", n=edges[side])
            else:
                report.add(document, (*path, side), "stitches.bare")
        if not {"top", "bottom"} & set(wrong) and timeline_of(_edges(edges)) != timeline - 1:
            report.add(document, path, f"stitches.tells_{timeline}", top=edges["top"], bottom=edges["bottom"])
    if clean:
        for timeline in range(1, TIMELINES + 1):
            cards = [_edges(sewn[timeline, p]) for p in range(1, POSITIONS + 1) if (timeline, p) in sewn]
            if len(cards) == POSITIONS:
                _order(document, ("memory", grid[timeline, 1], "stitches"), cards, timeline, report)


def _bare(timeline: int, position: int) -> dict[str, bool]:
    """Return the sides of a place that face out of the grid."""
    return {
        "top": timeline == 1,
        "right": position == POSITIONS,
        "bottom": timeline == TIMELINES,
        "left": position == 1,
    }


def _edges(stitches: Stitches) -> Edges:
    return (stitches["top"], stitches["right"], stitches["bottom"], stitches["left"])


def _order(document: Document, path: Place, cards: list[Edges], timeline: int, report: Report) -> None:
    """Check that the six cards of a timeline fit in one order only, and that not all inner edges differ.

    Otherwise two cards that fit together would always belong together.
    """
    orders = len(rows(tuple(cards)))
    if orders != 1:
        report.add(document, path, "stitches.orders", timeline=timeline, count=orders)
    inner = Counter(right for _, right, _, _ in cards[:-1])
    if max(inner.values()) < 2:
        report.add(document, path, "stitches.no_twins", level=WARNING, timeline=timeline)
