"""Moves of one's own: a task and its end, what tempts, and the next move that is shown."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.moves import split_moves
from holding_on.lessons.pieces.play import Play
from tests.lessons.staged import bed, pays, played, taught, told
from tests.lessons.test_lessons import NOTEBOOKS, taken


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


def test_what_looks_like_no_answer_is_tried_in_the_picture_which_shows_that_until_it_has_been_tried() -> None:
    lesson = taught()
    game = lesson.game(deal={"patients": ["P05"]})
    piece = lesson.play("made", game, "place Ann", "pay pool", "turn", "place Ann")
    assert piece.script()["tries"]
    assert told(piece)[1] == "You can press a face in the picture too, or the tin."
    piece.refused(ho.Action.of("pay pool").code)
    assert told(piece)[1] == "You can press a face in the picture too."
    piece.refused(ho.Action.of("place nurse 1").code)
    assert (piece.script()["tries"], piece.script()["told"]) == (False, None)


def test_what_tempts_stands_among_the_answers_that_it_looks_like_and_a_press_says_why_not() -> None:
    piece = pays(taught())
    view = piece.stage.view
    assert [each["name"] for each in view["actions"]] == ["Ann", "Ben", "The Assistants' pool", "Keep it"]
    assert (view["gestures"], piece.script()["tries"]) == ([], False)
    made = piece.game.actions
    pressed = {"kind": "act", "revision": view["revision"], "action": ho.Action.of("pay nurse 2").code}
    assert piece.stage._answer(pressed)["kind"] == "done"
    assert told(piece)[2] == ["TOKEN-10", ""]
    assert (piece.script()["count"], piece.game.actions) == ("Tried so far: 1 of 2", made)


def test_an_answer_that_is_not_possible_promises_nothing_and_says_why_in_two_words() -> None:
    answers = {each["name"]: each for each in pays(taught()).stage.view["actions"]}
    assert [answers[who]["brief"] for who in ("Ben", "The Assistants' pool")] == ["not here", "no heart"]
    for who in ("Ben", "The Assistants' pool"):
        assert (answers[who]["signs"], answers[who]["tokens"], answers[who]["follows"]) == ({"condition": []}, [], "")
    assert answers["Ann"]["signs"]["condition"] != []


def test_somebody_who_cannot_be_called_stands_among_those_who_can_be_placed() -> None:
    lesson = taught()
    game = lesson.game({"day": 3}, moves="turn", deal={"patients": ["P05"]})
    piece = lesson.play("made", game, "call in on-call 1", "place Ann")
    names = [each["name"] for each in piece.stage.view["actions"]]
    assert names == ["Ann", "Ben", "Cleo", "Assistant 1", "Assistant 2", "On-Call 1"]


def test_where_one_does_well_not_to_try_nothing_is_counted_or_named() -> None:
    lesson = taught()
    game = bed(lesson, moves="care medical")
    piece = lesson.play("made", game, "pay Ben", "pay Ann", "enough", counts=False)
    assert (piece.script()["count"], piece.script()["tries"]) == ("", False)
    piece.does("show")
    assert [str(move) for move in game.actions[-1:]] == split_moves("pay Ann", game.names), "it is not shown either"
    game.apply(ho.Action.of("enough"))
    assert told(piece)[0] == "It is done."


def test_a_task_that_is_done_names_what_is_untried_and_lets_it_be_tried() -> None:
    piece = pays(taught(**{"lesson.04.made.done": "Ann paid."}))
    piece.game.apply(ho.Action.of("enough"))
    assert told(piece)[:2] == ("It is done. Not tried yet: Ben, the Assistants' pool.", "")
    buttons = {each["text"]: each["name"] for each in piece.script()["buttons"]}
    assert list(buttons) == [
        "Try: Place a Care Token of Ben",
        "Try: Place a Care Token of the Assistants' pool",
        "Start again",
    ]
    piece.does(buttons["Try: Place a Care Token of Ben"])
    assert told(piece) == ("It is done. Not tried yet: the Assistants' pool.", "", ["TOKEN-10", ""])
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


def test_what_nobody_may_ask_stands_among_the_questions() -> None:
    lesson = Lesson(6)
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.06.made.task": "Ask."})
    found = {"partials": ["1-3"]}
    game = lesson.bedside("P21", "Ben", moves="care medical, enough", deal={"clears": ["1-3"]}, Ben=2, grid=found)
    own = lesson.play("made", game, "inquire Ben timeline 4", "inquire Ben timeline 1", until={"Ben clears": 1})
    other = lesson.play("made", game, "inquire Cleo timeline 1", "inquire Ben timeline 1", until={"Ben clears": 1})
    asked = [[(each["pawn"], each["timeline"]) for each in piece.stage.view["actions"]] for piece in (own, other)]
    assert asked == [[(1, 1), (1, 4), (None, None)], [(1, 1), (2, 1), (None, None)]]
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


def test_a_task_that_somebody_else_did_is_not_done_and_the_next_move_leads_back() -> None:
    lesson = taught(**{"lesson.04.made.missing_3": "Ann kept all of them."})
    game = bed(lesson, moves="care medical")
    piece = lesson.play("made", game, "pay Ann", "enough", ends="Ann tokens")
    game.apply(ho.Action.of("enough"))
    assert not piece.is_done
    assert told(piece)[:2] == ("Something is missing.", "Ann kept all of them.")
    assert (piece.script()["plays"], piece.script()["waits"]) == (False, True)
    piece.does("show")
    piece.does("show")
    assert piece.is_done


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


def test_an_emergency_has_passed_only_where_nothing_was_left_bare() -> None:
    lesson = Lesson(4)
    for way, says in (("pay Ann, pay pool, pay pool, give pool", True), ("pay Ann, pay pool, enough", False)):
        urgent = lesson.bedside("P35", "Ann", "Assistant 1", Ann=3, pool=2)
        piece = lesson.play("urgent", urgent, "pay Ann", "pay pool", "pay pool", "give pool", ends="condition")
        played(piece, way)
        told = piece.script()["told"]
        assert told is not None
        assert (lesson.words.say("lesson.04.urgent.done_24") in str(told)) is says


def test_a_task_with_a_question_to_billy_shows_what_lies_open_and_an_answer_stays_unseen() -> None:
    lesson = taught(**{"lesson.04.ask.task": "Ask him."})
    open_there: dict[str, Any] = {"grid": {"partials": ["1-3"], "clears": []}, "deal": {"clears": ["1-3"]}}
    calm = lesson.bedside("P23", "Ann", Ann=2, moves="care palliative", **open_there)
    task = lesson.play("ask", calm, "inquire Ann timeline 1", until={"Ann clears": 1})
    assert [each["text"][:17] for each in task.stage.script["laid"]] == ["A Partial Memory "]
    task.does("show")
    assert task.is_done
    assert [each["text"][:17] for each in task.stage.script["laid"]] == ["A Partial Memory "]


def test_nobody_without_stress_is_promised_to_lose_some_by_leave() -> None:
    lesson = taught(**{"lesson.04.leave.task": "Whom do you send home?"})
    noon = lesson.bedside("P05", "Cleo", day=4, stress={"Ben": 2}, moves="care medical, enough")
    piece = lesson.play("leave", noon, "send on leave Ann", "send on leave Cleo", "send on leave Ben", "no more leave")
    sent = {each["name"]: each["signs"] for each in piece.stage.view["actions"] if each["kind"] == "send_on_leave"}
    assert "stress" not in sent["Ann"]
    assert "stress" not in sent["Cleo"]
    assert sent["Ben"]["stress"] == [[1, 0]]


@pytest.mark.parametrize(
    ("moves", "title", "words"),
    [
        ("reassign Ben, reassign assistant 1, give Ben, care medical, pay Ben", "It is done.", "done_1"),
        (
            "reassign Cleo, reassign assistant 1, give Cleo, care medical, pay Cleo",
            "Something is missing.",
            "missing_2",
        ),
        (
            "reassign Ben, reassign assistant 1, give Ben, care palliative, give pool, give pool, talk Ben",
            "Something is missing.",
            "missing_2",
        ),
    ],
)
def test_warn_01_warn_02_in_lesson_8_either_kindness_of_a_night_loses_him(moves: str, title: str, words: str) -> None:
    lesson = Lesson(8)
    tonight: dict[str, Any] = {"day": 6, "manager": "Ben", "warnings": 1, "stress": {"Ben": 1, "Cleo": 2}}
    tonight |= {"earlier": ["P05: Ann", "P33: Ben, Cleo, Assistant 1"]}
    tonight |= {"care": {"morning": "palliative", "day": "palliative"}}
    tonight |= {"on_leave": "Assistant 2", "been_called": "On-Call 1, On-Call 2"}
    night = lesson.bedside("P06", **tonight)
    way = ("reassign Ben", "reassign assistant 1", "give Ben", "care medical", "pay Ben")
    piece = lesson.play("tonight", night, *way, until={"day": 7}, ends="warnings")
    for move in split_moves(moves, piece.game.names):
        piece.game.apply(ho.Action.of(move))
    assert told(piece)[:2] == (title, lesson.words.say(f"lesson.08.tonight.{words}"))


def test_the_last_line_is_what_mattered_and_not_what_the_next_hour_brings() -> None:
    lesson, _ = taken(NOTEBOOKS[9])
    plays = [piece for piece in lesson._staged if isinstance(piece, Play)]
    for piece in plays:
        while not piece.is_over:
            piece.does("show")
        said = piece.script()["told"]
        lines = said["lines"] if said else []
        assert [each["text"] for each in lines if each["text"].startswith(("Stable", "The Morning Shift"))] == []
    assert plays
