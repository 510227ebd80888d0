"""The choice of what a group is asked and of what Billy says: the rarest first, so that it is about this game.

Equal games get the same. `catalogue.debriefing` has the conditions, `rarity` how often each of them holds.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from ...catalogue.debriefing import BED, FIRST, LAST, LINES, QUESTION, QUESTIONS, Condition
from ...catalogue.scenario_file import BY_ITSELF
from .rarity import OF_DAYS, OF_GAMES
from .shape import BedLine, Day, Facts, Named, Question

A_PHASE: Final = 2
"""The most questions of one phase."""


def kind_of(scenario: int) -> str:
    """Return the kind of a scenario, which says how rare a fact is: "evening" or "campaign"."""
    return "evening" if scenario == BY_ITSELF else "campaign"


Name = Callable[[int], str]
"""Returns the name of a pawn."""


def questions(facts: Facts, scenario: int, name: Name) -> dict[str, list[Question]]:
    """Return the questions of a game by phase, at least one of each."""
    rarity = OF_GAMES[kind_of(scenario)]
    return {
        phase: [_question(key, conditions[key], facts, name) for key in _picked(conditions, facts, rarity)]
        for phase, conditions in QUESTIONS.items()
    }


def _picked(conditions: Mapping[str, Condition], facts: Facts, rarity: Mapping[str, float]) -> list[str]:
    always = [key for key in (FIRST, LAST) if key in conditions]
    others = [key for key in _by_rarity(conditions, facts, rarity) if key not in always][: A_PHASE - len(always)]
    return always + others if FIRST in always else others + always


def _by_rarity(conditions: Mapping[str, Condition], facts: Facts, rarity: Mapping[str, float]) -> list[str]:
    """Return the keys of the conditions that hold, the rarest first; of equally rare ones the first."""
    return sorted((key for key, condition in conditions.items() if condition.holds(facts)), key=rarity.__getitem__)


def _question(key: str, condition: Condition, facts: Facts, name: Name) -> Question:
    move = facts.get(f"{condition.moment}_move")
    return {"key": QUESTION + key, "facts": _named(condition, facts, name), "move": move}


def _named(condition: Condition, facts: Facts, name: Name) -> Named:
    """Return what the words can name."""
    return {part: name(fact) if part == "who" else fact for part, fact in condition.about(facts).items()}


def beds(days: Collection[Day], died: bool, scenario: int, name: Name) -> list[BedLine | None]:
    """Return Billy's line for each day, none of them twice; None where there is none, and for the day of his death."""
    rarity, left = OF_DAYS[kind_of(scenario)], dict(LINES)
    lines: list[BedLine | None] = []
    for number, day in enumerate(days, start=1):
        empty = not day["shifts"] or (died and number == len(days))
        keys = [] if empty else _by_rarity(left, day["facts"], rarity)[:1]
        lines += [{"key": BED + key, "facts": _named(left.pop(key), day["facts"], name)} for key in keys] or [None]
    return lines
