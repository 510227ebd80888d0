"""The site keeps what was played: a reload, two tabs, a Python that dies, a storage that is refused or damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from holding_on.common.words import say
from holding_on.game import Game
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer, has_run

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

KEEPS_NOTHING = """Object.defineProperty(window, "localStorage", { get() { throw new Error("no storage"); } });
Object.defineProperty(window, "sessionStorage", { get() { throw new Error("no storage"); } });"""
GONE = "setTimeout(() => { throw new Error('no memory'); }, 50)"
SILENT = "setTimeout(() => { for (;;); }, 50)"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One browser profile: what is kept in it is kept for all its pages."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce") as opened:
        yield opened


def arrived(context: BrowserContext, site: SiteServer) -> Player:
    """A player whose play page is ready."""
    player = Player(context.new_page())
    player.page.goto(f"{site.address}play.html")
    has_run(player.page)
    return player


def in_mid_game(context: BrowserContext, site: SiteServer) -> Player:
    """A player in the middle of a game, some moves after its beginning."""
    player = arrived(context, site)
    player.is_ready()
    player.reach_the_set_up()
    player.begin()
    chance = Random(2)
    for _ in range(4):
        player.take_any(chance)
    return player


def go_on(player: Player) -> None:
    """Take up the game that lies on the shelf."""
    player.button("Go on with it").click(timeout=PATIENCE)
    player.board.wait_for(timeout=PATIENCE)


def record_of(player: Player) -> str:
    """The record, as the page saves it to a file."""
    with player.page.expect_download() as waiting:
        player.ward.choose_in_menu("Save as a file")
    return Path(waiting.value.path()).read_text(encoding="utf-8")


def store(player: Player, id: str, text: str) -> None:
    """Put a text where a game is stored."""
    player.page.evaluate("([id, text]) => localStorage.setItem('holding_on.game ' + id, text)", [id, text])


def test_a_reload_goes_on_at_the_same_decision_and_a_file_is_opened_elsewhere(
    browser: Browser, context: BrowserContext, site: SiteServer
) -> None:
    player = in_mid_game(context, site)
    before = (record_of(player), player.question, player.revision)
    player.page.reload()
    go_on(player)
    assert (record_of(player), player.question, player.revision) == before
    player.take(0)
    with browser.new_context(reduced_motion="reduce") as elsewhere:
        other = arrived(elsewhere, site)
        other.is_ready()
        other.reach_the_set_up()
        other.page.locator("input[type=file]").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": before[0].encode()}
        )
        other.board.wait_for(timeout=PATIENCE)
        assert record_of(other) == before[0]


def test_of_two_tabs_one_keeps_the_game(context: BrowserContext, site: SiteServer) -> None:
    first = in_mid_game(context, site)
    second = arrived(context, site)
    second.button("Take it up here").click(timeout=PATIENCE)
    second.board.wait_for(timeout=PATIENCE)
    expect(first.page.get_by_role("alert").filter(has_text="goes on in another tab or window")).to_be_visible(
        timeout=PATIENCE
    )
    second.take(0)
    assert record_of(second) != record_of(first)


@pytest.mark.parametrize("ends", [GONE, SILENT])
def test_a_python_that_dies_begins_anew_with_the_game(context: BrowserContext, site: SiteServer, ends: str) -> None:
    player = in_mid_game(context, site)
    before = (record_of(player), player.question)
    with player.page.expect_navigation(timeout=PATIENCE):
        player.page.workers[0].evaluate(ends)
        if ends == SILENT:
            player.page.wait_for_timeout(200)
            player.actions.first.click(no_wait_after=True)
    player.board.wait_for(timeout=PATIENCE)
    expect(player.page.get_by_role("status").filter(has_text=say("site.anew"))).to_be_visible()
    player.ward.go_on()
    assert (record_of(player), player.question) == before
    player.page.workers[0].evaluate(GONE)  # soon after the first time the page asks before it goes on
    expect(player.page.locator("#loading")).to_contain_text(say("site.dead"))
    player.button("Go on").click()
    player.board.wait_for(timeout=PATIENCE)
    player.ward.go_on()
    assert record_of(player) == before[0]


def test_a_browser_that_keeps_nothing_says_so_and_plays(context: BrowserContext, site: SiteServer) -> None:
    context.add_init_script(KEEPS_NOTHING)
    player = in_mid_game(context, site)
    expect(player.page.get_by_text("This browser keeps nothing")).to_be_visible()
    assert json.loads(record_of(player))["actions"]


def test_a_game_of_an_older_version_opens_and_a_damaged_one_is_told(context: BrowserContext, site: SiteServer) -> None:
    player = arrived(context, site)
    game = Game(seed=7, names=["Ann", "Ben", "Cleo"])
    game.apply(game.legal_actions()[0])
    store(player, "old", json.dumps({"id": "old", "record": game.record(), "at": 1}))
    store(player, "cut", '{"id": "cut", "rec')
    player.page.reload()
    go_on(player)
    assert player.revision == 1
    store(player, "odd", json.dumps({"id": "odd", "record": game.record()[:-20], "at": 9e15}))
    player.page.evaluate("sessionStorage.clear()")
    player.page.reload()
    expect(player.page.get_by_role("alert").first).to_be_visible(timeout=PATIENCE)
    player.is_ready()
    expect(player.before.begins.or_(player.before.campaign).first).to_be_visible()
