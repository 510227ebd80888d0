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
from tests.browser.watching import violations

CELL = (700, 900)
SIZES = (DESK, CELL, PHONE)
SHOWN = ("assign", "payment_emergency", "leave")
"""Many in the Break Room; many on the shift, with cards before them; many on leave."""

SMALLEST_FACE = 40
SMALLEST_FIGURE = 100

PICTURES = """root => [...root.querySelectorAll("[data-pawn]")].filter(each => each.checkVisibility()).map(each => {
  const {x, y, width, height} = each.querySelector("svg").getBoundingClientRect();
  const around = each.getBoundingClientRect();
  const inside = x >= around.x - 1 && y >= around.y - 1 && x + width <= around.right + 1
    && y + height <= around.bottom + 1;
  return {who: each.dataset.pawn, width, height, inside};
})"""
"""The face or figure of everybody in sight: how large it is, and whether it is all inside what can be chosen."""


@pytest.fixture(scope="module")
def stage(browser: Browser) -> Iterator[Stage]:
    """One page, on which one board after the other stands."""
    with Stage(browser) as opened:
        yield opened
        assert opened.complaints == []


@pytest.mark.parametrize("kind", SHOWN)
def test_faces_are_large_enough_on_a_desk_in_a_cell_and_on_a_phone(stage: Stage, kind: str) -> None:
    stage.clear()
    root = stage.show(Board(positions(4)[kind]))
    stage.page.keyboard.press("Escape")
    found = Faults()
    for size in SIZES:
        stage.page.set_viewport_size({"width": size[0], "height": size[1]})
        where = f"{kind} at {size[0]}"
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
        assert [each for each in pictures if each["height"] < SMALLEST_FIGURE or not each["inside"]] == []
        found.add(str(size), [*faults_of_texts(part), *small_targets(part)])
    for theme in THEMES:
        stage.set_theme(theme)
        assert violations(stage.page) == [], theme
    found.assert_none()
