"""What a page of the site shows before Python is there: it is drawn at once, keeps a press, and gives way to Python."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from holding_on.common.words import say
from holding_on.game import Game
from holding_on.server.site.pack import compressed
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer, copy_of, has_run
from tests.browser.watching import watched

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

OPTION = "[data-part=option]"
TOLD = "[data-part=told]"


@contextmanager
def held(page: Page, does_come: bool = True) -> Iterator[None]:
    """A context in whose `with` block Python does not become ready; at its end it does, or fails."""
    routes: list[Route] = []
    page.route("**/library.pack", lambda route: routes.append(route))
    yield
    while not routes:
        page.wait_for_timeout(50)
    for route in routes:
        if does_come:
            route.continue_()
        else:
            route.abort()
    page.unroute("**/library.pack")


@contextmanager
def changed(folder: Path, name: str, change: Callable[[dict[str, Any]], None]) -> Iterator[SiteServer]:
    """A server of a site in which the record of a page is another one than Python tells."""
    (path,) = folder.glob(f"v/*/first/{name}.json.pack")
    record = json.loads(gzip.decompress(path.read_bytes()))
    change(record)
    path.write_bytes(compressed(json.dumps(record).encode()))
    with SiteServer(folder) as server:
        yield server


def stage_of(record: dict[str, Any]) -> dict[str, Any]:
    """The state of the stage in a record."""
    (stage,) = (state for state in record["models"].values() if "script" in state)
    assert isinstance(stage, dict)
    return stage


def test_the_notice_is_there_before_python_and_a_press_is_kept(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address) as page:
        player = Player(page)
        with held(page):
            page.goto(site.address)
            player.button("Play").click()
            player.button("We are ready").click()
            expect(page.locator("#loading")).to_have_text(say("site.opening"))
            expect(page.locator("#loading")).to_be_visible()
            assert page.locator(".cell[data-done]").count() == 0
        expect(player.before.begins.or_(player.before.campaign).first).to_be_visible(timeout=PATIENCE)
        expect(player.button("We are ready")).to_be_hidden()
        player.begin()
        player.take(0)
        page.reload()  # the game was kept: its keeper is the one that was drawn first
        expect(player.button("Go on with it")).to_be_visible(timeout=PATIENCE)


def test_a_lesson_begins_before_python_and_an_answer_is_kept(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address) as page:
        with held(page):
            page.goto(f"{site.address}01-the-ward.html")
            option = page.locator(OPTION).first
            option.focus()
            page.keyboard.press("Enter")
            expect(option).to_be_disabled()  # once is enough
            assert page.locator(".cell[data-done]").count() == 0
        has_run(page)
        expect(page.locator(".cell").first.locator(TOLD)).to_be_visible(timeout=PATIENCE)


def test_a_kept_game_and_the_game_of_a_link_come_first(browser: Browser, site: SiteServer) -> None:
    game = Game(seed=7, names=["Ann", "Ben", "Cleo"])
    game.apply(game.legal_actions()[0])
    kept = json.dumps({"id": "old", "record": game.record(), "at": 1})
    with watched(browser, site.address) as page:
        player = Player(page)
        with held(page):
            page.goto(game.link(f"{site.address}play.html"))
            page.wait_for_timeout(1000)
            expect(player.button("We are ready")).to_have_count(0)
        expect(player.board).to_be_visible(timeout=PATIENCE)
        page.evaluate("text => localStorage.setItem('holding_on.game old', text)", kept)
        with held(page):
            page.goto(f"{site.address}play.html?again")
            page.wait_for_timeout(1000)
            expect(player.button("We are ready")).to_have_count(0)
        player.button("Go on with it").click(timeout=PATIENCE)
        player.board.wait_for(timeout=PATIENCE)
        assert player.revision == 1


def test_what_python_tells_otherwise_wins(browser: Browser, site_folder: Path, tmp_path: Path) -> None:
    def ask(record: dict[str, Any]) -> None:
        stage_of(record)["script"]["asks"] = "An older question?"

    folder = copy_of(site_folder, tmp_path / "site")
    with changed(folder, "01-the-ward", ask) as server, watched(browser, server.address) as page:
        first = page.locator(".cell").first
        with held(page):
            page.goto(f"{server.address}01-the-ward.html")
            expect(first).to_contain_text("An older question?")
        has_run(page)
        expect(first).not_to_contain_text("An older question?")
        first.locator(OPTION).first.click()
        expect(first.locator(TOLD)).to_be_visible()


def test_a_view_that_python_does_not_know_goes_with_what_was_pressed(
    browser: Browser, site_folder: Path, tmp_path: Path
) -> None:
    def another(record: dict[str, Any]) -> None:
        stage_of(record)["_anywidget_id"] = "another.Stage"

    folder = copy_of(site_folder, tmp_path / "site")
    with changed(folder, "01-the-ward", another) as server, watched(browser, server.address) as page:
        first = page.locator(".cell").first
        with held(page):
            page.goto(f"{server.address}01-the-ward.html")
            first.locator(OPTION).first.click()
        has_run(page)
        assert page.evaluate("document.body.dataset.taken") == "another"
        first.locator(OPTION).first.click()
        expect(first.locator(TOLD)).to_be_visible()


def test_a_python_that_does_not_come_takes_the_view_away(browser: Browser, site: SiteServer) -> None:
    page = browser.new_page()
    ready = Player(page).button("We are ready")
    with held(page, does_come=False):
        page.goto(f"{site.address}play.html")
        ready.click()
    expect(page.locator("#loading")).to_contain_text("Python could not start", timeout=PATIENCE)
    expect(ready).to_have_count(0)
    page.close()
