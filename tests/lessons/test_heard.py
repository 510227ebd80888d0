"""What Billy tells, to read: the picture and the story of the memories that a lesson names, and of no others."""

from __future__ import annotations

import pytest

from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson


def test_a_memory_that_was_earned_is_a_large_picture_with_its_story() -> None:
    heard = Lesson(7).heard("2-2")
    title, quote, story = heard.lines()
    assert (title, quote[:12]) == ("The King's Hall", "“The Beatles")
    assert story.startswith("Everybody in the King's Hall")
    drawn = heard.children[0].value
    assert drawn.count("<img") == 1
    assert 'alt="A dark hall full of heads' in drawn
    assert "The King&#x27;s Hall</h3>" in drawn


def test_two_memories_stand_on_one_screen_and_no_third_one() -> None:
    lesson = Lesson(7)
    assert lesson.heard("2-2", "2-3").children[0].value.count("<img") == 2
    for wrong in ((), ("2-2", "2-3", "2-4"), ("9-9",)):
        with pytest.raises(SceneError, match="from 1-1 to 5-6, not"):
            lesson.heard(*wrong)


def test_after_a_question_the_memory_that_was_told_is_read_whichever_was_asked_for() -> None:
    lesson = Lesson(7)
    lying = {"partials": ["2-2", "1-2", "3-2", "2-3"]}
    night = lesson.bedside(
        "P21",
        "Ben",
        moves="care medical, enough",
        Ben=0,
        grid=lying,
        deal={"clears": ["3-2", "2-2", "1-2"]},
        board=["4-2"],
        day=5,
        condition=20,
        earlier=["P02: Ann", "P29: Cleo, Assistant 1"],
        care={"morning": "palliative", "day": "medical"},
    )
    play = lesson.play("ask_now", night, "inquire Ben timeline 3", until={"day": 6})
    heard = lesson.heard("3-2", of=play)
    assert heard.lines()[0] == "Wrist to elbow"
    asked = next(action for action in play.game.legal_actions() if action.timeline == 1)
    play.game.apply(asked)
    assert heard.lines()[0] == "The King's Hall"
    assert "King&#x27;s Hall" in heard.children[0].value
    play.start_again()
    assert heard.memories == ("3-2",)
