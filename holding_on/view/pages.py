"""Pages, which the board shows over the whole ward: a memory that Billy tells, an Event, a Warning, an evening.

A page is plain data with its sentences; what it tells was found in `facts/pages.py`, and is handed in. A page holds
only what the table has seen. For a memory that is held face down, that is its Timeline and its words, which were read
aloud (PARTIAL-08, G-60).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import names as n
from . import story
from .found import Emergency, Evening, Happened, Laid, Narrated, ReadAloud, Warned
from .joining import empty, together, with_the_evening
from .lying import Read
from .verbs import card_facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..engine.state import Entry
    from .entries import Entries
    from .found import Page, Pages
    from .names import Names
    from .shape import Brought, Leaf
    from .wording import Wording


def of(found: Pages, wording: Wording) -> list[Leaf]:
    """Return the pages of a move in words, those of one conversation together.

    Parameters
    ----------
    found : Pages
        What the pages tell, as `facts/pages.py` found it in the journal.
    wording : Wording
        The words of the game.

    Returns
    -------
    list of dict
        `line` is the line of the journal that a page shows. `kind` is "told", "event", or "conversation" for several
        pages of these two kinds together; "emergency", "warning", "laid" or "evening"; or for a card of the story
        "story", "call", "letter" or "choice". The last page has `asks`: True when the pending decision is answered on
        that page.
    """
    names = wording.names
    pages = together([_page(page, wording) for page in found.pages])
    if names.scenario.short_evening:
        pages = with_the_evening(pages, names)
    if pages and pages[-1]["kind"] in found.answered_on:
        pages[-1] |= {"asks": True, "on": names.say("page.choice.on")}
    return pages


def _page(page: Page, wording: Wording) -> Leaf:
    match page:
        case ReadAloud():
            return _read_aloud(page, wording)
        case Happened():
            return _event(page, wording)
        case Emergency():
            return _emergency(page, wording)
        case Warned():
            return _warning(page, wording)
        case Narrated():
            return _narrative(page, wording.names)
        case Laid():
            return _laid(page, wording)
        case Evening():
            return _evening(page, wording)


# --- Billy's words ------------------------------------------------------------------------------------------------


def _read_aloud(page: ReadAloud, wording: Wording) -> Leaf:
    """Return the page of a memory that is read aloud."""
    names = wording.names
    rule, _, card, source, target, _ = page.entry
    talker = names.pawn(page.talker)
    return empty(page.line, "told") | {
        "lead": names.say("page.told.lead", talker=talker, who=names.pawn(page.reader)),
        "words": card_facts(names, card, source, target)["words"],
        "on": names.say("page.told.on" if rule != "FOCUS-08" else "page.on"),
        "timeline": names.catalogue.memories[card].timeline + 1,
        "who": page.talker,
        "cover": wording.entries.cover(page.entry),
    }


def _event(page: Happened, wording: Wording) -> Leaf:
    names = wording.names
    rule, _, card, source, target, _ = page.entry
    facts = card_facts(names, card, source, target)
    return empty(page.line, "event") | {
        "lead": names.say(f"page.event.{rule}", who=names.pawn(page.talker)),
        "title": facts["title"],
        "text": facts["text"],
        "then": _sentences(page.caused, wording.entries),
        "on": names.say("page.on"),
        "who": page.talker,
        "turned": page.turned,
    }


def _sentences(found: Sequence[Entry], entries: Entries) -> list[str]:
    """Return the sentences of those entries that have one."""
    return [text for text in map(entries.sentence, found) if text is not None]


# --- the ward -----------------------------------------------------------------------------------------------------


def _emergency(page: Emergency, wording: Wording) -> Leaf:
    """Return the page of the first Emergency card of a game."""
    say = wording.names.say
    return empty(page.line, "emergency") | {
        "title": say("page.emergency.title"),
        "words": wording.names.patient_picture(page.card),
        "eased": wording.entries.eased(page.card),
        "on": say("page.emergency.on"),
    }


def _warning(page: Warned, wording: Wording) -> Leaf:
    """Return the page of a Hospital Warning, with its cause and the number of Warnings that are left."""
    say = wording.names.say
    causes = [] if page.cause is None else _sentences([page.cause], wording.entries)
    return empty(page.line, "warning") | {
        "title": say("page.warning.title"),
        "text": "\n\n".join([*causes, say("page.warning.text")]),
        "then": [say("page.warning.left", n=page.most - page.number)],
        "warnings": [page.number, page.most],
        "on": say("page.warning.on", n=page.later) if page.later else say("page.on"),
    }


# --- the story ----------------------------------------------------------------------------------------------------


def _narrative(page: Narrated, names: Names) -> Leaf:
    """Return the page of a Narrative Card that was read during the game: of the story, a Call, a letter or a choice."""
    card = story.card(Read(page.side), names)
    kind, note = card["kind"], card["note"]
    lead = ""
    if kind == "call":
        lead = names.say("page.call.lead", contact=names.contact(page.contact))
    elif page.who is not None:
        lead = names.say(f"page.{kind}.lead", who=names.pawn(page.who))
    return empty(page.line, kind) | {
        "lead": lead,
        "title": card["title"],
        "text": card["text"],
        "on": names.say("page.on" if kind == "story" else f"page.{kind}.on"),
        "who": page.who,
        "cover": None if note is None else {"card": card["card"], "note": note, "text": note},
        "card": card["card"],
        "picture": card["picture"],
    }


# --- the evening --------------------------------------------------------------------------------------------------


def _laid(page: Laid, wording: Wording) -> Leaf:
    """Return the page of a card that is laid down, sewn on, or given back unseen (TALK-02, TALK-07, TALK-08).

    The page of the evening shows `name` and `brief` of the card, beside the face of the player and the patch of the
    memory. A screen reader reads `lead` and `text`.
    """
    names = wording.names
    rule, _, card, _, _, _ = page.entry
    memory = names.catalogue.memories[card]
    say = names.say
    of_the_pool = page.holder == n.POOL
    who = say("page.the_assistants") if of_the_pool else names.pawn(page.holder)
    timeline = say(f"timeline.{memory.timeline + 1}")
    leaf = empty(page.line, "laid") | {
        "lead": say(f"page.laid.{rule}.by", who=who),
        "name": who,
        "text": say(f"page.laid.{rule}.text", timeline=timeline),
        "brief": say(f"page.laid.{rule}.brief", timeline=timeline),
        "on": say("page.laid.on"),
        "timeline": memory.timeline + 1,
        "who": None if of_the_pool else page.holder,
    }
    if page.shown is None:
        return leaf
    clear = page.shown == "clear"
    return leaf | {
        "memory": memory.id,
        "side": page.shown,
        "title": say(f"memory.{memory.id}.title") if clear else "",
        "words": say(f"memory.{memory.id}.words"),
        "story": say(f"memory.{memory.id}.clear") if clear else "",
        "cover": wording.entries.cover(page.entry),
    }


def _evening(page: Evening, wording: Wording) -> Leaf:
    """Return the page of an evening: which memories were laid or given back, and by whom."""
    say = wording.names.say
    return empty(page.line, "evening") | {
        "title": say("page.evening.title"),
        "cards": [_brought(_laid(card, wording)) for card in page.laid],
        "on": say("page.evening.on", n=page.day) if page.day else say("page.on"),
    }


def _brought(card: Leaf) -> Brought:
    """Return what the page of an evening shows of a card that was laid down or given back."""
    return {
        "lead": card["lead"],
        "name": card["name"],
        "words": card["words"],
        "text": card["text"],
        "brief": card["brief"],
        "timeline": card["timeline"],
        "memory": card["memory"],
        "side": card["side"],
        "who": card["who"],
        "cover": card["cover"],
        "title": card["title"],
    }
