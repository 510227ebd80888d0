"""What is chosen on the play page before a game, there or by its surroundings."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from holding_on.board import Board, PlayPage, play_page
from holding_on.board.code import the_code
from holding_on.board.lasting import about, minutes
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.common.help_line import LONGEST
from holding_on.lessons import ahead
from tests.board.play_pages import game_of, shows


def test_the_scenario_is_chosen_by_its_title(page: PlayPage) -> None:
    evening, first, _, third = page.form.view["chapters"][:4]
    told = ("n", "title", "state")
    assert [evening[each] for each in told] == [0, "An evening with Billy", "apart"]
    assert [first[each] for each in told] == [1, "Who is Billy Kerr?", "open"]
    assert [third[each] for each in told] == [3, "Is there somebody?", "alone"]
    assert page.form.choice.scenario == 0
    page.form.choose(scenario=3)
    page.begin()
    assert page.game is not None
    assert page.game.view()["head"]["title"] == "Scenario 3: Is there somebody?"
    assert PlayPage(scenario=2).form.choice.scenario == 2


def test_each_chapter_says_how_long_it_takes_the_cards_of_the_box_alone(page: PlayPage, tmp_path: Path) -> None:
    words = Words(the_box(), "en")
    for chapter in page.form.view["chapters"]:
        assert chapter["lasts"] == [about(each, words) for each in minutes()[chapter["n"]]]
    assert {tuple(chapter["lasts"]) for chapter in PlayPage(content=str(tmp_path)).form.view["chapters"]} == {()}


def test_begin_sets_up_the_game_that_was_asked_for(page: PlayPage) -> None:
    page.form.name(1, "Bríd")
    page.form.choose(first=1)
    page.begin()
    assert page.game is not None
    assert page.game.seed == 7
    assert page.game.names == (page.form.names[0], "Bríd", page.form.names[2])
    assert page.game.view()["head"]["manager"] == 1
    assert shows(page, Board)
    assert "7" in page.parts.seed.value
    assert repr(page) == repr(page.board)


def test_without_a_seed_one_is_chosen_and_shown() -> None:
    page = PlayPage()
    page.begin()
    assert page.game is not None
    assert str(page.game.seed) in page.parts.seed.value


@pytest.mark.parametrize("seed", ["seven", "1.5", "९", "9" * 40])
def test_a_seed_that_is_none_is_refused_beside_its_field(seed: str) -> None:
    page = PlayPage(seed=seed)
    page.begin()
    assert game_of(page) is None
    assert page.form.view["wrong"] == {"field": "seed", "text": page.form.wrong, "at": []}
    assert page.form.wrong == the_box().words("en")["board.table.wrong.seed"]
    page.form.choose(seed="3")
    assert page.form.view["wrong"] is None
    page.begin()
    assert page.game is not None
    assert page.parts.trouble.value == ""


def test_a_seed_below_nothing_is_refused_by_the_game(page: PlayPage) -> None:
    page.form.choose(seed="-3")
    page.begin()
    assert page.game is None
    assert 'role="alert"' in page.parts.trouble.value


def refused(page: PlayPage) -> str | None:
    """The field beside which the form says that it cannot be as it is."""
    wrong = page.form.view["wrong"]
    return None if wrong is None else str(wrong["field"])


@pytest.mark.parametrize("name", ["", "   ", "Ben"])
def test_a_name_that_cannot_be_is_refused_beside_its_field(page: PlayPage, name: str) -> None:
    page.form.name(0, name)
    page.form.name(1, "Ben")
    assert refused(page) is None, "nobody has begun yet"
    page.begin()
    assert page.game is None
    assert refused(page) == "names"
    page.form.name(0, "Maeve")
    assert refused(page) is None


def test_a_name_that_is_too_long_is_refused_by_the_game(page: PlayPage) -> None:
    page.form.name(0, "b" * 500)
    page.begin()
    assert page.game is None
    assert 'role="alert"' in page.parts.trouble.value


def test_hostile_names_are_escaped_wherever_the_table_shows_them(page: PlayPage) -> None:
    page.form.name(0, "<b>Ann</b>" * 10)
    page.begin()
    assert "<b>" not in page.parts.trouble.value


def test_who_leads_first_stays_chosen_whatever_the_names(page: PlayPage) -> None:
    page.form.choose(first=2)
    page.form.name(0, "Anne")
    page.begin()
    assert page.game is not None
    assert page.game.view()["head"]["manager"] == 2


@pytest.mark.parametrize("players", [2, 4])
def test_as_many_nurses_play_as_are_chosen_and_each_has_a_name(page: PlayPage, players: int) -> None:
    page.form.name(1, "Bríd")
    page.form.choose(players=players)
    assert len(page.form.names) == players
    page.begin()
    assert page.game is not None
    assert len(page.game.names) == players
    assert page.game.names[1] == "Bríd"


def test_a_first_shift_manager_who_no_longer_plays_is_not_chosen(page: PlayPage) -> None:
    page.form.choose(first=2)
    page.form.choose(players=2)
    assert page.form.chosen()["first"] is None


def test_the_line_of_help_can_be_filled_in_on_the_page(page: PlayPage) -> None:
    general = the_box().words("en")["notice.help"]
    assert general in page.parts.notice.value
    page.form.choose(help_line=" Maeve & Tom, room 2.14 ")
    assert "Maeve &amp; Tom, room 2.14" in page.parts.notice.value
    assert general not in page.parts.notice.value
    page.begin()
    assert page.board is not None
    assert page.board.words["help"] == page.board.words["help_here"] == "Maeve & Tom, room 2.14"
    page.stop_here()
    assert "Maeve &amp; Tom, room 2.14" in page.parts.stopped.value
    page.form.choose(help_line="")
    assert general in page.parts.notice.value
    page.put_away()
    page.begin()
    assert page.board.words["help"] == general
    assert "help_here" not in page.board.words


@pytest.mark.parametrize("line", ["9" * (LONGEST + 1), "one\ntwo", "a\x07b"])
def test_what_is_no_line_of_help_is_refused_beside_its_field_and_shown_nowhere(line: str) -> None:
    page = PlayPage(seed="7", help_line=line)
    page.set_up()
    general = the_box().words("en")["notice.help"]
    assert general in page.parts.notice.value
    page.begin()
    assert page.game is None
    assert page.form.view["wrong"]["field"] == "help_line"
    assert f"one line of at most {LONGEST} characters" in page.form.view["wrong"]["text"]
    page.form.choose(help_line="  علی\u200cرضا,\xa0room 2 " + " " * LONGEST)
    assert page.form.view["wrong"] is None
    page.begin()
    assert page.board is not None
    assert page.board.words["help"] == "علی\u200cرضا, room 2"


def test_the_page_takes_its_options_from_its_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDING_ON_SEED", "41")
    page = play_page()
    page.begin()
    assert page.game is not None
    assert page.game.seed == 41


@pytest.mark.parametrize("prepared", [play_page, ahead.load])
@pytest.mark.parametrize(("served_by", "left_out"), [("voila/0.5", True), ("holding_on", True), ("", False)])
def test_what_a_web_page_has_loaded_is_left_out_of_garbage_collection_and_what_a_notebook_has_is_not(
    monkeypatch: pytest.MonkeyPatch, prepared: Callable[[], object], served_by: str, left_out: bool
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", served_by)
    before = gc.get_freeze_count()
    try:
        prepared()
        added = gc.get_freeze_count() - before
        assert added > 10_000 if left_out else added == 0
    finally:
        gc.unfreeze()


@pytest.mark.parametrize(("told", "players"), [("2", 2), ("4", 4), ("9", 4), ("1", 2), ("many", 3)])
def test_the_command_says_how_many_nurses_play(monkeypatch: pytest.MonkeyPatch, told: str, players: int) -> None:
    monkeypatch.setenv("HOLDING_ON_PLAYERS", told)
    page = play_page()
    assert page.form.choice.players == len(page.form.names) == players


def page_with_words(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, text: str) -> PlayPage:
    """The page with a file of texts from a folder of one's own."""
    words = folder / "text" / "en"
    words.mkdir(parents=True)
    (words / name).write_text(text, encoding="utf-8")
    monkeypatch.setenv("HOLDING_ON_CONTENT", str(folder))
    return play_page()


def test_content_that_cannot_be_read_is_told_on_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = page_with_words(monkeypatch, tmp_path, "board.toml", "[board\nundo = <script>")
    assert "board.toml" in page.parts.trouble.value
    assert "<script>" not in page.parts.trouble.value
    page.begin()
    assert page.game is None


def test_words_of_ones_own_are_on_the_page_and_on_the_board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = '[board]\nundo = "Anders"\n[board.set_up]\nbegin = "Los"\n'
    page = page_with_words(monkeypatch, tmp_path, "own.toml", own)
    assert the_code().labels[page.form.labels]["set_up.begin"] == "Los"
    page.begin()
    assert page.board is not None
    assert the_code().labels[page.board.labels]["undo"] == "Anders"
