"""What if other care had been given on one shift of a game? Many games go on from there, with each kind of care."""

from __future__ import annotations

from collections.abc import Sequence

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.pieces.background_games import BackgroundGames, GamesPiece
from holding_on.lessons.pieces.board_charts import drawing_of
from holding_on.lessons.pieces.piece import dropdown, html, paragraph, row
from holding_on.lessons.pieces.prediction import style_name
from holding_on.lessons.pieces.style_comparison import FIRST_STYLE
from holding_on.study import Study
from holding_on.study.growing import GrowingStudy
from holding_on.study.turning import Turning, turnings


class WhatIf(GamesPiece):
    """A moment is chosen and the board goes there; many games go on with each kind of care, on the same cards.

    The chart shows both, and the real game beside them.
    """

    def __init__(self, board: Board, policies: tuple[str, ...], games: int, words: Words) -> None:
        self.board, self.games = board, games
        self._words = words
        self._listing = False
        self._studies: list[GrowingStudy] = []
        self.drawing = html()
        self.moment = dropdown(words.say("lesson.might.moment"), [])
        self.style = dropdown(
            words.say("lesson.might.style"), [(style_name(each, words), each) for each in policies], FIRST_STYLE
        )
        self.background = BackgroundGames(words, "play_on", self)
        self._list_moments()
        self.moment.observe(lambda _: self._on_choice(), "value")
        self.style.observe(lambda _: self._forget(), "value")
        board.observe(lambda _: self._on_view(), "view")
        offer = html(paragraph(words.say("lesson.might.offer", n=games)))
        choices = row(self.moment, self.style)
        super().__init__([offer, choices, *self.background.widgets, self.drawing], "might")

    @property
    def turning(self) -> Turning | None:
        """The decision that is chosen; None where the game has none."""
        return None if self.moment.value is None else self.turnings[self.moment.value]

    def _list_moments(self) -> None:
        """List the decisions about care in the game on the board."""
        self._game, self._revision = self.board.game, self.board.game.revision
        self.turnings = turnings(self._game)
        self._listing = True
        self.moment.options = [(self._moment(each), index) for index, each in enumerate(self.turnings)]
        self.moment.index = len(self.turnings) // 4 if self.turnings else None
        self._listing = False

    def _moment(self, turning: Turning) -> str:
        say = self._words.say
        care, other = (say(f"lesson.might.{kind}") for kind in (turning.care, turning.other))
        shift = say(f"shift.{turning.shift}")
        return say("lesson.might.then", day=turning.day, shift=shift, care=care, other=other)

    def _on_choice(self) -> None:
        """Take the board to the moment that is chosen."""
        if not self._listing:
            self._forget()
            if self.turning is not None:
                self.board.look(self.turning.move)

    def _on_view(self) -> None:
        """List the moments again when another game is on the board, or this one has gone on."""
        if self.board.game is not self._game or self._game.revision != self._revision:
            self._list_moments()
            self._forget()

    def _forget(self) -> None:
        self._studies = []
        self.drawing.value = ""

    def requested(self) -> tuple[Sequence[GrowingStudy], int]:
        turning = self.turning
        if turning is None:
            return [], 0
        start, policy, lang = self._game.at(move=turning.move), self.style.value, self._words.lang
        self._studies = [
            GrowingStudy(policy=policy, lang=lang, start=start, instead=(turning, care))
            for care in (turning.care, turning.other)
        ]
        return self._studies, self.games

    def collect(self) -> list[Study]:
        """As many games of the care that was given and of the other; nothing where there are none."""
        games = min(map(len, self._studies), default=0)
        return [each.study(games) for each in self._studies] if games else []

    def draw(self, collected: list[Study]) -> str:
        """The real game beside both kinds of care, and these compared game by game."""
        from holding_on.study import charts, measures

        turning = self.turning
        if not collected or turning is None:
            return ""
        same, other = collected
        say = self._words.say
        care, instead = (
            say("lesson.might.with", care=say(f"lesson.might.{kind}")) for kind in (turning.care, turning.other)
        )
        found = measures.paired(same, other, (care, instead))
        chart = charts.branches(self._game, other, same, names=(instead, care), lang=self._words.lang)
        return drawing_of(chart, self._words) + f'<div class="ho-l-told">{paragraph(found.told)}</div>'

    def show(self, drawing: str) -> None:
        self.drawing.value = drawing

    def lines(self) -> list[str]:
        return [self._words.say("lesson.might.offer", n=self.games), *(f"  {name}" for name, _ in self.moment.options)]
