"""A kept position that can never be is refused with its reason, however its checksum was made to fit."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.engine import names as n
from holding_on.engine.state import LISTS, SCALARS
from holding_on.game import records
from tests.content.twelfth import both
from tests.engine.table import act, always, deteriorating, emergency, played, stable, staffed, table, with_only

Changes = dict[str | tuple[str, int], Any]
"""New values: of a number by its name, of a place of a list by (name, index)."""
FIRST_PILE = 1 + len(LISTS)


def edited(game: ho.Game, changes: Changes) -> str:
    """The position of a game with something changed in it, and a checksum that fits.

    Care Tokens that somebody gains or loses come out of the supply. ("pile", number) is a pile; a card that it gains
    is taken from where it lay.
    """
    body = json.loads(game.position())
    plain = game.table().plain()
    for key, value in changes.items():
        if isinstance(key, str):
            plain[0][SCALARS.index(key)] = value
        elif key[0] == "pile":
            piles = plain[FIRST_PILE:]
            first, last = next(ends for ends in ((0, 5), (5, 14), (14, 22)) if ends[0] <= key[1] < ends[1])
            for pile in piles[first:last]:
                pile[:] = [card for card in pile if card not in value]
            piles[key[1]][:] = sorted([*piles[key[1]], *value])
        else:
            row = plain[1 + LISTS.index(key[0])]
            if key[0] == "tokens":
                row[n.SUPPLY] -= value - row[key[1]]
            row[key[1]] = value
    table_part, hidden = ho.game.positions.split(plain)
    kept = {key: body[key] for key in ("options", "content", "dealt") if key in body}
    return records.write(records.POSITION, {**kept, "table": table_part, "hidden": records.pack(hidden)})


def new() -> ho.Game:
    return ho.Game(seed=5, first=0)


def turned(card: Any = None) -> ho.Game:
    """A morning card with two spaces; one of them is filled."""
    game = table(card or deteriorating(staff=2))
    act(game, "turn", "place nurse 1")
    return game


def covering() -> ho.Game:
    """Nurse 1 stands on a card with three spaces and covers one; another is open."""
    game = with_only({"nurse 1": {"tokens": 0}}, deteriorating(3))
    act(game, "place nurse 1", "cover nurse 1")
    return game


def at_care() -> ho.Game:
    return staffed(deteriorating(staff=2, symbols=2), "nurse 1", "nurse 2")


def paying() -> ho.Game:
    game = staffed(deteriorating(symbols=3), "nurse 1", pawns={"nurse 1": {"tokens": 3}})
    act(game, "care medical", "pay nurse 1")
    return game


def choosing() -> ho.Game:
    """A card with two "or" symbols: the first of them is to be settled."""
    game = staffed(deteriorating(tokens=1, memories=1, either=2), "nurse 1")
    act(game, "care palliative")
    return game


def inquiring() -> ho.Game:
    game = staffed(stable(), "nurse 1", grid={"partials": ["1-1"]}, pawns={"nurse 1": {"tokens": 3}})
    act(game, "care palliative")
    return game


def trusting() -> ho.Game:
    """An Event asks for trust while nurse 1 listens."""
    game = staffed(stable(memories=2), "nurse 1", partials=[always("use_trust_condition")], condition=20)
    act(game, "care palliative")
    return game


def price() -> ho.Game:
    """Nurse 1, re-assigned, has two things to lose."""
    pawns = {"nurse 1": {"place": "morning", "tokens": 1, "partials": ["1-1"]}}
    return with_only(pawns, deteriorating(), numbers={"SETUP-09": 0})


def averted() -> ho.Game:
    game = staffed(emergency(staff=2, symbols=1), "nurse 1", "nurse 2")
    act(game, "pay nurse 1")
    return game


def afternoon() -> ho.Game:
    return table(deteriorating(), shift="day", pawns={"nurse 2": {"place": "morning"}})


def evening_of_two() -> ho.Game:
    """Two players; the Shift Manager may go back to the Break Room."""
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {}}
    game = table(deteriorating(), players=2, manager="nurse 1", shift="night", pawns=pawns)
    act(game, "turn", "place nurse 2", "care medical", "enough")
    return game


@pytest.mark.parametrize(
    ("at", "changes", "says"),
    [
        (covering, {("cover", 0): 2, ("stress", 0): 3, ("places", 7): 10}, "more spaces are covered than the card has"),
        (covering, {("stress", 0): 0}, "without the Stress of it"),
        (afternoon, {("cover", 1): 1, ("stress", 1): 1}, "a card that is not yet turned"),
        (turned, {("cover", 2): 1, ("stress", 2): 1}, "a shift that she is not on"),
        (afternoon, {("care", 0): n.NO_CARE, "medical": 0, "warnings": 1}, "CARE-02"),
        (paying, {("covered", 0): 4}, "more symbols are covered than there are"),
        (paying, {("covered", 2): 1}, "a card that is not yet turned"),
        (paying, {("tokens", n.ON_BOARD): 0}, "fewer Care Tokens lie on the board"),
        (at_care, {("tokens", n.ON_BOARD): 1}, "before there was any care today"),
        (new, {("places", 6): n.BREAK_ROOM}, "this game has 2 Assistants"),
        (new, {("places", 5): n.ABSENT}, "this game has 2 Assistants"),
        (new, {("places", 8): n.ABSENT}, "this game has 2 On-Call Assistants"),
        (new, {("places", 8): n.LEFT}, "STAFF-11, DAY-15"),
        (new, {("places", 1): n.ON_LEAVE}, "only the Overstressed are On Leave"),
        (new, {("stress", 1): 3}, "has not gone On Leave"),
        (new, {("stress", 3): 1}, "does not take part carries Stress"),
        (new, {("tokens", 3): 1}, "does not take part holds something"),
        (new, {("pile", n.CLEAR_HELD + 3): [4]}, "does not take part holds something"),
        (new, {"warnings": 1}, "WARN-07"),
        (new, {"day": 2}, "do not fit the day"),
        (new, {("dealt", n.PATIENTS): 1}, "patient cards were dealt"),
        (new, {("dealt", n.FIRST_MANAGER): 2}, "named more than once"),
        (new, {("pile", n.PARTIAL_REMOVED): [4]}, "does not set aside"),
        (new, {("pile", n.PARTIAL_ASIDE): [4]}, "while nobody talks with Billy"),
        (new, {("pile", n.CLEAR_ASIDE): [31]}, "while nobody talks with Billy"),
        (afternoon, {("places", 0): n.ON_LEAVE}, "while another Nurse is here"),
        (afternoon, {("care", 0): n.UNDECIDED}, "does not fit the moment"),
        (afternoon, {("care", 0): n.PALLIATIVE}, "whether there was Medical Care today"),
        (afternoon, {"medical": 0}, "whether there was Medical Care today"),
        (at_care, {("care", 0): n.MEDICAL, "medical": 1}, "does not fit the moment"),
        (at_care, {("covered", 0): 1, ("tokens", n.ON_BOARD): 1}, "fit the moment|without Medical Care|any care today"),
        (at_care, {("places", 1): 6, ("places", 0): 0, ("places", 7): 7}, "G-05"),
        (at_care, {("places", 1): n.BREAK_ROOM}, "a space is open that somebody can fill"),
        (paying, {("care", 0): n.PALLIATIVE, "medical": 0}, "without Medical Care"),
        (choosing, {("care", 0): n.MEDICAL, "medical": 1}, "does not follow from this care"),
        (choosing, {"either": 3}, "more is to be given than the card shows"),
        (choosing, {"gifts": 2}, "more is to be given than the card shows"),
        (choosing, {"draws": 0}, "less is to be given than the card shows"),
        (averted, {"gifts": 2}, "more Care Tokens are to be given"),
        (averted, {("covered", 0): 0}, "no Emergency was averted"),
        (at_care, {"draws": 1}, "draws is not for this moment"),
        (at_care, {"either": 1}, "either is not for this moment"),
        (at_care, {"gifts": 1}, "gifts is not for this moment"),
        (at_care, {"due": 1}, "due is not for this moment"),
        (at_care, {"silent": 1}, "silent is not for this moment"),
        (at_care, {"conversation": n.LISTENING, "talker": 0}, "nobody talks with Billy"),
        (inquiring, {"conversation": n.LISTENING, "talker": 0}, "in this way at this moment"),
        (trusting, {"event": n.MEMORIES}, "was not drawn"),
        (price, {("stress", 0): 0}, "who pays for Stress has none"),
        (price, {"due": 1}, "more Stress is to be paid for"),
        (evening_of_two, {"phase": n.LEAVE}, "after the Morning"),
    ],
)
def test_a_position_that_can_never_be_is_refused(at: Callable[[], ho.Game], changes: Changes, says: str) -> None:
    game = at()
    assert ho.Game.from_position(edited(game, {})).legal_actions() == game.legal_actions()
    with pytest.raises(ho.RecordError, match=says):
        ho.Game.from_position(edited(game, changes))


def test_scen_07_a_position_in_which_the_objective_is_met_is_refused() -> None:
    five = [f"{timeline}-1" for timeline in range(1, 6)]
    game = table(deteriorating(), grid={"partials": five, "clears": five[:4]})
    memories = list(range(0, 30, 6))
    with pytest.raises(ho.RecordError, match="SCEN-07"):
        ho.Game.from_position(edited(game, {("pile", n.CLEAR_GRID): memories}))


def test_an_overstressed_shift_manager_of_four_is_refused() -> None:
    game = ho.Game(players=4, seed=5, first=0)
    with pytest.raises(ho.RecordError, match="has not gone On Leave"):
        ho.Game.from_position(edited(game, {("stress", 0): 3}))


def test_g_02_a_shift_left_short_is_possible_with_its_warning() -> None:
    night = with_only({"nurse 1": {"stress": 2, "tokens": 0}}, deteriorating(3), numbers={"SETUP-09": 0})
    act(night, "cover nurse 1")  # two spaces were open, and she can cover one
    assert (night.decision.kind, night.view()["head"]["warnings"]) == ("care", 1)
    assert ho.Game.from_position(night.position()).view()["shifts"] == night.view()["shifts"]
    with pytest.raises(ho.RecordError, match="no Warning for it"):
        ho.Game.from_position(edited(night, {"warnings": 0}))


def test_two_03_a_position_with_a_nurse_who_came_from_a_shift_to_the_telephone_is_kept() -> None:
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {"place": "on_leave"}}
    game = table(deteriorating(2), scenario=3, players=2, manager="nurse 1", shift="day", grid=found, pawns=pawns)
    act(game, "turn", "call nurse 1 contact 1")
    assert ho.Game.from_position(game.position()).legal_actions() == game.legal_actions()


def test_event_04_a_position_holds_an_event_only_while_it_asks_for_trust() -> None:
    game = ho.Game(seed=7)
    for event in (0, n.MEMORIES):
        with pytest.raises(ho.RecordError, match="an Event is resolved while nobody is asked"):
            ho.Game.from_position(edited(game, {"event": event}))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_number_is_changed_the_position_is_refused_or_can_be_played(
    seed: int, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """Played on from what is taken, nothing breaks and every later position can be kept in its turn."""
    choices = random.Random(seed)
    scenario = (1, 2, 3, 11, 4, 5)[seed % 6]
    content = both(tmp_path) if scenario == 11 else None
    opened = ho.Game(seed=seed, scenario=scenario, players=2 + seed % 3, content=content)
    game = played(opened, seed, choices.randrange(5, 70))
    assert game.outcome is None
    refused = taken = 0
    plain = game.table().plain()
    keys: list[tuple[str, int]] = [("", number) for number in range(len(SCALARS))]
    keys += [(name, index) for name, row in zip(LISTS, plain[1:], strict=False) for index in range(len(row))]
    for name, index in keys:
        value = plain[1 + LISTS.index(name)][index] if name else plain[0][index]
        nearby = {value - 1, value + 1, value + 3, -1, 0, 1, 2, 9} - {value}
        for other in sorted(nearby) if pytestconfig.getoption("--long") else choices.sample(sorted(nearby), 3):
            changes: Changes = {(name, index): other} if name else {SCALARS[index]: other}
            try:
                again = ho.Game.from_position(edited(game, changes), content=content)
            except ho.RecordError:
                refused += 1
                continue
            taken += 1
            again.view()
            played(again, seed, 25)
            if again.outcome is None:
                ho.Game.from_position(again.position(), content=content)
    assert refused > taken > 0
