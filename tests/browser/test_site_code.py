"""The lessons with their code, in JupyterLite beside the site: opened from a lesson, run, changed, and asked anew."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.common.words import say
from holding_on.server.site import code, lite, pyodide
from holding_on.server.site.build import write
from holding_on.server.site.cells import notebooks
from tests.browser.learning import Learner
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer, has_run
from tests.browser.watching import KNOWN_IN_LAB, watched

LESSON = "04-caring-for-billy"
KNOWN = (
    *KNOWN_IN_LAB,
    "Disabling terminals plugin",
    "using kernel python that matches language=python",
    "Pyodide contents will NOT be synced",
)
"""Parts of messages that JupyterLite writes by itself: it has no terminals, and here no service worker."""
SCOPES = "() => navigator.serviceWorker.getRegistrations().then(all => all.map(({ scope }) => scope))"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def coded(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """Serve the site with the lessons in JupyterLite."""
    folder = tmp_path_factory.mktemp("coded")
    read = notebooks(notebooks_of_the_game())
    (base,) = (site_folder / "v").iterdir()
    made = {path.relative_to(base).as_posix(): path.read_bytes() for path in base.rglob("*") if path.is_file()}
    write(folder, read, made, code.code(pyodide.obtain(), lite.obtain(), read))
    with SiteServer(folder) as server:
        yield server
    shutil.rmtree(folder)


def source(start: str) -> tuple[int, str]:
    """The first cell of the lesson that has a text: its place among the cells that run, and its source."""
    given = json.loads((notebooks_of_the_game() / f"{LESSON}.ipynb").read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in given if cell["cell_type"] == "code"]
    return next((number, each) for number, each in enumerate(sources) if start in each)


def run(page: Page, cell: Locator, source: str = "") -> None:
    """Run a cell, with another source in its place when one is given."""
    cell.locator(".cm-content").click()
    if source:
        page.keyboard.press("ControlOrMeta+A")
        page.keyboard.insert_text(source)
    page.keyboard.press("Control+Enter")


def test_a_lesson_leads_to_its_code_where_a_cell_runs_and_a_changed_one_is_asked_about(
    browser: Browser, coded: SiteServer
) -> None:
    with watched(browser, coded.address, known=KNOWN) as page:
        page.goto(f"{coded.address}{LESSON}.html")
        has_run(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # the site's own: no other may come beside it
        Learner(page, lambda target: target.click()).dots.last.click()
        page.get_by_role("link", name=say("site.code_one")).click()
        first = page.locator(".jp-CodeCell").first
        first.wait_for(timeout=PATIENCE)
        page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=PATIENCE)
        run(page, first)
        piece = first.locator(".lesson-piece-choice")
        expect(piece).to_be_visible(timeout=PATIENCE)
        piece.get_by_role("button").first.click()
        expect(piece.get_by_role("button", disabled=False)).not_to_have_count(0)
        number, text = source("condition=20")
        asked = page.locator(".jp-CodeCell").nth(number)
        run(page, asked, text.replace("condition=20", "condition=16"))
        question = asked.locator(".lesson-piece").first
        expect(question).to_contain_text("Where does Billy's Condition stand afterwards?", timeout=PATIENCE)
        expect(question).to_contain_text("14")
        assert page.locator("[data-mime-type='application/vnd.jupyter.error']").count() == 0
        assert page.evaluate(SCOPES) == [coded.address]


def test_the_map_leads_to_the_code_and_the_game_is_played_there(browser: Browser, coded: SiteServer) -> None:
    with watched(browser, coded.address, known=KNOWN) as page:
        page.goto(f"{coded.address}lessons.html")
        page.get_by_role("link", name=say("site.code"), exact=True).click()
        page.get_by_text("play.ipynb").first.dblclick(timeout=PATIENCE)
        first = page.locator(".jp-CodeCell").first
        first.wait_for(timeout=PATIENCE)
        page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=PATIENCE)
        run(page, first)
        player = Player(page)
        player.button("We are ready").click(timeout=PATIENCE)
        player.reach_the_set_up()
        player.begin()
        player.take(0)
        before = player.revision
        page.keyboard.press("1")
        player.wait_until_moved(before)
