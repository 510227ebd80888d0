"""Gestures: several actions in a row that a table gives at once, such as which nurses go to Billy together.

Each gesture is a chain: codes of legal actions, in order. Chains are found by applying actions to a copy of the state,
so this module has no rules of the game in it. Chains that contain the same actions in another order are one gesture.
The order of the pawns decides who is senior (ASSIGN-07, G-50) and is the Shift Manager's choice. A gesture places the
pawns in the order in which the players sit at the table. For another order, the Shift Manager places the pawns one by
one.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ..engine import flow
from ..engine import names as n
from ..engine.dealer import NoDealer
from ..engine.state import AFTER, TARGET, VERB, State
from . import short
from .actions import ROWS, Target
from .sentences import Formatter

Chain = tuple[int, ...]

MOST: Final = 6
"""The largest number of gestures that are offered; with more, no gesture is, and each decision is asked alone."""
_TOGETHER: Final = {
    n.ASSIGN: frozenset({n.PLACE}),
    n.PAYMENT: frozenset({n.PAY, n.ENOUGH}),
    n.CARE_TOKEN: frozenset({n.GIVE}),
}
"""The phases in which one gesture can answer several decisions; for each, the kinds of actions in such a gesture."""
_AHEAD: Final = NoDealer()


def chains(state: State) -> list[Chain]:
    """Return the chain of each gesture; an empty list when no gestures are offered in this position.

    When gestures are offered, every legal action begins at least one of them.
    """
    kinds = _TOGETHER.get(state.phase)
    if state.phase == n.LEAVE:
        found = [_with_the_card(code, state) for code in state.legal]
    elif kinds is None:
        return []
    else:
        found, ends = [], []
        for chain in _played(state, kinds):
            if chain is None or len(found) > MOST:
                return []
            if (end := _end(chain, state)) not in ends:
                ends.append(end)
                found.append(chain)
    return found if len(found) <= MOST and any(len(chain) > 1 for chain in found) else []


def _played(state: State, kinds: frozenset[int], before: Chain = ()) -> Iterator[Chain | None]:
    """Yield every chain that goes on to the end of a decision; None and no more if another kind of action is legal."""
    for code in state.legal:
        if code & n.ACTION_KIND not in kinds:
            yield None
            return
        ahead = state.copy()
        flow.apply(ahead, code, _AHEAD)
        if ahead.phase == state.phase and len(ahead.legal) > 1:
            yield from _played(ahead, kinds, (*before, code))
        else:
            yield (*before, code)


def _end(chain: Chain, state: State) -> Counter[int]:
    """Count the parts of a chain without their order: the pawns that go to Billy, or how often each action occurs."""
    return Counter(going(chain, state) if chain[0] & n.ACTION_KIND == n.PLACE else chain)


def _with_the_card(code: int, state: State) -> Chain:
    """Return the chain of an answer to who goes On Leave; after "nobody else", the next card is turned as well.

    A letter or a choice of the story may come before that card, and the table does not know so beforehand. The gesture
    then ends with the letter or the choice.
    """
    if code != n.NO_MORE_LEAVE:
        return (code,)
    ahead = state.copy()
    flow.apply(ahead, code, _AHEAD)
    return (code, n.TURN_CARD) if ahead.phase in (n.TURN, n.POST) else (code,)


def going(chain: Chain, state: State) -> list[int]:
    """Return the pawns that the actions of a gesture place on the shift, in order. Some the game places unasked."""
    ahead = state.copy()
    ahead.journal = []
    for code in chain:
        flow.apply(ahead, code, _AHEAD)
    first = n.FIRST_SPACES[state.shift]
    came = {entry[AFTER]: entry[TARGET] for entry in ahead.journal if entry[VERB] == "places" and entry[AFTER] >= first}
    return [came[place] for place in sorted(came)]


def named(chain: Chain, state: State, formatter: Formatter) -> short.Short:
    """Return the short words of a gesture: who takes part, and for several purses how often each gives or gets."""
    if len(chain) == 1 or chain[0] == n.NO_MORE_LEAVE:
        return short.answer(chain[0], state, formatter)
    say = formatter.say
    if chain[0] & n.ACTION_KIND == n.PLACE:
        return short.Short(", ".join(map(formatter.pawn, going(chain, state))), "", more=False)
    times = Counter(ROWS[code].target for code in chain if code != n.ENOUGH)
    parts = [say("short.gesture.part", who=_who(about, formatter), n=often) for about, often in times.items()]
    name = ", ".join(parts) if len(parts) > 1 else _who(next(iter(times)), formatter, "pool_alone")
    return short.Short(name, "", more=False)


def _who(about: Target, formatter: Formatter, pool: str = "pool") -> str:
    return formatter.say(f"short.gesture.{pool}") if about.purse == n.POOL else short.who(about, formatter)
