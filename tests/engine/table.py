"""A table to play rules on: lay a scene out, say what is done, read what lies there.

`act` plays an action, takes it back, finds the table as it was, and plays it again: so every test that acts is a test
of undo as well.
"""

from typing import Any

import pytest

import holding_on as ho

Card = dict[str, Any]


def deteriorating(staff: int = 1, symbols: int = 1, **yields: int) -> Card:
    """A Deteriorating card: `staff` spaces, `symbols`, and what Palliative Care yields (tokens, memories, either)."""
    return {"kind": "deteriorating", "staff": staff, "symbols": symbols, **yields}


def stable(staff: int = 1, **yields: int) -> Card:
    """A Stable card, which has one symbol and an Inquire space."""
    return {"kind": "stable", "staff": staff, **yields}


def emergency(staff: int = 1, symbols: int = 3) -> Card:
    """An Emergency card."""
    return {"kind": "emergency", "staff": staff, "symbols": symbols}


def table(
    *cards: Card | str,
    partials: list[Any] | None = None,
    clears: list[Any] | None = None,
    readings: dict[str, str] | None = None,
    numbers: dict[str, int] | None = None,
    free_undo: bool = True,
    ask_all: bool = False,
    players: int = 3,
    scenario: int = 1,
    content: str | None = None,
    **scene: Any,
) -> ho.Game:
    """A scene just before a card is turned: `cards` are the next patient cards, the rest as `holding_on.scenes` says.

    >>> game = table(deteriorating(staff=2), shift="night", pawns={"nurse 1": {"place": "day"}})
    """
    deal: dict[str, list[Any]] = {"patients": list(cards), "partials": partials or [], "clears": clears or []}
    return ho.Game.from_scene(
        scene,
        players=players,
        seed=7,
        deal=deal,
        readings=readings or {},
        numbers=numbers or {},
        free_undo=free_undo,
        ask_all=ask_all,
        scenario=scenario,
        content=content,
    )


def act(game: ho.Game, *actions: str) -> list[ho.Change]:
    """Play actions by their names ("place nurse 1"), each undone and done again; the changes of the last one."""
    changes: list[ho.Change] = []
    for name in actions:
        action = _legal(game, name)
        before = seen(game)
        changes = list(game.apply(action))
        after = seen(game)
        if game.can_undo:
            game.undo()
            assert seen(game) == before, f"{name}: undo does not bring the table back"
            assert [str(change) for change in game.apply(action)] == [str(change) for change in changes]
            assert seen(game) == after, f"{name}: playing it again leads elsewhere"
    return changes


def _legal(game: ho.Game, name: str) -> ho.Action:
    known = {str(action): action for action in game.legal_actions()}
    assert name in known, f"{name!r} is not possible now; there is {', '.join(known) or 'nothing'}"
    return known[name]


def action(name: str) -> ho.Action:
    """Any action by its name, legal or not."""
    return next(found for found in _ALL if str(found) == name)


_ALL = list(ho.view.actions.ACTIONS.values())


def options(game: ho.Game, kind: str = "") -> set[str]:
    """The names of the actions that are possible now; of one kind ("place", "cover", …) if it is named."""
    return {str(found) for found in game.legal_actions() if kind in ("", found.kind)}


def refused(game: ho.Game, name: str, reason: str, rule: str) -> ho.Barred:
    """The action is barred for this reason by this rule, says so in whole sentences, and changes nothing if tried."""
    before = seen(game)
    with pytest.raises(ho.IllegalAction) as caught:
        game.apply(action(name))
    barred = game.why_not(action(name))
    assert barred is not None
    assert (barred.code, barred.rule) == (reason, rule)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)
    assert barred.sentence.endswith(".")
    assert barred.unlock.endswith(".")
    assert barred.sentence in str(caught.value)
    assert barred.unlock in str(caught.value)
    assert seen(game) == before
    return barred


def offered_as_barred(game: ho.Game) -> dict[str, str]:
    """The candidates that the decision shows but does not allow, each with its reason code."""
    return {str(barred.action): barred.code for barred in game.decision.barred}


def seen(game: ho.Game, seat: int | None = None) -> dict[str, Any]:
    """What lies on the table, without what counts moves."""
    view = game.view(seat)
    return {key: value for key, value in view.items() if key not in ("revision", "can_undo")}


def pawn(game: ho.Game, name: str) -> dict[str, Any]:
    """A pawn as the table shows it: `place`, `shift`, `space`, `stress`, `tokens`, `partials`, `clears`, …"""
    number = ho.engine.names.PAWN_NAMES.index(name)
    found: dict[str, Any] = next(line for line in game.view()["pawns"] if line["pawn"] == number)
    return found


def change(changes: list[ho.Change], rule: str) -> ho.Change:
    """The first of these changes that follows a rule."""
    found = [line for line in changes if line.rule == rule]
    assert found, f"nothing here follows {rule}; there is {', '.join(line.rule for line in changes)}"
    return found[0]


def cause(game: ho.Game, of: ho.Change) -> str:
    """The rule of the journal line that caused a change."""
    assert of.cause is not None, f"nothing caused {of}"
    return str(game._journal[of.cause][0])


def overstressed(*names: str) -> dict[str, dict[str, Any]]:
    """These Nurses and Assistants, Overstressed yesterday and so On Leave for the whole of today."""
    return {name: {"place": "on_leave", "stress": 3 if name.startswith("nurse") else 2} for name in names}


def finish_shift(game: ho.Game, care: str = "medical") -> list[ho.Change]:
    """From the choice of care to the end of the shift: this care, nothing spent, nothing asked, nothing chosen."""
    changes = act(game, f"care {care}") if game.decision.kind == "care" else []
    while game.decision.kind not in ("turn", "leave", "return", "over"):
        quiet = [a for a in game.legal_actions() if a.kind in ("enough", "stop", "decline")]
        changes += act(game, str((quiet or list(game.legal_actions()))[0]))
    return changes


EVERYBODY = ("nurse 1", "nurse 2", "nurse 3", "assistant 1", "assistant 2")
"""Who waits in the Break Room at the opening."""


def with_only(pawns: dict[str, dict[str, Any]], *cards: Card | str, shift: str = "day", **options_of: Any) -> ho.Game:
    """A shift for which there are only these pawns: all others are On Leave. Its card is turned."""
    there = {name: {"place": "on_leave"} for name in EVERYBODY if name not in pawns}
    manager = options_of.pop("manager", next(name for name in pawns if name.startswith("nurse")))
    game = table(*cards, shift=shift, pawns={**there, **pawns}, manager=manager, **options_of)
    act(game, "turn")
    return game
