"""Counts of games on a scale: they are those of the games, the bars land, and about one in twenty misses the truth."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from holding_on.board.stage_script import Bar
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.pieces.counted import BLOCK, all_counted, counted
from holding_on.lessons.pieces.counts import SIXTY, Counts, Sixty
from tools.count_games import STYLES, counted_now

SAID = {
    "lesson.12.made.asks": "How many?",
    "lesson.12.made.more": "More",
    "lesson.12.made.1": "One in twenty.",
    "lesson.12.made.name_4": "A quarter",
}


@pytest.fixture
def lesson() -> Lesson:
    made = Lesson(12)
    made.words = Words.of("en", {**made.words.texts, **SAID})
    return made


def bars(piece: Sixty | Counts) -> list[Bar]:
    return piece.scale()["bars"]


def strokes(piece: Sixty | Counts) -> list[str]:
    return [stroke["text"] for stroke in piece.scale()["strokes"]]


def told(piece: Sixty | Counts) -> str:
    said = piece.script()["told"]
    return f"{said['title']} {said['text']}" if said else ""


def drawn(piece: Sixty, number: int) -> None:
    """Slide the line to a number, and draw it there."""
    piece.does(f"line {number}")
    piece.does("draw")


def names(piece: Sixty | Counts) -> list[str]:
    script = piece.script()
    return [each["name"] for each in (*script["options"], *script["buttons"])]


def test_without_a_guess_one_press_plays_sixty_and_no_line_is_drawn(lesson: Lesson) -> None:
    piece = lesson.sixty("made", "comfort_first", beside="balanced", guess=False)
    script = piece.script()
    assert (names(piece), strokes(piece), len(bars(piece))) == (["another"], [], 1)
    assert script["scale"] is not None
    assert "line" not in script["scale"]
    piece.does("another")
    assert (names(piece), strokes(piece), len(bars(piece))) == (["another", "start"], [], 2)
    assert "Your line" not in told(piece)
    assert piece.to_take_along() == []
    piece.does("start")
    assert len(bars(piece)) == 1


# --- what a tool has counted --------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("block", [0, 599])
def test_the_games_of_the_file_come_out_so_now(style: str, block: int) -> None:
    """When they do not, `python -m tools.count_games` counts them afresh."""
    assert counted_now(style, 1, BLOCK * block) == [counted(style, BLOCK * block, BLOCK).part]


def test_the_truth_is_known_much_better_than_sixty_games_tell_it() -> None:
    for style in STYLES:
        low, high = all_counted(style).interval
        assert high - low < 0.02


def test_about_one_of_twenty_bars_misses_the_truth() -> None:
    """The lesson says so; over all that were counted."""
    truth = all_counted("balanced").share
    all_bars = [counted("balanced", seed, SIXTY).interval for seed in range(0, 12_000, SIXTY)]
    missing = sum(not low <= truth <= high for low, high in all_bars)
    assert 0.5 <= 20 * missing / len(all_bars) <= 1.5


def test_parts_of_a_block_and_styles_that_nobody_counted_are_refused() -> None:
    with pytest.raises(SceneError, match="counted by 20"):
        counted("balanced", 10, SIXTY)
    with pytest.raises(SceneError, match="balanced, comfort_first"):
        all_counted("gentle")


# --- a line, and sixty games ---------------------------------------------------------------------------------------


def test_no_figure_stands_on_the_scale_before_the_learner_has_drawn_a_line(lesson: Lesson) -> None:
    piece = lesson.sixty("made", "balanced")
    assert (bars(piece), strokes(piece), piece.script()["waits"]) == ([], [""], True)
    assert names(piece) == ["draw"]
    piece.does("another")
    assert bars(piece) == []


def test_the_sixty_that_land_are_those_of_the_file_and_the_next_are_others(lesson: Lesson) -> None:
    piece = lesson.sixty("made", "balanced")
    drawn(piece, 30)
    first = counted("balanced", 0, SIXTY)
    assert [bar["name"] for bar in bars(piece)] == [f"{first.part} of 60"]
    assert strokes(piece) == ["Your line: 30"]
    assert "at 30, goes through it" in told(piece)
    piece.does("another")
    second = counted("balanced", SIXTY, SIXTY)
    assert [bar["name"] for bar in bars(piece)] == [f"{first.part} of 60", f"{second.part} of 60"]
    assert f"from {min(first.part, second.part)} to {max(first.part, second.part)}" in told(piece)
    assert piece.to_take_along() == [f"You drew your line at 30 of 60. The first sixty games gave {first.part}."]
    piece.does("start")
    assert (bars(piece), strokes(piece)) == ([], [""])


def test_a_line_is_slid_to_any_number_before_it_is_drawn(lesson: Lesson) -> None:
    piece = lesson.sixty("made", "balanced")
    for n in (0, 23, 60, 37):
        piece.does(f"line {n}")
        scale = piece.script()["scale"]
        assert scale is not None
        assert (scale["line"]["value"], scale["line"]["told"]) == (n, f"{n} of 60")
        assert scale["strokes"][0]["at"] == pytest.approx(100 * n / SIXTY)
    piece.does("draw")
    piece.does("line 5")
    assert strokes(piece) == ["Your line: 37"]


def test_what_was_not_counted_is_said_where_the_lesson_says_it(lesson: Lesson) -> None:
    lesson.words = Words.of("en", {**lesson.words.texts, "lesson.12.made.after": "His days were not counted."})
    piece = lesson.sixty("made", "balanced")
    drawn(piece, 30)
    assert told(piece).endswith("His days were not counted.")


def test_a_line_far_from_the_bar_is_told_so(lesson: Lesson) -> None:
    piece = lesson.sixty("made", "balanced")
    drawn(piece, 5)
    assert "at 5, is outside" in told(piece)


def test_while_sixty_are_played_the_page_answers_and_a_second_press_does_nothing(lesson: Lesson) -> None:
    async def played() -> set[str]:
        piece, counts = lesson.sixty("made", "balanced"), set()
        drawn(piece, 40)
        drawn(piece, 10)
        while piece.playing:
            counts.add(piece.script()["count"])
            assert names(piece) == []
            await asyncio.sleep(0)
        assert (piece.answer, len(bars(piece))) == (40, 1)
        return counts

    assert len(asyncio.run(played())) > 1


def test_another_style_of_the_same_cards_stands_above_and_whether_the_bars_meet_is_told(lesson: Lesson) -> None:
    piece = lesson.sixty("made", "comfort_first", beside="balanced")
    assert [bar["name"] for bar in bars(piece)] == [f"balanced {counted('balanced', 0, SIXTY).part} of 60"]
    drawn(piece, 20)
    assert "do not meet" in told(piece)
    same = lesson.sixty("made", "balanced", beside="balanced")
    drawn(same, 20)
    assert "The two bars meet" in told(same)


# --- many counts at once -------------------------------------------------------------------------------------------


def test_twenty_land_with_the_truth_after_a_guess_and_those_that_miss_it_are_marked(lesson: Lesson) -> None:
    piece = lesson.counts("made", "balanced", 0, 1, 5, times=20)
    assert (bars(piece), strokes(piece)) == ([], [])
    piece.does("option 1")
    missing = sum(bar["misses"] for bar in bars(piece))
    truth = 100 * all_counted("balanced").share
    assert [bar["misses"] for bar in bars(piece)] == [not bar["low"] <= truth <= bar["high"] for bar in bars(piece)]
    assert told(piece) == f"Your guess: 1. {missing} of these 20 miss the truth. One in twenty."
    assert {each["state"] for each in piece.script()["options"]} == {"other"}, "no guess about a draw is right or wrong"
    games = [counted("balanced", SIXTY * n, SIXTY) for n in range(20)]
    assert [bar["at"] for bar in bars(piece)] == [100 * rate.share for rate in games], "the first that there are"
    assert [bar["late"] for bar in bars(piece)] == [*range(20)]
    assert strokes(piece) == ["All 12,000"]
    before = bars(piece)
    piece.does("more")
    assert len(bars(piece)) == len(before) == 20
    assert bars(piece) != before
    assert "Of 40 until now" in told(piece)
    assert "guess" not in told(piece)


def test_counts_begin_where_the_lesson_says_and_begin_there_again(lesson: Lesson) -> None:
    piece = lesson.counts("made", "balanced", 0, 1, times=20, seed=10260)
    piece.does("option 1")
    first = [counted("balanced", 10260 + SIXTY * n, SIXTY).share for n in range(20)]
    assert [bar["at"] for bar in bars(piece)] == [100 * share for share in first]
    assert sum(bar["misses"] for bar in bars(piece)) == 1, "as usual; four come only with the third press"
    for name in ("more", "start", "option 0"):
        piece.does(name)
    assert [bar["at"] for bar in bars(piece)] == [100 * share for share in first]


def test_a_thousand_are_a_quarter_as_long_as_sixty(lesson: Lesson) -> None:
    piece = lesson.counts("made", "balanced", 1, 2, 4, 17, games=1000)
    assert piece.right == 4
    assert [bar["name"] for bar in bars(piece)] == [f"{counted('balanced', 0, 60).part} of 60"]
    assert [each["text"] for each in piece.script()["options"]] == ["1", "2", "A quarter", "17"]
    piece.does("option 0")
    sixty, thousand = (bar["high"] - bar["low"] for bar in bars(piece))
    assert round(sixty / thousand) == 4
    states = [each["state"] for each in piece.script()["options"]]
    assert states == ["wrong", "other", "right", "other"]


def test_an_own_style_is_compared_on_the_same_cards_and_one_that_fails_says_why(lesson: Lesson) -> None:
    def mine(_: Any, actions: Any) -> Any:
        return actions[0]

    def broken(_: Any, __: Any) -> Any:
        raise ZeroDivisionError("by my own hand")

    async def bar_after(style: Any) -> tuple[str, str]:
        piece = lesson.many("balanced", style, games=6)
        assert piece.chart.options[0][1] == "pair"
        piece.background.begin()
        while piece.background.playing:
            await asyncio.sleep(0)
        return piece.drawing.value, piece.background.bar.value

    drawn, _ = asyncio.run(bar_after(mine))
    assert "6 games, each played twice with the same cards" in drawn
    _, bar = asyncio.run(bar_after(broken))
    assert "ZeroDivisionError: by my own hand" in bar


def test_both_styles_of_lesson_12_sit_with_him_seven_hours_of_ten_and_balanced_seventeen_in_a_game() -> None:
    lesson, sat = Lesson(12), {}
    for style in ("comfort_first", "balanced"):
        played = [lesson.played(style, seed=seed, first=None) for seed in range(SIXTY)]
        care = [str(action) for game in played for action in game.actions if str(action).startswith("care ")]
        sat[style] = care.count("care palliative")
        assert round(10 * sat[style] / len(care)) == 7, style
    assert {style: round(hours / SIXTY) for style, hours in sat.items()} == {"comfort_first": 15, "balanced": 17}


def test_comfort_first_of_lesson_12_hears_him_in_14_of_60_for_he_died_before_in_42_and_was_moved_in_4() -> None:
    ended = Counter(fact(Lesson(12).played("comfort_first", seed=seed, first=None), "ending") for seed in range(SIXTY))
    assert ended == {"objective": 14, "condition": 42, "warnings": 4}
