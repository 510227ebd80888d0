"""A browser that is asked nothing but what must be known: who is told of every message of a page slows the page down.

Playwright is: on two cores its copies of what comes over a websocket cost a click that brings 9 kB some 5 ms, and one
that brings a number next to nothing.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import FLAGS
from tools.check.chromium import find

SIZE = {"width": 1280, "height": 800}
FRAMES = 5
PATIENCE = 30.0
"""Seconds."""

DRAWN = f"""new Promise((drawn) => {{
  const frame = (left) => requestAnimationFrame(() => left > 0 ? frame(left - 1) : drawn());
  frame({FRAMES});
}})"""
"""Comes true when a page has drawn itself a few times."""


class Tab:
    """One page, in a profile of its own."""

    def __init__(self, browser: BareBrowser, address: str) -> None:
        self._browser = browser
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        self._target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        attached = browser.call("Target.attachToTarget", targetId=self._target, flatten=True)
        self._session = attached["sessionId"]
        self._call("Emulation.setDeviceMetricsOverride", **SIZE, deviceScaleFactor=1, mobile=False)
        self._call("Page.navigate", url=address)

    def evaluate(self, expression: str) -> Any:
        """What an expression, or a promise, comes to in the page."""
        answer = self._call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{expression[:80]!r} raised {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait_for(self, expression: str) -> None:
        """Wait until something is true in the page."""
        until = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            if time.monotonic() > until:
                raise AssertionError(f"the page did not come to {expression[:80]!r}")
            time.sleep(0.05)

    def come_forward(self) -> None:
        """Be the tab that is seen, and be drawn: a page that was hidden draws all of itself first."""
        self._call("Page.bringToFront")
        self.evaluate(DRAWN)

    def click(self, place: tuple[float, float]) -> None:
        """Press the mouse there."""
        x, y = place
        self._call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for what in ("mousePressed", "mouseReleased"):
            self._call("Input.dispatchMouseEvent", type=what, x=x, y=y, button="left", clickCount=1)

    def close(self) -> None:
        """Leave the page."""
        self._browser.call("Target.closeTarget", targetId=self._target)

    def _call(self, method: str, **given: Any) -> dict[str, Any]:
        return self._browser.call(method, self._session, **given)


class BareBrowser:
    """A running Chromium, asked over its own protocol."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)

    def call(self, method: str, session: str | None = None, **given: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        number = next(self._numbers)
        asked = {"id": number, "method": method, "params": given}
        self._line.send(json.dumps(asked | ({"sessionId": session} if session else {})))
        while True:
            answer: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") == number:
                break
        if "error" in answer:
            raise AssertionError(f"{method}: {answer['error']}")
        result: dict[str, Any] = answer["result"]
        return result


@contextmanager
def bare_browser(*flags: str) -> Iterator[BareBrowser]:
    """A Chromium of one's own, as long as it is needed."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [find() or "chromium", "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        browser = subprocess.Popen(
            [*command, *FLAGS, *flags, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            port, path = _where(Path(profile) / "DevToolsActivePort")
            with connect(f"ws://127.0.0.1:{port}{path}", max_size=None) as line:
                yield BareBrowser(line)
        finally:
            browser.terminate()
            browser.wait(PATIENCE)


def _where(told: Path) -> tuple[str, str]:
    """On which port and path it listens; it writes that down when it is ready."""
    until = time.monotonic() + PATIENCE
    while not (told.exists() and len(lines := told.read_text().split()) == 2):
        if time.monotonic() > until:
            raise AssertionError("the browser did not start")
        time.sleep(0.05)
    return lines[0], lines[1]
