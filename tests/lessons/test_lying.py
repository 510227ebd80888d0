"""The bed of a stage where Billy lies quiet: each way to lie has a drawing and a sentence of its own."""

from __future__ import annotations

import pytest

from holding_on.lessons import Lesson
from holding_on.lessons.pieces.lying import BEDS, bed_of

AWAKE = "P09"
"""A patient card with two symbols, which needs one person."""
EMERGENCY = "P35"
"""A patient card with three symbols, which needs two people."""
HELD = "pay Ann, pay Ann, pay Ann"


def text_and_drawing(lesson: Lesson, card: str, moves: str = "", **scene: object) -> tuple[str, bool]:
    """What is said of Billy where he lies quiet, and whether there is a drawing beside that of the board."""
    game = lesson.bedside(card, "Ann", *(["Ben"] if card == EMERGENCY else []), moves=moves, **scene)
    bed = bed_of(game, lesson.words)
    return ("", False) if bed is None else (bed["text"], bed["src"] != "")


@pytest.mark.parametrize(
    ("card", "moves", "scene", "lies", "is_drawn"),
    [
        (AWAKE, "", {"condition": 20}, "", False),
        (AWAKE, "", {"condition": 2}, "very weak", True),
        (AWAKE, "", {"condition": 2, "earlier": ["P22: Cleo", "P05: Ben"]}, "sleeps", False),
        (AWAKE, "care palliative", {"condition": 2}, "has died", True),
        (EMERGENCY, HELD, {"condition": 20, "Ann": 3}, "easier", True),
        (EMERGENCY, "enough", {"condition": 20, "Ann": 3}, "very weak", True),
    ],
)
def test_where_billy_lies_quiet_it_is_said_and_drawn_how(
    card: str, moves: str, scene: dict[str, object], lies: str, is_drawn: bool
) -> None:
    text, drawn = text_and_drawing(Lesson(4), card, moves, day=6, **scene)
    assert lies in text
    assert (text != "", drawn) == (lies != "", is_drawn)


def test_each_drawing_is_small_and_on_the_paper_of_the_other_beds() -> None:
    paths = sorted(BEDS.glob("*.svg"))
    assert [path.stem for path in paths] == ["dead", "eased", "faint"]
    for path in paths:
        text = path.read_text(encoding="utf-8")
        assert len(text) < 3_000
        assert 'viewBox="0 -176 270 178"' in text
