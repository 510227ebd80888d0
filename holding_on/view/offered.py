"""The actions and gestures of a decision in the view, each with its words, its place on the board and its effects."""

from typing import Any, Final

from ..engine import names as n
from . import gestures, short
from .actions import ACTIONS, ROWS
from .ahead import Ahead
from .previews import Preview, preview
from .sentences import Formatter

Line = dict[str, Any]


def action(code: int, start: Ahead, formatter: Formatter) -> Line:
    """Return an action as plain data, with its effects in words, on the condition track, and in the purses."""
    words = short.answer(code, start.state, formatter)
    told = _told(words, preview(start, (code,), formatter))
    line = {"code": code, "text": formatter.action(code, start.state), **told}
    return pointed({**line, "drawn": ROWS[code].drawn})


def gesture(each: gestures.Gesture, first: Line, start: Ahead, formatter: Formatter) -> Line:
    """Return a gesture as plain data, with the effects of all its actions; `first` is the data of its first action.

    The keys are those of `action`. But `code` is a text with the codes of all actions, separated by spaces, and there
    is one more key: `pawns`, the pawns that go to Billy together.
    """
    chain, given = each.chain, each.given
    together = {"code": " ".join(map(str, chain)), "pawns": []}
    if len(chain) == 1:
        return first | together
    line = first | together | _told(gestures.named(each, start, formatter), preview(start, chain, formatter))
    line["text"] = "; ".join(formatter.action(code) for code in chain)
    if each.whom is not None:
        return line | _instead(each, line["signs"])
    done = [ROWS[code].target for code in given]
    goes = gestures.going(given, start) if given[0] & n.ACTION_KIND == n.PLACE else []
    if len({about for about in done if about.text}) > 1:  # several pawns or purses take part
        line |= {"pawn": None, "target": "button", "pawns": goes}
    return line


_SHOWN_ALREADY: Final = ("cloths", "either")
"""The signs that are alike whoever is chosen: the answer with the proposal shows them."""


def _instead(each: gestures.Gesture, signs: Line) -> Line:
    """Return what is drawn for a gesture that chooses somebody else than is proposed: that pawn, or the pool."""
    is_pool = ROWS[each.proposed[-1]].target.purse == n.POOL
    drawn = {"drawn": "", "pawn": None if is_pool else each.whom, "target": "purse" if is_pool else "pawn"}
    return drawn | {"signs": {name: sign for name, sign in signs.items() if name not in _SHOWN_ALREADY}}


def _told(words: short.Short, ahead: Preview) -> Line:
    return {
        **words._asdict(),
        "follows": " ".join(ahead.brief),
        "condition": ahead.condition[1],
        "tokens": [list(purse) for purse in ahead.tokens],
        "signs": ahead.signs.as_data(),
    }


def pointed(line: Line) -> Line:
    """Add to the data of an action where it is chosen on the board, such as on a pawn or a purse (`target`)."""
    action = ACTIONS[line["code"]]
    about = action.about
    if about.care is not None:
        target = "card"
    elif about.timeline is not None:
        target = "timeline"
    elif about.purse is not None:
        target = "purse"
    else:
        target = "button" if about.pawn is None else "pawn"
    return {
        **line,
        "kind": action.kind,
        "pawn": about.pawn,
        "timeline": None if about.timeline is None else about.timeline + 1,
        "target": target,
    }
