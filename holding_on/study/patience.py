"""Limits how long a care style may take for one answer: a second thread looks at the clock, and stops the style.

The thread that plays never looks at the clock, as that would make every answer slower. The second thread looks up to
four times a second whether a new answer has come.
"""

from __future__ import annotations

import _thread
import ctypes
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ..common.quoting import quoted
from ..engine.dealer import Dealer
from ..engine.errors import SceneError
from ..engine.state import State
from ..styles import Style
from .interrupts import Ear, interrupts
from .playing import NoLegalAnswer, Played, play

PATIENCE: Final = 20.0
"""The seconds that one answer may take; a style of this package takes a ten-thousandth of a second."""
MOST: Final = 86_400.0
"""The longest patience: the seconds of a day. None means that there is no limit."""
LOOK: Final = 0.25
"""The most seconds between two looks at the clock."""
_DEBUGGER: Final = "bdb"
"""The module of Python's debuggers. If it is running, somebody goes through the style step by step."""


class OutOfPatience(BaseException):
    """Raised inside a style that takes too long. An `except Exception` in the style does not catch it."""


def check_patience(patience: float | None) -> None:
    """Raise SceneError unless `patience` is None, or a number of seconds above 0 and up to one day."""
    if patience is not None and not (type(patience) in (int, float) and 0 < patience <= MOST):
        raise SceneError(
            f"patience={quoted(patience)}: how many seconds one answer of the style may take, up to {MOST:,.0f}, or "
            "None to wait without end"
        )


class Watch:
    """A player of games that stops a style if an answer takes longer than `patience` seconds.

    In the main thread an interrupt stops the style, even while it sleeps. In another thread, or where another handler
    of interrupts is set, the style stops only when it next runs some Python. If `patience` is None, nothing is stopped.
    """

    def __init__(self, patience: float | None) -> None:
        self.patience = patience
        self._thread = threading.get_ident()
        self._playing: Played | None = None
        self._stuck: tuple[int, int] | None = None
        self._ended = threading.Event()

    def play(self, state: State, style: Style, dealer: Dealer, game: int, seed: int) -> Played:
        """Play a game to its end, and return it. Raises NoLegalAnswer, also when an answer took too long."""
        played = self._playing = Played(game, seed, state)
        try:
            return play(state, style, dealer, game, seed, played)
        except OutOfPatience as error:
            error.args = (self._sentence(),)
            raise NoLegalAnswer(played, None, error) from error
        finally:
            self._playing = None

    def is_expected(self) -> bool:
        """Whether this watch sent the interrupt that just came. Raises OutOfPatience if the answer is still missing."""
        stuck, self._stuck = self._stuck, None
        if stuck is not None and stuck == self._at():
            raise OutOfPatience
        return stuck is not None

    @contextmanager
    def looking(self, ear: Ear) -> Iterator[None]:
        """Let another thread look at the clock until the block ends."""
        if self.patience is None:
            yield
            return
        looks = threading.Thread(target=self._look, args=(self.patience, ear.is_open), daemon=True)
        looks.start()
        try:
            yield
        finally:
            self._ended.set()
            looks.join()
            if not ear.is_open:
                self._raise_there(None)  # cancels an error that was sent to the thread and not yet raised

    def _at(self) -> tuple[int, int] | None:
        """Return the number of the game that is being played, and how many answers it has; None between games."""
        playing = self._playing
        return None if playing is None else (playing.game, len(playing.codes))

    def _look(self, patience: float, by_signal: bool) -> None:
        step, waited, before = min(LOOK, patience / 4), 0.0, self._at()
        while not self._ended.wait(step):
            now = self._at()
            waited = waited + step if now is not None and now == before else 0.0
            before = now
            if waited >= patience and not self._is_looked_at():
                waited = 0.0
                self._stuck = now
                if not by_signal:
                    self._raise_there(OutOfPatience)
                elif hasattr(signal, "pthread_kill"):
                    signal.pthread_kill(self._thread, signal.SIGINT)
                else:
                    _thread.interrupt_main()

    def _is_looked_at(self) -> bool:
        """Whether a debugger has stopped the style."""
        frame = sys._current_frames().get(self._thread)
        while frame is not None:
            if frame.f_globals.get("__name__") == _DEBUGGER:
                return True
            frame = frame.f_back
        return False

    def _raise_there(self, error: type[BaseException] | None) -> None:
        raised = None if error is None else ctypes.py_object(error)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), raised)

    def _sentence(self) -> str:
        return (
            f"gave no answer within {self.patience:g} seconds: does a loop in it never end? With patience= it may take "
            "longer, with patience=None as long as it likes"
        )


@contextmanager
def watching(patience: float | None) -> Iterator[tuple[Watch, Ear]]:
    """Give a watch that plays games, and the ear that notes interrupts meanwhile."""
    watch = Watch(patience)
    with interrupts(None if patience is None else watch.is_expected) as ear, watch.looking(ear):
        yield watch, ear
