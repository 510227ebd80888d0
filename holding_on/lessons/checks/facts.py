"""The facts about a position that a prediction or a task can ask for, each by its name in the lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from holding_on.catalogue.language import Words
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.engine.names import (
    CLEAR_ASIDE,
    CLEAR_DECK,
    CLEAR_GRID,
    CLEAR_HELD,
    DECK_EMPTY,
    DIED,
    ENDING_NAMES,
    FIRST_SPACE,
    MEMORIES,
    NURSES,
    PARTIAL_DECK,
    PARTIAL_GRID,
    PARTIAL_HELD,
    PLACE_NAMES,
    POOL,
    POSITIONS,
    SHIFT_NAMES,
    STAGE_NAMES,
    STAGE_OF,
    TIMELINES,
    shift_and_space,
)
from holding_on.engine.phases import PHASE_NAMES
from holding_on.engine.state import State
from holding_on.game import Game
from holding_on.game.options import pawn_by_name
from holding_on.view.shape import Pawn

OF_THE_TEAM: Final[dict[str, Callable[[Game, State], Any]]] = {
    "condition": lambda _, table: table.condition,
    "stage": lambda _, table: STAGE_NAMES[STAGE_OF[table.condition]],
    "warnings": lambda _, table: table.warnings,
    "day": lambda _, table: table.day,
    "shift": lambda _, table: SHIFT_NAMES[table.shift],
    "manager": lambda game, table: game.names[table.manager],
    "pool": lambda _, table: table.tokens[POOL],
    "found": lambda _, table: len(table.piles[PARTIAL_GRID]),
    "clear": lambda _, table: len(table.piles[CLEAR_GRID]),
    "tokens": lambda _, table: sum(table.tokens[: POOL + 1]),
    "memories": lambda _, table: len(table.piles[PARTIAL_GRID]) + sum(map(len, _held_partials(table))),
    "board": lambda _, table: len(_held_partials(table)[POOL]),
    "stress": lambda _, table: sum(table.stress),
    "asked": lambda _, table: "over" if table.ending else PHASE_NAMES[table.phase],
    "card": lambda game, _: next((row["kind"] for row in game.rows()[-1:]), ""),
    "progress": lambda game, _: sum(bool(step["done"]) for step in game.view()["head"]["progress"]),
    "ending": lambda _, table: ENDING_NAMES[table.ending],
}
"""Facts that belong to no pawn. `asked` is the phase; `card` the kind of the patient card turned last, or "";
`progress` the number of the Objective's steps that are done. `tokens` and `stress` are those of everybody together, the
pool with them; `memories` are all Partial Memories that have been told, `board` those on the Shift Manager Board.
"""
ODDS: Final = "odds"
"""The name of the fact how likely the next card is an Event, which is told by what came before it.

"timeline 1 odds" is how likely an Event comes before an answer when somebody asks about Timeline 1 next.
"""
MOMENT: Final = ("day", "shift", "asked")
"""The facts that say at which moment a game is."""
DEATHS: Final = tuple(ENDING_NAMES[ending] for ending in (DIED, DECK_EMPTY))
"""The endings in which Billy dies, by their names."""
OF_A_PAWN: Final[dict[str, Callable[[State, int], Any]]] = {
    "stress": lambda table, pawn: table.stress[pawn],
    "tokens": lambda table, pawn: table.tokens[pawn],
    "partials": lambda table, pawn: len(_held_partials(table)[pawn]),
    "clears": lambda table, pawn: len(table.piles[CLEAR_HELD : CLEAR_HELD + NURSES][pawn]),
    "place": lambda table, pawn: _place(table.places[pawn]),
}
"""Facts about one pawn. The name of the pawn stands before the name of the fact: "Ann stress"."""


def _held_partials(table: State) -> Sequence[Sequence[int]]:
    """Return the Partial Memories of each nurse, and last those of the Assistants."""
    return table.piles[PARTIAL_HELD : PARTIAL_HELD + POOL + 1]


def fact(game: Game, about: str) -> int | str:
    """Return the value that a fact has now.

    `about` is a name in `OF_THE_TEAM`, or a pawn's name and a name in `OF_A_PAWN`. Raises SceneError when there is no
    such fact or no such pawn.
    """
    return read(game, game.table(), about)


def read(game: Game, table: State, about: str) -> int | str:
    """Return the value of a fact at a table of this game, which may be an earlier one. Raises SceneError as `fact`."""
    value: int | str
    if is_odds(about):
        return "/".join(map(str, _odds(table, about)))
    if about in OF_THE_TEAM:
        value = OF_THE_TEAM[about](game, table)
        return value
    name, _, what = about.rpartition(" ")
    if what not in OF_A_PAWN:
        raise SceneError(
            f"a lesson asks about {', '.join(OF_THE_TEAM)}, or about somebody's {', '.join(OF_A_PAWN)}: {quoted(about)}"
        )
    value = OF_A_PAWN[what](table, pawn_by_name(list(game.names), name, table.places))
    return value


def has_died(game: Game) -> bool:
    """Return whether the game is over because Billy has died."""
    return game.outcome is not None and game.outcome.reason in DEATHS


def events_and_cards(game: Game) -> tuple[int, int]:
    """Return how many Events are in the Partial Deck, and how many cards."""
    return _events_and_cards(game.table())


def _events_and_cards(table: State) -> tuple[int, int]:
    deck = table.piles[PARTIAL_DECK]
    return sum(card >= MEMORIES for card in deck), len(deck)


def events_before_an_answer(table: State, timeline: int) -> tuple[int, int]:
    """Return how many Events may come when a Nurse asks about a Timeline, counted from 0, and of how many cards.

    The others are the memories of this Timeline that are left; whatever else comes is set aside. Who turns to another
    Timeline than that of the talk first puts back what was set aside.
    """
    there = list(table.piles[CLEAR_DECK])
    if timeline != table.timeline:
        there += table.piles[CLEAR_ASIDE]
    events = sum(card >= MEMORIES for card in there)
    return events, events + sum(card < MEMORIES and card // POSITIONS == timeline for card in there)


def is_odds(about: str) -> bool:
    """Return whether this is the name of a fact about how likely an Event is."""
    return about.rpartition(" ")[2] == ODDS


def _odds(table: State, about: str) -> tuple[int, int]:
    """Return how many Events may come, and of how many cards, by the name of the fact."""
    if about == ODDS:
        return _events_and_cards(table)
    word, _, number = about.removesuffix(f" {ODDS}").partition(" ")
    if word != "timeline" or number not in [*map(str, range(1, TIMELINES + 1))]:
        raise SceneError(f"a lesson asks about {ODDS}, or about timeline 1 {ODDS} and so on: {quoted(about)}")
    return events_before_an_answer(table, int(number) - 1)


def compared_odds(before: Game, after: Game, about: str = ODDS) -> str:
    """Return whether an Event is drawn "more" or "less" often than before, or the "same"."""
    (events, cards), (events_then, cards_then) = (_odds(game.table(), about) for game in (before, after))
    now, then = events_then * cards, events * cards_then
    return "more" if now > then else "less" if now < then else "same"


def moment_of(game: Game) -> dict[str, int | str]:
    """Return at which moment a game is: the day, the shift, and what is asked."""
    return {about: fact(game, about) for about in MOMENT}


def pawn_of(game: Game, about: str) -> str:
    """Return the name, as players read it, of the pawn that a fact is about; "" for a fact that belongs to no pawn.

    >>> pawn_of(Game(seed=1, first=0), "on-call 1 place")
    'On-Call 1'
    """
    name, _, what = about.rpartition(" ")
    return str(_seen(game, pawn_by_name(list(game.names), name))["name"]) if name and what in OF_A_PAWN else ""


def value_text(value: int | str | bool, about: str, words: Words) -> str:
    """Return the value of a fact as a learner reads it."""
    if isinstance(value, bool):
        return words.say("lesson.yes" if value else "lesson.no")
    match about.rpartition(" ")[2]:
        case "shift" | "stage" as what:
            return words.say(f"{what}.{value}")
        case "asked":
            key = f"lesson.asked.{value}"
            return words.say(key if words.has(key) else f"asked.{value}")
        case "card":
            return words.say(f"kind.{value}")
        case "ending" | "place" | "odds" as what:
            return words.say(f"lesson.{what}.{value}")
    return str(value)


def within(sentence: str) -> str:
    """Return a sentence without its full stop, so that it can stand inside another sentence."""
    return sentence.removesuffix(".")


def _seen(game: Game, pawn: int) -> Pawn:
    """Return the part of the view that shows one pawn."""
    return next(each for each in game.view()["pawns"] if each["pawn"] == pawn)


def _place(place: int) -> str:
    """Return the name of a place; all spaces of a shift have the name of the shift."""
    return PLACE_NAMES[place] if place < FIRST_SPACE else SHIFT_NAMES[shift_and_space(place)[0]]
