"""docs/many-machines.md does what it says: its examples, with fewer games, on a Dask cluster of local processes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from distributed import Client, LocalCluster

import holding_on as ho
from holding_on import styles
from holding_on.study import elsewhere
from holding_on.styles import Seat

PAGE = Path(__file__).parents[2] / "docs/many-machines.md"
FEWER = {"1_000_000": "90", "10_000": "30"}


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,  # type: ignore[no-untyped-call]
        Client(cluster) as client,  # type: ignore[no-untyped-call]
    ):
        yield client


@pytest.fixture(autouse=True)
def _small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elsewhere, "FIRST", 0.0)
    monkeypatch.setattr(elsewhere, "MOST_IN_BLOCK", 8)


def test_the_examples_of_the_page_run(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"client": client, "__name__": "__main__"}
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for example in examples:
        for many, few in FEWER.items():
            example = example.replace(many, few)
        exec(example, names)
    assert capsys.readouterr().out == f"{ho.simulate(30, seed=1)}\n"
    assert names["studies"][0] == ho.simulate(30, numbers={"DAY-13": 1})
    sweep = names["sweep"]
    assert sweep.height == 6
    assert sweep.row(5)[:3] == (3, 3, ho.simulate(30, numbers={"DAY-13": 3, "WARN-05": 3}).games["won"].mean())
    at_once = ho.simulate(90)
    for kind, frame in (("games", at_once.games), ("shifts", at_once.shifts)):
        assert pl.read_parquet(tmp_path / f"games/{kind}-*.parquet").equals(frame)
    assert names["won"] == at_once.games["won"].mean()


def test_a_cluster_plays_the_same_games(client: Client) -> None:
    assert ho.simulate(60, seed=5, workers=client) == ho.simulate(60, seed=5)
    with client.get_executor() as executor:  # type: ignore[no-untyped-call]
        assert ho.simulate(40, workers=executor) == ho.simulate(40)


@pytest.mark.slow
def test_a_style_that_stands_nowhere_else_is_sent_by_the_cluster(client: Client) -> None:
    def here(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return styles.comfort_first(seat, actions)

    here.__module__ = "__main__"  # as in a notebook
    study = ho.simulate(40, policy=here, workers=client)
    assert study.shifts.equals(ho.simulate(40, policy="comfort_first").shifts)
