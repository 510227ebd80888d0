"""A room that somebody in the network means no good: the tables play on, and the window says what happens in a line.

Everything goes to this machine alone, is counted, and ends by itself.
"""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
import time
import urllib.error
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from tests.commands.rooms import Room, open_room, process_of
from tests.server.guest import Guest, seated
from tools.check.answering import Visit

if sys.platform != "linux":
    pytest.skip("a second address on this machine, and a limit of open files, are Linux's", allow_module_level=True)

STRANGER = "127.0.0.2"
FILES = 512
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-"
MEGABYTE = 1 << 20
NOT_ALLOWED = 1008
TABLES = 5


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """One with few tables and few files."""
    with open_room(tmp_path_factory.mktemp("room"), "--tables", str(TABLES), files=FILES) as room:
        yield room
    assert trouble(room) == []


def trouble(room: Room) -> list[str]:
    """What should not stand in the window."""
    return [text for text in room.said if "Traceback" in text or "Error" in text]


def happens(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Let a story happen, and not for ever."""
    asyncio.run(asyncio.wait_for(story(), 100))


async def choose(guest: Guest, times: int = 1) -> float:
    """Play some choices; the seconds of the slowest answer."""
    chance, slowest = Random(5), 0.0
    for _ in range(times):
        before = guest.view["revision"]
        answered = await asyncio.wait_for(guest.act(chance.choice(guest.view["actions"])["code"]), 10)
        assert (answered.kind, guest.view["revision"]) == ("done", before + 1)
        slowest = max(slowest, answered.seconds)
    return slowest


def connect(room: Room, address: str = STRANGER) -> socket.socket:
    """A connection from another address of this machine."""
    return socket.create_connection(("127.0.0.1", urlsplit(room.origin).port or 0), 5, source_address=(address, 0))


def asked(room: Room, method: str = "GET") -> bytes:
    """The request for a table."""
    place = urlsplit(room.address)
    return f"{method} {place.path}?{place.query} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode()


def status(room: Room, method: str, address: str = STRANGER) -> int:
    """How a request for a table is answered; the page itself is not waited for."""
    with connect(room, address) as wire:
        wire.settimeout(30)
        wire.sendall(asked(room, method))
        return int(wire.recv(12)[9:])


@contextmanager
def half_sent(room: Room, count: int) -> Iterator[list[socket.socket]]:
    """So many requests that do not come to their end."""
    with ExitStack() as all_of_them:
        wires = []
        for number in range(count):
            wire = all_of_them.enter_context(connect(room, f"127.0.0.{2 + number % 3}"))
            wire.sendall(HALF)
            wires.append(wire)
        yield wires


def kernels(server: psutil.Process) -> list[psutil.Process]:
    """The kernels that run."""
    return [child for child in server.children() if child.is_running() and child.status() != psutil.STATUS_ZOMBIE]


async def server_of(guest: Guest) -> psutil.Process:
    """The server of a table."""
    server = process_of(guest.kernel).parent()
    assert server is not None
    return server


# ---------------------------------------------------------------------- without the token


@pytest.mark.slow
def test_half_sent_requests_shut_nobody_out_and_the_window_says_so_in_one_line(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            await guest.sit_down()
            server = await server_of(guest)
            before = len(room.said)
            with half_sent(room, 2 * FILES):
                assert await choose(guest, 10) < 2
                visit = Visit()
                assert visit.fetch(f"{room.origin}voila/static/voila-style.js?token={room.token}")
                assert server.num_fds() < FILES * 3 / 4
                async with seated(room.address) as other:
                    await other.sit_down()
                    await choose(other, 2)
                    await other.leave()
                assert await choose(guest, 10) < 2
            (line,) = room.said[before:]
            assert re.match(r"Far more connections come from 127\.0\.0\.[234] than pages need\.", line)
            await guest.leave()

    happens(story)


# ---------------------------------------------------------------------- with the token


@pytest.mark.slow
def test_openings_that_hang_up_leave_no_kernel_and_a_neighbour_comes_in(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            await guest.sit_down()
            server = await server_of(guest)
            await until(lambda: len(kernels(server)) == 4)  # this table's, and three that wait warm
            for _ in range(40):
                with connect(room) as wire:
                    wire.sendall(asked(room))
            began = time.monotonic()
            async with seated(room.address) as neighbour:
                await neighbour.sit_down()
                assert time.monotonic() - began < 13
                await choose(neighbour, 2)
                assert len(kernels(server)) < 12
                await neighbour.leave()
            await until(lambda: len(kernels(server)) == 4)
            await choose(guest)
            await guest.leave()

    happens(story)


@pytest.mark.slow
def test_a_page_that_was_read_to_its_end_and_left_gives_its_kernel_back(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            await guest.sit_down()
            server = await server_of(guest)
            await until(lambda: len(kernels(server)) == 4)
            shown = await asyncio.to_thread(read_to_the_end, room)
            found = re.search(r'"kernelId": "([^"]+)"', shown)
            assert found
            process = process_of(found[1])
            await asyncio.to_thread(process.wait, 30)
            await guest.leave()

    happens(story)


def read_to_the_end(room: Room) -> str:
    """The page of a table, as a program fetches it that opens no websocket."""
    with connect(room) as wire:
        wire.settimeout(30)
        wire.sendall(asked(room).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        return b"".join(iter(lambda: wire.recv(65536), b"")).decode()


@pytest.mark.slow
def test_who_finds_no_table_is_told_so_by_a_page_that_tries_again(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as first:
            server = await server_of(first)
            opened = [connect(room) for _ in range(3)]
            for wire in opened:
                wire.sendall(asked(room))
                await asyncio.to_thread(wire.recv, 12)
            # three of five are this address's half: it waits, and its neighbour does not
            assert await asyncio.to_thread(status, room, "HEAD") == 503
            with pytest.raises(urllib.error.HTTPError) as waits:
                await asyncio.to_thread(fetch_from, room, STRANGER)
            with waits.value as told:
                text = told.read().decode()
                assert told.headers["Retry-After"] == "3"
            assert "As many tables are open from your address as one address may have." in text
            assert "this page tries again by itself" in text
            async with seated(room.address) as last:
                # now all are taken, and this machine has to wait too
                assert await asyncio.to_thread(status, room, "HEAD", "127.0.0.1") == 503
                with pytest.raises(urllib.error.HTTPError) as full:
                    await asyncio.to_thread(Visit().fetch, room.address)
                with full.value as told:
                    assert "All tables are taken." in told.read().decode()
                assert len(kernels(server)) <= TABLES + 3
                await last.leave()
            for wire in opened:
                wire.close()
            await until(lambda: status(room, "HEAD") == 200)
            assert [text for text in room.said if f"All {TABLES} tables are taken, and somebody waits" in text]
            assert [text for text in room.said if f"more than its half of the {TABLES} tables" in text]
            await first.leave()

    happens(story)


def fetch_from(room: Room, address: str) -> None:
    """Fetch the page of a table from an address of this machine."""
    with connect(room, address) as wire:
        wire.settimeout(30)
        wire.sendall(asked(room).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        reply = HTTPResponse(wire)
        reply.begin()
        if reply.status != 200:
            raise urllib.error.HTTPError(room.address, reply.status, reply.reason, reply.headers, reply)


@pytest.mark.slow
def test_a_page_that_does_not_read_is_closed_before_the_server_grows(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest, seated(room.address) as other:
            await guest.sit_down()
            await other.sit_down()
            server, kernel = await server_of(guest), process_of(guest.kernel)
            before = server.memory_info().rss
            sizes: list[int] = []
            opening = {"comm_id": "asking", "target_name": "jupyter.widget.control", "data": {}}
            await guest.send("comm_open", opening, metadata={"version": "1.0.0"})
            with pytest.raises(ConnectionClosed):
                await ask_and_do_not_read(guest, lambda: sizes.append(server.memory_info().rss))
            # 8 MB lie unread, and the answers to fifty questions may be under way on a busy machine
            assert max(sizes) - before < 100 * MEGABYTE
            assert kernel.memory_info().rss < 100 * MEGABYTE
            assert await choose(other, 3) < 2
            await guest.come_back()
            await choose(guest)
            await guest.leave()
            await other.leave()

    happens(story)


async def ask_and_do_not_read(guest: Guest, then: Callable[[], None]) -> None:
    """Ask for every widget's state, over and over."""
    for _ in range(4000):
        await guest.send("comm_msg", {"comm_id": "asking", "data": {"method": "request_states"}})
        then()
        await asyncio.sleep(0.01)


async def hear_out(guest: Guest) -> None:
    """Read on until the connection is closed."""
    while True:
        await asyncio.wait_for(guest.wire.recv(), 20)


async def say_nonsense(guest: Guest, text: str) -> None:
    """Tell what holds a text that it holds a number."""
    await guest.send("comm_msg", {"comm_id": text, "data": {"method": "update", "state": {"value": 7}}})


@pytest.mark.slow
def test_updates_that_no_widget_understands_are_refused_cheaply_and_then_no_more(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            await guest.sit_down()
            states = await guest._states()
            text = next(one for one, state in states.items() if state["model_name"] == "HTMLModel")
            began = time.monotonic()
            with suppress(ConnectionClosed):
                for _ in range(4200):
                    await say_nonsense(guest, text)
            with pytest.raises(ConnectionClosed):
                await hear_out(guest)
            assert guest.wire.close_code == NOT_ALLOWED
            assert "Load it again to go on." in (guest.wire.close_reason or "")
            await guest.come_back()
            await choose(guest)
            assert time.monotonic() - began < 10
            await guest.leave()

    happens(story)


def test_a_few_wrong_updates_one_after_the_other_are_forgiven_and_many_are_not(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            await guest.sit_down()
            states = await guest._states()
            text = next(one for one, state in states.items() if state["model_name"] == "HTMLModel")
            for _ in range(5):
                await say_nonsense(guest, text)
                await choose(guest)
            for _ in range(20):
                await say_nonsense(guest, text)
            with pytest.raises(ConnectionClosed):
                await hear_out(guest)
            assert guest.wire.close_code == NOT_ALLOWED
            assert "said what its table does not understand" in (guest.wire.close_reason or "")
            await guest.come_back()
            await choose(guest)
            await guest.leave()

    happens(story)


@pytest.mark.slow
def test_what_a_page_says_wrongly_is_not_held_against_the_other_page_of_its_table(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            await guest.sit_down()
            states = await guest._states()
            text = next(one for one, state in states.items() if state["model_name"] == "HTMLModel")
            wrong = guest.wire
            await guest.come_back()
            right, guest.wire = guest.wire, wrong
            for _ in range(20):
                await say_nonsense(guest, text)
            with pytest.raises(ConnectionClosed):
                await hear_out(guest)
            guest.wire = right
            await choose(guest)
            await guest.leave()

    happens(story)


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_a_room_that_is_ended_amid_a_flood_ends_quietly(end: int, tmp_path: Path) -> None:
    with ExitStack() as all_of_them, open_room(tmp_path, end=end) as room:
        for number in range(40):
            wire = all_of_them.enter_context(connect(room, f"127.0.0.{2 + number % 8}"))
            wire.sendall(asked(room))
        time.sleep(2.5)
    assert trouble(room) == []
    assert room.said[-1] == "Ended. Nothing is left running.\n"


async def until(is_so: Callable[[], bool], within: float = 30) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(within):
        while not await asyncio.to_thread(is_so):
            await asyncio.sleep(0.2)
