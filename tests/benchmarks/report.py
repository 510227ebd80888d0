"""A function that measures everything and prints the table of all bars, and the class `Bar`."""

import platform
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks import environment, ours, rivals
from tests.benchmarks.measuring import Series, import_cost, micros, pin, rate
from tests.benchmarks.printing import print_table

REFERENCE = 340_000
"""The decisions per second of hanabi on the reference machine, for which the bars were set; times are scaled to it."""


@dataclass(frozen=True)
class Bar:
    """A figure, with the value that is required, and a better value (`stretch`) that would be welcome."""

    what: str
    required: float
    stretch: float | None
    unit: str
    measured: Series
    raw: Series | None = None
    """The figure on this machine, when `measured` is scaled to the reference machine; else None."""
    more_is_better: bool = False

    @property
    def verdict(self) -> str:
        """Words that say whether the required value and the better value are met."""
        if self._reaches(self.stretch):
            return "met, stretch too"
        return "met" if self._reaches(self.required) else "NOT MET"

    def _reaches(self, goal: float | None) -> bool:
        if goal is None:
            return False
        return self.measured.median >= goal if self.more_is_better else self.measured.median <= goal

    @property
    def row(self) -> list[str]:
        """The cells of this bar in the printed table."""
        least, most = self.measured.range
        return [
            self.what,
            f"{_figure(self.required)} {self.unit}".strip(),
            _figure(self.stretch) if self.stretch is not None else "",
            _figure(self.measured.median),
            f"{_figure(least)} - {_figure(most)}",
            _figure(self.raw.median) if self.raw else "",
            self.verdict,
        ]


def run(rounds: int, seconds: float, core: int) -> None:
    """Measure all engines and tasks, and print the bars."""
    pinned = f"core {core}" if pin(core) else "no core of its own"
    print(f"Python {platform.python_version()}, {platform.machine()}, {pinned}; {rivals.versions()}")
    print(f"{rounds} rounds of {seconds} s each; processor time; medians, with the range of the rounds\n", flush=True)
    plays = {
        rivals.HANABI: rivals.hanabi(),
        "ours (a): engine, integers": ours.engine,
        "ours (b): Game with Actions": ours.public,
        "python-chess": rivals.chess_game(),
        "rlcard gin-rummy": rivals.gin_rummy(),
    }
    kept = ours.Kept()
    rates = {name: Series() for name in plays}
    games = {name: Series() for name in plays}
    costs = {name: Series() for name in kept.tasks()}
    seeds = dict.fromkeys(plays, 1)
    for play in plays.values():  # warm up
        rate(play, 0, seconds / 2)
    for _ in range(rounds):
        for name, play in plays.items():
            decisions, whole, seeds[name] = rate(play, seeds[name], seconds)
            rates[name].values.append(decisions)
            games[name].values.append(whole)
        for name, task in kept.tasks().items():
            costs[name].values.append(micros(task, seconds / 4))
    _print_rates(rates, games)
    _print_bars(_bars(rates, costs, kept))


def _bars(rates: dict[str, Series], costs: dict[str, Series], kept: ours.Kept) -> list[Bar]:
    hanabi, engine, public = list(rates.values())[:3]
    milliseconds, megabytes = import_cost("holding_on", environment.CHECKOUT)
    pace = hanabi.median / REFERENCE
    scaled = {name: cost.times(hanabi, 1 / REFERENCE) for name, cost in costs.items()}

    def in_time(what: str, required: float, stretch: float, name: str, unit: str, size: float) -> Bar:
        measured, raw = (Series([value / size for value in series.values]) for series in (scaled[name], costs[name]))
        return Bar(what, required, stretch, unit, measured, raw)

    largest, usual = max(kept.characters), statistics.median(kept.characters)
    return [
        Bar("(a) engine, integers in and out", 0.8, 1.0, "x hanabi", engine.over(hanabi), None, True),
        Bar("(b) Game with Actions, undo at hand", 0.4, 0.7, "x hanabi", public.over(hanabi), None, True),
        in_time("(e) one game with the balanced style", 0.8, 0.4, "balanced", "ms", 1e3),
        in_time("the same in a study of 20, with its frames", 0.8, 0.4, "study", "ms", 1e3 * ours.STUDIED),
        Bar("import over bare Python", 50, 30, "ms", Series([v * pace for v in milliseconds.values]), milliseconds),
        Bar("import over bare Python, memory", 5, None, "MB", megabytes),
        in_time("copy of a position", 3, 1.5, "copy", "us", 1),
        Bar("saved position, largest", 2000, 1000, "characters", Series([largest])),
        Bar("saved position, median", 2000, 1000, "characters", Series([usual])),
        in_time("replay of a whole game, from its record", 2, 1, "replay", "ms", 1e3),
        in_time("replay of a whole game, engine alone", 2, 1, "engine replay", "ms", 1e3),
        in_time("structural view", 20, 5, "structure", "us", 1),
        in_time("view with words", 2, 1, "view", "ms", 1e3),
    ]


def _print_rates(rates: dict[str, Series], games: dict[str, Series]) -> None:
    hanabi = next(iter(rates.values()))
    rows = [["engine", "decisions/s", "min - max", "decisions/game", "ms/game", "x hanabi", "min - max"]]
    for name, series in rates.items():
        least, most = series.range
        ratio = series.over(hanabi)
        low, high = ratio.range
        rows.append(
            [
                name,
                f"{series.median:,.0f}",
                f"{least:,.0f} - {most:,.0f}",
                f"{series.over(games[name]).median:.1f}",
                f"{1e3 / games[name].median:.3f}",
                f"{ratio.median:.2f}",
                f"{low:.2f} - {high:.2f}",
            ]
        )
    print_table(rows)


def _print_bars(bars: Sequence[Bar]) -> None:
    head = ["bar", "required", "stretch", "measured", "min - max", "unscaled", "verdict"]
    print_table([head, *(bar.row for bar in bars)])
    print(f"Times are scaled to a machine on which hanabi makes {REFERENCE:,} decisions a second, round by round;")
    print("`unscaled` is what the clock showed. A ratio is taken within a round. Nothing here passes or fails.")


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}".rstrip(".")
