"""Values: what a carer holds dear, as numbers that anybody can change."""

from typing import NamedTuple


class Values(NamedTuple):
    """What a carer holds dear. Worth is counted in points of Billy's condition at its best.

    Parameters
    ----------
    life : tuple of float
        One point of condition in each stage, green to black.
    token : float
        One Care Token: trust that can be kept for later.
    turning : float
        What a token is worth besides where it can turn the talk with Billy (FOCUS-01).
    memory : float
        One partial memory, while most of Billy's life is unknown.
    sought : float
        How many times that a partial can be worth which is looked for (FOCUS-04).
    duty : tuple of float
        Medical Care not yet given today, in the morning, by day, at night: without it a warning comes (WARN-01).
    second_duty : float
        The same at night when a warning lies already, and the next one loses Billy.
    ask : float
        The smallest chance, 0 to 1, of a matching clear memory at which Billy is asked, where any memory will do.
    ask_named : float
        The same where only some of a Timeline will do: the part of those that are wanted which could match tonight.
    opening : float
        The first partial of a Timeline that is asked for: only then can the talk be turned to it (FOCUS-03).
    pool : float
        How much fuller than a nurse's purse that of the assistants counts, whose tokens can neither ask nor turn.
    stress : tuple of float
        A pawn's first, second and third Stress.
    most_stress : int
        Nobody is brought above this where there is another way.
    on_call : float
        An on-call assistant, who can be called in once.
    rest_at : float
        The part, 0 to 1, of what one can bear at which somebody is sent on leave, when enough others stay.
    stay : int
        How many must stay in the Break Room for that.
    """

    life: tuple[float, float, float, float] = (1.0, 1.2, 1.6, 2.9)
    token: float = 0.75
    turning: float = 0.1
    memory: float = 1.4
    sought: float = 2.7
    duty: tuple[float, float, float] = (0.4, 0.9, 3.0)
    second_duty: float = 50.0
    ask: float = 0.33
    ask_named: float = 0.55
    opening: float = 0.6
    pool: float = 1.5
    stress: tuple[float, float, float] = (0.7, 1.1, 2.3)
    most_stress: int = 3
    on_call: float = 1.0
    rest_at: float = 0.6
    stay: int = 1
