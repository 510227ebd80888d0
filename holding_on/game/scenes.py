"""Scenes: positions that a lesson or a test describes by hand, at some phase of a shift.

Parts that a scene does not name are as at the beginning of a game. A scene that breaks a rule is refused with the
reason. Memories may be in play, and held, on any day.
"""

from typing import Any, Final

from ..catalogue.loading import Catalogue
from ..catalogue.scenario_file import Scenario
from ..common.quoting import quoted
from ..engine import names as n
from ..engine import setup, staffing
from ..engine.chronicle import sides_told, with_mark, with_side
from ..engine.day import last_day
from ..engine.dealer import Dealer
from ..engine.errors import RecordError, SceneError
from ..engine.flow import legal_actions
from ..engine.state import State
from ..engine.stress import is_overstressed
from ..engine.supply import return_to_supply, take_from_supply, tokens_left
from . import positions, possible
from .options import make_way, memory_by_id, pawn_by_name

SCENE_KEYS: Final = frozenset(
    {
        "day",
        "shift",
        "manager",
        "condition",
        "warnings",
        "pool",
        "board",
        "grid",
        "asked",
        "care",
        "cards",
        "covered",
        "spent",
        "pawns",
        "told",
        "marks",
    }
)
"""The keys of a scene."""
_PAWN_KEYS: Final = frozenset({"place", "twice", "stress", "covers", "tokens", "partials", "clears"})
_PHASES: Final = {
    "turn": n.TURN,
    "assign": n.ASSIGN,
    "care": n.CARE,
    "payment": n.PAYMENT,
    "inquiry": n.INQUIRY,
    "shift_end": n.SHIFT_END,
}
"""The phases at which a scene can begin; the key is the name of the phase in a scene."""
_CARED_FOR: Final = (n.PAYMENT, n.INQUIRY, n.SHIFT_END)
CHANGES: Final = frozenset({"condition", "warnings", "pool", "board", "pawns"})
"""The parts of a scene that can be changed in a kept position."""
_PLACES: Final = {"break_room": n.BREAK_ROOM, "on_call": n.ON_CALL, "on_leave": n.ON_LEAVE, "left": n.LEFT}


def set_scene(
    state: State,
    scene: dict[str, Any],
    names: list[str],
    catalogue: Catalogue,
    number: int,
    dealer: Dealer,
    laid: dict[str, int],
) -> None:
    """Change an empty table into the position of a scene. `laid` has the patient card of each shift that has one.

    `number` is the number of the scenario. Raises SceneError for a scene that is not possible.
    """
    _known_keys("scene", scene, SCENE_KEYS)
    setup.open_game(state)
    _set_story(state, scene, catalogue.scenario(number))
    state.day = _number(scene, "day", 1, 1, last_day(state))
    state.shift = _choice(scene, "shift", n.SHIFT_NAMES, 0)
    state.phase = _PHASES[tuple(_PHASES)[_choice(scene, "asked", tuple(_PHASES), 0)]]
    state.manager = _manager(scene.get("manager", names[0]), names)
    if state.players == n.NURSES:
        state.places[state.manager] = n.MANAGER_BOARD  # FOUR-01
    state.condition = _number(scene, "condition", state.condition, 1, n.TOP_CONDITION)
    state.warnings = _number(scene, "warnings", 0, 0, state.readings.warnings_lose - 1)
    for name, pawn in dict(scene.get("pawns", {})).items():
        _set_pawn(state, pawn_by_name(names, name, state.places), name, pawn, catalogue)
    _pay_out(state, n.POOL, _number(scene, "pool", 0, 0, 99), "pool")
    for memory in scene.get("board", []):
        _move(state, memory_by_id(catalogue, memory), n.PARTIAL_DECK, n.PARTIAL_HELD + n.POOL, memory)
    _set_grid(state, dict(scene.get("grid", {})), catalogue)
    _set_cards(state, laid, catalogue, dealer)
    _set_care(state, dict(scene.get("care", {})))
    _set_covered(state, dict(scene.get("covered", {})))
    _pay_out(state, n.ON_BOARD, _number(scene, "spent", 0, 0, 99), "the board")
    state.dealt[n.FIRST_MANAGER] = 1
    _hold_together(state)
    state.legal = legal_actions(state)


def _hold_together(state: State) -> None:
    """Check the state as every position is checked. Raises SceneError for a contradiction."""
    try:
        positions.check(state, at_decision=False)
    except ValueError as error:
        raise SceneError(f"scene: this does not hold together: {error}") from None


def _shifts_turned(state: State) -> int:
    """Return how many patient cards of this day have been turned, 0 to 3."""
    return state.shift + (state.phase != n.TURN)


def _shifts_cared_for(state: State) -> int:
    """Return for how many patient cards of this day care has been chosen, 0 to 3."""
    return state.shift + (state.phase in _CARED_FOR)


def changed(state: State, changes: dict[str, Any], names: list[str], catalogue: Catalogue) -> State:
    """Return a copy of a position with some changed parts; `changes` names the parts as a scene does.

    A list of memories replaces the earlier list: memories that are not in the new list go back to their deck. The new
    position is checked like a kept position. Raises SceneError for changes that are not possible.
    """
    after = state.copy()
    try:
        _change(after, changes, names, catalogue)
        return positions.lay(positions.keep(after), state.box, state.readings)
    except SceneError as error:
        raise SceneError(str(error).replace("scene: ", "changes: ", 1)) from None
    except RecordError as error:
        raise SceneError(f"changes: {error}") from None
    except (TypeError, AttributeError, KeyError, IndexError, ValueError) as error:
        raise SceneError(f"changes: something in them has the wrong shape: {error}") from None


def _change(state: State, changes: dict[str, Any], names: list[str], catalogue: Catalogue) -> None:
    _known_keys("changes", changes, CHANGES)
    before = state.copy()
    state.condition = _number(changes, "condition", state.condition, 1, n.TOP_CONDITION)
    state.warnings = _number(changes, "warnings", state.warnings, 0, state.readings.warnings_lose - 1)
    changed = dict(changes.get("pawns", {}))
    pawns = {pawn_by_name(names, name, state.places): (name, table) for name, table in changed.items()}
    _clear_spaces(state, [pawn for pawn, (_, table) in pawns.items() if _goes(state, table)])
    for pawn, (name, table) in pawns.items():
        if "partials" in table and pawn < n.NURSES:
            _give_back(state, n.PARTIAL_HELD + pawn, n.PARTIAL_DECK)
        if "clears" in table and pawn < n.NURSES:
            _give_back(state, n.CLEAR_HELD + pawn, n.CLEAR_DECK)
        _set_pawn(state, pawn, name, table, catalogue)
    if "pool" in changes:
        return_to_supply(state, "COMP-11", n.POOL)
        _pay_out(state, n.POOL, _number(changes, "pool", 0, 0, 99), "pool")
    if "board" in changes:
        _give_back(state, n.PARTIAL_HELD + n.POOL, n.PARTIAL_DECK)
        for memory in changes["board"]:
            _move(state, memory_by_id(catalogue, memory), n.PARTIAL_DECK, n.PARTIAL_HELD + n.POOL, memory)
    try:
        positions.check_change(before, state)
    except ValueError as error:
        raise SceneError(f"scene: {error}") from None


def _goes(state: State, table: dict[str, Any]) -> bool:
    """Whether a change moves a pawn to another place than the current shift."""
    here = n.SHIFT_NAMES[state.shift]
    return bool(table.get("place", here) != here)


def _clear_spaces(state: State, going: list[int]) -> None:
    """Take the pawns in `going` off the current card, and move its other pawns up to the left (ASSIGN-05)."""
    here = staffing.first_space(state)
    for pawn in going:
        if state.places[pawn] >= here:
            state.places[pawn] = n.BREAK_ROOM
    for space, pawn in enumerate(staffing.on_shift(state)):
        state.places[pawn] = here + space


def _give_back(state: State, pile: int, deck: int) -> None:
    for card in list(state.piles[pile]):
        _move(state, card, pile, deck, str(card))


def _manager(named: Any, names: list[str]) -> int:
    """Return the number of the Nurse who is the Shift Manager; `named` is a name or a number from 0."""
    if type(named) is int and named in range(len(names)):
        return named
    nurses = (*names, *n.PAWN_NAMES[: len(names)])
    if not isinstance(named, str) or named not in nurses:
        known = f"{', '.join(names)}, or 0 to {len(names) - 1}"
        raise SceneError(f"scene: manager {quoted(named)} is not one of the nurses; they are {known}")
    return pawn_by_name(names, named)


def _known_keys(where: str, table: dict[str, Any], known: frozenset[str]) -> None:
    for key in table:
        if key not in known:
            raise SceneError(f"{where}: {quoted(key)} is not a part of it; the parts are {', '.join(sorted(known))}")


def _number(table: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = table.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SceneError(f"scene: {key} can be {least} to {most}, not {quoted(value)}")
    return value


def _choice(table: dict[str, Any], key: str, names: tuple[str, ...], default: int) -> int:
    value = table.get(key, names[default])
    if value not in names:
        raise SceneError(f"scene: {key} is one of {', '.join(names)}, not {quoted(value)}")
    return names.index(value)


def _set_pawn(state: State, pawn: int, name: str, table: dict[str, Any], catalogue: Catalogue) -> None:
    _known_keys(f"scene: {name}", table, _PAWN_KEYS)
    if state.places[pawn] == n.ABSENT:
        raise SceneError(f"scene: {name} does not take part in this game")
    if pawn < n.STRESSABLE:
        state.stress[pawn] = _number(table, "stress", state.stress[pawn], 0, state.readings.stress_max[pawn])
        state.cover[pawn] = _number(table, "covers", state.cover[pawn], 0, state.readings.cover_limit)
    elif table.get("stress"):
        raise SceneError(f"scene: {name} cannot carry Stress: On-Call Assistants never do (STAFF-08)")
    elif table.get("covers"):
        raise SceneError(f"scene: {name} cannot cover further spaces: On-Call Assistants never do (COVER-09)")
    if "place" in table:
        state.places[pawn] = n.BREAK_ROOM  # so that the pawn's earlier space counts as free
        state.places[pawn] = _place(state, pawn, name, table["place"])
    if table.get("covers") and state.places[pawn] < staffing.first_space(state):
        raise SceneError(f"scene: {name} covers spaces of the shift on which the pawn is (COVER-07)")
    if table.get("twice"):
        _set_twice(state, pawn, name)
    if is_overstressed(state, pawn) and state.places[pawn] in (n.BREAK_ROOM, n.MANAGER_BOARD):
        where = "in the Break Room" if state.places[pawn] == n.BREAK_ROOM else "on the Shift Manager Board"
        raise SceneError(f"scene: {name} is Overstressed and would be On Leave, not {where} (STRESS-14)")
    if pawn >= n.NURSES and {"tokens", "partials", "clears"} & set(table):
        raise SceneError(f"scene: {name} holds nothing alone: use pool and board (TOKEN-05, PARTIAL-10)")
    if "tokens" in table:
        return_to_supply(state, "COMP-11", pawn)
        _pay_out(state, pawn, _number(table, "tokens", 0, 0, state.readings.token_cap), name)
    for memory in table.get("partials", []):
        _move(state, memory_by_id(catalogue, memory), n.PARTIAL_DECK, n.PARTIAL_HELD + pawn, memory)
    for memory in table.get("clears", []):
        _move(state, memory_by_id(catalogue, memory), n.CLEAR_DECK, n.CLEAR_HELD + pawn, memory)


def _set_twice(state: State, pawn: int, name: str) -> None:
    """Note in a game of two players that a pawn has worked more than one shift today (TWO-01, D-24)."""
    if state.players != 2:
        raise SceneError(f"scene: {name}: twice is for two players only (TWO-01); leave it out")
    if state.places[pawn] < n.FIRST_SPACE + n.SPACES:
        raise SceneError(f"scene: {name} cannot have worked twice today and be there: name the later shift as place")
    state.twice |= 1 << pawn


def _place(state: State, pawn: int, name: str, place: object) -> int:
    leads = state.players == n.NURSES and pawn == state.manager
    if leads and place not in ("manager_board", "on_leave"):
        raise SceneError(f"scene: {name} is Shift Manager of four, on the manager_board and on no shift (FOUR-01)")
    if place == "manager_board" and leads:
        return n.MANAGER_BOARD
    if place in n.SHIFT_NAMES:
        shift = n.SHIFT_NAMES.index(str(place))
        if shift >= _shifts_turned(state):
            raise SceneError(f"scene: {name} cannot be on the {place} shift: its card is not yet turned")
        first = n.FIRST_SPACES[shift]
        free = [space for space in range(first, first + n.SPACES) if space not in state.places]
        if not free:
            raise SceneError(f"scene: the {place} shift has no space for {name} (COND-14)")
        return free[0]
    if place not in _PLACES:
        raise SceneError(f"scene: {name} can be on an earlier shift or at {', '.join(_PLACES)}, not at {quoted(place)}")
    here = _PLACES[str(place)]
    if (pawn >= n.FIRST_ON_CALL) != (here in (n.ON_CALL, n.LEFT)):
        raise SceneError(f"scene: {name} cannot be at {quoted(place)} (STAFF-07)")
    if here == n.ON_LEAVE and pawn == state.manager and not is_overstressed(state, pawn):
        raise SceneError(f"scene: {name} is Shift Manager and may not be On Leave (LEAVE-07)")
    return here


def _pay_out(state: State, purse: int, count: int, name: str) -> None:
    if count > tokens_left(state):
        raise SceneError(
            f"scene: {name} cannot hold {count} Care Tokens: the supply has {state.tokens[n.SUPPLY]} (COMP-11)"
        )
    take_from_supply(state, "COMP-11", count, purse)


def _move(state: State, card: int, source: int, target: int, name: str) -> None:
    if card not in state.piles[source]:
        raise SceneError(f"scene: {name} is in two places; each card is in exactly one")
    state.piles[source].remove(card)
    state.piles[target] = sorted([*state.piles[target], card])


def _set_grid(state: State, grid: dict[str, Any], catalogue: Catalogue) -> None:
    _known_keys("scene: grid", grid, frozenset({"partials", "clears"}))
    for memory in grid.get("partials", []):
        card = memory_by_id(catalogue, memory)
        if card not in state.box.told:  # the memories in `told` lie there in every game of this scenario (G-45)
            _move(state, card, n.PARTIAL_DECK, n.PARTIAL_GRID, memory)
    for memory in grid.get("clears", []):
        _move(state, memory_by_id(catalogue, memory), n.CLEAR_DECK, n.CLEAR_GRID, memory)


def _set_cards(state: State, cards: dict[str, int], catalogue: Catalogue, dealer: Dealer) -> None:
    """Lay the patient cards of this day so far, then the cards of earlier days. The seed deals cards without a name."""
    ids = list(catalogue.patients)
    _known_keys("scene: cards", cards, frozenset(n.SHIFT_NAMES[: _shifts_turned(state)]))
    for name, card in cards.items():
        named = ids[card] if card < len(ids) else "a card"
        _move(state, card, n.PATIENT_DECK, n.ON_SHIFT + n.SHIFT_NAMES.index(name), named)
    coming = set(dealer.by_hand[n.PATIENTS].values())
    before = n.SHIFTS * (state.day - 1)
    for shift in range(_shifts_turned(state)):
        if not state.piles[n.ON_SHIFT + shift]:
            there = len(possible.on_card(state, shift))
            roomy = {card for card in state.piles[n.PATIENT_DECK] if _staff(state, card) >= there}
            _deal(state, dealer, n.ON_SHIFT + shift, _as_opened(state, before + shift, roomy - coming))
    while len(state.piles[n.PATIENT_DISCARD]) < before:
        fitting = set(state.piles[n.PATIENT_DECK]) - coming
        _deal(state, dealer, n.PATIENT_DISCARD, _as_opened(state, len(state.piles[n.PATIENT_DISCARD]), fitting))
    turned = before + _shifts_turned(state)
    state.dealt[n.PATIENTS] = turned
    by_hand = dealer.by_hand[n.PATIENTS]
    dealer.by_hand[n.PATIENTS] = {turned + draw: card for draw, card in by_hand.items()}
    make_way(state.box, dealer.by_hand)


def _as_opened(state: State, number: int, fitting: set[int]) -> set[int]:
    """Return the cards in `fitting` that can have been the patient card with this number, from 0 (G-45).

    When the scenario lays a fitting card at this number of its deck, only this card is returned.
    """
    opening = state.box.opening
    if number < len(opening) and opening[number] in fitting:
        return {opening[number]}
    return fitting - set(opening) or fitting


def _staff(state: State, card: int) -> int:
    return state.box.patients[card][n.STAFF]


def _deal(state: State, dealer: Dealer, pile: int, fitting: set[int]) -> None:
    cards = sorted(fitting)
    if not cards:
        raise SceneError("scene: the deal names more patient cards than this day has left")
    seeded = Dealer(dealer.seed)
    card = seeded.pick(n.PATIENTS, len(state.piles[n.PATIENT_DISCARD]) + 100 * pile, cards)
    _move(state, card, n.PATIENT_DECK, pile, str(card))


def _set_care(state: State, care: dict[str, Any]) -> None:
    _known_keys("scene: care", care, frozenset(n.SHIFT_NAMES[: _shifts_cared_for(state)]))
    for shift in range(_shifts_cared_for(state)):
        kind = care.get(n.SHIFT_NAMES[shift], "medical")
        if kind not in n.CARE_NAMES[1:]:
            raise SceneError(f"scene: care can be {', '.join(n.CARE_NAMES[1:])}, not {quoted(kind)}")
        state.care[shift] = n.CARE_NAMES.index(kind)
    state.medical = int(n.MEDICAL in state.care[: _shifts_cared_for(state)])


def _set_covered(state: State, covered: dict[str, Any]) -> None:
    """Cover symbols of this day's cards with Care Tokens. They lie on the board until Gather (TOKEN-11)."""
    _known_keys("scene: covered", covered, frozenset(n.SHIFT_NAMES[: _shifts_cared_for(state)]))
    for name in covered:
        shift = n.SHIFT_NAMES.index(name)
        symbols = state.box.patients[state.piles[n.ON_SHIFT + shift][0]][n.SYMBOLS]
        count = _number(covered, name, 0, 0, symbols)
        state.covered[shift] = count
        _pay_out(state, n.ON_BOARD, count, f"the {name} card")


def _set_story(state: State, scene: dict[str, Any], scenario: Scenario) -> None:
    """Note the sides of letters and choices that have been read, and the marks that are set.

    Some letters, and some answers to a choice, bring memories back that were not in the game. These memories go into
    their decks.
    """
    box = state.box
    brings = {letter.side: [letter.effect] for letter in box.letters}
    brings |= {side: [effect for _, effect in answers] for _, side, answers in box.choices}
    sides = {scenario.side_ids[side]: side for side in brings}
    for name in scene.get("told", []):
        if name not in sides:
            known = ", ".join(sides) or "none"
            raise SceneError(f"scene: told: {quoted(name)} is no side of a letter or a choice; those: {known}")
        if sides[name] in sides_told(state):
            raise SceneError(f"scene: told: {name} is told twice; each side is told once")
        state.story = with_side(state.story, sides[name])
        for _, _, _, partials, clears in brings[sides[name]]:
            for card in set(partials) & set(state.piles[n.PARTIAL_REMOVED]):
                _move(state, card, n.PARTIAL_REMOVED, n.PARTIAL_DECK, str(card))
            for card in set(clears) & set(state.piles[n.CLEAR_REMOVED]):
                _move(state, card, n.CLEAR_REMOVED, n.CLEAR_DECK, str(card))
    for mark in scene.get("marks", []):
        if mark not in scenario.marks:
            known = ", ".join(scenario.marks) or "none"
            raise SceneError(f"scene: marks: {quoted(mark)} is none; this scenario has: {known}")
        state.marks = with_mark(state.marks, scenario.marks.index(mark))
