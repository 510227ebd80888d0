"""The rows of a game: for each shift whose patient card was turned, its numbers, and the ids of its names."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from ...engine import changes
from ...engine import names as n
from ...engine.care import fall
from ...engine.day import patients
from ...engine.state import TARGET, VERB, Entry, State

COLUMNS: Final = (
    "day",
    "shift",
    "manager",
    "kind",
    "staff",
    "symbols",
    "before",
    "care",
    "condition",
    "warnings",
    "stress",
    "tokens",
    "partials",
    "clears",
    "partial_lines",
    "clear_lines",
    "odds",
    "falls",
    "card",
)
"""The names of the values in the row of a shift, in order; `game.frames.SHIFTS` describes each column."""
Row = tuple[Any, ...]
"""The row of a shift: whole as in `COLUMNS`, or open, with only the values that `open_row` knows."""


def rows_of(start: State, journal: list[Entry], now: State) -> list[Row]:
    """Return a row for each shift whose card was turned, with the position at the next turn of a card, or now."""
    state = start.copy()
    found: list[Row] = []
    lying = start.piles[n.ON_SHIFT + start.shift]
    row = open_row(start, lying[0], lying=lying) if lying else None  # the game may begin in the middle of a shift
    for entry in journal:
        if entry[VERB] == changes.DRAW[n.PATIENTS]:
            if row is not None:
                found.append(close_row(row, state))
            row = open_row(state, entry[TARGET], row)
        changes.redo(state, entry)
    if row is not None:
        found.append(close_row(row, now))
    return found


def open_row(state: State, card: int, last: Row | None = None, lying: Sequence[int] = ()) -> Row:
    """Return the open row of a shift: the values that are known just before its `card` is turned.

    The odds are known to the table, since it has seen which cards have left the deck. `lying` are cards that lie open
    and are counted as still in the deck. `last` is the open row of the shift before. With it, the odds are those in
    `last` without the card of `last`, since no patient card comes back into the deck.
    Cards that a scenario lays on top are not left to chance: each is certain (G-45).
    """
    kind, staff, symbols = state.box.patients[card][:3]
    if last is None or state.dealt[n.PATIENTS] <= len(state.box.opening):
        odds, falls = _odds(state, lying)
    else:
        odds, falls = last[_ODDS][:], last[_FALLS][:]
        was = _KINDS[last[_KIND]]
        odds[was] -= 1
        falls[fall(was, last[_SYMBOLS])] -= 1
    shift = n.SHIFT_NAMES[state.shift]
    ids = state.box.patient_ids
    name = ids[card] if card < len(ids) else None
    return state.day, shift, state.manager, n.KIND_NAMES[kind], staff, symbols, state.condition, odds, falls, name


_KIND, _SYMBOLS, _ODDS, _FALLS = 3, 5, 7, 8
"""The indexes of four values in an open row: the card's kind, its symbols, and the odds and falls."""
_KINDS: Final = {kind: number for number, kind in enumerate(n.KIND_NAMES)}


def _odds(state: State, lying: Sequence[int]) -> tuple[list[int], list[int]]:
    """Count the patient cards that may come, by kind, and by how far Billy's condition can fall on each (0 or more)."""
    printed_on = state.box.patients
    odds, falls = [0] * len(n.KIND_NAMES), [0] * (state.box.hardest + 1)
    cards: Sequence[int] = patients(state)
    if lying:
        number = state.dealt[n.PATIENTS] - 1
        certain = tuple(lying) == state.box.opening[number : number + 1]
        cards = lying if certain else (*state.piles[n.PATIENT_DECK], *lying)
    for card in cards:
        printed = printed_on[card]
        odds[printed[n.KIND]] += 1
        falls[fall(printed[n.KIND], printed[n.SYMBOLS])] += 1
    return odds, falls


def close_row(row: Row, state: State) -> Row:
    """Return the whole row of a shift, made of its open row and the position before the next card is turned."""
    day, shift, manager, kind, staff, symbols, before, odds, falls, card = row
    places, tokens = state.places, state.tokens
    partials, clears = state.piles[n.PARTIAL_GRID], state.piles[n.CLEAR_GRID]
    return (
        day,
        shift,
        manager,
        kind,
        staff,
        symbols,
        before,
        n.CARE_NAMES[state.care[_SHIFTS[shift]] or n.NO_CARE],
        state.condition,
        state.warnings,
        [None if place == n.ABSENT else level for level, place in zip(state.stress, places, strict=False)],
        [None if places[nurse] == n.ABSENT else tokens[nurse] for nurse in _NURSES] + [tokens[n.POOL]],
        len(partials),
        len(clears),
        list(by_timeline(tuple(partials))),
        list(by_timeline(tuple(clears))),
        odds,
        falls,
        card,
    )


_SHIFTS: Final = {shift: number for number, shift in enumerate(n.SHIFT_NAMES)}
_NURSES: Final = range(n.NURSES)


@lru_cache(maxsize=1024)
def by_timeline(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Count the cards of a sorted pile in each Timeline; memoized, since most calls have the same cards as the last."""
    a, b, c, d = [bisect_left(cards, first) for first in _FIRSTS]
    return a, b - a, c - b, d - c, len(cards) - d


_FIRSTS: Final = tuple(n.POSITIONS * timeline for timeline in range(1, n.TIMELINES))
"""The number of the first memory of each Timeline after the first Timeline."""
