"""The set of reasons for refusing is closed, and a test reaches each: `refused` tries the action and reads the code."""

import ast
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from holding_on.engine.decisions import REASONS

BY_GAME = {"past"}
"""A reason that a look back gives, not a rule: tests/game reaches it."""


@cache
def reached() -> set[str]:
    """The reason codes with which the rule tests call `refused(game, action, reason, rule)`."""
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                reason = node.args[2]
                assert isinstance(reason, ast.Constant), f"{path.name}:{node.lineno}: name the reason"
                found.add(str(reason.value))
    return found


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_is_reached_by_a_test(reason: str) -> None:
    assert reason in reached()


def test_no_test_knows_a_reason_that_is_not_there() -> None:
    assert reached() <= set(REASONS) - BY_GAME


ENGINE = Path(__file__).parents[2] / "holding_on" / "engine"
IN_TWO_FILES = {
    ("already_on_shift", "ASSIGN-05"): "both lists name it for their own actions; the place of the pawn alone says so",
    ("focus_chosen", "FOCUS-02"): "a decision knows it from its phase, and so does the step of the shift",
    ("must_cover", "COVER-12"): "both read the one variant; only while spaces are open is their number a fact",
    ("no_partial_in_play", "FOCUS-03"): "both ask `timelines_in_play`; only in a talk is the talker a fact",
    ("no_partial_in_play", "INQ-07"): "both ask `timelines_in_play`; at the decision the deck counts too",
    ("no_tokens", "CARE-05"): "before the payment a purse that is empty now may still gain a token",
    ("only_manager_returns", "TWO-03"): "the decision lists only who could be moved; anybody may be tried",
    ("staffed", "CARE-01"): "while the card is staffed no space is open any more; later the step is over",
}
"""Reasons that two files of the engine give for one rule, and why neither can ask the other."""


def test_a_reason_and_its_rule_stand_in_one_file() -> None:
    """A second file that names the pair would compute the rule again. It asks the file of the chapter instead."""
    files: dict[tuple[str, str], set[str]] = {}
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in getattr(node, "elts", ())]
            for reason, rule in pairwise(parts):
                if reason in REASONS and isinstance(rule, str) and rule not in REASONS:
                    files.setdefault((str(reason), rule), set()).add(path.name)
    assert len(files) > 60
    assert {pair for pair, found in files.items() if len(found) > 1} == set(IN_TWO_FILES)
