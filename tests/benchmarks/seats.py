"""The classes that click on the measured web pages: `Table` on the play page, and `Echo` on the smallest page."""

from __future__ import annotations

import time
from random import Random
from typing import Protocol

from tests.benchmarks.bare_browser import BareBrowser, Tab
from tests.benchmarks.browser_clock import Times, click, click_on_and_on, start_clock
from tests.browser.servers import Server

PAUSE = 0.05
"""The seconds of rest after a click with the mouse, so that later messages of this click do not slow the next click."""

READING = 5.0
"""The seconds that a player reads the story. In this time the server starts a kernel for the next web page."""

ANSWERS = "[data-do=act]"
BUTTON = "button[data-revision]"
TURN = "[data-do=page_on], [data-do=leave_folded]"
ENDING = "[data-part=page][data-kind=ending], [data-focus=outcome]"


class Seat(Protocol):
    """An object that clicks on a measured web page."""

    def click(self) -> Times:
        """Click once with the mouse, and return the times in milliseconds."""

    def click_on_and_on(self, clicks: int, rest: float) -> list[Times]:
        """Click several times by a script, and return the times; `rest` is the pause after each, in milliseconds."""


class Table:
    """A player on the play page, who plays whole games one after the other, each from the first position of seed 7."""

    def __init__(self, browser: BareBrowser, address: str, seed: int) -> None:
        self._browser, self._address, self._chance = browser, address, Random(seed)
        self._tab = self._sit_down()

    def click(self) -> Times:
        """Click an answer, chosen by chance, with the mouse, and return the times in milliseconds."""
        self._go_on()
        times = click(self._tab, ANSWERS, self._chance.random())
        time.sleep(PAUSE)
        return times

    def click_on_and_on(self, clicks: int, rest: float) -> list[Times]:
        """Click answers by a script, and return the times; `rest` is the pause between two clicks, in milliseconds."""
        times: list[Times] = []
        while len(times) < clicks:
            self._go_on()
            chances = [self._chance.random() for _ in range(clicks - len(times))]
            times += click_on_and_on(self._tab, ANSWERS, chances, rest)
        return times

    def _sit_down(self) -> Tab:
        """Open the play page with a new profile, begin a game, and return the tab."""
        tab = Tab(self._browser, self._address)
        for name in ("Play", "We are ready", "Begin the first day"):
            _press(tab, name)
        tab.wait_for("document.querySelector('.holding-on[data-revision]') !== null")
        _press(tab, "Put the story away")
        start_clock(tab)
        time.sleep(READING)
        return tab

    def _go_on(self) -> None:
        """Go on from all open pages; when the game is over, begin a new game in a new tab."""
        self._tab.come_forward()
        while self._tab.evaluate(f"document.querySelector({TURN!r}) !== null"):
            self._tab.evaluate(f"document.querySelector({TURN!r}).click()")
            self._tab.wait_for("document.querySelector('[aria-busy=true]') === null")
            self._tab.come_forward()
        if self._tab.evaluate(f"document.querySelector({ENDING!r}) !== null"):
            self._tab.close()
            self._tab = self._sit_down()


class Echo:
    """A person on the smallest web page that answers a click."""

    def __init__(self, browser: BareBrowser, server: Server) -> None:
        self._tab = Tab(browser, server.origin)
        self._tab.wait_for(f"document.querySelector({BUTTON!r}) !== null")
        start_clock(self._tab)

    def click(self) -> Times:
        """Click the button with the mouse, and return the times in milliseconds."""
        self._tab.come_forward()
        times = click(self._tab, BUTTON, 0.0)
        time.sleep(PAUSE)
        return times

    def click_on_and_on(self, clicks: int, rest: float) -> list[Times]:
        """Click the button by a script, and return the times; `rest` is the pause after each, in milliseconds."""
        self._tab.come_forward()
        return click_on_and_on(self._tab, BUTTON, [0.0] * clicks, rest)


def _press(tab: Tab, name: str) -> None:
    """Wait until a button with this name is visible, and press it."""
    button = (
        f"[...document.querySelectorAll('button')].find(b => b.textContent.trim() === {name!r} && b.checkVisibility())"
    )
    tab.wait_for(f"{button} !== undefined")
    tab.evaluate(f"{button}.click()")
