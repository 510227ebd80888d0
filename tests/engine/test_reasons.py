"""The set of reasons for refusing is closed, and a test reaches each: `refused` tries the action and reads the code."""

import ast
from pathlib import Path

import pytest

from holding_on.engine.decisions import REASONS

BY_GAME = {"past"}
"""A reason that a look back gives, not a rule: tests/game reaches it."""


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
