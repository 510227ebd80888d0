"""The icons of Events (ICON-13 to ICON-22, EVENT-06 to EVENT-15, EVENT-19), as integers.

A card's line for a stage is a tuple of icons. `conversation.resolve_event` resolves them. A new icon needs a number in
this module, a branch in that function, a test and a sentence.
"""

from typing import Final

IGNORE_EVENT: Final = 0
QUIET_MOMENT: Final = 1
DRAW_MEMORY: Final = 2
DRAW_MEMORY_IGNORING_EVENTS: Final = 3
CHANGE_OF_SUBJECT: Final = 4
USE_TRUST_CONDITION: Final = 5
USE_TRUST_MEMORY: Final = 6
USE_TRUST_MEMORY_IGNORING_EVENTS: Final = 7
CONDITION_IMPROVES: Final = 8
CONDITION_DETERIORATES: Final = 9
NO_MORE_TALKING: Final = 10
REMOVE: Final = 11

ICON_NAMES: Final = (
    "ignore_event",
    "quiet_moment",
    "draw_memory",
    "draw_memory_ignoring_events",
    "change_of_subject",
    "use_trust_condition",
    "use_trust_memory",
    "use_trust_memory_ignoring_events",
    "condition_improves",
    "condition_deteriorates",
    "no_more_talking",
    "remove",
)
TRUST_ICONS: Final = (USE_TRUST_CONDITION, USE_TRUST_MEMORY, USE_TRUST_MEMORY_IGNORING_EVENTS)
CLOSING_ICONS: Final = (
    IGNORE_EVENT,
    DRAW_MEMORY,
    DRAW_MEMORY_IGNORING_EVENTS,
    CHANGE_OF_SUBJECT,
    USE_TRUST_MEMORY,
    USE_TRUST_MEMORY_IGNORING_EVENTS,
    NO_MORE_TALKING,
)
"""Icons after which Billy goes on or stops: a line has at most one, as its last icon."""


def is_sound(line: tuple[int, ...]) -> bool:
    """Whether a line can be resolved: only its last icon is one of CLOSING_ICONS, and REMOVE stands at most once."""
    return not any(icon in CLOSING_ICONS for icon in line[:-1]) and line.count(REMOVE) <= 1
