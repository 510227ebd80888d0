"""The plain text of the board and of its parts, which a display shows where no browser can draw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from holding_on.catalogue.language import Words
from holding_on.common.looking_in import LONGEST, MOST_LINES, PARTS, Part
from holding_on.view.markup import lined
from holding_on.view.shape import Shift, View, WholeLine


def whole(view: View) -> Iterator[str]:
    """Yield the lines of the whole board, part by part, without the journal."""
    yield from _head(view)
    yield from condition_track(view)
    for shift in view["shifts"]:
        yield from patient_card(shift)
    yield from (place["text"] for place in view["places"])
    yield from roster(view)
    yield view["decks"]["text"]
    yield from memory_grid(view)
    yield from prompt(view)


def seen(view: View) -> tuple[Part, ...]:
    """Return the parts of the board as the leader of a room sees them, who looks in."""
    cards = (line for shift in view["shifts"] if shift["card"] is not None for line in patient_card(shift))
    parts = {"question": [*_head(view), *prompt(view)], "card": [*condition_track(view), *cards]}
    parts |= {"people": list(roster(view)), "memories": list(memory_grid(view))}
    return tuple((name, tuple(line[:LONGEST] for line in parts[name][:MOST_LINES])) for name in PARTS)


def condition_track(view: View) -> Iterator[str]:
    """Yield one line with Billy's condition and the name of its stage."""
    yield view["track"]["text"]


def patient_card(shift: Shift) -> Iterator[str]:
    """Yield the lines of a shift's patient card, or one line when the shift has no card yet."""
    if shift["card"] is None:
        yield shift["text"]
        return
    yield shift["name"]
    yield f"  {shift['card']['spoken']}"
    yield from (f"  {space['text']}" for space in shift["spaces"])
    yield f"  {shift['care_text']}"


def roster(view: View) -> Iterator[str]:
    """Yield the lines of all staff, with the memories that they hold, and of the assistants' pool."""
    for pawn in view["pawns"]:
        yield pawn["text"]
        yield from (f"  {_text(card)}" for card in (*pawn["partials"], *pawn["clears"]))
    yield view["pool"]["text"]
    yield from (f"  {_text(card)}" for card in view["pool"]["partials"])


def memory_grid(view: View) -> Iterator[str]:
    """Yield a line for each Timeline, followed by the lines of the memories on it."""
    for row in view["grid"]:
        yield f"{row['timeline']} · {row['name']}"
        yield from (f"  {_text(memory)}" for memory in row["cards"] if memory["state"] != "empty")


def prompt(view: View) -> Iterator[str]:
    """Yield the pending decision and its legal actions, or after the end of the game only its outcome."""
    if view["outcome"] is not None:
        yield view["outcome"]["title"]
        return
    yield view["prompt"]["text"]
    yield from (f"  {number}. {action['text']}" for number, action in enumerate(view["actions"], 1))


def journal(lines: Sequence[WholeLine], words: Words) -> Iterator[str]:
    """Yield lines of the journal, each with the id of its rule, and above the lines of each day the day."""
    day = None
    for line in lines:
        if line["day"] != day:
            day = line["day"]
            yield words.say("board.journal.day", day=day) if day else words.say("board.journal.setup")
        yield f"  {_text(line)} ({line['rule']})"


def in_html(lines: Iterable[str], name: str, note: str, lang: str) -> str:
    """Return lines of text as a section of HTML without a script or a style, for web pages where no kernel runs.

    Indented lines become the items of lists. `name` becomes the label of the section, and `note` its last line. The
    HTML has the colours of the web page around it, light or dark.

    >>> print(in_html(["Morning", "  Ann", "  Ben", "Next?", "  1. Yes"], "The ward", "As it stood.", "en"))
    <section lang="en" aria-label="The ward">
    <p>Morning</p>
    <ul>
    <li>Ann</li>
    <li>Ben</li>
    </ul>
    <p>Next?</p>
    <ol>
    <li>Yes</li>
    </ol>
    <p><small>As it stood.</small></p>
    </section>
    """
    parts = [f'<section lang="{escape(lang)}" aria-label="{escape(name)}">', *lined(lines)]
    return "\n".join([*parts, f"<p><small>{escape(note, quote=False)}</small></p>", "</section>"])


def _head(view: View) -> Iterator[str]:
    head = view["head"]
    yield head["title"]
    yield " · ".join((head["day_text"], head["shift_text"], head["manager_text"]))
    yield " · ".join((head["warnings_text"], head["progress_text"]))


def _text(thing: Mapping[str, Any]) -> str:
    """Return the text of a thing of the view, or the note in front of the text when heavy words are folded."""
    text: str = (thing.get("cover") or thing)["text"]
    return text
