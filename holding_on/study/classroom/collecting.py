"""`collect`, which plays every student's file of a folder on the same cards, and returns a table of them."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from os import PathLike
from typing import Final, SupportsIndex

from ...common.numbers import whole
from ...common.quoting import quoted
from ...engine.errors import SceneError
from ...game.counted import checked_count
from ...game.variant import Variant
from ...styles import Style
from ..growing import GrowingStudy
from ..patience import PATIENCE, check_patience
from ..playing import Played
from ..progress import progress_bar
from ..worker_pool import MOST, worker_count
from .collected import Collected
from .files import StyleFile, style_files
from .rows import Row
from .running import Moves, Outcome, Task, pickled, run

MOST_LIMIT: Final = 86_400.0
"""The longest time for one file: the seconds of a day."""


def collect(
    folder: str | PathLike[str],
    games: SupportsIndex = 200,
    scenario: SupportsIndex = 1,
    players: SupportsIndex = 3,
    beside: str | Style = "balanced",
    seed: SupportsIndex = 0,
    *,
    patience: float = 5.0,
    limit: float = 120.0,
    workers: SupportsIndex | None = None,
    progress: bool = False,
    variant: Variant | str | Sequence[Variant | str] = (),
    content: str | None = None,
) -> Collected:
    """Play the care style in each file of a folder on the same cards, and compare them.

    A style is a function `style(seat, actions)` in a file of its own, as `ann.py`. Files whose names begin with `_` or
    `.` are left out. Each file plays in a process of its own. What goes wrong in it becomes a sentence in its row, and
    the other files go on.

    Parameters
    ----------
    folder : str or path
        The folder with the files.
    games : int, default 200
        How many games each style plays.
    scenario : int, default 1
        The number of the scenario.
    players : int, default 3
        How many nurses play, 2 to 4.
    beside : str or callable, default "balanced"
        The style that each is compared with, game by game: one of this package, or your own.
    seed : int, default 0
        The seed of the first game; each further game has the next seed.
    patience : float, default 5
        How many seconds a style may take for one answer, and for its file to be read.
    limit : float, default 120
        How many seconds a style may take for all its games.
    workers : int, optional
        How many files play at the same time. If left out, as many as this machine has room for.
    progress : bool, default False
        Whether a bar shows how far all files have come, as for `simulate`.
    variant : Variant, str or list of these, optional
        House rules by which all games are played, as for `simulate`.
    content : str, optional
        A folder with your own cards, as for `simulate`.

    Returns
    -------
    Collected
        A row for each file. After Ctrl-C, or Stop, the files that had not ended say so in their rows.

    Raises
    ------
    SceneError
        For impossible options, and for a folder without such files.
    ContentError
        For an unknown scenario.
    StyleError
        When the style `beside` fails.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> folder = Path(tempfile.mkdtemp())
    >>> for name, choice in (("ann", 0), ("tom", -1)):
    ...     text = f"def style(seat, actions):\\n    return actions[{choice}]\\n"
    ...     _ = (folder / f"{name}.py").write_text(text, encoding="utf-8")
    >>> _ = (folder / "zoe.py").write_text("def style(seat, actions)\\n    return actions[0]", encoding="utf-8")
    >>> found = collect(folder, games=10)
    >>> found.frame.select("name", "games", "won").rows()
    [('ann', 10, 0), ('tom', 10, 0), ('zoe', None, None)]
    >>> found.frame["trouble"][2]
    "zoe.py, line 1: Python cannot read this: expected ':'."
    """
    count, first = checked_count(games, seed)
    check_patience(patience)
    check_patience_of_file(patience, limit)
    at_once = max(1, worker_count()) if workers is None else whole(workers)
    if at_once is None or not 1 <= at_once <= MOST:
        raise SceneError(f"workers={quoted(workers)}: a whole number from 1 to {MOST}")
    if type(progress) is not bool:
        raise SceneError(f"progress={quoted(progress)}: say True for a bar, or leave it out")
    files = style_files(folder)
    given = _Given(scenario, players, beside, seed=first, shifts=False, variant=variant, content=content)
    given.until(count, False, None, PATIENCE if given.origin.is_own else None)
    if len(given.won) < count:
        raise KeyboardInterrupt
    task = Task(first, count, float(patience), float(limit), given.table, pickled(given.table))
    outcomes = _played(files, task, at_once, progress, given)
    rows = tuple(_row(file, outcome, given) for file, outcome in zip(files, outcomes, strict=True))
    return Collected(rows, given.origin, count, given.words)


def check_patience_of_file(patience: float | None, limit: float) -> None:
    """Raise SceneError unless both limits are numbers of seconds that a process can be given."""
    if patience is None:
        raise SceneError("patience=None: a class's file cannot be waited for without end; say a number of seconds")
    if not (type(limit) in (int, float) and 0 < limit <= MOST_LIMIT):
        raise SceneError(
            f"limit={quoted(limit)}: how many seconds a file may take for all its games, up to {MOST_LIMIT:,.0f}"
        )


class _Given(GrowingStudy):
    """The games of the style that the others are compared with: their moves, and whether each was won."""

    def add(self, played: Played) -> None:
        """Add the next game."""
        self.moves.append(tuple(map(int, played.codes)))
        self.won.append(bool(played.row()[2]))
        super().add(played)

    @property
    def moves(self) -> list[Moves]:
        """The moves of each game."""
        found: list[Moves] = self.__dict__.setdefault("_moves", [])
        return found

    @property
    def won(self) -> list[bool]:
        """Whether each game was won."""
        found: list[bool] = self.__dict__.setdefault("_won", [])
        return found


def _played(files: list[StyleFile], task: Task, at_once: int, progress: bool, given: _Given) -> list[Outcome]:
    """Play all files, some at the same time. After an interrupt or a stop, those that have not ended are ended."""
    stop, lock, done = threading.Event(), threading.Lock(), [0]

    def told() -> None:
        with lock:
            done[0] += 1

    name = given.words.say("study.collect.files", n=len(files))
    shown = 0
    with (
        progress_bar(progress, 0, task.games * len(files), name, given.words) as bar,
        ThreadPoolExecutor(at_once) as threads,
    ):
        try:
            left = futures = [threads.submit(run, file, task, stop, told) for file in files]
            while left:
                left = list(wait(left, 0.2, FIRST_COMPLETED).not_done)
                now = done[0]
                if bar(now - shown):
                    stop.set()
                shown = now
        except KeyboardInterrupt:
            stop.set()
        except BaseException:
            stop.set()
            raise
    return [future.result() for future in futures]


def _row(file: StyleFile, outcome: Outcome, given: _Given) -> Row:
    if outcome.trouble is None:
        return Row(file.name, tuple(outcome.moves), tuple(outcome.won), tuple(given.moves), tuple(given.won),
                   outcome.printed, "")  # fmt: skip
    facts = {"file": file.path.name, **outcome.trouble.facts}
    key = f"study.collect.trouble.{outcome.trouble.kind}"
    when = facts.get("when")
    facts["moment"] = given.words.say(f"study.collect.moment.{when}", **facts) if when else ""
    return Row(file.name, (), (), (), (), 0, given.words.say(key, **facts))
