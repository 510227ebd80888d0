"""Count the figures by which the patient deck is tuned, compare them with their targets, and confirm on other seeds.

    python -m tools.tune                10,000 games for each figure, then 10,000 games with other seeds
    python -m tools.tune --games 1000   fewer games: sooner, less exact

The same call prints the same table. The exit code is 1 when a figure misses its target, or when another style than
`balanced` wins most. The figures of days, leave, length and care are counted for the style that wins most. At the end,
a quarter as many games of each scenario check that no scenario is surely out of its range (`tools.tune.win_rates` has
the whole table), and that scenario 0 misses none of its other aims (`tools.tune.evening` has these).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from tools.tune import evening, win_rates
from tools.tune.figures import Figures, count
from tools.tune.probes import PROBES

HELD_OUT = 1_000_000
"""The first seed of the games that confirm the table."""
BLOCK = 500
STYLES = ("random", "treatment_first", "comfort_first", "fair_rota", "balanced", *PROBES)

MEANT_TO_BE_BEST = "balanced"


@dataclass(frozen=True)
class Target:
    """One line of the table: what is counted, in games of which style, and the bounds of the target."""

    name: str
    value: Callable[[Figures], float]
    least: float
    most: float
    style: str = "best"

    def line(self, figures: Figures) -> tuple[str, bool]:
        """Return the line as it is printed, and whether the target is met."""
        value = self.value(figures)
        met = self.least <= value <= self.most
        return f"{self.name:<64} {value:>7.3g}   {self.least:g} to {self.most:g}   {'met' if met else 'MISSED'}", met


TARGETS = (
    Target("best style wins, %", Figures.won, 60, 80),
    Target("least medical care that avoids a second warning wins, %", Figures.won, 0, 10, "least_treatment"),
    Target("medical care whenever it saves a space wins, %", Figures.won, 0, 20, "saves_spaces"),
    Target("random legal actions win, %", Figures.won, 0, 1, "random"),
    Target("days with somebody paid in the Break Room (DAY-13), %", Figures.break_room_days, 25, 40),
    Target("games in which leave is used, %", Figures.leave_used, 40, 60),
    Target("forced leaves a game", Figures.forced_leaves, 0.5, 1.5),
    Target("won games of 7 to 12 days, %", Figures.seven_to_twelve, 80, 100),
    Target("won games of the commonest length, %", Figures.commonest_length, 0, 30),
    Target("commonest answer to the choice of care, by kind and stage, %", Figures.commonest_care, 0, 95),
)


def main() -> int:
    """Print the table for the seeds of the tuning and for other seeds; return 0 when all targets are met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games for each figure")
    games = parser.parse_args().games
    fine = True
    for title, seed in (("tuned on", 0), ("held out", HELD_OUT)):
        print(f"{games:,} games a style, seeds {seed:,} to {seed + games - 1:,} ({title})\n")
        fine &= _table(_counted(games, seed))
        print()
    fine &= win_rates.checked(max(1, games // 4))
    fine &= evening.checked(max(1, games // 4))
    return 0 if fine else 1


def _counted(games: int, seed: int) -> dict[str, Figures]:
    """Return the figures of every style, counted in blocks on every core; equal calls return equal figures."""
    starts = range(seed, seed + games, BLOCK)
    blocks = [(style, start, min(BLOCK, seed + games - start)) for style in STYLES for start in starts]
    total: dict[str, Figures] = {style: Figures() for style in STYLES}
    with ProcessPoolExecutor() as pool:
        for (style, _, _), figures in zip(blocks, pool.map(_count, blocks), strict=True):
            total[style].add(figures)
    return total


def _count(block: tuple[str, int, int]) -> Figures:
    return count(*block)


def _table(figures: dict[str, Figures]) -> bool:
    shipped = [style for style in STYLES if style not in PROBES]
    best = max(shipped, key=lambda style: figures[style].won())
    fine = True
    for target in TARGETS:
        line, met = target.line(figures[best if target.style == "best" else target.style])
        print(line)
        fine &= met
    print(f"\nThe best style is {best}. Wins in %: " + ", ".join(f"{s} {figures[s].won():.1f}" for s in STYLES))
    fine &= best == MEANT_TO_BE_BEST
    for line in _notes(figures[best]):
        print(line)
    return fine


def _notes(best: Figures) -> Iterator[str]:
    """Yield the lines of the figures that have no target."""
    yield "Reasons of loss: " + ", ".join(f"{reason} {share:.1f} %" for reason, share in best.losses())
    yield "Days of a won game: " + ", ".join(f"{day}: {share:.0f} %" for day, share in best.lengths())
    yield "Medical care, by kind and stage: " + ", ".join(
        f"{kind} {stage} {share:.0f} % of {asked}" for kind, stage, share, asked in best.medical()
    )


if __name__ == "__main__":
    sys.exit(main())
