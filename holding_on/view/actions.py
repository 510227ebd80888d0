"""Actions as objects that print in words, such as "place nurse 2". Inside the engine an action is an integer."""

from collections.abc import Iterable
from typing import Final, NamedTuple, SupportsIndex

from ..common.numbers import whole
from ..common.quoting import LONGEST, quoted
from ..engine import names as n
from ..engine.errors import IllegalAction


class Target(NamedTuple):
    """The target of an action: what the action is done to or with, such as a pawn, a purse or a Timeline.

    The code of an action is the code of its kind plus `number`. `text` is the target as it is printed. The other fields
    are None when the target does not name such a thing.
    """

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
    """An action: one answer to a decision.

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
        """The number of the target, such as the number of a pawn; None for an action without a target."""
        target = self.about
        return target.number if target.text else None

    @property
    def about(self) -> Target:
        """The target of the action as an object with a field for each thing that a target can name."""
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
        """The number of an answer to a choice of the story, from 0 as in the scenario's file; None otherwise."""
        return self.about.option

    def __str__(self) -> str:
        return f"{self.kind.replace('_', ' ')} {self.about.text}".rstrip()

    def __repr__(self) -> str:
        """Return the Python expression that makes the action; `Action(code)` when the code stands for no action."""
        known = whole(self.code) in ACTIONS
        return f"Action.of({str(self)!r})" if known else f"Action({self.code!r})"

    def __eq__(self, other: object) -> bool:
        """Whether two actions are the same. Raises TypeError for a text, which never equals an action."""
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
        """Return the action that is printed as `text`.

        Parameters
        ----------
        text : str
            An action as it is printed, such as "place nurse 2".

        Returns
        -------
        Action
            The action; it need not be legal now.

        Raises
        ------
        ValueError
            When no action is printed as this text.

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
    """Return the printed form of the action that is most similar to a text; "" when no action is similar.

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
    """Return the message of the error that is raised when an action is compared with a text."""
    near = nearest_action(text)
    return (
        f"an action is compared with the text {quoted(text)}, and is never equal to a text: "
        f"write ho.Action.of({near or 'what it prints'!r}), as in: ho.Action.of({near or '…'!r}) in actions"
    )


class Row(NamedTuple):
    """The row of an action: the name of its kind, its target, and the name of its drawing ("" for none)."""

    kind: str
    target: Target
    drawn: str = ""


class Kind(NamedTuple):
    """The row of a kind of action: its name, its targets, the things on the board that it uses, and its drawing.

    In `uses`, the card and the spaces of a shift have the state of the shift in their names: "now" or "coming".
    `drawn` is the name of one drawing for all targets, or a tuple with one name for each target. It is "" when the
    target is a person, a purse or a Timeline, since the board shows these anyway.
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
"""The row of every kind of action; the key is the integer of the kind."""

MOVES: Final = frozenset({"place", "call_in", "reassign", "call", "send_on_leave"})
"""Kinds of actions whose sentences already state where the pawn goes."""

USED_BY: Final = {
    thing: tuple(kind.name for kind in KINDS.values() if thing in kind.uses)
    for thing in dict.fromkeys(thing for kind in KINDS.values() for thing in kind.uses)
}
"""The names of the kinds of actions that use a thing on the board; the key is the name of the thing."""

ROWS: Final = {
    code + target.number: Row(kind.name, target, kind.drawn if isinstance(kind.drawn, str) else kind.drawn[place])
    for code, kind in KINDS.items()
    for place, target in enumerate(kind.targets)
}
"""The row of every action; the key is the code of the action."""
ACTIONS: Final = {code: Action(code) for code in ROWS}
"""The object of every action, legal or not; the key is the code of the action."""
action_of: Final = ACTIONS.__getitem__


def code_of(action: Action | SupportsIndex) -> int:
    """Return the code of an action, an integer. Raises IllegalAction for anything that is no action."""
    code = whole(action.code if isinstance(action, Action) else action)
    if code is None or code not in ACTIONS:
        raise IllegalAction(0, "not_now", "ASSIGN-10", (), f"{quoted(action)} is not an action; ask legal_actions()")
    return code
