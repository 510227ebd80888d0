"""The class `Observers`: functions of displays, keepers and notebooks that are called after a change."""

from collections.abc import Callable
from typing import ParamSpec

Facts = ParamSpec("Facts")


class Observers(list[Callable[Facts, None]]):
    """A list of functions that are called after every change, in the order in which they were added.

    When an observer raises an error, the error is logged. The change stays, and the other observers are called.

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
        """Make an empty list of observers. `of` is the name of the observed thing, which the log shows."""
        super().__init__()
        self._of = of

    def add(self, observer: Callable[Facts, None]) -> Callable[[], None]:
        """Add an observer, and return a function that removes this observer again."""
        self.append(observer)
        return lambda: self.remove(observer) if observer in self else None

    def notify(self, *facts: Facts.args, **named: Facts.kwargs) -> None:
        """Call all observers with these arguments."""
        for observer in tuple(self):
            try:
                observer(*facts, **named)
            except Exception:
                import logging  # takes time to load, and only an error needs it

                logging.getLogger(__name__).exception("an observer of %s has failed", self._of)
