"""Actions, changes, decisions and outcomes as the objects that people read; inside the engine they are integers."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ..engine.errors import IllegalAction
from ..engine.names import (
    ACTION_KIND,
    ACTION_NAMES,
    ACTION_TARGET,
    CALL,
    CARE_NAMES,
    CHOOSE,
    CHOOSE_CARE,
    CONTACTS,
    GIVE,
    GOODS_NAMES,
    INQUIRE,
    LOSE,
    OPTIONS,
    PAWN_NAMES,
    PAWNS,
    PAY,
    POOL,
    POSITIONS,
    PURSES,
    STEER,
    TAKE,
    TIMELINES,
    TURN_CARD,
    USE_TRUST,
    spoken,
)
from ..quoting import quoted

if TYPE_CHECKING:
    from ..catalogue.language import Words

_TARGETLESS: Final = frozenset(
    {
        "turn",
        "accept_warning",
        "enough",
        "decline",
        "stop",
        "no_more_leave",
        "stay",
        "listen",
        "persist",
        "keep",
        "no_call",
    }
)


class Action(NamedTuple):
    """One answer to a decision. `code` is the integer by which the engine and a record know it.

    >>> Action(129)
    Action.of('place nurse 2')
    >>> print(Action(129))
    place nurse 2
    """

    code: int

    @property
    def kind(self) -> str:
        """What is done: one of the names in `engine.names.ACTION_NAMES`."""
        return ACTION_NAMES[self.code // TURN_CARD]

    @property
    def target(self) -> int | None:
        """What it is done to: a pawn, a purse, a kind of care or of goods; None where there is nothing to choose."""
        return None if self.kind in _TARGETLESS else self.code & ACTION_TARGET

    @property
    def pawn(self) -> int | None:
        """The pawn that it is about, if it is about one."""
        kind, target = self.code & ACTION_KIND, self.code & ACTION_TARGET
        if kind == INQUIRE:
            return target // POSITIONS
        if kind == CALL:
            return target % PAWNS
        if kind in (PAY, GIVE, USE_TRUST):
            return target if target < POOL else None
        if self.kind in _TARGETLESS or kind in (CHOOSE_CARE, TAKE, LOSE, STEER, CHOOSE):
            return None
        return target

    @property
    def timeline(self) -> int | None:
        """The Timeline that it is about, from 0, if it is about one."""
        if self.code & ACTION_KIND not in (INQUIRE, STEER):
            return None
        return (self.code & ACTION_TARGET) % POSITIONS

    @property
    def contact(self) -> int | None:
        """Who is to be called, from 0 in the order of the scenario's file, if it is about a Call."""
        return (self.code & ACTION_TARGET) // PAWNS if self.code & ACTION_KIND == CALL else None

    @property
    def option(self) -> int | None:
        """Which answer to a choice of the story it is, from 0 in the order of the scenario's file, if it is one."""
        return (self.code & ACTION_TARGET) % OPTIONS if self.code & ACTION_KIND == CHOOSE else None

    def __str__(self) -> str:
        kind, target = self.code & ACTION_KIND, self.code & ACTION_TARGET
        words = [spoken(self.kind)]
        if kind == CHOOSE_CARE:
            words.append(CARE_NAMES[target])
        elif kind in (TAKE, LOSE):
            words.append(GOODS_NAMES[target])
        elif kind in (PAY, GIVE, USE_TRUST):
            words.append("pool" if target == POOL else PAWN_NAMES[target])
        elif kind == INQUIRE:
            words.append(f"{PAWN_NAMES[target // POSITIONS]} timeline {target % POSITIONS + 1}")
        elif kind == STEER:
            words.append(f"timeline {target + 1}")
        elif kind == CALL:
            words.append(f"{PAWN_NAMES[target % PAWNS]} contact {target // PAWNS + 1}")
        elif kind == CHOOSE:
            words.append(f"choice {target // OPTIONS + 1} option {target % OPTIONS + 1}")
        elif self.target is not None:
            words.append(PAWN_NAMES[target])
        return " ".join(words)

    def __repr__(self) -> str:
        """What makes it again; an integer that stands for no action is only shown."""
        known = type(self.code) is int and self.code in ACTIONS
        return f"Action.of({str(self)!r})" if known else f"Action({self.code!r})"

    @classmethod
    def of(cls, text: str) -> "Action":
        """The action that prints as this text. Raises ValueError when there is none.

        >>> Action.of("call in on-call 1").code
        199
        """
        for action in ACTIONS.values():
            if str(action) == text:
                return action
        raise ValueError(f"{quoted(text)} is not an action; legal_actions() print as those that are possible now")


def is_action(code: int) -> bool:
    """Whether an integer stands for an action at all, legal or not."""
    kind, target = code & ACTION_KIND, code & ACTION_TARGET
    if not TURN_CARD <= code < TURN_CARD * len(ACTION_NAMES):
        return False
    name = ACTION_NAMES[code // TURN_CARD]
    if name in _TARGETLESS:
        return target == 0
    if kind == CHOOSE_CARE:
        return target in (1, 2)
    if kind == TAKE:
        return target < 2
    if kind == LOSE:
        return target < 3
    if kind in (PAY, GIVE, USE_TRUST):
        return target < PURSES - 2
    if kind == STEER:
        return target < TIMELINES
    if kind == INQUIRE:
        return target < POSITIONS * PAWNS and target % POSITIONS < TIMELINES
    if kind == CHOOSE:
        return True
    if kind == CALL:
        return target < CONTACTS * PAWNS
    return target < PAWNS


ACTIONS: Final[dict[int, Action]] = {
    code: Action(code) for code in range(TURN_CARD * len(ACTION_NAMES)) if is_action(code)
}
"""Every action there is, by its code: they are made once."""
action_of: Final = ACTIONS.__getitem__


def code_of(action: Action | int) -> int:
    """The integer of an action; IllegalAction for anything that is none."""
    code: object = action.code if isinstance(action, Action) else action
    if type(code) is not int or code not in ACTIONS:
        raise IllegalAction(0, "not_now", "ASSIGN-10", (), f"{quoted(action)} is not an action; ask legal_actions()")
    return code


class Change(NamedTuple):
    """One thing that happened: the rule it follows, and a sentence. What the table may not see is not in it."""

    rule: str
    verb: str
    text: str
    line: int
    cause: int | None

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"<Change {self.rule}, line {self.line}: {self.text}>"


class Barred(NamedTuple):
    """A candidate that may not be chosen now: why, by which rule, and what would unlock it."""

    action: Action
    text: str
    code: str
    rule: str
    sentence: str
    unlock: str

    def __str__(self) -> str:
        return f"{self.text}: {self.sentence} {self.unlock} ({self.rule})"


class _Asked(NamedTuple):
    kind: str
    who: int | None
    prompt: str
    rule: str
    actions: tuple[Action, ...]
    barred: tuple[Barred, ...]


class Decision(_Asked):
    """What is asked, of whom, and what may be answered. `who` is a player from 0, or None when the game is over."""

    answers: tuple[str, ...] = ()
    """The actions in words, in the same order."""
    words: "Words | None" = None
    """The texts of its game's language; one that was made by hand has none, and no rich form."""

    def __str__(self) -> str:
        return self.prompt

    def __repr__(self) -> str:
        answers = f" [{', '.join(map(str, self.actions))}]" if self.actions else ""
        return f"<Decision {self.kind}: {self.prompt}{answers} ({self.rule})>"

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the question, its answers, and what is not possible, with the reasons."""
        from . import markup

        return None if self.words is None else markup.whole(self.words, markup.decision(self, self.words))


class _Ended(NamedTuple):
    won: bool
    reason: str
    rule: str


class Outcome(_Ended):
    """How a game ended: `reason` is `objective`, `condition`, `deck` or `warnings`; `rule` the rule that ended it."""

    title: str = ""
    """What it is called, in the language of the game."""
    text: str = ""
    """What is said of it, in paragraphs."""
    words: "Words | None" = None
    """The texts of its game's language; one that was made by hand has none, and no rich form."""

    def __str__(self) -> str:
        return f"{self.title} ({self.rule})" if self.title else repr(self)

    def _repr_html_(self) -> str | None:
        """What a notebook shows: how it ended, by which rule, and what is said of it."""
        from . import markup

        return None if self.words is None else markup.whole(self.words, markup.outcome(self))


class Link(NamedTuple):
    """One link of a chain of causes: what happened, by which rule, what that rule says, and where it is printed."""

    text: str
    rule: str
    wording: str
    pages: tuple[int, ...]
    printed: str
    """Where the rulebook prints it, in words; empty where it does not."""
    line: int
    """The line of the journal that tells it; -1 for what was so before the first line, as in a scene."""

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class Chain:
    """Why something stands as it does: a sentence, and its links, the latest first, each caused by the one after it."""

    __slots__ = ("links", "sentence", "words")

    def __init__(self, links: tuple[Link, ...], sentence: str, words: "Words | None" = None) -> None:
        """`words` are the texts of the game's language; one without them has no rich form."""
        self.links: Final = links
        self.sentence: Final = sentence
        self.words: Final = words

    def __repr__(self) -> str:
        return f"<Chain: {' '.join([self.sentence, ', '.join(link.rule for link in self.links)]).rstrip()}>"

    def __str__(self) -> str:
        return "\n".join([self.sentence, *(f"  {'  ' * i}{link}" for i, link in enumerate(self.links))])

    def __len__(self) -> int:
        return len(self.links)

    def __getitem__(self, index: int) -> Link:
        return self.links[index]

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the links in their order, each with what its rule says and where it is printed."""
        from . import markup

        return None if self.words is None else markup.whole(self.words, markup.chain(self))
