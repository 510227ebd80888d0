"""The tasks for learners' functions: what each is given of a position, and what the engine answers there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from itertools import product
from operator import attrgetter
from typing import Any, Final, NamedTuple

from holding_on.engine.calling import may_call
from holding_on.engine.care import payable
from holding_on.engine.day import next_manager
from holding_on.engine.inquiry import timelines_in_play
from holding_on.engine.names import (
    BREAK_ROOM,
    CLEAR_GRID,
    FIRST_SPACE,
    KIND,
    MANAGER_BOARD,
    NURSES,
    ON_LEAVE,
    ON_SHIFT,
    PARTIAL_GRID,
    PARTIAL_HELD,
    POOL,
    POSITIONS,
    STABLE,
    STRESSABLE,
    SYMBOLS,
    TIMELINES,
    TOP_CONDITION,
)
from holding_on.engine.staffing import current_card, open_spaces
from holding_on.engine.stress import has_room_for
from holding_on.game import Game
from holding_on.lessons.checks.bedside import bedside
from holding_on.lessons.checks.facts import events_and_cards, fact
from holding_on.lessons.checks.moves import play_moves, split_moves
from holding_on.styles import seat_of

SEEDS: Final = range(1, 9)
"""The games that a function is compared in at a table of three."""
SEEDS_ELSEWHERE: Final = range(1, 4)
"""The games at a table of two, and at a table of four."""
SIZES: Final = (3, 2, 4)
"""The players of the tables, those of the lessons first."""
AT_THE_LAST_SPACE: Final = {"condition": 1, "asked": "assign", "cards": {"morning": {"kind": "stable", "staff": 1}}}
"""A Stable card at Condition 1: what does not take Billy down cannot take him to 0."""
AWAY: Final = (MANAGER_BOARD, ON_LEAVE)
"""The places of Nurses who are sent to no shift today."""
PEOPLE: Final = ("Ann", "Ben", "Cleo")

Given = Mapping[str, Callable[[Game], Any]]
"""By the name of a parameter, the function that reads its value in a position."""


class Position(NamedTuple):
    """A position in which a function is compared, and values of parameters that the position itself does not have.

    An edge that a task names, and games hardly come to, has all values `besides`, and the answer in `right`.
    """

    game: Game
    besides: Mapping[str, Any] = {}
    right: Any = None

    @property
    def is_edge(self) -> bool:
        return self.right is not None


class Task(NamedTuple):
    """The engine's answer in a position, and the data that a function is given to find the same answer.

    A function is compared at tables of the given `sizes`, when the lesson names no others.
    """

    answer: Callable[[Position], Any]
    given: Given
    positions: Callable[..., Iterator[Position]]
    sizes: tuple[int, ...] = SIZES


# --- what a function may be given -----------------------------------------------------------------------------------


def _pawns(*keys: str) -> Callable[[Game], list[dict[str, Any]]]:
    """Return a function that gives everybody on the ward, with these keys of what a view has of each."""
    return lambda game: [{key: pawn[key] for key in keys} for pawn in game.view()["pawns"]]  # type: ignore[literal-required]


def _each(key: str) -> Callable[[Game], list[Any]]:
    return lambda game: [pawn[key] for pawn in game.view()["pawns"]]  # type: ignore[literal-required]


def _card(game: Game) -> dict[str, Any] | None:
    """Return the card of this shift with what a lesson has told of it; None before it is turned."""
    view = game.view()
    card = view["shifts"][view["head"]["shift"]]["card"]
    return None if card is None else {"kind": card["kind"], "symbols": card["symbols"]}


def _spaces(game: Game) -> list[dict[str, Any]]:
    view = game.view()
    spaces = view["shifts"][view["head"]["shift"]]["spaces"]
    return [{"pawn": each["pawn"], "covered_by": each["covered_by"]} for each in spaces]


def _of(key: str) -> Callable[[Game], Any]:
    """Return a function that gives a part of what `structure` tells of a position."""
    return lambda game: game.structure()[key]


def _cards_left(game: Game) -> int:
    return int(game.structure()["decks"][1])


def _stress(game: Game) -> list[int]:
    return list(game.structure()["stress"][: len(game.names)])


SEAT: Final = "seat"
OF_A_SEAT: Final[dict[str, tuple[str, ...]]] = {
    "unpaid": ("card.symbols", "covered"),
    "worth_it": ("card.symbols", "covered", "on_shift", "tokens"),
}
"""By task, what its function reads of a seat: shown where it differs."""


def read_of_a_seat(name: str, game: Game) -> dict[str, Any]:
    """Return what a function reads of a seat, by what a learner would write."""
    seat = seat_of(game)
    return {f"{SEAT}.{path}": attrgetter(path)(seat) for path in OF_A_SEAT.get(name, ())}


# --- what the engine answers ----------------------------------------------------------------------------------------


def _have_room(game: Game) -> list[str]:
    """Return the names of those whom one more Stress does not make Overstressed (STRESS-12)."""
    shown = game.view()["pawns"]
    return [pawn["name"] for pawn in shown if pawn["pawn"] < STRESSABLE and has_room_for(game.table(), pawn["pawn"], 2)]


def _least_room(game: Game) -> str:
    """Return the name of the first of those who are nearest to being Overstressed."""
    state, shown = game.table(), game.view()["pawns"]
    room = {
        each["name"]: state.readings.stress_max[each["pawn"]] - each["stress"] for each in shown if each["stress_max"]
    }
    return min(room, key=lambda name: room[name])


def _could_ask(game: Game) -> int:
    """Return the number of Nurses whose Stress is low enough to Inquire (INQ-03), by the number of this game."""
    state = game.table()
    return sum(stress < state.readings.inquire_stress for stress in state.stress[: state.players])


def _could_call(game: Game) -> int:
    """Return the number of Nurses whose Stress is low enough for a Call (CALL-06)."""
    state = game.table()
    return sum(may_call(state, nurse, 0) for nurse in range(state.players))


def _could_go(game: Game) -> list[str]:
    """Return the names of the Nurses in the Break Room whose Stress is low enough for a Call, the least of it first."""
    state = game.table()
    there = [nurse for nurse in range(state.players) if may_call(state, nurse, 0) and state.places[nurse] == BREAK_ROOM]
    return [game.names[nurse] for nurse in sorted(there, key=lambda nurse: state.stress[nurse])]


def _evening_tokens(game: Game) -> dict[str, int]:
    """Return how many Care Tokens each Nurse has when the day has ended: those in the Break Room get more (DAY-13)."""
    state = game.table()
    more, most = state.readings.break_room_tokens, state.readings.token_cap
    had = {name: (state.tokens[nurse], state.places[nurse] == BREAK_ROOM) for nurse, name in enumerate(game.names)}
    return {name: min(held + more, most) if rests else held for name, (held, rests) in had.items()}


def _held(game: Game) -> int:
    """Return the number of Partials that lie face down, with the Nurses and on the Shift Manager Board."""
    return sum(len(pile) for pile in game.table().piles[PARTIAL_HELD : PARTIAL_HELD + POOL + 1])


def _to_ask(game: Game) -> list[int]:
    """Return the Partials that lie without their Clear, the smallest number first."""
    piles = game.table().piles
    return sorted(set(piles[PARTIAL_GRID]) - set(piles[CLEAR_GRID]))


def _most_open(game: Game) -> int:
    """Return how many Partials lie without their Clear in the Timeline in which most of them do."""
    without = [card // POSITIONS for card in _to_ask(game)]
    return max(map(without.count, range(TIMELINES)))


def _card_is_turned(game: Game) -> bool:
    state = game.table()
    return bool(state.piles[ON_SHIFT + state.shift])


def _arrows(game: Game) -> int:
    """Return how many spaces the present card takes Billy down when nothing is held: none when it is Stable (D-17)."""
    if not _card_is_turned(game):
        return 0
    card = current_card(game.table())
    return 0 if card[KIND] == STABLE else card[SYMBOLS]


def _could_die(game: Game) -> bool:
    """Return whether the present card takes Billy to the last space when no symbol of it is held (CARE-09)."""
    return _arrows(game) >= game.table().condition


def _next_is_event(game: Game) -> float:
    """Return how likely the next card of the Partial Deck is an Event, from 0 to 1; 0 when no card is left."""
    events, cards = events_and_cards(game)
    return events / cards if cards else 0


def _ending(position: Position) -> str:
    """Return how the evening of a position ends, played to its end."""
    care = "care medical, pay Ann" if position.besides["care"] == "medical" else "care palliative"
    game = copy(position.game)
    play_moves(game, split_moves(care, game.names))
    return str(fact(game, "ending"))


# --- the positions --------------------------------------------------------------------------------------------------


def usual(**options: Any) -> Iterator[Position]:
    """Yield every decision of some games of random actions, and then a position in every Condition.

    One game does not come to every stage, and in one game it may not matter whose cards a function forgot.
    The last position is one that games of random actions hardly meet (`AT_THE_LAST_SPACE`).
    """
    for seed in SEEDS if options.get("players", 3) == 3 else SEEDS_ELSEWHERE:
        game, chance = Game(seed=seed, first=0, **options), random.Random(seed)
        while game.outcome is None:
            yield Position(game.at(move=game.revision))
            game.apply(chance.choice(game.legal_actions()))
    for condition in range(TOP_CONDITION, 0, -1):
        yield Position(Game.from_scene({"condition": condition}, **options))
    yield Position(Game.from_scene(AT_THE_LAST_SPACE, **options))


def last_evenings(**options: Any) -> Iterator[Position]:
    """Yield evenings that can end in four ways: one red arrow, one Care Token, no Medical Care today before."""
    for day, condition, warnings, fits, care in product(
        (9, 13), (5, 2, 1), (0, 1), (False, True), ("medical", "palliative")
    ):
        partials, clears = ["1-3", "2-2", "3-1", "4-2", "5-4"], ["1-3", "2-2", "3-1", "5-4"]
        about = {
            "day": day,
            "condition": condition,
            "warnings": warnings,
            "grid": {"partials": partials, "clears": clears},
            "pawns": {"Ben": {"clears": ["4-2" if fits else "4-5"]}},
            "Ann": 1,
            "earlier": ["P22: Cleo", "P21: Ben"],
            "care": {"morning": "palliative", "day": "palliative"},
        }
        there = bedside("P01", ["Ann"], PEOPLE, about)
        game = Game.from_scene(there.scene, **{"seed": 9, **options, **there.options, "names": list(PEOPLE)})
        play_moves(game, split_moves(", ".join(there.moves), game.names))
        yield Position(game, {"fits": fits, "care": care})


# --- the tasks ------------------------------------------------------------------------------------------------------


def _task(answer: Callable[[Game], Any], positions: Callable[..., Iterator[Position]] = usual, **given: Any) -> Task:
    return Task(lambda position: answer(position.game), given, positions)


def _seat(answer: Callable[[Game], Any]) -> Task:
    return _task(answer, seat=seat_of)


_EVENING: Final[Given] = {key: _of(key) for key in ("condition", "day", "warnings")}
TASKS: Final[dict[str, Task]] = {
    "stage": _task(lambda game: fact(game, "stage"), condition=_of("condition")),
    "arrows": _task(_arrows, card=_card),
    "resting": _task(lambda game: game.structure()["places"].count(BREAK_ROOM), places=_each("place")),
    "leads_next": _task(
        lambda game: game.names[next_manager(game.table())], names=lambda game: list(game.names), today=_of("manager")
    ),
    "at_work": _task(
        lambda game: sum(place >= FIRST_SPACE for place in game.structure()["places"]), shifts=_each("shift")
    ),
    "open_spaces": _task(lambda game: open_spaces(game.table()) if _card_is_turned(game) else 0, spaces=_spaces),
    "held": _task(lambda game: sum(game.structure()["tokens"][:NURSES]), tokens=_each("tokens")),
    "can_pay": _task(
        lambda game: payable(game.table()),
        pawns=_pawns("kind", "shift", "tokens"),
        now=_of("shift"),
        pool=lambda game: game.view()["pool"]["tokens"],
    ),
    "face_down": _task(_held, piles=_of("held_partials")),
    "next_is_event": _task(_next_is_event, memories=_of("partials"), piles=_of("held_partials"), left=_cards_left),
    "in_play": _task(lambda game: sum(timelines_in_play(game.table())), memories=_of("partials")),
    "most_open": _task(_most_open, memories=_of("partials"), answered=_of("clears")),
    "to_ask": _task(_to_ask, memories=_of("partials"), answered=_of("clears")),
    "have_room": _task(_have_room, pawns=_pawns("name", "stress", "stress_max")),
    "least_room": _task(_least_room, pawns=_pawns("name", "stress", "stress_max")),
    "ending": Task(_ending, {**_EVENING, "fits": lambda _game: None, "care": lambda _game: None}, last_evenings, (3,)),
    "could_die": _task(_could_die, card=_card, condition=_of("condition")),
    "could_call": _task(_could_call, stress=_stress),
    "could_go": _task(_could_go, pawns=_pawns("name", "kind", "place", "stress")),
    "here_today": _task(
        lambda game: sum(place not in AWAY for place in game.structure()["places"][: len(game.names)]),
        pawns=_pawns("name", "kind", "place"),
    ),
    "evening_tokens": _task(_evening_tokens, pawns=_pawns("name", "kind", "place", "tokens")),
    "unpaid": _seat(lambda game: seat_of(game).card.symbols - seat_of(game).covered),
    "worth_it": _seat(lambda game: payable(game.table()) >= seat_of(game).card.symbols - seat_of(game).covered),
    "could_ask": _task(_could_ask, stress=_stress),
    "could_ask_there": _task(_could_ask, stress=_stress, numbers=lambda game: dict(game.options.numbers)),
}
"""What is asked for, by the name that lessons use."""
_EVENING_ON: Final = {"condition": 5, "warnings": 0, "fits": False, "care": "medical"}


def _in_the_break_room(name: str) -> dict[str, Any]:
    return {"name": name, "kind": "nurse", "place": "break_room", "stress": 0}


EDGES: Final[dict[str, tuple[tuple[dict[str, Any], Any], ...]]] = {
    "stage": (({"condition": 0}, "black"),),
    "resting": (({"places": []}, 0),),
    "at_work": (({"shifts": [None, None]}, 0),),
    "held": (({"tokens": [None, 2, None, 3]}, 5),),
    "face_down": (({"piles": [[], [], [], [], []]}, 0),),
    "next_is_event": (({"memories": [*range(20)], "piles": [[*range(20, 30)], [], [], [], []], "left": 0}, 0),),
    "most_open": (({"memories": [0], "answered": []}, 1), ({"memories": [29, 28, 0], "answered": [0]}, 2)),
    "to_ask": (({"memories": [7, 0, 4], "answered": [4]}, [7, 0]),),
    "have_room": (({"pawns": [{"name": "Ann", "stress": 2, "stress_max": 3}]}, []),),
    "could_call": (({"stress": [0, 1, 2, 0, 1]}, 4),),
    "ending": ((_EVENING_ON | {"day": 12}, "unfinished"), (_EVENING_ON | {"day": 10, "fits": True}, "objective")),
    "could_go": (({"pawns": [_in_the_break_room("Cleo"), _in_the_break_room("Ann")]}, ["Cleo", "Ann"]),),
    "could_ask_there": (
        ({"stress": [0, 1, 2], "numbers": {"INQ-03": 3}}, 3),
        ({"stress": [0, 1, 2], "numbers": {"WARN-05": 3}}, 2),
    ),
}
"""By task, what games of random actions hardly come to: the values that a function is given, and the answer."""


def edges_of(name: str) -> Iterator[Position]:
    """Yield the edges of a task."""
    for values, right in EDGES.get(name, ()):
        yield Position(Game(seed=1, first=0), values, right)


def is_at_a_table(name: str, *values: Any) -> bool:
    """Whether a table can have what a learner breaks a function with: two to four Nurses, each with 0 to 3 Stress."""
    if name != "could_call" or not all(isinstance(each, list | tuple) for each in values):
        return True
    return all(len(each) in SIZES and set(each) <= {0, 1, 2, 3} for each in values)


def given(name: str, position: Position, parameters: Sequence[str]) -> list[Any] | None:
    """Return the values for the parameters of a function; None when it wants something that the task does not give.

    Whoever takes `game`, or one thing that the task does not name, is given the game.
    """
    parts = TASKS[name].given
    if not parameters:
        return None
    if len(parameters) == 1 and parameters[0].lstrip("_") == "game":
        return [position.game]
    known = [each.lstrip("_") for each in parameters]
    if not set(known) <= set(parts):
        if len(known) != len(parts):
            return None
        known = list(parts)
    return [position.besides[each] if each in position.besides else parts[each](position.game) for each in known]
