"""The base of the parts of the board: each is a widget that works alone."""

from __future__ import annotations

import re
from typing import ClassVar

from holding_on.board.display import Display
from holding_on.game import Game


class Part(Display):
    """A part of the board, drawn by the function of the same name in `widgets/src/parts.js`.

    The name there is that of the class, in lower case: `ConditionTrack` is drawn by `condition_track`, `JournalView` by
    `journal`. A subclass says in `_text_lines` how the part reads where no browser draws it.

    Parameters
    ----------
    game : Game
        The game that is shown and played.
    """

    named: ClassVar[dict[str, type[Part]]] = {}
    """Every part that was defined, by its name in the browser."""

    _part: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """Name the part. A subclass of a part is drawn as that part is."""
        super().__init_subclass__()
        if Part in cls.__bases__:
            cls._part = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__.removesuffix("View")).lower()
            Part.named[cls._part] = cls

    def __init__(self, game: Game) -> None:
        super().__init__(game, part=self._part)
