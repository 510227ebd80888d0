"""The site of static files in a real browser: the game reaches the ward, and every lesson opens and answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.server.site.build import build
from holding_on.server.site.cells import notebooks
from tests.browser.playing import Player
from tests.browser.watching import watched

PATIENCE = 120_000
NAMES = [each.name for each in notebooks(notebooks_of_the_game())]

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]


class Quiet(SimpleHTTPRequestHandler):
    """A plain server of files, which knows nothing of the site."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build the site once, and serve it: its address."""
    out: Path = tmp_path_factory.mktemp("site")
    build(out)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(out))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def has_run(page: Page) -> None:
    """Wait until all cells of a page have run; none has ended with an error."""
    page.locator("body[data-done]").wait_for(state="attached", timeout=PATIENCE)
    assert page.locator(".error").all_inner_texts() == []
    expect(page.locator("#status")).to_be_hidden()


def test_the_game_is_played_from_the_opening_words_to_the_ward(browser: Browser, site: str) -> None:
    with watched(browser, site) as page:
        player = Player(page)
        page.goto(f"{site}play.html")
        has_run(page)
        player.is_ready()
        player.reach_the_set_up()
        player.begin()
        player.ward.answers.first.click()
        assert player.said


def test_a_press_while_later_cells_still_run_is_answered(browser: Browser, site: str) -> None:
    with watched(browser, site) as page:
        page.goto(f"{site}01-the-ward.html")
        first = page.locator(".cell").first
        first.get_by_role("button", name="At his bed").click(timeout=PATIENCE)
        expect(first).to_contain_text("He looks up from his cup", timeout=PATIENCE)
        has_run(page)


@pytest.mark.parametrize("name", NAMES)
def test_every_notebook_opens_without_an_error(browser: Browser, site: str, name: str) -> None:
    with watched(browser, site) as page:
        page.goto(f"{site}{name}.html")
        has_run(page)
        assert page.locator(".cell[data-done]").count() == page.locator(".cell").count()
        expect(page.locator(".holding-on, .ho-setup, .ho-page, .widget-box").first).to_be_visible()
        page.wait_for_timeout(500)  # what comes late is drawn too, and complains if it cannot be


def test_a_python_that_does_not_come_says_so(browser: Browser, site: str) -> None:
    page = browser.new_page()
    page.route("**/library.pack", lambda route: route.abort())
    page.goto(f"{site}play.html")
    expect(page.locator("#status")).to_contain_text("Python could not start in this browser", timeout=PATIENCE)
    page.close()
