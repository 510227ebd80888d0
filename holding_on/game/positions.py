"""Kept positions: functions that split a position into an open and a hidden part, and checks that it is possible."""

from typing import Any

from ..common.quoting import LONGEST_PATH, shortened
from ..engine import names as n
from ..engine import two
from ..engine.box import Box
from ..engine.chronicle import calls_made, sides_told
from ..engine.conversation import event_line
from ..engine.day import last_day
from ..engine.effects import TRUST_ICONS
from ..engine.errors import RecordError
from ..engine.flow import legal_actions, waits_for_single_answer
from ..engine.inquiry import why_not_stable
from ..engine.objective import is_met
from ..engine.readings import Readings
from ..engine.state import State
from . import possible, records

_HIDDEN = (
    n.PATIENT_DECK,
    n.PARTIAL_DECK,
    *range(n.PARTIAL_HELD, n.CLEAR_DECK + 2),
    *range(n.CLEAR_HELD, n.CLEAR_HELD + n.NURSES),
    n.PARTIAL_ASIDE,
)
"""The piles with cards that not everybody has seen; a kept position has these piles packed. In the oldest kept
positions the last of these piles is in the open part, since only Events lay in it."""


def split(plain: list[list[int]]) -> tuple[list[list[int]], list[list[int]]]:
    """Split a position into the open part, which everybody sees, and the hidden piles."""
    first = len(plain) - n.PILES
    open_part = [pile if i - first not in _HIDDEN else [] for i, pile in enumerate(plain)]
    return open_part, [plain[first + pile] for pile in _HIDDEN]


def join(open_part: list[list[int]], hidden: list[list[int]]) -> list[list[int]]:
    """Join the two parts of a position, as the inverse of `split`."""
    plain = [list(part) for part in open_part]
    first = len(plain) - n.PILES
    if len(hidden) not in (len(_HIDDEN) - 1, len(_HIDDEN)):
        raise ValueError("a pile is missing")
    for pile, cards in zip(_HIDDEN, hidden, strict=False):
        if plain[first + pile]:
            raise ValueError("a hidden pile lies open")
        plain[first + pile] = list(cards)
    return plain


def keep(state: State) -> dict[str, Any]:
    """Write a position as plain data for a record: the open part as `table`, the hidden piles packed as `hidden`."""
    open_part, hidden = split(state.plain())
    return {"table": open_part, "hidden": records.pack(hidden)}


def lay(kept: dict[str, Any], box: Box, readings: Readings) -> State:
    """Restore the position of `keep`, with its legal actions. Raises RecordError for an impossible position."""
    try:
        state = State.from_plain(join(kept["table"], records.unpack(kept["hidden"])), box, readings)
        check(state)
        state.legal = legal_actions(state)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise RecordError(f"this position does not hold together: {shortened(str(error), LONGEST_PATH)}") from None
    return state


def check(state: State, at_decision: bool = True) -> None:
    """Raise ValueError for an impossible position: a number out of range, a card in two piles, a broken rule.

    Without `at_decision`, the position comes from a scene, and the game still has to go on to the first decision.
    """
    _require(all(type(value) is int for part in state.plain() for value in part), "it holds whole numbers only")
    _check_numbers(state, at_decision)
    _check_piles(state)
    _check_pawns(state)
    _check_calls(state)
    _check_story(state)
    wrong = None if state.readings.house else possible.mistake(state)  # a house rule may lead where no other rule does
    _require(wrong is None, wrong or "")
    if at_decision:
        _check_decision(state)


def check_change(before: State, after: State) -> None:
    """Raise ValueError when a change by hand contradicts the care that the earlier position shows."""
    wrong = possible.emptied(before, after)
    _require(wrong is None, wrong or "")


def _require(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _check_numbers(state: State, at_decision: bool) -> None:
    readings = state.readings
    ranges = {
        "phase": (0, n.DECISIONS - 1 if at_decision else n.OVER),
        "players": (2, n.NURSES),
        "day": (1, last_day(state)),
        "shift": (0, n.SHIFTS - 1),
        "manager": (0, state.players - 1),
        "condition": (1, n.TOP_CONDITION),
        "warnings": (0, readings.warnings_lose - 1),
        "medical": (0, 1),
        "either": (0, 9),
        "gifts": (0, 18),
        "draws": (0, 18),
        "conversation": (n.SILENCE, n.STEERING if state.box.focus else n.INQUIRING),
        "talker": (n.NOBODY, n.PAWNS - 1),
        "timeline": (n.NOBODY, n.TIMELINES - 1),
        "seeking": (0, 2 * n.PASSING_EVENTS - 2),
        "event": (n.NOBODY, n.MEMORIES + 99),
        "stage": (0, n.STAGES - 1),
        "step": (0, 20),
        "silent": (0, 1),
        "payer": (n.NOBODY, n.STRESSABLE - 1),
        "due": (0, 6),
        "ending": (n.UNFINISHED, n.UNFINISHED),
        "heard": (n.NOBODY, n.MEMORIES - 1),
        "twice": (0, 2**n.PAWNS - 1 if state.players == 2 else 0),
        "contact": (n.NOBODY, len(state.box.contacts) - 1),
        "tile": (0, n.SHIFTS - 1),
        "called": (0, 10**n.CONTACTS),
        "story": (0, 64**n.SIDES),
        "marks": (0, 2**state.box.marks - 1),
    }
    for name, (least, most) in ranges.items():
        _require(least <= getattr(state, name) <= most, f"{name} is out of range")
    _require(sum(state.tokens) == readings.care_tokens, "the Care Tokens do not add up")
    in_debt = readings.unlimited_tokens
    _require(min(state.tokens[: n.SUPPLY] if in_debt else state.tokens) >= 0, "a purse holds less than nothing")
    _require(max(state.tokens[: n.NURSES]) <= max(readings.token_cap, readings.start_tokens), "a purse is too full")
    _require(all(0 <= s <= m for s, m in zip(state.stress, readings.stress_max, strict=True)), "Stress is out of range")
    _require(all(0 <= spaces <= readings.cover_limit for spaces in state.cover), "cover is out of range")
    _require(all(0 <= care <= n.NO_CARE for care in state.care), "care is out of range")
    _require(min(state.dealt) >= 0, "a deck has dealt less than nothing")


def _check_piles(state: State) -> None:
    decks = (
        (range(n.PATIENT_DECK, n.PARTIAL_DECK), 0),
        (range(n.PARTIAL_DECK, n.CLEAR_DECK), 1),
        (range(n.CLEAR_DECK, n.PILES), 2),
    )
    for piles, deck in decks:
        cards = sorted(card for pile in piles for card in state.piles[pile])
        _require(cards == sorted(state.box.decks[deck]), "each card lies in exactly one pile")
        _require(all(state.piles[pile] == sorted(state.piles[pile]) for pile in piles), "a pile is kept sorted")
    for pile in (n.PARTIAL_GRID, n.CLEAR_GRID, *range(n.PARTIAL_HELD, n.CLEAR_DECK), *range(n.CLEAR_HELD, n.PILES)):
        _require(all(card < n.MEMORIES for card in state.piles[pile]), "an Event lies where only memories do")
    for card in set(state.piles[n.CLEAR_GRID]) - set(state.piles[n.PARTIAL_GRID]):
        timeline, position = divmod(card, n.POSITIONS)
        raise ValueError(f"the Clear {timeline + 1}-{position + 1} needs its Partial in play (TALK-07)")
    for shift in range(n.SHIFTS):
        turned = shift < state.shift or (shift == state.shift and state.phase not in possible.BEFORE_THE_CARD)
        _require(len(state.piles[n.ON_SHIFT + shift]) == turned, "the cards of today do not fit the shift")
        if turned:
            symbols = state.box.patients[state.piles[n.ON_SHIFT + shift][0]][n.SYMBOLS]
            _require(0 <= state.covered[shift] <= symbols, "more symbols are covered than there are")
    _require(
        len(state.piles[n.PATIENT_DECK]) > 0 or state.phase not in possible.BEFORE_THE_CARD,
        "there is no card left to turn",
    )


def _check_pawns(state: State) -> None:
    rooms = {n.BREAK_ROOM, n.ON_LEAVE}
    calling = {n.CONTACT_TILE} if state.box.contacts else set()
    for pawn, place in enumerate(state.places):
        playing = pawn < state.players or pawn >= n.NURSES
        leads = state.players == n.NURSES and pawn == state.manager  # FOUR-01, FOUR-02
        off = (
            {n.ON_CALL, n.LEFT, n.ABSENT}
            if pawn >= n.FIRST_ON_CALL
            else {n.MANAGER_BOARD, n.ON_LEAVE}
            if leads
            else rooms | calling
            if pawn < n.NURSES
            else rooms | {n.ABSENT}
        )
        on_shift = n.FIRST_SPACE <= place < n.FIRST_SPACES[state.shift] + n.SPACES
        fits = (on_shift and not leads) or place in off
        _require(fits if playing else place == n.ABSENT, "a pawn is where it cannot be")
        again = place >= n.FIRST_SPACE + n.SPACES or (place == n.CONTACT_TILE and state.tile > n.MORNING)
        _require(
            again or not two.worked_twice(state, pawn), "who works a second shift is on a later one than the first"
        )
    spaces = [place for place in state.places if place >= n.CONTACT_TILE]
    _require(len(spaces) == len(set(spaces)), "two pawns stand on one space")
    for place in [space for space in spaces if space >= n.FIRST_SPACE]:
        shift, space = n.shift_and_space(place)
        pile = state.piles[n.ON_SHIFT + shift]
        staff = state.box.patients[pile[0]][n.STAFF] if pile else 0
        _require(space < staff, f"more pawns are on the {n.SHIFT_NAMES[shift]} shift than its {staff} spaces (COND-14)")
    here = n.FIRST_SPACES[state.shift]
    count = sum(place >= here for place in spaces)
    _require(set(range(here, here + count)) <= set(spaces), "spaces are filled from the left")


def _check_calls(state: State) -> None:
    """Check that each Call was made once, and that a pawn about to call stands on the Contact Tile in this shift."""
    made = calls_made(state)
    _require(len(made) == len(set(made)), "a Call was made twice")
    _require(all(0 <= contact < len(state.box.contacts) for contact in made), "nobody of this name can be called")
    _require(n.CONTACT_TILE not in state.places or state.tile <= state.shift, "somebody calls before the shift is on")
    if state.contact != n.NOBODY:
        _require(n.CONTACT_TILE in state.places and state.tile == state.shift, "nobody is at the telephone")
        _require(state.contact not in made, "a Call was made twice")


def _check_story(state: State) -> None:
    """Check that each side was told once, and after the setup only by Calls, letters and choices."""
    told, box = sides_told(state), state.box
    later = [
        *(contact.side for contact in box.contacts),
        *(letter.side for letter in box.letters),
        *(choice.side for choice in box.choices),
    ]
    _require(len(told) == len(set(told)) and set(told) <= set(later), "the story was told otherwise")
    asks = bool(told) and told[-1] in [choice.side for choice in box.choices]
    _require(asks or state.phase != n.CHOICE, "no choice was read out")


def _check_decision(state: State) -> None:
    """Check that the decision has legal actions, that its pawns and cards are there, and that the game is not won."""
    _require(not is_met(state), "the Objective is met, and with it the game is over (SCEN-07)")
    phase = state.phase
    here = n.FIRST_SPACES[state.shift]
    focuses = phase in (n.FOCUS, n.HEARD)
    talks = phase in (n.TRUST, n.INQUIRY) or focuses
    _require(state.conversation == n.SILENCE or talks, "nobody talks with Billy at this moment")
    if state.conversation != n.SILENCE:
        _require(state.talker >= 0 and state.places[state.talker] >= here, "who talks with Billy is not on this shift")
    if state.conversation == n.INQUIRING:
        _require(state.timeline >= 0 and state.talker < n.NURSES, "an Inquiry is a Nurse's, about one Timeline")
    if state.conversation == n.STEERING:
        _require(state.timeline >= 0 and state.talker < n.NURSES, "a Nurse turns the talk, to one Timeline")
    if focuses:
        listens = state.conversation == n.LISTENING and state.talker < n.NURSES
        _require(state.box.focus and listens, "nobody focuses Billy's attention at this moment")
    aside = state.heard in state.piles[n.PARTIAL_ASIDE] if phase == n.HEARD else state.heard == n.NOBODY
    _require(aside, "what Billy has just told lies elsewhere")
    if phase == n.PRICE:
        calls = state.contact != n.NOBODY and state.places[state.payer] == n.CONTACT_TILE
        _require(
            state.payer >= 0 and (calls or state.places[state.payer] >= here),
            "who pays for Stress is not on this shift",
        )
    if phase == n.TRUST:
        events = state.box.clear_events if state.conversation == n.INQUIRING else state.box.partial_events
        _require(state.conversation != n.SILENCE, "an Event happens while somebody talks with Billy")
        _require(0 <= state.event - n.MEMORIES < len(events), "there is no such Event")
        line = event_line(state)
        _require(state.step < len(line) and line[state.step] in TRUST_ICONS, "the Event asks for no trust here")
    else:
        _require(state.event == n.NOBODY, "an Event is resolved while nobody is asked for trust (EVENT-04)")
    _require(phase != n.RETURN or state.shift == n.NIGHT, "nobody goes back before the day's last shift is over")
    if phase == n.INQUIRY:
        card = state.box.patients[state.piles[n.ON_SHIFT + state.shift][0]]
        _require(why_not_stable(card) is None, "Billy is not stable")
    pending = {n.EITHER: state.either, **dict.fromkeys((n.TALKER, n.FOCUS, n.HEARD), state.draws)}
    pending |= dict.fromkeys((n.NIGHT_TOKEN, n.EMERGENCY_TOKEN, n.CARE_TOKEN), state.gifts)
    _require(pending.get(phase, 1) > 0, "nothing is left to be given")
    answers = legal_actions(state)
    _require(
        len(answers) > 1 or (bool(answers) and waits_for_single_answer(state, answers[0])), "the question has no answer"
    )
