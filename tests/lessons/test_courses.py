"""Whole games that a care style plays at several tables, one press each."""

from __future__ import annotations

import pytest

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.pieces.courses import Courses

WORDS = {
    "asks": "How do his days go?",
    "way_1": "Two",
    "way_2": "Three",
    "says_2": "Three pairs.",
    "done": "Hands differ.",
    "more": "Other cards",
}
HEARD, DIES = 10, 3
"""Seeds: of cards with which he is heard at both tables, and of cards with which he dies at the second."""


def courses(*cards: int) -> Courses:
    lesson = Lesson(4)
    words = {f"lesson.04.made.{key}": text for key, text in WORDS.items()}
    lesson.words = Words.of("en", {**lesson.words.texts, **words})
    return lesson.courses("made", "balanced", {"players": 2}, {"players": 3}, cards=cards)


def results(piece: Courses) -> list[list[str]]:
    bench = piece.script()["bench"]
    shown = bench["results"] if bench else []
    return [[each["title"], *(figure["text"] for figure in each["figures"])] for each in shown]


def test_nothing_is_played_before_a_press_and_then_the_line_of_a_whole_game_is_shown() -> None:
    piece = courses(HEARD)
    assert not piece._played
    assert piece.script()["waits"]
    piece.does("way 1")
    assert piece.game.outcome is not None
    assert len(piece.game.names) == 2
    assert results(piece) == [["Two", "Day 7: he is heard", "Stress gained: 4"]]
    assert piece.script()["buttons"] == []


def test_what_came_of_every_table_stays_in_sight_and_what_is_told_of_all_comes_at_the_end() -> None:
    piece = courses(HEARD)
    piece.does("way 1")
    assert piece.script()["told"] is None
    piece.does("way 2")
    assert [title for title, *_ in results(piece)] == ["Two", "Three"]
    told = piece.script()["told"]
    assert told is not None
    assert told["text"] == "Hands differ."
    assert piece.script()["said"] == ["“Three pairs.”"]


def test_other_cards_begin_anew_and_after_the_last_the_first_follow() -> None:
    piece = courses(HEARD, DIES)
    piece.does("way 2")
    first = piece.game
    piece.does("more")
    assert piece.script()["bench"] is None
    piece.does("way 2")
    assert piece.game is not first
    piece.does("more")
    piece.does("way 2")
    assert piece.game is first


def test_where_he_dies_nothing_is_counted_beside_him_and_he_says_nothing() -> None:
    piece = courses(DIES)
    piece.does("way 2")
    shown = piece.pictured()
    assert shown["bench"] is None
    assert shown["said"] == []
    assert shown["told"] is not None
    assert shown["told"]["text"] == "Three: Day 10: he dies."
    piece.does("way 1")
    assert results(piece)[-1] == ["Three", "Day 10: he dies", "Stories found: 4 of 5", "Stress gained: 7"]


def test_an_unknown_name_does_nothing_and_games_need_cards() -> None:
    piece = courses(HEARD)
    piece.does("way 3")
    piece.does("more")
    assert piece.script()["bench"] is None
    with pytest.raises(SceneError, match="need tables and cards"):
        Lesson(4).courses("made", "balanced", cards=(1,))


def test_what_is_told_of_all_can_be_another_thing_for_other_cards() -> None:
    lesson = Lesson(13)
    piece = lesson.courses("apart", "balanced", {}, {"numbers": {"WARN-05": 3}}, cards=(7, 25))
    texts = []
    for _ in piece.cards:
        piece.does("way 1")
        piece.does("way 2")
        told = piece.script()["told"]
        assert told is not None
        texts.append(told["text"])
        piece.does("more")
    assert texts == [piece.words.say(f"lesson.13.apart.done_{n}") for n in (1, 2)]


@pytest.mark.parametrize(("cards", "ended"), [(7, ["warnings", "objective"]), (25, ["objective", "objective"])])
def test_the_wards_of_lesson_13_part_where_a_second_warning_comes(cards: int, ended: list[str]) -> None:
    lesson, changed = Lesson(13), {"WARN-05": 3}
    played = [lesson.played("balanced", seed=cards), lesson.played("balanced", seed=cards, numbers=changed)]
    assert [fact(game, "ending") for game in played] == ended
    assert (fact(played[0], "warnings") == 2) == ("warnings" in ended)


def test_who_hears_him_first_in_lesson_11_is_another_house_with_other_cards() -> None:
    days = {
        cards: [fact(Lesson(11).played("balanced", seed=cards, players=n), "day") for n in (2, 3, 4)]
        for cards in (10, 18)
    }
    assert days == {10: [7, 6, 5], 18: [8, 8, 9]}
