"""The days of a game, told from its own journal: they agree with the game, and say nothing that nobody has seen."""

import copy
import json
import pickle
import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import changes
from holding_on.engine import names as n
from holding_on.engine.state import RULE, TARGET, VERB
from holding_on.game.debriefing import Debriefing
from holding_on.game.debriefing.shape import Shift
from holding_on.view.facts.album import READ
from tests.engine.table import act, journal_of, played, stable
from tests.game.debriefs import begun
from tests.playthroughs import playthrough

RECORDED = sorted(playthrough.FOLDER.glob("*.txt"), key=lambda path: path.stem)
recorded = pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)


@cache
def game_of(path: Path) -> ho.Game:
    options, answers = playthrough.read(path)
    game = ho.Game(**options)
    for answer in answers:
        game.apply(next(action for action in game.legal_actions() if str(action) == answer))
    return game


def shifts_of(told: Debriefing) -> list[Shift]:
    return [shift for day in told["days"] for shift in day["shifts"]]


def memories_in(told: Debriefing) -> set[str]:
    """Every memory that is named anywhere."""
    return set(re.findall(r'"(\d-\d)"', json.dumps(told)))


def read_out(game: ho.Game) -> set[str]:
    """The memories whose words were read aloud, and those that lay in play before the first day."""
    read = {e[TARGET] for e in journal_of(game) if e[VERB] == changes.DRAW[n.PARTIALS] and e[RULE] in READ}
    read |= {e[TARGET] for e in journal_of(game) if e[VERB] == changes.CARD and e[RULE] == "SCEN-02"}
    return {the_box().memories[card].id for card in read if card < n.MEMORIES}


@recorded
def test_the_days_are_those_of_the_game(path: Path) -> None:
    game = game_of(path)
    told, rows = game.debrief(), game.rows()
    assert game.outcome is not None
    assert told["ended"] == game.outcome.reason
    assert [day["day"] for day in told["days"]] == list(range(1, told["day"] + 1))
    turned = [(day, shift) for day in told["days"] for shift in day["shifts"] if shift["kind"] is not None]
    for (day, shift), row in zip(turned, rows, strict=True):
        assert (day["day"], day["manager"]) == (row["day"], row["manager"])
        for same in ("shift", "kind", "staff", "symbols"):
            assert shift[same] == row[same]
        assert (shift["care"] or "none") == row["care"]
        assert str(game.actions[shift["move"] or 0]) == "turn"


@recorded
def test_billys_condition_is_that_of_the_log(path: Path) -> None:
    game = game_of(path)
    shifts, rows = shifts_of(game.debrief()), game.rows()
    assert all(one["after"] == two["before"] for one, two in pairwise(shifts))
    assert shifts[-1]["after"] == game.structure()["condition"]
    turned = [shift for shift in shifts if shift["kind"] is not None]
    for shift, row, following in zip(turned, rows, [*rows[1:], None], strict=True):
        if not shift["letters"] and not shift["choices"]:
            assert shift["before"] == row["before"]
        if following is None:  # what the story still asked stands after the last shift
            assert shifts[-1]["after"] == row["condition"]
        elif following["before"] == shift["after"]:
            assert shift["after"] == row["condition"]
        assert shift["before"] - shift["fell"] <= shift["after"]


@recorded
def test_stress_is_that_of_the_position(path: Path) -> None:
    game = game_of(path)
    days = game.debrief()["days"]
    for day in days:
        later = game.at(day=day["day"] + 1) if day["day"] < len(days) else game
        now = later.structure()
        levels = zip(now["stress"], now["places"], strict=False)
        assert day["stress"] == [None if place == n.ABSENT else level for level, place in levels]


@recorded
def test_what_is_told_was_read_aloud_and_lies_in_play_by_the_evening(path: Path) -> None:
    game = game_of(path)
    told = game.debrief()
    heard = {memory for shift in shifts_of(told) for memory in (*shift["told"], *shift["passed_over"])}
    assert heard | set(told["at_start"]) == read_out(game)
    ids = [memory.id for memory in the_box().memories]
    piles = game.table().piles
    laid = [memory for day in told["days"] for memory in day["laid"]]
    assert sorted([*told["at_start"], *laid]) == [ids[card] for card in piles[n.PARTIAL_GRID]]
    assert sorted(memory for day in told["days"] for memory in day["sewn"]) == [ids[c] for c in piles[n.CLEAR_GRID]]
    assert memories_in(told) == read_out(game)


@recorded
def test_each_moment_of_the_facts_can_be_looked_back_to(path: Path) -> None:
    game = game_of(path)
    told = game.debrief()
    for facts in (told["facts"], *(day["facts"] for day in told["days"])):
        for key, move in facts.items():
            if key.endswith("_move"):
                assert game.at(move=move).structure()["day"] == facts[key.replace("_move", "_day")], key
            elif key.endswith("_who"):
                assert 0 <= move < n.PAWNS
                assert facts[key.removesuffix("_who")] > 0


@recorded
def test_json_takes_it_and_gives_it_back(path: Path) -> None:
    told = game_of(path).debrief()
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("scenario", the_box().scenario_numbers)
def test_no_memory_is_named_that_nobody_has_heard(scenario: int) -> None:
    """Stopped anywhere, and over: what lies in the decks unread, in the hands or passed over unread stays unnamed."""
    unread = 0
    for seed in range(30):
        game = played(ho.Game(scenario=scenario, players=2 + seed % 3, seed=seed), seed, 20 + 7 * seed)
        named = memories_in(game.debrief())
        assert named == read_out(game)
        piles = game.table().piles
        left = {the_box().memories[c].id for pile in piles[n.PARTIAL_DECK :] for c in pile if c < n.MEMORIES}
        unread += len(left - named)
    assert unread > 0


def test_it_can_be_had_at_every_moment() -> None:
    game = game_of(playthrough.FOLDER / "scenario_6_for_3_won.txt")
    whole = game.debrief()
    for move in range(len(game.actions)):
        past = game.at(move=move)
        told = past.debrief()
        assert told["ended"] == "stopped"
        assert told["day"] == past.structure()["day"]
        over = told["days"][:-1]
        assert over == whole["days"][: len(over)]
        assert json.loads(json.dumps(told)) == told


def test_it_changes_nothing() -> None:
    game = played(ho.Game(seed=3), 3, 60)
    record, revision, told = game.record(), game.revision, game.debrief()
    told["days"].clear()
    told["players"].clear()
    assert (game.record(), game.revision) == (record, revision)
    assert game.debrief() != told
    assert game.names


def test_a_game_that_was_opened_again_tells_the_same() -> None:
    game = played(ho.Game(scenario=0, seed=5, names=["Maeve", "Tom", "Una"]), 5, 70)
    told = game.debrief()
    assert told["players"] == ["Maeve", "Tom", "Una"]
    for again in (ho.Game.from_record(game.record()), pickle.loads(pickle.dumps(game)), copy.copy(game)):
        assert again.debrief() == told


def test_an_action_that_was_taken_back_is_not_told() -> None:
    game = ho.Game(seed=7, first=0)
    game.apply(ho.Action.of("turn"))
    before = game.debrief()
    game.apply(ho.Action.of("place nurse 1"))
    assert game.debrief() != before
    game.undo()
    assert game.debrief() == before


NO_PAST = (
    "The days of this game cannot be told, since it began in the middle. "
    "Ask a game that began with its set-up, or its record."
)


def without_a_past() -> list[ho.Game]:
    begun = played(ho.Game(seed=7), 7, 30)
    scene = ho.Game.from_scene({"day": 2}, seed=7)
    games = [scene, begun.branch(seed=1), ho.Game.from_position(begun.position())]
    return [*games, *(ho.Game.from_record(game.record()) for game in games)]


@pytest.mark.parametrize("number", range(6))
def test_a_game_without_a_past_says_what_would_work(number: int) -> None:
    with pytest.raises(ho.SceneError) as caught:
        without_a_past()[number].debrief()
    assert str(caught.value) == NO_PAST


def test_what_a_nurse_did_not_keep_was_heard_and_is_told_apart() -> None:
    """She listens to a second memory in place of the first (FOCUS-08), and keeps it."""
    game = begun(stable(memories=1), partials=("1-1", "1-2"), scenario=3, numbers={"SETUP-11": 2})
    act(game, "turn", "place nurse 1", "care palliative", "persist")
    heard = [(shift["told"], shift["passed_over"]) for shift in shifts_of(game.debrief())]
    assert heard == [([], ["1-1", "1-2"])], "about the second nothing is decided yet"
    act(game, "keep")
    shift = shifts_of(game.debrief())[0]
    assert (shift["told"], shift["passed_over"]) == (["1-2"], ["1-1"])


def test_passed_over_unread_is_not_told() -> None:
    """Partials that a talk passes over on its way to another Timeline look like those that were told (FOCUS-04)."""
    passed = 0
    for seed in range(40):
        game = ho.Game(scenario=3, seed=seed)
        chance = random.Random(seed)
        while game.outcome is None and len(game.actions) < 150:
            actions: Any = game.legal_actions()
            wanted = [a for a in actions if a.kind == "steer" or str(a) in ("care palliative", "take partial")]
            game.apply(chance.choice(wanted or list(actions)))
        unread = {
            the_box().memories[e[TARGET]].id
            for e in journal_of(game)
            if e[RULE] == "FOCUS-04" and e[VERB] in changes.DRAW
        }
        passed += len(unread - read_out(game))
        assert not (unread - read_out(game)) & memories_in(game.debrief())
    assert passed
