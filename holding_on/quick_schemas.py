"""Imports jsonschema without the seconds that its import takes where Jupyter is installed.

On import jsonschema imports `rfc3987_syntax`, which Jupyter brings, and that package builds seven grammars of
international web addresses: one to three seconds of every start, for formats that no schema of Jupyter's, Altair's or
ours uses. Here the import of `rfc3987_syntax` is lazy: the grammars are built when such an address is first checked.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any, Final

GRAMMARS: Final = "rfc3987_syntax"
NEEDED: Final = "is_valid_syntax"
"""The one name that jsonschema imports from `rfc3987_syntax`."""


class _LazyLoader(Loader):
    """Loads a package when its function is first called, or another of its names is looked up.

    `importlib.util.LazyLoader` would load it as soon as the function is imported by name.
    """

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def exec_module(self, module: ModuleType) -> None:
        """Put a function into the module that loads the package when it is first called."""

        def call(*args: Any) -> Any:
            load()
            return vars(module)[NEEDED](*args)

        def load() -> None:
            if vars(module)[NEEDED] is call:
                self._loader.exec_module(module)

        def look_up(name: str) -> Any:
            load()
            try:
                return vars(module)[name]
            except KeyError:
                raise AttributeError(name, name=name, obj=module) from None

        vars(module).update({NEEDED: call, "__getattr__": look_up})


class _Finder(MetaPathFinder):
    """Finds the grammars where they are installed, and leaves everything else to the finders after it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the grammars, with the lazy loader in it; None for every other package."""
        spec = PathFinder.find_spec(name, path) if name == GRAMMARS else None
        if spec is not None and spec.loader is not None:
            spec.loader = _LazyLoader(spec.loader)
        return spec


def import_jsonschema() -> None:
    """Import jsonschema; in a process that has it already, nothing changes."""
    if "jsonschema" in sys.modules:
        return
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        import jsonschema  # noqa: F401
    finally:
        sys.meta_path.remove(finder)
