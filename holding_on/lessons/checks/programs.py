"""Functions that learners write. Each function is compared with the engine in many positions of several games."""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from io import StringIO
from math import isclose
from textwrap import dedent
from types import FunctionType
from typing import Any, Final, NamedTuple, TypeGuard

from holding_on.catalogue.language import Words
from holding_on.common.quoting import quoted
from holding_on.engine.calling import may_call
from holding_on.engine.care import payable
from holding_on.engine.day import last_day, next_manager
from holding_on.engine.errors import SceneError
from holding_on.engine.inquiry import timelines_in_play
from holding_on.engine.names import (
    ABSENT,
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
from holding_on.engine.stress import has_room_for, is_overstressed
from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.facts import events_and_cards, fact
from holding_on.lessons.checks.goals import Feedback
from holding_on.styles import seat_of

SEEDS: Final = range(1, 9)
"""The games that a function is compared in."""
AT_THE_LAST_SPACE: Final = {"condition": 1, "asked": "assign", "cards": {"morning": {"kind": "stable", "staff": 1}}}
"""A Stable card at Condition 1: what does not take Billy down cannot take him to 0."""
AWAY: Final = (MANAGER_BOARD, ON_LEAVE)
"""The places of Nurses who are sent to no shift today."""


def _could_call(game: Game) -> int:
    """Return the number of Nurses whose Stress is low enough for a Call (CALL-06)."""
    state = game.table()
    return sum(may_call(state, nurse, 0) for nurse in range(state.players))


def _can_stay(game: Game) -> int:
    """Return the number of Nurses and Assistants whom one more Stress does not make Overstressed (STRESS-12)."""
    state = game.table()
    return sum(state.places[pawn] != ABSENT and has_room_for(state, pawn, 2) for pawn in range(STRESSABLE))


def _could_ask(game: Game) -> int:
    """Return the number of Nurses whose Stress is low enough to Inquire (INQ-03), by the number of this game."""
    state = game.table()
    return sum(stress < state.readings.inquire_stress for stress in state.stress[: state.players])


def _could_go(game: Game) -> int:
    """Return the number of Nurses in the Break Room whose Stress is low enough for a Call."""
    state = game.table()
    return sum(may_call(state, nurse, 0) and state.places[nurse] == BREAK_ROOM for nurse in range(state.players))


def _evening_tokens(game: Game) -> int:
    """Return how many Care Tokens an evening brings the Nurses in the Break Room who have room for them (FOUR-04)."""
    state = game.table()
    return state.places[: state.players].count(BREAK_ROOM) * state.readings.break_room_tokens


def _held(game: Game) -> int:
    """Return the number of Partials that lie face down, with the Nurses and on the Shift Manager Board."""
    return sum(len(pile) for pile in game.table().piles[PARTIAL_HELD : PARTIAL_HELD + POOL + 1])


def _most_open(game: Game) -> int:
    """Return how many Partials lie without their Clear in the Timeline in which most of them do."""
    piles = game.table().piles
    without = [card // POSITIONS for card in piles[PARTIAL_GRID] if card not in piles[CLEAR_GRID]]
    return max(map(without.count, range(TIMELINES)))


def _arrows(game: Game) -> int:
    """Return how many spaces the present card takes Billy down when nothing is held: none when it is Stable (D-17)."""
    if not _card_is_turned(game):
        return 0
    card = current_card(game.table())
    return 0 if card[KIND] == STABLE else card[SYMBOLS]


def _could_die(game: Game) -> bool:
    """Return whether the present card takes Billy to the last space when no symbol of it is held (CARE-09)."""
    return _arrows(game) >= game.table().condition


def _card_is_turned(game: Game) -> bool:
    state = game.table()
    return bool(state.piles[ON_SHIFT + state.shift])


def _next_is_event(game: Game) -> float:
    """Return how likely the next card of the Partial Deck is an Event, from 0 to 1; 0 when no card is left."""
    events, cards = events_and_cards(game)
    return events / cards if cards else 0


REFERENCES: Final[dict[str, Callable[[Game], Any]]] = {
    "after_talk": lambda game: len(game.table().piles[PARTIAL_GRID]) + _held(game),
    "arrows": _arrows,
    "at_work": lambda game: sum(place >= FIRST_SPACE for place in game.structure()["places"]),
    "can_pay": lambda game: payable(game.table()),
    "can_stay": _can_stay,
    "could_ask": _could_ask,
    "could_call": _could_call,
    "could_die": _could_die,
    "could_go": _could_go,
    "days_left": lambda game: last_day(game.table()) - game.structure()["day"],
    "evening_tokens": _evening_tokens,
    "face_down": _held,
    "held": lambda game: sum(game.structure()["tokens"][:NURSES]),
    "in_play": lambda game: sum(timelines_in_play(game.table())),
    "leads_next": lambda game: game.names[next_manager(game.table())],
    "most_open": _most_open,
    "next_is_event": _next_is_event,
    "open_spaces": lambda game: open_spaces(game.table()) if _card_is_turned(game) else 0,
    "overstressed": lambda game: sum(is_overstressed(game.table(), pawn) for pawn in range(STRESSABLE)),
    "possible": lambda game: len(game.legal_actions()),
    "resting": lambda game: game.structure()["places"].count(BREAK_ROOM),
    "to_be_sent": lambda game: sum(place not in AWAY for place in game.structure()["places"][: len(game.names)]),
    "stage": lambda game: fact(game, "stage"),
    "unpaid": lambda game: seat_of(game).card.symbols - seat_of(game).covered,
    "to_ask": lambda game: len(game.table().piles[PARTIAL_GRID]) - len(game.table().piles[CLEAR_GRID]),
}
"""The functions that compute the engine's answer for a position, by the name that lessons use."""
PAWNS: Final = 'view()["pawns"]'
STRESS: Final = 'structure()["stress"]'
CARDS: Final = 'view()["shifts"]'
LOOK_AT: Final[dict[str, str]] = {
    "after_talk": 'structure()["held_partials"]',
    "arrows": CARDS,
    "could_ask": STRESS,
    "could_call": STRESS,
    "could_die": CARDS,
    "could_go": 'structure()["places"]',
    "days_left": 'structure()["day"]',
    "face_down": 'structure()["held_partials"]',
    "in_play": 'structure()["partials"]',
    "leads_next": 'view()["head"]["manager"]',
    "most_open": 'structure()["partials"]',
    "next_is_event": 'structure()["decks"]',
    "open_spaces": CARDS,
    "possible": "legal_actions()",
    "stage": 'view()["track"]["value"]',
    "to_ask": 'structure()["clears"]',
    "unpaid": CARDS,
}
"""What to look at in a position in which such a function differs; for all others it is the people (`PAWNS`)."""


class Comparison(NamedTuple):
    """The result of a comparison, and the position that `feedback` tells of; None when it tells of no single one."""

    feedback: Feedback
    position: Game | None = None


def compare(
    name: str,
    function: Callable[[Game], Any],
    words: Words,
    players: int = 3,
    numbers: Mapping[str, int] | None = None,
) -> Comparison:
    """Compare a learner's function with `REFERENCES[name]` at every decision of some games, and in every Condition.

    `numbers` are the numbers of the rules that are changed in these games.

    The feedback names the first position in which the two functions differ, or in which the learner's gives no answer.
    What the function prints is shown for the first position only. Raises SceneError for an unknown `name`.
    """
    if name not in REFERENCES:
        raise SceneError(f"a lesson asks a function for {', '.join(REFERENCES)}, not {quoted(name)}")
    count, printed = 0, ""
    options = {"players": players, "numbers": dict(numbers or {})}
    for position in _positions(**options):
        try:
            answer, text = _quietly(function, position)
        except Exception as error:  # whatever a learner's function raises becomes a sentence
            return _broken("raises", name, position, words, error=f"{type(error).__name__}: {error}")
        if count == 0:
            print(printed := text, end="")
        if _is_none(answer):
            if _may_return(function) and _answers_somewhere(function, options):
                return _broken("silent", name, position, words)
            return Comparison(
                Feedback(goals.UNTOUCHED, words.say(f"lesson.program.{'prints' if printed else 'nothing'}"))
            )
        expected = REFERENCES[name](position)
        if not _is_same(answer, expected):
            return _broken("differs", name, position, words, mine=repr(answer), there=repr(expected))
        count += 1
    return Comparison(Feedback(goals.DONE, words.say("lesson.program.same", n=count)))


def source_of(function: Callable[[Game], Any]) -> str:
    """Return the lines in which a function is defined; "" when nothing remembers them.

    Of a lambda they are those of the function that it calls, when this stands in the same cell.
    """
    calls = [function.__globals__.get(name) for name in function.__code__.co_names] if _is_lambda(function) else []
    for called in filter(inspect.isfunction, calls):
        if called.__code__.co_filename == function.__code__.co_filename:
            return _lines_of(called)
    return _lines_of(function)


def sources_of(function: Callable[..., Any]) -> str:
    """Return the lines of a function, after those of the functions of the same notebook that it calls."""
    if not inspect.isfunction(function):
        return ""
    known = [function.__globals__.get(name) for name in function.__code__.co_names]
    called = [each for each in known if inspect.isfunction(each) and each.__module__ == function.__module__]
    return "\n\n\n".join(filter(None, map(_lines_of, (*called, function))))


def _is_lambda(function: Callable[[Game], Any]) -> TypeGuard[FunctionType]:
    return inspect.isfunction(function) and function.__name__ == "<lambda>"


def _lines_of(function: Callable[..., Any]) -> str:
    try:
        return dedent(inspect.getsource(function)).rstrip()
    except (OSError, TypeError):
        return ""


def _broken(key: str, name: str, position: Game, words: Words, **facts: str) -> Comparison:
    """Return what is wrong at a position, followed by the sentence that says how to look at this position."""
    look = words.say("lesson.program.position", game=position, look=LOOK_AT.get(name, PAWNS))
    told = words.say(f"lesson.program.{key}", **facts), look
    return Comparison(Feedback(goals.BROKEN, " ".join(told)), position)


def _may_return(function: Callable[[Game], Any]) -> bool:
    """Return whether something in a function can return a value; only then it is tried in many hundred positions."""
    source = _lines_of(function)
    try:
        parts = list(ast.walk(ast.parse(source)))
    except SyntaxError:  # a function inside of an expression: its lines alone are not always Python
        return True
    returns = any(isinstance(part, ast.Return) and part.value is not None for part in parts)
    return returns or not source or any(isinstance(part, ast.Lambda) for part in parts)


def _positions(**options: Any) -> Iterator[Game]:
    """Yield every decision of some games of random actions, and then a position in every Condition.

    One game does not come to every stage, and in one game it may not matter whose cards a function forgot.
    The last position is one that games of random actions hardly meet (`AT_THE_LAST_SPACE`).
    """
    for seed in SEEDS:
        game, chance = Game(seed=seed, first=0, **options), random.Random(seed)
        while game.outcome is None:
            yield game.at(move=game.revision)
            game.apply(chance.choice(game.legal_actions()))
    for condition in range(TOP_CONDITION, 0, -1):
        yield Game.from_scene({"condition": condition}, **options)
    yield Game.from_scene(AT_THE_LAST_SPACE, **options)


def _is_none(answer: object) -> bool:
    """Return whether this is no answer: the three dots of the notebook, or nothing returned."""
    return answer is None or answer is Ellipsis


def _is_same(answer: object, expected: object) -> bool:
    """Return whether two answers are the same; fractions computed in two ways may differ in their last digit."""
    if isinstance(expected, float) and isinstance(answer, int | float):
        return isclose(answer, expected)
    return bool(answer == expected)


def _answers_somewhere(function: Callable[[Game], Any], options: Mapping[str, Any]) -> bool:
    """Return whether a function that gave no answer in one position does something in another one."""
    for position in _positions(**options):
        try:
            if not _is_none(_quietly(function, position)[0]):
                return True
        except Exception:  # it is not empty, since it stopped here
            return True
    return False


def _quietly(function: Callable[[Game], Any], position: Game) -> tuple[Any, str]:
    """Return a function's answer, and what it prints, which is not shown: there are many hundred positions."""
    with redirect_stdout(StringIO()) as printed:
        answer = function(position)
    return answer, printed.getvalue()
