"""Observers: functions that are called after a change, by displays, keepers and cells of a notebook."""

from collections.abc import Callable
from typing import ParamSpec

Facts = ParamSpec("Facts")


class Observers(list[Callable[Facts, None]]):
    """Functions that are called after every change, in the order in which they were added.

    The error of an observer is logged: the change stands, and the other observers are called all the same.

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
        """Make an empty list of observers; `of` names the thing that they observe, for the log."""
        super().__init__()
        self._of = of

    def add(self, observer: Callable[Facts, None]) -> Callable[[], None]:
        """Call `observer` after every change, and return the function that ends this."""
        self.append(observer)
        return lambda: self.remove(observer) if observer in self else None

    def notify(self, *facts: Facts.args, **named: Facts.kwargs) -> None:
        """Call all observers."""
        for observer in tuple(self):
            try:
                observer(*facts, **named)
            except Exception:
                import logging  # needed only here

                logging.getLogger(__name__).exception("an observer of %s has failed", self._of)
