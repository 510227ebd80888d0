"""An exercise that is played: where it was lost, its hints, and its end."""

from __future__ import annotations

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.tasks import PlayTask, task_of
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.trial import Trial
from tests.lessons.staged import played, told


def test_an_exercise_says_at_its_end_what_happened_where_the_lesson_says_it() -> None:
    words = words_of("en")
    task = task_of(
        4, "trust_for_later", Words.of("en", {**words.texts, "lesson.04.trust_for_later.done": "Both have."})
    )
    assert isinstance(task, PlayTask)
    trial = Trial(task)
    while trial.script()["plays"]:
        trial.does("show")
    shown = trial.script()["told"]
    assert shown is not None
    assert (shown["title"], shown["text"]) == ("It is done.", "Both have.")


def test_an_exercise_says_where_it_was_lost_and_goes_back_to_that_choice() -> None:
    piece = Lesson(4).play("trust_for_later")
    played(piece, "place Cleo, place assistant 1, care medical, enough")
    said = piece.script()["told"]
    assert said is not None
    assert said["kind"] == "dead"
    assert "3" in said["text"]
    assert [each["name"] for each in piece.script()["buttons"]] == ["back", "start"]
    piece.does("back")
    assert [str(action) for action in piece.game.actions[-2:]] == ["place nurse 3", "place assistant 1"]
    assert piece.script()["told"] is None


def test_an_exercise_shows_the_next_move_of_a_way_that_succeeds() -> None:
    piece = Lesson(4).play("trust_for_later")
    for _ in range(12):
        if not any(each["name"] == "show" for each in piece.script()["buttons"]):
            break
        piece.does("show")
    said = piece.script()["told"]
    assert said is not None
    assert said["kind"] == "done"
    piece.does("start")
    assert piece.game.actions == piece.task.start


def test_an_exercise_has_its_hints() -> None:
    piece = Lesson(4).play("trust_for_later")
    texts = []
    for _ in range(3):
        piece.does("hint")
        texts.append(told(piece)[1])
    assert texts[0] == texts[2] != texts[1]


def test_an_exercise_that_is_ticked_is_not_played() -> None:
    with pytest.raises(ho.SceneError, match="is not played"):
        Lesson(1).play("first_moves")


def test_where_it_is_asked_which_care_the_day_still_needs_no_button_says_so() -> None:
    piece = Lesson(2).play("before_the_check")
    played(piece, "turn, place Ben")
    offered = [each for each in piece.stage.view["actions"] if each["kind"] == "care"]
    assert [each["name"] for each in offered] == ["Medical Care", "Palliative Care"]
    assert [(each["brief"], each["follows"], each["signs"].get("warnings")) for each in offered] == [("", "", None)] * 2
    told = [each for each in piece.game.view()["actions"] if each["kind"] == "care"]
    assert "due" in told[0]["brief"], "the board of a game says so"
    assert "Warning" in told[1]["follows"]
