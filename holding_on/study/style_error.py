"""The error for a care style that fails, with the game at that decision."""

from __future__ import annotations

from typing import Any, Final

from ..common.attributes import said_with_hint
from ..common.quoting import quoted
from ..engine.errors import HoldingOnError
from ..game import Game
from ..styles.window import Window
from ..view.actions import ACTIONS, Action, nearest_action
from .origin import Origin
from .patience import OutOfPatience
from .playing import NoLegalAnswer
from .study_frames import StudyFrames
from .style_names import where_it_stands


class StyleError(HoldingOnError):
    """A care style raised an error, gave no answer, or answered with something that is not among its actions.

    Every parameter is also an attribute, except for the sentence, which is the text of the error.

    Parameters
    ----------
    sentence : str
        What happened, in which game and at which move, and what the legal actions were.
    game : Game
        The game at that decision, with its earlier moves.
    action : Action or object or None
        The answer of the style. If the style raised an error, it is None, and `__cause__` is that error.
    study : Study
        The games that were played before this one.
    """

    def __init__(self, sentence: str, game: Game, action: Action | object | None, study: StudyFrames) -> None:
        super().__init__(sentence)
        self.game = game
        self.action = action
        self.study = study

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error by the arguments with which it can be made again."""
        return type(self), (str(self), self.game, self.action, self.study)


def style_error(refused: NoLegalAnswer, game: Game, origin: Origin, before: StudyFrames) -> StyleError:
    """Return the error for a style, with the game at the decision. `game` is given at its beginning."""
    for code in refused.played.codes:
        game.apply(code)
    legal = game.legal_actions()
    if refused.error is not None:
        what = _raised(refused.error)
    else:
        what = f"answered {_answered(refused.answer, game, legal)}"
    played = refused.played
    return StyleError(
        f"the style {origin.policy}{where_it_stands(origin.style)} {what}. Game {played.game} (seed {played.seed}), "
        f"move {len(played.codes) + 1}, asked {game.decision.kind!r}: {game!r} The actions were: "
        f"{', '.join(map(str, legal))}. The {before.games.height} games before it are in the error's .study, the game "
        "at this decision is its .game",
        game,
        refused.answer,
        before,
    )


def _answered(answer: object, game: Game, legal: tuple[Action, ...]) -> str:
    if not (isinstance(answer, Action) and type(answer.code) is int and answer.code in ACTIONS):
        return f"{quoted(answer)}, not an action{_instead_of(answer, legal)}"
    barred = game.why_not(answer)
    return f"{str(answer)!r}, which is not legal here" + (f" ({barred})" if barred else "")


def _instead_of(answer: object, legal: tuple[Action, ...]) -> str:
    """Return what to write instead of an answer that is no action, as the end of an error's sentence."""
    if answer is None:
        return ": every way through a style has to end with return and one of its actions"
    if isinstance(answer, Action):
        answer = answer.code  # many people write Action('care palliative') at first
    if isinstance(answer, str):
        near = nearest_action(answer)
        return f": write ho.Action.of({near!r})" if near else f": write ho.Action.of(…) of one, as {legal[0]!r}"
    if isinstance(answer, tuple | list | set | frozenset):
        return ": answer with one action and not with several, as actions[0]"
    if isinstance(answer, int):
        return f": answer with one of its actions, as actions[0], or ho.{legal[0]!r}"
    return f": answer with one of its actions, as ho.{legal[0]!r}"


CALLED: Final = {Window.__name__: "this seat"}
"""The name that errors in a style give to what the style was shown."""


def _raised(error: BaseException) -> str:
    if isinstance(error, OutOfPatience):
        return str(error)
    return f"raised {type(error).__name__}: {said_with_hint(error, CALLED)}"
