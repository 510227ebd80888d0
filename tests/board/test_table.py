"""The table around the board, without a browser: sitting down, beginning, beginning anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from holding_on.board import Board, Table, play_page
from holding_on.board.code import the_code
from holding_on.catalogue.loading import the_box
from holding_on.game import Game


@pytest.fixture
def table() -> Table:
    """A table with its seed chosen."""
    return Table(seed="7")


def shows(table: Table, kind: type) -> bool:
    """Whether something of this kind stands on the table now."""
    return any(isinstance(child, kind) for child in table.children)


def game_of(table: Table) -> Game | None:
    """The game on it; asked for by a function, as mypy believes that an attribute stays what it was found to be."""
    return table.game


def test_it_opens_with_the_notice_and_no_board(table: Table) -> None:
    assert not shows(table, Board)
    notice = table._notice.value
    assert notice.startswith("<h2>")
    assert notice.count("<p>") >= 4


def test_the_scenario_is_chosen_by_its_title(table: Table) -> None:
    titles = [title for title, _ in table._fields.scenario.options]
    assert titles[0] == "Scenario 1: Who is Billy Kerr?"
    assert titles[2] == "Scenario 3: Is there somebody? – by itself, before its turn"
    assert table._fields.scenario.value == 1
    table._fields.scenario.value = 3
    table.begin()
    assert table.game is not None
    assert table.game.view()["head"]["title"] == "Scenario 3: Is there somebody?"
    assert Table(scenario=2)._fields.scenario.value == 2


def test_begin_sets_up_the_game_that_was_asked_for(table: Table) -> None:
    table._fields.names[1].value = "Bríd"
    table._fields.first.value = 1
    table.begin()
    assert table.game is not None
    assert table.game.seed == 7
    assert table.game.names == (table._fields.names[0].value, "Bríd", table._fields.names[2].value)
    assert table.game.view()["head"]["manager"] == 1
    assert shows(table, Board)
    assert "7" in table._seed_shown.value
    assert repr(table) == repr(table.board)


def test_that_anyone_may_stop_is_said_all_the_time_by_the_table_or_by_its_board(table: Table) -> None:
    words = the_box().words("en")
    said = words["board.stop.reason"]
    assert table.children[-1].value == said
    for step in (table.begin, table.new_game, table.go_on):
        step()
        assert table.board is not None
        assert table.children[-1] is table.board
        assert the_code().labels[table.board.labels]["stop.button"] == words["board.stop.button"]
    table.sit_down()
    assert table.children[-1].value == said


def test_without_a_seed_one_is_chosen_and_shown() -> None:
    table = Table()
    table.begin()
    assert table.game is not None
    assert str(table.game.seed) in table._seed_shown.value


@pytest.mark.parametrize("seed", ["seven", "1.5", "-3", "९", "9" * 40])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    table = Table(seed=seed)
    table.begin()
    assert game_of(table) is None
    assert 'role="alert"' in table._trouble.value
    table._fields.seed.value = "3"
    table.begin()
    assert table.game is not None
    assert table._trouble.value == ""


@pytest.mark.parametrize("name", ["", "   ", "Ben", "b" * 500])
def test_a_name_that_cannot_be_is_refused(table: Table, name: str) -> None:
    table._fields.names[0].value = name
    table._fields.names[1].value = "Ben"
    table.begin()
    assert table.game is None
    assert 'role="alert"' in table._trouble.value


def test_hostile_names_are_escaped_wherever_the_table_shows_them(table: Table) -> None:
    table._fields.names[0].value = "<b>Ann</b>" * 10
    table.begin()
    assert "<b>" not in table._trouble.value


def test_the_names_are_offered_as_first_shift_manager(table: Table) -> None:
    table._fields.names[2].value = "Cleo Ní"
    assert table._fields.first.options[3] == ("Cleo Ní", 2)
    table._fields.first.value = 2
    table._fields.names[0].value = "Anne"
    assert table._fields.first.value == 2


def test_a_new_game_is_asked_about_first(table: Table) -> None:
    table.begin()
    running, board = table.game, table.board
    assert running is not None
    table.new_game()
    assert table.game is running
    assert table._question in table.children
    table.go_on()
    assert table.board is board
    assert table._question not in table.children
    table.new_game()
    table.sit_down()
    assert game_of(table) is None
    assert not shows(table, Board)
    table.begin()
    assert table.game is not running


def test_after_the_end_a_new_game_needs_no_question(table: Table) -> None:
    table.begin()
    assert table.game is not None
    while table.game.outcome is None:
        table.game.apply(table.game.legal_actions()[-1])
    table.new_game()
    assert game_of(table) is None
    assert table._question not in table.children


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
    assert "board.toml" in page._trouble.value
    assert "<script>" not in page._trouble.value
    page.begin()
    assert page.game is None


def test_words_of_ones_own_are_on_the_page_and_on_the_board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = tmp_path / "text" / "en"
    words.mkdir(parents=True)
    (words / "own.toml").write_text('[board]\nundo = "Anders"\n[board.table]\nbegin = "Los"\n', encoding="utf-8")
    monkeypatch.setenv("HOLDING_ON_CONTENT", str(tmp_path))
    page = play_page()
    assert page._begin.description == "Los"
    page.begin()
    assert page.board is not None
    assert the_code().labels[page.board.labels]["undo"] == "Anders"


def told(table: Table, message: dict[str, object]) -> None:
    """What the browser sends to the board of a table."""
    assert table.board is not None
    table.board._handle_custom_msg(message, [])


def test_whoever_ends_here_finds_what_was_played_and_the_way_back(table: Table) -> None:
    table.begin()
    game, board = table.game, table.board
    told(table, {"kind": "stop", "id": 1})
    assert not shows(table, Board)
    assert table._closing in table.children
    said = table._stopped.value
    for key in ("board.stop.ended", "board.table.closing.kept", "notice.help"):
        assert the_box().words("en")[key] in said
    assert "Day 1, Morning Shift" in said
    assert table._stop not in table.children
    table.go_on()
    assert (table.game, table.board) == (game, board)
    assert shows(table, Board)


def test_a_new_game_from_the_closing_page_is_asked_about_there(table: Table) -> None:
    table.begin()
    table.stop_here()
    table.new_game()
    assert table._question in table.children
    assert table._closing in table.children
    assert not shows(table, Board)
    table.sit_down()
    assert table._opening in table.children
    table.stop_here()
    assert table._opening in table.children


def test_after_the_end_nobody_is_told_that_nothing_was_lost(table: Table) -> None:
    table.begin()
    assert table.game is not None
    while table.game.outcome is None:
        table.game.apply(table.game.legal_actions()[-1])
    table.stop_here()
    assert the_box().words("en")["board.table.closing.over"] in table._stopped.value
    assert "lost" not in table._stopped.value


def test_the_line_of_help_can_be_filled_in_on_the_page(table: Table) -> None:
    general = the_box().words("en")["notice.help"]
    assert general in table._notice.value
    table._help.value = " Maeve & Tom, room 2.14 "
    assert "Maeve &amp; Tom, room 2.14" in table._notice.value
    assert general not in table._notice.value
    table.begin()
    assert table.board is not None
    assert table.board.words["help"] == table.board.words["help_here"] == "Maeve & Tom, room 2.14"
    table.stop_here()
    assert "Maeve &amp; Tom, room 2.14" in table._stopped.value
    table._help.value = ""
    assert general in table._notice.value
    table.sit_down()
    table.begin()
    assert table.board.words["help"] == general
    assert "help_here" not in table.board.words


@pytest.mark.parametrize("players", [2, 4])
def test_as_many_nurses_play_as_are_chosen_and_each_has_a_name(table: Table, players: int) -> None:
    table._fields.names[1].value = "Bríd"
    table._fields.players.value = players
    assert len(table._fields.names) == players
    assert [field for field in table._fields.children if field in table._fields.every_name] == table._fields.names
    assert [name for name, _ in table._fields.first.options[1:]] == [field.value for field in table._fields.names]
    table.begin()
    assert table.game is not None
    assert len(table.game.names) == players
    assert table.game.names[1] == "Bríd"


def test_a_first_shift_manager_who_no_longer_plays_is_not_chosen(table: Table) -> None:
    table._fields.first.value = 2
    table._fields.players.value = 2
    assert table._fields.first.label == "By chance"
    table._fields.players.value = 4
    assert len(table._fields.first.options) == 5


@pytest.mark.parametrize(("told", "players"), [("2", 2), ("4", 4), ("9", 4), ("1", 2), ("many", 3)])
def test_the_command_says_how_many_nurses_play(monkeypatch: pytest.MonkeyPatch, told: str, players: int) -> None:
    monkeypatch.setenv("HOLDING_ON_PLAYERS", told)
    page = play_page()
    assert page._fields.players.value == len(page._fields.names) == players
