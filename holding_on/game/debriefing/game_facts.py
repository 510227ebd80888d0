"""The facts of a whole game that are no moments: numbers by plain keys, from which the questions are chosen.

A fact that says yes or no is 1 or 0. The facts stand in the order of the phases of a debriefing.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from ...engine import names as n
from . import moments
from .moments import shifts_of
from .shape import Day, Debriefing, Facts, Shift

FEW_DAYS: Final = 5
"""A game that has ended by this day was a short one."""
MUCH_MORE: Final = 2
"""How much more Stress than anybody else somebody gained who carried most."""


def of(told: Debriefing, found: Facts, timelines: Collection[int]) -> Facts:
    """Return the facts of a game. `found` are those of its moments, `timelines` those that the deck has, from 1."""
    shifts = [shift for _, shift in shifts_of(told["days"])]
    return {
        **_ending(told),
        **_care(shifts),
        **_talk(told, found, timelines),
        **_warnings(told["days"]),
        **_burdens(told["days"], shifts, found),
        **_tokens(shifts),
        **_never_at_comfort(shifts, len(told["players"])),
    }


def _ending(told: Debriefing) -> Facts:
    ended, sewn = told["ended"], any(day["sewn"] for day in told["days"])
    lost = ended in ("condition", "deck", "warnings")
    return {
        "days": len(told["days"]),
        "died": int(ended in ("condition", "deck")),
        "transferred": int(ended == "warnings"),
        "within_five_days": int(ended != "stopped" and told["day"] <= FEW_DAYS),
        "stopped": int(ended == "stopped"),
        "lost_but_heard": int(lost and sewn),
        "lost_unheard": int(lost and not sewn),
    }


def _care(shifts: Sequence[Shift]) -> Facts:
    cares = [shift["care"] for shift in shifts if shift["care"] is not None]
    return {
        "longest_comfort": _longest(cares, "palliative"),
        "longest_treatment": _longest(cares, "medical"),
        "last_comfort": int(cares[-1:] == ["palliative"]),
        "last_treatment": int(cares[-1:] == ["medical"]),
    }


def _longest(cares: Iterable[str], wanted: str) -> int:
    """Return the length of the longest row of shifts with one kind of care."""
    longest = row = 0
    for care in cares:
        row = row + 1 if care == wanted else 0
        longest = max(longest, row)
    return longest


def _talk(told: Debriefing, found: Facts, timelines: Collection[int]) -> Facts:
    laid = set(told["at_start"]).union(*(day["laid"] for day in told["days"]))
    sewn = set[str]().union(*(day["sewn"] for day in told["days"]))
    heard = laid.union(*(shift["told"] for _, shift in shifts_of(told["days"])))
    return {
        "never_asked": int(not found["asked"]),
        "unfinished": len(laid - sewn),
        "timelines_unheard": len(set(timelines) - {int(memory.partition("-")[0]) for memory in heard}),
        "only_light_told": int(found["told"] > 0 and not found["heavy_told"]),
    }


def _warnings(days: Sequence[Day]) -> Facts:
    """Return the cause of the first Warning: no treatment, a lead worn out, or too few people."""
    first = next((warning for day in days for warning in day["warnings"]), None)
    rule = first["rule"] if first else ""
    return {
        "first_warning_untreated": int(rule == "WARN-01"),
        "first_warning_lead_worn_out": int(rule == "WARN-02"),
        "first_warning_too_few": int(rule == "WARN-03"),
        "no_warning": int(first is None),
    }


def _burdens(days: Sequence[Day], shifts: Sequence[Shift], found: Facts) -> Facts:
    gained = Counter(pawn for shift in shifts for pawn in shift["tired"])
    facts = {
        "carried_most": 0,
        "never_on_leave": int(not found["sent_on_leave"]),
        "never_rested": int(not found["rested"]),
        "nobody_rested": sum(day["rested"] == [] for day in days),
    }
    (most, much), (_, less) = [*gained.most_common(2), (n.NOBODY, 0), (n.NOBODY, 0)][:2]
    if much - less >= MUCH_MORE:
        facts |= {"carried_most": much, "carried_most_who": most}
    return facts


def _tokens(shifts: Sequence[Shift]) -> Facts:
    """Return how many Care Tokens were placed on symbols, and how many of them when Billy was red or black."""
    late = [shift["tokens"] for shift in shifts if moments.stage_before(shift) >= n.RED]
    return {"tokens_spent": sum(shift["tokens"] for shift in shifts), "tokens_spent_late": sum(late)}


def _never_at_comfort(shifts: Sequence[Shift], players: int) -> Facts:
    """Return how many nurses were on no shift with Palliative Care, and the first of them; 0 without such a shift."""
    there = [shift["who"] for shift in shifts if shift["care"] == "palliative"]
    never = [nurse for nurse in range(players) if there and not any(nurse in who for who in there)]
    return {"never_at_comfort": len(never), **({"never_at_comfort_who": never[0]} if never else {})}
