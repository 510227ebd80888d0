"""A prediction: its options and sentences, the line that caused it, and asking once more."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.lessons.checks import recall
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.question import Question
from tests.lessons.staged import HEARTS, bed, comes, states, taught, told


def test_one_press_answers_and_tells_the_sentence_and_the_line_that_caused_it() -> None:
    piece = comes(taught())
    assert (piece.script()["waits"], piece.game.structure()["condition"]) == (True, 24)
    piece.does("option 1")
    assert told(piece) == ("21, not 23.", "None can be laid.", ["CARE-13"])
    assert (states(piece), piece.script()["lit"], piece.script()["waits"]) == (
        ["right", "wrong", "other"],
        ["condition"],
        False,
    )
    assert piece.game.structure()["condition"] == 21


def test_the_line_that_caused_it_is_that_of_whoever_a_scene_names() -> None:
    asked = recall.question_of("02.comes_once", words_of("en"), {"seed": 1})
    asked.happen()
    assert asked.cause()[1] == "DAY-15"


def test_an_answer_counts_once() -> None:
    piece = comes(taught())
    piece.does("option 0")
    piece.does("option 2")
    assert piece.answers == [21]
    assert told(piece)[0] == "Yes: 21."


def test_it_is_asked_once_more_with_other_numbers_and_why_is_said_where_nothing_changed() -> None:
    lesson = taught()
    piece = comes(lesson).again(lesson.bedside("P23", "Ann", **HEARTS), 23, 24, 25)
    piece.does("next")
    assert piece.script()["count"] == "1 of 2", "the first question comes first"
    piece.does("option 0")
    piece.does("next")
    assert (piece.script()["count"], states(piece)) == ("2 of 2", ["open"] * 3)
    piece.does("option 2")
    assert told(piece) == ("24, not 25.", "Only treatment lifts him.", ["CARE-14"])


def test_a_question_about_a_refused_move_gives_its_reason() -> None:
    lesson = taught()
    piece = lesson.predict("may", bed(lesson), "care medical, pay Ben", "allowed")
    piece.does("option 0")
    assert told(piece)[2] == ["TOKEN-10"]
    assert states(piece) == ["wrong", "right"]


def test_the_stage_that_his_condition_comes_to_is_a_fact_like_others_and_the_thread_is_lit() -> None:
    lesson = taught(**{"lesson.04.falls.green": "He fell by three."})
    piece = lesson.predict("falls", bed(lesson, condition=16), "care palliative", "stage", "green", "orange")
    assert piece.script()["asks"] == "In which stage is Billy's Condition afterwards?"
    piece.does("option 0")
    assert told(piece) == ("Orange, not green.", "He fell by three.", ["CARE-13"])
    assert piece.script()["lit"] == ["condition"]


def test_what_is_told_begins_with_a_capital_letter() -> None:
    lesson = taught(**{"lesson.04.falls.green": "He fell by three."})
    piece = lesson.predict("falls", bed(lesson, condition=16), "care palliative", "stage", "green", "orange")
    piece.does("option 1")
    assert told(piece)[0] == "Yes: orange."


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ({}, "No, it is not possible."),
        ({"lesson.04.may.short_no": "not yet", "lesson.04.may.short_yes": "he may"}, "No, not yet."),
    ],
    ids=["general", "of the lesson"],
)
@pytest.mark.parametrize("pressed", ["option 0", "option 1"])
def test_the_first_line_says_yes_or_no_as_a_person_would(words: dict[str, str], title: str, pressed: str) -> None:
    lesson = taught(**words)
    piece = lesson.predict("may", bed(lesson), "care medical, pay Ben", "allowed")
    piece.does(pressed)
    assert told(piece)[0] == title


def test_a_long_option_has_a_short_form_in_the_first_line() -> None:
    lesson = taught(**{"lesson.04.comes.short_21": "three less", "lesson.04.comes.short_23": "one less"})
    piece = lesson.predict("comes", bed(lesson), "care palliative", "condition", 21, 23)
    piece.does("option 1")
    assert told(piece)[0] == "Three less, not one less."


def test_where_somebody_is_has_no_reason_in_it() -> None:
    asked = recall.question_of("02.comes_once", words_of("en"), {"seed": 1})
    assert asked.title("on_call") == "Off duty, not On Call."


def test_to_an_option_without_its_sentence_something_general_is_said() -> None:
    lesson = taught()
    piece = lesson.predict("comes", bed(lesson), "care palliative", "condition", 21, 22)
    piece.does("option 1")
    assert told(piece) == ("21, not 22.", lesson.words.say("lesson.told.general"), ["CARE-13"])


def test_a_question_without_a_right_option_gets_one() -> None:
    lesson = taught()
    piece = lesson.predict("comes", bed(lesson), "care palliative", "condition", 23, 24)
    assert piece.asked.options == (21, 24), "what is so, and what was so before"


def test_every_question_prints_its_answers_and_the_rules_of_its_steps() -> None:
    text = repr(comes(taught()))
    assert "  23: None can be laid." in text
    assert "(CARE-13)" in text


def test_a_question_needs_a_fact_that_there_is() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="weather"):
        Asked(bed(lesson), ["care palliative"], "weather", [1], "lesson.04.comes", lesson.words)


def test_the_event_that_asks_lies_there_before_it_is_answered() -> None:
    words = words_of("en")
    asked = recall.question_of("05.pool", words, {"seed": 1})
    piece = Question(asked, words)
    assert [event["title"] for event in piece.pictured()["events"]] == ["That one again"]
    piece.answer(False)
    assert [event["title"] for event in piece.pictured()["events"]] == ["That one again"], "nothing was answered"
    other = Question(recall.question_of("05.thread", words, {"seed": 1}), words)
    assert other.pictured()["events"] == [], "this one is still to come"


def test_a_question_about_memories_that_lie_open_shows_them_and_others_land_beside_them() -> None:
    lesson = taught(**{"lesson.04.lie.asks": "How many lie open?", "lesson.04.lie.right": "2"})
    lying: dict[str, Any] = {"shift": "night", "grid": {"partials": ["1-3"]}, "board": ["4-2"], "pool": 1}
    asked = lesson.predict("lie", lesson.bedside("P01", "Ann", **lying), "care medical, enough", "found", 1, 2)
    assert [each["caption"] for each in asked.stage.script["laid"]] == ["Timeline 1"]
    asked.does("option 1")
    assert [each["caption"] for each in asked.stage.script["laid"]] == ["Timeline 1", "Timeline 4"]
    assert all(each["src"].startswith("data:image/svg+xml") for each in asked.stage.script["laid"])
    about_him = comes(lesson)
    assert about_him.stage.script["laid"] == [], "elsewhere the thread stays"


def test_whether_a_call_is_possible_is_asked_beside_the_memories_that_say_whom() -> None:
    lesson = taught()
    clear, blurred = {"partials": ["2-6", "3-5"], "clears": ["2-6"]}, "A Partial Memory"
    known: dict[str, Any] = {"scenario": 3, "day": 5, "condition": 20, "grid": clear}
    asked = lesson.predict("calls", lesson.bedside("P21", **known), "call Ben contact 1", "allowed")
    assert [each["text"].startswith(blurred) for each in asked.stage.script["laid"]] == [False, True]
    sent = lesson.predict("sent", lesson.bedside("P21", **known), "place Ben", "allowed")
    assert sent.stage.script["laid"] == [], "the memories say nothing about who may be with him"


def test_an_option_is_called_as_the_lesson_calls_it() -> None:
    lesson = taught(**{"lesson.04.comes.name_23": "As he was"})
    assert [each["text"] for each in comes(lesson).script()["options"]].count("As he was") == 1


def varied(*pressed: str) -> Question:
    """A prediction at 24 of which the Condition can be slid from 10 to 25, once it has been answered."""
    lesson = taught()
    piece = comes(lesson, condition=24).vary("condition", 10, 25)
    for name in pressed:
        piece.does(name)
    return piece


def test_a_number_of_the_position_can_be_slid_once_all_has_been_answered() -> None:
    assert varied().script()["slider"] is None
    assert varied("vary 12").asked.right == 21, "not before"
    slider = varied("option 0").script()["slider"]
    assert slider is not None
    assert (slider["least"], slider["most"], slider["value"]) == (10, 25, 24)


def test_what_is_asked_of_another_value_is_that_position_and_its_answer_is_no_answer_of_the_lesson() -> None:
    piece = varied("option 0", "vary 12")
    assert piece.stage.game is piece.asked.game
    assert (piece.asked.right, states(piece), piece.script()["told"]) == (9, ["open"] * 3, None)
    assert not piece.script()["waits"], "what follows stays open"
    piece.does(f"option {piece.asked.options.index(12)}")
    assert told(piece) == ("9, not 12.", "", ["CARE-13"])
    assert piece.answers == [21]
    assert list(piece.marks()) == ["lesson.04.comes"]


def test_what_came_of_each_value_that_was_tried_stands_above_the_slider() -> None:
    assert varied("option 0", "vary 12").script()["slider"]["came"] == []  # type: ignore[index]
    slider = varied("option 0", "vary 12", "option 0").script()["slider"]
    assert slider is not None
    assert slider["came"] == [(12, 9), (24, 21)]


def test_where_the_number_is_what_it_was_the_words_of_the_lesson_come_back() -> None:
    piece = varied("option 0", "vary 12", "vary 24", "option 1")
    assert told(piece) == ("21, not 23.", "None can be laid.", ["CARE-13"])


def test_the_question_that_is_varied_is_the_latest_before_it_and_what_is_out_of_range_does_nothing() -> None:
    lesson = taught()
    piece = comes(lesson, condition=24).vary("condition", 10, 25)
    piece.again(lesson.bedside("P23", "Ann", **HEARTS), 23, 24, 25)
    for name in ("option 0", "vary 9", "vary much"):
        piece.does(name)
    assert (piece.asked.right, piece.script()["count"]) == (21, "1 of 2")
    piece.does("vary 13")
    assert (piece.asked.right, piece.script()["count"]) == (10, "")
    assert [button["name"] for button in piece.script()["buttons"]] == ["next"], "nothing need be answered of it"
    piece.does("next")
    for name in ("option 2", "vary 13"):
        piece.does(name)
    assert (piece.asked.right, piece.script()["count"], piece.script()["slider"]) == (24, "2 of 2", None)


def test_a_stage_is_chosen_from_all_four_when_the_condition_is_slid() -> None:
    lesson = taught()
    piece = lesson.predict("falls", bed(lesson, condition=16), "care palliative", "stage", "green", "orange")
    piece.vary("condition", 4, 30)
    piece.does("option 0")
    piece.does("vary 5")
    assert piece.asked.options == ("green", "orange", "red", "black")


def test_only_a_number_that_the_position_names_can_be_varied_and_only_as_far_as_it_is_possible() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match=r"Dev=…"):
        comes(lesson).vary("Dev", 0, 6)
    with pytest.raises(ho.SceneError):
        comes(lesson, condition=24).vary("condition", 10, 99)


def test_a_question_that_is_slid_says_its_number_and_what_is_so_for_each() -> None:
    lesson = taught(**{"lesson.04.comes.asks_at": "He stands at {n}. Where then?", "lesson.04.comes.varied": "Three."})
    piece = comes(lesson, condition=24).vary("condition", 10, 25)
    assert piece.script()["asks"] != "He stands at 24. Where then?", "nothing has been slid yet"
    for name in ("option 0", "vary 12"):
        piece.does(name)
    assert piece.script()["asks"] == "He stands at 12. Where then?"
    piece.does("option 0")
    assert told(piece)[1] == "Three."


def test_of_a_changed_cell_it_is_said_once_that_its_words_are_left_out() -> None:
    piece = comes(taught(), condition=20)
    general = piece.words.say("lesson.told.general")
    assert [line.strip() for line in piece.lines()].count(general) == 1
    assert sum(general in line for line in piece.lines()) == 1
