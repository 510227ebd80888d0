"""One gesture answers several questions: the engine is asked step by step, and the page hears of it once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import holding_on as ho
from holding_on.board import Board
from tests.board.hearing import Hearing
from tests.engine.table import deteriorating, stable

NAMES = ["Ann", "Ben", "Cleo"]
AT_THE_END = {"day": 1, "shift": "morning", "asked": "shift_end"}
"""Who may go on leave is asked, and then comes the card of the Day."""


class Table(Hearing):
    """A game with a board on it."""

    def __init__(self, game: ho.Game) -> None:
        self.game = game
        super().__init__(Board(game))

    def do(self, *steps: object, **other: object) -> dict[str, Any]:
        """Send the steps of a gesture, said as actions print, or as whatever comes in."""
        codes = [ho.Action.of(step).code if isinstance(step, str) else step for step in steps]
        return self.ask({"kind": "acts", "revision": self.game.revision, "actions": codes, "id": 5, **other})


def at_work(**scene: Any) -> ho.Game:
    """A morning in which somebody has to come, or whatever the scene says."""
    return ho.Game.from_scene({"day": 1, "shift": "morning", **scene}, seed=4, names=NAMES)


@pytest.fixture
def table() -> Iterator[Table]:
    """A card for three of the five who are in the Break Room."""
    laid = Table(at_work(asked="assign", cards={"morning": deteriorating(3, 2)}))
    yield laid
    laid.display.close()


def test_the_steps_are_moves_as_if_each_was_pressed(table: Table) -> None:
    steps = ["place nurse 2", "place assistant 1", "place nurse 1"]
    alone = at_work(asked="assign", cards={"morning": deteriorating(3, 2)})
    for step in steps:
        alone.apply(ho.Action.of(step))
    assert table.do(*steps) == {"id": 5, "kind": "done", "text": ""}
    assert [str(action) for action in table.game.actions] == steps
    assert table.game.record() == alone.record()
    assert table.game.revision == 3


def test_one_message_comes_back_with_one_change(table: Table) -> None:
    before = len(table.messages)
    table.do("place nurse 2", "place assistant 1", "place nurse 1")
    (message,) = table.messages[before:]
    assert [update["kind"] for update in message["updates"]] == ["lines", "view"]
    assert table.display.view["revision"] == 3
    assert [line["line"] for line in message["updates"][0]["lines"]] == [line["line"] for line in table.game.lines()][
        -len(message["updates"][0]["lines"]) :
    ]


def test_another_board_of_the_game_shows_it_too(table: Table) -> None:
    other = Table(table.game)
    table.do("place nurse 2", "place nurse 1")
    assert other.display.view == table.display.view
    other.display.close()


def test_it_stops_at_the_first_that_is_not_legal_and_says_why(table: Table) -> None:
    answer = table.do("place nurse 2", "place nurse 2", "place nurse 1")
    assert answer["kind"] == "refused"
    why = table.game.why_not(ho.Action.of("place nurse 2"))
    assert why is not None
    assert why.sentence in answer["text"]
    assert [str(action) for action in table.game.actions] == ["place nurse 2"]
    assert table.display.view["revision"] == 1


def test_take_back_takes_back_one_step(table: Table) -> None:
    table.do("place nurse 2", "place nurse 1")
    assert table.ask({"kind": "undo", "revision": 2, "id": 6})["kind"] == "done"
    assert [str(action) for action in table.game.actions] == ["place nurse 2"]


def test_a_step_that_has_happened_by_itself_is_done_already() -> None:
    most = {"nurse 3": 3, "assistant 1": 2, "assistant 2": 2}
    people = {name: {"place": "on_leave", "stress": stress} for name, stress in most.items()}
    game = at_work(asked="assign", cards={"morning": deteriorating(2, 2)}, pawns=people)
    steps = ["place nurse 2", "place nurse 1"]
    assert [str(action) for action in game.legal_actions()] == steps[::-1]
    table = Table(game)
    assert table.do(*steps)["kind"] == "done"
    assert game.decision.kind == "care"
    assert [str(action) for action in game.actions] == steps[:1]
    table.display.close()


def test_all_that_a_purse_holds_can_be_given() -> None:
    pawns = {"nurse 1": {"place": "morning", "tokens": 1}, "nurse 2": {"place": "morning", "tokens": 2}}
    scene = {"asked": "payment", "care": {"morning": "medical"}, "cards": {"morning": deteriorating(2, 4)}}
    table = Table(at_work(**scene, pawns=pawns))
    assert table.do("pay nurse 1", "pay nurse 2", "pay nurse 2", "enough")["kind"] == "done"
    assert table.game.decision.kind == "leave"
    table.display.close()


def test_the_next_card_is_turned_by_what_ends_the_shift() -> None:
    table = Table(at_work(asked="shift_end", cards={"morning": stable(1)}, pawns={"nurse 1": {"place": "morning"}}))
    assert table.game.decision.kind == "leave"
    assert table.do("send on leave nurse 3", "no more leave", "turn")["kind"] == "done"
    assert table.display.view["shifts"][1]["card"] is not None
    assert not table.display.view["can_undo"]
    table.display.close()


def test_what_was_shown_ends_the_gesture() -> None:
    table = Table(ho.Game(seed=7, names=NAMES, first=0))
    (turned,) = table.game.legal_actions()
    assert table.do(turned.code, "place nurse 1")["kind"] == "done"
    assert table.game.decision.kind == "assign"
    assert table.game.actions == (turned,)
    table.display.close()


@pytest.mark.parametrize("steps", [[], [None], ["turn"], [[64]], [{"a": 1}], [-1], [10**30], [1.5]])
def test_whatever_the_steps_are_is_answered_by_a_sentence(table: Table, steps: list[object]) -> None:
    answer = table.ask({"kind": "acts", "revision": 0, "actions": steps, "id": 5})
    assert answer["kind"] == "refused"
    assert answer["text"] != ""
    assert table.game.actions == ()


def test_a_gesture_at_what_has_moved_on_or_is_over_changes_nothing(table: Table) -> None:
    table.do("place nurse 2")
    assert table.do("place nurse 1", revision=0)["kind"] == "refused"
    table.ask({"kind": "look", "move": 0})
    assert table.do("place nurse 1")["kind"] == "refused"
    assert len(table.game.actions) == 1
