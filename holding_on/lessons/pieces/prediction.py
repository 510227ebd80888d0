"""Predictions: the learner chooses an answer, which is kept and then shown beside the right answer."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact, pawn_of, value_text, within
from holding_on.lessons.checks.moves import rehearse, return_to, try_move
from holding_on.lessons.pieces.board_parts import parts_of
from holding_on.lessons.pieces.piece import Piece, button, dropdown, folded, html, paragraph, row, with_rule
from holding_on.lessons.pieces.steps import LINES
from holding_on.study.counts.rates import Rate
from holding_on.study.growing_rows import GrowingRows

if TYPE_CHECKING:  # the module that counts games takes a second to load, and most lessons count none
    from holding_on.study import Study

ALLOWED: Final = "allowed"
"""The value of `about` for a prediction that asks whether a move is legal."""
OF_TEN: Final = 10


class KeptAnswer(Piece):
    """A question. The learner's answer is kept first, and only then shown beside the right answer."""

    def __init__(
        self, question: str, choice: Any, words: Words, kind: str, note: str = "", below: Sequence[Any] = ()
    ) -> None:
        """Make the question. `choice` is the widget to choose with, `note` is HTML below the question, and the widgets
        of `below` follow the button.
        """
        self.question, self.choice = question, choice
        self.answer: Any = None
        self._words = words
        self.message = html()
        self._keep = button(words, "see", self.see, main=True)
        self._keep.disabled = True
        choice.observe(lambda _: self._chosen(), "value")
        title = f"<p><b>{escape(words.say('lesson.predict.title'))}</b> {escape(question)}</p>{note}"
        super().__init__([html(title), choice, row(self._keep), *below, self.message], kind)

    def _chosen(self) -> None:
        self._keep.disabled = self.answer is not None

    def see(self) -> None:
        """Keep the chosen answer and show it beside the right answer, once; without a choice, do nothing."""
        if self.choice.value is None or self.answer is not None:
            return
        self.answer = self.choice.value
        self.choice.disabled = self._keep.disabled = True
        self.message.value = f'<div role="alert" class="ho-l-told">{self._compared()}</div>'

    def _compared(self) -> str:
        """Return HTML that compares the kept answer with the right answer."""
        raise NotImplementedError


class Prediction(KeptAnswer):
    """A question about the position after some moves. The moves are made once an answer has been kept.

    `about` is a fact (`checks.facts`), or "allowed": whether the last of the moves is legal.
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
        """Try the moves in a copy of the game. Raises SceneError for an unknown fact, or if no option is right."""
        self.game, self.moves, self.about = game, tuple(moves), about
        now = None if about == ALLOWED else fact(game, about)
        self.steps, after = rehearse(game, moves)
        self._start = game.actions
        self.right = not self.steps[-1].refused if about == ALLOWED else fact(after, about)
        self.options = (True, False) if about == ALLOWED else tuple(options)
        if self.right not in self.options:
            raise SceneError(f"the prediction of {about!r} offers {self.options}, and not what happens: {self.right!r}")
        choice = ipywidgets.RadioButtons(
            options=[(value_text(value, about, words), value) for value in self.options],
            value=None,
            layout={"width": "auto"},
        )
        key = f"somebodys_{about.rpartition(' ')[2]}" if " " in about else about
        question = words.say(f"lesson.predict.{key}", who=pawn_of(game, about), action=within(self.steps[-1].action))
        note = paragraph(words.say("lesson.predict.now", value=now), "count") if isinstance(now, int) else ""
        super().__init__(question, choice, words, "predict", note, parts_of(game, parts))

    def _compared(self) -> str:
        """Make the moves; return HTML with the answer, the right answer, the reason, and what else happened."""
        return_to(self.game, self._start)
        steps = [try_move(self.game, move) for move in self.moves]
        is_right, reason = self.answer == self.right, self._reason()
        mine, there = (within(value_text(value, self.about, self._words)) for value in (self.answer, self.right))
        key = "as_you_said" if is_right else "otherwise"
        text = self._words.say(f"lesson.predict.{key}", mine=mine, there=there)
        sentences = [with_rule(text, rule) for step in steps for text, rule in step.sentences]
        return (
            paragraph(text, "right" if is_right else "other")
            + (f"<p>{reason}</p>" if reason else "")
            + folded(sentences, self._words, 0 if reason else LINES)
        )

    def _reason(self) -> str:
        """Return the sentence of the change that gave the fact its value; "" when no move here made such a change."""
        thing = "outcome" if self.about == "ending" else self.about.removesuffix(" place")
        try:
            links = self.game.why(thing).links
        except ValueError:  # no change sets this fact
            return ""
        made = {line for line, _ in self.game.entries(len(self._start))}
        return with_rule(links[0].text, links[0].rule) if links and links[0].line in made else ""

    def lines(self) -> list[str]:
        choices = " / ".join(value_text(value, self.about, self._words) for value in self.options)
        return [self.question, f"  {choices}"]


class WinGuess(KeptAnswer):
    """A guess of how many games of ten a style wins, shown beside the number that was counted and its interval."""

    def __init__(self, study: Study | GrowingRows, words: Words) -> None:
        self.study = study
        choice = dropdown(words.say("lesson.guess.mine"), [(str(games), games) for games in range(OF_TEN + 1)])
        choice.index = None
        super().__init__(words.say("lesson.guess.asked", style=style_name(study.policy, words)), choice, words, "guess")

    def _compared(self) -> str:
        study = self.study
        rate = study.won() if isinstance(study, GrowingRows) else Rate(int(study.games["won"].sum()), len(study.games))
        of, least, most = rate.in_whole_games  # rounded as in the sentence that the learner reads
        mine = self.answer * of / OF_TEN
        side = "within" if least <= mine <= most else "below" if mine < least else "above"
        say = self._words.say
        counted = say("lesson.guess.counted", mine=self.answer, won=rate.part, n=rate.whole)
        sure = say(f"lesson.guess.{side}", sure=rate.told(self._words))
        return paragraph(counted) + paragraph(sure)

    def lines(self) -> list[str]:
        return [self.question]


def style_name(policy: str, words: Words) -> str:
    """Return the name of a care style as learners read it."""
    key = f"lesson.many.styles.{policy}"
    return words.say(key) if words.has(key) else policy
