"""Copy the faces of the people to `holding_on/days/faces/`, for pages that are made without the browser's drawings.

The faces are drawn in `widgets/drawings/`. `--write` copies them; without it the copies are compared.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
DRAWN: Final = TOP / "widgets" / "drawings"
COPIES: Final = TOP / "holding_on" / "days" / "faces"
WHO: Final = ("ann", "ben", "cleo", "dev", "a1", "a2", "a3")
MOODS: Final = ("0", "w")


def stale() -> list[str]:
    """Return the names of the copies that differ from their drawings, that are missing, or that are too many."""
    wanted = _wanted()
    there = {path.name: _text(path) for path in COPIES.glob("*")}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


def main(words: list[str]) -> int:
    """Compare or write the copies; return 1 when some are stale and were not written."""
    if "--write" in words:
        COPIES.mkdir(exist_ok=True)
        for path in COPIES.glob("*"):
            path.unlink()
        for name, drawing in _wanted().items():
            (COPIES / name).write_text(drawing, encoding="utf-8")
    found = stale()
    for name in found:
        print(f"{COPIES.relative_to(TOP) / name} is not the drawing of widgets/: python3 -m tools.faces --write")
    return 1 if found else 0


def _wanted() -> dict[str, str]:
    """Return the text of each copy by its name: everybody who has Stress, rested and worried."""
    return {f"{who}-{mood}.svg": _text(DRAWN / f"face-{who}-{mood}.svg") for who in WHO for mood in MOODS}


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
