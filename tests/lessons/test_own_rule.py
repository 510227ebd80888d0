"""A few numbers of the rules of which the learner chooses one."""

from __future__ import annotations

import pytest

from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson


def test_what_was_found_of_a_rule_is_kept_while_another_is_tried() -> None:
    piece = Lesson(13).own("own", ("WARN-05", 3), ("STRESS-03", 4), games=8)
    assert piece.script()["waits"]
    piece.does("claim 5")
    assert [each["name"] for each in piece.script()["dials"][0]["options"]] == ["rule 1", "rule 2"]
    piece.does("rule 2")
    assert (piece.number.rule, piece.value, piece.tried) == ("STRESS-03", 4, {})
    assert not piece.script()["waits"], "one claim has been answered"
    piece.does("slide 2")
    piece.does("rule 1")
    assert (piece.number.rule, piece.value, [*piece.tried]) == ("WARN-05", 3, [3])
    piece.does("rule 2")
    assert piece.value == 2
    assert piece.script()["buttons"] == []


def test_only_numbers_of_the_rules_can_be_offered() -> None:
    with pytest.raises(SceneError, match="NO-01"):
        Lesson(13).own("own", ("WARN-05", 3), ("NO-01", 4))
