"""Checks that a game can reach a position: the numbers must agree with each other, with the card and with the phase.

The module `positions` checks ranges, and that each card is in one pile; this module checks what the rules say further.
The history of a position, such as how a Nurse got her tokens, is not checked.
"""

from typing import Final

from ..engine import care as care_of
from ..engine import inquiry, staffing, stress, two
from ..engine import names as n
from ..engine.setup import on_call_place
from ..engine.state import State

BEFORE_THE_CARD: Final = (n.TURN, n.CHOICE)
"""The phases of decisions before the card of the shift is turned."""
_BEFORE_CARE: Final = (n.ASSIGN, n.PRICE, n.NIGHT_TOKEN, n.CARE)
_MEDICAL: Final = (n.PAYMENT, n.EMERGENCY_TOKEN)
_PALLIATIVE: Final = (n.EITHER, n.CARE_TOKEN, n.TALKER, n.FOCUS, n.HEARD)
_TALKING: Final = {
    n.TRUST: (n.LISTENING, n.STEERING, n.INQUIRING),
    n.INQUIRY: (n.SILENCE, n.INQUIRING),
    n.FOCUS: (n.LISTENING,),
    n.HEARD: (n.LISTENING,),
}
"""The conversations that are possible in a phase; a phase that is not listed has no conversation."""
_PENDING: Final = {
    "either": (n.EITHER,),
    "gifts": (n.EITHER, n.CARE_TOKEN, n.NIGHT_TOKEN, n.EMERGENCY_TOKEN),
    "draws": (n.EITHER, n.CARE_TOKEN, n.TALKER, n.FOCUS, n.HEARD, n.TRUST),
    "due": (n.PRICE,),
    "silent": (n.LEAVE, n.RETURN),
}
"""The phases in which a number of the state can be more than 0; the key is the name of the number."""


def mistake(state: State) -> str | None:
    """Return the first contradiction in a state, as a part of a sentence; None when there is no contradiction."""
    for look in (
        _people,
        _absences,
        _holdings,
        _today,
        _cover,
        _stress_of_moving,
        _shortage,
        _staff,
        _moment,
        _yields,
        _talk,
    ):
        wrong = look(state)
        if wrong:
            return wrong
    return None


def emptied(before: State, after: State) -> str | None:
    """Return a sentence about the first shift with care that, after a change, nobody can have given (G-02).

    Return None when there is no such shift.
    """
    for shift in range(after.shift):
        if not on_card(before, shift) or on_card(after, shift) or after.care[shift] not in _GIVEN:
            continue
        if not any(_may_have_come(after, pawn, shift) for pawn in range(n.PAWNS)):
            name, care = n.SHIFT_NAMES[shift], n.CARE_NAMES[after.care[shift]].title()
            return f"nobody can have given the {care} Care of the {name} shift: leave somebody there (G-02)"
    return None


def _may_have_come(state: State, pawn: int, shift: int) -> bool:
    """Whether a pawn on a later shift can have been on this shift before (COVER-03, COVER-04, COVER-05, TWO-01)."""
    place = state.places[pawn]
    calls = place == n.CONTACT_TILE and state.tile > shift
    if place < n.FIRST_SPACES[shift] + n.SPACES and not calls:
        return False
    if state.players == 2:
        return two.worked_twice(state, pawn)
    return pawn >= n.FIRST_ON_CALL or state.stress[pawn] >= state.readings.reassign_stress


def _people(state: State) -> str | None:
    """Check that the game has the same pawns as after the setup (SETUP-07 to SETUP-09, STAFF-11)."""
    for pawn, place in enumerate(state.places):
        here = place != n.ABSENT
        if n.FIRST_ASSISTANT <= pawn < n.FIRST_ON_CALL:
            if here != (pawn - n.FIRST_ASSISTANT < state.readings.assistants):
                return f"this game has {state.readings.assistants} Assistants"
        elif pawn >= n.FIRST_ON_CALL:
            if here != (pawn - n.FIRST_ON_CALL < state.readings.on_calls):
                return f"this game has {state.readings.on_calls} On-Call Assistants"
            used = here and on_call_place(state, pawn - n.FIRST_ON_CALL) == n.LEFT
            if used and place != n.LEFT:
                return "an On-Call Assistant who has had the one day is here (STAFF-11)"
            if place == n.LEFT and state.day == 1 and not used:
                return "on day 1 no On-Call Assistant has left the hospital yet (STAFF-11, DAY-15)"
    return None


def _absences(state: State) -> str | None:
    """Check that pawns On Leave were sent or are Overstressed, and that no Overstressed pawn rests on the ward (DAY-17,
    LEAVE-01, G-34).
    """
    nurses = state.places[: state.players]
    if nurses[state.manager] == n.ON_LEAVE and any(place != n.ON_LEAVE for place in nurses):
        return "the Shift Manager is On Leave while another Nurse is here: the board passes on (G-34)"
    for pawn, level in enumerate(state.stress):
        overstressed = level > 0 and stress.is_overstressed(state, pawn)
        place = state.places[pawn]
        if overstressed and place in (n.BREAK_ROOM, n.MANAGER_BOARD):
            return "somebody Overstressed has not gone On Leave (STRESS-14)"
        sent = state.shift > n.MORNING or state.phase == n.LEAVE
        if place == n.ON_LEAVE and not overstressed and not sent:
            return "before the Morning Shift only the Overstressed are On Leave (LEAVE-01, STRESS-14)"
    return None


def _holdings(state: State) -> str | None:
    """Check that pawns outside the game hold nothing, and that tokens on cards were laid today (TOKEN-11, DAY-18)."""
    for pawn in range(n.STRESSABLE):
        if state.places[pawn] == n.ABSENT and (state.stress[pawn] or state.cover[pawn]):
            return "somebody who does not take part carries Stress or covers a space"
    for nurse in range(state.players, n.NURSES):
        if state.tokens[nurse] or state.piles[n.PARTIAL_HELD + nurse] or state.piles[n.CLEAR_HELD + nurse]:
            return "somebody who does not take part holds something"
    on_cards = sum(state.covered[shift] for shift in range(n.SHIFTS) if state.piles[n.ON_SHIFT + shift])
    if state.tokens[n.ON_BOARD] < on_cards:
        return "fewer Care Tokens lie on the board than cover symbols"
    opening = state.phase in (*BEFORE_THE_CARD, n.ASSIGN, n.PRICE, n.CARE)
    if state.shift == n.MORNING and opening and state.tokens[n.ON_BOARD]:
        return "Care Tokens lie on the board before there was any care today"
    if state.day == 1 and state.shift == n.MORNING and state.phase in BEFORE_THE_CARD and state.warnings:
        return "before the first card there is no Warning yet (WARN-07)"
    if not set(state.box.told) <= set(state.piles[n.PARTIAL_GRID]):
        return "a memory with which this scenario begins is not in play (G-45)"
    for removed, aside in zip((n.PARTIAL_REMOVED, n.CLEAR_REMOVED), state.box.returning, strict=True):
        if any(card < n.MEMORIES and card not in aside for card in state.piles[removed]):
            return "a memory is out of the game that this scenario does not set aside"
    return None


def _today(state: State) -> str | None:
    """Check that the turned cards fit the day, and that each card has had the care that it can have had (CARE-01)."""
    if len(state.piles[n.PATIENT_DISCARD]) != n.SHIFTS * (state.day - 1):
        return "the cards of the days before do not fit the day"
    if state.dealt[n.PATIENTS] != len(state.box.decks[0]) - len(state.piles[n.PATIENT_DECK]):
        return "more or fewer patient cards were dealt than have left the deck"
    if state.dealt[n.FIRST_MANAGER] > 1:
        return "the first Shift Manager was named more than once"
    given = False
    for shift in range(n.SHIFTS):
        pile, care, covered = state.piles[n.ON_SHIFT + shift], state.care[shift], state.covered[shift]
        if not pile:  # `care` and `covered` may still have the values of yesterday's card
            if (care or covered) and state.day == 1:
                return "there was care on a card that is not yet turned"
            if not 0 <= covered <= state.box.hardest:
                return "more symbols are covered than there are"
            continue
        undecided = shift == state.shift and state.phase in _BEFORE_CARE
        if (care == n.UNDECIDED) != undecided:
            return "the care of a shift does not fit the moment"
        wrong = _care_givers(state, shift)
        if wrong:
            return wrong
        if covered and care != n.MEDICAL:
            return f"on the {n.SHIFT_NAMES[shift]} shift symbols are covered without Medical Care (CARE-06)"
        if care == n.PALLIATIVE and care_of.why_no_palliative(state.box.patients[pile[0]]) is not None:
            return f"the {n.SHIFT_NAMES[shift]} card is an Emergency: there is no Palliative Care (EMERG-01)"
        given |= care_of.counts_as_medical(state, shift)
    asked_for_token = state.readings.medical_needs_token and n.MEDICAL in state.care
    if state.medical != given and not (asked_for_token and state.medical):  # a scene takes the earlier care as paid
        return "whether there was Medical Care today does not fit the cards"
    return None


def _care_givers(state: State, shift: int) -> str | None:
    """Check that a card with pawns on it has care, and that the current card without a pawn has no care.

    The pawns that gave care on an earlier card may be elsewhere by now.
    """
    there, care = bool(on_card(state, shift)), state.care[shift]
    if care == n.NO_CARE and there:
        return "there was no care on a shift with somebody on its card (CARE-02)"
    if shift == state.shift and care in _GIVEN and not there:
        return "there is care on a shift with nobody on its card (G-02)"
    return None


_GIVEN: Final = (n.MEDICAL, n.PALLIATIVE)


def on_card(state: State, shift: int) -> list[int]:
    """Return the pawns on the card of a shift."""
    first = n.FIRST_SPACES[shift]
    return [pawn for pawn, place in enumerate(state.places) if first <= place < first + n.SPACES]


def _cover(state: State) -> str | None:
    """Check that pawns who cover spaces are on this shift and have the Stress for it (COVER-07, COVER-08, DAY-10)."""
    if not any(state.cover):
        return None
    if state.phase in BEFORE_THE_CARD:
        return "somebody covers a space of a card that is not yet turned"
    here = staffing.first_space(state)
    for pawn, spaces in enumerate(state.cover):
        if spaces and state.places[pawn] < here:
            return "somebody covers a space of a shift that she is not on"
        if state.stress[pawn] < spaces * state.readings.cover_stress:
            return "somebody covers spaces without the Stress of it"
    if staffing.open_spaces(state) < 0:
        return "more spaces are covered than the card has"
    return None


def _stress_of_moving(state: State) -> str | None:
    """Check that pawns who came to a further shift have the Stress for it (COVER-04, TWO-01).

    Only in a game of two players does the position show which pawns came to a further shift.
    """
    readings = state.readings
    for pawn in range(n.STRESSABLE):
        least = readings.reassign_stress + state.cover[pawn] * readings.cover_stress
        if two.worked_twice(state, pawn) and pawn != state.manager and state.stress[pawn] < least:
            return "somebody has worked on more than one shift without the Stress of it (COVER-04)"
    return None


def _shortage(state: State) -> str | None:
    """Check that cover on this card is only for spaces that the Break Room cannot fill (COVER-01, G-05).

    Cover on earlier cards is not checked.
    """
    if state.phase in BEFORE_THE_CARD:
        return None
    came = any(pawn >= n.FIRST_ON_CALL or two.worked_twice(state, pawn) for pawn in on_card(state, state.shift))
    before = staffing.shortage(state) + 1  # with the last space that was covered still open
    if (came or any(state.cover)) and not staffing.takes_cover(state, before):
        return "cover was given while somebody is in the Break Room who could have come (COVER-01, G-05)"
    return None


_OF_CALLS: Final = (n.CALL, n.NO_CALL)


def _staff(state: State) -> str | None:
    """Check that spaces stay open only when nobody could fill them, with a Warning for each such shift (G-02, G-04)."""
    cards = range(state.shift + (state.phase not in BEFORE_THE_CARD))
    short = {shift for shift in cards if state.care[shift] == n.NO_CARE}
    if state.phase not in (*BEFORE_THE_CARD, n.ASSIGN, n.PRICE) and staffing.open_spaces(state):
        more = [code for code in staffing.assign_options(state, None) if code & n.ACTION_KIND not in _OF_CALLS]
        if more and not state.readings.may_refuse:
            return "a space is open that somebody can fill"
        short.add(state.shift)
    if short and state.readings.shortage_loses:
        return "a shift was left short of Staff and the game goes on (G-43)"
    if state.warnings < len(short):
        return "a space is open and there is no Warning for it (G-02)"
    return None


def _moment(state: State) -> str | None:
    """Check that the decision fits this shift and its care."""
    phase = state.phase
    for field, phases in _PENDING.items():
        if getattr(state, field) and phase not in phases:
            return f"{field} is not for this moment"
    if phase in BEFORE_THE_CARD:
        return None
    card, care = staffing.current_card(state), state.care[state.shift]
    listens = phase == n.TRUST and state.conversation != n.INQUIRING
    if phase in _MEDICAL and care != n.MEDICAL:
        return "Care Tokens are placed for Medical Care only (CARE-05)"
    if (phase in _PALLIATIVE or listens) and care != n.PALLIATIVE:
        return "what is asked does not follow from this care"
    if phase == n.LEAVE and state.shift != n.MORNING:
        return "nobody is sent On Leave after the Morning"
    if phase == n.NIGHT_TOKEN and state.shift != n.NIGHT:
        return "only the Night brings a token for itself"
    averted = card[n.KIND] == n.EMERGENCY and not care_of.open_symbols(state)
    if phase == n.EMERGENCY_TOKEN and not averted:
        return "no Emergency was averted"
    inquires = phase == n.INQUIRY or state.conversation == n.INQUIRING or state.silent
    if inquires and inquiry.why_not_stable(card) is not None:
        return "Billy is not stable"
    if phase == n.PRICE:
        if not state.stress[state.payer]:
            return "who pays for Stress has none"
        if state.due >= max(state.readings.reassign_stress, state.readings.cover_stress):
            return "more Stress is to be paid for than can come at once"
    return None


def _yields(state: State) -> str | None:
    """Check that the yields still to be given are no more than the card shows (CARE-15, CARE-16)."""
    phase = state.phase
    most = {n.NIGHT_TOKEN: staffing.night_bonus(state), n.EMERGENCY_TOKEN: state.readings.emergency_tokens}
    if state.gifts > most.get(phase, state.gifts):
        return "more Care Tokens are to be given than there are"
    if phase not in (n.EITHER, n.CARE_TOKEN, n.TALKER, n.FOCUS):
        return None
    _, _, _, tokens, memories, either = staffing.current_card(state)
    settled = either - state.either
    if settled < 0 or state.gifts > tokens + settled or state.draws > memories + settled:
        return "more is to be given than the card shows"
    if phase == n.EITHER and state.gifts + state.draws != tokens + memories + settled:
        return "less is to be given than the card shows"
    return None


def _talk(state: State) -> str | None:
    """Check that a conversation fits the phase, and that cards lie aside only during one (PARTIAL-11, INQ-14)."""
    if state.conversation not in _TALKING.get(state.phase, (n.SILENCE,)):
        return "nobody talks with Billy in this way at this moment"
    inquires = state.conversation == n.INQUIRING
    listens = state.conversation in (n.LISTENING, n.STEERING)
    if (state.piles[n.PARTIAL_ASIDE] and not listens) or (state.piles[n.CLEAR_ASIDE] and not inquires):
        return "cards lie aside while nobody talks with Billy"
    if state.phase == n.TRUST:
        piles = (n.CLEAR_ASIDE, n.CLEAR_REMOVED) if inquires else (n.PARTIAL_ASIDE, n.PARTIAL_REMOVED)
        if not any(state.event in state.piles[pile] for pile in piles):
            return "the Event that is resolved was not drawn"
    return None
