"""The files in which house rules stand: their text, what they make when run, and the lines that errors name."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..catalogue.loading import MOST_BYTES, beginning_of
from ..common.quoting import LONGEST_PATH, shortened
from ..engine.errors import HoldingOnError, SceneError

_RUN: Final[dict[str, str]] = {}
"""The text of each file that was run here; in another process there may be no such file."""


def where_it_stands(function: Callable[..., Any]) -> str:
    """Return the file and the line at which a function begins, as "leave.py, line 4"."""
    code = getattr(function, "__code__", None)
    if code is None:
        return type(function).__name__
    file = file_of(function)
    return f"{Path(file).name}, line {code.co_firstlineno}" if file else f"line {code.co_firstlineno} of what was typed"


def file_of(function: Callable[..., Any]) -> str:
    """Return the file in which a function stands; "" when it was written in a notebook or at a prompt."""
    name = getattr(getattr(function, "__code__", None), "co_filename", "")
    try:
        return name if name in _RUN or Path(name).is_file() else ""
    except OSError:
        return ""


def text_of(file: str) -> str:
    """Return the text of a file of Python; "" for no file. Raises SceneError when it cannot be read."""
    if not file:
        return ""
    try:
        return beginning_of(Path(file), MOST_BYTES).decode().replace("\r\n", "\n")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise SceneError(f"the house rule in {shortened(file, LONGEST_PATH)} cannot be read: {why}") from None


def text_when_run(file: str) -> str:
    """Return the text of a file as it was when it was run here; else as it is now."""
    return _RUN.get(file) or text_of(file)


@lru_cache(maxsize=64)
def made_by(file: str, text: str) -> tuple[Any, ...]:
    """Run a file of Python and return what it names. Memoized. Raises SceneError, with the line, when it cannot be run.

    The variants of a file have its text; so a changed file makes others.
    """
    _RUN[file] = text
    named = Path(file).name
    made: dict[str, Any] = {"__name__": f"house_rules.{Path(file).stem}", "__file__": file}
    try:
        exec(compile(text, file, "exec"), made)
    except SyntaxError as error:
        raise SceneError(f"{named}, line {error.lineno}: {error.msg}") from error
    except (Exception, SystemExit) as error:
        said = str(error) if isinstance(error, HoldingOnError) else f"{type(error).__name__}: {error}"
        raise SceneError(f"{named}, line {last_line_in(error, file)}: {shortened(said, LONGEST_PATH)}") from error
    return tuple(made.values())


def last_line_in(error: BaseException, file: str) -> int:
    """Return the last line of a file that an error went through; 0 when it went through none."""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
