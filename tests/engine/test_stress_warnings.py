"""Hospital Warnings (WARN)."""

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from tests.engine.table import (
    EVERYBODY,
    NO_ON_CALL,
    act,
    after_the_night,
    cause,
    change,
    deteriorating,
    finish_shift,
    on_leave,
    options,
    pawn,
    refused,
    rules_of,
    table,
    warnings,
    with_only,
)
from tests.views.there import there

PALLIATIVE_SO_FAR: dict[str, Any] = {
    "care": {"morning": "palliative", "day": "palliative"},
    "cards": {"morning": "P19", "day": "P20"},
}


def test_warn_01_a_day_without_medical_care_brings_a_warning() -> None:
    game, changes = after_the_night(last="palliative", **PALLIATIVE_SO_FAR)
    assert game.view()["head"]["warnings"] == 1
    assert cause(game, change(changes, "WARN-04")) == "WARN-01"
    assert cause(game, change(changes, "WARN-01")) == "DAY-12"
    cared_for, _ = after_the_night(last="medical", **PALLIATIVE_SO_FAR)
    assert cared_for.view()["head"]["warnings"] == 0


def test_warn_01_medical_care_is_needed_anew_each_day() -> None:
    game, _ = after_the_night()
    assert game.view()["head"]["warnings"] == 0
    while game.view()["head"]["day"] == 2:
        names = sorted(options(game))
        quiet = [name for name in names if name in ("enough", "stop", "decline", "no more leave", "care palliative")]
        act(game, (quiet or names)[0])
    medical = [row["care"] for row in game.rows() if row["day"] == 2].count("medical")
    assert game.view()["head"]["warnings"] == (0 if medical else 1)


def test_warn_02_the_next_shift_manager_overstressed_brings_a_warning() -> None:
    game, changes = after_the_night(pawns={"nurse 2": {"place": "day", "stress": 3}})
    assert game.view()["head"]["warnings"] == 1
    line = change(changes, "WARN-02")
    assert "Ben" in line.text
    assert cause(game, change(changes, "WARN-04")) == "WARN-02"


def test_warn_02_a_next_shift_manager_with_two_stress_brings_none() -> None:
    game, changes = after_the_night(pawns={"nurse 2": {"place": "day", "stress": 2}})
    assert game.view()["head"]["warnings"] == 0
    assert game.view()["head"]["manager"] == 1, "she serves"
    assert "WARN-02" not in [line.rule for line in changes]


def test_warn_02_the_nurse_who_is_due_counts_and_not_the_one_after_her_while_she_is_on_leave() -> None:
    pawns = {"nurse 2": {"place": "on_leave"}, "nurse 3": {"place": "day", "stress": 3}}
    game, changes = after_the_night(pawns=pawns)
    assert "WARN-02" not in [line.rule for line in changes]
    assert game.view()["head"]["warnings"] == 0
    assert pawn(game, "nurse 3")["place"] == "on_leave", "she is Overstressed, but was not due"
    assert game.view()["head"]["manager"] == 1, "who was due is back and serves"


def test_d_26_it_is_given_once_at_the_check() -> None:
    game, changes = after_the_night(pawns={"nurse 2": {"place": "day", "stress": 3}})
    rules = [line.rule for line in changes]
    assert rules.count("WARN-02") == rules.count("WARN-04") == 1
    assert rules.index("WARN-04") < rules.index("DAY-13") < rules.index("DAY-17")
    assert game.outcome is None


def test_d_26_who_was_on_leave_today_already_does_not_count() -> None:
    game, changes = after_the_night(pawns={"nurse 2": {"place": "on_leave", "stress": 3}})
    assert "WARN-02" not in [line.rule for line in changes]
    assert game.view()["head"]["warnings"] == 0
    assert game.view()["head"]["manager"] == 1


def uncovered(**scene: Any) -> ho.Game:
    """A Day card for which there is nobody at all."""
    away = on_leave("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    pawns = {**away, "nurse 1": {"place": "morning", "stress": 3}}
    cards = scene.pop("next_cards", ())
    game = table(
        deteriorating(), *cards, shift="day", pawns=pawns, numbers={"SETUP-09": 0, **scene.pop("numbers", {})}, **scene
    )
    act(game, "turn")
    return game


def test_warn_03_a_shift_without_enough_staff_brings_a_warning() -> None:
    game = uncovered()
    assert game.view()["head"]["warnings"] == 1
    assert [rule for rule in rules_of(game) if rule.startswith("WARN")] == ["WARN-03", "WARN-04"]


def test_warn_04_each_warning_is_put_on_the_shift_managers_board() -> None:
    game = uncovered()
    assert game.view()["head"]["warnings"] == 1
    (line,) = (line for line in game.lines() if line["rule"] == "WARN-04")
    assert line["verb"] == "warnings"
    assert "the first" in line["text"]
    game.undo()
    assert game.view()["head"]["warnings"] == 0


def test_warn_05_the_second_warning_loses_at_once() -> None:
    game, changes = after_the_night(last="palliative", warnings=1, **PALLIATIVE_SO_FAR)
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-13")
    assert changes[-1].rule == "SCEN-13"
    assert cause(game, changes[-1]) == "WARN-04"
    refused(game, "turn", "over", "SCEN-09")


def test_warn_05_a_table_may_set_another_number() -> None:
    game = uncovered(warnings=1, numbers={"WARN-05": 3})
    assert (game.view()["head"]["warnings"], game.outcome) == (2, None)
    assert uncovered(numbers={"WARN-05": 1}).outcome == ho.Outcome(False, "warnings", "SCEN-13")


def test_d_03_it_loses_in_the_middle_of_a_day_too() -> None:
    game = uncovered(warnings=1)
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-13")
    assert game.view()["head"]["shift"] == 1
    assert "DAY-12" not in rules_of(game)


def test_g_30_both_causes_of_one_check_count() -> None:
    pawns = {"nurse 2": {"place": "day", "stress": 3}}
    game, changes = after_the_night(last="palliative", pawns=pawns, **PALLIATIVE_SO_FAR)
    assert [line.rule for line in changes if line.rule.startswith("WARN")] == [
        "WARN-01",
        "WARN-04",
        "WARN-02",
        "WARN-04",
    ]
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-13")
    assert game.view()["head"]["warnings"] == 2


def test_g_30_each_shift_left_short_counts() -> None:
    game = uncovered(next_cards=(deteriorating(),))
    act(game, "turn")
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-13")


def test_warn_06_warnings_are_never_removed() -> None:
    game, _ = after_the_night(warnings=1, manager="nurse 1")
    assert (game.view()["head"]["manager"], game.view()["head"]["warnings"]) == (1, 1)
    assert "1 of 2" in game.view()["head"]["warnings_text"]


def test_warn_07_icon_11_the_check_is_made_at_the_end_of_each_day() -> None:
    _, changes = after_the_night()
    (line,) = (line for line in changes if line.rule == "DAY-12")
    assert line.verb == "told_warning_check"
    assert [change.rule for change in changes].index("DAY-12") < [change.rule for change in changes].index("DAY-01")
    morning = table(deteriorating())
    act(morning, "turn", "place nurse 1")
    finish_shift(morning)
    assert "DAY-12" not in rules_of(morning)


def test_warn_07_nothing_is_decided_before_the_day_has_ended() -> None:
    care = "palliative"
    game = table(deteriorating(), deteriorating(), shift="day", care={"morning": care}, cards={"morning": "P19"})
    act(game, "turn", "place nurse 1")
    finish_shift(game, care)
    assert game.view()["head"]["warnings"] == 0
    act(game, "turn", "place nurse 2")
    finish_shift(game, care)
    assert game.view()["head"]["warnings"] == 1


def a_night_without_medical_care(**scene: Any) -> ho.Game:
    """The end of a day on which nobody gave Medical Care."""
    game = table(deteriorating(tokens=1), shift="night", care={"morning": "palliative", "day": "palliative"}, **scene)
    act(game, "turn", "place nurse 1")
    while game.decision.kind != "care":
        act(game, str(game.legal_actions()[0]))
    return game


def test_warn_05_after_the_last_warning_no_other_is_given() -> None:
    game = a_night_without_medical_care(warnings=1, pawns={"nurse 2": {"place": "day", "stress": 3}})
    told = act(game, "care palliative")
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-13")
    assert "WARN-01" in [change.rule for change in told]
    assert "WARN-02" not in [change.rule for change in told]
    assert warnings(game) == 2


def test_day_13_the_evening_goes_on_because_of_the_check_and_not_of_the_warning() -> None:
    game = a_night_without_medical_care()
    told = act(game, "care palliative")
    assert cause(game, change(told, "WARN-04")) == "WARN-01"
    assert cause(game, change(told, "DAY-13")) == "DAY-12"


LOSS = {"D-02": "loss"}
FORMS = [
    ("WARN-01",),
    ("WARN-02",),
    ("WARN-03",),
    ("WARN-01", "WARN-02"),
    ("WARN-01", "WARN-03"),
    ("WARN-02", "WARN-03"),
]


def moved_because(*causes: str) -> ho.Game:
    """A day that brings a Warning by each of these causes, of which the last one moves Billy."""
    lead = {"place": "morning", "stress": 3} if "WARN-02" in causes else {"place": "on_leave"}
    game = with_only(
        {"nurse 1": {}, "nurse 2": lead},
        deteriorating(2 if "WARN-03" in causes else 1),
        deteriorating(),
        care={"morning": "palliative"},
        cards={"morning": "P19"},
        numbers={**NO_ON_CALL, "COVER-07": 0, "WARN-05": len(causes)},
    )
    care = "care palliative" if "WARN-01" in causes else "care medical"
    while game.outcome is None:
        act(game, care if care in options(game) else min(options(game)))
    return game


def told(game: ho.Game) -> list[str]:
    """The causes that the outcome's text gives, in its order; it gives none twice."""
    view, words = there(game.view()["outcome"]), the_box().words("en")
    assert game.outcome is not None
    assert view["text"] == game.outcome.text
    sentences = {cause: str(words[f"outcome.warnings.{cause}"]) for cause in ("WARN-01", "WARN-02", "WARN-03")}
    assert all(view["text"].count(sentence) <= 1 for sentence in sentences.values())
    given = [cause for cause, sentence in sentences.items() if sentence in view["text"]]
    return sorted(given, key=lambda cause: view["text"].index(sentences[cause]))


@pytest.mark.parametrize("causes", FORMS, ids=" ".join)
def test_scen_13_why_he_was_moved_is_told_by_the_causes_of_the_warnings(causes: tuple[str, ...]) -> None:
    game = moved_because(*causes)
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-13")
    assert told(game) == list(causes)


def test_scen_13_two_warnings_of_one_cause_have_it_said_once() -> None:
    game = uncovered(next_cards=(deteriorating(),))
    act(game, "turn")
    assert [line["rule"] for line in game.lines() if line["verb"] == "told_warning_cause"] == ["WARN-03", "WARN-03"]
    assert told(game) == ["WARN-03"]


def test_scen_13_of_a_warning_before_the_scene_nothing_is_said() -> None:
    assert told(uncovered(warnings=1)) == ["WARN-03"]


def test_scen_12_in_the_other_reading_the_shortage_alone_is_told() -> None:
    worn = {name: {"place": "day", "stress": 3 if name == "nurse 3" else 2} for name in EVERYBODY[2:]}
    night, morning = deteriorating(), deteriorating(3)
    numbers = {**NO_ON_CALL, "COVER-07": 0}
    game = table(night, morning, shift="night", pawns=worn, numbers=numbers, readings=LOSS, **PALLIATIVE_SO_FAR)
    act(game, "turn", "place nurse 1")
    finish_shift(game, "palliative")
    assert game.view()["head"]["warnings"] == 1
    while game.outcome is None:
        act(game, min(options(game)))
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-12")
    assert told(game) == ["WARN-03"]
