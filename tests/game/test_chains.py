"""Why: the chain of causes behind ten kinds of things, to the card that asked and to who was away."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import act, deteriorating, emergency, on_leave, stable, table


def rules(chain: ho.Chain) -> list[str]:
    return [link.rule for link in chain.links]


def short_staffed() -> ho.Game:
    """A day shift for three with two free: Ann has worked the morning, an assistant is on leave."""
    return table(
        deteriorating(staff=3, symbols=2, tokens=2, memories=1),
        day=2,
        shift="day",
        cards={"morning": "P39"},
        pawns={
            "Ann": {"place": "morning"},
            "Ben": {"place": "morning"},
            "assistant 1": {"place": "on_leave"},
            "Cleo": {"tokens": 2},
        },
    )


def test_stress_goes_back_to_the_cover_the_shortage_who_was_away_and_the_card() -> None:
    game = short_staffed()
    act(game, "turn", "place nurse 3", "place assistant 2", "cover nurse 3")
    chain = game.why("Cleo stress")
    assert rules(chain) == ["COVER-08", "COVER-07", "COVER-01", "COVER-01", "COVER-01", "COVER-01", "ASSIGN-01"]
    text = str(chain)
    assert "Ann has been working since" in text
    assert "Assistant 1 was On Leave already when this game or scene began." in text
    assert all(link.wording for link in chain.links)
    assert chain[0].pages


def test_who_went_on_leave_is_told_with_the_moment_when() -> None:
    game = table(stable(staff=1), deteriorating(staff=3, symbols=1), day=3, pawns={"Cleo": {"stress": 1}})
    act(game, "turn", "place nurse 1", "care palliative")
    act(game, "send on leave nurse 3", "send on leave assistant 1", "no more leave", "turn")
    place = next(action for action in game.legal_actions() if action.kind == "place")
    game.apply(place)
    chain = game.why("prompt")
    assert "Cleo has been On Leave since the Morning Shift of day 3." in str(chain)
    assert "LEAVE-04" in rules(chain)


def test_what_a_scene_put_on_the_table_is_not_dated_by_the_first_line_of_its_journal() -> None:
    """Nobody is free (COVER-12, WARN-03): who works is dated by the shift of the space, who is On Leave by nothing."""
    game = table(
        stable(staff=2),
        day=2,
        shift="night",
        cards={"morning": "P39", "day": "P01"},
        pawns={
            "Ann": {"place": "on_leave", "stress": 2},
            "Ben": {"place": "morning", "stress": 2},
            "Cleo": {"place": "day", "stress": 2},
            "assistant 1": {"place": "on_leave", "stress": 2},
            "assistant 2": {"place": "morning", "stress": 2},
            "on-call 1": {"place": "left"},
            "on-call 2": {"place": "left"},
        },
        manager="Ben",
    )
    act(game, "turn")
    while not game.view()["head"]["warnings"]:
        game.apply(game.legal_actions()[-1])
    chain = game.why("warnings")
    assert "WARN-03" in rules(chain)
    told = [link for link in chain.links if link.line < 0]
    assert [link.text for link in told] == [
        "Ann was On Leave already when this game or scene began.",
        "Ben has been working since the Morning Shift of day 2.",
        "Cleo has been working since the Day Shift of day 2.",
        "Assistant 1 was On Leave already when this game or scene began.",
        "Assistant 2 has been working since the Morning Shift of day 2.",
    ]


def test_a_place_goes_back_to_the_shortage() -> None:
    game = short_staffed()
    act(game, "turn", "place nurse 3", "place assistant 2", "reassign nurse 1")
    assert rules(game.why("Ann"))[:2] == ["COVER-03", "COVER-01"]
    assert rules(game.why("Ann"))[-1] == "ASSIGN-01"


def cared(care: str) -> ho.Game:
    game = table(
        deteriorating(staff=1, symbols=2, tokens=1, memories=1),
        partials=["1-1"],
        condition=20,
        pawns={"Ann": {"tokens": 1}},
    )
    act(game, "turn", "place nurse 1", f"care {care}")
    return game


def test_the_condition_goes_back_to_the_care_and_the_card() -> None:
    chain = cared("palliative").why("condition")
    assert rules(chain) == ["CARE-13", "CARE-01", "ASSIGN-01"]
    assert "falls from 20 to 18" in chain[0].text


def test_tokens_go_back_to_the_care_that_brought_them() -> None:
    assert rules(cared("palliative").why("Ann tokens"))[-2:] == ["CARE-01", "ASSIGN-01"]
    game = cared("medical")
    act(game, "pay nurse 1")
    assert rules(game.why("Ann tokens"))[-2:] == ["CARE-01", "ASSIGN-01"]


def test_a_card_in_hand_goes_back_to_who_sat_with_him_and_to_the_card() -> None:
    game = cared("palliative")
    line = next(line for line in game.lines() if line["rule"] == "PARTIAL-09")
    assert rules(game.why(line["line"]))[-2:] == ["CARE-01", "ASSIGN-01"]
    assert len(game.why(line["line"])) >= 3


def a_night(**scene: Any) -> ho.Game:
    return table(
        stable(staff=1),
        shift="night",
        care={"morning": "palliative", "day": "palliative"},
        cards={"morning": "P01", "day": "P02"},
        **scene,
    )


def until_morning(game: ho.Game) -> ho.Game:
    while game.decision.kind != "turn" and game.outcome is None:
        game.apply(game.legal_actions()[-1])
    return game


def test_a_memory_in_play_goes_back_to_the_evening_when_it_was_told() -> None:
    game = table(
        deteriorating(staff=1, symbols=1, memories=1), partials=["2-3"], shift="night",
        cards={"morning": "P01", "day": "P02"},
    )  # fmt: skip
    act(game, "turn", "place nurse 1", "care palliative")
    chain = until_morning(game).why("2-3")
    assert rules(chain)[:2] == ["TALK-02", "PARTIAL-09"]
    assert rules(chain)[2:] == ["PARTIAL-02", "CARE-01", "ASSIGN-01"]


def test_a_warning_for_want_of_medical_care_goes_back_to_the_last_care() -> None:
    game = a_night()
    act(game, "turn", "place nurse 1", "care palliative")
    chain = until_morning(game).why("warnings")
    assert rules(chain)[:2] == ["WARN-04", "WARN-01"]
    assert "ASSIGN-01" in rules(chain)


def test_a_warning_for_an_empty_space_goes_back_to_the_shortage() -> None:
    away = on_leave("Ben", "Cleo", "assistant 1", "assistant 2")
    game = table(
        deteriorating(staff=3, symbols=1), shift="day", day=2, cards={"morning": "P01"}, numbers={"SETUP-09": 0},
        pawns={"Ann": {"place": "morning", "stress": 2}, **away},
    )  # fmt: skip
    act(game, "turn")
    while game.decision.kind in ("assign", "price"):
        game.apply(game.legal_actions()[0])
    chain = game.why("warnings")
    assert rules(chain)[:3] == ["WARN-04", "WARN-03", "COVER-01"]
    assert "Ben was On Leave already" in str(chain)


def test_forced_leave_goes_back_to_the_stress() -> None:
    game = table(
        emergency(staff=3, symbols=3), shift="night", day=2, condition=20, numbers={"SETUP-09": 0},
        cards={"morning": "P39", "day": "P01"},
        pawns={"Ann": {"place": "morning"}, "Ben": {"place": "morning"}, "assistant 1": {"place": "morning"},
               "Cleo": {"place": "day"}, "assistant 2": {"stress": 1}},
    )  # fmt: skip
    act(game, "turn", "place assistant 2", "cover assistant 2")
    until = until_morning(game)
    chain = until.why("Assistant 2")
    assert rules(chain)[:2] == ["DAY-17", "COVER-08"]
    assert "COVER-01" in rules(chain)


def test_the_end_goes_back_to_the_care_and_the_card() -> None:
    game = table(deteriorating(staff=1, symbols=3), condition=2)
    act(game, "turn", "place nurse 1", "care palliative")
    chain = game.why("outcome")
    assert rules(chain) == ["SCEN-10", "CARE-13", "CARE-01", "ASSIGN-01"]


def test_what_is_asked_goes_back_to_the_card() -> None:
    game = short_staffed()
    act(game, "turn", "place nurse 3", "place assistant 2")
    chain = game.why("prompt")
    assert rules(chain)[0] == "COVER-01"
    assert rules(chain)[-1] == "ASSIGN-01"


def test_an_inquiry_does_not_blame_the_one_before_it() -> None:
    game = table(
        stable(staff=1), grid={"partials": ["1-1", "2-1"]}, clears=["1-1", "2-1"], pawns={"Ann": {"tokens": 3}},
    )  # fmt: skip
    act(game, "turn", "place nurse 1", "care palliative", "inquire nurse 1 timeline 1", "inquire nurse 1 timeline 2")
    line = [line for line in game.lines() if line["rule"] == "INQ-10"][-1]
    assert rules(game.why(line["line"])).count("INQ-10") == 1


def test_a_line_that_is_not_there_is_refused() -> None:
    game = ho.Game(seed=1)
    with pytest.raises(ValueError, match="the journal has lines 0 to"):
        game.why(100_000)
