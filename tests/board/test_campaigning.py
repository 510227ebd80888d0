"""The group at a table, without a browser: what is offered after an outcome, where it stands, what is kept of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types
import pytest

import holding_on as ho
from holding_on.board import Board, Table
from holding_on.game import records
from holding_on.game.options import Options
from tests.game.campaigns import LINKED, LOSES, TITLES, WINS, linked, lost, nearly, won

FIRST, SECOND, THIRD = LINKED
NAMES = ["Maeve", "Tom", "Una"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with three scenarios, whatever else the box holds."""
    path = str(linked(tmp_path_factory.mktemp("linked")))
    Options(content=path).catalogue().scenario_numbers = list(LINKED)
    return path


@pytest.fixture
def table(folder: str) -> Table:
    """A table with this folder."""
    return sat_down(Table(content=folder))


def sat_down(table: Table) -> Table:
    """A table that writes down what it tells the browser."""
    table.sent = []
    table._keeper.send = table.sent.append
    return table


def found(table: Table, record: str, **other: object) -> None:
    """A record lies on the browser's shelf."""
    table._keeper._handle_custom_msg(
        {"kind": "found", "id": "here", "record": record, "played": False, "at_once": False, **other}, []
    )


def opened(table: Table, text: str) -> None:
    """A file is opened."""
    table._keeper._handle_custom_msg({"kind": "open", "name": "x.json", "size": len(text), "text": text}, [])


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


def brought_to_an_end(table: Table, options: dict[str, Any], scenario: int = FIRST) -> None:
    """At this table a group of the browser's makes the last choice of a game."""
    campaign = ho.Campaign(table._content)
    for number in range(FIRST, scenario):
        won(campaign, number, names=NAMES)
    last = nearly(campaign, scenario, {**options, "names": NAMES})
    found(table, campaign.record())
    table.take_up()
    assert buttons(table._group.offering) == {}
    assert table.game is not None
    table.game.apply(last)


def kept(table: Table) -> ho.Campaign:
    """The campaign that the browser keeps."""
    return ho.Campaign.from_record(table._keeper.kept["record"], table._content)


def test_a_group_that_has_played_nothing_is_told_nothing(table: Table) -> None:
    assert text_of(table._group.standing) == ""
    table.begin()
    assert buttons(table._group.offering) == {}
    assert table.game is not None
    assert table.game.scenario == FIRST
    table.sit_down()
    assert text_of(table._group.standing) == ""
    assert table._keeper.kept == {}


def test_scen_01_after_a_win_the_next_scenario_is_offered_and_begun_with_the_same_nurses(table: Table) -> None:
    brought_to_an_end(table, WINS)
    assert list(buttons(table._group.offering)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert TITLES[SECOND] in text_of(table._group.offering)
    assert kept(table).completed == (FIRST,)
    buttons(table._group.offering)["Go on to scenario 2"].click()
    assert table.game is not None
    assert (table.game.scenario, table.game.names) == (SECOND, tuple(NAMES))
    assert isinstance(table.children[-1], Board)
    assert buttons(table._group.offering) == {}
    assert table._keeper.kept["id"] == "here"
    assert kept(table).game is not None


def test_scen_14_after_a_loss_it_can_be_tried_again_and_nothing_further(table: Table) -> None:
    brought_to_an_end(table, LOSES)
    assert list(buttons(table._group.offering)) == ["Try scenario 1 again"]
    buttons(table._group.offering)["Try scenario 1 again"].click()
    assert table.game is not None
    assert (table.game.scenario, table.game.outcome) == (FIRST, None)
    assert kept(table).tries == {FIRST: 1}


def test_a_completed_scenario_can_be_played_again_and_stays_completed_when_that_is_lost(table: Table) -> None:
    brought_to_an_end(table, WINS)
    buttons(table._group.offering)["Play scenario 1 again"].click()
    campaign = table._group._campaign
    assert campaign is not None
    lost(campaign, FIRST)
    assert campaign.game is not None
    table._play(campaign.game)
    assert list(buttons(table._group.offering)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert "was completed before" in text_of(table._group.offering)
    assert (kept(table).completed, kept(table).tries) == ((FIRST,), {FIRST: 2})


def test_after_the_last_scenario_all_are_completed(table: Table) -> None:
    brought_to_an_end(table, WINS, THIRD)
    assert list(buttons(table._group.offering)) == ["Play scenario 3 again"]
    table.sit_down()
    assert "Every scenario that lies here is completed." in text_of(table._group.standing)
    table.begin()
    assert table.game is not None
    assert table.game.scenario == THIRD


def test_the_opening_page_says_where_the_group_stands(table: Table) -> None:
    campaign = ho.Campaign(table._content)
    lost(campaign, names=NAMES)
    won(campaign)
    lost(campaign)
    campaign.leave()
    found(table, campaign.record())
    assert table._opening in table.children
    told = text_of(table._group.standing)
    assert "“Who is Billy Kerr?”: completed, played 2 times." in told
    assert "“The letter on the sill”: played once so far." in told
    assert "One more follows" in told
    assert TITLES[THIRD] not in told
    assert [field.value for field in table._fields.names] == NAMES
    table.begin()
    assert table.game is not None
    assert (table.game.scenario, table.game.names) == (SECOND, tuple(NAMES))
    assert table._keeper.kept["id"] == "here"


def test_scen_15_a_completed_scenario_is_played_again_from_the_opening_page(table: Table) -> None:
    brought_to_an_end(table, WINS, SECOND)
    table.sit_down()
    table._fields.names[0].value = "Änne"
    buttons(table._group.standing)["Play scenario 1 again"].click()
    assert table.game is not None
    assert (table.game.scenario, table.game.names[0]) == (FIRST, "Änne")


def test_to_begin_afresh_is_asked_about_first(table: Table) -> None:
    brought_to_an_end(table, WINS)
    table.sit_down()
    buttons(table._group.standing)["Start the campaign afresh"].click()
    assert list(buttons(table._group.standing)) == ["Put it away", "Keep it"]
    table._fields.names[0].value = "Änne"
    buttons(table._group.standing)["Keep it"].click()
    assert table._fields.names[0].value == "Änne"
    assert kept(table).completed == (FIRST,)
    buttons(table._group.standing)["Start the campaign afresh"].click()
    buttons(table._group.standing)["Put it away"].click()
    assert "begins afresh" in text_of(table._group.standing)
    assert buttons(table._group.standing) == {}
    assert table._keeper.kept == {}
    assert table.sent[-1] == {"kind": "forget", "id": "here"}
    table.begin()
    assert table.game is not None
    assert table.game.scenario == FIRST


def test_a_new_game_puts_the_game_away_and_not_what_was_reached(table: Table) -> None:
    brought_to_an_end(table, WINS)
    buttons(table._group.offering)["Go on to scenario 2"].click()
    table.new_game()
    table.sit_down()
    assert kept(table).completed == (FIRST,)
    assert kept(table).game is None
    assert not [message for message in table.sent if message["kind"] == "forget"]


def test_a_start_clean_puts_the_game_away_and_not_what_was_reached(table: Table) -> None:
    campaign = ho.Campaign(table._content)
    won(campaign, names=NAMES)
    campaign.play()
    found(table, campaign.record())
    table.start_clean()
    assert table._opening in table.children
    assert "completed, played once" in text_of(table._group.standing)
    assert (kept(table).completed, kept(table).game) == ((FIRST,), None)


def test_a_start_clean_leaves_alone_what_another_tab_plays(table: Table) -> None:
    campaign = ho.Campaign(table._content)
    won(campaign)
    found(table, campaign.record(), played=True)
    table.start_clean()
    assert (table._keeper.kept, table.sent, text_of(table._group.standing)) == ({}, [], "")
    table.begin()
    assert table._keeper.kept["id"] != "here"


def test_a_campaign_is_saved_and_opened_at_another_table(table: Table, folder: str) -> None:
    brought_to_an_end(table, WINS)
    table._keeper._handle_custom_msg({"kind": "save"}, [])
    table.sit_down()
    table._keeper._handle_custom_msg({"kind": "save"}, [])
    during, between = [message for message in table.sent if message["kind"] == "save"]
    assert (during["name"], between["name"]) == (
        "holding-on-maeve-tom-una-4.json",
        "holding-on-maeve-tom-una-campaign-1.json",
    )
    other = sat_down(Table(content=folder))
    opened(other, during["text"])
    assert list(buttons(other._group.offering)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert other._keeper.kept["record"] == during["text"]
    opened(other, between["text"])
    assert other._opening in other.children
    assert other._keeper.kept["record"] == between["text"]


def test_a_campaign_from_a_file_asks_before_it_takes_the_place_of_a_game(table: Table) -> None:
    table.begin()
    running, before = table.game, table._keeper.kept
    campaign = ho.Campaign(table._content)
    won(campaign, names=NAMES)
    campaign.leave()
    opened(table, campaign.record())
    assert "A game from a file: Maeve, Tom and Una, before scenario 2." in table._asked_to_open.value
    table.go_on()
    assert (table.game, table._keeper.kept) == (running, before)
    opened(table, campaign.record())
    table.take_up()
    assert (table.game, table.board) == (None, None)
    assert "completed, played once" in text_of(table._group.standing)
    assert table._keeper.kept["id"] != before["id"]
    assert not table.sent


def test_a_group_that_has_finished_no_game_is_kept_as_its_game_alone(table: Table) -> None:
    game = ho.Game(seed=3, content=table._content)
    found(table, game.record())
    table.take_up()
    assert table._keeper.kept["record"] == game.record()
    campaign = ho.Campaign(table._content)
    last = nearly(campaign, FIRST, WINS)
    assert campaign.game is not None
    opened(table, campaign.game.record())
    table.take_up()
    assert table.game is not None
    table.game.apply(last)
    assert list(buttons(table._group.offering)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert kept(table).completed == (FIRST,)


@pytest.mark.parametrize("scenario", [FIRST, SECOND])
def test_a_game_from_a_file_gives_way_to_the_group_that_sat_here(table: Table, scenario: int) -> None:
    brought_to_an_end(table, WINS)
    game = ho.Game(scenario, seed=3, content=table._content)
    opened(table, game.record())
    assert table._keeper.kept["record"] == game.record()
    assert table._keeper.kept["id"] != "here"
    assert buttons(table._group.offering) == {}
    table.sit_down()
    table.take_up()
    assert list(buttons(table._group.offering)) == ["Go on to scenario 2", "Play scenario 1 again"]
    assert table._keeper.kept["id"] == "here"
    assert kept(table).completed == (FIRST,)


def test_a_game_of_a_later_scenario_alone_offers_nothing_after_it(table: Table) -> None:
    campaign = ho.Campaign(table._content)
    won(campaign)
    last = nearly(campaign, SECOND, WINS)
    assert campaign.game is not None
    opened(table, campaign.game.record())
    assert table.game is not None
    table.game.apply(last)
    assert buttons(table._group.offering) == {}
    assert table._keeper.kept["record"] == table.game.record()
    table.sit_down()
    assert table._keeper.kept == {}


def test_a_last_choice_that_is_taken_back_takes_the_offer_back(table: Table) -> None:
    campaign = ho.Campaign(table._content)
    last = nearly(campaign, FIRST, {**LOSES, "free_undo": True})
    found(table, campaign.record())
    table.take_up()
    assert table.game is not None
    table.game.apply(last)
    assert list(buttons(table._group.offering)) == ["Try scenario 1 again"]
    table.game.undo()
    assert buttons(table._group.offering) == {}
    assert table._keeper.kept["record"] == table.game.record()


def test_a_damaged_campaign_is_told_in_one_sentence_and_changes_nothing(table: Table) -> None:
    brought_to_an_end(table, WINS)
    before = table._keeper.kept
    future = json.dumps({**json.loads(before["record"]), "version": 99})
    for text in (before["record"].replace("condition", "objective").replace("Maeve", "Mave"), future):
        opened(table, text)
        assert "nothing has changed" in table._trouble.value
        assert table._keeper.kept == before


def test_a_group_that_went_on_in_another_tab_is_let_go(table: Table) -> None:
    brought_to_an_end(table, WINS)
    table.sit_down()
    table._keeper._handle_custom_msg({"kind": "elsewhere"}, [])
    assert "another tab" in table._trouble.value
    assert text_of(table._group.standing) == ""
    table.begin()
    assert table.game is not None
    assert table.game.scenario == FIRST
    assert table._keeper.kept["id"] != "here"


def test_hostile_names_and_titles_are_escaped(tmp_path: Path) -> None:
    folder = linked(tmp_path)
    words = folder / "text" / "en" / "own.toml"
    words.write_text(words.read_text(encoding="utf-8").replace(TITLES[SECOND], "<b>bold</b>"), encoding="utf-8")
    table = sat_down(Table(content=str(folder)))
    brought_to_an_end(table, WINS)
    assert "<b>" not in text_of(table._group.offering)
    table.sit_down()
    assert "<b>" not in text_of(table._group.standing)
    assert records.is_campaign(table._keeper.kept["record"])


def test_a_scenario_before_its_turn_is_played_by_itself_and_the_group_is_there_again(table: Table) -> None:
    brought_to_an_end(table, LOSES)
    table.new_game()
    table._fields.scenario.value = SECOND
    table.begin()
    assert table.game is not None
    assert table.game.scenario == SECOND
    assert table._group.offering.children == ()
    assert not records.is_campaign(table._keeper.kept["record"])
    table.sit_down()
    table.take_up()
    assert kept(table).tries == {FIRST: 1}
    assert kept(table).next == FIRST
    assert table._fields.scenario.value == FIRST
    titles = {number: title for title, number in table._fields.scenario.options}
    assert titles[SECOND].endswith("by itself, before its turn")
    assert not titles[FIRST].endswith("by itself, before its turn")
