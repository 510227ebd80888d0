"""A piece of a lesson: parts of the board beside buttons and words, live on one game."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board, ConditionTrack, JournalView, MemoryGrid, PatientCard, Prompt, Roster
from holding_on.board.display import Display
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.standing import Standing
from holding_on.quoting import quoted

STYLES = Path(__file__).parent / "static" / "lesson.css"
PARTS: dict[str, Callable[[Game], Display | Standing]] = {
    "board": Board,
    "track": ConditionTrack,
    "card": PatientCard,
    "roster": Roster,
    "memories": MemoryGrid,
    "prompt": Prompt,
    "journal": JournalView,
    "objective": Standing,
    **{f"{shift} card": lambda game, shift=shift: PatientCard(game, shift) for shift in ("morning", "day", "night")},  # type: ignore[misc]
}
"""What a lesson can show of a game, by the name that a notebook calls it by."""


class Piece(ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """A piece of a lesson on a page. What it prints is what a notebook stores and compares."""

    def __init__(self, children: Sequence[Any], kind: str) -> None:
        super().__init__(list(children))
        self.add_class("ho-lesson")
        self.add_class(f"ho-lesson-{kind}")

    def lines(self) -> list[str]:
        """What this piece says, line by line; the same every time."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        return bundle and {**bundle, "text/plain": repr(self)}


class Shown(Piece):
    """Parts of the board, and nothing else: what a learner looks at and touches."""

    def __init__(self, game: Game, parts: Sequence[str]) -> None:
        self.parts = displays(game, parts)
        super().__init__(self.parts, "shown")

    def lines(self) -> list[str]:
        return [line for part in self.parts for line in repr(part).splitlines()]


def displays(game: Game, parts: Sequence[str]) -> list[Display | Standing]:
    """The parts of the board by name. Raises SceneError for one that there is not."""
    for name in parts:
        if name not in PARTS:
            raise SceneError(f"a lesson shows {', '.join(PARTS)}, not {quoted(name)}")
    made = [PARTS[name](game) for name in parts]
    for name, display in zip(parts, made, strict=True):
        display.add_class(f"ho-l-part-{name.rpartition(' ')[2]}")
    return made


def button(words: Words, key: str, press: Callable[[], None], main: bool = False) -> Any:
    """A button of a lesson."""
    made = ipywidgets.Button(description=words.say(f"lesson.button.{key}"), layout={"width": "auto"})
    made.add_class("ho-l-main" if main else "ho-l-plain")
    made.on_click(lambda _: press())
    return made


def row(*children: Any) -> Any:
    """Things side by side, as long as there is room."""
    made = ipywidgets.HBox(list(children), layout={"flex_flow": "row wrap"})
    made.add_class("ho-l-row")
    return made


def on_a_page() -> bool:
    """Whether a lesson is shown as a page, without its cells."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")


def html(text: str = "") -> Any:
    """A piece of a page that is written by us."""
    return ipywidgets.HTML(text)


def styles() -> str:
    """What the pieces of a lesson look like."""
    return f"<style>{STYLES.read_text(encoding='utf-8')}</style>"
