"""Measure how long a lesson takes to open: `python -m tests.benchmarks.lesson_pages` from a checkout.

Chromium opens each lesson on the server of `notebooks`, and answers the choice with which it begins. For comparison it
opens the smallest web page with a widget, served by Voila as it is installed. Charts that appear later are not
measured. No figure makes the run fail, and CI does not run it.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from holding_on.common.notebooks import is_played, notebooks_folder
from holding_on.lessons.lesson import words_of
from tests.benchmarks.browser_clock import FLAG, open_page
from tests.benchmarks.printing import print_table
from tests.benchmarks.rival_pages import BUTTON, StockServer, write
from tests.benchmarks.summary import summary
from tests.browser.conftest import FLAGS
from tests.browser.servers import NotebooksServer
from tools.check.chromium import find

AT_MOST = 1.5
"""The bar: the largest time of a lesson, as a multiple of the time of the smallest web page with a widget."""
BARE = "stock Voila, one button"
ANSWERED = "[data-part=told]"
"""The selector of what a choice tells once it has been answered."""


def main() -> int:
    """Measure the openings of all lessons that begin with a choice, and print the times."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.lesson_pages", description=__doc__)
    parser.add_argument("--openings", type=int, default=5, help="of each page (5)")
    parser.add_argument(
        "--rest", type=float, default=12.0, help="seconds after each opening (12): a kernel waits again"
    )
    chosen = parser.parse_args()
    for name in ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH"):
        os.environ.pop(name, None)  # so that the stock server runs as it is installed
    load = " ".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores; load {load}")
    lessons = sorted(path for path in notebooks_folder().glob("[0-9][0-9]-*.ipynb") if is_played(path.name))
    times: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, FLAG])
        (served := Path(folder) / "lessons").mkdir()
        with (
            StockServer(write(BUTTON, Path(folder) / "button" / "button.ipynb")) as stock,
            NotebooksServer(served) as ours,
        ):
            pages = [(BARE, stock.origin, ".begun", "Begin")]
            words = words_of("en")
            for each in lessons:
                way = words.say(f"lesson.{each.name[:2]}.hook.way_1")
                pages.append((each.stem, f"{ours.origin}voila/render/{each.name}", ANSWERED, way))
            for turn in range(chosen.openings + 1):
                for name, address, answer, button in pages:
                    taken = sum(open_page(browser, address, answer, button))
                    if turn:  # the first opening of each page only warms it up
                        times.setdefault(name, []).append(taken)
                    time.sleep(chosen.rest)
        browser.close()
    _print(times, chosen.openings)
    return 0


def _print(times: dict[str, list[float]], openings: int) -> None:
    bar = summary(times[BARE]).median * AT_MOST
    rows = [["from the start of the navigation to the first answer, s", "median", "95 %", "most", "bar", ""]]
    for name, taken in times.items():
        figures = summary(taken)
        held = ["", ""] if name == BARE else [f"{bar:.2f}", "met" if figures.median <= bar else "NOT MET"]
        rows.append([name, *figures.cells(2), *held])
    print(f"{openings} openings of each page in turn, after one that does not count\n")
    print_table(rows)


if __name__ == "__main__":
    sys.exit(main())
