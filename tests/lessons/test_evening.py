"""An evening that the learner sets up: the engine plays it, and says how it ends or how near each ending is."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.pieces.evening import ENDINGS, Evening
from tests.lessons.test_lessons import NOTEBOOKS, taken

TREAT, SIT = "care medical, pay Ann", "care palliative"
FOUR = {"partials": ["1-3", "2-2", "3-1", "4-2", "5-4"], "clears": ["1-3", "2-2", "3-1", "5-4"]}
SETTINGS: dict[str, tuple[Any, ...]] = {
    "condition": (5, 1),
    "day": (9, 13),
    "warnings": (0, 1),
    "memory": (["4-5"], ["4-2"]),
}
WORDS = {
    f"lesson.09.made.{name}": name for name in ("asks", "way", "way_1", "way_2", *SETTINGS, "memory_1", "memory_2")
}


def evening(*ways: str, **settings: tuple[Any, ...]) -> Evening:
    """A night of lesson 9 with these ways through it, both kinds of care when none is named."""
    lesson = Lesson(9)
    lesson.words = Words.of("en", {**lesson.words.texts, **WORDS})

    def begin(memory: list[str], **about: Any) -> Game:
        today: dict[str, Any] = {"earlier": ["P22: Cleo", "P21: Ben"]}
        today["care"] = {"morning": "palliative", "day": "palliative"}
        return lesson.bedside("P01", "Ann", grid=FOUR, pawns={"Ben": {"clears": memory}}, Ann=1, **today, **about)

    return lesson.evening("made", begin, *(ways or (TREAT, SIT)), **{**SETTINGS, **settings})


def set_to(piece: Evening, **values: int) -> None:
    for name, value in values.items():
        piece.does(f"{name} {value}")


def reached(piece: Evening) -> list[bool]:
    return [bool(page["ways"]) for page in piece.script()["pages"]]


def ways(piece: Evening, ending: str) -> list[str]:
    """What stands below an ending."""
    return piece.script()["pages"][ENDINGS.index(ending)]["ways"]


def test_nothing_is_told_before_an_evening_is_played_and_no_page_is_reached() -> None:
    piece = evening()
    assert piece.script()["told"] is None
    assert reached(piece) == [False] * len(ENDINGS)
    assert piece.script()["count"] == "", "deaths are not counted like points"
    assert piece.script()["waits"]
    piece.does("play")
    assert not piece.script()["waits"]


def test_an_evening_after_which_it_goes_on_tells_how_near_each_ending_is() -> None:
    piece = evening()
    piece.does("play")
    said = piece.script()["told"]
    assert said is not None
    assert said["title"] == "It goes on: Day 10"
    assert said["lines"][0]["text"] == "Condition 5, red · 0 of 2 Hospital Warnings · 4 of 5 Timelines found"
    assert piece.reached == {}


@pytest.mark.parametrize(
    ("values", "ending", "rule"),
    [
        ({"memory": 2}, "objective", "SCEN-07"),
        ({"condition": 2, "way": 2}, "condition", "SCEN-10"),
        ({"day": 2}, "deck", "SCEN-11"),
        ({"warnings": 2, "way": 2}, "warnings", "SCEN-13"),
        ({"warnings": 2, "way": 2, "memory": 2}, "warnings", "SCEN-13"),
        ({"day": 2, "memory": 2}, "objective", "SCEN-07"),
    ],
)
def test_the_engine_says_how_it_ends_and_by_which_rule(values: dict[str, int], ending: str, rule: str) -> None:
    piece = evening()
    set_to(piece, **values)
    piece.does("play")
    said = piece.script()["told"]
    assert said is not None
    assert said["lines"][-1]["rule"] == rule
    assert [*piece.reached] == [ending]
    assert reached(piece) == [each == ending for each in ENDINGS]


def test_what_is_set_stays_and_the_evening_begins_anew() -> None:
    piece = evening()
    piece.does("day 2")
    piece.does("play")
    piece.does("condition 2")
    assert piece.script()["told"] is None
    assert (fact(piece.game, "day"), fact(piece.game, "condition")) == (13, 1)
    assert [
        each["text"] for dial in piece.script()["dials"] for each in dial["options"] if each["state"] == "chosen"
    ] == [
        "1",
        "13",
        "0",
        "memory_1",
        "way_1",
    ]
    assert [*piece.reached] == ["deck"], "a page that was reached stays"


def test_the_stage_takes_every_press_that_it_shows_and_no_other() -> None:
    piece = evening()
    pressed = ("day 2", "play", "memory 2", "way 1", "play")
    answers = [piece.stage._answer({"kind": "does", "name": name})["kind"] for name in pressed]
    assert answers == ["done", "done", "done", "refused", "done"], "what is chosen cannot be chosen again"
    assert [*piece.reached] == ["deck", "objective"]


def test_below_an_ending_stands_what_was_set_on_the_last_evenings_that_led_there() -> None:
    piece = evening()
    for values in ({"memory": 2}, {"day": 2}, {"condition": 2}):
        set_to(piece, **values)
        piece.does("play")
    assert ways(piece, "objective") == [
        "condition 5 · day 13 · warnings 0 · memory memory_2 · way way_1",
        "condition 1 · day 13 · warnings 0 · memory memory_2 · way way_1",
    ]
    assert ways(piece, "deck") == []


def test_an_ending_counts_once() -> None:
    piece = evening()
    piece.does("memory 2")
    piece.does("play")
    piece.does("play")
    assert [*piece.reached] == ["objective"]
    assert len(ways(piece, "objective")) == 1
    assert reached(piece).count(True) == 1


def test_every_evening_that_can_be_set_is_played_as_it_is_printed() -> None:
    piece = evening()
    printed = [line.rpartition(": ")[2] for line in piece.lines()[1:]]
    for at, ending in zip(product((1, 2), repeat=5), printed, strict=True):
        set_to(piece, **dict(zip(piece.at, at, strict=True)))
        piece.does("play")
        assert fact(piece.game, "ending") == ending
    assert sorted(piece.reached) == sorted(ENDINGS)


def test_a_press_that_is_not_there_changes_nothing() -> None:
    piece = evening()
    for name in ("day 3", "day x", "night 1", "day", ""):
        piece.does(name)
    assert set(piece.at.values()) == {0}
    assert not piece.is_over


def test_an_evening_without_one_of_the_endings_says_which() -> None:
    with pytest.raises(SceneError, match=r"ends so: warnings$"):
        _ = evening(warnings=(0,)).every


def test_where_neither_his_condition_nor_the_day_is_set_he_dies_in_no_ending_that_has_a_page() -> None:
    (piece,) = [piece for piece in taken(NOTEBOOKS[8])[0]._staged if isinstance(piece, Evening)]
    assert [page["title"] for page in piece.script()["pages"]] == ["The Objective", "The second Warning"]
    assert {played.ending for played in piece.every} == {"objective", "warnings", "unfinished"}


def test_a_move_that_is_refused_is_named() -> None:
    with pytest.raises(SceneError, match="an evening cannot be played"):
        _ = evening("care medical, pay Ben", SIT).every


def test_when_he_has_died_those_who_were_with_him_stay_and_no_care_token_is_counted() -> None:
    for values, ending in (({"day": 2}, "deck"), ({"condition": 2, "way": 2}, "condition")):
        piece = evening()
        set_to(piece, **values)
        piece.does("play")
        view, script = piece.stage.view, piece.stage.script
        here = view["shifts"][view["head"]["shift"]]
        assert [*piece.reached] == [ending]
        assert [space["pawn"] for space in here["spaces"]] == [0], ending
        assert view["pawns"][0]["shift"] == view["head"]["shift"]
        assert {pawn["tokens"] for pawn in view["pawns"]} == {None}
        assert view["pool"]["tokens"] == 0
        assert {each["about"] for each in script["came"]} <= {"condition"}


def test_when_it_goes_on_what_came_of_the_evening_is_counted() -> None:
    piece = evening()
    piece.does("play")
    assert piece.stage.view["outcome"] is None
    assert {"pool", "pawn 0"} <= {each["about"] for each in piece.stage.script["came"]}


def test_he_is_heard_speaking_and_what_all_four_endings_show_is_told_at_the_last() -> None:
    own = {"lesson.09.made.says_objective": "That was me.", "lesson.09.made.done": "One of them is nobody's fault."}
    piece = evening()
    piece.words = Words.of("en", {**piece.words.texts, **own})
    ends: dict[str, tuple[int, ...]] = {}
    for each in piece.every:
        ends.setdefault(each.ending, each.setting)
    for ending in (*(each for each in ENDINGS if each != "objective"), "objective"):
        for name, value in zip(piece.settings, ends[ending], strict=True):
            piece.does(f"{name} {value + 1}")
        piece.does("play")
        told = piece.script()["told"]
        assert told is not None
        assert ("nobody's fault" in told["text"]) == (ending == "objective")
        assert piece.pictured()["said"] == (["“That was me.”"] if ending == "objective" else [])


def test_lesson_9_says_what_counts_first_when_both_at_once_have_been_tried() -> None:
    lesson, _ = taken(NOTEBOOKS[8])
    (piece,) = [each for each in lesson._staged if isinstance(each, Evening)]
    told = {}
    for memory, warnings in ((2, 1), (1, 2), (2, 2)):
        piece.set("memory", memory)
        piece.set("warnings", warnings)
        piece.does("play")
        said = piece.script()["told"]
        assert said is not None
        told[memory, warnings] = said["text"]
    assert told[2, 1] == ""
    assert "Not tried yet" in told[1, 2]
    assert "count before the talk" in told[2, 2]
