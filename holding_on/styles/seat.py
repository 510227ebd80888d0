"""Seat: what a style sees of a game. It sees all that lies open, and the backs of the cards that lie face down."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, SupportsIndex

from ..game.cards import Card as Card
from ..view.actions import Action


class Contact(NamedTuple):
    """The effect of a Call to somebody (G-59).

    Parameters
    ----------
    condition : int
        The change of Billy's condition, in spaces; a negative number is a loss.
    tokens : int
        The change of the Care Tokens of the nurse who calls; a negative number is a loss.
    """

    condition: int
    tokens: int


class Wishes(NamedTuple):
    """The things that the Objective still asks for.

    Parameters
    ----------
    steps : float
        The least number of Clear Memories and Calls that are still needed; a day that must pass counts for 0.6.
    clears : tuple of float
        For each memory, how much nearer it would bring the Objective, from 0 to 1.
    timelines : tuple of float
        For each Timeline, how many more of its Clear Memories are of use.
    calls : tuple of float
        For each contact, how much nearer a Call would bring the Objective, from 0 to 1.
    useful : float
        The sum of `clears`.
    """

    steps: float
    clears: tuple[float, ...]
    timelines: tuple[float, ...]
    calls: tuple[float, ...]
    useful: float


class Rollout(NamedTuple):
    """The results of the games that were played on after one answer.

    Parameters
    ----------
    won : float
        The share of the games that were won, from 0 to 1.
    condition : float
        Billy's condition at the end of a game, on average.
    days : float
        The day on which a game ended, on average.
    wins : tuple of bool
        For each game, in the order of the seeds, whether it was won. Two answers with the same seeds can so be compared
        game by game.
    """

    won: float
    condition: float
    days: float
    wins: tuple[bool, ...]


class Seat(Protocol):
    """A read-only view of a position, as everybody at the table sees it.

    Pawns are numbers: nurses 0-3, assistants 4-6, on-calls 7-8. Purses are numbers too: 0-3 are the purses of the
    nurses, 4 is the pool of the assistants. Timelines are 0-4. Each access reads the position as it is at that moment.
    The values are copies.
    """

    @property
    def asked(self) -> str:
        """The name of the phase, such as assign, care, payment, either, care_token, talker, trust or inquiry."""

    @property
    def who(self) -> int:
        """The number of the player who answers, from 0."""

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
        """The number of the Shift Manager, from 0."""

    @property
    def condition(self) -> int:
        """Billy's condition, 0 to 30."""

    @property
    def stage(self) -> str:
        """The stage of Billy's condition: green, orange, red or black."""

    @property
    def warnings(self) -> int:
        """The number of Hospital Warnings so far."""

    @property
    def last_warning(self) -> bool:
        """Whether the next Warning loses Billy to another ward (WARN-05)."""

    @property
    def treated(self) -> bool:
        """Whether Medical Care was given today (CARE-04)."""

    @property
    def card(self) -> Card:
        """The patient card of this shift. While no card is turned, its kind is "none" and its numbers are 0."""

    @property
    def covered(self) -> int:
        """How many symbols of the card of this shift are covered by a Care Token."""

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each pawn, as a number of `engine.names`."""

    @property
    def resting(self) -> tuple[int, ...]:
        """The pawns in the Break Room."""

    @property
    def on_shift(self) -> tuple[int, ...]:
        """The pawns on the card of this shift, in the order of the spaces from left to right."""

    @property
    def stress(self) -> tuple[int, ...]:
        """The Stress of each pawn; for on-calls it is always 0."""

    @property
    def stress_max(self) -> tuple[int, ...]:
        """The Stress at which each pawn is Overstressed; on-calls never reach it."""

    @property
    def tokens(self) -> tuple[int, ...]:
        """The number of Care Tokens in each purse."""

    @property
    def free_shift(self) -> bool:
        """Whether the Shift Manager can still work on a second shift today without Stress (TWO-01)."""

    @property
    def payer(self) -> int:
        """The pawn whose Stress is being paid for."""

    @property
    def partials(self) -> tuple[int, ...]:
        """For each Timeline, how many of its partial memories are in play."""

    @property
    def clears(self) -> tuple[int, ...]:
        """For each Timeline, how many of its clear memories are in play."""

    @property
    def partial_cards(self) -> tuple[int, ...]:
        """The numbers of the memories whose partials are in play: 0-5 in the first Timeline, 6-11 in the second."""

    @property
    def clear_cards(self) -> tuple[int, ...]:
        """The numbers of the memories that are clear, counted as in `partial_cards`."""

    @property
    def told(self) -> tuple[int, ...]:
        """The memories whose partials are in hand. They were read aloud, so everybody knows them (PARTIAL-08)."""

    @property
    def wishes(self) -> Wishes:
        """The things that the Objective still asks for, and how much each clear memory and each Call would help."""

    @property
    def focus(self) -> bool:
        """Whether nurses can Steer and Persist in this scenario (FOCUS-01)."""

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
        """For each contact, what a Call brings apart from the Objective."""

    @property
    def answers(self) -> tuple[tuple[int, int, int], ...]:
        """For each answer to a choice of the story: the change of condition, the change of tokens, and 1, -1 or 0.

        The third number is 1 if the scenario asks for the answer's mark, -1 if it asks for the absence of that mark,
        else 0.
        """

    @property
    def held_partials(self) -> tuple[tuple[int, ...], ...]:
        """For each purse, the Timelines of the partials in hand."""

    @property
    def held_clears(self) -> tuple[tuple[int, ...], ...]:
        """For each nurse, the Timelines of the clears in hand. Nobody knows which clears they are (CLEAR-03)."""

    @property
    def decks(self) -> tuple[int, int, int]:
        """How many cards are left in the patient deck, the partial deck and the clear deck, in this order."""

    def luck(self) -> int:
        """Return the next random number, for a style that chooses by chance. It changes no deck.

        Returns
        -------
        int
            A number from 0 to 2**31 - 1.
        """

    def rollout(
        self, action: Action, games: SupportsIndex, style: "str | Style" = "balanced", seed: SupportsIndex = 0
    ) -> Rollout:
        """Give an answer in thought, and play many games on from there to their end.

        Everything that the table has not seen is dealt anew by the seed in each game. So the games show what may come,
        and nothing of what does. The real game stays as it is.

        Parameters
        ----------
        action : Action
            One of the legal actions.
        games : int
            How many games are played on.
        style : str or callable, default "balanced"
            The style that plays on: its name, or any callable `style(seat, actions) -> Action`.
        seed : int, default 0
            The seed of the first game; each further game has the next seed. With the same seeds, two answers are
            compared with the same cards to come.

        Returns
        -------
        Rollout
            The share of these games that was won, and more.

        Raises
        ------
        SceneError
            When the action is not legal now, or when the number, the style or the seed is not possible.
        """


Style = Callable[[Seat, tuple[Action, ...]], Action]
"""A callable that plays: it is given a seat and the legal actions, and returns one of these actions."""
