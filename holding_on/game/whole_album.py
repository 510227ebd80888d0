"""The album of a campaign: everything that Billy told in its finished games, as one quilt."""

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from ..view.pictures import Picture, of_memory
from .chapters import Chapter
from .options import memory_by_id

PARTIAL: Final = "partial"
CLEAR: Final = "clear"


class Told(TypedDict):
    """A memory that lay in the quilt of a finished game."""

    memory: str
    """Its id, such as "2-3" for Timeline 2, place 3."""
    side: str
    """"clear" when it was told to its end in one of the games, else "partial"."""
    scenarios: list[int]
    """The scenarios in whose games it lay on this side, each once, in the order of play."""
    timeline: int
    """The number of its Timeline from 1."""
    lead: str
    """The name of the Timeline."""
    title: str
    words: str
    story: str
    """The texts of the memory; title and story are empty for a Partial."""
    note: str
    """What a reader is told before the words; empty for a memory without a note."""


def album(chapters: Sequence[Chapter], catalogue: Catalogue, words: Words) -> list[Told]:
    """Return what was told in the games of a campaign, in the order of Timelines and places."""
    told: list[Told] = []
    for memory in catalogue.memories:
        whole = _once(chapter["scenario"] for chapter in chapters if memory.id in (chapter["sewn"] or ()))
        begun = _once(chapter["scenario"] for chapter in chapters if memory.id in (chapter["laid"] or ()))
        if not whole and not begun:
            continue
        key, timeline = f"memory.{memory.id}", memory.timeline + 1
        told.append(
            {
                "memory": memory.id,
                "side": CLEAR if whole else PARTIAL,
                "scenarios": whole or begun,
                "timeline": timeline,
                "lead": words.say(f"timeline.{timeline}"),
                "title": words.say(f"{key}.title") if whole else "",
                "words": words.say(f"{key}.words"),
                "story": words.say(f"{key}.clear") if whole else "",
                "note": words.say(f"{key}.note") if words.has(f"{key}.note") else "",
            }
        )
    return told


def _once(scenarios: Iterable[int]) -> list[int]:
    return [*dict.fromkeys(scenarios)]


def picture(told: Sequence[Told], memory: str, catalogue: Catalogue, words: Words) -> Picture | None:
    """Return the picture of a memory as it lies in the album; None when it does not, or has no drawing."""
    card = memory_by_id(catalogue, memory)
    side = next((each["side"] for each in told if each["memory"] == memory), None)
    return None if side is None else of_memory(card, "clear" if side == CLEAR else "partial", catalogue, words)
