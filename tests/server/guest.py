"""A table without a browser: opens a page, speaks to its kernel over the websocket as the page does, and plays.

A guest uses the same protocol as a browser: it fetches the web page, finds the kernel in it, asks for the states of the
widgets, and sends the messages of buttons and of the board's actions.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
import urllib.error
import uuid
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin, urlsplit

from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.board.deltas import apply_delta
from tools.check.answering import PATIENCE, Visit

PROTOCOL = Subprotocol("v1.kernel.websocket.jupyter.org")


@dataclass(frozen=True)
class Heard:
    """One message from the kernel, and the bytes that it took."""

    kind: str
    content: dict[str, Any]
    size: int


@dataclass(frozen=True)
class Answered:
    """The result of a choice: the kernel's answer, and the seconds and bytes until then."""

    kind: str
    seconds: float
    sizes: dict[str, int]
    """The bytes of all messages together, and of each trait in the messages."""
    on_the_wire: int
    """The bytes that went through the network, where messages may be compressed."""


class Wire(ClientConnection):
    """A websocket that counts the bytes it receives."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count the bytes, and handle the data as usual."""
        self.received += len(data)
        super().data_received(data)


class Guest:
    """One page of a table, and what its board shows."""

    def __init__(self, visit: Visit, address: str, kernel: str, wire: Wire) -> None:
        self.visit, self.address, self.kernel, self.wire = visit, address, kernel, wire
        self.session = Session(username="")
        self.board = ""
        self.view: dict[str, Any] = {}
        self.form: dict[str, Any] = {}
        """What the form showed before the first day."""
        self._ids = itertools.count(1)

    # ------------------------------------------------------------------ what a page does

    async def sit_down(self) -> dict[str, int]:
        """Begin the first day and wait for the board; return the bytes of each trait of the board."""
        await self._meet()
        states = await self._states()
        (form,) = [one for one, state in states.items() if state["state"].get("part") == "set_up"]
        self.form = states[form]["state"]["view"]
        await self.tell(form, {"kind": "begin"})
        async for heard in self._listen():
            state = heard.content.get("data", {}).get("state", {})
            if heard.kind == "comm_open" and state.get("part") == "board":
                self.board, self.view = heard.content["comm_id"], state["view"]
                return {"message": heard.size, **{trait: _bytes(value) for trait, value in state.items()}}
        raise AssertionError("unreachable: listening ends by itself")

    async def act(self, action: int, revision: int | None = None) -> Answered:
        """Choose an action; wait until the kernel has answered and the board shows what followed."""
        asked, began, before = next(self._ids), time.perf_counter(), self.wire.received
        revision = self.view["revision"] if revision is None else revision
        await self.tell(self.board, {"kind": "act", "revision": revision, "action": action, "id": asked})
        sizes: dict[str, int] = {"messages": 0}
        async for heard in self._listen():
            if heard.content.get("comm_id") != self.board:
                continue
            data = heard.content["data"]
            sizes["messages"] += heard.size
            for trait, value in data.get("state", {}).items():
                sizes[trait] = sizes.get(trait, 0) + _bytes(value)
            self.view = data.get("state", {}).get("view", self.view)
            for update in data.get("content", {}).get("updates", ()):
                if update["kind"] == "view":
                    sizes["view"] = sizes.get("view", 0) + _bytes(update)
                    self.view = apply_delta(self.view, update["delta"])
            if data.get("method") == "custom" and data["content"].get("id") == asked:
                seconds, on_the_wire = time.perf_counter() - began, self.wire.received - before
                return Answered(data["content"]["kind"], seconds, sizes, on_the_wire)
        raise AssertionError("unreachable: listening ends by itself")

    @property
    def over(self) -> bool:
        """Whether the outcome stands on the board."""
        return self.view["outcome"] is not None

    async def come_back(self) -> None:
        """Open the websocket again, as a web page does after it has lost the connection."""
        self.wire = await _counted(wired(self.address, self.kernel, self.visit.cookie))
        await self._meet()

    async def leave(self) -> None:
        """Say goodbye as a web page does when it is closed, with the token that was fetched when it was opened."""
        await asyncio.to_thread(self.visit.fetch, urljoin(self.address, "/holding-on/token"))
        await asyncio.to_thread(
            self.visit.fetch, urljoin(self.address, f"/voila/api/shutdown/{self.kernel}"), method="POST"
        )

    # ------------------------------------------------------------------ how it is said

    async def tell(self, comm: str, content: Mapping[str, Any]) -> None:
        """Send a message to the widget with the id `comm`."""
        await self.send("comm_msg", {"comm_id": comm, "data": {"method": "custom", "content": content}})

    async def send(
        self, kind: str, content: Mapping[str, Any], channel: str = "shell", metadata: Mapping[str, Any] | None = None
    ) -> None:
        """Send any message, on any channel."""
        await self.wire.send(self.message(kind, content, channel, metadata))

    def message(
        self, kind: str, content: Mapping[str, Any], channel: str, metadata: Mapping[str, Any] | None = None
    ) -> bytes:
        """Return any message as bytes for the websocket."""
        message = self.session.msg(kind, dict(content), metadata=dict(metadata or {}))
        frame: bytes = serialize_msg_to_ws_v1(message, channel, self.session.pack)  # type: ignore[no-untyped-call]
        return frame

    async def _meet(self) -> None:
        """Ask for the kernel's info: messages before the reply may be lost."""
        await self.send("kernel_info_request", {})
        async for heard in self._listen():
            if heard.kind == "kernel_info_reply":
                return

    async def _states(self) -> dict[str, Any]:
        """Return the state of every widget, asked for as a web page does when it opens."""
        asking = uuid.uuid4().hex
        opening = {"comm_id": asking, "target_name": "jupyter.widget.control", "data": {}}
        await self.send("comm_open", opening, metadata={"version": "1.0.0"})
        await self.send("comm_msg", {"comm_id": asking, "data": {"method": "request_states"}})
        async for heard in self._listen():
            data = heard.content.get("data", {})
            if data.get("method") == "update_states":
                await self.send("comm_close", {"comm_id": asking, "data": {}})
                states: dict[str, Any] = data["states"]
                return states
        raise AssertionError("unreachable: listening ends by itself")

    async def _listen(self) -> AsyncIterator[Heard]:
        while True:
            message = await asyncio.wait_for(self.wire.recv(), PATIENCE)
            if isinstance(message, bytes):
                yield unpacked(message)


@asynccontextmanager
async def seated(address: str) -> AsyncIterator[Guest]:
    """Open the web page at an address and its kernel's websocket; at the end, close the socket without a goodbye.

    When all tables are taken, ask again, as the web page that says so does.
    """
    visit = Visit()
    shown = await _let_in(visit, address)
    found = re.search(r'"kernelId": "([^"]+)"', shown)
    assert found, shown
    guest = Guest(visit, address, found[1], await _counted(wired(address, found[1], visit.cookie)))
    try:
        yield guest
    finally:
        await guest.wire.close()


async def _let_in(visit: Visit, address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await asyncio.to_thread(visit.fetch, address)
        except urllib.error.HTTPError as waits:
            with waits:
                if waits.code != 503 or time.monotonic() > until:
                    raise
                await asyncio.sleep(float(waits.headers["Retry-After"]))


def wired(address: str, kernel: str, cookie: str, protocols: Sequence[Subprotocol] = (PROTOCOL,)) -> connect:
    """Return the websocket of a kernel, opened as a web page of that address opens it."""
    place = urlsplit(address)
    return connect(
        f"ws://{place.netloc}/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}",
        subprotocols=protocols or None,
        additional_headers={"Cookie": cookie} if cookie else {},
        max_size=None,
        proxy=None,
        create_connection=Wire,
    )


async def _counted(opening: connect) -> Wire:
    wire = await opening
    assert isinstance(wire, Wire)
    return wire


def unpacked(message: bytes) -> Heard:
    """Return a message that came over the websocket, unpacked."""
    _, (header, _, _, content, *_) = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call]
    return Heard(json.loads(header)["msg_type"], json.loads(content), len(message))


def _bytes(value: object) -> int:
    """Return how many bytes a trait takes in a message."""
    return len(json.dumps(value, separators=(",", ":")).encode())
