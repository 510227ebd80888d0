"""The only functions that write to a State. A function that changes the table takes the id of the rule that it follows.

While a journal is kept, each change adds one entry to it. `state.cause` is the index of the entry that causes the next
one; so "Why?" can follow the chain of causes. An entry holds the value before and after the change. So a journal can be
played forwards and backwards: `redo` and `undo` need no rules.
"""

from bisect import insort
from typing import Final

from .names import STREAM_NAMES
from .state import AFTER, BEFORE, CAUSE, LISTS, SCALARS, TARGET, VERB, Entry, State

TOKENS: Final = "tokens_moved"
CARD: Final = "card"
DRAW: Final[tuple[str, ...]] = tuple("draw_" + name for name in STREAM_NAMES)
TOLD: Final = "told_"
"""How the verbs of `note` begin. An entry with such a verb changes nothing on the table."""
SHORT: Final = TOLD + "short"
CHOSE: Final = "chose"
BY_ITSELF: Final = "by_itself"

_SCALARS: Final = frozenset(SCALARS)
_LISTS: Final = frozenset(LISTS)


def put(state: State, rule: str, field: str, value: int) -> None:
    """Set one of the numbers of the state: `field` is a name of `state.SCALARS`."""
    journal = state.journal
    if journal is not None:
        journal.append((rule, field, 0, getattr(state, field), value, state.cause))
    setattr(state, field, value)


def put_at(state: State, rule: str, field: str, index: int, value: int) -> None:
    """Set one element of a list of the state: `field` is a name of `state.LISTS`."""
    row: list[int] = getattr(state, field)
    journal = state.journal
    if journal is not None:
        journal.append((rule, field, index, row[index], value, state.cause))
    row[index] = value


def move_pawn(state: State, rule: str, pawn: int, place: int) -> None:
    """Move a pawn to a place."""
    journal = state.journal
    if journal is not None:
        journal.append((rule, "places", pawn, state.places[pawn], place, state.cause))
    state.places[pawn] = place


def move_tokens(state: State, rule: str, count: int, source: int, target: int) -> None:
    """Move `count` Care Tokens from one purse to another; the sum of all purses never changes."""
    journal = state.journal
    if journal is not None:
        journal.append((rule, TOKENS, count, source, target, state.cause))
    tokens = state.tokens
    tokens[source] -= count
    tokens[target] += count


def move_card(state: State, rule: str, card: int, source: int, target: int) -> None:
    """Move a card from one pile to another; a card is always in exactly one pile."""
    journal = state.journal
    if journal is not None:
        journal.append((rule, CARD, card, source, target, state.cause))
    piles = state.piles
    piles[source].remove(card)
    insort(piles[target], card)


def draw(state: State, rule: str, stream: int, card: int, source: int, target: int) -> None:
    """Move a card that chance has dealt to a pile; this entry is the cause of the next changes."""
    journal = state.journal
    if journal is not None:
        cause = state.cause
        state.cause = len(journal)
        journal.append((rule, DRAW[stream], card, source, target, cause))
    piles = state.piles
    piles[source].remove(card)
    insort(piles[target], card)
    state.dealt[stream] += 1


def note(state: State, rule: str, what: str, target: int = 0, before: int = 0, after: int = 0) -> None:
    """Note in the journal something that a reader should know; nothing changes on the table.

    `target`, `before` and `after` are the facts that the sentence of this entry names.
    """
    journal = state.journal
    if journal is not None:
        journal.append((rule, TOLD + what, target, before, after, state.cause))


def await_answer(state: State, legal: list[int]) -> None:
    """Let a decision wait for its answer: `legal` are its actions, and `state.cause` is the entry that led to it."""
    state.legal = legal


def chose(state: State, rule: str, action: int, verb: str = CHOSE) -> None:
    """Note in the journal that an action is applied: the cause of the next changes. No decision is pending any more.

    The verb is CHOSE for the choice of a player, BY_ITSELF for the only action that was left.
    """
    journal = state.journal
    if journal is not None:
        cause = state.cause
        state.cause = len(journal)
        journal.append((rule, verb, action, state.phase, state.phase, cause))
    state.legal = NO_ACTIONS


def go(state: State, phase: int) -> None:
    """Set the phase that comes next. This is no entry: the journal has the action that answers the phase."""
    state.phase = phase


def because_of_last(state: State) -> None:
    """Note that the next changes are caused by the change just made."""
    if state.journal is not None:
        state.cause = len(state.journal) - 1


def because_of_card(state: State) -> None:
    """Note that the next changes are caused by the patient card of this shift, or by its shortage of Staff."""
    state.cause = state.anchor


def back_to_card(state: State) -> None:
    """Note that the patient card causes the next changes: the shift is staffed, so a shortage is over."""
    journal = state.journal
    if journal is not None and state.anchor >= 0 and journal[state.anchor][VERB] == SHORT:
        state.anchor = journal[state.anchor][CAUSE]
    state.cause = state.anchor


def because_of(state: State, line: int) -> None:
    """Note that the next changes are caused by an earlier entry of the journal: `line` is its index, or -1."""
    state.cause = line


def because_of_decision(state: State) -> None:
    """Note that the decision just answered comes again, so that its cause also causes the next changes."""
    if state.journal is not None:
        state.cause = state.journal[state.cause][CAUSE]


def because_of_time(state: State) -> None:
    """Note that the next changes have no cause on the table: the day goes on."""
    state.cause = -1


def next_line(state: State, begins: bool) -> int:
    """Return the number of the journal's next line; 0 without a journal. With `begins`, a journal begins if none is
    kept.
    """
    if begins and state.journal is None:
        state.journal = []
        state.cause = state.anchor = -1
    return 0 if state.journal is None else len(state.journal)


def set_anchor(state: State) -> None:
    """Make the entry just written the cause of this shift's decisions."""
    if state.journal is not None:
        state.anchor = state.cause = len(state.journal) - 1


def redo(state: State, entry: Entry) -> None:
    """Apply one entry of a journal to a state again, without any rule."""
    _write(state, entry, entry[BEFORE], entry[AFTER], 1)


def undo(state: State, entry: Entry) -> None:
    """Take one entry of a journal back from a state."""
    _write(state, entry, entry[AFTER], entry[BEFORE], -1)


def _write(state: State, entry: Entry, source: int, target: int, step: int) -> None:
    """Change what an entry names from `source` to `target`; `step` is 1 forwards and -1 backwards."""
    verb, what = entry[VERB], entry[TARGET]
    if verb in _SCALARS:
        setattr(state, verb, target)
    elif verb in _LISTS:
        getattr(state, verb)[what] = target
    elif verb == TOKENS:
        state.tokens[source] -= what
        state.tokens[target] += what
    elif verb == CARD or verb in DRAW:
        state.piles[source].remove(what)
        insort(state.piles[target], what)
        if verb in DRAW:
            state.dealt[DRAW.index(verb)] += step
    elif step < 0 and verb in (CHOSE, BY_ITSELF):
        state.phase = target  # back to the decision that this action answered


NO_ACTIONS: Final[list[int]] = []
