"""The page between two games of a campaign: where the group stands, and what can be begun from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.board.campaign_page import OPENS
from holding_on.board.keeper import SavedGame
from holding_on.board.page_states import State
from holding_on.catalogue.loading import BOX, the_box
from tests.board.campaign_pages import (
    FIRST,
    NAMES,
    SECOND,
    THIRD,
    asked,
    brought_to_an_end,
    buttons,
    found,
    kept,
    offered,
    recorded,
    states,
    text_of,
)
from tests.game.campaigns import TITLES, WINS, lost, won


@pytest.fixture
def page(linked_folder: str) -> PlayPage:
    """A page with a folder of three scenarios."""
    return recorded(PlayPage(content=linked_folder))


def test_after_the_last_scenario_all_are_completed(page: PlayPage) -> None:
    brought_to_an_end(page, WINS, THIRD)
    assert offered(page) == ["Play scenario 3 again"]
    page.put_away()
    assert states(page) == ["done", "done", "done"]
    view = page.panel.page.view
    assert (view["all"], view["chosen"]) == (True, THIRD)
    asked(page, "begin", THIRD)
    assert page.game is not None
    assert page.game.scenario == THIRD


def test_between_two_games_a_page_says_where_the_group_stands(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    lost(campaign, names=NAMES)
    won(campaign)
    lost(campaign)
    campaign.leave()
    found(page, campaign.record())
    page.set_up()
    assert states(page) == ["done", "open", "later"]
    view = page.panel.page.view
    assert (view["last"], view["nurses"], view["chosen"], view["all"]) == (
        {"n": SECOND, "days": None},
        3,
        SECOND,
        False,
    )
    assert view["chapters"][1]["title"] == TITLES[SECOND]
    assert view["recap"] == campaign.recap(), "a group that comes back is told the way so far"
    assert TITLES[THIRD] not in str(view), "of a chapter that is not reached nothing is told"
    assert repr(page.panel.page).splitlines() == [
        "Home",
        campaign.recap(),
        "  Chapter 1. Who is Billy Kerr?, completed",
        f"  Chapter 2. {TITLES[SECOND]}",
    ]
    asked(page, "begin", SECOND)
    assert page.game is not None
    assert (page.game.scenario, page.game.names) == (SECOND, tuple(NAMES))
    assert page.keeper.kept["id"] == "here"


def test_the_last_game_lasted_as_long_as_it_is_said(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    assert page.game is not None
    day = page.game.view()["head"]["day"]
    page.put_away()
    assert page.panel.page.view["last"] == {"n": FIRST, "days": day}
    assert page.panel.page.view["recap"] == "", "who has just played knows"
    asked(page, "begin", SECOND)
    page.put_away()
    assert page.panel.page.view["last"] == {"n": FIRST, "days": None}, "that game came to no end"


def test_what_opens_is_what_no_chapter_before_it_had() -> None:
    page = PlayPage()
    campaign = ho.Campaign()
    won(campaign)
    campaign.leave()
    page.on_found(SavedGame(None, "here", at_once=True, campaign=campaign))
    _, second, third, *_ = page.panel.page.view["chapters"]
    assert [each["name"] for each in second["opens"]] == ["Turn the talk", "Ask what else there was"]
    assert (second["hearts"], third) == (1, {"n": 3, "state": "later"})
    deal = {**WINS["deal"], "partials": ["1-2", "1-4", "1-6"], "clears": ["1-2", "1-4", "1-6"]}
    won(campaign, SECOND, deal=deal)
    campaign.leave()
    page.panel.resume(SavedGame(None, "here", campaign=campaign))
    _, second, third, *_ = page.panel.page.view["chapters"]
    assert second["opens"] == []
    assert ([each["name"] for each in third["opens"]], third["hearts"]) == (["Ring somebody"], 2)


def test_everything_that_a_chapter_can_bring_has_words_and_a_drawing() -> None:
    schema = json.loads((BOX / "schemas" / "scenario.schema.json").read_text(encoding="utf-8"))
    assert sorted(schema["properties"]["systems"]["items"]["enum"]) == sorted(OPENS)
    drawings = {path.stem for path in Path("widgets/drawings").glob("*.svg")}
    for deed, drawn in (each for deeds in OPENS.values() for each in deeds.items()):
        assert drawn in drawings
        assert {f"campaign.opens.{deed}.name", f"campaign.opens.{deed}.brief"} <= the_box().words("en").keys()


@pytest.mark.parametrize("number", [THIRD, 0, -1, True, 1.0, "1", None, [1]])
def test_a_chapter_that_is_not_reached_is_not_begun_from_there(page: PlayPage, number: object) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    asked(page, "begin", number)
    for kind in ("begins", None, 7, ["reset"]):
        asked(page, kind, FIRST)
    assert (page.state, page.game) == (State.BETWEEN, None)
    assert kept(page).completed == (FIRST,)


def test_a_chapter_that_is_pressed_twice_is_begun_once(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    asked(page, "begin", SECOND)
    begun = page.game
    asked(page, "begin", SECOND)
    assert page.game is begun is not None


def test_scen_15_a_completed_scenario_is_played_again_from_there(page: PlayPage) -> None:
    brought_to_an_end(page, WINS, SECOND)
    page.put_away()
    assert states(page)[:2] == ["done", "done"]
    page.form.name(0, "Änne")
    asked(page, "begin", FIRST)
    assert page.game is not None
    assert (page.game.scenario, page.game.names[0]) == (FIRST, "Änne")


def test_who_plays_is_asked_where_somebody_wants_it_and_where_a_name_is_wrong(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    asked(page, "who")
    assert page.parts.opening in page.children
    assert [each["state"] for each in page.form.view["chapters"]] == ["done", "open", "alone"]
    page.form.name(0, "")
    page.form._handle_custom_msg({"kind": "back"}, [])
    assert states(page) == ["done", "open", "later"]
    asked(page, "begin", SECOND)
    assert (page.state, page.game) == (State.OPENING, None)
    assert page.form.view["wrong"]["field"] == "names"


def test_not_today_says_that_it_is_kept_and_leads_back(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    asked(page, "rest")
    assert page.parts.resting in page.children
    assert "is kept" in text_of(page.parts.resting)
    assert the_box().words("en")["notice.help"] in text_of(page.parts.resting).replace("&#x27;", "'")
    buttons(page.parts.resting)["Back"].click()
    assert states(page) == ["done", "open", "later"]


def test_scen_16_the_campaign_begins_afresh(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    asked(page, "reset")
    assert page.state is State.OPENING
    assert page.keeper.kept == {}
    assert page.sent[-1] == {"kind": "forget", "id": "here"}
    assert [each["state"] for each in page.form.view["chapters"]] == ["open", "alone", "alone"]
    page.begin()
    assert page.game is not None
    assert page.game.scenario == FIRST
