"""A real Chromium, and the two servers that show the board: each test run has its own Jupyter folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.servers import LabServer, NotebooksServer, PlayServer
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
    """One browser for all tests; each opens a window of its own."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    """A page, which has not complained at the end."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


@pytest.fixture(scope="session")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlayServer]:
    """The play page, served by the command that a player types."""
    with PlayServer(tmp_path_factory.mktemp("play")) as server:
        yield server


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotebooksServer]:
    """The lessons as pages, served by the command that a facilitator types."""
    with NotebooksServer(tmp_path_factory.mktemp("lessons")) as server:
        yield server


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[LabServer]:
    """JupyterLab on a folder of the test's own."""
    with LabServer(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def content(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of the pseudo-language, whose words are longer."""
    folder = tmp_path_factory.mktemp("pseudo")
    write(folder)
    return str(folder)
