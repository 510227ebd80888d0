"""The figures of the deck: what is counted, and that a missed target is said and fails."""

import pytest

from holding_on.styles import STYLES
from tools.tune import __main__ as tune
from tools.tune.figures import Figures, count
from tools.tune.probes import PROBES


def test_blocks_add_up_to_the_whole() -> None:
    parts = count("balanced", 0, 15)
    parts.add(count("balanced", 15, 25))
    assert parts == count("balanced", 0, 40)


def test_what_is_counted_is_what_happened() -> None:
    figures = count("balanced", 0, 40)
    assert figures.games == figures.endings.total() == 40
    assert figures.won_on.total() == figures.endings["objective"]
    assert 0 < figures.paid_days < figures.days
    assert set(figures.treated) <= set(figures.asked)
    assert all(figures.treated[cell] <= figures.asked[cell] for cell in figures.asked)
    assert ("emergency", "green") not in figures.asked  # no choice is asked there (EMERG-01)


def test_least_treatment_spends_nothing_and_avoids_the_second_warning() -> None:
    figures = count("least_treatment", 0, 60)
    assert figures.treated.total() < figures.asked.total() / 4
    assert figures.endings["warnings"] < figures.endings["condition"]


@pytest.mark.parametrize("style", [*STYLES, *PROBES, "blind"])
def test_every_style_of_the_table_is_one_that_plays(style: str) -> None:
    assert count(style, 3, 2).games == 2


def test_a_target_is_met_between_its_bounds_and_missed_beyond() -> None:
    figures = Figures(games=10)
    figures.endings["objective"] = 7
    assert tune.Target("wins", Figures.won, 60, 80).line(figures)[1]
    line, met = tune.Target("wins", Figures.won, 75, 80).line(figures)
    assert not met
    assert line.endswith("MISSED")


def test_the_table_fails_when_a_figure_misses_its_target(capsys: pytest.CaptureFixture[str]) -> None:
    figures = {style: count(style, 0, 6) for style in tune.STYLES}
    for style in figures.values():
        style.endings.clear()
    assert not tune._table(figures)
    assert "best style wins, %" in capsys.readouterr().out
