"""Count the clicks and the words of whole games: `python -m tests.benchmarks.counts` from a checkout.

The balanced style plays every scenario with every number of players, without a browser. The minutes of a game are
estimated: 20 seconds for a click, and a minute for 150 newly shown words. No figure makes the run fail. With `--write`
the minutes are written to the file that the set-up reads, and into the documents that name them.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from holding_on.board.lasting import FILE
from holding_on.catalogue.loading import the_box
from holding_on.engine.phases import DECISION_ROWS
from tests.benchmarks.figures import PAGES, as_toml, named_in
from tests.benchmarks.presses import PAGE, PLACES, STORY, Count, count, played
from tests.benchmarks.printing import print_table

PLAYERS: Final = (2, 3, 4)
BLOCK: Final = 25
"""The number of games that one task of a process plays."""
_COUNTED_WITH: Final = {
    "night_token": "token",
    "emergency_token": "token",
    "care_token": "token",
    "heard": "focus",
}
"""The column of each kind of decision that has no column of its own."""


def _columns() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for row in DECISION_ROWS:
        column = _COUNTED_WITH.get(row.name, row.name)
        found[column] = (*found.get(column, ()), row.name)
    return found | {"pages": (PAGE,), "story": (STORY,)}


COLUMNS: Final = _columns()
"""The kinds of decisions, pages and story cards that each column of the printed table counts."""
WAYS: Final = {"one by one": False, "together": True}
"""The two ways to answer: one question with each click, or several questions where the board offers that."""
Block = tuple[int, int, int, int]
"""The number of a scenario, the number of players, the first seed, and the number of games."""


def main() -> int:
    """Play the games, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.counts", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each scenario and number of players (1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    parser.add_argument("--write", action="store_true", help="write the minutes of every scenario where they are read")
    chosen = parser.parse_args()
    cells = [(number, players) for number in the_box().scenario_numbers for players in PLAYERS]
    found: dict[tuple[int, int], dict[str, list[Count]]] = {cell: {way: [] for way in WAYS} for cell in cells}
    blocks = [(*cell, *block) for cell in cells for block in _blocks(chosen.seed, chosen.games)]
    with ProcessPoolExecutor() as pool:
        for (scenario, players, *_), counts in zip(blocks, pool.map(counted, blocks), strict=True):
            for way, more in counts.items():
                found[scenario, players][way] += more
    print(f"{chosen.games} balanced games of each scenario and number of players, from seed {chosen.seed}\n")
    print_table([["medians", "presses", "words", "minutes"], *(_row(*each) for each in _lines(found))])
    print_table([["presses, on average", *COLUMNS], *(_by_question(*each) for each in _lines(found))])
    print_table([["words newly shown, on average", *PLACES], *(_by_place(*each) for each in _lines(found))])
    if chosen.write:
        _write({cell: ways["together"] for cell, ways in found.items()}, chosen.games)
    return 0


def _write(found: dict[tuple[int, int], list[Count]], games: int) -> None:
    """Write the median minutes of games with several answers in one click to the file and the documents."""
    figures: dict[int, list[int]] = {}
    for (scenario, _), counts in found.items():
        figures.setdefault(scenario, []).append(round(statistics.median(each.minutes for each in counts)))
    FILE.write_text(as_toml(figures, games), encoding="utf-8")
    for page in PAGES:
        page.write_text(named_in(page, figures), encoding="utf-8")
    print(f"Written: {FILE.name}, {', '.join(page.name for page in PAGES)}")


def counted(block: Block, ways: Iterable[str] = tuple(WAYS)) -> dict[str, list[Count]]:
    """Play the games of a block in each way, and return the counts of each game."""
    scenario, players, seed, games = block
    seeds = range(seed, seed + games)
    return {way: [count(played(scenario, players, each, together=WAYS[way])) for each in seeds] for way in ways}


def _blocks(seed: int, games: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, BLOCK):
        yield seed + start, min(BLOCK, games - start)


def _lines(found: dict[tuple[int, int], dict[str, list[Count]]]) -> Iterator[tuple[str, list[Count]]]:
    for (scenario, players), ways in found.items():
        for way, counts in ways.items():
            yield f"scenario {scenario}, {players} players, {way}", counts


def _row(name: str, counts: list[Count]) -> list[str]:
    figures = (
        [each.presses.total() for each in counts],
        [each.words for each in counts],
        [each.minutes for each in counts],
    )
    return [name, *(f"{statistics.median(each):,.0f}" for each in figures)]


def _by_question(name: str, counts: list[Count]) -> list[str]:
    means = [
        statistics.mean(sum(each.presses[kind] for kind in kinds) for each in counts) for kinds in COLUMNS.values()
    ]
    return [name, *(f"{mean:.1f}" if mean else "-" for mean in means)]


def _by_place(name: str, counts: list[Count]) -> list[str]:
    means = [statistics.mean(each.read[place] for each in counts) for place in PLACES]
    return [name, *(f"{mean:,.0f}" for mean in means)]


if __name__ == "__main__":
    sys.exit(main())
