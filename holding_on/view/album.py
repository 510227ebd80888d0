"""The album of a game, which lists the memories that Billy told, and the page of the ending.

Only memories that lie open are in the album. A memory that was first a Partial and is now a Clear keeps its place in
the album, and the day on which its Partial was heard.
"""

from __future__ import annotations

from typing import Final

from ..engine import changes, scenario
from ..engine import names as n
from ..engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry, State
from . import ending as endings
from . import memories, pages, pictures, progress, shape
from .facts.memories import side_in_play
from .facts.progress import progress_facts
from .names import Names
from .things import Ended
from .wording import Wording

READ: Final = ("PARTIAL-09", "PARTIAL-10", "FOCUS-06", "FOCUS-08")
"""The rules by which the words of a memory are read aloud: a memory is heard then, even if it is laid open later."""

LAID: Final = "TALK-02"
"""The rule by which a Partial is laid open on an evening; what lies there otherwise lay there as the game began."""


def of(journal: list[Entry], state: State, wording: Wording) -> list[shape.Heard]:
    """Return the memories that lie open, in the order in which they were first heard.

    Parameters
    ----------
    journal : list of Entry
        The whole journal of a game.
    state : State
        The position that the journal led to.
    wording : Wording
        The words of the game.

    Returns
    -------
    list of dict
        For each memory: `memory`, its id; `side`, the side on top; `day`, the day on which it was first heard, or None
        when it already lay open as the game began; `timeline`, the number of its Timeline from 1; `lead`, the name of
        the Timeline; the texts `title`, `words` and `story`; and `cover`, its fold, or None.
    """
    heard: dict[int, int | None] = {}
    day = next((entry[BEFORE] for entry in journal if entry[VERB] == "day"), state.day)
    for entry in journal:
        if entry[VERB] == "day":
            day = entry[AFTER]
        elif (entry[VERB] == changes.DRAW[n.PARTIALS] and entry[RULE] in READ) or (
            entry[VERB] == changes.CARD and entry[RULE] == LAID
        ):
            heard.setdefault(entry[TARGET], day)
    lying = {card for card in range(n.MEMORIES) if side_in_play(state, card) is not None}
    from_start: dict[int, int | None] = dict.fromkeys(sorted(lying - heard.keys()))
    return [
        _card(card, side, when, wording)
        for card, when in (from_start | heard).items()
        if (side := side_in_play(state, card)) is not None
    ]


def _card(card: int, side: shape.Side, day: int | None, wording: Wording) -> shape.Heard:
    names = wording.names
    say, memory = names.say, names.catalogue.memories[card]
    clear = side == "clear"
    return {
        "memory": memory.id,
        "side": side,
        "day": day,
        "timeline": memory.timeline + 1,
        "lead": say(f"timeline.{memory.timeline + 1}"),
        "title": say(f"memory.{memory.id}.title") if clear else "",
        "words": say(f"memory.{memory.id}.words"),
        "story": say(f"memory.{memory.id}.clear") if clear else "",
        "cover": memories.memory_text(wording, card, side, card % n.POSITIONS + 1)["cover"],
    }


def ending(line: int, ended: Ended, state: State, names: Names) -> shape.Leaf:
    """Return the page of the ending: after a win the words of the outcome's card, else how the game ended.

    Parameters
    ----------
    line : int
        The number of entries in the journal; the page of the ending comes after the last of them.
    ended : Ended
        How the game ended.
    state : State
        The position at the end of the game.
    names : Names
        The words of the game.

    Returns
    -------
    dict
        A page with the keys that `pages.of` gives; `words` come last, in small letters. When the card has a picture,
        `memory` is the id of the card's side and `side` is "told".
    """
    title, text, closing = endings.words(ended, names)
    page = pages.empty(line, "ending") | {"title": title, "text": text, "words": closing}
    if state.ending != n.WON:
        return page
    side = names.scenario.side_ids[scenario.outcome(state)]
    note = names.note(f"narrative.{side}")
    drawn = pictures.of_side(side, names.catalogue, names.words) is not None
    reached = progress.summary("short", progress_facts(state), names)
    return page | {
        "lead": names.say("page.ending.won", progress=reached, n=state.day),
        "title": names.say(f"narrative.{side}.title"),
        "text": names.say(f"narrative.{side}.text"),
        "cover": None if note is None else {"card": side, "note": note, "text": note},
        "memory": side if drawn else None,
        "side": "told" if drawn else None,
    }
