"""What came of it in the picture: the changes with their marks, Billy's words, and the Events."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.lessons import Lesson
from holding_on.lessons.checks.moves import play_moves
from holding_on.lessons.pieces.came import picture_of
from tests.lessons.staged import bed, comes, taught


def test_the_picture_shows_what_changed_with_its_marks_and_one_sentence_each() -> None:
    piece = comes(taught())
    assert piece.stage.script["came"] == []
    piece.does("option 0")
    condition, *others = piece.stage.script["came"]
    assert condition == {
        "about": "condition",
        "marks": [{"sign": "", "by": -3}],
        "text": "Billy's Condition: 24, then 21",
    }
    assert others == [], "nobody has moved, and nothing is given out yet"


def test_whoever_goes_home_and_whoever_comes_is_lit_and_said() -> None:
    lesson = taught()
    came = picture_of(bed(lesson, moves="care medical, enough, send on leave Ben"), bed(lesson).actions, lesson.words)
    said = {each["about"]: each["text"] for each in came["came"]}
    assert said == {"condition": "Billy's Condition: 24, then 21", "pawn 1": "Ben: On Leave."}


def test_billys_words_and_the_events_are_in_the_picture_and_not_told_again() -> None:
    piece = Lesson(5).predict(
        "stage",
        Lesson(5).bedside("P21", "Ann", deal={"partials": ["EP2", "5-2"]}),
        "care palliative",
        "Ann partials",
        0,
        1,
    )
    piece.does("option 1")
    script = piece.stage.script
    assert [event["title"] for event in script["events"]] == ["The thread is gone"]
    assert len(script["said"]) == 1
    assert script["said"][0].startswith("“Cathy Freeman won")
    assert script["told"]["lines"] == []
    assert script["came"][0]["marks"] == [{"sign": "cloth", "by": 1}]
    assert script["said"][0] in str(piece.stage)


def test_memories_that_an_assistant_hears_are_marked_at_the_shift_manager() -> None:
    lesson = Lesson(5)
    eased = "care palliative, take token, give Ann, give Ann"
    about: dict[str, Any] = {"manager": "Cleo", "deal": {"partials": ["1-3", "2-2"]}}
    game = lesson.bedside("P13", "Ann", "Assistant 1", moves=eased, **about)
    begun = game.actions
    game.apply(ho.Action.of("talk assistant 1"))
    picture = picture_of(game, begun, lesson.words)
    came = {each["about"]: each for each in picture["came"]}
    assert picture["sits"] == 4, "Assistant 1 has the chair, and not the Senior"
    assert picture_of(game, game.actions, lesson.words)["sits"] is None
    assert came["pawn 2"]["marks"] == [{"sign": "cloth", "by": 2}]
    assert "Shift Manager Board" in came["pawn 2"]["text"]


def test_a_hospital_warning_is_marked_at_the_warnings_of_the_picture() -> None:
    lesson, today = Lesson(2), ["P28: Ann, Cleo, Assistant 1", "P06: Ben, Assistant 2"]
    comfort = {"morning": "palliative", "day": "palliative"}
    game = lesson.bedside("P09", day=4, earlier=today, stress={"Ben": 2}, care=comfort)
    begun = game.actions
    play_moves(game, ["reassign nurse 2", "care palliative"])
    came = {each["about"]: each for each in picture_of(game, begun, lesson.words)["came"]}
    assert game.outcome is not None
    assert came["warnings"]["marks"] == [{"sign": "", "by": 2}]
    assert "Hospital Warnings: 0, then 2" in came["warnings"]["text"]


@pytest.mark.parametrize(("warnings", "speaks"), [(0, True), (1, False)])
def test_at_an_ending_nobody_speaks_from_the_room(warnings: int, speaks: bool) -> None:
    lesson = taught()
    pawns = {"nurse 1": {"place": "morning"}, "assistant 1": {"place": "day"}}
    cards, care = {"morning": "P21", "day": "P23"}, {"morning": "palliative", "day": "palliative"}
    night: dict[str, Any] = {"day": 5, "shift": "night", "cards": cards, "care": care, "warnings": warnings}
    game = lesson.bedside("P09", "Ben", pawns=pawns, deal={"partials": ["1-3"]}, **night)
    piece = lesson.predict("made", game, "care palliative", "warnings", 1, 2)
    piece.does("option 0")
    assert (piece.game.outcome is None) == speaks
    assert bool(piece.stage.script["said"]) == speaks


def test_of_a_heavy_memory_the_bubble_says_nothing() -> None:
    lesson = taught()
    begun = lesson.bedside("P21", "Ann", deal={"partials": ["4-1"]})
    begun.apply(ho.Action.of("care palliative"))
    cover = [page["cover"] for page in begun.pages()]
    assert all(cover)
    assert len(cover) == 1
    picture = picture_of(begun, begun.actions[:-1], lesson.words)
    assert picture["said"] == []
    assert [each["about"] for each in picture["came"]] == ["pawn 0"]
