"""The small signs on the axis. Each is drawn around a point, differs from the others by its form, and has no words."""

from typing import Final

from .places import number

HEART: Final = "M0 6.6C-8 .8-8.6-5.6-3.6-6.6-1.4-7 0-5.2 0-4c0-1.2 1.4-3 3.6-2.6C8.6-5.6 8 .8 0 6.6Z"
BOLT: Final = "M1.5-7-4 1H-.4L-1.5 7 4-1H.4Z"
CUP: Final = "M-6-4H4v5q0 4-5 4t-5-4ZM4-2h2q3 2 0 4H4M-7 8H5"


def heart(x: float, y: float) -> str:
    """Return the sign of a shift with treatment."""
    return f'<path class="hd-heart" d="{HEART}" transform="{_at(x, y)} scale(1.2)"/>'


def ring(x: float, y: float) -> str:
    """Return the sign of a shift with time to talk."""
    return f'<circle class="hd-ring" cx="{number(x)}" cy="{number(y)}" r="6.6"/>'


def told(x: float, y: float, count: int) -> str:
    """Return the sign of what Billy told in a shift: a piece of cloth, with a number when it is more than one thing."""
    cloth = f'<rect class="hd-cloth" x="{number(x - 8)}" y="{number(y - 8)}" width="16" height="16" rx="1"/>'
    return cloth + (_mark(x, y, count) if count > 1 else "")


def asked(x: float, y: float) -> str:
    """Return the sign of a shift in which somebody asked Billy: a round speech bubble."""
    bubble = f'<path class="hd-asked" d="M-5 7.5A9 9 0 1 1 3 8.4L-6 11Z" transform="{_at(x, y)}"/>'
    return bubble + _mark(x, y, "?")


def not_asked(x: float, y: float) -> str:
    """Return the sign of a quiet shift in which nobody asked: the dashed place of a question."""
    return f'<circle class="hd-open" cx="{number(x)}" cy="{number(y)}" r="7.4"/>'


def emergency(x: float, y: float, met: bool | None) -> str:
    """Return the sign of an emergency: full when it was met, hollow and crossed when it was not."""
    diamond = "M0-8.5 8.5 0 0 8.5-8.5 0Z"
    path = diamond if met else f"{diamond}M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4"
    return f'<path class="{"hd-met" if met else "hd-unmet"}" d="{path}" transform="{_at(x, y)}"/>'


def warning(x: float, y: float) -> str:
    """Return the sign of a Hospital Warning."""
    mark = '<path d="M0-3.4v5M0 4v.6" class="hd-warning-mark"/>'
    return f'<g transform="{_at(x, y)}"><path class="hd-warning" d="M0-8.4 9 7H-9Z"/>{mark}</g>'


def bolt(x: float, y: float) -> str:
    """Return the sign of one Stress."""
    return f'<path class="hd-bolt" d="{BOLT}" transform="{_at(x, y)} scale(1.3)"/>'


def nothing(x: float, y: float) -> str:
    """Return the sign of somebody who has no Stress."""
    return f'<path class="hd-nothing" d="M{number(x - 7)} {number(y)}h14"/>'


def rested(x: float, y: float) -> str:
    """Return the sign of somebody who was in the Break Room at the end of a day: a cup."""
    return f'<path class="hd-cup" d="{CUP}" transform="{_at(x, y)}"/>'


def on_leave(x: float, y: float, width: float, height: float) -> str:
    """Return the frame of the days on which somebody is on leave."""
    place = f'x="{number(x)}" y="{number(y - height / 2)}" width="{number(width)}" height="{number(height)}" rx="4"'
    return f'<rect class="hd-leave" {place}/>'


def letter(x: float, y: float, name: str) -> str:
    """Return a door: a circle with its letter."""
    circle = f'<circle cx="{number(x)}" cy="{number(y)}" r="12"/>'
    text = f'<text x="{number(x)}" y="{number(y + 5)}" text-anchor="middle">{name}</text>'
    return f'<g class="hd-letter">{circle}{text}</g>'


def _at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"


def _mark(x: float, y: float, said: object) -> str:
    return f'<text class="hd-count" x="{number(x)}" y="{number(y + 4.2)}" text-anchor="middle">{said}</text>'
