"""A whole number is a whole number, whichever library it comes from; yes and no are none."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study import charts, what_if
from holding_on.styles import Seat
from tests.engine.table import played_out
from tests.sampling import only

SEED = 7
STUDY = ho.simulate(5, policy="random", seed=SEED)


def begun(**options: Any) -> ho.Game:
    return ho.Game(**{"seed": SEED, "first": 0, **options})


def turned() -> ho.Game:
    game = begun()
    game.apply(game.legal_actions()[0])
    return game


def answered(code: Any) -> ho.Game:
    game = begun()
    game.apply(code)
    return game


def by_style(code: Any) -> ho.Study:
    """A style that answers with an action made of this number where it is legal; for others it asks a style of ours."""

    def style(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        place = next((each for each in actions if each.code == 129), None)
        return styles.balanced(seat, actions) if place is None else ho.Action(code - code + 129)

    return ho.simulate(1, policy=style, seed=SEED)


WARD = {"day": 2, "shift": "day", "manager": 1}
CARD = {"kind": "stable", "staff": 1, "symbols": 1, "memories": 1}
BEGINS: dict[str, Callable[[Any], ho.Game]] = {
    "scenario": lambda one: begun(scenario=one),
    "players": lambda one: begun(players=one if type(one) in (bool, np.bool_) else one + one),
    "seed": lambda one: begun(seed=one),
    "first": lambda one: begun(first=one),
    "numbers": lambda one: begun(numbers={"SETUP-11": one}),
    "a full card": lambda one: begun(deal={"patients": [{**CARD, "symbols": one, "staff": one}]}),
    "a scene": lambda one: ho.Game.from_scene({**WARD, "warnings": one, "manager": one}, seed=one),
    "a pawn": lambda one: ho.Game.from_scene({"pawns": {"nurse 1": {"stress": one}}}, seed=SEED),
    "changes": lambda one: ho.Game.from_position(begun().position(), changes={"pawns": {"Ann": {"tokens": one}}}),
    "an answer": lambda one: answered(one - one + begun().legal_actions()[0].code),
    "at(move=)": lambda one: turned().at(move=one),
    "at(day=)": lambda one: turned().at(day=one),
    "branch": lambda one: begun().branch(one),
    "campaign.play": lambda one: ho.Campaign().play(one, seed=one),
    "simulate": lambda one: ho.simulate(one, one, one + one, seed=one, numbers={"SETUP-11": one}).game(0),
    "workers": lambda one: ho.simulate(2, policy="random", workers=one).game(0),
    "study.more": lambda one: STUDY.more(one).game(5),
    "study.game": lambda one: STUDY.game(one),
}
"""What gives a game, from the number 1."""
READS: dict[str, Callable[[Any], Any]] = {
    "view": lambda one: turned().view(one),
    "lines": lambda one: turned().lines(one, one),
    "entries": lambda one: turned().entries(one),
    "why": lambda one: str(turned().why(one)),
    "rule_of": lambda one: ho.Campaign().rule_of(one),
    "arrangement": lambda one: ho.Game.from_scene({"grid": {"partials": ["1-2"]}}).arrangement.move("1-2", one),
    "JournalView": lambda one: repr(ho.JournalView(begun(), last=one)),
    "Board": lambda one: ho.Board(turned(), seat=one).view,
    "Board.look": lambda one: _looked(one),
    "chart": lambda one: charts.condition(played_out(begun()).shifts(), at=one).to_dict(),
    "what_if": lambda one: what_if(played_out(begun()), *_turning(one), games=one, seed=one).games.rows(),
    "a style": lambda one: by_style(one).games.rows(),
}
"""What is read, from the number 1."""
KINDS = [np.int64(1), np.uint8(1), np.array(1), pd.Series([1]).iloc[0], pl.Series([1])[0], STUDY.games["game"][1]]


def _looked(move: Any) -> Any:
    board = ho.Board(turned())
    board.look(move - move)
    return board.view


def _turning(one: Any) -> tuple[Any, str, str]:
    first = next(iter(ho.study.turnings(played_out(begun()))))
    return one - one + first.day, first.shift, "medical"


def refuses(name: str) -> bool:
    return name not in ("rule_of", "a style", "Board.look", "what_if", "an answer")


@pytest.mark.parametrize("name", BEGINS)
def test_a_game_begins_with_whole_numbers_of_any_kind_and_its_record_holds_plain_ones(name: str) -> None:
    plain = BEGINS[name](1)
    for kind in KINDS:
        game = BEGINS[name](kind)
        assert game.structure() == plain.structure()
        if name == "branch" or not plain.outcome:
            assert json.loads(game.record()) == json.loads(plain.record())
            assert game.position() == plain.position()
        assert ho.Game.from_record(game.record()).record() == plain.record()


@pytest.mark.parametrize("name", only(set(READS) - {"what_if", "chart"}, READS))
def test_what_is_asked_with_a_whole_number_of_any_kind_is_answered_alike(name: str) -> None:
    plain = READS[name](1)
    assert json.dumps(plain)
    for kind in KINDS:
        assert READS[name](kind) == plain
        assert json.dumps(READS[name](kind)) == json.dumps(plain)


@pytest.mark.parametrize("wrong", [True, np.bool_(True), 1.5, "1", np.float64(1)])
@pytest.mark.parametrize("name", [name for name in {**BEGINS, **READS} if refuses(name)])
def test_yes_is_no_number_anywhere(name: str, wrong: Any) -> None:
    if name == "why" and wrong == "1":
        return
    with pytest.raises(ValueError, match=r"[a-z]{3,} [a-z]{2,}"):
        {**BEGINS, **READS}[name](wrong)
