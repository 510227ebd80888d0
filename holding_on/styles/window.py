"""Window: the seat of a style, through which it sees a position as the table sees it."""

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from ..engine import chronicle, day, flow, staffing, two
from ..engine import names as n
from ..engine.box import Patient
from ..engine.dealer import Luck
from ..engine.phases import PHASE_NAMES
from ..engine.state import State
from ..game import Game
from ..game.structure import backs
from .seat import Card, Contact, Seat
from .wishes import Progress, Wishes, answers, wishes


def seat_of(game: Game) -> Seat:
    """The seat of a game as it is now: to try a style by hand.

    Parameters
    ----------
    game : Game
        The game.

    Returns
    -------
    Seat
        What a style sees of it.

    Examples
    --------
    >>> from holding_on import Game, styles
    >>> game = Game(seed=7, first=0)
    >>> changes = game.apply(game.legal_actions()[0])
    >>> seat = styles.seat_of(game)
    >>> seat.asked, seat.condition, seat.resting
    ('assign', 28, (0, 1, 2, 4, 5))
    >>> print(styles.balanced(seat, game.legal_actions()))
    place nurse 1
    """
    return Window(game.table(), Luck(game.seed))


class Window:
    """A `Seat` on a position, read as it is at that moment. What is public leads to no position and no hidden card."""

    __slots__ = ("_draws", "_luck", "_state", "_wishes", "_wishes_of")

    def __init__(self, state: State, luck: Luck) -> None:
        self._state, self._luck, self._draws = state, luck, 0
        self._wishes: Wishes
        self._wishes_of: tuple[list[int], int, int] | None = None
        """What the wishes were computed for."""

    @property
    def asked(self) -> str:
        return PHASE_NAMES[self._state.phase]

    @property
    def who(self) -> int:
        who = flow.decider(self._state)
        return self._state.manager if who is None else who

    @property
    def day(self) -> int:
        return self._state.day

    @property
    def last_day(self) -> int:
        return day.last_day(self._state)

    @property
    def shift(self) -> str:
        return n.SHIFT_NAMES[self._state.shift]

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def manager(self) -> int:
        return self._state.manager

    @property
    def condition(self) -> int:
        return self._state.condition

    @property
    def stage(self) -> str:
        return n.STAGE_NAMES[n.STAGE_OF[self._state.condition]]

    @property
    def warnings(self) -> int:
        return self._state.warnings

    @property
    def last_warning(self) -> bool:
        return self._state.warnings + 1 >= self._state.readings.warnings_lose

    @property
    def treated(self) -> bool:
        return self._state.medical > 0

    @property
    def card(self) -> Card:
        lies = self._state.piles[n.ON_SHIFT + self._state.shift]
        return _card(staffing.current_card(self._state)) if lies else _NO_CARD

    @property
    def covered(self) -> int:
        return self._state.covered[self._state.shift]

    @property
    def places(self) -> tuple[int, ...]:
        return tuple(self._state.places)

    @property
    def resting(self) -> tuple[int, ...]:
        return tuple([pawn for pawn, place in enumerate(self._state.places) if place == n.BREAK_ROOM])

    @property
    def on_shift(self) -> tuple[int, ...]:
        return tuple(staffing.on_shift(self._state))

    @property
    def stress(self) -> tuple[int, ...]:
        return (*self._state.stress, 0, 0)

    @property
    def stress_max(self) -> tuple[int, ...]:
        return (*self._state.readings.stress_max, 1, 1)

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(self._state.tokens[: n.POOL + 1])

    @property
    def free_shift(self) -> bool:
        return two.moves_freely(self._state, self._state.manager)

    @property
    def payer(self) -> int:
        return self._state.payer

    @property
    def partials(self) -> tuple[int, ...]:
        return _by_timeline(self._state.piles[n.PARTIAL_GRID])

    @property
    def clears(self) -> tuple[int, ...]:
        return _by_timeline(self._state.piles[n.CLEAR_GRID])

    @property
    def partial_cards(self) -> tuple[int, ...]:
        return tuple(self._state.piles[n.PARTIAL_GRID])

    @property
    def clear_cards(self) -> tuple[int, ...]:
        return tuple(self._state.piles[n.CLEAR_GRID])

    @property
    def told(self) -> tuple[int, ...]:
        held = self._state.piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]
        return tuple([card for pile in held for card in pile])

    @property
    def wishes(self) -> Wishes:
        state = self._state
        clears = state.piles[n.CLEAR_GRID]
        if self._wishes_of != (clears, state.called, state.day):  # they cost more than all else that a style asks
            self._wishes_of = list(clears), state.called, state.day
            self._wishes = wishes(Progress(clears, chronicle.calls_made(state), state.day, state.box))
        return self._wishes

    @property
    def focus(self) -> bool:
        return self._state.box.focus

    @property
    def draws(self) -> int:
        return self._state.draws

    @property
    def talker(self) -> int:
        return self._state.talker

    @property
    def heard(self) -> int:
        return self._state.heard

    @property
    def contacts(self) -> tuple[Contact, ...]:
        return tuple([Contact(contact.effect.condition, contact.effect.tokens) for contact in self._state.box.contacts])

    @property
    def answers(self) -> tuple[tuple[int, int, int], ...]:
        return answers(self._state.box, self._state.legal) if self._state.phase == n.CHOICE else ()

    @property
    def held_partials(self) -> tuple[tuple[int, ...], ...]:
        return tuple([_backs(pile) for pile in self._state.piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]])

    @property
    def held_clears(self) -> tuple[tuple[int, ...], ...]:
        return tuple([_backs(pile) for pile in self._state.piles[n.CLEAR_HELD : n.CLEAR_HELD + n.NURSES]])

    @property
    def decks(self) -> tuple[int, int, int]:
        piles = self._state.piles
        return len(piles[n.PATIENT_DECK]), len(piles[n.PARTIAL_DECK]), len(piles[n.CLEAR_DECK])

    def luck(self) -> int:
        self._draws += 1
        return self._luck.number(self._draws)

    def __repr__(self) -> str:
        shown = [f"{name}={getattr(self, name)!r}" for name in dir(self) if not name.startswith("_") and name != "luck"]
        return f"Seat({', '.join(shown)})"


_NO_CARD: Final = Card("none", 0, 0, 0, 0, 0)


@lru_cache(maxsize=256)
def _card(patient: Patient) -> Card:
    return Card(n.KIND_NAMES[patient[n.KIND]], *patient[1:])


def _by_timeline(cards: list[int]) -> tuple[int, ...]:
    """How many of the cards belong to each timeline; a pile is sorted, so its timelines lie one after the other."""
    if not cards:
        return _NONE
    a, b, c, d = [bisect_left(cards, first) for first in _FIRSTS]
    return a, b - a, c - b, d - c, len(cards) - d


_NONE: Final = (0,) * n.TIMELINES
_FIRSTS: Final = tuple(n.POSITIONS * timeline for timeline in range(1, n.TIMELINES))


def _backs(cards: list[int]) -> tuple[int, ...]:
    return tuple(backs(cards)) if cards else ()
