"""Values: what a carer holds dear, as numbers that anybody can change."""

from typing import NamedTuple


class Values(NamedTuple):
    """What a carer holds dear. Worth is in points of Billy's condition in the green stage, as `balanced` values them.

    Parameters
    ----------
    life : tuple of float
        One point of condition in each stage, green to black.
    token : float
        One Care Token: trust that can be kept for later.
    turning : float
        What a token is worth in addition where it can turn the talk with Billy (FOCUS-01).
    memory : float
        One partial memory, while most of Billy's life is unknown.
    sought : float
        The most that a partial can be worth to which the talk is turned, as a multiple of `memory` (FOCUS-04).
    duty : tuple of float
        Giving Medical Care when none was given yet today, in the morning, by day and at night: a day without it brings
        a Warning (WARN-01).
    second_duty : float
        The same at night when the next warning loses Billy (WARN-05).
    ask : float
        The smallest chance, 0 to 1, of a matching clear memory at which Billy is asked, where any memory will do.
    ask_named : float
        The same where only some memories of a Timeline will do: the share of the wanted ones that could match tonight.
    opening : float
        The first partial of a Timeline that is asked for: only then can the talk be turned to it (FOCUS-03).
    pool : float
        How many tokens the assistants' pool counts as fuller than a nurse's purse: its tokens can neither ask nor turn.
    stress : tuple of float
        A pawn's first, second and third Stress.
    most_stress : int
        Nobody is brought above this where there is another way.
    on_call : float
        An on-call assistant, who can be called in once.
    rest_at : float
        The share, 0 to 1, of a pawn's greatest Stress from which on it is sent on leave, when enough others stay.
    stay : int
        How many pawns must stay in the Break Room for that.
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
