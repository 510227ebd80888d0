"""Other processes that play: each is given the tables once, then blocks of seeds, and answers with how the games ended.

They begin afresh (`spawn`) instead of as copies: a notebook's kernel has threads, and a copy of it could stand still.
They do not hear the interrupt that is meant for the kernel, and end with it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

from ..engine.state import State
from ..game.branching import deal_anew, dealer_seed
from ..styles import STYLES, Style
from ..styles.window import open_window
from .playing import CardObserver, play
from .turning import Turning, instead

MOST: Final = 4
"""Processes at once: a room has other tables."""
Ended = tuple[dict[str, Any], list[dict[str, Any]]]
"""How a game went: its row of `Study.games`, and where they are wanted its rows of `Study.shifts`."""
_tables: list[Table] = []
"""What a helper plays; in the process that has helpers it stays empty."""


class Table(NamedTuple):
    """What is played: a table before its first step, by the name of a shipped style.

    With `moment` it is one that waits for a decision, and everything unseen is dealt anew by the seed; `instead`, a
    turning and the care that is given there; `shifts`, whether the rows of the shifts are wanted too.
    """

    laid: State
    policy: str
    moment: bool = False
    instead: tuple[Turning, str] | None = None
    shifts: bool = False


class Block(NamedTuple):
    """Games of one of the tables, from a seed on."""

    table: int
    seed: int
    games: int


def there_may_be() -> int:
    """How many helpers this machine has room for; 0 where one process is all there is."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST) if cores > 1 else 0


def called(count: int, tables: Sequence[Table]) -> ProcessPoolExecutor:
    """So many helpers for these tables. Raises OSError or ImportError where there can be none."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin, (list(tables),))


def played(table: Table, seed: int, games: int) -> Iterator[Ended]:
    """How the games from a seed on went, one after the other; all are numbered 0."""
    style: Style = STYLES[table.policy]
    if table.instead is not None:
        style = instead(style, *table.instead)
    window = open_window()
    for number in range(seed, seed + games):
        if table.moment:
            laid, dealer = deal_anew(table.laid, number), CardObserver(dealer_seed(number))
        else:
            laid, dealer = table.laid.copy(), CardObserver(number)
        game = play(laid, style, dealer, 0, number, window)
        yield game.row(), game.rows if table.shifts else []


def play_block(block: Block) -> list[Ended]:
    """What a helper does: play a block."""
    return list(played(_tables[block.table], block.seed, block.games))


def _begin(tables: list[Table]) -> None:
    _tables[:] = tables
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_kernel, daemon=True).start()


def _end_with_the_kernel() -> None:
    kernel = multiprocessing.parent_process()
    if kernel is not None:
        kernel.join()
        os._exit(1)
