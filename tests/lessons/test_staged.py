"""Pieces on a stage: a choice, a prediction with sentences, moves of one's own, a handover."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks import recall
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import play_moves, split_moves
from holding_on.lessons.checks.tasks import PlayTask, task_of
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.bench import Bench
from holding_on.lessons.pieces.came import picture_of
from holding_on.lessons.pieces.choice import Choice
from holding_on.lessons.pieces.handover import Handover
from holding_on.lessons.pieces.moments import Moments
from holding_on.lessons.pieces.play import Play
from holding_on.lessons.pieces.question import Question
from holding_on.lessons.pieces.staged import Staged
from holding_on.lessons.pieces.trial import Trial

HEARTS: dict[str, Any] = {"Ann": 3, "Ben": 2}
SAID = {
    "lesson.04.made.asks": "What will she do?",
    "lesson.04.made.way_1": "Treat him",
    "lesson.04.made.told_1": "He stays.",
    "lesson.04.made.way_2": "Sit with him",
    "lesson.04.made.told_2": "He falls.",
    "lesson.04.made.task": "Treat him.",
    "lesson.04.comes.21": "So it is.",
    "lesson.04.comes.23": "None can be laid.",
    "lesson.04.comes.24": "Comfort holds nothing up.",
    "lesson.04.comes.again.23": "A stable card has no symbol.",
    "lesson.04.comes.again.25": "Only treatment lifts him.",
    "lesson.04.may.yes": "Ben is not there.",
}


def taught(**more: str) -> Lesson:
    """A lesson with some words of its own."""
    lesson = Lesson(4)
    lesson.words = Words.of("en", {**lesson.words.texts, **SAID, **more})
    return lesson


def bed(lesson: Lesson, card: str = "P16", **about: Any) -> ho.Game:
    return lesson.bedside(card, "Ann", "Assistant 1", **{**HEARTS, **about})


def comes(lesson: Lesson) -> Question:
    return lesson.predict("comes", bed(lesson), "care palliative", "condition", 21, 23, 24)


def states(piece: Staged) -> list[str]:
    return [each["state"] for each in piece.script()["options"]]


def told(piece: Staged) -> tuple[str, str, list[str]]:
    said = piece.script()["told"]
    assert said is not None
    return said["title"], said["text"], [line["rule"] for line in said["lines"]]


# --- a position in one line -------------------------------------------------------------------------------------


def test_a_bedside_turns_the_card_and_places_who_is_named() -> None:
    game = taught().bedside("P16", "Ann", "Assistant 1", moves="care medical, pay Ann", condition=18, **HEARTS)
    pawns = game.view()["pawns"]
    assert [pawn["short"] for pawn in pawns if pawn["shift"] == 0] == ["Ann", "A 1"]
    assert (game.structure()["condition"], game.structure()["tokens"][:2]) == (18, [2, 2])


def test_a_bedside_of_somebody_unknown_says_who_is_here() -> None:
    with pytest.raises(ho.SceneError, match="Zoe"):
        taught().bedside("P16", "Zoe")


@pytest.mark.parametrize("given", [{"Cleo": 2}, {"stress": {"Cleo": 1}}, {"earlier": ["P05: Cleo"]}])
def test_whoever_is_not_at_a_table_of_two_is_said_to_be_nobody_here(given: dict[str, Any]) -> None:
    with pytest.raises(
        ho.SceneError,
        match=r"'Cleo' is nobody here; there are Ann, Ben, assistant 1, assistant 2, on-call 1, on-call 2$",
    ):
        taught().bedside("P22", "Ann", players=2, **given)


def test_a_bedside_says_in_plain_words_who_worked_earlier_who_is_away_and_who_is_tired() -> None:
    away: dict[str, Any] = {"on_leave": "Ben", "been_called": "On-Call 1", "stress": {"Ben": 2, "Assistant 1": 1}}
    game = taught().bedside("P22", "Ann", Ben=3, earlier=["P06: Cleo, Assistant 1", "P05:  on-call 2"], **away)
    assert {pawn["name"]: pawn["shift"] for pawn in game.view()["pawns"] if pawn["shift"] is not None} == {
        "Cleo": 0,
        "Assistant 1": 0,
        "On-Call 2": 1,
        "Ann": 2,
    }
    assert [fact(game, f"{who} place") for who in ("Ben", "on-call 1")] == ["on_leave", "left"]
    assert [fact(game, about) for about in ("Ben tokens", "Ben stress", "assistant 1 stress")] == [3, 2, 1]


@pytest.mark.parametrize("earlier", [["Ann, Ben"], ["P05: Ann"] * 3])
def test_a_shift_that_is_over_without_its_card_is_refused_with_how_it_is_written(earlier: list[str]) -> None:
    with pytest.raises(ho.SceneError, match="P06: Ann, Assistant 1"):
        taught().bedside("P22", "Cleo", earlier=earlier)


def test_a_choice_without_moves_has_as_many_ways_as_words() -> None:
    lesson = Lesson(1)
    assert len(lesson.choose("hook", lesson.game()).script()["options"]) == 3


def test_the_cards_of_a_position_can_be_looked_up_by_their_numbers() -> None:
    shown = Lesson(1).cards().lines()
    assert len(shown) == 39
    assert "P23, Stable: Took half a bowl of soup and wanted to know what was in it." in shown


def test_moves_may_name_people() -> None:
    assert split_moves("place Ann, pay pool, talk Ben", ["Ann", "Ben"]) == ["place nurse 1", "pay pool", "talk nurse 2"]


# --- a position to look at --------------------------------------------------------------------------------------


def test_where_nothing_can_be_pressed_a_position_to_look_at_says_what_everything_in_it_is() -> None:
    lesson = taught()
    asks, *things = lesson.look("made", bed(lesson)).lines()
    assert asks == "What will she do?"
    assert {"Billy's condition is 24 of 30.", "Break Room: Ben, Cleo and Assistant 2."} <= {
        line.strip().partition(" That is")[0] for line in things
    }
    assert any(line.startswith("  Ben, Nurse: Break Room.") and "2 Care Tokens" in line for line in things)


# --- a choice in which no way is wrong --------------------------------------------------------------------------


def hook(lesson: Lesson) -> Choice:
    return lesson.choose("made", bed(lesson), "care medical, pay Ann, pay Ann, pay Ann", "care palliative")


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


# --- what came of it, in the picture ------------------------------------------------------------------------------


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


# --- a prediction -----------------------------------------------------------------------------------------------


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


# --- moves of one's own -----------------------------------------------------------------------------------------


def pays(lesson: Lesson) -> Play:
    game = bed(lesson)
    game.apply(ho.Action.of("care medical"))
    return lesson.play("made", game, "pay Ben", "pay pool", "pay Ann", "pay Ann", "enough")


def test_a_task_is_done_when_its_moment_is_reached_by_whatever_way() -> None:
    piece = pays(taught())
    assert (piece.script()["plays"], piece.script()["waits"]) == (True, True)
    piece.game.apply(ho.Action.of("enough"))
    assert piece.is_done
    assert (piece.script()["plays"], piece.script()["waits"]) == (False, False)
    assert told(piece)[2] == ["CARE-09"]


@pytest.mark.parametrize(
    ("memories", "said"),
    [
        (["1-3", "2-2"], ["He'd one hand under my belly", "The Beatles"]),
        (["1-1", "2-2"], ["A memory of Timeline 1 (Under the shipyard), face down.", "The Beatles"]),
    ],
    ids=["bearable", "one is heavy"],
)
def test_a_task_in_which_billy_tells_something_ends_with_his_words(memories: list[str], said: list[str]) -> None:
    lesson = taught()
    eased = "care palliative, take token, give Ann, give Ann"
    game = lesson.bedside("P13", "Ann", "Assistant 1", moves=eased, deal={"partials": memories})
    piece = lesson.play("made", game, "talk Ann")
    piece.does("show")
    shown = piece.script()["told"]
    assert shown is not None
    assert [line["rule"] for line in shown["lines"]] == ["PARTIAL-09", "PARTIAL-09"]
    assert all(words in line["text"] for words, line in zip(said, shown["lines"], strict=True))
    assert "Every blind in the street" not in str(shown)


def test_temptations_are_counted_once_each() -> None:
    piece = pays(taught())
    for move in ("pay nurse 2", "pay nurse 2", "place nurse 3"):
        piece.refused(ho.Action.of(move).code)
    assert piece.script()["count"] == "Tried so far: 1 of 2"


def test_a_temptation_that_a_board_would_not_list_can_be_pressed_and_is_refused() -> None:
    lesson = taught()
    game = lesson.game(deal={"patients": ["P05"]})
    piece = lesson.play("made", game, "place Ann", "turn", "call in on-call 1", "place Ann")
    ann, on_call = (ho.Action.of(move).code for move in ("place nurse 1", "call in on-call 1"))

    def refused() -> list[int]:
        return [each["code"] for each in piece.stage.view["barred"] if each["code"] in (ann, on_call)]

    assert (game.view()["barred"], refused()) == ([], [ann])
    assert "The patient card is to be turned" in piece.stage.view["barred"][0]["why"]
    piece.stage._answer({"kind": "barred", "code": ann})
    assert piece.script()["count"] == "Tried so far: 1 of 2"
    game.apply(ho.Action.of("turn"))
    assert refused() == [on_call], "each is there at its own moment, and once"


def test_what_can_be_tried_looks_as_if_it_could_be_pressed_until_it_has_been_tried() -> None:
    piece = pays(taught())
    assert piece.script()["tries"]
    assert told(piece)[1] == "You can press a face in the picture too, or the tin."
    piece.refused(ho.Action.of("pay pool").code)
    assert told(piece)[1] == "You can press a face in the picture too."
    piece.refused(ho.Action.of("pay nurse 2").code)
    assert (piece.script()["tries"], piece.script()["told"]) == (False, None)


def test_a_task_that_is_done_names_what_is_untried_and_lets_it_be_tried() -> None:
    piece = pays(taught(**{"lesson.04.made.done": "Ann paid."}))
    piece.game.apply(ho.Action.of("enough"))
    assert told(piece)[:2] == ("It is done. Two things are still worth trying.", "")
    buttons = {each["text"]: each["name"] for each in piece.script()["buttons"]}
    assert list(buttons) == [
        "Try: Place a Care Token of Ben",
        "Try: Place a Care Token of the Assistants' pool",
        "Start again",
    ]
    piece.does(buttons["Try: Place a Care Token of Ben"])
    assert told(piece) == ("It is done. One thing is still worth trying.", "", ["TOKEN-10", ""])
    piece.does("try 99")
    assert piece.script()["count"] == "Tried so far: 1 of 2"
    piece.does(buttons["Try: Place a Care Token of the Assistants' pool"])
    assert told(piece)[:2] == ("It is done.", "Ann paid.")
    assert piece.is_done
    assert len(piece.script()["buttons"]) == 1


def test_three_that_are_untried_have_buttons_with_their_names_alone_which_stand_side_by_side() -> None:
    lesson = taught()
    game = bed(lesson)
    game.apply(ho.Action.of("care medical"))
    piece = lesson.play("made", game, "pay Ben", "pay pool", "pay Cleo", "enough")
    game.apply(ho.Action.of("enough"))
    names = [each["text"] for each in piece.script()["buttons"]]
    assert names == ["Try: Ben", "Try: the Assistants' pool", "Try: Cleo", "Start again"]
    piece.does(piece.script()["buttons"][0]["name"])
    names = [each["text"] for each in piece.script()["buttons"]]
    assert names[1:] == ["Try: Place a Care Token of Cleo", "Start again"], "two have room for what is tried"


def test_what_only_chance_could_do_is_not_named_as_untried_and_does_not_count() -> None:
    game = bed(taught())
    game.apply(ho.Action.of("care medical"))
    piece = taught().play("made", game, "lose clear", "pay Ann", "enough")
    assert len(piece.temptations) == 1
    assert (piece.script()["count"], piece.script()["tries"]) == ("", False)
    game.apply(ho.Action.of("enough"))
    assert told(piece)[0] == "It is done."
    assert [each["name"] for each in piece.script()["buttons"]] == ["start"]


def test_a_face_is_to_be_pressed_only_where_its_person_has_no_answer_of_their_own() -> None:
    lesson = Lesson(6)
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.06.made.task": "Ask."})
    found = {"partials": ["1-3"]}
    game = lesson.bedside("P21", "Ben", moves="care medical, enough", deal={"clears": ["1-3"]}, Ben=2, grid=found)
    own = lesson.play("made", game, "inquire Ben timeline 4", "inquire Ben timeline 1", until={"Ben clears": 1})
    other = lesson.play("made", game, "inquire Cleo timeline 1", "inquire Ben timeline 1", until={"Ben clears": 1})
    assert [(piece.script()["tries"], piece.script()["told"] is None) for piece in (own, other)] == [
        (False, True),
        (True, False),
    ]
    game.apply(ho.Action.of("inquire nurse 2 timeline 1"))
    assert own.script()["buttons"][0]["text"].startswith("Try: Ben asks about Timeline 4 (")


def test_the_next_move_goes_back_to_try_what_is_not_refused_any_more() -> None:
    lesson = taught()
    piece = lesson.play("made", lesson.game(deal={"patients": ["P05"]}), "place Ann", "turn", "place Ann")
    piece.game.apply(ho.Action.of("turn"))
    piece.does("show")
    assert piece.game.actions == ()
    assert piece.script()["count"] == "Tried so far: 1 of 1"
    assert told(piece)[0].startswith("From the start: Place Ann")
    piece.does("show")
    assert piece.script()["told"] is None, "what follows goes back nowhere"
    piece.does("show")
    assert piece.is_done


def test_the_last_words_of_a_task_are_those_of_what_happened() -> None:
    lesson = taught(**{"lesson.04.made.done_2": "Two are left.", "lesson.04.made.done": "Ann paid."})
    paid = []
    for moves in ("pay Ann, enough", "enough"):
        game = bed(lesson, moves="care medical")
        piece = lesson.play("made", game, "pay Ann", "pay Ann", "pay Ann", until={"asked": "leave"}, ends="Ann tokens")
        for move in split_moves(moves, game.names):
            game.apply(ho.Action.of(move))
        paid.append(told(piece)[1])
    assert paid == ["Two are left.", "Ann paid."]


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


def test_the_next_move_is_shown_with_what_the_ward_refuses_on_the_way() -> None:
    piece = pays(taught())
    piece.does("show")
    assert told(piece)[2] == ["TOKEN-10", ""]
    for _ in range(4):
        piece.does("show")
    assert piece.is_done
    assert piece.script()["count"] == "Tried so far: 2 of 2"


def test_after_other_moves_the_next_one_goes_on_from_where_both_ways_were_the_same() -> None:
    lesson = taught()
    piece = lesson.play("made", bed(lesson), "care medical", "pay Ann", "enough")
    piece.game.apply(ho.Action.of("care medical"))
    piece.game.apply(ho.Action.of("pay pool")) if piece.game.why_not(ho.Action.of("pay pool")) is None else None
    piece.does("show")
    assert str(piece.game.actions[-1]) == "pay nurse 1"


def test_the_next_move_says_how_far_it_has_gone_back() -> None:
    lesson = taught(**{"lesson.04.made.done": "Ann kept hers."})
    piece = lesson.play("made", bed(lesson), "care medical", "enough")
    piece.game.apply(ho.Action.of("care medical"))
    piece.game.apply(ho.Action.of("pay nurse 1"))
    piece.does("show")
    assert [str(action) for action in piece.game.actions[-2:]] == ["care medical", "enough"]
    assert told(piece)[0] == "It is done."
    assert told(piece)[1].startswith("1 move back: ")
    assert told(piece)[1].endswith(". Ann kept hers.")
    piece.does("start")
    piece.game.apply(ho.Action.of("care palliative"))
    piece.does("show")
    assert told(piece)[0].startswith("From the start: ")
    piece.does("show")
    assert told(piece)[1] == "Ann kept hers.", "and only then"


def test_a_task_can_begin_again() -> None:
    piece = pays(taught())
    start = piece.game.actions
    piece.game.apply(ho.Action.of("enough"))
    piece.does("start")
    assert piece.game.actions == start
    assert piece.script()["plays"]


def test_a_task_that_leads_nowhere_is_refused() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="lead nowhere"):
        lesson.play("made", bed(lesson), "pay Ben")


# --- what comes back --------------------------------------------------------------------------------------------

HANDED_ON: Mapping[int, Mapping[str, Any]] = {
    lesson: {
        name: {
            "begin": ["turn"],
            "moves": ["place nurse 1"],
            "about": "allowed",
            "options": {"deal": {"patients": ["P06"]}},
        }
    }
    for lesson, name in ((1, "first"), (2, "second"), (3, "third"), (4, "fourth"))
}


@pytest.fixture
def handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "handed_on", lambda lesson: HANDED_ON.get(lesson, {}))


def handover(number: int = 5) -> Handover:
    words = Lesson(number).words
    said = {f"lesson.{n:02}.handover.{name}.no": "She is free." for n, all_of in HANDED_ON.items() for name in all_of}
    words = Words.of("en", {**words.texts, **said})
    return Handover(number, lambda name: recall.question_of(name, words, {"seed": 1}), words)


@pytest.mark.usefixtures("handed_on")
def test_a_handover_asks_about_the_three_latest_lessons() -> None:
    piece = handover()
    assert piece.names == ["04.fourth", "03.third", "02.second"]
    assert piece.script()["badge"] == "The handover"


@pytest.mark.usefixtures("handed_on")
def test_what_was_missed_two_lessons_ago_comes_first_and_then_what_was_asked_least() -> None:
    piece = handover()
    piece.recalled(
        {"01.first": {"at": 3, "missed": True, "asked": 2}, "04.fourth": {"at": 4, "missed": False, "asked": 1}}
    )
    assert piece.names == ["01.first", "03.third", "02.second"]
    piece.does("option 1")
    assert piece.script()["keep"] == {"01.first": {"at": 5, "missed": True, "asked": 3}}


@pytest.mark.usefixtures("handed_on")
@pytest.mark.parametrize("damaged", [{"01.first": 7}, {"01.first": {"at": "x", "missed": 1, "asked": []}}, {"": {}}])
def test_of_what_is_damaged_nothing_is_known(damaged: dict[str, Any]) -> None:
    piece = handover()
    piece.recalled(damaged)
    piece.does("option 0")
    assert piece.script()["keep"]["04.fourth"]["asked"] == 1


@pytest.mark.usefixtures("handed_on")
def test_a_handover_that_was_begun_stays_as_it_is() -> None:
    piece = handover()
    piece.does("option 0")
    piece.recalled({"01.first": {"at": 3, "missed": True, "asked": 2}})
    assert piece.names == ["04.fourth", "03.third", "02.second"]


def test_every_question_prints_its_answers_and_the_rules_of_its_steps() -> None:
    text = repr(comes(taught()))
    assert "  23: None can be laid." in text
    assert "(CARE-13)" in text


def test_a_question_needs_a_fact_that_there_is() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="weather"):
        Asked(bed(lesson), ["care palliative"], "weather", [1], "lesson.04.comes", lesson.words)


# --- something to play with -------------------------------------------------------------------------------------


def mornings(lesson: Lesson) -> Bench:
    return lesson.bench(
        "made",
        bed(lesson),
        "care medical, pay Ann, pay Ann, enough",
        "care palliative, give Ann, give pool, give pool, talk Ann",
    )


def played(piece: Staged, moves: str) -> None:
    for move in split_moves(moves, piece.game.names):
        piece.game.apply(ho.Action.of(move))


def test_two_ways_through_an_hour_stand_side_by_side() -> None:
    piece = mornings(taught())
    played(piece, "care medical, pay Ann, enough")
    assert not piece.script()["plays"]
    piece.does("again")
    assert piece.script()["plays"]
    played(piece, "care palliative, give Ann, give pool, give pool, talk Ann")
    bench = piece.script()["bench"]
    assert bench is not None
    assert [(result["title"], result["before"], result["after"]) for result in bench["results"]] == [
        ("Palliative Care", 24, 21),
        ("Medical Care, 1 Care Token laid down", 24, 22),
    ]
    assert "Care Tokens: 6, then 9" in [figure["text"] for figure in bench["results"][0]["figures"]]


def test_a_result_names_who_paid_with_stress() -> None:
    lesson = Lesson(3)
    evening = lesson.bedside("P06", "Ann", day=6, earlier=["P28: Ben, Assistant 1", "P33: Cleo, Assistant 2"])
    bench = lesson.bench("evening", evening, "reassign Cleo, give Cleo", "cover Ann")
    said = bench.lines()
    assert "    Cleo, Stress: 0, then 1" in said
    assert "    Ann, Stress: 0, then 1" in said
    assert not any(line.strip().startswith("Stress") for line in said)


def test_what_was_done_twice_is_said_in_words() -> None:
    lesson = Lesson(3)
    evening = lesson.bedside("P15", "Ann", day=6, earlier=["P06: Ben, Assistant 1", "P16: Cleo, Assistant 2"])
    said = lesson.bench("evening", evening, "reassign Cleo, cover Ann, give Ann", "cover Ann, cover Ann").lines()
    assert "  Ann twice" in said
    assert not [line for line in said if "times)" in line]


def test_the_event_that_asks_lies_there_before_it_is_answered() -> None:
    words = words_of("en")
    asked = recall.question_of("05.pool", words, {"seed": 1})
    piece = Question(asked, words)
    assert [event["title"] for event in piece.pictured()["events"]] == ["That one again"]
    piece.answer(False)
    assert [event["title"] for event in piece.pictured()["events"]] == ["That one again"], "nothing was answered"
    other = Question(recall.question_of("05.thread", words, {"seed": 1}), words)
    assert other.pictured()["events"] == [], "this one is still to come"


def test_where_stress_was_paid_a_result_names_whose_tokens_went_and_who_cannot_be_called_again() -> None:
    lesson, today = Lesson(3), ["P06: Ben, Assistant 1", "P16: Cleo, Assistant 2"]
    evening = lesson.bedside("P15", "Ann", Ann=2, Cleo=2, day=6, earlier=today, been_called="On-Call 1")
    said = lesson.bench(
        "evening", evening, "reassign Cleo, call in on-call 2, give Cleo", "cover Ann, cover Ann"
    ).lines()
    assert [line.strip() for line in said if "Ann," in line] == [
        "Ann, Stress: 0, then 2",
        "Ann, Care Tokens: 2, then 1",
    ]
    assert "    Cleo, Stress: 0, then 1" in said
    assert "    On-Call 2: called in, and cannot be called again" in said
    assert not [line for line in said if line.strip().startswith("Care Tokens")]


def test_an_emergency_has_passed_only_where_nothing_was_left_bare() -> None:
    lesson = Lesson(4)
    for way, says in (("pay Ann, pay pool, pay pool, give pool", True), ("pay Ann, pay pool, enough", False)):
        urgent = lesson.bedside("P35", "Ann", "Assistant 1", Ann=3, pool=2)
        piece = lesson.play("urgent", urgent, "pay Ann", "pay pool", "pay pool", "give pool", ends="condition")
        played(piece, way)
        told = piece.script()["told"]
        assert told is not None
        assert (lesson.words.say("lesson.04.urgent.done_24") in str(told)) is says


def test_of_many_ways_the_last_two_are_shown() -> None:
    piece = mornings(taught())
    for _ in range(3):
        piece.does("again")
        assert piece.script()["bench"] is None, "the room is for the answers while the learner plays"
        played(piece, "care medical, enough")
    bench = piece.script()["bench"]
    assert bench is not None
    assert [result["when"] for result in bench["results"]] == ["This time", "The time before"]


def tables(lesson: Lesson) -> Bench:
    """The same morning with two and with four at the table."""
    lesson.words = Words.of(
        "en",
        {
            **lesson.words.texts,
            "lesson.04.made.table_1": "Two",
            "lesson.04.made.table_2": "Four",
            "lesson.04.made.both": "So it is at both.",
            "lesson.04.made.says_2": "Four pairs.",
        },
    )
    two, four = (lesson.bedside("P23", "Ann", players=players, manager="Ben", Ann=2) for players in (2, 4))
    return lesson.bench("made", two, "care medical, pay Ann", "care medical, enough").beside(
        four, "care medical, enough"
    )


def titles(piece: Bench) -> list[tuple[str, str]]:
    bench = piece.script()["bench"]
    return [(result["when"], result["title"]) for result in bench["results"]] if bench else []


def offered_below(piece: Bench) -> list[tuple[str, bool]]:
    return [(button["text"], button["main"]) for button in piece.script()["buttons"]]


def test_the_same_hour_at_two_tables_stands_side_by_side_in_their_order() -> None:
    piece = tables(taught())
    assert (piece.script()["badge"], offered_below(piece)) == ("Two", [("Another way", False), ("Four", False)])
    piece.does("table 1")
    assert [len(piece.game.names), len(piece.stage.view["pawns"])] == [4, 8]
    played(piece, "care medical, enough")
    assert titles(piece) == [("Four", "Medical Care")]
    assert piece.stage.script["said"] == ["“Four pairs.”"]
    assert offered_below(piece) == [("Another way", False), ("Two", True)], "the other table comes next"
    assert piece.script()["told"] is None
    piece.does("table 0")
    assert (piece.script()["badge"], piece.script()["plays"], piece.script()["said"]) == ("Two", True, [])
    played(piece, "care medical, pay Ann")
    assert titles(piece) == [("Two", "Medical Care, 1 Care Token laid down"), ("Four", "Medical Care")]
    assert told(piece)[1] == "So it is at both."
    piece.does("again")
    played(piece, "care medical, enough")
    assert titles(piece) == [("Two", "Medical Care"), ("Four", "Medical Care")]


def test_at_two_tables_a_result_names_who_holds_what_and_every_table_is_told_by_itself() -> None:
    said = [line.strip() for line in tables(taught()).lines()]
    assert said[1] == "Two"
    assert "Ann, Care Tokens: 2, then 1" in said
    assert said[-1] == "So it is at both."
    with pytest.raises(ho.SceneError, match="one moment"):
        tables(taught()).beside(taught().bedside("P23", "Ann"), "care medical, pay Ben")


def test_one_table_has_no_name_and_no_way_to_another() -> None:
    piece = mornings(taught())
    assert (piece.script()["badge"], [button["name"] for button in piece.script()["buttons"]]) == ("", ["again"])


def test_ways_that_lead_to_different_moments_are_refused() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="one moment"):
        lesson.bench("made", bed(lesson), "care medical", "care palliative")


def moments(lesson: Lesson) -> Moments:
    said = {f"lesson.04.made.{kind}_{n}": f"{kind} {n}" for kind in ("moment", "told") for n in (1, 2, 3)}
    lesson.words = Words.of("en", {**lesson.words.texts, **said})
    return lesson.moments("made", bed(lesson), "care medical, pay Ann", "enough")


def test_a_game_can_be_taken_to_each_of_its_moments_and_back() -> None:
    piece = moments(taught())
    piece.does("moment 3")
    assert (piece.game.structure()["condition"], told(piece)[1]) == (22, "told 3")
    piece.does("moment 1")
    assert (piece.game.structure()["condition"], states(piece)) == (24, ["chosen", "open", "open"])


def test_a_moment_without_a_move_before_it_is_told_too() -> None:
    lesson = taught(**{f"lesson.04.still.{key}": key for key in ("asks", "moment_1", "told_1", "moment_2", "told_2")})
    piece = lesson.moments("still", bed(lesson), "")
    piece.does("moment 2")
    assert piece.stage.script["told"]["text"] == "told_2"


def test_a_moment_that_cannot_be_reached_is_refused() -> None:
    lesson = taught()
    with pytest.raises(ho.SceneError, match="Ben does not work on this shift"):
        lesson.moments("made", bed(lesson), "care medical", "pay Ben")


# --- exercises --------------------------------------------------------------------------------------------------


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


def test_the_end_of_a_lesson_says_what_to_remember() -> None:
    lines = Lesson(4).remember().lines()
    assert lines[0] == "One thing to remember"
    assert lines[2].startswith("Tomorrow you will need ")


def test_the_end_of_a_lesson_comes_back_to_what_was_chosen() -> None:
    lesson = taught()
    choice, end = hook(lesson), lesson.remember()
    assert end.shelf.value == ""
    choice.does("way 2")
    assert "You chose: Sit with him. He falls." in end.shelf.value
    choice.does("way 1")
    assert "You chose: Treat him. He stays." in end.shelf.value
    assert "He falls." not in end.shelf.value
    assert lesson.remember().shelf.value == end.shelf.value, "made later it says the same"


def test_the_end_of_a_lesson_tells_again_what_billy_told_but_nothing_heavy() -> None:
    lesson = taught()
    eased = "care palliative, take token, give Ann, give Ann"
    game = lesson.bedside("P13", "Ann", "Assistant 1", moves=eased, deal={"partials": ["1-1", "2-2"]})
    piece, end = lesson.play("made", game, "talk Ann"), lesson.remember()
    piece.does("show")
    assert "The Beatles" in end.shelf.value
    assert "A memory of Timeline 1" in end.shelf.value
    assert "Every blind in the street" not in end.shelf.value
    piece.does("start")
    assert end.shelf.value == ""


def test_the_end_of_a_lesson_tells_again_what_an_exercise_and_an_hour_brought() -> None:
    lesson = Lesson(5)
    trial = lesson.play("hear_him")
    hours = lesson.listen("hours", "P21", "Ann", moves="care palliative", Ann=0, condition=12, day=5)
    end = lesson.remember()
    played(trial, "place Ben, care palliative, use trust Ben")
    assert end.shelf.value == "<p>“Nico&#x27;s mother hit my egg. Mine held. Luck for a year, she said.”</p>"
    for _ in range(6):
        hours.does("hours")
    assert 1 <= end.shelf.value.count("<p>") <= 4


def test_where_it_is_asked_which_care_the_day_still_needs_no_button_says_so() -> None:
    piece = Lesson(2).play("before_the_check")
    played(piece, "turn, place Ben")
    offered = [each for each in piece.stage.view["actions"] if each["kind"] == "care"]
    assert [each["name"] for each in offered] == ["Medical Care", "Palliative Care"]
    assert [(each["brief"], each["follows"], each["signs"].get("warnings")) for each in offered] == [("", "", None)] * 2
    told = [each for each in piece.game.view()["actions"] if each["kind"] == "care"]
    assert "due" in told[0]["brief"], "the board of a game says so"
    assert "Warning" in told[1]["follows"]


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


def test_a_task_with_a_question_to_billy_shows_what_lies_open_and_an_answer_stays_unseen() -> None:
    lesson = taught(**{"lesson.04.ask.task": "Ask him."})
    open_there: dict[str, Any] = {"grid": {"partials": ["1-3"], "clears": []}, "deal": {"clears": ["1-3"]}}
    calm = lesson.bedside("P23", "Ann", Ann=2, moves="care palliative", **open_there)
    task = lesson.play("ask", calm, "inquire Ann timeline 1", until={"Ann clears": 1})
    assert [each["text"][:17] for each in task.stage.script["laid"]] == ["A Partial Memory "]
    task.does("show")
    assert task.is_done
    assert [each["text"][:17] for each in task.stage.script["laid"]] == ["A Partial Memory "]
