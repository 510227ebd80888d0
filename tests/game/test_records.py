"""A game is kept as text: its record replays it, its position goes on from it, and a damaged text is refused."""

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holding_on as ho
from holding_on.engine import names as n
from holding_on.engine.state import FIRST_SCALARS, LISTS, SCALARS
from holding_on.game import records
from tests.engine.table import played


@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(12, 200))])
def test_record_and_position_round_trip_at_every_decision(seed: int) -> None:
    game = ho.Game(seed=seed, players=2 + seed % 3)
    chance = random.Random(seed)
    while game.outcome is None:
        position = game.position()
        again = ho.Game.from_position(position)
        assert again.position() == position
        assert again.legal_actions() == game.legal_actions()
        record = game.record()
        replayed = ho.Game.from_record(record)
        assert replayed.record() == record
        assert replayed.position() == position
        game.apply(chance.choice(game.legal_actions()))
    record = game.record()
    replayed = ho.Game.from_record(record)
    assert replayed.record() == record
    assert replayed.outcome == game.outcome
    assert replayed.lines() == game.lines()


def test_a_position_goes_on_as_the_original_would() -> None:
    game = played(ho.Game(seed=5), 5, 30)
    again = ho.Game.from_position(game.position())
    assert played(again, 9).outcome == played(game, 9).outcome
    assert [line["text"] for line in again.lines()] == [line["text"] for line in game.lines()][-len(again.lines()) :]


@pytest.mark.parametrize(
    ("players", "changes"),
    [
        (2, {"twice": 1}),  # nurse 1 is in the Break Room
        (3, {"twice": 1}),
        (4, {"places": (0, n.BREAK_ROOM)}),
        (4, {"places": (1, n.MANAGER_BOARD)}),
        (4, {"manager": 1}),
    ],
)
def test_a_position_of_two_or_four_players_that_cannot_be_is_refused(players: int, changes: dict[str, Any]) -> None:
    game = ho.Game(players=players, seed=5, first=0)
    body = json.loads(game.position())
    assert ho.Game.from_position(_position_of(body)).view() == game.view()
    for name, value in changes.items():
        if name in SCALARS:
            body["table"][0][SCALARS.index(name)] = value
        else:
            body["table"][1 + LISTS.index(name)][value[0]] = value[1]
    with pytest.raises(ho.RecordError, match="does not hold together"):
        ho.Game.from_position(_position_of(body))


def test_a_position_that_was_kept_before_there_was_another_number_is_read() -> None:
    game = played(ho.Game(seed=5), 5, 30)
    body = json.loads(game.position())
    del body["table"][0][FIRST_SCALARS:]
    again = ho.Game.from_position(_position_of(body))
    assert again.position() == game.position()
    body["table"][0].pop()
    with pytest.raises(ho.RecordError, match="fixed number"):
        ho.Game.from_position(_position_of(body))


def test_a_hidden_card_in_the_open_part_of_a_position_is_refused() -> None:
    body = json.loads(ho.Game(seed=5).position())
    body["table"][1 + len(LISTS) + n.PATIENT_DECK].append(0)
    with pytest.raises(ho.RecordError, match="does not hold together: a hidden pile lies open"):
        ho.Game.from_position(_position_of(body))


def _position_of(body: dict[str, Any]) -> str:
    """The text of a position with a checksum that fits."""
    return records.write(records.POSITION, {key: body[key] for key in ("options", "content", "table", "hidden")})


def test_a_position_has_no_past_and_says_so() -> None:
    game = ho.Game.from_position(played(ho.Game(seed=5), 5, 30).position())
    chain = game.why("condition")
    assert len(chain) == 0
    assert "no earlier cause" in chain.sentence


def test_options_deals_and_scenes_are_kept_too() -> None:
    deal: dict[str, list[Any]] = {
        "patients": [{"kind": "stable", "staff": 1, "memories": 1}, "P07"],
        "partials": ["2-3"],
    }
    game = ho.Game(
        seed=3,
        names=["Änne", "{who}", "O'Neill"],
        first=2,
        readings={"G-05": "free"},
        numbers={"TOKEN-04": 5},
        deal=deal,
    )
    played(game, 1, 40)
    again = ho.Game.from_record(game.record())
    assert again.record() == game.record()
    assert again.names == ("Änne", "{who}", "O'Neill")
    assert "2-3" not in game.record()  # a card not yet seen is not readable by eye
    scene = ho.Game.from_scene({"day": 4, "shift": "day", "condition": 9}, seed=8)
    assert ho.Game.from_record(played(scene, 2, 20).record()).lines() == scene.lines()


def test_white_space_and_key_order_do_not_matter() -> None:
    game = played(ho.Game(seed=5), 5, 12)
    data = json.loads(game.record())
    text = json.dumps(dict(reversed(data.items())), indent=3)
    assert ho.Game.from_record(text).record() == game.record()


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_other_change_is_refused_with_one_sentence(data: st.DataObject) -> None:
    text = played(ho.Game(seed=5), 5, 12).record()
    where = data.draw(st.integers(0, len(text) - 1))
    what = data.draw(st.characters(min_codepoint=33, max_codepoint=0x2FF))
    changed = text[:where] + what + text[where + 1 :]
    try:
        same = json.loads(changed) == json.loads(text)
    except ValueError:
        same = False
    if not same:
        with pytest.raises(ho.RecordError) as error:
            ho.Game.from_record(changed)
        assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not whole JSON"),
        ("{", "not whole JSON"),
        ("[]", "not a record of this game"),
        ('{"format": "something else"}', "not a record of this game"),
        ("[" * 100_000, "not whole JSON"),
        ("x" * (records.LARGEST + 1), "too large"),
        (json.dumps({"format": records.RECORD, "version": 99}), "version 99"),
        (json.dumps({"format": records.POSITION, "version": 1}), "is a position"),
    ],
)
def test_what_is_no_record_is_told_apart(text: str, says: str) -> None:
    with pytest.raises(ho.RecordError, match=says):
        ho.Game.from_record(text)


def test_a_record_with_a_fitting_checksum_but_an_impossible_action_is_refused() -> None:
    data = json.loads(played(ho.Game(seed=5), 5, 12).record())
    for actions in ([64, 64], [True], ["64"], [10**9], None, [-1]):
        body = {key: value for key, value in data.items() if key not in ("format", "version", "checksum")}
        with pytest.raises(ho.RecordError):
            ho.Game.from_record(records.write(records.RECORD, {**body, "actions": actions}))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_position_with_a_fitting_checksum_that_does_not_hold_together_is_refused(data: st.DataObject) -> None:
    game = played(ho.Game(seed=5), 5, data.draw(st.integers(0, 40)))
    body = json.loads(game.position())
    for key in ("format", "version", "checksum"):
        del body[key]
    part = data.draw(st.integers(0, len(body["table"]) - 1))
    values = body["table"][part]
    if values:
        values[data.draw(st.integers(0, len(values) - 1))] = data.draw(st.integers(-5, 60))
    else:
        values.append(data.draw(st.integers(-5, 60)))
    text = records.write(records.POSITION, body)
    try:
        again = ho.Game.from_position(text)
    except ho.RecordError:
        return
    assert ho.Game.from_position(again.position()).view() == again.view()
    played(again, 1)


def test_the_record_of_a_game_from_a_position_begins_at_that_position() -> None:
    first = played(ho.Game(seed=5), 5, 30)
    second = ho.Game.from_position(first.position())
    assert ho.Game.from_record(second.record()).position() == first.position()
    played(second, 4, 10)
    assert ho.Game.from_record(second.record()).position() == second.position()
    third = ho.Game.from_position(second.position())
    assert ho.Game.from_record(played(third, 8).record()).outcome == third.outcome


def test_a_file_never_says_which_folder_or_language_outside_the_box_is_read(tmp_path: Path) -> None:
    body = json.loads(ho.Game(seed=5).record())
    for key in ("format", "version", "checksum"):
        del body[key]
    (tmp_path / "words.toml").write_text('x = "y"', encoding="utf-8")
    for options in ({"content": str(tmp_path)}, {"lang": str(tmp_path)}, {"lang": "../en"}):
        text = records.write(records.RECORD, {**body, "options": {**body["options"], **options}})
        if "content" in options:
            assert ho.Game.from_record(text)._catalogue.folder is None
        else:
            with pytest.raises(ho.RecordError, match="no texts in the language"):
                ho.Game.from_record(text)


def test_a_deeply_nested_hidden_part_is_refused() -> None:
    body = json.loads(ho.Game(seed=5).record())
    for key in ("format", "version", "checksum"):
        del body[key]
    raw = base64.b85encode(zlib.compress(b"[" * 200_000)).decode()
    with pytest.raises(ho.RecordError, match="damaged"):
        ho.Game.from_record(records.write(records.RECORD, {**body, "dealt": raw}))


def test_a_record_with_an_earlier_name_of_a_number_opens_and_gets_the_name_of_today() -> None:
    game = ho.Game(seed=7, numbers={"nurse_token_limit": 5, "start_condition": 20})
    kept = json.loads(game.record())
    kept["options"]["numbers"] = {"token_cap": 5, "start_condition": 20}
    del kept["checksum"]
    again = ho.Game.from_record(json.dumps({**kept, "checksum": records.checksum(kept)}))
    assert again.position() == game.position()
    assert json.loads(again.record())["options"]["numbers"] == {"nurse_token_limit": 5, "start_condition": 20}
