"""Inquiries (INQ, CLEAR): a Nurse spends Care Tokens to draw Clear Memories of one Timeline."""

from typing import Final

from . import changes, stress
from .box import Patient
from .conversation import after_draw, is_wanted, meet_event
from .decisions import Barred, Reason
from .names import (
    ABSENT,
    ACTION_TARGET,
    CLEAR_ASIDE,
    CLEAR_DECK,
    CLEAR_HELD,
    CLEARS,
    DEAL_CLEAR,
    FIRST_SPACES,
    INQUIRE,
    INQUIRING,
    INQUIRY,
    KIND,
    MEMORIES,
    NOMINATED,
    NOTHING,
    NURSES,
    ON_BOARD,
    PARTIAL_GRID,
    POSITIONS,
    SHIFT_END,
    SILENCE,
    STABLE,
    STOP,
    TIMELINES,
)
from .staffing import on_shift
from .state import State


def timelines_in_play(state: State) -> list[bool]:
    """Return for each Timeline whether one of its Partials lies in the Collected Memories (INQ-07, G-48)."""
    seen = [False] * TIMELINES
    for card in state.piles[PARTIAL_GRID]:
        seen[card // POSITIONS] = True
    return seen


def why_not_stable(card: Patient) -> Reason | None:
    """Return why nobody Inquires on a Patient Card: Billy is not Stable (INQ-01); None when the card allows it.

    Keeps CARE-19, COND-20, EMERG-09, ICON-07, D-19, D-20.
    """
    return None if card[KIND] == STABLE else ("not_stable", "INQ-01", ())


def inquiry_options(state: State, barred: Barred | None) -> list[int]:
    """Return the actions by which a Nurse Inquires about a Timeline, first or again, and the one that stops.

    On a Stable card only (INQ-01, D-19, D-20). Empty when Billy refuses to talk (G-17), or no Nurse may Inquire.

    Keeps INQ-04, INQ-11.
    """
    legal: list[int] = []
    if state.silent:
        if barred is not None:
            nurses = range(state.players)
            barred += [(INQUIRE + POSITIONS * nurse, "no_more_talking", "EVENT-14", (nurse,)) for nurse in nurses]
        return legal
    here = FIRST_SPACES[state.shift]
    for pawn, place in enumerate(state.places):
        if place < here:
            if barred is not None and place != ABSENT:
                reason, rule = ("not_on_this_shift", "INQ-02") if pawn < NURSES else _ONLY_NURSES
                barred.append((INQUIRE + POSITIONS * pawn, reason, rule, (pawn,)))
            continue
        reason, rule = why_no_inquiry(state, pawn, 0)
        if reason:
            if barred is not None:
                first = INQUIRE + POSITIONS * pawn
                if reason == "already_inquiring":  # a Timeline without a Partial in play is barred for this Nurse too
                    seen = timelines_in_play(state)
                    barred += [
                        (first + timeline, "no_partial_in_play", "INQ-07", (pawn, timeline))
                        for timeline, in_play in enumerate(seen)
                        if not in_play
                    ]
                    first += seen.index(True)
                barred.append((first, reason, rule, (pawn,)))
            continue
        for timeline, in_play in enumerate(timelines_in_play(state)):
            if not in_play:
                reason, rule = "no_partial_in_play", "INQ-07"
            elif not _cards_to_draw(state, timeline):  # G-49
                reason, rule = "deck_empty", "G-20"
            else:
                legal.append(INQUIRE + POSITIONS * pawn + timeline)
                continue
            if barred is not None:
                barred.append((INQUIRE + POSITIONS * pawn + timeline, reason, rule, (pawn, timeline)))
    if legal:
        legal.append(STOP)
    return legal


_ONLY_NURSES: Final = ("only_nurses_inquire", "STAFF-09")


def why_no_inquiry(state: State, pawn: int, more: int) -> tuple[str, str]:
    """Return why a pawn on the shift cannot Inquire: reason and rule, both empty when it can.

    `more` is the Stress that she gains by moving here first. A Nurse who has Inquired may Inquire again (INQ-16). The
    pool never pays (TOKEN-09).
    """
    if pawn >= NURSES:  # INQ-02, STAFF-09
        return _ONLY_NURSES
    if stress.carries_too_much(state, pawn, more):
        return "too_stressed", "INQ-03"  # STRESS-10
    if state.tokens[pawn] < state.readings.inquire_cost:
        return "no_tokens", "INQ-06"  # INQ-17: the pool never pays
    if state.conversation == INQUIRING and state.talker != pawn:  # G-39
        return "already_inquiring", "INQ-11"
    return "", ""


def _cards_to_draw(state: State, timeline: int) -> bool:
    """Whether a card can be drawn; for another Timeline the discards return (INQ-13), for the same not (INQ-12)."""
    if state.piles[CLEAR_DECK]:  # G-20
        return True
    return state.conversation == INQUIRING and timeline != state.timeline and bool(state.piles[CLEAR_ASIDE])


def inquiry_answer(state: State, action: int) -> None:
    """Take the price and begin an Inquiry, or end the Inquiry of a Nurse, or go on to the end of the shift.

    The action is NOTHING when no Inquiry is possible.
    """
    if action in (NOTHING, STOP):
        if state.conversation == SILENCE:
            if action == NOTHING and state.journal is not None and not state.silent:
                _note_no_inquiry(state)
            changes.go(state, SHIFT_END)
        else:
            _stop(state)
        return
    nurse, timeline = divmod(action & ACTION_TARGET, POSITIONS)
    if state.conversation == SILENCE:
        changes.put(state, "INQ-05", "talker", nurse)
        changes.put(state, "INQ-05", "conversation", INQUIRING)
    elif timeline != state.timeline:  # INQ-12
        _return_discards(state, "INQ-13")
    changes.move_tokens(state, "INQ-06", state.readings.inquire_cost, nurse, ON_BOARD)  # TOKEN-02
    changes.put(state, "INQ-07", "timeline", timeline)
    changes.put(state, "INQ-08", "seeking", NOMINATED)
    changes.put(state, "INQ-08", "draws", 1)
    changes.go(state, DEAL_CLEAR)


def _note_no_inquiry(state: State) -> None:
    """Note in the journal why no Nurse can Inquire on a Stable card.

    It is not called when Billy refuses to talk, since that is noted already (EVENT-14).
    """
    nurses = [pawn for pawn in on_shift(state) if pawn < NURSES]
    rules = {why_no_inquiry(state, nurse, 0)[1] for nurse in nurses}
    if not any(timelines_in_play(state)):
        rule = "INQ-07"
    elif not nurses:
        rule = "INQ-02"
    elif "" in rules:
        rule = "G-20"
    else:
        rule = "INQ-06" if "INQ-06" in rules else "INQ-03"
    changes.note(state, rule, "no_inquiry", before=state.readings.inquire_cost)


def clears(state: State) -> list[int]:
    """Return the cards that may be drawn next: any card still in the Clear Deck (INQ-05, INQ-08, INQ-12)."""
    return state.piles[CLEAR_DECK]


def no_clear(state: State) -> None:
    """End this draw without a card, since the Clear Deck is empty; the token stays spent (G-20, G-49)."""
    changes.note(state, "G-20", "deck_empty")
    changes.put(state, "G-20", "draws", 0)
    changes.go(state, INQUIRY)


def clear_dealt(state: State, card: int) -> None:
    """Give a memory that is sought face down to the Nurse (INQ-10); set another one aside (INQ-08); resolve an Event.

    Keeps INQ-15, CLEAR-01.
    """
    if card >= MEMORIES:
        changes.draw(state, "INQ-09", CLEARS, card, CLEAR_DECK, CLEAR_ASIDE)
        meet_event(state, card)
        return
    if is_wanted(state, card):  # G-19
        changes.draw(state, "INQ-10", CLEARS, card, CLEAR_DECK, CLEAR_HELD + state.talker)
        changes.put(state, "INQ-10", "draws", state.draws - 1)
        after_draw(state)
    else:
        changes.draw(state, "INQ-08", CLEARS, card, CLEAR_DECK, CLEAR_ASIDE)
        changes.because_of_decision(state)


def _return_discards(state: State, rule: str) -> None:
    """Put the cards set aside in this Inquiry back into the Clear Deck."""
    for card in list(state.piles[CLEAR_ASIDE]):
        changes.move_card(state, rule, card, CLEAR_ASIDE, CLEAR_DECK)


def _stop(state: State) -> None:
    """End the Inquiry of a Nurse: put the discards back into the deck (INQ-14); another Nurse may begin (G-39)."""
    _return_discards(state, "INQ-14")
    changes.put(state, "INQ-14", "conversation", SILENCE)
    changes.because_of_card(state)
    changes.go(state, INQUIRY)
