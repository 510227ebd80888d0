"""Shifts of one person: the game plays each of them, refuses what is not possible, and counts what came of all."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.pieces.shifts import Shifts

CARDS = ["P06", "P28", "P13", "P16", "P33", "P07"]
NOBODY_AT_HOME = {"on-call 1": {"place": "left"}, "on-call 2": {"place": "left"}}
AWAY: dict[str, Any] = {"Ann": {"stress": 3, "place": "on_leave"}}
TEAM = {"Ben": {"stress": 1}, "Cleo": {"stress": 1, "tokens": 2}, "assistant 1": {"stress": 1}}
SAID = {
    "lesson.08.made.asks": "Send her?",
    "lesson.08.made.done_0": "None has come.",
    "lesson.08.made.done_1": "One has come.",
}


def asked(who: str = "Cleo", pawns: dict[str, Any] | None = None, count: int = 6, **about: Any) -> Shifts:
    """A ward of too few people, of whom one is asked."""
    lesson = Lesson(8)
    lesson.words = Words.of("en", {**lesson.words.texts, **SAID})
    scene = {"day": 5, "manager": "Ben", "pawns": {**AWAY, **TEAM, **NOBODY_AT_HOME} if pawns is None else pawns}
    game = lesson.game({**scene, **about}, deal={"patients": CARDS})
    return lesson.shifts("made", game, who, count=count)


def chosen(piece: Shifts, *names: str) -> Shifts:
    for name in names:
        piece.does(name)
    return piece


def options(piece: Shifts) -> list[str]:
    return [each["text"] for each in piece.script()["options"]]


def cards(piece: Shifts) -> list[tuple[str, int]]:
    return [(card["kind"], card.get("stress", 0)) for card in piece.script()["hours"]]


def rules(piece: Shifts) -> list[str]:
    said = piece.script()["told"]
    return [line["rule"] for line in said["lines"]] if said else []


def figures(piece: Shifts, which: int = 0) -> list[str]:
    result = piece.script()["bench"]
    assert result is not None
    return [figure["text"] for figure in result["results"][which]["figures"]]


def test_stress_14_who_works_three_shifts_is_overstressed_and_away_the_whole_next_day() -> None:
    piece = chosen(asked(), "goes", "goes", "goes")
    assert cards(piece) == [("worked", 1), ("worked", 2), ("worked", 3), *[("to_come", 0)] * 3]
    assert rules(piece) == ["STRESS-12", "STRESS-05", "WARN-02", "WARN-04"]
    assert options(piece) == ["Go on without Cleo"]
    chosen(piece, "away", "away", "away")
    assert cards(piece)[3:] == [("rested", 3), ("rested", 3), ("rested", 0)]
    assert figures(piece)[0] == "Cleo gained 2 Stress, and has 0 now"
    assert figures(piece)[2] == "Hospital Warnings: 0, then 1"
    assert piece.script()["told"]["text"] == "One has come."  # type: ignore[index]


def test_leave_06_who_goes_home_at_noon_comes_back_without_stress_and_the_others_pay() -> None:
    piece = chosen(asked(), "rests")
    assert options(piece) == ["Send Cleo", "Let Cleo rest", "Send Cleo On Leave"]
    chosen(piece, "leaves", "away", "goes", "rests", "rests")
    assert [stress for _, stress in cards(piece)] == [1, 1, 0, 0, 0, 0]
    assert figures(piece)[:2] == ["Cleo gained 0 Stress, and has 0 now", "The others gained 7 Stress"]
    assert figures(piece)[2] == "Hospital Warnings: 0, then 1"


def test_over_each_shift_stands_how_many_it_needs_before_anything_is_chosen_and_so_it_is() -> None:
    piece = asked()
    before = [card.get("needs") for card in piece.script()["hours"]]
    assert before == ["needs 2", "needs 3", "needs 2", "needs 2", "needs 3", "needs 1"]
    chosen(piece, "goes", "goes", "rests", "goes", "rests", "rests")
    assert [f"needs {played.needs}" for played in piece.played] == before
    assert [card.get("needs") for card in piece.script()["hours"]] == before


def test_three_earlier_times_stay_as_rows_the_latest_first() -> None:
    piece = asked()
    for _ in range(2):
        chosen(piece, "start", "goes", "goes", "goes", "away", "away", "away")
    chosen(piece, "start", "goes", "goes", "rests", "goes", "rests", "rests")
    rows = piece.script()["earlier"]
    assert [row["text"] for row in rows] == ["Hospital Warnings: 0, then 1"] * 2, "this time stands above, in full"
    chosen(piece, "start")
    rows = piece.script()["earlier"]
    assert [row["text"][-1] for row in rows] == ["0", "1", "1"]
    assert [card["kind"] for card in rows[0]["hours"]] == ["worked", "worked", "rested", "worked", "rested", "rested"]
    assert rows[0]["hours"][0]["text"].startswith("Morning: Cleo worked it")


def test_between_the_two_there_are_ways_without_a_warning() -> None:
    piece = chosen(asked(), "goes", "goes", "rests", "goes", "rests", "rests")
    assert figures(piece)[2] == "Hospital Warnings: 0, then 0"
    assert piece.script()["told"]["text"] == "None has come."  # type: ignore[index]


def test_leave_07_whoever_leads_the_day_is_not_offered_leave() -> None:
    piece = chosen(asked(), "rests", "goes", "rests", "rests")
    assert fact(piece.game, "manager") == "Cleo"
    assert options(piece) == ["Send Cleo", "Let Cleo rest"]


def test_cover_01_who_is_not_needed_cannot_stay_and_nothing_has_happened() -> None:
    piece = chosen(asked(pawns={}), "goes")
    before = piece.game.actions
    assert options(piece) == ["Ask Cleo to stay", "Let Cleo rest"]
    chosen(piece, "goes")
    assert rules(piece) == ["COVER-01"]
    assert (piece.game.actions, len(piece.played)) == (before, 1)
    chosen(piece, "rests")
    assert len(piece.played) == 2
    assert "COVER-01" not in rules(piece)


def test_cover_12_who_is_needed_cannot_rest_and_nothing_has_happened() -> None:
    away = {who: {"stress": most, "place": "on_leave"} for who, most in (("Ann", 3), ("assistant 1", 2))}
    piece = chosen(asked(pawns={**away, "assistant 2": {"stress": 2, "place": "on_leave"}, **NOBODY_AT_HOME}), "rests")
    assert rules(piece) == ["COVER-12"]
    said = piece.script()["told"]
    assert said is not None
    assert said["title"] == "Cleo is needed here."
    assert piece.played == []


def test_where_only_one_person_is_there_the_game_sends_them_and_says_so() -> None:
    alone = {who: {"stress": most, "place": "on_leave"} for who, most in (("Ann", 3), ("Ben", 3))}
    helpers = {f"assistant {n}": {"stress": 2, "place": "on_leave"} for n in (1, 2)}
    piece = chosen(asked(pawns={**alone, **helpers, **NOBODY_AT_HOME}, manager="Cleo"), "rests")
    assert cards(piece)[0][0] == "worked"
    assert piece.played[0].title == "Cleo comes to the Morning Shift."


def test_cover_06_who_worked_the_morning_only_cannot_come_to_the_night() -> None:
    piece = chosen(asked(), "goes", "rests", "goes")
    assert rules(piece) == ["COVER-06"]


def test_the_last_two_times_stand_side_by_side_and_each_begins_where_the_first_began() -> None:
    piece = asked()
    begun = piece.game.actions
    chosen(piece, "goes", "goes", "goes", "away", "away", "away", "start")
    assert (piece.game.actions, piece.played, piece.script()["bench"]) == (begun, [], None)
    chosen(piece, "rests", "leaves", "away", "rests", "goes", "rests")
    shown = piece.script()["bench"]
    assert shown is not None
    assert [result["when"] for result in shown["results"]] == ["This time", "The time before"]
    assert [result["title"] for result in shown["results"]] == ["Cleo worked 1 of 6", "Cleo worked 3 of 6"]
    assert figures(piece, 1)[0] == "Cleo gained 2 Stress, and has 0 now"


def test_what_stands_side_by_side_is_what_the_picture_shows_however_often_it_is_played() -> None:
    piece = asked()
    for _ in range(3):
        chosen(piece, "start", "goes", "goes", "rests", "goes", "rests", "rests")
        shown = piece.script()["bench"]
        assert shown is not None
        assert shown["results"][0]["after"] == fact(piece.stage.game, "condition")
    assert len({(result["after"], *(each["text"] for each in result["figures"])) for result in piece.results}) == 1


def test_scen_13_a_second_warning_ends_the_shifts_and_is_counted() -> None:
    piece = chosen(asked(warnings=1), "goes", "goes", "goes")
    assert piece.is_over
    assert piece.game.outcome is not None
    assert options(piece) == []
    assert figures(piece)[2] == "Hospital Warnings: 1, then 2"


def test_what_is_not_offered_does_nothing() -> None:
    piece = chosen(asked(), "leaves", "away", "dances")
    assert (piece.played, rules(piece)) == ([], [])


def test_every_shift_is_played_by_the_rules_whatever_is_chosen() -> None:
    """The engine makes every move: a choice of either kind leads on, until all shifts are over."""
    for plan in (0, 9, 22, 37, 63):
        piece = asked()
        for shift in range(6):
            offered = [each["name"] for each in piece.script()["options"]]
            want = offered[(plan >> shift) % len(offered)]
            done = len(piece.played)
            piece.does(want)
            if len(piece.played) == done:
                piece.does(next(name for name in offered if name != want))
        assert piece.is_over, plan


@pytest.mark.parametrize(
    ("who", "about"),
    [("On-Call 1", {"pawns": {}}), ("Cleo", {"shift": "day", "pawns": {"Ann": {"place": "morning"}}}), ("Eve", {})],
)
def test_somebody_who_cannot_gain_stress_or_a_later_beginning_is_refused(who: str, about: dict[str, Any]) -> None:
    with pytest.raises(ho.HoldingOnError):
        asked(who, **about)


def test_its_text_tells_both_ways_and_its_rules_have_happened() -> None:
    piece = asked()
    text = repr(piece)
    assert "Cleo worked 3 of 6" in text
    assert "Morning: Cleo worked it. Stress after it: 1." in text
    assert {"COVER-04", "STRESS-05", "LEAVE-04", "COVER-12"} <= {rule for step in piece.steps for rule in step.rules}


def test_the_two_days_of_the_lesson_can_pass_without_a_warning() -> None:
    piece = chosen(asked(condition=22), "rests", "goes", "rests", "rests", "goes", "rests")
    assert piece.is_over
    assert fact(piece.game, "warnings") == 0
