"""Words for an `assert` that fails in a cell of a notebook: what came, and what it asks for."""

from __future__ import annotations

import ast
import inspect
from types import FrameType, TracebackType
from typing import Any, Final

from IPython.core.getipython import get_ipython

from holding_on.catalogue.language import Words

LONG: Final = 200
"""Of a value so many characters are shown."""


def explain_asserts(words: Words) -> None:
    """From now on add a line to the error of an `assert` in a cell. Without a notebook nothing happens."""
    shell: Any = get_ipython()
    if shell is None:
        return

    def told(its_shell: Any, kind: type[BaseException], error: BaseException, trace: Any, tb_offset: Any = None) -> Any:
        lines = its_shell.InteractiveTB.structured_traceback(kind, error, trace, tb_offset=tb_offset)
        said = "" if str(error) else why(_last(trace), its_shell.user_ns, words)
        if said:
            lines = [*lines, "", said]
        its_shell._showtraceback(kind, error, lines)  # as IPython does with the lines of every other error
        return lines

    shell.set_custom_exc((AssertionError,), told)


def why(trace: TracebackType | None, names: dict[str, Any], words: Words) -> str:
    """Return in words why an `assert` of a cell failed; "" for an `assert` anywhere else."""
    if trace is None or trace.tb_frame.f_globals is not names or trace.tb_frame.f_code.co_name != "<module>":
        return ""
    asked = _asked(trace.tb_frame, trace.tb_lineno)
    if asked is None:
        return ""
    called, wanted = (ast.unparse(part) for part in asked)
    try:
        mine, there = eval(called, names), eval(wanted, names)
    except Exception:
        return ""
    return words.say("lesson.program.assert_fails", call=called, mine=repr(mine)[:LONG], there=repr(there)[:LONG])


def _asked(frame: FrameType, number: int) -> tuple[ast.expr, ast.expr] | None:
    """Return what the `assert` of a line asks about, and what that should be; None when this cannot be told."""
    try:
        lines, _ = inspect.findsource(frame)
        parts = ast.walk(ast.parse("".join(lines)))
    except (OSError, SyntaxError):
        return None
    for part in parts:
        if isinstance(part, ast.Assert) and part.lineno <= number <= (part.end_lineno or number):
            test = part.test
            if isinstance(test, ast.Call):
                return test, ast.Constant(True)
            if isinstance(test, ast.Compare) and [*map(type, test.ops)] in ([ast.Eq], [ast.Is]):
                return test.left, test.comparators[0]
    return None


def _last(trace: TracebackType | None) -> TracebackType | None:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace
