"""What goes wrong in a study: a style that gives no legal action, a package that it could do without until now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.errors import HoldingOnError
from ..view.actions import Action

if TYPE_CHECKING:
    from ..game import Game
    from .simulation import Study


class StyleError(HoldingOnError):
    """A care style raised an error, or answered with something that is not among the actions it was given.

    `game` stands at the decision that it was asked (a whole `Game`, with its past); `action` is what it answered,
    None when it raised (then `__cause__` is what it raised); `study` holds the games that were played before.
    """

    def __init__(self, sentence: str, game: Game, action: Action | object | None, study: Study) -> None:
        super().__init__(sentence)
        self.game = game
        self.action = action
        self.study = study

    def __reduce__(self) -> tuple[Any, ...]:
        """What makes it again, so that it can be pickled."""
        return type(self), (str(self), self.game, self.action, self.study)


class MissingPackage(HoldingOnError, ImportError):
    """Something was asked for that needs a package which is not installed; the sentence says how to install it."""
