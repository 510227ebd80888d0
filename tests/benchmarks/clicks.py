"""What a player waits for, beside two bare pages: `python -m tests.benchmarks.clicks` from a checkout.

A real Chromium opens the page of `play` and presses its buttons; so it does with the least page that answers a click,
served by Voila as it is installed, and by our server. Nothing here passes or fails, and CI does not run it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from shutil import copyfile
from tempfile import TemporaryDirectory

import psutil
from playwright.sync_api import Browser, Page, sync_playwright

from holding_on.commands.chromium import find
from holding_on.server.notebooks import notebooks_folder
from tests.benchmarks.browser_clock import FLAG, Times, click, click_on_and_on, open_page, start_clock
from tests.benchmarks.printing import print_table
from tests.benchmarks.rival_pages import BUTTON, ECHO, OurServer, StockServer, write
from tests.benchmarks.summary import Summary, summary
from tests.browser.conftest import FLAGS
from tests.browser.playing import Player
from tests.browser.servers import PlayServer, Server
from tools.guest import unpacked

MEGABYTE = 1024 * 1024
PAUSE = 50
"""Milliseconds after a click by mouse: what comes after its answer belongs to it."""

BOARD = ".holding-on[data-revision]"
IN_A_ROUND = 10
HALF, NEARLY = 0.5, 10.0
"""Ours answers in half the time of a stock echo, and within these milliseconds of an echo on our own server."""


class Table:
    """A player at the page of `play`: whole games, one after the other, always the first position of seed 7."""

    def __init__(self, browser: Browser, server: Server, seed: int) -> None:
        self.browser, self.server, self.chance = browser, server, Random(seed)
        self.first: dict[str, int] = {}
        self.changes: list[tuple[int, int]] = []
        """In bytes: all that came of a click until the next one, and its view."""
        self._frames: list[bytes] = []
        self.sit_down()

    def sit_down(self) -> None:
        """Open the page in a browser that has never seen it, and begin."""
        page = self.browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.on("websocket", lambda wire: wire.on("framereceived", self._hear))
        self.player = Player(page)
        self.player.arrive(self.server.origin)
        self._frames.clear()
        self.player.begin()
        self.first = self.first or _sizes_of_board(self._frames)
        start_clock(page)

    def click(self) -> Times:
        """Take one of the answers that are offered."""
        self._go_on()
        self._frames.clear()
        actions = self.player.actions
        times = click(self.player.page, actions.nth(self.chance.randrange(actions.count())))
        self.player.page.wait_for_timeout(PAUSE)
        self.changes.append((sum(map(len, self._frames)), sum(map(_size_of_view, self._frames))))
        return times

    def click_on_and_on(self, clicks: int) -> list[Times]:
        """Take answers as fast as the page lets a script."""
        times: list[Times] = []
        while len(times) < clicks:
            self._go_on()
            chances = [self.chance.random() for _ in range(clicks - len(times))]
            times += click_on_and_on(self.player.page, ".ho-action", chances)
        return times

    def _go_on(self) -> None:
        if self.player.over:
            self.player.page.context.close()
            self.sit_down()

    def _hear(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self._frames.append(frame)


class Echo:
    """Somebody at the bare page."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.page: Page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        self.page.goto(server.origin)
        self.button = self.page.locator("button[data-revision]")
        self.button.wait_for()
        start_clock(self.page)

    def click(self) -> Times:
        """Press the button."""
        times = click(self.page, self.button)
        self.page.wait_for_timeout(PAUSE)
        return times

    def click_on_and_on(self, clicks: int) -> list[Times]:
        """Press it as fast as the page lets a script."""
        return click_on_and_on(self.page, "button[data-revision]", [0.0] * clicks)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.clicks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=21, help=f"rounds of twice {IN_A_ROUND} clicks on each page (21)")
    parser.add_argument("--openings", type=int, default=10, help="of each page; 0 for clicks alone (10)")
    parser.add_argument("--rest", type=float, default=4.0, help="seconds after each opening (4)")
    parser.add_argument("--seed", type=int, default=0, help="of the choices (0)")
    chosen = parser.parse_args()
    for name in ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH"):
        os.environ.pop(name, None)  # the stock server is one
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; load {_load()}")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, FLAG])
        print(f"Chromium {browser.version}, headless; servers, kernels and browser on this machine\n", flush=True)
        _clicks(browser, Path(folder), chosen.rounds, chosen.seed)
        print(f"load {_load()}\n", flush=True)
        if chosen.openings:
            _openings(browser, Path(folder), chosen.openings, chosen.rest)
            print(f"load {_load()}")
        browser.close()
    return 0


def _clicks(browser: Browser, folder: Path, rounds: int, seed: int) -> None:
    """From a click to what it changes."""
    with ExitStack() as open_servers:
        ours, stock, nearest = (
            open_servers.enter_context(server)
            for server in (
                PlayServer(_new(folder / "play")),
                StockServer(write(ECHO, folder / "stock" / "echo.ipynb")),
                OurServer(write(ECHO, folder / "settings" / "echo.ipynb")),
            )
        )
        table = Table(browser, ours, seed)
        pages = {"ours": table, "stock": Echo(browser, stock), "nearest": Echo(browser, nearest)}
        at_once: dict[str, list[Times]] = {name: [] for name in pages}
        by_mouse: dict[str, list[Times]] = {name: [] for name in pages}
        for number in range(rounds + 1):
            for name, page in pages.items():
                taken = page.click_on_and_on(IN_A_ROUND), [page.click() for _ in range(IN_A_ROUND)]
                if number:  # the first round is for warming up
                    at_once[name] += taken[0]
                    by_mouse[name] += taken[1]
        print(f"{rounds} rounds of twice {IN_A_ROUND} clicks on each page in turn, after one that does not count\n")
        _print_clicks("by a script, one after the other, ms", at_once)
        _print_clicks(f"by mouse, with {PAUSE} ms between, ms", by_mouse)
        _print_sizes(table, {"ours, played and warm": ours, "bare echo, stock": stock})


def _print_clicks(how: str, times: dict[str, list[Times]]) -> None:
    shown, painted = ({name: summary([each[n] for each in taken]) for name, taken in times.items()} for n in (0, 1))
    mine = shown["ours"]
    print_table(
        [
            [how, "median", "95 %", "most", "bar", ""],
            _row("(a) ours: the board has changed", mine, 1),
            _row("(b) bare echo, stock Voila", shown["stock"], 1),
            _row("(c) bare echo, our server", shown["nearest"], 1),
            _held("(a) at most half of (b)", mine, HALF * shown["stock"].median, 1),
            _held("(a) at most 10 ms over (c)", mine, shown["nearest"].median + NEARLY, 1),
            _row("(a) until it is painted", painted["ours"], 1),
            _row("(b) until it is painted", painted["stock"], 1),
            _row("(c) until it is painted", painted["nearest"], 1),
        ]
    )


def _openings(browser: Browser, folder: Path, openings: int, rest: float) -> None:
    """From the start of the navigation to what can be clicked."""
    cold = _new(folder / "cold") / "cold.ipynb"
    copyfile(notebooks_folder() / "play.ipynb", cold)
    with ExitStack() as open_servers:
        servers = [
            ("ours, a warm kernel waits", PlayServer(_new(folder / "warm")), BOARD),
            ("stock Voila, one button", StockServer(write(BUTTON, folder / "button" / "button.ipynb")), ".begun"),
            ("ours, no warm kernel", OurServer(cold), BOARD),
        ]
        for _, server, _ in servers:
            open_servers.enter_context(server)
        time.sleep(rest)
        times: dict[str, list[Times]] = {name: [] for name, _, _ in servers}
        for _ in range(openings):
            for name, server, answer in servers:
                times[name].append(open_page(browser, server.origin, answer))
                time.sleep(rest)
        clickable = {name: summary([each for each, _ in taken]) for name, taken in times.items()}
        answered = {name: summary([each + more for each, more in taken]) for name, taken in times.items()}
        (ours, mine), (_, bar), (_, other) = clickable.items()
        print(f"{openings} openings of each page in turn, each in a browser that has never seen it; {rest} s rest\n")
        print_table(
            [
                ["from the start of the navigation, s", "median", "95 %", "most", "bar", ""],
                *(_row(f"{name}: can be clicked", each, 2) for name, each in clickable.items()),
                _held("ours no slower than stock", mine, bar.median, 2),
                _held("without a warm kernel", other, bar.median, 2),
                _row("ours, warm: the board after Begin", answered[ours], 2),
                *(_row(f"{name}: click answered", each, 2) for name, each in list(answered.items())[1:]),
            ]
        )


def _print_sizes(table: Table, servers: dict[str, Server]) -> None:
    """The bytes of the first view and of the changes, and the memory of each server's kernels, biggest first."""
    everything, views = zip(*table.changes, strict=True)
    whole = summary([each / 1e3 for each in everything])
    rest = table.first["message"] - table.first["code"]
    print_table(
        [
            [f"on the websocket, kB, {len(everything)} changes", "median", "95 %", "most", "bar", ""],
            ["first view", f"{table.first['view'] / 1e3:.1f}", "", "", "40.0", ""],
            ["the board without its code", f"{rest / 1e3:.1f}", "", "", "", ""],
            _row("one change, its view", summary([each / 1e3 for each in views]), 1),
            [*_row("one change, all that comes", whole, 1)[:4], *_held("", whole, 10.0, 1)[4:]],
        ]
    )
    print_table(
        [
            ["kernels, MB", "resident", "its own alone"],
            *(
                [name, f"{kernel.memory_info().rss / MEGABYTE:.1f}", f"{kernel.memory_full_info().uss / MEGABYTE:.1f}"]
                for name, server in servers.items()
                for kernel in sorted(_kernels(server), key=lambda each: each.memory_info().rss, reverse=True)
            ),
        ]
    )


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
    news = unpacked(frame).content.get("data", {}).get("content", {}).get("news", ())
    return sum(len(_plain(each)) for each in news if each["kind"] == "view")


def _plain(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def _kernels(server: Server) -> list[psutil.Process]:
    below = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in below if "ipykernel_launcher" in child.cmdline()]


def _row(what: str, figures: Summary, places: int) -> list[str]:
    return [what, *figures.cells(places), "", ""]


def _held(what: str, figures: Summary, bar: float, places: int) -> list[str]:
    """The median held against a bar."""
    verdict = "met" if figures.median <= bar else "NOT MET"
    return [what, f"{figures.median:.{places}f}", "", "", f"{bar:.{places}f}", verdict]


def _load() -> str:
    return " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def _new(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


if __name__ == "__main__":
    sys.exit(main())
