"""Everybody has a face, large enough to be known by wherever the board stands, and its words have room beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import holding_on as ho
from holding_on.board import Board
from tests.browser.board_pictures import positions
from tests.browser.seeing import Faults, faults_of_texts, small_targets
from tests.browser.stage import DESK, PHONE, THEMES, Stage
from tests.browser.ward import ENGLISH
from tests.browser.watching import violations
from tests.sampling import each_third

CELL = (700, 900)
SIZES = (DESK, CELL, PHONE)
SHOWN = ("assign", "payment_emergency", "leave")
"""Many in the Break Room; many on the shift, with cards before them; many on leave."""

SMALLEST_FACE = 40
SMALLEST_FIGURE = 100

PICTURES = """root => [...root.querySelectorAll("[data-pawn]")].filter(each => each.checkVisibility()).map(each => {
  const picture = each.querySelector("svg");
  const {width, height} = picture.getBoundingClientRect();
  const drawn = picture.firstElementChild.getBoundingClientRect();
  const chosen = each.getBoundingClientRect();
  let cut = each;
  while (cut !== root && getComputedStyle(cut).overflowX !== "clip") cut = cut.parentElement;
  const room = cut.getBoundingClientRect();
  const middle = drawn.x + drawn.width / 2;
  const inside = drawn.x >= room.x - 1 && drawn.y >= room.y - 1 && drawn.right <= room.right + 1
    && drawn.bottom <= room.bottom + 1 && middle > chosen.x && middle < chosen.right && drawn.bottom <= chosen.bottom;
  return {who: each.dataset.pawn, width, height, drawn: drawn.height, inside};
})"""
"""Everybody in sight: how large the figure is, and whether none of it is cut and it stands where it is chosen."""


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """One page, on which one board after the other stands."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


@pytest.mark.parametrize("kind", each_third(SHOWN))
def test_faces_are_large_enough_on_a_desk_in_a_cell_and_on_a_phone(stage: Stage, kind: str) -> None:
    stage.clear()
    root = stage.show(Board(positions(4)[kind]))
    stage.page.keyboard.press("Escape")
    found = Faults()
    for size in SIZES:
        stage.page.set_viewport_size({"width": size[0], "height": size[1]})
        where = f"{kind} at {size[0]}"
        if size is not DESK:
            root.get_by_role("navigation").get_by_role("button", name=ENGLISH.say("board.tabs.ward")).click()
        pictures = root.evaluate(PICTURES)
        assert len(pictures) == len(positions(4)[kind].view()["pawns"])
        small = [each for each in pictures if min(each["width"], each["height"]) < SMALLEST_FACE or not each["inside"]]
        assert small == [], where
        found.add(where, [*faults_of_texts(root), *small_targets(root)])
    found.assert_none()


@pytest.mark.parametrize("size", SIZES)
def test_whole_figures_stand_in_the_roster_and_beside_the_card(stage: Stage, size: tuple[int, int]) -> None:
    game = positions(4)["payment_emergency"]
    stage.clear()
    stage.page.set_viewport_size({"width": size[0], "height": size[1]})
    found = Faults()
    for part in (stage.show(ho.Roster(game)), stage.show(ho.PatientCard(game))):
        pictures = part.evaluate(PICTURES)
        assert pictures
        assert [each for each in pictures if each["drawn"] < SMALLEST_FIGURE or not each["inside"]] == []
        found.add(str(size), [*faults_of_texts(part), *small_targets(part)])
    for theme in THEMES:
        stage.set_theme(theme)
        assert violations(stage.page) == [], theme
    found.assert_none()
