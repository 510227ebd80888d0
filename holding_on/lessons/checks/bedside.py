"""A position at Billy's bed in one line: the card that is turned, who has come to it, and who is elsewhere today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.engine.names import PAWN_NAMES, SHIFT_NAMES
from holding_on.game.options import pawn_by_name
from holding_on.game.scenes import SCENE_KEYS

DAY: Final = 3
CONDITION: Final = 24
ELSEWHERE: Final = {"on_leave": "on_leave", "been_called": "left"}
"""The keys that name people who are not on the ward: where a scene says that they are."""


class Bedside(NamedTuple):
    """The beginning of a game at the bed: its scene, the options of `Game`, and the moves that lead to the bed."""

    scene: dict[str, Any]
    options: dict[str, Any]
    moves: list[str]


def bedside(card: str, staff: Sequence[str], names: Sequence[str], given: dict[str, Any]) -> Bedside:
    """Return the position in which `card` is turned and these people have been placed on it.

    In `given`, the name of a nurse has her Care Tokens, and `stress` has the Stress of people by name. `earlier` has
    the Shifts of this day that are over, each a card and its people ("P06: Ann, Assistant 1"). `on_leave` names those
    who are at home for the day, `been_called` the On-Call Assistants who have come once. `deal` is joined with the
    card, after which its patients come. The keys of a scene are of the scene, and everything else is an option of
    `Game`. Without them it is the morning of day 3, and Billy stands at 24. Raises SceneError for a name that nobody
    has, or a Shift without its card.
    """
    team = list(names)
    pawns: dict[str, dict[str, Any]] = {}
    scene: dict[str, Any] = {"day": DAY, "condition": CONDITION}
    options: dict[str, Any] = {"deal": {"patients": [card]}}

    def note(who: str, **known: Any) -> None:
        pawns.setdefault(_pawn(team, who), {}).update(known)

    for key, value in given.items():
        if key[:1].isupper():  # somebody's name, also of somebody who is not at this table
            note(key, tokens=value)
        elif key == "stress" and isinstance(value, Mapping):
            for who, stress in value.items():
                note(who, stress=stress)
        elif key == "earlier":
            over = _shifts_over(value)
            scene |= {"shift": SHIFT_NAMES[len(over)], "cards": {shift: laid for shift, (laid, _) in over.items()}}
            for shift, who in ((shift, who) for shift, (_, people) in over.items() for who in people):
                note(who, place=shift)
        elif key in ELSEWHERE:
            for who in _listed(value):
                note(who, place=ELSEWHERE[key])
        elif key == "deal":
            later = value.get("patients", ())
            options["deal"] |= {**value, "patients": [*dict.fromkeys((card, *later))]}
        else:
            (scene if key in SCENE_KEYS else options)[key] = value
    for who, known in scene.get("pawns", {}).items():
        note(who, **known)
    if pawns:
        scene["pawns"] = pawns
    return Bedside(scene, options, ["turn", *(f"place {_pawn(team, who)}" for who in staff)])


def _pawn(names: list[str], who: str) -> str:
    """Return somebody as a scene and a move call them: a nurse by her name, "assistant 2" for "Assistant 2"."""
    pawn = pawn_by_name(names, who.lower() if who.lower() in PAWN_NAMES else who)
    return names[pawn] if pawn < len(names) else PAWN_NAMES[pawn]


def _listed(people: str) -> list[str]:
    return [who.strip() for who in people.split(",") if who.strip()]


def _shifts_over(given: Sequence[str]) -> dict[str, tuple[str, list[str]]]:
    """Return the card and the people of each Shift that is over, as in ["P06: Ann, Assistant 1"], by its name."""
    parts = [text.partition(":") for text in given]
    if len(parts) >= len(SHIFT_NAMES) or not all(colon for _, colon, _ in parts):
        raise SceneError(
            f"earlier = {quoted(list(given))} is not possible; it has at most two Shifts, "
            'each with its card, a colon, and its people: ["P06: Ann, Assistant 1", "P16: Cleo"]'
        )
    return {
        shift: (card.strip(), _listed(people)) for shift, (card, _, people) in zip(SHIFT_NAMES, parts, strict=False)
    }
