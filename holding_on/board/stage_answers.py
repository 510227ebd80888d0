"""Answers that tempt a learner on a stage, drawn like those that are possible, so that nothing gives them away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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


def with_tempting(view: View, codes: Sequence[int], pool: str) -> View:
    """Return a view in which the barred actions of these codes are among the answers, each beside those like it.

    Each of these answers is called by whom it is about; `pool` is the name of the Assistants' pool. Answers that take
    several actions together are left out then.
    """
    names = {pawn["pawn"]: pawn["name"] for pawn in view["pawns"]}
    legal = {each["code"]: each for each in view["actions"]}
    carrying = {pawn["pawn"] for pawn in view["pawns"] if pawn["stress"]}
    made: list[Answer] = []
    for barred in view["barred"]:
        model = like(barred["code"], legal) if barred["code"] in codes else None
        if model is None:
            continue
        seen = legal[model]
        is_same = (seen["kind"], seen["timeline"]) == (barred["kind"], barred["timeline"])
        made.append(
            {
                **seen,
                **pointed(barred["code"]),
                "code": barred["code"],
                "text": barred["text"],
                "brief": seen["brief"] if is_same else "",
                "follows": "",
                "tokens": [],
                "signs": {**seen["signs"]} if is_same else {"condition": seen["signs"]["condition"]},
            }
        )
        if barred["kind"] == "send_on_leave":  # nobody who carries no Stress is promised to lose some
            who = made[-1]["pawn"]
            made[-1]["signs"].pop("stress", None)
            if who in carrying:
                made[-1]["signs"]["stress"] = [[who, 0]]
    if not made:
        return view
    kinds = {each["kind"] for each in made}
    answers = [*view["actions"], *made]
    briefs: dict[int | None, set[str]] = {}
    for each in answers:
        if each["kind"] in kinds and _is_about_somebody(each["code"]):
            briefs.setdefault(each["timeline"], set()).add(each["brief"])
    named: list[Answer] = [
        {
            **each,
            "name": pool if each["pawn"] is None else names[each["pawn"]],
            "brief": each["brief"] if len(briefs[each["timeline"]]) == 1 else "",  # else it would tell them apart
        }
        if _is_about_somebody(each["code"]) and each["kind"] in kinds
        else each
        for each in answers
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
