"""The board in marimo: no Jupyter page and no Jupyter kernel, every display closed off in a part of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Player
from tests.browser.servers import MarimoServer
from tests.browser.ward import Ward
from tests.browser.watching import KNOWN_IN_MARIMO, watched

APP = """
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    import holding_on as ho
    return ho, mo


@app.cell
def _(ho, mo):
    game = ho.Game(seed=7, first=0)
    board = mo.ui.anywidget(ho.Board(game))
    board
    return board, game


@app.cell
def _(game, ho):
    ho.ConditionTrack(game)
    return


@app.cell
def _(board, game, mo):
    mo.md(f"the board at {board.value['view']['revision']}, the game at {game.revision}")
    return


if __name__ == "__main__":
    app.run()
"""
FOCUS = """() => {
  let focus = document.activeElement;
  while (focus?.shadowRoot) focus = focus.shadowRoot.activeElement;
  return focus?.dataset.focus;
}"""


@pytest.mark.slow
def test_the_board_is_drawn_and_played_in_marimo_and_the_cells_that_read_it_follow(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        MarimoServer(tmp_path, APP, "run") as marimo,
        watched(browser, marimo.origin, 1280, 1400, KNOWN_IN_MARIMO) as page,
        watched(browser, marimo.origin, 1280, 1400, KNOWN_IN_MARIMO) as neighbour,
    ):
        player = sit_down(page, marimo.origin)
        assert colour(page, "[data-part=here] b") != "rgba(0, 0, 0, 0)"  # it has its styles
        expect_at(page, 0)
        for move in range(1, 4):
            player.take(0)
            expect_at(page, move)
            assert page.evaluate(FOCUS) == "question"  # the keyboard goes on from what is asked next
        condition = Ward(page).condition.nth(0).get_attribute("aria-label")
        expect(Ward(page).condition.nth(1)).to_have_attribute("aria-label", str(condition))
        page.keyboard.press("1")
        expect_at(page, 4)
        page.keyboard.press("b")
        expect(Ward(page).pause).to_be_visible()
        page.keyboard.press("b")
        expect(Ward(page).pause).to_have_count(0)

        other = sit_down(neighbour, marimo.origin)  # another session of the same process has its own
        expect_at(neighbour, 0)
        other.take(0)
        expect_at(neighbour, 1)
        expect_at(page, 4)


@pytest.mark.slow
def test_a_page_that_is_opened_again_shows_the_position_as_it_is(browser: Browser, tmp_path: Path) -> None:
    with (
        MarimoServer(tmp_path, APP, "edit") as marimo,
        watched(browser, marimo.origin, 1280, 1400, KNOWN_IN_MARIMO) as page,
    ):
        player = sit_down(page, marimo.origin)
        for move in (1, 2):
            player.take(0)
            expect_at(page, move)
        page.reload()
        expect(player.board).to_have_attribute("data-revision", "2", timeout=60_000)
        player.take(0)
        expect_at(page, 3)


def sit_down(page: Page, address: str) -> Player:
    """Open the notebook, and put the story away: the whole board, and a part of it below."""
    page.goto(address)
    player = Player(page)
    player.board = page.locator(".holding-on").first
    player.board.wait_for(timeout=60_000)
    expect(page.locator(".holding-on")).to_have_count(2, timeout=30_000)
    player.button("Put the story away").first.click()
    return player


def expect_at(page: Page, revision: int) -> None:
    """Wait until a cell that reads the board says where it is, and where the game is."""
    expect(page.get_by_text(f"the board at {revision}, the game at {revision}", exact=True)).to_be_visible()


def colour(page: Page, part: str) -> str:
    """In which colour the first such part stands."""
    found: str = page.locator(part).first.evaluate("part => getComputedStyle(part).backgroundColor")
    return found
