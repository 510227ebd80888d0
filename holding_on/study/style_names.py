"""The name of a care style that a user wrote, and the line of a style without a name."""

from __future__ import annotations

import os
from functools import partial

LAMBDA = "<lambda>"


def name_of(style: object) -> str:
    """Return the name of a function or a class. For a method, the name of the class stands before it.

    >>> name_of(partial(max, key=len)), name_of([].append)
    ('max', 'list.append')
    """
    while isinstance(style, partial):
        style = style.func
    name, owner = getattr(style, "__name__", None), getattr(style, "__self__", None)
    if not isinstance(name, str):
        return type(style).__name__
    if owner is None or type(owner).__name__ == "module":
        return name
    return f"{(owner if isinstance(owner, type) else type(owner)).__name__}.{name}"


def where_it_stands(style: object) -> str:
    """Return the line and the file of a style without a name, to follow its name; an empty text for other styles."""
    while isinstance(style, partial):
        style = style.func
    code = getattr(style, "__code__", None)
    if code is None or code.co_name != LAMBDA:
        return ""
    file = os.path.basename(code.co_filename) if os.path.isfile(code.co_filename) else "what was typed"
    return f" (line {code.co_firstlineno} of {file})"
