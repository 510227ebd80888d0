"""Drawings on the page of a lesson: what makes one, and how one that follows a board waits for that board."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import Piece, html, on_a_page

AFTER: Final = 1.0
"""Seconds that the boards of a page have for themselves before a chart is drawn."""


def picture(chart: Any, words: Words) -> str:
    """A chart as a piece of a page; what a screen reader says of it can be unfolded and read."""
    from holding_on.study import charts  # a second of its own: when the page is there

    spec = chart.to_dict()
    fold = f"<summary>{escape(words.say('lesson.pictures.in_words'))}</summary>{paragraph(spec['description'])}"
    return f'<div class="ho-chart">{charts.drawn(spec)}</div><details class="ho-l-in-words">{fold}</details>'


def chosen(words: Words, key: str, options: list[tuple[str, Any]], first: Any = None) -> Any:
    """A list to choose from, with its name in front; `first` is chosen at first, if it is in the list."""
    values = [value for _, value in options]
    return ipywidgets.Dropdown(
        options=options,
        index=values.index(first) if first in values else 0 if values else None,
        description=words.say(key),
        layout={"width": "auto"},
        style={"description_width": "initial"},
    )


class Drawing(Piece):
    """A chart of the game on a board, drawn anew whenever what it shows has changed.

    What draws takes longer to come than a whole board, so a page has its boards first: the chart is drawn once the
    browser has asked after its board, and never while somebody waits for the board's answer. What is a Drawing says
    what it shows (`_shows`), the chart of it (`_made`), and what a notebook stores of it (`_told`).
    """

    def __init__(self, board: Board, words: Words, above: Sequence[Any], below: Sequence[Any], kind: str) -> None:
        self.board, self._words = board, words
        self._drawing = html(paragraph(words.say("lesson.chart.soon")))
        self._begun = False
        self._drawn: Any = None
        board.observe(lambda _: self._follow(), "view")
        board.on_msg(self._asked_after)
        super().__init__([*above, self._drawing, *below], kind)

    def draw(self) -> None:
        """Draw the chart as the board stands."""
        self._begun, self._drawn = True, self._shows()
        self._drawing.value = picture(self._made(), self._words)

    def _shows(self) -> Any:
        """What the drawing depends on: as long as this is the same, so is the drawing."""
        return id(self.board.game), self.board.game.revision

    def _made(self) -> Any:
        raise NotImplementedError

    def _asked_after(self, *_: object) -> None:
        """The browser has the board, and says so."""
        self.board.on_msg(self._asked_after, remove=True)
        if not self._begun:
            self._draw_in(AFTER)

    def _draw_in(self, seconds: float) -> None:
        """Draw when whoever waits for the board has been answered; at once where nobody waits."""
        self._begun = True
        try:
            asyncio.get_running_loop().call_later(seconds, self.draw)
        except RuntimeError:
            self.draw()

    def _follow(self) -> None:
        if self._begun and self._drawn != self._shows():
            self._draw_in(0)

    def lines(self) -> list[str]:
        if on_a_page():
            return [self._words.say("lesson.chart.soon")]  # a page keeps nothing, and shows the drawing
        return self._told()

    def _told(self) -> list[str]:
        raise NotImplementedError
