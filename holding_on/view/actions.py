"""Actions as objects that people can read; inside the engine an action is an integer."""

from collections.abc import Iterable
from typing import Final, NamedTuple, SupportsIndex

from ..common.numbers import whole
from ..engine import names as n
from ..engine.errors import IllegalAction
from ..quoting import LONGEST, quoted


class Target(NamedTuple):
    """The target of an action: its number in the action's code, its text, and the pawn, purse or other thing in it."""

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
_SIGNS_OF_GOODS: Final = ("sign-heart", "sign-cloth", "sign-sewn")


class Action(NamedTuple):
    """One answer to a decision.

    Parameters
    ----------
    code : int
        The integer that stands for the action in the engine and in a record.

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
        """The kind of action: `place`, `call_in`, `pay` and so on, the names in `KINDS`."""
        return ROWS[self.code].kind

    @property
    def target(self) -> int | None:
        """The number of the target: of a pawn, a purse, a kind of care or of goods; None for an action without one."""
        target = self.about
        return target.number if target.text else None

    @property
    def about(self) -> Target:
        """The target of the action, part by part."""
        return ROWS[self.code].target

    @property
    def pawn(self) -> int | None:
        """The pawn that the action names; None when it names none."""
        return self.about.pawn

    @property
    def timeline(self) -> int | None:
        """The Timeline that the action names, from 0; None when it names none."""
        return self.about.timeline

    @property
    def contact(self) -> int | None:
        """The contact of a Call, from 0 in the order of the scenario's file; None for other actions."""
        return self.about.contact

    @property
    def option(self) -> int | None:
        """The number of an answer to a choice of the story, from 0 in the file's order; None for other actions."""
        return self.about.option

    def __str__(self) -> str:
        return f"{self.kind.replace('_', ' ')} {self.about.text}".rstrip()

    def __repr__(self) -> str:
        """The Python expression that makes the action; for a code that stands for no action, `Action(code)`."""
        known = whole(self.code) in ACTIONS
        return f"Action.of({str(self)!r})" if known else f"Action({self.code!r})"

    def __eq__(self, other: object) -> bool:
        """Whether two actions are the same. Raises TypeError for a text, which could never be equal to an action."""
        if type(other) is Action:
            return self.code == other.code
        if isinstance(other, str):
            raise TypeError(_not_a_text(other))
        return tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        if isinstance(other, str):
            raise TypeError(_not_a_text(other))
        return tuple.__ne__(self, other)

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
        near = nearest_action(text)
        hint = f"did you mean {near!r}? " if near else ""
        raise ValueError(f"{quoted(text)} is not an action; {hint}legal_actions() print as those that are possible now")


def nearest_action(text: object) -> str:
    """The printed form of the action that is most similar to a text; "" when no action is similar.

    >>> nearest_action("care paliative"), nearest_action("Palliative"), nearest_action("coffee")
    ('care palliative', 'care palliative', '')
    """
    from difflib import get_close_matches  # imported here, because it is needed only for texts that are no action

    if not isinstance(text, str):
        return ""
    meant = " ".join(text.lower().replace("_", " ").split())[:LONGEST]
    known = [str(action) for action in ACTIONS.values()]
    parts = [each for each in known if meant and f" {meant} " in f" {each} "]
    return next(iter(get_close_matches(meant, known, 1, 0.75) or parts), "")


def _not_a_text(text: str) -> str:
    """The message of the error for comparing an action with a text."""
    near = nearest_action(text)
    return (
        f"an action is compared with the text {quoted(text)}, and is never equal to a text: "
        f"write ho.Action.of({near or 'what it prints'!r}), as in: ho.Action.of({near or '…'!r}) in actions"
    )


class Row(NamedTuple):
    """An action as a row: the name of its kind, its target, and the name of its drawing, or ""."""

    kind: str
    target: Target
    drawn: str = ""


class Kind(NamedTuple):
    """A kind of action as a row: its name, its targets, the things on the board that it uses, and its drawing.

    In `uses`, the cards and spaces of a shift are named with the state of the shift: now or coming. `drawn` is the name
    of one drawing for all targets, or of one for each; it is empty when the target is a person, a purse or a Timeline.
    """

    name: str
    targets: Iterable[Target]
    uses: tuple[str, ...] = ()
    drawn: str | tuple[str, ...] = ""


KINDS: Final = {
    n.TURN_CARD: Kind("turn", _NOTHING, ("card coming", "patient"), "card-back"),
    n.PLACE: Kind("place", _PAWNS, ("space now", "place break_room")),
    n.CALL_IN: Kind("call_in", _PAWNS, ("space now", "place on_call")),
    n.REASSIGN: Kind("reassign", _PAWNS, ("space now",)),
    n.COVER: Kind("cover", _PAWNS, ("space now",)),
    n.ACCEPT_WARNING: Kind("accept_warning", _NOTHING, drawn="warning-pinned"),
    n.CHOOSE_CARE: Kind("care", _CARE, ("card now", "partial"), ("hands-med", "hands-pall")),
    n.PAY: Kind("pay", _PURSES, ("card now", "pool", "supply")),
    n.ENOUGH: Kind("enough", _NOTHING, drawn="hands-hold"),
    n.TAKE: Kind("take", _GOODS[: n.CLEAR], ("supply", "partial"), _SIGNS_OF_GOODS),
    n.GIVE: Kind("give", _PURSES, ("supply",)),
    n.TALK_TO_BILLY: Kind("talk", _PAWNS, ("partial",)),
    n.USE_TRUST: Kind("use_trust", _PURSES),
    n.DECLINE: Kind("decline", _NOTHING, drawn="hands-rest"),
    n.INQUIRE: Kind("inquire", _PAWNS_AND_TIMELINES, ("timeline", "memory", "clear")),
    n.STOP: Kind("stop", _NOTHING, drawn="hands-leave-in-peace"),
    n.LOSE: Kind("lose", _GOODS, drawn=_SIGNS_OF_GOODS),
    n.SEND_ON_LEAVE: Kind("send_on_leave", _PAWNS, ("place break_room", "place on_leave")),
    n.NO_MORE_LEAVE: Kind("no_more_leave", _NOTHING, drawn="hands-door"),
    n.GO_BACK: Kind("go_back", _PAWNS),
    n.STAY: Kind("stay", _NOTHING, drawn="hands-pall"),
    n.STEER: Kind("steer", _TIMELINES, ("timeline",)),
    n.LISTEN: Kind("listen", _NOTHING, drawn="hands-listen"),
    n.PERSIST: Kind("persist", _NOTHING, drawn="hands-ask"),
    n.KEEP: Kind("keep", _NOTHING, drawn="hands-hold"),
    n.CALL: Kind("call", _PAWNS_AND_CONTACTS, ("place contact_tile",)),
    n.NO_CALL: Kind("no_call", _NOTHING, drawn="phone"),
    n.CHOOSE: Kind("choose", _OPTIONS),
}
"""Every kind of action, by the integer of the kind."""

USED_BY: Final = {
    thing: tuple(kind.name for kind in KINDS.values() if thing in kind.uses)
    for thing in dict.fromkeys(thing for kind in KINDS.values() for thing in kind.uses)
}
"""The kinds of actions that use a thing on the board, by the thing."""

ROWS: Final = {
    code + target.number: Row(kind.name, target, kind.drawn if isinstance(kind.drawn, str) else kind.drawn[place])
    for code, kind in KINDS.items()
    for place, target in enumerate(kind.targets)
}
"""The row of every action, by its code."""
ACTIONS: Final = {code: Action(code) for code in ROWS}
"""Every action, legal or not, by its code; each object is made once."""
action_of: Final = ACTIONS.__getitem__


def code_of(action: Action | SupportsIndex) -> int:
    """The integer of an action. Raises IllegalAction for anything that is no action."""
    code = whole(action.code if isinstance(action, Action) else action)
    if code is None or code not in ACTIONS:
        raise IllegalAction(0, "not_now", "ASSIGN-10", (), f"{quoted(action)} is not an action; ask legal_actions()")
    return code
