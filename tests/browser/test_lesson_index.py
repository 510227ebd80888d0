"""The index of the lessons: a patch each, sewn round when the lesson has been read to its end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.common.course import goals
from holding_on.common.measure import texts_of
from holding_on.common.notebooks import minutes, number_of, paths, titles
from holding_on.common.words import say
from tests.browser.servers import NotebooksServer
from tests.browser.watching import violations, watched

OPENING = 90_000
KEPT = "localStorage.setItem('holding-on-lessons', JSON.stringify({ done: [1, 2, 'x'], here: 4 }))"
STORE = "kept => localStorage.setItem('holding-on-lessons', JSON.stringify(kept))"
LESSON = "08-stress-leave-and-warnings.ipynb"
RULES = "The rules that happened here"
"""The last piece of a lesson."""


def index(page: Page, lessons: NotebooksServer) -> Locator:
    """The links of the index, once it is open."""
    page.goto(f"{lessons.origin}voila/tree")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learning to hold on")
    return page.locator("ol").get_by_role("link")


def next_one(page: Page) -> Locator:
    """The button to the next lesson."""
    return page.get_by_role("link", name=re.compile("^Next: "))


def names(patches: Locator) -> list[str]:
    """What a screen reader says of them."""
    return [" ".join(text.split()) for text in patches.all_text_contents()]


EACH = [
    f"{number_of(name)} {title} {texts_of()[f'lesson.use.{name[:2]}']} {say('page.index.minutes', n=minutes()[name])}"
    for name, title in titles().items()
    if number_of(name)
]
EIGHT = EACH[7]


def test_each_lesson_is_a_patch_with_its_room_also_without_scripts(browser: Browser, lessons: NotebooksServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        found = index(page, lessons)
        assert names(found) == [*EACH, "Play the game"]
        widths = found.locator("img").evaluate_all("(rooms) => rooms.map((room) => room.naturalWidth)")
        assert widths == [860] * len(EACH)
        expect(next_one(page)).to_have_text("Next: The ward")


@pytest.mark.parametrize(
    ("kept", "follows", "where"),
    [
        ({}, "The ward", "01-the-ward.ipynb"),
        ({"done": [1, 2, "x"], "here": 4, "at": {"4": 3}}, "Caring for Billy", "04-caring-for-billy.ipynb#3"),
        ({"done": [1, 2], "here": 2}, "Staffing a shift", "03-staffing-a-shift.ipynb"),
        ({"done": [13, 1]}, "A day at the hospital", "02-a-day-at-the-hospital.ipynb"),
        ({"done": [*range(1, 14)], "here": 4}, "Play the game", "play.ipynb"),
        ({"done": "all", "here": [4]}, "The ward", "01-the-ward.ipynb"),
    ],
)
def test_the_next_lesson_is_one_press_away(
    browser: Browser, lessons: NotebooksServer, kept: dict[str, Any], follows: str, where: str
) -> None:
    with watched(browser, lessons.origin, width=1280, height=800) as page:
        page.goto(f"{lessons.origin}voila/tree")
        page.evaluate(STORE, kept)
        page.reload()
        expect(next_one(page)).to_have_text(f"Next: {follows}")
        assert str(next_one(page).get_attribute("href")).endswith(f"/{where}")


@pytest.mark.parametrize(("width", "light"), [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")])
def test_the_paths_for_groups_and_the_goals_of_nursing_are_unfolded_by_keyboard(
    browser: Browser, lessons: NotebooksServer, width: int, light: Any
) -> None:
    with watched(browser, lessons.origin, width=width, height=844) as page:
        page.emulate_media(color_scheme=light)
        index(page, lessons)
        summary = page.get_by_text(str(texts_of()["lesson.path.about"]), exact=True)
        summary.press("Enter")
        for name, served in goals().items():
            goal = page.get_by_role("listitem").filter(has_text=str(texts_of()[f"lesson.goal.{name}"]))
            assert goal.get_by_role("link").all_text_contents() == [f"lesson {number}" for number in served]
        for path in paths():
            expect(page.get_by_role("heading", name=str(texts_of()[f"lesson.path.{path.name}.title"]))).to_be_visible()
            expect(page.get_by_text(f"{path.parts[-1].begins}-{path.minutes}", exact=True)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page, "main") == []


@pytest.mark.parametrize(("width", "light"), [(1280, "light"), (1280, "dark"), (390, "light"), (320, "dark")])
def test_a_lesson_that_is_done_says_so_by_its_patch(
    browser: Browser, lessons: NotebooksServer, width: int, light: Any
) -> None:
    with watched(browser, lessons.origin, width=width, height=800) as page:
        page.emulate_media(color_scheme=light)
        page.add_init_script(KEPT)
        found = index(page, lessons)
        marked = [
            f"{name} done" if n < 2 else f"{name} you are here" if n == 3 else name for n, name in enumerate(EACH)
        ]
        assert names(found) == [*marked, "Play the game"]
        sewn = "(patch) => getComputedStyle(patch, '::after').borderTopStyle"
        assert [patch.evaluate(sewn) for patch in found.all()[:4]] == ["dashed", "dashed", "none", "none"]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page, "main") == []


def test_what_was_missed_is_forgotten_by_one_button_which_is_there_only_while_something_was(
    browser: Browser, lessons: NotebooksServer
) -> None:
    with watched(browser, lessons.origin, height=800) as page:
        index(page, lessons)
        forget = page.get_by_role("button", name=say("page.index.forget"), exact=True)
        for recall in ({}, {"02.days": {"at": 3, "missed": False, "asked": 1}}, "x"):
            page.evaluate(STORE, {"done": [1], "here": 4, "recall": recall})
            page.reload()
            expect(forget).to_be_hidden()
        page.evaluate(STORE, {"done": [1], "here": 4, "recall": {"03.hearts": {"at": 4, "missed": True, "asked": 2}}})
        page.reload()
        expect(forget).to_be_visible()
        assert violations(page, "main") == []
        forget.press("Enter")
        expect(forget).to_be_hidden()
        expect(page.locator(":focus")).to_have_text(say("page.index.forgotten"))
        assert page.evaluate("JSON.parse(localStorage.getItem('holding-on-lessons'))") == {"done": [1], "here": 4}
        page.reload()
        expect(forget).to_be_hidden()


def test_the_patches_are_gone_through_by_keyboard(browser: Browser, lessons: NotebooksServer) -> None:
    with watched(browser, lessons.origin, height=800) as page:
        found = index(page, lessons)
        page.keyboard.press("Tab")
        expect(next_one(page)).to_be_focused()
        for patch in found.all():
            page.keyboard.press("Tab")
            expect(patch).to_be_focused()
        for height in (800, 720):
            page.set_viewport_size({"width": 1280, "height": height})
            assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_a_lesson_opens_with_its_room_and_is_done_where_its_end_is_reached(
    browser: Browser, lessons: NotebooksServer
) -> None:
    with watched(browser, lessons.origin, height=900) as page:
        page.goto(f"{lessons.origin}voila/render/{LESSON}", timeout=OPENING)
        expect(page.get_by_text("Lesson 8 of 13", exact=True)).to_be_visible(timeout=OPENING)
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Stress, leave and warnings"))
        page.get_by_text(RULES).wait_for(state="attached", timeout=OPENING)
        page.get_by_role("link", name="All lessons", exact=True).click()
        patch = page.get_by_role("link", name="8 Stress, leave and warnings")
        expect(patch).to_have_accessible_name(f"{EIGHT} you are here")
        patch.click()
        page.get_by_text(RULES).wait_for(state="attached", timeout=OPENING)
        on = page.get_by_role("button", name="Go on", exact=True)
        while on.is_visible():
            on.click()
        expect(page.get_by_role("heading", name=RULES)).to_be_visible()
        page.get_by_role("link", name="All lessons", exact=True).click()
        expect(patch).to_have_accessible_name(f"{EIGHT} done")
