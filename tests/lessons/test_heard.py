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
