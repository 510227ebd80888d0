"""Our pages are light or dark as the system of whoever reads them, and stark where it asks for more contrast; axe finds
nothing on them, with no rule switched off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from holding_on.lessons.lesson import words_of
from tests.browser.playing import Player
from tests.browser.servers import PlayServer
from tests.browser.stage import EVERY_SIZE_AND_THEME, SIZES
from tests.browser.watching import Watch, violations

WHOLE = "html"
LESSON = "voila/render/08-stress-leave-and-warnings.ipynb"
INDEX = "voila/tree"
OPENING = 90_000

PAPER, NIGHT = "rgb(243, 236, 223)", "rgb(27, 34, 54)"
GROUNDS = {"light": PAPER, "dark": NIGHT}
"""The ground of a page by day and dark."""
WHITE, BLACK = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
FOCUS = {"light": "rgb(0, 51, 204)", "dark": "rgb(157, 188, 255)"}
"""The ring of the focus where more contrast is asked for."""

GROUND = "root => getComputedStyle(root).backgroundColor"
INK = "root => getComputedStyle(root).color"
WALLS = """root => [...new Set([...root.querySelectorAll("[data-why]")].map((each) =>
  getComputedStyle(each).getPropertyValue("--hw-wall")).filter((wall) => wall !== ""))]"""


@contextmanager
def opened(browser: Browser, play: PlayServer, *, size: str = "desk", **system: Any) -> Iterator[Page]:
    """A window on a system with such wishes; at the end nothing has left the machine and nothing has complained."""
    wide, high = SIZES[size]
    context = browser.new_context(viewport={"width": wide, "height": high}, reduced_motion="reduce", **system)
    watch = Watch(context.new_page())
    yield watch.page
    watch.assert_clean(play.origin)
    context.close()


def begun(page: Page, play: PlayServer) -> Player:
    """Somebody who has begun a game there."""
    player = Player(page)
    player.arrive(play.origin)
    player.begin()
    return player


def ground(page: Page, part: str = "body") -> str:
    """The colour behind everything on the page, or on a part of it."""
    found: str = page.locator(part).first.evaluate(GROUND)
    return found


@pytest.mark.parametrize(("size", "light"), EVERY_SIZE_AND_THEME)
def test_the_page_and_the_board_are_as_light_as_the_system(
    browser: Browser, play: PlayServer, size: str, light: Any
) -> None:
    with opened(browser, play, size=size, color_scheme=light) as page:
        player = Player(page)
        player.arrive(play.origin)
        assert ground(page) == GROUNDS[light]
        assert violations(page, WHOLE) == []
        player.begin()
        assert ground(page, ".holding-on") == ground(page) == GROUNDS[light]
        assert violations(page, WHOLE) == []


@pytest.mark.slow
def test_when_the_system_changes_the_page_follows_unless_its_address_says_which(
    browser: Browser, play: PlayServer
) -> None:
    with opened(browser, play, color_scheme="light") as page:
        player = begun(page, play)
        for light, expected in (("dark", NIGHT), ("light", PAPER)):
            page.emulate_media(color_scheme=light)  # type: ignore[arg-type]  # one of its words
            expect(player.board).to_have_css("background-color", expected)
            assert ground(page) == expected
        for light, expected in (("dark", NIGHT), ("light", PAPER)):
            page.emulate_media(color_scheme="light" if light == "dark" else "dark")
            page.goto(f"{play.origin}{INDEX}")
            assert ground(page) != expected
            page.goto(f"{play.origin}?theme={light}")
            player.button("Go on with it").wait_for(timeout=OPENING)
            expect(page.locator("body")).to_have_css("background-color", expected)


@pytest.mark.slow
def test_a_reader_may_choose_and_the_browser_keeps_it_until_it_is_as_the_system(
    browser: Browser, play: PlayServer
) -> None:
    with opened(browser, play, color_scheme="light") as page:
        player = begun(page, play)
        player.ward.choose_in_menu("Light or dark")
        expect(player.board).to_have_css("background-color", NIGHT)
        page.goto(f"{play.origin}{INDEX}")
        assert ground(page) == NIGHT
        page.goto(play.origin)
        player.button("Go on with it").click()
        expect(player.board).to_have_css("background-color", NIGHT)
        player.ward.choose_in_menu("Light or dark")
        expect(player.board).to_have_css("background-color", PAPER)
        page.emulate_media(color_scheme="dark")
        expect(player.board).to_have_css("background-color", NIGHT)


@pytest.mark.parametrize("light", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_nothing_is_said_against_a_lesson_and_the_index(browser: Browser, play: PlayServer, light: Any) -> None:
    with opened(browser, play, color_scheme=light) as page:
        page.goto(f"{play.origin}{INDEX}")
        assert ground(page) == GROUNDS[light]
        assert violations(page, WHOLE) == []
        page.goto(f"{play.origin}{LESSON}", timeout=OPENING)
        page.get_by_text(words_of("en").say("lesson.rules.title")).wait_for(state="attached", timeout=OPENING)
        assert ground(page) == GROUNDS[light]
        assert violations(page, WHOLE) == []


@pytest.mark.parametrize("light", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_more_contrast_is_given_where_it_is_asked_for(browser: Browser, play: PlayServer, light: Any) -> None:
    with opened(browser, play, color_scheme=light, contrast="more") as page:
        player = Player(page)
        player.arrive(play.origin)
        assert ground(page) == (BLACK if light == "dark" else WHITE)
        assert violations(page, WHOLE) == []
        player.begin()
        assert ground(page, ".holding-on") == (BLACK if light == "dark" else WHITE)
        assert player.board.evaluate(INK) == (WHITE if light == "dark" else BLACK)
        assert player.board.evaluate(WALLS) == ["#fff"]
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_css("outline-color", FOCUS[light])
        assert violations(page, WHOLE) == []
