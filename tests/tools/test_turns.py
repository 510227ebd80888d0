"""Tests that take turns: a third of them a day, all of them in three days and in `test --long`."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from tests import conftest


class Item:
    """As much of a collected test as is looked at."""

    def __init__(self, number: int, marked: bool) -> None:
        self.nodeid = f"tests/test_it.py::test_it[{number}]" if marked else f"tests/test_it.py::test_other_{number}"
        self.marked = marked

    def get_closest_marker(self, name: str) -> object | None:
        return object() if self.marked and name == "takes_turns" else None


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


def chosen(monkeypatch: pytest.MonkeyPatch, day: int, long: bool = False) -> set[str]:
    """What runs on a day."""

    class Day(date):
        @classmethod
        def today(cls) -> Day:
            return cls(2026, 1, 1) + timedelta(day)

    monkeypatch.setattr(conftest, "date", Day)
    items: list[Any] = [Item(number, marked) for marked in (True, False) for number in range(7)]
    every = {item.nodeid for item in items}
    config: Any = Config(long)
    conftest.pytest_collection_modifyitems(config, items)
    assert {item.nodeid for item in (*items, *config.left)} == every
    return {item.nodeid for item in items}


def test_three_days_run_everything_and_no_day_much_more_than_a_third(monkeypatch: pytest.MonkeyPatch) -> None:
    days = [chosen(monkeypatch, day) for day in range(3)]
    assert len(set.union(*days)) == 14
    assert sorted(len(day) - 7 for day in days) == [2, 2, 3]
    assert len(set.intersection(*days)) == 7


def test_a_long_run_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(chosen(monkeypatch, 0, long=True)) == 14
