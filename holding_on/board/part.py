"""The base class of the parts of the board. Each part is a widget that can be shown without the rest of the board."""

from __future__ import annotations

import re
from typing import ClassVar

from holding_on.board.display import Display
from holding_on.game import Game


class Part(Display):
    """A widget for one part of the board. A function in `widgets/src/parts.js` draws it in the browser.

    The name of this function is made from the name of the class: `condition_track` draws `ConditionTrack`, and
    `journal` draws `JournalView`. In a subclass, `_text_lines` returns the plain text of the part.

    Parameters
    ----------
    game : Game
        The game that is shown and played.
    """

    named: ClassVar[dict[str, type[Part]]] = {}
    """The classes of all parts, by the name that a part has in the browser."""

    _part: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """Give the part its name for the browser. A subclass of a part has the name of that part."""
        super().__init_subclass__()
        if Part in cls.__bases__:
            cls._part = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__.removesuffix("View")).lower()
            Part.named[cls._part] = cls

    def __init__(self, game: Game) -> None:
        super().__init__(game, part=self._part)
