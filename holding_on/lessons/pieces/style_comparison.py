"""A piece that plays many games of each care style when the learner asks, and shows charts of the results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.common.notebooks import on_a_page
from holding_on.lessons.checks.programs import blank_in, sources_of
from holding_on.lessons.drawn import bands, one_game, rates
from holding_on.lessons.drawn.paper import Drawing, styles
from holding_on.lessons.pieces.background_games import BackgroundGames, GamesPiece
from holding_on.lessons.pieces.board_charts import shown
from holding_on.lessons.pieces.piece import dropdown, html, listed, paragraph, row
from holding_on.lessons.pieces.style_name import style_name
from holding_on.study.counts import rows
from holding_on.study.growing_rows import GrowingRows, paired_rows
from holding_on.styles import Style

OF_ALL: Final = ("endings", "survival")
"""Charts that show every style at once."""
OF_ONE: Final = ("fan", "stress", "tokens", "memories", "by_luck")
"""Charts of one style."""
PAIR: Final = "pair"
"""The chart of two styles with the same cards, game by game."""
TWO: Final = 2
FIRST_STYLE: Final = "balanced"
"""The style that is chosen at the beginning: it is meant to play best."""


class StyleComparison(GamesPiece):
    """A piece that shows how many games each care style has won, and one chart, which grows while games are played.

    The game of `board`, if there is one, is drawn into the fan chart. On a web page, where no cell can be read, the
    lines of a style of the learner's own stand above it.
    """

    def __init__(self, policies: Sequence[str | Style], games: int, words: Words, board: Board | None = None) -> None:
        """Make the piece; a style of the learner's own is a function. Of two styles the same cards are compared too."""
        played = [GrowingRows(policy=policy, lang=words.lang) for policy in policies]
        self.studies = {each.policy: each for each in played}
        self.games = games
        self._words, self._board = words, board
        self.background = BackgroundGames(words, "play_many", self)
        self.drawing = html()
        charts = [(words.say(f"lesson.many.charts.{key}"), key) for key in self._kinds()]
        self.chart = dropdown(words.say("lesson.many.chart"), charts)
        self.style = dropdown(
            words.say("lesson.many.style"), [(style_name(each, words), each) for each in self.studies], FIRST_STYLE
        )
        self.choices = row(self.chart, self.style)
        self.chart.observe(lambda _: self._redraw(), "value")
        self.style.observe(lambda _: self._redraw(), "value")
        self._offer_choices()
        offer = html(paragraph(self._offer()))
        own = [sources_of(each) for each in policies if callable(each)] if on_a_page() else []
        code = [html(f"<pre>{escape(source)}</pre>") for source in filter(None, own)]
        self.blank = next(filter(None, (blank_in(each) for each in policies if callable(each))), "")
        played_here = [offer, *self.background.widgets, self.choices, self.drawing]
        note = [html(paragraph(self._blank(), "told", role="note"))] if self.blank else played_here
        super().__init__([html(styles()), *code, *note], "many")

    def _kinds(self) -> tuple[str, ...]:
        """Return the charts that there are: with a style of one's own first how both did, game by game."""
        own = any(each.origin.is_own for each in self.studies.values())
        return ((PAIR,) if own and len(self.studies) == TWO else ()) + OF_ALL + OF_ONE

    def _pair(self, named: Mapping[str, GrowingRows]) -> Drawing:
        if len(named) < TWO:  # stopped before the other one began
            return rates.endings(named, self._words)
        (one, a), (other, b) = named.items()
        return rates.differences(paired_rows(a, b, (one, other)))

    def _offer(self) -> str:
        names = self._words.listed([style_name(each, self._words) for each in self.studies])
        return self._words.say("lesson.many.offer", n=self.games, count=f"{self.games:,}", styles=names)

    def _blank(self) -> str:
        """Return what is said instead of an offer, while a function that a style calls still has its dots."""
        return self._words.say("lesson.many.blank", name=self.blank)

    def requested(self) -> tuple[Sequence[GrowingRows], int]:
        return list(self.studies.values()), self.games

    def collect(self) -> dict[str, GrowingRows]:
        """Return the games played so far, by style; styles without a game are left out."""
        return {policy: each for policy, each in self.studies.items() if len(each)}

    def draw(self, collected: Mapping[str, GrowingRows]) -> str:
        """Return HTML: a list of how many games each style has won, and below the list the chosen chart."""
        if not collected:
            return ""
        words = self._words
        named = {style_name(policy, words): each for policy, each in collected.items()}
        one = collected.get(self.style.value) or next(iter(collected.values()))
        own = None if self._board is None else rows.of_game(self._board.game)
        made: dict[str, Callable[[], Drawing]] = {
            PAIR: lambda: self._pair(named),
            "endings": lambda: rates.endings(named, words),
            "survival": lambda: rates.survival(named, words),
            "fan": lambda: bands.fan(one.shifts, words, own),
            "stress": lambda: one_game.of_people(one.shifts, "stress", (), words),
            "tokens": lambda: one_game.of_people(one.shifts, "tokens", (), words),
            "memories": lambda: one_game.memories(one.shifts, words),
            "by_luck": lambda: rates.by_luck({one.name: one}, words),
        }
        won = []
        for name, each in named.items():
            rate = each.won()
            facts = {"won": f"{rate.part:,}", "n": rate.whole, "count": f"{rate.whole:,}"}
            won.append(words.say("lesson.many.won", style=name, sure=rate.told(words), **facts))
        return listed(won) + shown(made[self.chart.value](), words)

    def show(self, drawing: str) -> None:
        self.drawing.value = drawing
        self._offer_choices()

    def _redraw(self) -> None:
        self._offer_choices()
        if all(map(len, self.studies.values())):
            self.show(self.draw(self.collect()))

    def _offer_choices(self) -> None:
        """Show the list of charts once there is a chart, and the list of styles when the chart is of one style."""
        self.choices.layout.display = None if self.drawing.value else "none"
        self.style.layout.display = None if self.chart.value in OF_ONE else "none"

    def lines(self) -> list[str]:
        if self.blank:
            return [self._blank()]
        return [self._offer(), f"  {' / '.join(name for name, _ in self.chart.options)}"]
