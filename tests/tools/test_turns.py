"""Tests that take turns: a part of them a day, all of them in some days and in `test --long`."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from tests import conftest, turns

MARKS: dict[str, dict[str, Any]] = {"own": {}, "grouped": {"group": "whole games"}, "fifths": {"shares": 5}}
"""What a test may say of its turns, by what these tests are called here."""


class Marker:
    """As much of a marker as is looked at."""

    def __init__(self, kwargs: dict[str, Any]) -> None:
        self.kwargs = kwargs


class Item:
    """As much of a collected test as is looked at: a case of a test, or each a test of its own."""

    def __init__(self, number: int, mark: str = "") -> None:
        self.nodeid = f"tests/test_it.py::test_{mark}" + (f"_{number}" if mark == "grouped" else f"[{number}]")
        self.mark = mark

    def get_closest_marker(self, name: str) -> Marker | None:
        return Marker(MARKS[self.mark]) if name == "takes_turns" and self.mark else None


class Config:
    """As much of pytest's configuration as is asked."""

    def __init__(self, long: bool) -> None:
        self.long = long
        self.hook = self
        self.left: list[Any] = []

    def getoption(self, _: str) -> bool:
        return self.long

    def pytest_deselected(self, items: list[Any]) -> None:
        self.left = items


def on_day(monkeypatch: pytest.MonkeyPatch, day: int) -> None:
    """It is this day."""

    class Day(date):
        @classmethod
        def today(cls) -> Day:
            return cls(2026, 1, 1) + timedelta(day)

    monkeypatch.setattr(turns, "date", Day)


def chosen(monkeypatch: pytest.MonkeyPatch, mark: str, day: int, long: bool = False) -> set[str]:
    """Which of seven tests run on a day."""
    on_day(monkeypatch, day)
    items: list[Any] = [Item(number, mark) for number in range(7)]
    every = {item.nodeid for item in items}
    config: Any = Config(long)
    conftest.pytest_collection_modifyitems(config, items)
    assert {item.nodeid for item in (*items, *config.left)} == every
    return {item.nodeid for item in items}


DIVIDED = [("own", 3, {2, 3}), ("grouped", 3, {2, 3}), ("fifths", 5, {1, 2})]


@pytest.mark.parametrize(("mark", "shares", "a_day"), DIVIDED)
def test_some_days_run_everything_and_no_day_much_more_than_its_share(
    monkeypatch: pytest.MonkeyPatch, mark: str, shares: int, a_day: set[int]
) -> None:
    days = [chosen(monkeypatch, mark, day) for day in range(shares)]
    assert len(set.union(*days)) == 7
    assert {len(day) for day in days} == a_day
    assert sum(map(len, days)) == 7


def test_what_takes_no_turns_runs_every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(chosen(monkeypatch, "", 0)) == 7


def test_a_long_run_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(chosen(monkeypatch, "own", 0, long=True)) == 7


@pytest.mark.parametrize("count", [0, 1, 7, 9])
def test_of_many_things_neighbours_have_their_turn_together(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    things, short, long = list(range(count)), Config(long=False), Config(long=True)
    assert turns.todays(things, long) == things  # type: ignore[arg-type]  # it is asked for no more
    days = []
    for day in range(3):
        on_day(monkeypatch, day)
        days.append(turns.todays(things, short))  # type: ignore[arg-type]
    assert sorted(thing for day in days for thing in day) == things
    assert all(day == list(range(day[0], day[0] + len(day))) for day in days if day)
    assert max(map(len, days)) <= -(-count // 3)
