"""What comes back from earlier lessons: the questions of a handover."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks import recall
from holding_on.lessons.pieces.handover import Handover

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
def test_a_handover_asks_about_the_latest_lessons() -> None:
    piece = handover()
    assert piece.names == ["04.fourth", "03.third"]
    assert piece.script()["badge"] == "The handover"


@pytest.mark.usefixtures("handed_on")
def test_what_was_asked_least_comes_first_and_then_what_was_missed_two_lessons_ago() -> None:
    piece = handover()
    piece.recalled(
        {"01.first": {"at": 3, "missed": True, "asked": 2}, "04.fourth": {"at": 4, "missed": False, "asked": 1}}
    )
    assert piece.names == ["03.third", "02.second", "01.first"]
    for does in ("option 0", "next", "option 0", "next", "option 1"):
        piece.does(does)
    assert piece.script()["keep"]["01.first"] == {"at": 5, "missed": True, "asked": 3}


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
    assert piece.names == ["04.fourth", "03.third"]


@pytest.mark.parametrize("lesson", range(2, 14))
def test_a_handover_asks_first_about_what_the_nurse_has_said_and_the_rest_is_of_earlier_lessons(lesson: int) -> None:
    first, then = recall.planned()[f"{lesson:02}"]
    assert recall.chosen(lesson, {}, 2) == [first, then]
    assert int(then[:2]) < lesson


def test_whoever_plays_all_lessons_is_asked_nothing_twice() -> None:
    kept: dict[str, Any] = {}
    for lesson in range(2, 14):
        for name in recall.chosen(lesson, kept, 2):
            assert name not in kept
            kept[name] = {"at": lesson, "missed": False, "asked": 1}


def test_what_was_missed_comes_back_after_what_the_nurse_has_said() -> None:
    missed = {"02.comes_once": {"at": 7, "missed": True, "asked": 1}}
    assert recall.chosen(9, missed, 2) == ["09.who_is_on", "05.pool", "02.comes_once"]
    assert recall.chosen(8, missed, 2) == ["08.says_nothing", "07.not_kept"]


def test_the_last_handover_before_his_death_asks_about_care_and_not_about_stress() -> None:
    assert {name[:2] for name in recall.chosen(9, {}, 2)} <= {"04", "05", "09"}
