"""Functions that count the bytes that go over the websocket during a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Browser

from tests.browser.playing import Player
from tests.browser.servers import Server
from tests.server.guest import unpacked

PAUSE = 50
"""The milliseconds to wait after a click, so that later messages of this click are counted with it."""


def count(browser: Browser, server: Server, seed: int, changes: int) -> tuple[dict[str, int], list[tuple[int, int]]]:
    """Play games until there were this many changes, and return the sizes in bytes.

    The first value has the sizes of the message that brings the board: the whole "message", the "code" and the "view".
    The second value has for each change the size of all messages until the next click, and the size of the new view.
    """
    chance, first, counted = Random(seed), dict[str, int](), list[tuple[int, int]]()
    while len(counted) < changes:
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        frames: list[bytes] = []
        page.on("websocket", lambda wire, heard=frames: wire.on("framereceived", lambda frame: heard.append(frame)))
        player = Player(page)
        player.arrive(server.origin)
        frames.clear()
        player.begin()
        first = first or _sizes_of_board(frames)
        while not player.over and len(counted) < changes:
            frames.clear()
            player.take(chance.randrange(player.actions.count()))
            page.wait_for_timeout(PAUSE)
            counted.append((sum(map(len, frames)), sum(map(_size_of_view, frames))))
        page.context.close()
    return first, counted


def _sizes_of_board(frames: Sequence[bytes]) -> dict[str, int]:
    """Return the sizes of the message that brings the board: the whole message, the code and the view, in bytes."""
    for heard in map(unpacked, frames):
        state = heard.content.get("data", {}).get("state", {})
        if heard.kind == "comm_open" and state.get("part") == "board":
            code = len(json.dumps(state["_esm"]))
            return {"message": heard.size, "code": code, "view": len(_plain(state["view"]))}
    raise AssertionError("no message brought the board")


def _size_of_view(frame: bytes) -> int:
    """Return the size of the new view in a message, in bytes; most messages have no view, and give 0."""
    updates = unpacked(frame).content.get("data", {}).get("content", {}).get("updates", ())
    return sum(len(_plain(each)) for each in updates if each["kind"] == "view")


def _plain(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
