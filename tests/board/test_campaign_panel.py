"""The campaign on the play page, without a browser: what is offered and told after an outcome."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import pytest

import holding_on as ho
from holding_on import days
from holding_on.board import Board, PlayPage
from holding_on.board.page_states import State
from holding_on.game import records
from tests.board.campaign_pages import (
    FIRST,
    NAMES,
    SECOND,
    brought_to_an_end,
    choose,
    found,
    kept,
    offered,
    recorded,
    said_after,
)
from tests.game.campaigns import LOSES, TITLES, WINS, linked, lost, nearly


@pytest.fixture
def page(linked_folder: str) -> PlayPage:
    """A page with a folder of three scenarios."""
    return recorded(PlayPage(content=linked_folder))


def test_a_group_that_has_played_nothing_is_told_nothing(page: PlayPage) -> None:
    page.begin()
    assert offered(page) == []
    assert page.game is not None
    assert page.game.scenario == FIRST
    page.put_away()
    assert page.state is State.OPENING
    assert page.keeper.kept == {}


def test_between_two_games_the_chapters_so_far_are_told(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    assert page.panel.so_far not in page.children
    page.put_away()
    assert page.state is State.BETWEEN
    assert page.panel.so_far in page.children
    shown = page.panel.so_far.value
    assert page.panel.campaign is not None
    assert days.chapters(page.panel.campaign) in shown
    assert "<summary>The chapters so far</summary>" in shown


def test_scen_01_after_a_win_the_next_scenario_is_offered_and_begun_with_the_same_nurses(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    assert offered(page) == [TITLES[SECOND], "Play scenario 1 again"]
    assert [each.main for each in page.panel.offers] == [True, False]
    assert said_after(page) == "", "its question says it all"
    assert kept(page).completed == (FIRST,)
    choose(page, TITLES[SECOND])
    assert page.game is not None
    assert (page.game.scenario, page.game.names) == (SECOND, tuple(NAMES))
    assert isinstance(page.children[-1], Board)
    assert offered(page) == []
    assert page.keeper.kept["id"] == "here"
    assert kept(page).game is not None


def test_after_a_chapter_the_chapters_so_far_stand_below_its_days_and_in_their_file(page: PlayPage) -> None:
    brought_to_an_end(page, WINS, SECOND)
    page.show_days()
    assert page.days.chapters.value.count('class="hd-chapter"') == 2
    assert TITLES[SECOND] in page.days.chapters.value
    assert page.days.page.children[-1] is page.days.chapters
    saved = page_saved(page)
    assert saved.count('<li class="hd-chapter"') == 2
    assert NAMES[0] not in saved
    work = page.days._work
    assert work is not None
    work.finish()
    assert page.days.chapters.value.count('class="hd-chapter"') == 2, "the turning points have come"


def page_saved(page: PlayPage) -> str:
    """The file that the link of the days saves."""
    return b64decode(page.days.link.value.partition("base64,")[2].partition('"')[0]).decode()


def test_in_the_middle_of_the_next_chapter_only_those_that_are_over_are_told(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    choose(page, TITLES[SECOND])
    page.stop_here()
    page.show_days()
    assert page.days.chapters.value.count('class="hd-chapter"') == 1
    assert TITLES[SECOND] not in page.days.chapters.value


def test_below_the_days_of_a_game_by_itself_and_of_the_first_one_stand_no_chapters(page: PlayPage) -> None:
    page.begin()
    page.stop_here()
    page.show_days()
    assert page.days.chapters.value == ""
    page.leave_days()
    page.go_on()
    page.put_away()
    brought_to_an_end(page, WINS)
    alone = ho.Game(FIRST, content=page.content, seed=5)
    page.days.show(alone, page.panel.campaign)
    assert page.days.chapters.value == ""


def test_scen_14_after_a_loss_it_can_be_tried_again_and_nothing_further(page: PlayPage) -> None:
    brought_to_an_end(page, LOSES)
    assert offered(page) == ["Try scenario 1 again"]
    choose(page, "Try scenario 1 again")
    assert page.game is not None
    assert (page.game.scenario, page.game.outcome) == (FIRST, None)
    assert kept(page).tries == {FIRST: 1}


def test_a_completed_scenario_can_be_played_again_and_stays_completed_when_that_is_lost(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    choose(page, "Play scenario 1 again")
    campaign = page.panel.campaign
    assert campaign is not None
    lost(campaign, FIRST)
    assert campaign.game is not None
    page._play(campaign.game)
    assert offered(page) == [TITLES[SECOND], "Play scenario 1 again"]
    assert "was completed before" in said_after(page)
    assert (kept(page).completed, kept(page).tries) == ((FIRST,), {FIRST: 2})


def test_a_new_game_puts_the_game_away_and_not_what_was_reached(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    choose(page, TITLES[SECOND])
    page.new_game()
    page.put_away()
    assert kept(page).completed == (FIRST,)
    assert kept(page).game is None
    assert not [message for message in page.sent if message["kind"] == "forget"]


def test_a_last_choice_that_is_taken_back_takes_the_offer_back(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    last = nearly(campaign, FIRST, {**LOSES, "free_undo": True})
    found(page, campaign.record())
    page.resume()
    assert page.game is not None
    page.game.apply(last)
    assert offered(page) == ["Try scenario 1 again"]
    page.game.undo()
    assert offered(page) == []
    assert page.keeper.kept["record"] == page.game.record()


def test_hostile_names_and_titles_are_escaped(tmp_path: Path) -> None:
    folder = linked(tmp_path)
    words = folder / "text" / "en" / "own.toml"
    words.write_text(words.read_text(encoding="utf-8").replace(TITLES[SECOND], "<b>bold</b>"), encoding="utf-8")
    page = recorded(PlayPage(content=str(folder)))
    brought_to_an_end(page, WINS)
    assert "<b>" not in said_after(page)
    page.put_away()
    assert "<b>" not in page.panel.page.in_html()
    assert records.is_campaign(page.keeper.kept["record"])


def test_a_scenario_before_its_turn_is_played_by_itself_and_the_group_is_there_again(page: PlayPage) -> None:
    brought_to_an_end(page, LOSES)
    page.new_game()
    page.form.choose(scenario=SECOND)
    page.begin()
    assert page.game is not None
    assert page.game.scenario == SECOND
    assert page.panel.offers == ()
    assert not records.is_campaign(page.keeper.kept["record"])
    page.put_away()
    page.resume()
    assert kept(page).tries == {FIRST: 1}
    assert kept(page).next == FIRST
    assert page.form.choice.scenario == FIRST
    shown = {each["n"]: each["state"] for each in page.form.view["chapters"]}
    assert (shown[FIRST], shown[SECOND]) == ("open", "alone")
