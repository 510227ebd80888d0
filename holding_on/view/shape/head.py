"""The top of the board, and Billy's condition."""

from typing import Literal, TypedDict


class Progress(TypedDict):
    """One thing that the table has to find."""

    sign: str
    """The name of a symbol of the board; "" for none."""
    count: str
    """How many are found."""
    name: str
    done: bool
    text: str


RoleName = Literal["manager", "senior", "reader"]
"""The roles: the Shift Manager, the senior of the shift, and who plays Billy."""


class Role(TypedDict):
    """A role at the table, and who has it now."""

    role: RoleName
    who: int
    text: str


class Head(TypedDict):
    """The top of the board."""

    title: str
    question: str
    day: int
    day_text: str
    shift: int
    shift_text: str
    manager: int
    manager_text: str
    condition: int
    condition_text: str
    stage: int
    stage_text: str
    turned: bool
    """Whether Billy has turned away and wants no more questions."""
    warnings: int
    warnings_max: int
    warnings_text: str
    warnings_mean: str
    warnings_short: str
    objective_text: str
    progress: list[Progress]
    progress_text: str
    progress_short: str
    roles: list[Role]


Stage = TypedDict("Stage", {"stage": int, "name": str, "from": int, "to": int})
"""A stage of Billy's condition, from its highest condition to its lowest."""


class Track(TypedDict):
    """Billy's condition, now and at the highest."""

    value: int
    max: int
    shifts: int
    """How many shifts the deck has."""
    stages: list[Stage]
    text: str
