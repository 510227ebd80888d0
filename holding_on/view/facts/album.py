"""The facts of the album: which memories lie open, when each was heard, and what a game that was won has reached.

A memory that was first a Partial and is now a Clear keeps its place in the album, and the day on which its Partial was
heard.
"""

from typing import Final

from ...engine import changes, scenario
from ...engine import names as n
from ...engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry, State
from ..found import Heard, Won
from ..lying import Read
from .memories import side_in_play
from .progress import progress_facts

READ: Final = ("PARTIAL-09", "PARTIAL-10", "FOCUS-06", "FOCUS-08")
"""The rules by which the words of a memory are read aloud: a memory is heard then, even if it is laid open later."""

LAID: Final = "TALK-02"
"""The rule by which a Partial is laid open on an evening; what lies there otherwise lay there as the game began."""


def is_read(entry: Entry) -> bool:
    """Whether an entry draws a memory whose words are read aloud."""
    return entry[VERB] == changes.DRAW[n.PARTIALS] and entry[RULE] in READ


def heard_facts(journal: list[Entry], state: State) -> list[Heard]:
    """Return the memories that lie open, in the order in which they were first heard."""
    heard: dict[int, int | None] = {}
    day = next((entry[BEFORE] for entry in journal if entry[VERB] == "day"), state.day)
    for entry in journal:
        if entry[VERB] == "day":
            day = entry[AFTER]
        elif is_read(entry) or (entry[VERB] == changes.CARD and entry[RULE] == LAID):
            heard.setdefault(entry[TARGET], day)
    lying = {card for card in range(n.MEMORIES) if side_in_play(state, card) is not None}
    from_start: dict[int, int | None] = dict.fromkeys(sorted(lying - heard.keys()))
    return [
        Heard(card, side, when)
        for card, when in (from_start | heard).items()
        if (side := side_in_play(state, card)) is not None
    ]


def won_facts(state: State) -> Won | None:
    """Return what a game that was won has reached; None for a game that was lost or goes on."""
    if state.ending != n.WON:
        return None
    return Won(Read(scenario.outcome(state), scenario.outcome_lines(state)), progress_facts(state))
