"""The delta between two views. After each choice a display sends only the delta, and not the whole new view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Change = dict[str, Any]
"""The change of one value. It has one of two keys: `all`, with the whole new value, or `items`, with the changes of
those items of the value that differ, by their key or index. When a list has a new length, `length` holds it.
"""


def delta(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Change]:
    """Return the changes from the view `before` to the view `after`, by the names of the values.

    A dict or list of which at most half of the items differ is described item by item, at every depth.

    >>> delta({"day": 1, "pawns": ["Ann", "Ben"]}, {"day": 2, "pawns": ["Ann", "Bo"]})
    {'day': {'all': 2}, 'pawns': {'items': {'1': {'all': 'Bo'}}}}
    """
    return {
        name: _change(before[name], value) if name in before else {"all": value}
        for name, value in after.items()
        if name not in before or value != before[name]
    }


def _change(old: Any, new: Any) -> Change:
    """Return the change from an old to a new value. When more than half of the items differ, it holds the new value."""
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
