"""The numbers of the rules, which a teacher may change, and the readings, where a rule can be understood in two ways.

Both are fixed at setup. The defaults are the published numbers, and the reading that this project has chosen for each
rule. A game that is played from a box takes its numbers from the box's `readings.toml`; a test checks that both agree.
The numbers of this module are for an engine without a box.
"""

from typing import Final

from .house import House

NUMBERS: Final[dict[str, int]] = {
    "care_tokens_in_game": 24,  # COMP-11
    "start_condition": 28,  # COND-04
    "start_tokens": 1,  # SETUP-11
    "assistants": 2,  # SETUP-08
    "on_calls": 2,  # SETUP-09
    "nurse_token_limit": 6,  # TOKEN-04
    "break_room_tokens": 2,  # DAY-13
    "reassign_stress": 1,  # COVER-04
    "cover_limit": 2,  # COVER-07
    "cover_stress": 1,  # COVER-08
    "night_tokens": 1,  # NIGHT-01
    "emergency_tokens": 1,  # EMERG-03
    "stable_condition_gain": 1,  # CARE-11
    "nurse_overstressed_at": 3,  # STRESS-03
    "assistant_overstressed_at": 2,  # STRESS-03
    "inquire_stress_limit": 2,  # INQ-03
    "inquire_cost": 1,  # INQ-06
    "warnings_that_lose": 2,  # WARN-05
}

RENAMED: Final[dict[str, str]] = {
    "care_tokens": "care_tokens_in_game",
    "token_cap": "nurse_token_limit",
    "stable_gain": "stable_condition_gain",
    "nurse_stress_max": "nurse_overstressed_at",
    "assistant_stress_max": "assistant_overstressed_at",
    "inquire_stress": "inquire_stress_limit",
    "warnings_lose": "warnings_that_lose",
}
"""The earlier names of numbers, each with the name of today. What was saved with an earlier name still opens."""

VARIANTS: Final[dict[str, str]] = {
    "D-02": "loss",
    "D-06": "first_pawn",
    "D-23": "all_staff",
    "D-24": "nobody_twice",
    "D-30": "wide",
    "D-45": "every_space",
    "G-01": "one_token",
    "G-04": "may_refuse",
    "G-05": "free",
    "G-15": "pool",
    "G-24": "unlimited",
}
"""For the id of a rule in doubt (D-…: the texts differ, G-…: they are silent) the name of the other reading."""


_SETTLED: Final = (
    "all_may_skip",
    "asks_all",
    "assistants",
    "break_room_tokens",
    "care_tokens",
    "cover_freely",
    "cover_limit",
    "cover_stress",
    "emergency_tokens",
    "every_space",
    "first_pawn_leads",
    "house",
    "inquire_cost",
    "inquire_stress",
    "may_refuse",
    "medical_needs_token",
    "night_tokens",
    "nobody_twice",
    "on_calls",
    "pool_pays_events",
    "pool_pays_talker",
    "reassign_stress",
    "shortage_loses",
    "stable_gain",
    "start_condition",
    "start_tokens",
    "stress_max",
    "token_cap",
    "unlimited_tokens",
    "warnings_lose",
)


class Readings:
    """The rules of one game, fixed at setup: each number by its name, and for each variant whether it is chosen.

    `asks_all` is no rule. It says whether the game also waits at a decision that has only one legal action. `house` has
    the table's own rules; None in a game by the rules of the box.
    """

    __slots__ = _SETTLED

    def __init__(
        self, numbers: dict[str, int], variants: list[str], asks_all: bool = False, house: House | None = None
    ) -> None:
        """Fix the rules: `numbers` replaces some of `NUMBERS`; `variants` has the ids of the chosen ones (COMP-13)."""
        n = {**NUMBERS, **numbers}
        self.care_tokens = n["care_tokens_in_game"]
        self.start_condition = n["start_condition"]
        self.start_tokens = n["start_tokens"]
        self.assistants = n["assistants"]
        self.on_calls = n["on_calls"]
        self.token_cap = n["nurse_token_limit"]
        self.break_room_tokens = n["break_room_tokens"]
        self.reassign_stress = n["reassign_stress"]
        self.cover_limit = n["cover_limit"]
        self.cover_stress = n["cover_stress"]
        self.night_tokens = n["night_tokens"]
        self.emergency_tokens = n["emergency_tokens"]
        self.stable_gain = n["stable_condition_gain"]
        self.stress_max = [n["nurse_overstressed_at"]] * 4 + [n["assistant_overstressed_at"]] * 3
        self.inquire_stress = n["inquire_stress_limit"]
        self.inquire_cost = n["inquire_cost"]
        self.warnings_lose = n["warnings_that_lose"]
        self.shortage_loses = "D-02" in variants
        self.first_pawn_leads = "D-06" in variants
        self.all_may_skip = "D-23" in variants
        self.nobody_twice = "D-24" in variants
        self.pool_pays_events = "D-30" in variants
        self.every_space = "D-45" in variants
        self.medical_needs_token = "G-01" in variants
        self.may_refuse = "G-04" in variants
        self.cover_freely = "G-05" in variants
        self.pool_pays_talker = "G-15" in variants
        self.unlimited_tokens = "G-24" in variants
        self.asks_all = asks_all
        self.house = house

    def __reduce__(self) -> tuple[type["Readings"], tuple[object, ...], tuple[None, dict[str, object]]]:
        """Return how to make these readings again, for pickles and for `copy`."""
        return Readings, ({}, []), (None, {name: getattr(self, name) for name in _SETTLED})
