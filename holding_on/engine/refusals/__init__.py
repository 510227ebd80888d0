"""Why an action that does not belong to the pending decision cannot come in this shift any more.

The pending decision itself gives the reason for each of its own candidates. For every other action this package looks
at the step of the shift to which the action belongs. If this step is over, was left out, or cannot come after what was
chosen, the action gets the reason and its rule. An action that the next answers may still lead to gets no reason here:
the player has to answer the pending decision first.
"""

from collections.abc import Callable
from typing import Final

from .. import names as n
from ..decisions import Reason
from ..staffing import COMES
from ..state import State
from .of_care import no_choice_of_care, no_payment, no_yield
from .of_day import no_answer, no_leave, no_return
from .of_staffing import no_assignment, no_call, no_loss
from .of_talk import no_focus, no_inquiry, no_trust


def why_never(state: State, action: int) -> Reason | None:
    """Return why an action that is no candidate now cannot come in this shift any more; None when it may still come.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> print(game.why_not(ho.Action.of("go back nurse 1")).rule)
    TWO-03
    """
    kind, target = action & n.ACTION_KIND, action & n.ACTION_TARGET
    pawn = _PAWN_OF[kind](target) if kind in _PAWN_OF else n.NOBODY
    if pawn != n.NOBODY and state.places[pawn] == n.ABSENT:
        return "absent", "COMP-02" if pawn < n.NURSES else "COMP-15", (pawn,)
    found = _WHY.get(kind)
    return found(state, kind, target) if found is not None else None


_PAWN_OF: Final[dict[int, Callable[[int], int]]] = {
    **dict.fromkeys((*COMES, n.COVER, n.TALK_TO_BILLY, n.SEND_ON_LEAVE, n.GO_BACK), lambda target: target),
    **dict.fromkeys((n.PAY, n.GIVE, n.USE_TRUST), lambda target: n.NOBODY if target == n.POOL else target),
    n.INQUIRE: lambda target: target // n.POSITIONS,
    n.CALL: lambda target: target % n.PAWNS,
}
_WHY: Final[dict[int, Callable[[State, int, int], Reason | None]]] = {
    **dict.fromkeys((*COMES, n.COVER, n.ACCEPT_WARNING), no_assignment),
    n.LOSE: no_loss,
    n.CALL: no_call,
    n.NO_CALL: no_call,
    n.CHOOSE_CARE: no_choice_of_care,
    n.PAY: no_payment,
    n.ENOUGH: no_payment,
    **dict.fromkeys((n.TAKE, n.GIVE, n.TALK_TO_BILLY), no_yield),
    n.USE_TRUST: no_trust,
    n.DECLINE: no_trust,
    n.INQUIRE: no_inquiry,
    n.STOP: no_inquiry,
    **dict.fromkeys((n.STEER, n.LISTEN, n.PERSIST, n.KEEP), no_focus),
    n.SEND_ON_LEAVE: no_leave,
    n.NO_MORE_LEAVE: no_leave,
    n.GO_BACK: no_return,
    n.STAY: no_return,
    n.CHOOSE: no_answer,
}
"""For each kind of action the function that returns why it cannot come, given the state, the kind and the target."""
