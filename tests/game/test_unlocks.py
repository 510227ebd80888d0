"""Refusals teach: what would unlock a refused action is what does unlock it.

For each reason the condition that its sentence names stands here a second time, in the words of the table. Games are
played; wherever an action is refused for a reason, its condition is not met; and the game is played on from there, on
copies, until the condition is met and the same is asked again: then the action is possible.
"""

import random
from collections import Counter
from collections.abc import Callable

import holding_on as ho
from holding_on.engine import flow, staffing, two
from holding_on.engine import names as n
from holding_on.engine.decisions import REASONS
from holding_on.engine.state import State
from tests.engine.table import act, deteriorating, table
from tests.game.positions import engine_game

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
NEVER = {
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
