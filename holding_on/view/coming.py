"""The things that will follow an answer, and are handed to the words as numbers.

`facts/coming.py`, `facts/gestures.py` and `signs.py` find them by playing ahead, and know no language. `previews.py`,
`gestures.py` and `offered.py` tell them in words, and know no rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from . import shape
    from .things import ActionFacts, AnswerFacts, Asked

Chain = tuple[int, ...]
"""The codes of several actions, in order; each is legal after the one before."""


class Odds(NamedTuple):
    """The odds of a draw: `cards` is the number of cards in the deck, `shares` are pairs (kind, cards of this kind)."""

    cards: int
    shares: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return ", ".join(f"{name} {count} of {self.cards}" for name, count in self.shares)


class Draw(NamedTuple):
    """A draw that will follow, and how many cards of which kind the table knows to be in the deck."""

    key: str
    """The last part of the key of its sentence, which begins with `preview.`."""
    odds: Odds
    drawn: int = 0
    """How many cards will be drawn, where it may be several."""
    matches: tuple[int, int] | None = None
    """Of an inquiry: how many unseen Clears of its Timeline would match, and how many unseen there are."""
    payer: int = 0
    """The purse that pays, where a card is lost."""


class Signs(NamedTuple):
    """The signs of an answer: its effects up to the next question of chance or the next decision that is no payment.

    Care Tokens that are still to be given count as gained, since only who gets them is still open.
    """

    condition: tuple[int, int, int]
    """Billy's condition now, at the worst end and at the best end."""
    held: int = 0
    """The number of Care Tokens paid at the best end; a token that the answer itself pays counts (CARE-05)."""
    open: int = 0
    """The number of symbols of the card that have no Care Token after the answer."""
    hearts: int = 0
    """The number of Care Tokens that the table gains; a negative number is how many it loses."""
    cloths: int = 0
    """The number of Partial Memories that Billy will tell."""
    either: int = 0
    """The number of choices between a Care Token and a Partial Memory."""
    stress: tuple[tuple[int, int], ...] = ()
    """Pairs (pawn, Stress afterwards) for each pawn that gains Stress or goes On Leave to rest."""
    warnings: int = 0
    """The number of Hospital Warnings that follow."""
    ends: int = 0
    """Whether Billy dies (SCEN-10): 0 no, 1 at the worst end only, 2 at both ends."""
    odds: tuple[int, int] | None = None
    """For an inquiry: how many unseen Clear Memories of its Timeline would match, and how many unseen there are."""

    def as_data(self) -> shape.Signs:
        """Return the signs as plain data; empty values (0, None or no pairs) are left out."""
        found: shape.Signs = {"condition": list(self.condition)}
        for name in _NUMBERS:
            if value := getattr(self, name):
                found[name] = value
        if self.stress:
            found["stress"] = [list(each) for each in self.stress]
        if self.odds:
            found["odds"] = list(self.odds)
        return found


_NUMBERS: Final[tuple[Literal["held", "open", "hearts", "cloths", "either", "warnings", "ends"], ...]] = (
    "held",
    "open",
    "hearts",
    "cloths",
    "either",
    "warnings",
    "ends",
)
"""The signs that are one number."""


class Change(NamedTuple):
    """A change that will follow: an entry of the journal without its cause, which does not change its sentence."""

    rule: str
    verb: str
    target: int
    before: int
    after: int
    brief: bool
    """Whether the short preview names it too."""


class Coming(NamedTuple):
    """The effects of an answer, up to the next decision, question of chance, evening, or the end of the game."""

    chain: Chain
    """The codes of the answer; several for a gesture."""
    brings: tuple[Asked, ...]
    """What helps to choose a pawn, such as how many tokens it brings; the keys begin with `preview.`."""
    changes: tuple[Change, ...]
    """The changes that will follow, as far as a preview names them."""
    then: tuple[Asked, ...]
    """What comes next; the keys begin with `preview.`."""
    draw: Draw | None
    """The draw that comes after that; None when nobody draws."""
    condition: tuple[int, int]
    """Billy's condition before and after."""
    tokens: tuple[tuple[int, int], ...]
    """Pairs (purse, Care Tokens afterwards) for each purse that gains or loses Care Tokens."""
    odds: Odds | None
    """The odds of a draw that follows at once, without a decision before it."""
    signs: Signs


class Offer(NamedTuple):
    """An answer that is offered: one legal action, what its words name, and what will follow it."""

    code: int
    short: AnswerFacts
    action: ActionFacts
    coming: Coming


class Gesture(NamedTuple):
    """A gesture: the actions that the table gives, then those that the board proposes for the decisions after them.

    `whom` is the pawn or purse that the gesture chooses instead of the proposed one; None for the proposal itself.
    """

    given: Chain
    proposed: Chain = ()
    whom: int | None = None

    @property
    def chain(self) -> Chain:
        """All actions of the gesture, in order."""
        return self.given + self.proposed


class GestureFacts(NamedTuple):
    """The things that the short words of a gesture name."""

    gesture: Gesture
    alone: AnswerFacts | None
    """The answer whose words the gesture has, where the table gives only one; None where it gives several."""
    goes: tuple[int, ...]
    """The pawns that go to Billy together, in order; () for a gesture of another kind."""
    talker: int | None
    """The pawn that talks with Billy by a proposal; None when nobody does."""
    names_others: bool
    """Whether each other way to answer what follows is a gesture of its own."""


class Together(NamedTuple):
    """A gesture that is offered: its first action as an answer of its own, what its words name, and what follows."""

    first: Offer
    short: GestureFacts
    coming: Coming | None
    """What will follow it; None for a gesture of only one action, which has all that its first action has."""
