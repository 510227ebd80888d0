"""Scenario 5: a short ward, what the student asks, what is read again of it, and what is handed on."""

from __future__ import annotations

import json

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from tests.engine.table import act, options, stable
from tests.game.campaigns import WINS
from tests.views.there import there

WORDS = the_box().words("en")
WRITE, MANAGE, BILLY = (f"choose choice 1 option {option}" for option in (1, 2, 3))
BUSY, SHORT = "choose choice 2 option 1", "choose choice 2 option 2"
UNREAD = ("19B", "20A", "20B", "21A", "22A")
"""What is not told before play."""
NOTHING = {"reported": False, "closed": False, "answered": False, "short": False, "busy": False}


def until_asked(game: ho.Game) -> ho.Game:
    """Played on, by the first action each time, until the table is asked something."""
    while game.decision.kind != "choice":
        assert game.outcome is None
        game.apply(game.legal_actions()[0])
    return game


def asks(*told: str) -> ho.Game:
    """The night after day 3: the student has asked, and the Shift Manager is to answer; these memories are clear."""
    grid = {"partials": list(told), "clears": list(told)}
    spent = {f"nurse {number}": {"tokens": 1} for number in (1, 2, 3)}
    scene = {"day": 3, "shift": "night", "condition": 20, "grid": grid, "pawns": spent}
    return until_asked(ho.Game.from_scene(scene, scenario=5, seed=1, deal={"patients": [stable()] * 9}))


def written() -> ho.Game:
    """The form that was written after day 3 has come back, after day 5."""
    game = ho.Game(5, **{**WINS, "deal": {"patients": [stable()] * 18}})
    until_asked(game)
    act(game, WRITE)
    return until_asked(game)


def told(game: ho.Game) -> list[str]:
    """The sides that were told after those of the beginning."""
    return [card["card"] for card in game.view()["told"]][5:]


def at(game: ho.Game) -> tuple[int, int]:
    """Billy's condition, and the Care Tokens of whoever answers for the table."""
    view = game.view()
    return view["head"]["condition"], there(view["pawns"][view["head"]["manager"]]["tokens"])


@pytest.mark.parametrize(("players", "last", "tokens"), [(2, "on_call", 6), (3, "left", 4), (4, "left", 4)])
def test_the_ward_begins_with_one_assistant_and_one_on_call_and_without_six_heavy_cards(
    players: int, last: str, tokens: int
) -> None:
    game = ho.Game(5, players, seed=1)
    there = {line["name"]: line["place"] for line in game.view()["pawns"] if line["kind"] != "nurse"}
    assert there == {"Assistant 1": "break_room", "On-Call 1": "on_call", "On-Call 2": last}
    assert game.structure()["decks"][0] == 39 - 6
    assert game.structure()["tokens"][:players] == [tokens] * players


def test_she_asks_once_in_the_night_after_the_third_day() -> None:
    for seed in range(20):
        game = ho.Game(5, seed=seed)
        while game.outcome is None:
            if game.decision.kind == "choice":
                assert game.view()["head"]["day"] == 4
                assert told(game) == ["21A"]
            game.apply(ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions()))
        over = game.view()["head"]["day"]
        assert [action.kind for action in game.actions].count("choose") == (over > 3)


@pytest.mark.parametrize(("answer", "costs", "trust"), [(WRITE, 1, 0), (MANAGE, 0, 2), (BILLY, 1, 0)])
def test_an_hour_at_the_desk_and_an_answer_of_his_own_cost_him_strength_and_an_hour_with_him_wins_trust(
    answer: str, costs: int, trust: int
) -> None:
    game = asks("4-3")
    condition, tokens = at(game)
    act(game, answer)
    assert at(game) == (condition - costs, tokens + trust)


def test_he_answers_her_only_once_he_has_told_of_a_question_like_hers() -> None:
    assert options(asks("4-2"), "choose") == {WRITE, MANAGE}
    assert options(asks("4-3"), "choose") == {WRITE, MANAGE, BILLY}
    closed = asks("4-2").why_not(ho.Action.of(BILLY))
    assert closed is not None
    assert WORDS["choice.safe.billy_closed"] in closed.sentence


@pytest.mark.parametrize(("answer", "form"), [(WRITE, "19B"), (BILLY, "20A"), (MANAGE, "20B")])
def test_the_outcome_is_told_as_she_was_answered(answer: str, form: str) -> None:
    game = asks("2-3", "4-2", "4-3")
    act(game, answer)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game)[-1] == form


@pytest.mark.parametrize("few", [("4-2", "4-3", "4-5"), ("2-3", "4-3"), ("2-3", "4-2", "4-4")])
def test_the_gate_and_two_of_three_are_asked_for_beside_the_answer(few: tuple[str, ...]) -> None:
    game = asks(*few)
    act(game, MANAGE)
    assert game.outcome is None


def test_what_was_put_in_writing_is_read_again_after_the_fifth_day_and_nothing_else_is() -> None:
    game = written()
    assert told(game) == ["21A", "22A"]
    assert game.view()["head"]["day"] == 6
    before = at(game)
    busy, short = game, ho.Game.from_record(game.record())
    act(busy, BUSY)
    act(short, SHORT)
    assert (at(busy), at(short)) == ((before[0], before[1] + 2), before)
    assert busy.carries == {**NOTHING, "reported": True, "busy": True}
    assert short.carries == {**NOTHING, "reported": True, "short": True}
    managed = ho.Game(5, **{**WINS, "deal": {"patients": [stable()] * 18}})
    until_asked(managed)
    act(managed, MANAGE)
    while managed.outcome is None and managed.view()["head"]["day"] < 7:
        managed.apply(managed.legal_actions()[0])
    assert told(managed) == ["21A"]


@pytest.mark.parametrize(("answer", "mark"), [(WRITE, "reported"), (MANAGE, "closed"), (BILLY, "answered")])
def test_scen_08_how_she_was_answered_is_handed_on(answer: str, mark: str) -> None:
    game = asks("2-3", "4-2", "4-3")
    assert game.carries == NOTHING
    act(game, answer)
    assert game.carries == {**NOTHING, mark: True}


def test_a_campaign_keeps_what_scenario_4_handed_on_and_adds_this() -> None:
    campaign = ho.Campaign()
    wanted = {4: ["1-3", "3-5", "4-2"], 5: ["2-3", "4-2", "4-5"]}
    first = {1: ["1-1", "2-1", "3-1", "4-1", "5-1"], 2: ["1-2", "1-4", "1-6"], 3: ["2-6", "3-5", "1-1"], **wanted}
    for number, memories in first.items():
        game = campaign.play(number, **{**WINS, "deal": {**WINS["deal"], "partials": memories, "clears": memories}})
        while game.outcome is None:
            heard = [action for action in game.legal_actions() if number == 4 and str(action) == WRITE]
            game.apply((heard or [ho.styles.balanced(ho.styles.seat_of(game), game.legal_actions())])[0])
        assert game.outcome.won
        campaign.finish(game)
    assert campaign.completed == (1, 2, 3, 4, 5)
    assert {mark: campaign.carried[mark] for mark in ("heard", *NOTHING)} == {"heard": True, **NOTHING, "closed": True}
    assert "clock" in campaign.carried


def test_nothing_of_the_night_is_seen_before_it_comes() -> None:
    """Not the cards, not the answers, not the form; and what is asked for does not say what she asks."""
    keys = [f"narrative.{side}.{part}" for side in UNREAD for part in ("title", "text")]
    keys += [f"choice.safe.{each}" for each in ("write", "manage", "billy", "billy_closed")]
    keys += ["choice.word.busy", "choice.word.short", "mark.short", "scenario.5.lost"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys}
    game = ho.Game(5, seed=3)
    while game.decision.kind != "choice":
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if words in shown] == []
        assert "safe" not in game.view()["head"]["objective_text"] + str(game.view()["head"]["progress"])
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
    assert hidden["narrative.21A.text"] in json.dumps(game.view())
