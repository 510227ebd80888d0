"""Worker processes on this machine, and the check of what can be sent to them.

Workers are spawned and not forked, as a fork of a process that has used polars hangs for ever. They ignore interrupts,
which are meant for the process that started them, and end when that process ends.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, Protocol, SupportsIndex, cast

from ..common.numbers import whole
from ..common.quoting import quoted, shortened
from ..engine.errors import SceneError
from ..game.variant import Variant
from ..styles import Style

MOST: Final = 61
"""The most workers at once; Windows cannot wait for more."""
MOST_UNASKED: Final = 4
"""The most workers that are started when the user gives no number, as other groups may play on the same server."""


class Executor(Protocol):
    """An object that runs functions elsewhere, such as a pool of `concurrent.futures` or a client of Dask."""

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> Any:
        """Begin to call a function. Return an object with the methods `done`, `result` and `cancel`."""


def worker_count() -> int:
    """Return how many workers this machine has room for; 0 if it has only one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_UNASKED) if cores > 1 else 0


class WorkerPool(ProcessPoolExecutor):
    """A pool of `count` workers. Raises OSError or ImportError if no process can be started."""

    def __init__(self, count: int) -> None:
        super().__init__(count, multiprocessing.get_context("spawn"), _set_up)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        """Begin to call a function. A worker that is started for the call ignores interrupts from its first moment."""
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(fn, *args, **options)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **options)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _set_up() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # blocked when a worker starts, but a `Watch` needs the signal
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_end_with_who_started_it, daemon=True).start()


def _end_with_who_started_it() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# --- what can be asked for --------------------------------------------------------------------------------------


def checked_workers(
    workers: SupportsIndex | Executor | None, style: Style, policy: str, variants: tuple[Variant, ...] = ()
) -> int | Executor | None:
    """Return the workers: a number of them as a plain int, an executor, or None.

    Raises SceneError for workers that are not possible, and for a style or a house rule that cannot be sent to workers.
    """
    if workers is None:
        return None
    if variants:
        pickle.dumps(variants)  # a SceneError that says how to write the rule instead
    if hasattr(workers, "submit"):
        context = getattr(workers, "_mp_context", None)  # a ProcessPoolExecutor has it, but not under a public name
        if context is not None and context.get_start_method() == "fork":
            raise SceneError(
                "workers: the processes of this pool are forked, and would hang; make it with "
                "ProcessPoolExecutor(…, mp_context=multiprocessing.get_context('spawn'))"
            )
        return cast(Executor, workers)
    count = whole(workers)
    if count is None or not 1 <= count <= MOST:
        raise SceneError(
            f"workers={quoted(workers)}: a whole number from 1 to {MOST}, or an executor, which has a method submit"
        )
    if count > 1:
        if _is_read_again():
            raise SceneError(
                "workers: each process that plays reads this script again; what it does belongs under a line "
                "if __name__ == '__main__':, so that it is done once"
            )
        reason = _not_sent(style)
        if reason:
            raise SceneError(
                f"workers: the style {policy} cannot be sent to other processes ({reason}); write it with def in a "
                "module, a file of its own, and import it from there; or leave workers out, and it is played here"
            )
    return count


def _not_sent(style: Style) -> str:
    """Return why a style cannot be sent; an empty text if it can."""
    try:
        sent = pickle.dumps(style)
    except Exception as error:  # a style may have its own way of being pickled, and raise anything
        return shortened(str(error))
    if b"__main__" in sent and not _main_can_be_imported():
        return "it was written in this notebook or session, where they cannot look"
    return ""


def _is_read_again() -> bool:
    """Whether this process is a worker that is just starting, and reads the script of the process that started it."""
    again = sys.modules.get("__mp_main__")
    return again is not None and again is not sys.modules["__main__"]


def _main_can_be_imported() -> bool:
    main = sys.modules["__main__"]
    return getattr(main, "__spec__", None) is not None or os.path.isfile(getattr(main, "__file__", None) or "")
