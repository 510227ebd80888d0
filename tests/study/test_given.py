"""What charts and measures take: a study, a game, or a frame of it; and what they say to anything else."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal

import holding_on as ho
from holding_on.study import charts, measures

OF_SHIFTS = ("draws", "fan", "foretold", "luck", "memories", "stress", "tokens")
OF_GAMES = ("endings", "survival", "won")
OF_STUDIES = ("dealt", "paired", "won_by_luck")
CHARTS_OF_SHIFTS = ("fan", "memories", "stress", "tokens")
CHARTS_OF_A_GAME = ("care", "condition", "luck")
CHARTS_OF_STUDIES = ("by_luck", "differences", "endings", "survival")


def same(one: Any, two: Any) -> bool:
    """Whether two frames have the same rows, in whichever order groups came, or two numbers are the same."""
    if isinstance(one, pl.DataFrame):
        assert_frame_equal(one, two, check_row_order=False)
        return True
    return bool(one == two)


def spec(chart: Any) -> str:
    return json.dumps(chart.to_dict())


def test_these_are_all_of_them() -> None:
    functions = {name for name in measures.__all__ if inspect.isfunction(getattr(measures, name))}
    assert functions == {*OF_SHIFTS, *OF_GAMES, *OF_STUDIES}
    drawn = {
        name
        for name in charts.__all__
        if inspect.isfunction(getattr(charts, name)) and "lang" in inspect.signature(getattr(charts, name)).parameters
    }
    assert drawn | {"differences"} == {*CHARTS_OF_SHIFTS, *CHARTS_OF_A_GAME, *CHARTS_OF_STUDIES, "branches", "sweep"}


@pytest.mark.parametrize("name", OF_SHIFTS)
def test_a_measure_of_shifts_takes_a_study_a_game_or_a_frame(name: str, study: ho.Study, game: ho.Game) -> None:
    measure = getattr(measures, name)
    assert same(measure(study), measure(study.shifts))
    assert same(measure(game), measure(game.shifts()))


@pytest.mark.parametrize("name", OF_GAMES)
def test_a_measure_of_games_takes_a_study_or_a_frame(name: str, study: ho.Study) -> None:
    measure = getattr(measures, name)
    assert same(measure(study), measure(study.games))


@pytest.mark.parametrize("name", CHARTS_OF_SHIFTS)
def test_a_chart_of_shifts_takes_a_study_a_game_or_a_frame(name: str, study: ho.Study, game: ho.Game) -> None:
    chart = getattr(charts, name)
    assert spec(chart(study)) == spec(chart(study.shifts))
    names = (game.names,) if name in ("stress", "tokens") else ()
    assert spec(chart(game)) == spec(chart(game.shifts(), *names)), "a game brings the names of its players"


@pytest.mark.parametrize("name", CHARTS_OF_A_GAME)
def test_a_chart_of_one_game_takes_it_or_its_frame(name: str, game: ho.Game) -> None:
    chart = getattr(charts, name)
    assert spec(chart(game)) == spec(chart(game.shifts())) == spec(chart(game.shifts().with_columns(game=pl.lit(0))))


def test_a_game_beside_many_is_given_as_it_is(study: ho.Study, other: ho.Study, game: ho.Game) -> None:
    assert spec(charts.fan(study, game)) == spec(charts.fan(study.shifts, game.shifts()))
    assert spec(charts.branches(game, other, study)) == spec(charts.branches(game.shifts(), other, study))


@pytest.mark.parametrize("name", CHARTS_OF_STUDIES)
def test_studies_that_are_compared_are_a_list_or_a_dictionary(name: str, study: ho.Study, other: ho.Study) -> None:
    chart = getattr(charts, name)
    listed = chart([study, other])
    assert spec(listed) == spec(chart({study.name: study, other.name: other}))
    assert "balanced" in charts.alternative(listed)
    assert "comfort_first" in charts.alternative(listed)
    assert "ours" in charts.alternative(chart({"ours": study, "theirs": other}))


def test_two_studies_are_compared_as_the_measure_does_it(study: ho.Study, other: ho.Study) -> None:
    assert spec(charts.differences([study, other])) == spec(charts.differences(measures.paired(study, other)))


GIVEN: dict[str, Callable[[ho.Study, ho.Game], tuple[Any, ...]]] = {
    "nothing": lambda study, game: (None,),
    "a text": lambda study, game: ("balanced",),
    "an empty list": lambda study, game: ([],),
    "a study": lambda study, game: (study,),
    "a list": lambda study, game: ([study],),
    "a game": lambda study, game: (game,),
    "games": lambda study, game: (study.games,),
    "shifts": lambda study, game: (study.shifts,),
    "frames by name": lambda study, game: ({"ours": study.games},),
    "a study and a number": lambda study, game: (study, 3),
    "two studies": lambda study, game: (study, study),
    "a game and shifts": lambda study, game: (game, study.shifts),
}
LACKS = r"a frame with one row a {row} \(.*\); this frame lacks the columns? [a-z_, ]+$"
SEVERAL = "takes a study, a list of studies, or a dictionary of studies by name, not"
ONE_GAME = r"takes one game: a game, as study\.game\(3\), or its frame, as game\.shifts\(\); here are 12 games$"
REFUSED = [
    *((f"measures.{name}", "a list", "takes a study.*, not a list of Study$")
      for name in (*OF_SHIFTS, *OF_GAMES, "won_by_luck")),
    *((f"measures.{name}", "games", "takes a study, a game, or " + LACKS.format(row="shift")) for name in OF_SHIFTS),
    *((f"measures.{name}", "shifts", "takes a study, or " + LACKS.format(row="game")) for name in OF_GAMES),
    *((f"measures.{name}", "a game", "takes a study.*, not a Game$") for name in (*OF_GAMES, "won_by_luck")),
    ("measures.paired", "a study and a number", r"takes a study \(simulate, what_if, Study\.load\), not 3$"),
    *((f"charts.{name}", "nothing", "takes .*, not None$")
      for name in (*CHARTS_OF_SHIFTS, *CHARTS_OF_A_GAME, *CHARTS_OF_STUDIES)),
    *((f"charts.{name}", "a study", ONE_GAME) for name in CHARTS_OF_A_GAME),
    *((f"charts.{name}", given, f"{SEVERAL} {called}$") for name in CHARTS_OF_STUDIES for given, called in (
        ("games", "a DataFrame"), ("an empty list", "an empty list"), ("a text", "'balanced'"),
        ("frames by name", "a dict of DataFrame"))),
    ("charts.differences", "a study", "takes two studies, or what measures.paired gives; here are 1$"),
    ("charts.fan", "two studies", f": game= {ONE_GAME}"),
    ("charts.branches", "two studies", ONE_GAME),
    ("charts.branches", "a game and shifts", ": other= takes a study .*, not a DataFrame$"),
]  # fmt: skip
"""What takes something, what it is given, and what it then says."""


@pytest.mark.parametrize(("taker", "given", "sentence"), REFUSED)
def test_anything_else_is_refused_with_what_to_give(
    taker: str, given: str, sentence: str, study: ho.Study, game: ho.Game
) -> None:
    room, name = taker.split(".")
    take = getattr({"measures": measures, "charts": charts}[room], name)
    inner = r"measures\.\w+" if room == "measures" else taker
    with pytest.raises(ho.SceneError, match=rf"^{inner}:? ?{sentence.removeprefix(':').lstrip()}"):
        take(*GIVEN[given](study, game))
