"""A game as a link, on the site: copied there, opened by somebody else, walked, played on, the own game kept."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.game import Game
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer, has_run
from tests.browser.watching import watched
from tests.engine.table import played
from tests.game.test_links import packed

STORED = "() => Object.entries(localStorage).filter(([key]) => key.startsWith('holding_on.game ')).sort()"
MOVES = 3
"""How many moves the game of the link has."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def in_mid_game(page: Page, address: str) -> Player:
    """A player who has begun a game on the page of play, and taken some answers."""
    player = Player(page)
    page.goto(address)
    has_run(page)
    player.is_ready()
    player.reach_the_set_up()
    player.begin()
    for _ in range(MOVES):
        player.take(0)
    return player


def copied(player: Player) -> str:
    """The link that the menu gives."""
    player.ward.choose_in_menu("Copy a link")
    dialog = player.page.get_by_role("dialog", name="A link to this game")
    field = dialog.get_by_role("textbox", name="The link")
    expect(field).to_have_value(re.compile("#g=1"), timeout=PATIENCE)
    link = field.input_value()
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return link


def opened(page: Page, link: str) -> Player:
    """A player who has opened a link."""
    page.goto("about:blank")  # from a page that differs in its fragment only, nothing would be loaded
    page.goto(link)
    has_run(page)
    return Player(page)


def where(player: Player, move: int) -> Locator:
    """The line that says at which move the game of the link is."""
    return player.page.get_by_text(re.compile(rf"Move {move} of \d+"))


def test_a_link_that_is_copied_is_opened_walked_and_played_on_and_leaves_ones_own_game_alone(
    browser: Browser, site: SiteServer
) -> None:
    play = f"{site.address}play.html"
    with watched(browser, site.address) as page:
        link = copied(in_mid_game(page, play))
    assert link.startswith(f"{play}#g=1.")
    moves = len(Game.from_link(link).actions)
    assert moves >= MOVES

    with watched(browser, site.address) as page:
        in_mid_game(page, play)
        kept = page.evaluate(STORED)
        assert len(kept) == 1
        other = opened(page, link)
        expect(where(other, moves)).to_be_visible(timeout=PATIENCE)
        assert page.url.rstrip("#") == play
        other.button("One move back").click()
        expect(where(other, moves - 1)).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(STORED) == kept
        other.button("Play on from here").click()
        expect(where(other, moves - 1)).to_have_count(0, timeout=PATIENCE)
        page.wait_for_function(f"({STORED})().length === 2")
        other.ward.go_on()
        other.take(0)
        assert [each for each in page.evaluate(STORED) if each in kept] == kept


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda sent: sent[:-9], "damaged or cut off"),
        (lambda _: "#g=3.AAAA", "newer program"),
        (lambda _: packed(b" " * 200_000_000), "no game is so large"),
    ],
    ids=["damaged", "newer", "endless"],
)
def test_a_link_of_no_use_is_answered_in_a_sentence_and_the_game_is_there(
    browser: Browser, site: SiteServer, wrong: Callable[[str], str], said: str
) -> None:
    link = wrong(played(Game(seed=9, names=["Maeve", "Tom", "Una"], first=0), 3, 25).link())
    with watched(browser, site.address) as page:
        player = opened(page, f"{site.address}play.html{link}")
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible(timeout=PATIENCE)
        player.is_ready()


def test_a_link_behind_the_title_opens_its_game(browser: Browser, site: SiteServer) -> None:
    sent = played(Game(seed=9, names=["Maeve", "Tom", "Una"], first=0), 3, 25)
    with watched(browser, site.address) as page:
        player = Player(page)
        player.open(site.address + sent.link(move=3))
        expect(where(player, 3)).to_be_visible(timeout=PATIENCE)
        assert page.url.rstrip("#") == site.address
