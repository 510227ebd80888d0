"""Shortened quotes of values and texts, for the error messages that refuse them."""

import reprlib
from typing import Any, Final

LONGEST: Final = 60
"""The most characters of one text that an error message repeats."""
LONGEST_PATH: Final = 200
"""The most characters of a path, and of a whole list or dictionary, that an error message repeats."""


class _Quote(reprlib.Repr):
    """A maker of reprs in which no part is long; the entries of a dictionary keep their order."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 4
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = 8
        self.maxlong = self.maxother = LONGEST

    def repr_str(self, x: str, level: int) -> str:
        """Return the repr of a text, cut at its end: its beginning says what was meant."""
        return repr(shortened(x))

    def repr_int(self, x: int, level: int) -> str:
        """Return a whole number in digits; a number of 1,000 bits or more as a power of two."""
        return super().repr_int(x, level) if x.bit_length() < 1000 else f"{'-' * (x < 0)}2**{x.bit_length() - 1}…"

    def repr_dict(self, x: dict[Any, Any], level: int) -> str:
        """Return the repr of a dictionary, with its entries in their own order."""
        if level <= 0 and x:
            return "{…}"
        parts = [f"{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}" for key in list(x)[: self.maxdict]]
        return "{" + ", ".join([*parts, *(["…"] if len(x) > self.maxdict else [])]) + "}"


_QUOTE: Final = _Quote()


def quoted(value: object) -> str:
    """Return a value as Python writes it, shortened.

    >>> quoted("9" * 5000)
    "'99999999999999999999999999999999999999999999999999999999999…'"
    >>> quoted({"kind": "stable", "staff": 1})
    "{'kind': 'stable', 'staff': 1}"
    """
    return shortened(_QUOTE.repr(value), LONGEST_PATH)


def shortened(text: str, most: int = LONGEST) -> str:
    """Return a text, cut to `most` characters, with … at its end where something was left out."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
