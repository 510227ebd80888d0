"""Apply a delta to a view in Python, as widgets/src/protocol/delta.js does in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def apply_delta(view: Mapping[str, Any], delta: Mapping[str, Any]) -> dict[str, Any]:
    """Return the view with a delta applied."""
    return {**view, **{name: _changed(view.get(name), change) for name, change in delta.items()}}


def _changed(old: Any, change: Mapping[str, Any]) -> Any:
    if "items" not in change:
        return change["all"]
    if isinstance(old, dict):
        return apply_delta(old, change["items"])
    items, known = change["items"], dict(enumerate(old))
    length = change.get("length", len(old))
    return [_changed(known.get(at), items[str(at)]) if str(at) in items else known[at] for at in range(length)]
