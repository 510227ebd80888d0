"""A room in a real browser: somebody comes with a phone, by this machine's address in its network, and leaves again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import PATIENCE, Player
from tests.browser.watching import Watch
from tests.commands.rooms import Room, open_room, process_of

PHONE = {"width": 390, "height": 844}
NO_GOODBYE = """
const add = window.addEventListener;
window.addEventListener = function (kind, ...more) { if (kind !== "beforeunload") add.call(this, kind, ...more); };
"""
"""What a browser is like that does not tell a page that it is about to be left, as those of some phones."""

WIRES = """
window.wires = [];
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); wires.push(this); } };
"""
"""Keeps the page's websockets in reach, so that a test can let them fail."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room of this module's own."""
    with open_room(tmp_path_factory.mktemp("room")) as room:
        yield room


@pytest.fixture
def phone(browser: Browser, room: Room) -> Iterator[Page]:
    """A phone; at the end nothing has been asked of any other machine and nothing has complained."""
    with browser.new_context(viewport=PHONE, has_touch=True) as context:  # type: ignore[arg-type]
        page = context.new_page()
        watch = Watch(page)
        yield page
        watch.assert_clean(urljoin(room.invitation, "/"))


def kernel(page: Page) -> str:
    """The kernel of a page."""
    name: str = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    return name


def playing(browser: Browser, room: Room) -> tuple[Page, Player]:
    """A phone with its first choice made, whose websockets a test can reach."""
    phone = browser.new_page()
    phone.add_init_script(WIRES)
    player = Player(phone)
    player.arrive(room.invitation)
    player.begin()
    player.take(0)
    return phone, player


def test_a_phone_comes_plays_comes_back_and_leaves(phone: Page, room: Room) -> None:
    phone.add_init_script(NO_GOODBYE)
    player = Player(phone)
    player.arrive(room.invitation)
    player.begin()
    chance = Random(4)
    for _ in range(3):
        player.take(chance.randrange(player.actions.count()))
    left = player.revision
    process = process_of(kernel(phone))
    phone.goto(urljoin(room.invitation, "/"))  # the token is in the cookie by now
    player.button("Go on with it").wait_for(timeout=PATIENCE)
    process.wait(timeout=50)
    player.button("Go on with it").click()
    player.board.wait_for(timeout=PATIENCE)
    assert player.revision == left
    player.take(0)
    keys = player.board.locator("[aria-keyshortcuts]:not([data-do=pause])")  # an inquiry has keys only of its Timelines
    phone.keyboard.press(keys.first.get_attribute("aria-keyshortcuts") or "")
    player.wait_until_moved(left + 1)
    phone.reload()
    player.button("Go on with it").click(timeout=PATIENCE)
    player.board.wait_for(timeout=PATIENCE)
    assert player.revision == left + 2


@pytest.mark.slow
def test_the_invitation_leads_a_phone_to_the_game_and_to_the_lessons(phone: Page, room: Room) -> None:
    phone.goto(room.invitation)
    expect(phone.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(timeout=PATIENCE)
    lessons = phone.get_by_role("link", name="Lessons", exact=True)
    expect(lessons).to_be_in_viewport()
    behind = phone.get_by_text("We are ready")
    behind.wait_for(state="attached", timeout=PATIENCE)  # who leaves while the page still connects has it complain
    lessons.click()
    phone.get_by_role("heading", name="Learning to hold on").wait_for(timeout=PATIENCE)
    phone.wait_for_load_state("load")  # the rooms of the lessons with it
    rooms = phone.get_by_role("list").locator("img")
    assert all(rooms.evaluate_all("(rooms) => rooms.map((room) => room.naturalWidth > 0)"))
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.get_by_role("link", name="Play the game").click()
    expect(phone.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=PATIENCE)
    behind.wait_for(state="attached", timeout=PATIENCE)


@pytest.mark.slow
def test_where_a_page_is_told_before_it_is_left_voilas_own_goodbye_is_heard(phone: Page, room: Room) -> None:
    with phone.expect_response("**/holding-on/token"):
        phone.goto(room.invitation)
    Player(phone).button("Play").click()
    Player(phone).button("We are ready").wait_for(timeout=PATIENCE)
    process = process_of(kernel(phone))
    phone.goto(urljoin(room.invitation, "/voila/tree"))
    process.wait(timeout=50)


@pytest.mark.slow
def test_a_page_that_is_left_before_its_scripts_have_come_says_goodbye_too(browser: Browser, room: Room) -> None:
    with browser.new_context() as context:
        stays, leaves = context.new_page(), context.new_page()
        Player(stays).arrive(room.invitation)
        leaves.route("**/voila.js", lambda _: None)  # it is still on its way
        leaves.goto(room.invitation, wait_until="domcontentloaded")
        process = process_of(kernel(leaves))
        leaves.goto(urljoin(room.invitation, "/voila/tree"))
        process.wait(timeout=50)
        stays.close(run_before_unload=True)


@pytest.mark.slow
def test_who_finds_no_table_waits_on_a_page_that_opens_one_by_itself(browser: Browser, tmp_path: Path) -> None:
    with open_room(tmp_path, "--tables", "1") as small:
        first, second = browser.new_page(), browser.new_page()
        Player(first).arrive(small.invitation)
        second.goto(small.invitation)
        told = second.get_by_role("status")
        expect(told).to_have_text(
            "All tables are taken. You need do nothing: this page tries again by itself, and opens your table as soon "
            "as there is room."
        )
        first.goto("about:blank")
        Player(second).button("Play").click(timeout=PATIENCE)
        Player(second).is_ready()
        second.close(run_before_unload=True)


@pytest.mark.slow
def test_a_page_whose_connection_is_closed_says_why_and_goes_on(browser: Browser, room: Room) -> None:
    phone, player = playing(browser, room)
    phone.evaluate("wires.forEach((wire) => wire.send('nonsense'))")
    said = phone.get_by_role("alert").filter(has_text="This page said what its table does not understand")
    expect(said).to_be_in_viewport()
    phone.wait_for_function("wires.some((wire) => wire.readyState === WebSocket.OPEN)")
    player.take(0)
    assert player.revision == 2
    phone.close(run_before_unload=True)


@pytest.mark.slow
def test_a_phone_that_wakes_finds_its_table_and_a_stranger_the_way_in(browser: Browser, room: Room) -> None:
    phone, player = playing(browser, room)
    phone.evaluate("wires.forEach((wire) => wire.close())")
    phone.wait_for_function("wires.some((wire) => wire.readyState === WebSocket.OPEN)")
    player.take(0)
    assert player.revision == 2
    process = process_of(kernel(phone))
    phone.goto("about:blank")
    process.wait(timeout=50)
    stranger = browser.new_page()
    stranger.goto(urljoin(room.invitation, "/"))
    expect(stranger.get_by_text("you need the whole address, with its token")).to_be_visible()
    stranger.close()
