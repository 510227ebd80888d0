"""The one door by which tests reach a position of the game: lay a scene out, say what is done, read what lies there.

`act` plays an action, takes it back, finds the table as it was, and plays it again: so every test that acts is a test
of undo as well. `played` and `played_out` lead a game on by itself. What the table cannot see, the engine's position
and the whole journal, is reached by the functions of the last part, and nowhere else.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import engine_box, the_box
from holding_on.engine import flow, setup
from holding_on.engine import names as n
from holding_on.engine.box import Box
from holding_on.engine.dealer import Dealer
from holding_on.engine.readings import Readings
from holding_on.engine.state import Entry, State
from holding_on.view.shape import Pawn, WholeLine
from tests.views.there import there

Card = dict[str, Any]
STAGES = {"green": 20, "orange": 10, "red": 6, "black": 2}
"""A condition in the middle of each stage."""
EVERYBODY = ("nurse 1", "nurse 2", "nurse 3", "assistant 1", "assistant 2")
"""Who waits in the Break Room at the opening."""
NO_ON_CALL = {"SETUP-09": 0}
"""A number of the rules: nobody to call in."""

# --- what is dealt ----------------------------------------------------------------------------------------------------


def deteriorating(staff: int = 1, symbols: int = 1, **yields: int) -> Card:
    """A Deteriorating card: `staff` spaces, `symbols`, and what Palliative Care yields (tokens, memories, either)."""
    return {"kind": "deteriorating", "staff": staff, "symbols": symbols, **yields}


def stable(staff: int = 1, **yields: int) -> Card:
    """A Stable card, which has one symbol and an Inquire space."""
    return {"kind": "stable", "staff": staff, **yields}


def emergency(staff: int = 1, symbols: int = 3) -> Card:
    """An Emergency card."""
    return {"kind": "emergency", "staff": staff, "symbols": symbols}


def event(**lines: list[str]) -> dict[str, list[str]]:
    """An Event that does what is said in the stages that are named, and is a Quiet Moment in the others."""
    return {stage: lines.get(stage, ["quiet_moment"]) for stage in STAGES}


def always(*icons: str) -> dict[str, list[str]]:
    """An Event with the same icons in every stage."""
    return {stage: list(icons) for stage in STAGES}


QUIET = always("quiet_moment")
IGNORE = always("ignore_event")

# --- laying a scene ---------------------------------------------------------------------------------------------------


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
    """A scene just before a card is turned: `cards` are the next patient cards, the rest as `Game.from_scene` takes it.

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


def on_leave(*names: str) -> dict[str, dict[str, Any]]:
    """These pawns, On Leave."""
    return {name: {"place": "on_leave"} for name in names}


def overstressed(*names: str) -> dict[str, dict[str, Any]]:
    """These Nurses and Assistants, Overstressed yesterday and so On Leave for the whole of today."""
    return {name: {"place": "on_leave", "stress": 3 if name.startswith("nurse") else 2} for name in names}


def with_only(pawns: dict[str, dict[str, Any]], *cards: Card | str, shift: str = "day", **options_of: Any) -> ho.Game:
    """A shift for which there are only these pawns: all others are On Leave. Its card is turned."""
    there = on_leave(*(name for name in EVERYBODY if name not in pawns))
    manager = options_of.pop("manager", next(name for name in pawns if name.startswith("nurse")))
    game = table(*cards, shift=shift, pawns={**there, **pawns}, manager=manager, **options_of)
    act(game, "turn")
    return game


def staffed(card: Card | str, *staff: str, **scene: Any) -> ho.Game:
    """The card turned and its staff in place, from the left: care is to be chosen next, at Night after its bonus.

    >>> game = staffed(deteriorating(staff=2), "nurse 1", "assistant 1", condition=20)
    """
    game = table(card, **scene)
    act(game, "turn", *(f"place {name}" for name in staff))
    return game


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


# --- playing ----------------------------------------------------------------------------------------------------------


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


def finish_shift(game: ho.Game, care: str = "medical") -> list[ho.Change]:
    """From the choice of care to the end of the shift: this care, nothing spent, nothing asked, nothing chosen."""
    changes = act(game, f"care {care}") if game.decision.kind == "care" else []
    while game.decision.kind not in ("turn", "leave", "return", "over"):
        quiet = [a for a in game.legal_actions() if a.kind in ("enough", "stop", "decline")]
        changes += act(game, str((quiet or list(game.legal_actions()))[0]))
    return changes


def after_the_night(
    who: str = "place assistant 1", last: str = "medical", **scene: Any
) -> tuple[ho.Game, list[ho.Change]]:
    """The end of a day whose Night one pawn worked, and what happened at it."""
    game = table(deteriorating(), shift="night", **scene)
    act(game, "turn", who)
    return game, finish_shift(game, last)


def to_the_next_day(game: ho.Game) -> list[ho.Change]:
    """Play on without using anything until the next day's first card is to be turned, or the game is over."""
    day, told = game.view()["head"]["day"], len(game.lines())
    idle = ("no_more_leave", "stop", "enough", "decline", "no_call")
    while game.outcome is None and game.view()["head"]["day"] == day:
        legal = list(game.legal_actions())
        quiet = [a for a in legal if a.kind in idle] + [a for a in legal if str(a) == "care medical"]
        game.apply((quiet or legal)[0])
    return [ho.Change(x["rule"], x["verb"], x["text"], x["line"], x["cause"]) for x in game.lines()[told:]]


def played(game: ho.Game, seed: int, moves: int | None = None) -> ho.Game:
    """Play a game on at random, to its end or for so many moves."""
    chance = random.Random(seed)
    while game.outcome is None and (moves is None or moves > 0):
        game.apply(chance.choice(game.legal_actions()))
        moves = None if moves is None else moves - 1
    return game


def played_out(game: ho.Game, style: str = "balanced", before_day: int = 99) -> ho.Game:
    """Play a game as a style does, to its end or to the first decision of a day."""
    while game.outcome is None and game.view()["head"]["day"] < before_day:
        game.apply(answer_of(style, game))
    return game


def answer_of(style: str, game: ho.Game) -> ho.Action:
    """How a style answers the decision; what has one answer is not asked."""
    actions = game.legal_actions()
    return actions[0] if len(actions) == 1 else ho.styles.STYLES[style](ho.styles.seat_of(game), actions)


# --- what is possible -------------------------------------------------------------------------------------------------


def options(game: ho.Game, kind: str = "") -> set[str]:
    """The names of the actions that are possible now; of one kind ("place", "cover", …) if it is named."""
    return {str(found) for found in game.legal_actions() if kind in ("", found.kind)}


def offered_as_barred(game: ho.Game) -> dict[str, str]:
    """The candidates that the decision shows but does not allow, each with its reason code."""
    return {str(barred.action): barred.code for barred in game.decision.barred}


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


# --- what lies there --------------------------------------------------------------------------------------------------


def seen(game: ho.Game, seat: int | None = None) -> dict[str, Any]:
    """What lies on the table, without what counts moves."""
    view = game.view(seat)
    return {key: value for key, value in view.items() if key not in ("revision", "can_undo")}


def pawn(game: ho.Game, name: str) -> Pawn:
    """A pawn as the table shows it: `place`, `shift`, `space`, `stress`, `tokens`, `partials`, `clears`, …"""
    number = n.PAWN_NAMES.index(name)
    return next(line for line in game.view()["pawns"] if line["pawn"] == number)


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
        return view["pool" if who == "pool" else "supply"]["tokens"]
    if who == "board":
        held = sum(line["tokens"] or 0 for line in view["pawns"])
        return 24 - held - int(view["pool"]["tokens"]) - int(view["supply"]["tokens"])
    return there(pawn(game, who)["tokens"])


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


# --- what has changed -------------------------------------------------------------------------------------------------


def change(changes: list[ho.Change], rule: str) -> ho.Change:
    """The first of these changes that follows a rule."""
    found = [line for line in changes if line.rule == rule]
    assert found, f"nothing here follows {rule}; there is {', '.join(line.rule for line in changes)}"
    return found[0]


def cause(game: ho.Game, of: ho.Change) -> str:
    """The rule of the journal line that caused a change."""
    assert of.cause is not None, f"nothing caused {of}"
    return journal_of(game)[of.cause][0]


def rules(changes: list[ho.Change]) -> list[str]:
    """The rules that these changes follow, in order."""
    return [change.rule for change in changes]


def rules_of(game: ho.Game) -> list[str]:
    """The rules of all that has happened so far."""
    return [line["rule"] for line in game.lines()]


def lines_of(game: ho.Game, rule: str) -> list[WholeLine]:
    """The lines so far that follow a rule."""
    return [line for line in game.lines() if line["rule"] == rule]


# --- inside -----------------------------------------------------------------------------------------------------------


def state_of(game: ho.Game) -> State:
    """The engine's position of a game itself, to lay by hand what no play leads to; to read it, `game.table()`."""
    return game._state


def start_of(game: ho.Game) -> State:
    """A copy of the position before the first line of the journal."""
    return game._start.copy()


def journal_of(game: ho.Game) -> list[Entry]:
    """The whole journal as the engine keeps it, with what setup wrote before the first move."""
    return game._journal


def dealer_of(game: ho.Game) -> Dealer:
    """Who deals the cards of a game."""
    return game._dealer


@cache
def box() -> Box:
    """The tables of scenario 1."""
    return engine_box(the_box(), the_box().scenario(1))


def engine_game(seed: int, readings: Readings | None = None, players: int = 3) -> tuple[State, Dealer]:
    """A game at its first decision, as the engine knows it, with a journal."""
    state = setup.table(box(), readings or Readings({}, []), players)
    state.journal = []
    dealer = Dealer(seed)
    flow.begin(state, dealer)
    return state, dealer


def random_play(state: State, dealer: Dealer, seed: int) -> Iterator[int]:
    """Play on at random to the end; yields each action before it is applied."""
    chance = random.Random(seed)
    while state.phase != n.OVER:
        action = chance.choice(state.legal)
        yield action
        flow.apply(state, action, dealer)
