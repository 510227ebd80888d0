"""The words of previews: what will follow an answer, as it was found by playing ahead (`facts/coming.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .actions import ACTIONS, Action

if TYPE_CHECKING:
    from .coming import Coming, Draw, Odds, Signs
    from .names import Names
    from .things import Asked
    from .wording import Wording


class Preview(NamedTuple):
    """A preview of an action.

    `certain` has a sentence for each change, `coming` the sentences about what comes next, and `odds` the odds of the
    next draw, or None. `brief` has the sentences of `certain` and `coming` that matter to the choice. `condition` is
    Billy's condition before and after. `tokens` are pairs (purse, Care Tokens afterwards) for each purse that gains or
    loses Care Tokens: 0 to 3 for the nurses, 4 for the pool. `signs` are the effects as numbers for small pictures.
    """

    action: Action
    certain: tuple[str, ...]
    brief: tuple[str, ...]
    coming: tuple[str, ...]
    condition: tuple[int, int]
    tokens: tuple[tuple[int, int], ...]
    odds: Odds | None
    signs: Signs

    def __str__(self) -> str:
        return " ".join((*self.certain, *self.coming))

    def __repr__(self) -> str:
        return f"Preview of {self.action}: {self}"


def preview(told: Coming, wording: Wording) -> Preview:
    """Return the preview of an answer in words; `action` of the preview is the first action of the answer."""
    names = wording.names
    certain: list[str] = []
    matter: list[str] = []
    for change in told.changes:
        text = names.once(_sentence, change[:-1], wording)
        if text:
            certain.append(text)
            if change.brief:
                matter.append(text)
    brings = tuple(dict.fromkeys([_said(about, names) for about in told.brings]))
    coming = tuple([_said(about, names) for about in told.then])
    if told.draw is not None:
        coming = (*coming, names.once(_drawn, told.draw, names))
    return Preview(
        ACTIONS[told.chain[0]],
        (*brings, *certain),
        (*brings, *matter, *coming),
        coming,
        told.condition,
        told.tokens,
        told.odds,
        told.signs,
    )


def _sentence(entry: tuple[str, str, int, int, int], wording: Wording) -> str:
    """Return the sentence of an entry without its cause, which differs where the sentence does not; "" for no text."""
    return wording.entries.sentence((*entry, -1)) or ""


def _said(about: Asked, names: Names) -> str:
    return names.say(f"preview.{about.key}", **names.named(about.facts))


def _drawn(draw: Draw, names: Names) -> str:
    """Return the sentence about a draw, with its odds."""
    say, odds = names.say, draw.odds
    shares = dict(odds.shares)
    if draw.key == "deal_opening":
        return say(f"preview.deal_opening.{next(name for name, count in odds.shares if count)}")
    if draw.key == "deal_patient":
        parts = [say(f"preview.kind.{name}", n=count) for name, count in odds.shares if count]
        return say("preview.deal_patient", n=odds.cards, parts=names.words.listed(parts))
    if draw.key == "steered":
        return say("preview.steered", n=draw.drawn, cards=odds.cards, wanted=shares["asked"], events=shares["event"])
    if draw.key == "draws":
        told = say("preview.deal_partial", n=odds.cards, events=shares["event"])
        return say("preview.draws", n=draw.drawn, odds=told)
    if draw.matches is not None:
        matching, unseen = draw.matches
        drawn = say("preview.deal_clear", n=odds.cards, wanted=shares["asked"], events=shares["event"])
        return f"{drawn} {say('preview.match', n=matching, unseen=unseen)}"
    return say(f"preview.{draw.key}", n=odds.cards, who=names.purse(draw.payer))
