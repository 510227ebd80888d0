"""Scenario 8: letters that come on given mornings, forty that may be sent, and an answer that is read out or shut."""

from __future__ import annotations

import json
import re

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from tests.engine.table import act, options, stable
from tests.engine.test_joe import choosing, condition, played, told

WORDS = the_box().words("en")
ALL, ONE, WHICH = (f"choose choice 1 option {option}" for option in (1, 2, 3))
READ, SHUT = (f"choose choice 2 option {option}" for option in (1, 2))
UNREAD = ("43B", "44A", "45A", "45B", "46A", "46B", "47A", "48A", "49A", "50A", "51A", "52A")
"""What is not told before play."""
ALONE = {"said": False, "boat-his": False}
"""What is handed on to it where it is played by itself."""


def night(day: int, *clear: str, marks: tuple[str, ...] = ()) -> ho.Game:
    """The night of this day, a quiet one, and quiet days after it; these memories are clear already."""
    grid = {"partials": clear, "clears": clear}
    scene = {"day": day, "shift": "night", "condition": 20, "marks": marks, "grid": grid}
    deal = {"patients": [stable(tokens=1)] * (1 + 3 * (13 - day))}
    return ho.Game.from_scene(scene, scenario=8, seed=1, deal=deal, ask_all=True)


def morning(day: int, *clear: str, marks: tuple[str, ...] = ()) -> ho.Game:
    """The morning of this day; these memories were clear on the day before."""
    return played(night(day - 1, *clear, marks=marks), until=lambda game: game.structure()["day"] == day)


BOTH = ("4-6", "5-5")


def asked(*marks: str, day: int = 5, clear: tuple[str, ...] = BOTH) -> ho.Game:
    """On this morning he leaves it to the table what is sent."""
    return played(morning(day, *clear, marks=marks), until=choosing)


def answered(sent: str, day: int = 6, clear: tuple[str, ...] = BOTH) -> ho.Game:
    """On this morning an answer has come to what was sent the day before."""
    game = asked(day=day - 1, clear=clear)
    act(game, sent)
    return played(game, until=choosing)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scen_08_he_begins_as_low_as_he_was(players: int) -> None:
    game = ho.Game(8, players, seed=1)
    assert condition(game) == 24
    assert game.structure()["tokens"][:players] == [2] * players


@pytest.mark.parametrize(("answer", "costs"), [(ALL, 0), (ONE, 2), (WHICH, 1)])
def test_to_send_all_costs_him_nothing_today_and_to_choose_one_does(answer: str, costs: int) -> None:
    game = asked("said")
    before = condition(game)
    act(game, answer)
    assert condition(game) == before - costs


def test_only_whoever_told_him_to_his_face_may_say_which_one() -> None:
    assert options(asked("said"), "choose") == {ALL, ONE, WHICH}
    game = asked()
    assert options(game, "choose") == {ALL, ONE}
    closed = game.why_not(ho.Action.of(WHICH))
    assert closed is not None
    assert WORDS["choice.forty.which_closed"] in closed.sentence


@pytest.mark.parametrize(
    ("marks", "comes"), [((), "45B"), (("said",), None), (("boat-his",), "45A"), (("said", "boat-his"), "45A")]
)
def test_setup_19_what_comes_first_follows_from_what_scenario_7_handed_on(marks: tuple[str, ...], comes: str) -> None:
    assert told(morning(3, marks=marks)) == ([comes] if comes else [])


@pytest.mark.parametrize(
    ("day", "comes"), [(5, []), (6, ["46A"]), (7, []), (8, []), (9, ["46A"]), (10, []), (12, ["46B"]), (13, [])]
)
def test_joe_answers_on_the_mornings_on_which_the_porter_is_back(day: int, comes: list[str]) -> None:
    assert told(morning(day, "5-5")) == comes


@pytest.mark.parametrize(("sent", "comes", "costs", "brings"), [(ALL, "47A", 2, 0), (ONE, "48A", 0, 1)])
@pytest.mark.parametrize("day", [6, 9, 12])
def test_ellen_answers_to_many_otherwise_than_to_one(day: int, sent: str, comes: str, costs: int, brings: int) -> None:
    game = answered(sent, day, clear=("4-6",))
    assert (game.structure()["day"], told(game)[-2:]) == (day, [comes, "49A"])
    brought = " ".join(line["text"] for line in game.lines() if line["rule"] == "SETUP-19")
    fell = re.search(r"condition goes from (\d+) to (\d+)", brought)
    assert (int(fell[1]) - int(fell[2]) if fell else 0) == costs
    if day == 6:  # later the Shift Manager has no room for more
        assert ("1 Care Token." in brought) == bool(brings)


@pytest.mark.parametrize("day", [6, 9, 12])
def test_what_is_sent_on_a_morning_is_not_answered_on_it(day: int) -> None:
    """The porter goes in the evening."""
    game = asked(day=day)
    act(game, ALL)
    assert (game.structure()["day"], told(game)[-1]) == (day, "44A")
    played(game, until=lambda game: game.structure()["day"] > day + 1)
    assert "47A" not in told(game)


@pytest.mark.parametrize(("answer", "costs", "brings"), [(READ, 2, 0), (SHUT, 0, 1)])
def test_what_she_wrote_costs_him_where_it_is_read_out(answer: str, costs: int, brings: int) -> None:
    game = answered(ALL)
    before = condition(game), sum(game.structure()["tokens"][:3])
    act(game, answer)
    assert (condition(game), sum(game.structure()["tokens"][:3])) == (before[0] - costs, before[1] + brings)


@pytest.mark.parametrize(
    ("sent", "answer", "form"),
    [(ALL, READ, "43B"), (ALL, SHUT, "50A"), (ONE, READ, "51A"), (ONE, SHUT, "52A")],
)
def test_the_outcome_is_told_by_what_was_sent_and_by_whose_the_answer_was(sent: str, answer: str, form: str) -> None:
    game = answered(sent)
    act(game, answer)
    assert told(game)[-1] == form
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert game.carries["posted"] == (sent == ALL)


def test_what_scenario_7_handed_on_is_read_from_a_record() -> None:
    game = ho.Game(8, seed=1, carried={**ALONE, "boat-his": True})
    assert ho.Game.from_record(game.record()).view() == game.view()


def test_nothing_of_it_is_seen_before_it_comes() -> None:
    """Not the cards and not the answers; nor who writes."""
    keys = [f"narrative.{side}.{part}" for side in UNREAD for part in ("title", "text")]
    keys += [f"choice.forty.{each}" for each in ("all", "one", "which", "which_closed")]
    keys += ["choice.answer.read", "choice.answer.shut", "scenario.8.lost", "mark.joe-wrote", "mark.ellen-wrote"]
    hidden = {key: json.dumps(WORDS[key])[1:-1] for key in keys}
    game = ho.Game(8, seed=3)
    while game.outcome is None and not told(game):
        shown = json.dumps([game.view(), game.pages(), game.lines()]) + game.position() + game.record()
        assert [key for key, words in hidden.items() if len(words) > 5 and words in shown] == []
        game.apply(ho.styles.fair_rota(ho.styles.seat_of(game), game.legal_actions()))
    assert told(game) == ["45B"]
