"""What lies beside the ward in the house: the journal and the menu as drawers, "Why?" as a slip, and the pause."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.board.menu import MenuItem
from tests.browser.playing import Player
from tests.browser.seeing import faults_of_texts, small_targets
from tests.browser.servers import PlayServer
from tests.browser.stage import SIZES, Stage
from tests.browser.ward import ENGLISH, Ward
from tests.browser.watching import violations, watched
from tests.sampling import each_third

NAMES = ["Ann", "Ben", "Cleo"]
HIGHEST = 12
"""Pixels above the house on the play page: nothing stands there."""
DRAWERS = {"Journal": "journal", "Menu": "menu"}
IS_ALL_SEEN = """part => { part.scrollIntoView({block: "nearest"});
  const words = document.createRange(); words.selectNodeContents(part);
  return [...words.getClientRects()].every(({left, right, top, bottom}) =>
    [left + 2, right - 2].every(x => part.contains(document.elementFromPoint(x, (top + bottom) / 2)))); }"""
"""Whether nothing lies over the words of a thing, once it is in the window."""


def on_the_third_day(seed: int = 4) -> ho.Game:
    """A game some way in, by chance."""
    game, chance = ho.Game(seed=seed, names=NAMES), Random(seed)
    while game.outcome is None and game.view()["head"]["day"] < 3:
        game.apply(chance.choice(game.legal_actions()))
    return game


def house(stage: Stage, game: ho.Game | None = None) -> Board:
    """The house on the page, the explanation of the first question put away."""
    board = Board(game or on_the_third_day(), take_focus=True)
    stage.show(board)
    Ward(stage.page).go_on()
    expect(Ward(stage.page).question).to_be_visible()
    stage.page.keyboard.press("Escape")
    expect(slip(stage.page)).to_have_count(0)
    return board


def drawer(page: Page) -> Locator:
    """The drawer that is open."""
    return page.locator("[data-part=drawer]")


def slip(page: Page) -> Locator:
    """The slip that is pinned over the quilt."""
    return page.locator("[data-part=pinned]")


def door(page: Page, name: str) -> Locator:
    """What opens a drawer: at the top, the journal on a phone at the foot."""
    return page.locator("[data-part=doors], nav").get_by_role("button", name=name, exact=True)


@pytest.mark.parametrize("name", each_third(DRAWERS))
def test_a_drawer_opens_and_closes_by_mouse_and_leaves_the_question_in_view(stage: Stage, name: str) -> None:
    house(stage)
    page = stage.page
    button = door(page, name)
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    heading = drawer(page).get_by_role("heading", name=name, exact=True)
    expect(heading).to_be_focused()
    assert Ward(page).question.evaluate(IS_ALL_SEEN)
    assert violations(page) == []
    drawer(page).get_by_role("button", name="Close", exact=True).click()
    expect(drawer(page)).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("name", each_third(DRAWERS))
def test_a_drawer_opens_by_key_and_escape_gives_the_focus_back(stage: Stage, name: str) -> None:
    house(stage)
    page = stage.page
    door(page, name).focus()
    page.keyboard.press("Enter")
    expect(drawer(page)).to_be_visible()
    page.keyboard.press("Tab")
    expect(drawer(page).get_by_role("button", name="Close", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    expect(door(page, name)).to_be_focused()


def test_one_drawer_at_a_time_and_the_story_takes_its_place(stage: Stage) -> None:
    house(stage)
    page = stage.page
    door(page, "Journal").click()
    door(page, "Menu").click()
    expect(drawer(page)).to_have_count(1)
    expect(drawer(page)).to_have_accessible_name("Menu")
    door(page, "Story").click()
    expect(drawer(page)).to_have_count(0)
    expect(Ward(page).story).to_be_visible()
    page.keyboard.press("Escape")
    expect(Ward(page).story).to_have_count(0)
    expect(drawer(page)).to_have_count(0)


def test_an_answer_is_taken_while_the_journal_is_open_and_its_lines_come_in(stage: Stage) -> None:
    board = house(stage)
    page, ward = stage.page, Ward(stage.page)
    door(page, "Journal").click()
    before = len(board.game.actions)
    page.keyboard.press("1")
    expect(ward.question).to_have_text(board.game.view()["prompt"]["short"])
    assert len(board.game.actions) > before
    expect(drawer(page)).to_be_visible()
    newest = board.game.lines()[-1]["text"]
    expect(ward.said.filter(has_text=newest).first).to_be_visible()
    assert page.evaluate("document.activeElement.closest('[data-part=prompt], [data-part=drawer]') !== null")


def test_each_day_of_the_journal_can_be_opened_and_each_line_asked_about(stage: Stage) -> None:
    board = house(stage)
    page, ward = stage.page, Ward(stage.page)
    door(page, "Journal").click()
    days = drawer(page).get_by_role("toolbar", name=ENGLISH.say("board.journal.days"))
    days.get_by_role("button", name="Day 1", exact=True).click()
    told = [(line["cover"] or line)["text"] for line in board.game.lines() if line["day"] <= 1]
    expect(ward.said).to_have_count(len(told))
    assert sorted(ward.said.all_text_contents()) == sorted(told)
    page.keyboard.press("ArrowLeft")
    expect(days.get_by_role("button", name="Day 2", exact=True)).to_be_focused()
    days.get_by_role("button", name="Day 1", exact=True).click()
    ask = ward.lines.last.get_by_role("button", name=f"Why: {ward.said.last.text_content()}")
    ask.focus()
    page.keyboard.press("Enter")
    expect(slip(page).get_by_role("heading")).to_be_focused()
    assert slip(page).get_by_role("heading").evaluate(IS_ALL_SEEN)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(ask).to_be_focused()
    expect(drawer(page)).to_be_visible()


def test_why_is_a_slip_with_all_that_stood_beside_the_answers(stage: Stage) -> None:
    game = on_the_third_day()
    while not game.view()["barred"]:
        game.apply(game.legal_actions()[0])
    house(stage, game)
    page, ward = stage.page, Ward(stage.page)
    expect(ward.barred).to_have_count(0)
    link = ward.button("Why?")
    link.focus()
    page.keyboard.press("Enter")
    expect(slip(page)).to_have_accessible_name("Why?")
    told = set()
    for each in game.view()["barred"]:
        alike = (each["kind"], each["rule"], each["reason"])
        is_new = alike not in told
        told.add(alike)
        name = next((pawn["name"] for pawn in game.view()["pawns"] if pawn["pawn"] == each["pawn"]), each["text"])
        expect(ward.barred).to_contain_text(each["why"] if is_new else name)
    expect(ward.barred.get_by_role("listitem")).to_have_count(0)  # nobody is refused what they did not ask for
    ward.barred.locator("summary").press("Enter")
    expect(ward.barred.get_by_role("listitem")).to_have_count(len(told))
    assert ward.question.evaluate(IS_ALL_SEEN)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(slip(page)).to_have_count(0)
    expect(link).to_be_focused()
    link.click()
    slip(page).get_by_role("button", name="Close", exact=True).click()
    expect(link).to_be_focused()


def test_whatever_can_be_asked_about_is_explained_on_the_slip(stage: Stage) -> None:
    house(stage)
    page, ward = stage.page, Ward(stage.page)
    ward.button("Why?").click()
    slip(page).get_by_role("button", name="Ask about something else", exact=True).click()
    expect(slip(page)).to_have_count(0)
    door(page, "Menu").click()
    expect(drawer(page)).to_be_visible()
    drawer(page).locator("[data-why=manager]").click()
    expect(slip(page)).to_contain_text("Shift Manager")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    warnings = page.locator("[data-why=warnings]")
    warnings.focus()
    page.keyboard.press("w")
    expect(slip(page).get_by_role("heading")).to_be_focused()
    page.keyboard.press("Escape")
    expect(warnings).to_be_focused()


def test_what_is_new_has_a_line_where_it_is_asked_and_the_menu_has_all_told_again(stage: Stage) -> None:
    stage.show(Board(on_the_third_day(), take_focus=True))
    page, ward = stage.page, Ward(stage.page)
    ward.go_on()
    expect(ward.first_line).to_be_visible()
    expect(slip(page)).to_have_count(0)
    assert ward.question.evaluate(IS_ALL_SEEN)
    line = ward.first_line.inner_text()
    ward.answers.first.click()
    expect(ward.first_line.filter(has_text=line)).to_have_count(0)
    ward.explain_again()
    expect(ward.first_line).to_be_visible()


def test_the_menu_leads_to_large_type_and_back_and_keeps_the_focus(stage: Stage) -> None:
    house(stage)
    page, name = stage.page, ENGLISH.say("board.large.button")
    door(page, "Menu").click()
    large = drawer(page).get_by_role("button", name=name, exact=True)
    for pressed in ("true", "false"):
        large.click()
        expect(large).to_have_attribute("aria-pressed", pressed)
        expect(large).to_be_focused()


def test_what_the_page_offers_stands_in_the_menu_and_is_asked_of_it(stage: Stage) -> None:
    asked: list[tuple[str, str]] = []
    board = house(stage)

    def note(request: Mapping[str, Any]) -> None:
        asked.append((request["item"], request.get("text", "")))

    items = (
        MenuItem("again", "Again", note),
        MenuItem("open", "Open one", note, "file"),
        MenuItem("seed", "Seed 4", None, "words"),
    )
    stage.say(lambda: board.offer(*items))
    page = stage.page
    door(page, "Menu").click()
    expect(drawer(page)).to_contain_text("Seed 4")
    drawer(page).get_by_role("button", name="Again", exact=True).click()
    with page.expect_file_chooser() as chooser:
        drawer(page).get_by_role("button", name="Open one", exact=True).click()
    chooser.value.set_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{}"})
    page.wait_for_timeout(100)
    assert asked == [("again", ""), ("open", "{}")]


def test_on_the_play_page_the_menu_has_what_is_around_a_game(browser: Browser, play: PlayServer) -> None:
    with watched(browser, play.origin) as page:
        Player(page).arrive(play.origin)
        Player(page).begin()
        saving = page.get_by_role("button", name="Save as a file", exact=True)
        expect(door(page, "Menu")).to_be_visible()
        expect(saving).to_have_count(0)
        assert page.locator("header").evaluate("head => head.getBoundingClientRect().top") <= HIGHEST
        door(page, "Menu").click()
        with page.expect_download() as saved:
            saving.click()
        assert saved.value.suggested_filename.endswith(".json")
        drawer(page).get_by_role("button", name="New game", exact=True).click()
        expect(page.get_by_role("button", name="Put it away", exact=True)).to_be_visible()


def test_a_pause_leaves_one_line_where_help_is_and_the_way_back(stage: Stage) -> None:
    house(stage)
    page, ward = stage.page, Ward(stage.page)
    button = door(page, "Pause")
    button.click()
    said = [line for line in ward.pause.inner_text().split("\n") if line]
    assert said == ["The game waits", ENGLISH.say("notice.help"), "Back to the game"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert violations(page, "[data-part=pause]") == []
    ward.pause.get_by_role("button").click()
    expect(button).to_be_focused()


@pytest.mark.parametrize("size", SIZES)
def test_nothing_in_a_drawer_or_on_a_slip_is_cut_or_too_small(browser: Browser, size: str) -> None:
    with Stage(browser, size=SIZES[size]) as stage:
        house(stage)
        page = stage.page
        for open_it in (door(page, "Journal"), door(page, "Menu"), Ward(page).button("Why?")):
            open_it.click()
            over = page.locator("[data-part=drawer], [data-part=pinned]")
            expect(over).to_be_visible()
            assert faults_of_texts(over) == []
            assert small_targets(over) == []
            page.keyboard.press("Escape")
        top = page.locator("header")
        assert faults_of_texts(top) + small_targets(top) == []
        assert stage.complaints == []
