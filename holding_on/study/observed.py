"""A position as everybody at the table sees it, as a list of numbers, for programs that learn.

It is made from a `Seat` alone, so no card that lies face down can be in it.
"""

from collections.abc import Iterable
from typing import Final

from ..engine import names as n
from ..engine.phases import PHASE_NAMES
from ..styles import Seat

MOST: Final = 60
"""The largest number, and with a minus the smallest; a number beyond it is written as this one."""
_ASKED: Final = PHASE_NAMES[: n.DECISIONS]
_SHIFTS: Final = n.SHIFT_NAMES
_STAGES: Final = n.STAGE_NAMES
_CARDS: Final = n.KIND_NAMES


def observed(seat: Seat, own: int) -> list[float]:
    """Return the numbers of a position, always equally many and in the order of `names`.

    `own` is the number of the nurse who looks; all nurses see the same, apart from who they are.
    """
    return [max(-MOST, min(MOST, float(number))) for part in _parts(seat, own).values() for number in part]


def names(seat: Seat) -> list[str]:
    """Return the name of each number of `observed`, such as "stress 4" for the Stress of the first assistant."""
    parts = _parts(seat, 0).items()
    return [f"{name} {place}" if len(part) > 1 else name for name, part in parts for place in range(len(part))]


def _parts(seat: Seat, own: int) -> dict[str, list[float]]:
    card, wishes = seat.card, seat.wishes
    single = {
        "day": seat.day,
        "last day": seat.last_day,
        "players": seat.players,
        "condition": seat.condition,
        "warnings": seat.warnings,
        "last warning": seat.last_warning,
        "treated": seat.treated,
        "staff": card.staff,
        "symbols": card.symbols,
        "card's tokens": card.tokens,
        "card's memories": card.memories,
        "either": card.either,
        "covered": seat.covered,
        "free shift": seat.free_shift,
        "focus": seat.focus,
        "draws": seat.draws,
        "steps": wishes.steps,
    }
    return {
        **{name: [number] for name, number in single.items()},
        "own": _one(own, n.NURSES),
        "who": _one(seat.who, n.NURSES),
        "manager": _one(seat.manager, n.NURSES),
        "asked": _named(seat.asked, _ASKED),
        "shift": _named(seat.shift, _SHIFTS),
        "stage": _named(seat.stage, _STAGES),
        "card": _named(card.kind, _CARDS),
        "payer": _one(seat.payer, n.PAWNS),
        "talker": _one(seat.talker, n.PAWNS),
        "heard": _one(seat.heard, n.MEMORIES),
        "place": [*seat.places],
        "stress": [*seat.stress],
        "most stress": [*seat.stress_max],
        "tokens": [*seat.tokens],
        "partial": _several(seat.partial_cards),
        "clear": _several(seat.clear_cards),
        "told": _several(seat.told),
        "held partials": [hand.count(line) for hand in seat.held_partials for line in range(n.TIMELINES)],
        "held clears": [hand.count(line) for hand in seat.held_clears for line in range(n.TIMELINES)],
        "deck": [*seat.decks],
        "wished timeline": [*wishes.timelines],
        "wished memory": [*wishes.clears],
        "wished call": _filled(wishes.calls, n.CONTACTS),
        "call's condition": _filled([contact.condition for contact in seat.contacts], n.CONTACTS),
        "call's tokens": _filled([contact.tokens for contact in seat.contacts], n.CONTACTS),
        "answer": _filled([number for answer in seat.answers for number in answer], 3 * n.OPTIONS),
    }


def _one(place: int, length: int) -> list[float]:
    """Return a 1 at this place and 0 at the others; a place that is not there is nowhere."""
    return [float(place == each) for each in range(length)]


def _named(name: str, known: tuple[str, ...]) -> list[float]:
    return [float(name == each) for each in known]


def _several(memories: Iterable[int]) -> list[float]:
    among = set(memories)
    return [float(memory in among) for memory in range(n.MEMORIES)]


def _filled(numbers: Iterable[float], length: int) -> list[float]:
    """Return these numbers, and a 0 for each that is missing."""
    given = list(numbers)
    return [*given, *[0.0] * (length - len(given))]
