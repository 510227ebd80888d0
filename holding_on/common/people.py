"""The names of people: with which signs they are written, and when two of them look the same.

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
_JOINERS: Final = "\u200c\u200d"
"""Signs that say whether the letters beside them are joined; Persian, Sinhala, Malayalam and others are written with
them."""
_VIRAMA: Final = 9
"""The combining class of a sign that takes its letter's vowel away. A joiner may end a name after it, in Malayalam."""
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing by themselves; Python calls them printable."""


def spaced(name: str) -> str:
    """A name with plain spaces for those of other kinds, as a copied text has them; one at a time, none at its ends."""
    plain = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in name)
    return " ".join(part for part in plain.split(" ") if part)


def is_name(name: object) -> bool:
    """Whether somebody can be called so: 1 to `NAME_LENGTH` signs, and something of it can be seen.

    Control signs, and those that turn the direction of writing, are refused, and joiners that join nothing.
    """
    if not isinstance(name, str) or len(name) > NAME_LENGTH:
        return False
    name = spaced(name)
    without = "".join(sign for at, sign in enumerate(name) if not _joins(name, at))
    return without.isprintable() and any(unicodedata.category(sign)[0] in "LNPS" for sign in _UNSEEN.sub("", without))


def _joins(name: str, at: int) -> bool:
    """Whether the sign at a place is a joiner between two letters or marks, or after a sign that takes a vowel away."""
    if name[at] not in _JOINERS or at == 0:
        return False
    if unicodedata.combining(name[at - 1]) == _VIRAMA:
        return True
    return all(unicodedata.category(sign)[0] in "LM" for sign in (name[at - 1], name[at + 1 : at + 2] or " "))


def looks(name: object) -> str:
    """The visible part of a name, which is the same for two names that look the same; empty for what is no text."""
    if not isinstance(name, str):
        return ""
    seen = _UNSEEN.sub("", "".join(sign for sign in name if sign not in _JOINERS))
    return unicodedata.normalize("NFC", spaced(seen))


def said_before(names: Sequence[str]) -> list[int]:
    """The places of the names that are the same as one before them, in whatever case."""
    seen = [looks(looks(name).casefold()) for name in names]
    return [place for place, name in enumerate(seen) if name in seen[:place]]


def are_different(names: Sequence[str]) -> bool:
    """Whether no two names are the same, in whatever case."""
    return not said_before(names)
