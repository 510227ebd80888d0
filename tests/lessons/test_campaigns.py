"""A group's way through the scenarios in a lesson: what an ending opens, and what stays closed."""

from __future__ import annotations

import pytest

from holding_on.engine.errors import RecordError, SceneError
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks.campaigns import campaign_after, may_begin


def lost(lesson: Lesson) -> Game:
    """A game in which Billy has died."""
    day = {"day": 6, "shift": "day", "condition": 2}
    return lesson.game(day, "turn, place nurse 1, care palliative", deal={"patients": ["P08"]})


def won(lesson: Lesson) -> Game:
    """A game whose Objective has been met."""
    partials = ["1-1", "2-1", "3-1", "4-1", "5-1"]
    night = {"day": 9, "shift": "night", "grid": {"partials": partials, "clears": partials[:4]}}
    held = {"nurse 2": {"clears": ["5-1"]}}
    return lesson.game(
        {**night, "pawns": held}, "turn, place nurse 1, care medical, enough", deal={"patients": ["P01"]}
    )


def test_scen_04_what_is_closed_is_refused_and_opens_when_the_objective_is_met() -> None:
    lesson = Lesson(9)
    way = lesson.way(2, lost(lesson), 2, won(lesson), 2)
    assert [step.refused for step in way.steps] == [True, False, True, False, False]
    assert [step.sentences[0][1] for step in way.steps] == ["SCEN-04", "SCEN-14", "SCEN-04", "SCEN-04", "SCEN-04"]
    assert {"SCEN-04", "SCEN-14", "SCEN-10", "SCEN-07"} <= lesson.happened()


def test_scen_15_a_completed_scenario_is_open_and_stays_completed_when_it_is_lost() -> None:
    lesson = Lesson(9)
    way = lesson.way(won(lesson), 1, lost(lesson), 2)
    assert [step.sentences[0][1] for step in way.steps] == ["SCEN-04", "SCEN-15", "SCEN-15", "SCEN-04"]
    assert not any(step.refused for step in way.steps)


def test_whether_a_group_may_begin_is_guessed_before_it_is_told() -> None:
    lesson = Lesson(9)
    way = lesson.way(2, lost(lesson))
    assert (way.script()["told"], way.script()["buttons"], way.game.scenario) == (None, [], 2)
    way.does("yes")
    assert [each["state"] for each in way.script()["options"]] == ["wrong", "right"]
    told = way.script()["told"]
    assert told is not None
    assert "has to be met first" in told["lines"][0]["text"]
    way.does("no")
    assert way.answer == "yes", "one press answers"


def test_a_game_of_a_way_that_has_ended_is_shown_with_what_it_opens_and_leads_back_to_the_beginning() -> None:
    lesson = Lesson(9)
    way = lesson.way(2, lost(lesson))
    way.does("no")
    way.does("next")
    assert (way.script()["count"], way.script()["options"]) == ("2 of 2", [])
    assert way.game.outcome is not None
    assert "tried again" in str(way.pictured()["told"])
    assert [each["name"] for each in way.script()["buttons"]] == ["start"]
    way.does("next")
    assert way.at == 1, "there is no further step"
    way.does("start")
    assert (way.at, way.answer) == (0, None)


def test_a_game_that_goes_on_is_no_part_of_a_way() -> None:
    lesson = Lesson(9)
    with pytest.raises(SceneError, match="not over"):
        lesson.way(lesson.game())


def test_no_group_can_have_come_where_its_way_does_not_lead() -> None:
    with pytest.raises(RecordError, match="SCEN-04"):
        campaign_after([{"scenario": 2, "ended": "objective"}])


def test_each_scenario_is_open_by_a_rule_or_closed_by_one() -> None:
    words = Lesson(9).words
    campaign = campaign_after([{"scenario": 1, "ended": "objective"}, {"scenario": 2, "ended": "warnings"}])
    answers = [may_begin(campaign, scenario, words) for scenario in (1, 2, 3)]
    assert [(rule, may) for _, rule, may in answers] == [("SCEN-15", True), ("SCEN-14", True), ("SCEN-04", False)]
    assert answers[2][0] == "The Objective of scenario 2 has to be met first."
