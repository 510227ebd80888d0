"""The steps of `test`: what runs, in which order, and the seconds that each may take (docs/budget.md)."""

from __future__ import annotations

from dataclasses import dataclass

PYTEST = ("-m", "pytest")


@dataclass(frozen=True)
class Step:
    """One step: a name, what Python is started with, a budget in seconds, and the paths that it needs."""

    name: str
    line: tuple[str, ...]
    budget: int
    needs: tuple[str, ...]
    long: bool = False
    """Only run by `test --long`."""
    browser: bool = False
    """Needs a Chromium."""


STEPS = (
    Step("lint", ("-m", "ruff", "check", "."), 5, ("pyproject.toml",)),
    Step("format", ("-m", "ruff", "format", "--check", "."), 5, ("pyproject.toml",)),
    Step("types", ("-m", "mypy"), 60, ("pyproject.toml",)),
    Step("unit", (*PYTEST, "-n", "2", "--ignore=tests/browser"), 300, ("tests", "README.md")),
)
