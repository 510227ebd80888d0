"""Playing ahead: a view plays each chain of answers once, whoever asks where it leads, and plays nothing else."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.engine import changes, flow
from holding_on.engine import names as n
from holding_on.engine.dealer import Dealer
from holding_on.engine.errors import IllegalAction
from holding_on.engine.state import TARGET, VERB, State
from holding_on.view.ahead import look
from holding_on.view.coming import Chain
from holding_on.view.shape import View
from tests.engine.table import deteriorating

Played = Counter[Chain]
"""How often each chain was played to its last step."""
HERE = {"place": "morning", "tokens": 3}
TWO = {"nurse 1": HERE, "nurse 3": HERE}
AWAY = {"nurse 2": {"place": "on_leave", "stress": 3}, "assistant 1": {"place": "on_leave", "stress": 2}}
CARD = {"morning": deteriorating(2, 2, tokens=1, memories=1)}
BEFORE: dict[str, tuple[int, dict[str, Any], int]] = {
    "few go": (1, {"asked": "assign", "cards": CARD, "day": 2, "pawns": AWAY}, 45),
    "many go": (1, {"asked": "assign", "cards": CARD}, 33),
    "care": (1, {"asked": "care", "cards": CARD, "pawns": TWO}, 5),
    "care beforehand": (0, {"asked": "care", "cards": CARD, "pawns": TWO}, 38),
    "payment": (1, {"asked": "payment", "cards": CARD, "pawns": TWO}, 42),
    "leave": (1, {"asked": "shift_end", "cards": CARD, "pawns": TWO}, 11),
}
"""Positions: the scenario, the scene, and how often a view played an answer when each asker played for itself."""


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """The chains that are played ahead from now on."""
    counted: Played = Counter()
    apply = flow.apply

    def count(state: State, action: int, dealer: Dealer) -> None:
        if not dealer.turns_over:  # nobody's answer
            journal = state.journal or []
            counted[*(entry[TARGET] for entry in journal if entry[VERB] == changes.CHOSE), action] += 1
        apply(state, action, dealer)

    monkeypatch.setattr(flow, "apply", count)
    return counted


def at(scenario: int, scene: dict[str, Any]) -> ho.Game:
    """A game in a scene of the first morning, as far as the scene says nothing else."""
    return ho.Game.from_scene({"day": 1, "shift": "morning", **scene}, scenario=scenario, seed=4)


@pytest.mark.parametrize("name", BEFORE)
def test_a_view_plays_each_chain_once_and_no_more_than_when_each_asker_played(name: str, played: Played) -> None:
    scenario, scene, before = BEFORE[name]
    game = at(scenario, scene)
    view = game.view()
    assert_each_once(view, played)
    assert 0 < played.total() <= before


def assert_each_once(view: View, played: Played) -> None:
    """Whether each step of each chain was played once, and each chain that is offered was played."""
    twice = [chain for chain, often in played.items() if often > 1]
    assert twice == []
    codes = [str(each["code"]) for each in (*view["actions"], *view["gestures"])]
    offered = {tuple(map(int, chain.split())) for chain in codes}
    steps = {chain[:length] for chain in offered for length in range(1, len(chain) + 1)}
    assert {chain for chain in steps - {*played} if chain[-1] != n.TURN_CARD} == set()


@pytest.mark.parametrize("scenario", range(11))
def test_every_view_of_a_game_plays_each_chain_once(scenario: int, played: Played) -> None:
    seen: set[str] = set()
    for view in views(scenario, played):
        assert_each_once(view, played)
        seen.add(view["prompt"]["kind"])
    assert {"turn", "assign", "care", "leave"} <= seen


def views(scenario: int, played: Played) -> Iterator[View]:
    """Each view of a game by chance; `played` has what that view plays."""
    game, luck = ho.Game(scenario, 2 + scenario % 3, seed=scenario), random.Random(scenario)
    while legal := game.legal_actions():
        played.clear()
        yield game.view()
        game.apply(luck.choice(legal))


def test_where_answers_lead_is_where_they_lead_played_one_by_one() -> None:
    game = at(*BEFORE["few go"][:2])
    table = game.table()
    before, start = table.plain(), look(table)
    first, second = (ho.Action.of(f"place nurse {who}").code for who in (1, 3))
    end = start.after((first, second))
    assert end is start.answered(first).answered(second)
    assert (table.plain(), table.journal) == (before, game.table().journal)
    game.apply(first)
    lines = len(game.lines())
    game.apply(second)
    assert end.state == game.table()
    assert [entry[TARGET] for entry in end.journal if entry[VERB] == changes.CHOSE] == [first, second]
    assert lines < len(game.lines())


def test_an_answer_that_is_not_legal_is_refused_and_the_others_are_played_on() -> None:
    start = look(at(*BEFORE["few go"][:2]).table())
    with pytest.raises(IllegalAction):
        start.answered(n.NO_MORE_LEAVE)
    with pytest.raises(IllegalAction):
        start.answered(n.NO_MORE_LEAVE)
    assert start.answered(start.state.legal[0]).state.phase == n.ASSIGN


def test_nothing_else_of_the_view_plays_ahead() -> None:
    folder = Path(str(ho.__file__)).parent / "view"
    plays = {path.name for path in folder.glob("*.py") if re.search(r"flow\.apply|NoDealer", path.read_text("utf-8"))}
    assert plays == {"ahead.py"}
