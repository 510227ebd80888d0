"""Replaces signs that a window cannot show by similar ones, so that no command fails for a quotation mark."""

from __future__ import annotations

import codecs
import sys
import unicodedata

HANDLER = "holding_on.readable"
"""The name under which Python finds `in_its_place`, where a stream meets a sign that its encoding lacks."""

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
"""Signs of our texts and names, each with what every window can show in its place."""


def use_readable_signs() -> None:
    """Let standard output and error replace, from now on, the signs that the encoding of the window lacks."""
    codecs.register_error(HANDLER, in_its_place)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=HANDLER)


def in_its_place(error: UnicodeError) -> tuple[str, int]:
    """Return what is written in the place of signs that cannot be encoded, and the index at which to go on.

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
