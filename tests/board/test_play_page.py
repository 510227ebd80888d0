"""The play page, without a browser: its states, and what brings it from one to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holding_on.board import Board, PlayPage, play_page
from holding_on.board.code import the_code
from holding_on.board.keeper import SavedGame
from holding_on.board.page import SHOWN, State
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from tests.board.hearing import Hearing
from tests.engine.table import played


@pytest.fixture
def page() -> PlayPage:
    """A page with its seed chosen."""
    return PlayPage(seed="7")


def game_of(page: PlayPage) -> Game | None:
    """The game on it; asked for by a function, as mypy believes that an attribute stays what it was found to be."""
    return page.game


def shows(page: PlayPage, kind: type) -> bool:
    """Whether something of this kind stands on the page now."""
    return any(isinstance(child, kind) for child in page.children)


def in_state(state: State) -> PlayPage:
    """A page that was brought to a state as its players bring it there."""
    page = PlayPage(seed="7")
    saved = SavedGame(Game(seed=3), "here")
    if state is State.OFFERING:
        page.on_found(saved)
    elif state is not State.OPENING:
        page.begin()
        steps = {
            State.PLAYING: (),
            State.ASKING_NEW_GAME: (page.new_game,),
            State.ASKING_TO_OPEN: (lambda: page.on_opened(saved),),
            State.ELSEWHERE: (page.on_elsewhere,),
            State.CLOSING: (page.stop_here,),
            State.CLOSING_ASKING_NEW_GAME: (page.stop_here, page.new_game),
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
    assert len({"board", "closing", "stop_line"} & set(SHOWN[state])) == 1


TRANSITIONS = [
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


def test_the_scenario_is_chosen_by_its_title(page: PlayPage) -> None:
    titles = [title for title, _ in page.form.scenario.options]
    assert titles[0] == "Scenario 1: Who is Billy Kerr?"
    assert titles[2] == "Scenario 3: Is there somebody? – by itself, before its turn"
    assert page.form.scenario.value == 1
    page.form.scenario.value = 3
    page.begin()
    assert page.game is not None
    assert page.game.view()["head"]["title"] == "Scenario 3: Is there somebody?"
    assert PlayPage(scenario=2).form.scenario.value == 2


def test_begin_sets_up_the_game_that_was_asked_for(page: PlayPage) -> None:
    page.form.names[1].value = "Bríd"
    page.form.first.value = 1
    page.begin()
    assert page.game is not None
    assert page.game.seed == 7
    assert page.game.names == (page.form.names[0].value, "Bríd", page.form.names[2].value)
    assert page.game.view()["head"]["manager"] == 1
    assert shows(page, Board)
    assert "7" in page.parts.seed.value
    assert repr(page) == repr(page.board)


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


def test_without_a_seed_one_is_chosen_and_shown() -> None:
    page = PlayPage()
    page.begin()
    assert page.game is not None
    assert str(page.game.seed) in page.parts.seed.value


@pytest.mark.parametrize("seed", ["seven", "1.5", "-3", "९", "9" * 40])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    page = PlayPage(seed=seed)
    page.begin()
    assert game_of(page) is None
    assert 'role="alert"' in page.parts.trouble.value
    page.form.seed.value = "3"
    page.begin()
    assert page.game is not None
    assert page.parts.trouble.value == ""


@pytest.mark.parametrize("name", ["", "   ", "Ben", "b" * 500])
def test_a_name_that_cannot_be_is_refused(page: PlayPage, name: str) -> None:
    page.form.names[0].value = name
    page.form.names[1].value = "Ben"
    page.begin()
    assert page.game is None
    assert 'role="alert"' in page.parts.trouble.value


def test_hostile_names_are_escaped_wherever_the_table_shows_them(page: PlayPage) -> None:
    page.form.names[0].value = "<b>Ann</b>" * 10
    page.begin()
    assert "<b>" not in page.parts.trouble.value


def test_the_names_are_offered_as_first_shift_manager(page: PlayPage) -> None:
    page.form.names[2].value = "Cleo Ní"
    assert page.form.first.options[3] == ("Cleo Ní", 2)
    page.form.first.value = 2
    page.form.names[0].value = "Anne"
    assert page.form.first.value == 2


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


def test_after_the_end_a_new_game_needs_no_question(page: PlayPage) -> None:
    page.begin()
    assert page.game is not None
    played(page.game, 7)
    page.new_game()
    assert game_of(page) is None
    assert page.state is State.OPENING


def test_the_page_takes_its_options_from_its_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDING_ON_SEED", "41")
    page = play_page()
    page.begin()
    assert page.game is not None
    assert page.game.seed == 41


def test_content_that_cannot_be_read_is_told_on_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = tmp_path / "text" / "en"
    words.mkdir(parents=True)
    (words / "board.toml").write_text("[board\nundo = <script>", encoding="utf-8")
    monkeypatch.setenv("HOLDING_ON_CONTENT", str(tmp_path))
    page = play_page()
    assert "board.toml" in page.parts.trouble.value
    assert "<script>" not in page.parts.trouble.value
    page.begin()
    assert page.game is None


def test_words_of_ones_own_are_on_the_page_and_on_the_board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = tmp_path / "text" / "en"
    words.mkdir(parents=True)
    (words / "own.toml").write_text('[board]\nundo = "Anders"\n[board.table]\nbegin = "Los"\n', encoding="utf-8")
    monkeypatch.setenv("HOLDING_ON_CONTENT", str(tmp_path))
    page = play_page()
    assert page.parts.begin.description == "Los"
    page.begin()
    assert page.board is not None
    assert the_code().labels[page.board.labels]["undo"] == "Anders"


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


def test_the_line_of_help_can_be_filled_in_on_the_page(page: PlayPage) -> None:
    general = the_box().words("en")["notice.help"]
    assert general in page.parts.notice.value
    page.parts.help.value = " Maeve & Tom, room 2.14 "
    assert "Maeve &amp; Tom, room 2.14" in page.parts.notice.value
    assert general not in page.parts.notice.value
    page.begin()
    assert page.board is not None
    assert page.board.words["help"] == page.board.words["help_here"] == "Maeve & Tom, room 2.14"
    page.stop_here()
    assert "Maeve &amp; Tom, room 2.14" in page.parts.stopped.value
    page.parts.help.value = ""
    assert general in page.parts.notice.value
    page.put_away()
    page.begin()
    assert page.board.words["help"] == general
    assert "help_here" not in page.board.words


@pytest.mark.parametrize("players", [2, 4])
def test_as_many_nurses_play_as_are_chosen_and_each_has_a_name(page: PlayPage, players: int) -> None:
    page.form.names[1].value = "Bríd"
    page.form.players.value = players
    assert len(page.form.names) == players
    assert [field for field in page.form.children if field in page.form.every_name] == page.form.names
    assert [name for name, _ in page.form.first.options[1:]] == [field.value for field in page.form.names]
    page.begin()
    assert page.game is not None
    assert len(page.game.names) == players
    assert page.game.names[1] == "Bríd"


def test_a_first_shift_manager_who_no_longer_plays_is_not_chosen(page: PlayPage) -> None:
    page.form.first.value = 2
    page.form.players.value = 2
    assert page.form.first.label == "By chance"
    page.form.players.value = 4
    assert len(page.form.first.options) == 5


@pytest.mark.parametrize(("told", "players"), [("2", 2), ("4", 4), ("9", 4), ("1", 2), ("many", 3)])
def test_the_command_says_how_many_nurses_play(monkeypatch: pytest.MonkeyPatch, told: str, players: int) -> None:
    monkeypatch.setenv("HOLDING_ON_PLAYERS", told)
    page = play_page()
    assert page.form.players.value == len(page.form.names) == players


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


# --- the menu of the house ----------------------------------------------------------------------------------------


def in_house() -> tuple[PlayPage, Hearing, list[dict[str, Any]]]:
    """A page with a game in the house, the ear of its board, and what its keeper says to the browser."""
    page = PlayPage(seed="7")
    told: list[dict[str, Any]] = []
    page.keeper.send = told.append
    page.begin()
    assert page.board is not None
    return page, Hearing(page.board), told


def test_the_menu_of_the_house_has_what_the_bar_has_and_the_bar_has_it_no_more() -> None:
    page, _, _ = in_house()
    assert page.board is not None
    assert [(each["item"], each["does"]) for each in page.board.menu] == [
        ("new_game", "ask"),
        ("save", "ask"),
        ("open", "file"),
        ("seed", "words"),
    ]
    assert page.board.menu[3]["text"] == page.parts.seed.value == "Seed 7"
    parts = page.parts
    assert (parts.bar.children, page.keeper.bare) == ((page.keeper, page.panel.offers), True)


def test_an_item_of_the_menu_does_what_the_button_does() -> None:
    page, board, told = in_house()
    game = game_of(page)
    assert game is not None
    board.ask({"kind": "menu", "item": "save"})
    assert [each["kind"] for each in told] == ["save"]
    other = Game(seed=3).record()
    for request, state in (
        ({"item": "new_game"}, State.ASKING_NEW_GAME),
        ({"item": "open", "size": len(other), "text": other}, State.ASKING_TO_OPEN),
    ):
        page.go_on()
        board.ask({"kind": "menu", **request})
        assert page.state is state
    page.resume()
    opened = game_of(page)
    assert opened is not None
    assert opened.seed == 3
    assert page.board is not None
    assert page.board.menu[3]["text"] == "Seed 3"


def test_a_file_that_is_no_game_is_refused_from_the_menu_too() -> None:
    page, board, _ = in_house()
    board.ask({"kind": "menu", "item": "open", "size": 4, "text": "none"})
    assert page.state is State.PLAYING
    assert page.parts.trouble.value != ""


def test_a_new_game_after_an_outcome_is_asked_from_the_menu_of_the_board_that_it_puts_away() -> None:
    page, board, _ = in_house()
    game = game_of(page)
    assert game is not None
    while game.outcome is None:
        game.apply(game.legal_actions()[0])
    board.ask({"kind": "menu", "item": "new_game"})
    assert (page.state, page.board, page.keeper.bare) == (State.OPENING, None, False)


def test_after_a_mistake_the_file_can_be_saved_from_the_bar_of_the_house_too() -> None:
    page, _, _ = in_house()

    def mistake() -> None:
        raise ZeroDivisionError

    page.guard(mistake)(None)
    assert page.parts.bar in page.children
    assert not page.keeper.bare


def test_a_board_by_itself_offers_nothing_in_its_menu_and_nothing_else_can_be_asked_of_it() -> None:
    board = Board(Game(seed=7))
    assert board.menu == []
    assert Hearing(board).ask({"kind": "menu", "item": "new_game"})["kind"] == "refused"
    page, heard, _ = in_house()
    assert heard.ask({"kind": "menu", "item": "seed"})["kind"] == "refused"
    assert page.state is State.PLAYING
