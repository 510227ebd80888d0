"""The whole ward stays in one window, in whole games: crowded places, long cards and full hands make nothing scroll."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import Browser

from holding_on.board import Board
from holding_on.engine import names as n
from holding_on.game import Game
from tests.browser.playing import Player
from tests.browser.servers import PlayServer
from tests.browser.stage import DESK, Stage
from tests.browser.watching import watched

END = "() => document.querySelector('.holding-on').getBoundingClientRect().bottom + scrollY"


@pytest.mark.parametrize(
    ("seed", "leave"), [(2, True), *(pytest.param(seed, False, marks=pytest.mark.slow) for seed in (3, 7))]
)
def test_the_ward_never_grows_out_of_the_window(browser: Browser, seed: int, leave: bool) -> None:
    game, chance = Game(seed=seed), Random(seed)
    ends: dict[int, float] = {}
    with Stage(browser, size=DESK) as stage:
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


@pytest.mark.parametrize("height", [pytest.param(DESK[1], marks=pytest.mark.slow), 720])
def test_on_the_play_page_nothing_has_to_be_scrolled(browser: Browser, play: PlayServer, height: int) -> None:
    with watched(browser, play.origin, DESK[0], height) as page:
        player = Player(page)
        player.arrive(play.origin)
        player.begin()
        assert page.evaluate("[scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0]
        assert player.board.evaluate("board => board.getBoundingClientRect().top") == 0
