"""Programs: what a learner's function is told, with hints and a solution below it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

from holding_on.catalogue.language import Words
from holding_on.common.notebooks import code_of_the_lesson, on_a_page
from holding_on.lessons.checks.goals import DONE, UNTOUCHED, Feedback
from holding_on.lessons.checks.programs import Comparison, source_of
from holding_on.lessons.pieces.piece import Piece, button, html, paragraph, row

SOLUTION: Final = "solution"


class ProgramCheck(Piece):
    """The result of a comparison of a learner's function. Keeps in `position` a game in which it is wrong.

    Once something has been tried there are hints below it, one press each, and after them one solution, from the key;
    to a function that is right the solution is offered at once. On a web page, where no cell can be read or changed, it
    shows the lines of the function instead, and where to write in them.
    """

    def __init__(
        self, hints: str, solution: str, function: Callable[..., Any], words: Words, compared: Comparison
    ) -> None:
        """`hints` begins the keys of the hints. `solution` is shown when it is asked for; "" where there is none."""
        self.found: Feedback = compared.feedback
        self.position, self._given = compared.position, compared.shown
        self._name, self._solution, self._words, self._hints = hints, solution, words, 0
        self.told, self.helps = html(), row()
        shown = [html(paragraph(self.found.sentence, f"told is-{self.found.state}", role="status"))]
        if compared.shown:
            shown.append(html(f"<pre>{escape(compared.shown)}</pre>"))
        if on_a_page():
            self._where = html(_where_to_write(words))
            source = source_of(function)
            shown = [*([html(f"<pre>{escape(source)}</pre>")] if source else []), self._where]
        elif solution and self.found.state != UNTOUCHED:
            shown += [self.told, self.helps]
            self._offer()
        elif solution:
            shown += [html(paragraph(words.say("lesson.program.later"), "told", role="note"))]
        super().__init__(shown, "program")

    def _offer(self) -> None:
        """Offer the next hint; after the last one, or to a function that is right, the solution."""
        if self.found.state != DONE and self._has_hint(self._hints + 1):
            self.helps.children = [button(self._words, "hint", self.hint)]
        else:
            self.helps.children = [button(self._words, SOLUTION, self.solve)]

    def hint(self) -> None:
        """Show the next hint below those that were read."""
        self._hints += 1
        said = self._words.say(f"lesson.program.hints.{self._name}_{self._hints}")
        head = escape(self._words.say("lesson.exercise.hint"))
        self.told.value += f'<p class="ho-l-told is-hint" role="alert"><b>{head}</b> {escape(said)}</p>'
        self._offer()

    def solve(self) -> None:
        """Show one solution."""
        self.told.value += f'<pre role="alert">{escape(self._solution)}</pre>'
        self.helps.children = []

    def _has_hint(self, number: int) -> bool:
        return self._words.has(f"lesson.program.hints.{self._name}_{number}")

    def leave_to_the_next(self) -> None:
        """On a web page, leave it to the next program of the lesson to say where functions are written."""
        if on_a_page():
            self._where.layout.display = "none"

    def lines(self) -> list[str]:
        return [self.found.sentence, *(f"  {line}" for line in self._given.splitlines())]


def _where_to_write(words: Words) -> str:
    """Return as HTML where functions are written: a link, where the site of this page has the lesson with its code."""
    address = code_of_the_lesson()
    if not address:
        return paragraph(words.say("lesson.program.on_a_page"), "told", role="note")
    said = escape(words.say("lesson.program.with_code"))
    return f'<p class="ho-l-told" role="note"><a href="{escape(address)}">{said}</a></p>'
