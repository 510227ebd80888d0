"""The pictures of the lessons: one for each, and they are those of the drawings."""

from __future__ import annotations

import re

import pytest

from holding_on.common.notebooks import lesson_named, lessons
from tools.rooms import ROOM_OF, ROOMS, is_drawn, path_of

LARGEST = 10_000
"""Bytes of a picture: a room full of telephones loads all of them."""


def test_every_lesson_has_its_room() -> None:
    assert sorted(ROOM_OF) == list(range(1, lessons() + 1))
    assert sorted(ROOMS.iterdir()) == [path_of(number) for number in sorted(ROOM_OF)]
    assert all(map(lesson_named, ROOM_OF))


@pytest.mark.parametrize("number", ROOM_OF)
def test_a_room_is_put_together_from_the_drawings_as_they_are(number: int) -> None:
    assert is_drawn(number)
    drawn = path_of(number).read_text(encoding="utf-8")
    assert len(drawn) <= LARGEST
    assert set(re.findall(r"<(\w+)", drawn)) <= {"svg", "g", "path", "rect", "circle", "ellipse"}
    assert not re.search(r"\bid=|url\(|style=|currentColor|var\(", drawn)
