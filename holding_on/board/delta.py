"""The delta between two views: after each choice a display sends what has changed, and not the whole view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Change = dict[str, Any]
"""The change of one value: either `all`, the whole new value, or `items`, the changes of only some of its items by
their key or index. For a list whose length has changed, `length` is the new one.
"""


def delta(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Change]:
    """The changes from one view to the next, by the names of the values; a value of which only a few items differ is
    described item by item, at every depth.

    >>> delta({"day": 1, "pawns": ["Ann", "Ben"]}, {"day": 2, "pawns": ["Ann", "Bo"]})
    {'day': {'all': 2}, 'pawns': {'items': {'1': {'all': 'Bo'}}}}
    """
    return {
        name: _change(before[name], value) if name in before else {"all": value}
        for name, value in after.items()
        if name not in before or value != before[name]
    }


def _change(old: Any, new: Any) -> Change:
    """The change of a value that differs; when more than half of its items differ, the whole new value."""
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
