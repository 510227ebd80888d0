"""Pages, which the board shows over the whole ward: a memory that Billy tells, an Event, a Warning, an evening.

A page is plain data with its sentences, made of the entries of the last move. A page holds only what the table has
seen. For a memory that is held face down, that is its Timeline and its words, which were read aloud (PARTIAL-08, G-60).
"""

from __future__ import annotations

from typing import Final, cast

from ..engine import changes, conversation
from ..engine import names as n
from ..engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry, State
from . import questions, story
from .entries import Entries
from .facts.answers import known_contact
from .names import Names
from .shape import Brought, Leaf, LeafKind
from .verbs import card_facts
from .wording import Wording

NARRATIVE: Final = changes.TOLD + "narrative"
PLACED: Final = "TALK-02"
SEWN: Final = "TALK-07"
RETURNED: Final = "TALK-08"
SENT_TO_CALL: Final = "CALL-03"
TURNS_AWAY: Final = ("EVENT-10", "EVENT-14")
"""The rules of Events by which Billy changes the subject or does not want to talk any more."""
MOST_TOGETHER: Final = 3
LONGEST_TOGETHER: Final = 480
"""The largest number of letters on one page of a conversation; `MOST_TOGETHER` is the largest number of cards.

More would not fit on the picture of a projector.
"""


def of(journal: list[Entry], first: int, state: State, wording: Wording) -> list[Leaf]:
    """Make the pages for the entries from the line `first` on, in the order of the entries.

    Parameters
    ----------
    journal : list of Entry
        The whole journal of a game.
    first : int
        The line at which the last move began.
    state : State
        The position that the journal led to.
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
    found: list[Leaf] = []
    evening: list[Leaf] = []
    for line in range(first, len(journal)):
        verb, rule = journal[line][VERB], journal[line][RULE]
        if verb in (changes.DRAW[n.PARTIALS], changes.DRAW[n.CLEARS]):
            found += _drawn(journal, line, state, wording)
        elif verb == changes.DRAW[n.PATIENTS]:
            found += _first_emergency(journal, line, wording)
        elif verb == "warnings" and state.ending != n.TRANSFERRED:
            found.append(_warning(journal, line, state, wording))
        elif verb == NARRATIVE and not _is_of_the_ending(journal[line], names):
            found.append(_narrative(journal, line, state, names))
        elif verb == changes.CARD and rule in (PLACED, SEWN, RETURNED):
            evening.append(_laid(journal[line], line, wording))
            if rule == SEWN:  # a Partial has no page here: it was read aloud when it was drawn
                found.append(evening[-1])
        elif verb == "day" and evening:
            on = names.say("page.evening.on", n=journal[line][AFTER])
            found.append(_evening(evening, line, on, names))
            evening = []
    if evening:  # the game ended in that evening
        found.append(_evening(evening, len(journal) - 1, names.say("page.on"), names))
    found = _together(found)
    if names.scenario.short_evening:
        found = _with_the_evening(found, names)
    if found and _is_answered_on(found[-1], state):
        found[-1] |= {"asks": True, "on": names.say("page.choice.on")}
    return found


def _is_answered_on(page: Leaf, state: State) -> bool:
    """Whether the pending decision is answered on a page."""
    return page["kind"] in questions.of(state).on_pages


def empty(line: int, kind: LeafKind) -> Leaf:
    """Return a page with the keys that every page has; all but two have an empty value."""
    return {
        "line": line,
        "kind": kind,
        "lead": "",
        "title": "",
        "words": "",
        "text": "",
        "on": "",
        "timeline": None,
        "memory": None,
        "side": None,
        "who": None,
        "cover": None,
        "then": [],
        "cards": [],
    }


# --- Billy's words ------------------------------------------------------------------------------------------------


def _together(found: list[Leaf]) -> list[Leaf]:
    """Put the pages of one conversation together on one page, up to the limits of a page; return all pages."""
    groups: list[list[Leaf]] = []
    for page in found:
        if groups and _goes_with(page, groups[-1]):
            groups[-1].append(page)
        else:
            groups.append([page])
    return [_conversation(group) if len(group) > 1 else group[0] for group in groups]


def _with_the_evening(found: list[Leaf], names: Names) -> list[Leaf]:
    """Put each evening on the page before it, if that page has a memory or an Event and both fit; return all pages."""
    pages: list[Leaf] = []
    for page in found:
        joined = _joined(pages[-1], page, names) if pages and page["kind"] == "evening" else None
        if joined is None:
            pages.append(page)
        else:
            pages[-1] = joined
    return pages


def _joined(page: Leaf, evening: Leaf, names: Names) -> Leaf | None:
    """Return a page with what an evening brought at its end; None when the two do not fit on one page."""
    sewn = page["kind"] == "laid"
    told = _in_lines([card for card in evening["cards"] if card["side"] != "clear"], names)  # these have their page
    if sewn:
        text = " ".join([page["text"], *told])
        return page | {"text": text, "on": evening["on"]} if len(text) <= LONGEST_TOGETHER else None
    if page["kind"] not in ("told", "event", "conversation"):
        return None
    said = said_on(page)
    title = names.say("page.evening.later")
    last = empty(evening["line"], "event") | {"title": title, "then": told, "turned": False}
    if len(said) == MOST_TOGETHER or sum(map(_length, (*said, last))) > LONGEST_TOGETHER:
        return None
    return _conversation(said) | {"cards": [*said, last], "on": evening["on"]}


def _in_lines(cards: list[Brought], names: Names) -> list[str]:
    """Return a sentence for each memory that was laid down, and one for all that found no place."""
    say = names.say
    laid = [card for card in cards if card["side"] == "partial"]
    lines = [
        say(f"page.laid.{PLACED}.line", who=card["name"], timeline=say(f"timeline.{card['timeline']}")) for card in laid
    ]
    returned = len(cards) - len(laid)
    return [*lines, say(f"page.laid.{RETURNED}.line", n=returned)] if returned else lines


def said_on(page: Leaf) -> list[Leaf]:
    """Return the pages that a page of a conversation is put together of; any other page alone."""
    return cast("list[Leaf]", page["cards"]) if page["kind"] == "conversation" else [page]


def _goes_with(page: Leaf, group: list[Leaf]) -> bool:
    """Whether a page belongs to the same conversation as a group of pages, and all of them fit on one page."""
    is_said = {each["kind"] for each in (*group, page)} <= {"told", "event"}
    return is_said and len(group) < MOST_TOGETHER and sum(map(_length, (*group, page))) <= LONGEST_TOGETHER


def _length(page: Leaf) -> int:
    """Return the number of letters on a page."""
    return sum(len(text) for text in (page["title"], page["words"], page["text"], *page["then"]))


def _conversation(cards: list[Leaf]) -> Leaf:
    """Return one page for several pages of a conversation, each with a memory or an Event."""
    told = [card for card in cards if card["kind"] == "told"]
    events = [card for card in cards if card["kind"] == "event"]
    lead = (told or events)[0]["lead"]
    return empty(cards[0]["line"], "conversation") | {
        "lead": lead,
        "on": cards[-1]["on"],
        "who": (events or told)[0]["who"],
        "cards": cards,
        "turned": any(card["turned"] for card in events),
    }


def _drawn(journal: list[Entry], line: int, state: State, wording: Wording) -> list[Leaf]:
    """Return the page of a drawn card: a memory that is read aloud, or an Event; [] for a card that nobody reads."""
    names = wording.names
    entry = journal[line]
    rule, verb, card = entry[RULE], entry[VERB], entry[TARGET]
    if wording.entries.sentence(entry) is None:
        return []
    if card >= n.MEMORIES:
        return [_event(journal, line, wording)] if rule in ("PARTIAL-06", "INQ-09") else []
    if verb != changes.DRAW[n.PARTIALS] or rule == "FOCUS-04":
        return []
    facts = card_facts(names, card, entry[BEFORE], entry[AFTER])
    talker = _talker(journal, line)
    reader = names.pawn(conversation.plays_billy(state, talker))
    page = empty(line, "told") | {
        "lead": names.say("page.told.lead", talker=names.pawn(talker), who=reader),
        "words": facts["words"],
        "on": names.say("page.told.on" if rule != "FOCUS-08" else "page.on"),
        "timeline": names.catalogue.memories[card].timeline + 1,
        "who": talker,
        "cover": wording.entries.cover(entry),
    }
    return [page]


def _talker(journal: list[Entry], line: int) -> int:
    """Return the pawn that talks to Billy at a line of the journal."""
    return next(entry[AFTER] for entry in reversed(journal[:line]) if entry[VERB] == "talker")


def _event(journal: list[Entry], line: int, wording: Wording) -> Leaf:
    names = wording.names
    entry = journal[line]
    facts = card_facts(names, entry[TARGET], entry[BEFORE], entry[AFTER])
    talker = _talker(journal, line)
    return empty(line, "event") | {
        "lead": names.say(f"page.event.{entry[RULE]}", who=names.pawn(talker)),
        "title": facts["title"],
        "text": facts["text"],
        "then": _consequences(journal, line, wording.entries),
        "on": names.say("page.on"),
        "who": talker,
        "turned": any(entry[RULE] in TURNS_AWAY for entry in journal[line:]),
    }


def _consequences(journal: list[Entry], line: int, entries: Entries) -> list[str]:
    """Return the sentences of the changes that an Event causes before the next card or decision."""
    found = []
    for entry in journal[line + 1 :]:
        if entry[VERB] in changes.DRAW or entry[VERB] in (changes.CHOSE, changes.BY_ITSELF):
            break
        text = entries.sentence(entry) if entry[RULE].startswith("EVENT-") else None
        if text is not None and entry[VERB] not in (changes.CARD, "stage"):
            found.append(text)
    return found


# --- the ward -----------------------------------------------------------------------------------------------------


def _first_emergency(journal: list[Entry], line: int, wording: Wording) -> list[Leaf]:
    """Return the page of the first Emergency card of a game; [] for a later Emergency, which is read on its card."""
    names = wording.names
    card = journal[line][TARGET]
    kinds = names.box.patients
    turned = (entry[TARGET] for entry in journal[:line] if entry[VERB] == changes.DRAW[n.PATIENTS])
    if kinds[card][n.KIND] != n.EMERGENCY or any(kinds[before][n.KIND] == n.EMERGENCY for before in turned):
        return []
    say = names.say
    page = empty(line, "emergency") | {
        "title": say("page.emergency.title"),
        "words": names.patient_picture(card),
        "eased": wording.entries.eased(card),
        "on": say("page.emergency.on"),
    }
    return [page]


def _warning(journal: list[Entry], line: int, state: State, wording: Wording) -> Leaf:
    """Return the page of a Hospital Warning, with its cause and the number of Warnings that are left."""
    say = wording.names.say
    cause = changes.TOLD + "warning_cause"
    causes = [wording.entries.sentence(entry) for entry in journal[:line][::-1] if entry[VERB] == cause][:1]
    number, most = journal[line][AFTER], state.readings.warnings_lose
    left = most - number
    later = next((entry[AFTER] for entry in journal[line:] if entry[VERB] == "day"), 0)
    return empty(line, "warning") | {
        "title": say("page.warning.title"),
        "text": "\n\n".join([*filter(None, causes), say("page.warning.text")]),
        "then": [say("page.warning.left", n=left)],
        "warnings": [number, most],
        "on": say("page.warning.on", n=later) if later else say("page.on"),
    }


# --- the story ----------------------------------------------------------------------------------------------------


def _is_of_the_ending(entry: Entry, names: Names) -> bool:
    """Whether an entry turns the card that ends the story; the words of that card are on the page of the ending."""
    return names.scenario.roles[entry[TARGET]] == n.OUTCOME


def _narrative(journal: list[Entry], line: int, state: State, names: Names) -> Leaf:
    """Return the page of a Narrative Card that was read during the game: of the story, a Call, a letter or a choice."""
    card = story.card(journal[line][TARGET], names)
    kind, note = card["kind"], card["note"]
    who: int | None = None
    lead = ""
    if kind == "call":
        calls = [entry for entry in journal[:line] if entry[RULE] == SENT_TO_CALL]
        who = next(entry[TARGET] for entry in reversed(calls) if entry[VERB] == "places")
        contact = next(entry[AFTER] for entry in reversed(calls) if entry[VERB] == "contact")
        lead = names.say("page.call.lead", contact=names.contact(known_contact(contact, state)))
    elif kind != "story":
        who = state.manager
        lead = names.say(f"page.{kind}.lead", who=names.pawn(who))
    return empty(line, kind) | {
        "lead": lead,
        "title": card["title"],
        "text": card["text"],
        "on": names.say("page.on" if kind == "story" else f"page.{kind}.on"),
        "who": who,
        "cover": None if note is None else {"card": card["card"], "note": note, "text": note},
        "card": card["card"],
        "picture": card["picture"],
    }


# --- the evening --------------------------------------------------------------------------------------------------


def _laid(entry: Entry, line: int, wording: Wording) -> Leaf:
    """Return the page of a card that is laid down, sewn on, or given back unseen (TALK-02, TALK-07, TALK-08).

    The page of the evening shows `name` and `brief` of the card, beside the face of the player and the patch of the
    memory. A screen reader reads `lead` and `text`.
    """
    names = wording.names
    rule, _, card, source, _, _ = entry
    memory = names.catalogue.memories[card]
    first = n.CLEAR_HELD if rule != PLACED else n.PARTIAL_HELD
    holder = source - first
    say = names.say
    who = say("page.the_assistants") if holder == n.POOL else names.pawn(holder)
    page = empty(line, "laid") | {
        "lead": say(f"page.laid.{rule}.by", who=who),
        "name": who,
        "text": say(f"page.laid.{rule}.text", timeline=say(f"timeline.{memory.timeline + 1}")),
        "brief": say(f"page.laid.{rule}.brief", timeline=say(f"timeline.{memory.timeline + 1}")),
        "on": say("page.laid.on"),
        "timeline": memory.timeline + 1,
        "who": None if holder == n.POOL else holder,
    }
    if rule == RETURNED:
        return page
    clear = rule == SEWN
    return page | {
        "memory": memory.id,
        "side": "clear" if clear else "partial",
        "title": say(f"memory.{memory.id}.title") if clear else "",
        "words": say(f"memory.{memory.id}.words"),
        "story": say(f"memory.{memory.id}.clear") if clear else "",
        "cover": wording.entries.cover(entry),
    }


def _evening(cards: list[Leaf], line: int, on: str, names: Names) -> Leaf:
    """Return the page of an evening: which memories were laid or given back, and by whom."""
    return empty(line, "evening") | {
        "title": names.say("page.evening.title"),
        "cards": [_brought(card) for card in cards],
        "on": on,
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
