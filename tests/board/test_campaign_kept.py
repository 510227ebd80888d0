"""A campaign that a browser or a file keeps: what is taken up, what gives way, and what is refused."""

from __future__ import annotations

import json

import pytest

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.board.page_states import State
from tests.board.campaign_pages import (
    FIRST,
    NAMES,
    SECOND,
    brought_to_an_end,
    found,
    kept,
    offered,
    opened,
    recorded,
    states,
)
from tests.game.campaigns import TITLES, WINS, nearly, won


@pytest.fixture
def page(linked_folder: str) -> PlayPage:
    """A page with a folder of three scenarios."""
    return recorded(PlayPage(content=linked_folder))


def test_a_start_clean_puts_the_game_away_and_not_what_was_reached(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    won(campaign, names=NAMES)
    campaign.play()
    found(page, campaign.record())
    page.start_clean()
    assert states(page) == ["done", "open", "later"]
    assert (kept(page).completed, kept(page).game) == ((FIRST,), None)


def test_a_start_clean_leaves_alone_what_another_tab_plays(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    won(campaign)
    found(page, campaign.record(), played=True)
    page.start_clean()
    assert (page.keeper.kept, page.sent, page.state) == ({}, [], State.OPENING)
    page.begin()
    assert page.keeper.kept["id"] != "here"


def test_a_campaign_is_saved_and_opened_at_another_table(page: PlayPage, linked_folder: str) -> None:
    brought_to_an_end(page, WINS)
    page.keeper._handle_custom_msg({"kind": "save"}, [])
    page.put_away()
    page.keeper._handle_custom_msg({"kind": "save"}, [])
    during, between = [message for message in page.sent if message["kind"] == "save"]
    assert (during["name"], between["name"]) == (
        "holding-on-maeve-tom-una-4.json",
        "holding-on-maeve-tom-una-campaign-1.json",
    )
    other = recorded(PlayPage(content=linked_folder))
    opened(other, during["text"])
    assert offered(other) == [TITLES[SECOND], "Play scenario 1 again"]
    assert other.keeper.kept["record"] == during["text"]
    opened(other, between["text"])
    assert states(other) == ["done", "open", "later"]
    assert other.keeper.kept["record"] == between["text"]


def test_a_campaign_from_a_file_asks_before_it_takes_the_place_of_a_game(page: PlayPage) -> None:
    page.begin()
    running, before = page.game, page.keeper.kept
    campaign = ho.Campaign(page.content)
    won(campaign, names=NAMES)
    campaign.leave()
    opened(page, campaign.record())
    assert "A game from a file: Maeve, Tom and Una, before scenario 2." in page.parts.from_file.value
    page.go_on()
    assert (page.game, page.keeper.kept) == (running, before)
    opened(page, campaign.record())
    page.resume()
    assert (page.game, page.board) == (None, None)
    assert states(page) == ["done", "open", "later"]
    assert page.keeper.kept["id"] != before["id"]
    assert not page.sent


def test_a_group_that_has_finished_no_game_is_kept_as_its_game_alone(page: PlayPage) -> None:
    game = ho.Game(seed=3, content=page.content)
    found(page, game.record())
    page.resume()
    assert page.keeper.kept["record"] == game.record()
    campaign = ho.Campaign(page.content)
    last = nearly(campaign, FIRST, WINS)
    assert campaign.game is not None
    opened(page, campaign.game.record())
    page.resume()
    assert page.game is not None
    page.game.apply(last)
    assert offered(page) == [TITLES[SECOND], "Play scenario 1 again"]
    assert kept(page).completed == (FIRST,)


@pytest.mark.parametrize("scenario", [FIRST, SECOND])
def test_a_game_from_a_file_gives_way_to_the_group_that_sat_here(page: PlayPage, scenario: int) -> None:
    brought_to_an_end(page, WINS)
    game = ho.Game(scenario, seed=3, content=page.content)
    opened(page, game.record())
    assert page.keeper.kept["record"] == game.record()
    assert page.keeper.kept["id"] != "here"
    assert offered(page) == []
    page.put_away()
    page.resume()
    assert offered(page) == [TITLES[SECOND], "Play scenario 1 again"]
    assert page.keeper.kept["id"] == "here"
    assert kept(page).completed == (FIRST,)


def test_a_game_of_a_later_scenario_alone_offers_nothing_after_it(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    won(campaign)
    last = nearly(campaign, SECOND, WINS)
    assert campaign.game is not None
    opened(page, campaign.game.record())
    assert page.game is not None
    page.game.apply(last)
    assert offered(page) == []
    assert page.keeper.kept["record"] == page.game.record()
    page.put_away()
    assert page.keeper.kept == {}


def test_a_damaged_campaign_is_told_in_one_sentence_and_changes_nothing(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    before = page.keeper.kept
    future = json.dumps({**json.loads(before["record"]), "version": 99})
    for text in (before["record"].replace("condition", "objective").replace("Maeve", "Mave"), future):
        opened(page, text)
        assert "nothing has changed" in page.parts.trouble.value
        assert page.keeper.kept == before


def test_a_group_that_went_on_in_another_tab_is_let_go(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    page.keeper._handle_custom_msg({"kind": "elsewhere"}, [])
    assert "another tab" in page.parts.trouble.value
    assert page.state is State.OPENING
    page.begin()
    assert page.game is not None
    assert page.game.scenario == FIRST
    assert page.keeper.kept["id"] != "here"
