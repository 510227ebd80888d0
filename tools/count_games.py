"""Counts how many games of a care style are won, twenty by twenty, for the lesson about what numbers say.

`python -m tools.count_games` plays 12,000 games of each style and writes `holding_on/lessons/counts/won.toml`. It takes
some minutes. Run it when a test says that the games of that file come out otherwise now.
"""

from __future__ import annotations

import sys
from typing import Final

from holding_on.lessons.pieces.counted import BLOCK, KEPT
from holding_on.study.counts.rows import WON
from holding_on.study.growing_rows import GrowingRows

STYLES: Final = ("balanced", "comfort_first")
BLOCKS: Final = 600
A_LINE: Final = 30
HEAD: Final = f"""\
# How many of {BLOCK} games of each care style are won: scenario 1, three players, seeds from 0 on, {BLOCK} to a number.
# `python -m tools.count_games` writes this file.
"""


def counted_now(style: str, blocks: int, seed: int = 0) -> list[int]:
    """Play so many blocks of games from a seed on, and return how many games are won of each."""
    rows = GrowingRows(policy=style, seed=seed, shifts=False)
    for _ in rows.play(blocks * BLOCK):
        pass
    won = [game[WON] for game in rows.games]
    return [sum(won[begin : begin + BLOCK]) for begin in range(0, len(won), BLOCK)]


def written(counts: dict[str, list[int]]) -> str:
    """Return the text of the file."""
    parts = [HEAD]
    for style, won in counts.items():
        lines = [", ".join(map(str, won[begin : begin + A_LINE])) for begin in range(0, len(won), A_LINE)]
        parts.append(f"{style} = [\n" + "".join(f"  {line},\n" for line in lines) + "]\n")
    return "\n".join(parts)


def main() -> int:
    """Play the games and write the file."""
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(written({style: counted_now(style, BLOCKS) for style in STYLES}), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
