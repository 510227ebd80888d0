"""The kinds of moments that a table recognises in its own game, such as a memory lost in tiredness.

Each kind is found in any number of days: in one day for the line from Billy's bed, in all days for the questions.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

from ...engine import names as n
from .shape import Day, Facts, Shift


class Moment(NamedTuple):
    """The day of a moment, the move before which it can be seen, and the pawn that it is about, if there is one."""

    day: int
    move: int | None
    who: int | None = None


Find = Callable[[Sequence[Day], Collection[str]], Iterator[Moment]]
"""A function that finds moments in days; it also gets the ids of the memories that are heavy."""


def shifts_of(days: Sequence[Day]) -> Iterator[tuple[Day, Shift]]:
    """Yield each shift whose card was turned, with its day."""
    for day in days:
        for shift in day["shifts"]:
            if shift["kind"] is not None:
                yield day, shift


def stage_before(shift: Shift) -> int:
    """Return Billy's stage as a shift began, as in `engine.names.STAGE_NAMES`."""
    return n.STAGE_OF[shift["before"]]


def is_silent(shift: Shift) -> bool:
    """Whether Billy told nothing, and nobody asked."""
    return not (shift["told"] or shift["passed_over"] or shift["asked"])


def _shift_is(holds: Callable[[Shift], bool]) -> Find:
    """Return a function that finds the shifts of which something holds."""

    def find(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
        return (Moment(day["day"], shift["move"]) for day, shift in shifts_of(days) if holds(shift))

    return find


def _on_shift(people: Callable[[Shift], list[int]]) -> Find:
    """Return a function that finds people on shifts."""

    def find(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
        return (Moment(day["day"], shift["move"], who) for day, shift in shifts_of(days) for who in people(shift))

    return find


def _told(heavy_only: bool) -> Find:
    """Return a function that finds what Billy told, and to whom: everything, or only what is heavy."""

    def find(days: Sequence[Day], heavy: Collection[str]) -> Iterator[Moment]:
        for day, shift in shifts_of(days):
            for memory in shift["told"]:
                if memory in heavy or not heavy_only:
                    yield Moment(day["day"], shift["move"], shift["talker"])

    return find


def _losses(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
    for day, shift in shifts_of(days):
        for loss in shift["lost"]:
            yield Moment(day["day"], loss["move"], loss["who"])


def _leaves(why: str) -> Find:
    """Return a function that finds who went On Leave, "sent" or "worn_out"."""

    def find(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
        for day in days:
            for leave in day["leave"]:
                if leave["why"] == why:
                    yield Moment(day["day"], leave["move"], leave["who"])

    return find


def _chosen(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
    for day in days:
        for shift in day["shifts"]:  # a choice may be answered before a card is turned
            for choice in shift["choices"]:
                yield Moment(day["day"], choice["move"], day["manager"])


def _warnings(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
    return (Moment(day["day"], warning["move"], warning["who"]) for day in days for warning in day["warnings"])


def _resting(days: Sequence[Day], _: Collection[str]) -> Iterator[Moment]:
    return (Moment(day["day"], _last_move(day), who) for day in days for who in day["rested"] or [])


def _in_the_evening(what: Callable[[Day, Collection[str]], int]) -> Find:
    """Return a function that finds what an evening has brought, in the days whose evening has come."""

    def find(days: Sequence[Day], heavy: Collection[str]) -> Iterator[Moment]:
        for day in days:
            if day["rested"] is not None:
                yield from [Moment(day["day"], _last_move(day))] * what(day, heavy)

    return find


def _last_move(day: Day) -> int | None:
    return [shift["move"] for shift in day["shifts"]][-1]


def _asked(day: Day) -> int:
    return sum(len(shift["asked"]) for shift in day["shifts"])


MOMENTS: Final[dict[str, Find]] = {
    "told": _told(heavy_only=False),
    "heavy_told": _told(heavy_only=True),
    "broke_off": _shift_is(lambda s: s["broke_off"]),
    "asked": _on_shift(lambda s: [asking["nurse"] for asking in s["asked"]]),
    # a quiet card on which nobody asked, though memories lay there to ask about
    "quiet_not_asked": _shift_is(lambda s: s["kind"] == "stable" and s["known"] > 0 and not s["asked"]),
    "quiet_comfort": _shift_is(lambda s: s["kind"] == "stable" and s["care"] == "palliative" and is_silent(s)),
    "comfort": _shift_is(lambda s: s["care"] == "palliative"),
    "treatment": _shift_is(lambda s: s["care"] == "medical"),
    "night_comfort": _shift_is(lambda s: s["shift"] == "night" and s["care"] == "palliative"),
    "night_treatment": _shift_is(lambda s: s["shift"] == "night" and s["care"] == "medical"),
    "comfort_in_black": _shift_is(lambda s: s["care"] == "palliative" and stage_before(s) == n.BLACK),
    "emergency_met": _shift_is(lambda s: s["met"] is True),
    "emergency_unmet": _shift_is(lambda s: s["met"] is False),
    "short": _shift_is(lambda s: s["short"] > 0),
    "on_call_came": _on_shift(lambda s: [who for who in s["who"] if who >= n.FIRST_ON_CALL]),
    # somebody covered a further space, or came from another shift of the day
    "two_jobs": _on_shift(lambda s: s["moved"] + s["covered_by"]),
    "memories_lost": _losses,
    "sent_on_leave": _leaves("sent"),
    "worn_out": _leaves("worn_out"),
    "warnings": _warnings,
    "calls": _on_shift(lambda s: [] if s["caller"] is None else [s["caller"]]),
    "choices": _chosen,
    "letters": _shift_is(lambda s: bool(s["letters"])),
    "laid": _in_the_evening(lambda day, _: len(day["laid"])),
    "sewn": _in_the_evening(lambda day, _: len(day["sewn"])),
    "heavy_sewn": _in_the_evening(lambda day, heavy: sum(memory in heavy for memory in day["sewn"])),
    # Care Tokens for questions that brought nothing that fits in the evening; evenings to which they all did not
    "asked_in_vain": _in_the_evening(lambda day, _: max(0, _asked(day) - len(day["sewn"]))),
    "nothing_fitted": _in_the_evening(lambda day, _: int(_asked(day) > 0 and not day["sewn"])),
    "rested": _resting,
}
"""For each key how its moments are found.

In the facts the key has how many there are; with `_day`, `_move` and `_who` after it, it says when the first one was,
and whom it is about.
"""


def found(days: Sequence[Day], heavy: Collection[str]) -> Facts:
    """Return the facts about all kinds of moments in these days; `heavy` are the ids of the heavy memories."""
    facts: Facts = {}
    for key, find in MOMENTS.items():
        moments = list(find(days, heavy))
        facts[key] = len(moments)
        if moments:
            facts |= of_moment(key, moments[0])
    return facts


def of_moment(key: str, moment: Moment) -> Facts:
    """Return the facts that say when a moment was, and whom it is about."""
    parts = {f"{key}_day": moment.day, f"{key}_move": moment.move, f"{key}_who": moment.who}
    return {name: value for name, value in parts.items() if value is not None}
