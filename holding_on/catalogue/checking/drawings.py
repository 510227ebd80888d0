"""Checks of drawings: they hold plain shapes only, and the two drawings of a memory show the same Billy."""

import re
import xml.etree.ElementTree as xml
from collections.abc import Container
from pathlib import Path as File
from typing import Final

from ...engine.names import POSITIONS, TIMELINES
from ..loading import beginning_of
from .documents import DEEPEST
from .report import MISTAKE, WARNING, Report

FOLDER: Final = "art"
NAME: Final = re.compile(rf"[1-{TIMELINES}]-[1-{POSITIONS}]\.(partial|clear)\.svg")
TOLD: Final = re.compile(r"([1-9]\d?[AB])\.svg")
MOST_BYTES: Final = 40_000
SVG: Final = "{http://www.w3.org/2000/svg}"
SHAPES: Final = frozenset({"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"})
"""The elements of a drawing: shapes that can neither run scripts, nor load anything, nor hold text."""
_SPOKEN: Final = re.compile(r"url\(|javascript:|https?:|//", re.IGNORECASE)
_OTHER: Final = {"partial": "clear", "clear": "partial"}


def drawings(folder: File, words: Container[str], report: Report) -> None:
    """Check every drawing of a folder; `words` holds the keys of all texts, of the folder and of the game itself."""
    top = folder / FOLDER
    if not top.is_dir() or top.is_symlink():
        return
    figures: dict[str, dict[str, bytes | None]] = {}
    for path in sorted(each for each in top.iterdir() if not each.name.startswith(".")):
        name = f"{FOLDER}/{path.name}"
        narrative = TOLD.fullmatch(path.name)
        key = f"narrative.{narrative[1]}" if narrative else ""
        belongs = f"{key}.text" in words if narrative else NAME.fullmatch(path.name)
        if path.is_symlink() or not path.is_file() or not belongs:
            report.add_file(name, "art.name")
            continue
        if narrative:
            if _read(path, name, report) is not None and f"{key}.picture" not in words:
                report.add_file(name, "art.no_words", text_key=f"{key}.picture")
            continue
        memory, side, _ = path.name.split(".")
        root = _read(path, name, report)
        if root is not None:
            figures.setdefault(memory, {})[side] = _billy(root)
    for memory, sides in figures.items():
        for side, figure in sides.items():
            if figure is None:
                report.add_file(f"{FOLDER}/{memory}.{side}.svg", "art.no_billy", level=WARNING)
        if len(sides) < 2:
            side = next(iter(sides))
            report.add_file(f"{FOLDER}/{memory}.{side}.svg", "art.alone", other=f"{memory}.{_OTHER[side]}.svg")
        elif None not in sides.values() and len(set(sides.values())) > 1:
            report.add_file(f"{FOLDER}/{memory}.partial.svg", "art.differs", level=MISTAKE)


def _read(path: File, name: str, report: Report) -> xml.Element | None:
    """Return the root element of a drawing; report the problem and return None when the drawing cannot be shown."""
    try:
        raw = beginning_of(path, MOST_BYTES)
        text = raw.decode("utf-8")
    except OSError as error:
        report.add_file(name, "file.closed", why=error.strerror or type(error).__name__)
        return None
    except UnicodeDecodeError as error:
        report.add_file(name, "file.not_utf8", line=1 + raw.count(b"\n", 0, error.start))
        return None
    if len(raw) > MOST_BYTES:
        report.add_file(name, "art.too_long", most=MOST_BYTES)
        return None
    for what in ("<!DOCTYPE", "<!ENTITY", "<?xml-stylesheet"):
        if what in text:
            report.add_file(name, "art.not_plain", what=what)
            return None
    try:
        root = xml.fromstring(raw)
    except xml.ParseError as error:
        report.add_file(name, "art.not_svg", line=error.position[0], why=str(error))
        return None
    if root.tag != f"{SVG}svg" or "viewBox" not in root.attrib:
        report.add_file(name, "art.not_svg", why="svg viewBox")
        return None
    if _is_deep(root):
        report.add_file(name, "art.not_svg", why="<g><g><g>…")
        return None
    for element in root.iter():
        if element.tag.removeprefix(SVG) not in SHAPES:
            report.add_file(name, "art.not_plain", what=element.tag.removeprefix(SVG))
            return None
        for attribute, value in element.attrib.items():
            if (
                attribute.lower().startswith("on")
                or "href" in attribute
                or attribute == "style"
                or _SPOKEN.search(value)
            ):
                report.add_file(name, "art.not_plain", what=attribute)
                return None
    return root


def _is_deep(root: xml.Element) -> bool:
    """Whether the groups of a drawing are nested too deeply."""
    level = [root]
    for _ in range(DEEPEST):
        level = [inner for element in level for inner in element]
    return bool(level)


def _billy(root: xml.Element) -> bytes | None:
    """Billy's figure in a drawing, in a form that can be compared; None when there is none."""
    figure = next((group for group in root.iter(f"{SVG}g") if group.get("id") == "billy"), None)
    if figure is None:
        return None
    figure.tail = None
    return xml.canonicalize(xml.tostring(figure), strip_text=True).encode()
