"""The ward as a house rule sees it: what lies on the table, and what the rule may change there."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine import changes, day, scenario, staffing, stress, supply
from ..engine import names as n
from ..engine.errors import SceneError
from ..engine.phases import PHASE_NAMES
from ..engine.state import AFTER, BEFORE, RULE, TARGET, VERB, State
from ..view.actions import Action, action_of
from .cards import NO_CARD, Card, card_of

if TYPE_CHECKING:
    from collections.abc import Callable

GOES_TO: Final = {"break_room": n.BREAK_ROOM, "on_leave": n.ON_LEAVE}
"""The places to which a house rule may move a pawn."""


class Happened(NamedTuple):
    """A change that a house rule follows: an entry of the journal, as numbers.

    Parameters
    ----------
    rule : str
        The id of the rule that made the change.
    kind : str
        The kind of the change, such as "condition", "stress" or "tokens_moved".
    target : int
        What was changed: a pawn, a card, or how many Care Tokens; 0 where only one thing can change so.
    before : int
        The number before the change; for cards and Care Tokens, where they lay.
    after : int
        The number after the change; for cards and Care Tokens, where they lie now.
    """

    rule: str
    kind: str
    target: int
    before: int
    after: int


class Ward:
    """The table as a house rule sees it: everything may be read, and some things may be changed.

    Pawns are numbers: nurses 0-3, assistants 4-6, on-calls 7-8. Purses are numbers too: 0-3 are those of the nurses, 4
    is the pool of the assistants. Every change stands in the journal under the id of the house rule. While a house rule
    says which answers are legal or who decides, it may only read.
    """

    __slots__ = ("_may_change", "_rule", "_state", "_usual", "action", "change")

    action: Action | None
    """The answer that was given, for rules that replace an answer or follow a question; else None."""
    change: Happened | None
    """The change that is followed; else None."""

    def __init__(
        self,
        state: State,
        rule: str,
        may_change: bool,
        line: int = -1,
        action: int = n.NOTHING,
        usual: "Callable[[State, int], None] | None" = None,
    ) -> None:
        self._state, self._rule, self._may_change, self._usual = state, rule, may_change, usual
        self.action = None if action == n.NOTHING else action_of(action)
        entry = None if line < 0 or state.journal is None else state.journal[line]
        self.change = None
        if entry is not None:
            self.change = Happened(entry[RULE], entry[VERB], entry[TARGET], entry[BEFORE], entry[AFTER])

    # --- what may be read ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The name of the phase that comes next, such as "care"."""
        return PHASE_NAMES[self._state.phase]

    @property
    def players(self) -> int:
        """How many nurses play."""
        return self._state.players

    @property
    def day(self) -> int:
        """The day, from 1."""
        return self._state.day

    @property
    def last_day(self) -> int:
        """The day on which the deck runs out."""
        return day.last_day(self._state)

    @property
    def shift(self) -> str:
        """The shift: morning, day or night."""
        return n.SHIFT_NAMES[self._state.shift]

    @property
    def manager(self) -> int:
        """The number of the Shift Manager."""
        return self._state.manager

    @property
    def condition(self) -> int:
        """Billy's condition, 0 to 30."""
        return self._state.condition

    @property
    def stage(self) -> str:
        """The stage of Billy's condition: green, orange, red or black."""
        return n.STAGE_NAMES[n.STAGE_OF[self._state.condition]]

    @property
    def warnings(self) -> int:
        """How many Hospital Warnings the team has."""
        return self._state.warnings

    @property
    def treated(self) -> bool:
        """Whether Medical Care was given today."""
        return self._state.medical > 0

    @property
    def card(self) -> Card:
        """The patient card of this shift; while none is turned, its kind is "none" and its numbers are 0."""
        lies = self._state.piles[n.ON_SHIFT + self._state.shift]
        return card_of(self._state.box.patients[lies[0]]) if lies else NO_CARD

    @property
    def covered(self) -> int:
        """How many symbols of the card have a Care Token."""
        return self._state.covered[self._state.shift]

    @property
    def resting(self) -> tuple[int, ...]:
        """The pawns in the Break Room."""
        return self._at(n.BREAK_ROOM)

    @property
    def on_leave(self) -> tuple[int, ...]:
        """The pawns On Leave."""
        return self._at(n.ON_LEAVE)

    def _at(self, place: int) -> tuple[int, ...]:
        return tuple([pawn for pawn, there in enumerate(self._state.places) if there == place])

    @property
    def on_shift(self) -> tuple[int, ...]:
        """The pawns on the card of this shift, from left to right."""
        return tuple(staffing.on_shift(self._state))

    @property
    def staff(self) -> tuple[int, ...]:
        """The pawns that are in this game, wherever they are."""
        return tuple([pawn for pawn, place in enumerate(self._state.places) if place != n.ABSENT])

    @property
    def stress(self) -> tuple[int, ...]:
        """The Stress of each pawn; on-calls always have 0."""
        return (*self._state.stress, 0, 0)

    @property
    def stress_max(self) -> tuple[int, ...]:
        """The most Stress that each pawn can have."""
        return (*self._state.readings.stress_max, 0, 0)

    @property
    def tokens(self) -> tuple[int, ...]:
        """The Care Tokens in each purse."""
        return tuple(self._state.tokens[: n.POOL + 1])

    @property
    def supply(self) -> int:
        """How many Care Tokens the supply has."""
        return supply.tokens_left(self._state)

    @property
    def talker(self) -> int | None:
        """The pawn that talked with Billy last; None when nobody has yet."""
        return None if self._state.talker == n.NOBODY else self._state.talker

    @property
    def partials(self) -> tuple[int, ...]:
        """The Partial Memories in play; card `m` belongs to Timeline `m // 6`, from 0."""
        return tuple(self._state.piles[n.PARTIAL_GRID])

    @property
    def clears(self) -> tuple[int, ...]:
        """The Clear Memories in play."""
        return tuple(self._state.piles[n.CLEAR_GRID])

    def held(self, purse: int) -> tuple[int, ...]:
        """Return the Partial Memories that the owner of a purse holds until the evening."""
        return tuple(self._state.piles[n.PARTIAL_HELD + _one_of(purse, n.POOL + 1, "a purse")])

    def purse(self, pawn: int) -> int:
        """Return the purse for the Care Tokens and memories of a pawn: its own for a nurse, else the pool."""
        return n.purse_of(_one_of(pawn, n.PAWNS, "a pawn"))

    # --- what may be changed ------------------------------------------------------------------------------------

    def give(self, purse: int, count: int = 1) -> int:
        """Move Care Tokens from the supply to a purse, as many as it has room for; return how many moved."""
        state, purse = self._changing(), _one_of(purse, n.POOL + 1, "a purse")
        moved = max(0, min(_count(count), supply.room_in(state, purse, count), supply.tokens_left(state)))
        if moved:
            changes.move_tokens(state, self._rule, moved, n.SUPPLY, purse)
        return moved

    def take(self, purse: int, count: int = 1) -> int:
        """Move Care Tokens from a purse to the supply, as many as it has; return how many moved."""
        state, purse = self._changing(), _one_of(purse, n.POOL + 1, "a purse")
        moved = min(_count(count), state.tokens[purse])
        if moved:
            changes.move_tokens(state, self._rule, moved, purse, n.SUPPLY)
        return moved

    def tire(self, pawn: int, count: int = 1) -> int:
        """Give a pawn Stress, as much as it has room for; return how much. No price is paid for it (STRESS-09)."""
        state, pawn = self._changing(), _one_of(pawn, n.PAWNS, "a pawn")
        gained = min(_count(count), self.stress_max[pawn] - self.stress[pawn])
        if gained > 0:
            changes.put_at(state, self._rule, "stress", pawn, state.stress[pawn] + gained)
            if stress.is_overstressed(state, pawn):
                changes.note(state, "STRESS-12", "overstressed", pawn)
        return gained

    def rest(self, pawn: int, count: int = 9) -> int:
        """Take Stress from a pawn, all of it without a `count`; return how much."""
        state, pawn = self._changing(), _one_of(pawn, n.PAWNS, "a pawn")
        lost = min(_count(count), self.stress[pawn])
        if lost:
            changes.put_at(state, self._rule, "stress", pawn, state.stress[pawn] - lost)
        return lost

    def improve(self, spaces: int = 1) -> None:
        """Move Billy up the Condition Track, at most to its top."""
        scenario.improve(self._changing(), self._rule, _count(spaces))

    def worsen(self, spaces: int = 1) -> None:
        """Move Billy down the Condition Track; on its last space he dies."""
        scenario.worsen(self._changing(), self._rule, _count(spaces))

    def warn(self) -> None:
        """Give the team a Hospital Warning; the last one that the rules allow loses the game."""
        stress.warn(self._changing(), self._rule)

    def forgive(self) -> None:
        """Take a Hospital Warning back, if the team has one."""
        state = self._changing()
        if state.warnings:
            changes.put(state, self._rule, "warnings", state.warnings - 1)

    def move(self, pawn: int, place: str) -> None:
        """Move a pawn to the place "break_room" or "on_leave"; nobody who works on the card of this shift."""
        state, pawn = self._changing(), _one_of(pawn, n.PAWNS, "a pawn")
        if place not in GOES_TO:
            raise SceneError(f"move({pawn}, {quoted(place)}): the places are {', '.join(map(repr, GOES_TO))}")
        if state.places[pawn] in (n.ABSENT, n.ON_CALL, n.LEFT) or pawn in self.on_shift:
            raise SceneError(f"move({pawn}, {place!r}): this pawn works on this shift, or is not on the ward")
        if state.places[pawn] != GOES_TO[place]:
            changes.move_pawn(state, self._rule, pawn, GOES_TO[place])

    def put_back(self, card: int) -> None:
        """Put a Partial Memory that somebody holds back into its deck; `held` names the cards."""
        state = self._changing()
        for pile in range(n.PARTIAL_HELD, n.PARTIAL_HELD + n.POOL + 1):
            if card in state.piles[pile]:
                changes.move_card(state, self._rule, card, pile, n.PARTIAL_DECK)
                return
        raise SceneError(f"put_back({quoted(card)}): nobody holds this Partial Memory")

    def draw_more(self, count: int = 1) -> None:
        """Let Billy tell so many memories more in the talk that comes or goes on."""
        state = self._changing()
        if state.phase not in (n.EITHER, n.CARE_TOKEN, n.TALKER, n.FOCUS, n.DEAL_PARTIAL, n.EVENT, n.TRUST):
            raise SceneError("draw_more(): nobody is to talk with Billy at this moment")
        changes.put(state, self._rule, "draws", state.draws + _count(count))

    def note(self) -> None:
        """Write the sentence of this house rule into the journal."""
        changes.note(self._changing(), self._rule, "house")

    def as_usual(self, action: Action | None = None) -> None:
        """Do what the rules of the box do with the answer, or with another answer to the same question.

        A rule that replaces an answer calls this, unless the same question is to come again.
        """
        state, code = self._changing(), (self.action if action is None else action)
        if self._usual is None or code is None:
            raise SceneError("as_usual(): only a rule that replaces an answer can do as usual")
        if not isinstance(code, Action):
            raise SceneError(f"as_usual({quoted(code)}): this is not an action; write ho.Action.of(…)")
        usual, self._usual = self._usual, None
        usual(state, code.code)

    def _changing(self) -> State:
        if not self._may_change:
            raise SceneError(
                "a rule that says which answers are legal, or who decides, may only read: it is asked at any time. "
                "Make the change in `answers` or in `after`"
            )
        return self._state

    def __repr__(self) -> str:
        return f"<Ward: day {self.day}, {self.shift}, asked {self.asked!r}, condition {self.condition}>"


def _one_of(number: Any, many: int, what: str) -> int:
    known = whole(number)
    if known is None or not 0 <= known < many:
        raise SceneError(f"{quoted(number)} is not {what}: they are 0 to {many - 1}")
    return known


def _count(number: Any) -> int:
    known = whole(number)
    if known is None or known < 0:
        raise SceneError(f"{quoted(number)} is not how many: that is a whole number from 0")
    return known
