"""Values: what a carer finds important, as numbers that anybody can change."""

from typing import NamedTuple


class Values(NamedTuple):
    """The worth of things to a carer, in points of Billy's condition in the green stage.

    Parameters
    ----------
    life : tuple of float
        The worth of one point of condition in the stages green, orange, red and black, in this order.
    token : float
        The worth of one Care Token, which can be kept for later.
    turning : float
        The additional worth of a token where it can turn the talk with Billy (FOCUS-01).
    memory : float
        The worth of one partial memory, while most of Billy's life is unknown.
    sought : float
        The most that a partial can be worth when the talk was turned to its Timeline, as a multiple of `memory`
        (FOCUS-04).
    duty : tuple of float
        The worth of Medical Care when none was given yet today: in the morning, by day and at night, in this order. A
        day without Medical Care brings a Warning (WARN-01).
    second_duty : float
        The worth of Medical Care at night when none was given today and the next Warning loses Billy (WARN-05).
    ask : float
        The smallest chance of a matching clear memory, 0 to 1, at which Billy is asked, where any memory is of use.
    ask_named : float
        Where only some memories of a Timeline are of use: the smallest share of the wanted ones, 0 to 1, that must be
        able to match tonight, or Billy is not asked.
    opening : float
        The worth of the first partial of a wanted Timeline: only after it can the talk be turned there (FOCUS-03).
    pool : float
        How many tokens are added to the assistants' pool in thought when the emptiest purse is looked for, as the
        tokens of the pool can neither ask Billy nor turn the talk.
    stress : tuple of float
        The cost of a pawn's first, second and third Stress.
    most_stress : int
        The most Stress to which a pawn is brought where there is another way.
    on_call : float
        The cost of an on-call assistant, who can be called in once.
    rest_at : float
        The share of a pawn's greatest Stress, 0 to 1, from which on the pawn is sent on leave, if enough others stay.
    stay : int
        How many pawns must stay in the Break Room when one is sent on leave.
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
