"""A choice in which no way is wrong: what is told of each way, and what Billy says."""

from __future__ import annotations

from holding_on.lessons import Lesson
from tests.lessons.staged import bed, hook, states, taught, told


def test_a_choice_without_moves_has_as_many_ways_as_words() -> None:
    lesson = Lesson(1)
    assert len(lesson.choose("hook", lesson.game()).script()["options"]) == 3


def test_a_choice_waits_uses_no_term_and_then_tells_what_came_of_it() -> None:
    piece = hook(taught())
    assert (piece.script()["waits"], piece.script()["plain"], piece.script()["told"]) == (True, True, None)
    piece.does("way 2")
    assert (piece.script()["waits"], told(piece)[1]) == (False, "He falls.")
    assert piece.game.structure()["condition"] == 21


def test_the_other_way_can_be_chosen_after_it_and_begins_anew() -> None:
    piece = hook(taught())
    piece.does("way 2")
    piece.does("way 1")
    assert (piece.game.structure()["condition"], states(piece)) == (24, ["chosen", "open"])
    piece.does("nothing of the kind")
    assert piece.chosen == 0


def test_a_way_without_a_move_is_told_too() -> None:
    lesson = taught()
    piece = lesson.choose("made", bed(lesson), "", "")
    piece.does("way 2")
    assert (told(piece)[1], piece.stage.script["told"]["text"]) == ("He falls.", "He falls.")
    assert states(piece) == ["open", "chosen"]


def test_what_billy_says_before_and_after_a_choice_stands_in_his_bubble() -> None:
    lesson = taught(**{"lesson.04.made.says": "There is a bird.", "lesson.04.made.says_2": "Stay."})
    piece = hook(lesson)
    assert piece.stage.script["said"] == ["“There is a bird.”"]
    piece.does("way 2")
    assert piece.stage.script["said"] == ["“Stay.”"]
    piece.does("way 1")
    assert piece.stage.script["said"] == []
