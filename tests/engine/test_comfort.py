"""Scenario 4: what is asked in the night, whom one may ring and when, the forms of the outcome, what is handed on."""

from __future__ import annotations

import json

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from tests.engine.table import act, deteriorating, options, pawn, stable
from tests.views.there import there

WORDS = the_box().words("en")
SIX = ("1-3", "2-4", "3-5", "4-2", "4-4", "5-2")
"""The memories after which he sleeps."""
ASK, WATER = "choose choice 1 option 1", "choose choice 1 option 2"
RING = "call nurse 2 contact 1"
UNREAD = ("13B", "14A", "14B", "15A", "16A")
"""What is not told before play."""


def asked(*glad: str) -> ho.Game:
    """The night after day 3: he has asked, and the Shift Manager is to answer; these memories are clear."""
    grid = {"partials": list(glad), "clears": list(glad)}
    game = ho.Game.from_scene(
        {"day": 3, "shift": "night", "condition": 20, "grid": grid},
        scenario=4,
        seed=1,
        deal={"patients": [stable(), deteriorating()]},
    )
    while game.decision.kind != "choice":
        assert game.outcome is None
        game.apply(game.legal_actions()[0])
    return game


def told(game: ho.Game) -> list[str]:
    """The sides that were told after those of the beginning."""
    return [card["card"] for card in game.view()["told"]][5:]


def test_he_asks_once_in_the_night_after_the_third_day() -> None:
    for seed in range(20):
        game = ho.Game(4, seed=seed)
        while game.outcome is None:
            if game.decision.kind == "choice":
                assert game.view()["head"]["day"] == 4
                assert "15A" in told(game)
            game.apply(ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions()))
        over = game.view()["head"]["day"]
        assert [action.kind for action in game.actions].count("choose") == (over > 3)


def test_to_ask_costs_him_strength_and_wins_trust_and_the_water_gives_him_some_rest() -> None:
    heard, led = asked("1-3"), asked("1-3")
    before = heard.view()
    manager = before["head"]["manager"]
    trust = there(before["pawns"][manager]["tokens"])
    act(heard, ASK)
    act(led, WATER)
    at = [(game.view()["head"]["condition"], game.view()["pawns"][manager]["tokens"]) for game in (heard, led)]
    condition = before["head"]["condition"]
    assert at == [(condition - 1, trust + 1), (condition + 1, trust)]


@pytest.mark.parametrize(
    ("answer", "third", "form"),
    [(ASK, "3-5", "13B"), (ASK, "2-4", "13B"), (WATER, "3-5", "14A"), (WATER, "2-4", "14B")],
)
def test_the_outcome_is_told_as_he_was_answered(answer: str, third: str, form: str) -> None:
    game = asked("1-3", "4-2", third)
    act(game, answer)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game)[-1] == form


def test_three_of_the_six_are_asked_for_and_more_that_he_is_glad_of_than_that_hurt() -> None:
    for glad in (SIX[:2], (*SIX[:2], "4-5")):
        few = asked(*glad)
        act(few, ASK)
        assert few.outcome is None
    hurt = [memory for memory in ("1-4", "2-5", "3-1") if memory not in SIX]
    level = asked(*SIX[:3], *hurt)
    assert [step["done"] for step in level.view()["head"]["progress"]] == [False, True, False]
    act(level, ASK)
    assert level.outcome is None


def test_nobody_rings_until_he_has_told_of_the_chairs_or_the_supper_is_clear() -> None:
    deal = {"patients": [deteriorating()]}
    scene = {"manager": "nurse 1", "grid": {"partials": ["1-3"], "clears": ["1-3"]}}
    no = ho.Game.from_scene(scene, scenario=4, seed=1, deal=deal)
    act(no, "turn")
    assert options(no, "call") == set()
    refusal = no.why_not(ho.Action.of(RING))
    assert refusal is not None
    assert refusal.rule == "CALL-05"
    supper = {**scene, "grid": {"partials": ["3-5"], "clears": ["3-5"]}}
    yes = ho.Game.from_scene(supper, scenario=4, seed=1, deal=deal)
    act(yes, "turn")
    assert RING in options(yes, "call")
    heard = asked("1-3")
    act(heard, ASK, "turn")
    assert options(heard, "call")
    led = asked("1-3")
    act(led, WATER, "turn")
    assert options(led, "call") == set()


@pytest.mark.parametrize(("answer", "heard"), [(ASK, True), (WATER, False)])
def test_scen_08_whether_he_was_heard_and_who_has_told_of_the_clock_is_handed_on(answer: str, heard: bool) -> None:
    game = asked("1-3", "4-2", "2-4")
    assert game.carries == {"heard": False, "clock": False}
    act(game, answer)
    assert game.carries == {"heard": heard, "clock": False}


def test_a_call_to_gerry_hands_on_the_clock() -> None:
    grid = {"partials": ["3-5"], "clears": ["3-5"]}
    game = ho.Game.from_scene({"manager": "nurse 1", "grid": grid}, scenario=4, seed=1, deal={"patients": [stable()]})
    trust = there(pawn(game, "nurse 2")["tokens"])
    act(game, "turn", RING)
    while "16A" not in told(game):
        game.apply(game.legal_actions()[0])
    assert pawn(game, "nurse 2")["tokens"] == trust + 1
    assert game.carries == {"heard": False, "clock": True}


def test_nothing_of_the_night_is_seen_before_it_comes() -> None:
    """Not the cards, not the answers, not whom one may ring; and what is asked for does not say what he asks."""
    keys = [f"narrative.{side}.{part}" for side in UNREAD for part in ("title", "text")]
    keys += ["choice.three.ask", "choice.three.water", "contact.gerry", "mark.clock", "scenario.4.lost"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys}
    game = ho.Game(4, seed=3)
    while game.decision.kind != "choice":
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if words in shown] == []
        assert "chair" not in game.view()["head"]["objective_text"] + str(game.view()["head"]["progress"])
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
    assert hidden["narrative.15A.text"] in json.dumps(game.view())
