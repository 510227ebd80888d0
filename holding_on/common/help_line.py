"""The line that says where the players find help near them: which texts it may hold.

>>> is_help_line("Maeve, room 2.14, extension 123"), is_help_line(""), is_help_line("Maeve\\n"), is_help_line("9" * 201)
(True, True, False, False)
"""

from __future__ import annotations

from typing import Final

from holding_on.common.people import JOINERS, spaced

LONGEST: Final = 200
"""The most characters of the line: it is read by people who have just stopped."""


def is_help_line(text: str) -> bool:
    """Whether a text can be the line of help: empty, or one line of at most `LONGEST` characters.

    Control characters are refused, and characters that turn the direction of writing.
    """
    plain = spaced(text)
    return len(plain) <= LONGEST and "".join(sign for sign in plain if sign not in JOINERS).isprintable()
