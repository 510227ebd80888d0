"""Short scripted games from their set-up on, for what is told of them afterwards."""

from typing import Any

import holding_on as ho
from holding_on.game.debriefing.shape import Facts
from tests.engine.table import act, deteriorating, stable

QUIETLY = ("no_more_leave", "enough", "stop", "decline", "keep", "listen", "stay", "lose")
"""What is answered where a script says nothing; else the first that is possible."""
Card = dict[str, Any]


def begun(*cards: Card | str, partials: tuple[Any, ...] = (), clears: tuple[Any, ...] = (), **options: Any) -> ho.Game:
    """A game at its first card, led by nurse 1: the next cards are these, the others come by chance."""
    deal = {"patients": list(cards), "partials": list(partials), "clears": list(clears)}
    return ho.Game(seed=7, first=0, deal=deal, **options)


def work(game: ho.Game, *who: str, care: str = "medical", then: tuple[str, ...] = ()) -> None:
    """Play one shift: these pawns or answers staff it, this care is given, `then` is answered, and the rest quietly.

    Whoever is the only one left comes without being asked.
    """
    act(game, "turn")
    for name in who:
        if game.decision.kind == "assign":
            act(game, f"place {name}" if name.startswith(("nurse", "assistant")) else name)
    wanted = [f"care {care}", *then]
    while game.outcome is None:
        legal = list(game.legal_actions())
        named = [answer for answer in wanted if answer in map(str, legal)]
        if named:
            wanted.remove(named[0])
            act(game, named[0])
        elif game.decision.kind == "turn":
            break
        else:
            quiet = [action for action in legal if action.kind in QUIETLY]
            act(game, str((quiet or legal)[0]))
    assert game.outcome or not then or not set(then) & set(wanted), f"never asked: {wanted}"


def days(*cares: str, cards: tuple[Card | str, ...] = (), **options: Any) -> ho.Game:
    """A game of shifts with one nurse each, in turn, on light cards: this care in each."""
    dealt = [*cards, *(deteriorating() for _ in cares[len(cards) :])]
    game = begun(*dealt, **options)
    for number, care in enumerate(cares):
        work(game, f"nurse {number % 3 + 1}", care=care)
    return game


def asked(*clears: Any, of: str = "1-1", then: str = "inquire nurse 1 timeline 1", **options: Any) -> ho.Game:
    """Billy has told one memory on day 1; on the quiet morning of day 2 nurse 1 asks about it, and the day goes by."""
    cards = (stable(memories=1), deteriorating(), deteriorating(), stable(), deteriorating(), deteriorating())
    game = begun(*cards, partials=(of,), clears=clears, numbers={"SETUP-11": 3}, **options)
    work(game, "nurse 1", care="palliative")
    work(game, "nurse 2")
    work(game, "nurse 3")
    work(game, "nurse 1", then=(then,) if then else ())
    work(game, "nurse 2")
    work(game, "nurse 3")
    return game


def facts(game: ho.Game) -> Facts:
    """The facts of the whole game."""
    return game.debrief()["facts"]


def of_day(game: ho.Game, day: int) -> Facts:
    """The facts of one day, from 1."""
    return game.debrief()["days"][day - 1]["facts"]
