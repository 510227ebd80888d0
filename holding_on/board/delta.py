"""The delta between two views: after each choice a display sends what has changed, and not the whole ward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Change = dict[str, Any]
"""The change of one value: `all` of it is new; or only some of its `items` are, by their key or index, each a change
itself, and of a list the `length` where that is another.
"""


def delta(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Change]:
    """What has changed from one view to the next, as deep as only a few items of a value differ.

    >>> delta({"day": 1, "pawns": ["Ann", "Ben"]}, {"day": 2, "pawns": ["Ann", "Bo"]})
    {'day': {'all': 2}, 'pawns': {'items': {'1': {'all': 'Bo'}}}}
    """
    return {
        name: _change(before[name], value) if name in before else {"all": value}
        for name, value in after.items()
        if name not in before or value != before[name]
    }


def _change(old: Any, new: Any) -> Change:
    """The change of a value that differs; where most of its items are new, the whole value."""
    change: Change = {}
    match old, new:
        case dict(), dict() if old.keys() == new.keys():
            items = delta(old, new)
        case list(), list():
            both = min(len(old), len(new))
            items = {str(at): _change(old[at], new[at]) for at in range(both) if new[at] != old[at]}
            items |= {str(at): {"all": new[at]} for at in range(both, len(new))}
            if len(new) != len(old):
                change["length"] = len(new)
        case _:
            return {"all": new}
    return {"all": new} if 2 * len(items) > len(new) else {"items": items, **change}
