"""What if? Other care on one shift of a game that was played, and many games from there."""

from __future__ import annotations

import asyncio

import polars as pl
import pytest

import holding_on as ho
from holding_on.study import charts, measures, turnings, what_if
from holding_on.study.background import play_on
from holding_on.study.growing import GrowingStudy
from tests.engine.table import played_out


@pytest.fixture(scope="module")
def game() -> ho.Game:
    """A game played to its end by the balanced style."""
    return played_out(ho.Game(seed=3, first=0))


def test_a_turning_is_a_care_that_could_have_been_another(game: ho.Game) -> None:
    found = turnings(game)
    rows = {(row["day"], row["shift"]): row for row in game.rows()}
    assert 10 < len(found) < len(rows)
    for each in found:
        assert rows[each.day, each.shift]["care"] == each.care != each.other
        assert rows[each.day, each.shift]["kind"] != "emergency"
        assert str(game.actions[each.move]) == f"care {each.care}"


def test_what_was_seen_stays_and_the_care_is_the_one_that_was_asked_for(game: ho.Game) -> None:
    turning = turnings(game)[6]
    for care in ("medical", "palliative"):
        study = what_if(game, turning.day, turning.shift, care, games=8)
        first = study.shifts.group_by("game", maintain_order=True).first()
        row = game.at(move=turning.move).rows()[-1]
        assert set(first["care"]) == {care}
        assert first.select("day", "shift", "before", "kind", "staff", "symbols").unique().rows() == [
            tuple(row[name] for name in ("day", "shift", "before", "kind", "staff", "symbols"))
        ]
        assert study.games["days"].n_unique() > 1
        assert study.policy == "balanced"


def test_the_care_is_given_on_that_day_only(game: ho.Game) -> None:
    turning = turnings(game)[0]
    study = what_if(game, turning.day, turning.shift, "palliative", games=2, policy="treatment_first")
    same_shift = study.shifts.filter(pl.col("shift") == turning.shift, pl.col("kind") != "emergency")
    later = same_shift.filter(pl.col("day") > turning.day)
    assert "medical" in later["care"].to_list()


def test_both_kinds_of_care_meet_the_same_cards_and_can_be_compared(game: ho.Game) -> None:
    turning = turnings(game)[4]
    as_it_was, other = (
        what_if(game, turning.day, turning.shift, care, games=10) for care in (turning.care, turning.other)
    )
    found = measures.paired(as_it_was, other, ("as it was", "otherwise"))
    assert found.games == 10
    then = [study.shifts.filter(pl.col("game") == 2).select("kind", "staff", "symbols") for study in (as_it_was, other)]
    shorter = min(map(len, then))
    assert shorter > 3
    assert then[0].head(shorter).equals(then[1].head(shorter)), "the cards are those of the seed"


def test_the_moment_that_games_go_on_from_is_not_told_as_the_end_of_a_day(game: ho.Game) -> None:
    turning = next(each for each in turnings(game) if each.shift == "night")
    study = what_if(game, turning.day, "night", turning.other, games=5)
    told = charts.alternative(charts.branches(game, study))
    assert told.count(f"After day {turning.day} (5 games)") == 1


def test_where_care_was_no_choice_one_is_told_where_it_was(game: ho.Game) -> None:
    urgent = next(row for row in game.rows() if row["kind"] == "emergency")
    with pytest.raises(ho.SceneError, match=r"both kinds of care were a choice on day 1 "):
        what_if(game, urgent["day"], urgent["shift"], "palliative")
    with pytest.raises(ho.SceneError, match="a choice on nowhere"):
        what_if(ho.Game(seed=1), 1, "morning", "medical")


def test_a_series_may_play_on_from_a_turning_and_keep_the_shifts(game: ho.Game) -> None:
    turning = turnings(game)[5]
    start = game.at(move=turning.move)
    series = GrowingStudy(start=start, instead=(turning, turning.other), shifts=True)
    asyncio.run(play_on([series], 5))
    whole = what_if(game, turning.day, turning.shift, turning.other, games=5)
    assert series.study().games.equals(whole.games)
    assert series.study().shifts.equals(whole.shifts)
    assert series.study(2).shifts.equals(whole.shifts.filter(pl.col("game") < 2))


def test_workers_give_the_shifts_of_the_games_that_they_play() -> None:
    series = GrowingStudy(policy="random", seed=5, shifts=True)
    asyncio.run(play_on([series], 3, workers=1))
    assert series.study().shifts.equals(ho.simulate(3, policy="random", seed=5).shifts)
