"""The board's questions and its looks back: why, a moment that is over, a branch, and the way home."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from holding_on.game import Game
from tests.board.test_board import Table
from tests.engine.table import played


@pytest.fixture
def table() -> Iterator[Table]:
    """A game of fifty moves."""
    laid = Table(played(Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0), 7, 50))
    yield laid
    laid.board.close()


def test_every_line_of_the_journal_can_be_asked(table: Table) -> None:
    for line in table.journal():
        answer = table.ask({"kind": "why", "line": line, "id": 9})
        assert (answer["kind"], answer["id"]) == ("why", 9)
        assert answer["links"][0]["line"] == line
        assert all(link["text"] and link["wording"] and link["rule"] for link in answer["links"])
    assert json.loads(json.dumps(answer)) == answer


@pytest.mark.parametrize("thing", ["condition", "warnings", "manager", "Ann", "Ann stress", "pool", "prompt", "1-1"])
def test_what_stands_on_the_board_can_be_asked(table: Table, thing: str) -> None:
    answer = table.ask({"kind": "why", "thing": thing, "id": 9})
    assert answer["kind"] == "why"
    assert answer["title"]


@pytest.mark.parametrize("asked", [{"thing": "the moon"}, {"line": 10**9}, {"line": -1}, {"thing": 3}, {}])
def test_what_cannot_be_asked_is_refused_in_a_sentence(table: Table, asked: dict[str, object]) -> None:
    answer = table.ask({"kind": "why", "id": 9, **asked})
    assert answer["kind"] == "refused"
    assert answer["text"]


def test_looking_back_shows_the_moment_and_now_comes_back(table: Table) -> None:
    now = table.board.view
    moment = table.board.view["moments"][1]
    assert table.ask({"kind": "look", "move": moment["move"], "id": 2})["kind"] == "done"
    assert table.board.view["past"]["text"] == moment["text"]
    assert table.board.view["head"]["condition"] == moment["condition"]
    assert table.board.view["actions"] == []
    table.ask({"kind": "now", "id": 3})
    assert table.board.view == now


def test_nothing_is_played_in_the_past(table: Table) -> None:
    record = table.game.record()
    table.ask({"kind": "look", "move": 3, "id": 2})
    for message in ({"kind": "act", "action": 64}, {"kind": "undo"}):
        answer = table.ask({**message, "revision": table.game.revision, "id": 4})
        assert answer["kind"] == "refused"
        assert "over" in answer["text"]
    assert table.game.record() == record


def test_the_causes_that_are_told_in_the_past_end_there(table: Table) -> None:
    table.ask({"kind": "look", "move": table.board.view["moments"][1]["move"], "id": 2})
    later = table.journal()[-1]
    assert table.ask({"kind": "why", "line": later, "id": 4})["kind"] == "refused"


def test_a_move_in_a_cell_ends_the_look_back(table: Table) -> None:
    table.ask({"kind": "look", "move": 3, "id": 2})
    table.game.apply(table.game.legal_actions()[0])
    assert table.board.view["past"] is None
    assert table.board.view["revision"] == table.game.revision


@pytest.mark.parametrize("move", [-1, 10_000])
def test_a_moment_that_never_was_is_refused(table: Table, move: int) -> None:
    assert table.ask({"kind": "look", "move": move, "id": 2})["kind"] == "refused"
    assert table.board.view["past"] is None


def test_the_last_moment_is_now(table: Table) -> None:
    table.ask({"kind": "look", "move": table.board.view["moments"][-1]["move"], "id": 2})
    assert table.board.view["past"] is None


def test_a_branch_is_played_and_left_and_the_real_game_stands_as_it_stood(table: Table) -> None:
    real = table.game
    record = real.record()
    table.ask({"kind": "look", "move": table.board.view["moments"][2]["move"], "id": 2})
    table.ask({"kind": "branch", "id": 3})
    branch = table.board.game
    assert branch is not real
    assert table.board.view["branch"]
    assert table.board.view["past"] is None
    answer = table.ask({"kind": "act", "revision": branch.revision, "action": branch.legal_actions()[0].code, "id": 4})
    assert answer["kind"] == "done"
    assert len(branch.actions) == 1
    assert table.journal() == [line["line"] for line in branch.lines()]
    table.ask({"kind": "leave_branch", "id": 5})
    assert table.board.game is real
    assert real.record() == record
    assert table.board.view["branch"] is None
    assert table.journal() == [line["line"] for line in real.lines()]


def test_a_branch_of_a_branch_leads_back_to_the_real_game(table: Table) -> None:
    for _ in range(2):
        table.ask({"kind": "look", "move": 0, "id": 2})
        table.ask({"kind": "branch", "id": 3})
        table.ask({"kind": "act", "revision": 0, "action": table.board.game.legal_actions()[0].code, "id": 4})
    table.ask({"kind": "leave_branch", "id": 5})
    assert table.board.game is table.game


def test_there_is_no_branch_from_now_and_none_to_leave(table: Table) -> None:
    assert table.ask({"kind": "branch", "id": 2})["kind"] == "refused"
    assert table.ask({"kind": "leave_branch", "id": 3})["kind"] == "refused"
