"""Evenings and mornings of the twelfth scenario, for the tests of letters, choices and outcomes."""

from typing import Any

import holding_on as ho
from tests.engine.table import act, deteriorating, stable

ONE = {"partials": ["1-2"], "clears": ["1-2"]}
FOUND = {"partials": ["3-4"], "clears": ["3-4"]}
WRITE, VISIT, BURN = (f"choose choice 1 option {number}" for number in (1, 2, 3))
SAY, HIDE = (f"choose choice 1 option {number}" for number in (1, 2))
"""The answers of the eleventh scenario, when it hands something on."""
KEEP, SEND = (f"choose choice 2 option {number}" for number in (1, 2))


def evening(folder: str, *, carried: dict[str, bool] | None = None, **scene: Any) -> ho.Game:
    """The last night before letters may come, its card turned and staffed; the next cards ask for little."""
    given: dict[str, Any] = {"shift": "night", "condition": 20, "grid": ONE, **scene}
    return dealt(folder, carried, given, ["turn", "place nurse 2"])


def dealt(folder: str, carried: dict[str, bool] | None, scene: dict[str, Any], answers: list[str]) -> ho.Game:
    """A scene of the twelfth scenario, and what is answered in it."""
    deal = {"patients": [deteriorating(), stable(), stable(), stable()]}
    game = ho.Game.from_scene(
        scene, scenario=12, seed=7, content=folder, deal=deal, carried=carried, free_undo=True, numbers={"TOKEN-04": 6}
    )
    act(game, *answers)
    return game


def answered(folder: str, *answers: str, carried: dict[str, bool] | None = None, **scene: Any) -> ho.Game:
    """The morning after the first letter, and what was answered."""
    game = evening(folder, carried=carried, **scene)
    act(game, "care medical", "enough", *answers)
    return game


def told(game: ho.Game) -> list[str]:
    """The sides told since the setup."""
    return [card["card"] for card in game.view()["told"] if card["card"] not in ("80A", "80B", "83A")]


def said(changes: list[ho.Change], rule: str) -> list[str]:
    """What was told by a rule."""
    return [change.text for change in changes if change.rule == rule]
