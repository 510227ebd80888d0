"""The process in which one student's file plays: it is asked by one line of JSON, and answers line by line.

Its answers go to a file descriptor that the student's code does not see, since what that code prints goes nowhere.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import pickle
import random
import sys
import threading
import traceback
import types
import warnings
from base64 import b64decode
from collections.abc import Callable
from typing import IO, Any, Final

from ...common.attributes import said_with_hint
from ...common.quoting import quoted, shortened
from ...engine.state import State
from ...styles import Style, balanced
from ...view.actions import Action
from ..patience import OutOfPatience, watching
from ..playing import NoLegalAnswer, begin
from ..style_error import CALLED
from .allowed import Forbidden, first_trouble, guard, guarded_builtins
from .files import Trouble

MOST_SAID: Final = 160
"""The most characters of an error's own text."""


class _Printed(io.TextIOBase):
    """A place to print to, which only counts."""

    count = 0

    def write(self, text: str) -> int:
        self.count += len(text)
        return len(text)


class _Refused(Exception):
    """Raised when the file cannot play on. `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__()
        self.trouble = trouble


def main() -> None:
    """Play as the first line of the input says, and end this process."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    asked = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_who_asked, daemon=True).start()
    printed = sys.stdout = sys.stderr = _Printed()
    warnings.simplefilter("ignore")
    try:
        _play(asked, lambda **told: _tell(answers, told))
        _tell(answers, {"at": "end", "printed": printed.count})
    except _Refused as refused:
        _tell(answers, {"at": "trouble", "kind": refused.trouble.kind, "facts": refused.trouble.facts})
    os._exit(0)  # nothing that the file may have left for the end is run


def _end_with_who_asked() -> None:
    """End this process when the one that asked is gone: then the input ends."""
    while os.read(0, 1):
        pass
    os._exit(1)


def _tell(answers: IO[str], told: dict[str, Any]) -> None:
    answers.write(json.dumps(told) + "\n")
    answers.flush()


def _play(asked: dict[str, Any], tell: Callable[..., None]) -> None:
    table: State = pickle.loads(b64decode(asked["table"]))  # from the process that asks, and from nobody else
    for number in range(2):  # everything that a game needs is loaded before the guard stands
        laid, dealer = begin(table, number, False)
        with watching(None) as (watch, _):
            watch.play(laid, balanced, dealer, 0, number)
    _limit(asked["memory"])
    guard()
    tell(at="ready")
    style, line = _style_of(asked["file"], asked["text"])
    tell(at="loaded")
    with watching(asked["patience"]) as (watch, _):
        for number in range(asked["games"]):
            seed = asked["seed"] + number
            laid, dealer = begin(table, seed, False)
            random.seed(seed)
            try:
                played = watch.play(laid, style, dealer, number, seed)
            except NoLegalAnswer as refused:
                raise _Refused(_trouble(refused, asked, line)) from None
            except MemoryError:
                raise _Refused(Trouble("memory", {"line": line})) from None
            tell(at="game", codes=list(map(int, played.codes)))


def _limit(memory: int) -> None:
    """Limit how much memory this process may take, where the system can."""
    try:
        import resource  # not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    except (ImportError, OSError, ValueError):
        return


def _style_of(file: str, text: str) -> tuple[Style, int]:
    """Return the style of a file, and the line where it begins."""
    try:
        tree = ast.parse(text, file)
        code = compile(tree, file, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise _Refused(Trouble("syntax", {"line": error.lineno or 1, "said": _plain(error.msg)})) from None
    except (ValueError, RecursionError, MemoryError) as error:
        raise _Refused(Trouble("syntax", {"line": 1, "said": _plain(str(error) or type(error).__name__)})) from None
    trouble = first_trouble(tree)
    if trouble is not None:
        raise _Refused(trouble)
    module = types.ModuleType("style_of_a_student")
    module.__dict__.update(__file__=file, __builtins__=guarded_builtins())
    sys.modules[module.__name__] = module
    try:
        exec(code, module.__dict__)
    except (Exception, SystemExit) as error:
        raise _Refused(_raised(error, file, 1, {"when": "reading"})) from None
    style = module.__dict__.get("style")
    if not callable(style):
        raise _Refused(Trouble("no_style"))
    return style, getattr(getattr(style, "__code__", None), "co_firstlineno", 1)


def _trouble(refused: NoLegalAnswer, asked: dict[str, Any], line: int) -> Trouble:
    """Return what went wrong at a decision."""
    moment: dict[str, Any] = {"when": "playing", "seed": refused.played.seed, "move": len(refused.played.codes) + 1}
    if refused.error is not None:
        return _raised(refused.error, asked["file"], line, {**moment, "patience": f"{asked['patience']:g}"})
    answer = str(refused.answer) if type(refused.answer) is Action else _quoted(refused.answer)
    return Trouble(
        "answer" if type(refused.answer) is Action else "no_action", {**moment, "line": line, "what": answer}
    )


def _raised(error: BaseException, file: str, line: int, moment: dict[str, Any]) -> Trouble:
    """Return the trouble of an error: at the last line of the file that it passed, or at `line`."""
    with contextlib.suppress(Exception):
        line = [each.lineno or line for each in traceback.extract_tb(error.__traceback__) if each.filename == file][-1]
    facts = {**moment, "line": line, "what": type(error).__name__}
    if isinstance(error, OutOfPatience):
        return Trouble("slow", facts)
    if isinstance(error, SystemExit):
        return Trouble("exits", facts)
    if isinstance(error, MemoryError):
        return Trouble("memory", {"line": line})
    if isinstance(error, Forbidden):
        return Trouble(error.kind, facts)
    said = ""
    with contextlib.suppress(Exception):
        said = _plain(said_with_hint(error, CALLED))
    return Trouble("raised", {**facts, "said": said})


def _quoted(value: object) -> str:
    try:
        return _plain(quoted(value))
    except Exception:  # a repr of the student's own may raise anything
        return type(value).__name__


def _plain(text: str) -> str:
    return shortened(" ".join(text.split()), MOST_SAID)
