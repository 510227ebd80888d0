"""The questions of a debriefing and the lines from Billy's bed: by key, under which facts each of them can come.

Their words stand in `text/<language>/debrief.toml`. `game/debriefing/` finds the facts, and chooses; `check` compares
the keys here with the words.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

QUESTION: Final = "debrief.question."
BED: Final = "debrief.bed."
"""The beginnings of the keys of the words."""


class Condition(NamedTuple):
    """When a question or line can come, and what it is about."""

    wanted: Mapping[str, int]
    """For each fact the least number; all of them must be reached. The first one is the number {n} of the words."""
    moment: str = ""
    """The fact whose moment it is about: the words can name its day and its pawn, and a display can open it."""

    def holds(self, facts: Mapping[str, int]) -> bool:
        """Whether the facts of a game or of a day are such that this can come."""
        return all(facts.get(fact, 0) >= least for fact, least in self.wanted.items())

    def about(self, facts: Mapping[str, int]) -> dict[str, int]:
        """Return the facts that the words can name: the number `n`, and, as far as they are known, `day` and `who`."""
        fact = next(iter(self.wanted), "")
        named = {"n": fact, "day": f"{self.moment}_day", "who": f"{self.moment}_who"}
        return {name: facts[fact] for name, fact in named.items() if fact in facts}


def _at_least(least: int, fact: str, moment: str = "") -> Condition:
    return Condition({fact: least}, moment)


def _once(*facts: str) -> dict[str, Condition]:
    """Return conditions that hold when the fact of the same name is not 0, and that are about its moment."""
    return {fact: Condition({fact: 1}, fact) for fact in facts}


def _first_warning(*facts: str) -> dict[str, Condition]:
    return {fact: Condition({fact: 1}, "warnings") for fact in facts}


_ALWAYS: Final = Condition({})
FIRST: Final = "now"
"""The question with which every debriefing begins: anybody can answer it, whatever happened."""
LAST: Final = "next_shift"
"""The question with which every debriefing ends."""
QUESTIONS: Final[dict[str, dict[str, Condition]]] = {
    "reactions": {
        FIRST: _ALWAYS,
        **_once("died", "transferred", "objective_met", "stopped"),
        "soon_over": Condition({"days": 1, "within_five_days": 1}),
    },
    "description": {
        "longest_comfort": _at_least(5, "longest_comfort", "longest_comfort"),
        "longest_treatment": _at_least(4, "longest_treatment", "longest_treatment"),
        "never_asked": Condition({"never_asked": 1, "quiet_not_asked": 1}, "quiet_not_asked"),
        "asked_in_vain": _at_least(3, "often_in_vain", "asked_in_vain"),
        "unfinished": _at_least(1, "much_unfinished"),
        "unheard": _at_least(1, "timelines_passed_by"),
        "quiet_not_asked": _at_least(1, "often_not_asked", "quiet_not_asked"),
        **_once("heavy_told", "only_light_told", "calls", "choices"),
        "remember": _ALWAYS,
    },
    "analysis": {
        **_first_warning("first_warning_untreated", "first_warning_lead_worn_out", "first_warning_too_few"),
        **_once("two_jobs", "carried_most", "worn_out", "memories_lost"),
        **_once("emergency_unmet", "comfort_in_black", "tokens_spent_late"),
        "never_on_leave": Condition({"never_on_leave": 1, "days": 3}),
        "never_rested": Condition({"nobody_rested": 2, "never_rested": 1}),
        # with few shifts of Palliative Care somebody was surely at none of them
        "never_at_comfort": Condition({"never_at_comfort": 1, "comfort": 4}, "never_at_comfort"),
        "look_again": _ALWAYS,
    },
    "summary": {
        LAST: _ALWAYS,
        "lost_but_heard": Condition({"lost_but_heard": 1, "died": 1}),
        "lost_unheard": Condition({"lost_unheard": 1, "died": 1}),
        **_once("last_comfort", "last_treatment"),
        "handover": Condition({"transferred": 1}),
        "no_warning": Condition({"no_warning": 1, "days": 2}),
    },
}
"""By phase of a debriefing, in the order of the talk. Of equally rare questions of a phase the first is asked."""
LINES: Final[dict[str, Condition]] = {
    **_once("day_one", "quiet_comfort", "laid", "sewn", "heavy_sewn", "nothing_fitted", "quiet_not_asked"),
    "treatment": _at_least(3, "treatment"),
    "comfort": _at_least(3, "comfort"),
    "silent_shifts": _at_least(4, "silent_shifts"),
    **_once("emergency_met", "emergency_unmet", "on_call_came", "short", "two_jobs", "sent_on_leave", "worn_out"),
    **_once("night_comfort", "night_treatment"),
    "fell": _at_least(3, "fell"),
    **_once("first_red", "first_black", "broke_off", "memories_lost", "better_than_at_first"),
    **_once("warnings", "rested", "calls", "choices"),
}
"""The lines from Billy's bed, one a day."""


def conditions() -> Iterator[tuple[str, Condition]]:
    """Yield the key of each question and line, as its words have it, with its condition."""
    for phase in QUESTIONS.values():
        yield from ((QUESTION + key, condition) for key, condition in phase.items())
    yield from ((BED + key, condition) for key, condition in LINES.items())
