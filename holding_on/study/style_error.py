"""The error of a care style that stumbles, with the game at that decision."""

from __future__ import annotations

from typing import Any

from ..engine.errors import HoldingOnError
from ..game import Game
from ..quoting import quoted
from ..view.actions import Action
from .playing import NoLegalAnswer
from .study import Study


class StyleError(HoldingOnError):
    """A care style raised an error, or answered with something that is not among the actions it was given.

    What it is made of are its attributes, but for the sentence, which is its text.

    Parameters
    ----------
    sentence : str
        What happened, in which game, at which move, and what the actions were.
    game : Game
        The game at that decision, with its past.
    action : Action or object or None
        The answer; None when the style raised, and then `__cause__` is what it raised.
    study : Study
        The games that were played before.
    """

    def __init__(self, sentence: str, game: Game, action: Action | object | None, study: Study) -> None:
        super().__init__(sentence)
        self.game = game
        self.action = action
        self.study = study

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: by what makes it again."""
        return type(self), (str(self), self.game, self.action, self.study)


def style_error(refused: NoLegalAnswer, game: Game, policy: str, before: Study) -> StyleError:
    """The error of a style, with the game at the decision; `game` is as it was when that game began."""
    for code in refused.played.codes:
        game.apply(code)
    legal = ", ".join(str(action) for action in game.legal_actions())
    if refused.error is not None:
        action = None
        what = f"raised {type(refused.error).__name__}: {refused.error}"
    else:
        action = refused.answer
        known = isinstance(action, Action)
        what = (
            f"answered {str(action)!r}, which is not legal here"
            if known
            else f"answered {quoted(action)}, not an action"
        )
        if isinstance(action, Action):
            barred = game.why_not(action)
            what += f" ({barred})" if barred else ""
    return StyleError(
        f"the style {policy} {what}. Game {refused.played.game} (seed {refused.played.seed}), move "
        f"{len(refused.played.codes) + 1}: {game!r} The actions were: {legal}. The {before.games.height} games before "
        "it are in the error's .study, the game at this decision is its .game",
        game,
        action,
        before,
    )
