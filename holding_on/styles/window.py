"""Window: the seat of a style in a running game, with what everybody at the table can see."""

from itertools import chain
from typing import SupportsIndex

from ..engine import chronicle, day, flow, staffing, two
from ..engine import names as n
from ..engine.dealer import Luck
from ..engine.phases import PHASE_NAMES
from ..engine.state import State
from ..game.cards import NO_CARD, Card, card_of
from ..game.structure import backs
from ..view.actions import Action
from ..view.facts.rows import by_timeline
from .rollouts import played_on
from .seat import Contact, Rollout, Style, Wishes
from .wishes import Progress, answers, pass_with_the_day, wishes


class Window:
    """The `Seat` of a position, read anew at each access. No public attribute gives the position or a hidden card."""

    __slots__ = (
        "_by_day",
        "_depth",
        "_draws",
        "_luck",
        "_state",
        "_wishes",
        "_wishes_of",
        "focus",
        "last_day",
        "players",
        "stress_max",
    )

    def __init__(self, state: State, luck: Luck, depth: int = 0) -> None:
        self._state, self._luck, self._draws = state, luck, 0
        self._depth = depth
        """0 at the seat of a game, 1 in a game that a style plays on in thought, 2 in such a game of that one, and so
        on.
        """
        self.players = state.players  # no move changes this or the next four, so they are read once
        self.last_day = day.last_day(state)
        self.focus = state.box.focus
        self.stress_max = (*state.readings.stress_max, 1, 1)
        self._by_day = pass_with_the_day(state.box)
        self._wishes: Wishes
        self._wishes_of: tuple[list[int], int, int, int] | None = None
        """The clear memories, the Calls, the marks and the day that `_wishes` was computed from."""

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
    def shift(self) -> str:
        return n.SHIFT_NAMES[self._state.shift]

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
        return card_of(staffing.current_card(self._state)) if lies else NO_CARD

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
        return by_timeline(tuple(self._state.piles[n.PARTIAL_GRID]))

    @property
    def clears(self) -> tuple[int, ...]:
        return by_timeline(tuple(self._state.piles[n.CLEAR_GRID]))

    @property
    def partial_cards(self) -> tuple[int, ...]:
        return tuple(self._state.piles[n.PARTIAL_GRID])

    @property
    def clear_cards(self) -> tuple[int, ...]:
        return tuple(self._state.piles[n.CLEAR_GRID])

    @property
    def told(self) -> tuple[int, ...]:
        held = self._state.piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]
        return tuple(chain.from_iterable(held))

    @property
    def wishes(self) -> Wishes:
        state = self._state
        clears = state.piles[n.CLEAR_GRID]
        today = state.day if self._by_day else 0
        if self._wishes_of != (clears, state.called, state.marks, today):  # kept, as no other attribute takes as long
            self._wishes_of = list(clears), state.called, state.marks, today
            progress = Progress(clears, chronicle.calls_made(state), state.day, state.box, state.marks)
            self._wishes = wishes(progress)
        return self._wishes

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
        held = self._state.piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]
        return tuple([tuple(backs(pile)) if pile else () for pile in held])

    @property
    def held_clears(self) -> tuple[tuple[int, ...], ...]:
        held = self._state.piles[n.CLEAR_HELD : n.CLEAR_HELD + n.NURSES]
        return tuple([tuple(backs(pile)) if pile else () for pile in held])

    @property
    def decks(self) -> tuple[int, int, int]:
        piles = self._state.piles
        return len(piles[n.PATIENT_DECK]), len(piles[n.PARTIAL_DECK]), len(piles[n.CLEAR_DECK])

    def luck(self) -> int:
        self._draws += 1
        return self._luck.number(self._draws)

    def rollout(
        self, action: Action, games: SupportsIndex, style: str | Style = "balanced", seed: SupportsIndex = 0
    ) -> Rollout:
        return played_on(self._state, action, games, style, seed, self._depth, Window)

    def __repr__(self) -> str:
        names = [name for name in dir(self) if not name.startswith("_") and name not in ("luck", "rollout")]
        shown = [f"{name}={getattr(self, name)!r}" for name in names]
        return f"Seat({', '.join(shown)})"
