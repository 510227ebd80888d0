"""Measure the site of static files: `python -m tests.benchmarks.site_pages` from a checkout.

Chromium opens pages of the site, each with a new profile (cold) and once more with the same profile (warm). In the same
run it opens a bare page with Pyodide alone, its files as npm brings them, and the same pages served by Voila. Then it
presses answers on the ward of the site. No figure makes the run fail, and CI does not run it.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from holding_on.server.site import pyodide
from holding_on.server.site.build import build
from tests.benchmarks.bare_browser import bare_browser
from tests.benchmarks.browser_clock import FLAG
from tests.benchmarks.printing import print_table
from tests.benchmarks.seats import Table
from tests.benchmarks.summary import summary
from tests.browser.conftest import FLAGS
from tests.browser.servers import NotebooksServer, PlayServer
from tests.browser.site import SiteServer
from tools.check.chromium import find

LESSON: Final = "04-caring-for-billy"
PLAY: Final = "button:text-is('Play')"
NOTICE: Final = "button:text-is('We are ready')"
HOOK: Final = "[data-part=option]"
READY: Final = "#ready"
IN_A_ROUND: Final = 10
REST: Final = 20.0
"""The milliseconds between two presses of the script."""

BARE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pyodide alone</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
document.body.insertAdjacentHTML("beforeend", `<p id="ready">${python.runPython("1 + 1")}</p>`);
</script><body></body></html>"""
"""A web page that starts Pyodide, and shows that it has computed something."""


class Opening(NamedTuple):
    """What is opened: its name in the table, the address, the button that is pressed first if any, and what is seen."""

    name: str
    address: str
    first: str
    seen: str


def main() -> int:
    """Build the site, measure it, and print the times."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.site_pages", description=__doc__)
    parser.add_argument("--openings", type=int, default=5, help="of each page, cold and warm (5)")
    parser.add_argument("--rounds", type=int, default=10, help=f"rounds of {IN_A_ROUND} presses on the ward (10)")
    parser.add_argument("--rest", type=float, default=4.0, help="seconds after each opening (4)")
    chosen = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; load {_load()}")
    with TemporaryDirectory() as folder, ExitStack() as opened:
        at = Path(folder)
        built = build(at / "site")
        site = opened.enter_context(SiteServer(at / "site"))
        bare = opened.enter_context(SiteServer(_bare(at / "bare")))
        (at / "play").mkdir()
        (at / "lessons").mkdir()
        played = opened.enter_context(PlayServer(at / "play"))
        served = opened.enter_context(NotebooksServer(at / "lessons"))
        openings = [
            Opening("the site's title, with Play", f"{site.address}index.html", "", PLAY),
            Opening("Pyodide alone, ready", f"{bare.address}index.html", "", READY),
            Opening("the site's notice before play", f"{site.address}index.html", PLAY, NOTICE),
            Opening("Voila's notice before play", played.origin, PLAY, NOTICE),
            Opening("the hook of lesson 4 on the site", f"{site.address}{LESSON}.html", "", HOOK),
            Opening("the hook of lesson 4 by Voila", f"{served.origin}voila/render/{LESSON}.ipynb", "", HOOK),
        ]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, FLAG])
            _print_openings(browser, openings, chosen.openings, chosen.rest)
            browser.close()
        print(f"Bytes of all that a page of the site loads, as they travel: {built.size / 1e6:.2f} MB\n")
        _print_presses(site, chosen.rounds)
        print(f"load {_load()}")
    return 0


def _bare(folder: Path) -> Path:
    shutil.copytree(pyodide.obtain(), folder)
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    return folder


def _print_openings(browser: Browser, openings: list[Opening], number: int, rest: float) -> None:
    times: dict[tuple[str, str], list[float]] = {}
    for turn in range(number + 1):
        for each in openings:
            for way, taken in zip(("cold", "warm"), _opened(browser, each, rest), strict=True):
                if turn:  # the first round only warms the servers up
                    times.setdefault((each.name, way), []).append(taken)
    rows = [["from the start of the navigation until it is seen, s", "median", "95 %", "most"]]
    rows += [[f"{name}, {way}", *summary(taken).cells(2)] for (name, way), taken in times.items()]
    print(f"{number} openings of each page in turn, after one that does not count; load {_load()}\n")
    print_table(rows)


def _opened(browser: Browser, what: Opening, rest: float) -> Iterator[float]:
    """Open a page with a new profile, and again with the same one; yield the seconds of each."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    for _ in range(2):
        page = context.new_page()
        page.goto(what.address, wait_until="commit")
        if what.first:
            page.locator(what.first).first.click(timeout=120_000)
        yield _seen(page, what.seen)
        time.sleep(rest)  # what a page stores for the next time, it stores now
        page.goto("about:blank")  # leave the page as a reader does
        page.close()
    context.close()


def _seen(page: Page, what: str) -> float:
    page.locator(what).filter(visible=True).first.wait_for(timeout=120_000)
    return float(page.evaluate("performance.now()")) / 1e3


def _print_presses(site: SiteServer, rounds: int) -> None:
    with bare_browser(FLAG) as browser:
        table = Table(browser, site.address, 0)
        table.click_on_and_on(IN_A_ROUND, REST)  # these only warm the page up
        times = [taken for _ in range(rounds) for taken in table.click_on_and_on(IN_A_ROUND, REST)]
    shown, painted = ([each[n] for each in times] for n in (0, 1))
    print_table(
        [
            [f"from a press on the ward of the site, {len(times)} presses, ms", "median", "95 %", "most"],
            ["until the board has changed", *summary(shown).cells(1)],
            ["until it is painted", *summary(painted).cells(1)],
        ]
    )


def _load() -> str:
    return " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


if __name__ == "__main__":
    sys.exit(main())
