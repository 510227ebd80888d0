"""A carer's decisions in a conversation: what a memory is worth, when to ask Billy, where to steer the talk."""

from typing import Final

from ..engine.names import (
    ACTION_TARGET,
    KEEP,
    MEMORIES,
    NURSES,
    PARTIAL,
    PERSIST,
    POSITIONS,
    STAGE_OF,
    STEER,
    TAKE,
    TIMELINES,
    TOKEN,
)
from .seat import Seat
from .values import Values


def memory_worth(values: Values, seat: Seat) -> float:
    """Return the worth of one more partial memory, before it is known which.

    The more of the memories that the Objective asks for are known, the less the next one is worth.
    """
    if not seat.decks[1]:
        return 0.0
    wishes = seat.wishes
    wanted, useful = wishes.clears, wishes.useful
    if not useful:  # no memory is needed any more: only a Call, or a later day
        return 0.0
    known = sum([wanted[card] for card in seat.partial_cards]) + sum([wanted[card] for card in seat.told]) / 2
    return values.memory * max(0.0, 1 - known / useful)


def focused_worths(values: Values, seat: Seat) -> tuple[float, float]:
    """Return two worths of a partial memory: if nobody turns the talk, and if a nurse on this card does (FOCUS-01).

    A turn to the most useful Timeline costs one token, however many partials come. Where no nurse can turn the talk,
    the two worths are the same.
    """
    plain = memory_worth(values, seat)
    if seat.focus and seat.decks[1] and can_focus(seat):
        return plain, best_turn(values, seat)[0]
    return plain, plain


def can_focus(seat: Seat) -> bool:
    """Whether a nurse on this card has a Care Token in her own purse (G-41)."""
    tokens = seat.tokens
    return any(pawn < NURSES and tokens[pawn] > 0 for pawn in seat.on_shift)


def best_turn(values: Values, seat: Seat) -> tuple[float, int]:
    """Return the most that a partial of one Timeline is worth, and the number of this Timeline (FOCUS-03, FOCUS-04).

    If a turn to no Timeline is of use, the worth is 0.0 and the number -1.
    """
    _, wanted, needed, _, useful = seat.wishes
    best, which = 0.0, -1
    if not useful:
        return best, which
    out = {*seat.partial_cards, *seat.told}
    for timeline, seen in enumerate(seat.partials):
        if not (seen and needed[timeline]):
            continue
        left = [wanted[card] for card in _ROWS[timeline] if card not in out]
        if left:
            worth = values.memory * min(values.sought, sum(left) / len(left) * MEMORIES / useful)
            if worth > best:
                best, which = worth, timeline
    return best, which


_ROWS: Final = tuple(range(first, first + POSITIONS) for first in range(0, MEMORIES, POSITIONS))
"""The numbers of the memories of each Timeline."""


def either(values: Values, seat: Seat, legal: list[int]) -> int:
    """Choose a Care Token or a Partial Memory, whichever is worth more."""
    plain, turned = focused_worths(values, seat)
    return TAKE + (TOKEN if values.token >= max(plain, turned - values.token) else PARTIAL)


def talker(values: Values, seat: Seat, legal: list[int]) -> int:
    """Choose the pawn with the least Stress, which most likely keeps the memory.

    Where a turn of the talk is worth its token, choose among the nurses who can pay this token, if there are any.
    """
    stress, tokens = seat.stress, seat.tokens
    turn = seat.focus and best_turn(values, seat)[0] * seat.draws - values.token > 0
    best, least = legal[0], 99.0
    for action in legal:
        pawn = action & ACTION_TARGET
        cost = float(stress[pawn])
        if turn and (pawn >= NURSES or not tokens[pawn]):
            cost += 10
        if cost < least:
            best, least = action, cost
    return best


def turn(values: Values, seat: Seat, legal: list[int]) -> int:
    """Steer to the most useful Timeline, if that is worth the token; else pass."""
    worth, timeline = best_turn(values, seat)
    draws = seat.draws
    if timeline >= 0 and draws * (worth - memory_worth(values, seat)) > values.token:
        return STEER + timeline
    return legal[-1]


def heard(values: Values, seat: Seat, legal: list[int]) -> int:
    """Keep a memory that the Objective asks for, or that is the first of a wanted Timeline.

    Else persist if another memory is worth the token, and keep the memory if not.
    """
    _, wanted, needed, _, _ = seat.wishes
    out = {*seat.partial_cards, *seat.told}
    opened = seat.partials
    told = seat.heard
    if wanted[told] or (needed[told // POSITIONS] and not opened[told // POSITIONS]):
        return KEEP
    opens = sum([POSITIONS for timeline in range(TIMELINES) if needed[timeline] and not opened[timeline]])
    likely = opens / max(1, MEMORIES - len(out))
    scarce = min(1.0, (TOKENS - seat.tokens[seat.talker]) / 2)
    return PERSIST if likely * values.opening > values.token * scarce else KEEP


TOKENS: Final = 6
"""The most Care Tokens that a nurse can hold (TOKEN-04)."""


def trust(values: Values, seat: Seat, legal: list[int]) -> int:
    """Take what an Event offers for a token, if a point of condition or a memory is worth at least a token; else
    pass.
    """
    offered = max(values.life[STAGE_OF[seat.condition]], memory_worth(values, seat))
    return legal[0] if offered >= values.token else legal[-1]


def inquiry(values: Values, seat: Seat, legal: list[int]) -> int:
    """Ask about the Timeline in which a wanted match is most likely, if it is likely enough; else pass."""
    left = min(seat.last_day - seat.day + 1, seat.condition / _A_DAY)
    late = min(1.0, left / 3)
    best, most = legal[-1], 0.0
    tokens = seat.tokens
    hopes = chances_to_match(seat)
    for action in legal[:-1]:
        nurse, timeline = divmod(action & ACTION_TARGET, POSITIONS)
        chance, part = hopes[timeline]
        if not chance:
            continue
        plenty = 0.02 * tokens[nurse]
        ask = values.ask if chance == part else values.ask_named
        if part + plenty > ask * late and chance + plenty > most:
            best, most = action, chance + plenty
    return best


_A_DAY: Final = 4.5
"""The number of symbols on the three cards of an average day."""


def chances_to_match(seat: Seat) -> list[tuple[float, float]]:
    """Return two numbers from 0 to 1 for each Timeline: the chance of a wanted match tonight, and a share.

    The chance is that a clear drawn now matches and is wanted. The share says how much of all that is wanted of this
    Timeline could match tonight.

    A clear matches when its twin is among the partials in play or in hand. Clears in hand can lower both numbers, as
    one of these clears may be the wanted one already.
    """
    _, wanted, needed, _, _ = seat.wishes
    sums = [0.0] * TIMELINES
    for card in (*seat.partial_cards, *seat.told):
        sums[card // POSITIONS] += wanted[card]
    held = [0] * TIMELINES
    for backs in seat.held_clears:
        for timeline in backs:
            held[timeline] += 1
    hopes = []
    found = seat.clears
    for timeline, good in enumerate(sums):
        rest = POSITIONS - found[timeline]
        already = held[timeline]
        if not good or already >= rest:
            hopes.append((0.0, 0.0))
            continue
        row = wanted[timeline * POSITIONS : timeline * POSITIONS + POSITIONS]
        best = sum(row)
        chance, part = good / rest, good / best
        if already >= needed[timeline] and best > needed[timeline]:
            fewer = 0.7 ** (already - needed[timeline] + 1)
            chance, part = chance * fewer, part * fewer
        hopes.append((chance, part))
    return hopes
