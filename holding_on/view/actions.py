"""Actions as the objects that people read; inside the engine they are integers."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..engine import names as n
from ..engine.errors import IllegalAction
from ..quoting import quoted


class Target(NamedTuple):
    """What an action is done to: its number in the code of the action, how it is written, and what it is about."""

    number: int
    text: str
    pawn: int | None = None
    purse: int | None = None
    timeline: int | None = None
    contact: int | None = None
    choice: int | None = None
    option: int | None = None
    care: int | None = None
    goods: int | None = None


_NOTHING: Final = (Target(0, ""),)
_PAWNS: Final = tuple(Target(pawn, name, pawn=pawn) for pawn, name in enumerate(n.PAWN_NAMES))
_PURSES: Final = (
    *(Target(nurse, n.PAWN_NAMES[nurse], pawn=nurse, purse=nurse) for nurse in range(n.NURSES)),
    Target(n.POOL, "pool", purse=n.POOL),
)
_CARE: Final = tuple(Target(care, n.CARE_NAMES[care], care=care) for care in (n.MEDICAL, n.PALLIATIVE))
_GOODS: Final = tuple(Target(goods, name, goods=goods) for goods, name in enumerate(n.GOODS_NAMES))
_TIMELINES: Final = tuple(Target(line, f"timeline {line + 1}", timeline=line) for line in range(n.TIMELINES))
_PAWNS_AND_TIMELINES: Final = tuple(
    Target(n.POSITIONS * pawn + line, f"{name} timeline {line + 1}", pawn=pawn, timeline=line)
    for pawn, name in enumerate(n.PAWN_NAMES)
    for line in range(n.TIMELINES)
)
_PAWNS_AND_CONTACTS: Final = tuple(
    Target(n.PAWNS * contact + pawn, f"{name} contact {contact + 1}", pawn=pawn, contact=contact)
    for contact in range(n.CONTACTS)
    for pawn, name in enumerate(n.PAWN_NAMES)
)
_OPTIONS: Final = tuple(
    Target(n.OPTIONS * choice + option, f"choice {choice + 1} option {option + 1}", choice=choice, option=option)
    for choice in range(n.CHOICES)
    for option in range(n.OPTIONS)
)


class Action(NamedTuple):
    """One answer to a decision.

    Parameters
    ----------
    code : int
        The integer by which the engine and a record know it.

    Examples
    --------
    >>> Action(129)
    Action.of('place nurse 2')
    >>> print(Action(129))
    place nurse 2
    """

    code: int

    @property
    def kind(self) -> str:
        """What is done: `place`, `call_in`, `pay` and so on, the names in `KINDS`."""
        return ROWS[self.code].kind

    @property
    def target(self) -> int | None:
        """What it is done to: a pawn, a purse, a kind of care or of goods; None where there is nothing to choose."""
        target = self.about
        return target.number if target.text else None

    @property
    def about(self) -> Target:
        """What it is done to, part by part."""
        return ROWS[self.code].target

    @property
    def pawn(self) -> int | None:
        """The pawn that it is about, if it is about one."""
        return self.about.pawn

    @property
    def timeline(self) -> int | None:
        """The Timeline that it is about, from 0, if it is about one."""
        return self.about.timeline

    @property
    def contact(self) -> int | None:
        """Who is to be called, from 0 in the order of the scenario's file, if it is about a Call."""
        return self.about.contact

    @property
    def option(self) -> int | None:
        """Which answer to a choice of the story it is, from 0 in the order of the scenario's file, if it is one."""
        return self.about.option

    def __str__(self) -> str:
        return f"{self.kind.replace('_', ' ')} {self.about.text}".rstrip()

    def __repr__(self) -> str:
        """What makes it again; an integer that stands for no action is only shown."""
        known = type(self.code) is int and self.code in ACTIONS
        return f"Action.of({str(self)!r})" if known else f"Action({self.code!r})"

    @classmethod
    def of(cls, text: str) -> "Action":
        """The action that prints as a text.

        Parameters
        ----------
        text : str
            An action as it prints, such as "place nurse 2".

        Returns
        -------
        Action
            The action, legal now or not.

        Raises
        ------
        ValueError
            When no action prints so.

        Examples
        --------
        >>> Action.of("call in on-call 1").code
        199
        """
        for action in ACTIONS.values():
            if str(action) == text:
                return action
        raise ValueError(f"{quoted(text)} is not an action; legal_actions() print as those that are possible now")


class Row(NamedTuple):
    """An action as a row: its kind and its target."""

    kind: str
    target: Target


KINDS: Final[dict[int, tuple[str, Iterable[Target]]]] = {
    n.TURN_CARD: ("turn", _NOTHING),
    n.PLACE: ("place", _PAWNS),
    n.CALL_IN: ("call_in", _PAWNS),
    n.REASSIGN: ("reassign", _PAWNS),
    n.COVER: ("cover", _PAWNS),
    n.ACCEPT_WARNING: ("accept_warning", _NOTHING),
    n.CHOOSE_CARE: ("care", _CARE),
    n.PAY: ("pay", _PURSES),
    n.ENOUGH: ("enough", _NOTHING),
    n.TAKE: ("take", _GOODS[: n.CLEAR]),
    n.GIVE: ("give", _PURSES),
    n.TALK_TO_BILLY: ("talk", _PAWNS),
    n.USE_TRUST: ("use_trust", _PURSES),
    n.DECLINE: ("decline", _NOTHING),
    n.INQUIRE: ("inquire", _PAWNS_AND_TIMELINES),
    n.STOP: ("stop", _NOTHING),
    n.LOSE: ("lose", _GOODS),
    n.SEND_ON_LEAVE: ("send_on_leave", _PAWNS),
    n.NO_MORE_LEAVE: ("no_more_leave", _NOTHING),
    n.GO_BACK: ("go_back", _PAWNS),
    n.STAY: ("stay", _NOTHING),
    n.STEER: ("steer", _TIMELINES),
    n.LISTEN: ("listen", _NOTHING),
    n.PERSIST: ("persist", _NOTHING),
    n.KEEP: ("keep", _NOTHING),
    n.CALL: ("call", _PAWNS_AND_CONTACTS),
    n.NO_CALL: ("no_call", _NOTHING),
    n.CHOOSE: ("choose", _OPTIONS),
}
"""Every kind of action by its integer: its name, and the targets that it can have."""

ROWS: Final = {kind + target.number: Row(name, target) for kind, (name, targets) in KINDS.items() for target in targets}
"""The row of every action, by its code."""
ACTIONS: Final = {code: Action(code) for code in ROWS}
"""Every action there is, by its code, legal or not: they are made once."""
action_of: Final = ACTIONS.__getitem__


def code_of(action: Action | int) -> int:
    """The integer of an action; IllegalAction for anything that is none."""
    code: object = action.code if isinstance(action, Action) else action
    if type(code) is not int or code not in ACTIONS:
        raise IllegalAction(0, "not_now", "ASSIGN-10", (), f"{quoted(action)} is not an action; ask legal_actions()")
    return code
