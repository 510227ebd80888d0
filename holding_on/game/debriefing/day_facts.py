"""The facts of one day that are no moments: numbers by plain keys, from which the line from Billy's bed is chosen.

A fact that says yes or no is 1 or 0.
"""

from collections.abc import Sequence

from ...engine import names as n
from .moments import is_silent, shifts_of
from .shape import Day, Facts, Shift


def of(days: Sequence[Day]) -> Facts:
    """Return the facts of the last of these days that are no moments."""
    day = days[-1]
    today, earlier = [shift for _, shift in shifts_of([day])], [shift for _, shift in shifts_of(days[:-1])]
    conditions = [shift["after"] for shift in day["shifts"]]
    first = next((shift["before"] for each in days for shift in each["shifts"]), 0)
    worst_before = max([_worst(shift) for shift in earlier], default=n.GREEN)
    worst = max([_worst(shift) for shift in today], default=n.GREEN)
    return {
        "day_one": int(day["day"] == 1),
        "silent_shifts": _silent(earlier + today),  # how many shifts in a row without talk, up to this evening
        "fell": sum(shift["fell"] for shift in day["shifts"]),
        "first_red": int(worst == n.RED and worst_before < n.RED),
        "first_black": int(worst == n.BLACK and worst_before < n.BLACK),
        "better_than_at_first": int(any(condition > first for condition in conditions)),
        "died": int(0 in conditions),
    }


def _worst(shift: Shift) -> int:
    return n.STAGE_OF[min(shift["before"], shift["after"])]


def _silent(shifts: Sequence[Shift]) -> int:
    """Return after how many of the last shifts nobody had talked: Billy told nothing, and nobody asked."""
    silent = 0
    for shift in reversed(shifts):
        if not is_silent(shift):
            break
        silent += 1
    return silent
