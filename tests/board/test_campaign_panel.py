"""The campaign on the play page, without a browser: what is offered after an outcome, and what is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types
import pytest

import holding_on as ho
from holding_on.board import Board, PlayPage
from holding_on.game import records
from tests.game.campaigns import LINKED, LOSES, TITLES, WINS, linked, lost, nearly, only_linked, won

FIRST, SECOND, THIRD = LINKED
NAMES = ["Maeve", "Tom", "Una"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with three scenarios, whatever else the box holds."""
    return only_linked(tmp_path_factory.mktemp("linked"))


@pytest.fixture
def page(folder: str) -> PlayPage:
    """A page with this folder."""
    return recorded(PlayPage(content=folder))


def recorded(page: PlayPage) -> PlayPage:
    """A page that writes down what it tells the browser."""
    page.sent = []
    page.keeper.send = page.sent.append
    return page


def found(page: PlayPage, record: str, **other: object) -> None:
    """A record is stored in the browser."""
    page.keeper._handle_custom_msg(
        {"kind": "found", "id": "here", "record": record, "played": False, "at_once": False, **other}, []
    )


def opened(page: PlayPage, text: str) -> None:
    """A file is opened."""
    page.keeper._handle_custom_msg({"kind": "open", "name": "x.json", "size": len(text), "text": text}, [])


def buttons(part: Any) -> dict[str, ipywidgets.Button]:
    """The buttons in a part of the page, by their words."""
    if isinstance(part, ipywidgets.Button):
        return {part.description: part}
    found: dict[str, ipywidgets.Button] = {}
    for child in getattr(part, "children", ()):
        found |= buttons(child)
    return found


def text_of(part: Any) -> str:
    """What a part of the page says."""
    if isinstance(part, ipywidgets.HTML):
        return str(part.value)
    return " ".join(text_of(child) for child in getattr(part, "children", ()))


def brought_to_an_end(page: PlayPage, options: dict[str, Any], scenario: int = FIRST) -> None:
    """On this page a campaign that the browser has stored comes to the last choice of a game."""
    campaign = ho.Campaign(page.content)
    for number in range(FIRST, scenario):
        won(campaign, number, names=NAMES)
    last = nearly(campaign, scenario, {**options, "names": NAMES})
    found(page, campaign.record())
    page.resume()
    assert buttons(page.panel.offers) == {}
    assert page.game is not None
    page.game.apply(last)


def kept(page: PlayPage) -> ho.Campaign:
    """The campaign that the browser keeps."""
    return ho.Campaign.from_record(page.keeper.kept["record"], page.content)


def test_a_group_that_has_played_nothing_is_told_nothing(page: PlayPage) -> None:
    assert text_of(page.panel.progress) == ""
    page.begin()
    assert buttons(page.panel.offers) == {}
    assert page.game is not None
    assert page.game.scenario == FIRST
    page.put_away()
    assert text_of(page.panel.progress) == ""
    assert page.keeper.kept == {}


def test_scen_01_after_a_win_the_next_scenario_is_offered_and_begun_with_the_same_nurses(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    assert list(buttons(page.panel.offers)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert TITLES[SECOND] in text_of(page.panel.offers)
    assert kept(page).completed == (FIRST,)
    buttons(page.panel.offers)["Go on to scenario 2"].click()
    assert page.game is not None
    assert (page.game.scenario, page.game.names) == (SECOND, tuple(NAMES))
    assert isinstance(page.children[-1], Board)
    assert buttons(page.panel.offers) == {}
    assert page.keeper.kept["id"] == "here"
    assert kept(page).game is not None


def test_scen_14_after_a_loss_it_can_be_tried_again_and_nothing_further(page: PlayPage) -> None:
    brought_to_an_end(page, LOSES)
    assert list(buttons(page.panel.offers)) == ["Try scenario 1 again"]
    buttons(page.panel.offers)["Try scenario 1 again"].click()
    assert page.game is not None
    assert (page.game.scenario, page.game.outcome) == (FIRST, None)
    assert kept(page).tries == {FIRST: 1}


def test_a_completed_scenario_can_be_played_again_and_stays_completed_when_that_is_lost(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    buttons(page.panel.offers)["Play scenario 1 again"].click()
    campaign = page.panel.campaign
    assert campaign is not None
    lost(campaign, FIRST)
    assert campaign.game is not None
    page._play(campaign.game)
    assert list(buttons(page.panel.offers)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert "was completed before" in text_of(page.panel.offers)
    assert (kept(page).completed, kept(page).tries) == ((FIRST,), {FIRST: 2})


def test_after_the_last_scenario_all_are_completed(page: PlayPage) -> None:
    brought_to_an_end(page, WINS, THIRD)
    assert list(buttons(page.panel.offers)) == ["Play scenario 3 again"]
    page.put_away()
    assert "Every scenario that lies here is completed." in text_of(page.panel.progress)
    page.begin()
    assert page.game is not None
    assert page.game.scenario == THIRD


def test_the_opening_page_says_where_the_group_stands(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    lost(campaign, names=NAMES)
    won(campaign)
    lost(campaign)
    campaign.leave()
    found(page, campaign.record())
    assert page.parts.opening in page.children
    told = text_of(page.panel.progress)
    assert "“Who is Billy Kerr?”: completed, played 2 times." in told
    assert "“The letter on the sill”: played once so far." in told
    assert "One more follows" in told
    assert TITLES[THIRD] not in told
    assert [field.value for field in page.form.names] == NAMES
    page.begin()
    assert page.game is not None
    assert (page.game.scenario, page.game.names) == (SECOND, tuple(NAMES))
    assert page.keeper.kept["id"] == "here"


def test_scen_15_a_completed_scenario_is_played_again_from_the_opening_page(page: PlayPage) -> None:
    brought_to_an_end(page, WINS, SECOND)
    page.put_away()
    page.form.names[0].value = "Änne"
    buttons(page.panel.progress)["Play scenario 1 again"].click()
    assert page.game is not None
    assert (page.game.scenario, page.game.names[0]) == (FIRST, "Änne")


def test_scen_16_to_begin_afresh_is_asked_about_first(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    page.put_away()
    buttons(page.panel.progress)["Start the campaign afresh"].click()
    assert list(buttons(page.panel.progress)) == ["Put it away", "Keep it"]
    page.form.names[0].value = "Änne"
    buttons(page.panel.progress)["Keep it"].click()
    assert page.form.names[0].value == "Änne"
    assert kept(page).completed == (FIRST,)
    buttons(page.panel.progress)["Start the campaign afresh"].click()
    buttons(page.panel.progress)["Put it away"].click()
    assert "begins afresh" in text_of(page.panel.progress)
    assert buttons(page.panel.progress) == {}
    assert page.keeper.kept == {}
    assert page.sent[-1] == {"kind": "forget", "id": "here"}
    page.begin()
    assert page.game is not None
    assert page.game.scenario == FIRST


def test_a_new_game_puts_the_game_away_and_not_what_was_reached(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    buttons(page.panel.offers)["Go on to scenario 2"].click()
    page.new_game()
    page.put_away()
    assert kept(page).completed == (FIRST,)
    assert kept(page).game is None
    assert not [message for message in page.sent if message["kind"] == "forget"]


def test_a_start_clean_puts_the_game_away_and_not_what_was_reached(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    won(campaign, names=NAMES)
    campaign.play()
    found(page, campaign.record())
    page.start_clean()
    assert page.parts.opening in page.children
    assert "completed, played once" in text_of(page.panel.progress)
    assert (kept(page).completed, kept(page).game) == ((FIRST,), None)


def test_a_start_clean_leaves_alone_what_another_tab_plays(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    won(campaign)
    found(page, campaign.record(), played=True)
    page.start_clean()
    assert (page.keeper.kept, page.sent, text_of(page.panel.progress)) == ({}, [], "")
    page.begin()
    assert page.keeper.kept["id"] != "here"


def test_a_campaign_is_saved_and_opened_at_another_table(page: PlayPage, folder: str) -> None:
    brought_to_an_end(page, WINS)
    page.keeper._handle_custom_msg({"kind": "save"}, [])
    page.put_away()
    page.keeper._handle_custom_msg({"kind": "save"}, [])
    during, between = [message for message in page.sent if message["kind"] == "save"]
    assert (during["name"], between["name"]) == (
        "holding-on-maeve-tom-una-4.json",
        "holding-on-maeve-tom-una-campaign-1.json",
    )
    other = recorded(PlayPage(content=folder))
    opened(other, during["text"])
    assert list(buttons(other.panel.offers)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert other.keeper.kept["record"] == during["text"]
    opened(other, between["text"])
    assert other.parts.opening in other.children
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
    assert "completed, played once" in text_of(page.panel.progress)
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
    assert list(buttons(page.panel.offers)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert kept(page).completed == (FIRST,)


@pytest.mark.parametrize("scenario", [FIRST, SECOND])
def test_a_game_from_a_file_gives_way_to_the_group_that_sat_here(page: PlayPage, scenario: int) -> None:
    brought_to_an_end(page, WINS)
    game = ho.Game(scenario, seed=3, content=page.content)
    opened(page, game.record())
    assert page.keeper.kept["record"] == game.record()
    assert page.keeper.kept["id"] != "here"
    assert buttons(page.panel.offers) == {}
    page.put_away()
    page.resume()
    assert list(buttons(page.panel.offers)) == ["Go on to scenario 2", "Play scenario 1 again"]
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
    assert buttons(page.panel.offers) == {}
    assert page.keeper.kept["record"] == page.game.record()
    page.put_away()
    assert page.keeper.kept == {}


def test_a_last_choice_that_is_taken_back_takes_the_offer_back(page: PlayPage) -> None:
    campaign = ho.Campaign(page.content)
    last = nearly(campaign, FIRST, {**LOSES, "free_undo": True})
    found(page, campaign.record())
    page.resume()
    assert page.game is not None
    page.game.apply(last)
    assert list(buttons(page.panel.offers)) == ["Try scenario 1 again"]
    page.game.undo()
    assert buttons(page.panel.offers) == {}
    assert page.keeper.kept["record"] == page.game.record()


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
    assert text_of(page.panel.progress) == ""
    page.begin()
    assert page.game is not None
    assert page.game.scenario == FIRST
    assert page.keeper.kept["id"] != "here"


def test_hostile_names_and_titles_are_escaped(tmp_path: Path) -> None:
    folder = linked(tmp_path)
    words = folder / "text" / "en" / "own.toml"
    words.write_text(words.read_text(encoding="utf-8").replace(TITLES[SECOND], "<b>bold</b>"), encoding="utf-8")
    page = recorded(PlayPage(content=str(folder)))
    brought_to_an_end(page, WINS)
    assert "<b>" not in text_of(page.panel.offers)
    page.put_away()
    assert "<b>" not in text_of(page.panel.progress)
    assert records.is_campaign(page.keeper.kept["record"])


def test_a_scenario_before_its_turn_is_played_by_itself_and_the_group_is_there_again(page: PlayPage) -> None:
    brought_to_an_end(page, LOSES)
    page.new_game()
    page.form.scenario.value = SECOND
    page.begin()
    assert page.game is not None
    assert page.game.scenario == SECOND
    assert page.panel.offers.children == ()
    assert not records.is_campaign(page.keeper.kept["record"])
    page.put_away()
    page.resume()
    assert kept(page).tries == {FIRST: 1}
    assert kept(page).next == FIRST
    assert page.form.scenario.value == FIRST
    titles = {number: title for title, number in page.form.scenario.options}
    assert titles[SECOND].endswith("by itself, before its turn")
    assert not titles[FIRST].endswith("by itself, before its turn")
