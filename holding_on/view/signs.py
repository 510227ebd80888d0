"""What an answer brings, as numbers to be drawn: where Billy's condition may end, hearts, cloths, Stress, Warnings.

Nothing is promised. Medical Care does not hold by itself, since the Care Tokens are asked for afterwards: so the
condition has a worst and a best end, found by playing the payment out both ways.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..engine import flow, staffing, stress
from ..engine import names as n
from ..engine.dealer import NoDealer
from ..engine.state import State

_AHEAD: Final = NoDealer()


class Signs(NamedTuple):
    """What follows an answer, up to the next question of chance or the next decision that is no payment.

    What is still to be given counts as brought: the table chooses who gets it.
    """

    condition: tuple[int, int, int]
    """Billy's condition now, and where it ends at worst and at best."""
    held: int = 0
    """Care Tokens that the best end takes, that of the answer included (CARE-05)."""
    open: int = 0
    """Symbols of the card on which no Care Token lies once the answer stands."""
    hearts: int = 0
    """Care Tokens that the table has more afterwards, or fewer."""
    cloths: int = 0
    """Partial Memories that Billy tells."""
    either: int = 0
    """Choices of a Care Token or a Partial Memory."""
    stress: tuple[tuple[int, int], ...] = ()
    """Each pawn that gains Stress, or rests, with what it is then."""
    warnings: int = 0
    """Hospital Warnings that it brings."""
    ends: int = 0
    """Whether Billy's life ends there: 1 where it does at worst, 2 where it does whatever is paid (SCEN-10)."""
    odds: tuple[int, int] | None = None
    """Of an inquiry: how many of its Timeline's Clear Memories would match, of those that nobody has seen."""

    def as_data(self) -> dict[str, Any]:
        """As plain data; what is nothing is left out, but for the condition."""
        found = {name: value for name, value in self._asdict().items() if value}
        found["condition"] = list(self.condition)
        if self.stress:
            found["stress"] = [list(each) for each in self.stress]
        if self.odds:
            found["odds"] = list(self.odds)
        return found


def signs(state: State, ahead: State, chain: Sequence[int]) -> Signs:
    """The signs of an answer, or of several in a row, from the position and the one that they lead to."""
    worst, _, dies = _end(ahead, paying=False)
    best, paid, dies_paid = _end(ahead, paying=True)
    pays = sum(code & n.ACTION_KIND == n.PAY for code in chain)
    cares = state.phase in (n.CARE, n.PAYMENT)
    covered = state.covered[state.shift] + pays if cares else 0
    return Signs(
        (state.condition, worst, best),
        paid + pays,
        staffing.current_card(state)[n.SYMBOLS] - covered if cares else 0,
        _held(ahead) - _held(state),
        ahead.draws - state.draws if ahead.phase != n.DEAL_CLEAR else 0,
        ahead.either - state.either,
        _stress(state, ahead, chain),
        ahead.warnings - state.warnings + misses_medical_care(ahead, chain[-1]),
        dies + dies_paid,
        matches(ahead) if ahead.phase == n.DEAL_CLEAR else None,
    )


def misses_medical_care(ahead: State, code: int) -> bool:
    """Whether after this answer the evening brings a Hospital Warning for want of Medical Care (WARN-01)."""
    chosen = code == n.CHOOSE_CARE + n.PALLIATIVE
    return chosen and ahead.shift == n.NIGHT and stress.lacks_medical_care(ahead)


def matches(ahead: State) -> tuple[int, int]:
    """Of the Timeline asked about: the clears whose Partial is found, of those that nobody has seen."""
    piles = ahead.piles
    found = piles[n.PARTIAL_GRID] + [c for holder in range(n.POOL + 1) for c in piles[n.PARTIAL_HELD + holder]]
    first = n.POSITIONS * ahead.timeline
    there = [card for card in range(first, first + n.POSITIONS) if card in ahead.box.decks[2]]
    out = piles[n.CLEAR_GRID] + piles[n.CLEAR_REMOVED]
    unseen = [card for card in there if card not in out]
    return sum(card in found for card in unseen), len(unseen)


def _end(ahead: State, *, paying: bool) -> tuple[int, int, bool]:
    """The condition once nothing more is paid, or all that can be; what that took in tokens, and whether he dies."""
    if ahead.phase != n.PAYMENT:
        return ahead.condition, 0, ahead.ending == n.DIED
    end, paid = ahead.copy(), 0
    while end.phase == n.PAYMENT:
        code = end.legal[0] if paying else n.ENOUGH
        flow.apply(end, code, _AHEAD)
        paid += code != n.ENOUGH
    return end.condition, paid, end.ending == n.DIED


def _held(state: State) -> int:
    """The Care Tokens in all purses, with those still to be given."""
    return sum(state.tokens[: n.POOL + 1]) + state.gifts


def _stress(state: State, ahead: State, chain: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Each pawn that gains Stress by an answer, and whoever it sends On Leave, who comes back with none (LEAVE-06).

    What the evening takes away it takes whatever is chosen, from those too who have to go as they are Overstressed.
    """
    levels = {pawn: ahead.stress[pawn] for pawn in range(n.STRESSABLE) if ahead.stress[pawn] > state.stress[pawn]}
    for code in chain:
        if code & n.ACTION_KIND == n.SEND_ON_LEAVE and state.stress[code & n.ACTION_TARGET]:
            levels[code & n.ACTION_TARGET] = 0
    return tuple(levels.items())
