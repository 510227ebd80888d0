"""The title: it stands before its page is ready, keeps a press, is passed once, and is read and seen by everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from holding_on.common.words import say
from tests.browser.playing import PATIENCE, Player
from tests.browser.servers import PlayServer
from tests.browser.ward import PLAY_PAGE
from tests.browser.watching import Watch, violations

LEAST = ((1280, 720), (390, 844))
OTHERS = ((1280, 800), (844, 390))
LONGER = """() => {
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement, data } = words.currentNode;
    if (!parentElement.closest("style, script, h1")) words.currentNode.data = data + data.slice(0, data.length * 0.4);
  }
}"""
"""Words four tenths longer, as other languages have them."""
SPILLS = """() => {
  const { scrollWidth, scrollHeight } = document.querySelector("main");
  return scrollWidth > innerWidth || scrollHeight > innerHeight || document.documentElement.scrollHeight > innerHeight;
}"""
SHOWN = "document.querySelector('#rendered_cells').checkVisibility({ visibilityProperty: true })"


@pytest.fixture
def page(browser: Browser, play: PlayServer) -> Iterator[Page]:
    """A window; at the end nothing has left the machine and nothing has complained."""
    with browser.new_context() as context:
        watch = Watch(context.new_page())
        yield watch.page
        watch.assert_clean(play.origin)


def test_it_stands_before_the_page_and_keeps_a_press(page: Page, play: PlayServer) -> None:
    held: list[Route] = []
    page.route("**/voila.js", lambda route: held.append(route))
    page.goto(play.origin, wait_until="commit")
    player = Player(page)
    expect(player.button("Play")).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_accessible_name(say("page.title"))
    expect(page.get_by_text(say("page.opening"))).not_to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(say("page.front.moment"))
    expect(player.button("Play")).to_be_visible()
    page.wait_for_function("document.readyState === 'interactive'", timeout=PATIENCE)
    for each in held:
        each.continue_()
    expect(player.button("We are ready")).to_be_visible(timeout=PATIENCE)
    expect(player.button("Play")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(player.button("We are ready")).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.before.begins).to_be_visible(timeout=PATIENCE)


def test_what_is_behind_it_is_not_there_until_it_is_passed_and_it_is_passed_once(page: Page, play: PlayServer) -> None:
    player = Player(page)
    page.goto(play.origin)
    page.locator(PLAY_PAGE).first.wait_for(state="attached", timeout=PATIENCE)
    expect(player.button("Play")).to_be_visible()
    expect(player.button("We are ready")).to_have_count(0)
    assert not page.evaluate(SHOWN)
    player.button("Play").click()
    expect(player.button("We are ready")).to_be_visible()
    page.reload()
    expect(player.button("We are ready")).to_be_visible(timeout=PATIENCE)
    expect(player.button("Play")).to_have_count(0)


def test_it_comes_back_in_its_tab_where_no_game_goes_on(page: Page, play: PlayServer) -> None:
    player = Player(page)
    for _ in range(2):
        player.arrive(play.origin)
    player.reach_the_set_up()
    player.begin()
    page.goto(play.origin, wait_until="commit")
    expect(player.button("Go on with it")).to_be_visible(timeout=PATIENCE)
    expect(player.button("Play")).to_have_count(0)
    page.evaluate("document.querySelector('#rendered_cells').innerHTML = '<p class=holding-on data-focus=outcome></p>'")
    page.goto(play.origin, wait_until="commit")
    expect(player.button("Play")).to_be_visible()


@pytest.mark.parametrize(("over", "line"), [(False, "waits"), (True, "who")])
def test_it_says_when_a_game_waits(page: Page, play: PlayServer, over: bool, line: str) -> None:
    stored = json.dumps({"id": "a", "record": "{}", "at": 1, "over": over})
    page.add_init_script(f"localStorage.setItem('holding_on.game a', {json.dumps(stored)})")
    page.goto(play.origin, wait_until="commit")
    expect(page.get_by_text(say(f"page.front.{line}"))).to_be_visible()
    expect(page.get_by_text(say("page.front.waits"))).to_have_count(0 if over else 1)


@pytest.mark.parametrize("size", [*LEAST, *(pytest.param(size, marks=pytest.mark.slow) for size in OTHERS)], ids=str)
def test_it_fits_and_reads_well(browser: Browser, play: PlayServer, size: tuple[int, int]) -> None:
    with browser.new_context(viewport={"width": size[0], "height": size[1]}) as context:
        page = context.new_page()
        page.goto(play.origin)
        assert violations(page, "main") == []
        assert not page.evaluate(SPILLS)
        page.evaluate(LONGER)
        assert not page.evaluate(SPILLS)


def test_the_lessons_are_a_press_away_and_have_no_title(page: Page, play: PlayServer) -> None:
    page.goto(play.origin, wait_until="commit")
    page.get_by_role("link", name=say("page.front.lessons")).click()
    page.get_by_role("link", name=re.compile(r"^1 ")).click()
    page.locator("#rendered_cells").wait_for(state="attached", timeout=PATIENCE)
    expect(Player(page).button("Play")).to_have_count(0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_needle_sways_while_a_press_is_kept_unless_less_motion_is_asked_for(
    browser: Browser, play: PlayServer, motion: str
) -> None:
    with browser.new_context(reduced_motion=motion) as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.route("**/voila.js", lambda _: None)
        page.goto(play.origin, wait_until="commit")
        Player(page).button("Play").click()
        moving = page.evaluate("document.getAnimations().length")
        assert (moving > 0) == (motion == "no-preference")
