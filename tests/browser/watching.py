"""What a page asks for and complains about, kept while a test looks at it."""

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
"""The page server brings older copies of shared modules than the widgets ask for; it says so and works."""
KNOWN_IN_LAB = (*KNOWN, "ms to activate.", "too long to activate.", "before the connection is established")
"""JupyterLab says how long it took to start where that was long, and connects again to a kernel that was not yet
there: a machine that has much to do is no fault of a page."""
KNOWN_IN_MARIMO = ("was preloaded using link preload",)
"""It fetches two pictures of its own ahead, and shows them later or not at all."""


class Watch:
    """Listens to a page from its first request on."""

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
        """No request left the machine, nothing was thrown, the console is silent but for what is known."""
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
    """A window without motion; at the end nothing has left the machine and nothing has complained."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    watch = Watch(page)
    yield page
    watch.assert_clean(origin, known)
    context.close()


def violations(page: Page, root: str = ".holding-on") -> list[str]:
    """What axe finds wrong with the first such part of the page, each with one place."""
    page.wait_for_function("document.getAnimations().every(motion => motion.playState !== 'running')")
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        "root => axe.run(document.querySelector(root)).then(r => r.violations)", root
    )
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found]


@cache
def axe() -> str:
    """The checker of accessibility, at the version that widgets/ pins; fetched where it is not yet there."""
    npm.install()
    return (npm.WIDGETS / AXE).read_text(encoding="utf-8")
