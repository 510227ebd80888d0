"""A lesson is read screen by screen: a heading is a screen, and a bar at the foot goes from one to the next."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.common.notebooks import notebooks_folder
from tests.browser.servers import NotebooksServer
from tests.browser.turning import OPENING, dots, opened, turn_to
from tests.browser.watching import violations, watched

LESSON = "08-stress-leave-and-warnings.ipynb"
OTHERS = ["06-asking-billy.ipynb", "13-change-a-rule.ipynb"]
KEPT = "JSON.parse(localStorage.getItem('holding-on-lessons'))"
LONGEST_WAY = 120
"""So many times Tab, at most, through a screen."""


FIRST_WORDS = """new MutationObserver((changes, watching) => {
  const heading = document.querySelector("[data-heading]");
  if (!heading?.checkVisibility()) return;
  watching.disconnect();
  window.first = { isSeen: heading.nextElementSibling.checkVisibility(), isWhole: document.readyState !== "loading" };
}).observe(document, { childList: true, subtree: true, attributes: true })"""
"""Notes whether the page is whole when its first heading can be seen."""


def headings(name: str) -> list[str]:
    """The headings of a lesson that begin a screen, wherever in their cell they stand."""
    notebook = json.loads((notebooks_folder() / name).read_text(encoding="utf-8"))
    texts = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown"]
    return [heading for text in texts for heading in re.findall(r"^##? (.+)$", text, flags=re.MULTILINE)]


def on(page: Page) -> Locator:
    """What goes on to the next screen, or from the last one to the next lesson."""
    return page.get_by_role("navigation").get_by_text("Go on").filter(visible=True)


def shown(page: Page) -> list[str]:
    """The headings that begin a screen and can be seen."""
    seen = page.locator("[data-heading]").filter(visible=True)
    found: list[str] = seen.evaluate_all("all => all.map(each => each.dataset.heading)")
    return found


def tab_to(target: Locator) -> None:
    """Go on by Tab, only through what can be seen, until an element has the focus."""
    page = target.page
    for _ in range(LONGEST_WAY):
        page.keyboard.press("Tab")
        if target.evaluate("each => each === document.activeElement"):
            return
        assert page.evaluate("document.activeElement.checkVisibility()")
    raise AssertionError("the element was not reached")


@pytest.fixture
def lesson(browser: Browser, lessons: NotebooksServer) -> Iterator[Page]:
    """A lesson at a desk."""
    with watched(browser, lessons.origin) as page:
        yield opened(page, lessons, LESSON)


@pytest.mark.slow
@pytest.mark.parametrize("name", [LESSON, *OTHERS])
def test_each_heading_is_a_screen_that_anybody_can_use(browser: Browser, lessons: NotebooksServer, name: str) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, name)
        assert dots(page).evaluate_all("all => all.map(each => each.ariaLabel)") == headings(name)
        for number, heading in enumerate(headings(name)):
            assert shown(page) == [heading]
            expect(page.get_by_role("link", name="All lessons", exact=True)).to_be_visible()
            expect(page.locator(".holding-on-opening img")).to_be_hidden()  # the first stage is its picture
            page.set_viewport_size({"width": 390 if number % 2 else 1280, "height": 800})
            page.emulate_media(color_scheme="dark" if number % 4 > 1 else "light")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert violations(page, "html") == [], heading
            if number + 1 < len(headings(name)):
                on(page).click()


@pytest.mark.slow
def test_a_whole_lesson_is_gone_through_by_keyboard_and_leads_to_the_next(lesson: Page) -> None:
    lesson.get_by_role("link", name="All lessons", exact=True).focus()
    for heading in headings(LESSON)[1:]:
        tab_to(on(lesson))
        lesson.keyboard.press("Enter")
        focused = lesson.locator("[data-heading]:focus")
        expect(focused).to_have_attribute("data-heading", heading)
        expect(focused).to_be_in_viewport()
        assert lesson.evaluate("document.getElementById('rendered_cells').scrollTop") == 0
    tab_to(on(lesson))
    expect(on(lesson)).to_have_accessible_name("Go on: winning, losing and the campaign")
    lesson.keyboard.press("Enter")
    expect(lesson).to_have_url(re.compile("09-winning-losing-and-the-campaign.ipynb$"), timeout=OPENING)
    lesson.locator("[data-last]").wait_for(state="attached", timeout=OPENING)


@pytest.mark.slow
def test_a_lesson_that_names_the_next_before_its_last_screen_leads_there_from_its_last_screen(
    browser: Browser, lessons: NotebooksServer
) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, "02-a-day-at-the-hospital.ipynb")
        dots(page).last.click()
        expect(on(page)).to_have_accessible_name("Go on: staffing a shift")
        expect(on(page)).to_have_attribute("href", re.compile("03-staffing-a-shift.ipynb$"))


def test_the_address_names_the_screen_for_reload_and_for_the_browsers_back(lesson: Page) -> None:
    expect(lesson.get_by_role("button", name="Back", exact=True)).to_be_hidden()
    on(lesson).click()
    dots(lesson).nth(4).click()
    expect(lesson).to_have_url(re.compile("#5$"))
    lesson.go_back()
    expect(dots(lesson).nth(1)).to_have_attribute("aria-current", "step")
    expect(lesson.locator("[data-heading]:focus")).to_have_attribute("data-heading", headings(LESSON)[1])
    lesson.go_forward()
    lesson.reload()
    expect(dots(lesson).nth(4)).to_have_attribute("aria-current", "step", timeout=OPENING)
    lesson.locator("[data-last]").wait_for(state="attached", timeout=OPENING)
    lesson.get_by_role("button", name="Back", exact=True).click()
    assert shown(lesson) == [headings(LESSON)[3]]


@pytest.mark.parametrize(
    "address", ["#99", *(pytest.param(each, marks=pytest.mark.slow) for each in ("#%", "#0", "#-3", "#no", "#3x"))]
)
def test_an_address_that_names_no_screen_still_opens_one(
    browser: Browser, lessons: NotebooksServer, address: str
) -> None:
    with watched(browser, lessons.origin) as page:
        opened(page, lessons, LESSON + address)
        expected = {"#99": headings(LESSON)[-1], "#3x": headings(LESSON)[2]}
        assert shown(page) == [expected.get(address, headings(LESSON)[0])]


def test_what_comes_after_something_that_waits_is_folded_until_it_is_answered(lesson: Page) -> None:
    *_, first, below, last = lesson.locator(".lesson-piece-question").all()  # on one screen
    expect(turn_to(lesson.locator(".lesson-piece-remember"))).to_be_visible()  # what waits elsewhere folds nothing here
    filled = on(lesson).evaluate("each => getComputedStyle(each).backgroundColor")
    turn_to(below)
    expect(first).to_be_visible()
    expect(below).to_be_hidden()
    expect(on(lesson)).to_be_enabled()
    expect(on(lesson)).not_to_have_css("background-color", filled)
    on(lesson).click()  # never locked
    expect(first).to_be_hidden()
    lesson.get_by_role("button", name="Back", exact=True).click()
    expect(below).to_be_hidden()
    first.locator("[data-part=option]").first.click()
    expect(below).to_be_visible()
    expect(on(lesson)).not_to_have_css("background-color", filled)
    below.locator("[data-part=option]").first.click()
    last.locator("[data-part=option]").first.click()
    expect(on(lesson)).to_have_css("background-color", filled)


@pytest.mark.slow
def test_on_paper_all_screens_stand_one_below_the_other(lesson: Page) -> None:
    dots(lesson).nth(2).click()
    lesson.emulate_media(media="print")
    assert shown(lesson) == headings(LESSON)
    expect(lesson.get_by_role("navigation")).to_have_count(0)
    expect(lesson.locator(".holding-on-opening img")).to_be_visible()
    higher = "document.documentElement.scrollHeight > 5000 && getComputedStyle(rendered_cells).overflow === 'visible'"
    assert lesson.evaluate(higher)
    pages = len(re.findall(rb"/Type\s*/Page\b", lesson.pdf(format="A4")))
    assert pages > 4, "only what stood in the window was printed"


@pytest.mark.parametrize(("at", "leads"), [({"8": 6}, "#6"), ({"8": 1}, ""), ({"7": 4}, ""), ({"8": "x"}, ""), (5, "")])
def test_the_map_leads_on_to_the_screen_where_one_was(
    browser: Browser, lessons: NotebooksServer, at: Any, leads: str
) -> None:
    with watched(browser, lessons.origin) as page:
        kept = json.dumps({"done": [], "here": 8, "at": at})
        page.add_init_script(f"localStorage.setItem('holding-on-lessons', {kept!r})")
        page.goto(f"{lessons.origin}voila/tree")
        links = page.locator("a[data-lesson]").evaluate_all("all => all.map(each => each.hash)")
        assert links == [leads if number == 8 else "" for number in range(1, 14)]


@pytest.mark.slow
def test_the_screen_is_kept_and_the_lesson_done_at_the_last_screen_that_is_not_for_programmers(lesson: Page) -> None:
    before = headings(LESSON).index("For those who program") - 1
    for number in range(1, before + 1):
        assert lesson.evaluate(KEPT) == {"done": [], "here": 8, "at": {"8": number}}
        on(lesson).click()
    assert lesson.evaluate(KEPT) == {"done": [8], "here": 8, "at": {"8": before + 1}}
    dots(lesson).last.click()
    assert lesson.evaluate(KEPT)["at"] == {"8": 1}, "whoever has read it all begins it anew"


def test_the_first_words_are_shown_while_the_cells_still_run(browser: Browser, lessons: NotebooksServer) -> None:
    with watched(browser, lessons.origin) as page:
        page.add_init_script(FIRST_WORDS)
        opened(page, lessons, LESSON)
        assert page.evaluate("first") == {"isSeen": True, "isWhole": False}


def test_a_page_that_shows_no_head_of_its_lesson_has_the_style_of_its_pieces(lesson: Page) -> None:
    expect(lesson.locator(".lesson-piece-head")).to_have_count(0)
    exercise = turn_to(lesson.locator(".lesson-piece-which").first)
    expect(exercise).to_have_css("border-top-width", "2px")
