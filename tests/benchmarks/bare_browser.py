"""A browser that is driven with few messages, for exact times.

Playwright copies every message of a web page, which slows the web page down. On two cores, a click that brings 9 kB
over a websocket takes about 5 ms longer with Playwright; a click that brings one number takes almost no longer.
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
"""The number of seconds to wait for the browser."""

DRAWN = f"""new Promise((drawn) => {{
  const frame = (left) => requestAnimationFrame(() => left > 0 ? frame(left - 1) : drawn());
  frame({FRAMES});
}})"""
"""A JavaScript promise that is fulfilled after a web page has drawn some frames."""


class Tab:
    """A web page in a tab, with a separate profile."""

    def __init__(self, browser: BareBrowser, address: str) -> None:
        self._browser = browser
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        self._target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        attached = browser.call("Target.attachToTarget", targetId=self._target, flatten=True)
        self._session = attached["sessionId"]
        self._call("Emulation.setDeviceMetricsOverride", **SIZE, deviceScaleFactor=1, mobile=False)
        self._call("Page.navigate", url=address)

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression in the web page; the value of a promise is waited for."""
        answer = self._call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise AssertionError(f"{expression[:80]!r} raised {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait_for(self, expression: str) -> None:
        """Wait until a JavaScript expression is true in the web page."""
        until = time.monotonic() + PATIENCE
        while not self.evaluate(expression):
            if time.monotonic() > until:
                raise AssertionError(f"the page did not come to {expression[:80]!r}")
            time.sleep(0.05)

    def come_forward(self) -> None:
        """Show this tab, and wait until it is drawn, since a tab that was hidden is drawn completely first."""
        self._call("Page.bringToFront")
        self.evaluate(DRAWN)

    def click(self, place: tuple[float, float]) -> None:
        """Click with the mouse at a place, given as x and y in pixels."""
        x, y = place
        self._call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        for what in ("mousePressed", "mouseReleased"):
            self._call("Input.dispatchMouseEvent", type=what, x=x, y=y, button="left", clickCount=1)

    def close(self) -> None:
        """Close the tab."""
        self._browser.call("Target.closeTarget", targetId=self._target)

    def _call(self, method: str, **given: Any) -> dict[str, Any]:
        return self._browser.call(method, self._session, **given)


class BareBrowser:
    """A running Chromium, driven over its DevTools protocol."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)

    def call(self, method: str, session: str | None = None, **given: Any) -> dict[str, Any]:
        """Call a method of the DevTools protocol, and return its result."""
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
    """Start a Chromium with these flags and a new profile; it ends with the block."""
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
    """Return the port and the path at which the browser listens. It writes both to the file `told` when it is ready."""
    until = time.monotonic() + PATIENCE
    while not (told.exists() and len(lines := told.read_text().split()) == 2):
        if time.monotonic() > until:
            raise AssertionError("the browser did not start")
        time.sleep(0.05)
    return lines[0], lines[1]
