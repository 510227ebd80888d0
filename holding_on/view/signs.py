"""Signs: the effects of an answer as numbers, such as changes of condition, Care Tokens, Stress and Warnings.

The board shows signs as small pictures. After the choice of Medical Care, the players still decide how many Care Tokens
to pay. So signs contain the condition at the worst end, when nothing is paid, and at the best end, when all is paid.
"""

from ..engine import names as n
from ..engine import staffing, stress
from ..engine.state import State
from . import questions
from .ahead import Ahead
from .coming import Chain, Signs


def signs(start: Ahead, chain: Chain) -> Signs:
    """Return the signs of the answers in `chain` at the position `start`."""
    end = start.after(chain)
    state, ahead = start.state, end.state
    worst, _, dies = _end(end, paying=False)
    best, paid, dies_paid = _end(end, paying=True)
    pays = sum(code & n.ACTION_KIND == n.PAY for code in chain)
    cares = questions.of(state).covers
    covered = state.covered[state.shift] + pays if cares else 0
    return Signs(
        (state.condition, worst, best),
        paid + pays,
        staffing.current_card(state)[n.SYMBOLS] - covered if cares else 0,
        _held(ahead) - _held(state),
        ahead.draws - state.draws if ahead.phase != n.DEAL_CLEAR else 0,
        ahead.either - state.either,
        _stress(state, ahead, chain),
        ahead.warnings - state.warnings + misses_medical_care(ahead, chain),
        dies + dies_paid,
        matches(ahead) if ahead.phase == n.DEAL_CLEAR else None,
    )


def misses_medical_care(ahead: State, chain: Chain) -> bool:
    """Whether these answers lead to a Hospital Warning in the evening for a day without Medical Care (WARN-01)."""
    chosen = n.CHOOSE_CARE + n.PALLIATIVE in chain
    return chosen and ahead.shift == n.NIGHT and stress.lacks_medical_care(ahead)


def matches(ahead: State) -> tuple[int, int]:
    """Count the unseen Clears of the Timeline asked about: first those with a Partial in play or held, then all."""
    piles = ahead.piles
    found = piles[n.PARTIAL_GRID] + [c for holder in range(n.POOL + 1) for c in piles[n.PARTIAL_HELD + holder]]
    first = n.POSITIONS * ahead.timeline
    there = [card for card in range(first, first + n.POSITIONS) if card in ahead.box.decks[2]]
    out = piles[n.CLEAR_GRID] + piles[n.CLEAR_REMOVED]
    unseen = [card for card in there if card not in out]
    return sum(card in found for card in unseen), len(unseen)


def _end(here: Ahead, *, paying: bool) -> tuple[int, int, bool]:
    """Play the payment to its end, with all tokens if `paying`, else with none.

    Return the condition, the number of tokens paid, and whether Billy dies.
    """
    paid = 0
    while here.state.phase == n.PAYMENT:
        code = here.state.legal[0] if paying else n.ENOUGH
        here = here.answered(code)
        paid += code != n.ENOUGH
    return here.state.condition, paid, here.state.ending == n.DIED


def _held(state: State) -> int:
    """Return the number of Care Tokens in all purses and of those that are still to be given."""
    return sum(state.tokens[: n.POOL + 1]) + state.gifts


def _stress(state: State, ahead: State, chain: Chain) -> tuple[tuple[int, int], ...]:
    """Return pairs (pawn, Stress afterwards) for pawns that gain Stress or that an answer sends On Leave (LEAVE-06).

    Stress that the evening takes away after every answer is left out. This includes the Stress of Overstressed pawns,
    who must go On Leave.
    """
    levels = {pawn: ahead.stress[pawn] for pawn in range(n.STRESSABLE) if ahead.stress[pawn] > state.stress[pawn]}
    for code in chain:
        if code & n.ACTION_KIND == n.SEND_ON_LEAVE and state.stress[code & n.ACTION_TARGET]:
            levels[code & n.ACTION_TARGET] = 0
    return tuple(levels.items())
