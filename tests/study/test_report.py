"""A report: each figure where its value is known, and the page with the games behind each number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study.frames import GAMES
from holding_on.study.reporting.luck import spread_share
from holding_on.study.reporting.tension import swings, tension
from holding_on.styles import Seat


def only_care(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    """Answer which care as `balanced` does, and everything else by chance."""
    return (styles.balanced if seat.asked == "care" else styles.random)(seat, actions)


@pytest.fixture(scope="module")
def found() -> Any:
    return ho.simulate(12, policy=only_care, seed=3).report()


def test_a_question_that_is_by_chance_already_takes_nothing_and_the_other_one_all(found: Any) -> None:
    rows = {row["question"]: row for row in found.frames["questions"].to_dicts()}
    assert len(rows) > 5
    assert all(row["difference"] == 0 and row["behind"] == [] for name, row in rows.items() if name != "care")
    by_chance = found.studies["question=care"].games.drop("game")
    assert by_chance.equals(ho.simulate(12, policy="random", seed=3).games.drop("game"))
    assert found.studies["question=leave"].games.equals(found.study.games)


def test_choices_are_counted_from_the_decisions(found: Any) -> None:
    rows = {row["question"]: row for row in found.frames["questions"].to_dicts()}
    assert rows["care"]["choices"] == found.study.decisions.filter(question="care").height / 12


def test_a_style_that_plays_by_chance_loses_nothing_by_a_seat_that_does() -> None:
    frames = ho.simulate(6, policy="random").report().frames
    assert frames["seats"]["difference"].to_list() == [0.0, 0.0, 0.0]
    assert frames["skill"].filter(style="random")["behind"].to_list() == [[]]


def test_endings_by_players_are_those_of_studies_of_so_many(found: Any) -> None:
    for players in (2, 3, 4):
        reasons = ho.simulate(12, players=players, policy=only_care, seed=3).games["reason"].to_list()
        rows = found.frames["endings"].filter(players=players)
        assert {row["ending"]: row["games"] for row in rows.to_dicts()} == {
            each: reasons.count(each) for each in ("objective", "condition", "deck", "warnings")
        }
    assert found.frames["first_seats"]["games"].sum() == 12


def test_luck_of_a_source_that_changes_nothing_is_0_and_of_one_that_is_all_is_1() -> None:
    half = [(True, True), (False, False)] * 50
    all_of_it = [(True, True), (True, False), (False, True), (False, False)] * 25
    assert spread_share(half)[0] == 0
    assert spread_share(all_of_it)[0] == pytest.approx(1)
    rows = ho.simulate(12).report().frames["luck"]
    assert rows.filter(source="style")["changed"].to_list() == [0], "balanced uses no chance of its own"
    assert rows.filter(source="patients")["changed"][0] > 0


def toy(conditions: list[int], won: list[bool]) -> ho.Study:
    """Return games of two days, with these conditions at the end of the first."""
    of = ho.simulate(len(won), policy="random")
    games = of.games.with_columns(pl.Series("won", won), pl.lit(2).cast(GAMES["days"]).alias("days"))
    first = of.shifts.filter(pl.col("day") == 1).group_by("game", maintain_order=True).last()
    shifts = first.with_columns(pl.Series("condition", conditions, dtype=first.schema["condition"]))
    return ho.Study(games, shifts, "random", of.words)


def test_tension_of_games_whose_end_is_known_on_the_first_evening() -> None:
    study = toy([28] * 12 + [3] * 12, [True] * 12 + [False] * 11 + [True])
    rows = {row["what"]: (row["games"], row["of"]) for row in swings(study).to_dicts()}
    assert rows == {
        "fell": (12, 24),
        "came_back": (1, 12),
        "rose": (12, 24),
        "lost_again": (0, 12),
        "last_day": (1, 24),
    }
    shares = {row["condition"]: row["share"] for row in tension(study).to_dicts()}
    assert shares == {"all": 13 / 24, "1-5": 1 / 12, "26-30": 1.0}


def test_the_page_says_by_which_style_and_opens_games_behind_its_numbers(found: Any, tmp_path: Path) -> None:
    found.save(tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "played. It cannot tell" in page
    assert "<script" not in page
    assert "http" not in page
    assert "report.studies[&quot;seat=0&quot;].game(" in page or "report.study.game(" in page
    assert found.studies["question=care"].game(2).seed == 5
    assert found.data()["endings"][0]["players"] == 2
    with pytest.raises(ho.SceneError, match=r"ends in \.html"):
        found.save(tmp_path / "report.doc")


def test_a_report_of_one_game_is_refused() -> None:
    with pytest.raises(ho.SceneError, match="two games or more"):
        ho.simulate(1, policy="random").report()
    with pytest.raises(ho.SceneError, match="games=1"):
        ho.simulate(3, policy="random").report(1)
