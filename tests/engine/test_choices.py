"""Choices of the story (SCEN-03): when they are asked, which answers are closed, and what an answer brings."""

from pathlib import Path

import pytest

import holding_on as ho
from tests.content.twelfth import twelfth
from tests.engine.evenings import BURN, KEEP, SEND, VISIT, WRITE, answered, evening, told
from tests.engine.table import act, condition, refused, rules_of, to_the_next_day


def test_scen_03_a_choice_is_asked_of_the_shift_manager_before_a_card_is_turned(folder: str) -> None:
    game = answered(folder)
    asked = game.decision
    assert (asked.kind, asked.who, asked.rule) == ("choice", game.view()["head"]["manager"], "SCEN-03")
    assert "Side 82A" in asked.prompt
    assert told(game) == ["81A", "82A"], "it is read out before it is answered"
    assert [str(action) for action in asked.actions] == [WRITE, BURN]
    assert [game.say(action) for action in asked.actions] == ["Write back", "Burn the letter"]
    refused(game, "turn", "not_now", "SCEN-03")
    act(game, WRITE)
    assert game.decision.kind == "choice", "the next is due because of it"
    act(game, KEEP)
    assert game.decision.kind == "turn"
    refused(game, WRITE, "step_over", "SCEN-03")
    to_the_next_day(game)
    assert told(game).count("82A") == 1, "it is asked once"


def test_scen_03_a_preview_says_what_an_answer_brings_and_reads_nothing_out(folder: str) -> None:
    game = answered(folder)
    write, burn = (game.preview(action) for action in game.legal_actions())
    assert write.condition == (condition(game), condition(game) + 1)
    assert "It is noted for later: somebody has written back." in str(write)
    assert burn.condition[1] == condition(game) - 3
    assert "82B" not in str(write)


def test_scen_06_an_answer_may_be_closed_by_what_was_done_before(folder: str) -> None:
    game = answered(folder)
    refused(game, VISIT, "answer_closed", "SCEN-06")
    assert [barred.sentence for barred in game.decision.barred] == ["Nobody knows her."]
    known = answered(folder, VISIT, carried={"known": True})
    assert known.carries == {"written": True, "cut-off": False}


def test_scen_03_what_was_chosen_takes_effect_and_can_be_taken_back(folder: str) -> None:
    game = answered(folder, BURN)
    assert "the letter was burnt" in game.view()["head"]["progress"][-1]["text"]
    assert not game.view()["head"]["progress"][-1]["done"]
    before = condition(game)
    game.undo()
    assert condition(game) == before + 3
    assert game.decision.kind == "choice"
    act(game, BURN)
    to_the_next_day(game)
    assert "81B" not in told(game), "who has burnt the first gets no second letter"
    weak = answered(folder, BURN, condition=4)
    assert weak.outcome == ho.Outcome(False, "condition", "SCEN-10")


def test_scen_03_a_position_in_the_middle_of_a_choice_and_a_record_bring_it_back(folder: str) -> None:
    game = answered(folder, WRITE)
    again = ho.Game.from_position(game.position(), content=folder)
    assert (again.decision.prompt, told(again)) == (game.decision.prompt, told(game))
    assert again.legal_actions() == game.legal_actions()
    act(game, SEND)
    assert ho.Game.from_record(game.record(), content=folder).view()["told"] == game.view()["told"]


@pytest.mark.parametrize(("before", "outcome"), [(3, "condition"), (4, "objective")])
def test_scen_10_an_answer_that_costs_him_his_last_strength_is_a_loss_whatever_it_meets(
    tmp_path: Path, before: int, outcome: str
) -> None:
    content = twelfth(tmp_path, 'kind = "marks"\nmarks = ["cut-off"]')
    game = evening(content, condition=before + 1)
    act(game, "care medical", "enough", BURN)
    assert game.outcome is not None
    assert game.outcome.reason == outcome
    won = outcome == "objective"
    assert ("SCEN-07" in rules_of(game)) == won, "the Objective is looked at when he has lived through it"


def test_scen_03_the_tokens_of_an_answer_are_the_shift_managers(folder: str) -> None:
    game = evening(folder, carried={"known": True})
    to_the_next_day(game)
    assert game.decision.kind == "choice"
    manager = int(game.structure()["manager"])
    before = game.structure()["tokens"]
    visit = next(action for action in game.legal_actions() if "Ask her to come" in game.say(action))
    game.apply(visit)
    after = game.structure()["tokens"]
    gained = [nurse for nurse in range(3) if after[nurse] > before[nurse]]
    assert gained == [manager]
