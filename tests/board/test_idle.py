"""Work in idle moments: it goes on between clicks, gives its result once, and waits for nobody longer than a slice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator

import pytest

from holding_on.board.idle import SLICE, IdleWork

STEP = 0.002


def failed() -> None:
    """The work has failed."""
    pytest.fail("the work failed")


def busy(seconds: float) -> None:
    """Keep the processor busy."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def work(steps: int) -> Generator[int, None, str]:
    """Steps of two milliseconds each."""
    for step in range(steps):
        busy(STEP)
        yield step
    return "done"


async def worked(steps: int) -> tuple[list[str], list[float]]:
    """Let the work run in an event loop; return its results, and how long other calls had to wait meanwhile."""
    ended: list[str] = []
    idle = IdleWork(work(steps), ended.append, failed)
    waits = []
    while not ended:
        before = time.perf_counter()
        await asyncio.sleep(0)
        waits.append(time.perf_counter() - before)
    idle.stop()
    return ended, waits


def test_work_is_done_in_slices_between_which_others_come_in() -> None:
    ended, waits = asyncio.run(worked(60))
    assert ended == ["done"]
    slices = [wait for wait in waits if wait > STEP]
    assert len(slices) >= 60 * STEP / (SLICE + STEP) / 2


def test_without_an_event_loop_nothing_happens_before_it_is_finished() -> None:
    ended: list[str] = []
    idle = IdleWork(work(3), ended.append, failed)
    assert ended == []
    idle.finish()
    idle.finish()
    assert ended == ["done"]


def test_work_that_fails_says_so_once_and_is_over(caplog: pytest.LogCaptureFixture) -> None:
    def failing() -> Generator[None, None, str]:
        yield
        raise ValueError("broken")

    told: list[str] = []
    idle = IdleWork(failing(), told.append, lambda: told.append("failed"))
    idle.finish()
    idle.finish()
    assert told == ["failed"]
    assert "work in idle moments failed" in caplog.text


def test_work_that_is_stopped_never_ends() -> None:
    async def stopped() -> list[str]:
        ended: list[str] = []
        idle = IdleWork(work(20), ended.append, failed)
        await asyncio.sleep(STEP)
        idle.stop()
        await asyncio.sleep(30 * STEP)
        idle.finish()
        return ended

    assert asyncio.run(stopped()) == []
