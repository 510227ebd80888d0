"""A thousand games of each care style, played on the page when somebody asks for them, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.drawing import chosen, picture
from holding_on.lessons.saying import listed, paragraph
from holding_on.lessons.showing import Piece, html, row
from holding_on.lessons.waiting import Waiting
from holding_on.study import Study
from holding_on.study.series import Series

OF_ALL: Final = ("endings", "survival")
OF_ONE: Final = ("fan", "stress", "tokens", "memories", "by_luck")

BEST: Final = "balanced"
"""The style that is shown first: it is meant to play best."""


class Many(Piece):
    """Games of each of these styles: one chart at a time, which grows while they are played, and how many were won.

    The game of `board`, if there is one, is drawn into the fan.
    """

    def __init__(self, policies: Sequence[str], games: int, words: Words, board: Board | None = None) -> None:
        self.series = {policy: Series(policy=policy, lang=words.lang, shifts=True) for policy in policies}
        self.games = games
        self._words, self._board = words, board
        self.waiting = Waiting(words, "play_many", self._asked, self._taken, self._drawn, self._show)
        self._drawing = html()
        self.chart = chosen(words, "lesson.many.chart", self._named([*OF_ALL, *OF_ONE]))
        self.style = chosen(words, "lesson.many.style", [(called(each, words), each) for each in policies], BEST)
        self._choices = row(self.chart, self.style)
        self.chart.observe(self._redraw, "value")
        self.style.observe(self._redraw, "value")
        self._stand()
        super().__init__([html(paragraph(self._offer())), *self.waiting.parts, self._choices, self._drawing], "many")

    def _offer(self) -> str:
        names = [called(each, self._words) for each in self.series]
        return self._words.say(
            "lesson.many.offer", n=self.games, count=f"{self.games:,}", styles=self._words.listed(names)
        )

    def _named(self, keys: list[str]) -> list[tuple[str, str]]:
        return [(self._words.say(f"lesson.many.charts.{key}"), key) for key in keys]

    def _asked(self) -> tuple[list[Series], int]:
        return list(self.series.values()), self.games

    def _redraw(self, _change: Any) -> None:
        self._stand()
        if all(map(len, self.series.values())):
            self._show(self._drawn(self._taken()))

    def _show(self, drawing: str) -> None:
        self._drawing.value = drawing
        self._stand()

    def _stand(self) -> None:
        """Nothing is chosen before there is something to be seen, and no style where all are drawn."""
        self._choices.layout.display = None if self._drawing.value else "none"
        self.style.layout.display = "none" if self.chart.value in OF_ALL else None

    def _taken(self) -> dict[str, Study]:
        """The games so far, of each style that has played any."""
        return {policy: each.study() for policy, each in self.series.items() if len(each)}

    def _drawn(self, played: Mapping[str, Study]) -> str:
        """The chart that is chosen, of these games, and how many each style has won."""
        from holding_on.study import charts, measures

        if not played:
            return ""
        named = {called(policy, self._words): study for policy, study in played.items()}
        study = played.get(self.style.value) or next(iter(played.values()))
        lang, key = self._words.lang, self.chart.value
        made: dict[str, Callable[[], Any]] = {
            "endings": lambda: charts.endings(named, lang=lang),
            "survival": lambda: charts.survival(named, lang=lang),
            "fan": lambda: charts.fan(study.shifts, self._own(), lang=lang),
            "stress": lambda: charts.stress(study.shifts, lang=lang),
            "tokens": lambda: charts.tokens(study.shifts, lang=lang),
            "memories": lambda: charts.memories(study.shifts, lang=lang),
            "by_luck": lambda: charts.by_luck(study, lang=lang),
        }
        told = []
        for name, each in named.items():
            rate = measures.won(each)
            told.append(
                self._words.say("lesson.many.won", style=name, won=f"{rate.part:,}", n=rate.whole,
                                count=f"{rate.whole:,}", sure=rate.told(self._words))
            )  # fmt: skip
        return listed(told) + picture(made[key](), self._words)

    def _own(self) -> Any:
        return None if self._board is None else self._board.game.shifts()

    def lines(self) -> list[str]:
        offered = [name for name, _ in self.chart.options]
        return [self._offer(), f"  {' / '.join(offered)}"]


def called(policy: str, words: Words) -> str:
    """What a style is called on a page."""
    key = f"lesson.many.styles.{policy}"
    return words.say(key) if words.has(key) else policy


def example(policy: str, **options: Any) -> Game:
    """A game played to its end by a style."""
    from holding_on.styles import STYLES, seat_of

    game = Game(**options)
    while game.outcome is None:
        actions = game.legal_actions()
        game.apply(actions[0] if len(actions) == 1 else STYLES[policy](seat_of(game), actions))
    return game
