"""The words of the journal: the sentence of an entry, the fold over a heavy card, and the sentence about a moment.

The rows of `verbs.py` say which text an entry has and which facts the text may name. An entry without a text is
bookkeeping and has no sentence. No sentence names a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from ..engine import names as n
from . import verbs

if TYPE_CHECKING:
    from ..engine.state import Entry, State
    from . import shape
    from .names import Names


class Entries:
    """The words of one game for the entries of its journal."""

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.say: Final = names.say

    def sentence(self, entry: Entry, seat: int | None = None) -> str | None:
        """Return the sentence of an entry; None for bookkeeping.

        With a `seat`, the sentence may name what only that player has seen.
        """
        rule, verb, _, before, _, _ = entry
        row = verbs.ROWS[verb]
        key = row.key(self.names, entry)
        if key not in self.names.words.texts:
            return None
        if rule == "TALK-08" and seat is not None and before == n.CLEAR_HELD + seat:  # TALK-05
            key += "_own"
        facts = row.facts(self.names, entry)
        if verbs.is_of_the_house(entry):
            facts = {**facts, "house": self.say(f"house.{rule}"), "rule": self.say(f"rule.{rule}")}
        text = self.say(key, **facts)
        return text[:1].upper() + text[1:]

    # --- folds ---------------------------------------------------------------------------------------------------

    def cover(self, entry: Entry, seat: int | None = None) -> shape.Fold | None:
        """Return the fold of an entry: what a reader sees in place of its sentence until the reader unfolds it.

        Only an entry whose sentence names a memory with a note has a fold; return None for other entries.
        """
        rule, verb, card, before, after, _ = entry
        if not verbs.ROWS[verb].is_folded(entry) or not self.names.words.has(f"noted.{rule}"):
            return None
        if rule == "TALK-08" and before - n.CLEAR_HELD != seat:
            return None
        facts = verbs.card_facts(self.names, card, before, after)
        memory = self.names.catalogue.memories[card]
        return self.noted(memory.id, rule, who=facts["who"], timeline=facts["timeline"])

    def noted(self, memory: str, place: str, **facts: object) -> shape.Fold | None:
        """Return the fold of a memory: its note and a text without Billy's words; None if the memory has no note.

        In the data, `card` is a checksum of the words on the back. The place of the memory cannot be used, since the
        table does not know the place before the memory lies in play.
        """
        note = self.names.note(f"memory.{memory}")
        if note is None:
            return None
        card = f"{crc32(self.say(f'memory.{memory}.words').encode()):08x}"
        return {"card": card, "note": note, "text": self.say(f"noted.{place}", note=note, **facts)}

    def eased(self, card: int) -> shape.Fold | None:
        """Return the fold of an Emergency card; None for other cards.

        It is for readers who have left an earlier card folded; other readers see the words of the Emergency at once.
        An Emergency card without a note in the content has a general note.
        """
        names = self.names
        if card >= len(names.patient_ids) or names.box.patients[card][n.KIND] != n.EMERGENCY:
            return None
        name = names.patient_ids[card]
        own = f"patient.{name}_note"
        note = self.say(own if names.words.has(own) else "noted.emergency")
        text = self.say("noted.ASSIGN-01", kind=names.patient_kind(card), note=note)
        return {"card": name, "note": note, "text": text}

    # --- moments -------------------------------------------------------------------------------------------------

    def position(self, state: State, asked: str) -> str:
        """Return a position as one line of text; `asked` is the name of the pending question."""
        if state.ending:
            return self.say("line.over", ending=self.say(f"outcome.{n.ENDING_NAMES[state.ending]}.title"), n=state.day)
        return self.say(
            "line.position",
            n=state.day,
            shift=self.names.shift(state.shift),
            condition=state.condition,
            warnings=state.warnings,
            asked=self.say(f"asked.{asked}"),
        )

    def moment(self, day: int, shift: int, condition: int) -> str:
        """Return the sentence about a moment of a game: its day, its shift and Billy's condition."""
        return self.say("view.moment", n=day, shift=self.names.shift(shift), condition=condition)

    def absence(self, pawn: int, place: int, day: int, shift: int) -> str:
        """Say that a pawn is not free, where it is, and since when."""
        facts = {"who": self.names.pawn(pawn), "n": day, "shift": self.names.shift(shift)}
        if place >= n.FIRST_SPACE:
            return self.say("why.away.on_shift", **facts)
        return self.say(f"why.away.{n.PLACE_NAMES[place]}", **facts)

    def absence_from_start(self, pawn: int, place: int, day: int, tile: int) -> str:
        """Say that a pawn was already not free when the game or scene began.

        The journal does not say since when. But a pawn on a Staff space came in the shift of that space, and a pawn at
        the telephone came in the shift `tile`.
        """
        if place >= n.CONTACT_TILE:
            since = tile if place == n.CONTACT_TILE else n.shift_and_space(place)[0]
            return self.absence(pawn, place, day, since)
        return self.say(f"why.away_from_start.{n.PLACE_NAMES[place]}", who=self.names.pawn(pawn))
