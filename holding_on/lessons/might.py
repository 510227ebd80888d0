"""What might have been: another care on one shift of a game that was played, and many games that go on from there."""

from __future__ import annotations

from typing import Any

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.drawing import chosen, picture
from holding_on.lessons.many import BEST, called
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import Piece, html, row
from holding_on.lessons.waiting import Waiting
from holding_on.study import Study
from holding_on.study.series import Series
from holding_on.study.turning import Turning, turnings


class Might(Piece):
    """A moment is chosen, and the board goes there; then many games go on with the care that was given, and with the
    other, on the same cards. The real line stands beside both.
    """

    def __init__(self, board: Board, policies: tuple[str, ...], games: int, words: Words) -> None:
        self.board, self.games = board, games
        self._words = words
        self._game = board.game
        self._revision = -1
        self._listing = False
        self._turnings: list[Turning] = []
        self._played: tuple[Series, Series] | None = None
        self._drawing = html()
        self.moment = chosen(words, "lesson.might.moment", [])
        self.style = chosen(words, "lesson.might.style", [(called(each, words), each) for each in policies], BEST)
        self.waiting = Waiting(words, "play_on", self._asked, self._taken, self._drawn, self._show)
        self._list()
        self.moment.observe(self._look, "value")
        self.style.observe(lambda _: self._forget(), "value")
        board.observe(lambda _: self._follow(), "view")
        offer = html(paragraph(words.say("lesson.might.offer", n=games)))
        super().__init__([offer, row(self.moment, self.style), *self.waiting.parts, self._drawing], "might")

    @property
    def turning(self) -> Turning | None:
        """The decision that is chosen; None where the game has none."""
        return None if self.moment.value is None else self._turnings[self.moment.value]

    def choose(self, day: int, shift: str) -> None:
        """Choose a moment, as the list does. Raises ValueError where care was no choice."""
        self.moment.value = [(each.day, each.shift) for each in self._turnings].index((day, shift))

    def _list(self) -> None:
        """The moments of the game that lies on the board."""
        say = self._words.say
        self._game = self.board.game
        self._revision = self._game.revision
        self._turnings = turnings(self._game)
        self._listing = True
        self.moment.options = [
            (
                say(
                    "lesson.might.then",
                    day=each.day,
                    shift=say(f"shift.{each.shift}"),
                    care=say(f"lesson.might.{each.care}"),
                    other=say(f"lesson.might.{each.other}"),
                ),
                index,
            )
            for index, each in enumerate(self._turnings)
        ]
        self.moment.index = len(self._turnings) // 4 if self._turnings else None
        self._listing = False

    def _look(self, _change: Any) -> None:
        """Take the board to the moment that is chosen."""
        if not self._listing:
            self._forget()
            if self.turning is not None:
                self.board.look(self.turning.move)

    def _follow(self) -> None:
        """Another game lies on the board, or this one has gone on."""
        if self.board.game is not self._game or self._game.revision != self._revision:
            self._list()
            self._forget()

    def _forget(self) -> None:
        self._played = None
        self._drawing.value = ""

    def _asked(self) -> tuple[list[Series], int]:
        turning = self.turning
        if turning is None:
            return [], 0
        start = self._game.at(move=turning.move)
        lang = self._words.lang
        same, other = (
            Series(policy=self.style.value, lang=lang, start=start, instead=(turning, care), shifts=True)
            for care in (turning.care, turning.other)
        )
        self._played = (same, other)
        return [same, other], self.games

    def _show(self, drawing: str) -> None:
        self._drawing.value = drawing

    def _taken(self) -> tuple[Study, Study] | None:
        """What both kinds of care have led to, in as many games of each."""
        games = 0 if self._played is None else min(map(len, self._played))
        if self._played is None or not games:
            return None
        same, other = self._played
        return same.study(games), other.study(games)

    def _drawn(self, played: tuple[Study, Study] | None) -> str:
        """The real line beside the band, and both kinds of care compared game by game."""
        from holding_on.study import charts, measures

        turning = self.turning
        if played is None or turning is None:
            return ""
        same, other = played
        say = self._words.say
        names = (
            say("lesson.might.with", care=say(f"lesson.might.{turning.care}")),
            say("lesson.might.with", care=say(f"lesson.might.{turning.other}")),
        )
        found = measures.paired(same, other, names)
        chart = charts.branches(self._game.shifts(), other, same, names=(names[1], names[0]), lang=self._words.lang)
        return picture(chart, self._words) + f'<div class="ho-l-told">{paragraph(found.told)}</div>'

    def lines(self) -> list[str]:
        return [self._words.say("lesson.might.offer", n=self.games), *(f"  {name}" for name, _ in self.moment.options)]
