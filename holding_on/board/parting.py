"""What has changed between two views: a display is sent that, and not the whole ward, after each choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Parts = dict[str, dict[str, Any]]


def changed_parts(before: Mapping[str, Any], after: Mapping[str, Any]) -> Parts:
    """The parts of a view that differ: each whole, or of a list as long as it was only the items that do.

    >>> changed_parts({"day": 1, "pawns": ["Ann", "Ben"]}, {"day": 2, "pawns": ["Ann", "Bo"]})
    {'day': {'all': 2}, 'pawns': {'items': {'1': 'Bo'}}}
    """
    parts: Parts = {}
    for name, value in after.items():
        old = before.get(name)
        if value == old and name in before:
            continue
        if isinstance(value, list) and isinstance(old, list) and value and len(value) == len(old):
            parts[name] = {"items": {str(index): item for index, item in enumerate(value) if item != old[index]}}
        else:
            parts[name] = {"all": value}
    return parts


def with_parts(view: Mapping[str, Any], parts: Parts) -> dict[str, Any]:
    """The view with its changed parts put in: what the browser does with them.

    >>> with_parts({"day": 1, "pawns": ["Ann", "Ben"]}, {"day": {"all": 2}, "pawns": {"items": {"1": "Bo"}}})
    {'day': 2, 'pawns': ['Ann', 'Bo']}
    """
    changed = dict(view)
    for name, part in parts.items():
        if "items" in part:
            items = part["items"]
            changed[name] = [items.get(str(index), item) for index, item in enumerate(changed[name])]
        else:
            changed[name] = part["all"]
    return changed
