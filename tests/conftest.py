"""What `test --long` asks for: everything that else takes turns, and much more of what is slow."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.turns import SHARES, is_today


def pytest_addoption(parser: pytest.Parser) -> None:
    """The word that the command hands on."""
    parser.addoption(
        "--long", action="store_true", help="kill many more kernels and servers; leave nothing for tomorrow"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out those whose turn it is not. A test takes turns with its own cases, or with the others of a `group`."""
    if config.getoption("--long"):
        return
    seen = Counter[str]()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        marker = item.get_closest_marker("takes_turns")
        if marker is None:
            kept.append(item)
            continue
        group = marker.kwargs.get("group", item.nodeid.partition("[")[0])
        (kept if is_today(seen[group], marker.kwargs.get("shares", SHARES)) else left).append(item)
        seen[group] += 1
    config.hook.pytest_deselected(items=left)
    items[:] = kept
