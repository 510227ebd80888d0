"""What a display would else have to know of the rules comes with the view and the lines of the journal."""

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import holding_on as ho
from holding_on.engine import names as n
from holding_on.engine.verbs import VERBS
from holding_on.view import verbs
from holding_on.view.actions import KINDS, USED_BY
from holding_on.view.facts import verbs as facts
from holding_on.view.shape import WholeLine
from tests.engine.table import act
from tests.engine.test_scenario import nearly
from tests.views.there import there

HEAVY = {"condition", "ending", "stress", "told_overstressed", "told_warning_cause", "warnings"}
"""What nobody may miss, by its verb."""
PLACED = "TALK-07"
"""And a Clear Memory that finds its place."""
USES = {
    "card coming": {"turn"},
    "card now": {"care", "pay"},
    "clear": {"inquire"},
    "memory": {"inquire"},
    "partial": {"care", "take", "talk"},
    "patient": {"turn"},
    "place break_room": {"place", "send_on_leave"},
    "place contact_tile": {"call"},
    "place on_call": {"call_in"},
    "place on_leave": {"send_on_leave"},
    "pool": {"pay"},
    "space now": {"place", "call_in", "reassign", "cover"},
    "supply": {"pay", "take", "give"},
    "timeline": {"inquire", "steer"},
}
"""Which answers use a thing on the board."""


@cache
def played() -> tuple[ho.Game, ...]:
    """Games by chance, and one that is won."""
    won = nearly()
    act(won, "care medical", "enough")
    games = [won]
    for seed in range(12):
        chance = Random(seed)
        game = ho.Game(scenario=seed % 3 + 1, seed=seed, players=seed % 3 + 2)
        while game.outcome is None:
            game.apply(chance.choice(game.legal_actions()))
        games.append(game)
    return tuple(games)


@cache
def lines() -> tuple[WholeLine, ...]:
    """The journals of all of them."""
    return tuple(line for game in played() for line in game.lines())


def test_each_verb_has_a_row_and_each_row_a_verb() -> None:
    assert verbs.ROWS.keys() == VERBS.keys()


def test_the_facts_of_verbs_name_verbs_of_the_journal() -> None:
    tables = [table for name, table in vars(facts).items() if name.startswith("_") and not name.startswith("__")]
    verbs_or_rules = {key for table in tables for key in table}
    assert {"condition", "care", "card", "draw_partials", "by_itself"} <= verbs_or_rules
    assert {key for key in verbs_or_rules if key.islower()} <= VERBS.keys()


@pytest.mark.parametrize("verb", sorted(HEAVY))
def test_what_nobody_may_miss_is_marked(verb: str) -> None:
    assert {line["matters"] for line in lines() if line["verb"] == verb} == {True}


def test_a_memory_that_finds_its_place_is_marked_and_no_other_card_is() -> None:
    cards = {(line["rule"], line["matters"]) for line in lines() if line["verb"] == "card"}
    assert (PLACED, True) in cards
    assert {rule for rule, matters in cards if matters} == {PLACED}
    assert len(cards) > 2


def test_nothing_else_is_marked() -> None:
    light = [line for line in lines() if line["verb"] not in HEAVY and line["rule"] != PLACED]
    assert len({line["verb"] for line in light}) > 20
    assert [line for line in light if line["matters"]] == []


def test_where_billy_speaks_his_words_are_read_aloud_and_nowhere_else() -> None:
    assert {line["verb"] for line in lines() if line["read_aloud"]} == {"draw_partials"}
    assert {line["read_aloud"] for line in lines() if line["verb"] == "draw_partials"} == {True}


def test_what_uses_a_thing_on_the_board_is_said_with_every_view() -> None:
    assert {thing: set(kinds) for thing, kinds in ho.Game().view()["used_by"].items()} == USES
    assert {kind.name for kind in KINDS.values()} >= set().union(*USES.values())


def test_a_view_can_be_changed_by_whoever_has_it_and_the_next_one_is_whole() -> None:
    game = ho.Game()
    game.view()["used_by"]["pool"].clear()
    assert game.view()["used_by"] == {thing: list(kinds) for thing, kinds in USED_BY.items()}


def test_nothing_of_a_view_is_shared_with_the_next_one() -> None:
    game, chance = ho.Game(scenario=4, seed=1), Random(1)
    while game.outcome is None:
        before = deepcopy(game.view())
        emptied(game.view())
        assert game.view() == before
        game.apply(chance.choice(game.legal_actions()))


def emptied(found: Any) -> None:
    """Empty a part of a view with all lists and dictionaries in it."""
    if isinstance(found, dict | list):
        for inner in [*(found.values() if isinstance(found, dict) else found)]:
            emptied(inner)
        found.clear()


def test_the_pool_has_the_number_by_which_an_answer_says_what_it_will_hold() -> None:
    game, chance = ho.Game(seed=1), Random(1)
    while not (paid := [each for each in game.legal_actions() if str(each) == "pay pool"]):
        game.apply(chance.choice(game.legal_actions()))
    view = game.view()
    answer = next(each for each in view["actions"] if each["code"] == paid[0].code)
    assert [view["pool"]["purse"], view["pool"]["tokens"] - 1] in answer["tokens"]


@pytest.mark.parametrize(("reason", "died"), [("objective", False), ("condition", True), ("warnings", False)])
def test_whether_billy_has_died_comes_with_the_outcome(reason: str, died: bool) -> None:
    ends = [there(game.view()["outcome"]) for game in played()]
    assert {end["died"] for end in ends if end["reason"] == reason} == {died}


def test_billy_has_died_too_where_his_days_have_come_to_their_end() -> None:
    game = ho.Game.from_scene({"day": 13, "shift": "night", "condition": 30, "care": {"morning": "medical"}}, seed=2)
    while game.outcome is None:
        game.apply(game.legal_actions()[0])
    end = there(game.view()["outcome"])
    assert (end["reason"], end["died"]) == (n.ENDING_NAMES[n.DECK_EMPTY], True)
