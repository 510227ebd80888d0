"""Leave the game when the players ask: a game under way is saved first, and if one place fails, in another place.

A sentence always says where the game is, and the exit code says whether the game was saved.
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
    """A terminal at which a game is played, as far as the functions of this module need it."""

    game: Game
    command: str
    """The command line that brings the players back to the game."""

    def say(self, key: str, **facts: Any) -> str:
        """Return a sentence in the language of the game."""

    def print(self, text: str, indent: str = "") -> None:
        """Print a text."""

    def read_line(self, question: str) -> str:
        """Read a line that is typed, and return it."""

    def command_of(self, line: str) -> str:
        """Return the name of the command that a line begins with; empty if there is none."""

    @property
    def needs_keeping(self) -> bool:
        """Whether a game is under way that has not been saved since its last change."""

    def keep(self, path: Path) -> bool:
        """Save the record of the game, print how that went, and return whether it was saved."""


GOOD: Final = 0
"""Exit code: the game is in a file, or there was nothing to save."""
REFUSED: Final = 2
"""Exit code: the game could not begin."""
ON_SCREEN: Final = 3
"""Exit code: the game is in no file, but its record was shown, to be copied."""
NOT_KEPT: Final = 4
"""Exit code: the game is in no file and was not shown either."""

_OTHERWISE: Final = ("screen", "again", "back", "leave")
"""The other answers, apart from the places in which the game can be saved."""

CLOSED: Final = 141
"""Exit code: the program that read the output has ended. Shells use this number in the same case."""
FAILED: Final = 1
"""Exit code: the output cannot be written."""


class Ended(Exception):
    """Raised when this program has to end: its window was closed, or somebody stops the program.

    It is no OSError: it can come while a file is being written, and must not be taken for an error of that file.
    """

    def __init__(self, number: int) -> None:
        super().__init__(signal.strsignal(number))
        self.number = number


@contextlib.contextmanager
def signals_raised() -> Iterator[None]:
    """Raise Ended within the block, once, when the window is closed or the program is stopped."""

    def end(number: int, _: object) -> NoReturn:
        signal.signal(number, signal.SIG_IGN)  # so that nothing stops the saving of the game
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
    """Save the game if it is not saved yet, and say goodbye. Return the exit code, or None to go on playing.

    `ask` says whether somebody is there who can answer. If nobody is there, only this folder is tried, as nobody would
    learn of another one.
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
    """Show the game's record, as nobody can be asked for another folder to save it in. Return the exit code."""
    terminal.print(terminal.say("terminal.elsewhere.nobody"))
    show(terminal)
    return ON_SCREEN


def _elsewhere(terminal: OpenTerminal, first: Path) -> int | None:
    """Offer other places until the game is saved, or the players go on playing or leave without saving it.

    Return the exit code, or None to go on playing.
    """
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
        if terminal.command_of(line) == "quit":  # the second "quit": nothing more is asked
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
    """Print what can be done with a game that could not be saved, each answer with its number."""
    print()
    terminal.print(terminal.say("terminal.elsewhere.title"))
    files_of = {**dict(places), "again": first}
    for number, what in enumerate([*(where for where, _ in places), *_OTHERWISE], 1):
        key = "leave_shown" if what == "leave" and shown else what
        text = terminal.say(f"terminal.elsewhere.{key}", file=files.named(files_of.get(what, first)))
        terminal.print(terminal.say("terminal.numbered", n=number, text=text), "     ")


def _numbered(answers: list[str], line: str) -> str:
    """Return the answer with the number that was typed; empty if there is none."""
    return answers[int(line) - 1] if line.isdecimal() and len(line) < 4 and 0 < int(line) <= len(answers) else ""


def _by_itself(terminal: OpenTerminal) -> int:
    """Save the game without asking, in the first other place that works, or else show its record. Return the exit
    code.
    """
    for _, folder in files.other_places():
        path = files.free(folder, terminal.game.seed)
        if terminal.keep(path):
            _go_on(terminal, path)
            return GOOD
    show(terminal)
    return ON_SCREEN


def show(terminal: OpenTerminal) -> None:
    """Print the record so that it can be copied: one line, with characters that every terminal shows."""
    terminal.print(terminal.say("terminal.elsewhere.copy"))
    print(f"\n{_plain(terminal)}\n", flush=True)


def _plain(terminal: OpenTerminal) -> str:
    return json.dumps(json.loads(terminal.game.record()), separators=(",", ":"))


def without_a_window(terminal: OpenTerminal, error: OSError | Ended) -> int:
    """Save the game when nothing can be shown or typed any more, and say so on standard error. Return the exit code."""
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
        return code  # a program that read only the first lines needs no message
    with contextlib.suppress(OSError):
        print(for_terminal("\n".join(said)), file=sys.stderr, flush=True)
    return code
