"""The campaign on the play page, without a browser: what is offered after an outcome, and what is kept."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types
import pytest

import holding_on as ho
from holding_on import days
from holding_on.board import Board, PlayPage
from holding_on.board.campaign_page import OPENS
from holding_on.board.keeper import SavedGame
from holding_on.board.page_states import State
from holding_on.catalogue.loading import BOX, the_box
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


def offered(page: PlayPage) -> list[str]:
    """What can be chosen on the page that a game ends with; the board has it as the panel gives it."""
    shown = page.panel.offers
    if page.board is not None:
        assert [(each["item"], each["text"]) for each in page.board.ending if each["item"] != "days"] == [
            (each.item, each.text) for each in shown
        ]
    return [each.text for each in shown if each.chosen is not None]


def said_after(page: PlayPage) -> str:
    """What only stands there."""
    return " ".join(each.text for each in page.panel.offers if each.chosen is None)


def choose(page: PlayPage, text: str) -> None:
    """Press one of them, as the browser asks for it."""
    assert page.board is not None
    (item,) = (each.item for each in page.panel.offers if each.text == text)
    page.board._answer({"kind": "menu", "item": item})


def asked(page: PlayPage, kind: object, scenario: object = 0) -> None:
    """Ask for something on the page between two games, as the browser does."""
    page.panel.page._handle_custom_msg({"kind": kind, "scenario": scenario}, [])


def states(page: PlayPage) -> list[str]:
    """What the page between two games says of each chapter."""
    assert page.state is State.BETWEEN
    assert page.panel.page in page.children
    return [each["state"] for each in page.panel.page.view["chapters"]]


def brought_to_an_end(page: PlayPage, options: dict[str, Any], scenario: int = FIRST) -> None:
    """On this page a campaign that the browser has stored comes to the last choice of a game."""
    campaign = ho.Campaign(page.content)
    for number in range(FIRST, scenario):
        won(campaign, number, names=NAMES)
    last = nearly(campaign, scenario, {**options, "names": NAMES})
    found(page, campaign.record())
    page.resume()
    assert offered(page) == []
    assert page.game is not None
    page.game.apply(last)


def kept(page: PlayPage) -> ho.Campaign:
    """The campaign that the browser keeps."""
    return ho.Campaign.from_record(page.keeper.kept["record"], page.content)


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


def test_a_new_game_puts_the_game_away_and_not_what_was_reached(page: PlayPage) -> None:
    brought_to_an_end(page, WINS)
    choose(page, TITLES[SECOND])
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
