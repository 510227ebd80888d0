"""The facts of a whole game that are no moments: numbers by plain keys, from which the questions are chosen.

A fact that says yes or no is 1 or 0. The facts stand in the order of the phases of a debriefing.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final

from ...engine import names as n
from . import moments
from .moments import Moment, shifts_of
from .shape import Day, Debriefing, Facts, Shift

FEW_DAYS: Final = 5
"""A game that has ended by this day was a short one."""
MANY: Final = 2
"""Much is left unfinished when it is more than one in so many of all memories of the deck."""
OFTEN: Final = (2, 3)
"""Often is in at least so many of so many questions or days: in a long game everything comes sometimes."""
MUCH_MORE: Final = 2
"""How much more Stress than anybody else somebody gained who carried most."""


def of(told: Debriefing, found: Facts, timelines: Collection[int]) -> Facts:
    """Return the facts of a game. `found` are those of its moments, `timelines` those that the deck has, from 1."""
    shifts = [shift for _, shift in shifts_of(told["days"])]
    return {
        **_ending(told),
        **_care(told["days"]),
        **_talk(told, found, timelines),
        **_warnings(told["days"]),
        **_burdens(told["days"], shifts, found),
        **_tokens(told["days"]),
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
        "objective_met": int(ended == "objective"),
        "stopped": int(ended == "stopped"),
        "lost_but_heard": int(lost and sewn),
        "lost_unheard": int(lost and not sewn),
    }


def _care(days: Sequence[Day]) -> Facts:
    """Return how long the longest row of shifts with one kind of care was, and whether the last shift had it."""
    given = [(day, shift) for day, shift in shifts_of(days) if shift["care"] is not None]
    facts: Facts = {}
    for key, care in (("comfort", "palliative"), ("treatment", "medical")):
        for name, row in ((f"longest_{key}", _longest(given, care)), (f"last_{key}", _of_care(given[-1:], care))):
            facts[name] = len(row)
            facts |= _first_of(name, row)
    return facts


Given = Sequence[tuple[Day, Shift]]
"""Shifts, each with its day."""


def _of_care(given: Given, care: str) -> Given:
    return [(day, shift) for day, shift in given if shift["care"] == care]


def _longest(given: Given, care: str) -> Given:
    """Return the longest row of shifts with one kind of care; of several the first."""
    rows = [[*row] for kind, row in groupby(given, key=lambda each: each[1]["care"]) if kind == care]
    return max(rows, key=len, default=[])


def _first_of(key: str, given: Given) -> Facts:
    """Return the facts that say when the first of some shifts was."""
    return next((moments.of_moment(key, Moment(day["day"], shift["move"])) for day, shift in given), {})


def _talk(told: Debriefing, found: Facts, timelines: Collection[int]) -> Facts:
    laid = set(told["at_start"]).union(*(day["laid"] for day in told["days"]))
    sewn = set[str]().union(*(day["sewn"] for day in told["days"]))
    heard = laid.union(*(shift["told"] for _, shift in shifts_of(told["days"])))
    unheard = len(set(timelines) - {int(memory.partition("-")[0]) for memory in heard})
    unfinished = len(laid - sewn)
    return {
        "never_asked": int(not found["asked"]),
        "often_in_vain": _often(found["asked_in_vain"], found["asked"]),
        "often_not_asked": _often(found["quiet_not_asked"], len(told["days"])),
        "unfinished": unfinished,
        "much_unfinished": unfinished if unfinished * MANY > len(timelines) * n.POSITIONS else 0,
        "timelines_unheard": unheard,
        # though he told so much that it could have been of each of them
        "timelines_passed_by": unheard if len(heard) >= len(timelines) else 0,
        "only_light_told": int(found["told"] > 0 and not found["heavy_told"]),
    }


def _often(times: int, every: int) -> int:
    """Return how many times something came, or 0 when that was not often."""
    often, of = OFTEN
    return times if times * of >= every * often else 0


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


def _tokens(days: Sequence[Day]) -> Facts:
    """Return how many Care Tokens were placed on symbols, and how many of them when Billy was red or black."""
    spent = [(day, shift) for day, shift in shifts_of(days) if shift["tokens"]]
    late = [(day, shift) for day, shift in spent if moments.stage_before(shift) >= n.RED]
    return {
        "tokens_spent": sum(shift["tokens"] for _, shift in spent),
        "tokens_spent_late": sum(shift["tokens"] for _, shift in late),
        **_first_of("tokens_spent_late", late),
    }


def _never_at_comfort(shifts: Sequence[Shift], players: int) -> Facts:
    """Return how many nurses were on no shift with Palliative Care, and the first of them; 0 without such a shift."""
    there = [shift["who"] for shift in shifts if shift["care"] == "palliative"]
    never = [nurse for nurse in range(players) if there and not any(nurse in who for who in there)]
    return {"never_at_comfort": len(never), **({"never_at_comfort_who": never[0]} if never else {})}
