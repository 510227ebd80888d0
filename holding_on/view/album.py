"""The words of the album, which lists the memories that Billy told, and of the page of the ending.

Only memories that lie open are in the album. They were found in `facts/album.py`, and are handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import names as n
from . import ending as endings
from . import joining, memories, pictures, progress, story

if TYPE_CHECKING:
    from collections.abc import Iterable

    from . import shape
    from .found import Heard, Won
    from .lying import Ended
    from .names import Names
    from .wording import Wording


def of(found: Iterable[Heard], wording: Wording) -> list[shape.Heard]:
    """Return the memories that lie open as plain data.

    Parameters
    ----------
    found : iterable of Heard
        The memories, in the order in which they were first heard.
    wording : Wording
        The words of the game.

    Returns
    -------
    list of dict
        For each memory: `memory`, its id; `side`, the side on top; `day`, the day on which it was first heard, or None
        when it already lay open as the game began; `timeline`, the number of its Timeline from 1; `lead`, the name of
        the Timeline; the texts `title`, `words` and `story`; and `cover`, its fold, or None.
    """
    return [_card(*each, wording) for each in found]


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


def ending(line: int, ended: Ended, won: Won | None, names: Names) -> shape.Leaf:
    """Return the page of the ending: after a win the words of the outcome's card, else how the game ended.

    Parameters
    ----------
    line : int
        The number of entries in the journal; the page of the ending comes after the last of them.
    ended : Ended
        How the game ended.
    won : Won or None
        What was reached, and the card that is read; None for a game that was lost.
    names : Names
        The words of the game.

    Returns
    -------
    dict
        A page with the keys that `pages.of` gives; `words` come last, in small letters. When the card has a picture,
        `memory` is the id of the card's side and `side` is "told".
    """
    title, text, closing = endings.words(ended, names)
    page = joining.empty(line, "ending") | {"title": title, "text": text, "words": closing}
    if won is None:
        return page
    side = names.scenario.side_ids[won.read.side]
    note = names.note(f"narrative.{side}")
    drawn = pictures.of_side(side, names.catalogue, names.words) is not None
    reached = progress.summary("short", won.steps, names)
    return page | {
        "lead": names.say("page.ending.won", progress=reached, n=ended.day),
        "title": names.say(f"narrative.{side}.title"),
        "text": story.text(won.read, names),
        "cover": None if note is None else {"card": side, "note": note, "text": note},
        "memory": side if drawn else None,
        "side": "told" if drawn else None,
    }
