"""Lesson 12 in a real browser: games are played when somebody asks, the page answers meanwhile, charts are told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from holding_on.lessons import Lesson
from tests.browser.servers import NotebooksServer
from tests.browser.test_lessons import hook
from tests.browser.turning import turn_to
from tests.browser.watching import violations, watched

PAGE = "voila/render/12-what-the-numbers-say.ipynb"
OPENING = 120_000
PATIENCE = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotebooksServer]:
    """The lessons as pages."""
    with NotebooksServer(tmp_path_factory.mktemp("numbers")) as server:
        yield server


@pytest.fixture(scope="module")
def opened(browser: Browser, server: NotebooksServer) -> Iterator[Page]:
    """The page of the lesson, which one test after the other uses; in the end its console is clean."""
    with watched(browser, server.origin) as page:
        page.goto(server.origin + PAGE, timeout=OPENING)
        page.locator(hook("might")).wait_for(state="attached", timeout=OPENING)
        yield page


@pytest.fixture
def page(opened: Page) -> Page:
    """The page at a desk."""
    opened.set_viewport_size({"width": 1280, "height": 900})
    return opened


def drawing(piece: Locator) -> str:
    """What a screen reader says of the drawing of a piece, once it is there."""
    svg = piece.locator("svg[role=img][aria-label]").first
    svg.wait_for(timeout=PATIENCE)
    return svg.get_attribute("aria-label") or ""


def press(page: Page, piece: Locator, name: str) -> None:
    """Press a button with the keyboard."""
    button = piece.get_by_role("button", name=name)
    expect(button).to_be_enabled(timeout=PATIENCE)
    button.focus()
    page.keyboard.press("Enter")


@pytest.mark.slow
def test_many_games_are_played_while_the_board_answers_and_can_be_stopped(page: Page) -> None:
    many, pictures = page.locator(hook("many")).first, page.locator(hook("pictures"))
    assert many.locator("svg[role=img]").count() == 0, "nothing is played before somebody asks"
    before = drawing(turn_to(pictures))
    press(page, turn_to(many), "Play the games")
    assert drawing(many).startswith("by chance, ")
    turn_to(pictures).get_by_role("combobox").select_option(label="Stress by person")
    expect(pictures.get_by_role("img").first).not_to_have_attribute("aria-label", before, timeout=PATIENCE)
    expect(turn_to(many).get_by_role("progressbar")).to_be_visible()
    many.get_by_role("combobox", name="Chart").select_option(label="Billy's Condition, day by day")
    press(page, many, "Stop playing")
    expect(many.get_by_text("Stopped. What was played until then is shown.")).to_be_visible(timeout=PATIENCE)
    assert drawing(many).startswith("Billy's Condition over the days of ")
    assert violations(page, hook("many")) == []


@pytest.mark.slow
def test_a_moment_is_played_on_beside_the_real_line(page: Page) -> None:
    might = page.locator(hook("might"))
    turn_to(might).get_by_role("combobox", name="What if on").select_option(index=9)
    expect(turn_to(page.get_by_text("You are looking back: ").first)).to_be_visible(timeout=PATIENCE)
    press(page, turn_to(might), "Play on from here, many times")
    expect(might.get_by_text("100 games, each played twice")).to_be_visible(timeout=2 * PATIENCE)
    assert re.match(r"In this game he was at .* 100 games played on, with ", drawing(might))
    assert violations(page, hook("might")) == []
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_of_ones_own_comes_from_a_file_and_a_bad_file_is_told(page: Page, tmp_path: Path) -> None:
    own = Lesson(12).played("random", seed=5)
    bad, good = tmp_path / "bad.json", tmp_path / "good.json"
    bad.write_text(json.dumps({"a": "letter"}), encoding="utf-8")
    good.write_text(own.record(), encoding="utf-8")
    record, pictures = page.locator(hook("record")), page.locator(hook("pictures"))
    turn_to(pictures).get_by_role("combobox").select_option(label="the luck of the cards")
    expect(pictures.locator('svg[aria-label*=" cards were turned."]')).to_be_visible(timeout=PATIENCE)
    before = drawing(pictures)
    turn_to(record)
    upload(page, record, bad)
    expect(record.get_by_role("alert")).to_contain_text("This file cannot be used", timeout=PATIENCE)
    assert drawing(turn_to(pictures)) == before
    turn_to(record)
    upload(page, record, good)
    expect(record.get_by_role("status")).to_contain_text("This is now the game of Ann, Ben and Cleo.", timeout=PATIENCE)
    cards = len(own.rows())
    turn_to(pictures)
    expect(pictures.locator(f'svg[aria-label^="{cards} cards were turned."]')).to_be_visible(timeout=PATIENCE)


def upload(page: Page, record: Locator, path: Path) -> None:
    """Choose a file, as the dialogue of the browser does."""
    with page.expect_file_chooser() as opened:
        record.get_by_role("button", name="Load a game from a file").click()
    opened.value.set_files(path)
