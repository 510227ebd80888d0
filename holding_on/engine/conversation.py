"""Listening to Billy (PARTIAL, EVENT): drawing Partial Memories, and the Events of both memory decks.

Where a scenario lets a Nurse focus Billy's attention, the decisions about that stand in `focus` (FOCUS).

`state.draws` counts the cards still to come. `state.seeking` says which card the next draw seeks. An Event is resolved
icon by icon. An icon that lets Billy go on only adds a draw, so no Event is resolved inside another one.
"""

from typing import Final

from . import changes, scenario
from .box import Line
from .decisions import Barred, Reason
from .effects import (
    CHANGE_OF_SUBJECT,
    CONDITION_DETERIORATES,
    CONDITION_IMPROVES,
    DRAW_MEMORY,
    DRAW_MEMORY_IGNORING_EVENTS,
    IGNORE_EVENT,
    NO_MORE_TALKING,
    QUIET_MOMENT,
    REMOVE,
    TRUST_ICONS,
    USE_TRUST_CONDITION,
    USE_TRUST_MEMORY,
)
from .names import (
    ACTION_TARGET,
    AFTER_CARE,
    ANY,
    CLEAR_ASIDE,
    CLEAR_REMOVED,
    DEAL_CLEAR,
    DEAL_PARTIAL,
    DECLINE,
    EVENT,
    FOCUS,
    HEARD,
    INQUIRING,
    INQUIRY,
    LISTENING,
    MEMORIES,
    NOBODY,
    NOMINATED,
    NOT_NOMINATED,
    NURSES,
    ON_BOARD,
    PARTIAL_ASIDE,
    PARTIAL_DECK,
    PARTIAL_HELD,
    PARTIAL_REMOVED,
    PARTIALS,
    PASSING_EVENTS,
    POOL,
    POSITIONS,
    SILENCE,
    STAGE_OF,
    STEERING,
    TALK_TO_BILLY,
    TRUST,
    USE_TRUST,
    purse_of,
)
from .staffing import first_space, on_shift
from .state import State

# --- who talks ------------------------------------------------------------------------------------------------


def talker_options(state: State, barred: Barred | None) -> list[int]:
    """Return the actions that choose which pawn of this shift talks with Billy (PARTIAL-02, G-36, G-37, STAFF-06)."""
    if barred is not None:
        here = first_space(state)
        for pawn, place in enumerate(state.places):
            if 0 <= place < here:
                barred.append((TALK_TO_BILLY + pawn, "not_on_this_shift", "PARTIAL-02", (pawn,)))
    return [TALK_TO_BILLY + pawn for pawn in on_shift(state)]


def talker_answer(state: State, action: int) -> None:
    """Begin the conversation with the chosen pawn; a Nurse may focus Billy's attention first (FOCUS-01).

    What an earlier Event made the draws seek is forgotten (EVENT-09).
    """
    changes.put(state, "PARTIAL-02", "talker", action & ACTION_TARGET)
    changes.put(state, "PARTIAL-02", "conversation", LISTENING)
    if state.seeking != ANY:
        changes.put(state, "PARTIAL-05", "seeking", ANY)
    focuses = may_focus(state, state.talker)
    if state.box.focus and not focuses:
        changes.note(state, "G-41", "assistant_listens", state.talker)
    changes.go(state, FOCUS if focuses else DEAL_PARTIAL)


def may_focus(state: State, pawn: int) -> bool:
    """Whether a pawn that talks may focus Billy's attention: only a Nurse (G-41), where the scenario has it (FOCUS-01).

    What she pays for it is another question: always a Care Token of her own.
    """
    return state.box.focus and pawn < NURSES


# --- drawing Partials -----------------------------------------------------------------------------------------


def plays_billy(state: State, talker: int) -> int:
    """Return the player who plays Billy, who is never the one who talks (PARTIAL-03, INQ-05).

    It is the player to the left of the talking Nurse; if an Assistant talks, the player to the Shift Manager's left.
    """
    return ((talker if talker < NURSES else state.manager) + 1) % state.players


def partials(state: State) -> list[int]:
    """Return the cards that may be drawn next: any card still in the Partial Deck (PARTIAL-03, PARTIAL-05)."""
    return state.piles[PARTIAL_DECK]


def no_partial(state: State) -> None:
    """End the talk because the Partial Deck is empty; the draws that are left bring no card (G-20)."""
    changes.note(state, "G-20", "deck_empty")
    changes.put(state, "G-20", "draws", 0)
    _stop_listening(state)


def partial_dealt(state: State, card: int) -> None:
    """Give a memory face down to the talker (PARTIAL-08, PARTIAL-09), or begin to resolve an Event (PARTIAL-06).

    Where a Nurse focuses Billy's attention, a memory may be set aside instead, or wait for her answer.

    Keeps FOCUS-07, G-21, G-40, G-41, DAY-21, PARTIAL-12, PARTIAL-13, EVENT-20.
    """
    if card >= MEMORIES:
        changes.draw(state, "PARTIAL-06", PARTIALS, card, PARTIAL_DECK, PARTIAL_ASIDE)
        meet_event(state, card)
        return
    purse = purse_of(state.talker)
    rule = "PARTIAL-09" if purse < POOL else "PARTIAL-10"  # D-11: an Assistant's lie on the Shift Manager Board
    if may_focus(state, state.talker):
        if state.conversation == STEERING:
            if not is_wanted(state, card):
                changes.draw(state, "FOCUS-04", PARTIALS, card, PARTIAL_DECK, PARTIAL_ASIDE)
                changes.because_of_decision(state)
                return
            rule = "FOCUS-06"  # D-36
        elif state.tokens[purse]:
            if len(state.piles[PARTIAL_DECK]) > 1:
                changes.draw(state, "FOCUS-08", PARTIALS, card, PARTIAL_DECK, PARTIAL_ASIDE)
                changes.put(state, "FOCUS-08", "heard", card)
                changes.go(state, HEARD)
                return
            changes.note(state, "FOCUS-08", "nothing_else", purse)
    changes.draw(state, rule, PARTIALS, card, PARTIAL_DECK, PARTIAL_HELD + purse)
    changes.put(state, "PARTIAL-04", "draws", state.draws - 1)
    changes.because_of_decision(state)
    after_draw(state)


def is_wanted(state: State, card: int) -> bool:
    """Whether the draw seeks this memory: `state.seeking` asks for any, the nominated Timeline, or another Timeline."""
    seeking = state.seeking % PASSING_EVENTS
    return seeking == ANY or (card // POSITIONS == state.timeline) == (seeking == NOMINATED)


def _stop_listening(state: State) -> None:
    """End the talk, and put the Events drawn and the memories ignored back into the deck (PARTIAL-11, G-21).

    Keeps D-29.
    """
    for card in list(state.piles[PARTIAL_ASIDE]):
        changes.move_card(state, "PARTIAL-11" if card >= MEMORIES else "FOCUS-09", card, PARTIAL_ASIDE, PARTIAL_DECK)
    changes.put(state, "PARTIAL-11", "conversation", SILENCE)
    changes.go(state, AFTER_CARE)


def after_draw(state: State) -> None:
    """Go on to the next card if one is still to come; else end the talk, or ask for the next Inquiry.

    Keeps D-21, EVENT-09, G-37.
    """
    if state.seeking != ANY and state.conversation == LISTENING:
        changes.put(state, "PARTIAL-05", "seeking", ANY)
    if state.conversation == STEERING and state.seeking != NOMINATED:
        changes.put(state, "FOCUS-04", "seeking", NOMINATED)
    if state.conversation == INQUIRING:
        if state.draws:
            changes.go(state, DEAL_CLEAR)
        else:
            changes.because_of_card(state)  # the next decision follows from the card, not from this action
            changes.go(state, INQUIRY)  # INQ-04
    elif state.draws:
        changes.go(state, DEAL_PARTIAL)
    else:
        _stop_listening(state)


# --- events ---------------------------------------------------------------------------------------------------


def meet_event(state: State, card: int) -> None:
    """Count an Event as a card drawn (EVENT-05) and begin to resolve it (EVENT-02), unless Events are passed over.

    Keeps PARTIAL-07, FOCUS-10, EVENT-17.
    """
    if state.seeking >= PASSING_EVENTS:  # set aside (EVENT-09)
        changes.note(state, "EVENT-09", "event_passed", card)
        return
    changes.put(state, "EVENT-05", "draws", state.draws - 1)
    changes.put(state, "EVENT-02", "event", card)
    changes.put(state, "EVENT-03", "stage", STAGE_OF[state.condition])  # G-29: the stage at the moment of the draw
    changes.put(state, "EVENT-02", "step", 0)
    if state.conversation == STEERING and state.seeking != NOMINATED and IGNORE_EVENT not in event_line(state):
        changes.put(state, "FOCUS-05", "seeking", NOMINATED)  # the draw that sought another Timeline is used up
    changes.go(state, EVENT)


def event_line(state: State) -> Line:
    """Return the icons of the Event being resolved, for Billy's stage at the moment of the draw (EVENT-03, G-29)."""
    box = state.box
    events = box.clear_events if state.conversation == INQUIRING else box.partial_events
    return events[state.event - MEMORIES][state.stage]


def resolve_event(state: State) -> None:
    """Resolve the next icon of the Event (EVENT-04: all apply); after the last icon go on with the talk, or end it.

    Keeps EVENT-06, EVENT-08, EVENT-18, PARTIAL-01, PARTIAL-07, COND-11, ICON-03, ICON-14, ICON-16, ICON-15.
    """
    line = event_line(state)
    if state.step == len(line):
        changes.put(state, "EVENT-02", "event", NOBODY)
        after_event(state)
        return
    icon = line[state.step]
    if icon in TRUST_ICONS:
        changes.go(state, TRUST)
        return
    changes.put(state, "EVENT-04", "step", state.step + 1)
    if icon == QUIET_MOMENT:
        changes.note(state, "EVENT-07", "quiet_moment")
    elif icon == CONDITION_IMPROVES:
        scenario.improve(state, "EVENT-13", 1)  # COND-07
    elif icon == CONDITION_DETERIORATES:
        scenario.worsen(state, "EVENT-19", 1)  # D-37
    elif icon == NO_MORE_TALKING:
        _fall_silent(state)
    elif icon == REMOVE:
        source, target = _EVENT_PILES[state.conversation]
        changes.move_card(state, "EVENT-15", state.event, source, target)  # D-32, G-18: out for this game; ICON-22
    else:
        rule, seeking = _GO_ON[icon]
        draw_again(state, rule, state.seeking if seeking < 0 else seeking)


_EVENT_PILES: Final = {
    LISTENING: (PARTIAL_ASIDE, PARTIAL_REMOVED),
    STEERING: (PARTIAL_ASIDE, PARTIAL_REMOVED),
    INQUIRING: (CLEAR_ASIDE, CLEAR_REMOVED),
}
_GO_ON: Final = {
    IGNORE_EVENT: ("EVENT-06", -1),  # -1: the next draw seeks what this one sought
    DRAW_MEMORY: ("EVENT-08", ANY),  # G-16: any Timeline
    DRAW_MEMORY_IGNORING_EVENTS: ("EVENT-09", ANY + PASSING_EVENTS),  # ICON-17
    CHANGE_OF_SUBJECT: ("EVENT-10", NOT_NOMINATED),  # G-19, EVENT-18, ICON-18
}


def draw_again(state: State, rule: str, seeking: int) -> None:
    """Add a draw to those that the care or the Inquiry gives (G-16); `seeking` says which card it seeks."""
    changes.put(state, rule, "draws", state.draws + 1)
    changes.put(state, rule, "seeking", seeking)


def _fall_silent(state: State) -> None:
    """End the draws of this talk; if it is an Inquiry, end all Inquiries of the shift (EVENT-14, G-17, ICON-21)."""
    changes.put(state, "EVENT-14", "draws", 0)
    if state.conversation == INQUIRING:
        changes.put(state, "EVENT-14", "silent", 1)


def after_event(state: State) -> None:
    """Go on after an Event: to the next card if one is still to come, else to the end of the talk or Inquiry."""
    if state.draws and state.conversation != INQUIRING:
        changes.go(state, DEAL_PARTIAL)
    else:
        after_draw(state)


# --- trust ----------------------------------------------------------------------------------------------------


def trust_options(state: State, barred: Barred | None) -> list[int]:
    """Return the actions that spend a Care Token on what the Event offers, and the action that declines.

    Keeps EVENT-11, EVENT-12, EVENT-16, G-15.
    """
    purse = purse_of(state.talker)
    legal: list[int] = []
    if purse < POOL:
        if state.tokens[purse]:
            legal.append(USE_TRUST + purse)
        elif barred is not None:
            barred.append((USE_TRUST + purse, "no_tokens", "EVENT-16", (purse,)))
    forbidden = why_no_pool(state, state.talker)
    if forbidden is None:
        if state.tokens[POOL]:
            legal.append(USE_TRUST + POOL)
        elif barred is not None:
            barred.append((USE_TRUST + POOL, "no_tokens", "EVENT-16", (POOL,)))
    elif barred is not None:
        barred.append((USE_TRUST + POOL, *forbidden))
    legal.append(DECLINE)
    return legal


def why_no_pool(state: State, talker: int) -> Reason | None:
    """Return why the pool never pays for what an Event offers to this talker; None when it may (D-30, G-15, TOKEN-07).

    Keeps EVENT-16.
    """
    readings = state.readings
    if readings.pool_pays_events or (readings.pool_pays_talker and talker >= NURSES):
        return None
    return "pool_only_medical", "TOKEN-07", ()


def trust_answer(state: State, action: int) -> None:
    """Take the Care Token and give what the icon offers (ICON-19, ICON-20), or note that the offer was declined."""
    icon = event_line(state)[state.step]
    rule = "EVENT-11" if icon == USE_TRUST_CONDITION else "EVENT-12"
    changes.put(state, "EVENT-04", "step", state.step + 1)
    changes.go(state, EVENT)
    if action == DECLINE:
        changes.note(state, "EVENT-16", "trust_kept", state.talker)
        return
    changes.move_tokens(state, rule, 1, action & ACTION_TARGET, ON_BOARD)  # TOKEN-02
    if icon == USE_TRUST_CONDITION:
        scenario.improve(state, rule, 1)
    else:
        draw_again(state, rule, ANY if icon == USE_TRUST_MEMORY else ANY + PASSING_EVENTS)  # D-31
    paid_herself = action & ACTION_TARGET == state.talker
    if paid_herself and may_focus(state, state.talker) and state.conversation == LISTENING:
        note_last_token(state)


def note_last_token(state: State) -> None:
    """Note in the journal that a Nurse who listens has spent her last Care Token (FOCUS-08).

    She then keeps every card that still comes, without a decision. Nothing is noted when no card comes any more, or
    when she has a token left.
    """
    if not state.tokens[state.talker] and _more_comes(state):
        changes.note(state, "FOCUS-08", "last_token", state.talker)


def _more_comes(state: State) -> bool:
    """Whether a card is still to come in this talk; an icon that is left of the present Event can bring one."""
    rest = event_line(state)[state.step :] if state.event != NOBODY else ()
    return NO_MORE_TALKING not in rest and (state.draws > 0 or any(icon in _GO_ON for icon in rest))
