"""Replaces characters that a terminal cannot show by similar ones, so that no command fails at a quotation mark."""

from __future__ import annotations

import codecs
import sys
import unicodedata

HANDLER = "holding_on.readable"
"""The name under which `in_its_place` is registered as an error handler for encoding."""

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
"""Characters of our texts and names, each with its replacement in ASCII."""


def use_readable_signs() -> None:
    """Let standard output and standard error replace the characters that their encoding lacks, from now on."""
    codecs.register_error(HANDLER, in_its_place)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=HANDLER)


def in_its_place(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement of characters that cannot be encoded, and the index at which encoding goes on.

    >>> codecs.register_error(HANDLER, in_its_place)
    >>> "“Seán” …".encode("ascii", HANDLER)
    b'"Sean" ...'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """Return a character in ASCII: its replacement in `PLAIN`, its letter without the accent, or a question mark."""
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
    return PLAIN.get(sign) or letters or ("" if unicodedata.combining(sign) else "?")
