"""How many pages are opened, for whom, and what is left of those that nobody waits for; with kernels that are none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from holding_on.server import admission
from holding_on.server.admission import MEGABYTE, Admission, MustWait, memory_to_spare, tables_for

US, ANN, BEN = "127.0.0.1", "192.168.1.7", "192.168.1.8"


class Kernels:
    """Starts what is no process; `come` are those whose page has called for them."""

    def __init__(self) -> None:
        self.running: list[str] = []
        self.started: list[str] = []
        self.come: set[str] = set()
        self.seconds = 0.01

    def __contains__(self, kernel_id: str) -> bool:
        return kernel_id in self.running

    async def start_kernel(self, **_: Any) -> str:
        await asyncio.sleep(self.seconds)
        self.started.append(name := f"kernel {len(self.started)}")
        self.running.append(name)
        return name

    async def get_rendered_notebook(self, **_: Any) -> tuple[None, list[str], str]:
        return None, [], await self.start_kernel()

    async def shutdown_kernel(self, kernel_id: str, now: bool) -> None:
        assert now
        self.running.remove(kernel_id)

    def has_come(self, kernel_id: str) -> bool:
        return kernel_id in self.come


def happens(story: Callable[[Kernels], Awaitable[None]]) -> None:
    """Let a story happen, and not for ever."""

    async def all_of_it() -> None:
        await asyncio.wait_for(story(Kernels()), 20)

    asyncio.run(all_of_it())


async def open_page(there: Admission, address: str, seconds: float = 0.0, warm: bool = False) -> str:
    """Open one, as Voila does; why not, when it must wait."""
    try:
        async with there.opened(address) as opening:
            if warm:
                await opening.get_rendered_notebook()
            else:
                await opening.start_kernel()
            await asyncio.sleep(seconds)
    except MustWait as reason:
        return reason.key
    return "open"


@pytest.mark.parametrize(
    ("memory", "files", "tables"),
    [(2048, 3072, 24), (8192, 3072, 112), (16_384, 3072, 229), (65_536, 3072, 245), (65_536, 256, 10), (200, 64, 1)],
)
def test_there_are_as_many_tables_as_memory_and_open_files_allow(memory: int, files: int, tables: int) -> None:
    assert tables_for(memory * MEGABYTE, files) == tables


def test_the_machine_is_asked_what_it_has() -> None:
    assert memory_to_spare() > MEGABYTE


def test_no_more_tables_than_there_may_be_and_a_place_that_is_left_is_taken_again() -> None:
    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 2, own=frozenset({US}))
        assert [await open_page(there, US, warm=warm) for warm in (False, True, False)] == ["open", "open", "room.full"]
        assert kernels.started == kernels.running
        with pytest.raises(MustWait, match=r"room\.full"):
            there.admit(ANN)
        await kernels.shutdown_kernel("kernel 0", now=True)
        there.admit(ANN)
        assert await open_page(there, ANN) == "open"

    happens(story)


def test_one_address_cannot_take_all_and_this_machine_can() -> None:
    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 5, own=frozenset({US}))
        opened = [await open_page(there, ANN) for _ in range(5)]
        assert opened == ["open", "open", "open", "room.share", "room.share"]
        assert there.of(ANN) == 3
        assert await open_page(there, BEN) == "open"
        there = Admission(kernels, 5, own=frozenset({US}))
        assert [await open_page(there, US) for _ in range(5)] == ["open"] * 5

    happens(story)


def test_who_goes_before_his_turn_starts_no_kernel_and_who_goes_later_leaves_none() -> None:
    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 50, at_once=2)
        pages = [asyncio.ensure_future(open_page(there, ANN, 5)) for _ in range(25)]
        await asyncio.sleep(0.05)
        for page in pages:
            page.cancel()
        await asyncio.gather(*pages, return_exceptions=True)
        assert await open_page(there, BEN) == "open"
        assert len(kernels.started) == 2
        await asyncio.sleep(0.05)
        assert kernels.running == ["kernel 1"]
        assert there.of(ANN) == 0

    happens(story)


def test_a_kernel_that_is_just_being_started_for_somebody_who_goes_is_ended_when_it_is_there() -> None:
    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 5)
        kernels.seconds = 0.5
        page = asyncio.ensure_future(open_page(there, ANN))
        await asyncio.sleep(0.05)
        page.cancel()
        await asyncio.gather(page, return_exceptions=True)
        assert kernels.started == []
        await asyncio.sleep(1)
        assert (kernels.started, kernels.running) == (["kernel 0"], [])

    happens(story)


def test_many_pages_of_one_address_do_not_stand_before_the_page_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "TURN", 0.3)

    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 50, at_once=2)
        greedy = [asyncio.ensure_future(open_page(there, ANN, 0.2)) for _ in range(10)]
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(open_page(there, BEN), 0.1) == "open"
        assert sorted(set(await asyncio.gather(*greedy))) == ["open", "room.many"]

    happens(story)


@pytest.mark.parametrize(("comes", "is_here", "left"), [(True, False, 1), (False, True, 1), (False, False, 0)])
def test_a_page_whose_websocket_never_comes_is_let_go_when_its_address_has_gone(
    comes: bool, is_here: bool, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "LOOK", 0.01)
    monkeypatch.setattr(admission, "GONE", 0.03)

    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 5, is_here=lambda _: is_here)
        assert await open_page(there, ANN) == "open"
        if comes:
            kernels.come.add("kernel 0")
        await asyncio.sleep(0.2)
        assert len(kernels.running) == left

    happens(story)


def test_a_page_that_cannot_be_made_is_no_table() -> None:
    async def story(kernels: Kernels) -> None:
        there = Admission(kernels, 1)
        with pytest.raises(ValueError, match="no such notebook"):
            async with there.opened(ANN):
                raise ValueError("no such notebook")
        async with there.opened(ANN):
            pass  # answered without a kernel
        assert await open_page(there, ANN) == "open"

    happens(story)
