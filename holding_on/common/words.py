"""The texts of the command line. Only the standard library reads them, as no environment may be there yet."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

WORDS = Path(__file__).resolve().parent.parent / "content" / "text" / "en" / "command.toml"
"""The file of the texts. The texts of the game are read elsewhere, by the class `Words` in `catalogue/language.py`."""


def say(key: str, **facts: object) -> str:
    """Return the sentence of a key in command.toml, with the facts filled in.

    >>> say("serve.answers", address="http://127.0.0.1:8866/")
    'It is ready at http://127.0.0.1:8866/'
    """
    found: Any = _table()
    for part in key.split("."):
        found = found[part]
    return str(found).format(**facts)


@cache
def _table() -> Any:
    import tomllib

    with WORDS.open("rb") as file:
        return tomllib.load(file)["command"]
