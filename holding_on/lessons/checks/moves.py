"""Moves that a lesson tries in a game. A step keeps what a move changed, or why the move was refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import reduce

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.state import RULE
from holding_on.game import Game
from holding_on.view.actions import Action


@dataclass(frozen=True)
class Step:
    """One move that was tried: the action in words, and the sentences of its changes, each with the id of its rule."""

    action: str
    sentences: tuple[tuple[str, str], ...]
    rules: frozenset[str]
    """The rules of all changes that the move made, also of changes without a sentence."""
    refused: bool

    def title(self, words: Words) -> str:
        """Return the action in words; for a refused action, the words say that it was refused."""
        return words.say("lesson.steps.refused", action=self.action) if self.refused else self.action

    def lines(self, words: Words) -> list[str]:
        """Return the step in lines of text."""
        return [self.title(words), *(f"  {text} ({rule})" if rule else f"  {text}" for text, rule in self.sentences)]


def try_move(game: Game, move: str) -> Step:
    """Try a move, written as an Action prints, and return its step; a refused move changes nothing.

    Raises ValueError for a text that is no action.
    """
    action = Action.of(move)
    refusal = game.why_not(action)
    if refusal is not None:
        sentences = ((refusal.sentence, refusal.rule), *(((refusal.unlock, ""),) if refusal.unlock else ()))
        return Step(refusal.text, sentences, frozenset({refusal.rule}), refused=True)
    text, before = game.say(action), len(game.actions)
    sentences = tuple((change.text, change.rule) for change in game.apply(action))
    return Step(text, sentences, frozenset(entry[RULE] for _, entry in game.entries(before)), refused=False)


def rehearse(game: Game, moves: Sequence[str]) -> tuple[list[Step], Game]:
    """Try moves in a copy of a game, which does not change itself; return the steps, and the copy after the moves."""
    trial = copy(game)
    return [try_move(trial, move) for move in moves], trial


def told_moves(game: Game, moves: Sequence[str], words: Words) -> str:
    """Return moves in words, made in a copy of the game; no move says what will follow from it."""
    trial, said = copy(game), list[str]()
    for move in moves:
        action = Action.of(move)
        said.append(_without_effects(trial, action))
        if trial.why_not(action) is None:
            trial.apply(action)
    return reduce(lambda before, move: words.say("lesson.moves", before=before, move=move), dict.fromkeys(said))


def _without_effects(game: Game, action: Action) -> str:
    """Return an action in words; of a kind of care only its name, since its words say what it costs and brings."""
    shown = next((each for each in game.view()["actions"] if each["code"] == action.code), None)
    return shown["name"] if shown is not None and action.kind == "care" else game.say(action)


def split_moves(moves: str, names: Sequence[str] = ()) -> list[str]:
    """Return the moves in a text, which are separated by commas.

    `names` are those of the nurses. A move may say a nurse's name in place of "nurse 1".

    >>> split_moves("place Ann, pay pool", ["Ann", "Ben"])
    ['place nurse 1', 'pay pool']
    """
    return [named(move.strip(), names) for move in moves.split(",") if move.strip()]


def named(move: str, names: Sequence[str]) -> str:
    """Return a move as an Action prints, with "nurse 1" in place of the first of the names, and so on.

    >>> named("inquire Ben timeline 2", ["Ann", "Ben"])
    'inquire nurse 2 timeline 2'
    """
    for number, name in enumerate(names, 1):
        before, found, after = f"{move} ".partition(f" {name} ")
        if found:
            return f"{before} nurse {number} {after}".rstrip()
    return move


def play_moves(game: Game, moves: Iterable[str]) -> None:
    """Make the moves that lead to a position. Raises SceneError when one of them is refused."""
    for move in moves:
        step = try_move(game, move)
        if step.refused:
            raise SceneError(f"the position cannot be reached: {step.action}: {step.sentences[0][0]}")


def return_to(game: Game, actions: Sequence[Action]) -> None:
    """Take back and make actions in a game, until the actions made in it are exactly these."""
    while game.actions != tuple(actions[: len(game.actions)]):
        game.undo()
    for action in actions[len(game.actions) :]:
        game.apply(action)
