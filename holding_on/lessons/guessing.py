"""A guess before many games are told: how many of ten would this style win?"""

from __future__ import annotations

from html import escape

from holding_on.catalogue.language import Words
from holding_on.lessons.drawing import chosen
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
        self._choice = chosen(words, "lesson.guess.mine", [(str(games), games) for games in range(OF + 1)])
        self._choice.index = None
        self._choice.observe(lambda _: self._chosen(), "value")
        self._keep = button(words, "see", self.see, main=True)
        self._keep.disabled = True
        self._told = html()
        super().__init__(
            [
                html(f"<p><b>{escape(words.say('lesson.predict.title'))}</b> {escape(self._asked)}</p>"),
                self._choice,
                row(self._keep),
                self._told,
            ],
            "guess",
        )

    def choose(self, games: int) -> None:
        """Say how many of ten, as the list does."""
        self._choice.value = games

    def _chosen(self) -> None:
        self._keep.disabled = self.answer is not None

    def see(self) -> None:
        """Keep the answer, and show it beside what was counted."""
        from holding_on.study import measures

        if self.answer is not None or self._choice.value is None:
            return
        self.answer = self._choice.value
        self._choice.disabled = self._keep.disabled = True
        rate = measures.won(self.study)
        of, least, most = rate.in_whole_games  # what is told decides, and not what lies behind it
        mine = self.answer * of / OF
        side = "within" if least <= mine <= most else "below" if mine < least else "above"
        say = self._words.say
        counted = say("lesson.guess.counted", mine=self.answer, won=rate.part, n=rate.whole)
        sure = say(f"lesson.guess.{side}", sure=rate.told(self._words))
        self._told.value = f'<div role="alert" class="ho-l-told">{paragraph(counted)}{paragraph(sure)}</div>'

    def lines(self) -> list[str]:
        return [self._asked]
