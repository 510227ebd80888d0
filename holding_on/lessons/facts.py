"""What can be asked about a position in a prediction: a number or a place, read from the position itself."""

from __future__ import annotations

from typing import Any

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.names import ENDING_NAMES, POOL, SHIFT_NAMES
from holding_on.engine.phases import PHASE_NAMES
from holding_on.game import Game
from holding_on.game.options import pawn_by_name
from holding_on.quoting import quoted

PLAIN = ("condition", "warnings", "day")
OF_SOMEBODY = ("stress", "tokens", "partials", "clears", "place")


def fact(game: Game, about: str) -> int | str:
    """What stands on the table: "condition", "warnings", "day", "shift", "manager", "pool", "found", "clear", "asked",
    "card" (the kind turned last, if any), "progress" (of the Objective), "ending"; of a pawn by name "Ann stress",
    "Ann tokens", "Ann partials", "Ann clears" or "Ann place".

    Raises SceneError for anything else.
    """
    table: dict[str, Any] = game.structure()
    if about in PLAIN:
        number: int = table[about]
        return number
    match about:
        case "shift":
            return str(SHIFT_NAMES[int(table["shift"])])
        case "manager":
            manager: int = table["manager"]
            return game.names[manager]
        case "pool":
            return int(table["tokens"][POOL])
        case "found":
            return len(table["partials"])
        case "clear":
            return len(table["clears"])
        case "card":
            return next((str(row["kind"]) for row in game.rows()[-1:]), "")
        case "asked":
            return "over" if table["ending"] else str(PHASE_NAMES[int(table["asked"])])
        case "progress":
            return sum(bool(step["done"]) for step in game.view()["head"]["progress"])
        case "ending":
            return str(ENDING_NAMES[int(table["ending"])])
    name, _, what = about.rpartition(" ")
    if what not in OF_SOMEBODY:
        raise SceneError(
            f"a lesson asks about {', '.join(PLAIN)} …, or about somebody's {', '.join(OF_SOMEBODY)}: {quoted(about)}"
        )
    pawn = pawn_by_name(list(game.names), name)
    if what == "place":
        return _place(game, pawn)
    if what in ("partials", "clears"):
        return len(table[f"held_{what}"][pawn])
    return int(table[what][pawn])


def somebody(game: Game, about: str) -> str:
    """Whom a fact is about, as the table calls that pawn; nobody's name where it is about the table.

    >>> somebody(Game(seed=1, first=0), "on-call 1 place")
    'On-Call 1'
    """
    name, _, what = about.rpartition(" ")
    if not name or what not in OF_SOMEBODY:
        return ""
    pawn = pawn_by_name(list(game.names), name)
    found: str = next(each["name"] for each in game.view()["pawns"] if each["pawn"] == pawn)
    return found


def said(value: int | str | bool, about: str, words: Words) -> str:
    """A value of a fact as a learner reads it."""
    if isinstance(value, bool):
        return words.say("lesson.yes" if value else "lesson.no")
    if about == "shift":
        return words.say(f"shift.{value}")
    if about == "asked":
        return words.say(f"lesson.asked.{value}") if words.has(f"lesson.asked.{value}") else words.say(f"asked.{value}")
    if about == "card":
        return words.say(f"kind.{value}")
    if about == "ending":
        return words.say(f"lesson.ending.{value}")
    if about.endswith(" place"):
        return words.say(f"lesson.place.{value}")
    return str(value)


def _place(game: Game, pawn: int) -> str:
    seen = game.view()["pawns"]
    mine = next(each for each in seen if each["pawn"] == pawn)
    return str(mine["place"] if mine["shift"] is None else SHIFT_NAMES[mine["shift"]])
