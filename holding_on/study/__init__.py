"""Studies: many games with one care style, as frames (polars).

What needs frames is loaded when it is first asked for: a process that only plays does not wait for it.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .errors import StyleError
    from .simulation import Study, simulate

__all__ = ["Study", "StyleError", "simulate"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        from importlib import import_module

        return getattr(import_module(f"{__name__}.simulation"), name)
    raise AttributeError(f"holding_on.study has no {name!r}")
