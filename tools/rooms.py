"""Put the picture of each lesson's room together from the drawings of the board.

python -m tools.rooms            says which pictures have to be drawn anew
python -m tools.rooms --write    draws all pictures

Each picture is as wide as an opened lesson. The list of lessons shows only the middle of it.
"""

from __future__ import annotations

import argparse
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parents[1]
DRAWINGS = TOP / "widgets" / "drawings"
ROOMS = TOP / "holding_on/server/share/voila/templates/holding-on/static/rooms"

WIDE, HIGH, FLOOR = 860, 250, 210
FEET = 236
"""The height of the line on which people and beds stand."""
INK = "#2b2a33"


class Placed(NamedTuple):
    """A drawing at its place in a picture: the place of its origin, and its scale."""

    name: str
    x: float
    y: float = FEET
    scale: float = 1.1


class Room(NamedTuple):
    """A picture: the colours of wall and floor, the drawings from back to front, and further shapes as SVG."""

    wall: str
    floor: str
    things: tuple[Placed, ...]
    shapes: str = ""


def person(who: str, posture: str, x: float) -> Placed:
    """Return the drawing of a person in a posture, standing at `x`."""
    return Placed(f"person-{who}-{posture}", x)


def window(hour: str, x: float, scale: float = 0.84) -> Placed:
    """Return the drawing of a window, on the wall at `x`."""
    return Placed(f"window-{hour}", x, 30, scale)


def sign(name: str, x: float) -> Placed:
    """Return the drawing of a sign at `x`, as large as a picture on the wall."""
    return Placed(f"sign-{name}", x, 50, 2)


def _bubble(x: int) -> str:
    """Return the SVG of a speech bubble with a question mark."""
    return (
        f'<g transform="translate({x} 40)" fill="none" stroke="{INK}">'
        '<path d="M0 0H124V66H50L26 88L30 66H0Z" fill="#fffaf0" stroke-width="2.4"/>'
        '<path d="M50 22Q52 10 63 10Q76 11 75 23Q74 31 62 36V42M62 53v.2" stroke-width="5.5"/></g>'
    )


def _patches() -> str:
    """Return the SVG of a table with four patches and the stitches between the patches."""
    colours = ("#a4553f", "#4f7f8c", "#fffaf0", "#c9822b")
    squares = "".join(f'<path d="M{330 + 56 * n} 196h38v32h-38Z" fill="{fill}"/>' for n, fill in enumerate(colours))
    seams = '<path d="M360 206H394M360 218H394M416 212H450M472 206H506M472 218H506" fill="none" stroke-width="3"/>'
    return (
        f'<g stroke="{INK}" stroke-width="2"><path d="M150 178H710V260H150Z" fill="#efe3cb" stroke-width="2.6"/>'
        f"{squares}{seams}</g>"
    )


def _thread() -> str:
    """Return the SVG of the thread, from the left edge to the needle of the thread."""
    way = "M-20 70C100 66 180 74 280 112S440 186 546 172"
    strokes = (("#4a2c0c", 11, ""), ("#c9822b", 7.4, ""), ("#f2cd92", 2.6, ' stroke-dasharray="8 10"'))
    drawn = "".join(
        f'<path d="{way}" stroke="{colour}" stroke-width="{wide}"{dash}/>' for colour, wide, dash in strokes
    )
    return f'<g fill="none">{drawn}</g>'


def _columns() -> str:
    """Return the SVG of a bar chart: the higher a bar, the more games have that result."""
    heights = (10, 26, 58, 104, 142, 158, 118, 84, 46, 22, 10)
    left = WIDE / 2 - len(heights) * 18
    bars = "".join(
        f'<rect x="{left + 36 * n:g}" y="{FLOOR - high}" width="26" height="{high}" '
        f'fill="{"#4f7f8c" if n < 6 else "#d8c6a5"}"/>'
        for n, high in enumerate(heights)
    )
    return f'<g stroke="{INK}" stroke-width="2">{bars}<path d="M130 {FLOOR}H730" stroke-width="3"/></g>'


def _paper() -> str:
    """Return the SVG of a sheet of paper with written rules, and a pencil."""
    return (
        f'<g stroke="{INK}" stroke-width="2.6"><g transform="translate(426 122) rotate(-8)">'
        '<rect x="-74" y="-92" width="148" height="184" rx="6" fill="#fffaf0"/><path d="M-74 -58H74" fill="none"/>'
        '<path d="M-50 -28H50M-50 0H36M-50 28H46M-50 56H10" fill="none" stroke="#8f8678" stroke-width="4.4"/></g>'
        '<g transform="translate(496 148) rotate(40) scale(1.5)"><path d="M-6 -52H6V6H-6Z" fill="#c9822b"/>'
        '<path d="M-6 6L0 20L6 6Z" fill="#fffaf0"/></g></g>'
    )


BED, BY_DAY = 262, ("#cdd8d9", "#b3a792")
LIGHT = Placed("light-window", 330, 30, 0.95)
ROOM_OF: dict[int, Room] = {
    1: Room(
        *BY_DAY,
        (
            LIGHT,
            window("day", 496),
            person("a2", "stand-0", 96),
            person("ben", "stand-0", 184),
            Placed("bed-up", BED),
            person("cleo", "stand-0", 700),
        ),
    ),
    2: Room(
        "#f0d9b8",
        "#b3a792",
        (
            window("morning", 262),
            window("day", 378),
            window("night", 494),
            person("ann", "cup-0", 160),
            Placed("pinboard", 710, 92, 1.3),
        ),
    ),
    3: Room(
        "#b4c1c6",
        "#a89c88",
        (
            person("ben", "stand-0", 330),
            person("a2", "stand-0", 432),
            Placed("place-empty", 534),
            window("day", 660),
            Placed("door", 140, FLOOR + 4, 1.08),
        ),
    ),
    4: Room(
        *BY_DAY,
        (
            Placed("light-window", 490, 30, 0.95),
            window("day", 656),
            person("ann", "reach-0", 574),
            Placed("bed-tired", BED - 8),
            person("a1", "stand-0", 704),
            sign("arrow-held", 392),
            sign("arrow-held", 442),
            sign("arrow", 492),
        ),
    ),
    5: Room(
        "#f0d9b8",
        "#b3a792",
        (
            window("morning", 120),
            Placed("bed-up", BED - 16),
            Placed("chair", 574),
            person("cleo", "sit-1", 574),
            Placed("cupboard", 690, FLOOR - 18, 1.2),
            Placed("kettle", 740, FLOOR - 18, 1.2),
        ),
    ),
    6: Room(
        "#a9b38f",
        "#8f9a76",
        (person("cleo", "stand-1", 350), window("day", 664), Placed("bed-up", -50)),
        _bubble(430),
    ),
    7: Room(
        "#333e55",
        "#2b2f3f",
        (
            person("cleo", "stand-0", 318),
            person("ann", "stand-0", 430),
            person("ben", "stand-0", 542),
            window("night", 70),
            window("night", 690),
        ),
        _patches(),
    ),
    8: Room(
        "#c9b79b",
        "#b3a792",
        (
            Placed("door-coat", 690, FLOOR + 4, 1.08),
            window("morning", 110),
            person("ben", "over-3", 360),
            person("ann", "coat-1", 510),
        ),
    ),
    9: Room("#d7d9d2", "#d7d9d2", (), _thread()),
    10: Room(
        "#a9b38f",
        "#8f9a76",
        (Placed("phone", 500, 150, 2.3), person("ann", "phone-1", 330), window("night", 680)),
    ),
    11: Room(
        "#3a4660",
        "#2b2f3f",
        (
            window("night", 262),
            person("cleo", "stand-1", 150),
            person("ann", "tired-2", 424),
            person("ben", "tired-2", 540),
            person("dev", "stand-1", 700),
        ),
    ),
    12: Room("#fffaf0", "#fffaf0", (), _columns()),
    13: Room("#e3d3b0", "#e3d3b0", (Placed("card-back", 180, 124, 1.5), Placed("card-back", 680, 124, 1.5)), _paper()),
}
"""The room of each lesson, by its number."""
NEEDLES = {9: Placed("needle", 546, 172, 2)}
"""The drawing that lies over the shapes, by the number of the lesson."""


def svg_of(number: int) -> str:
    """Return the picture of a lesson as SVG."""
    room = ROOM_OF[number]
    floor = (
        f'<path d="M0 {FLOOR}H{WIDE}V{HIGH}H0Z" fill="{room.floor}"/>'
        f'<path d="M0 {FLOOR}H{WIDE}" stroke="{INK}" stroke-width="2"/>'
        if room.floor != room.wall
        else ""
    )
    over = NEEDLES.get(number)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f'<path d="M0 0H{WIDE}V{HIGH}H0Z" fill="{room.wall}"/>{floor}'
        f'<g stroke-linejoin="round" stroke-linecap="round">{"".join(map(_drawn, room.things))}{room.shapes}'
        f"{_drawn(over) if over else ''}</g></svg>\n"
    )


def path_of(number: int) -> Path:
    """Return the path of the picture of a lesson."""
    return ROOMS / f"{number:02}.svg"


def _drawn(placed: Placed) -> str:
    return f'<g transform="translate({placed.x:g} {placed.y:g}) scale({placed.scale:g})">{_inside(placed.name)}</g>'


@cache
def _inside(name: str) -> str:
    """Return a drawing without its `svg` tag; `currentColor` becomes the colour of ink."""
    whole = (DRAWINGS / f"{name}.svg").read_text(encoding="utf-8").strip()
    return re.sub(r"^<svg[^>]*>|</svg>$", "", whole).replace("currentColor", INK)


def main() -> int:
    """Say which pictures have to be drawn anew, or with --write draw all; return 1 when one is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="draw them")
    if parser.parse_args().write:
        ROOMS.mkdir(parents=True, exist_ok=True)
        for number in ROOM_OF:
            path_of(number).write_text(svg_of(number), encoding="utf-8")
    others = [path_of(number).name for number in ROOM_OF if not is_drawn(number)]
    if others:
        print(f"not as the drawings are: {', '.join(others)}; python -m tools.rooms --write draws them")
    return 1 if others else 0


def is_drawn(number: int) -> bool:
    """Whether the file of a lesson's picture is what `svg_of` returns."""
    path = path_of(number)
    return path.is_file() and path.read_text(encoding="utf-8") == svg_of(number)


if __name__ == "__main__":
    sys.exit(main())
