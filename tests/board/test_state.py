"""What a display shows is its state: the same for whoever asks, and only the display itself sets it."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.embed import embed_data  # type: ignore[import-untyped]  # published without types

import holding_on as ho
from holding_on.engine.errors import SceneError
from tests.board.deltas import apply_delta
from tests.board.hearing import PIECES, Hearing
from tests.content.folders import write

OURS = ("view", "part", "game_id", "labels", "words", "code", "unreached", "arrangement", "page", "shift", "last")


def act(game: ho.Game) -> dict[str, object]:
    """A click on the first answer, as the browser sends it."""
    return {"kind": "act", "revision": game.revision, "action": game.legal_actions()[0].code, "id": 1}


def test_after_a_click_the_state_those_who_observe_and_exports_have_the_view_that_the_page_has() -> None:
    game = ho.Game(seed=7)
    board = ho.Board(game)
    page, seen = board.view, list[dict[str, Any]]()
    heard = Hearing(board)
    board.observe(lambda change: seen.append(change["new"]), "view")
    for _ in range(5):
        heard.ask(act(game))
    for message in heard.sent:
        page = apply_delta(page, message["delta"]) if message["kind"] == "view" else page
    exported = embed_data(views=[board])["manager_state"]["state"][board.model_id]["state"]
    assert page["revision"] == 5
    assert page == board.get_state()["view"] == seen[-1] == exported["view"]


def test_whatever_is_done_to_the_view_in_place_the_next_change_is_shown() -> None:
    game = ho.Game(seed=7)
    board = ho.Board(game)
    page = dict(board.view)
    heard = Hearing(board)
    board.view.clear()
    heard.ask(act(game))
    (change,) = (message for message in heard.sent if message["kind"] == "view")
    assert apply_delta(page, change["delta"]) == board.view == ho.Board(game).view


@pytest.mark.parametrize("name", PIECES)
def test_what_is_shown_cannot_be_set_from_outside(name: str) -> None:
    game = ho.Game(seed=7)
    display = PIECES[name](game)
    before = display.get_state()
    for trait in filter(display.has_trait, OURS):
        with pytest.raises(SceneError, match=rf"{name}.{trait} says what is shown.*game\.apply.*display\.game = other"):
            setattr(display, trait, {})
    assert display.get_state() == before


def test_a_page_cannot_put_a_view_or_code_in_place() -> None:
    board = ho.Board(ho.Game(seed=7))
    before = board.get_state()
    states: list[dict[str, Any]] = [
        {"view": {}},
        {"_esm": "alert()"},
        {"view": {"revision": 5}, "page": {}, "code": None},
    ]
    for state in states:
        board._handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})
        assert board.get_state() == before
    board._handle_msg({"content": {"data": {"method": "update", "state": {"drawn": 3}}}, "buffers": []})
    assert board.drawn == 3


def test_another_game_takes_the_place_of_the_one_before_whole() -> None:
    one, other = ho.Game(seed=7), ho.Game(seed=9, players=4)
    for _ in range(6):
        other.apply(other.legal_actions()[0])
    board, track = ho.Board(one), ho.ConditionTrack(one)
    page = board.view
    heard = Hearing(board)
    board.game = track.game = other
    assert board.game is track.game is other
    assert board.view == {**other.view(), "pages": other.pages(), "moments": other.moments()}
    assert repr(track) == repr(ho.ConditionTrack(other))
    assert heard.journal() == [line["line"] for line in other.lines()]
    changes = [message for message in heard.sent if message["kind"] == "view"]
    assert apply_delta(page, changes[-1]["delta"]) == board.view
    assert board.game_id == track.game_id == ho.Roster(other).game_id

    assert heard.ask(act(other))["kind"] == "done"
    assert (one.revision, other.revision, board.view["revision"]) == (0, 7, 7)
    one.apply(one.legal_actions()[0])
    assert board.view["revision"] == 7
    heard.ask({"kind": "undo", "revision": 7, "id": 2})
    assert len(other.actions) == 6


def test_a_click_that_was_made_on_the_game_before_is_not_played_in_the_other() -> None:
    one, other = ho.Game(seed=7), ho.Game(seed=9)
    board = ho.Board(one)
    heard = Hearing(board)
    click = {**act(one), "game": board.game_id}
    board.game = other
    assert heard.ask(click)["kind"] == "refused"
    assert (one.revision, other.revision) == (0, 0)
    assert heard.ask({**act(other), "game": board.game_id})["kind"] == "done"


def test_another_game_is_shown_from_a_look_back_too_and_in_its_own_words(tmp_path: Path) -> None:
    write(tmp_path, "text/en/own.toml", '[board]\nundo = "Back"\n')
    one, other = ho.Game(seed=7), ho.Game(seed=7, content=str(tmp_path))
    board = ho.Board(one)
    heard = Hearing(board)
    heard.ask(act(one))
    board.look(0)
    board.game = other
    assert board.view["past"] is None
    assert board.code.labels[board.labels]["undo"] == "Back"
    json.dumps(heard.messages)


@pytest.mark.parametrize("wrong", [None, 7, "game"])
def test_what_is_no_game_is_refused_and_the_game_stays(wrong: Any) -> None:
    game = ho.Game(seed=7)
    board = ho.Board(game)
    with pytest.raises(SceneError, match=r"Board shows a game, not .*game = ho\.Game"):
        board.game = wrong
    assert board.game is game
    game.apply(game.legal_actions()[0])
    assert board.view["revision"] == 1


@pytest.mark.parametrize("name", PIECES)
def test_beside_the_widget_stands_the_same_position_as_html(name: str) -> None:
    display = PIECES[name](ho.Game(seed=7, names=["<Ann>", "Ben & co", "Cleo"]))
    data, _ = display._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == repr(display)
    html = data["text/html"]
    assert (
        html == PIECES[name](ho.Game(seed=7, names=["<Ann>", "Ben & co", "Cleo"]))._repr_mimebundle_()[0]["text/html"]
    )
    assert "<Ann>" not in html
    assert not any(word in html for word in ("<script", "style=", "http"))
    assert len(html) < 4000
    said = words_in(html)
    for line in repr(display).splitlines():
        assert line.strip().removeprefix("1. ") in said
    assert display._words.say("display.still") in said


def words_in(html: str) -> str:
    """The text of a page."""
    return unescape(re.sub(r"<[^>]+>", "", html))
