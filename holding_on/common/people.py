"""The names of people: which characters a name may have, and whether two names look the same.

>>> is_name("Ann Marie"), is_name("علی\\u200cرضا"), is_name("Ann\\u202e")
(True, True, False)
>>> spaced("Ann\\xa0Marie"), looks("علی\\u200cرضا") == looks("علیرضا")
('Ann Marie', True)
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

NAME_LENGTH: Final = 40
JOINERS: Final = "\u200c\u200d"
"""Invisible characters that join or part the letters beside them; Persian, Sinhala, Malayalam and other languages use
them."""
_VIRAMA: Final = 9
"""The Unicode combining class of a character that takes away the vowel of its letter. In Malayalam a joiner after it
may be the end of a name."""
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that are invisible, although Python calls them printable."""


def spaced(name: str) -> str:
    """Return a name with single plain spaces for all kinds of spaces, and with none at its ends."""
    plain = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in name)
    return " ".join(part for part in plain.split(" ") if part)


def is_name(name: object) -> bool:
    """Whether a text can be a person's name: 1 to `NAME_LENGTH` characters, of which at least one can be seen.

    Control characters are refused, characters that turn the direction of writing, and joiners that join nothing.
    """
    if not isinstance(name, str) or len(name) > NAME_LENGTH:
        return False
    name = spaced(name)
    without = "".join(sign for at, sign in enumerate(name) if not _joins(name, at))
    return without.isprintable() and any(unicodedata.category(sign)[0] in "LNPS" for sign in _UNSEEN.sub("", without))


def _joins(name: str, at: int) -> bool:
    """Whether the character at index `at` is a joiner between two letters or marks, or after a sign of class
    `_VIRAMA`.
    """
    if name[at] not in JOINERS or at == 0:
        return False
    if unicodedata.combining(name[at - 1]) == _VIRAMA:
        return True
    return all(unicodedata.category(sign)[0] in "LM" for sign in (name[at - 1], name[at + 1 : at + 2] or " "))


def looks(name: object) -> str:
    """Return the visible part of a name: two names that look the same have the same one. Empty if `name` is no text."""
    if not isinstance(name, str):
        return ""
    seen = _UNSEEN.sub("", "".join(sign for sign in name if sign not in JOINERS))
    return unicodedata.normalize("NFC", spaced(seen))


def said_before(names: Sequence[str]) -> list[int]:
    """Return the indexes of the names that stand earlier in `names` too; upper and lower case are the same here."""
    seen = [looks(looks(name).casefold()) for name in names]
    return [place for place, name in enumerate(seen) if name in seen[:place]]


def are_different(names: Sequence[str]) -> bool:
    """Whether no two names are the same; upper and lower case are the same here."""
    return not said_before(names)
