"""Clear Memories to read: the picture of each, Billy's own line, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue
from holding_on.engine.errors import SceneError
from holding_on.engine.names import CLEAR_GRID, POSITIONS
from holding_on.engine.state import AFTER, TARGET, VERB
from holding_on.game import Game
from holding_on.lessons.pieces.laid import address_of
from holding_on.lessons.pieces.piece import Piece, html
from holding_on.lessons.pieces.staged import Staged

MOST: Final = 2
"""How many memories a screen has room for."""


class Heard(Piece):
    """One memory or two, each a large picture with the story beside it; nothing is asked."""

    def __init__(
        self, memories: Sequence[str], catalogue: Catalogue, words: Words, after: Staged | None = None
    ) -> None:
        """Take the clear pictures of the memories. Raises SceneError for none, for three, and for an unknown one.

        With a piece in `after` the memory that finds its place in that piece's game is shown as soon as it lies there.
        """
        known = {memory.id for memory in catalogue.memories}
        if not 1 <= len(memories) <= MOST or not known.issuperset(memories):
            named = ", ".join(map(str, memories))
            raise SceneError(f"lesson.heard shows one memory or two, from 1-1 to 5-6, not {named or 'none'}")
        self._words, self._catalogue, self._named, self.memories = words, catalogue, tuple(memories), tuple(memories)
        self._page = html(self._drawn())
        super().__init__([self._page], "heard")
        if len(memories) == MOST:
            self.add_class("ho-l-two")
        if after is not None:
            self._begun = len(after.game.actions)
            after.game.subscribe(self._follow)
            self._follow(after.game)

    def _follow(self, game: Game) -> None:
        """Show the memory that has found its place in a game, or those that the lesson names while none has."""
        placed = [
            f"{entry[TARGET] // POSITIONS + 1}-{entry[TARGET] % POSITIONS + 1}"
            for _, entry in game.entries(self._begun)
            if entry[VERB] == "card" and entry[AFTER] == CLEAR_GRID
        ]
        self.memories = tuple(placed[-1:]) or self._named
        self._page.value = self._drawn()

    def _drawn(self) -> str:
        return "".join(
            self._shown(memory, address_of(self._catalogue.drawing(memory, "clear"))) for memory in self.memories
        )

    def _shown(self, memory: str, picture: str) -> str:
        title, quote, story = (escape(text) for text in self._said(memory))
        seen = escape(self._words.say(f"memory.{memory}.picture_clear"))
        drawn = f'<img src="{picture}" alt="{seen}">' if picture else ""
        text = f'<h3>{title}</h3><p class="ho-l-quote">{quote}</p><p>{story}</p>'
        return f'<div class="ho-l-heard">{drawn}<div>{text}</div></div>'

    def _said(self, memory: str) -> tuple[str, str, str]:
        say = self._words.say
        quote = say("board.page.quote", words=say(f"memory.{memory}.words"))
        return say(f"memory.{memory}.title"), quote, say(f"memory.{memory}.clear")

    def lines(self) -> list[str]:
        return [line for memory in self.memories for line in self._said(memory)]
