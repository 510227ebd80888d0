"""The three figures of a benchmark: what they are of few values and of many."""

from random import Random

import pytest

from tests.benchmarks.summary import Summary, summary


def test_high_is_what_nineteen_of_twenty_do_not_exceed() -> None:
    values = [float(value) for value in range(1, 21)]
    Random(1).shuffle(values)
    assert summary(values) == Summary(median=10.5, high=19.0, most=20.0)
    assert summary([*values, 21.0]) == Summary(median=11.0, high=20.0, most=21.0)


def test_single_value_is_all_three() -> None:
    assert summary([3.25]) == Summary(3.25, 3.25, 3.25)
    assert summary([3.25]).cells(1) == ["3.2", "3.2", "3.2"]


def test_nothing_has_no_summary() -> None:
    with pytest.raises(ValueError, match="no median"):
        summary([])
