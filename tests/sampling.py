"""Picks of many alike cases: some are tested in every run, and the rest are slow tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def each_third(cases: Iterable[Any], several: bool = False) -> list[Any]:
    """Return the cases as parameters of a test, of which the first of every three is tested in every run.

    With `several`, each case is a row of values, one for each parameter of the test.
    """
    return [
        pytest.param(*(case if several else [case]), marks=[] if k % 3 == 0 else [pytest.mark.slow])
        for k, case in enumerate(cases)
    ]


def only(quick: Collection[Any], cases: Iterable[Any], several: bool = False) -> list[Any]:
    """Return the cases as parameters of a test, of which those in `quick` are tested in every run.

    With `several`, each case is a row of values, one for each parameter of the test.
    """
    cases = list(cases)
    assert set(quick) <= set(cases)
    return [
        pytest.param(*(case if several else [case]), marks=[] if case in quick else [pytest.mark.slow])
        for case in cases
    ]
