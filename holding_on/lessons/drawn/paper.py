"""The paper on which a chart is drawn: its scales, axes, marks and legend, and the drawing as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10
from pathlib import Path
from typing import Final, NamedTuple

from holding_on import days
from holding_on.catalogue.language import Words

CSS: Final = Path(__file__).parents[1] / "static" / "charts.css"
WIDTH: Final = 640
LETTER: Final = 8.2
"""About how wide a letter of a label is."""
TOP: Final = 10
LINE: Final = 22
"""The height of a line of text."""
HUES: Final = 6
"""How many looks of lines and points `charts.css` has."""


class Drawing(NamedTuple):
    """A chart as HTML, without its styles, and what it shows as a sentence."""

    html: str
    told: str


def styles() -> str:
    """Return the style element that charts need."""
    return f"<style>{days.styles('thread.css')}{CSS.read_text(encoding='utf-8')}</style>"


class Scale(NamedTuple):
    """A scale from the values `low` to `high`, which lie at the places `begin` and `end`."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Return the place of a value."""
        return self.begin + (value - self.low) * (self.end - self.begin) / ((self.high - self.low) or 1)

    def ticks(self, about: int = 5) -> list[float]:
        """Return round values, about so many, from one end of the scale to the other.

        >>> Scale(0, 23, 0, 100).ticks()
        [0, 5, 10, 15, 20]
        """
        rough = max((self.high - self.low) / about, 1e-9)
        power = 10 ** floor(log10(rough))
        step = max(1, next(power * each for each in (1, 2, 5, 10) if power * each >= rough * 0.999))
        first = -floor(-self.low / step)
        return [step * each for each in range(first, floor(self.high / step + 1e-9) + 1)]


def number(value: float) -> str:
    """Return a number as drawings have it, with at most one decimal."""
    return f"{round(value, 1) + 0:.1f}".removesuffix(".0")  # + 0 makes 0 of -0


def signed(value: float) -> str:
    """Return a whole number as text, with a true minus sign."""
    return f"{value:g}".replace("-", "−")


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """Return a text; `kind` is the end of its class, `anchor` is "start", "middle" or "end"."""
    css = f"hc-text hc-{kind}" if kind else "hc-text"
    return f'<text class="{css}" x="{number(x)}" y="{number(y)}" text-anchor="{anchor}">{escape(said)}</text>'


def rectangle(x: float, y: float, width: float, height: float, kind: str, opacity: float | None = None) -> str:
    """Return a rectangle."""
    pale = "" if opacity is None else f' fill-opacity="{opacity:.2f}"'
    size = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect class="hc-{kind}" {size}{pale}/>'


def line(points: Iterable[tuple[float, float]], kind: str) -> str:
    """Return a line through points."""
    path = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f'<path class="hc-line hc-{kind}" d="M{path}"/>'


def area(above: Sequence[tuple[float, float]], below: Sequence[tuple[float, float]], kind: str) -> str:
    """Return the area between two lines."""
    path = "L".join(f"{number(x)} {number(y)}" for x, y in [*above, *reversed(below)])
    return f'<path class="hc-{kind}" d="M{path}Z"/>'


def point(x: float, y: float, hue: int = 0) -> str:
    """Return a point; each hue has a shape of its own."""
    shapes = (
        "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
        "M-4.5-4.5H4.5V4.5H-4.5Z",
        "M0-5.6 5.4 4H-5.4Z",
        "M0-6 6 0 0 6-6 0Z",
        "M-2-5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5V-2H-2Z",
        "M0 5.6 5.4-4H-5.4Z",
    )
    hue %= HUES
    return f'<path class="hc-point hc-hue-{hue}" transform="translate({number(x)} {number(y)})" d="{shapes[hue]}"/>'


def along(x: Scale, y: float, title: str, labels: Sequence[tuple[float, str]], top: float | None = None) -> str:
    """Return a horizontal axis at a height, with its labels and its title; with `top`, lines go up from its labels."""
    drawn = [line([(x.begin, y), (x.end, y)], "axis")]
    drawn += [] if top is None else [line([(x.at(value), top), (x.at(value), y)], "grid") for value, _ in labels]
    drawn += [text(x.at(value), y + 17, said, "tick", "middle") for value, said in labels]
    return "".join([*drawn, text((x.begin + x.end) / 2, y + 37, title, "", "middle") if title else ""])


def upright(y: Scale, x: float, labels: Sequence[tuple[float, str]], right: float | None = None) -> str:
    """Return the labels of a vertical axis; with `right`, lines go there from its labels."""
    drawn = [] if right is None else [line([(x, y.at(value)), (right, y.at(value))], "grid") for value, _ in labels]
    return "".join([*drawn, *(text(x - 7, y.at(value) + 4.6, said, "tick", "end") for value, said in labels)])


def room_for(labels: Iterable[str]) -> float:
    """Return how wide the column of these labels is."""
    return 16 + LETTER * max(map(len, labels), default=0)


def legend(entries: Sequence[tuple[str, str]], y: float) -> tuple[str, float]:
    """Return a legend whose lines begin at a height, and its own height. An entry is a drawing 26 wide, and a name."""
    drawn, x = [], 0.0
    begin = y
    for mark, name in entries:
        wide = 34 + LETTER * len(name)
        if x and x + wide > WIDTH:
            x, y = 0.0, y + LINE
        drawn.append(f'<g transform="translate({number(x)} {number(y)})">{mark}{text(32, 15, name)}</g>')
        x += wide + 14
    return "".join(drawn), (y - begin + LINE + 4 if entries else 0.0)


def drawing(title: str, told: str, drawn: Iterable[str], height: float, words: Words, width: float = WIDTH) -> Drawing:
    """Return a whole drawing."""
    box = f'viewBox="0 0 {number(width)} {number(height)}" style="max-width:{number(width * 1.1)}px"'
    svg = f'<svg {box} role="img" aria-label="{escape(told)}">{"".join(drawn)}</svg>'
    caption = f"<figcaption>{escape(title)}</figcaption>"
    scrolls = f'<div class="hc-scroll" role="group" aria-label="{escape(title)}" tabindex="0">{svg}</div>'
    return Drawing(f'<figure class="hd-days hc-chart" lang="{escape(words.lang)}">{caption}{scrolls}</figure>', told)
