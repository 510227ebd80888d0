"""Imports jsonschema quickly, also where Jupyter is installed.

jsonschema imports `rfc3987_syntax`, a package that comes with Jupyter. On import, that package builds seven grammars of
international web addresses, which takes one to three seconds. No schema of Jupyter, Altair or this package uses such
addresses. So here the import of `rfc3987_syntax` is lazy: the grammars are built when such an address is first checked.
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
    """A loader of `rfc3987_syntax`: it loads the package when `NEEDED` is first called, or another name is looked up.

    `importlib.util.LazyLoader` would load the package as soon as the function is imported by name.
    """

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def exec_module(self, module: ModuleType) -> None:
        """Put a function `NEEDED` into the module; when it is first called, it loads the package."""

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
    """A finder of `rfc3987_syntax` where it is installed; it leaves every other package to the finders after it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of `rfc3987_syntax`, with the lazy loader in it; None for every other package."""
        spec = PathFinder.find_spec(name, path) if name == GRAMMARS else None
        if spec is not None and spec.loader is not None:
            spec.loader = _LazyLoader(spec.loader)
        return spec


def import_jsonschema() -> None:
    """Import jsonschema without building the grammars. Where jsonschema has been imported already, nothing changes."""
    if "jsonschema" in sys.modules:
        return
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        import jsonschema  # noqa: F401
    finally:
        sys.meta_path.remove(finder)
