"""The coach of a play page: on request it counts, while the table goes on, what came of each answer to the question."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from holding_on.board.board import Board
from holding_on.board.guard import Guard
from holding_on.board.idle import IdleWork
from holding_on.board.menu import MenuItem
from holding_on.board.setup_form import WORDS
from holding_on.catalogue.language import Words
from holding_on.game import Game

if TYPE_CHECKING:
    from holding_on.study.coaching import Advice

GAMES: Final = 30 if sys.platform == "emscripten" else 60
"""How many games are played on with each answer. A page without a server plays them in the reader's browser, where each
takes more than twice as long.
"""


class Coach:
    """An item of the board's menu that asks what came of each answer, and the work that finds it out.

    Nothing is played before somebody asks. The question is that of the moment which the board shows. When the board
    shows another moment, the work for the earlier one is given up. At the end of a game nothing is offered.
    """

    def __init__(self, words: Words, guard: Guard) -> None:
        self._words, self._guard = words, guard
        self._board: Board | None = None
        self._items: tuple[MenuItem, ...] = ()
        """The other items of the menu, which stand above the coach's."""
        self._work: IdleWork[Advice] | None = None
        self._said = ""
        """The key of the line below the item, empty for none. On a phone the menu covers what is told by the question.
        """

    @property
    def is_thinking(self) -> bool:
        """Whether games are being played on now."""
        return self._work is not None

    def attend(self, board: Board, *items: MenuItem) -> None:
        """Offer the items of a board's menu from now on, and the coach's below them."""
        self.leave()
        self._board, self._items = board, items
        board.observe(self._on_view, "view")
        self._offer()

    def leave(self) -> None:
        """Leave the board. Its menu stays as it is."""
        self._give_up()
        if self._board is not None:
            self._board.unobserve(self._on_view, "view")
        self._board = None

    def stop(self) -> None:
        """Stop playing on, if that is under way."""
        if self._work is not None:
            self._give_up()
            self._offer()

    def finish(self) -> None:
        """Play at once all games that are left."""
        if self._work is not None:
            self._work.finish()

    # ------------------------------------------------------------------ inside

    def _think(self) -> None:
        """Begin to play on from the moment that the board shows."""
        if self._board is None:
            return
        from holding_on.study.coaching import coaching

        game = _moment(self._board)
        answers = len(game.legal_actions())
        if answers == 1:
            self._show(game.decision.prompt, self._words.say("study.coach.only"))
            return
        self._tell("", self._say("begun", n=GAMES, answers=answers))
        self._work, self._said = IdleWork(coaching(game, GAMES), self._on_end, self._on_failed), "counting"
        self._offer()

    def _on_end(self, advice: Advice) -> None:
        answers = [
            self._say("answer", answer=said, won=sum(each.wins))
            for said, each in zip(advice.said, advice.answers, strict=True)
        ]
        self._show(advice.question, self._say("played", n=advice.games), *answers, advice.told[-1])

    def _on_failed(self) -> None:
        self._show("", self._words.say("board.refused.unexpected"))

    def _stopped(self) -> None:
        """Stop because somebody has asked for that."""
        self.stop()
        self._tell("", self._say("stopped"))

    def _on_view(self, _: object) -> None:
        """Give up what was begun for another moment, and offer the item where the moment shown has a question."""
        self._give_up()
        self._offer()

    def _give_up(self) -> None:
        if self._work is not None:
            self._work.stop()
        self._work, self._said = None, ""

    def _show(self, title: str, *sentences: str) -> None:
        """Tell what was found, and say in the menu that it is there."""
        self._work, self._said = None, "counted"
        self._tell(title, *sentences)
        self._offer()

    def _offer(self) -> None:
        if self._board is None:
            return
        own = []
        if self._board.view["outcome"] is None:
            key, deed = ("stop", self._stopped) if self.is_thinking else ("ask", self._think)
            own = [MenuItem("coach", self._say(key), self._guard(deed))]
            if self._said:
                own.append(MenuItem("coach_said", self._say(self._said), does="words"))
        self._board.offer(*self._items, *own)

    def _tell(self, title: str, *sentences: str) -> None:
        if self._board is not None:
            self._board.tell(title, *sentences)

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"{WORDS}coach.{key}", **facts)


def _moment(board: Board) -> Game:
    """Return the game as it was at the moment that a board shows."""
    past = board.view["past"]
    return board.game if past is None else board.game.at(move=past["move"])
