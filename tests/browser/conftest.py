"""The fixtures of the browser tests: a Chromium, a stage for widgets, and servers with their own Jupyter folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from holding_on.server.site.build import build
from tests.browser.servers import LabServer, NotebooksServer, PlayServer
from tests.browser.site import SiteServer
from tests.browser.stage import Stage
from tools.check.chromium import find
from tools.texts.pseudo import write

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one browser for all tests; each test opens its own window in this browser."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """Open a stage for widgets; the test fails when the web page has reported an error or a warning."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


@pytest.fixture(scope="session")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayServer]:
    """Start the server of the play page, with the command that a player types."""
    with PlayServer(tmp_path_factory.mktemp("play")) as server:
        yield server


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotebooksServer]:
    """Start the server of the lessons, with the command that a facilitator types."""
    with NotebooksServer(tmp_path_factory.mktemp("lessons")) as server:
        yield server


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[LabServer]:
    """Start JupyterLab on a new folder for each test."""
    with LabServer(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site of static files once for all tests; they change only copies of it."""
    out: Path = tmp_path_factory.mktemp("site")
    build(out)
    return out


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[SiteServer]:
    """Serve the site of static files, as it was built."""
    with SiteServer(site_folder) as server:
        yield server


@pytest.fixture(scope="session")
def content(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the content folder of the pseudo-language, in which all texts are longer than in English."""
    folder = tmp_path_factory.mktemp("pseudo")
    write(folder)
    return str(folder)
