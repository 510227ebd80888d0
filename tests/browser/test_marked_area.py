"""The marked area on a real page: it lies on the board where letters come, is read again, and answers "Why?"."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import holding_on as ho
from holding_on.board import Board
from tests.browser.stage import EVERY_SIZE_AND_THEME, SIZES, Stage
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import violations
from tests.content.twelfth import twelfth
from tests.engine.table import deteriorating, stable


def morning(folder: Path) -> ho.Game:
    """The morning of the first letter, and its choice."""
    scene = {"shift": "night", "condition": 20, "grid": {"partials": ["1-2"], "clears": ["1-2"]}}
    deal = {"patients": [deteriorating(), stable(), stable()]}
    game = ho.Game.from_scene(scene, scenario=12, seed=7, content=twelfth(folder), deal=deal)
    for answer in ("turn", "place nurse 2", "care medical", "enough"):
        game.apply(ho.Action.of(answer))
    assert game.decision.kind == "choice"
    return game


def to_the_ward(page: Page, size: str) -> None:
    """Where one part is in sight at a time, turn to the rooms."""
    if size == "phone":
        page.get_by_role("navigation").get_by_role("button", name=ENGLISH.say("board.tabs.ward")).click()


@pytest.mark.parametrize("size", SIZES)
def test_setup_19_a_letter_lies_in_the_marked_area_and_is_read_again(
    browser: Browser, tmp_path: Path, size: str
) -> None:
    game = morning(tmp_path)
    with Stage(browser, size=SIZES[size]) as stage:
        board = Board(game)
        stage.show(board)
        page = stage.page
        area = page.locator("[role=group][data-why=marked_area]")
        to_the_ward(page, size)
        expect(area).to_be_visible()
        area.get_by_role("button", name="Side 81A").click()
        expect(Ward(page).page.get_by_role("heading")).to_have_text("Side 81A")
        page.keyboard.press("Escape")
        expect(Ward(page).page).to_have_count(0)
        expect(area.get_by_role("button", name="Side 81A")).to_be_focused()
        area.get_by_role("button", name="Marked area").focus()
        page.keyboard.press("Enter")
        expect(Ward(page).notice.filter(visible=True)).to_contain_text("Letters lie here")
        to_the_ward(page, size)
        area.get_by_role("button", name="Marked area").focus()
        page.keyboard.press("w")
        expect(Ward(page).pinned).to_contain_text("SETUP-19")
        page.keyboard.press("Escape")
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "nothing is pushed out of the page"
        board.close()


def test_scen_03_a_choice_is_answered_on_the_board_and_a_closed_answer_says_why(
    browser: Browser, tmp_path: Path
) -> None:
    game = morning(tmp_path)
    with Stage(browser) as stage:
        board = Board(game)
        stage.show(board)
        page = stage.page
        expect(Ward(page).prompt).to_contain_text("Side 82A")
        Ward(page).ask_why()
        expect(Ward(page).barred).to_contain_text("Nobody knows her.")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Write back").click()
        expect(Ward(page).page.get_by_role("heading")).to_have_text("Side 82B")
        assert game.carries["written"]
        board.close()


@pytest.mark.parametrize(("size", "theme"), EVERY_SIZE_AND_THEME)
def test_a_letter_is_read_and_a_choice_answered_on_their_pages(
    browser: Browser, tmp_path: Path, size: str, theme: str
) -> None:
    game = morning(tmp_path)
    with Stage(browser, size=SIZES[size], theme=theme) as stage:
        board = Board(game, take_focus=True)
        stage.show(board)
        page, ward = stage.page, Ward(stage.page)
        for kind, title in (("letter", "Side 81A"), ("choice", "Side 82A")):
            expect(ward.page).to_have_attribute("data-kind", kind)
            expect(ward.page.get_by_role("heading")).to_have_text(title)
            expect(ward.page.get_by_role("heading")).to_be_focused()
            expect(ward.page).to_contain_text(f"The text of side {title.split()[-1]}.")
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
        expect(ward.page.get_by_role("button", name="Write back")).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(ward.page.get_by_role("heading")).to_have_text("Side 82B")
        expect(ward.page.get_by_role("heading")).to_be_focused()
        page.keyboard.press("Escape")
        expect(ward.page.get_by_role("heading")).to_have_text("Side 82B")
        ward.page.get_by_role("button", name="To the ward first").click()
        expect(ward.page).to_have_count(0)
        expect(ward.prompt).to_contain_text("Side 82B")
        ward.door("top.story").click()
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("1")
        expect(ward.page).to_have_count(0)
        assert game.decision.kind != "choice"
        board.close()
