"""Whole games on the site, from its title to the ending: by the keyboard alone, and by roles and names."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.listening import Listener, names, read
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import violations, watched

LONGEST: Final = 300
"""An evening with Billy takes no more choices than this."""
STOPS: Final = 60
"""No button is further away by Tab."""
IS_HERE: Final = "button => button === document.activeElement"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


def press_by_tab(page: Page, button: Locator) -> None:
    """Go on by Tab until a button has the focus, and press Enter."""
    expect(button).to_be_visible(timeout=PATIENCE)
    for _ in range(STOPS):
        if button.evaluate(IS_HERE):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{button} is not reached by Tab")


def turn_the_pages(page: Page) -> None:
    """Go on from every open page by Tab and Enter, until the ward or the ending is visible."""
    ward = Ward(page)
    while ward.on.count():
        line = ward.page.get_attribute("data-line") or ""
        press_by_tab(page, ward.on.first)
        page.locator(f"[data-part=page][data-line='{line}']").wait_for(state="detached")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)  # the last page may have turned a card


def test_a_whole_game_by_keyboard_alone(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address) as page:
        player, chance = Player(page), Random(23)
        page.goto(site.address, wait_until="commit")
        expect(player.button("Play")).to_be_focused()
        page.keyboard.press("Enter")
        press_by_tab(page, player.button("We are ready"))
        press_by_tab(page, player.before.begins)
        player.board.wait_for(timeout=PATIENCE)
        expect(player.ward.page_title).to_be_focused()
        page.keyboard.press("Escape")
        expect(player.ward.story).to_have_count(0)
        turn_the_pages(page)
        choices = 0
        while not player.over:
            before, offered = player.revision, player.actions.count()
            chosen = chance.randrange(offered)
            digit = player.actions.nth(chosen).get_attribute("data-key")
            if digit is not None and chance.random() < 0.5:
                page.keyboard.press(digit)
            else:
                player.reach_the_answers()
                page.keyboard.press("Home")
                for _ in range(chosen):
                    page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            player.has_moved(before)
            turn_the_pages(page)
            choices += 1
            assert choices < LONGEST
        assert choices > 20
        expect(player.ward.outcome).to_be_focused()
        assert violations(page, ".holding-on") == []


def test_a_whole_game_by_roles_and_names(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address) as page:
        player, ear, chance = Player(page), Listener(page, ENGLISH), Random(2)
        player.arrive(site.address)
        ear.button(ear.say("set_up.begin")).press("Enter")
        ear.button("Put the story away").first.press("Enter", timeout=PATIENCE)
        ear.answers.wait_for()
        assert ear.listen() >= 1
        heard: list[str] = []
        for _ in range(LONGEST):
            while ear.things.on.count():
                assert ear.focus()[0] == "heading"
                ear.things.on.first.press("Enter")
                heard += ear.hear()
            if not ear.answers.count():
                break
            ear.choose(chance.choice(names(read(ear.answers), "button")))
            heard += ear.hear()
        assert ear.focus()[0] == "heading"
        assert player.over
        assert len(heard) > 20
        assert all(heard)
