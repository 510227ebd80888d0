"""Names for the integers of the game, and the words for these integers as text.

Everything on the table is a small integer: shifts, stages, pawns, places, purses, piles, phases and actions. The number
of a pawn, purse or pile is its index in a list of the state, so a position is a few flat lists.
"""

from typing import Final

# --- the day (DAY-01, ICON-12) ---------------------------------------------------------------------------
MORNING: Final = 0
DAY: Final = 1
NIGHT: Final = 2
SHIFTS: Final = 3
"""How many shifts a day has; the second is the Day Shift (DAY-04, D-39)."""
SHIFT_NAMES: Final = ("morning", "day", "night")  # DAY-04, D-39, ICON-12

# --- Billy's condition (COND-02, COND-03) ----------------------------------------------------------------
GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2
BLACK: Final = 3
STAGES: Final = 4
STAGE_NAMES: Final = ("green", "orange", "red", "black")  # COND-03
STAGE_FLOORS: Final = (14, 8, 4, 0)
"""The lowest condition of each stage (COND-02)."""
TOP_CONDITION: Final = 30
"""The highest number of the Condition Track (COND-01); Billy's condition never rises above it (G-27)."""
# COND-02
STAGE_OF: Final = tuple(3 if c < 4 else 2 if c < 8 else 1 if c < 14 else 0 for c in range(TOP_CONDITION + 1))

# --- pawns (COMP-15): four nurses, three assistants, two on-call assistants ------------------------------
FIRST_ASSISTANT: Final = 4
"""Pawns are numbered in three kinds: Nurses, then Assistants, then On-Call Assistants (STAFF-01)."""
FIRST_ON_CALL: Final = 7  # STAFF-01
PAWNS: Final = 9  # COMP-15
NURSES: Final = 4
STRESSABLE: Final = 7
"""Pawns below this number can gain Stress; On-Call Assistants never do (STAFF-08)."""
NOBODY: Final = -1
PAWN_NAMES: Final = (
    "nurse 1",
    "nurse 2",
    "nurse 3",
    "nurse 4",
    "assistant 1",
    "assistant 2",
    "assistant 3",
    "on-call 1",
    "on-call 2",
)

# --- places of a pawn (COMP-18) --------------------------------------------------------------------------
ABSENT: Final = -1
"""The pawn is in the box: it has no part in this game."""
BREAK_ROOM: Final = 0
ON_CALL: Final = 1
ON_LEAVE: Final = 2
LEFT: Final = 3
"""The pawn has left the hospital for good: an On-Call Assistant who has worked (STAFF-11)."""
MANAGER_BOARD: Final = 4
CONTACT_TILE: Final = 5
FIRST_SPACE: Final = 6
SPACES: Final = 3
FIRST_SPACES: Final = tuple(FIRST_SPACE + SPACES * shift for shift in range(SHIFTS))
"""The place number of each shift's first space. Its other spaces follow, so a later shift has higher numbers."""
PLACE_NAMES: Final = ("break_room", "on_call", "on_leave", "left", "manager_board", "contact_tile")

# --- purses: all owners of Care Tokens (TOKEN-04, TOKEN-05, TOKEN-11) ------------------------------------
POOL: Final = 4
"""The purse that all Assistants share, on the Shift Manager Board. The lower numbers are the purses of the nurses."""
ON_BOARD: Final = 5
SUPPLY: Final = 6
PURSES: Final = 7

# --- patient cards (COND-12) -----------------------------------------------------------------------------
DETERIORATING: Final = 0
STABLE: Final = 1
EMERGENCY: Final = 2
KIND_NAMES: Final = ("deteriorating", "stable", "emergency")
# the columns of a patient card: fields 1, 4 and 6 of COND-14 to COND-19
KIND: Final = 0
STAFF: Final = 1
SYMBOLS: Final = 2
YIELD_TOKENS: Final = 3
YIELD_MEMORIES: Final = 4
YIELD_EITHER: Final = 5

# --- memories (COMP-09): card m is position m % 6 of timeline m // 6; events come after them -------------
TIMELINES: Final = 5
POSITIONS: Final = 6  # COMP-09
MEMORIES: Final = 30
CONTACTS: Final = 7
"""The most contacts that a scenario can have: a pawn and a contact together fit into the target of an action."""
CHOICES: Final = 8
OPTIONS: Final = 8
"""The most choices that a scenario can have, and the most answers to a choice: both fit into an action's target."""
SIDES: Final = 62
"""The most narrative sides that a scenario can have: two for each of its cards."""

# --- piles: every card lies in exactly one ---------------------------------------------------------------
PATIENT_DECK: Final = 0
ON_SHIFT: Final = 1
"""The card of shift s lies on pile ON_SHIFT + s."""
PATIENT_DISCARD: Final = 4
PARTIAL_DECK: Final = 5
PARTIAL_ASIDE: Final = 6
PARTIAL_GRID: Final = 7
PARTIAL_REMOVED: Final = 8
PARTIAL_HELD: Final = 9
"""PARTIAL_HELD + n has the Partials of nurse n; PARTIAL_HELD + POOL those of the Assistants (Shift Manager Board)."""
CLEAR_DECK: Final = 14
CLEAR_ASIDE: Final = 15
CLEAR_GRID: Final = 16
CLEAR_REMOVED: Final = 17
CLEAR_HELD: Final = 18
PILES: Final = 22

# --- streams of chance: what one stream deals does not depend on the other streams -----------------------
PATIENTS: Final = 0
PARTIALS: Final = 1
CLEARS: Final = 2
LOSSES: Final = 3
FIRST_MANAGER: Final = 4
STREAMS: Final = 5
STREAM_NAMES: Final = ("patients", "partials", "clears", "losses", "first")

# --- care (CARE-01) --------------------------------------------------------------------------------------
UNDECIDED: Final = 0
MEDICAL: Final = 1
PALLIATIVE: Final = 2
NO_CARE: Final = 3
CARE_NAMES: Final = ("undecided", "medical", "palliative", "none")

# --- what a conversation is about, and which card the next draw seeks ------------------------------------
SILENCE: Final = 0
LISTENING: Final = 1
INQUIRING: Final = 2
STEERING: Final = 3
"""A talk that a Nurse Steers to one Timeline (FOCUS-03)."""
ANY: Final = 0
NOMINATED: Final = 1
NOT_NOMINATED: Final = 2
PASSING_EVENTS: Final = 4
"""Added to ANY, NOMINATED or NOT_NOMINATED: the draw passes over Events (EVENT-09)."""

# --- phases: what happens next; `phases` has a row for each ---------------------------------------------
# decisions
TURN: Final = 0
ASSIGN: Final = 1
PRICE: Final = 2
NIGHT_TOKEN: Final = 3
CARE: Final = 4
PAYMENT: Final = 5
EMERGENCY_TOKEN: Final = 6
EITHER: Final = 7
CARE_TOKEN: Final = 8
TALKER: Final = 9
TRUST: Final = 10
INQUIRY: Final = 11
LEAVE: Final = 12
RETURN: Final = 13
FOCUS: Final = 14
HEARD: Final = 15
CHOICE: Final = 16
DECISIONS: Final = 17
SENIOR: Final = -1
"""Stands in place of a decision where house rules say who has the last word on a shift."""
HOUSE: Final = "HOUSE-"
"""How the ids of house rules begin, which a table has agreed on beside the rules of the box."""
# questions of chance
DEAL_MANAGER: Final = 17
DEAL_PATIENT: Final = 18
DEAL_PARTIAL: Final = 19
DEAL_CLEAR: Final = 20
DEAL_LOST_PARTIAL: Final = 21
DEAL_LOST_CLEAR: Final = 22
FIRST_STEP: Final = 23
# steps, in which nobody decides anything
OPENING: Final = 23
NEW_DAY: Final = 24
EVENT: Final = 25
AFTER_CARE: Final = 26
SHIFT_END: Final = 27
NEXT_SHIFT: Final = 28
DAY_END: Final = 29
GATHER: Final = 30
TALK: Final = 31
POST: Final = 32
OVER: Final = 33

# --- actions: a kind (a multiple of 64) plus a target, such as a pawn or a purse -------------------------
NOTHING: Final = 0
"""Stands for an action where a decision has no legal one: the game goes on without an answer."""
TURN_CARD: Final = 64
PLACE: Final = 128  # + pawn
CALL_IN: Final = 192  # + pawn
REASSIGN: Final = 256  # + pawn
COVER: Final = 320  # + pawn
ACCEPT_WARNING: Final = 384
CHOOSE_CARE: Final = 448  # + MEDICAL or PALLIATIVE
PAY: Final = 512  # + purse
ENOUGH: Final = 576
TAKE: Final = 640  # + TOKEN or PARTIAL
GIVE: Final = 704  # + purse
TALK_TO_BILLY: Final = 768  # + pawn
USE_TRUST: Final = 832  # + purse
DECLINE: Final = 896
INQUIRE: Final = 960  # + 6 * pawn + timeline
STOP: Final = 1024
LOSE: Final = 1088  # + TOKEN, PARTIAL or CLEAR
SEND_ON_LEAVE: Final = 1152  # + pawn
NO_MORE_LEAVE: Final = 1216
GO_BACK: Final = 1280  # + pawn
STAY: Final = 1344
STEER: Final = 1408  # + timeline
LISTEN: Final = 1472
PERSIST: Final = 1536
KEEP: Final = 1600
CALL: Final = 1664  # + pawn + PAWNS * contact
NO_CALL: Final = 1728
CHOOSE: Final = 1792  # + OPTIONS * choice + option
ACTION_KIND: Final = -64
"""action & ACTION_KIND is the kind of an action, action & ACTION_TARGET its target; `view.actions` lists all kinds."""
ACTION_TARGET: Final = 63
TOKEN: Final = 0
PARTIAL: Final = 1
CLEAR: Final = 2
GOODS_NAMES: Final = ("token", "partial", "clear")

# --- how a game ended (SCEN-07, SCEN-09) -----------------------------------------------------------------
UNFINISHED: Final = 0
WON: Final = 1
DIED: Final = 2
DECK_EMPTY: Final = 3
TRANSFERRED: Final = 4
ENDING_NAMES: Final = ("unfinished", "objective", "condition", "deck", "warnings")


# --- the kinds of the parts of an Objective (SCEN-04 to SCEN-06) -----------------------------------------
PARTS: Final = 0
"""The part is met when `count` of the parts named in it are met: all of them, or any one."""
CLEAR_IN_EACH: Final = 1
CLEAR_IN: Final = 2
ANY_CLEARS: Final = 3
NAMED: Final = 4
POSITIVES: Final = 5
NEGATIVES: Final = 6
MORE_POSITIVE: Final = 7
POSITIVE_TIMELINES: Final = 8
CALLS: Final = 9
BY_DAY: Final = 10
DAYS: Final = 11
LETTERS: Final = 12
MARKED: Final = 13
UNMARKED: Final = 14
PART_NAMES: Final = (
    "parts",
    "clear_in_each_timeline",
    "clear_in_timeline",
    "clears",
    "named",
    "positives",
    "negatives",
    "more_positive",
    "positive_in_timelines",
    "calls",
    "by_day",
    "days",
    "letters",
    "marks",
    "no_marks",
)
POSITIVE: Final = 1
NEGATIVE: Final = -1
"""POSITIVE and NEGATIVE are how Billy feels about a memory (ICON-08, ICON-09, G-58)."""

# --- the roles of the sides of a scenario's Narrative Cards ----------------------------------------------
PERSONAL: Final = 0
INTRODUCTION: Final = 1
SETUP: Final = 2
OBJECTIVE: Final = 3
OUTCOME: Final = 4
CALL_TOLD: Final = 5
LETTER_TOLD: Final = 6
CHOICE_TOLD: Final = 7
ROLE_NAMES: Final = ("personal", "introduction", "setup", "objective", "outcome", "call", "letter", "choice")


def shift_and_space(place: int) -> tuple[int, int]:
    """Return the shift and its space, both from 0, for a place number of FIRST_SPACE or more."""
    return divmod(place - FIRST_SPACE, SPACES)


def purse_of(pawn: int) -> int:
    """Return the purse for a pawn's Care Tokens: its own for a Nurse, else the pool (TOKEN-04, TOKEN-05, G-14)."""
    return pawn if pawn < POOL else POOL
