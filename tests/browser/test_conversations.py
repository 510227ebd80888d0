"""What comes in one conversation is read on one page, and what is asked about it is answered there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Browser, expect

import holding_on as ho
from holding_on.board import Board
from holding_on.styles import balanced, seat_of
from holding_on.view.joining import said_on
from holding_on.view.shape import Leaf
from tests.browser.stage import LOW, PHONE, Stage
from tests.browser.ward import Ward
from tests.browser.watching import violations
from tests.views.there import there


def before(scenario: int, wanted: Callable[[Leaf], bool]) -> tuple[ho.Game, ho.Action]:
    """A balanced game, and the answer that brings such a page."""
    for seed in range(40):
        game = ho.Game(scenario, 3, seed)
        while game.outcome is None:
            legal = game.legal_actions()
            game.apply(legal[0] if len(legal) == 1 else balanced(seat_of(game), legal))
            if any(map(wanted, game.pages())):
                again = ho.Game(scenario, 3, seed)
                for action in game.actions[:-1]:
                    again.apply(action)
                return again, game.actions[-1]
    raise AssertionError("no such page came")


def is_heavy_among_others(page: Leaf) -> bool:
    """A conversation of three things of which some are heavy, and one is an Event."""
    return (
        len(page["cards"]) == 3 and {card["kind"] for card in said_on(page)} == {"told", "event"} and heavy(page) != []
    )


def heavy(page: Leaf) -> list[Leaf]:
    """The memories of a conversation that have a note."""
    return [card for card in said_on(page) if page["kind"] == "conversation" and card["cover"]]


def test_each_heavy_memory_of_a_conversation_is_unfolded_by_itself_and_one_press_goes_on(browser: Browser) -> None:
    game, action = before(1, is_heavy_among_others)
    for size in (LOW, PHONE):
        with Stage(browser, size=size) as stage:
            position = ho.Game.from_record(game.record())
            stage.show(Board(position, take_focus=True))
            stage.say(partial(position.apply, action))
            ward = Ward(stage.page)
            page = next(each for each in position.pages() if each["kind"] == "conversation")
            first, *others = heavy(page)
            expect(ward.page).to_contain_text(there(first["cover"])["note"])
            expect(ward.page).not_to_contain_text(first["words"])
            assert violations(stage.page) == []
            ward.page.locator("[data-do=unfold]").first.click()
            expect(ward.page).to_contain_text(first["words"])
            expect(ward.page_title).to_be_focused()
            for other in others:
                expect(ward.page).not_to_contain_text(other["words"])
            line = page["line"]
            stage.page.keyboard.press("Enter")
            expect(ward.page.and_(stage.page.locator(f"[data-line='{line}']"))).to_have_count(0)
            assert stage.complaints == []


def is_heavy_and_asks(page: Leaf) -> bool:
    """A heavy memory told alone, and what is asked about it stands on its page."""
    return page["kind"] == "told" and bool(page.get("asks")) and page["cover"] is not None


def test_a_memory_is_kept_or_left_on_its_page_folded_too(browser: Browser) -> None:
    game, action = before(2, is_heavy_and_asks)
    with Stage(browser, size=LOW) as stage:
        stage.show(Board(game, take_focus=True))
        stage.say(lambda: game.apply(action))
        ward, asked = Ward(stage.page), len(game.actions)
        expect(ward.page).to_contain_text(game.view()["prompt"]["short"])
        assert violations(stage.page) == []
        stage.page.keyboard.press("Enter")
        assert len(game.actions) == asked, "Enter keeps nothing by accident"
        ward.page.get_by_role("button", name="Keep it").click()
        stage.page.wait_for_timeout(100)
        assert game.actions[asked].kind == "keep"
        assert stage.complaints == []
