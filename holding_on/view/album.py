"""The album: the memories that Billy told in a game, in the order in which they were heard, and the page of the ending.

Only memories that lie open are in the album. A Partial Memory that became clear keeps its place and its first day.
"""

from __future__ import annotations

from typing import Any, Final

from ..engine import changes, scenario
from ..engine import names as n
from ..engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry, State
from . import memories, pictures, progress
from .sentences import Formatter
from .view import ending_words

READ: Final = ("PARTIAL-09", "PARTIAL-10", "FOCUS-06", "FOCUS-08")
"""Rules by which a memory's words are read aloud: then it is heard, even if it is laid open later."""

LAID: Final = ("TALK-02", "TALK-07")
"""Rules by which a memory is laid open: as a Partial, and as a Clear on top of the Partial."""


def of(journal: list[Entry], state: State, formatter: Formatter) -> list[dict[str, Any]]:
    """List the memories that lie open, in the order in which they were first heard.

    Parameters
    ----------
    journal : list of Entry
        The whole journal of a game.
    state : State
        The position that the journal led to.
    formatter : Formatter
        The words of the game.

    Returns
    -------
    list of dict
        For each memory: `memory`, its id; the `side` on top; the `day` on which it was first heard, or None when it
        already lay open as the game began; `timeline`, from 1, and `lead`, its name; `title`, `words`, `story` and
        `cover`.
    """
    heard: dict[int, int | None] = {}
    day = next((entry[BEFORE] for entry in journal if entry[VERB] == "day"), state.day)
    for entry in journal:
        if entry[VERB] == "day":
            day = entry[AFTER]
        elif (entry[VERB] == changes.DRAW[n.PARTIALS] and entry[RULE] in READ) or (
            entry[VERB] == changes.CARD and entry[RULE] in LAID
        ):
            heard.setdefault(entry[TARGET], day)
    lying = {card for card in range(n.MEMORIES) if memories.side_in_play(state, card) is not None}
    from_start: dict[int, int | None] = dict.fromkeys(sorted(lying - heard.keys()))
    return [_card(card, when, state, formatter) for card, when in (from_start | heard).items() if card in lying]


def _card(card: int, day: int | None, state: State, formatter: Formatter) -> dict[str, Any]:
    say, memory = formatter.say, formatter.catalogue.memories[card]
    side = memories.side_in_play(state, card) or ""
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
        "cover": memories.memory_text(formatter, card, side, card % n.POSITIONS + 1)["cover"],
    }


def ending(line: int, ended_by: str, state: State, formatter: Formatter) -> dict[str, Any]:
    """The page of the ending: after a win the words of the outcome's card, else how the game ended.

    Parameters
    ----------
    line : int
        The line after the last one of the journal.
    ended_by : str
        The rule that ended the game.
    state : State
        The position at the end of the game.
    formatter : Formatter
        The words of the game.

    Returns
    -------
    dict
        A page like those of `pages.of`; its `words` are shown last, in small letters. When the card has a picture,
        `memory` is the id of the card's side and `side` is "told".
    """
    title, text, closing = ending_words(state, formatter, ended_by)
    page = {"line": line, "kind": "ending", "lead": "", "title": title, "text": text, "words": closing, "on": ""}
    page |= dict.fromkeys(("timeline", "memory", "side", "who", "cover")) | {"then": [], "cards": []}
    if state.ending != n.WON:
        return page
    side = formatter.scenario.side_ids[scenario.outcome(state)]
    note = formatter.note(f"narrative.{side}")
    drawn = pictures.shown_on(side, formatter.catalogue, formatter.words) is not None
    steps = progress.of(state, formatter)
    reached = progress.summary("short", state, formatter, steps)
    return page | {
        "lead": formatter.say("page.ending.won", progress=reached, n=state.day),
        "title": formatter.say(f"narrative.{side}.title"),
        "text": formatter.say(f"narrative.{side}.text"),
        "cover": None if note is None else {"card": side, "note": note, "text": note},
        "memory": side if drawn else None,
        "side": "told" if drawn else None,
    }
