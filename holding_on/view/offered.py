"""The actions and gestures of a decision in the view, each with its words, its place on the board and its effects."""

from ..engine import names as n
from . import gestures, shape, short
from .actions import ROWS, Target
from .ahead import Ahead
from .answers import Barred
from .facts.answers import action_facts
from .facts.coming import coming
from .facts.decision import answer_facts
from .previews import Preview, preview
from .wording import Wording


def action(code: int, start: Ahead, wording: Wording) -> shape.Action:
    """Return an action as plain data, with its effects in words, on the condition track, and in the purses."""
    words = short.answer(answer_facts(code, start.state), wording.names)
    return {
        "code": code,
        "text": wording.refusals.action(code, action_facts(code, start.state)),
        **_foretold(words, preview(coming(start, (code,)), wording)),
        "drawn": ROWS[code].drawn,
        **pointed(code),
    }


def gesture(each: gestures.Gesture, first: shape.Action, start: Ahead, wording: Wording) -> shape.Gesture:
    """Return a gesture as plain data, with the effects of all its actions; `first` is the data of its first action."""
    chain, given = each.chain, each.given
    line: shape.Gesture = {**first, "code": " ".join(map(str, chain)), "pawns": []}
    if len(chain) == 1:
        return line
    line = {**line, **_foretold(gestures.named(each, start, wording.names), preview(coming(start, chain), wording))}
    line["text"] = "; ".join(wording.names.action(code) for code in chain)
    if each.whom is not None:
        _choose_somebody_else(line, each)
        return line
    done = [ROWS[code].target for code in given]
    goes = gestures.going(given, start) if given[0] & n.ACTION_KIND == n.PLACE else []
    if len({about for about in done if about.text}) > 1:  # several pawns or purses take part
        line["pawn"], line["target"], line["pawns"] = None, "button", goes
    return line


def _choose_somebody_else(line: shape.Gesture, each: gestures.Gesture) -> None:
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
