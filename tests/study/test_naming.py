"""Studies that are compared are called by what tells them apart, and no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import holding_on as ho
from holding_on.study import charts, measures, what_if
from holding_on.study.naming import names_of


def played(**options: Any) -> ho.Study:
    return ho.simulate(**{"games": 2, "policy": "random", **options})


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ([{}, {"players": 2}], ["3 nurses", "2 nurses"]),
        ([{}, {"scenario": 2}], ["scenario 1", "scenario 2"]),
        ([{}, {"policy": "fair_rota"}], ["random", "fair_rota"]),
        ([{}, {"policy": "fair_rota", "players": 4}], ["random, 3 nurses", "fair_rota, 4 nurses"]),
        ([{"players": 2}, {"players": 2, "policy": "fair_rota"}], ["random", "fair_rota"]),
        ([{}, {"numbers": {"COND-04": 20}}], ["COND-04 = 28", "COND-04 = 20"]),
        ([{"numbers": {"COND-04": 20}}, {"numbers": {"start_condition": 25}}], ["COND-04 = 20", "COND-04 = 25"]),
        ([{}, {"readings": {"G-05": "free"}}], ["G-05 as resolution", "G-05 as free"]),
        ([{}, {"seed": 9}], ["seeds from 0", "seeds from 9"]),
        ([{"seed": 9}, {"policy": "fair_rota"}], ["random", "fair_rota"]),
        ([{}, {"name": "our ward", "players": 2}], ["random, 3 nurses", "our ward"]),
        ([{"name": "us"}, {"name": "us", "players": 2}], ["3 nurses", "2 nurses"]),
        ([{}, {}], ["the first", "the second"]),
        (
            [{}, {"numbers": {"COND-04": 28}}, {"policy": "fair_rota"}],
            ["random, the first", "random, the second", "fair_rota"],
        ),
    ],
)
def test_studies_are_called_by_what_differs_among_them(options: list[dict[str, Any]], names: list[str]) -> None:
    assert names_of([played(**each) for each in options]) == names


def test_one_study_alone_is_called_as_it_is() -> None:
    assert names_of([played(players=2)]) == ["random"]


def test_studies_with_content_of_ones_own_and_from_a_moment_are_told_apart(tmp_path: Any) -> None:
    (tmp_path / "my-ward").mkdir()
    own = played(content=str(tmp_path / "my-ward"))
    assert names_of([played(), own]) == ["the content of the box", "the content my-ward"]
    game = ho.Game(seed=7, first=0)
    for move in ("turn", "place nurse 1", "care palliative"):
        game.apply(ho.Action.of(move))
    assert names_of([played(), played(start=game)]) == ["a start at the beginning", "a start on day 1, Morning"]
    cares = [what_if(game, 1, "morning", care, games=2) for care in ("medical", "palliative")]
    assert names_of(cares) == ["Medical Care on day 1, Morning", "Palliative Care on day 1, Morning"]


def test_of_a_study_whose_setting_is_not_here_only_its_name_is_known() -> None:
    unknown = replace(played(), origin=None)
    assert names_of([unknown, played(players=2)]) == ["random", "2 nurses"]


def test_sentences_and_legends_tell_two_studies_of_one_style_apart() -> None:
    three, two = played(), played(players=2)
    assert "Only with 3 nurses:" in str(measures.paired(three, two))
    assert "with 2 nurses: " in measures.paired(three, two).in_percent()
    for chart in (charts.endings([three, two]), charts.survival([three, two])):
        assert "2 nurses, 2 games" in charts.alternative(chart)
    beside = charts.branches(three.game(0).shifts(), two, three)
    assert "2 games played on, 2 nurses:" in charts.alternative(beside)


def test_a_study_says_what_was_changed_from_the_standard() -> None:
    told = "Changed from the standard: 2 nurses, COND-04 = 20 and G-05 as free."
    study = played(players=2, numbers={"start_condition": 20}, readings={"G-05": "free"})
    assert told in repr(study)
    assert told in study._repr_html_()
    assert "Changed" not in repr(played(seed=9, numbers={"COND-04": 28}, readings={"G-05": "resolution"}))
