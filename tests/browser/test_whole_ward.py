"""The whole ward stays in one window, in whole games: crowded places, long cards and full hands make nothing scroll."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import Browser

from holding_on.board import Board
from holding_on.engine import names as n
from holding_on.game import Game
from tests.browser.stage import DESK, Stage

PLAY_PAGE = "40px 6px 0"
"""What the play page has above and beside the board."""
END = "() => document.querySelector('.holding-on').getBoundingClientRect().bottom + scrollY"


@pytest.mark.parametrize(("seed", "leave"), [(7, False), (3, False), (2, True)])
def test_the_ward_never_grows_out_of_the_window(browser: Browser, seed: int, leave: bool) -> None:
    game, chance = Game(seed=seed), Random(seed)
    ends: dict[int, float] = {}
    with Stage(browser, size=DESK) as stage:
        stage.page.evaluate(f"document.querySelector('main').style.padding = '{PLAY_PAGE}'")
        stage.show(Board(game))
        stage.page.keyboard.press("Escape")
        while game.outcome is None and len(game.actions) < 120:
            offered = game.legal_actions()
            resting = [each for each in offered if each.code & n.ACTION_KIND == n.SEND_ON_LEAVE]
            action = resting[0] if leave and resting else chance.choice(offered)
            stage.say(partial(game.apply, action))
            ends[game.revision] = stage.page.evaluate(END)
        stage.clear()
    assert {revision: end for revision, end in ends.items() if end > DESK[1]} == {}
