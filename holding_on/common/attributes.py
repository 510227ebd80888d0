"""The sentence of an error about an attribute that is missing: which attribute was meant, or which there are."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

_OURS: Final = __name__.partition(".")[0]


def has_instead(thing: object, name: str) -> str:
    """Return the end of an error message: the attribute of `thing` that is most like `name`, else all its attributes.

    >>> has_instead(slice(0, 1), "stopp")
    "did you mean 'stop'?"
    """
    of_tuples = dir(tuple) if isinstance(thing, tuple) else ()
    known = [one for one in dir(thing) if not one.startswith("_") and one not in of_tuples]
    near = get_close_matches(name, known, 1)
    return f"did you mean {near[0]!r}?" if near else f"it has {', '.join(known)}"


def said_with_hint(error: BaseException, called: Mapping[str, str]) -> str:
    """Return the text of an error; for an attribute that one of our objects lacks, with what it has instead.

    `called` has what the objects of some of our classes are called, as {"Window": "this seat"}.
    """
    said = str(error)
    for name, words in called.items():
        said = said.replace(f"{name!r} object", words)
    if not isinstance(error, AttributeError) or error.name is None:
        return said
    ours = type(error.obj).__module__.partition(".")[0] == _OURS
    return f"{said} ({has_instead(error.obj, error.name)})" if ours else said
