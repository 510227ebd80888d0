"""Holding On: a co-operative game about caring for a dying man, to be played on a board and by program.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> print(game.decision)
    Ann, the Morning Shift begins. Turn the patient card.

All public names of the package are here. Games and campaigns of the box, their records and the care styles need only
Python itself. Some names are loaded at their first use and need a library: the board and its parts need anywidget,
studies (`simulate`, `sweep`, `collect`) need the extra `study`, and a folder of your own content (`content=`) needs the
extra `content`. A name whose library is not installed raises `MissingPackage`, which says how to install it.
"""

import sys
from typing import TYPE_CHECKING

if sys.version_info >= (3, 11):  # noqa: UP036  # an older Python loads nothing here, and `__main__` says that it is too old
    from .common.native import built, is_stale, refused
    from .version import __version__

    if not is_stale():  # with a stale build only the command `compile` works
        from .catalogue.extras import MissingPackage, explained
        from .common.lazy import lazy
        from .engine.errors import ContentError, HoldingOnError, IllegalAction, RecordError, SceneError, VariantError
        from .game import Game
        from .game.campaign import Campaign
        from .game.variant import Variant
        from .view.actions import Action
        from .view.answers import Barred, Chain, Change, Decision, Link, Outcome

        sys.modules[f"{__name__}.campaign"] = sys.modules[Campaign.__module__]  # so old pickles name its module

        compiled = bool(built())
        """Whether the engine, the styles and the loop that plays a study are compiled, and not plain Python."""

if TYPE_CHECKING:
    from . import styles
    from .board import Board, play_page
    from .board.parts import ConditionTrack, JournalView, MemoryGrid, PatientCard, Prompt, Roster
    from .game.trying import try_variant
    from .game.varying import rules_that_vary
    from .study import Collected, Study, StyleError, Sweep, collect, simulate, sweep

__all__ = [
    "Action",
    "Barred",
    "Board",
    "Campaign",
    "Chain",
    "Change",
    "Collected",
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
    "Sweep",
    "Variant",
    "VariantError",
    "__version__",
    "collect",
    "compiled",
    "play_page",
    "rules_that_vary",
    "simulate",
    "styles",
    "sweep",
    "try_variant",
]
_HEAVY = {
    **dict.fromkeys(("Board", "play_page"), "board"),
    **dict.fromkeys(("ConditionTrack", "JournalView", "MemoryGrid", "PatientCard", "Prompt", "Roster"), "board.parts"),
    **dict.fromkeys(("Collected", "Study", "StyleError", "Sweep", "collect", "simulate", "sweep"), "study"),
    "rules_that_vary": "game.varying",
    "try_variant": "game.trying",
    "styles": "styles",
}
"""The public names that are loaded at their first use, each with the module that it comes from."""

if sys.version_info >= (3, 11):  # noqa: UP036
    __getattr__ = refused if is_stale() else lazy(__name__, _HEAVY, explained)


_NEEDS = {"board": "anywidget", "study": "polars"}
"""By subpackage, the library without which it cannot be loaded."""


def __dir__():  # type: () -> list[str]
    """Return the public names, without those whose library is not installed.

    Completion with Tab looks up every name, and a name without its library would raise an error.
    """
    from importlib.util import find_spec

    lacking = [room for room, package in _NEEDS.items() if find_spec(package) is None]
    return sorted(name for name in __all__ if _HEAVY.get(name, "").partition(".")[0] not in lacking)
