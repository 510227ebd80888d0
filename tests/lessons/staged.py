"""Lessons and pieces that the tests of stages share: a lesson with words of its own, and what a stage shows."""

from __future__ import annotations

from typing import Any

import holding_on as ho
from holding_on.catalogue.language import Words
from holding_on.lessons import Lesson
from holding_on.lessons.checks.moves import split_moves
from holding_on.lessons.pieces.choice import Choice
from holding_on.lessons.pieces.play import Play
from holding_on.lessons.pieces.question import Question
from holding_on.lessons.pieces.staged import Staged

HEARTS: dict[str, Any] = {"Ann": 3, "Ben": 2}
SAID = {
    "lesson.04.made.asks": "What will she do?",
    "lesson.04.made.way_1": "Treat him",
    "lesson.04.made.told_1": "He stays.",
    "lesson.04.made.way_2": "Sit with him",
    "lesson.04.made.told_2": "He falls.",
    "lesson.04.made.task": "Treat him.",
    "lesson.04.comes.21": "So it is.",
    "lesson.04.comes.23": "None can be laid.",
    "lesson.04.comes.24": "Comfort holds nothing up.",
    "lesson.04.comes.again.23": "A stable card has no symbol.",
    "lesson.04.comes.again.25": "Only treatment lifts him.",
    "lesson.04.may.yes": "Ben is not there.",
}


def taught(**more: str) -> Lesson:
    """A lesson with some words of its own."""
    lesson = Lesson(4)
    lesson.words = Words.of("en", {**lesson.words.texts, **SAID, **more})
    return lesson


def bed(lesson: Lesson, card: str = "P16", **about: Any) -> ho.Game:
    return lesson.bedside(card, "Ann", "Assistant 1", **{**HEARTS, **about})


def comes(lesson: Lesson, **about: Any) -> Question:
    return lesson.predict("comes", bed(lesson, **about), "care palliative", "condition", 21, 23, 24)


def states(piece: Staged) -> list[str]:
    return [each["state"] for each in piece.script()["options"]]


def told(piece: Staged) -> tuple[str, str, list[str]]:
    said = piece.script()["told"]
    assert said is not None
    return said["title"], said["text"], [line["rule"] for line in said["lines"]]


def hook(lesson: Lesson) -> Choice:
    return lesson.choose("made", bed(lesson), "care medical, pay Ann, pay Ann, pay Ann", "care palliative")


def pays(lesson: Lesson) -> Play:
    game = bed(lesson)
    game.apply(ho.Action.of("care medical"))
    return lesson.play("made", game, "pay Ben", "pay pool", "pay Ann", "pay Ann", "enough")


def played(piece: Staged, moves: str) -> None:
    for move in split_moves(moves, piece.game.names):
        piece.game.apply(ho.Action.of(move))
