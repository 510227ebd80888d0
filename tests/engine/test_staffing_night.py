"""The Care Token of the Night Shift (NIGHT)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import act, cause, change, deteriorating, finish_shift, options, pawn, stable, table, with_only
from tests.views.there import there

NOBODY_ELSE = {
    "nurse 2": {"place": "on_leave"},
    "nurse 3": {"place": "on_leave"},
    "assistant 1": {"place": "on_leave"},
    "assistant 2": {"place": "on_leave"},
}


def night(*who: str, **scene: Any) -> ho.Game:
    """A Night card with these pawns placed on it, all from the Break Room."""
    game = table(scene.pop("card", deteriorating(len(who))), shift="night", **scene)
    act(game, "turn", *(f"place {name}" for name in who))
    return game


def covering(**scene: Any) -> ho.Game:
    """A Night with two spaces that nurse 1, re-assigned from the Day, covers alone."""
    first = {"place": "day", "tokens": 0, **scene.pop("nurse_1", {})}
    numbers = {"SETUP-09": 0, **scene.pop("numbers", {})}
    game = table(deteriorating(2), shift="night", pawns={**NOBODY_ELSE, "nurse 1": first}, numbers=numbers, **scene)
    act(game, "turn")
    return game


def tokens(game: ho.Game) -> list[int]:
    """The Care Tokens of the three nurses and of the pool."""
    return [*(there(pawn(game, f"nurse {n}")["tokens"]) for n in (1, 2, 3)), game.view()["pool"]["tokens"]]


def test_night_01_a_covered_night_brings_one_care_token() -> None:
    game = night("nurse 1", "nurse 2")
    assert game.decision.kind == "night_token"
    assert [line["rule"] for line in game.lines() if line["rule"] == "NIGHT-01"] == ["NIGHT-01"]
    line = change(act(game, "give nurse 2"), "NIGHT-02")
    assert tokens(game) == [1, 2, 1, 0]
    assert cause(game, line) == "NIGHT-02"
    none = night("nurse 1", numbers={"NIGHT-01": 0})
    assert none.decision.kind == "care"
    assert tokens(none) == [1, 1, 1, 0]


def test_night_02_it_goes_to_one_of_the_staff_of_this_night() -> None:
    game = night("nurse 1", "nurse 2", pawns={"nurse 3": {"place": "day"}})
    assert options(game) == {"give nurse 1", "give nurse 2"}
    barred = {str(line.action): line.code for line in game.decision.barred}
    assert barred == {"give nurse 3": "not_on_this_shift", "give pool": "pool_needs_assistant"}


def test_d_07_an_assistants_token_goes_to_the_pool() -> None:
    game = night("nurse 1", "assistant 1")
    assert options(game) == {"give nurse 1", "give pool"}
    act(game, "give pool")
    assert tokens(game) == [1, 1, 1, 1]


def test_night_03_d_08_it_can_be_used_for_care_in_the_same_shift() -> None:
    game = night("nurse 1", "nurse 2", pawns={"nurse 1": {"tokens": 0}, "nurse 2": {"tokens": 0}})
    act(game, "give nurse 1", "care medical", "pay nurse 1")
    assert tokens(game)[:2] == [0, 0]
    assert game.rows()[-1]["condition"] == 28


def test_d_08_it_can_be_used_to_inquire_in_the_same_shift() -> None:
    game = table(stable(), shift="night", pawns={"nurse 1": {"tokens": 0}}, grid={"partials": ["1-1"]})
    act(game, "turn", "place nurse 1", "care palliative")
    assert options(game) == {"inquire nurse 1 timeline 1", "stop"}


@pytest.mark.parametrize("shift", ["morning", "day"])
def test_night_04_no_other_shift_brings_a_token(shift: str) -> None:
    game = table(deteriorating(2), shift=shift)
    act(game, "turn", "place nurse 1", "place nurse 2")
    assert game.decision.kind == "care"
    assert tokens(game) == [1, 1, 1, 0]


def test_night_04_however_many_staff_the_night_brings_exactly_one() -> None:
    game = night("nurse 1", "nurse 2", "nurse 3")
    act(game, "give nurse 3")
    assert game.decision.kind == "care"
    assert tokens(game) == [1, 1, 2, 0]


def test_night_05_it_comes_after_stress_and_its_price_and_before_care() -> None:
    game = covering(nurse_1={"tokens": 2, "partials": ["1-1", "1-2"]})
    assert game.decision.kind == "price"
    act(game, "lose token")
    assert game.decision.kind == "price"
    act(game, "lose token")
    assert game.decision.kind == "care"
    steps = ("COVER-04", "COVER-08", "STRESS-05", "NIGHT-01", "NIGHT-02")
    assert list(dict.fromkeys(line["rule"] for line in game.lines() if line["rule"] in steps)) == [
        "COVER-04",
        "STRESS-05",
        "COVER-08",
        "NIGHT-01",
        "NIGHT-02",
    ]
    assert tokens(game)[0] == 1


def test_g_10_the_nights_token_does_not_pay_for_the_stress_of_covering_it() -> None:
    game = covering()
    assert pawn(game, "nurse 1")["stress"] == 2
    assert [line["rule"] for line in game.lines()].count("STRESS-08") == 2
    assert tokens(game)[0] == 1


def test_d_45_g_13_extra_cover_earns_the_token_too() -> None:
    game = covering()
    assert [space["covered_by"] for space in game.view()["shifts"][2]["spaces"]] == [None, 0]
    assert game.decision.kind == "care"
    assert tokens(game)[0] == 1


def test_d_45_g_13_other_reading_every_space_must_hold_a_pawn() -> None:
    game = covering(readings={"D-45": "every_space"})
    assert game.decision.kind == "care"
    assert tokens(game)[0] == 0
    filled = night("nurse 1", "nurse 2", readings={"D-45": "every_space"})
    assert filled.decision.kind == "night_token"


@pytest.mark.parametrize(("who", "player"), [(("nurse 2", "nurse 1"), 1), (("assistant 1", "assistant 2"), 2)])
def test_g_13_the_senior_says_who_gets_it(who: tuple[str, ...], player: int) -> None:
    game = table(deteriorating(2), shift="night", manager="nurse 3")
    act(game, "turn", f"place {who[0]}")
    before = len(game.lines())
    act(game, f"place {who[1]}")
    if game.decision.kind == "night_token":
        assert game.decision.who == player
    else:
        assert "NIGHT-02" in [line["rule"] for line in game.lines(before)]
        assert game.decision.who == player


def test_a_night_left_short_brings_no_token() -> None:
    game = table(
        deteriorating(2),
        shift="night",
        pawns={**NOBODY_ELSE, "nurse 1": {"tokens": 0}},
        numbers={"COVER-07": 0, "SETUP-09": 0},
    )
    act(game, "turn")
    assert game.view()["head"]["warnings"] == 1
    assert game.decision.kind == "care"
    finish_shift(game)
    assert pawn(game, "nurse 1")["tokens"] == 0


def test_d_45_g_13_other_reading_whoever_covers_the_space_has_left_it_empty() -> None:
    game = with_only({"nurse 1": {"place": "day"}, "nurse 2": {}}, deteriorating(2), shift="night",
                     readings={"D-45": "every_space"}, numbers={"SETUP-09": 0})  # fmt: skip
    act(game, "place nurse 2", "cover nurse 2")
    assert "NIGHT-01" in [line["rule"] for line in game.lines()]
    assert game.decision.kind == "care"
    assert tokens(game)[1] == 0


def test_night_03_care_is_asked_because_of_the_card_and_not_of_the_token() -> None:
    game = night("nurse 1", "nurse 2")
    assert game.decision.kind == "night_token"
    act(game, "give nurse 1")
    assert game.decision.kind == "care"
    assert game.why("prompt").links[0].rule == "ASSIGN-01"
