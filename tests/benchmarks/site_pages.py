"""Measure the site of static files: `python -m tests.benchmarks.site_pages` from a checkout.

Chromium opens pages of the site, each with a new profile (cold) and once more with the same profile (warm). What is
seen first is pressed at once, and the answer is waited for. In the same run it opens a bare page with Pyodide alone,
its files as npm brings them, and the same pages served by Voila. Then it presses answers on the ward of the site, and
says of each bar whether it holds. No figure makes the run fail, and CI does not run it. On a quiet machine it takes
under four minutes.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from holding_on.server.site import pyodide
from holding_on.server.site.build import build
from tests.benchmarks import site_bars
from tests.benchmarks.bare_browser import bare_browser
from tests.benchmarks.browser_clock import FLAG
from tests.benchmarks.printing import print_table
from tests.benchmarks.seats import Table
from tests.benchmarks.summary import Summary, summary
from tests.browser.conftest import FLAGS
from tests.browser.servers import NotebooksServer, PlayServer
from tests.browser.site import PATIENCE, SiteServer
from tools.check.chromium import find

LESSON: Final = "04-caring-for-billy"
PLAY: Final = "button:text-is('Play')"
READY: Final = "button:text-is('We are ready')"
OPTION: Final = "[data-part=option]"
SET_UP: Final = "[data-part=set_up]"
TOLD: Final = "[data-part=told]"
BEGUN: Final = "#ready"
STORING: Final = 1.5
"""The seconds after an opening with a new profile, in which the page stores what it needs the next time."""
LEAVING: Final = 0.5
"""The seconds after a page is left, in which its server ends what it began for it."""
IN_A_ROUND: Final = 10
REST: Final = 20.0
"""The milliseconds between two presses of the script."""

PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pyodide alone</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
document.body.insertAdjacentHTML("beforeend", `<p id="ready">${python.runPython("1 + 1")}</p>`);
</script><body></body></html>"""
"""A web page that starts Pyodide, and shows that it has computed something."""


class Sight(NamedTuple):
    """What a page shows: its name in the table, where it is found, and whether it is pressed as soon as it is seen."""

    name: str
    seen: str
    pressed: bool = False


class Opening(NamedTuple):
    """An address that is opened, and what its page shows, one after the other."""

    address: str
    sights: tuple[Sight, ...]


def main() -> int:
    """Build the site, measure it, and print the times."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.site_pages", description=__doc__)
    parser.add_argument("--openings", type=int, default=4, help="of each page, cold and warm (4)")
    parser.add_argument("--rounds", type=int, default=10, help=f"rounds of {IN_A_ROUND} presses on the ward (10)")
    chosen = parser.parse_args()
    began = time.monotonic()
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    print(f"{machine}; load {_load()}", flush=True)
    with TemporaryDirectory() as folder, ExitStack() as opened:
        at = Path(folder)
        built = build(at / "site")
        site = opened.enter_context(SiteServer(at / "site"))
        bare = opened.enter_context(SiteServer(_bare(at / "bare")))
        (at / "play").mkdir()
        (at / "lessons").mkdir()
        played = opened.enter_context(PlayServer(at / "play"))
        served = opened.enter_context(NotebooksServer(at / "lessons"))
        title, by_voila = f"{site.address}index.html", Sight("Voila's title, with Play", PLAY, True)
        openings = [
            Opening(title, (Sight(site_bars.TITLE, PLAY, True), *_pressed(site_bars.NOTICE, READY, SET_UP))),
            Opening(f"{bare.address}index.html", (Sight(site_bars.BARE, BEGUN),)),
            Opening(played.origin, (by_voila, *_pressed(site_bars.NOTICE_BY_VOILA, READY, SET_UP))),
            Opening(f"{site.address}{LESSON}.html", _pressed(site_bars.HOOK, OPTION, TOLD)),
            Opening(f"{served.origin}voila/render/{LESSON}.ipynb", _pressed(site_bars.HOOK_BY_VOILA, OPTION, TOLD)),
        ]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, FLAG])
            seconds = _print_openings(browser, openings, chosen.openings)
            browser.close()
        painted = _print_presses(site, chosen.rounds)
        found = site_bars.bars(seconds, built.size / 1e6, painted)
        print_table([site_bars.HEAD, *(each.cells() for each in found)])
        print(f"{sum(not each.holds for each in found)} of {len(found)} bars fail; {time.monotonic() - began:.0f} s")
        print(f"load {_load()}")
    return 0


def _pressed(name: str, seen: str, after: str) -> tuple[Sight, Sight]:
    """Return what is seen and pressed, and what is seen after the press: a page that is only drawn answers nothing."""
    return Sight(name, seen, True), Sight(site_bars.answered(name), after)


def _bare(folder: Path) -> Path:
    shutil.copytree(pyodide.obtain(), folder)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return folder


def _print_openings(browser: Browser, openings: list[Opening], number: int) -> dict[tuple[str, str], Summary]:
    """Open the pages in turn, print the times until something is seen, and return them."""
    for each in openings:  # these only warm the servers up
        _opened(browser, each, ("cold",))
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(number):
        for each in openings:
            for way, taken in _opened(browser, each, site_bars.WAYS).items():
                for sight, seconds in zip(each.sights, taken, strict=True):
                    times.setdefault((sight.name, way), []).append(seconds)
    found = {each: summary(taken) for each, taken in times.items()}
    rows = [["from the start of the navigation until it is seen, s", "median", "95 %", "most"]]
    rows += [[f"{name}, {way}", *each.cells(2)] for (name, way), each in found.items()]
    print(f"{number} openings of each page in turn, after one that does not count; load {_load()}\n")
    print_table(rows)
    sys.stdout.flush()  # also in a file these stand there when what follows is broken off
    return found


def _opened(browser: Browser, what: Opening, ways: Sequence[str]) -> dict[str, list[float]]:
    """Open a page with a new profile, and again with the same one; return the seconds of each sight, by the way."""
    found = {}
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    for way in ways:
        page = context.new_page()
        page.goto(what.address, wait_until="commit")
        found[way] = [_seen(page, sight) for sight in what.sights]
        if way != ways[-1]:
            time.sleep(STORING)
        page.goto("about:blank")  # leave the page as a reader does
        page.close()
        time.sleep(LEAVING)
    context.close()
    return found


def _seen(page: Page, what: Sight) -> float:
    there = page.locator(what.seen).filter(visible=True).first
    there.wait_for(timeout=PATIENCE)
    seconds = float(page.evaluate("performance.now()")) / 1e3
    if what.pressed:
        there.click(timeout=PATIENCE)
    return seconds


def _print_presses(site: SiteServer, rounds: int) -> Summary:
    """Press answers, print how long they take, and return the times until they are painted."""
    with bare_browser(FLAG) as browser:
        table = Table(browser, site.address, 0)
        table.click_on_and_on(IN_A_ROUND, REST)  # these only warm the page up
        times = [taken for _ in range(rounds) for taken in table.click_on_and_on(IN_A_ROUND, REST)]
    shown, painted = (summary([each[n] for each in times]) for n in (0, 1))
    print_table(
        [
            [f"from a press on the ward of the site, {len(times)} presses, ms", "median", "95 %", "most"],
            ["until the board has changed", *shown.cells(1)],
            ["until it is painted", *painted.cells(1)],
        ]
    )
    return painted


def _load() -> str:
    return " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


if __name__ == "__main__":
    sys.exit(main())
