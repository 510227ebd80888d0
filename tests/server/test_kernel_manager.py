"""How long a table is kept, by a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from holding_on.server import kernel_manager
from holding_on.server.kernel_manager import PageKernelManager

NAME = "a-kernel"


class Clock:
    """The time for `tables` and for Jupyter, in minutes from some noon."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.minutes = 0.0
        for module in (kernel_manager.__name__, "jupyter_server.services.kernels.kernelmanager"):
            monkeypatch.setattr(f"{module}.utcnow", self.now)

    def now(self) -> datetime:
        """What it shows."""
        return datetime(2026, 1, 1, 12, tzinfo=UTC) + timedelta(minutes=self.minutes)


class Ward:
    """PageKernelManager of one kernel that is no process."""

    def __init__(self, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
        make: Any = PageKernelManager
        self.tables = make(cull_idle_timeout=3600)
        kernel = {"kernel_name": "python3", "execution_state": "idle", "last_activity": clock.now()}
        self.tables._kernels = {NAME: SimpleNamespace(**kernel, kernel_spec=SimpleNamespace(metadata={}))}
        self.tables._kernel_connections = {NAME: 0}
        monkeypatch.setattr(PageKernelManager, "shutdown_kernel", self._end)

    def page_comes(self) -> None:
        """It calls for its kernel."""
        self.tables.notify_connect(NAME)

    def page_goes(self) -> None:
        """Without a goodbye."""
        self.tables.notify_disconnect(NAME)

    def kept(self) -> bool:
        """Whether the kernel is there after the round that the server makes every minute."""
        asyncio.run(self.tables.cull_kernel_if_idle(NAME))
        return NAME in self.tables._kernels

    async def _end(self, kernel_id: str) -> None:
        del self.tables._kernels[kernel_id]


class Channel:
    """One of a kernel's."""

    def on_recv(self, hear: Callable[[list[bytes]], None]) -> None:
        """Who hears what it says."""
        self.say = hear


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def ward(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Ward:
    return Ward(clock, monkeypatch)


def test_an_open_page_keeps_its_table_however_quiet_it_is(ward: Ward, clock: Clock) -> None:
    ward.page_comes()
    clock.minutes = 60 * 24
    assert ward.kept()


def test_the_time_runs_from_when_the_page_went_and_not_from_its_last_click(ward: Ward, clock: Clock) -> None:
    ward.page_comes()
    clock.minutes = 120
    ward.page_goes()
    clock.minutes = 179
    assert ward.kept()
    clock.minutes = 181
    assert not ward.kept()


def test_a_page_that_comes_back_in_time_keeps_its_table(ward: Ward, clock: Clock) -> None:
    ward.page_comes()
    ward.page_goes()
    clock.minutes = 50
    ward.page_comes()
    clock.minutes = 500
    assert ward.kept()


def test_a_kernel_that_waited_long_is_not_taken_from_the_page_that_is_just_opening(ward: Ward, clock: Clock) -> None:
    clock.minutes = 300  # in the warm pool, of which nobody asks
    assert ward.kept()
    clock.minutes = 304
    assert ward.kept()
    ward.page_comes()
    clock.minutes = 330
    assert ward.kept()


def test_a_kernel_for_which_no_page_comes_is_let_go_soon(ward: Ward, clock: Clock) -> None:
    assert ward.kept()
    clock.minutes = 6
    assert not ward.kept()


def test_what_a_kernel_says_while_its_page_is_away_is_kept_but_not_without_end(
    ward: Ward, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_manager, "MOST_BUFFERED", 1000)
    channels = {"iopub": Channel()}
    ward.tables.start_buffering(NAME, "a page", channels)
    for _ in range(3):
        channels["iopub"].say([b"x" * 300])
    kept = ward.tables._kernel_buffers[NAME]["buffer"]
    assert list(kept) == [("iopub", [b"x" * 300])] * 3
    for _ in range(1000):
        channels["iopub"].say([b"x" * 300])
    assert list(kept) == []


def test_the_spare_kernel_is_nobodys_and_is_not_let_go(ward: Ward, clock: Clock) -> None:
    async def rounds() -> list[bool]:
        ward.tables._spare = asyncio.ensure_future(started())
        await ward.tables._spare
        there = []
        for clock.minutes in (1, 60, 600):
            await ward.tables.cull_kernel_if_idle(NAME)
            there.append(NAME in ward.tables._kernels)
        return there

    async def started() -> str:
        return NAME

    assert asyncio.run(rounds()) == [True, True, True]


def test_a_spare_kernel_that_could_not_be_started_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_manager, "PAUSE", 60.0)
    begun: list[dict[str, Any]] = []

    async def start(_: Any, **options: Any) -> str:
        begun.append(options)
        if "extra_arguments" in options:
            raise OSError("no room")
        return NAME

    async def opened() -> str:
        made: Any = PageKernelManager
        ward = made()
        ward.keep_a_spare()
        kernel_id: str = await ward.start_kernel(kernel_name="python3", path="", env={"VOILA_PREHEAT": "False"})
        return kernel_id

    monkeypatch.setattr(PageKernelManager, "_started", start)
    assert asyncio.run(opened()) == NAME
    assert ["extra_arguments" in options for options in begun] == [True, False]


def test_a_kernel_that_is_being_started_when_all_are_ended_is_ended_too(
    ward: Ward, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def end(_: Any, kernel_id: str, now: bool = False) -> None:
        ended.append(kernel_id)
        del ward.tables._kernels[kernel_id]

    async def start(kernel_id: str) -> None:
        await asyncio.sleep(0.01)
        ward.tables._kernels[kernel_id] = ward.tables._kernels[NAME]
        del ward.tables._pending_kernels[kernel_id]

    async def fail() -> None:
        raise OSError("no room")

    async def all_end() -> None:
        ward.tables._pending_kernels["coming"] = asyncio.ensure_future(start("coming"))
        ward.tables._pending_kernels["failing"] = asyncio.ensure_future(fail())
        await ward.tables.shutdown_all()

    monkeypatch.setattr(PageKernelManager, "_async_shutdown_kernel", end)
    asyncio.run(all_end())
    assert sorted(ended) == [NAME, "coming"]
    assert ward.tables._kernels == {}
