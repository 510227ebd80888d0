"""The words of the actions and gestures of a decision, each with its place on the board and its effects.

What they name and what will follow them was found in `facts/`, and is handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import names as n
from . import gestures, short
from .actions import ROWS, Target
from .previews import Preview, preview

if TYPE_CHECKING:
    from . import shape
    from .answers import Barred
    from .coming import Gesture, Offer, Together
    from .things import ActionFacts, Refused
    from .wording import Wording


def action(told: Offer, wording: Wording) -> shape.Action:
    """Return an action as plain data, with its effects in words, on the condition track, and in the purses."""
    return {
        "code": told.code,
        "text": wording.names.once(_action, (told.code, told.action), wording),
        **_foretold(wording.names.once(short.answer, told.short, wording.names), preview(told.coming, wording)),
        "drawn": ROWS[told.code].drawn,
        **pointed(told.code),
    }


def _action(told: tuple[int, ActionFacts], wording: Wording) -> str:
    return wording.refusals.action(*told)


def gesture(told: Together, wording: Wording) -> shape.Gesture:
    """Return a gesture as plain data, with the effects of all its actions."""
    each, first = told.short.gesture, wording.names.once(action, told.first, wording)
    line: shape.Gesture = {**first, "code": " ".join(map(str, each.chain)), "pawns": []}
    if told.coming is None:
        return line
    line = {**line, **_foretold(gestures.named(told.short, wording.names), preview(told.coming, wording))}
    line["text"] = "; ".join(wording.names.action(code) for code in each.chain)
    if each.whom is not None:
        _choose_somebody_else(line, each)
    elif len({about for about in [ROWS[code].target for code in each.given] if about.text}) > 1:
        # several pawns or purses take part
        line["pawn"], line["target"], line["pawns"] = None, "button", [*told.short.goes]
    return line


def _choose_somebody_else(line: shape.Gesture, each: Gesture) -> None:
    """Draw a gesture that chooses somebody else than is proposed on that pawn, or on the pool.

    Signs that are alike whoever is chosen are left out: the answer with the proposal shows them.
    """
    is_pool = ROWS[each.proposed[-1]].target.purse == n.POOL
    line["drawn"], line["pawn"] = "", None if is_pool else each.whom
    line["target"] = "purse" if is_pool else "pawn"
    line["signs"].pop("cloths", None)
    line["signs"].pop("either", None)


def _foretold(words: short.Short, ahead: Preview) -> shape.Foretold:
    return {
        "name": words.name,
        "brief": words.brief,
        "more": words.more,
        "follows": " ".join(ahead.brief),
        "condition": ahead.condition[1],
        "tokens": [list(purse) for purse in ahead.tokens],
        "signs": ahead.signs.as_data(),
    }


def barred(refused: Barred) -> shape.Barred:
    """Return an answer that is not possible as plain data, with the place where it would be chosen on the board."""
    return {
        "code": refused.action.code,
        "text": refused.text,
        "reason": refused.code,
        "rule": refused.rule,
        "why": refused.sentence,
        "unlock": refused.unlock,
        **pointed(refused.action.code),
    }


def refused(candidate: Refused, wording: Wording) -> shape.Barred:
    """Return a barred candidate of the pending decision as plain data, with the place where it would be chosen."""
    return {**wording.refusals.barred(candidate), **pointed(candidate.code)}


def pointed(code: int) -> shape.Pointed:
    """Return what an action is and where it is chosen on the board, such as on a pawn or a purse (`target`)."""
    kind, about, _ = ROWS[code]
    return {
        "kind": kind,
        "pawn": about.pawn,
        "timeline": None if about.timeline is None else about.timeline + 1,
        "target": _target(about),
    }


def _target(about: Target) -> shape.Target:
    if about.care is not None:
        return "card"
    if about.timeline is not None:
        return "timeline"
    if about.purse is not None:
        return "purse"
    return "button" if about.pawn is None else "pawn"
