"""What goes over the websocket while somebody plays, in bytes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Browser

from tests.browser.playing import Player
from tests.browser.servers import Server
from tests.server.guest import unpacked

PAUSE = 50
"""Milliseconds after a click: what comes after its answer belongs to it."""


def count(browser: Browser, server: Server, seed: int, changes: int) -> tuple[dict[str, int], list[tuple[int, int]]]:
    """What the message has that brings the board; and of so many changes, whole games after each other, all that came
    of a click until the next one, and its view.
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
    """What the message has that brings the board."""
    for heard in map(unpacked, frames):
        state = heard.content.get("data", {}).get("state", {})
        if heard.kind == "comm_open" and state.get("part") == "board":
            code = len(json.dumps(state["_esm"]))
            return {"message": heard.size, "code": code, "view": len(_plain(state["view"]))}
    raise AssertionError("no message brought the board")


def _size_of_view(frame: bytes) -> int:
    """What the new view takes in a message; nothing in most."""
    updates = unpacked(frame).content.get("data", {}).get("content", {}).get("updates", ())
    return sum(len(_plain(each)) for each in updates if each["kind"] == "view")


def _plain(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
