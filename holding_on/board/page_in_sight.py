"""The part of the play page that is in sight: the widgets of its state, and the sentences around the board."""

from __future__ import annotations

from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.board import Board
from holding_on.board.coaching import Coach
from holding_on.board.keeper import Keeper
from holding_on.board.linked_game import LinkedGame
from holding_on.board.page_parts import PageParts, alert_html, notice_html
from holding_on.board.page_states import SHOWN, WALL_AT, State
from holding_on.board.setup_form import WORDS, SetupForm
from holding_on.board.unsaved import Unsaved
from holding_on.board.wall_offer import WallOffer
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.engine.errors import HoldingOnError
from holding_on.game import Game
from holding_on.game.options import Options

IN_BED: Final = "1A"
"""The narrative card on which Billy lies in his bed."""


class PageInSight(Unsaved, ipywidgets.VBox):  # type: ignore[misc]  # its base has no types
    """The base class of `PlayPage`, which makes the attributes below and knows the way from one state to the next."""

    state: State
    game: Game | None
    board: Board | None
    parts: PageParts
    form: SetupForm
    keeper: Keeper
    linked: LinkedGame
    wall: WallOffer
    coach: Coach
    _words: Words

    def __repr__(self) -> str:
        return self._words.say("notice.title") if self.board is None else repr(self.board)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        bundle: dict[str, Any] | None = super()._repr_mimebundle_(**kwargs)
        html = self.parts.notice.value if self.board is None else self.board.in_html()
        return bundle and {**bundle, "text/plain": repr(self), "text/html": html}

    def _enter(self, state: State) -> None:
        self.state = state
        if "board" not in SHOWN[state]:
            self.coach.stop()
        self._show()

    def _show(self) -> None:
        """Show the widgets of the state, or the game of a link, under which the state goes on unseen."""
        state = self.state
        if "before" in SHOWN[state]:
            self.parts.furnish_before(offers=state is State.OFFERING)
        shown = [self.board if name == "board" else self.parts.named(name) for name in SHOWN[state]]
        if self.wall.is_open and state in WALL_AT:
            self.wall.refresh()
            shown.insert(WALL_AT[state], self.parts.wall)
        if self.linked.is_open:
            shown = [self.linked.box, self.keeper, self.parts.stop_line]
        if self.wall.is_open:  # the word also while there is none: with another child the board would be made anew
            shown.insert(0, self.parts.word)
        self.children = (self.parts.style, self.parts.trouble, *shown)

    def _help_line(self) -> str:
        """Return the line that says where players find help: the line of the form, or else the general sentence."""
        return self.form.help_line or self._words.say("notice.help")

    def _on_help(self) -> None:
        self.parts.notice.value = notice_html(self._words, self._help_line(), self.wall.notice)

    def _refuse(self, sentence: str) -> None:
        self.parts.trouble.value = alert_html(sentence)

    def _on_mistake(self) -> None:
        """Say that this program made a mistake, and show the buttons that save the present game as a file."""
        self._refuse(self._say("wrong.unexpected_empty" if self.game is None else "wrong.unexpected"))
        self.parts.furnish_bar(in_menu=False)
        if self.game is not None and self.parts.bar not in self.children and self.keeper not in self.children:
            self.children = (*self.children[:2], self.parts.bar, *self.children[2:])

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(WORDS + key, **facts)


def content_of(content: str | None, lang: str) -> tuple[Words, str | None, str]:
    """Return the words of the content, the drawing of Billy in his bed, and an empty text.

    When the content cannot be read, return the words and the drawing of the box, and the error as HTML.
    """
    try:
        catalogue = Options(content=content).catalogue()
        return Words(catalogue, lang), catalogue.card_drawing(IN_BED), ""
    except HoldingOnError as refused:
        return Words(the_box(), "en"), the_box().card_drawing(IN_BED), alert_html(str(refused))
