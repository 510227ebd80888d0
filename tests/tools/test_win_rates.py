"""The table of win rates: its intervals, what it calls a miss, and that its page is whole."""

import pytest

from holding_on.styles import Seat, seat_of
from tests.engine.table import table
from tools.tune import page, win_rates
from tools.tune.figures import Figures
from tools.tune.probes import Blindfolded
from tools.tune.win_rates import BEST, BLIND, COUNTS, OTHERS, Share


def figures(won: int, games: int = 1000) -> Figures:
    """So many games won, the rest lost with the deck."""
    counted = Figures(games=games, lengths_of_all=9 * games)
    counted.endings.update({"objective": won, "deck": games - won})
    return counted


def test_the_interval_is_wilsons() -> None:
    low, high = Share(8, 10).bounds
    assert (round(low, 1), round(high, 1)) == (49.0, 94.3)
    assert Share(0, 50).bounds[0] == 0
    assert Share(50, 50).bounds[1] == 100
    assert str(Share(700, 1000)) == "70.0 (67.1-72.8)"


def test_a_miss_is_told_only_when_it_is_sure() -> None:
    cells = {(1, 3, BEST): figures(700), (2, 3, BEST): figures(600), (3, 3, BEST): figures(520)}
    assert not list(win_rates.misses(cells))
    assert not list(win_rates.misses(cells | {(3, 3, BEST): figures(49, 100)}))
    missed = list(win_rates.misses(cells | {(3, 3, BEST): figures(400)}))
    assert missed == ["scenario 3 is won in 40.0 (37.0-43.1) % and should be in 50 to 70 %"]
    harder = list(win_rates.misses(cells | {(1, 3, BEST): figures(580), (3, 3, BEST): figures(699, 1000)}))
    assert not harder, "twelve points, and not surely more than ten"
    assert "much harder than scenario 2" in list(win_rates.misses(cells | {(1, 3, BEST): figures(400)}))[1]


def test_scenario_0_may_be_harder_than_those_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_rates, "scenarios", lambda: [0, 1, 2])
    cells = {(0, 3, BEST): figures(560), (1, 3, BEST): figures(760), (2, 3, BEST): figures(700)}
    assert not list(win_rates.misses(cells))


def test_who_does_not_read_what_is_asked_for_wins_at_most_half_as_often_from_scenario_3_on() -> None:
    cells = {(1, 3, BEST): figures(700), (2, 3, BEST): figures(600), (3, 3, BEST): figures(520)}
    assert not list(win_rates.misses(cells | {(2, 3, BLIND): figures(500), (3, 3, BLIND): figures(280)}))
    missed = list(win_rates.misses(cells | {(3, 3, BLIND): figures(320)}))
    assert [each.partition(" by ")[2] for each in missed] == [
        "who is blind to it: more than half of 52.0 (48.9-55.1) %"
    ]


def test_the_table_has_a_row_for_each_scenario_and_number_of_players() -> None:
    cells = {
        (scenario, players, style): figures(600)
        for scenario in win_rates.scenarios()
        for players in COUNTS
        for style in (BEST, BLIND, *OTHERS)
    }
    rows = [line.split(" | ")[:4] for line in win_rates.table(cells)][2:]
    assert rows[0] == ["| 0", "2", "60.0 (56.9-63.0)", "9.0"]
    assert len(rows) == len(list(win_rates.others(cells))) - 2 == len(COUNTS) * len(win_rates.scenarios())


def test_the_page_holds_the_table_of_every_scenario() -> None:
    written = page.PAGE.read_text(encoding="utf-8").split(win_rates.BEGIN)[1].split(page.END)[0]
    for scenario in win_rates.scenarios():
        for players in COUNTS:
            assert f"\n| {scenario} | {players} | " in written


def test_a_few_games_of_each_scenario_are_played_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert win_rates.checked(6)
    told = capsys.readouterr().out
    assert "scenario 2, three players, 6 games" in told
    assert [line for line in told.splitlines() if "blind" in line and "scenario 8" in line]


def test_who_is_blind_to_what_is_asked_for_sees_all_the_rest() -> None:
    seat = seat_of(table(scenario=2, grid={"partials": ["1-2", "3-1"], "clears": ["3-1"]}))
    blind = Blindfolded(seat)
    assert blind.wishes.clears == (1.0,) * 12 + (0.0,) + (1.0,) * 17
    names = [name for name in dir(Seat) if not name.startswith("_") and name not in ("wishes", "luck", "rollout")]
    assert [getattr(blind, name) for name in names] == [getattr(seat, name) for name in names]
