"""Billy's collected memories: to look at, and as the puzzle of the stitches, by mouse and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.board.parts import MemoryGrid
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from tests.browser.stage import DESK, PHONE, Stage
from tests.browser.ward import Ward
from tests.browser.watching import violations
from tests.views.there import there

WORDS = Words(the_box(), "en")
SCENE = {
    "day": 2,
    "shift": "night",
    "grid": {"partials": ["1-2", "2-2", "2-4", "2-6", "3-2", "5-5"], "clears": ["2-6"]},
    "pawns": {"Ann": {"partials": ["4-3"], "clears": ["2-2", "5-3"]}},
}


@pytest.fixture
def game() -> ho.Game:
    """Some memories lie; others are held face down."""
    return ho.Game.from_scene(SCENE, names=["Ann", "Ben", "Cleo"], seed=3)


def place(display: Locator, row: int, column: int) -> Locator:
    """A place of the grid."""
    return Ward(display).memory(row, column)


def laid(display: Locator, row: int) -> list[str | None]:
    """What is shown on the places of a row, by their ids; an empty place is None."""
    cells = Ward(display).row(row).get_by_role("gridcell")
    shown: list[str | None] = cells.evaluate_all(
        "cells => cells.map(each => each.dataset.why === undefined ? null : each.dataset.memory)"
    )
    return shown


def hears(display: Locator, text: str) -> None:
    """What the display says now begins so."""
    expect(Ward(display).voice).to_have_text(re.compile(f"^{re.escape(text)}"))


def lay_ourselves(display: Locator) -> None:
    """Turn the switch at the heading."""
    display.get_by_role("switch", name="Lay them ourselves").click()


def test_by_mouse_a_memory_is_picked_up_laid_and_swapped(stage: Stage, game: ho.Game) -> None:
    board, grid = stage.show(Board(game)), stage.show(MemoryGrid(game))
    switch = board.get_by_role("switch", name="Lay them ourselves")
    expect(switch).to_have_attribute("aria-checked", "false")
    assert laid(board, 2) == [None, "2-2", None, "2-4", None, "2-6"]
    switch.click()
    expect(switch).to_be_focused()
    lay_ourselves(grid)
    place(board, 2, 2).click()
    expect(place(board, 2, 2)).to_have_accessible_name(re.compile("^Picked up. Timeline 2, place 2: a Partial"))
    expect(Ward(board).detail).to_contain_text(WORDS.say("memory.2-2.words"))
    place(board, 2, 4).click()
    for display in (board, grid):
        expect(place(display, 2, 4)).to_have_attribute("data-memory", "2-2")
        assert laid(display, 2) == [None, "2-4", None, "2-2", None, "2-6"]
    told = (
        "It lies on place 4 of Timeline 2 now. The memory that was there lies on place 2 now. Not everything fits yet."
    )
    hears(board, told)
    hears(grid, WORDS.say("board.arranging.on"))
    expect(board.locator("[data-part=fit]")).to_contain_text("Not everything fits yet.")
    place(grid, 2, 2).click()
    place(grid, 2, 4).click()
    expect(board.locator("[data-part=fit]")).to_contain_text("Everything fits so far.")
    switch.click()
    assert laid(board, 2) == [None, "2-2", None, "2-4", None, "2-6"]
    stage.say(lambda: game.arrangement.move("2-4", 3))
    assert laid(grid, 2) == [None, "2-2", "2-4", None, None, "2-6"], "each display chooses what it shows"
    assert laid(board, 2) == [None, "2-2", None, "2-4", None, "2-6"]
    assert (game.revision, game.actions) == (0, ())


def test_by_keyboard_alone_and_by_ear(stage: Stage, game: ho.Game) -> None:
    grid = stage.show(MemoryGrid(game))
    keys = stage.page.keyboard
    grid.get_by_role("switch").focus()
    keys.press("Enter")
    hears(grid, WORDS.say("board.arranging.on"))
    place(grid, 2, 2).focus()
    keys.press("Enter")
    hears(grid, WORDS.say("board.arranging.held"))
    expect(grid.get_by_role("gridcell", name="Picked up. Timeline 2, place 2: a Partial")).to_be_focused()
    keys.press("Escape")
    hears(grid, WORDS.say("board.arranging.put_back"))
    expect(place(grid, 2, 2)).to_be_focused()
    keys.press("Enter")
    keys.press("ArrowUp")
    keys.press("ArrowLeft")
    keys.press("Enter")
    hears(grid, WORDS.say("board.arranging.row", timeline=2))
    keys.press("ArrowDown")
    keys.press("Enter")
    hears(grid, "It lies on place 1 of Timeline 2 now. It does not fit on the left.")
    assert laid(grid, 2) == ["2-2", None, None, "2-4", None, "2-6"]
    expect(place(grid, 2, 1)).to_be_focused()
    name = re.compile("^Timeline 2, place 1: a Partial Memory.*It does not fit on the left.$")
    expect(place(grid, 2, 1)).to_have_accessible_name(name)
    keys.press("ArrowRight")
    keys.press("Enter")
    hears(grid, WORDS.say("board.arranging.nothing"))
    keys.press("ArrowLeft")
    keys.press("Enter")
    keys.press("Enter")
    hears(grid, WORDS.say("board.arranging.put_back"))
    expect(place(grid, 2, 1)).to_be_focused()


def test_talk_10_a_token_is_laid_on_a_clear_and_taken_back(stage: Stage, game: ho.Game) -> None:
    board, grid = stage.show(Board(game)), stage.show(MemoryGrid(game))
    board.locator('[data-memory="2-2"]').click()
    expect(Ward(board).detail).to_be_visible()
    expect(board.get_by_role("button", name="Tracking Token")).to_have_count(0)
    board.locator('[data-memory="2-6"]').click()
    board.get_by_role("button", name="Lay a Tracking Token on it").click()
    hears(board, WORDS.say("arrangement.tracked"))
    expect(board.get_by_role("button", name="Take the Tracking Token back")).to_be_focused()
    expect(place(grid, 2, 6).locator("[data-part=tracking]")).to_have_count(1)
    expect(grid.locator('[data-memory="2-6"]')).to_contain_text(WORDS.say("board.arranging.tracked"))
    stage.page.keyboard.press("Enter")
    hears(board, WORDS.say("arrangement.untracked"))
    expect(grid.locator("[data-part=tracking]")).to_have_count(0)
    assert game.arrangement.tracked == ()


def test_a_memory_shows_the_drawing_that_lies_open_and_no_other(stage: Stage, game: ho.Game) -> None:
    grid = stage.show(MemoryGrid(game))
    images = grid.locator("img")
    expect(images).to_have_count(5)
    sources = "images => images.map(each => [each.alt, decodeURIComponent(each.src)])"
    open_fronts = [("1-2", "partial"), ("2-2", "partial"), ("2-4", "partial"), ("2-6", "clear"), ("3-2", "partial")]
    start = "data:image/svg+xml;charset=utf-8,"
    shown = [["", f"{start}{the_box().drawing(memory, side)}"] for memory, side in open_fronts]
    assert images.evaluate_all(sources) == shown, "5-5 is heavy: it shows its note only"
    stage.say(lambda: _talk(game))
    place(grid, 2, 2).and_(grid.get_by_role("gridcell", name="a Clear Memory")).locator("img").wait_for()
    turned = grid.locator("[data-memory='2-2'] img").evaluate_all(sources)
    assert turned == [["", f"{start}{the_box().drawing('2-2', 'clear')}"]]


def _talk(game: ho.Game) -> None:
    while not game.structure()["clears"] or game.view()["head"]["day"] == 2:
        game.apply(game.legal_actions()[0])


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_it_is_accessible_and_fits_its_page(browser: Browser, game: ho.Game, size: tuple[int, int], theme: str) -> None:
    game.arrangement.move("2-4", 3)
    game.arrangement.track("2-6")
    with Stage(browser, size=size, theme=theme) as stage:
        grid = stage.show(MemoryGrid(game))
        lay_ourselves(grid)
        place(grid, 2, 3).click()
        assert violations(stage.page) == []
        assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        heights = "parts => parts.map(each => each.getBoundingClientRect().height)"
        assert min(grid.locator("button, [role=gridcell]").evaluate_all(heights)) >= 24


@pytest.mark.parametrize(("width", "named", "sewn"), [(390, False, True), (700, True, True), (240, False, False)])
def test_what_has_no_room_in_a_narrow_quilt_is_left_out_and_still_told(
    browser: Browser, game: ho.Game, width: int, named: bool, sewn: bool
) -> None:
    name = game.view()["grid"][1]["name"]
    with Stage(browser, size=(width, 844)) as stage:
        grid = stage.show(MemoryGrid(game))
        header = Ward(grid).row(2).get_by_role("rowheader")
        expect(header).to_have_accessible_name(name)
        expect(grid.get_by_title(name, exact=True)).to_be_visible()
        assert (header.get_by_text(name).evaluate("words => words.getBoundingClientRect().width") > 20) == named
        stitches = place(grid, 2, 2).locator("i")
        expect(stitches).to_have_count(sum(there(game.view()["grid"][1]["cards"][1]["stitches"])))
        expect(stitches.filter(visible=True)).to_have_count(stitches.count() if sewn else 0)
        place(grid, 2, 1).click()
        expect(Ward(grid).detail).to_contain_text(name)


def test_in_the_ward_laying_takes_no_more_room(stage: Stage, game: ho.Game) -> None:
    board = stage.show(Board(game))
    quilt = Ward(board).region("memories")
    before = quilt.bounding_box()
    assert before
    lay_ourselves(board)
    assert quilt.bounding_box() == before
    for square in quilt.get_by_role("gridcell").all():
        box = square.bounding_box()
        assert box
        assert box["height"] >= 24
        assert box["y"] + box["height"] <= before["y"] + before["height"]
