"""Which scenario the play page offers first: the one that is played by itself to whoever is new, else the campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.board.menu import MenuItem
from holding_on.board.page_states import State
from tests.content.zeroth import TITLE, zeroth
from tests.engine.table import played_out
from tests.game.campaigns import only_linked, won


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with a scenario 0."""
    return zeroth(tmp_path_factory.mktemp("zeroth"))


@pytest.fixture
def page(folder: str) -> PlayPage:
    """A page with this folder, on which nobody has played yet."""
    page = PlayPage(content=folder, seed="7")
    page.set_up()
    return page


def found(page: PlayPage, record: str) -> None:
    """A record is stored in the browser."""
    page.keeper._handle_custom_msg(
        {"kind": "found", "id": "here", "record": record, "played": False, "at_once": False}, []
    )


def on_its_way(page: PlayPage, folder: str) -> ho.Campaign:
    """The browser finds the campaign of a group that has won its first scenario."""
    campaign = ho.Campaign(folder)
    won(campaign)
    campaign.leave()
    found(page, campaign.record())
    return campaign


def played(page: PlayPage) -> Any:
    """Play the game on the page to its end."""
    assert page.game is not None
    return played_out(page.game).outcome


def click(item: MenuItem) -> None:
    """Click on an item of the page of the ending."""
    assert item.chosen is not None
    item.chosen({})


def won_now(page: PlayPage) -> bool:
    """Whether the game on a page was won."""
    return page.game is not None and page.game.outcome is not None and page.game.outcome.won


def test_scenario_0_stands_first_and_is_chosen_for_whoever_is_new(page: PlayPage) -> None:
    chapters = page.form.view["chapters"]
    assert [(each["n"], each["state"]) for each in chapters[:3]] == [(0, "apart"), (1, "open"), (2, "alone")]
    assert (chapters[0]["title"], page.form.choice.scenario) == (TITLE, 0)
    assert list(page.form._text_lines())[-1] == TITLE, "it is no chapter, and has no number"
    page.begin()
    assert page.game is not None
    assert (page.game.scenario, page.game.view()["head"]["title"]) == (0, TITLE)


@pytest.mark.parametrize("scenario", [1, 2, 0])
def test_the_command_chooses_another_for_whoever_is_new(
    scenario: int, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDING_ON_CONTENT", folder)
    monkeypatch.setenv("HOLDING_ON_SCENARIO", str(scenario))
    assert ho.board.play_page().form.choice.scenario == scenario


def test_who_has_played_scenario_0_to_its_end_is_offered_the_campaign(page: PlayPage) -> None:
    page.begin()
    played(page)
    page.put_away()
    assert (page.state, page.form.choice.scenario) == (State.OPENING, 1)
    assert page.form.view["chapters"][0]["state"] == "apart", "it can be played again, and is never completed"


def test_who_puts_scenario_0_away_before_its_end_is_offered_it_again(page: PlayPage) -> None:
    page.begin()
    page.put_away()
    assert page.form.choice.scenario == 0


@pytest.mark.parametrize("scenario", [1, 2])
def test_who_puts_any_other_game_away_is_offered_the_campaign(scenario: int, page: PlayPage) -> None:
    page.form.choose(scenario=scenario)
    page.begin()
    page.put_away()
    assert page.form.choice.scenario == 1


def test_who_starts_clean_beside_a_game_that_was_found_is_offered_the_campaign(page: PlayPage, folder: str) -> None:
    found(page, ho.Game(scenario=1, content=folder, seed=1).record())
    assert page.state is State.OFFERING
    page.start_clean()
    assert page.form.choice.scenario == 1


def test_a_group_on_its_way_is_offered_what_comes_next_and_its_map_shows_no_0(page: PlayPage, folder: str) -> None:
    campaign = on_its_way(page, folder)
    page.set_up()
    assert page.form.choice.scenario == 2
    assert [each["n"] for each in page.panel.page.view["chapters"]] == list(campaign.scenarios)


def test_a_game_of_scenario_0_changes_nothing_of_what_a_group_has_reached(page: PlayPage, folder: str) -> None:
    campaign = on_its_way(page, folder)
    page.resume()
    page.ask_who()
    page.form.choose(scenario=0)
    page.begin()
    assert page.game is not None
    assert (page.game.scenario, page.panel.campaign) == (0, None)
    played(page)
    assert [(each.item, each.main) for each in page.panel.offers] == [("go_on", won_now(page)), ("replay", False)]
    page.put_away()
    assert page.panel.campaign is not None
    assert page.panel.campaign.record() == campaign.record()


def test_after_an_evening_its_nurses_go_on_with_the_campaign(page: PlayPage) -> None:
    page.form.choose(names=("Orla", "Dee"), players=2)
    page.begin()
    played(page)
    go_on, again = page.panel.offers
    assert (go_on.text, again.text) == ("Who is Billy Kerr?", f"{TITLE}, again")
    click(go_on)
    assert page.game is not None
    assert (page.game.scenario, page.game.names) == (1, ("Orla", "Dee"))
    assert page.panel.campaign is not None
    assert page.panel.campaign.game is page.game


def test_the_same_nurses_may_play_another_evening(page: PlayPage) -> None:
    page.begin()
    played(page)
    before, (*_, again) = page.game, page.panel.offers
    click(again)
    assert page.game is not None
    assert before is not None
    assert (page.game.scenario, page.game.names) == (0, before.names)
    assert page.game.seed != before.seed
    assert page.panel.campaign is None


def test_a_group_on_its_way_goes_on_with_its_own_campaign_after_an_evening(page: PlayPage, folder: str) -> None:
    campaign = on_its_way(page, folder)
    page.resume()
    page.ask_who()
    page.form.choose(scenario=0)
    page.begin()
    played(page)
    click(page.panel.offers[0])
    assert page.game is not None
    assert page.game.scenario == campaign.next
    assert page.panel.campaign is not None
    assert page.panel.campaign.completed == campaign.completed


def test_a_campaign_that_is_begun_afresh_begins_with_1(page: PlayPage, folder: str) -> None:
    on_its_way(page, folder)
    page.panel._reset()
    assert (page.state, page.form.choice.scenario) == (State.OPENING, 1)


def test_without_a_scenario_0_the_campaign_is_offered_to_whoever_is_new(tmp_path: Path) -> None:
    assert PlayPage(content=only_linked(tmp_path)).form.choice.scenario == 1


@pytest.fixture
def asked() -> PlayPage:
    """A page of a room for which whoever leads it asked for scenario 0."""
    return PlayPage(seed="7", scenario=0)


def a_campaign() -> ho.Campaign:
    """A campaign on its way."""
    campaign = ho.Campaign()
    won(campaign)
    campaign.leave()
    return campaign


def test_the_scenario_asked_for_is_chosen_at_a_table_that_is_on_its_way(asked: PlayPage) -> None:
    campaign = a_campaign()
    found(asked, campaign.record())
    asked.set_up()
    assert (asked.state, asked.form.choice.scenario) == (State.OPENING, 0)
    asked.turn_back()
    assert asked.state is State.BETWEEN, "what the group has reached is one step away"
    asked.ask_who()
    asked.begin()
    played(asked)
    asked.put_away()
    assert (asked.state, asked.form.choice.scenario) == (State.BETWEEN, 2)
    assert asked.panel.campaign is not None
    assert asked.panel.campaign.record() == campaign.record()


@pytest.mark.parametrize("scenario", [0, 1, 3])
def test_the_scenario_asked_for_stays_chosen_until_a_game_of_it_is_over(scenario: int) -> None:
    page = PlayPage(seed="7", scenario=scenario)
    found(page, ho.Game(scenario=1, seed=1).record())
    page.start_clean()
    assert page.form.choice.scenario == scenario
    page.begin()
    page.put_away()
    assert (page.state, page.form.choice.scenario) == (State.OPENING, scenario)
    page.form.choose(seed="7")
    page.begin()
    played(page)
    page.put_away()
    assert page.form.choice.scenario == 1


def test_who_begins_the_campaign_afresh_begins_with_1_whatever_was_asked_for(asked: PlayPage) -> None:
    found(asked, a_campaign().record())
    asked.panel._reset()
    assert (asked.state, asked.form.choice.scenario) == (State.OPENING, 1)
