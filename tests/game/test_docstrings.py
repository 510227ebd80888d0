"""The docstrings of the public door, in numpydoc's sections: a reference can be made of them."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cached_property
from types import FunctionType

import pytest
from numpydoc.docscrape import NumpyDocString
from numpydoc.validate import validate

import holding_on as ho
from holding_on import styles

OFF = {
    "SA01": "what belongs together stands side by side in the class",
    "EX01": "an example stands where it says more than the sentence",
    "ES01": "where the summary says all, nothing is added",
    "GL01": "a docstring begins on its first line, everywhere in the house",
}
"""What numpydoc asks for and is not held to, and why."""
EXCEPT = {("holding_on.styles.Seat", "PR01")}
"""A Protocol: nobody constructs it."""
pytestmark = pytest.mark.filterwarnings("ignore:Widget.:DeprecationWarning")  # numpydoc reads every attribute
MEMBERS = (FunctionType, classmethod, staticmethod, property, cached_property)


def public_names() -> dict[str, object]:
    """What can be called or made at the public door, and the public members of its classes that are ours, each once."""
    found: dict[object, str] = {}
    doors = ((ho, ho.__all__), (styles, styles.__all__))
    for door, name in ((door, name) for door, names in doors for name in names):
        thing = getattr(door, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            found[thing] = f"{door.__name__}.{name}"
        for owner in getattr(thing, "__mro__", ()):
            if owner.__module__.split(".")[0] == ho.__name__:
                for member, value in vars(owner).items():
                    if isinstance(value, MEMBERS) and not member.startswith("_"):
                        found.setdefault(value, f"{door.__name__}.{name}.{member}")
    return {name: thing for thing, name in found.items()}


def findings(name: str, thing: object) -> Iterator[str]:
    for code, text in validate(name)["errors"]:
        if code not in OFF and (name, code) not in EXCEPT:
            yield f"{name}: {code} {text}"
    doc = inspect.getdoc(thing) or ""
    yield from (f"{name}: {found!r} is prose" for found in re.findall(r"\bRaises\s+[A-Z]\w+", doc))
    if inspect.isclass(thing) and (hasattr(thing, "_fields") or is_dataclass(thing)):
        sections = NumpyDocString(doc)
        listed = {each.name for each in (*sections["Parameters"], *sections["Attributes"])}
        fields = {field for owner in thing.__mro__ for field in inspect.get_annotations(owner)}
        yield from (f"{name}: the field {field} is in no section" for field in sorted(fields - listed))


def test_every_public_docstring_is_in_numpydocs_sections() -> None:
    names = public_names()
    assert len(names) > 100
    assert {"holding_on.Game.apply", "holding_on.Game.view", "holding_on.styles.Seat.card"} <= set(names)
    assert not [found for name, thing in sorted(names.items()) for found in findings(name, thing)]


def test_a_docstring_that_leaves_something_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ho.Game.apply, "__doc__", "Answer the decision. Raises IllegalAction.")
    monkeypatch.setattr(ho.Change, "__doc__", "An entry of the journal.")
    found = "\n".join((*findings("holding_on.Game.apply", ho.Game.apply), *findings("holding_on.Change", ho.Change)))
    for part in ("PR01 Parameters {'action'}", "RT01", "'Raises IllegalAction' is prose", "field cause is in no"):
        assert part in found
