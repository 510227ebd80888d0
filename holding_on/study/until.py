"""Plays a study, or several at once, until there are enough games, somebody stops it, or an interrupt comes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from typing import Protocol

from .elsewhere import Whole, play_elsewhere
from .patience import Watch, watching
from .worker_pool import Executor


class Stoppable(Whole, Protocol):
    """One study or several: they are played by a watch, and can be stopped once they have something to keep."""

    def watched_by(self, watch: Watch) -> None:
        """Let a watch play the games that this process plays."""

    def may_stop(self) -> bool:
        """Whether what has been played so far can be kept."""


def play_until(
    whole: Stoppable,
    games: int,
    workers: int | Executor | None,
    patience: float | None,
    bar: Callable[[], AbstractContextManager[Callable[[int], bool]]],
) -> None:
    """Play until there are `games` games. After an interrupt or a stop there are fewer.

    `bar` opens a progress bar (`progress_bar`). Raises StyleError, SceneError for workers that do not play, and
    KeyboardInterrupt for an interrupt that comes before there is anything new to keep.
    """
    steps = whole.play(games) if workers is None else play_elsewhere(whole, games, workers)
    with watching(patience) as (watch, ear), bar() as told, closing(steps):
        whole.watched_by(watch)
        before, stopped = len(whole), False
        try:
            for added in steps:
                stopped = told(added) or ear.heard() or stopped
                if stopped and whole.may_stop():
                    break
        except KeyboardInterrupt:
            if len(whole) == before or not whole.may_stop():
                raise  # there are no new games to return
