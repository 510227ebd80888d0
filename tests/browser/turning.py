"""How a test turns the screens of a lesson: by the bar at their foot, as a reader does."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.servers import NotebooksServer

OPENING = 90_000


def opened(page: Page, lessons: NotebooksServer, name: str) -> Page:
    """The page of a lesson, once all of its screens are there and Voilà has taken them over."""
    page.goto(f"{lessons.origin}voila/render/{name}", timeout=OPENING)
    page.locator("#main .lesson-piece").first.wait_for(state="attached", timeout=OPENING)
    page.locator("[data-last]").wait_for(state="attached", timeout=OPENING)
    return page


def dots(page: Page) -> Locator:
    """The buttons of the screens."""
    return page.get_by_role("navigation").get_by_role("list").get_by_role("button")


def turn_to(part: Locator) -> Locator:
    """Turn to the screen on which a part of the lesson stands, and return the part."""
    part.wait_for(state="attached", timeout=OPENING)
    screen = int(part.evaluate("part => part.closest('[data-screen]').dataset.screen"))
    dot = dots(part.page).nth(screen - 1)
    dot.click()
    expect(dot).to_have_attribute("aria-current", "step")
    return part
