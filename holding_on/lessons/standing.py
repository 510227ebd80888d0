"""How far a game is: what its Objective asks for, what of it is there, and how the game ended if it is over."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.game import Game
from holding_on.lessons.saying import listed, paragraph


class Standing(ipywidgets.HTML):  # type: ignore[misc]  # its base has no types
    """The Objective of a game, step by step, and its outcome; live, as the parts of the board are.

    >>> from holding_on.lessons import Lesson
    >>> game = Lesson(9).game({"day": 2, "grid": {"partials": ["1-2"], "clears": ["1-2"]}}, scenario=2)
    >>> repr(Standing(game)).splitlines()[1]
    '1 of 3 done'
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        super().__init__()
        self._draw(game)
        game.subscribe(self._draw)

    def _draw(self, game: Game) -> None:
        view = game.view()
        head, ended = view["head"], view["outcome"]
        body = f"<b>{escape(head['progress_text'])}</b>" + listed(escape(step["text"]) for step in head["progress"])
        if ended is not None:
            told = "".join(paragraph(part) for part in ended["text"].split("\n\n"))
            body += f'<div class="ho-l-told" role="status"><b>{escape(ended["title"])}</b>{told}</div>'
        self.value = paragraph(head["objective_text"]) + body

    def _lines(self) -> Iterator[str]:
        view = self.game.view()
        head, ended = view["head"], view["outcome"]
        yield head["objective_text"]
        yield head["progress_text"]
        yield from (f"  {step['text']}" for step in head["progress"])
        if ended is not None:
            yield from (ended["title"], *ended["text"].split("\n\n"))

    def __repr__(self) -> str:
        return "\n".join(self._lines())
