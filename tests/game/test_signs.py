"""The signs of an answer agree with what happens: over whole games, and in positions laid out for them."""

from __future__ import annotations

import random
from collections import Counter
from copy import copy

import pytest

import holding_on as ho
from holding_on.engine import names as n
from holding_on.view.coming import Signs
from tests.engine.table import act, deteriorating, emergency, stable, table
from tests.views.there import there

PURSES = n.POOL + 1
PALLIATIVE, ENOUGH = ho.Action.of("care palliative"), ho.Action.of("enough")


def signs(game: ho.Game, action: str) -> Signs:
    return game.preview(ho.Action.of(action)).signs


def paid_out(game: ho.Game, action: ho.Action, *, paying: bool) -> tuple[int, int, bool]:
    """Where the condition ends when all that can be paid is paid, or nothing; how much that was, and if he died."""
    end = copy(game)
    end.apply(action)
    paid = int(action.kind == "pay")
    while end.decision.kind == "payment":
        offered = [each for each in end.legal_actions() if each != ENOUGH]
        end.apply(offered[0] if paying else ENOUGH)
        paid += paying
    return end.view()["head"]["condition"], paid, end.outcome is not None and end.outcome.reason == "condition"


@pytest.mark.parametrize("seed", range(12))
def test_over_whole_games_care_and_payment_end_where_the_signs_say(seed: int) -> None:
    game, chance = ho.Game(seed=seed, players=(3, 2, 4)[seed % 3]), random.Random(seed)
    seen = 0
    while game.outcome is None:
        for action in game.legal_actions() if game.decision.kind in ("care", "payment") else ():
            told = game.preview(action).signs
            if action == PALLIATIVE:
                assert told.condition[1] == told.condition[2]
                assert told.ends == 2 * paid_out(game, action, paying=True)[2]
                continue
            worst, best = (paid_out(game, action, paying=paying) for paying in (False, True))
            assert told.condition == (game.view()["head"]["condition"], worst[0], best[0])
            assert told.held == best[1]
            assert told.ends == worst[2] + best[2]
            seen += 1
        game.apply(chance.choice(game.legal_actions()))
    assert seen > 5


def test_over_whole_games_stress_warnings_and_paid_hearts_are_those_of_the_table_after_it() -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        game, chance = ho.Game(seed=seed, players=(3, 2, 4)[seed % 3]), random.Random(seed)
        while game.outcome is None:
            action = chance.choice(game.legal_actions())
            told, before, card = game.preview(action).signs, game.structure(), game.view()["shifts"][0]["card"]
            game.apply(action)
            after = game.structure()
            if any(after[each] != before[each] for each in ("day", "shift", "ending")):
                continue
            for pawn, then in told.stress:
                assert after["places"][pawn] == n.ON_LEAVE or after["stress"][pawn] == then
                seen["stress"] += 1
            if action.kind == "pay" and before["shift"] == n.MORNING and there(card)["kind"] != "emergency":
                assert -1 == told.hearts == sum(after["tokens"][:PURSES]) - sum(before["tokens"][:PURSES])
                seen["paid"] += 1
            if action != PALLIATIVE:
                assert told.warnings == after["warnings"] - before["warnings"]
    assert seen["stress"] > 20
    assert seen["paid"] > 10


def test_care_shows_its_range_and_what_it_brings() -> None:
    game = table(
        deteriorating(staff=2, symbols=3, tokens=1, memories=2, either=1),
        condition=24,
        pawns={"nurse 1": {"tokens": 2}, "nurse 2": {"tokens": 0}},
    )
    act(game, "turn", "place nurse 1", "place nurse 2")
    assert signs(game, "care medical") == Signs((24, 21, 23), held=2, open=3)
    assert signs(game, "care palliative") == Signs((24, 21, 21), open=3, hearts=1, cloths=2, either=1)
    act(game, "care medical")
    assert signs(game, "pay nurse 1") == Signs((24, 22, 23), held=2, open=2, hearts=-1)
    assert signs(game, "enough") == Signs((24, 21, 21), open=3)


def test_in_a_tired_team_both_answers_end_alike() -> None:
    game = table(deteriorating(staff=1, symbols=3, memories=1), condition=19, pawns={"nurse 1": {"tokens": 0}})
    act(game, "turn", "place nurse 1")
    assert signs(game, "care medical").condition == signs(game, "care palliative").condition == (19, 16, 16)


def test_a_stable_card_heals_only_where_a_heart_can_be_placed() -> None:
    poor, rich = (table(stable(staff=1), condition=20, pawns={"nurse 1": {"tokens": held}}) for held in (0, 1))
    for game in (poor, rich):
        act(game, "turn", "place nurse 1")
    assert signs(poor, "care medical").condition == (20, 20, 20)
    assert signs(rich, "care medical").condition == (20, 20, 21)


def test_an_emergency_that_is_paid_brings_its_heart_when_it_has_passed() -> None:
    game = table(emergency(staff=1, symbols=2), condition=9, pawns={"nurse 2": {"tokens": 2}})
    act(game, "turn", "place nurse 2", "pay nurse 2")
    assert signs(game, "pay nurse 2") == Signs((9, 9, 9), held=1, hearts=0)
    assert signs(game, "enough").condition == (9, 8, 8)


def test_who_works_on_covers_or_rests_is_shown_with_their_stress() -> None:
    game = table(stable(staff=2), pawns={"nurse 2": {"stress": 2}})
    act(game, "turn", "place nurse 1", "place assistant 1", "care palliative")
    assert signs(game, "send on leave nurse 2").stress == ((1, 0),)
    assert signs(game, "send on leave nurse 3").stress == ()


def test_the_last_chance_for_medical_care_shows_its_warning() -> None:
    game = table(
        deteriorating(staff=1, symbols=1, tokens=1, memories=1), shift="night", cards={"morning": "P01", "day": "P02"},
        care={"morning": "palliative", "day": "palliative"},
    )  # fmt: skip
    act(game, "turn", "place nurse 1")
    assert signs(game, "care palliative").warnings == 1
    assert signs(game, "care medical").warnings == 0


def test_in_the_view_what_is_nothing_is_left_out() -> None:
    game = table(stable(staff=1), condition=20)
    act(game, "turn")
    assert [action["signs"] for action in game.view()["actions"][:1]] == [{"condition": [20, 20, 20]}]


def test_who_has_to_go_home_overstressed_is_no_relief_that_an_answer_brings() -> None:
    forced = 0
    for seed in range(12):
        game, chance = ho.Game(seed=seed), random.Random(seed)
        while game.outcome is None:
            before = game.structure()["stress"]
            for action in game.legal_actions():
                told = game.preview(action)
                forced += "must go On Leave" in str(told)
                if action.kind != "send_on_leave":
                    assert all(then > before[pawn] for pawn, then in told.signs.stress), (str(action), str(told))
            game.apply(chance.choice(game.legal_actions()))
    assert forced > 3
