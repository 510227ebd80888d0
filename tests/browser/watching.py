"""Functions that watch a web page during a test: its requests, its errors and its accessibility."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.check import npm

AXE = Path("node_modules/axe-core/axe.min.js")
KNOWN = (
    "Unsatisfied version",
    "No satisfying version",
)
"""Parts of expected messages: Voila warns that its shared modules are older than the widgets ask for, but works."""
KNOWN_IN_LAB = (*KNOWN, "ms to activate.", "too long to activate.", "before the connection is established")
"""Parts of messages that are expected in JupyterLab: on a slow machine it says how long its start took, and connects
again to a kernel that was not ready."""
KNOWN_IN_NOTEBOOK = (*KNOWN_IN_LAB, "[yjs#509]", "is duplicated.", "of undefined (reading 'schema')")
"""Parts of messages that are expected in Notebook 7, which complains so of itself on the page of an empty notebook."""
KNOWN_IN_MARIMO = ("was preloaded using link preload",)
"""A part of a message that is expected in marimo, which loads two pictures early and does not always show them."""


class Watch:
    """A list of all requests of a web page, and of all its errors and warnings."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: list[str] = []
        self.complaints: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url.replace("ws:", "http:", 1)))
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(f"{message.type}: {message.text}")
                if message.type in ("error", "warning")
                else None
            ),
        )

    def assert_clean(self, origin: str, known: tuple[str, ...] = KNOWN) -> None:
        """Assert that all requests went to `origin`, and that there was no error or warning except the `known` ones."""
        assert self.requests
        local = (origin, f"blob:{origin}", "data:")
        away = [url for url in self.requests if not url.startswith(local)]
        assert away == [], away
        heard = [text for text in self.complaints if not any(each in text for each in known)]
        assert heard == [], heard


@contextmanager
def watched(
    browser: Browser, origin: str, width: int = 1280, height: int = 800, known: tuple[str, ...] = KNOWN
) -> Iterator[Page]:
    """Open a web page without motion; at the end, `Watch.assert_clean` checks its requests, errors and warnings."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    watch = Watch(page)
    yield page
    watch.assert_clean(origin, known)
    context.close()


def violations(page: Page, root: str = ".holding-on") -> list[str]:
    """Return what axe finds wrong in the first element that `root` selects: the rule, and one place, as one text."""
    page.wait_for_function("document.getAnimations().every(motion => motion.playState !== 'running')")
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        "root => axe.run(document.querySelector(root)).then(r => r.violations)", root
    )
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


@cache
def axe() -> str:
    """Return the source of axe, the checker of accessibility, in the version that widgets/ pins; install it first."""
    npm.install()
    return (npm.WIDGETS / AXE).read_text(encoding="utf-8")
