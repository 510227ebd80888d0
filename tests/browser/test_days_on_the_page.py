"""The days with Billy on the play page: by keyboard, with a door to the ward and back, saved, and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer
from tests.browser.ward import PLAY_PAGE
from tests.browser.watching import violations

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
WHITE, INK = "rgb(255, 255, 255)", "rgb(43, 42, 51)"
MOST_SHEETS = 2
SIZES = {"desk": (1280, 800), "phone": (390, 844)}


def stopped(page: Page, address: str, moves: int = 6) -> Player:
    """Play some moves, stop, and open the days; return the player."""
    player = Player(page)
    player.arrive(address)
    player.before.set_up(seed="3")
    player.begin()
    for _ in range(moves):
        player.take(1 if player.question == "What do you give Billy?" else 0)
    player.ward.choose_in_menu("Stop here")
    player.button("End here").click()
    player.button("The days with him").click()
    expect(page.get_by_role("heading", name="with Billy")).to_be_visible(timeout=PATIENCE)
    return player


def wait_for_turning_points(page: Page) -> None:
    """Wait until the turning points are known, or are known to be none."""
    expect(page.get_by_role("status").filter(has_text="being looked for")).to_have_count(0, timeout=2 * PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_everybody_can_read_the_days_and_all_of_them(browser: Browser, play: PlayServer, size: str) -> None:
    wide, high = SIZES[size]
    context = browser.new_context(viewport={"width": wide, "height": high})
    player = stopped(context.new_page(), play.origin)
    page = player.page
    expect(player.button("Back")).to_be_focused()
    wait_for_turning_points(page)
    assert violations(page, PLAY_PAGE) == []
    assert page.evaluate(SIDEWAYS) <= 0
    last = page.get_by_text("Anyone may stop here")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    for heading in page.get_by_role("heading", level=2).all():
        box = heading.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= wide
    context.close()


@pytest.mark.slow
def test_by_night_it_is_read_by_everybody_and_printed_in_ink_on_paper(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme="dark")
    page = stopped(context.new_page(), f"{play.origin}?theme=dark").page
    wait_for_turning_points(page)
    assert violations(page, PLAY_PAGE) == []
    look = "of => ['backgroundColor', 'color'].map(each => getComputedStyle(document.querySelector(of))[each])"
    assert page.evaluate(look, ".hd-days")[0] != WHITE
    sheets = page.pdf(prefer_css_page_size=True)
    page.emulate_media(media="print")
    assert page.evaluate(look, ".hd-days") == [WHITE, INK]
    assert page.evaluate(look, ".hd-panel") == [WHITE, INK]
    assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == MOST_SHEETS, "no more, and nothing is cut off"
    assert page.evaluate(look, "body")[0] == WHITE
    margins = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert margins == "light", "else they are black"
    expect(page.get_by_text("Anyone may stop here")).to_be_hidden()
    for name in ("Back", "Open A on the ward", "Save this page"):
        expect(page.get_by_text(name, exact=True)).to_be_hidden()
    context.close()


@pytest.mark.slow
def test_a_door_opens_its_moment_and_leads_back(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    player = stopped(context.new_page(), play.origin, 16)
    page = player.page
    wait_for_turning_points(page)
    door = player.button("Open A on the ward")
    door.scroll_into_view_if_needed()
    door.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(player.board).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.holding-on') !== null"), "the moment is where one goes on"
    back = player.button("Back to the days with him")
    back.focus()
    page.keyboard.press("Enter")
    expect(player.button("Back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You have stopped here")).to_be_visible()
    player.button("Back to the game").click()
    expect(player.board).to_be_visible()
    expect(page.get_by_text("You are looking back")).to_have_count(0)
    context.close()


def test_the_page_is_saved_as_a_file_without_names_unless_they_are_asked_for(
    browser: Browser, play: PlayServer, tmp_path: Path
) -> None:
    context = browser.new_context(accept_downloads=True)
    player = stopped(context.new_page(), play.origin)
    page = player.page
    with page.expect_download() as without:
        page.get_by_role("link", name="Save this page").click()
    page.get_by_role("checkbox", name="with our names").check()
    expect(page.locator("a[download]")).not_to_have_attribute("href", without.value.url)
    with page.expect_download() as named:
        page.get_by_role("link", name="Save this page").click()
    files = {}
    for name, each in (("without", without), ("named", named)):
        assert each.value.suggested_filename == "the-days-with-him.html"
        each.value.save_as(tmp_path / f"{name}.html")
        files[name] = (tmp_path / f"{name}.html").read_text(encoding="utf-8")
    assert "Cleo" in files["named"]
    assert "Cleo" not in files["without"]
    context.close()
