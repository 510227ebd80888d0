"""How many connections a server holds, and for how long, tried on a small one in this process."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable

import pytest
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketHandler, websocket_connect

from holding_on.server import http_server
from holding_on.server.http_server import LimitedHTTPServer, addresses_of_this_machine

HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-"
WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
OURS = "127.0.0.1"
MOST = 20

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Small(RequestHandler):
    """A page."""

    def get(self) -> None:
        self.finish("here")


class Large(RequestHandler):
    """A page that does not go into what lies between two machines."""

    async def get(self) -> None:
        self.write(b"x" * 50_000_000)
        await self.flush()


class Table(WebSocketHandler):
    """What a seated table has."""

    def on_message(self, message: str | bytes) -> None:
        self.write_message(message)


class House:
    """The server, and who comes to it."""

    def __init__(self, own: frozenset[str] = frozenset()) -> None:
        self.noticed: list[str] = []
        listening, self.port = bind_unused_port()
        inside = Application([("/", Small), ("/large", Large), ("/table", Table)])
        self.door = LimitedHTTPServer(inside, most=MOST, own=own, notice=self.noticed.append)
        self.door.add_socket(listening)

    async def sends(self, what: bytes) -> Wire:
        """Somebody connects and sends this."""
        reader, writer = await asyncio.open_connection(OURS, self.port)
        writer.write(what)
        await writer.drain()
        return reader, writer

    async def answers(self) -> bool:
        """Whether a page is answered."""
        reader, writer = await self.sends(WHOLE)
        try:
            return (await asyncio.wait_for(reader.readline(), 5)).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            return False
        finally:
            writer.close()


def happens(story: Callable[[], Awaitable[None]]) -> None:
    """Let a story happen, and not for ever."""

    async def all_of_it() -> None:
        await asyncio.wait_for(story(), 30)

    asyncio.run(all_of_it())


async def is_cut(wire: Wire, within: float = 5) -> bool:
    """Whether a connection is closed from the other side."""
    try:
        return await asyncio.wait_for(wire[0].read(), within) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize("own", [frozenset(), frozenset({OURS})], ids=["a stranger", "this machine"])
def test_half_sent_requests_keep_no_page_out_and_cut_no_table(
    own: frozenset[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        house = House(own)
        table = await websocket_connect(f"ws://{OURS}:{house.port}/table")
        halves = []
        for _ in range(5 * MOST):
            halves.append(await house.sends(HALF))
            await table.write_message("a choice")
            assert await asyncio.wait_for(table.read_message(), 5) == "a choice"
        assert await house.answers()
        assert await is_cut(halves[0])
        assert sum(map(len, house.door._held.values())) <= (MOST if own else MOST // http_server.SHARE)
        assert set(house.noticed) == {OURS}
        table.close()
        for _, writer in halves:
            writer.close()
        house.door.stop()

    with caplog.at_level(logging.WARNING):
        happens(story)
    assert caplog.records == []


def test_an_address_whose_connections_are_all_in_use_is_not_given_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        house = House()
        tables = [await websocket_connect(f"ws://{OURS}:{house.port}/table") for _ in range(MOST // http_server.SHARE)]
        assert not await house.answers()
        tables[0].close()
        await tables[0].read_message()
        await asyncio.sleep(0.05)
        assert await house.answers()
        for table in tables[1:]:
            await table.write_message("still here")
            assert await table.read_message() == "still here"
            table.close()
        house.door.stop()

    happens(story)


@pytest.mark.parametrize("sent", [b"", HALF, WHOLE, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"])
def test_who_sends_no_whole_request_is_hung_up_on_and_a_table_that_is_quiet_is_not(
    sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_server, "PATIENCE", 0.2)

    async def story() -> None:
        house = House()
        table = await websocket_connect(f"ws://{OURS}:{house.port}/table")
        wire = await house.sends(sent)
        if sent == WHOLE:
            await wire[0].readuntil(b"here")
        assert house.door.is_here(OURS)
        assert await is_cut(wire)
        wire[1].close()
        await table.write_message("still here")
        assert await table.read_message() == "still here"
        table.close()
        await table.read_message()
        await asyncio.sleep(0.05)
        assert not house.door.is_here(OURS)
        house.door.stop()

    happens(story)


def test_a_reply_that_nobody_takes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_server, "ROUND", 0.05)
    monkeypatch.setattr(http_server, "UNREAD", 0.2)

    async def story() -> None:
        house = House()
        with socket.create_connection((OURS, house.port)) as lazy:
            lazy.send(WHOLE.replace(b"/ ", b"/large ", 1))
            await asyncio.sleep(0.1)
            assert house.door.is_here(OURS)
            while house.door.is_here(OURS):
                await asyncio.sleep(0.05)
        house.door.stop()

    happens(story)


def test_lines_of_a_request_that_are_too_long_are_refused_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        house = House()
        reader, writer = await house.sends(HALF + b"x" * 2 * http_server.LARGEST_HEADER)
        assert await is_cut((reader, writer))
        writer.close()
        assert await house.answers()
        house.door.stop()

    with caplog.at_level(logging.WARNING):
        happens(story)
    assert caplog.records == []


def test_this_machine_knows_itself() -> None:
    known = addresses_of_this_machine()
    assert {"127.0.0.1", "::1"} <= known
    assert not [one for one in known if "%" in one]
