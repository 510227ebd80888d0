"""Worker processes that play: each is given the settings once, then blocks of seeds, and returns how the games ended.

They are spawned and not forked: a kernel has threads, and a fork of it could hang. They ignore the interrupt, which is
meant for the kernel, and end when it ends.
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
from ..styles import STYLES, Style
from .playing import begin, play
from .turning import Turning, instead

MOST: Final = 4
"""Workers at once: on a server other groups play too."""
Rows = tuple[dict[str, Any], list[dict[str, Any]]]
"""The row of a game in `Study.games`, and where they are wanted its rows in `Study.shifts`."""
_settings: list[Setting] = []
"""What this worker plays; empty in the process that has workers."""


class Setting(NamedTuple):
    """What is played: a state before its first step, by the name of a shipped style.

    With `branch` the state waits for a decision, and everything unseen is dealt anew by the seed; `instead` is a
    turning and the care that is given there; `shifts` says whether the rows of the shifts are wanted too.
    """

    start: State
    policy: str
    branch: bool = False
    instead: tuple[Turning, str] | None = None
    shifts: bool = False


class Block(NamedTuple):
    """Games of one of the settings, from a seed on."""

    setting: int
    seed: int
    games: int


def worker_count() -> int:
    """How many workers this machine has room for; 0 where it has one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST) if cores > 1 else 0


def worker_pool(count: int, settings: Sequence[Setting]) -> ProcessPoolExecutor:
    """So many workers for these settings. Raises OSError or ImportError where there can be none."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _set_up, (list(settings),))


def played(setting: Setting, seed: int, games: int) -> Iterator[Rows]:
    """Play the games from a seed on, one after the other; all are numbered 0."""
    style: Style = STYLES[setting.policy]
    if setting.instead is not None:
        style = instead(style, *setting.instead)
    for number in range(seed, seed + games):
        state, dealer = begin(setting.start, number, setting.branch)
        game = play(state, style, dealer, 0, number)
        yield game.row(), game.rows if setting.shifts else []


def play_block(block: Block) -> list[Rows]:
    """What a worker is called for: play a block."""
    return list(played(_settings[block.setting], block.seed, block.games))


def _set_up(settings: list[Setting]) -> None:
    _settings[:] = settings
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_kernel, daemon=True).start()


def _end_with_the_kernel() -> None:
    kernel = multiprocessing.parent_process()
    if kernel is not None:
        kernel.join()
        os._exit(1)
