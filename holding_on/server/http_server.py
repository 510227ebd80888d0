"""An HTTP server that limits its connections: their number, in all and for one address, and how long they may wait.

Anybody in the network can connect, even without the token, and each connection is an open file of the server. So a
connection may wait only a short time for a whole request. When there are too many connections, the server takes the
address that holds most, and closes the connection of this address that has waited longest. A web page is always
answered, because its request is whole at once; the websocket of a table is never closed.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import psutil
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPConnection, HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine
from tornado.ioloop import PeriodicCallback
from tornado.iostream import IOStream

PATIENCE = 10.0
"""The most seconds for the header of a request, for its body, and between two requests; browsers connect again without
being asked."""

UNREAD = 120.0
"""Seconds after which a connection is closed when the browser reads nothing more of a reply."""

ROUND = 10.0
"""Seconds between two checks whether browsers read their replies."""

MOST = 1024
SHARE = 4
"""One address may hold a quarter of all connections: 256 are enough for thirty tables behind one router."""

LARGEST_HEADER = 16_384
"""The largest header of a request, in bytes; a browser's has about one thousand."""


class LimitedHTTPServer(HTTPServer):
    """An HTTP server with limits; `notice` is called with an address that exceeds a limit."""

    def initialize(  # type: ignore[override]  # it takes fewer settings than its base, and these by name
        self, request_callback: Any, *, most: int, own: frozenset[str], notice: Callable[[str], None], **given: Any
    ) -> None:
        """Allow `most` connections in all; `own` are the addresses of this machine, which may hold all of them."""
        super().initialize(
            request_callback,
            idle_connection_timeout=PATIENCE,
            body_timeout=PATIENCE,
            max_header_size=LARGEST_HEADER,
            **given,
        )
        self._most, self._own, self._notice = most, own, notice
        self._held: dict[str, dict[IOStream, _Held]] = {}
        self._rounds = PeriodicCallback(self._round, ROUND * 1000)
        self._rounds.start()

    def stop(self) -> None:
        """Take no further connections."""
        self._rounds.stop()
        super().stop()

    def is_here(self, address: str) -> bool:
        """Whether an address holds a connection."""
        return any(not stream.closed() for stream in self._held.get(address, ()))

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Take a new connection, or close it at once when there are too many."""
        came_from = str(address[0])
        if not self._has_room(came_from):
            stream.close()
            return
        self._held.setdefault(came_from, {})[stream] = _Held()
        super().handle_stream(stream, address)

    def start_request(self, server_conn: Any, request_conn: HTTPConnection) -> HTTPMessageDelegate:
        """Note that a connection waits for a request, and return the object that receives it."""
        held = self._held.get(str(server_conn.context.remote_ip), {}).get(server_conn.stream, _Held())
        held.waits = True
        return _Noted(super().start_request(server_conn, request_conn), held)

    def on_close(self, server_conn: Any) -> None:
        """Forget a connection that is closed; one that has become a websocket is still open and stays."""
        super().on_close(server_conn)
        if server_conn.stream.closed():
            self._forget(server_conn.stream, str(server_conn.context.remote_ip))

    def _has_room(self, address: str) -> bool:
        """Whether an address may open one more connection; if there are too many, close one that only waits."""
        if self._is_within(address):
            return True
        self._forget_closed()
        if self._is_within(address):
            return True
        self._notice(self._largest() if self._of_all() >= self._most else address)
        theirs = [address] if self._has_its_share(address) else sorted(self._held, key=self._of, reverse=True)
        for one in theirs:
            for stream, held in self._held[one].items():
                if held.waits:
                    self._forget(stream, one)
                    stream.close()
                    return True
        return False

    def _is_within(self, address: str) -> bool:
        return self._of_all() < self._most and not self._has_its_share(address)

    def _has_its_share(self, address: str) -> bool:
        return address not in self._own and self._of(address) >= max(1, self._most // SHARE)

    def _of(self, address: str) -> int:
        return len(self._held.get(address, ()))

    def _of_all(self) -> int:
        return sum(map(len, self._held.values()))

    def _largest(self) -> str:
        return max(self._held, key=self._of)

    def _forget(self, stream: IOStream, address: str) -> None:
        theirs = self._held.get(address, {})
        theirs.pop(stream, None)
        if not theirs:
            self._held.pop(address, None)

    def _forget_closed(self) -> None:
        for address, theirs in list(self._held.items()):
            for stream in [each for each in theirs if each.closed()]:
                self._forget(stream, address)

    def _round(self) -> None:
        """Close the connections on which a reply has not been read for `UNREAD` seconds."""
        self._forget_closed()
        for theirs in self._held.values():
            for stream, held in theirs.items():
                held.unread = held.unread + ROUND if stream.writing() else 0.0
                if held.unread >= UNREAD:
                    stream.close()


class _Held:
    """The data of one connection: whether it waits for a whole request, and for how many seconds a reply is unread."""

    __slots__ = ("unread", "waits")

    def __init__(self) -> None:
        self.waits, self.unread = True, 0.0


class _Noted(HTTPMessageDelegate):
    """A receiver of one request: hands every part of the request on, and notes when the request is whole."""

    def __init__(self, inner: HTTPMessageDelegate, held: _Held) -> None:
        self._inner, self._held = inner, held

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> Any:
        """Hand on the header of the request."""
        return self._inner.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:
        """Hand on a part of the request's body."""
        return self._inner.data_received(chunk)

    def finish(self) -> None:
        """Note that the request is whole, and tell the inner receiver."""
        self._held.waits = False
        self._inner.finish()

    def on_connection_close(self) -> None:
        """Tell the inner receiver that the connection was closed before the request or its reply was whole."""
        self._inner.on_connection_close()


def addresses_of_this_machine() -> frozenset[str]:
    """Return the IP addresses of this machine, including the loopback addresses."""
    found = {
        each.address.partition("%")[0]
        for of_one in psutil.net_if_addrs().values()
        for each in of_one
        if each.family in (socket.AF_INET, socket.AF_INET6)
    }
    return frozenset({"127.0.0.1", "::1", *found})
