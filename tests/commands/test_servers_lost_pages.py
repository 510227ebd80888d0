"""What a kernel shows is lost on its way: nobody is shown a blank page, and the next page is whole."""

from __future__ import annotations

import sys
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from holding_on.common.paths import PACKAGE
from tests.sampling import only
from tools.check.answering import page, serving
from tools.check.surroundings import surroundings

SERVE = """
import asyncio, sys
from argparse import Namespace
from pathlib import Path
from nbclient import NotebookClient
from holding_on.commands import serving
from holding_on.server import settings
from holding_on.common.notebooks import notebooks_folder
from holding_on.server.pages import served

heard = NotebookClient._async_poll_output_msg
async def lost(*given):
    await (asyncio.Event().wait() if Path(sys.argv[1]).exists() else heard(*given))
NotebookClient._async_poll_output_msg = lost
settings.SHOWN_WITHIN = 1
chosen = Namespace(port=None, no_browser=True, log_level="error")
sys.exit(serving.run(chosen, 8894, lambda: served(notebooks_folder() / sys.argv[2])))
"""
SENTENCE = "the machine that makes it has too much to do at this moment. You need do nothing: this page tries again"
VIEW = "application/vnd.jupyter.widget-view+json"
TRIES_AGAIN = "location.reload()"


@pytest.fixture
def trouble(tmp_path: Path) -> Path:
    """As long as this file is there, nothing arrives of what a cell shows."""
    (tmp_path / "trouble").touch()
    return tmp_path / "trouble"


@pytest.fixture(params=only(["play.ipynb"], ["play.ipynb", ""]), ids=["play", "notebooks"])
def served(request: pytest.FixtureRequest, trouble: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of the game, and what the server says."""
    said: list[str] = []
    line = [sys.executable, "-c", SERVE, str(trouble), request.param]
    with surroundings(PACKAGE.parent) as around, serving(line, trouble.parent, around, heard=said) as address:
        yield address + ("" if request.param else "voila/render/play.ipynb"), said
    assert not [text for text in said if "Traceback" in text or "Error" in text]


def test_a_page_that_lost_what_it_shows_is_not_handed_out(served: tuple[str, list[str]], trouble: Path) -> None:
    address, said = served
    shown = page_with_waiting(address)
    assert SENTENCE in shown
    assert TRIES_AGAIN in shown
    assert VIEW not in shown
    until = time.monotonic() + 30
    while not said_so(said) and time.monotonic() < until:  # the window is read beside this
        time.sleep(0.05)
    assert len(said_so(said)) == 1
    trouble.unlink()
    until_whole(address)


def said_so(said: list[str]) -> list[str]:
    """The lines of the window that speak of it."""
    return [text for text in said if "A page did not come out whole" in text]


def page_with_waiting(address: str) -> str:
    """What is shown, be it the page or what stands in its place."""
    try:
        return page(address)
    except urllib.error.HTTPError as waits:
        if waits.code != 503:
            raise
        with waits:
            return waits.read().decode()


def until_whole(address: str) -> None:
    """The pages that were being made in the meantime are told of too; then one is whole."""
    for _ in range(5):
        shown = page_with_waiting(address)
        if VIEW in shown:
            assert SENTENCE not in shown
            return
        assert SENTENCE in shown
    pytest.fail("no page is whole")


@pytest.mark.parametrize(
    "served",
    only(["play.ipynb"], ["play.ipynb", ""]),
    ids=["beside play", "of notebooks"],
    indirect=True,
)
def test_a_lesson_that_loses_something_on_its_way_ends_with_a_sentence_and_tries_again(
    served: tuple[str, list[str]], trouble: Path
) -> None:
    address = served[0].partition("voila/")[0] + "voila/render/01-the-ward.ipynb"
    shown = page(address)
    assert shown.count(SENTENCE) == shown.count(TRIES_AGAIN) == 1
    assert VIEW not in shown
    assert "window.voila_finish();" not in shown
    trouble.unlink()
    assert SENTENCE not in page(address)
