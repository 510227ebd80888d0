"""Predict, then see: an answer is chosen before a move is made, kept, and shown beside what then happened."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.facts import fact, said, somebody
from holding_on.lessons.saying import folded, paragraph, with_rule, within
from holding_on.lessons.showing import Piece, button, displays, html, row
from holding_on.lessons.walking import LINES, Step, make, return_to, whole

ALLOWED = "allowed"
"""The prediction whether a move is possible at all."""
WHY = {"ending": "outcome"}
"""Facts that the game knows the reason of under another name."""


class Prediction(Piece):
    """What will stand on the table after these moves? The moves are made once an answer has been given.

    `about` is a fact (`facts.fact`), or "allowed": whether the last of the moves is possible.
    """

    def __init__(
        self,
        game: Game,
        moves: Sequence[str],
        about: str,
        options: Sequence[int | str | bool],
        parts: Sequence[str],
        words: Words,
    ) -> None:
        """Raises SceneError when there is no such fact, or what will happen is not among the options."""
        if about != ALLOWED:
            fact(game, about)
        self.game, self.moves, self.about = game, tuple(moves), about
        self.answer: int | str | bool | None = None
        self.told = whole(game, moves)
        self._start = game.actions
        self._words = words
        self._options = (True, False) if about == ALLOWED else tuple(options)
        self._asked = words.say(
            f"lesson.predict.{self._key()}", who=somebody(game, about), action=within(self.told[-1].tried)
        )
        right = self._right()
        if right not in self._options:
            raise SceneError(f"the prediction of {about!r} offers {self._options}, and not what happens: {right!r}")
        self._choice = ipywidgets.RadioButtons(
            options=[(said(value, about, words), index) for index, value in enumerate(self._options)],
            value=None,
            layout={"width": "auto"},
        )
        self._choice.observe(self._chosen, "value")
        self._keep = button(words, "see", self.see, main=True)
        self._keep.disabled = True
        self._told = html()
        super().__init__(
            [
                html(
                    f"<p><b>{escape(words.say('lesson.predict.title'))}</b> {escape(self._asked)}</p>{self._now(right)}"
                ),
                self._choice,
                row(self._keep),
                *displays(game, parts),
                self._told,
            ],
            "predict",
        )

    def choose(self, value: int | str | bool) -> None:
        """Choose one of the options, as a click does. Raises ValueError for what is none of them."""
        self._choice.value = self._options.index(value)

    def see(self) -> None:
        """Keep the answer, make the moves, and show both."""
        if self._choice.value is None or self.answer is not None:
            return
        self.answer = self._options[self._choice.value]
        self._choice.disabled = self._keep.disabled = True
        return_to(self.game, self._start)
        made = [make(self.game, move) for move in self.moves]
        right = self._right()
        reason = self._reason()
        lines = [with_rule(text, rule) for step in made for text, rule in step.told]
        self._told.value = (
            '<div role="alert" class="ho-l-told">'
            + paragraph(self._compared(right), "right" if self.answer == right else "other")
            + (f"<p>{reason}</p>" if reason else "")
            + folded(lines, self._words, 0 if reason else LINES)
            + "</div>"
        )

    def _reason(self) -> str:
        """The line of the journal by which it has come to be so, where these moves have made one."""
        try:
            links = self.game.why(WHY.get(self.about, self.about.removesuffix(" place"))).links
        except ValueError:  # nothing that stands on the table
            return ""
        made = {line for line, _ in self.game.entries(len(self._start))}
        return with_rule(links[0].text, links[0].rule) if links and links[0].line in made else ""

    def _compared(self, right: int | str | bool) -> str:
        assert self.answer is not None
        mine, there = (within(said(value, self.about, self._words)) for value in (self.answer, right))
        key = "as_you_said" if self.answer == right else "otherwise"
        return self._words.say(f"lesson.predict.{key}", mine=mine, there=there)

    def _now(self, right: int | str | bool) -> str:
        """How it stands before the moves, where that is a number."""
        if self.about == ALLOWED or not isinstance(right, int):
            return ""
        value = fact(self.game, self.about)
        return paragraph(self._words.say("lesson.predict.now", value=said(value, self.about, self._words)), "count")

    def _key(self) -> str:
        return f"somebodys_{self.about.rpartition(' ')[2]}" if " " in self.about else self.about

    def _right(self) -> int | str | bool:
        """What the engine says will stand there."""
        if self.about == ALLOWED:
            return not self.told[-1].refused
        return (
            fact(self.game, self.about) if self.answer is not None else fact(_after(self.game, self.moves), self.about)
        )

    def _chosen(self, _change: Any) -> None:
        self._keep.disabled = self.answer is not None

    def steps(self) -> list[Step]:
        """What happens once an answer is given."""
        return self.told

    def lines(self) -> list[str]:
        choices = " / ".join(said(value, self.about, self._words) for value in self._options)
        return [self._asked, f"  {choices}"]


def _after(game: Game, moves: Sequence[str]) -> Game:
    """A game of its own, in which the moves are made."""
    copy = Game.from_record(game.record())
    for move in moves:
        make(copy, move)
    return copy
