"""For the back of a room: in two windows, no word too small, nothing cut or to be scrolled, little to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.board import Board
from holding_on.game import Game
from tests.browser.board_pictures import positions
from tests.browser.seeing import faults_of_people, faults_of_texts, words_in_view
from tests.browser.stage import LOW, Stage
from tests.browser.test_endings import won
from tests.browser.test_house_games import NOT_COUNTED, SCROLLS, looked_at
from tests.browser.ward import IS_SPOKEN, Ward
from tests.browser.watching import violations

SIZES: Final = {LOW: 24, (1920, 1080): 36}
"""The windows of two projectors, and the smallest type that is read from the back of the room in each."""
MOST: Final = (60, 100)
"""Words in view where something is asked: the median of a game, and at any time.

The median is at the bound already. The most, some ninety, are those of an emergency: what has befallen him in full, and
four answers, each with what it would bring.
"""

ALWAYS = ("payment_emergency",)
OTHERS = ("inquiry", "turn_first", "assign_short", "leave", "over_objective", "over_condition")
KINDS = [*ALWAYS, *(pytest.param(kind, marks=pytest.mark.slow) for kind in OTHERS)]
PAGES = ("Now", "Ward", "Quilt")

SMALL_WORDS = f"""smallest =>
[...document.querySelectorAll('.holding-on *, dialog *')].filter(e =>
  [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && e.checkVisibility() &&
  !{IS_SPOKEN}(e) && !e.closest('style') && e.getBoundingClientRect().width > 1 &&
  parseFloat(getComputedStyle(e).fontSize) < smallest).map(e => e.outerHTML.slice(0, 90))
"""
"""Every visible element with words of its own that are smaller."""

ASKED: Final = ("[data-part=question]", "[role=img][data-why=condition]", "nav [data-tab]")
"""What is in sight on every page of the ward."""
ALL_ASKED: Final = (*ASKED, "[data-do=act]", "[data-part=prompt] [data-do=undo]")
"""What is in sight while it is answered; so is the patient's card, once it is turned."""

OUT_OF_SIGHT = """selectors =>
  selectors.flatMap((selector) => {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length === 0) return [`none: ${selector}`];
    return parts.filter(e => { const r = e.getBoundingClientRect();
      const seen = document.elementFromPoint(r.left + r.width / 2, r.top + Math.min(8, r.height / 2));
      return r.bottom > innerHeight || r.right > innerWidth || !(e.contains(seen) || seen?.contains(e)); })
      .map(e => `${selector}: ${e.textContent}`);
  })
"""
"""Of what must stay in view, everything that does not."""

FITS = """document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"""


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """One page, on which one board after the other stands."""
    with Stage(browser, size=LOW) as opened:
        yield opened


@pytest.fixture
def page(stage: Stage) -> Iterator[Page]:
    """The page, empty again afterwards."""
    yield stage.page
    stage.clear()
    assert stage.complaints == []


def faults(page: Page, root: Locator, asked: tuple[str, ...] = ()) -> Iterator[str]:
    """What is wrong to see in each window."""
    for (width, height), smallest in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found = [f"too small: {each}" for each in page.evaluate(SMALL_WORDS, smallest)]
        found += [f"out of sight: {each}" for each in page.evaluate(OUT_OF_SIGHT, list(asked))]
        found += [*faults_of_texts(root), *faults_of_people(root)]
        if not page.evaluate(FITS):
            found.append("larger than the window")
        if root.evaluate(SCROLLS):
            found.append("answers that have to be scrolled")
        yield from (f"{each}, at {width} x {height}" for each in found)


def turned(page: Page, root: Locator) -> Iterator[tuple[str, list[str]]]:
    """The pages that lie open, each with what is wrong with it, turned until the ward is there."""
    ward = Ward(page)
    while ward.page.count():
        kind, line = ward.page.get_attribute("data-kind"), ward.page.get_attribute("data-line")
        folded = ward.page.locator("[data-do=leave_folded]")
        yield f"{kind} {line}{' folded' * folded.count()}", list(faults(page, root))
        if ward.outcome.count():
            return
        if folded.count():
            ward.page.locator("[data-do=unfold]").click()
        elif ward.page.locator("[data-do=act]").count():  # it is answered there, or on the ward
            ward.on.click()
        else:
            page.keyboard.press("PageDown")
            expect(ward.page.and_(page.locator(f"[data-line='{line}']"))).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players", "seed"), [(1, 3, 3), (1, 4, 5), (2, 3, 5), (2, 2, 5), (3, 4, 5)])
def test_a_game_by_chance_is_seen_from_the_back_of_the_room(
    stage: Stage, page: Page, scenario: int, players: int, seed: int
) -> None:
    game = Game(scenario, players=players, seed=seed, names=["Ann", "Ben", "Cleo", "Dev"][:players])
    root = stage.show(Board(game, take_focus=True, projector=True))
    wrong: dict[str, list[str]] = {}
    words: list[int] = []
    Ward(page).story.get_by_role("heading").wait_for()
    for kind in looked_at(game, Random(seed)):
        stage.say(lambda: None)
        wrong.update(turned(page, root))
        if kind == "over":
            break
        view = game.view()
        card = ("[data-part=patient] p",) if view["shifts"][view["head"]["shift"]]["card"] else ()
        wrong[f"{kind} {len(game.actions)}"] = list(faults(page, root, (*ALL_ASKED, *card)))
        words.append(words_in_view(root, NOT_COUNTED))
    assert {name: found for name, found in wrong.items() if found} == {}
    assert (median(words) <= MOST[0], max(words) <= MOST[1]) == (True, True), words


def test_the_longest_of_pages_have_one_window_each(stage: Stage, page: Page) -> None:
    game = won()
    root = stage.show(Board(game, take_focus=True, projector=True))
    wrong: dict[str, list[str]] = dict(turned(page, root))
    while game.outcome is None:
        stage.say(lambda: game.apply(game.legal_actions()[-1]))
        wrong.update(turned(page, root))
    assert any(name.startswith("ending") for name in wrong)
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize("kind", KINDS)
def test_every_page_is_legible_from_the_back_and_keeps_what_is_asked_in_sight(
    stage: Stage, page: Page, kind: str
) -> None:
    game = positions()[kind]
    board = Board(game, projector=True)
    root = stage.show(board)
    Ward(page).go_on()
    if Ward(page).page.count():
        Ward(page).look_at_the_ward()
    asked = ASKED if game.outcome is None else ASKED[1:]
    for name in PAGES:
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).click()
        assert list(faults(page, root, asked)) == [], name
        for theme in ("dark", "light"):
            stage.set_theme(theme)
            assert violations(page) == [], (name, theme)
    board.close()


def test_the_drawers_the_slip_and_the_story_are_large_too(stage: Stage, page: Page) -> None:
    board = Board(positions()["inquiry"], projector=True)
    stage.show(board)
    for name in ("Story", "Menu", "Journal", "Why?"):
        page.get_by_role("button", name=name, exact=True).click()
        for (width, height), smallest in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SMALL_WORDS, smallest) == [], name
        page.keyboard.press("Escape")
    board.close()


def test_pages_are_turned_as_in_a_slide_show_and_a_new_question_brings_back_what_is_asked(
    stage: Stage, page: Page
) -> None:
    game = Game(seed=7, first=0)
    board = Board(game, take_focus=True, projector=True)
    stage.show(board)
    story = Ward(page).page
    for key, line in (("PageDown", "2"), ("PageDown", "2"), ("PageUp", "1"), ("PageUp", "1")):  # the second is heavy
        page.keyboard.press(key)
        expect(story).to_have_attribute("data-line", line)
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
    expect(Ward(page).answers).not_to_have_count(0)
    assert game.revision == 1
    board.close()
