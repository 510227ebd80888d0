"""A number of the rules of which every value is claimed and tested."""

from __future__ import annotations

from holding_on.lessons import Lesson
from holding_on.lessons.pieces.curve import Curve

GAMES = 8


def curve() -> Curve:
    return Lesson(13).curve("warnings", "WARN-05", 3, games=GAMES)


def names(piece: Curve) -> list[str]:
    return [button["name"] for button in piece.script()["buttons"]]


def test_a_curve_asks_for_every_value_and_goes_on_to_the_next_that_has_no_claim() -> None:
    piece = curve()
    piece.does("slide 3")
    claimed = []
    for number in range(4):
        assert piece.script()["count"] == f"{number} of 4"
        piece.does("claim 5")
        claimed.append(piece.value)
        assert ("next" in names(piece)) == bool(piece.untried)
        piece.does("next")
    assert claimed == [3, 1, 4, 5], "2 is the published one"
    assert [bar.get("beside") for bar in piece.scale()["bars"]] == [0, 50, 75, 100]


def test_what_the_whole_curve_shows_is_told_with_its_last_bar() -> None:
    piece = curve()
    whole = piece.words.say("lesson.13.warnings.whole")
    for value in (1, 3, 4, 5):
        told = piece.script()["told"]
        assert told is None or whole not in told["text"]
        piece.does(f"slide {value}")
        piece.does("claim 0")
    told = piece.script()["told"]
    assert told is not None
    assert told["text"].endswith(whole)
    assert piece.words.say("lesson.13.warnings.above") not in told["text"]
    assert "laim" in told["text"]


def test_a_curve_begins_again() -> None:
    piece = curve()
    piece.does("claim 5")
    piece.does("start")
    assert (piece.value, len(piece.untried)) == (3, 4)
