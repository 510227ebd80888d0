"""Those who want to hear of a change: displays, keepers, cells of a notebook."""

from collections.abc import Callable
from typing import Generic, ParamSpec

Facts = ParamSpec("Facts")


class Watchers(Generic[Facts]):
    """Functions that are called after every change, in the order in which they came.

    One that fails is logged: the change stands, and the others are told all the same.

    >>> heard = []
    >>> watchers = Watchers("the game")
    >>> leave = watchers.add(heard.append)
    >>> watchers.tell("moved")
    >>> leave()
    >>> watchers.tell("moved again")
    >>> heard
    ['moved']
    """

    __slots__ = ("_all", "_of")

    def __init__(self, of: str) -> None:
        """`of` says in the log what they watch."""
        self._of = of
        self._all: list[Callable[Facts, None]] = []

    def __len__(self) -> int:
        return len(self._all)

    def add(self, watcher: Callable[Facts, None]) -> Callable[[], None]:
        """Call `watcher` after every change; returns the function that ends it."""
        self._all.append(watcher)
        return lambda: self._all.remove(watcher) if watcher in self._all else None

    def tell(self, *facts: Facts.args, **named: Facts.kwargs) -> None:
        """Call them all."""
        for watcher in tuple(self._all):
            try:
                watcher(*facts, **named)
            except Exception:
                import logging  # wanted only then

                logging.getLogger(__name__).exception("a watcher of %s has failed", self._of)
