"""A rule with two readings is decided in one function, and whoever else needs the decision asks there."""

import ast
from collections import defaultdict

from holding_on.common.paths import PACKAGE
from holding_on.engine import names
from holding_on.engine.readings import Readings
from holding_on.engine.staffing import COMES, way_from
from tests.engine.table import engine_game, random_play

SEVERAL = {
    "may_refuse": "if the action is offered, why it is refused, and if a position could have left a space open",
    "medical_needs_token": "what counts as Medical Care, and that a scene takes the care before it as paid",
    "shortage_loses": "what a shift without enough Staff leads to, and whether a position could have gone on after it",
    "nobody_twice": "who may not go back, and which sentence says so",
    "unlimited_tokens": "how many tokens are left, and whether an opening or a position has more than there are",
}
"""Variants that more than one function reads, each with what these functions decide: different things."""


def variants() -> set[str]:
    """The names of the variants: what is true or false in the readings of a game."""
    readings = Readings({}, [])
    return {name for name in dir(readings) if isinstance(getattr(readings, name), bool)} - {"asks_all"}


def readers() -> dict[str, set[str]]:
    """For each variant the functions that read it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(PACKAGE.rglob("*.py")):
        for scope in ast.parse(path.read_text(encoding="utf-8")).body:
            for node in ast.walk(scope):
                if isinstance(node, ast.Attribute) and _is_readings(node.value):
                    name = getattr(scope, "name", "a row")
                    found[node.attr].add(f"{path.relative_to(PACKAGE).as_posix()} {name}")
    return found


def _is_readings(value: ast.expr) -> bool:
    return "readings" in (getattr(value, "id", ""), getattr(value, "attr", ""))


def test_each_variant_is_read_by_one_function_except_where_it_decides_several_things() -> None:
    found = readers()
    assert len(variants()) == 11
    for name in variants():
        assert (len(found[name]) > 1) == (name in SEVERAL), f"{name} is read by {sorted(found[name])}"


def test_a_pawn_comes_to_a_card_by_the_one_kind_of_action_that_its_place_says() -> None:
    seen = set()
    for seed in range(6):
        state, dealer = engine_game(seed)
        for _ in random_play(state, dealer, seed):
            for action in state.legal:
                kind, pawn = action & names.ACTION_KIND, action & names.ACTION_TARGET
                if kind in COMES:
                    assert kind == way_from(state.places[pawn])
                    seen.add(kind)
    assert seen == set(COMES)
