"""Modules that stand in the place of IPython, with the names that ipywidgets and anywidget import from it.

A page in the browser runs Python without IPython. The widgets ask IPython for its shell, and there is none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any


def put_in(display: Callable[..., None], clear_output: Callable[..., None]) -> None:
    """Put the stand-ins in the place of IPython, for all imports that come later.

    `display` shows values below the cell that runs, and `clear_output` takes away what that cell has shown.
    """
    modules: dict[str, dict[str, Any]] = {
        "IPython": {"get_ipython": _no_shell},
        "IPython.core": {},
        "IPython.core.getipython": {"get_ipython": _no_shell},
        "IPython.core.interactiveshell": {"InteractiveShell": _InteractiveShell},
        "IPython.display": {"display": display, "clear_output": clear_output},
    }
    for name, names in modules.items():
        module = ModuleType(name)
        vars(module).update(names)
        sys.modules[name] = module
        parent, _, own = name.rpartition(".")
        if parent:
            setattr(sys.modules[parent], own, module)


def _no_shell() -> Any:
    """Return None, as IPython does where no shell runs."""
    return None


class _InteractiveShell:
    """A class that ipywidgets imports for its widget `Output`, which this site has not."""
