"""A piece that shows what might have followed from the other kind of care on one shift, by playing many games."""

from __future__ import annotations

from collections.abc import Sequence

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.drawn import bands
from holding_on.lessons.drawn.paper import styles
from holding_on.lessons.pieces.background_games import BackgroundGames, GamesPiece
from holding_on.lessons.pieces.board_charts import shown
from holding_on.lessons.pieces.piece import dropdown, html, paragraph, row
from holding_on.lessons.pieces.style_comparison import FIRST_STYLE
from holding_on.lessons.pieces.style_name import style_name
from holding_on.study.counts import rows
from holding_on.study.growing_rows import GrowingRows, first_shifts, paired_rows
from holding_on.study.turning import Turning, turnings


class WhatIf(GamesPiece):
    """A piece in which the learner chooses a decision about care; many games go on from there with each kind of care.

    Games with medical and with palliative care are dealt the same cards. The board shows the moment of the decision,
    and a chart shows these games and the real game.
    """

    def __init__(self, board: Board, policies: tuple[str, ...], games: int, words: Words) -> None:
        self.board, self.games = board, games
        self._words = words
        self._listing = False
        self._studies: list[GrowingRows] = []
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
        super().__init__([html(styles()), offer, choices, *self.background.widgets, self.drawing], "might")

    @property
    def turning(self) -> Turning | None:
        """The chosen decision; None when the game has no decision about care."""
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
        """Take the board to the chosen moment, and clear the results of the earlier choice."""
        if not self._listing:
            self._forget()
            if self.turning is not None:
                self.board.look(self.turning.move)

    def _on_view(self) -> None:
        """List the moments again when another game is on the board, or when the game has changed."""
        if self.board.game is not self._game or self._game.revision != self._revision:
            self._list_moments()
            self._forget()

    def _forget(self) -> None:
        self._studies = []
        self.drawing.value = ""

    def requested(self) -> tuple[Sequence[GrowingRows], int]:
        turning = self.turning
        if turning is None:
            return [], 0
        start, policy, lang = self._game.at(move=turning.move), self.style.value, self._words.lang
        self._studies = [
            GrowingRows(policy=policy, lang=lang, start=start, instead=(turning, care))
            for care in (turning.care, turning.other)
        ]
        return self._studies, self.games

    def collect(self) -> list[GrowingRows]:
        """Return the games played so far in two studies: with the care of the real game, and with the other.

        The list is empty when no game has been played.
        """
        return self._studies if min(map(len, self._studies), default=0) else []

    def draw(self, collected: list[GrowingRows]) -> str:
        """Return HTML: a chart of the real game and both kinds of care, and a sentence that compares the two kinds."""
        turning = self.turning
        if not collected or turning is None:
            return ""
        same, other = collected
        games = min(len(same), len(other))
        say = self._words.say
        care, instead = (
            say("lesson.might.with", care=say(f"lesson.might.{kind}")) for kind in (turning.care, turning.other)
        )
        found = paired_rows(same, other, (care, instead))
        branches = [(instead, games, first_shifts(other, games)), (care, games, first_shifts(same, games))]
        drawing = bands.branches(rows.of_game(self._game), branches, self._words)
        return shown(drawing, self._words) + f'<div class="ho-l-told">{paragraph(found.told)}</div>'

    def show(self, drawing: str) -> None:
        self.drawing.value = drawing

    def lines(self) -> list[str]:
        return [self._words.say("lesson.might.offer", n=self.games), *(f"  {name}" for name, _ in self.moment.options)]
