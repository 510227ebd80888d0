"""The parts of the board that a lesson can show, each by name, and the status of the Objective."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.board.display import Display
from holding_on.board.parts import ConditionTrack, JournalView, MemoryGrid, PatientCard, Prompt, Roster
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.pieces.piece import listed, paragraph
from holding_on.view.shape import Head


class ObjectiveStatus(ipywidgets.HTML):  # type: ignore[misc]  # its base has no types
    """A widget that shows the Objective of a game: the steps, which steps are done, and at last how the game ended.

    >>> from holding_on.lessons import Lesson
    >>> game = Lesson(9).game({"day": 2, "grid": {"partials": ["1-2"], "clears": ["1-2"]}}, scenario=2)
    >>> repr(ObjectiveStatus(game)).splitlines()[1]
    '1 of 3 done'
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        super().__init__()
        self._draw(game)
        game.subscribe(self._draw)

    def _draw(self, game: Game) -> None:
        head, ended = self._status()
        body = f"<b>{escape(head['progress_text'])}</b>" + listed(escape(step["text"]) for step in head["progress"])
        if ended:
            title, *text = ended
            paragraphs = "".join(map(paragraph, text))
            body += f'<div class="ho-l-told" role="status"><b>{escape(title)}</b>{paragraphs}</div>'
        self.value = paragraph(head["objective_text"]) + body

    def _status(self) -> tuple[Head, list[str]]:
        """Return the head of the view, and the title and paragraphs of the outcome (an empty list before the end)."""
        view = self.game.view()
        ended = view["outcome"]
        return view["head"], [ended["title"], *ended["text"].split("\n\n")] if ended else []

    def __repr__(self) -> str:
        head, ended = self._status()
        steps = [f"  {step['text']}" for step in head["progress"]]
        return "\n".join([head["objective_text"], head["progress_text"], *steps, *ended])


PARTS: Final[dict[str, Callable[[Game], Display | ObjectiveStatus]]] = {
    "board": Board,
    "track": ConditionTrack,
    "card": PatientCard,
    "roster": Roster,
    "memories": MemoryGrid,
    "prompt": Prompt,
    "journal": JournalView,
    "objective": ObjectiveStatus,
    **{f"{shift} card": lambda game, shift=shift: PatientCard(game, shift) for shift in ("morning", "day", "night")},  # type: ignore[misc]
}
"""The widgets that show a part of a game, by the name that notebooks use."""


def parts_of(game: Game, names: Sequence[str]) -> list[Display | ObjectiveStatus]:
    """Return the parts with these names, which follow the game. Raises SceneError for a name that no part has."""
    for name in names:
        if name not in PARTS:
            raise SceneError(f"a lesson shows {', '.join(PARTS)}, not {quoted(name)}")
    made = [PARTS[name](game) for name in names]
    for name, part in zip(names, made, strict=True):
        part.add_class(f"ho-l-part-{name.rpartition(' ')[2]}")
    return made
