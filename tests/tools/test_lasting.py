"""How long each scenario takes is said as it is counted, in the set-up and in the pages that name it."""

from __future__ import annotations

import re
import statistics
import tomllib
from pathlib import Path

import pytest

from holding_on.board.lasting import PLAYERS, about, minutes
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.catalogue.scenario_file import BY_ITSELF
from tests.benchmarks.counts import counted
from tests.benchmarks.figures import (
    COMMAND,
    EVENING,
    PAGES,
    PLANS,
    as_toml,
    plan_in,
    said_of_the_evening,
    table,
    table_in,
)

RECOUNT = f"count and write them again: {COMMAND}"
DAYS = 3
"""Of scenario 0."""
GAMES = 12
"""Recounted of each scenario and number of players."""
ONE, ALL = 25, 10
"""How many minutes a recount may be away, of one scenario and of all on average, before the figures are surely off.

The minutes of single games deviate by up to 31, so the median of 12 by 11, the mean of three such medians by 6.5 and
that of four scenarios by 3.2: the limits are some four and three times as much.
"""


def test_every_scenario_of_the_box_has_its_minutes_for_each_number_of_players() -> None:
    assert sorted(minutes()) == the_box().scenario_numbers, RECOUNT
    assert {len(each) for each in minutes().values()} == {len(PLAYERS)}, RECOUNT


@pytest.mark.slow
def test_a_recount_of_some_games_comes_to_the_minutes_that_are_written() -> None:
    away = [_away(scenario) for scenario in minutes()]
    assert max(map(abs, away)) <= ONE, f"{away}; {RECOUNT}"
    assert abs(statistics.mean(away)) <= ALL, f"{away}; {RECOUNT}"


def _away(scenario: int) -> float:
    """By how many minutes a recount of a scenario is away from what is written, on average of the players."""
    found = [
        statistics.median(each.minutes for each in counted((scenario, players, 0, GAMES), ("together",))["together"])
        for players in PLAYERS
    ]
    return round(statistics.mean(found) - statistics.mean(minutes()[scenario]), 1)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_names_the_same_minutes(page: Path) -> None:
    assert table_in(page) == table(minutes()), RECOUNT


@pytest.mark.parametrize("page", EVENING, ids=lambda page: page.name)
def test_a_sentence_about_the_evening_names_the_same_minutes(page: Path) -> None:
    counted = {about(each, Words(the_box(), "en")) for each in minutes()[BY_ITSELF]}
    assert set(said_of_the_evening(page)) == counted, RECOUNT


@pytest.mark.parametrize("page", PLANS, ids=lambda page: page.name)
def test_the_plan_of_ninety_minutes_has_room_for_the_evening(page: Path) -> None:
    longest, plan = max(minutes()[BY_ITSELF]), plan_in(page)
    assert [first for first, _, _ in plan] == [0, *(last for _, last, _ in plan)][:-1], "nothing is between two rows"
    assert plan[-1][1] == 90
    ((begin, end, play),) = [row for row in plan if "begin no new day" in row[2]]
    assert end - begin >= longest, RECOUNT
    last_call = re.search("at minute ([0-9]+)", play, re.IGNORECASE)
    assert last_call is not None
    assert abs(end - int(last_call[1]) - longest / DAYS) <= 1, "the last day to begin can still be played"


def test_both_plans_of_ninety_minutes_are_the_same_and_say_how_much_is_talk_and_play() -> None:
    one, other = ([(first, last) for first, last, _ in plan_in(page)] for page in PLANS)
    assert one == other
    play, talk = (one[2][1] - one[2][0], 90 - one[4][0])
    leading = next(iter(PLANS)).read_text(encoding="utf-8")
    assert f"Talk has {talk} of these minutes, play {play}." in leading


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        (1, "about 5 minutes"),
        (30, "about 30 minutes"),
        (37, "about 35 minutes"),
        (38, "about 40 minutes"),
        (57, "about 55 minutes"),
        (58, "about 1 h"),
        (62, "about 1 h"),
        (63, "about 1 h 5"),
        (92, "about 1 h 30"),
        (93, "about 1 h 35"),
        (118, "about 2 h"),
    ],
)
def test_minutes_are_said_in_fives(counted: int, said: str) -> None:
    assert about(counted, Words(the_box(), "en")) == said


def test_what_is_written_is_read_again() -> None:
    figures = {2: [90, 95, 100], 11: [101, 102, 103]}
    assert tomllib.loads(as_toml(figures, 20)) == {"minutes": {str(number): each for number, each in figures.items()}}
