"""Pages put together: those of one conversation on one page, and an evening on the page before it, as far as they fit.

`pages.py` makes the single pages. A page of a conversation has in `cards` the pages that it is put together of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from .names import Names
    from .shape import Brought, Leaf, LeafKind

MOST_TOGETHER: Final = 3
LONGEST_TOGETHER: Final = 480
"""The largest number of letters on one page of a conversation; `MOST_TOGETHER` is the largest number of cards.

More would not fit on the picture of a projector.
"""


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


def together(found: list[Leaf]) -> list[Leaf]:
    """Put the pages of one conversation together on one page, up to the limits of a page; return all pages."""
    groups: list[list[Leaf]] = []
    for page in found:
        if groups and _goes_with(page, groups[-1]):
            groups[-1].append(page)
        else:
            groups.append([page])
    return [_conversation(group) if len(group) > 1 else group[0] for group in groups]


def with_the_evening(found: list[Leaf], names: Names) -> list[Leaf]:
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
        say("page.laid.TALK-02.line", who=card["name"], timeline=say(f"timeline.{card['timeline']}")) for card in laid
    ]
    returned = len(cards) - len(laid)
    return [*lines, say("page.laid.TALK-08.line", n=returned)] if returned else lines


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
