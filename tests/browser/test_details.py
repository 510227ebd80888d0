"""A board with details: the ids of rule and card in view, and in full what the answer that is looked at would bring."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

import holding_on as ho
from holding_on.board import Board
from tests.browser.seeing import faults_of_texts
from tests.browser.stage import PHONE, Stage
from tests.browser.ward import Ward
from tests.views.there import there


def at_care() -> ho.Game:
    """Medical or palliative care, where palliative care draws a memory or an Event."""
    game = ho.Game(seed=7)
    while game.decision.kind != "care" or not odds_of(game):
        game.apply(game.legal_actions()[0])
    return game


def odds_of(game: ho.Game) -> list[str]:
    """What palliative care may bring, in words with numbers."""
    palliative = next(action for action in game.legal_actions() if str(action) == "care palliative")
    return [each for each in game.preview(palliative).coming if re.search(r"\d", each)]


@pytest.mark.parametrize("details", [False, True])
def test_ids_and_odds_are_in_view_where_details_are_wanted_and_nowhere_else(stage: Stage, details: bool) -> None:
    game = at_care()
    root = stage.show(Board(game, take_focus=True, details=details))
    page, ward = stage.page, Ward(stage.page)
    page.keyboard.press("Escape")
    expect(ward.question).to_be_visible()
    foretold = root.locator("[data-part=foretold]")
    root.get_by_role("button", name=re.compile("Palliative Care")).last.focus()
    expect(root.get_by_text(game.view()["prompt"]["rule"], exact=True)).to_have_count(int(details))
    view = game.view()
    card = there(view["shifts"][view["head"]["shift"]]["card"])["id"]
    expect(root.locator("[data-part=patient]").get_by_text(card, exact=True)).to_have_count(int(details))
    if details:
        for each in odds_of(game):
            expect(foretold).to_contain_text(each)
        assert faults_of_texts(root) == []
    expect(foretold).to_be_visible(visible=details)


def test_on_a_phone_a_tap_on_the_signs_of_the_objective_says_what_they_mean(browser: Browser) -> None:
    with Stage(browser, size=PHONE, has_touch=True) as stage:
        game = ho.Game(seed=7)
        root = stage.show(Board(game))
        root.get_by_role("button", name="Put the story away").first.click()
        root.get_by_role("list", name=game.words.say("board.head.progress")).tap()
        expect(root.locator("[data-part=notice]")).to_contain_text(game.view()["head"]["objective_text"])
