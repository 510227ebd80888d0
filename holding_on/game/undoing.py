"""Functions that undo moves: they take a journal and its state back to an earlier decision."""

from ..engine import changes, flow
from ..engine import names as n
from ..engine.state import Entry, State


def rewind(state: State, line: int, legal: list[int] | None = None) -> None:
    """Undo a move and all moves after it; `line` is the journal's line at which the move begins.

    The state goes back to the decision of that move. `legal` are the actions that were legal then; without `legal`, the
    rules compute them again.
    """
    journal = state.journal
    if journal is None:
        raise ValueError("a state without a journal cannot go back")
    *_, cause = journal[line]
    for entry in reversed(journal[line:]):
        changes.undo(state, entry)
    del journal[line:]
    state.legal = flow.legal_actions(state) if legal is None else legal
    anchors = (index for index in range(len(journal) - 1, -1, -1) if _anchors(journal[index]))
    state.anchor = next(anchors, -1)
    if state.phase not in (n.ASSIGN, n.PRICE):  # all Staff of the shift are assigned
        changes.back_to_card(state)
    state.cause = cause


def _anchors(entry: Entry) -> bool:
    """Whether an entry is the cause of later decisions of a shift: the turn of its patient card, or a shortage."""
    _, verb, *_ = entry
    return verb in (changes.DRAW[n.PATIENTS], changes.SHORT)
