"""The board beside cells in Notebook 7: shown, played by mouse and by keys, and there again after a reload."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.playing import Player
from tests.browser.servers import NotebookServer
from tests.browser.test_lab import CELLS, notebook, printed, run_cell
from tests.browser.watching import KNOWN_IN_NOTEBOOK, violations, watched


@pytest.mark.slow
def test_the_board_is_played_in_notebook_7_and_is_there_again_after_a_reload(browser: Browser, tmp_path: Path) -> None:
    stored = tmp_path / "live.ipynb"
    stored.write_text(json.dumps(notebook(CELLS[:2])), encoding="utf-8")
    with (
        NotebookServer(tmp_path) as server,
        watched(browser, server.origin, 1400, 1600, KNOWN_IN_NOTEBOOK) as page,
    ):
        server.open(page, stored.name, 2)
        run_cell(page, 0)
        player = Player(page)
        player.board = page.locator(".holding-on")
        player.board.wait_for(timeout=60_000)
        start = player.revision

        run_cell(page, 1)  # a cell moves the board
        player.wait_until_moved(start)
        assert printed(page, 1) == f"revision {player.revision}"

        before = player.revision
        player.take(0)  # a click moves it
        assert player.revision == before + 1
        page.keyboard.press("1")  # and a key, which is the board's while the focus is in it
        player.wait_until_moved(before + 1)
        assert page.locator(".jp-MarkdownCell").count() == 0
        assert violations(page) == []

        before = player.revision
        page.locator(".jp-Notebook .jp-InputPrompt").first.click()
        page.keyboard.press("Control+s")
        player.goes_on_after_a_reload(stored, 1, before)
