"""Refusals teach: what would unlock a refused action is what does unlock it.

For each reason the condition that its sentence names stands here a second time, in the words of the table. Games are
played; wherever an action is refused for a reason, its condition is not met; and the game is played on from there, on
copies, until the condition is met and the same is asked again: then the action is possible.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import holding_on as ho
from holding_on.engine import flow, staffing, two
from holding_on.engine import names as n
from holding_on.engine.dealer import Dealer
from holding_on.engine.decisions import REASONS
from holding_on.engine.state import State
from holding_on.engine.stress import carries_too_much
from holding_on.view import unlocks
from tests.engine.table import act, deteriorating, engine_game, table

Facts = tuple[int, ...]
Question = tuple[int, int]
Condition = Callable[[State, int, Facts], bool]


def _here(state: State, pawn: int) -> bool:
    return state.places[pawn] >= staffing.first_space(state)


def _purse(facts: Facts) -> int:
    return n.purse_of(facts[0])


CONDITIONS: dict[str, Condition] = {
    "already_on_shift": lambda s, a, f: s.places[f[0]] == n.BREAK_ROOM,
    "emergency": lambda s, a, f: staffing.current_card(s)[n.KIND] != n.EMERGENCY,
    "enough_staff": lambda s, a, f: staffing.open_spaces(s) > s.places.count(n.BREAK_ROOM),
    "no_tokens": lambda s, a, f: s.tokens[_purse(f)] > 0,
    "no_partial_held": lambda s, a, f: bool(s.piles[n.PARTIAL_HELD + _purse(f)]),
    "no_clear_held": lambda s, a, f: bool(s.piles[n.CLEAR_HELD + f[0]]),
    "no_partial_in_play": lambda s, a, f: any(card // n.POSITIONS == f[1] for card in s.piles[n.PARTIAL_GRID]),
    "not_on_this_shift": lambda s, a, f: _here(s, f[0]),
    "on_leave": lambda s, a, f: s.places[f[0]] == n.BREAK_ROOM,
    "overstressed": lambda s, a, f: s.stress[f[0]] < s.readings.stress_max[f[0]],
    "pool_needs_assistant": lambda s, a, f: staffing.has_assistant(s),
    "purse_full": lambda s, a, f: s.tokens[f[0]] < s.readings.token_cap,
    "too_stressed": lambda s, a, f: s.stress[f[0]] < s.readings.inquire_stress,
    "manager_on_board": lambda s, a, f: s.manager != f[0],
    "manager_stays": lambda s, a, f: s.manager != f[0],
    "working_today": lambda s, a, f: s.places[f[0]] == n.BREAK_ROOM,
    "only_manager_returns": lambda s, a, f: s.manager == f[0],
    "not_previous_shift": lambda s, a, f: (
        two.may_skip(s, f[0]) or staffing.first_space(s) - n.SPACES <= s.places[f[0]] < staffing.first_space(s)
    ),
    "cover_limit": lambda s, a, f: s.cover[f[0]] < s.readings.cover_limit,
    "no_room_for_stress": lambda s, a, f: s.stress[f[0]] < s.readings.stress_max[f[0]],
    "already_inquiring": lambda s, a, f: s.conversation != n.INQUIRING or s.talker == f[0],
    "deck_empty": lambda s, a, f: bool(s.piles[n.CLEAR_DECK]),
}
"""What would unlock an action, by the reason for which it is refused."""

OF_CALLS = (
    "already_called",
    "making_call",
    "nobody_to_call",
    "nurse_is_free",
    "only_nurses_call",
    "tile_taken",
    "too_stressed_to_call",
)
OF_THE_SHIFT = (
    "comes_otherwise",
    "in_break_room",
    "leave_over",
    "no_event",
    "no_offer",
    "no_more_talking",
    "no_stress_gained",
    "no_yield",
    "nobody_here",
    "not_averted",
    "not_stable",
    "not_talking",
    "nothing_held",
    "nothing_in_play",
    "palliative_chosen",
    "staffed",
    "step_over",
    "symbols_covered",
    "worked_twice",
)
NEVER = {
    "house_rule": "a rule of the table is settled before the game",
    "answer_closed": "a choice of the story is asked once, and its answers are as they are then",
    "care_chosen": "care is chosen once a shift; the next shift asks again, as another question",
    "focus_chosen": "the talk is turned at its beginning, which is another question",
    "left_hospital": "an On-Call Assistant works one day",
    "must_cover": "the reading of G-04 would allow it, in another game",
    "not_on_the_ward": "On-Call Assistants never go On Leave",
    "on_call_no_cover": "On-Call Assistants never cover",
    "only_nurses_hold_clears": "Assistants never hold Clear Memories",
    "only_nurses_inquire": "Assistants never Inquire",
    "pool_only_medical": "the reading of D-30 would allow it, in another game",
    "absent": "who plays is settled before the game",
    "not_in_scenario": "another scenario may have it",
    "only_two": "the number of players is settled before the game",
    "only_nurses_focus": "Assistants never Steer or Persist",
    **dict.fromkeys(OF_THE_SHIFT, "it is over in this shift; the rollouts below show that it does not come"),
    **dict.fromkeys(OF_CALLS, "scenario 1 has no Calls; test_calling.py meets each of them"),
    "not_now": "another question must be answered first; it is no candidate of this one",
    "over": "nothing follows the end",
}
"""Reasons that no play on can unlock."""


def test_every_reason_has_its_condition_or_a_reason_why_not() -> None:
    assert set(CONDITIONS) | set(NEVER) == set(REASONS)
    assert not set(CONDITIONS) & set(NEVER)


def test_what_is_refused_lacks_what_its_sentence_names_and_what_has_it_is_possible() -> None:
    unlocked: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for seed in range(500):
        state, dealer = engine_game(seed, players=(3, 2, 3, 4)[seed % 4])
        chance = random.Random(seed)
        waiting: dict[tuple[Question, int], tuple[str, Facts]] = {}
        while state.phase != n.OVER:
            legal = set(state.legal)
            barred = {action: (reason, facts) for action, reason, _, facts in flow.barred_actions(state)}
            question = _question(state)
            for (asked, action), (reason, facts) in list(waiting.items()):
                if asked != question and not (action & n.ACTION_KIND == n.CHOOSE_CARE and state.phase == n.CARE):
                    continue  # the kind of care is refused while it is paid for, and asked in the next shift
                if action in legal:
                    assert CONDITIONS[reason](state, action, facts), (reason, action)
                    unlocked[reason] += 1
                    del waiting[asked, action]
                elif barred.get(action, ("", ()))[0] == reason:
                    assert not CONDITIONS[reason](state, action, facts), (reason, action, facts)
            for action, (reason, facts) in barred.items():
                refused[reason] += 1
                if reason in CONDITIONS:
                    assert not CONDITIONS[reason](state, action, facts), (reason, action, facts)
                    waiting[question, action] = (reason, facts)
            flow.apply(state, _eager(state, chance), dealer)
    missing = {reason for reason in CONDITIONS if not unlocked[reason]}
    assert missing <= {"no_partial_held", "no_room_for_stress", "deck_empty", "cover_limit"}, missing


def _question(state: State) -> Question:
    """What is asked; the price of Stress is asked of somebody."""
    return state.phase, state.payer if state.phase == n.PRICE else n.NOBODY


def _eager(state: State, chance: random.Random) -> int:
    """An answer by chance, rather palliative care and questions than not: there is more to refuse then."""
    wanted = [a for a in state.legal if a & n.ACTION_KIND == n.INQUIRE or a == n.CHOOSE_CARE + n.PALLIATIVE]
    return chance.choice(wanted if wanted and chance.random() < 0.6 else state.legal)


# --- what is put off comes, and what is over does not ----------------------------------------------------------------

BY_LUCK = (n.USE_TRUST, n.DECLINE, n.STOP, n.PERSIST, n.KEEP)
"""What an Event or a card that is told asks for: whether one comes, chance decides."""
OF_ANOTHER_SHIFT = (n.TURN_CARD, n.NO_MORE_LEAVE)
"""What comes after this shift, if it comes."""
OF_TWO = (n.GO_BACK, n.STAY)
"""What is asked after the Night; while the Night is staffed, it depends on whether the Shift Manager has to come."""
MOVES_WITH_A_PRICE = (n.PAY, n.GIVE, n.LOSE, n.TALK_TO_BILLY, n.STEER, n.LISTEN, n.NO_CALL)
"""What depends, while the shift is staffed, on what its Stress will cost and whether it can be covered."""


@pytest.mark.parametrize(("scenario", "games"), [(1, 40), (2, 20), (3, 20)])
def test_answer_that_first_is_said_of_what_may_come_and_of_nothing_else(scenario: int, games: int) -> None:
    put_off: Counter[int] = Counter()
    barred: Counter[str] = Counter()
    for seed in range(games):
        game = ho.Game(scenario=scenario, players=2 + seed % 3, seed=seed, ask_all=True)
        chance = random.Random(seed)
        state, dealer = game.table(), Dealer(seed)
        state.legal = flow.legal_actions(state)
        while state.phase != n.OVER:
            if chance.random() < 0.03 and state.phase != n.TURN:
                came = _rest_of_the_shift(state, chance)
                for action in map(int, ho.view.actions.ACTIONS):
                    if action == n.NOTHING or action in state.legal or _is_a_candidate(state, action):
                        continue
                    reason = flow.why_not(state, action)[0]
                    where = f"scenario {scenario}, seed {seed}, {ho.view.actions.ACTIONS[action]} at {state.plain()[0]}"
                    if reason != "not_now":
                        barred[reason] += 1
                        assert action not in came, f"{reason}, and yet it came: {where}"
                        continue
                    assert action & n.ACTION_KIND not in OF_TRUST or _is_near_an_offer(state), where
                    if not _is_open(state, action):
                        put_off[action & n.ACTION_KIND] += 1
                        assert action in came, f"put off, and it never comes: {where}"
            flow.apply(state, _eager(state, chance), dealer)
    assert len(put_off) >= 7
    assert len(barred) > 15


def _is_a_candidate(state: State, action: int) -> bool:
    """Whether the question that is asked has its own reason against it: answers before it may remove that."""
    return flow.why_not(state, action)[:2] in [found[1:3] for found in flow.barred_actions(state)]


def _is_open(state: State, action: int) -> bool:
    """Whether more than the choices of this shift decides if an action comes."""
    kind = action & n.ACTION_KIND
    card = staffing.current_card(state)
    may_end = state.condition <= card[n.SYMBOLS] or state.warnings + 1 == state.readings.warnings_lose
    return (
        may_end
        or kind in (*BY_LUCK, *OF_ANOTHER_SHIFT)
        or (kind in OF_TWO and (state.shift != n.NIGHT or state.phase in (n.ASSIGN, n.PRICE)))
        or (kind in MOVES_WITH_A_PRICE and state.phase in (n.ASSIGN, n.PRICE))
        or kind == n.ENOUGH
    )


OF_TRUST = (n.USE_TRUST, n.DECLINE)


def _is_near_an_offer(state: State) -> bool:
    """Whether Billy is orange or red, the stages with an offer in the box, or may be once this shift's care is given:
    a card lowers his condition by 3 at most, a Stable one heals a space, and green Events never lower it.
    """
    return 2 <= state.condition < 14 + state.box.hardest


def _rest_of_the_shift(start: State, chance: random.Random) -> set[int]:
    """Every action that is possible on the way to the next shift, in many ways to go on, each with its own cards."""
    came: set[int] = set()
    for way in range(120):
        state, dealer = start.copy(), Dealer(chance.randrange(10**6))
        state.legal = flow.legal_actions(state)
        while state.phase != n.OVER and (state.day, state.shift) == (start.day, start.shift):
            came |= set(state.legal)
            flow.apply(state, _eager(state, chance) if way % 3 else chance.choice(state.legal), dealer)
    return came


# --- the sentence fits the position ----------------------------------------------------------------------------------


def _kinds(state: State, *kinds: int) -> bool:
    return any(action & n.ACTION_KIND in kinds for action in state.legal)


APPLIED: dict[str, Condition] = {
    "already_on_shift": lambda s, a, f: _kinds(s, n.PLACE, n.CALL_IN, n.REASSIGN, n.COVER),
    "already_on_shift_covers": lambda s, a, f: n.COVER + f[0] in s.legal,
    "comes_otherwise": lambda s, a, f: _comes(s, f[0]),
    "cover_limit": lambda s, a, f: any(x & n.ACTION_KIND == n.COVER and x != n.COVER + f[0] for x in s.legal),
    "cover_limit_otherwise": lambda s, a, f: _kinds(s, n.PLACE, n.CALL_IN, n.REASSIGN),
    "no_clear_held": lambda s, a, f: bool(s.legal),
    "no_partial_held": lambda s, a, f: bool(s.legal),
    "not_on_the_ward": lambda s, a, f: _kinds(s, n.SEND_ON_LEAVE),
    "not_on_this_shift": lambda s, a, f: _comes(s, f[0]),
    "not_previous_shift": lambda s, a, f: _kinds(s, n.REASSIGN),
    "on_call_no_cover": lambda s, a, f: _kinds(s, n.COVER),
    "only_nurses_call": lambda s, a, f: _kinds(s, n.CALL),
    "nurse_is_free": lambda s, a, f: any(
        x & n.ACTION_KIND == n.CALL and s.places[(x & n.ACTION_TARGET) % n.PAWNS] == n.BREAK_ROOM for x in s.legal
    ),
    "making_call": lambda s, a, f: s.shift < n.NIGHT and s.stress[f[0]] < s.readings.stress_max[f[0]],
    "tile_taken": lambda s, a, f: s.shift < n.NIGHT,
    "tile_taken_night": lambda s, a, f: s.shift == n.NIGHT,
    "too_stressed_to_call": lambda s, a, f: s.stress[f[0]] >= s.readings.inquire_stress,
    "too_stressed_to_call_moving": lambda s, a, f: s.stress[f[0]] < s.readings.inquire_stress,
    "already_inquiring": lambda s, a, f: _asks_alone(s, f[0]),
    "on_leave": lambda s, a, f: _with(s, f[0], n.BREAK_ROOM, 0),
}
"""For each sentence that says what to do here and now, or of whom: what must be so for it to be of use."""


def _comes(state: State, pawn: int) -> bool:
    return any(way + pawn in state.legal for way in (n.PLACE, n.CALL_IN, n.REASSIGN))


def _asks_alone(state: State, nurse: int) -> bool:
    """Whether a Nurse can ask as soon as the one who asks now has stopped."""
    after = state.copy()
    after.legal = flow.legal_actions(after)
    flow.apply(after, n.STOP, Dealer(1))
    return any(x & n.ACTION_KIND == n.INQUIRE and (x & n.ACTION_TARGET) // n.POSITIONS == nurse for x in after.legal)


def _with(state: State, pawn: int, place: int, stress: int) -> bool:
    """Whether a pawn has a part in what is asked once it is back: it can come, cover or be sent On Leave."""
    after = state.copy()
    after.places[pawn], after.stress[pawn] = place, stress
    return any(action & n.ACTION_TARGET == pawn for action in flow.legal_actions(after)) or pawn == state.manager


@pytest.mark.parametrize(("scenario", "games"), [(1, 120), (3, 60)])
def test_what_would_unlock_it_can_be_done_in_the_position_in_which_it_is_said(scenario: int, games: int) -> None:
    said: Counter[str] = Counter()
    for seed in range(games):
        game = ho.Game(scenario=scenario, players=2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        state, dealer = game.table(), Dealer(seed)
        state.legal = flow.legal_actions(state)
        while state.phase != n.OVER:
            for action, reason, _, facts in flow.barred_actions(state):
                key = _key(reason, facts, state)
                said[key] += 1
                if key in APPLIED:
                    where = (
                        f"{key}: scenario {scenario}, seed {seed}, {ho.view.actions.ACTIONS[action]} at {state.plain()}"
                    )
                    assert APPLIED[key](state, action, facts), where
            flow.apply(state, _eager(state, chance), dealer)
    assert len(said) > 15


def _key(reason: str, facts: Facts, state: State) -> str:
    """The key of the sentence that the table reads."""
    if reason == "too_stressed_to_call" and not carries_too_much(state, facts[0], 0):
        reason += "_moving"
    return reason + unlocks.ending(reason, facts[0] if facts else n.NOBODY, state)


def test_cover_06_nobody_is_offered_who_cannot_be_chosen() -> None:
    away = {"assistant 1": {"place": "on_leave"}, "assistant 2": {"place": "on_leave"}}
    morning = {"Ann": {"place": "morning"}, "Ben": {"place": "morning"}, "Cleo": {}}
    game = table(deteriorating(staff=2), shift="night", cards={"morning": "P39"}, pawns={**away, **morning})
    act(game, "turn", "place nurse 3")
    barred = game.why_not(ho.Action.of("reassign nurse 1"))
    assert barred is not None
    assert "Day Shift" not in barred.unlock


def test_cover_07_on_a_full_card_nobody_is_told_to_be_assigned_to_it() -> None:
    game = table(deteriorating(staff=1, symbols=2), pawns={"Ann": {"tokens": 2}})
    act(game, "turn", "place nurse 2", "care medical")
    barred = game.why_not(ho.Action.of("pay nurse 1"))
    assert barred is not None
    assert barred.unlock == "The Staff of this shift are settled: Ann can on a later one, once assigned to it."


def test_call_06_who_carries_too_much_is_told_so_and_who_would_is_told_that() -> None:
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    pawns = {"Ann": {"stress": 2}, "Ben": {"place": "morning", "stress": 1}}
    game = table(deteriorating(), scenario=3, shift="day", manager="Cleo", grid=found, pawns=pawns)
    act(game, "turn")
    ann, ben = (game.why_not(ho.Action.of(f"call nurse {who} contact 1")) for who in (1, 2))
    assert ann is not None
    assert ben is not None
    assert ann.sentence == "Ann carries too much Stress to Call."
    assert "would" in ben.sentence


def refusal(game: ho.Game, action: str) -> str:
    barred = game.why_not(ho.Action.of(action))
    return "" if barred is None else barred.code


def test_a_partial_in_hand_can_be_lost_and_none_cannot() -> None:
    for held, code in ({}, "no_partial_held"), ({"partials": ["1-1"]}, ""):
        game = table(
            deteriorating(staff=3, symbols=1), shift="day", day=2, cards={"morning": "P39"}, numbers={"SETUP-09": 0},
            pawns={"Ann": {"tokens": 2, "clears": ["2-2"], **held}, "Ben": {"place": "morning"},
                   "Cleo": {"place": "morning"}, "assistant 1": {"place": "morning"}},
        )  # fmt: skip
        act(game, "turn", "place nurse 1", "place assistant 2", "cover nurse 1")
        assert refusal(game, "lose partial") == code


def test_who_has_room_for_stress_covers_and_who_has_none_does_not() -> None:
    for stress, code in (1, "no_room_for_stress"), (0, ""):
        game = table(
            deteriorating(staff=3, symbols=1), shift="day", day=2, cards={"morning": "P39"},
            numbers={"COVER-08": 2},
            pawns={"Ann": {"place": "morning"}, "Ben": {"place": "morning"}, "Cleo": {"place": "morning"},
                   "assistant 1": {"stress": stress}},
        )  # fmt: skip
        act(game, "turn", "place assistant 1", "place assistant 2")
        assert refusal(game, "cover assistant 1") == code


def test_the_sentence_of_each_names_who_or_what_and_the_moment() -> None:
    seen: dict[str, str] = {}
    for seed in range(40):
        game = ho.Game(seed=seed, players=2 + seed % 3)
        chance = random.Random(seed)
        while game.outcome is None:
            for barred in game.decision.barred:
                seen.setdefault(barred.code, barred.unlock)
            game.apply(chance.choice(game.legal_actions()))
    assert all(sentence.endswith((".", "!")) and len(sentence.split()) > 3 for sentence in seen.values()), seen
