"""The board's code comes to a page once, whatever stands on it."""

from __future__ import annotations

from pathlib import Path

from ipywidgets import Widget  # type: ignore[import-untyped]  # published without types

import holding_on as ho
from holding_on.board.code import STATIC, Code, the_code
from holding_on.loading import the_box
from tests.content.folders import write


def test_all_displays_share_one_code_and_bring_little_of_their_own() -> None:
    game = ho.Game()
    displays = [ho.Board(game), ho.Roster(game), ho.Board(ho.Game(seed=3))]
    assert {display.code for display in displays} == {the_code().version}
    assert the_code() is the_code()
    assert str(the_code()._esm) == (STATIC / "board.js").read_text(encoding="utf-8")
    for display in displays:
        assert len(str(display._esm)) < 1500
        assert "_css" not in display.get_state()


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
    assert isinstance(again, Code)
    assert again.comm is not None
    assert again.version == first.version
