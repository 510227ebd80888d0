"""Those who want to hear of a change: displays, keepers, cells of a notebook."""

from collections.abc import Callable
from typing import ParamSpec

Facts = ParamSpec("Facts")


class Watchers(list[Callable[Facts, None]]):
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

    __slots__ = ("_of",)

    def __init__(self, of: str) -> None:
        """`of` says in the log what they watch."""
        super().__init__()
        self._of = of

    def add(self, watcher: Callable[Facts, None]) -> Callable[[], None]:
        """Call `watcher` after every change; returns the function that ends it."""
        self.append(watcher)
        return lambda: self.remove(watcher) if watcher in self else None

    def tell(self, *facts: Facts.args, **named: Facts.kwargs) -> None:
        """Call them all."""
        for watcher in tuple(self):
            try:
                watcher(*facts, **named)
            except Exception:
                import logging  # wanted only then

                logging.getLogger(__name__).exception("a watcher of %s has failed", self._of)
