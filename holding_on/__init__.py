"""Holding On: a co-operative game about caring for a dying man, as an engine and a board.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> print(game.decision)
    Ann, the Morning Shift begins. Turn the patient card.

This is the public door. A bare Python, with nothing installed, plays: games and campaigns of the box, with their views,
previews and records, and the care styles. The rest is loaded when it is first asked for: the board and its parts need
anywidget, studies (`simulate`, `Study`) need polars, and a folder of one's own content (`content=`) is checked by
jsonschema.
"""

import sys
from typing import TYPE_CHECKING

if sys.version_info >= (3, 11):  # noqa: UP036  # an older Python only gets the sentence of `__main__`
    from .native import built, is_stale, refused

    if not is_stale():  # where the build is stale, only the command that mends it works
        from .engine.errors import ContentError, HoldingOnError, IllegalAction, RecordError, SceneError
        from .game import Game
        from .game.campaign import Campaign
        from .later import later
        from .view.actions import Action
        from .view.answers import Barred, Chain, Change, Decision, Link, Outcome

        compiled = bool(built())
        """Whether the engine, the styles and the loop that plays a study are the compiled build of these sources."""

if TYPE_CHECKING:
    from . import styles
    from .board import Board, play_page
    from .board.parts import ConditionTrack, JournalView, MemoryGrid, PatientCard, Prompt, Roster
    from .study import MissingPackage, Study, StyleError, simulate

__version__ = "0.3.0"
__all__ = [
    "Action",
    "Barred",
    "Board",
    "Campaign",
    "Chain",
    "Change",
    "ConditionTrack",
    "ContentError",
    "Decision",
    "Game",
    "HoldingOnError",
    "IllegalAction",
    "JournalView",
    "Link",
    "MemoryGrid",
    "MissingPackage",
    "Outcome",
    "PatientCard",
    "Prompt",
    "RecordError",
    "Roster",
    "SceneError",
    "Study",
    "StyleError",
    "__version__",
    "compiled",
    "play_page",
    "simulate",
    "styles",
]
_HEAVY = {
    **dict.fromkeys(("Board", "play_page"), "board"),
    **dict.fromkeys(("ConditionTrack", "JournalView", "MemoryGrid", "PatientCard", "Prompt", "Roster"), "board.parts"),
    **dict.fromkeys(("MissingPackage", "Study", "StyleError", "simulate"), "study"),
    "styles": "styles",
}
"""The names of the public door that are loaded at their first use, and the module that each comes from."""

if sys.version_info >= (3, 11):  # noqa: UP036
    __getattr__ = refused if is_stale() else later(__name__, _HEAVY)


_NEEDS = {"board": "anywidget", "study": "polars"}
"""The library that a subpackage cannot be loaded without. A bare Python has neither, and can play all the same."""


def __dir__():  # type: () -> list[str]
    """Return the public names without those whose library is not installed, as Tab looks each name up."""
    from importlib.util import find_spec

    lacking = [room for room, package in _NEEDS.items() if find_spec(package) is None]
    return sorted(name for name in __all__ if _HEAVY.get(name, "").partition(".")[0] not in lacking)
