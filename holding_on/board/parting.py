"""What has changed between two views: a display is sent that, and not the whole ward, after each choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Part = dict[str, Any]
"""What has become of a value: `all` of it is new; or only some of its `items` are, by their key or place, each a part
itself, and of a list the `length` where that has changed.
"""


def changed_parts(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Part]:
    """The parts of a view that differ, as deep as it was only a few of the items that do.

    >>> changed_parts({"day": 1, "pawns": ["Ann", "Ben"]}, {"day": 2, "pawns": ["Ann", "Bo"]})
    {'day': {'all': 2}, 'pawns': {'items': {'1': {'all': 'Bo'}}}}
    """
    return {
        name: _part(before[name], value) if name in before else {"all": value}
        for name, value in after.items()
        if name not in before or value != before[name]
    }


def _part(old: Any, new: Any) -> Part:
    """What has become of a value that is not the same as it was; where most of it is new, it is told whole."""
    part: Part = {}
    match old, new:
        case dict(), dict() if old.keys() == new.keys():
            items = changed_parts(old, new)
        case list(), list():
            both = min(len(old), len(new))
            items = {str(at): _part(old[at], new[at]) for at in range(both) if new[at] != old[at]}
            items |= {str(at): {"all": new[at]} for at in range(both, len(new))}
            if len(new) != len(old):
                part["length"] = len(new)
        case _:
            return {"all": new}
    return {"all": new} if 2 * len(items) > len(new) else {"items": items, **part}


def with_parts(view: Mapping[str, Any], parts: Mapping[str, Part]) -> dict[str, Any]:
    """The view with its changed parts put in: what the browser does with them.

    >>> parts = {"day": {"all": 2}, "pawns": {"items": {"1": {"all": "Bo"}}}}
    >>> with_parts({"day": 1, "pawns": ["Ann", "Ben"]}, parts)
    {'day': 2, 'pawns': ['Ann', 'Bo']}
    """
    return {**view, **{name: _put(view.get(name), part) for name, part in parts.items()}}


def _put(old: Any, part: Part) -> Any:
    if "items" not in part:
        return part["all"]
    if isinstance(old, dict):
        return with_parts(old, part["items"])
    length = part.get("length", len(old))
    known = dict(enumerate(old))
    return [
        _put(known.get(at), part["items"][str(at)]) if str(at) in part["items"] else known[at] for at in range(length)
    ]
