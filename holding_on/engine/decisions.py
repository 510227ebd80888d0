"""A decision as data: its legal actions, and its barred candidates with their reasons.

The rules themselves stand in the modules of the chapters, such as `care` and `stress`. For each decision such a module
has one function whose name ends in `_options`. It returns the legal actions. If it is given a list `barred`, it also
adds every other candidate to this list, with its reason. So one place decides what is legal and why the rest is not.
"""

from typing import Final

Barred = list[tuple[int, str, str, tuple[int, ...]]]
"""Candidates that are not legal, each as (action, code of the reason, rule id, facts that the sentence names)."""
Reason = tuple[str, str, tuple[int, ...]]
"""Why an action is not legal: (code of the reason, rule id, facts that the sentence names)."""

_FACTS: Final = {
    "already_called": ("pawn", "contact"),
    "answer_closed": ("choice", "option"),
    "deck_empty": ("pawn", "timeline"),
    "must_cover": ("count",),
    "no_partial_in_play": ("pawn", "timeline"),
    "house_rule": ("count",),
    "not_now": ("phase",),
    "symbols_covered": ("count",),
}


def named_facts(reason: str, facts: tuple[int, ...]) -> dict[str, int]:
    """Return the facts of a refusal by name: mostly a pawn, the number that bars it, and how many Staff are free."""
    return dict(zip(_FACTS.get(reason, ("pawn", "count", "free")), facts, strict=False))


REASONS: Final = (
    "absent",
    "already_called",
    "already_inquiring",
    "already_on_shift",
    "answer_closed",
    "care_chosen",
    "comes_otherwise",
    "cover_limit",
    "deck_empty",
    "emergency",
    "enough_staff",
    "focus_chosen",
    "house_rule",
    "in_break_room",
    "leave_over",
    "left_hospital",
    "making_call",
    "manager_on_board",
    "manager_stays",
    "must_cover",
    "no_clear_held",
    "no_event",
    "no_more_talking",
    "no_offer",
    "no_partial_held",
    "no_partial_in_play",
    "no_room_for_stress",
    "no_stress_gained",
    "no_tokens",
    "no_yield",
    "nobody_here",
    "nobody_to_call",
    "not_averted",
    "not_in_scenario",
    "not_now",
    "not_on_the_ward",
    "not_on_this_shift",
    "not_previous_shift",
    "not_stable",
    "not_talking",
    "nothing_held",
    "nothing_in_play",
    "nurse_is_free",
    "on_call_no_cover",
    "on_leave",
    "only_manager_returns",
    "only_nurses_call",
    "only_nurses_focus",
    "only_nurses_hold_clears",
    "only_nurses_inquire",
    "only_two",
    "over",
    "overstressed",
    "palliative_chosen",
    "pool_needs_assistant",
    "pool_only_medical",
    "purse_full",
    "staffed",
    "step_over",
    "symbols_covered",
    "tile_taken",
    "too_stressed",
    "too_stressed_to_call",
    "worked_twice",
    "working_today",
)
"""All codes of reasons for which an action can be refused; there are no others."""
