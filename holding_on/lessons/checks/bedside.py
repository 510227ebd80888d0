"""A position at Billy's bed in one line: the card that is turned, and who has come to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from holding_on.engine.names import PAWN_NAMES
from holding_on.game.options import pawn_by_name
from holding_on.game.scenes import SCENE_KEYS

DAY: Final = 3
CONDITION: Final = 24


class Bedside(NamedTuple):
    """The beginning of a game at the bed: its scene, the options of `Game`, and the moves that lead to the bed."""

    scene: dict[str, Any]
    options: dict[str, Any]
    moves: list[str]


def bedside(card: str, staff: Sequence[str], names: Sequence[str], given: dict[str, Any]) -> Bedside:
    """Return the position in which `card` is turned and these people have been placed on it.

    In `given`, the name of a nurse has her Care Tokens; the keys of a scene are of the scene, `deal` is joined with the
    card, and everything else is an option of `Game`. Without them it is the morning of day 3, and Billy stands at 24.
    Raises SceneError for a name that nobody has.
    """
    scene: dict[str, Any] = {"day": DAY, "condition": CONDITION}
    options: dict[str, Any] = {"deal": {"patients": [card]}}
    pawns: dict[str, Any] = {}
    for key, value in given.items():
        if key in names:
            pawns[key] = {"tokens": value}
        elif key == "deal":
            options["deal"] |= value
        else:
            (scene if key in SCENE_KEYS else options)[key] = value
    if pawns or "pawns" in scene:
        scene["pawns"] = _joined(pawns, scene.get("pawns", {}))
    there = [who.lower() if who.lower() in PAWN_NAMES else who for who in staff]
    called = [PAWN_NAMES[pawn_by_name(list(names), who)] for who in there]
    return Bedside(scene, options, ["turn", *(f"place {who}" for who in called)])


def _joined(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    return {name: {**first.get(name, {}), **second.get(name, {})} for name in {**first, **second}}
