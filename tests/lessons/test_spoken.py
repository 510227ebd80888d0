"""What is spoken on a stage besides a memory: by Billy in his bubble, by a colleague after her name."""

from __future__ import annotations

import pytest

from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.pieces.staged import Staged
from tests.lessons.staged import bed, comes, hook, pays, played, taught


def spoken(piece: Staged) -> tuple[list[str], str]:
    """What Billy says, and what a colleague says after her name."""
    script = piece.pictured()
    speech = script["speech"]
    return script["said"], f"{speech['by']} {speech['text']}" if speech else ""


def test_billy_speaks_while_a_task_is_played_and_a_colleague_when_it_is_done() -> None:
    words = {"opens": "Is that you?", "says": "I'm here.", "says_by": "Ann"}
    piece = pays(taught(**{f"lesson.04.made.{key}": text for key, text in words.items()}))
    assert spoken(piece) == (["“Is that you?”"], "")
    played(piece, "pay Ann, pay Ann, enough")
    assert spoken(piece) == ([], "Ann: “I'm here.”")
    assert repr(piece).splitlines()[-2:] == ["“Is that you?”", "Ann: “I'm here.”"]
    assert "Ann: “I'm here.”" in repr(piece.stage)


def test_a_question_is_spoken_to_before_and_after_its_answer() -> None:
    words = {
        "lesson.04.comes.opens": "A cup of tea?",
        "lesson.04.comes.opens_by": "Ben",
        "lesson.04.comes.says": "Aye.",
    }
    piece = comes(taught(**words))
    assert spoken(piece) == ([], "Ben: “A cup of tea?”")
    piece.does("option 0")
    assert spoken(piece)[0][-1] == "“Aye.”"
    changed = comes(taught(**words), condition=20)
    assert spoken(changed) == ([], ""), "in a changed position nobody says what was written for another"


def test_each_way_that_is_compared_has_its_answer() -> None:
    words = {
        "way_1": "Treat",
        "way_2": "Sit",
        "done": "So.",
        "says_1": "Thank you.",
        "says_2": "Stay.",
        "says_2_by": "Ann",
    }
    lesson = taught(**{f"lesson.04.made.{key}": text for key, text in words.items()})
    piece = lesson.compare("made", bed(lesson), "care medical, enough", "care medical, pay Ann, enough")
    piece.does("way 1")
    assert spoken(piece)[0] == ["“Thank you.”"]
    piece.does("way 2")
    assert spoken(piece) == ([], "Ann: “Stay.”")


def test_who_speaks_before_a_choice_may_be_a_colleague() -> None:
    piece = hook(taught(**{"lesson.04.made.says": "Come quickly.", "lesson.04.made.says_by": "Cleo"}))
    assert spoken(piece) == ([], "Cleo: “Come quickly.”")


@pytest.mark.parametrize("has_words", [True, False])
def test_a_nurse_hands_billy_over_above_the_first_question(has_words: bool) -> None:
    lesson = Lesson(5)
    said = {"lesson.05.handed": "He slept till four.", "lesson.05.handed_by": "Cleo"} if has_words else {}
    others = {key: text for key, text in lesson.words.texts.items() if ".handed" not in key}
    lesson.words = Words.of("en", {**others, **said})
    piece = lesson.handover()
    assert spoken(piece) == ([], "Cleo hands over: “He slept till four.”" if has_words else "")
    assert (piece.lines()[0] == "Cleo hands over: “He slept till four.”") is has_words
    piece.does("option 0")
    assert spoken(piece)[1] == ""
