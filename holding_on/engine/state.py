"""The state of a game: its whole position, as integers and short flat lists of integers."""

from collections.abc import Callable
from typing import Final

from .box import Box
from .names import (
    ABSENT,
    CLEAR_DECK,
    CLEAR_REMOVED,
    NOBODY,
    OPENING,
    PARTIAL_DECK,
    PARTIAL_REMOVED,
    PATIENT_DECK,
    PAWNS,
    PILES,
    PURSES,
    SHIFTS,
    STREAMS,
    STRESSABLE,
    SUPPLY,
    UNFINISHED,
)
from .readings import Readings

Entry = tuple[str, str, int, int, int, int]
"""An entry of the journal: (rule, verb, target, before, after, cause).

The verb says what was done:

* the name of a number or list of the state: this value changed; the target is the index in the list, else 0
* a card or Care Tokens moved: the target is the card, or how many tokens; before and after are the piles or purses
* a decision was answered: the target is the action
* a verb that begins with `changes.TOLD`: target, before and after are the facts that its sentence names

The cause is the index of the entry that led to this one, or -1. `verbs` lists all verbs.
"""
# the columns of an entry; a tuple with named fields would slow a game with a journal by a third
RULE: Final = 0
VERB: Final = 1
TARGET: Final = 2
BEFORE: Final = 3
AFTER: Final = 4
CAUSE: Final = 5

SCALARS = (
    "phase",
    "players",
    "day",
    "shift",
    "manager",
    "condition",
    "warnings",
    "medical",
    "either",
    "gifts",
    "draws",
    "conversation",
    "talker",
    "timeline",
    "seeking",
    "event",
    "stage",
    "step",
    "silent",
    "payer",
    "due",
    "ending",
    "twice",
    "heard",
    "contact",
    "tile",
    "called",
    "story",
    "marks",
)
"""The single numbers of a position, in the order in which they are saved; a new number comes last."""
FIRST_SCALARS = SCALARS.index("ending") + 1
"""How many single numbers the oldest saved positions have: those up to `ending`."""
LISTS = ("places", "stress", "cover", "tokens", "care", "covered", "dealt")
"""The flat lists of a position, in the order in which they are saved; the piles follow them."""


class State:
    """A position: who and what lies where, and what comes next. Only `changes` writes to it.

    * `day` from 1, `shift` 0-2, `manager` a nurse, `condition` 0-30, `warnings` from 0
    * `places[pawn]`, `stress[pawn]`, `cover[pawn]` (spaces of this shift that the pawn covers besides its own)
    * `tokens[purse]`; `care[shift]`; `covered[shift]` (symbols under a Care Token)
    * `medical`: 1 once Medical Care was given today, else 0
    * `twice`: the pawns that have worked more than one shift today, a bit for each; only with two players
    * `heard`: the Partial that Billy has just told, while a Nurse may still Persist (FOCUS-08); else -1
    * `piles[pile]`: the cards of each pile, sorted; a deck has no order, since the dealer chooses each card
    * `dealt[stream]`: how many cards chance has dealt from each stream
    * `phase`: what comes next. Numbers that a phase needs:

      * `either`, `gifts`, `draws`: how many "or" to settle, Care Tokens to give and cards to draw are still to come
      * `conversation`, and its `talker` and `timeline`; `seeking`: which card the next draw seeks
      * `event`: the Event being resolved, with Billy's `stage` and the `step` (the index of the next icon)
      * `silent`: 1 when Billy refuses further Inquiries in this shift, else 0
      * `payer`: the pawn that pays for Stress; `due`: how many further prices it has to pay
    * `contact`: whom the Nurse on the Contact Tile calls after this shift's card; `tile`: the shift below which it lies
    * `called`, `story`, `marks`: the Calls made, sides read out and marks set; `chronicle` reads these numbers
    * `ending`: how the game ended

    `journal` (None when none is kept), `cause`, `anchor` and `legal` are no part of the position: a copy keeps no
    journal, and `==` ignores the four. `cause` is the entry that causes the next one; `anchor` is the entry of this
    shift's card, or of the shortage of Staff that the card made; `legal` are the legal actions of the pending decision.
    """

    __slots__ = (*SCALARS, *LISTS, "anchor", "box", "cause", "journal", "legal", "piles", "readings")

    phase: int
    players: int
    day: int
    shift: int
    manager: int
    condition: int
    warnings: int
    medical: int
    either: int
    gifts: int
    draws: int
    conversation: int
    talker: int
    timeline: int
    seeking: int
    event: int
    stage: int
    step: int
    silent: int
    payer: int
    due: int
    ending: int
    twice: int
    heard: int
    contact: int
    tile: int
    called: int
    story: int
    marks: int
    places: list[int]
    stress: list[int]
    cover: list[int]
    tokens: list[int]
    care: list[int]
    covered: list[int]
    dealt: list[int]
    piles: list[list[int]]
    box: Box
    readings: Readings
    journal: list[Entry] | None
    cause: int
    anchor: int
    legal: list[int]

    def copy(self) -> "State":
        """Return a new state with the same position, to be played on without changing this one; it keeps no journal."""
        other = State()
        other.phase = self.phase
        other.players = self.players
        other.day = self.day
        other.shift = self.shift
        other.manager = self.manager
        other.condition = self.condition
        other.warnings = self.warnings
        other.medical = self.medical
        other.either = self.either
        other.gifts = self.gifts
        other.draws = self.draws
        other.conversation = self.conversation
        other.talker = self.talker
        other.timeline = self.timeline
        other.seeking = self.seeking
        other.event = self.event
        other.stage = self.stage
        other.step = self.step
        other.silent = self.silent
        other.payer = self.payer
        other.due = self.due
        other.ending = self.ending
        other.twice = self.twice
        other.heard = self.heard
        other.contact = self.contact
        other.tile = self.tile
        other.called = self.called
        other.story = self.story
        other.marks = self.marks
        other.places = self.places[:]
        other.stress = self.stress[:]
        other.cover = self.cover[:]
        other.tokens = self.tokens[:]
        other.care = self.care[:]
        other.covered = self.covered[:]
        other.dealt = self.dealt[:]
        other.piles = [pile[:] for pile in self.piles]
        other.box = self.box
        other.readings = self.readings
        other.journal = None
        other.cause = -1
        other.anchor = -1
        other.legal = self.legal
        return other

    def __reduce__(self) -> tuple[Callable[..., "State"], tuple[list[list[int]], Box, Readings, list[int]]]:
        """Return how to make this state again, without a journal, for pickles and for `copy`."""
        return _again, (self.plain(), self.box, self.readings, self.legal)

    def __eq__(self, other: object) -> bool:
        """Whether two states have the same position, however each was reached."""
        return isinstance(other, State) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # a state changes, so it cannot be a key

    def plain(self) -> list[list[int]]:
        """Return the whole position as lists of integers: first the single numbers, then each list, then each pile."""
        return [
            [getattr(self, name) for name in SCALARS],
            *(list(getattr(self, name)) for name in LISTS),
            *(list(pile) for pile in self.piles),
        ]

    @classmethod
    def from_plain(cls, data: list[list[int]], box: Box, readings: Readings) -> "State":
        """Return the state of which `plain` has made `data`.

        Raises ValueError when a list is missing or has a wrong length. `positions.check` says whether the values make
        sense. A number that an older version did not save is as on the empty table.
        """
        state = blank(box, readings, 0)
        lists = [getattr(state, name) for name in LISTS]
        if len(data) != 1 + len(LISTS) + PILES or not FIRST_SCALARS <= len(data[0]) <= len(SCALARS):
            raise ValueError("a position has a fixed number of lists, and this one differs")
        if any(len(new) != len(old) for new, old in zip(data[1:], lists, strict=False)):
            raise ValueError("a list of this position has the wrong length")
        for name, value in zip(SCALARS, data[0], strict=False):
            setattr(state, name, value)
        for name, values in zip(LISTS, data[1:], strict=False):
            setattr(state, name, list(values))
        state.piles = [list(pile) for pile in data[1 + len(LISTS) :]]
        return state


def _again(data: list[list[int]], box: Box, readings: Readings, legal: list[int]) -> State:
    state = State.from_plain(data, box, readings)
    state.legal = legal
    return state


def blank(box: Box, readings: Readings, players: int) -> State:
    """Return the empty table before anything is laid out: all cards in their decks, all tokens in the supply.

    Keeps COMP-07, COMP-08, SETUP-05.
    """
    state = State()
    for name in SCALARS:
        setattr(state, name, 0)
    state.phase = OPENING
    state.players = players
    state.manager = state.talker = state.timeline = state.event = state.payer = state.heard = state.contact = NOBODY
    state.ending = UNFINISHED
    state.places = [ABSENT] * PAWNS
    state.stress = [0] * STRESSABLE
    state.cover = [0] * STRESSABLE
    state.tokens = [0] * PURSES
    state.tokens[SUPPLY] = readings.care_tokens  # COMP-11, SETUP-10
    state.care = [0] * SHIFTS
    state.covered = [0] * SHIFTS
    state.dealt = [0] * STREAMS
    state.piles = [[] for _ in range(PILES)]
    state.piles[PATIENT_DECK], state.piles[PARTIAL_DECK], state.piles[CLEAR_DECK] = (d[:] for d in box.decks)  # COMP-06
    for deck, removed, aside in zip(
        (PARTIAL_DECK, CLEAR_DECK), (PARTIAL_REMOVED, CLEAR_REMOVED), box.returning, strict=True
    ):
        state.piles[removed] = [card for card in state.piles[deck] if card in aside]
        state.piles[deck] = [card for card in state.piles[deck] if card not in aside]
    state.marks = box.carried
    state.box = box
    state.readings = readings
    state.journal = None
    state.cause = -1
    state.anchor = -1
    state.legal = []
    return state
