"""Paths on this machine: the package, and the checkout (the folder of the repository) if there is one."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def checkout() -> Path | None:
    """Return the folder of the repository; None for an installed package."""
    above = PACKAGE.parent
    try:
        project = (above / "pyproject.toml").read_text(encoding="utf-8")
    except OSError:
        return None
    return above if 'name = "holding-on"' in project else None


def top_of_checkout() -> Path:
    """Return the folder of the repository. Raises LookupError for an installed package."""
    found = checkout()
    if found is None:
        raise LookupError("this is not a checkout")
    return found


def invocation() -> str:
    """Return the command that started this program, to be typed again: `holding-on` or `python3 -m holding_on`."""
    program = Path(sys.argv[0])
    if program.name != "__main__.py":
        found = shutil.which(program.stem)
        return program.stem if found and os.path.samefile(found, program) else shlex.quote(str(program))
    name = "py" if os.name == "nt" else "python3"
    found = shutil.which(name)
    here = checkout() is not None or (found and Path(found).parent == Path(sys.executable).parent)
    return f"{name if here else shlex.quote(sys.executable)} -m holding_on"  # the program finds a checkout's Python
