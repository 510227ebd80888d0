"""Names of a package that are loaded when they are first asked for: what nobody uses, nobody waits for."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def later(package: str, rooms: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package: each name comes from its room, or is that room."""

    def named(name: str) -> Any:
        if name not in rooms:
            raise AttributeError(f"{package} has no {name!r}")
        room = import_module(f"{package}.{rooms[name]}")
        return room if name == rooms[name] else getattr(room, name)

    return named
