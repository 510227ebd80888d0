"""Gestures: what is answered together is what could be answered one by one, each end once, and never too many."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import holding_on as ho
from holding_on.board.gesture import carry_out
from holding_on.view.facts.gestures import MOST
from tests.engine.table import deteriorating
from tests.sampling import only

NAMES = ["Ann", "Ben", "Cleo"]
AWAY = {who: {"place": "on_leave", "stress": most} for who, most in (("nurse 2", 3), ("assistant 1", 2))}
PLAYED = [(scenario, players) for scenario in (1, 2, 3, 4) for players in (2, 3, 4)]


def offered(game: ho.Game) -> list[tuple[str, str]]:
    """The gestures by name, with the steps of each as actions print."""
    found = [(each["name"], each["code"]) for each in game.view()["gestures"]]
    return [(name, ", ".join(str(ho.Action(int(code))) for code in codes.split())) for name, codes in found]


def at_work(**scene: Any) -> ho.Game:
    """A morning, as the scene says."""
    return ho.Game.from_scene({"day": 1, "shift": "morning", **scene}, seed=4, names=NAMES)


def twin(game: ho.Game) -> ho.Game:
    """The same game, to be played otherwise."""
    return ho.Game.from_record(game.record())


def test_a_whole_shift_goes_to_him_where_few_can() -> None:
    game = at_work(asked="assign", cards={"morning": deteriorating(2, 2)}, day=2, pawns=AWAY)
    assert game.view()["prompt"]["short"] == "Who goes to Billy? 2 are needed."
    assert offered(game) == [
        ("Ann, Cleo", "place nurse 1, place nurse 3"),
        ("Ann, Assistant 2", "place nurse 1, place assistant 2"),
        ("Cleo, Assistant 2", "place nurse 3, place assistant 2"),
    ]


def test_g_50_another_order_and_so_another_senior_is_chosen_one_by_one() -> None:
    game = at_work(asked="assign", cards={"morning": deteriorating(2, 2)}, day=2, pawns=AWAY)
    together, view = twin(game), game.view()
    assert [each["pawn"] for each in view["actions"]] == [0, 2, 5]  # each stands to be chosen beside the gestures
    carry_out(together, [int(code) for code in view["gestures"][0]["code"].split()])
    for step in ("place nurse 3", "place nurse 1"):
        game.apply(ho.Action.of(step))
    assert [senior(each) for each in (together, game)] == [0, 2]


def senior(game: ho.Game) -> int:
    """Who has the last word on the shift (ASSIGN-07)."""
    return next(int(role["who"]) for role in game.view()["head"]["roles"] if role["role"] == "senior")


def test_where_many_can_one_is_asked_for_after_the_other() -> None:
    game = at_work(asked="assign", cards={"morning": deteriorating(2, 2)})
    assert (offered(game), len(game.legal_actions())) == ([], 5)


def test_to_give_nothing_is_called_so_and_once_something_was_given_no_more() -> None:
    here = {name: {"place": "morning", "tokens": 3} for name in ("nurse 1", "nurse 2")}
    game = at_work(asked="care", cards={"morning": deteriorating(2, 2)}, pawns=here)
    game.apply(ho.Action.of("care medical"))
    named = {each["text"]: each["name"] for each in game.view()["actions"]}
    assert named["Place no further Care Token"] == "Give none"
    game.apply(ho.Action.of("pay nurse 1"))
    named = {each["text"]: each["name"] for each in game.view()["actions"]}
    assert named["Place no further Care Token"] == "No more"


def test_who_pays_and_how_much_is_one_answer() -> None:
    here = {"nurse 1": {"place": "morning", "tokens": 3}}
    game = at_work(asked="care", cards={"morning": deteriorating(1, 2)}, pawns=here)
    game.apply(ho.Action.of("care medical"))
    assert game.view()["prompt"]["short"] == "Does Ann give Care Tokens?"
    assert offered(game) == [
        ("Ann", "pay nurse 1, pay nurse 1"),
        ("Ann", "pay nurse 1, enough"),
        ("Keep it", "enough"),
    ]
    paid = [(each["signs"]["condition"], each["signs"].get("hearts", 0)) for each in game.view()["gestures"]]
    assert paid == [([28, 28, 28], -2), ([28, 27, 27], -1), ([28, 26, 26], 0)]


@pytest.mark.parametrize(("scenario", "players"), only([(1, 2), (2, 3), (3, 4), (4, 3)], PLAYED, several=True))
def test_every_gesture_is_legal_step_by_step_and_ends_where_it_says(scenario: int, players: int) -> None:
    game, luck = ho.Game(scenario, players, seed=players), random.Random(scenario)
    seen: Counter[str] = Counter()
    while game.outcome is None:
        view = game.view()
        gestures, legal = view["gestures"], game.legal_actions()
        ends = set()
        for gesture in gestures:
            codes = [int(code) for code in gesture["code"].split()]
            other = twin(game)
            carry_out(other, codes)
            ends.add(tuple(sorted(codes)))
            done = [action.code for action in other.actions[len(game.actions) :]][: len(codes)]
            assert done == codes or (done == codes[:1] and other.pages()), "a letter or a choice came before the card"
            if other.outcome is None and other.view()["prompt"]["kind"] != "payment":
                now, worst, best = gesture["signs"]["condition"]
                assert (now, worst) == (view["track"]["value"], best)
            seen[view["prompt"]["kind"]] += len(codes) > 1
        assert len(ends) == len(gestures) <= MOST
        asked = {action.pawn for action in legal if action.kind == "place"}
        assert not gestures or asked <= {who for gesture in gestures for who in (*gesture["pawns"], gesture["pawn"])}
        assert len({frozenset(gesture["pawns"]) for gesture in gestures if gesture["pawns"]}) in (0, len(gestures))
        game.apply(luck.choice(legal))
    assert {"assign", "leave", "payment", "care_token"} == set(seen)


@pytest.mark.parametrize("scenario", [1, 4])
def test_nobody_goes_home_and_the_card_is_turned_with_one_answer(scenario: int) -> None:
    game = ho.Game(scenario, 3, seed=7)
    while not offered(game) or game.view()["prompt"]["kind"] != "leave":
        game.apply(game.legal_actions()[0])
    assert ("Go on", "no more leave, turn") in offered(game)


def test_a_moment_that_is_over_offers_nothing() -> None:
    game = at_work(asked="assign", cards={"morning": deteriorating(2, 2)}, day=2, pawns=AWAY)
    game.apply(ho.Action.of("place nurse 1"))
    assert game.at(move=0).view()["gestures"] == []
