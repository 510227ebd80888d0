"""A guess before many games are told: how many of ten would this style win?"""

from __future__ import annotations

from html import escape

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.language import Words
from holding_on.lessons.many import called
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import Piece, button, html, row
from holding_on.study.simulation import Study

OF = 10


class Guess(Piece):
    """How many games of ten? An answer is kept, and then shown beside what was counted and how sure that is."""

    def __init__(self, study: Study, words: Words) -> None:
        self.study, self._words = study, words
        self.answer: int | None = None
        self._asked = words.say("lesson.guess.asked", style=called(study.policy, words))
        self._slider = ipywidgets.IntSlider(
            value=OF // 2, min=0, max=OF, description=words.say("lesson.guess.mine"),
            style={"description_width": "initial"}, layout={"width": "auto"},
        )  # fmt: skip
        self._keep = button(words, "see", self.see, main=True)
        self._told = html()
        super().__init__(
            [
                html(f"<p><b>{escape(words.say('lesson.predict.title'))}</b> {escape(self._asked)}</p>"),
                self._slider,
                row(self._keep),
                self._told,
            ],
            "guess",
        )

    def choose(self, games: int) -> None:
        """Say how many of ten, as the slider does."""
        self._slider.value = games

    def see(self) -> None:
        """Keep the answer, and show it beside what was counted."""
        from holding_on.study import measures

        if self.answer is not None:
            return
        self.answer = self._slider.value
        self._slider.disabled = self._keep.disabled = True
        rate = measures.won(self.study)
        low, high = rate.interval
        side = "within" if low <= self.answer / OF <= high else "below" if self.answer / OF < low else "above"
        say = self._words.say
        counted = say("lesson.guess.counted", mine=self.answer, won=rate.part, n=rate.whole)
        sure = say(f"lesson.guess.{side}", sure=rate.told(self._words))
        self._told.value = f'<div role="alert" class="ho-l-told">{paragraph(counted)}{paragraph(sure)}</div>'

    def lines(self) -> list[str]:
        return [self._asked]
