"""The changes that one action caused, each with its sentence."""

from collections.abc import Iterator, Sequence
from typing import Any

from ..engine.state import CAUSE, RULE, VERB, Entry
from .answers import Change
from .entries import Entries


class Changes(Sequence[Change]):
    """The sequence of the changes that one action caused; their sentences are formatted at first use."""

    __slots__ = ("_entries", "_made", "_start", "_words")

    def __init__(self, entries: list[Entry], start: int, words: Entries) -> None:
        self._entries = entries
        self._start = start
        self._words = words
        self._made: list[Change] | None = None

    def _changes(self) -> list[Change]:
        if self._made is None:
            self._made = []
            for line, entry in enumerate(self._entries, self._start):
                text = self._words.sentence(entry)
                if text is not None:
                    cause = entry[CAUSE] if entry[CAUSE] >= 0 else None
                    self._made.append(Change(entry[RULE], entry[VERB], text, line, cause))
        return self._made

    def __len__(self) -> int:
        return len(self._changes())

    def __getitem__(self, index: Any) -> Any:
        return self._changes()[index]

    def __iter__(self) -> Iterator[Change]:
        return iter(self._changes())

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what pickle needs: the changes with their sentences, but not the words of the game."""
        return _restored, (self._changes(),)

    def __repr__(self) -> str:
        return "\n".join(str(change) for change in self._changes())


def _restored(made: list[Change]) -> "Changes":
    """Return the changes that `Changes.__reduce__` put into a pickle."""
    changes = Changes.__new__(Changes)
    changes._made = made
    return changes
