"""What `test --long` asks for: everything that else takes turns, and much more of what is slow."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

SHARES = 3
"""Of tests marked `takes_turns` a third runs, another every day."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The word that the command hands on."""
    parser.addoption(
        "--long", action="store_true", help="kill many more kernels and servers; leave nothing for tomorrow"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out those whose turn it is not."""
    if config.getoption("--long"):
        return
    today, seen = date.today().toordinal(), Counter[str]()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        if item.get_closest_marker("takes_turns") is None:
            kept.append(item)
            continue
        name = item.nodeid.partition("[")[0]
        (kept if (seen[name] + today) % SHARES == 0 else left).append(item)
        seen[name] += 1
    config.hook.pytest_deselected(items=left)
    items[:] = kept
