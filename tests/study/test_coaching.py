"""The coach: it counts what came of each answer, tells nothing hidden, and never commands."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.engine.errors import SceneError
from holding_on.study import coach
from tests.study.test_searching import COMFORT, TREAT, last_chance, midway


def test_an_answer_that_loses_at_once_is_told_apart_and_none_is_commanded() -> None:
    advice = coach(last_chance(), games=40)
    best, worst = advice.answers
    assert (best.action, worst.action, sum(worst.wins)) == (TREAT, COMFORT, 0)
    assert advice.matters
    assert advice.games == 40
    question, first, second, matters = advice.told
    assert question == last_chance().decision.prompt
    assert first.endswith(f": of 40 games that a careful player played on from here, {sum(best.wins)} were won.")
    assert second.endswith(": of 40 games that a careful player played on from here, 0 were won.")
    assert matters.startswith("This question matters")
    assert str(advice).count("\n") == 3


def test_answers_that_come_out_alike_are_not_told_apart() -> None:
    game = ho.Game(seed=7, first=0)
    only = coach(game, games=10)
    assert only.told[-1].startswith("There is one answer only")
    game.apply(ho.Action.of("turn"))
    advice = coach(game, games=10)
    assert not advice.matters
    assert advice.told[-1].startswith("These games cannot tell")


def test_the_coach_knows_no_more_than_the_table_and_changes_nothing() -> None:
    game = midway()
    before = game.record()
    once = coach(game, games=10)
    assert [coach(game.branch(seed), games=10).answers for seed in range(3)] == [once.answers] * 3
    assert game.record() == before
    assert coach(game.at(move=len(game.actions)), games=10) == once


def test_the_coach_shows_itself_in_a_notebook_without_markup_of_names() -> None:
    game = ho.Game(seed=7, first=0, names=["<b>Ann</b>", "Bo", "Cy"])
    game.apply(ho.Action.of("turn"))
    shown = coach(game, games=10)._repr_html_()
    assert "<b>" not in shown
    assert shown.count("<li>") == len(game.legal_actions())


@pytest.mark.parametrize("games", [9, 0, True, "60", 2.5])
def test_too_few_games_are_refused(games: Any) -> None:
    with pytest.raises(SceneError, match="games="):
        coach(last_chance(), games)


def test_a_game_that_is_over_asks_nothing() -> None:
    game = last_chance()
    game.apply(COMFORT)
    with pytest.raises(SceneError, match=r"this game is over.*game\.at"):
        coach(game)
