"""Ahead: a position played on with answers that nobody has given yet, on copies and without a card from any deck.

A view asks often where the same answers lead: for gestures, for what is answered beforehand, for previews and for
signs. So all of them ask one object, which `look` makes, and each step of each chain of answers is played once. This
module has no rules of the game in it.
"""

from collections.abc import Iterable
from typing import Final

from ..engine import flow
from ..engine import names as n
from ..engine.dealer import NoDealer
from ..engine.state import Entry, State

_AHEAD: Final = NoDealer()


class Ahead:
    """A position, and where each answer leads from it; an answer is played when somebody asks for it.

    `state` is the position, and `journal` has the entries of the answers that led to it; both are only to be read. The
    position goes on to the next decision, to the next question of chance, to the evening or to the end of the game.
    """

    __slots__ = ("_next", "journal", "state")

    def __init__(self, state: State, journal: list[Entry]) -> None:
        self.state = state
        self.journal = journal
        self._next: dict[int, Ahead] = {}

    def answered(self, code: int) -> "Ahead":
        """Return where an answer leads. Raises IllegalAction for an action that is not legal."""
        found = self._next.get(code)
        if found is None:
            found = self._next[code] = self._played(code)
        return found

    def after(self, chain: Iterable[int]) -> "Ahead":
        """Return where a chain leads: before its end, when a letter or choice of the story may come first.

        Raises IllegalAction for an action that is not legal after the one before.
        """
        found = self
        for code in chain:
            if found.state.phase == n.POST:  # what comes by the post is not to be revealed
                break
            found = found.answered(code)
        return found

    def _played(self, code: int) -> "Ahead":
        state, journal = self.state.copy(), self.journal[:]
        state.journal = journal
        if journal:  # the causes of the first position are lines in the journal of the game, which is another one
            state.cause, state.anchor = self.state.cause, self.state.anchor
        flow.apply(state, code, _AHEAD)
        return Ahead(state, journal)


def look(state: State) -> Ahead:
    """Look ahead from a position, which does not change. It must not change either while somebody asks the result."""
    return Ahead(state, [])
