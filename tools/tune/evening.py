"""Measure the aims of scenario 0, the one for an evening: print their table in docs/tuning.md, and check them.

    python -m tools.tune.evening             2,000 games for each cell; five minutes on one core
    python -m tools.tune.evening --write     also writes the table into docs/tuning.md

The same call prints the same table. The exit code is 1 when an aim is surely missed: with two, three and four players

* `balanced` wins 55 to 75 games of 100, random answers fewer than 6, and a table of novices 30 to 50;
* who always gives the same kind of care wins less than a third of what `balanced` wins;
* every kind of question but two comes in 8 of 10 games of novices, also where only one answer is left; and
* 8 to 17 decisions of a game matter (`tools.tune.mattering`), with all numbers of players together.

"Surely" means beyond the 99 % interval for the figures of wins and questions: there are some fifty, and hardly ever is
one of them to miss by chance. For the two figures of decisions it means beyond the 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product

from holding_on.catalogue.scenario_file import BY_ITSELF
from tools.tune import page
from tools.tune.figures import Figures
from tools.tune.mattering import FRESH, POINTS, SCREEN, SURE, decisions
from tools.tune.win_rates import BEST, COUNTS, Cell, Share, counted, won

BEGIN = "<!-- python -m tools.tune.evening --write -->\n"
NOVICE = "novice"
TABLES = (BEST, NOVICE)
"""The styles whose questions and decisions are counted."""
SAME_CARE = ("always_comfort", "always_treatment")
STYLES = (BEST, "random", *SAME_CARE, NOVICE)
WINS = {BEST: (55, 75), "random": (0, 6), NOVICE: (30, 50)}
"""The range of wins with each number of players, in percent, by style."""
OFTEN = 80
"""In how many games of 100 each kind of question should come."""
SELDOM = ("trust", "emergency_token", "return")
"""The two kinds of question that depend on a card too much to be promised, and one that only two players meet."""
QUESTIONS = ("assign", "care", "payment", "care_token", "talker", "inquiry", "leave", "choice", "night_token", "either",
             "price", *SELDOM)  # fmt: skip
"""The kinds of question that this scenario can ask."""
MATTER = (8, 17)
"""The range of the decisions of a game that matter."""
WHOLE = 6
"""The games of the table, for each number of players and style, in which every decision is looked at."""


class Sure(Share):
    """A share in percent, with its 99 % interval (Wilson)."""

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds of the 99 % interval."""
        from scipy.stats import binomtest  # imported here, as it takes a second

        found = binomtest(self.part, self.whole).proportion_ci(confidence_level=0.99, method="wilson")
        return float(found.low), float(found.high)


@dataclass
class Sample:
    """How many decisions some games had, how many of these were looked at, and how many matter, by kind."""

    games: int = 0
    decisions: int = 0
    seen: int = 0
    matter: Counter[str] = field(default_factory=Counter)

    @property
    def a_game(self) -> float:
        """The decisions of a game that matter, on average."""
        return self.decisions / self.games * self.matter.total() / self.seen

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of `a_game`, from the share of the decisions that were looked at."""
        low, high = Share(self.matter.total(), self.seen).interval
        return low * self.decisions / self.games, high * self.decisions / self.games

    def __str__(self) -> str:
        low, high = self.bounds
        return f"{self.a_game:.1f} ({low:.1f}-{high:.1f})"

    def __add__(self, other: Sample) -> Sample:
        """Return the counts of both."""
        games, held = self.games + other.games, self.decisions + other.decisions
        return Sample(games, held, self.seen + other.seen, self.matter + other.matter)


Samples = dict[tuple[int, str], Sample]
"""The sample of each number of players and style."""


def sampled(games: int, every: int = 1) -> Samples:
    """Look at one of `every` decisions of the first games of each cell; equal calls return equal samples."""
    found: Samples = {cell: Sample(games) for cell in product(COUNTS, TABLES)}
    jobs = []
    for (players, style), sample in found.items():
        for game in range(games):
            held = len(decisions(style, game, players, BY_ITSELF))
            jobs += [(players, style, game, number) for number in range(held)]
            sample.decisions += held
    jobs = [job for place, job in enumerate(jobs) if place % every == every // 2]
    with ProcessPoolExecutor() as pool:
        for (players, style, _, _), (kind, matters) in zip(jobs, pool.map(_looked_at, jobs), strict=True):
            found[players, style].seen += 1
            found[players, style].matter[kind] += matters
    return found


def _looked_at(job: tuple[int, str, int, int]) -> tuple[str, bool]:
    players, style, game, number = job
    decision = decisions(style, game, players, BY_ITSELF)[number]
    return decision.kind, decision.matters()


def met(figures: Figures, kind: str) -> Share:
    """Return the share of games in which a question of this kind came, also where only one answer was left."""
    return Share(figures.met[kind], figures.games)


def with_choice(figures: Figures, kind: str) -> Share:
    """Return the share of games in which somebody had to choose an answer to a question of this kind."""
    return Share(figures.questions[kind], figures.games)


def misses(figures: dict[Cell, Figures], samples: Samples) -> Iterator[str]:
    """Yield a sentence for every aim that is surely missed."""
    for players in COUNTS:
        wins = {style: _sure(won(figures[BY_ITSELF, players, style])) for style in STYLES}
        where = f"scenario {BY_ITSELF} with {players} players"
        for style, (low, high) in WINS.items():
            share = wins[style]
            if share.bounds[1] < low or share.bounds[0] > high:
                yield f"{where}: {style} wins {share} % and should win {low} to {high} %"
        for style in SAME_CARE:
            if 3 * wins[style].bounds[0] > wins[BEST].bounds[1]:
                yield f"{where}: {style} wins {wins[style]} %, more than a third of {wins[BEST]} %"
        for kind in QUESTIONS:
            share = _sure(met(figures[BY_ITSELF, players, NOVICE], kind))
            if kind not in SELDOM and share.bounds[1] < OFTEN:
                yield f"{where}: the question {kind} comes in {share} % of the games of novices, of {OFTEN} % wanted"
    for style in TABLES:
        sample = _all(samples, style)
        low, high = MATTER
        if sample.seen and (sample.bounds[1] < low or sample.bounds[0] > high):
            yield f"scenario {BY_ITSELF}: {sample} decisions of a game of {style} matter, of {low} to {high} wanted"


def _sure(share: Share) -> Sure:
    return Sure(share.part, share.whole)


def _all(samples: Samples, style: str) -> Sample:
    return sum((samples[players, style] for players in COUNTS), Sample())


def tables(figures: dict[Cell, Figures], samples: Samples) -> Iterator[str]:
    """Yield the lines of the three tables in Markdown."""
    yield from _heads("players", *STYLES)
    for players in COUNTS:
        yield _row(players, *(won(figures[BY_ITSELF, players, style]) for style in STYLES))
    yield ""
    yield (
        "Games in which a question of each kind comes, in %; in brackets those in which somebody had more than one "
        "answer to choose from:"
    )
    yield ""
    yield from _heads("question", *(f"{style}, {players}" for style, players in product(TABLES, COUNTS)))
    for kind in QUESTIONS:
        cells = (figures[BY_ITSELF, players, style] for style, players in product(TABLES, COUNTS))
        yield _row(kind, *(f"{met(each, kind).percent:.1f} ({with_choice(each, kind).percent:.1f})" for each in cells))
    yield ""
    yield (
        f"Decisions that matter: the best answer wins more than {100 * POINTS:.0f} games of 100 more than the worst, "
        f"by more than {SURE} standard errors, when `{BEST}` plays on and everything unseen is dealt anew. {SCREEN} "
        f"pairs of games choose the two answers, {FRESH} other pairs compare them; {WHOLE} games a row."
    )
    yield ""
    yield from _heads("style", "players", "decisions a game", "of them matter", "which")
    for style, players in product(TABLES, COUNTS):
        yield _matter(style, players, samples[players, style])
    for style in TABLES:
        yield _matter(style, "all", _all(samples, style))


def _matter(style: str, players: int | str, sample: Sample) -> str:
    kinds = ", ".join(f"{kind} {number / sample.games:.1f}" for kind, number in sample.matter.most_common() if number)
    return _row(style, players, f"{sample.decisions / sample.games:.1f}", sample, kinds)


def _heads(*heads: str) -> Iterator[str]:
    yield _row(*heads)
    yield _row(*("---:" for _ in heads))


def _row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def _cells(games: int) -> dict[Cell, int]:
    return {(BY_ITSELF, players, style): games for players, style in product(COUNTS, STYLES)}


def checked(games: int) -> bool:
    """Whether no aim is surely missed in `games` games of each style, and in a third as many of their decisions."""
    figures = counted(_cells(games))
    each = max(1, games // 40)
    samples = sampled(each, every=25)
    for (_, players, style), found in figures.items():
        print(f"scenario {BY_ITSELF}, {players} players, {games} games by {style}: {won(found)} % won")
    looked = _all(samples, BEST) + _all(samples, NOVICE)
    print(f"decisions of a game that matter: {looked}, of {MATTER[0]} to {MATTER[1]} wanted ({looked.seen} looked at)")
    missed = list(misses(figures, samples))
    print(*missed, sep="\n", end="\n" * bool(missed))
    return not missed


def main() -> int:
    """Print the tables, with --write also into docs/tuning.md; return 1 when an aim is missed, else 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games for each cell")
    parser.add_argument("--write", action="store_true", help="write the table into docs/tuning.md")
    wanted = parser.parse_args()
    figures, samples = counted(_cells(wanted.games)), sampled(WHOLE)
    head = f"Scenario 0, {wanted.games:,} games a cell, wins in %; in brackets the 95 % interval (Wilson)."
    text = "\n".join([head, "", *tables(figures, samples), ""])
    print(text)
    missed = list(misses(figures, samples))
    print(*missed, sep="\n", end="\n" * bool(missed))
    if wanted.write:
        page.write(BEGIN, text)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
