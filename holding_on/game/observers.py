"""Observers: functions that are called after a change, by displays, keepers and cells of a notebook."""

from collections.abc import Callable
from typing import ParamSpec

Facts = ParamSpec("Facts")


class Observers(list[Callable[Facts, None]]):
    """Functions that are called after every change, in the order in which they came.

    One that fails is logged: the change stands, and the others are called all the same.

    >>> notified = []
    >>> observers = Observers("the game")
    >>> leave = observers.add(notified.append)
    >>> observers.notify("moved")
    >>> leave()
    >>> observers.notify("moved again")
    >>> notified
    ['moved']
    """

    __slots__ = ("_of",)

    def __init__(self, of: str) -> None:
        """`of` is the name of what they observe, for the log."""
        super().__init__()
        self._of = of

    def add(self, observer: Callable[Facts, None]) -> Callable[[], None]:
        """Call `observer` after every change; returns the function that ends it."""
        self.append(observer)
        return lambda: self.remove(observer) if observer in self else None

    def notify(self, *facts: Facts.args, **named: Facts.kwargs) -> None:
        """Call them all."""
        for observer in tuple(self):
            try:
                observer(*facts, **named)
            except Exception:
                import logging  # wanted only then

                logging.getLogger(__name__).exception("an observer of %s has failed", self._of)
