"""The words of people, of the places where they are when they are on no shift, and of what they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..engine import names as n
from . import memories

if TYPE_CHECKING:
    from . import shape
    from .lying import Person, Pool, There
    from .names import Names
    from .wording import Wording


def pawn(person: Person, wording: Wording) -> shape.Pawn:
    """Return somebody in this game as plain data."""
    names, place = wording.names, person.place
    shift, space = n.shift_and_space(place) if place >= n.FIRST_SPACE else (None, None)
    return {
        "pawn": person.pawn,
        "kind": _kind(person.pawn),
        "name": names.pawn(person.pawn),
        "short": _short(person, names),
        "place": "shift" if shift is not None else n.PLACE_NAMES[place],
        "shift": shift,
        "space": space,
        "stress": person.stress,
        "stress_max": person.stress_max,
        "overstressed": person.overstressed,
        "tokens": person.tokens,
        "token_cap": person.token_cap,
        "partials": memories.held_partials(person.partials, wording),
        "clears": memories.held_clears(person.clears, names),
        "manager": person.manager,
        "senior": person.senior,
        "text": _text(person, names),
    }


def _kind(pawn: int) -> Literal["nurse", "assistant", "on_call"]:
    return "nurse" if pawn < n.NURSES else "assistant" if pawn < n.FIRST_ON_CALL else "on_call"


def _short(person: Person, names: Names) -> str:
    """Return the short name of a pawn, for small places of the board; for a pawn in the on-call room only a number."""
    who = person.pawn
    if n.FIRST_ASSISTANT <= who < n.FIRST_ON_CALL:
        return names.say("short.assistant", n=who - n.FIRST_ASSISTANT + 1)
    if person.place == n.ON_CALL:
        return names.say("short.on_call", n=who - n.FIRST_ON_CALL + 1)
    return names.pawn(who)


def _text(person: Person, names: Names) -> str:
    say = names.say
    said = [say(f"view.pawn.{_kind(person.pawn)}", who=names.pawn(person.pawn), place=names.place(person.place))]
    if person.stress_max:
        said.append(say("view.pawn.stress", n=person.stress, most=person.stress_max))
    if person.tokens is not None:
        said.append(say("view.pawn.tokens", n=person.tokens, most=person.token_cap))
    if person.partials:
        said.append(say("view.pawn.partials", n=len(person.partials)))
    if person.clears:
        said.append(say("view.pawn.clears", n=len(person.clears)))
    if person.manager:
        said.append(say("view.pawn.manager"))
        if person.freely:
            said.append(say("view.pawn.moves_freely"))
    if person.senior:
        said.append(say("view.pawn.senior"))
    if person.overstressed:
        said.append(say("view.pawn.overstressed"))
    return " ".join(said)


def pool(held: Pool, wording: Wording) -> shape.Pool:
    """Return the purse of the Assistants as plain data."""
    partials = memories.held_partials(held.partials, wording)
    text = wording.names.say("view.pool", n=held.tokens, cards=len(partials))
    return {"purse": n.POOL, "tokens": held.tokens, "partials": partials, "text": text}


def place(there: There, names: Names) -> shape.Place:
    """Return a place for pawns that are on no shift as plain data; on the Contact Tile also who is being called."""
    name = names.place(there.place)
    who = names.words.listed([names.pawn(pawn) for pawn in there.pawns])
    text = names.say("view.place", place=name, who=who) if there.pawns else names.say("view.place_empty", place=name)
    found: shape.Place = {"id": n.PLACE_NAMES[there.place], "name": name, "pawns": [*there.pawns], "text": text}
    if there.called is not None:
        contact = names.contact(there.called)
        found["text"] = names.say("view.calling", who=who, contact=contact)
        found["brief"] = names.say("short.calls", contact=contact)
    return found


def marked_area(letters: tuple[int, ...], names: Names) -> shape.Place:
    """Return the Marked Area as plain data, with the letters that have come."""
    titles = [names.side(side) for side in letters]
    name = names.say("place.marked_area")
    what = names.words.listed(titles)
    text = names.say("view.marked_area", n=len(titles), what=what) if titles else names.say("view.marked_area_empty")
    cards: list[shape.Letter] = [
        {"card": names.scenario.side_ids[side], "title": title} for side, title in zip(letters, titles, strict=True)
    ]
    return {"id": "marked_area", "name": name, "pawns": [], "text": text, "cards": cards}
