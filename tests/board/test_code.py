"""The board's code comes to a page once, whatever stands on it, and by a reference that every export follows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ipywidgets import Widget  # type: ignore[import-untyped]  # published without types
from ipywidgets.embed import dependency_state  # type: ignore[import-untyped]  # published without types

import holding_on as ho
from holding_on.board import Stage
from holding_on.board.code import STATIC, bring_lessons, lesson_styles, styles, the_code
from holding_on.board.display import Display
from holding_on.board.stage_script import BLANK
from holding_on.catalogue.loading import the_box
from tests.content.folders import write


class OtherComm:
    """How a widget speaks with its page in a host that is not Jupyter, as far as widgets ask for it."""

    kernel = "another"

    def __init__(self, **opened: Any) -> None:
        self.comm_id = f"{id(self):x}"
        self.heard: list[dict[str, Any]] = [opened["data"]]

    def send(self, data: dict[str, Any], **_: object) -> None:
        self.heard.append(data)

    def on_msg(self, _: object) -> None:
        """Nobody speaks here."""

    def close(self, **_: object) -> None:
        self.heard.append({"method": "close"})


@pytest.fixture(autouse=True)
def begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel begins anew, in which no lesson has run."""
    monkeypatch.setattr("holding_on.board.code._shared", None)
    monkeypatch.setattr("holding_on.board.code._lessons", False)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Widgets that are made now stand in a host that is not Jupyter."""
    monkeypatch.setattr("comm.create_comm", OtherComm)


def test_all_displays_share_one_code_and_bring_little_of_their_own() -> None:
    game = ho.Game()
    displays = [ho.Board(game), ho.Roster(game), ho.Board(ho.Game(seed=3))]
    assert all(display.code is the_code() for display in displays)
    assert the_code().source == (STATIC / "board.js").read_text(encoding="utf-8")
    assert the_code().styles == styles("board.css")
    for display in displays:
        assert len(str(display._esm)) < 2200
        assert "_css" not in display.get_state()


def a_stage(game: ho.Game) -> Stage:
    """A stage that asks nothing."""
    return Stage(game, BLANK, does=str)


def test_a_stage_brings_the_larger_code_which_all_later_displays_share_and_earlier_ones_keep_theirs() -> None:
    game = ho.Game()
    board = ho.Board(game)
    stage, again, roster = a_stage(game), a_stage(game), ho.Roster(game)
    assert board.code.source == (STATIC / "board.js").read_text(encoding="utf-8")
    assert stage.code.source == (STATIC / "lesson.js").read_text(encoding="utf-8")
    assert stage.code.styles == lesson_styles()
    assert stage.code is again.code is roster.code is the_code() is not board.code
    assert stage.code.version != board.code.version
    board.close()
    stage.close()
    assert board.code.comm is not None
    assert stage.code.comm is not None


def test_where_lessons_run_the_first_display_brings_the_larger_code_so_that_a_page_loads_one() -> None:
    bring_lessons()
    board, stage = ho.Board(ho.Game()), a_stage(ho.Game())
    assert board.code is stage.code


@pytest.mark.usefixtures("elsewhere")
def test_elsewhere_too_a_stage_has_a_code_that_draws_it() -> None:
    stage, board = a_stage(ho.Game()), ho.Board(ho.Game())
    assert stage.code.source == (STATIC / "lesson.js").read_text(encoding="utf-8")
    assert board.code.source == (STATIC / "board.js").read_text(encoding="utf-8")


def test_what_is_exported_with_a_display_holds_its_code_styles_and_labels() -> None:
    board = ho.Board(ho.Game(seed=7))
    exported = dependency_state(board)
    named = exported[board.model_id]["state"]["code"]
    code = exported[named.removeprefix("IPY_MODEL_")]["state"]
    assert code["source"] == (STATIC / "board.js").read_text(encoding="utf-8")
    assert code["styles"] == styles("board.css")
    assert code["labels"][board.labels]["undo"] == the_box().words("en")["board.undo"]


def test_the_labels_come_with_the_code_once_for_each_language_and_folder(tmp_path: Path) -> None:
    assert {ho.Board(ho.Game()).labels, ho.Roster(ho.Game(seed=3)).labels} == {ho.Board(ho.Game()).labels}
    write(tmp_path, "text/en/own.toml", '[board]\nundo = "Back"\n')
    general, own = ho.Board(ho.Game()), ho.Board(ho.Game(content=str(tmp_path)))
    assert the_code().labels[general.labels]["undo"] == the_box().words("en")["board.undo"]
    assert the_code().labels[own.labels]["undo"] == "Back"
    assert general.words == own.words == {}


def test_a_new_one_is_brought_where_all_widgets_were_closed() -> None:
    first = the_code()
    Widget.close_all()
    again = the_code()
    assert again is not first
    assert again.comm is not None
    assert again.version == first.version


@pytest.mark.usefixtures("elsewhere")
def test_elsewhere_each_display_has_its_own_so_that_no_other_session_or_cell_takes_it_away() -> None:
    game = ho.Game(seed=7)
    board, roster = ho.Board(game), ho.Roster(game)
    assert board.code is not roster.code
    code = heard(board.code)
    assert code[0]["state"]["source"] == (STATIC / "board.js").read_text(encoding="utf-8")
    board.close()
    assert code[-1] == {"method": "close"}
    assert roster.code.comm is not None


@pytest.mark.usefixtures("elsewhere")
def test_elsewhere_a_change_goes_as_a_whole_trait_which_such_a_host_keeps_for_who_comes_later() -> None:
    game = ho.Game(seed=7)
    board = ho.Board(game)
    assert board.drawn == 0
    game.apply(game.legal_actions()[0])
    kept: dict[str, Any] = {}
    for message in heard(board):
        kept |= message.get("state", {})
    assert kept["view"] == board.view
    assert kept["view"]["revision"] == 1
    lines = [message["content"] for message in heard(board) if message.get("method") == "custom"]
    assert [message["kind"] for message in lines] == ["lines"]


def heard(widget: Display | Widget) -> list[dict[str, Any]]:
    """What the page of a widget has heard."""
    told: list[dict[str, Any]] = widget.comm.heard
    return told
