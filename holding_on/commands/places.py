"""Where things lie: the package, and the checkout around it when there is one."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def checkout() -> Path | None:
    """The folder of the repository, or None for an installed package."""
    above = PACKAGE.parent
    try:
        project = (above / "pyproject.toml").read_text(encoding="utf-8")
    except OSError:
        return None
    return above if 'name = "holding-on"' in project else None
