"""The pieces of lesson 12: nothing is played before somebody asks, the page answers meanwhile, what is shown is so."""

from __future__ import annotations

import asyncio
import json
import linecache
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from html import unescape
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Board
from holding_on.common.notebooks import SERVED_BY, SITE
from holding_on.engine.names import STABLE
from holding_on.lessons import Lesson
from holding_on.lessons.pieces.style_comparison import StyleComparison
from holding_on.lessons.pieces.what_if import WhatIf
from holding_on.study import charts, measures, slices
from holding_on.study.background import play_on
from holding_on.study.counts import deal
from holding_on.study.growing_rows import GrowingRows
from holding_on.styles import Seat
from holding_on.view.actions import Action

FIRST_SIGHT = 0.5
"""Seconds until there is something to see."""


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return Lesson(12)


@pytest.fixture
def board(lesson: Lesson) -> Board:
    return lesson.board(lesson.played("balanced", seed=3))


def label(drawing: str) -> str:
    """What a screen reader says of a drawing."""
    found = re.search(r'aria-label="([^"]*)"', drawing[drawing.index("<svg") :])
    assert found is not None
    shown = unescape(found[1])
    assert shown in unescape(drawing[drawing.index("<details") :]), "it can be read, too"
    return shown


async def all_played(piece: StyleComparison | WhatIf) -> int:
    """Press the button and wait; how often the page had its turn meanwhile."""
    turns = 0
    piece.background.begin()
    while piece.background.playing:
        turns += 1
        await asyncio.sleep(0)
    return turns


def choose(might: WhatIf, day: int, shift: str) -> None:
    """Choose a moment, as the list does."""
    might.moment.value = [(each.day, each.shift) for each in might.turnings].index((day, shift))


# --- luck -------------------------------------------------------------------------------------------------------


def test_cards_as_hard_as_those_of_the_lesson_come_in_about_three_of_a_hundred_deals(board: Board) -> None:
    """The text of the lesson says so; the chart beside it, that chance alone stays within 13 in 95 of 100."""
    lesson = measures.luck(board.game).row(0, named=True)
    assert (lesson["draws"], lesson["fall"], round(lesson["expected"]), round(lesson["luck"])) == (30, 53, 40, -13)
    table = GrowingRows(policy="random").table
    patients, hard, beyond, deals = table.box.patients, 0, 0, 10_000
    for seed in range(deals):
        left = [0 if kind == STABLE else symbols for kind, _, symbols, *_ in (patients[c] for c in table.piles[0])]
        cards = deal.first_cards(table, seed, 30, branch=False)
        luck = variance = 0.0
        for kind, _, symbols, *_ in (patients[card] for card in cards):
            fall, expected = 0 if kind == STABLE else symbols, sum(left) / len(left)
            variance += sum(each * each for each in left) / len(left) - expected**2
            luck += expected - fall
            left.remove(fall)
        hard += luck <= lesson["luck"]
        beyond += luck * luck > 1.96**2 * variance
    assert round(100 * hard / deals) == 3
    assert round(100 * beyond / deals) == 5


# --- a thousand games -------------------------------------------------------------------------------------------


def test_many_games_are_played_while_the_page_answers_and_their_chart_is_what_they_were(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)  # as often as on the slowest machine
    many = lesson.many("balanced", "random", games=12)
    assert [len(each) for each in many.studies.values()] == [0, 0]
    assert asyncio.run(all_played(many)) > 10
    study = ho.simulate(12, policy="balanced", seed=0)
    assert many.studies["balanced"].games == study.games.rows()
    assert many.studies["balanced"].shifts == study.shifts.rows()
    shown = many.drawing.value
    assert f"balanced: {study.games['won'].sum()} of 12 games won. {measures.won(study)}" in shown
    assert label(shown).startswith("balanced, 12 games.")
    many.chart.value = "fan"
    assert label(many.drawing.value) == charts.alternative(charts.fan(study.shifts))
    many.style.value = "random"
    assert "12 games" in label(many.drawing.value)
    assert label(many.drawing.value) != charts.alternative(charts.fan(study.shifts))


def test_each_chart_of_many_games_says_what_the_chart_of_their_frames_says(lesson: Lesson, board: Board) -> None:
    many = lesson.many("balanced", "random", games=12, board=board)
    asyncio.run(all_played(many))
    both = {
        name: ho.simulate(12, policy=policy) for name, policy in (("balanced", "balanced"), ("by chance", "random"))
    }
    one, game = both["balanced"], board.game
    told: dict[str, Any] = {
        "endings": charts.endings(both),
        "survival": charts.survival(both),
        "fan": charts.fan(one, game),
        "stress": charts.stress(one),
        "tokens": charts.tokens(one),
        "memories": charts.memories(one),
        "by_luck": charts.by_luck(one),
    }
    assert {kind for _, kind in many.chart.options} == told.keys()
    for kind, chart in told.items():
        many.chart.value = kind
        assert label(many.drawing.value) == charts.alternative(chart), kind


def test_games_that_workers_have_played_are_the_same_rows() -> None:
    alone, helped = GrowingRows(policy="random"), GrowingRows(policy="random")
    for _ in alone.play(30):
        pass
    asyncio.run(play_on([helped], 30, workers=1))
    assert helped.games == alone.games
    assert helped.shifts == alone.shifts


def test_no_piece_of_many_games_needs_frames_or_what_draws_them() -> None:
    code = """
import asyncio, os, sys
from holding_on.lessons import Lesson
lesson = Lesson(12)
board = lesson.board(lesson.played("random", seed=3))
change = Lesson(13).change("number", "DAY-13", 1)
change.expected.value = "more"
pieces = [lesson.many("random", games=6, board=board), lesson.might(board, "random", games=4), change]
async def play():
    for piece in pieces:
        await piece.background.begin()
asyncio.run(play())
for _, kind in pieces[0].chart.options:
    pieces[0].chart.value = kind
print(["<svg" in each for each in (pieces[0].drawing.value, pieces[1].drawing.value, change.result.value)])
heavy = {"altair", "polars", "scipy", "vl_convert", "multiprocessing"}
print(sorted(heavy & set(sys.modules)))
"""
    around = {**os.environ, SERVED_BY: SITE}
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=around)
    assert done.stdout.splitlines() == ["[True, True, True]", "[]"]


def test_the_first_picture_comes_after_three_games_of_each_and_none_is_played_while_it_is_made(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = lesson.many("balanced", "random", games=12)
    seen: list[list[int]] = []
    monkeypatch.setattr(many, "show", lambda _: seen.append([len(each) for each in many.studies.values()]))
    began = time.monotonic()
    asyncio.run(all_played(many))
    assert seen == [[3, 3], [12, 12]]
    assert time.monotonic() - began < 10 * FIRST_SIGHT, "on a busy machine it takes some times as long"
    seen.clear()
    many.games = 14
    asyncio.run(all_played(many))
    assert seen == [[14, 14]], "where there is a picture already nothing waits for one"


def test_the_learners_own_game_lies_in_the_fan(lesson: Lesson, board: Board) -> None:
    many = lesson.many("random", games=5, board=board)
    many.chart.value = "fan"
    asyncio.run(all_played(many))
    assert "In this game he was at 28 after day 1" in label(many.drawing.value)


def test_who_stops_keeps_what_was_played(lesson: Lesson) -> None:
    many = lesson.many("random", "balanced", games=400)

    async def stopped() -> None:
        many.background.begin()
        while not all(map(len, many.studies.values())):
            await asyncio.sleep(0)
        many.background.stop()
        while many.background.playing:
            await asyncio.sleep(0)

    asyncio.run(stopped())
    assert 1 <= len(many.studies["random"]) < 400
    assert "Stopped. What was played until then is shown." in many.background.bar.value
    assert "games won" in many.drawing.value
    assert not many.background.begin_button.disabled


def test_the_chart_grows_while_games_are_played(lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    many = lesson.many("random", games=60)
    seen: list[int] = []
    show = many.show

    def noted(drawing: str) -> None:
        seen.append(len(many.studies["random"]))
        show(drawing)

    monkeypatch.setattr(many, "show", noted)
    assert asyncio.run(all_played(many)) > 10
    assert seen == [3, 20, 60], "it is drawn after 20 games, and goes on being played"
    assert len(many.studies["random"]) == 60
    assert "of 60 games won" in many.drawing.value


def test_nothing_is_drawn_before_there_are_games(lesson: Lesson) -> None:
    many = lesson.many("random", games=5)
    many.chart.value = "memories"
    assert many.drawing.value == ""
    assert many.choices.layout.display == "none"


# --- what might have been ---------------------------------------------------------------------------------------


def test_a_moment_is_chosen_the_board_goes_there_and_both_kinds_of_care_are_played_on(
    lesson: Lesson, board: Board
) -> None:
    might = lesson.might(board, "balanced", games=6)
    choose(might, 4, "night")
    assert might.turning is not None
    assert board.view["past"]["move"] == might.turning.move
    asyncio.run(all_played(might))
    shown = might.drawing.value
    same, other = (ho.study.what_if(board.game, 4, "night", care, games=6) for care in ("medical", "palliative"))
    if might.turning.other == "medical":
        same, other = other, same
    names = (f"with {might.turning.other.capitalize()} Care", f"with {might.turning.care.capitalize()} Care")
    assert label(shown) == charts.alternative(charts.branches(board.game, other, same, names=names))
    assert f"6 games played on, with {might.turning.other.capitalize()} Care:" in label(shown)
    assert "6 games, each played twice with the same cards." in shown
    spread = measures.fan(other.shifts).filter(shift="night")
    assert f"the middle is {spread['q50'][0]:.1f}".removesuffix(".0") in label(shown)


def test_another_moment_or_another_game_forgets_what_was_drawn(lesson: Lesson, board: Board) -> None:
    might = lesson.might(board, "random", games=3)
    asyncio.run(all_played(might))
    assert might.drawing.value
    choose(might, 4, "night")
    assert not might.drawing.value
    before = len(might.moment.options)
    asyncio.run(all_played(might))
    board.game = ho.Game(seed=1)
    assert not might.drawing.value
    assert len(might.moment.options) == 0 != before
    might.background.begin()
    assert not might.background.playing, "there is nothing to play on from"


# --- a game of one's own ----------------------------------------------------------------------------------------


def test_a_game_from_a_file_lies_on_the_board_and_is_drawn(lesson: Lesson, board: Board) -> None:
    pictures, record = lesson.pictures(board, "luck", "care"), lesson.record(board)
    pictures.draw()
    before = pictures.drawing.value
    own = lesson.played("random", seed=5)
    record.load(own.record())
    assert board.game.record() == own.record()
    assert "This is now the game of Ann, Ben and Cleo." in record.message.value
    assert pictures.drawing.value != before
    assert label(pictures.drawing.value) == charts.alternative(charts.luck(own.shifts()))
    pictures.chart.value = "care"
    assert label(pictures.drawing.value) == charts.alternative(charts.care(own.shifts()))


@pytest.mark.parametrize("text", ["", "{}", "[1, 2", "\ufffd\ufffd", json.dumps({"format": "holding_on.record"})])
def test_a_file_that_cannot_be_used_is_refused_in_one_sentence_and_changes_nothing(
    lesson: Lesson, board: Board, text: str
) -> None:
    record, before = lesson.record(board), board.game
    record.load(text)
    assert board.game is before
    assert 'role="alert"' in record.message.value
    assert "This file cannot be used: this " in record.message.value


def test_looking_back_draws_nothing_anew(lesson: Lesson, board: Board) -> None:
    pictures = lesson.pictures(board)
    pictures.draw()
    pictures.drawing.value = "as it was"
    board.look(5)
    assert pictures.drawing.value == "as it was"


def eased(seat: Seat, actions: Sequence[Action]) -> Action:
    """A style of a learner's own."""
    return actions[0]


def test_on_a_page_the_lines_of_a_style_of_ones_own_stand_above_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    shown = [child.value for child in Lesson(12).many("balanced", eased, games=2).children if hasattr(child, "value")]
    assert [value.startswith("<pre>def eased(") for value in shown].count(True) == 1


def test_a_style_that_calls_a_function_with_its_dots_is_not_played() -> None:
    around: dict[str, Any] = {}
    lines = "def worth_it(seat):\n    ...\n\n\ndef mine(seat, actions):\n    return actions[worth_it(seat) or 0]\n"
    linecache.cache["<a cell>"] = (len(lines), None, lines.splitlines(keepends=True), "<a cell>")
    exec(compile(lines, "<a cell>", "exec"), around)
    many = Lesson(12).many("balanced", around["mine"], games=6)
    assert many.lines() == ["`worth_it` still has its dots. Write it first; then the games can be played."]
