"""The play page, without a browser: its states, and what brings it from one to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from holding_on.board import Board, PlayPage
from holding_on.board.code import the_code
from holding_on.board.keeper import SavedGame
from holding_on.board.page_states import SHOWN, State
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from holding_on.game.campaign import Campaign
from tests.board.play_pages import game_of, shows
from tests.engine.table import played, played_out
from tests.game.campaigns import lost


def on_its_way() -> Campaign:
    """A campaign of the box that stands between two games, the first of them lost."""
    campaign = Campaign()
    lost(campaign)
    campaign.leave()
    return campaign


def in_state(state: State) -> PlayPage:
    """A page that was brought to a state as its players bring it there."""
    page = PlayPage(seed="7")
    saved = SavedGame(Game(seed=3), "here")
    if state is State.OFFERING:
        page.on_found(saved)
    elif state is State.OPENING:
        page.set_up()
    elif state in (State.BETWEEN, State.RESTING):
        page.on_found(SavedGame(None, "here", at_once=True, campaign=on_its_way()))
        if state is State.RESTING:
            page.not_today()
    elif state is not State.BEFORE:
        page.begin()
        steps = {
            State.PLAYING: (),
            State.ASKING_NEW_GAME: (page.new_game,),
            State.ASKING_TO_OPEN: (lambda: page.on_opened(saved),),
            State.ELSEWHERE: (page.on_elsewhere,),
            State.CLOSING: (page.stop_here,),
            State.CLOSING_ASKING_NEW_GAME: (page.stop_here, page.new_game),
            State.DAYS: (page.stop_here, page.show_days),
            State.AT_A_DOOR: (page.stop_here, page.show_days, lambda: page.open_door(0)),
            State.WAITING: (lambda: page.pause_with_all(True),),
        }
        for step in steps[state]:
            step()
    assert page.state is state
    return page


@pytest.mark.parametrize("state", State)
def test_each_state_shows_its_parts_and_that_anyone_may_stop(state: State) -> None:
    page = in_state(state)
    shown = [page.board if name == "board" else page.parts.named(name) for name in SHOWN[state]]
    assert None not in shown
    assert page.children == (page.parts.style, page.parts.trouble, *shown)
    assert len({"board", "closing", "resting", "stop_line"} & set(SHOWN[state])) == 1


def test_the_offer_of_a_stored_game_stands_above_the_same_notice_with_the_same_picture() -> None:
    page = in_state(State.OFFERING)
    picture, beside = page.parts.before.children
    assert (picture, beside.children[:2]) == (page.parts.drawing, (page.parts.offer, page.parts.notice))
    assert page.parts.ready not in beside.children[2].children
    page.start_clean()
    page.turn_back()
    assert beside.children[0] is page.parts.notice
    assert page.parts.ready in beside.children[1].children


def test_what_is_stored_says_whether_the_game_is_over() -> None:
    page = in_state(State.PLAYING)
    game = page.game
    assert game is not None
    assert page.keeper.kept["over"] is False
    while game.legal_actions():
        game.apply(game.legal_actions()[0])
    assert page.keeper.kept["over"] is True


TRANSITIONS = [
    (State.BEFORE, "set_up", State.OPENING),
    (State.BEFORE, "resume", State.BEFORE),
    (State.BEFORE, "stop_here", State.BEFORE),
    (State.BEFORE, "turn_back", State.BEFORE),
    (State.OPENING, "turn_back", State.BEFORE),
    (State.OPENING, "not_today", State.OPENING),
    (State.PLAYING, "turn_back", State.PLAYING),
    (State.BETWEEN, "set_up", State.BETWEEN),
    (State.BETWEEN, "ask_who", State.OPENING),
    (State.BETWEEN, "not_today", State.RESTING),
    (State.BETWEEN, "start_afresh", State.OPENING),
    (State.BETWEEN, "go_on", State.BETWEEN),
    (State.BETWEEN, "on_elsewhere", State.OPENING),
    (State.RESTING, "go_on", State.BETWEEN),
    (State.RESTING, "ask_who", State.RESTING),
    (State.RESTING, "on_elsewhere", State.OPENING),
    (State.PLAYING, "set_up", State.PLAYING),
    (State.OPENING, "begin", State.PLAYING),
    (State.OPENING, "go_on", State.OPENING),
    (State.OPENING, "resume", State.OPENING),
    (State.OPENING, "stop_here", State.OPENING),
    (State.OPENING, "on_elsewhere", State.OPENING),
    (State.OFFERING, "resume", State.PLAYING),
    (State.OFFERING, "start_clean", State.OPENING),
    (State.PLAYING, "new_game", State.ASKING_NEW_GAME),
    (State.PLAYING, "stop_here", State.CLOSING),
    (State.PLAYING, "on_elsewhere", State.ELSEWHERE),
    (State.ASKING_NEW_GAME, "put_away", State.OPENING),
    (State.ASKING_NEW_GAME, "go_on", State.PLAYING),
    (State.ASKING_TO_OPEN, "resume", State.PLAYING),
    (State.ASKING_TO_OPEN, "go_on", State.PLAYING),
    (State.ELSEWHERE, "take_back", State.PLAYING),
    (State.ELSEWHERE, "new_game", State.ASKING_NEW_GAME),
    (State.CLOSING, "go_on", State.PLAYING),
    (State.CLOSING, "show_days", State.DAYS),
    (State.PLAYING, "show_days", State.DAYS),
    (State.PLAYING, "leave_days", State.PLAYING),
    (State.DAYS, "leave_days", State.CLOSING),
    (State.DAYS, "on_elsewhere", State.ELSEWHERE),
    (State.AT_A_DOOR, "show_days", State.DAYS),
    (State.WAITING, "go_on", State.PLAYING),
    (State.WAITING, "show_days", State.WAITING),
    (State.AT_A_DOOR, "leave_days", State.AT_A_DOOR),
    (State.OPENING, "show_days", State.OPENING),
    (State.ASKING_NEW_GAME, "show_days", State.ASKING_NEW_GAME),
    (State.CLOSING, "new_game", State.CLOSING_ASKING_NEW_GAME),
    (State.CLOSING_ASKING_NEW_GAME, "put_away", State.OPENING),
    (State.CLOSING_ASKING_NEW_GAME, "go_on", State.PLAYING),
]


@pytest.mark.parametrize(("before", "transition", "after"), TRANSITIONS)
def test_a_transition_leads_from_state_to_state(before: State, transition: str, after: State) -> None:
    page = in_state(before)
    getattr(page, transition)()
    assert page.state is after


def test_it_opens_with_the_notice_and_no_board(page: PlayPage) -> None:
    assert not shows(page, Board)
    notice = page.parts.notice.value
    assert notice.startswith("<h2>")
    assert notice.count("<p>") >= 4
    assert page.parts.before in page.children
    assert page.parts.opening not in page.children


def test_the_notice_is_a_page_of_its_own_and_is_gone_when_they_are_ready(page: PlayPage) -> None:
    words = the_box().words("en")
    assert page.parts.ready.description == words["board.table.ready"]
    page.parts.ready.click()
    assert page.state is State.OPENING
    assert page.parts.before not in page.children
    assert page.parts.notice not in page.parts.opening.children
    page.begin()
    page.new_game()
    page.put_away()
    assert page.state is State.OPENING  # it was read


def test_beside_the_notice_billy_lies_in_his_bed_unless_the_life_is_another(tmp_path: Path) -> None:
    assert PlayPage().parts.drawing.value.startswith('<img alt="" src="data:image/svg+xml;base64,')
    words = tmp_path / "text" / "en"
    words.mkdir(parents=True)
    (words / "own.toml").write_text('[narrative.1A]\ntitle = "Another life"\n', encoding="utf-8")
    assert PlayPage(content=str(tmp_path)).parts.drawing.value == ""


def test_a_campaign_that_comes_by_itself_waits_behind_the_notice() -> None:
    campaign = Campaign()
    played(campaign.play(seed=7), 7)
    campaign.leave()
    for saved, after in (
        (SavedGame(None, "here", campaign=campaign), State.BEFORE),
        (SavedGame(None, "here", at_once=True, campaign=campaign), State.OPENING),
        (SavedGame(None, "", campaign=campaign), State.OPENING),
        (SavedGame(None, "here", at_once=True, campaign=on_its_way()), State.BETWEEN),
    ):
        other = PlayPage(seed="7")
        (other.on_found if saved.id else other.on_opened)(saved)
        assert other.state is after


def test_that_anyone_may_stop_is_said_all_the_time_by_the_table_or_by_its_board(page: PlayPage) -> None:
    words = the_box().words("en")
    said = words["board.stop.reason"]
    assert page.children[-1].value == said
    for step in (page.begin, page.new_game, page.go_on):
        step()
        assert page.board is not None
        assert page.children[-1] is page.board
        assert the_code().labels[page.board.labels]["stop.button"] == words["board.stop.button"]
    page.put_away()
    assert page.children[-1].value == said


def test_a_new_game_is_asked_about_first(page: PlayPage) -> None:
    page.begin()
    running, board = page.game, page.board
    assert running is not None
    page.new_game()
    assert page.game is running
    assert page.state is State.ASKING_NEW_GAME
    page.go_on()
    assert page.board is board
    assert page.parts.question not in page.children
    page.new_game()
    page.put_away()
    assert game_of(page) is None
    assert not shows(page, Board)
    page.begin()
    assert page.game is not running


@pytest.mark.parametrize(("scenario", "then"), [(1, State.BETWEEN), (0, State.OPENING)])
def test_after_the_end_a_new_game_needs_no_question(page: PlayPage, scenario: int, then: State) -> None:
    page.form.choose(scenario=scenario)
    page.begin()
    assert page.game is not None
    assert page.game.scenario == scenario
    played(page.game, 7)
    page.new_game()
    assert game_of(page) is None
    assert page.state is then


def told(page: PlayPage, message: dict[str, object]) -> None:
    """Send a message to the board as the browser does."""
    assert page.board is not None
    page.board._handle_custom_msg(message, [])


def test_whoever_ends_here_finds_what_was_played_and_the_way_back(page: PlayPage) -> None:
    page.begin()
    game, board = page.game, page.board
    told(page, {"kind": "stop", "id": 1})
    assert not shows(page, Board)
    assert page.state is State.CLOSING
    said = page.parts.stopped.value
    for key in ("board.stop.ended", "board.table.closing.kept", "notice.help"):
        assert the_box().words("en")[key] in said
    assert "Day 1, Morning Shift" in said
    assert page.parts.stop_line not in page.children
    page.go_on()
    assert (page.game, page.board) == (game, board)
    assert shows(page, Board)


def test_a_new_game_from_the_closing_page_is_asked_about_there(page: PlayPage) -> None:
    page.begin()
    page.stop_here()
    page.new_game()
    assert page.state is State.CLOSING_ASKING_NEW_GAME
    assert not shows(page, Board)
    page.put_away()
    page.stop_here()
    assert page.parts.opening in page.children


def test_after_the_end_nobody_is_told_that_nothing_was_lost(page: PlayPage) -> None:
    page.begin()
    assert page.game is not None
    played(page.game, 7)
    page.stop_here()
    assert the_box().words("en")["board.table.closing.over"] in page.parts.stopped.value
    assert "lost" not in page.parts.stopped.value


def test_an_offered_game_that_another_tab_turns_out_to_play_is_offered_as_such_and_not_thrown_away(
    page: PlayPage,
) -> None:
    page.on_found(SavedGame(Game(seed=3), "here"))
    page.on_played("another")
    assert page.parts.resume.description == "Go on with it"
    page.on_played("here")
    assert page.parts.resume.description == "Take it up here"
    page.start_clean()
    assert page.state is State.OPENING
    page.on_played("here")
    assert page.state is State.OPENING


def test_a_stored_game_that_is_over_is_offered_as_one_to_look_back_at(page: PlayPage) -> None:
    game = played_out(Game(0, seed=7))
    page.on_found(SavedGame(game, "x"))
    told = f"Ann, Ben and Cleo, Day {game.structure()['day']}, and that game is over"
    assert page.parts.saved.value == f"A game lies here as it was left: {told}."
    assert page.parts.resume.description == "Look back at it"
    page.resume()
    assert page.game is game
    assert page.state is State.PLAYING
