"""A card that is turned again and again: what comes is not dealt for the lesson."""

from __future__ import annotations

from collections import Counter

import pytest

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import play_moves
from holding_on.lessons.pieces.draws import Draws

WORDS = {"asks": "Ready for what?", "ready": "It came.", "another": "Another came."}


def draws(*moves: str) -> Draws:
    lesson = Lesson(12)
    lesson.words = Words.of(
        "en", {**lesson.words.texts, **{f"lesson.12.made.{key}": text for key, text in WORDS.items()}}
    )

    def morning(seed: int) -> Game:
        return lesson.game({"day": 3}, seed=seed)

    return lesson.draws("made", morning, *(moves or ("turn",)))


def test_a_kind_is_chosen_first_and_then_a_card_is_turned() -> None:
    piece = draws()
    assert [each["text"] for each in piece.script()["options"]] == ["Deteriorating", "Stable", "Emergency"]
    piece.does("draw")
    assert piece.came == []
    piece.does("emergency")
    script = piece.script()
    assert script["told"] is not None
    assert script["told"]["title"] == f"{piece.words.say(f'kind.{piece.came[0]}')}."
    assert not script["waits"]


def test_each_card_comes_from_cards_that_were_shuffled_anew_and_all_are_counted() -> None:
    piece = draws()
    for name in ("stable", "draw", "many", "many", "many"):
        piece.does(name)
    assert len(piece.came) == 32
    assert {*piece.came} == {"deteriorating", "stable", "emergency"}
    told = piece.script()["told"]
    assert told is not None
    assert told["lines"][0]["text"].startswith("Turned until now: 32. Deteriorating ")
    assert told["text"] == ("It came." if piece.came[-1] == "stable" else "Another came.")
    assert piece.to_take_along()[0].startswith("You were ready for Stable. Of the 32 cards")
    piece.does("start")
    assert (piece.came, piece.to_take_along()) == ([], [])


def test_moves_that_turn_no_card_are_refused() -> None:
    with pytest.raises(SceneError, match="turn no card"):
        draws("place Ann")


def test_what_is_told_can_follow_what_came() -> None:
    piece = draws()
    piece.words = Words.of("en", {**piece.words.texts, "lesson.12.made.another_stable": "Nothing to hold."})
    piece.does("emergency")
    while piece.came[-1] != "stable":
        piece.does("draw")
    told = piece.script()["told"]
    assert told is not None
    assert told["text"] == "Nothing to hold."


def test_the_night_of_lesson_12_is_an_emergency_once_in_seven_and_asks_for_a_token_twice_in_three() -> None:
    came: Counter[str] = Counter()
    scene = {"day": 7, "shift": "night", "condition": 12, "cards": {"morning": "P25", "day": "P24"}}
    for seed in range(300):
        game = Lesson(12).game(scene, seed=seed)
        play_moves(game, ["turn"])
        came[str(fact(game, "card"))] += 1
    assert came["emergency"] / 300 == pytest.approx(1 / 7, abs=0.03)
    assert (came["emergency"] + came["deteriorating"]) / 300 == pytest.approx(2 / 3, abs=0.05)
