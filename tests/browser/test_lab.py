"""The board beside cells in JupyterLab: one game, live both ways."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import Player
from tests.browser.servers import LabServer
from tests.browser.watching import KNOWN_IN_LAB, Watch, violations, watched

CELLS = [
    "import holding_on as ho\ngame = ho.Game(seed=7)\nboard = ho.Board(game)\nboard",
    "changes = game.apply(game.legal_actions()[0])\nprint('revision', game.revision)",
    "board",
    "print('now at', game.revision)",
    "import anywidget, ipywidgets, traitlets\n"
    "class Follower(anywidget.AnyWidget):\n"
    "    _esm = 'export default { initialize() {} }'\n"
    "    seen = traitlets.Dict().tag(sync=True)\n"
    "follower = Follower()\n"
    "link = ipywidgets.jslink((board, 'view'), (follower, 'seen'))",
    "print('linked at', follower.seen['revision'], board.get_state()['view']['revision'])",
]


FRAMED = [
    "import anywidget\n"
    "import holding_on as ho\n"
    "class Frame(anywidget.AnyWidget):\n"
    "    _esm = '''export default { async render({ model, el, host, signal }) {\n"
    "      const place = document.createElement('div');\n"
    "      el.attachShadow({ mode: 'open' }).append(place);\n"
    "      const inside = await host.getWidget(model.get('board'));\n"
    "      await inside.render({ el: place, signal });\n"
    "    } }'''\n"
    "    board = anywidget.WidgetTrait().tag(sync=True)\n"
    "game = ho.Game(seed=7)\n"
    "Frame(board=ho.Board(game))",
    "print('now at', game.revision)",
]
"""A widget of somebody else that shows a board in a part of its own of the web page, as anywidget 0.11 has it."""


def test_board_and_cells_are_live_both_ways(browser: Browser, lab: LabServer) -> None:
    (lab.folder / "live.ipynb").write_text(json.dumps(notebook(CELLS)), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1400, "height": 1600})
    page = context.new_page()
    watch = Watch(page)
    lab.open(page, "live.ipynb", 4)
    boards = page.locator(".holding-on")

    run_cell(page, 0)
    boards.first.wait_for(timeout=60_000)
    player = Player(page)
    player.board = boards.first
    start = player.revision

    run_cell(page, 1)
    player.wait_until_moved(start)
    assert printed(page, 1) == f"revision {player.revision}"

    run_cell(page, 2)
    expect(boards).to_have_count(2, timeout=30_000)
    before = player.revision
    player.take(0)
    expect(boards.nth(1)).to_have_attribute("data-revision", str(player.revision))
    assert player.revision == before + 1

    # the keys are the board's while the focus is in it: Lab makes no heading of "1" and leaves no cell by an arrow
    page.keyboard.press("1")
    player.wait_until_moved(before + 1)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.holding-on') !== null")
    assert page.locator(".jp-MarkdownCell").count() == 0

    run_cell(page, 2)  # shown again: the old display goes, the game and the other display stay
    expect(boards).to_have_count(2)
    expect(boards.nth(1)).to_have_attribute("data-revision", str(player.revision))

    run_cell(page, 3)
    expect(page.locator(".jp-Cell").nth(3).locator(".jp-OutputArea-output")).to_have_text(
        f"now at {player.revision}\n", timeout=30_000
    )

    run_cell(page, 4)  # what is linked in the page follows a click there
    player.take(0)
    for _ in range(20):  # the page tells the kernel what it linked after the board has answered: a moment later
        run_cell(page, 5)
        linked = printed(page, 5)
        if linked == f"linked at {player.revision} {player.revision}":
            break
    assert linked == f"linked at {player.revision} {player.revision}"
    assert page.locator(".jp-Cell").count() == len(CELLS)
    assert violations(page) == []
    watch.assert_clean(lab.origin, KNOWN_IN_LAB)
    context.close()


@pytest.mark.slow
def test_a_widget_of_somebody_else_shows_a_board_in_a_shadow_root_where_it_is_played(
    browser: Browser, lab: LabServer
) -> None:
    (lab.folder / "framed.ipynb").write_text(json.dumps(notebook(FRAMED)), encoding="utf-8")
    with watched(browser, lab.origin, 1400, 1600, KNOWN_IN_LAB) as page:
        lab.open(page, "framed.ipynb", 2)
        run_cell(page, 0)
        player = Player(page)
        player.board = page.locator(".holding-on")
        player.board.wait_for(timeout=60_000)
        assert player.board.evaluate("board => board.getRootNode() instanceof ShadowRoot")
        frame = page.locator("[data-part=here] b").first
        assert frame.evaluate("part => getComputedStyle(part).backgroundColor") != "rgba(0, 0, 0, 0)"  # its styles
        before = player.revision
        player.take(0)
        player.wait_until_moved(before)
        page.keyboard.press("1")
        player.wait_until_moved(before + 1)
        run_cell(page, 1)
        assert printed(page, 1) == f"now at {player.revision}"


@pytest.mark.slow
def test_a_page_that_is_loaded_again_shows_the_position_as_it_is(browser: Browser, lab: LabServer) -> None:
    (lab.folder / "again.ipynb").write_text(json.dumps(notebook(CELLS[:1])), encoding="utf-8")
    with watched(browser, lab.origin, 1400, 1600, KNOWN_IN_LAB) as page:
        lab.open(page, "again.ipynb", 1)
        run_cell(page, 0)
        player = Player(page)
        player.board = page.locator(".holding-on")
        player.board.wait_for(timeout=60_000)
        player.take(0)
        before = player.revision
        page.locator(".jp-Notebook .jp-InputPrompt").first.click()
        page.get_by_role("button", name="Save and create checkpoint").click()
        stored = lab.folder / "again.ipynb"
        player.goes_on_after_a_reload(stored, 0, before)


def notebook(cells: list[str]) -> dict[str, Any]:
    """A notebook of these cells."""
    code: dict[str, Any] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    return {
        "cells": [{**code, "id": f"cell-{number}", "source": source} for number, source in enumerate(cells)],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def run_cell(page: Page, index: int) -> None:
    """Run one cell as a person does: into its text, then Control and Enter, and see that its number changed.

    While Lab is still putting its page together it may lose a key: then a person presses it again.
    """
    cell = page.locator(".jp-Cell").nth(index)
    prompt = cell.locator(".jp-InputPrompt")
    before = prompt.inner_text()
    for _ in range(4):
        cell.locator(".cm-content").click()
        page.keyboard.press("Control+Enter")
        with suppress(AssertionError):
            expect(prompt).not_to_have_text(before, timeout=8_000)
            return
    raise AssertionError(f"cell {index} did not run")


def printed(page: Page, index: int) -> str:
    """What a cell printed."""
    output = page.locator(".jp-Cell").nth(index).locator(".jp-OutputArea-output")
    output.wait_for(timeout=30_000)
    return output.inner_text().strip()
