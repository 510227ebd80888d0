"""Leaving a table: a game that is under way is kept first, and where one place cannot keep it, in another.

Nobody leaves without being told where the game is; the exit code says how it went.
"""

from __future__ import annotations

import contextlib
import errno
import json
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol

from ..catalogue.language import for_terminal
from ..catalogue.loading import path_of
from . import files

if TYPE_CHECKING:
    from ..game import Game


class OpenTerminal(Protocol):
    """What the functions of this module need of a terminal at which a game is played."""

    game: Game
    command: str
    """The command line with which one comes back to the game."""

    def say(self, key: str, **facts: Any) -> str:
        """A sentence in the game's language."""

    def print(self, text: str, indent: str = "") -> None:
        """Print a text."""

    def read_line(self, question: str) -> str:
        """Read a line that is typed."""

    def command_of(self, line: str) -> str:
        """The name of the command that a line begins with."""

    @property
    def needs_keeping(self) -> bool:
        """Whether a game is under way that has not been kept as it stands."""

    def keep(self, path: Path) -> bool:
        """Write the record of the game, and say how that went."""


GOOD: Final = 0
"""Exit code: there was nothing to keep, or the game is in a file."""
REFUSED: Final = 2
"""Exit code: the game could not begin."""
ON_SCREEN: Final = 3
"""Exit code: the game is in no file; its record was shown, to be copied."""
NOT_KEPT: Final = 4
"""Exit code: the game is in no file and was not shown either."""

_OTHERWISE: Final = ("screen", "again", "back", "leave")
"""The answers beside keeping the game in another place."""

CLOSED: Final = 141
"""Exit code: the reader of the output has gone. A shell reports the same of a program in such a case."""
FAILED: Final = 1
"""Exit code: the output cannot be written."""


class Ended(Exception):
    """Raised when this program has to end: its window was closed, or somebody stops it.

    This is no OSError: it may be raised in the middle of writing a file, and is no error of that file.
    """

    def __init__(self, number: int) -> None:
        super().__init__(signal.strsignal(number))
        self.number = number


@contextlib.contextmanager
def signals_raised() -> Iterator[None]:
    """Raise Ended, once, within the block when the window is closed or the program is stopped."""

    def end(number: int, _: object) -> NoReturn:
        signal.signal(number, signal.SIG_IGN)  # while the game is being kept
        raise Ended(number)

    before = {}
    for name in ("SIGHUP", "SIGTERM"):  # Windows has no SIGHUP
        with contextlib.suppress(AttributeError, ValueError):  # and only the main thread may handle signals
            number = getattr(signal, name)
            before[number] = signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def leave(terminal: OpenTerminal, ask: bool) -> int | None:
    """Keep the game if need be, and say goodbye; return the exit code, or None to go on playing.

    `ask` says that somebody is there who can answer; without it, the game is not written to a place that nobody was
    told of.
    """
    code: int | None = GOOD
    if terminal.needs_keeping:
        path = files.free(Path(), terminal.game.seed)
        if terminal.keep(path):
            _go_on(terminal, path)
        else:
            code = _elsewhere(terminal, path) if ask else _unasked(terminal)
    if code is not None:
        terminal.print(terminal.say("terminal.leave.bye"))
    return code


def _go_on(terminal: OpenTerminal, path: Path) -> None:
    terminal.print(terminal.say("terminal.leave.go_on", file=files.named(path), command=terminal.command))


def _unasked(terminal: OpenTerminal) -> int:
    """Show the game's record and write it nowhere, as nobody can be asked for a place; return the exit code."""
    terminal.print(terminal.say("terminal.elsewhere.nobody"))
    show(terminal)
    return ON_SCREEN


def _elsewhere(terminal: OpenTerminal, first: Path) -> int | None:
    """Offer other places until the game is kept, or somebody goes on playing or leaves without it."""
    shown = False
    while True:
        places = [(where, files.free(folder, terminal.game.seed)) for where, folder in files.other_places()]
        _offer(terminal, places, first, shown)
        try:
            line = terminal.read_line(terminal.say("terminal.elsewhere.ask")).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            break
        except UnicodeDecodeError:
            terminal.print(terminal.say("terminal.not_readable"))
            continue
        answers = [*(where for where, _ in places), *_OTHERWISE]
        answer = _numbered(answers, line)
        if terminal.command_of(line) == "quit":  # said twice: no more is asked, and the game is kept where it can be
            break
        if answer == "screen":
            show(terminal)
            shown = True
        elif answer == "back":
            terminal.print(terminal.say("terminal.elsewhere.goes_on"))
            return None
        elif answer == "leave":
            return ON_SCREEN if shown else NOT_KEPT
        elif answer or not (line == "" or line.isdecimal() or terminal.command_of(line)):
            path = first if answer == "again" else dict(places).get(answer) or path_of(line)
            if terminal.keep(path):
                _go_on(terminal, path)
                return GOOD
    return ON_SCREEN if shown else _by_itself(terminal)


def _offer(terminal: OpenTerminal, places: list[tuple[str, Path]], first: Path, shown: bool) -> None:
    """Print what can be done with a game that could not be kept, each answer with its number."""
    print()
    terminal.print(terminal.say("terminal.elsewhere.title"))
    files_of = {**dict(places), "again": first}
    for number, what in enumerate([*(where for where, _ in places), *_OTHERWISE], 1):
        key = "leave_shown" if what == "leave" and shown else what
        text = terminal.say(f"terminal.elsewhere.{key}", file=files.named(files_of.get(what, first)))
        terminal.print(terminal.say("terminal.numbered", n=number, text=text), "     ")


def _numbered(answers: list[str], line: str) -> str:
    """The answer with the number that was typed; empty when there is none."""
    return answers[int(line) - 1] if line.isdecimal() and len(line) < 4 and 0 < int(line) <= len(answers) else ""


def _by_itself(terminal: OpenTerminal) -> int:
    """Keep the game in the first other place that can keep it, or else show it; for when nobody answers any more."""
    for _, folder in files.other_places():
        path = files.free(folder, terminal.game.seed)
        if terminal.keep(path):
            _go_on(terminal, path)
            return GOOD
    show(terminal)
    return ON_SCREEN


def show(terminal: OpenTerminal) -> None:
    """Show the record so that it can be copied: one line, of signs that every terminal shows."""
    terminal.print(terminal.say("terminal.elsewhere.copy"))
    print(f"\n{_plain(terminal)}\n", flush=True)


def _plain(terminal: OpenTerminal) -> str:
    return json.dumps(json.loads(terminal.game.record()), separators=(",", ":"))


def without_a_window(terminal: OpenTerminal, error: OSError | Ended) -> int:
    """Keep the game when nothing can be shown or typed any more, and say so on standard error; return the exit code."""
    said = [terminal.say("terminal.leave.gone", why=files.reason(error))]
    if isinstance(error, Ended):
        code = 128 + error.number  # as a shell reports a signal
    else:
        code = CLOSED if error.errno == errno.EPIPE else FAILED
    if terminal.needs_keeping:
        for folder in (Path(), *(folder for _, folder in files.other_places())):
            path = files.free(folder, terminal.game.seed)
            try:
                files.write(path, terminal.game.record())
            except (OSError, ValueError, files.NotOurs):
                continue
            said.append(terminal.say("terminal.file.saved", file=files.named(path)))
            break
        else:
            said += [terminal.say("terminal.elsewhere.copy"), _plain(terminal)]
            code = ON_SCREEN
    elif code == CLOSED:
        return code  # who reads the first lines only has read enough
    with contextlib.suppress(OSError):
        print(for_terminal("\n".join(said)), file=sys.stderr, flush=True)
    return code
