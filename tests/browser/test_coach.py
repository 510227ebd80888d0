"""The coach on the board: asked by key from the menu, read aloud, and seen whole beside the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.board import coaching as board_coaching
from holding_on.board.coaching import Coach
from holding_on.board.guard import Guard
from holding_on.game import Game
from tests.browser.playing import Player
from tests.browser.seeing import faults_of_texts, small_targets
from tests.browser.servers import PlayServer
from tests.browser.stage import DESK, EVERY_SIZE_AND_THEME, SIZES, Stage
from tests.browser.ward import PLAY_PAGE, Ward
from tests.browser.watching import Watch, violations

ASK = "What would you think about here?"


def asked(stage: Stage) -> tuple[Board, Coach]:
    """A board on which somebody is to be assigned, and its coach."""
    game = Game(seed=7, first=0, names=["Ann", "Ben", "Cleo"])
    game.apply(ho.Action.of("turn"))
    board, coach = Board(game), Coach(game.words, Guard(pytest.fail, pytest.fail))
    coach.attend(board)
    stage.show(board)
    Ward(stage.page).go_on()
    stage.page.keyboard.press("Escape")
    return board, coach


def menu(page: Page) -> Locator:
    """The button that opens the menu."""
    return page.locator("[data-part=doors], nav").get_by_role("button", name="Menu", exact=True)


def notice(page: Page) -> Locator:
    """The notice beside the question."""
    return page.locator("[data-part=notice]")


@pytest.mark.parametrize(("size", "theme"), EVERY_SIZE_AND_THEME)
def test_by_key_and_by_ear_it_says_what_each_answer_gained(
    browser: Browser, size: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_coaching, "GAMES", 20)
    with Stage(browser, size=SIZES[size], theme=theme) as stage:
        board, coach = asked(stage)
        page = stage.page
        menu(page).focus()
        page.keyboard.press("Enter")
        item = Ward(page).button(ASK)
        item.focus()
        page.keyboard.press("Enter")
        expect(notice(page)).to_contain_text("a careful player now plays 20 games on")
        stage.say(coach.finish)
        expect(notice(page)).to_contain_text("Of these 20 games")
        expect(notice(page).locator("p")).to_have_count(len(board.game.legal_actions()) + 2)
        spoken = page.locator("[data-game][aria-live=polite]")
        for action in board.game.legal_actions():
            expect(notice(page)).to_contain_text(board.game.say(action))
            expect(spoken).to_contain_text(board.game.say(action))
        assert violations(page) == []
        assert small_targets(notice(page)) == []
        assert faults_of_texts(notice(page)) == []
        close = notice(page).get_by_role("button", name="Close", exact=True)
        close.focus()
        page.keyboard.press("Enter")
        expect(notice(page)).to_have_count(0)
        assert stage.complaints == []


def test_the_page_is_played_on_while_it_counts(browser: Browser, play: PlayServer) -> None:
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]})
    watch = Watch(context.new_page())
    player = Player(watch.page)
    player.arrive(play.origin)
    player.begin()
    page, ward = watch.page, Ward(watch.page.locator(PLAY_PAGE))
    player.take(0)
    menu(page).click()
    ward.button(ASK).click()
    expect(notice(page)).to_contain_text("of these 60 games", ignore_case=True, timeout=60_000)
    ward.button(ASK).click()
    player.take(0)
    expect(notice(page)).to_have_count(0)
    expect(ward.button(ASK)).to_be_visible()
    watch.assert_clean(play.origin)
    context.close()
