"""Lazy names of a package: the module of a name is imported when the name is first asked for."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def later(package: str, rooms: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the `__getattr__` of a package: a name is taken from the module that `rooms` gives for it.

    Where name and module are called the same, the module itself is meant.
    """

    def named(name: str) -> Any:
        if name not in rooms:
            raise AttributeError(f"{package} has no {name!r}")
        room = import_module(f"{package}.{rooms[name]}")
        return room if name == rooms[name] else getattr(room, name)

    return named
