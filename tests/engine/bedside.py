"""What the rules about care and talk ask of a table: a shift that is staffed, what is held, what lies where."""

from typing import Any

import holding_on as ho
from holding_on.catalogue.loading import the_box
from tests.engine.table import Card, act, pawn, stable, table

STAGES = {"green": 20, "orange": 10, "red": 6, "black": 2}
"""A condition in the middle of each stage."""


def staffed(card: Card | str, *staff: str, **scene: Any) -> ho.Game:
    """The card turned and its staff in place, from the left: care is to be chosen next, at Night after its bonus.

    >>> from tests.engine.table import deteriorating
    >>> game = staffed(deteriorating(staff=2), "nurse 1", "assistant 1", condition=20)
    """
    game = table(card, **scene)
    act(game, "turn", *(f"place {name}" for name in staff))
    return game


def event(**lines: list[str]) -> dict[str, list[str]]:
    """An Event that does what is said in the stages that are named, and is a Quiet Moment in the others."""
    return {stage: lines.get(stage, ["quiet_moment"]) for stage in STAGES}


def always(*icons: str) -> dict[str, list[str]]:
    """An Event with the same icons in every stage."""
    return {stage: list(icons) for stage in STAGES}


def listening(memories: int, *drawn: Any, **scene: Any) -> ho.Game:
    """Nurse 1 listens: Palliative Care with so many draws, and what they bring."""
    game = staffed(stable(memories=memories), "nurse 1", partials=list(drawn), **{"condition": 20, **scene})
    act(game, "care palliative")
    return game


def asking(*drawn: Any, **scene: Any) -> ho.Game:
    """Nurse 1 asks about Timeline 1, and what the Clear Deck brings."""
    usual: dict[str, Any] = {"condition": 20, "pawns": {"nurse 1": {"tokens": 5}}, "grid": {"partials": ["1-1", "2-1"]}}
    game = staffed(stable(), "nurse 1", clears=list(drawn), **{**usual, **scene})
    act(game, "care medical", "enough", "inquire nurse 1 timeline 1")
    return game


def condition(game: ho.Game) -> int:
    """Billy's condition."""
    return int(game.view()["head"]["condition"])


def warnings(game: ho.Game) -> int:
    """How many Hospital Warnings the team has."""
    return int(game.view()["head"]["warnings"])


def tokens(game: ho.Game, who: str) -> int:
    """The Care Tokens of a nurse, the "pool", the "supply", or those that lie on the "board" until Gather."""
    view = game.view()
    if who in ("pool", "supply"):
        return int(view[who]["tokens"])
    if who == "board":
        held = sum(line["tokens"] or 0 for line in view["pawns"])
        return 24 - held - int(view["pool"]["tokens"]) - int(view["supply"]["tokens"])
    return int(pawn(game, who)["tokens"])


def partials(game: ho.Game, who: str) -> list[str]:
    """The Partials that somebody holds face down, known by Billy's words on their backs; the "pool" has the board's."""
    cards = game.view()["pool"]["partials"] if who == "pool" else pawn(game, who)["partials"]
    texts = the_box().words("en")
    by_words = {texts[f"memory.{memory.id}.words"]: memory.id for memory in the_box().memories}
    return [by_words[card["words"]] for card in cards]


def clears(game: ho.Game, who: str) -> list[int]:
    """The Timelines of the Clears that a nurse holds face down."""
    return [card["timeline"] for card in pawn(game, who)["clears"]]


def placed(game: ho.Game, state: str) -> list[str]:
    """The memories among Billy's Collected Memories that lie there as a "partial" only, or as a "clear"."""
    rows = game.view()["grid"]
    return [f"{row['timeline']}-{c['position']}" for row in rows for c in row["cards"] if c["state"] == state]


def rules(changes: list[ho.Change]) -> list[str]:
    """The rules that these changes follow, in order."""
    return [change.rule for change in changes]


def to_the_next_day(game: ho.Game) -> list[ho.Change]:
    """Play on without using anything until the next day's first card is to be turned, or the game is over."""
    day, told = game.view()["head"]["day"], len(game.lines())
    idle = ("no_more_leave", "stop", "enough", "decline", "no_call")
    while game.outcome is None and game.view()["head"]["day"] == day:
        legal = list(game.legal_actions())
        quiet = [a for a in legal if a.kind in idle] + [a for a in legal if str(a) == "care medical"]
        game.apply((quiet or legal)[0])
    return [ho.Change(x["rule"], x["verb"], x["text"], x["line"], x["cause"]) for x in game.lines()[told:]]
