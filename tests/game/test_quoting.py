"""What was given is repeated in a refusal so that it is recognised, and never at its whole length."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import holding_on as ho
from holding_on.common.quoting import LONGEST, LONGEST_PATH, quoted, shortened
from holding_on.game import records

LONG = "x" * 5000
MOST = 1000
"""Characters of a refusal, with everything that it offers in the place of what was given."""


def changed_record(**parts: Any) -> str:
    """The record of a new game with other parts and a checksum that fits."""
    data = json.loads(ho.Game(seed=7).record())
    data.pop("checksum")
    return sealed({**data, **parts})


def sealed(data: dict[str, Any]) -> str:
    return json.dumps({**data, "checksum": records.checksum(data)})


def changed_campaign(**parts: Any) -> str:
    data = json.loads(ho.Campaign().record())
    data.pop("checksum")
    return sealed({**data, **parts})


def changed_position(name: str) -> str:
    data = json.loads(ho.Game(seed=7).position())
    data.pop("checksum")
    return sealed({**data, name: LONG})


def scene(**parts: Any) -> Callable[[], Any]:
    return lambda: ho.Game.from_scene(parts, seed=7)


def game(**options: Any) -> Callable[[], Any]:
    return lambda: ho.Game(**{"seed": 7, **options})


REFUSED: dict[str, Callable[[], Any]] = {
    "scenario": game(scenario=LONG),
    "scenario, a number": game(scenario=10**5000),
    "players": game(players=LONG),
    "seed": game(seed=10**4000),
    "seed, a list": game(seed=[LONG] * 5000),
    "names": game(names=[LONG, "Ann", "Ben"]),
    "too many names": game(names=["Ann"] * 5000),
    "first": game(first=LONG),
    "lang": game(lang=LONG),
    "content": game(content=LONG),
    "readings": game(readings={LONG: "other"}),
    "a reading": game(readings={"D-02": LONG}),
    "numbers": game(numbers={LONG: 1}),
    "a number": game(numbers={"TOKEN-04": LONG}),
    "deal": game(deal={LONG: []}),
    "a card": game(deal={"patients": [LONG]}),
    "a full card": game(deal={"patients": [{"kind": LONG, "staff": 1}]}),
    "a full card with other parts": game(deal={"patients": [{LONG: 1}]}),
    "a memory": game(deal={"partials": [LONG]}),
    "an event": game(deal={"partials": [{"green": [LONG], "orange": [], "red": [], "black": []}]}),
    "marks handed on": game(carried={LONG: True}),
    "marks handed on, a text": game(carried=LONG),
    "an option": lambda: ho.Game.from_scene({}, **{LONG: 1}),
    "part of a scene": scene(**{LONG: 1}),
    "shift": scene(shift=LONG),
    "day": scene(day=LONG),
    "manager": scene(manager=LONG),
    "pawn": scene(pawns={LONG: {}}),
    "part of a pawn": scene(pawns={"Ann": {LONG: 1}}),
    "place": scene(pawns={"Ann": {"place": LONG}}),
    "care": scene(shift="day", care={"morning": LONG}),
    "cards": scene(shift="day", cards={"morning": LONG}),
    "board": scene(board=[LONG]),
    "grid": scene(grid={LONG: []}),
    "told": scene(told=[LONG]),
    "marks": scene(marks=[LONG]),
    "pawns, a text": scene(pawns=LONG),
    "version": lambda: ho.Game.from_record(changed_record(version=LONG)),
    "format": lambda: ho.Game.from_record(changed_record(format=LONG)),
    "actions": lambda: ho.Game.from_record(changed_record(actions=[LONG])),
    "an action": lambda: ho.Game.from_record(changed_record(actions=[10**3000])),
    "options of a record": lambda: ho.Game.from_record(changed_record(options={LONG: 1})),
    "scenario of a record": lambda: ho.Game.from_record(changed_record(options={"scenario": LONG})),
    "start of a record": lambda: ho.Game.from_record(changed_record(start={"table": [LONG], "hidden": LONG})),
    "table of a position": lambda: ho.Game.from_position(changed_position("table")),
    "hidden part of a position": lambda: ho.Game.from_position(changed_position("hidden")),
    "campaign": lambda: ho.Campaign().play(LONG),  # type: ignore[arg-type]
    "played": lambda: ho.Campaign.from_record(changed_campaign(played=[{"scenario": LONG, "ended": "objective"}])),
    "ended": lambda: ho.Campaign.from_record(changed_campaign(played=[{"scenario": 1, "ended": LONG}])),
    "part of what was played": lambda: ho.Campaign.from_record(changed_campaign(played=[{LONG: 1}])),
    "names of a campaign": lambda: ho.Campaign.from_record(changed_campaign(names=[LONG])),
    "why": lambda: ho.Game(seed=7).why(LONG),
    "a line": lambda: ho.Game(seed=7).why(10**4000),
    "a moment": lambda: ho.Game(seed=7).at(day=1, shift=LONG),
    "a move": lambda: ho.Game(seed=7).at(move=10**4000),
    "action of": lambda: ho.Action.of(LONG),
    "apply": lambda: ho.Game(seed=7).apply(LONG),  # type: ignore[arg-type]
    "picture": lambda: ho.Game(seed=7).picture(LONG),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_was_given_is_not_repeated_at_its_whole_length(what: str) -> None:
    with pytest.raises(ValueError) as refused:
        REFUSED[what]()
    said = str(refused.value)
    assert 10 < len(said) < MOST
    assert LONG[:LONGEST_PATH] not in said
    assert "0" * LONGEST_PATH not in said


def test_what_is_short_is_repeated_as_it_was_given() -> None:
    for value in ("x", 7, -7, True, None, 1.5, ["Ann", "Ben"], ("a",), {"kind": "stable", "staff": 1}, {}, []):
        assert quoted(value) == repr(value)
    assert shortened("x" * LONGEST) == "x" * LONGEST


LONG_VALUES: dict[str, Any] = {
    "text": LONG,
    "bytes": LONG.encode(),
    "list": [LONG] * 5000,
    "tuple": (LONG,),
    "table": {LONG: LONG},
    "table of many": {n: n for n in range(5000)},
    "number": 10**4000,
}


@pytest.mark.parametrize("what", LONG_VALUES)
def test_whatever_is_long_is_shortened_and_begins_as_it_did(what: str) -> None:
    value = LONG_VALUES[what]
    said = quoted(value)
    assert len(said) <= LONGEST_PATH
    assert "…" in said or "..." in said
    if what != "number":
        assert said[:20] == repr(value)[:20]


def test_a_number_that_python_does_not_write_is_quoted_all_the_same() -> None:
    assert (quoted(10**5000), quoted(-(10**5000))) == ("2**16609…", "-2**16609…")


def test_an_object_that_cannot_show_itself_is_named_by_its_class() -> None:
    class Broken:
        def __repr__(self) -> str:
            raise RuntimeError

    assert "Broken" in quoted(Broken())
