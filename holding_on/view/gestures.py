"""Gestures: answers to several questions in a row that a table gives at once, as who goes to Billy together.

Each is a chain of legal actions, found by playing them ahead on a copy; nothing in it is decided here. Two chains that
differ in their order alone are one gesture. The order is the Shift Manager's all the same, and with it who is senior
(ASSIGN-07, G-50): a gesture places people as they sit at the table, and whoever wants another order chooses them where
they stand, one by one.
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
"""As many answers stand beside each other; where there would be more, one question is asked after the other."""
_TOGETHER: Final = {
    n.ASSIGN: frozenset({n.PLACE}),
    n.PAYMENT: frozenset({n.PAY, n.ENOUGH}),
    n.CARE_TOKEN: frozenset({n.GIVE}),
}
"""The decisions that are answered together, and by which actions."""
_AHEAD: Final = NoDealer()


def chains(state: State) -> list[Chain]:
    """The steps of each gesture, in the order of the table; every legal action begins one of them, or there is none."""
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
    """Every chain of a decision to its end; None where something else could be answered in between."""
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
    """What a chain comes to, in whatever order: who stands by him, or who gives and gets how much."""
    return Counter(going(chain, state) if chain[0] & n.ACTION_KIND == n.PLACE else chain)


def _with_the_card(code: int, state: State) -> Chain:
    """Where nobody (else) goes home and nothing else is asked, the next card is turned with that.

    A letter or a choice may come before the card; nobody sees that beforehand, and then it is all that comes.
    """
    if code != n.NO_MORE_LEAVE:
        return (code,)
    ahead = state.copy()
    flow.apply(ahead, code, _AHEAD)
    return (code, n.TURN_CARD) if ahead.phase in (n.TURN, n.POST) else (code,)


def going(chain: Chain, state: State) -> list[int]:
    """Those who come to him by a chain, whoever is left over and comes by themselves included."""
    ahead = state.copy()
    ahead.journal = []
    for code in chain:
        flow.apply(ahead, code, _AHEAD)
    first = n.FIRST_SPACES[state.shift]
    came = {entry[AFTER]: entry[TARGET] for entry in ahead.journal if entry[VERB] == "places" and entry[AFTER] >= first}
    return [came[place] for place in sorted(came)]


def named(chain: Chain, state: State, formatter: Formatter) -> short.Short:
    """A gesture by name: all who have a part in it, and how often where they are several."""
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
