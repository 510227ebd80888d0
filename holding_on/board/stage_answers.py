"""Answers that tempt a learner on a stage: they stand among those that are possible, and promise nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from holding_on.view.offered import pointed
from holding_on.view.shape import Action as Answer
from holding_on.view.shape import View


def like(code: int, legal: Iterable[int]) -> int | None:
    """Return the legal action that a refused one looks like: of the same kind, and about the same Timeline or person.

    Where there is none, somebody who can be sent looks like everybody else who can. It is None for an action that
    looks like no other, such as one that comes at another moment.
    """
    mine, others = pointed(code), {each: pointed(each) for each in legal if _is_about_somebody(each)}
    alike = [each for each, other in others.items() if other["kind"] == mine["kind"]]
    for about in ("timeline", "pawn"):
        for each in alike:
            if others[each][about] == mine[about]:
                return each
    if mine["target"] != "pawn" or any(other["pawn"] == mine["pawn"] for other in others.values()):
        return None
    return next((each for each, other in others.items() if other["target"] == "pawn"), None)


def with_tempting(view: View, codes: Sequence[int], pool: str, said: Callable[[str], str]) -> View:
    """Return a view in which the barred actions of these codes are among the answers, each beside those like it.

    Each of these answers is called by whom it is about; `pool` is the name of the Assistants' pool. Nothing follows
    from one that is barred: in the place of what it would bring stands what `said` returns for its reason, a word or
    two. Answers that take several actions together are left out then.
    """
    names = {pawn["pawn"]: pawn["name"] for pawn in view["pawns"]}
    legal = {each["code"]: each for each in view["actions"]}
    made: list[Answer] = []
    for barred in view["barred"]:
        model = like(barred["code"], legal) if barred["code"] in codes else None
        if model is not None:
            made.append(
                {
                    **legal[model],
                    **pointed(barred["code"]),
                    "code": barred["code"],
                    "text": barred["text"],
                    "brief": said(barred["reason"]),
                    "follows": "",
                    "tokens": [],
                    "signs": {"condition": []},
                }
            )
    if not made:
        return view
    kinds = {each["kind"] for each in made}
    named: list[Answer] = [
        {**each, "name": pool if each["pawn"] is None else names[each["pawn"]]}
        if _is_about_somebody(each["code"]) and each["kind"] in kinds
        else each
        for each in [*view["actions"], *made]
    ]
    named.sort(key=lambda each: _order(each["code"]))
    return {**view, "actions": named, "gestures": []}


def _is_about_somebody(code: int) -> bool:
    """Return whether an action is about a person or a purse."""
    about = pointed(code)
    return about["pawn"] is not None or about["target"] == "purse"


def _order(code: int) -> tuple[bool, bool, int, int]:
    """Return where an answer stands: by person and Timeline, then the pool, and last what is about nobody."""
    about = pointed(code)
    return not _is_about_somebody(code), about["pawn"] is None, about["pawn"] or 0, about["timeline"] or 0
