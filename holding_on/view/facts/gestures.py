"""Gestures: several actions in a row that a table gives at once, such as which nurses go to Billy together.

Each gesture is a chain: codes of legal actions, in order. Chains are found by playing ahead (`ahead`), so this module
has no rules of the game in it. Chains that contain the same actions in another order are one gesture.
The order of the pawns decides who is senior (ASSIGN-07, G-50) and is the Shift Manager's choice. A gesture places the
pawns in the order in which the players sit at the table. For another order, the Shift Manager places the pawns one by
one.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from ...engine import names as n
from ...engine.state import AFTER, TARGET, VERB
from .. import beforehand, questions
from ..ahead import Ahead
from ..coming import Chain, Gesture, GestureFacts, Offer, Together
from .coming import coming
from .decision import answer_facts

MOST: Final = 6
"""The largest number of gestures that are offered; with more, no gesture is, and each decision is asked alone."""


def offered(start: Ahead, decisions: Collection[str] = ()) -> list[Gesture]:
    """Return the gestures of the position `start`; an empty list when none are offered.

    `decisions` are the names of the phases that the board answers beforehand (`beforehand`). When gestures are offered,
    every legal action is part of at least one of them.
    """
    state, together, row = start.state, _chains(start), questions.of(start.state)
    if not decisions or row.goes_on is not None:  # before the next card, a card of the story may come
        return [Gesture(chain) for chain in together]
    found = [
        Gesture(given, beforehand.proposed(start, given, decisions))
        for given in together or [(code,) for code in state.legal]
    ]
    if not any(gesture.proposed for gesture in found):
        return found if together else []
    if row.names_others:
        found += [
            Gesture(gesture.given, answers, whom)
            for gesture in found
            if gesture.proposed
            for whom, answers in beforehand.otherwise(start, gesture.given, decisions)
        ]
    return found


def _chains(start: Ahead) -> list[Chain]:
    """Return the chain of each gesture that answers several decisions; an empty list when there are none."""
    row = questions.of(start.state)
    if row.goes_on is not None:
        found = [_with_the_card(code, row.goes_on, start) for code in start.state.legal]
    elif not row.together:
        return []
    else:
        found, ends = [], []
        for chain in _played(start, row.together):
            if chain is None or len(found) > MOST:
                return []
            if (end := _end(chain, start)) not in ends:
                ends.append(end)
                found.append(chain)
    return found if len(found) <= MOST and any(len(chain) > 1 for chain in found) else []


def _played(here: Ahead, kinds: frozenset[int], before: Chain = ()) -> Iterator[Chain | None]:
    """Yield every chain that goes on to the end of a decision; None and no more if another kind of action is legal."""
    for code in here.state.legal:
        if code & n.ACTION_KIND not in kinds:
            yield None
            return
        after = here.answered(code)
        if after.state.phase == here.state.phase and len(after.state.legal) > 1:
            yield from _played(after, kinds, (*before, code))
        else:
            yield (*before, code)


def _end(chain: Chain, start: Ahead) -> Counter[int]:
    """Count the parts of a chain without their order: the pawns that go to Billy, or how often each action occurs."""
    return Counter(_going(chain, start) if chain[0] & n.ACTION_KIND == n.PLACE else chain)


def _with_the_card(code: int, last: int, start: Ahead) -> Chain:
    """Return the chain of an answer to who goes On Leave; after the `last` answer, the next card is turned as well.

    A letter or a choice of the story may come before that card, and the table does not know so beforehand. The gesture
    then ends with the letter or the choice.
    """
    if code != last:
        return (code,)
    return (code, n.TURN_CARD) if start.answered(code).state.phase in (n.TURN, n.POST) else (code,)


def _going(chain: Chain, start: Ahead) -> tuple[int, ...]:
    """Return the pawns that the actions of a gesture place on the shift, in order. Some the game places unasked."""
    first = n.FIRST_SPACES[start.state.shift]
    journal = start.after(chain).journal
    came = {entry[AFTER]: entry[TARGET] for entry in journal if entry[VERB] == "places" and entry[AFTER] >= first}
    return tuple([came[place] for place in sorted(came)])


def told(gesture: Gesture, first: Offer, start: Ahead) -> Together:
    """Return a gesture of the position `start` with all that its words name, and what will follow it.

    `first` is its first action as an answer of its own.
    """
    follows = coming(start, gesture.chain) if len(gesture.chain) > 1 else None
    return Together(first, gesture_facts(gesture, start), follows)


def gesture_facts(gesture: Gesture, start: Ahead) -> GestureFacts:
    """Return what the short words of a gesture name."""
    given, row = gesture.given, questions.of(start.state)
    alone = len(given) == 1 or given[0] == row.goes_on
    return GestureFacts(
        gesture,
        answer_facts(given[0], start.state) if alone else None,
        () if alone or given[0] & n.ACTION_KIND != n.PLACE else _going(given, start),
        _talker(gesture),
        row.names_others,
    )


def _talker(gesture: Gesture) -> int | None:
    talks = (code & n.ACTION_TARGET for code in gesture.proposed if code & n.ACTION_KIND == n.TALK_TO_BILLY)
    return next(talks, None)
