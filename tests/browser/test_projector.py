"""Large type for the back of a room: no word below 24 px, and the heart of the board always in sight."""

from __future__ import annotations

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
PAGES = ("Answers", "The day", "Memories", "Journal")
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
 [`article[data-shift="${document.querySelector("[data-now]")?.dataset.now}"] [data-part=patient] > :first-child`, 0],
 ['[data-roving=places] [data-pawn]', 0], ['[data-page]', 4]]
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
def test_every_page_is_legible_from_the_back_and_keeps_the_heart_in_sight(stage: Stage, page: Page, kind: str) -> None:
    game = positions()[kind]
    board = Board(game, projector=True)
    stage.show(board)
    if kind == "turn_first":
        page.get_by_role("button", name="Put the story away").last.click()
    for name in PAGES:
        page.get_by_role("button", name=name, exact=True).click()
        assert page.evaluate(SMALL_WORDS) == [], name
        assert page.evaluate(OUT_OF_SIGHT) == [], name
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        for theme in ("dark", "light"):
            stage.set_theme(theme)
            assert violations(page) == [], (name, theme)
    board.close()


def test_dialogs_and_the_story_are_large_too(stage: Stage, page: Page) -> None:
    board = Board(positions()["inquiry"], projector=True)
    stage.show(board)
    page.get_by_role("button", name="Story (").click()
    assert page.evaluate(SMALL_WORDS) == []
    page.keyboard.press("Escape")
    page.locator("[data-why=condition]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(SMALL_WORDS) == []
    page.keyboard.press("Escape")
    board.close()


def test_it_is_a_button_that_keeps_the_focus_and_the_game(stage: Stage, page: Page) -> None:
    game = Game(seed=7, first=0)
    board = Board(game)
    stage.show(board)
    page.get_by_role("button", name="Put the story away").last.click()
    large = page.get_by_role("button", name="Large type")
    for pressed in ("true", "false", "true"):
        large.press("Enter")
        expect(large).to_have_attribute("aria-pressed", pressed)
        expect(large).to_be_focused()
    page.get_by_role("button", name="Memories", exact=True).click()
    page.get_by_role("button", name="Answers", exact=True).click()
    page.get_by_role("button", name="Turn the card").click()
    expect(page.get_by_role("button", name="goes to him")).not_to_have_count(0)
    assert game.revision == 1
    board.close()
