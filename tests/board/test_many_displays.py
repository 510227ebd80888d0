"""Many displays of one game: what they show is made once, and each keeps what is its own."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from typing import Any
from weakref import ref

import pytest

import holding_on as ho
from holding_on.board import Board
from holding_on.board.synced import change_of_view
from holding_on.game import Game
from holding_on.game.arrangement import Arrangement
from holding_on.game.readable import shared_view
from tests.board.deltas import apply_delta
from tests.board.hearing import Hearing

BOARDS = 60
"""So often somebody runs the cell of their board again."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each thing is made that a board shows."""
    counted: Counter[str] = Counter()

    def count(owner: type | str, name: str, make: Callable[..., Any]) -> None:
        def counting(*given: Any, **named: Any) -> Any:
            counted[name] += 1
            return make(*given, **named)

        if isinstance(owner, str):
            monkeypatch.setattr(f"{owner}.{name}", counting)
        else:
            monkeypatch.setattr(owner, name, counting)

    for name in ("view", "pages", "moments", "lines"):
        count(Game, name, getattr(Game, name))
    count(Arrangement, "plain", Arrangement.plain)
    count("holding_on.board.shown", "shared_view", shared_view)
    count("holding_on.board.shown", "change_of_view", change_of_view)
    return counted


def test_what_boards_show_is_made_once_however_many_they_are(made: Counter[str]) -> None:
    game = ho.Game(seed=7, first=0)
    boards = [Board(game) for _ in range(BOARDS)]
    heard = [Hearing(board) for board in boards]
    for _ in range(6):
        made.clear()
        game.apply(game.legal_actions()[0])
        assert made == {"shared_view": 1, "pages": 1, "moments": 1, "lines": 1, "plain": 1, "change_of_view": 1}
    assert all(each.sent == heard[0].sent for each in heard)
    assert len(heard[0].messages) == 6
    assert all(board.view == {**game.view(), "pages": game.pages(), "moments": game.moments()} for board in boards)
    made.clear()
    game.undo()
    assert (made["shared_view"], made["change_of_view"]) == (1, 1)
    for board in boards:
        board.close()


def test_boards_of_other_seats_and_other_parts_have_views_of_their_own(made: Counter[str]) -> None:
    game = ho.Game.from_scene({"pawns": {"nurse 1": {"clears": ["1-1"]}}}, seed=7)
    shown = [Board(game), Board(game, seat=0), Board(game, seat=1), ho.ConditionTrack(game), ho.Roster(game)]
    made.clear()
    game.apply(game.legal_actions()[0])
    assert (made["shared_view"], made["moments"]) == (3, 1)
    table, first, second, track, roster = (each.view for each in shown)
    assert (table["pawns"], first["pawns"], second["pawns"]) == tuple(game.view(s)["pawns"] for s in (None, 0, 1))
    assert track == {**game.view(), "moments": game.moments()}
    assert roster == game.view()


def test_what_is_done_to_the_view_of_one_board_is_nothing_to_another() -> None:
    game = ho.Game(seed=7, first=0)
    one, other = Board(game), Board(game)
    one.view["revision"] = 99
    assert (other.view["revision"], Board(game).view["revision"]) == (0, 0)
    heard = [Hearing(one), Hearing(other)]
    game.apply(game.legal_actions()[0])
    assert heard[0].sent == heard[1].sent
    assert one.view == other.view == Board(game).view


def test_a_board_that_is_behind_is_told_all_that_it_lacks() -> None:
    game = ho.Game(seed=7, first=0)
    one, other = Board(game), Board(game)
    before, late = dict(one.view), Hearing(one)
    game.apply(game.legal_actions()[0])
    one.look(0)
    game.apply(game.legal_actions()[0])
    assert one.view == other.view
    view = before
    for each in late.sent:
        if each["kind"] == "view":
            view = apply_delta(view, each["delta"])
    assert view == one.view


def test_memories_that_the_table_lays_are_laid_on_every_board_though_the_game_stands_still() -> None:
    game = ho.Game.from_scene({"grid": {"partials": ["2-1", "2-4"], "clears": ["2-4"]}}, seed=7)
    boards = [Board(game), ho.MemoryGrid(game)]
    game.arrangement.move("2-4", 2)
    assert all(board.arrangement == game.arrangement.plain() for board in boards)
    game.arrangement.track("2-4")
    assert all(board.arrangement["tracked"] == ["2-4"] for board in boards)


def test_a_game_that_no_display_shows_any_more_is_let_go() -> None:
    game, other = ho.Game(seed=7), ho.Game(seed=8)
    board = Board(game)
    is_there = ref(game)
    board.game = other
    del game
    gc.collect()
    assert is_there() is None
    assert board.view["revision"] == 0
