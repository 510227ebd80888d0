"""The site of static files in a real browser: the game reaches the ward, and every lesson opens and answers."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route, expect

from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.common.words import say
from holding_on.game import Game
from holding_on.server.site import first_view
from holding_on.server.site.cells import notebooks
from tests.browser.learning import Learner
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer, has_run
from tests.browser.turning import turn_to
from tests.browser.ward import Ward
from tests.browser.watching import violations, watched

KEPT = {"done": [2], "here": 4, "at": {"4": 3}}
"""What this browser keeps of the lessons: one is done, and one was left at its third screen."""
OTHERWISE = {"fonts", *first_view.NOT_KNOWN}
"""What Python tells otherwise than the page has drawn before Python was there."""
NAMES = [each.name for each in notebooks(notebooks_of_the_game())]

LOW: Final = """(least = 44) => [...document.querySelectorAll("button, a[href], input, summary")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((each) => !each.matches("p a, li a") || getComputedStyle(each).display !== "inline")
  .filter((each) => least < 44 || !each.closest("[data-roving=moments]"))
  .map((each) => [(each.closest("label") ?? each).getBoundingClientRect(), each.textContent])
  .filter(([{ height, width }]) => height > 0 && (height < least || width < 24))
  .map(([{ height, width }, text]) => [height, width, text])"""
"""A JavaScript function: what can be pressed and is too low for a finger, or narrower than 24. The moments of the
thread stand one above the other, and are less high; links among words are as high as the words."""
LEAST: Final = 24
"""How high and wide at least whatever is pressed must be, where there is no room for a finger (WCAG 2.2, 2.5.8)."""

IN_SIGHT: Final = """list => {
  const [strip, dot] = [list, list.querySelector("[aria-current]")].map((each) => each.getBoundingClientRect());
  return strip.left <= dot.left && dot.right <= strip.right;
}"""
"""A JavaScript function: whether the dot of the screen where one is lies in the strip of the dots that is shown."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1200)]


def test_the_game_is_played_from_the_opening_words_to_the_ward(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address) as page:
        player = Player(page)
        page.goto(f"{site.address}play.html")
        has_run(page)
        player.is_ready()
        player.reach_the_set_up()
        player.begin()
        player.take(0)
        before = player.revision
        page.keyboard.press("1")
        player.wait_until_moved(before)
        assert player.said


def test_on_a_phone_the_chapters_stand_on_one_line_and_a_finger_hits_whatever_can_be_pressed(
    browser: Browser, site: SiteServer
) -> None:
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as phone:
        page = phone.new_page()
        for name in ("index", "lessons"):
            page.goto(f"{site.address}{name}.html")
            assert page.evaluate(LOW) == []
        player = Player(page)
        page.goto(f"{site.address}play.html")
        has_run(page)
        player.is_ready()
        assert page.evaluate(LOW) == []
        player.reach_the_set_up()
        knots = page.locator(".su-knot").evaluate_all("all => all.map(each => each.getBoundingClientRect().top)")
        assert len(knots) == 11  # the evening, and below it the ten chapters
        assert knots[0] < knots[1] == knots[-1]
        assert page.evaluate(LOW) == []
        player.begin()
        player.take(0)
        assert page.evaluate(LOW) == []
        assert page.evaluate(LOW, LEAST) == []
        page.locator("[title^='0 of 2 Clear Memories']").last.tap(force=True)
        expect(player.ward.notice).to_contain_text("0 of 2 Clear Memories")


def test_on_a_phone_whatever_can_be_pressed_in_a_lesson_is_not_too_small(browser: Browser, site: SiteServer) -> None:
    with browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as phone:
        page = phone.new_page()
        page.goto(f"{site.address}06-asking-billy.html")
        has_run(page)
        dots = page.get_by_role("navigation").get_by_role("list").get_by_role("button")
        assert len(set(dots.evaluate_all("all => all.map(each => each.getBoundingClientRect().top)"))) == 1
        for dot in dots.all():
            dot.tap()
            assert page.evaluate(LOW, LEAST) == [], dot.get_attribute("aria-label")
        page.get_by_role("navigation").get_by_role("button", name=say("page.pager.back")).tap()
        assert page.get_by_role("navigation").get_by_role("list").evaluate(IN_SIGHT)


def test_a_press_while_later_cells_still_run_is_answered(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address) as page:
        page.goto(f"{site.address}01-the-ward.html")
        first = page.locator(".cell").first
        first.locator("[data-part=option]").first.click(timeout=PATIENCE)
        expect(first.locator("[data-part=told]")).to_be_visible(timeout=PATIENCE)
        has_run(page)


@pytest.mark.parametrize("name", NAMES)
def test_every_notebook_opens_without_an_error(browser: Browser, site: SiteServer, name: str) -> None:
    with watched(browser, site.address) as page:
        page.goto(f"{site.address}{name}.html")
        has_run(page)
        assert page.locator(".cell[data-done]").count() == page.locator(".cell").count()
        assert set(page.evaluate("document.body.dataset.taken").split()) <= OTHERWISE
        widgets = page.locator(".holding-on, [data-part=set_up], [data-part=page], .widget-box")
        words = page.get_by_role("heading", level=1)  # a first screen may be of words alone
        expect(widgets.or_(words).filter(visible=True).first).to_be_visible()
        page.wait_for_timeout(500)  # what comes late is drawn too, and complains if it cannot be


def test_the_title_is_there_before_the_game_and_keeps_a_press(browser: Browser, site: SiteServer) -> None:
    held: list[Route] = []
    with watched(browser, site.address) as page:
        player = Player(page)
        page.route("**/library.pack", lambda route: held.append(route))
        page.route("**/first/play.json.pack", lambda route: held.append(route))  # else the notice is there at once
        page.goto(site.address, wait_until="commit")
        expect(player.button("Play")).to_be_focused()
        assert violations(page, "#holding-on-title") == []
        page.keyboard.press("Enter")
        expect(page.locator("#holding-on-title").get_by_role("status")).to_have_text(say("page.front.moment"))
        while len(held) < 2:
            page.wait_for_timeout(50)
        for each in held:
            each.continue_()
        page.unroute("**/library.pack")
        page.unroute("**/first/play.json.pack")
        expect(player.button("We are ready")).to_be_visible(timeout=PATIENCE)
        expect(player.button("Play")).to_have_count(0)
        page.reload()
        expect(player.button("We are ready")).to_be_visible(timeout=PATIENCE)
        expect(player.button("Play")).to_have_count(0)


def test_the_title_leads_to_the_map_and_the_map_to_the_lesson_where_one_was(browser: Browser, site: SiteServer) -> None:
    with watched(browser, site.address, width=390, height=844) as page:
        page.add_init_script(f"localStorage.setItem('holding-on-lessons', {json.dumps(KEPT)!r})")
        page.goto(site.address, wait_until="commit")
        page.get_by_role("link", name=say("page.front.lessons")).click()
        patches = page.get_by_role("list").get_by_role("link")
        expect(patches).to_have_count(len(NAMES))
        assert [patch.get_attribute("data-lesson") for patch in patches.all()] == [*map(str, range(1, 14)), None]
        assert [text for text in page.locator(".mark").all_inner_texts() if text] == ["done", "you are here"]
        widths = patches.locator("img").evaluate_all("(rooms) => rooms.map((room) => room.naturalWidth)")
        assert widths == [860] * 13
        assert violations(page, "main") == []
        patches.nth(3).click()
        expect(page).to_have_url(f"{site.address}04-caring-for-billy.html#3")
        shown = page.locator("[data-heading]").filter(visible=True)
        expect(shown).to_have_attribute("data-heading", "For his comfort")
        page.get_by_role("link", name=say("page.index.all"), exact=True).click()
        expect(page).to_have_url(f"{site.address}lessons.html")


@pytest.mark.parametrize(
    ("name", "onward"), [(name, f"{onward}.html") for name, onward in pairwise([*NAMES[1:], NAMES[0]])]
)
def test_a_lesson_is_gone_through_to_its_end(browser: Browser, site: SiteServer, name: str, onward: str) -> None:
    with watched(browser, site.address) as page:
        page.goto(f"{site.address}{name}.html")
        learner = Learner(page, lambda target: target.click())
        expect(learner.dots.first).to_be_visible()  # before a cell has run
        has_run(page)
        for number, _ in enumerate(learner.screens()):
            if number == 0:
                assert violations(page, "html") == []
            for _ in learner.answers():
                pass
        kept = page.evaluate("JSON.parse(localStorage.getItem('holding-on-lessons'))")
        assert kept["done"] == [int(name[:2])]
        learner.dots.last.click()
        expect(learner.on).to_have_attribute("href", re.compile(f"{onward}$"))


def test_a_game_of_ones_own_comes_from_a_file_in_a_lesson(browser: Browser, site: SiteServer, tmp_path: Path) -> None:
    own = tmp_path / "game.json"
    own.write_text(Game(seed=5, names=["Maeve", "Tom", "Una"]).record(), encoding="utf-8")
    with watched(browser, site.address) as page:
        page.goto(f"{site.address}12-what-the-numbers-say.html")
        has_run(page)
        button = page.get_by_role("button", name="Load a game from a file", include_hidden=True)
        record = turn_to(page.locator("[data-screen]").filter(has=button))
        for name, told in ((own.name, "Maeve, Tom and Una"), ("bad.json", "This file cannot be used")):
            (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
            with page.expect_file_chooser() as opened:
                button.focus()
                page.keyboard.press("Enter")
            opened.value.set_files(tmp_path / name)
            expect(record).to_contain_text(told, timeout=PATIENCE)


def test_a_link_to_a_game_of_a_lesson_leads_to_the_page_of_play_of_the_same_site(
    browser: Browser, site: SiteServer
) -> None:
    with watched(browser, site.address) as page:
        page.goto(f"{site.address}12-what-the-numbers-say.html")
        has_run(page)
        board = page.locator(".holding-on").filter(has=page.locator("[data-part=doors]")).first
        turn_to(board)
        Ward(board).choose_in_menu("Copy a link")
        field = page.get_by_role("dialog").get_by_role("textbox")
        expect(field).to_have_value(re.compile(f"^{re.escape(site.address)}play.html#g=1\\."))


def test_the_bar_of_a_lesson_can_be_used_while_python_is_opening(browser: Browser, site: SiteServer) -> None:
    held: list[Route] = []
    with watched(browser, site.address) as page:
        page.route("**/library.pack", lambda route: held.append(route))
        page.goto(f"{site.address}08-stress-leave-and-warnings.html")
        bar = page.get_by_role("navigation")
        dots = bar.get_by_role("list").get_by_role("button")
        expect(page.get_by_role("status")).to_have_text(say("site.opening"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        bar.get_by_role("button", name=say("page.pager.on"), exact=True).click()
        dots.nth(4).click()
        expect(page.locator("[data-heading]:focus")).to_be_in_viewport()
        page.go_back()
        expect(dots.nth(1)).to_have_attribute("aria-current", "step")
        page.go_forward()
        page.unroute("**/library.pack")
        page.reload()
        expect(dots.nth(4)).to_have_attribute("aria-current", "step")
        has_run(page)
        expect(dots.nth(4)).to_have_attribute("aria-current", "step")
        dots.last.click()
        on = bar.get_by_role("link", name=say("page.pager.on"))
        expect(on).to_have_attribute("href", f"{site.address}09-winning-losing-and-the-campaign.html")


def test_a_python_that_does_not_come_says_so_and_the_title_gives_way(browser: Browser, site: SiteServer) -> None:
    page = browser.new_page()
    page.route("**/library.pack", lambda route: route.abort())
    page.goto(site.address)
    said = page.locator("#loading")
    expect(said).to_contain_text("Python could not start in this browser", timeout=PATIENCE)
    expect(said).to_be_visible()
    expect(page.locator("#holding-on-title")).to_be_hidden()
    page.close()


def test_a_page_whose_script_does_not_come_says_what_it_needs(browser: Browser, site: SiteServer) -> None:
    page = browser.new_page()
    page.route("**/page.js", lambda route: route.abort())
    page.goto(site.address)
    expect(page.get_by_text(say("site.no_script"))).to_be_visible()
    expect(page.locator("#holding-on-title")).to_be_hidden()
    page.close()
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site.address)
        said = page.locator("p.holding-on-broken")  # in what is there without scripts Playwright finds no text
        expect(said).to_be_visible()
        assert said.text_content() == say("site.no_script")
        expect(page.locator("#holding-on-title")).to_be_hidden()
        expect(page.locator("#loading")).to_be_hidden()
