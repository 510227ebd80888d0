"""Charts: drawn on this machine, told in words, and never by colour alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import altair as alt
import pytest

import holding_on as ho
from holding_on.study import charts, measures
from holding_on.study.charts.looks import LIGHT, PAGE
from tests.engine.table import played_out
from tests.sampling import each_third


def game_of(seed: int) -> ho.Game:
    """A game played to its end by the balanced style."""
    return played_out(ho.Game(seed=seed, first=0))


@cache
def swept(**axes: Any) -> ho.Sweep:
    """A small sweep over the start of his condition, and over more."""
    return ho.sweep(6, numbers={"start_condition": (26, 27, 28)}, policy="random", **axes)


Made = Callable[[ho.Game, ho.Study, ho.Study], Any]
ALL: dict[str, Made] = {
    "condition": lambda game, study, other: charts.condition(game.shifts(), at=2),
    "care": lambda game, study, other: charts.care(game.shifts()),
    "fan": lambda game, study, other: charts.fan(study.shifts, game.shifts()),
    "branches": lambda game, study, other: charts.branches(game.shifts(), other, study),
    "survival": lambda game, study, other: charts.survival({"one": study, "two": other}),
    "endings": lambda game, study, other: charts.endings({"one": study, "two": other}),
    "stress": lambda game, study, other: charts.stress(study.shifts),
    "tokens": lambda game, study, other: charts.tokens(game.shifts(), game.names),
    "memories": lambda game, study, other: charts.memories(study.shifts),
    "differences": lambda game, study, other: charts.differences(measures.paired(study, other)),
    "luck": lambda game, study, other: charts.luck(game.shifts()),
    "by_luck": lambda game, study, other: charts.by_luck(study),
    "sweep": lambda game, study, other: charts.sweep(swept()),
}


@pytest.mark.parametrize("name", each_third(ALL))
def test_a_chart_is_drawn_with_no_network_and_told_in_words(
    name: str, game: ho.Game, study: ho.Study, other: ho.Study
) -> None:
    chart = ALL[name](game, study, other)
    spec = chart.to_dict()
    told = charts.alternative(chart)
    assert len(told) > 60
    assert told[-1] in ".!"
    drawing = charts.drawn(spec)
    assert drawing.count('role="img"') == 1
    assert 'aria-label="' in drawing
    assert spec["title"] == chart.to_dict()["title"]
    assert "http" not in json.dumps({key: value for key, value in spec.items() if key not in ("$schema", "usermeta")})
    with alt.theme.enable("dark"):
        assert json.dumps(ALL[name](game, study, other).to_dict()) == json.dumps(spec), "the same every time"


def test_every_chart_of_the_door_is_drawn_here() -> None:
    others = {"CARE", "INK", "PALE", "STAGES", "WIDTH", "alternative", "drawn", "on_a_page", "save", "themed"}
    assert set(charts.__all__) - others == set(ALL)


def test_a_fan_says_in_words_what_it_draws(study: ho.Study, game: ho.Game) -> None:
    told = charts.alternative(charts.fan(study.shifts, game.shifts()))
    row = measures.fan(study.shifts).row(2, named=True)
    assert f"After day 1 (12 games): the middle is {row['q50']:.1f}".removesuffix(".0") in told
    last = game.shifts()["condition"][-1]
    assert f"{last} after day {game.shifts()['day'][-1]}." in told


@pytest.mark.parametrize("name", ["fan", "branches"])
def test_the_shades_of_a_fan_are_explained_beside_it_and_let_no_stage_through(
    name: str, game: ho.Game, study: ho.Study, other: ho.Study
) -> None:
    chart = ALL[name](game, study, other)
    drawing = charts.drawn(chart.to_dict())
    legend = {"half of the games that still go on", "both: nine of ten of them", "the middle game"}
    legend |= {"half of the other games that still go on lie between"} if name == "branches" else set()
    assert {text for text in legend if f">{text}</text>" not in drawing} == set()
    areas = [layer for layer in chart.to_dict()["layer"] if layer["mark"]["type"] == "area"]
    assert [layer["mark"]["opacity"] for layer in areas] == [1, 1]
    assert "The dark shade holds half of the games that still go on," in charts.alternative(chart)
    kinds = [(layer["mark"]["type"], layer["mark"].get("fontStyle")) for layer in chart.to_dict()["layer"]]
    assert max(i for i, kind in enumerate(kinds) if kind[0] == "area") < kinds.index(("rule", None))
    assert kinds.index(("rule", None)) < kinds.index(("text", "italic")), "borders and names of the stages go over it"


def test_what_is_compared_has_a_shape_and_a_dash_of_its_own_beside_its_colour(study: ho.Study) -> None:
    named = dict.fromkeys(("one", "two", "three", "four", "five"), study)
    for chart in (charts.survival(named), charts.endings(named)):
        text = json.dumps(chart.to_dict())
        encodings = [layer["encoding"] for layer in chart.to_dict()["layer"] if "shape" in layer["encoding"]]
        assert len(set(encodings[0]["shape"]["scale"]["range"])) == 5
        assert len(set(encodings[0]["color"]["scale"]["range"])) == 5
        assert "one" in text


def test_endings_are_told_with_what_is_sure_of_them(study: ho.Study) -> None:
    told = charts.alternative(charts.endings(study))
    won = measures.won(study)
    assert f"won: {won.part} ({str(won)[0].lower()}{str(won)[1:-1]})" in told


def test_a_nurse_is_called_by_her_name_where_it_is_known(game: ho.Game, study: ho.Study) -> None:
    assert "Ann: most on day" in charts.alternative(charts.stress(game.shifts(), game.names))
    assert "Nurse 1: most on day" in charts.alternative(charts.stress(study.shifts))


def test_means_over_the_games_that_reached_a_day_say_so_where_they_are_seen(game: ho.Game, study: ho.Study) -> None:
    for chart in (charts.stress, charts.tokens, charts.memories):
        assert str(chart(study).to_dict()["title"]).endswith(" at the end of each day, over the games that reached it")
        assert str(chart(game).to_dict()["title"]).endswith(" at the end of each day")


def test_a_sweep_over_numbers_is_a_line_with_its_band_and_marks_what_is_published() -> None:
    chart = charts.sweep(swept())
    kinds = [layer["mark"]["type"] for layer in chart.to_dict()["layer"]]
    assert kinds == ["area", "rule", "rule", "text", "line", "point"]
    drawing = charts.drawn(chart.to_dict())
    assert ">as published</text>" in drawing
    assert ">Billy's Condition at the start (COND-04)</text>" in drawing
    told = charts.alternative(chart)
    assert told.startswith("6 games in each of 3 cells, with the same cards. start_condition = 26: ")
    assert told.endswith("As published: start_condition = 28.")


def test_a_sweep_over_two_axes_has_the_figures_in_its_squares_and_a_frame_around_what_is_published() -> None:
    found = swept(players=(2, 3))
    chart = charts.sweep(found)
    squares, figures, frame = chart.to_dict()["layer"]
    assert squares["encoding"]["opacity"]["field"] == "share"
    assert figures["encoding"]["text"]["field"] == "figure"
    data = chart.to_dict()["datasets"]
    (framed,) = data[frame["data"]["name"]]
    assert (framed["across"], framed["down"]) == ("28", "3")
    assert "framed: as published" in charts.drawn(chart.to_dict())
    assert charts.alternative(chart).count(" won (") == found.frame.height


def test_a_sweep_over_more_axes_has_a_map_for_each_further_value_and_one_over_names_a_row() -> None:
    three = charts.sweep(swept(players=(2, 3), scenario=(0, 1))).to_dict()
    assert [each["title"] for each in three["vconcat"]] == ["scenario = 0", "scenario = 1"]
    named = charts.sweep(ho.sweep(4, policy=["random", "comfort_first"])).to_dict()
    assert [layer["mark"]["type"] for layer in named["layer"]] == ["rule", "point"]
    assert charts.drawn(charts.sweep(ho.sweep(2, policy="random")).to_dict())
    with pytest.raises(ho.SceneError, match=r"charts.sweep takes a sweep \(ho.sweep, Sweep.load\), not 3"):
        charts.sweep(3)  # type: ignore[arg-type]


def test_luck_is_told_with_how_far_chance_alone_goes(game: ho.Game) -> None:
    told = charts.alternative(charts.luck(game.shifts()))
    luck = measures.luck(game.shifts()).row(0, named=True)
    assert told.startswith(f"{luck['draws']} cards were turned.")
    assert f"{round(1.96 * luck['spread'])} either way" in told


def test_a_game_that_has_not_begun_is_drawn_as_nothing(study: ho.Study) -> None:
    opening = ho.Game(seed=1).shifts()
    assert "In this game" not in charts.alternative(charts.fan(study.shifts, opening))
    assert "there is nothing to draw" in charts.alternative(charts.luck(opening))
    assert charts.drawn(charts.luck(opening).to_dict())
    assert charts.drawn(charts.tokens(opening).to_dict())


SOMEBODY_ELSES = """
import altair as alt, json
alt.theme.enable("dark")
alt.renderers.enable("json")
theirs = alt.Chart(alt.Data(values=[{"n": 1}])).mark_point().encode(x="n:Q")
before = json.dumps(theirs.to_dict()), alt.theme.active, alt.renderers.active
import holding_on as ho
from holding_on.study import charts
game = ho.Game(seed=1)
ours = charts.condition(game.shifts())
ours.to_dict(), ours._repr_mimebundle_()
after = json.dumps(theirs.to_dict()), alt.theme.active, alt.renderers.active
assert after == before, (before, after)
assert "application/json" in (theirs & theirs)._repr_mimebundle_()[0]
assert ours.to_dict()["config"]["background"] == "#fffaf0"
"""


@pytest.mark.slow
def test_somebody_elses_altair_keeps_its_theme_and_its_renderer() -> None:
    subprocess.run([sys.executable, "-c", SOMEBODY_ELSES], check=True)


@pytest.mark.parametrize("name", ["condition", "memories", "differences"])
def test_a_chart_shows_itself_drawn_here_under_any_theme(
    name: str, game: ho.Game, study: ho.Study, other: ho.Study
) -> None:
    chart = ALL[name](game, study, other)
    with alt.theme.enable("dark"):
        shown = chart._repr_mimebundle_(include=None, exclude=None)
    assert "<svg " in shown["text/html"]
    assert PAGE.ink in shown["text/html"], "the ink of the page that it stands on"
    assert charts.INK not in shown["text/html"]
    on_a_page = json.dumps(charts.on_a_page(chart.to_dict()), sort_keys=True)
    assert shown["text/plain"] == f"{charts.alternative(chart)}\n{on_a_page}"
    assert '"background": "transparent"' in on_a_page


def test_a_chart_that_is_changed_keeps_our_look_and_what_is_combined_gets_it_when_asked(game: ho.Game) -> None:
    changed = charts.condition(game.shifts()).properties(title="Mine")
    assert isinstance(changed, alt.LayerChart)
    spec = changed.to_dict()
    assert (spec["title"], spec["config"]["background"]) == ("Mine", LIGHT.ground)
    both = changed & charts.care(game.shifts())
    assert both.to_dict()["config"].get("background") != LIGHT.ground, "Altair's own look"
    assert all("config" not in part for part in both.to_dict()["vconcat"])
    ours = charts.themed(both)
    assert isinstance(ours, alt.VConcatChart)
    assert ours.to_dict()["config"] == spec["config"]
    shown: Any = ours._repr_mimebundle_()
    assert "<svg " in shown["text/html"]
    assert type(charts.themed(ours)) is type(ours)
