"""Entries of the journal, actions, refusals and prompts as sentences.

The rows of `verbs.py` say which text an entry has and which facts the text may name; the rows of `questions.py` say the
same of a question. An entry without a text is bookkeeping and has no sentence. No sentence names a hidden card.
"""

from zlib import crc32

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from ..catalogue.scenario_file import Scenario
from ..engine import calling, changes, staffing, stress, two
from ..engine import names as n
from ..engine.box import Box
from ..engine.decisions import Barred as EngineBarred
from ..engine.decisions import named_facts
from ..engine.state import Entry, State
from . import questions, shape, unlocks, verbs
from .actions import ROWS

_WAY_FROM = {n.BREAK_ROOM: n.PLACE, n.ON_CALL: n.CALL_IN}
OF_A_PURSE = frozenset({"no_tokens", "no_partial_held", "purse_full"})
"""Reasons for a refusal that concern a purse; all Assistants share one purse, the pool."""


class Formatter:
    """The formatter of one game: it makes sentences in one language, with the content and the players' names."""

    def __init__(self, catalogue: Catalogue, scenario: Scenario, words: Words, names: list[str], box: Box) -> None:
        self.catalogue = catalogue
        self.box = box
        self.scenario = scenario
        self.words = words
        self.names = names
        self.say = words.say
        self.patient_ids = list(catalogue.patients)
        self.event_ids = {deck: list(events) for deck, events in scenario.events.items()}

    def position(self, state: State) -> str:
        """Return a position as one line of text."""
        if state.ending:
            return self.say("line.over", ending=self.say(f"outcome.{n.ENDING_NAMES[state.ending]}.title"), n=state.day)
        return self.say(
            "line.position",
            n=state.day,
            shift=self.shift(state.shift),
            condition=state.condition,
            warnings=state.warnings,
            asked=self.say(f"asked.{questions.of(state).name}"),
        )

    # --- names -----------------------------------------------------------------------------------------------

    def pawn(self, pawn: int) -> str:
        """Return the name of a pawn; a nurse has the name of the player."""
        if pawn < n.FIRST_ASSISTANT:
            return self.names[pawn] if pawn < len(self.names) else self.say("staff.nurse", n=pawn + 1)
        if pawn < n.FIRST_ON_CALL:
            return self.say("staff.assistant", n=pawn - n.FIRST_ASSISTANT + 1)
        return self.say("staff.on_call", n=pawn - n.FIRST_ON_CALL + 1)

    def purse(self, purse: int) -> str:
        """Return the name of the holder of a purse: a pawn, or the pool of the Assistants."""
        return self.say("staff.pool") if purse == n.POOL else self.pawn(purse)

    def shift(self, shift: int) -> str:
        """Return the name of a shift."""
        return self.say(f"shift.{n.SHIFT_NAMES[shift]}")

    def stage(self, stage: int) -> str:
        """Return the name of a stage of Billy's condition."""
        return self.say(f"stage.{n.STAGE_NAMES[stage]}")

    def timeline(self, timeline: int) -> str:
        """Return the name of a Timeline; `timeline` counts from 0."""
        return self.say("timeline.named", n=timeline + 1, name=self.say(f"timeline.{timeline + 1}"))

    def place(self, place: int) -> str:
        """Return the name of a place where a pawn can be."""
        if place >= n.FIRST_SPACE:
            shift, space = n.shift_and_space(place)
            return self.say("place.space", shift=self.shift(shift), n=space + 1)
        return self.say(f"place.{n.PLACE_NAMES[place]}")

    def contact(self, contact: int, state: State | None = None) -> str:
        """Return the name of a contact; "somebody" without a position or while the team does not know the contact."""
        known = contact < len(self.scenario.contact_ids) and state is not None and calling.is_known(state, contact)
        return self.say(f"contact.{self.scenario.contact_ids[contact]}" if known else "contact.unknown")

    def side(self, side: int) -> str:
        """Return the title of a side of a Narrative Card."""
        return self.say(f"narrative.{self.scenario.side_ids[side]}.title")

    def mark(self, mark: int) -> str:
        """Return the words of a mark: what was done or decided in the story and matters to a later card."""
        return self.say(f"mark.{self.scenario.marks[mark]}")

    def answer(self, choice: int, option: int, closed: str = "") -> str:
        """Return an answer to a choice of the story; general words for an answer that the scenario lacks.

        With "_closed" as `closed`, return why the answer is closed.
        """
        choices = self.scenario.choice_ids
        if choice >= len(choices) or option >= len(choices[choice][1]):
            return self.say("action.choose")
        name, options = choices[choice]
        return self.say(f"choice.{name}.{options[option]}{closed}")

    def patient_kind(self, card: int) -> str:
        """Return the name of the kind of a patient card."""
        return self.say(f"kind.{n.KIND_NAMES[self.box.patients[card][n.KIND]]}")

    def patient_picture(self, card: int) -> str:
        """Return the clinical picture of a patient card; general words for a card that the content does not have."""
        key = f"patient.{self.patient_ids[card]}" if card < len(self.patient_ids) else ""
        return self.say(key if self.words.has(key) else "patient.unnamed")

    def patient_posture(self, card: int) -> str:
        """Return the name of Billy's posture on a patient card.

        Return "" when the stage of his condition decides the posture, or when the content does not have the card.
        """
        return self.catalogue.postures[card] if card < len(self.patient_ids) else ""

    def event_title(self, deck: str, card: int) -> str:
        """Return the title of an event; general words for a card that the content does not have."""
        ids = self.event_ids[deck]
        key = f"event.{ids[card - n.MEMORIES]}.title" if card - n.MEMORIES < len(ids) else ""
        return self.say(key if self.words.has(key) else "event.unnamed")

    def event_text(self, deck: str, card: int) -> str:
        """Return the text of an event; "" for a card that the content does not have."""
        ids = self.event_ids[deck]
        key = f"event.{ids[card - n.MEMORIES]}.text" if card - n.MEMORIES < len(ids) else ""
        return self.say(key) if self.words.has(key) else ""

    # --- journal ---------------------------------------------------------------------------------------------

    def sentence(self, entry: Entry, seat: int | None = None) -> str | None:
        """Return the sentence of an entry; None for bookkeeping.

        With a `seat`, the sentence may name what only that player has seen.
        """
        rule, verb, _, before, _, _ = entry
        row = verbs.ROWS[verb]
        key = row.key(self, entry)
        if key not in self.words.texts:
            return None
        if rule == "TALK-08" and seat is not None and before == n.CLEAR_HELD + seat:  # TALK-05
            key += "_own"
        text = self.say(key, **row.facts(self, entry))
        return text[:1].upper() + text[1:]

    def cover(self, entry: Entry, seat: int | None = None) -> shape.Fold | None:
        """Return the fold of an entry: what a reader sees in place of its sentence until the reader unfolds it.

        Only an entry whose sentence names a memory with a note has a fold; return None for other entries.
        """
        rule, verb, card, before, after, _ = entry
        if verb == changes.DRAW[n.LOSSES] and not verbs.was_read(entry):
            return None
        if verb not in (changes.CARD, changes.DRAW[n.PARTIALS], changes.DRAW[n.LOSSES]) or not self.words.has(
            f"noted.{rule}"
        ):
            return None
        if rule == "TALK-08" and before - n.CLEAR_HELD != seat:
            return None
        if rule == "PARTIAL-09" and verb == changes.CARD:
            return None  # the entry in which the card was drawn has the fold
        facts = self.card_facts(card, before, after)
        return self.noted(self.catalogue.memories[card].id, rule, who=facts["who"], timeline=facts["timeline"])

    def noted(self, memory: str, place: str, **facts: object) -> shape.Fold | None:
        """Return the fold of a memory: its note and a text without Billy's words; None if the memory has no note.

        In the data, `card` is a checksum of the words on the back. The place of the memory cannot be used, since the
        table does not know the place before the memory lies in play.
        """
        note = self.note(f"memory.{memory}")
        if note is None:
            return None
        card = f"{crc32(self.say(f'memory.{memory}.words').encode()):08x}"
        return {"card": card, "note": note, "text": self.say(f"noted.{place}", note=note, **facts)}

    def eased(self, card: int) -> shape.Fold | None:
        """Return the fold of an Emergency card; None for other cards.

        It is for readers who have left an earlier card folded; other readers see the words of the Emergency at once.
        An Emergency card without a note in the content has a general note.
        """
        if card >= len(self.patient_ids) or self.box.patients[card][n.KIND] != n.EMERGENCY:
            return None
        name = self.patient_ids[card]
        own = f"patient.{name}_note"
        note = self.say(own if self.words.has(own) else "noted.emergency")
        text = self.say("noted.ASSIGN-01", kind=self.patient_kind(card), note=note)
        return {"card": name, "note": note, "text": text}

    def note(self, card: str) -> str | None:
        """Return the note that a reader sees before the words of a card; None for a card without a note."""
        return self.say(f"{card}.note") if self.words.has(f"{card}.note") else None

    def card_facts(self, card: int, source: int, target: int) -> dict[str, str]:
        """Return the facts that a sentence may name about a card that goes from one pile to another."""
        pile = source if source >= n.PARTIAL_DECK else target
        if pile < n.PARTIAL_DECK:
            return {"kind": self.patient_kind(card), "picture": self.patient_picture(card)}
        deck = "partial" if pile < n.CLEAR_DECK else "clear"
        if card >= n.MEMORIES:
            return {"title": self.event_title(deck, card), "text": self.event_text(deck, card)}
        memory = self.catalogue.memories[card]
        facts = {"timeline": self.timeline(memory.timeline), "who": ""}
        for first, count in ((n.PARTIAL_HELD, n.POOL + 1), (n.CLEAR_HELD, n.NURSES)):
            for end in (source, target):
                if first <= end < first + count:
                    facts["who"] = self.purse(end - first)
        facts["words"] = self.say(f"memory.{memory.id}.words")
        facts["title"] = self.say(f"memory.{memory.id}.title")
        return facts

    def absence(self, pawn: int, place: int, day: int, shift: int) -> str:
        """Say that a pawn is not free, where it is, and since when."""
        facts = {"who": self.pawn(pawn), "n": day, "shift": self.shift(shift)}
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
        return self.say(f"why.away_from_start.{n.PLACE_NAMES[place]}", who=self.pawn(pawn))

    def moment(self, day: int, shift: int, condition: int) -> str:
        """Return the sentence about a moment of a game: its day, its shift and Billy's condition."""
        return self.say("view.moment", n=day, shift=self.shift(shift), condition=condition)

    # --- actions and refusals --------------------------------------------------------------------------------

    def action(self, code: int, state: State | None = None) -> str:
        """Return an action in words, as in "Place Ann"; with a `state`, also the cost of care, or who stops."""
        name, about, _ = ROWS[code]
        if about.care is not None:
            return self._kind_of_care(about.care, state)
        if about.choice is not None and about.option is not None:
            return self.answer(about.choice, about.option)
        if about.goods is not None:
            return self.say(f"action.{name}.{n.GOODS_NAMES[about.goods]}")
        if state is not None and name == "stop" and state.conversation == n.INQUIRING:
            return self.say("action.stop_asking", who=self.pawn(state.talker))
        facts: dict[str, str] = {}
        if about.purse is not None:
            facts["who"] = self.purse(about.purse)
        elif about.pawn is not None:
            facts["who"] = self.pawn(about.pawn)
            if state is not None and name == "reassign" and two.moves_freely(state, about.pawn):
                name = "reassign_freely"
        if about.timeline is not None:
            facts["timeline"] = self.timeline(about.timeline)
        if about.contact is not None:
            facts["contact"] = self.contact(about.contact, state)
        return self.say(f"action.{name}", **facts)

    def _kind_of_care(self, care: int, state: State | None) -> str:
        """Return a kind of care in words; when care is being chosen, with its cost and effects on the shift's card."""
        key = f"action.care.{n.CARE_NAMES[care]}"
        if state is None or state.phase != n.CARE:
            return self.say(key)
        card = staffing.current_card(state)
        key = f"{key}_{n.KIND_NAMES[card[n.KIND]]}"
        what = self.yields(card) or self.say("view.yield.nothing")
        return self.say(key, n=card[n.SYMBOLS], gain=state.readings.stable_gain, what=what)

    def yields(self, card: tuple[int, ...]) -> str:
        """Return in words what Palliative Care brings on a patient card; "" when it brings nothing."""
        columns = (("tokens", n.YIELD_TOKENS), ("memories", n.YIELD_MEMORIES), ("either", n.YIELD_EITHER))
        return self.words.listed([self.say(f"view.yield.{name}", n=card[c]) for name, c in columns if card[c]])

    def refusal(self, reason: str, facts: tuple[int, ...], state: State) -> tuple[str, str]:
        """Return two sentences about a barred candidate: why it is barred, and what would make it legal."""
        fact = named_facts(reason, facts)
        pawn = fact.get("pawn", n.NOBODY)
        known: dict[str, str | int] = {
            "who": "",
            "n": fact.get("count", 0),
            "free": fact.get("free", 0),
            "timeline": "",
        }
        known |= {"asked": "", "contact": "", "closed": ""}
        if pawn != n.NOBODY:
            # a nurse and her purse have the same number; the purse of every other pawn is the pool
            pool = reason in OF_A_PURSE and pawn >= n.POOL
            known["who"] = self.purse(n.POOL) if pool else self.pawn(pawn)
        if "timeline" in fact:
            known["timeline"] = self.timeline(fact["timeline"])
        if reason == "not_now":
            known["asked"] = self.say(f"asked.{questions.of(state).name}")
        elif reason == "answer_closed":
            known["closed"] = self.answer(fact["choice"], fact["option"], "_closed")
        elif reason == "already_called":
            known["contact"] = self.contact(fact["contact"], state)
        elif reason == "comes_otherwise":
            known["way"] = self.action(_WAY_FROM.get(state.places[pawn], n.REASSIGN) + pawn, state)
        elif reason in ("too_stressed", "too_stressed_to_call") and not stress.carries_too_much(state, pawn, 0):
            reason += "_moving"
        why = self.say(f"refusal.{reason}", **known)
        unlock = self.say(f"unlock.{reason}{unlocks.ending(reason, pawn, state)}", **known)
        return why[:1].upper() + why[1:], unlock[:1].upper() + unlock[1:]

    def barred(self, candidates: EngineBarred, state: State) -> list[shape.Refusal]:
        """Return the barred candidates with their sentences, as plain data."""
        lines: list[shape.Refusal] = []
        for code, reason, rule, facts in candidates:
            why, unlock = self.refusal(reason, facts, state)
            lines.append(
                {
                    "code": code,
                    "text": self.candidate(code, state),
                    "reason": reason,
                    "rule": rule,
                    "why": why,
                    "unlock": unlock,
                }
            )
        return lines

    def candidate(self, code: int, state: State) -> str:
        """Return a candidate in words; the position is used only for the name of the contact of a Call."""
        return self.action(code, state if code & n.ACTION_KIND == n.CALL else None)

    def prompt(self, state: State, who: int | None) -> str:
        """Return the prompt of the pending decision, one or two sentences."""
        row = questions.of(state)
        asked = {"who": "" if who is None else self.pawn(who), "shift": self.shift(state.shift), "n": 0}
        return self.say(f"prompt.{row.key(state)}", **asked | self.named(row.facts(state)))

    def named(self, facts: questions.Facts) -> dict[str, str | int]:
        """Return the facts of a question with the name of each thing."""
        called = {"pawn": self.pawn, "timeline": self.timeline, "side": self.side}
        return {
            gap: called[fact.kind](fact.number) if isinstance(fact, questions.Thing) else fact
            for gap, fact in facts.items()
        }
