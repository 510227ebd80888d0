"""A window that has no place for a sign is given another that can be read: no command fails for a quotation mark."""

from __future__ import annotations

import codecs
import sys
import unicodedata

HANDLER = "holding_on.readable"
"""Under this name Python finds `in_its_place`, where a stream meets a sign that its encoding lacks."""

PLAIN = {
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−‐‑", "-"),
    "…": "...",
    "·": "-",
    "•": "-",
    "×": "x",
    "→": "->",
    "←": "<-",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
}
"""What can be written everywhere in the place of signs that our texts and names have."""


def use_readable_signs() -> None:
    """From now on what is printed can be printed, whatever the encoding of the window."""
    codecs.register_error(HANDLER, in_its_place)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=HANDLER)


def in_its_place(error: UnicodeError) -> tuple[str, int]:
    """What is written for the signs that cannot be, and where to go on.

    >>> codecs.register_error(HANDLER, in_its_place)
    >>> "“Seán” …".encode("ascii", HANDLER)
    b'"Sean" ...'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """A sign as ASCII has it: its letter without the accent; a question mark where there is none."""
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return PLAIN.get(sign) or letters or ("" if unicodedata.combining(sign) else "?")
