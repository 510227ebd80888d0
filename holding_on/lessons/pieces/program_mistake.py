"""A function with a mistake: what it will give is asked first, and why it does is told to whoever asks."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.common.notebooks import on_a_page
from holding_on.lessons.checks.mistakes import functions_of_the_cell, mistakes, tried
from holding_on.lessons.pieces.piece import Piece, button, html, paragraph, row

WORDS: Final = "lesson.program.mistake"
"""What the keys of its words begin with."""


class MistakeCheck(Piece):
    """Asks what a function will give, says what it gives and should give, and then why, and how it is mended.

    In a notebook the learner mends the function in its cell. One that is mended is not asked about: it says so. On a
    web page, where no cell is seen, the lines of the cell stand above the question.
    """

    def __init__(self, function: Callable[..., Any], words: Words) -> None:
        """Try the function. Raises SceneError for a function that is none of the mistakes (`mistakes.toml`)."""
        self._name, self._words = function.__name__, words
        self.first, self.wrong = tried(function)
        self.told, self.answers = html(), row()
        source = functions_of_the_cell(function) if on_a_page() else ""
        shown = [html(f"<pre>{escape(source)}</pre>")] if source else []
        if self.is_asked:
            self.answers.children = [self._answer(value) for value in self._values()]
        self.said = self._say(self.is_asked)
        super().__init__([*shown, html(_with_code(paragraph(self.said))), self.told, self.answers], "mistake")

    @property
    def is_asked(self) -> bool:
        """Whether the first call shows the mistake, so that there is something to foresee."""
        return self.first.mine != self.first.there

    def _say(self, asks: bool) -> str:
        if asks:
            return self._words.say(f"{WORDS}.asks", call=self.first.call)
        if self.wrong is None:
            return self._words.say(f"{WORDS}.mended", **self.first._asdict())
        return self._words.say(f"{WORDS}.still", **self.wrong._asdict())

    def _values(self) -> list[str]:
        """Return what the call gives, what it should give, and another value; their order says nothing."""
        return sorted({self.first.mine, self.first.there, mistakes()[self._name].other})

    def _answer(self, value: str) -> Any:
        made = ipywidgets.Button(description=value, layout={"width": "auto"})
        made.add_class("ho-l-plain")
        made.on_click(lambda _: self.answer(value))
        return made

    def answer(self, value: str) -> None:
        """Say what the call gives; `value` is what was expected."""
        expected = {self.first.there: "surprised", self.first.mine: "foreseen"}
        said = [self._words.say(f"{WORDS}.{expected.get(value, 'neither')}", value=value, **self.first._asdict())]
        if not on_a_page():
            said.append(self._words.say(f"{WORDS}.mend"))
        self.told.value = _with_code(paragraph(" ".join(said), "told", role="status"))
        self.answers.children = [button(self._words, "why", self.tell)]

    def tell(self) -> None:
        """Say why it goes wrong."""
        why = self._words.say(f"lesson.program.mistakes.{self._name}")
        self.told.value += _with_code(paragraph(why, "told", role="status"))
        self.answers.children = [button(self._words, "mended", self.mend)]

    def mend(self) -> None:
        """Show the same lines mended."""
        self.told.value += f'<pre role="status">{escape(mistakes()[self._name].mended)}</pre>'
        self.answers.children = []

    def lines(self) -> list[str]:
        return [self.said, *([f"  {' / '.join(self._values())}"] if self.is_asked else [])]


def _with_code(text: str) -> str:
    """Return HTML in which what stands between backticks is shown as code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", text)
