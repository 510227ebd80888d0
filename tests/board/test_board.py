"""The board without a browser: a message in, a trait and a message out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Board
from holding_on.board.code import link_code, the_code
from holding_on.board.menu import MenuItem
from holding_on.game import Game
from tests.board.deltas import apply_delta
from tests.board.hearing import Hearing
from tests.engine.table import played


class Table(Hearing):
    """A game with a board on it, and everything that the board has sent to the browser."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.board = Board(game)
        super().__init__(self.board)
        self.ask({"kind": "lines", "from": 0, "id": 1})

    def act(self, action: object, **other: object) -> dict[str, Any]:
        """Choose an action on the board."""
        return self.ask({"kind": "act", "revision": self.game.revision, "action": action, "id": 5, **other})


@pytest.fixture
def table() -> Iterator[Table]:
    """Three nurses before their first shift."""
    laid = Table(Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0))
    yield laid
    laid.board.close()


def first(game: Game) -> int:
    """The first action that is offered."""
    return game.legal_actions()[0].code


def shown(game: Game) -> dict[str, Any]:
    """What a board shows of a game."""
    return {**game.view(), "pages": game.pages(), "moments": game.moments()}


def state_of(game: Game) -> str:
    """The whole position, to see that nothing has changed."""
    return game.record()


def test_a_choice_on_the_board_moves_the_game_and_the_view(table: Table) -> None:
    answer = table.act(first(table.game))
    assert answer == {"id": 5, "kind": "done", "text": ""}
    assert table.game.revision == 1
    assert table.board.view == shown(table.game)
    assert table.board.view["revision"] == 1


def test_a_move_in_a_cell_moves_the_board(table: Table) -> None:
    table.game.apply(first(table.game))
    assert table.board.view == shown(table.game)
    assert table.journal() == [line["line"] for line in table.game.lines()]


def test_a_stale_choice_is_refused_in_a_sentence_and_changes_nothing(table: Table) -> None:
    code = first(table.game)
    table.game.apply(code)
    before = state_of(table.game)
    answer = table.act(first(table.game), revision=0)
    assert answer["kind"] == "refused"
    assert answer["text"].endswith(".")
    assert state_of(table.game) == before


def test_an_illegal_choice_is_refused_with_the_game_s_own_sentence(table: Table) -> None:
    barred = table.game.decision.barred
    while not barred:
        table.game.apply(first(table.game))
        barred = table.game.decision.barred
    before = state_of(table.game)
    answer = table.act(barred[0].action.code)
    assert answer["kind"] == "refused"
    assert barred[0].sentence in answer["text"]
    assert state_of(table.game) == before


@pytest.mark.parametrize(
    "message",
    [
        None,
        "act",
        [],
        {},
        {"kind": "act"},
        {"kind": "act", "revision": 0},
        {"kind": "act", "revision": 0, "action": "64"},
        {"kind": "act", "revision": 0, "action": None},
        {"kind": "act", "revision": "0", "action": 64},
        {"kind": "act", "revision": 0, "action": -1},
        {"kind": "act", "revision": 0, "action": 10**9},
        {"kind": "act", "revision": 0, "action": True},
        {"kind": "act", "revision": 0, "action": {"a": 1}},
        {"kind": "undo"},
        {"kind": "lines"},
        {"kind": "lines", "from": "all"},
        {"kind": "__class__", "id": [1]},
    ],
)
def test_whatever_comes_in_is_answered_by_a_sentence(table: Table, message: object) -> None:
    before = state_of(table.game)
    answer = table.ask(message)
    assert answer["kind"] == "refused"
    assert answer["text"] != ""
    assert answer["id"] == (message.get("id") if isinstance(message, dict) else None)
    assert state_of(table.game) == before


def test_something_wrong_inside_is_a_plain_sentence_and_the_game_is_kept(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_action: object) -> None:
        raise KeyError("a secret of the inside")

    before = state_of(table.game)
    with monkeypatch.context() as patch:
        patch.setattr(table.game, "apply", broken)
        answer = table.act(first(table.game))
    assert answer["kind"] == "refused"
    assert "secret" not in answer["text"]
    assert "a secret of the inside" in caplog.text
    assert state_of(table.game) == before
    assert table.act(first(table.game))["kind"] == "done"


def test_taking_back_by_the_board_takes_the_lines_back_too(table: Table) -> None:
    table.act(first(table.game))
    told = table.journal()
    table.act(first(table.game))
    assert len(table.journal()) > len(told)
    answer = table.ask({"kind": "undo", "revision": table.game.revision, "id": 6})
    assert answer["kind"] == "done"
    assert table.journal() == told == [line["line"] for line in table.game.lines()]
    assert table.board.view == shown(table.game)


def test_taking_back_where_it_may_not_be_is_refused(table: Table) -> None:
    assert not table.game.can_undo
    answer = table.ask({"kind": "undo", "revision": 0, "id": 6})
    assert answer["kind"] == "refused"
    assert answer["text"].endswith(".")


def test_the_journal_reaches_the_browser_once_and_only_what_is_new(table: Table) -> None:
    for _ in range(40):
        if table.game.outcome is None:
            table.game.apply(first(table.game))
    sent = [line["line"] for message in table.sent for line in message.get("lines", ())]
    assert sent == [line["line"] for line in table.game.lines()]
    assert len(set(sent)) == len(sent)


def test_the_journal_is_right_after_undo_and_another_choice(table: Table) -> None:
    for turn in range(60):
        if table.game.outcome is not None:
            break
        table.game.apply(table.game.legal_actions()[-1])
        if turn % 3 == 2 and table.game.can_undo:
            table.game.undo()
        assert table.journal() == [line["line"] for line in table.game.lines()]


def test_two_boards_on_one_game_stay_in_step_until_one_is_closed(table: Table) -> None:
    other = Table(table.game)
    other.act(first(table.game))
    assert table.board.view == other.board.view == shown(table.game)
    other.board.close()
    left = other.board.view
    table.game.apply(first(table.game))
    assert other.board.view == left
    assert table.board.view == shown(table.game)


def test_the_view_is_plain_data_and_the_journal_is_not_in_it(table: Table) -> None:
    table.game.apply(first(table.game))
    text = json.dumps(table.board.view)
    assert json.loads(text) == table.board.view
    assert "lines" not in table.board.view


def test_names_with_markup_are_names(table: Table) -> None:
    hostile = ["<img src=x onerror=alert(1)>", "{name}", "$\\LaTeX$ & co"]
    other = Table(Game(seed=7, names=hostile, first=0))
    for _ in range(20):
        if other.game.outcome is None:
            other.act(first(other.game))
    assert [pawn["name"] for pawn in other.board.view["pawns"][:3]] == hostile
    assert hostile[0] in repr(other.board)
    other.board.close()


def test_the_board_prints_its_position_the_same_every_time(table: Table) -> None:
    twin = Table(Game(seed=7, names=["Ann", "Ben", "Cleo"], first=0))
    for each in (table, twin):
        each.act(first(each.game))
    assert repr(table.board) == repr(twin.board)
    bundle = table.board._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data is not None
    assert data["text/plain"] == repr(table.board)
    assert table.board.view["prompt"]["text"] in repr(table.board)
    assert " at 0x" not in repr(table.board)
    twin.board.close()


def test_the_print_tells_the_outcome_when_the_game_is_over(table: Table) -> None:
    played(table.game, 7)
    assert table.board.view["outcome"]["title"] in repr(table.board)
    assert table.act(64)["kind"] == "refused"


def test_whoever_stops_is_answered_and_the_game_stays_as_it_is(table: Table) -> None:
    before, heard = state_of(table.game), []
    assert table.ask({"kind": "stop", "id": 3}) == {"id": 3, "kind": "done", "text": ""}
    table.board.when_stopped(lambda: heard.append("stopped"))
    table.ask({"kind": "stop", "id": 4})
    assert heard == ["stopped"]
    assert state_of(table.game) == before
    assert the_code().labels[table.board.labels]["help"].startswith("If something stays with you")


def test_who_listens_hears_a_pause_begin_and_end_and_the_game_stays_as_it_is(table: Table) -> None:
    heard: list[bool] = []
    before = state_of(table.game)
    assert table.ask({"kind": "pause", "on": True, "id": 3}) == {"id": 3, "kind": "done", "text": ""}
    table.board.when_paused(heard.append)
    for on in (True, False):
        table.ask({"kind": "pause", "on": on})
    assert heard == [True, False]
    assert table.ask({"kind": "pause", "on": "x" * 999, "id": 4})["kind"] == "refused"
    assert state_of(table.game) == before


def test_after_a_choice_only_what_changed_is_sent_and_it_makes_the_same_view(table: Table) -> None:
    view = table.board.view
    whole = parts = 0
    for number in range(60):
        actions = table.game.legal_actions()
        table.game.apply(actions[number % len(actions)])
        (change,) = [message for message in table.sent if message["kind"] == "view"]
        assert change["base"] == [view["revision"], None, False]
        view = apply_delta(view, json.loads(json.dumps(change["delta"])))
        assert view == table.board.view == shown(table.game)
        whole, parts = whole + len(json.dumps(view)), parts + len(json.dumps(change["delta"]))
        table.messages.clear()
    assert parts * 4 < whole


def test_a_look_back_and_a_branch_are_sent_in_parts_too(table: Table) -> None:
    for _ in range(9):
        table.game.apply(first(table.game))
    view = table.board.view
    for message in ({"kind": "look", "move": 3}, {"kind": "branch"}, {"kind": "leave_branch"}):
        table.messages.clear()
        table.ask({**message, "id": 2})
        (change,) = [each for each in table.sent if each["kind"] == "view"]
        view = apply_delta(view, change["delta"])
        assert view == table.board.view


def test_a_board_gives_a_link_to_the_moment_that_it_shows_with_names_only_when_asked() -> None:
    game = played(Game(seed=7, names=["Maeve", "Tom", "Una"], first=0), 3, 25)
    board = Board(game)
    heard = Hearing(board)
    assert heard.ask({"kind": "link_code"})["text"] == link_code()
    assert heard.ask({"kind": "link", "names": False})["text"] == game.link()
    assert heard.ask({"kind": "link", "names": True})["text"] == game.link(names=True)
    board.look(4)
    assert heard.ask({"kind": "link", "names": False})["text"] == game.link(move=4)
    assert heard.ask({"kind": "link", "names": "yes"})["kind"] == "refused"
    assert game.actions == board.game.actions


def test_a_link_leads_to_the_site_that_is_named_or_to_the_page_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(seed=7)
    board = Board(game)
    monkeypatch.setenv("HOLDING_ON_SITE", "https://example.org/ward/")
    link = {"kind": "link", "names": False}
    assert Hearing(board).ask(link)["text"] == game.link("https://example.org/ward/")
    monkeypatch.delenv("HOLDING_ON_SITE")
    board.lead_links_to(lambda: "http://localhost:8866/")
    assert Hearing(board).ask(link)["text"] == game.link("http://localhost:8866/")


def test_the_menu_and_the_print_name_each_house_rule_with_its_sentence_above_what_a_page_offers() -> None:
    game = ho.Game(seed=3, variant=["tokens_go_stale", "listening_heals"])
    told = [line["text"] for line in game.lines()[:2]]
    assert told[0].startswith("A rule of this table, Care Tokens go stale: At the end of the day, ")
    board = ho.Board(game)
    rules = [
        {"item": "HOUSE-03", "text": told[0], "does": "words"},
        {"item": "HOUSE-12", "text": told[1], "does": "words"},
    ]
    assert board.menu == rules
    board.offer(MenuItem("seed", "Seed 3", does="words"))
    assert board.menu == [*rules, {"item": "seed", "text": "Seed 3", "does": "words"}]
    assert repr(board).splitlines()[:2] == told
    assert ho.Board(ho.Game(seed=3)).menu == []
