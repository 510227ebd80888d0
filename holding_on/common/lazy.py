"""Lazy names of a package: the module of a name is imported when the name is first used."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy(
    package: str, rooms: Mapping[str, str], explained: Callable[[str, ModuleNotFoundError], ImportError]
) -> Callable[[str], Any]:
    """Return a `__getattr__` for a package: it takes each name from the module that `rooms` gives for that name.

    Where a name and its module are called the same, the module itself is returned. When a module is missing that the
    name needs, `explained` is called with the full name and the error, and what it returns is raised.
    """

    def named(name: str) -> Any:
        if name not in rooms:
            raise AttributeError(f"{package} has no {name!r}")
        try:
            room = import_module(f"{package}.{rooms[name]}")
            return room if name == rooms[name] else getattr(room, name)
        except ModuleNotFoundError as error:
            raise explained(f"{package}.{name}", error) from None

    return named
