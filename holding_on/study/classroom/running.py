"""Runs a process for each student's file, with a limit of time, and counts the games from the moves that come back."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import time
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import IO, Any, Final, cast

from ...catalogue.language import for_terminal
from ...common.paths import PACKAGE
from ...engine import flow
from ...engine import names as n
from ...engine.errors import HoldingOnError
from ...engine.state import State
from ..playing import begin
from .files import StyleFile, Trouble

Moves = tuple[int, ...]
MEMORY: Final = 1_000_000_000
"""The bytes of memory that a process may take, where the system can limit it."""
START: Final = 120.0
"""The most seconds until a process is ready to read the file; it imports this package first."""
_LOOK: Final = 0.2
"""The seconds between two looks whether everything has been stopped."""
_LONGEST_LINE: Final = 100_000
_BEGIN: Final = (
    "import sys; sys.path.insert(0, sys.argv[1]); from holding_on.study.classroom.process import main; main()"
)


@dataclass(frozen=True)
class Task:
    """The task of every file: the setting, the games, and how long it may take.

    `table` is the state from which every game begins, and `sent` the same as text for another process.
    """

    seed: int
    games: int
    patience: float
    limit: float
    table: State
    sent: str


def pickled(table: State) -> str:
    """Return a state as text, with the house rules in it. Raises SceneError for a rule that stands in no file."""
    return b64encode(pickle.dumps(table)).decode()


@dataclass
class Outcome:
    """The result of one file: the moves of its games and whether each was won, or the trouble."""

    moves: list[Moves] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)
    printed: int = 0
    trouble: Trouble | None = None


def run(file: StyleFile, task: Task, stop: threading.Event, told: Callable[[], None]) -> Outcome:
    """Play a file in a process of its own. `told` is called after each game; when `stop` is set, the process ends."""
    if file.trouble is not None:
        return Outcome(trouble=file.trouble)
    if stop.is_set():
        return Outcome(trouble=Trouble("stopped"))
    asked = {"file": file.path.name, "text": file.text, "table": task.sent, "seed": task.seed,
             "games": task.games, "patience": task.patience, "memory": MEMORY}  # fmt: skip
    try:
        process = subprocess.Popen(
            [sys.executable, "-s", "-P", "-B", "-c", _BEGIN, str(PACKAGE.parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            start_new_session=True,
        )
    except OSError:
        return Outcome(trouble=Trouble("no_process"))
    asks, answers = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
    try:
        with contextlib.suppress(OSError):  # it has ended already, which is told below
            asks.write(json.dumps(asked).encode() + b"\n")
            asks.flush()
        return _followed(answers, task, stop, told)
    finally:
        _end(process)


def _environment() -> dict[str, str]:
    """Return the little that Python needs. Sets have the same order each time, so that a style plays the same games."""
    kept = {name: value for name, value in os.environ.items() if name.upper() in ("SYSTEMROOT", "LD_LIBRARY_PATH")}
    return {**kept, "PYTHONHASHSEED": "0"}


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process, and whatever it has started."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def _followed(answers: IO[bytes], task: Task, stop: threading.Event, told: Callable[[], None]) -> Outcome:
    lines: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_read, args=(answers, lines), daemon=True).start()
    outcome = Outcome()
    late, ends = Trouble("start", {"n": f"{START:g}"}), time.monotonic() + START
    while True:
        if stop.is_set():
            outcome.trouble = Trouble("stopped")
            return outcome
        left = ends - time.monotonic()
        if left <= 0:
            outcome.trouble = late
            return outcome
        try:
            line = lines.get(timeout=min(left, _LOOK))
        except queue.Empty:
            continue
        try:
            step = json.loads(line)
            at = step["at"]
            if at == "ready":
                late = Trouble("reading_late", {"seconds": f"{task.patience:g}"})
                ends = time.monotonic() + task.patience
            elif at == "loaded":
                late = Trouble("late", {"seconds": f"{task.limit:g}", "games": task.games})
                ends = time.monotonic() + task.limit
            elif at == "game":
                _add(outcome, tuple(map(int, step["codes"])), task)
                told()
            elif at == "end" and len(outcome.won) == task.games:
                outcome.printed = int(step["printed"])
                return outcome
            else:
                outcome.trouble = Trouble(str(step["kind"]), _facts(step["facts"]))
                return outcome
        except (HoldingOnError, ValueError, KeyError, TypeError, IndexError, AttributeError):
            outcome.trouble = Trouble("ended", {"played": len(outcome.won)})
            return outcome


def _read(answers: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Put each line into the queue, and at the end an empty one, which is no answer."""
    with contextlib.suppress(OSError, ValueError):  # the pipe was closed while this thread read
        while line := answers.readline(_LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def _facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {str(name): for_terminal(value) if isinstance(value, str) else int(value) for name, value in facts.items()}


def _add(outcome: Outcome, moves: Moves, task: Task) -> None:
    """Add a game: its moves are played again here, so that nobody can claim to have won. Raises for moves that
    cannot be.
    """
    if len(outcome.won) >= task.games:
        raise ValueError("more games than were asked for")
    state, dealer = begin(task.table, task.seed + len(outcome.won), False)
    flow.begin(state, dealer)
    for code in moves:
        flow.apply(state, code, dealer)
    if state.phase != n.OVER:
        raise ValueError("this game is not over")
    outcome.moves.append(moves)
    outcome.won.append(state.ending == n.WON)
