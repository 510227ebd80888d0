"""The puzzle of the stitches on displays: a message in, and every display of the game knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Board
from holding_on.board.code import the_code
from holding_on.board.memory_display import MOST_PICTURES, MemoryDisplay
from holding_on.board.parts import MemoryGrid
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from holding_on.view.shape import Arrangement, Laid
from tests.board.hearing import Hearing


class Seat(Hearing):
    """A display on which memories lie, and everything that it has sent to its browser."""

    display: MemoryDisplay

    def say(self, **message: object) -> dict[str, Any]:
        """Send a message as the browser does; its answer."""
        return self.ask({"id": 5, **message})

    def row(self, timeline: int) -> list[str | None]:
        """What the display shows as laid on the places of a timeline."""
        return [place["memory"] for place in self.display.arrangement["rows"][timeline - 1]]


@pytest.fixture
def game() -> ho.Game:
    """Three partials, one of them with its clear; Ann holds two clears, one of which will go back."""
    return ho.Game.from_scene(
        {
            "shift": "night",
            "grid": {"partials": ["1-1", "2-2", "2-6"], "clears": ["2-6"]},
            "pawns": {"Ann": {"partials": ["2-4"], "clears": ["1-1", "3-3"]}},
        },
        names=["Ann", "Ben", "Cleo"],
        seed=3,
        free_undo=True,
    )


@pytest.fixture
def board(game: ho.Game) -> Iterator[Seat]:
    """A board of that game."""
    seat = Seat(Board(game))
    yield seat
    seat.display.close()


@pytest.fixture
def grid(game: ho.Game) -> Iterator[Seat]:
    """The memories of that game alone."""
    seat = Seat(MemoryGrid(game))
    yield seat
    seat.display.close()


def test_what_one_display_lays_every_display_of_the_game_shows(game: ho.Game, board: Seat, grid: Seat) -> None:
    answer = grid.say(kind="lay", memory="2-2", position=4)
    assert answer == {"id": 5, "kind": "done", "text": "It lies on place 4 of Timeline 2 now."}
    assert board.row(2) == grid.row(2) == [None, None, None, "2-2", None, "2-6"]
    board.say(kind="track", memory="2-6", on=True)
    assert grid.display.arrangement["tracked"] == ["2-6"]
    grid.say(kind="track", memory="2-6", on=False)
    assert board.display.arrangement["tracked"] == []
    game.arrangement.move("2-2", 3)
    assert board.row(2) == grid.row(2) == [None, None, "2-2", None, None, "2-6"]
    assert game.revision == 0
    assert game.actions == ()


def test_the_browser_side_gets_the_shape_that_its_types_name(board: Seat) -> None:
    arrangement = board.display.arrangement
    assert arrangement.keys() == Arrangement.__required_keys__
    for laid in (arrangement["rows"][1][1], arrangement["rows"][4][0]):
        assert laid.keys() == Laid.__required_keys__


def test_what_cannot_be_laid_is_refused_in_a_sentence(board: Seat) -> None:
    before = board.display.arrangement
    asked: list[tuple[dict[str, Any], str]] = [
        ({"kind": "lay", "memory": "5-5", "position": 1}, "These do: 1-1, 2-2, 2-6."),
        ({"kind": "lay", "memory": "2-2", "position": 8}, "places 1 to 6"),
        ({"kind": "track", "memory": "2-2", "on": True}, "is a Partial Memory"),
        ({"kind": "lay", "memory": 22, "position": 1}, the_code().labels[board.display.labels]["refused.unreadable"]),
        (
            {"kind": "track", "memory": "2-6", "on": "yes"},
            the_code().labels[board.display.labels]["refused.unreadable"],
        ),
    ]
    for message, part in asked:
        answer = board.say(**message)
        assert (answer["kind"], part in answer["text"]) == ("refused", True), answer
    assert board.display.arrangement == before


def test_a_display_follows_what_comes_and_what_an_undo_takes_away(game: ho.Game, board: Seat, grid: Seat) -> None:
    while game.view()["head"]["day"] == 1:
        game.apply(game.legal_actions()[0])
    assert board.row(2) == grid.row(2)
    assert "2-4" in grid.row(2)
    game.undo()
    assert "2-4" not in board.row(2)
    assert grid.row(2) == board.row(2)


def test_looking_back_shows_what_lay_then_and_moves_nothing(game: ho.Game, board: Seat, grid: Seat) -> None:
    while game.view()["head"]["day"] == 1:
        game.apply(game.legal_actions()[0])
    grid.say(kind="lay", memory="2-2", position=5)
    board.say(kind="look", move=0)
    assert board.row(2) == [None, None, None, None, "2-2", "2-6"]
    assert "branch" in board.say(kind="lay", memory="2-2", position=2)["text"]
    board.say(kind="now")
    assert board.row(2) == grid.row(2)
    assert board.say(kind="lay", memory="2-2", position=2)["kind"] == "done"


def test_a_branch_has_an_arrangement_of_its_own_and_the_game_keeps_its(game: ho.Game, board: Seat, grid: Seat) -> None:
    game.apply(game.legal_actions()[0])
    board.say(kind="look", move=0)
    board.say(kind="branch")
    board.say(kind="lay", memory="2-2", position=5)
    assert (board.row(2)[4], grid.row(2)[4]) == ("2-2", None)
    board.say(kind="leave_branch")
    assert board.row(2) == grid.row(2)
    grid.say(kind="lay", memory="2-2", position=3)
    assert board.row(2)[2] == "2-2"


def test_a_closed_display_hears_nothing_more(game: ho.Game) -> None:
    display = MemoryGrid(game)
    before = display.arrangement
    display.close()
    game.arrangement.move("2-2", 5)
    assert display.arrangement == before


def test_pictures_come_for_open_fronts_only_and_for_the_side_that_lies_open(board: Seat) -> None:
    asked = [memory.id for memory in the_box().memories] + ["9-9", 7, "1A", "1B", "7A"]
    answer = board.say(kind="pictures", memories=asked)
    got = {(picture["memory"], picture["side"]) for picture in answer["pictures"]}
    assert got == {("1-1", "partial"), ("2-2", "partial"), ("2-6", "clear"), ("1A", "told")}
    assert all(picture["svg"].startswith("<svg") for picture in answer["pictures"])
    assert board.say(kind="pictures", memories="2-2")["kind"] == "refused"


def test_one_request_brings_so_many_pictures_and_no_more(board: Seat) -> None:
    assert len(board.say(kind="pictures", memories=["2-2"] * 9999)["pictures"]) == MOST_PICTURES


def test_nothing_that_the_table_has_not_seen_leaves_with_the_pictures_or_the_arrangement(board: Seat) -> None:
    ids = [memory.id for memory in the_box().memories]
    answer = board.say(kind="pictures", memories=ids)
    said = json.dumps([answer, board.display.arrangement])
    words, seen = Words(the_box(), "en").texts, {"1-1": "partial", "2-2": "partial", "2-6": "clear"}
    for memory in ids:
        for side in ("partial", "clear"):
            drawing = the_box().drawing(memory, side)
            assert drawing is not None
            shown = seen.get(memory) == side
            assert (json.dumps(drawing)[1:-1] in said) == shown, (memory, side)
            assert (words[f"memory.{memory}.picture_{side}"] in said) == shown, (memory, side)
        assert (words[f"memory.{memory}.title"] in said) == (memory == "2-6")
        assert words[f"memory.{memory}.clear"] not in said
    assert len(ids) == n.MEMORIES
