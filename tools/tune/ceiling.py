"""Count how much more often a style that searches wins than `balanced` does, with the same cards: the ceiling.

    python -m tools.tune.ceiling --games 40                   40 games of each scenario with three players
    python -m tools.tune.ceiling --games 40 --scenarios 1 2   only of these

Before each answer `Searching` plays some games on in thought, `--thought` of them. This takes a compiled build some
seconds for each game that is counted. The same call prints the same table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from holding_on.engine import names as n
from holding_on.engine import setup
from holding_on.game.options import Options, own_box, readings_of
from holding_on.study.counts.pairs import Paired, compared
from holding_on.study.counts.rates import plain_words
from holding_on.study.playing import begin, play
from holding_on.styles import STYLES, Searching, Style
from tools.tune.win_rates import Share, scenarios

BEST = "balanced"
PLAYERS = 3


def pair(scenario: int, thought: int, seed: int) -> tuple[bool, bool]:
    """Play a game with each style and the same cards; return whether `BEST` won, and whether the search won."""
    options = Options(scenario=scenario, players=PLAYERS)
    catalogue = options.catalogue()
    laid = setup.table(own_box(options, catalogue), readings_of(options, catalogue), PLAYERS)

    def is_won(style: Style) -> bool:
        state, dealer = begin(laid, seed, branch=False)
        return play(state, style, dealer, 0, seed, shifts=False).state.ending == n.WON

    return is_won(STYLES[BEST]), is_won(Searching(thought))


def counted(chosen: Sequence[int], games: int, thought: int) -> dict[int, Paired]:
    """Return the pairs of each scenario, played on every core; equal calls return equal pairs."""
    with ProcessPoolExecutor() as pool:
        played = {scenario: pool.map(pair, [scenario] * games, [thought] * games, range(games)) for scenario in chosen}
        return {scenario: compared(pairs, (BEST, "searching"), plain_words()) for scenario, pairs in played.items()}


def table(pairs: dict[int, Paired]) -> Iterator[str]:
    """Yield the lines of the table in Markdown."""
    heads = ("scenario", "games", f"{BEST}, wins, %", "searching, wins, %", "more wins of 100", f"only {BEST} won",
             "only searching won")  # fmt: skip
    yield "| " + " | ".join(heads) + " |"
    yield "| " + " | ".join(["---:"] * len(heads)) + " |"
    for scenario, each in pairs.items():
        best, search = (Share(rate.part, rate.whole) for rate in each.rates)
        low, high = each.interval
        more = f"{100 * each.difference:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
        yield f"| {scenario} | {each.games} | {best} | {search} | {more} | {each.only_a} | {each.only_b} |"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="games of each scenario")
    parser.add_argument("--thought", type=int, default=40, help="games played on before one answer")
    parser.add_argument("--scenarios", type=int, nargs="+", default=scenarios(), help="the scenarios; left out, all")
    chosen = parser.parse_args()
    pairs = counted(chosen.scenarios, chosen.games, chosen.thought)
    text = "\n".join(
        [
            f"Three players, {chosen.thought} games in thought before each answer; in brackets the 95 % interval "
            "(Wilson; for pairs, Newcombe).",
            "",
            *table(pairs),
            "",
        ]
    )
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
