"""Decisions that the board answers beforehand, together with the answer before them, in scenarios that say so.

A scenario names these decisions under `beforehand` in its file: who talks with Billy, and who gets a Care Token. The
board proposes that the Nurse with the least Stress talks, and that this Nurse gets the Care Tokens too. Where nobody
talks, it proposes the Nurse with the fewest Care Tokens. For each answer with such a proposal there are further answers
that choose somebody else. The proposals are no rule: the engine asks for every decision, and a record holds each
answer.
"""

from collections.abc import Collection, Iterator

from ..engine import names as n
from ..engine.phases import PHASE_NAMES
from ..engine.state import State
from .ahead import Ahead
from .coming import Chain


def proposed(start: Ahead, given: Chain, decisions: Collection[str]) -> Chain:
    """Return the proposed answers to the decisions that follow a gesture directly; () when none of them follows.

    `start` is the position before the gesture, `given` are the codes of the gesture, and `decisions` the names of the
    phases that are answered beforehand.
    """
    answers = _answered(start, given, decisions, None)
    talker = next((code & n.ACTION_TARGET for code in answers if _talks(code)), None)
    return answers if talker is None else _answered(start, given, decisions, talker)


def otherwise(start: Ahead, given: Chain, decisions: Collection[str]) -> Iterator[tuple[int, Chain]]:
    """Yield each other way to answer the same decisions: the pawn that talks, or else the purse, and the codes."""
    first = proposed(start, given, decisions)
    found = [first]
    for whom in _choices(start.after(given), first):
        answers = _answered(start, given, decisions, whom)
        if answers not in found:
            found.append(answers)
            yield whom, answers


def _choices(here: Ahead, answers: Chain) -> list[int]:
    """Return who could be chosen: the pawns that could talk, or, where nobody talks, the purses that could gain."""
    talks = any(map(_talks, answers))
    for code in answers:
        if _talks(code) or not talks:
            return [legal & n.ACTION_TARGET for legal in here.state.legal]
        here = here.answered(code)
    return []


def _talks(code: int) -> bool:
    return code & n.ACTION_KIND == n.TALK_TO_BILLY


def _answered(start: Ahead, given: Chain, decisions: Collection[str], whom: int | None) -> Chain:
    """Return the answers to the decisions that follow: for the pawn or purse `whom` where that is legal."""
    here = start.after(given)
    answers: list[int] = []
    while here.state.legal and PHASE_NAMES[here.state.phase] in decisions:
        code = _for(whom, here.state)
        answers.append(code)
        here = here.answered(code)
    return tuple(answers)


def _for(whom: int | None, state: State) -> int:
    """Return the answer that names `whom` or the purse of `whom`; if it is not legal, the one that is proposed."""
    talks = _talks(state.legal[0])
    if whom is not None:
        target = whom if talks else n.purse_of(whom)
        for code in state.legal:
            if code & n.ACTION_TARGET == target:
                return code
    return min(state.legal, key=lambda code: _fitness(code & n.ACTION_TARGET, state, talks=talks))


def _fitness(whom: int, state: State, *, talks: bool) -> tuple[bool, int, int]:
    """Return a key for sorting: Nurses first, then by Stress for a talk, and by Care Tokens for a Care Token."""
    is_nurse = whom < n.NURSES
    stress = state.stress[whom] if whom < n.STRESSABLE else 0
    tokens = state.tokens[whom] if is_nurse else 0
    return (not is_nurse, stress, tokens) if talks else (not is_nurse, tokens, stress)
