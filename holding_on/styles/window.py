"""The window through which a style looks: it has no attribute that leads to the position or to a hidden card."""

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ..engine import chronicle, day, flow, staffing, two
from ..engine import names as n
from ..engine.box import Box, Patient
from ..engine.dealer import Luck
from ..engine.phases import PHASE_NAMES
from ..engine.state import State
from ..game import Game
from ..game.structure import backs
from .seat import Card, Contact, Seat
from .wanting import Lying, Wishes, answers, wishes

Show = Callable[[State, Luck], None]
"""Points a window at another position."""


def seat_of(game: Game) -> Seat:
    """The seat of a game as it stands now: to try a style by hand.

    >>> from holding_on import Game, styles
    >>> game = Game(seed=7, first=0)
    >>> changes = game.apply(game.legal_actions()[0])
    >>> seat = styles.seat_of(game)
    >>> seat.asked, seat.condition, seat.resting
    ('assign', 28, (0, 1, 2, 4, 5))
    >>> print(styles.balanced(seat, game.legal_actions()))
    place nurse 1
    """
    seat, show = open_window()
    show(game.table(), Luck(game.seed))
    return seat


def open_window() -> tuple[Seat, Show]:
    """A window that shows nothing yet, and what points it at a position.

    The position is kept where only the functions below reach it, so that a style has the seat and nothing more.
    """
    state: State
    luck: Luck
    draws = 0
    wished = _remembering()

    def show(position: State, numbers: Luck) -> None:
        nonlocal state, luck, draws
        state, luck, draws = position, numbers, 0

    class Window:
        __slots__ = ()

        @property
        def asked(self) -> str:
            return PHASE_NAMES[state.phase]

        @property
        def who(self) -> int:
            who = flow.decider(state)
            return state.manager if who is None else who

        @property
        def day(self) -> int:
            return state.day

        @property
        def last_day(self) -> int:
            return day.last_day(state)

        @property
        def shift(self) -> str:
            return n.SHIFT_NAMES[state.shift]

        @property
        def players(self) -> int:
            return state.players

        @property
        def manager(self) -> int:
            return state.manager

        @property
        def condition(self) -> int:
            return state.condition

        @property
        def stage(self) -> str:
            return n.STAGE_NAMES[n.STAGE_OF[state.condition]]

        @property
        def warnings(self) -> int:
            return state.warnings

        @property
        def last_warning(self) -> bool:
            return state.warnings + 1 >= state.readings.warnings_lose

        @property
        def treated(self) -> bool:
            return state.medical > 0

        @property
        def card(self) -> Card:
            lies = state.piles[n.ON_SHIFT + state.shift]
            return _card(staffing.current_card(state)) if lies else _NO_CARD

        @property
        def covered(self) -> int:
            return state.covered[state.shift]

        @property
        def places(self) -> tuple[int, ...]:
            return tuple(state.places)

        @property
        def resting(self) -> tuple[int, ...]:
            return tuple([pawn for pawn, place in enumerate(state.places) if place == n.BREAK_ROOM])

        @property
        def on_shift(self) -> tuple[int, ...]:
            return tuple(staffing.on_shift(state))

        @property
        def stress(self) -> tuple[int, ...]:
            return (*state.stress, 0, 0)

        @property
        def stress_max(self) -> tuple[int, ...]:
            return (*state.readings.stress_max, 1, 1)

        @property
        def tokens(self) -> tuple[int, ...]:
            return tuple(state.tokens[: n.POOL + 1])

        @property
        def free_shift(self) -> bool:
            return two.moves_freely(state, state.manager)

        @property
        def payer(self) -> int:
            return state.payer

        @property
        def partials(self) -> tuple[int, ...]:
            return _by_timeline(state.piles[n.PARTIAL_GRID])

        @property
        def clears(self) -> tuple[int, ...]:
            return _by_timeline(state.piles[n.CLEAR_GRID])

        @property
        def partial_cards(self) -> tuple[int, ...]:
            return tuple(state.piles[n.PARTIAL_GRID])

        @property
        def clear_cards(self) -> tuple[int, ...]:
            return tuple(state.piles[n.CLEAR_GRID])

        @property
        def told(self) -> tuple[int, ...]:
            held = state.piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]
            return tuple([card for pile in held for card in pile])

        @property
        def wishes(self) -> Wishes:
            return wished(state)

        @property
        def focus(self) -> bool:
            return state.box.focus

        @property
        def draws(self) -> int:
            return state.draws

        @property
        def talker(self) -> int:
            return state.talker

        @property
        def heard(self) -> int:
            return state.heard

        @property
        def contacts(self) -> tuple[Contact, ...]:
            return tuple([Contact(contact.effect.condition, contact.effect.tokens) for contact in state.box.contacts])

        @property
        def answers(self) -> tuple[tuple[int, int, int], ...]:
            return answers(state.box, state.legal) if state.phase == n.CHOICE else ()

        @property
        def held_partials(self) -> tuple[tuple[int, ...], ...]:
            return tuple([_backs(pile) for pile in state.piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]])

        @property
        def held_clears(self) -> tuple[tuple[int, ...], ...]:
            return tuple([_backs(pile) for pile in state.piles[n.CLEAR_HELD : n.CLEAR_HELD + n.NURSES]])

        @property
        def decks(self) -> tuple[int, int, int]:
            piles = state.piles
            return len(piles[n.PATIENT_DECK]), len(piles[n.PARTIAL_DECK]), len(piles[n.CLEAR_DECK])

        def luck(self) -> int:
            nonlocal draws
            draws += 1
            return luck.number(draws)

        def __repr__(self) -> str:
            public = {name: getattr(self, name) for name in dir(self) if not name.startswith("_") and name != "luck"}
            return f"Seat({', '.join(f'{name}={value!r}' for name, value in public.items())})"

    return Window(), show


def _remembering() -> Callable[[State], Wishes]:
    """What is asked for as a position stands, thought through again only when something has changed that it names."""
    box: Box | None = None
    clears: list[int] = []
    called = day = -1
    last: Wishes

    def wished(state: State) -> Wishes:
        nonlocal box, clears, called, day, last
        grid = state.piles[n.CLEAR_GRID]
        if state.box is not box or state.called != called or state.day != day or grid != clears:
            box, clears, called, day = state.box, list(grid), state.called, state.day
            last = wishes(Lying(clears, chronicle.calls_made(state), day, box))
        return last

    return wished


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
