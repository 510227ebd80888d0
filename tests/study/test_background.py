"""GrowingStudy: the games of a study, played bit by bit, by this process or by others, and the same either way."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

import holding_on as ho
from holding_on.engine.dealer import Dealer
from holding_on.engine.state import State
from holding_on.study import background, blocks, patience, playing, slices, worker_pool
from holding_on.study.background import play_on
from holding_on.study.growing import GrowingStudy
from holding_on.study.measures import paired
from holding_on.styles import Style

TOP = Path(__file__).parents[2]
KERNEL = """
import asyncio
from holding_on.study.background import play_on
from holding_on.study.growing import GrowingStudy
if __name__ == "__main__":
    asyncio.run(play_on([GrowingStudy()], 900_000, print, workers=2))
"""


def test_a_series_plays_the_games_of_a_study() -> None:
    grown = GrowingStudy(players=2, policy="fair_rota", numbers={"TOKEN-04": 4}, seed=30)
    asyncio.run(play_on([grown], 7))
    study = ho.simulate(7, players=2, policy="fair_rota", numbers={"TOKEN-04": 4}, seed=30)
    assert grown.study().games.equals(study.games)
    assert grown.study(3).games.equals(study.games.head(3))
    assert repr(grown.study()) == repr(study)


def test_a_series_grows_and_plays_no_game_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(state: State, style: Style, dealer: Dealer, game: int, seed: int, *written: Any) -> playing.Played:
        seeds.append(seed)
        return playing.play(state, style, dealer, game, seed, *written)

    monkeypatch.setattr(patience, "play", noted)
    grown = GrowingStudy(policy="random", seed=5)
    for games in (3, 30, 30, 12, 31):
        asyncio.run(play_on([grown], games))
    assert seeds == list(range(5, 36))
    assert grown.study().games["game"].to_list() == list(range(31))


def test_series_that_are_compared_have_the_same_seeds_however_far_each_had_come() -> None:
    plain, changed = GrowingStudy(policy="random"), GrowingStudy(policy="random", numbers={"WARN-05": 5})
    asyncio.run(play_on([plain], 40))
    asyncio.run(play_on([plain, changed], 60))
    assert paired(plain.study(), changed.study()).games == 60


def test_a_series_that_has_come_further_hides_no_missing_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", -1.0)  # told after every game
    further, behind = GrowingStudy(policy="random"), GrowingStudy(policy="random")
    missing: list[int] = []
    asyncio.run(play_on([further], 5))
    asyncio.run(play_on([further, behind], 3, missing.append, workers=0))
    assert missing == [2, 1, 0]


@pytest.mark.parametrize(("cores", "count"), [(1, 0), (2, 2), (64, worker_pool.MOST_UNASKED)])
def test_there_are_as_many_workers_as_cores_but_none_beside_a_single_one(
    cores: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert worker_pool.worker_count() == count


def test_workers_play_the_same_games() -> None:
    alone, helped = GrowingStudy(), [GrowingStudy(), GrowingStudy(readings={"G-05": "free"})]
    missing: list[int] = []
    asyncio.run(play_on([alone], 60))
    asyncio.run(play_on(helped, 60, missing.append, workers=2))
    assert helped[0].study().games.equals(alone.study().games)
    assert helped[1].study().games.equals(ho.simulate(60, readings={"G-05": "free"}).games)
    assert missing[-1] == 0
    assert sorted(missing, reverse=True) == missing


def one_game_less(setting: blocks.Setting, seed: int, number: int, games: int) -> blocks.Block:
    """A worker that takes the last game of each block for one at which the style stumbles."""
    return blocks.play_block(setting, seed, number, games - 1)._replace(stumbled=True)


def test_the_game_of_a_worker_that_stumbles_is_played_again_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "play_block", one_game_less)
    grown = GrowingStudy()
    asyncio.run(play_on([grown], 60, workers=2))
    assert grown.study() == ho.simulate(60)


def test_where_there_can_be_no_workers_this_process_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(count: int) -> Any:
        raise OSError("no processes here")

    monkeypatch.setattr(background, "WorkerPool", refused)
    grown = GrowingStudy(policy="random")
    asyncio.run(play_on([grown], 30, workers=2))
    assert len(grown) == 30
    assert "played by this process alone" in caplog.text


def test_few_games_start_no_workers_and_many_do(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []

    def noted(count: int) -> Any:
        called.append(count)
        raise OSError

    monkeypatch.setattr(background, "WorkerPool", noted)
    monkeypatch.setattr(background, "worker_count", lambda: 2)
    monkeypatch.setattr(background, "ENOUGH", 50)
    grown = GrowingStudy(policy="random")
    asyncio.run(play_on([grown], 49))
    assert called == []
    asyncio.run(play_on([grown], 99))
    assert called == [2]


@pytest.mark.parametrize("count", [0, 2])
def test_it_can_be_stopped_and_keeps_what_was_played_and_the_page_answers_meanwhile(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)  # as often as on the slowest machine
    tables = [GrowingStudy(), GrowingStudy(numbers={"DAY-13": 3})]
    answered = 0

    async def stopped() -> None:
        nonlocal answered
        task = asyncio.get_running_loop().create_task(play_on(tables, 50_000, workers=count))
        while min(map(len, tables)) < 25:
            await asyncio.sleep(0)
            answered += 1
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(stopped())
    games = min(map(len, tables))
    assert 25 <= games < 2_000
    assert answered > 5
    assert tables[0].study(games).games.equals(ho.simulate(games).games)


def test_workers_end_with_the_kernel_that_started_them(tmp_path: Path) -> None:
    script = tmp_path / "kernel.py"
    script.write_text(KERNEL, encoding="utf-8")
    kernel = subprocess.Popen([sys.executable, script], cwd=TOP, env=_around(), stdout=subprocess.PIPE, text=True)
    assert kernel.stdout is not None
    assert kernel.stdout.readline()  # the first games have been played
    family = psutil.Process(kernel.pid).children(recursive=True)
    assert len(family) >= 2
    kernel.kill()
    kernel.wait()
    kernel.stdout.close()
    until = time.monotonic() + 20
    while any(each.is_running() and each.status() != psutil.STATUS_ZOMBIE for each in family):
        assert time.monotonic() < until, family
        time.sleep(0.05)


def _around() -> dict[str, str]:

    return {**os.environ, "PYTHONPATH": str(TOP)}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"policy": "balance"}, "did you mean 'balanced'"),
        ({"numbers": {"TOKEN-04": 99}}, "can be 1 to 24"),
        ({"players": 9}, "players=9"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ho.SceneError, match=words):
        GrowingStudy(**options)


def test_so_many_games_cannot_be() -> None:
    with pytest.raises(ho.SceneError, match="a whole number from 1"):
        asyncio.run(play_on([GrowingStudy()], 0))
