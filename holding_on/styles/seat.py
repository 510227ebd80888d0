"""Seat: what a style sees of a game: all that lies open, and the backs of what lies face down."""

from typing import NamedTuple, Protocol


class Card(NamedTuple):
    """A patient card (COND-14 to COND-19), with what Palliative Care on it brings.

    Parameters
    ----------
    kind : {"deteriorating", "stable", "emergency", "none"}
        Its kind; "none", with all numbers 0, while no card is turned.
    staff : int
        How many Staff it asks for.
    symbols : int
        How many symbols it bears.
    tokens : int
        The Care Tokens that it brings.
    memories : int
        The Partial Memories that it brings.
    either : int
        How many times it brings a Care Token or a Partial Memory, as the table chooses.
    """

    kind: str
    staff: int
    symbols: int
    tokens: int
    memories: int
    either: int


class Contact(NamedTuple):
    """What a Call to somebody brings (G-59).

    Parameters
    ----------
    condition : int
        The change of Billy's condition, in spaces.
    tokens : int
        The change of the Care Tokens of the nurse who calls.
    """

    condition: int
    tokens: int


class Wishes(NamedTuple):
    """What the Objective still asks for.

    Parameters
    ----------
    steps : float
        The number of Clear Memories and Calls that are needed at least.
    clears : tuple of float
        By memory, how much nearer it would bring the Objective, from 0 to 1.
    timelines : tuple of float
        By Timeline, how many Clear Memories more of it are of use.
    calls : tuple of float
        By contact, how much nearer a Call would bring the Objective, from 0 to 1.
    useful : float
        The sum of `clears`.
    """

    steps: float
    clears: tuple[float, ...]
    timelines: tuple[float, ...]
    calls: tuple[float, ...]
    useful: float


class Seat(Protocol):
    """A read-only view of a position, as everybody at the table sees it.

    Pawns are numbers: nurses 0-3, assistants 4-6, on-calls 7-8. Purses are the nurses' and, last, the pool of the
    assistants (4). Timelines are 0-4. A seat shows the position as it is when it is read, and its values are copies.
    """

    @property
    def asked(self) -> str:
        """The phase, by name, such as assign, price, care, payment, either, care_token, talker, trust or inquiry."""

    @property
    def who(self) -> int:
        """The player who answers, from 0."""

    @property
    def day(self) -> int:
        """The day, from 1."""

    @property
    def last_day(self) -> int:
        """The day on which the last patient card is turned: 13 with 39 cards."""

    @property
    def shift(self) -> str:
        """The shift: morning, day or night."""

    @property
    def players(self) -> int:
        """How many nurses play."""

    @property
    def manager(self) -> int:
        """The Shift Manager."""

    @property
    def condition(self) -> int:
        """Billy's condition, 0 to 30."""

    @property
    def stage(self) -> str:
        """The stage of Billy's condition: green, orange, red or black."""

    @property
    def warnings(self) -> int:
        """Hospital Warnings so far."""

    @property
    def last_warning(self) -> bool:
        """Whether the next Warning loses Billy to another ward (WARN-05)."""

    @property
    def treated(self) -> bool:
        """Whether Medical Care was given today (CARE-04)."""

    @property
    def card(self) -> Card:
        """The patient card of this shift; of the kind "none", and all noughts, while none is turned."""

    @property
    def covered(self) -> int:
        """How many symbols of the card of this shift are covered by a Care Token."""

    @property
    def places(self) -> tuple[int, ...]:
        """Where each pawn stands, numbered as in `engine.names`."""

    @property
    def resting(self) -> tuple[int, ...]:
        """The pawns in the Break Room."""

    @property
    def on_shift(self) -> tuple[int, ...]:
        """The pawns on the card of this shift, from the leftmost space on."""

    @property
    def stress(self) -> tuple[int, ...]:
        """The Stress of each pawn; on-calls always have none."""

    @property
    def stress_max(self) -> tuple[int, ...]:
        """The Stress at which each pawn is Overstressed; on-calls never come to it."""

    @property
    def tokens(self) -> tuple[int, ...]:
        """The Care Tokens, by purse."""

    @property
    def free_shift(self) -> bool:
        """Whether the Shift Manager can still come to a second shift today without Stress (TWO-01)."""

    @property
    def payer(self) -> int:
        """The pawn whose Stress is being paid for."""

    @property
    def partials(self) -> tuple[int, ...]:
        """How many partial memories are in play, by timeline."""

    @property
    def clears(self) -> tuple[int, ...]:
        """How many clear memories are in play, by timeline."""

    @property
    def partial_cards(self) -> tuple[int, ...]:
        """The memories whose partials are in play, from 0: six of the first timeline, and so on."""

    @property
    def clear_cards(self) -> tuple[int, ...]:
        """The memories that are clear."""

    @property
    def told(self) -> tuple[int, ...]:
        """The memories whose partials are in hand: what Billy said was read aloud, so everybody knows (PARTIAL-08)."""

    @property
    def wishes(self) -> Wishes:
        """What the Objective still asks for: what each clear memory and each Call would bring it."""

    @property
    def focus(self) -> bool:
        """Whether nurses Steer and Persist in this scenario (FOCUS-01)."""

    @property
    def draws(self) -> int:
        """How many cards are still to come in this conversation."""

    @property
    def talker(self) -> int:
        """The pawn that talks with Billy, or talked last."""

    @property
    def heard(self) -> int:
        """The memory that Billy has just told, while the nurse may ask for another (FOCUS-08); else -1."""

    @property
    def contacts(self) -> tuple[Contact, ...]:
        """What a Call brings besides what the Objective asks for, by contact."""

    @property
    def answers(self) -> tuple[tuple[int, int, int], ...]:
        """What each answer to a choice of the story brings: condition, tokens, and whether the scenario asks for it."""

    @property
    def held_partials(self) -> tuple[tuple[int, ...], ...]:
        """The timelines of the partials in hand, by purse."""

    @property
    def held_clears(self) -> tuple[tuple[int, ...], ...]:
        """The timelines of the clears in hand, by nurse. Which clears they are, nobody knows (CLEAR-03)."""

    @property
    def decks(self) -> tuple[int, int, int]:
        """How many cards the patient, partial and clear decks still have."""

    def luck(self) -> int:
        """Return the next random number, for a style that leaves something to chance; it changes no deck.

        Returns
        -------
        int
            From 0 to 2**31 - 1.
        """
