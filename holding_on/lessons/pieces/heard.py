"""Clear Memories to read: the picture of each, Billy's own line, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import Catalogue
from holding_on.engine.errors import SceneError
from holding_on.lessons.pieces.laid import address_of
from holding_on.lessons.pieces.piece import Piece, html

MOST: Final = 2
"""How many memories a screen has room for."""


class Heard(Piece):
    """One memory or two, each a large picture with the story beside it; nothing is asked."""

    def __init__(self, memories: Sequence[str], catalogue: Catalogue, words: Words) -> None:
        """Take the clear pictures of the memories. Raises SceneError for none, for three, and for an unknown one."""
        known = {memory.id for memory in catalogue.memories}
        if not 1 <= len(memories) <= MOST or not known.issuperset(memories):
            named = ", ".join(map(str, memories))
            raise SceneError(f"lesson.heard shows one memory or two, from 1-1 to 5-6, not {named or 'none'}")
        self._words, self.memories = words, tuple(memories)
        shown = [self._shown(memory, address_of(catalogue.drawing(memory, "clear"))) for memory in memories]
        super().__init__([html("".join(shown))], "heard")
        if len(memories) == MOST:
            self.add_class("ho-l-two")

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
