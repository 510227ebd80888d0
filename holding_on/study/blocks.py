"""Blocks of games: the request to another process or machine to play games, and the frames that it sends back.

The request is small (a state and a style, 3 kB). The reply is two Arrow IPC streams, which are quick to read.
"""

from __future__ import annotations

from collections.abc import Generator
from io import BytesIO
from typing import NamedTuple, Protocol

from ..engine.state import State
from ..game.frames import frame, pl
from ..styles import STYLES, Style
from . import frames
from .origin import Origin
from .patience import watching
from .playing import NoLegalAnswer, begin
from .turning import Turning, instead


class Setting(NamedTuple):
    """The setting of a block: the state before the first step, and the style (its name, if it is in this package).

    With `branch`, the state waits for a decision, and the seed deals anew everything that nobody has seen. `instead` is
    a turning and the care that is given there. `shifts` says whether the rows of the shifts are wanted too. `patience`
    is the number of seconds that an answer of the style may take.
    """

    start: State
    style: str | Style
    branch: bool = False
    instead: tuple[Turning, str] | None = None
    shifts: bool = True
    patience: float | None = None


class Block(NamedTuple):
    """Games that were played in a row, as Arrow IPC streams; `stumbled` says that no legal answer came after them."""

    games: bytes
    shifts: bytes
    stumbled: bool

    def frames(self) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Return the frame of the games, and the frame of their shifts."""
        return pl.read_ipc_stream(self.games), pl.read_ipc_stream(self.shifts)


class Growing(Protocol):
    """A study that other processes can play on: it has a setting and a number of games, and takes more games."""

    origin: Origin
    seed: int
    table: State
    keeps_shifts: bool
    patience: float | None

    def __len__(self) -> int: ...
    def play(self, games: int) -> Generator[int, None, None]: ...
    def add_block(self, block: Block) -> None: ...


def setting_of(study: Growing) -> Setting:
    """Return the setting that another process needs to play a study on."""
    origin = study.origin
    style = origin.policy if origin.style is None or not origin.is_own else origin.style
    return Setting(study.table, style, origin.start is not None, origin.instead, study.keeps_shifts, study.patience)


def play_block(setting: Setting, seed: int, number: int, games: int) -> Block:
    """Play `games` games of a study, beginning with game `number`, and return them as a block.

    `seed` is the seed of the study's first game. Where the style gives no legal answer, the block ends before that
    game. The process that asked for the block plays that game again, and so gets the error itself.
    """
    style: Style = STYLES[setting.style] if isinstance(setting.style, str) else setting.style
    if setting.instead is not None:
        style = instead(style, *setting.instead)
    rows, shifts, stumbled = [], [], False
    with watching(setting.patience) as (watch, _):
        for game in range(number, number + games):
            state, dealer = begin(setting.start, seed + game, setting.branch)
            try:
                played = watch.play(state, style, dealer, game, seed + game)
            except NoLegalAnswer:
                stumbled = True
                break
            rows.append(played.row())
            if setting.shifts:
                shifts += played.rows
    return Block(_sent(frame(rows, frames.GAMES)), _sent(frame(shifts, frames.SHIFTS_OF_MANY)), stumbled)


def _sent(rows: pl.DataFrame) -> bytes:
    stream = BytesIO()
    rows.write_ipc_stream(stream)
    return stream.getvalue()
