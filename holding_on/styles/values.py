"""Values: what a carer holds dear, as numbers that anybody can change."""

from typing import NamedTuple


class Values(NamedTuple):
    """What a carer holds dear. Worth is counted in points of Billy's condition at its best."""

    life: tuple[float, float, float, float] = (1.0, 1.2, 1.6, 2.9)
    """One point of condition in each stage, green to black."""
    token: float = 0.75
    """One care token: trust that can be kept for later."""
    turning: float = 0.1
    """What a token is worth besides where it can turn the talk with Billy (FOCUS-01)."""
    memory: float = 1.4
    """One partial memory, while most of Billy's life is unknown."""
    sought: float = 2.7
    """How many times that a partial can be worth which is looked for (FOCUS-04)."""
    duty: tuple[float, float, float] = (0.4, 0.9, 3.0)
    """Medical care not yet given today, in the morning, by day, at night: without it a warning comes (WARN-01)."""
    second_duty: float = 50.0
    """The same at night when a warning lies already, and the next one loses Billy."""
    ask: float = 0.33
    """The smallest chance of a matching clear memory at which Billy is asked, where any memory will do."""
    ask_named: float = 0.55
    """The same where only some of a Timeline will do: the part of those that are wanted which could match tonight."""
    opening: float = 0.6
    """The first partial of a Timeline that is asked for: only then can the talk be turned to it (FOCUS-03)."""
    pool: float = 1.5
    """How much fuller than a nurse's purse that of the assistants counts, whose tokens can neither ask nor turn."""
    stress: tuple[float, float, float] = (0.7, 1.1, 2.3)
    """A pawn's first, second and third stress."""
    most_stress: int = 3
    """Nobody is brought above this where there is another way."""
    on_call: float = 1.0
    """An on-call assistant, who can be called in once."""
    rest_at: float = 0.6
    """The part of what one can bear at which somebody is sent on leave, when enough others stay."""
    stay: int = 1
    """How many must stay in the break room for that."""
