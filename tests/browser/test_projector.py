"""Large type for the back of a room: no word below 24 px, and the heart of the board always in sight."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from holding_on.board import Board
from holding_on.game import Game
from tests.browser.board_pictures import positions
from tests.browser.stage import DESK, Stage
from tests.browser.ward import IS_SPOKEN
from tests.browser.watching import violations

ALWAYS = ("turn_first", "inquiry", "payment_emergency")
OTHERS = ("assign_short", "leave", "over_objective", "over_condition")
KINDS = [*ALWAYS, *(pytest.param(kind, marks=pytest.mark.slow) for kind in OTHERS)]
PAGES = ("Now", "Ward", "Quilt")
SMALLEST = 24

SMALL_WORDS = f"""
[...document.querySelectorAll('.holding-on *, dialog *')].filter(e =>
  [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && e.checkVisibility() &&
  !{IS_SPOKEN}(e) && !e.closest('style') && e.getBoundingClientRect().width > 1 &&
  parseFloat(getComputedStyle(e).fontSize) < {SMALLEST}).map(e => e.outerHTML.slice(0, 90))
"""
"""Every visible element with words of its own that are smaller."""

OUT_OF_SIGHT = """
[['[data-part=question], [data-focus=outcome]', 1], ['[role=img][data-why=condition]', 1],
 ['nav [data-tab]', 3]]
  .flatMap(([selector, least]) => {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length < least) return [`${selector}: ${parts.length}`];
    return parts.filter(e => { const r = e.getBoundingClientRect();
      const seen = document.elementFromPoint(r.left + r.width / 2, r.top + Math.min(8, r.height / 2));
      return r.bottom > innerHeight || r.right > innerWidth || !(e.contains(seen) || seen?.contains(e)); })
      .map(e => `${selector}: ${e.textContent}`);
  })
"""
"""Of what must stay in view, everything that does not."""


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """One page, on which one board after the other stands."""
    with Stage(browser, size=DESK) as opened:
        yield opened


@pytest.fixture
def page(stage: Stage) -> Iterator[Page]:
    """The page, empty again afterwards."""
    yield stage.page
    stage.clear()
    assert stage.complaints == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_page_is_legible_from_the_back_and_keeps_what_is_asked_in_sight(
    stage: Stage, page: Page, kind: str
) -> None:
    game = positions()[kind]
    board = Board(game, projector=True)
    stage.show(board)
    if kind == "turn_first":
        page.get_by_role("button", name="Put the story away").last.click()
    for name in PAGES:
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).click()
        assert page.evaluate(SMALL_WORDS) == [], name
        assert page.evaluate(OUT_OF_SIGHT) == [], name
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        for theme in ("dark", "light"):
            stage.set_theme(theme)
            assert violations(page) == [], (name, theme)
    board.close()


def test_the_drawers_the_slip_and_the_story_are_large_too(stage: Stage, page: Page) -> None:
    board = Board(positions()["inquiry"], projector=True)
    stage.show(board)
    for name in ("Story", "Menu", "Journal", "Why?"):
        page.get_by_role("button", name=name, exact=True).click()
        assert page.evaluate(SMALL_WORDS) == [], name
        page.keyboard.press("Escape")
    board.close()


def test_pages_are_turned_as_in_a_slide_show_and_a_new_question_brings_back_what_is_asked(
    stage: Stage, page: Page
) -> None:
    game = Game(seed=7, first=0)
    board = Board(game, projector=True)
    stage.show(board)
    page.get_by_role("button", name="Put the story away").last.click()
    here = page.locator("nav [aria-current]")
    for key, there in (
        ("PageDown", "Ward"),
        ("PageDown", "Quilt"),
        ("PageDown", "Quilt"),
        ("PageUp", "Ward"),
        ("PageUp", "Now"),
    ):
        page.keyboard.press(key)
        expect(here).to_have_text(re.compile(f"^{there}"))
    page.keyboard.press("PageDown")
    page.keyboard.press("1")
    expect(here).to_have_text("Now")
    expect(page.get_by_role("button", name="goes to him")).not_to_have_count(0)
    assert game.revision == 1
    board.close()
