"""A function that is right plays a scene of its lesson: its answer there decides how the scene goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.names import CLEAR_HELD, NURSES
from holding_on.game import Game
from holding_on.lessons.checks.moves import play_moves, split_moves
from holding_on.lessons.checks.references import Position, given
from holding_on.lessons.checks.watched import call, parameters

Plays = str | Mapping[Any, str]
"""The moves that a scene goes on with; in a mapping by the answers, that of the function first."""


def acted(name: str, function: Callable[..., Any], scene: Game, plays: Plays, words: Words) -> str:
    """Return in words what a function answers in a scene, and what comes of it, and of each other answer, there.

    Raises SceneError when the scene has no moves for the answer, or when a move is refused.
    """
    answer = call(function, *(given(name, Position(scene), parameters(function)) or [])).answer
    said = words.say(f"lesson.program.scene.says.{name}", answer=str(answer))
    if isinstance(plays, str):
        return f"{said} {came_of(scene, plays, words)}"
    if answer not in plays:
        raise SceneError(f"the scene of {name!r} has no moves for {answer!r}")
    others = [
        words.say("lesson.program.scene.instead", answer=str(other), came=came_of(scene, moves, words))
        for other, moves in plays.items()
        if other != answer
    ]
    return " ".join([said, came_of(scene, plays[answer], words), *others])


def came_of(scene: Game, moves: str, words: Words) -> str:
    """Return in words what becomes of Billy's Condition and of the Warnings when a scene goes on, or that he answers.

    Where he answers, what stays as it was is left out.
    """
    after = copy(scene)
    play_moves(after, split_moves(moves, after.names))
    was, now = scene.view()["head"], after.view()["head"]
    answers = _answers(after) > _answers(scene)
    said = [words.say("lesson.program.scene.answers")] if answers else []
    for about in ("condition", "warnings"):
        if was[about] != now[about]:
            said.append(words.say(f"lesson.program.scene.{about}", before=was[about], after=now[about]))
        elif not answers:
            said.append(words.say(f"lesson.program.scene.{about}_stays", after=now[about]))
    return " ".join(said)


def _answers(game: Game) -> int:
    """Return how many Clear Memories lie face down with the Nurses."""
    return sum(len(pile) for pile in game.table().piles[CLEAR_HELD : CLEAR_HELD + NURSES])
