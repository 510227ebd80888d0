"""The page of one game, as one section of HTML, and its parts under the axis."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..game import Game
from ..view.markup import folded, text
from . import reading
from .axis import axis, legend
from .doors import doors, listed
from .quilt import cloth_of, quilt, titled
from .telling import Telling


def fragment(game: Game, turning: Sequence[Mapping[str, Any]] | None = None, *, names: bool = True) -> str:
    """Return "The days with him" of a game as one HTML section, without styles and without JavaScript.

    Parameters
    ----------
    game : Game
        The game, over or stopped.
    turning : sequence of mapping, optional
        Its turning points, as `holding_on.study.turning_points` finds them; left out, they are left out too.
    names : bool, default True
        Whether the players' names are in it; if not, each is called by the number of the nurse.

    Returns
    -------
    str
        A `section`, whose classes all begin with `hd-`. `styles` has what gives them their look. A door, and a
        question about a moment, has the number of its move for `Game.at` as `data-move`.

    Raises
    ------
    SceneError
        When the game began in a scene or at a position, so that its first days are not known.
    """
    return section(Telling(game, turning, names))


def halves(game: Game, turning: Sequence[Mapping[str, Any]] | None = None) -> tuple[str, str]:
    """Return the page of a game as two sections, between which a page may put buttons for the doors.

    Parameters
    ----------
    game : Game
        The game, over or stopped.
    turning : sequence of mapping, optional
        Its turning points, as for `fragment`.

    Returns
    -------
    tuple of (str, str)
        The section with the title, the axis and the doors, and the section with the questions and the days in words.

    Raises
    ------
    SceneError
        When the game began in a scene or at a position, so that its first days are not known.
    """
    telling = Telling(game, turning)
    upper, lower = _upper(telling, "1", ""), _lower(telling)
    label = text(telling.say("talk"))
    return _section(telling, upper, 'aria-labelledby="hd-title-1"'), _section(telling, lower, f'aria-label="{label}"')


def section(telling: Telling, page: str = "1", game: str = "") -> str:
    """Return the page of a game; `page` sets its ids apart from those of other pages in the same document.

    `game` is the name of the game where several stand in the document.
    """
    parts = [*_upper(telling, page, game), *_lower(telling)]
    return _section(telling, parts, f'aria-labelledby="hd-title-{page}"')


def _section(telling: Telling, parts: Sequence[str], label: str) -> str:
    return f'<section class="hd-days" lang="{text(telling.words.lang)}" {label}>{"".join(parts)}</section>'


def _upper(telling: Telling, page: str, game: str) -> list[str]:
    """Return the title, the quilt, the axis and the doors."""
    found = doors(telling)
    head = f'<h2 class="hd-title" id="hd-title-{page}">{text(telling.title())}</h2>'
    about = f'<p class="hd-about">{text(telling.about(game))}</p><p class="hd-about">{text(telling.asked_for())}</p>'
    return [
        f'<header class="hd-head"><div>{head}{about}</div>{quilt(telling)}</header>',
        axis(telling, found, page) + legend(telling) if telling.days else "",
        listed(telling, found),
    ]


def _lower(telling: Telling) -> list[str]:
    """Return the quilt with its titles, the questions, the lines from the bed and the days in words."""
    return [
        titled(cloth_of(telling), telling.say("quilt_title")),
        _questions(telling),
        _bed(telling),
        _in_words(telling),
    ]


def _questions(telling: Telling) -> str:
    phases = reading.questions(telling)
    if not phases:
        return ""
    asked = "".join(
        f"<div><h4>{text(phase)}</h4><ul>{''.join(map(_question, questions))}</ul></div>" for phase, questions in phases
    )
    close = f'<p class="hd-close">{text(telling.say("close"))}</p>'
    return f'<div class="hd-talk"><h3>{text(telling.say("talk"))}</h3><div class="hd-phases">{asked}</div>{close}</div>'


def _question(question: reading.Question) -> str:
    move = "" if question.move is None else f' data-move="{question.move}"'
    return f"<li{move}>{text(question.text)}</li>"


def _bed(telling: Telling) -> str:
    """Return the lines from the bed, folded: a line a day, and an empty place for a day without one."""
    days = reading.days(telling)
    if not any(day.bed for day in days):
        return ""
    lines = "".join(f"<dt>{text(day.heading)}</dt><dd>{text(day.bed)}</dd>" for day in days)
    about = f"<p>{text(telling.say('bed_about'))}</p>"
    return f'<div class="hd-fold hd-bed">{folded(telling.say("bed"), f"{about}<dl>{lines}</dl>")}</div>'


def _in_words(telling: Telling) -> str:
    days = reading.days(telling)
    if not days:
        return ""
    told = "".join(
        f"<div><h3>{text(day.heading)}</h3>{''.join(f'<p>{text(sentence)}</p>' for sentence in day.sentences)}</div>"
        for day in days
    )
    inside = f'<div class="hd-reading">{told}</div>'
    return f'<div class="hd-fold">{folded(telling.say("in_words"), inside)}</div>'
