"""Screens on which Billy may die: they say so beforehand, can be gone past, and mark no hope as wrong."""

from __future__ import annotations

import random
from copy import copy
from pathlib import Path

from holding_on.common.lesson_cells import Made, read
from holding_on.lessons import Lesson
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.facts import fact, has_died
from holding_on.lessons.checks.moves import rehearse
from holding_on.lessons.pieces.choice import Choice
from holding_on.lessons.pieces.evening import Evening
from holding_on.lessons.pieces.handover import Handover
from holding_on.lessons.pieces.play import Play
from holding_on.lessons.pieces.question import Question
from holding_on.lessons.pieces.staged import Staged
from holding_on.lessons.pieces.trial import Trial
from holding_on.view.actions import Action
from tests.lessons.test_lessons import NOTEBOOKS, each, taken

PAST = "you can go past"
DIES = "He dies."
GAMES = 30
"""How many times each task is played by chance, to see whether Billy may die in it."""


def ends_in_his_death(asked: Asked) -> bool:
    return has_died(rehearse(asked.game, asked.moves)[1])


def by_chance(piece: Play | Trial, seed: int) -> list[Action]:
    """The moves of a task that chance plays in a copy, until the task is over; they may end in Billy's death."""
    chance, game = random.Random(seed), copy(piece.game)
    until = piece.until if isinstance(piece, Play) else piece.task.data["until"]
    last_day = int(fact(game, "day")) + 1  # no task needs more
    while int(fact(game, "day")) <= last_day:
        legal = game.legal_actions()
        if not legal or all(fact(game, about) == to for about, to in until.items()):
            break
        game.apply(chance.choice(legal))
    return list(game.actions[len(piece.game.actions) :]) if has_died(game) else []


def may_die(piece: Staged) -> bool:
    """Whether Billy is dead when a piece begins, or may die in it."""
    if has_died(piece.game):
        return True
    if isinstance(piece, Question):
        return any(map(ends_in_his_death, piece.questions))
    if isinstance(piece, Choice):
        return any(has_died(rehearse(piece.game, way)[1]) for way in piece.ways)
    if isinstance(piece, Evening):
        return any(each.ending in ("condition", "deck") for each in piece.every)
    if isinstance(piece, Play | Trial):
        return any(by_chance(piece, seed) for seed in range(GAMES))
    return False


def key_of(piece: Staged) -> str:
    """The beginning of the keys of the words of a piece."""
    if isinstance(piece, Question):
        return piece.questions[0].key
    return piece.task.key if isinstance(piece, Trial) else str(getattr(piece, "key"))  # noqa: B009


@each
def test_a_screen_on_which_he_may_die_says_that_one_can_go_past_it(path: Path) -> None:
    lesson, _ = taken(path)
    for piece in lesson._staged:
        if isinstance(piece, Handover) or not may_die(piece):
            continue
        name = key_of(piece).rpartition(".")[2]
        (screen,) = [
            screen
            for screen in read(path).screens
            if any(isinstance(part, Made) and part.given[:1] == (name,) for part in screen.parts)
        ]
        prose = " ".join(part for part in screen.parts if isinstance(part, str))
        assert PAST in f"{screen.heading} {prose}", f"{screen.heading}: {name}"


@each
def test_no_answer_is_struck_through_and_nothing_is_counted_where_he_dies(path: Path) -> None:
    lesson, _ = taken(path)
    every = [asked for piece in lesson._staged if isinstance(piece, Question) for asked in piece.questions]
    for asked in filter(ends_in_his_death, every):
        for number in range(len(asked.options)):
            fresh = Asked(
                copy(asked.game), asked.moves, asked.about, list(map(str, asked.options)), asked.key, lesson.words
            )
            question = Question(fresh, lesson.words)
            question.does(f"option {number}")
            script = question.stage.script
            assert script["told"] is not None
            assert script["told"]["title"] == DIES, asked.key
            assert "SCEN-10" not in [line["rule"] for line in script["told"]["lines"]], "his death is said once"
            states = ["chosen" if each == number else "other" for each in range(len(asked.options))]
            assert [each["state"] for each in script["options"]] == states
            assert (script["came"], script["lit"], script["said"]) == ([], [], [])


def test_a_hook_that_begins_after_his_death_does_not_say_that_he_dies_now() -> None:
    lesson = Lesson(12)
    hook = lesson.choose("hook", lesson.played("balanced", seed=3))
    hook.choose(1)
    assert hook.stage.script["told"] is not None
    assert hook.stage.script["told"]["title"] == ""


def test_after_a_way_on_which_he_dies_no_other_is_offered() -> None:
    lesson, _ = taken(NOTEBOOKS[8])
    (last,) = [piece for piece in lesson._staged if isinstance(piece, Choice) and piece.key == "lesson.09.last"]
    assert [each["name"] for each in last.stage.script["options"]] == ["way 1", "way 2"]
    last.does("way 2")
    last.does("way 1")
    assert last.chosen == 1
    assert [(each["name"], each["state"]) for each in last.stage.script["options"]] == [("way 2", "chosen")]


def test_a_task_in_which_he_dies_says_so_and_can_be_left() -> None:
    piece = Lesson(9).play("into_the_morning")
    assert isinstance(piece, Trial)
    for move in next(filter(None, (by_chance(piece, seed) for seed in range(GAMES)))):
        piece.game.apply(move)
    script = piece.stage.script
    assert script["told"] is not None
    assert (script["told"]["title"], script["told"]["kind"]) == (DIES, "")
    assert script["told"]["text"] == "You can begin this again, or leave it."
    assert "start" in {button["name"] for button in script["buttons"]}
