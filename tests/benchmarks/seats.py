"""Who sits before the pages that are measured: a player at ours, and somebody at the bare page."""

from __future__ import annotations

import time
from random import Random
from typing import Protocol

from tests.benchmarks.bare_browser import BareBrowser, Tab
from tests.benchmarks.browser_clock import Times, click, click_on_and_on, start_clock
from tests.browser.servers import Server

PAUSE = 0.05
"""Seconds after a click by mouse: what comes after its answer belongs to it."""

READING = 5.0
"""Seconds for the story, which a player reads; the server makes a kernel ready for the next page meanwhile."""

ANSWERS = "[data-do=act]"
BUTTON = "button[data-revision]"
TURN = "[data-do=page_on], [data-do=leave_folded]"
ENDING = "[data-part=page][data-kind=ending], [data-focus=outcome]"


class Seat(Protocol):
    """Somebody who clicks."""

    def click(self) -> Times:
        """Once, by mouse."""

    def click_on_and_on(self, clicks: int, rest: float) -> list[Times]:
        """By a script, with a rest after each answer, in milliseconds."""


class Table:
    """A player at the page of `play`: whole games, one after the other, always the first position of seed 7."""

    def __init__(self, browser: BareBrowser, server: Server, seed: int) -> None:
        self._browser, self._server, self._chance = browser, server, Random(seed)
        self._tab = self._sit_down()

    def click(self) -> Times:
        """Take one of the answers that are offered."""
        self._go_on()
        times = click(self._tab, ANSWERS, self._chance.random())
        time.sleep(PAUSE)
        return times

    def click_on_and_on(self, clicks: int, rest: float) -> list[Times]:
        """Take answers as fast as the page lets a script, or with a rest between."""
        times: list[Times] = []
        while len(times) < clicks:
            self._go_on()
            chances = [self._chance.random() for _ in range(clicks - len(times))]
            times += click_on_and_on(self._tab, ANSWERS, chances, rest)
        return times

    def _sit_down(self) -> Tab:
        """Open the page in a browser that has never seen it, and begin."""
        tab = Tab(self._browser, self._server.origin)
        for name in ("Play", "We are ready", "Begin the first day"):
            _press(tab, name)
        tab.wait_for("document.querySelector('.holding-on[data-revision]') !== null")
        _press(tab, "Put the story away")
        start_clock(tab)
        time.sleep(READING)
        return tab

    def _go_on(self) -> None:
        """Turn the pages that lie open, and sit down anew where the last is that of the ending."""
        self._tab.come_forward()
        while self._tab.evaluate(f"document.querySelector({TURN!r}) !== null"):
            self._tab.evaluate(f"document.querySelector({TURN!r}).click()")
            self._tab.wait_for("document.querySelector('[aria-busy=true]') === null")
            self._tab.come_forward()
        if self._tab.evaluate(f"document.querySelector({ENDING!r}) !== null"):
            self._tab.close()
            self._tab = self._sit_down()


class Echo:
    """Somebody at the bare page."""

    def __init__(self, browser: BareBrowser, server: Server) -> None:
        self._tab = Tab(browser, server.origin)
        self._tab.wait_for(f"document.querySelector({BUTTON!r}) !== null")
        start_clock(self._tab)

    def click(self) -> Times:
        """Press the button."""
        self._tab.come_forward()
        times = click(self._tab, BUTTON, 0.0)
        time.sleep(PAUSE)
        return times

    def click_on_and_on(self, clicks: int, rest: float) -> list[Times]:
        """Press it as fast as the page lets a script, or with a rest between."""
        self._tab.come_forward()
        return click_on_and_on(self._tab, BUTTON, [0.0] * clicks, rest)


def _press(tab: Tab, name: str) -> None:
    """Press a button by its words once it can be seen."""
    button = (
        f"[...document.querySelectorAll('button')].find(b => b.textContent.trim() === {name!r} && b.checkVisibility())"
    )
    tab.wait_for(f"{button} !== undefined")
    tab.evaluate(f"{button}.click()")
