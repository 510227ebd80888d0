"""A report: each figure where its value is known, and the page with the games behind each number."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study.frames import GAMES
from holding_on.study.reporting.beside import Beside
from holding_on.study.reporting.dominance import ANY, counted, dominance
from holding_on.study.reporting.evenings import evenings
from holding_on.study.reporting.luck import spread_share
from holding_on.study.reporting.tension import swings, tension
from holding_on.styles import Seat, Weighed


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


def comforts(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    """Comfort wherever it is possible, and answer everything else as `balanced` does."""
    comfort = ho.Action.of("care palliative")
    return comfort if comfort in actions else styles.balanced(seat, actions)


def comfort_alone_helps(ward: Any) -> None:
    if ward.card.kind != "emergency":
        if str(ward.action) == "care palliative":
            ward.improve(9)
        else:
            ward.worsen(40)


def test_an_answer_that_always_loses_is_never_the_better_one_and_the_other_one_always() -> None:
    deadly = ho.Variant(
        "Only comfort helps", "Whoever treats Billy loses the game.", after={"care": comfort_alone_helps}
    )
    study = ho.simulate(100, policy=comforts, variant=deadly, numbers={"WARN-05": 5}, seed=1)
    frame = dominance(Beside(study, study.decisions.filter(question="care"), {}))
    rows = {row["answer"]: row for row in frame.to_dicts()}
    assert rows["care medical"]["always"] == "never"
    assert (rows["care medical"]["ahead"], rows["care palliative"]["less"]) == (0, 0)
    assert rows["care palliative"]["ahead"] == rows["care medical"]["less"] == rows[ANY]["ahead"]
    assert rows[ANY]["ahead"] >= 4, "near the end nothing helps"


def test_answers_that_win_alike_are_neither_never_nor_always_the_better_ones() -> None:
    care = [ho.Action.of("care medical"), ho.Action.of("care palliative")]
    alike = [(game, tuple(Weighed(each, (True, False) * 20, 0, 0) for each in care)) for game in range(9)]
    assert counted({"care": alike})["ahead"].to_list() == [0, 0, 0]
    assert counted({"care": alike})["always"].to_list() == ["", "", ""]
    worse = tuple(Weighed(each, (won,) * 40, 0, 0) for each, won in zip(care, (True, False), strict=True))
    assert counted({"care": [(0, worse)] * 4})["always"].to_list() == ["", "", ""], "four moments are too few"
    assert counted({"care": [(0, worse)] * 5})["always"].to_list() == ["", "always", "never"]
    mixed = counted({"care": [(0, worse)] * 5 + alike})
    assert mixed["less"].to_list() == [0, 0, 5]
    assert mixed["always"].to_list() == ["", "", ""], "at most moments nothing was told"


def test_a_style_that_fails_as_it_plays_on_is_named_with_the_game_and_the_move() -> None:
    def fails_alone(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        if seat.day > 5:
            raise KeyError("a sixth day")
        return styles.treatment_first(seat, actions)

    study = ho.simulate(2, policy=styles.random, numbers={"COND-04": 8})
    given = ho.Study(study.games, study.shifts, "fails_alone", study.words, origin=study.origin)
    assert given.origin is not None
    other = replace(given.origin, style=fails_alone, options=given.origin.options._replace(numbers={}))
    beside = Beside(replace(given, origin=other), study.decisions.filter(question="care"), {})
    with pytest.raises(ho.SceneError, match=r"fails_alone gave no answer as it played on from game 0, at move \d+: "):
        dominance(beside)


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
    assert page.count('<div class="wide" role="region" tabindex="0"') == page.count("<table>") > 5, (
        "a phone scrolls them"
    )
    assert "http" not in page
    assert "report.studies[&quot;seat=0&quot;].game(" in page or "report.study.game(" in page
    assert found.studies["question=care"].game(2).seed == 5
    assert found.data()["endings"][0]["players"] == 2
    with pytest.raises(ho.SceneError, match=r"ends in \.html"):
        found.save(tmp_path / "report.doc")


def test_the_chance_to_win_is_a_row_for_each_evening_with_the_better_condition_first() -> None:
    study = toy([28] * 12 + [3] * 12, [True] * 12 + [False] * 11 + [True])
    head, rows = evenings(study.words, tension(study).to_dicts(), lambda row: str(row["behind"][0]))
    titles = re.findall(r"<th[^>]*>([^<]+)", head.replace("\u2060", ""))
    assert titles == ["Day", "all", "Condition 26–30", "Condition 1–5", "Open games"]
    assert re.findall(r">([^<>]+)<", rows) == [
        "1", "13 of 24", "35 … 72 %", "12 of 12", "76 … 100 %", "1 of 12", "1 … 35 %", "0",
    ]  # fmt: skip


def test_a_report_of_one_game_is_refused() -> None:
    with pytest.raises(ho.SceneError, match="two games or more"):
        ho.simulate(1, policy="random").report()
    with pytest.raises(ho.SceneError, match="games=1"):
        ho.simulate(3, policy="random").report(1)


def test_the_player_that_searches_is_a_sixth_style_only_on_request() -> None:
    study = ho.simulate(2, scenario=0, seed=3)
    asked = study.report(searching=2)
    assert asked.frames["skill"]["style"].to_list()[-1] == "searching"
    assert asked.frames["skill"].height == study.report().frames["skill"].height + 1
    alone = ho.simulate(2, scenario=0, seed=3, policy=ho.styles.Searching(2))
    assert asked.studies["style=searching"].games.equals(alone.games)
    with pytest.raises(ho.SceneError, match="games=0"):
        study.report(searching=0)
