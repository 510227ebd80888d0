"""A table of the game's phases. The row of a phase says what happens in it, by which rule, and who decides.

A phase is a decision (a player must answer), a question of chance (the dealer answers), or a step that needs no answer.
`State.phase` is the number of the phase. The functions in the row of a phase set the next phase, and `flow` runs it.

The rows are objects with slots, because compiled code reads their attributes fast.
"""

from collections.abc import Callable
from typing import Final

from . import care, conversation, day, focus, inquiry, setup, staffing, story, stress, talk
from . import names as n
from .decisions import Barred
from .state import State

Step = Callable[[State], None]


class DecisionRow:
    """The row of a decision.

    `options` returns the legal actions, and adds the barred ones to a list if it is given one. `answer` applies an
    action. `decider` returns the player who has to answer, and `rule` is the rule by which the decision comes.
    """

    __slots__ = ("answer", "decider", "name", "options", "phase", "rule")

    def __init__(
        self,
        phase: int,
        name: str,
        options: Callable[[State, Barred | None], list[int]],
        answer: Callable[[State, int], None],
        rule: str,
        decider: Callable[[State], int],
    ) -> None:
        self.phase = phase
        self.name = name
        self.options = options
        self.answer = answer
        self.rule = rule
        self.decider = decider


class ChanceRow:
    """The row of a question of chance.

    `cards` returns the cards of which the dealer deals one, in the given `stream`. `dealt` applies the card that came;
    `none_left` is called instead when there is no card.
    """

    __slots__ = ("cards", "dealt", "name", "none_left", "phase", "stream")

    def __init__(
        self,
        phase: int,
        name: str,
        stream: int,
        cards: Callable[[State], list[int]],
        dealt: Callable[[State, int], None],
        none_left: Step,
    ) -> None:
        self.phase = phase
        self.name = name
        self.stream = stream
        self.cards = cards
        self.dealt = dealt
        self.none_left = none_left


class StepRow:
    """The row of a step without a decision or chance: `run` does what happens in the step."""

    __slots__ = ("name", "phase", "run")

    def __init__(self, phase: int, name: str, run: Step) -> None:
        self.phase = phase
        self.name = name
        self.run = run


def _manager(state: State) -> int:
    """Return the Shift Manager (ASSIGN-06, COVER-14, LEAVE-01, TWO-03)."""
    return state.manager


def _player_of(state: State, pawn: int) -> int:
    """Return who decides for a pawn: the player of a Nurse (STAFF-02), else the Shift Manager (STAFF-03, STRESS-06)."""
    return pawn if pawn < n.NURSES else state.manager


def _for_payer(state: State) -> int:
    """Return who decides for the pawn that pays for Stress (STRESS-05, STRESS-06)."""
    return _player_of(state, state.payer)


def _for_talker(state: State) -> int:
    """Return who decides for the pawn that talks with Billy (G-22, G-41)."""
    return _player_of(state, state.talker)


def _inquirer(state: State) -> int:
    """Return who decides about an Inquiry: the Nurse who Inquires now (INQ-11), else the senior of the shift (G-22)."""
    return _for_talker(state) if state.conversation == n.INQUIRING else staffing.senior(state)


DECISION_ROWS: Final[list[DecisionRow]] = [
    DecisionRow(n.TURN, "turn", day.turn_options, day.turn_answer, "ASSIGN-01", _manager),
    # ASSIGN-06, COVER-14
    DecisionRow(n.ASSIGN, "assign", staffing.assign_options, staffing.assign_answer, "ASSIGN-02", _manager),
    DecisionRow(n.PRICE, "price", stress.price_options, stress.price_answer, "STRESS-09", _for_payer),  # STRESS-06
    DecisionRow(n.NIGHT_TOKEN, "night_token", care.gift_options, care.gift_answer, "NIGHT-02", staffing.senior),  # G-13
    DecisionRow(n.CARE, "care", care.care_options, care.care_answer, "CARE-01", staffing.senior),  # CARE-03
    DecisionRow(n.PAYMENT, "payment", care.payment_options, care.payment_answer, "CARE-05", staffing.senior),
    DecisionRow(n.EMERGENCY_TOKEN, "emergency_token", care.gift_options, care.gift_answer, "EMERG-04", staffing.senior),
    DecisionRow(n.EITHER, "either", care.either_options, care.either_answer, "CARE-17", staffing.senior),
    DecisionRow(n.CARE_TOKEN, "care_token", care.gift_options, care.gift_answer, "G-12", staffing.senior),
    DecisionRow(
        n.TALKER, "talker", conversation.talker_options, conversation.talker_answer, "PARTIAL-02", staffing.senior
    ),  # G-22
    DecisionRow(n.TRUST, "trust", conversation.trust_options, conversation.trust_answer, "EVENT-16", _for_talker),
    DecisionRow(n.INQUIRY, "inquiry", inquiry.inquiry_options, inquiry.inquiry_answer, "INQ-04", _inquirer),
    DecisionRow(n.LEAVE, "leave", stress.leave_options, stress.leave_answer, "LEAVE-01", _manager),
    DecisionRow(n.RETURN, "return", day.return_options, day.return_answer, "TWO-03", _manager),
    DecisionRow(n.FOCUS, "focus", focus.focus_options, focus.focus_answer, "FOCUS-01", _for_talker),  # G-41
    DecisionRow(n.HEARD, "heard", focus.heard_options, focus.heard_answer, "FOCUS-08", _for_talker),
    DecisionRow(n.CHOICE, "choice", story.choice_options, story.choice_answer, "SCEN-03", _manager),
]

CHANCE_ROWS: Final[list[ChanceRow]] = [
    ChanceRow(
        n.DEAL_MANAGER, "deal_manager", n.FIRST_MANAGER, setup.managers, setup.manager_dealt, setup.manager_named
    ),
    ChanceRow(n.DEAL_PATIENT, "deal_patient", n.PATIENTS, day.patients, day.patient_dealt, day.no_patient),
    ChanceRow(
        n.DEAL_PARTIAL,
        "deal_partial",
        n.PARTIALS,
        conversation.partials,
        conversation.partial_dealt,
        conversation.no_partial,
    ),
    ChanceRow(n.DEAL_CLEAR, "deal_clear", n.CLEARS, inquiry.clears, inquiry.clear_dealt, inquiry.no_clear),
    ChanceRow(
        n.DEAL_LOST_PARTIAL,
        "deal_lost_partial",
        n.LOSSES,
        stress.lost_partials,
        stress.partial_lost,
        stress.nothing_lost,
    ),
    ChanceRow(
        n.DEAL_LOST_CLEAR, "deal_lost_clear", n.LOSSES, stress.lost_clears, stress.clear_lost, stress.nothing_lost
    ),
]

STEP_ROWS: Final[list[StepRow]] = [
    StepRow(n.OPENING, "opening", setup.open_game),
    StepRow(n.NEW_DAY, "new_day", day.begin),
    StepRow(n.EVENT, "event", conversation.resolve_event),
    StepRow(n.AFTER_CARE, "after_care", day.after_care),
    StepRow(n.SHIFT_END, "shift_end", day.shift_ended),
    StepRow(n.NEXT_SHIFT, "next_shift", day.next_shift),
    StepRow(n.DAY_END, "day_end", day.end_of_day),
    StepRow(n.GATHER, "gather", day.gather),
    StepRow(n.TALK, "talk", talk.talk_about_billy),
    StepRow(n.POST, "post", story.post),
]

PHASE_NAMES: Final[tuple[str, ...]] = (
    *[row.name for row in DECISION_ROWS],
    *[row.name for row in CHANCE_ROWS],
    *[row.name for row in STEP_ROWS],
    "over",
)
"""The name of each phase; after the last step comes `names.OVER`, in which nothing happens."""
