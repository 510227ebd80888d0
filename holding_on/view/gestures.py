"""Gestures: several actions in a row that a table gives at once, such as which nurses go to Billy together.

Each gesture is a chain: codes of legal actions, in order. Chains are found by playing ahead (`ahead`), so this module
has no rules of the game in it. Chains that contain the same actions in another order are one gesture.
The order of the pawns decides who is senior (ASSIGN-07, G-50) and is the Shift Manager's choice. A gesture places the
pawns in the order in which the players sit at the table. For another order, the Shift Manager places the pawns one by
one.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from ..engine import names as n
from ..engine.state import AFTER, TARGET, VERB
from . import beforehand, questions, short
from .actions import ROWS, Target
from .ahead import Ahead, Chain
from .facts.decision import answer_facts
from .names import Names


class Gesture(NamedTuple):
    """A gesture: the actions that the table gives, then those that the board proposes for the decisions after them.

    `whom` is the pawn or purse that the gesture chooses instead of the proposed one; None for the proposal itself.
    """

    given: Chain
    proposed: Chain = ()
    whom: int | None = None

    @property
    def chain(self) -> Chain:
        """All actions of the gesture, in order."""
        return self.given + self.proposed


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
    return Counter(going(chain, start) if chain[0] & n.ACTION_KIND == n.PLACE else chain)


def _with_the_card(code: int, last: int, start: Ahead) -> Chain:
    """Return the chain of an answer to who goes On Leave; after the `last` answer, the next card is turned as well.

    A letter or a choice of the story may come before that card, and the table does not know so beforehand. The gesture
    then ends with the letter or the choice.
    """
    if code != last:
        return (code,)
    return (code, n.TURN_CARD) if start.answered(code).state.phase in (n.TURN, n.POST) else (code,)


def going(chain: Chain, start: Ahead) -> list[int]:
    """Return the pawns that the actions of a gesture place on the shift, in order. Some the game places unasked."""
    first = n.FIRST_SPACES[start.state.shift]
    journal = start.after(chain).journal
    came = {entry[AFTER]: entry[TARGET] for entry in journal if entry[VERB] == "places" and entry[AFTER] >= first}
    return [came[place] for place in sorted(came)]


def named(gesture: Gesture, start: Ahead, names: Names) -> short.Short:
    """Return the short words of a gesture: who takes part, and for several purses how often each gives or gets.

    For a gesture with proposals, the few words after the name say who is proposed.
    """
    if gesture.whom is not None:
        who = (
            names.say("short.pool") if _talker(gesture) is None and gesture.whom == n.POOL else names.pawn(gesture.whom)
        )
        return short.Short(names.say("short.gesture.instead", who=who), "", more=False)
    words = _named(gesture.given, start, names)
    if not gesture.proposed:
        return words
    if words.brief and not questions.of(start.state).names_others:
        return words
    talker = _talker(gesture)
    if talker is not None:
        return words._replace(brief=names.say("short.gesture.sits", who=names.pawn(talker)))
    last = ROWS[gesture.proposed[-1]].target
    return words._replace(brief=names.say("short.gesture.gets", who=short.who(last, names)))


def _talker(gesture: Gesture) -> int | None:
    """Return the pawn that talks with Billy by a proposal; None when nobody does."""
    talks = (code & n.ACTION_TARGET for code in gesture.proposed if code & n.ACTION_KIND == n.TALK_TO_BILLY)
    return next(talks, None)


def _named(chain: Chain, start: Ahead, names: Names) -> short.Short:
    """Return the short words of the actions that a table gives together."""
    if len(chain) == 1 or chain[0] == questions.of(start.state).goes_on:
        return short.answer(answer_facts(chain[0], start.state), names)
    say = names.say
    if chain[0] & n.ACTION_KIND == n.PLACE:
        return short.Short(", ".join(map(names.pawn, going(chain, start))), "", more=False)
    times = Counter(ROWS[code].target for code in chain if code != n.ENOUGH)
    parts = [say("short.gesture.part", who=_who(about, names), n=often) for about, often in times.items()]
    name = ", ".join(parts) if len(parts) > 1 else _who(next(iter(times)), names, "pool_alone")
    return short.Short(name, "", more=False)


def _who(about: Target, names: Names, pool: str = "pool") -> str:
    return names.say(f"short.gesture.{pool}") if about.purse == n.POOL else short.who(about, names)
