"""What the board answers beforehand in the evening: legal answers, none of them lost, and never past what is hidden."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import holding_on as ho
from holding_on.board.gesture import carry_out
from holding_on.engine import names as n
from holding_on.view.facts.gestures import MOST
from holding_on.view.facts.verbs import reveals
from holding_on.view.joining import empty, said_on
from holding_on.view.shape import Answer, Leaf
from tests.engine.table import answer_of, deteriorating, journal_of, stable

NAMES = ["Ann", "Ben", "Cleo"]
BEFOREHAND = {"talker", "care_token", "night_token", "emergency_token"}
THREE: dict[str, dict[str, Any]] = {
    "nurse 1": {"place": "day", "stress": 1},
    "nurse 2": {"place": "day", "stress": 0},
    "assistant 1": {"place": "day"},
}


def steps(line: Answer) -> list[int]:
    """The codes of a gesture."""
    return [int(code) for code in str(line["code"]).split()]


def offered(game: ho.Game) -> list[tuple[str, str, str]]:
    """The name of each gesture, its few words, and its steps as actions print."""
    return [
        (each["name"], each["brief"], ", ".join(str(ho.Action(code)) for code in steps(each)))
        for each in game.view()["gestures"]
    ]


def asked(game: ho.Game) -> str:
    """The kind of the pending decision."""
    return game.decision.kind


def with_him(scenario: int = 0, tokens: int = 1, memories: int = 1, **scene: Any) -> ho.Game:
    """A day shift with three people, before the care is chosen."""
    card = stable(3, tokens=tokens, memories=memories)
    there = {"day": 2, "shift": "day", "asked": "care", "cards": {"day": card}, "pawns": THREE}
    return ho.Game.from_scene(there | scene, scenario=scenario, seed=4, names=NAMES)


def test_with_the_care_it_is_answered_who_sits_with_him_and_gets_his_trust() -> None:
    comfort, *others = offered(with_him())[1:]
    assert comfort == ("Palliative Care", "Ben sits with him", "care palliative, give nurse 2, talk nurse 2")
    assert others == [
        ("Ann instead", "", "care palliative, give nurse 1, talk nurse 1"),
        ("Assistant 1 instead", "", "care palliative, give pool, talk assistant 1"),
    ]


def test_where_nobody_talks_it_is_answered_who_gets_the_token_and_the_emptiest_purse_comes_first() -> None:
    purses = {"nurse 1": THREE["nurse 1"] | {"tokens": 1}, "nurse 2": THREE["nurse 2"] | {"tokens": 3}}
    comfort, *others = offered(with_him(memories=0, pawns=THREE | purses))[1:]
    assert comfort[1:] == ("a token for Ann", "care palliative, give nurse 1")
    assert [name for name, *_ in others] == ["Ben instead", "The Assistants' pool instead"]


def test_what_comfort_costs_him_is_seen_beside_each_name() -> None:
    game = with_him(condition=9, cards={"day": deteriorating(3, 2, tokens=1, memories=1)})
    _, *comforts = game.view()["gestures"]
    assert len(comforts) == 3
    for each in comforts:
        assert each["signs"]["condition"] == [9, 7, 7]
        assert each["condition"] == 7


def test_the_campaign_asks_each_of_them() -> None:
    assert with_him(scenario=1).view()["gestures"] == []


def test_each_of_them_can_still_be_answered_one_by_one() -> None:
    game = with_him(tokens=2)
    questions = []
    for step in ("care palliative", "give nurse 1", "give nurse 2", "talk nurse 1"):
        questions.append(asked(game))
        game.apply(ho.Action.of(step))
    assert questions == ["care", "care_token", "care_token", "talker"]


def test_taking_back_a_token_asks_who_gets_it() -> None:
    game = with_him(memories=0)
    carry_out(game, steps(game.view()["gestures"][1]))
    game.undo()
    assert asked(game) == "care_token"
    assert game.view()["gestures"] == []


def test_a_warning_that_comfort_brings_is_foretold_with_everybody_who_may_sit_with_him() -> None:
    night = {who: each | {"place": "night"} for who, each in THREE.items()}
    comforted = {"morning": "palliative", "day": "palliative"}
    game = with_him(
        shift="night", care=comforted, cards={"night": deteriorating(3, 1, tokens=1, memories=1)}, pawns=night
    )
    treats, *comforts = game.view()["gestures"]
    assert len(comforts) == 3
    assert "warnings" not in treats["signs"]
    assert [each["signs"]["warnings"] for each in comforts] == [1, 1, 1]
    assert len({each["follows"].split(". ")[-1] for each in comforts}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_every_gesture_of_an_evening_is_legal_reveals_at_its_end_only_and_asks_nothing_beforehand(
    players: int, seed: int
) -> None:
    game, chance = ho.Game(scenario=0, players=players, seed=seed), random.Random(seed)
    met = set()
    while game.outcome is None:
        view = game.view()
        lines: list[Answer] = [*view["gestures"]] or [*view["actions"]]
        assert {steps(each)[0] for each in lines} <= {each["code"] for each in view["actions"]}
        assert len({str(each["code"]) for each in lines}) == len(lines) <= max(MOST, len(view["actions"]) + 4)
        chosen = steps(chance.choice(lines))
        if chosen[1:]:
            met.add(asked(game))
        before, line = len(game.actions), len(journal_of(game))
        carry_out(game, chosen)
        given = [action.code for action in game.actions[before:]]
        hidden_before = any(map(reveals, journal_of(game)[line:])) or bool(game.pages())
        assert given == chosen or hidden_before or chosen[-1] == n.TURN_CARD
        assert hidden_before or asked(game) not in BEFOREHAND
    assert met & {"care", "assign"}


def all_pages(scenario: int, seeds: int) -> list[list[Leaf]]:
    """The pages of each move of balanced games that shows any."""
    found = []
    for seed in range(seeds):
        game = ho.Game(scenario=scenario, seed=seed, names=NAMES)
        while game.outcome is None:
            game.apply(answer_of("balanced", game))
            if pages := game.pages():
                found.append(pages)
    return found


def test_what_was_said_last_and_the_evening_stand_on_one_page() -> None:
    together = set()
    for pages in all_pages(0, 12):
        for page, after in pairwise([*pages, empty(0, "story")]):
            if page["kind"] == "laid" and after["kind"] != "laid":
                together.add("laid")
                assert after["kind"] != "evening"
            elif page["cards"] and page["cards"][-1]["title"] == "In the evening":
                together.add("said")
                *said, evening = said_on(page)
                assert {card["kind"] for card in said} <= {"told", "event"}
                assert all(card["cover"] or card["words"] or card["text"] for card in said)
                assert evening["then"]
    assert together == {"laid", "said"}


def test_in_the_campaign_an_evening_has_a_page_of_its_own() -> None:
    shown = [page for pages in all_pages(1, 2) for page in pages]
    assert "evening" in {page["kind"] for page in shown}
    assert all(card["title"] != "In the evening" for page in shown for card in page["cards"])
