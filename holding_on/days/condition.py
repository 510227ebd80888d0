"""The thread of Billy's condition alone, as the lessons show it: also of a game that began in a scene."""

from typing import Final

from ..engine import names as n
from ..game import Game
from ..view import course
from ..view.markup import text
from . import thread
from .axis import scrolling
from .places import BOTTOM, Places, number

_FEWEST: Final = 5
"""The days that the axis has at least, if the game has as many left."""
_LEFT: Final = 48
"""How wide the column at the left is, which has the numbers of the stages."""
_NUMBERS: Final = BOTTOM + 20
_HEIGHT: Final = BOTTOM + 28


def condition(game: Game) -> str:
    """Return the thread of Billy's condition in a game as HTML with a drawing, without styles and without JavaScript.

    Parameters
    ----------
    game : Game
        The game, over or not. It may have begun in a scene.

    Returns
    -------
    str
        A `div`, whose classes all begin with `hd-`. `styles("thread.css")` gives them their look.
    """
    now, rows = game.moments()[-1], game.rows()
    shown = [(row["day"], row["shift"], row["before"], row["condition"]) for row in rows]
    places = _places(game, shown)
    along = thread.through(places, shown)
    begun = {(day, shift): (places.shift(day, shift, 0), places.y(before)) for day, shift, before, _ in shown}
    day, shift, height = now["day"], n.SHIFT_NAMES[now["shift"]], places.y(now["condition"])
    here = along[-1] if along else (places.shift(day, shift, 0), height)
    ended = None if game.outcome is None else game.outcome.reason
    left = number(places.x(places.first) + 8)
    names = "".join(
        f'<text class="hd-stage-name" x="{left}" y="{number(y + 5)}">{text(said)}</text>'
        for said, y in thread.stage_names(game.words, places)
    )
    drawn = [
        thread.hatches("condition"),
        thread.bands(places, "condition"),
        thread.day_lines(places, BOTTOM),
        names,
        thread.day_numbers(lambda key, **facts: game.words.say(f"days.{key}", **facts), places, _NUMBERS),
        thread.thread(along) + thread.loose_end(ended, along),
        *(_bead(x, y) for x, y in [*begun.values(), here]),
    ]
    about, label = condition_in_words(game), game.words.say("days.axis.label")
    figure = scrolling(label, thread.ticks(places), "".join(drawn), _HEIGHT, about, _LEFT)
    return f'<div class="hd-days hd-condition" lang="{text(game.words.lang)}">{figure}</div>'


def condition_in_words(game: Game) -> str:
    """Return what the drawing of a game's condition shows, as a sentence.

    Parameters
    ----------
    game : Game
        The game, over or not. It may have begun in a scene.

    Returns
    -------
    str
        The condition before each patient card, and now.
    """
    shifts = ((row["day"], row["shift"], row["before"]) for row in game.rows())
    return course.told(course.points(shifts, game.moments()[-1]["condition"], game.words), game.words)


def _places(game: Game, shown: list[tuple[int, str, int, int]]) -> Places:
    """Return the axis of these shifts, which has some days to come, so that a short game is not drawn out."""
    now, cards = game.moments()[-1], game.structure()["decks"][0]
    today, first = now["day"], shown[0][0] if shown else now["day"]
    last = today + (cards - (n.SHIFTS - 1 - now["shift"])) // n.SHIFTS
    highest = max([now["condition"], *(max(before, after) for *_, before, after in shown)])
    return Places(max(today, min(last, first + _FEWEST - 1)) - first + 1, highest, first)


def _bead(x: float, y: float) -> str:
    """Return the bead of a moment on the thread."""
    return f'<circle class="hd-bead" cx="{number(x)}" cy="{number(y)}" r="4"/>'
