"""Count how often each scenario is won, by number of players: print the table of docs/tuning.md, and check it.

    python -m tools.tune.win_rates                 2,000 games for each cell, 200 for the other styles
    python -m tools.tune.win_rates --games 200     fewer games: sooner, less exact
    python -m tools.tune.win_rates --write         also writes the table into docs/tuning.md

The same call prints the same table. The exit code is 1 when, with three players, a scenario surely

* misses its range of wins,
* is harder, by more than ten points, than one of the two scenarios that follow in the campaign, or
* is won more than half as often by a style that does not read the Objective.

"Surely" means beyond the 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product

from holding_on.catalogue.loading import the_box
from holding_on.catalogue.scenario_file import BY_ITSELF
from holding_on.study.measures import Rate
from holding_on.styles import STYLES
from tools.tune import page
from tools.tune.figures import Figures, count

BEGIN = "<!-- python -m tools.tune.win_rates --write -->\n"
BLOCK = 250
BEST = "balanced"
BLIND = "blind"
OTHERS = tuple(style for style in STYLES if style != BEST)
COUNTS = (2, 3, 4)
TARGETS = {
    0: (55, 75),
    1: (60, 80),
    2: (55, 75),
    3: (50, 70),
    4: (45, 65),
    5: (40, 60),
    6: (35, 55),
    7: (32, 52),
    8: (30, 50),
    9: (28, 48),
    10: (25, 45),
}
"""The range of wins with three players, in percent, by scenario."""
HARDER = 10
"""The points in percent by which a scenario may be harder than one of the two scenarios after it."""
READS_FROM = 3
"""From this scenario on, a style that does not read the Objective may win at most half as often as `BEST`."""
Cell = tuple[int, int, str]
"""A scenario, a number of players, a style."""


class Share(Rate):
    """A share in percent, with its 95 % interval (Wilson)."""

    @property
    def percent(self) -> float:
        """The share, in percent."""
        return 100 * self.share

    @property
    def bounds(self) -> tuple[float, float]:
        """The bounds of the 95 % interval, in percent."""
        low, high = self.interval
        return 100 * low, 100 * high

    def __str__(self) -> str:
        low, high = self.bounds
        return f"{self.percent:.1f} ({low:.1f}-{high:.1f})"


def won(figures: Figures) -> Share:
    """Return the share of games won."""
    return Share(figures.endings["objective"], figures.games)


def counted(cells: dict[Cell, int], seed: int = 0) -> dict[Cell, Figures]:
    """Return the figures of each cell after its number of games; equal calls return equal figures.

    The games are counted in blocks on every core. `seed` is the first seed.
    """
    blocks = [
        (cell, start, min(BLOCK, seed + games - start))
        for cell, games in cells.items()
        for start in range(seed, seed + games, BLOCK)
    ]
    total = {cell: Figures() for cell in cells}
    with ProcessPoolExecutor() as pool:
        for (cell, _, _), figures in zip(blocks, pool.map(_count, blocks), strict=True):
            total[cell].add(figures)
    return total


def _count(block: tuple[Cell, int, int]) -> Figures:
    (scenario, players, style), seed, games = block
    return count(style, seed, games, scenario, players)


def scenarios() -> list[int]:
    """The scenarios of the box."""
    return the_box().scenario_numbers


def table(figures: dict[Cell, Figures]) -> Iterator[str]:
    """Yield the lines of the table in Markdown."""
    heads = ("scenario", "players", "wins, %", "ends on day", "his condition, %", "the last card, %",
             "a second warning, %", "blind, %")  # fmt: skip
    yield "| " + " | ".join(heads) + " |"
    yield "| " + " | ".join("---:" for _ in heads) + " |"
    for scenario, players in product(scenarios(), COUNTS):
        best = figures[scenario, players, BEST]
        losses = " | ".join(f"{share:.1f}" for _, share in best.losses())
        yield (
            f"| {scenario} | {players} | {won(best)} | {best.mean_days():.1f} | {losses} "
            f"| {won(figures[scenario, players, BLIND])} |"
        )


def others(figures: dict[Cell, Figures]) -> Iterator[str]:
    """Yield the lines of the table of the other styles in Markdown."""
    yield "| scenario | players | " + " | ".join(OTHERS) + " |"
    yield "| ---: | ---: | " + " | ".join("---:" for _ in OTHERS) + " |"
    for scenario, players in product(scenarios(), COUNTS):
        shares = " | ".join(f"{won(figures[scenario, players, style]).percent:.1f}" for style in OTHERS)
        yield f"| {scenario} | {players} | {shares} |"


def misses(figures: dict[Cell, Figures]) -> Iterator[str]:
    """Yield a sentence for everything that surely misses its target with three players."""
    shares = {scenario: won(figures[scenario, 3, BEST]) for scenario in scenarios() if (scenario, 3, BEST) in figures}
    for scenario, share in shares.items():
        low, high = TARGETS.get(scenario, (0, 100))
        if share.bounds[1] < low or share.bounds[0] > high:
            yield f"scenario {scenario} is won in {share} % and should be in {low} to {high} %"
        for later in (scenario + 1, scenario + 2) if scenario != BY_ITSELF else ():
            if later in shares and share.bounds[1] + HARDER < shares[later].bounds[0]:
                yield f"scenario {scenario} ({share} %) is much harder than scenario {later} ({shares[later]} %)"
        blind = figures.get((scenario, 3, BLIND))
        if scenario >= READS_FROM and blind is not None and 2 * won(blind).bounds[0] > share.bounds[1]:
            yield f"scenario {scenario} is won in {won(blind)} % by who is blind to it: more than half of {share} %"


def checked(games: int) -> bool:
    """Whether no scenario misses its target in `games` games with the best style and `games` with the blind style.

    Three players play; the share of each scenario is printed.
    """
    cells = {(scenario, 3, BEST): games for scenario in scenarios()}
    cells |= {(scenario, 3, BLIND): games for scenario in scenarios() if scenario >= READS_FROM}
    figures = counted(cells)
    for (scenario, _, style), each in figures.items():
        low, high = TARGETS.get(scenario, (0, 100))
        wanted = f"{low} to {high} % wanted" if style == BEST else "by who is blind to what is asked for"
        print(f"scenario {scenario}, three players, {games} games: {won(each)} % won, {wanted}")
    missed = list(misses(figures))
    print(*missed, sep="\n", end="\n" * bool(missed))
    return not missed


def main() -> int:
    """Print the tables, with --write also into docs/tuning.md; return 1 when a target is missed, else 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games for each cell")
    parser.add_argument("--write", action="store_true", help="write the table into docs/tuning.md")
    chosen = parser.parse_args()
    cells: dict[Cell, int] = {}
    for scenario, players in product(scenarios(), COUNTS):
        cells |= {(scenario, players, style): chosen.games for style in (BEST, BLIND)}
        cells |= {(scenario, players, style): max(1, chosen.games // 10) for style in OTHERS}
    figures = counted(cells)
    text = "\n".join(
        [
            f"{chosen.games:,} games a cell by `{BEST}`, and as many by the same style blind to the objective; in "
            "brackets the 95 % interval (Wilson).",
            "",
            *table(figures),
            "",
            f"The other styles, {chosen.games // 10:,} games a cell, wins in %:",
            "",
            *others(figures),
            "",
        ]
    )
    print(text)
    missed = list(misses(figures))
    print(*missed, sep="\n", end="\n" * bool(missed))
    if chosen.write:
        page.write(BEGIN, text)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
