"""Measure how long a player waits for the play page: `python -m tests.benchmarks.clicks` from a checkout.

Chromium opens the play page and presses its buttons. For comparison it does the same with the smallest web page that
answers a click, once served by Voila as it is installed, and once by our server. No figure makes the run fail, and CI
does not run it.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

import psutil
from playwright.sync_api import Browser, sync_playwright

from holding_on.common.notebooks import notebooks_folder
from tests.benchmarks.bare_browser import bare_browser
from tests.benchmarks.browser_clock import FLAG, Times, open_page
from tests.benchmarks.printing import print_table
from tests.benchmarks.rival_pages import BUTTON, ECHO, OurServer, StockServer, write
from tests.benchmarks.seats import PAUSE, Echo, Seat, Table
from tests.benchmarks.sizes import count
from tests.benchmarks.summary import Summary, summary
from tests.browser.conftest import FLAGS
from tests.browser.servers import PlayServer, Server
from tools.check.chromium import find

MEGABYTE = 1024 * 1024
REST = 20.0
"""The milliseconds between two clicks of the script: less than the pause of a person, and so short that the 44 ms of a
stock server are in every time; with 30 ms they are in some times only.
"""

BOARD = ".holding-on[data-revision]"
IN_A_ROUND = 10
CHANGES = 210
HALF, NEARLY = 0.5, 10.0
"""The bars of a click on our page: this part of the time on the stock server, and this many milliseconds more than the
smallest web page on our server."""


def main() -> int:
    """Measure clicks, sizes and openings, and print them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.clicks", description=__doc__)
    parser.add_argument(
        "--rounds", type=int, default=21, help=f"rounds of {IN_A_ROUND} clicks each way on each page (21)"
    )
    parser.add_argument("--openings", type=int, default=10, help="of each page; 0 for clicks alone (10)")
    parser.add_argument("--rest", type=float, default=4.0, help="seconds after each opening (4)")
    parser.add_argument("--seed", type=int, default=0, help="of the choices (0)")
    chosen = parser.parse_args()
    for name in ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH"):
        os.environ.pop(name, None)  # so that the stock server runs as it is installed
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; load {_load()}")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        _clicks(Path(folder), chosen.rounds, chosen.seed)
        print(f"load {_load()}\n", flush=True)
        browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, FLAG])
        print(f"Chromium {browser.version}, headless; servers, kernels and browser on this machine\n", flush=True)
        _print_sizes(browser, Path(folder), chosen.seed)
        if chosen.openings:
            _openings(browser, Path(folder), chosen.openings, chosen.rest)
            print(f"load {_load()}")
        browser.close()
    return 0


def _clicks(folder: Path, rounds: int, seed: int) -> None:
    """Measure and print the times from a click to its change."""
    with ExitStack() as open_servers:
        ours, stock, nearest = (
            open_servers.enter_context(server)
            for server in (
                PlayServer(_new(folder / "play")),
                StockServer(write(ECHO, folder / "stock" / "echo.ipynb")),
                OurServer(write(ECHO, folder / "settings" / "echo.ipynb")),
            )
        )
        browser = open_servers.enter_context(bare_browser(FLAG))
        seats: dict[str, Seat] = {
            "ours": Table(browser, ours.origin, seed),
            "stock": Echo(browser, stock),
            "nearest": Echo(browser, nearest),
        }
        ways: dict[str, Callable[[Seat], list[Times]]] = {
            "by a script, one after the other, ms": lambda seat: seat.click_on_and_on(IN_A_ROUND, 0.0),
            f"by a script, with {REST:.0f} ms between, ms": lambda seat: seat.click_on_and_on(IN_A_ROUND, REST),
            f"by mouse, with {1e3 * PAUSE:.0f} ms between, ms": lambda seat: [seat.click() for _ in range(IN_A_ROUND)],
        }
        times: dict[str, dict[str, list[Times]]] = {way: {name: [] for name in seats} for way in ways}
        for number in range(rounds + 1):
            for name, seat in seats.items():
                for way, taken in ways.items():
                    clicks = taken(seat)
                    if number:  # the first round only warms the pages up
                        times[way][name] += clicks
        print(f"{rounds} rounds of {IN_A_ROUND} clicks each way on each page in turn, after one that does not count\n")
        for way, taken_so in times.items():
            _print_clicks(way, taken_so)
        _print_memory({"ours, played and warm": ours, "bare echo, stock": stock})


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
    """Measure and print the times from the start of the navigation until a button can be clicked."""
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
                button = "Begin the first day" if answer == BOARD else "Begin"
                times[name].append(open_page(browser, server.origin, answer, button))
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


def _print_memory(servers: dict[str, Server]) -> None:
    """Print the memory of each server's kernels, the largest first."""
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


def _print_sizes(browser: Browser, folder: Path, seed: int) -> None:
    """Count and print the bytes of the first view and of the changes, apart from all measured times."""
    with PlayServer(_new(folder / "counted")) as server:
        first, changes = count(browser, server, seed, CHANGES)
    everything, views = zip(*changes, strict=True)
    whole = summary([each / 1e3 for each in everything])
    rest = first["message"] - first["code"]
    print_table(
        [
            [f"on the websocket, kB, {len(everything)} changes", "median", "95 %", "most", "bar", ""],
            ["first view", f"{first['view'] / 1e3:.1f}", "", "", "40.0", ""],
            ["the board without its code", f"{rest / 1e3:.1f}", "", "", "", ""],
            _row("one change, its view", summary([each / 1e3 for each in views]), 1),
            [*_row("one change, all that comes", whole, 1)[:4], *_held("", whole, 10.0, 1)[4:]],
        ]
    )


def _kernels(server: Server) -> list[psutil.Process]:
    below = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in below if "ipykernel_launcher" in child.cmdline()]


def _row(what: str, figures: Summary, places: int) -> list[str]:
    return [what, *figures.cells(places), "", ""]


def _held(what: str, figures: Summary, bar: float, places: int) -> list[str]:
    """Return a row of the table that says whether the median of the figures meets a bar."""
    verdict = "met" if figures.median <= bar else "NOT MET"
    return [what, f"{figures.median:.{places}f}", "", "", f"{bar:.{places}f}", verdict]


def _load() -> str:
    return " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def _new(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


if __name__ == "__main__":
    sys.exit(main())
