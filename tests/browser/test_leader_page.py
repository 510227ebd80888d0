"""The leader's page of a room in a real browser: two tables, one thread, by day and at night, for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import PATIENCE, Player
from tests.browser.stage import DESK, PHONE
from tests.browser.watching import violations
from tests.commands.rooms import Room, open_room

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
LOOKS: tuple[tuple[Literal["light", "dark"], tuple[int, int]], ...] = (("light", DESK), ("dark", PHONE))


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room that plays the evening."""
    with open_room(tmp_path_factory.mktemp("room"), "--scenario", "0") as room:
        yield room


def leaders_address(room: Room) -> str:
    """The address of the leader's page, on this machine."""
    (found,) = [text.strip() for text in room.said if "/wall?token=" in text]
    return f"{room.origin}wall?token={parse_qs(urlsplit(found).query)['token'][0]}"


def sit_down(page: Page, room: Room, moves: int) -> Player:
    """A table that plays some moves."""
    player = Player(page)
    player.arrive(room.address)
    player.begin()
    for _ in range(moves):
        player.take(0)
    return player


def is_readable(leader: Page, pictures: Path) -> None:
    """Check the page at a desk by day and on a phone at night, and take pictures of it."""
    pictures.mkdir()
    for scheme, (wide, high) in LOOKS:
        leader.emulate_media(color_scheme=scheme)
        leader.set_viewport_size({"width": wide, "height": high})
        assert violations(leader, "html") == [], scheme
        assert leader.evaluate(SIDEWAYS) <= 0, scheme
        leader.screenshot(path=pictures / f"{scheme}-{wide}.png", full_page=True)


@pytest.mark.slow
def test_the_leader_sees_each_table_in_words_and_one_thread(browser: Browser, room: Room, tmp_path: Path) -> None:
    contexts = [browser.new_context(viewport={"width": 1280, "height": 800}) for _ in range(3)]
    first, second, leader = (context.new_page() for context in contexts)
    table = sit_down(first, room, 26)
    sit_down(second, room, 2)
    leader.goto(leaders_address(room))
    expect(leader.get_by_role("heading", name="Table 1")).to_be_visible(timeout=PATIENCE)
    expect(leader.get_by_role("heading", name="Table 2")).to_be_visible(timeout=PATIENCE)
    assert "token" not in leader.url
    assert "Cleo" not in leader.content()
    table.button("Pause").click()
    expect(leader.get_by_text("Paused at this table")).to_be_visible(timeout=PATIENCE)
    table.button("Back to the game").click()
    expect(leader.get_by_text("Paused at this table")).to_have_count(0, timeout=PATIENCE)
    leader.get_by_role("link", name="Look in at Table 1").click()
    expect(leader.get_by_role("heading", name="Table 1")).to_be_visible(timeout=PATIENCE)
    expect(leader.get_by_text("Cleo, Nurse").first).to_be_visible(timeout=PATIENCE)
    assert leader.get_by_role("button").count() == 0
    is_readable(leader, tmp_path / "look-in")
    leader.get_by_role("link", name="All tables").click()
    leader.get_by_role("button", name="Pause all tables").click()
    for each in (table, Player(second)):
        expect(each.page.get_by_role("status").filter(has_text="All tables pause now")).to_be_visible(timeout=PATIENCE)
        expect(each.board).to_have_count(0)
    assert violations(second, "body") == []
    expect(leader.get_by_text("Paused with all").first).to_be_visible(timeout=PATIENCE)
    leader.get_by_text("Send a word").click()
    leader.get_by_label("One line for all tables").fill("Tea in ten minutes")
    leader.get_by_role("button", name="Send", exact=True).click()
    expect(leader.get_by_text("At all tables now: “Tea in ten minutes”")).to_be_visible(timeout=PATIENCE)
    for each in (table, Player(second)):
        said = each.page.get_by_role("status").filter(has_text="From whoever leads: “Tea in ten minutes”")
        expect(said).to_be_visible(timeout=PATIENCE)
    leader.get_by_role("button", name="Let all go on").click()
    expect(table.board).to_be_visible(timeout=PATIENCE)
    expect(table.page.get_by_text("Tea in ten minutes")).to_be_visible()
    table.page.screenshot(path=tmp_path / "word.png")
    table.ward.choose_in_menu("Stop here")
    table.button("End here").click()
    table.button("To the wall").click()
    expect(leader.get_by_text("Cleo").first).to_be_visible(timeout=PATIENCE)
    leader.get_by_text("Send a word").click()
    moments = leader.get_by_text("Moments to begin at")
    if moments.count():
        moments.click()
        leader.wait_for_timeout(6000)  # longer than the page waits before it asks for what is new
        expect(leader.locator("main details[open]")).to_have_count(1)
        expect(leader.locator("header details[open]")).to_have_count(1)
    is_readable(leader, tmp_path / "all-tables")
    assert violations(first, "body") == []
    for context in contexts:
        context.close()
