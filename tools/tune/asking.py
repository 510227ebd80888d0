"""Count how often each question of a debriefing and each line from Billy's bed can come, and how often it is chosen.

    python -m tools.tune.asking             600 games for each scenario; half a minute on two cores
    python -m tools.tune.asking --write     also writes debriefing/rarity.py, by which they are chosen

The same call prints the same tables. Novices play every second game, four styles the others.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from holding_on import Game
from holding_on.catalogue.debriefing import LINES, QUESTIONS
from holding_on.engine.dealer import Dealer
from holding_on.engine.state import Entry
from holding_on.game import debriefing
from holding_on.game.debriefing.choosing import kind_of
from holding_on.game.debriefing.shape import Debriefing
from holding_on.study.playing import play
from tools.tune.figures import opened
from tools.tune.probes import STYLE_OF
from tools.tune.win_rates import COUNTS, scenarios

GAMES = 600
STYLES = ("novice", "balanced", "novice", "comfort_first", "novice", "treatment_first", "novice", "fair_rota")
"""Who plays, by turns."""
RARITY = Path(debriefing.__file__).with_name("rarity.py")
HEAD = '''"""How often each question and each line can come, of 100 games and of 100 days, by kind of scenario.

Measured and written by `python -m tools.tune.asking --write`.
"""

from typing import Final'''
CONDITIONS = {key: condition for phase in QUESTIONS.values() for key, condition in phase.items()}
SETS_OF = 100
"""The games of which the different sets of questions are counted."""


@dataclass
class Counted:
    """Figures of some games: how often each key could come, and how often it was chosen."""

    games: int = 0
    days: int = 0
    of_games: Counter[str] = field(default_factory=Counter)
    of_days: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    silent: int = 0
    """Days on which Billy says nothing, and has not died."""
    sets: list[frozenset[str]] = field(default_factory=list)
    """The questions of each game."""

    def add(self, other: Counted) -> None:
        """Add other games."""
        self.games += other.games
        self.days += other.days
        self.silent += other.silent
        self.of_games += other.of_games
        self.of_days += other.of_days
        self.asked += other.asked
        self.said += other.said
        self.sets += other.sets

    def read(self, told: Debriefing) -> None:
        """Add one game."""
        self.games += 1
        self.of_games.update(key for key, condition in CONDITIONS.items() if condition.holds(told["facts"]))
        keys = [_short(question["key"]) for phase in told["questions"].values() for question in phase]
        self.asked.update(keys)
        self.sets.append(frozenset(keys))
        self.silent -= told["facts"]["died"]
        for day in told["days"]:
            self.days += 1
            self.of_days.update(key for key, condition in LINES.items() if condition.holds(day["facts"]))
            if day["bed"] is None:
                self.silent += 1
            else:
                self.said[_short(day["bed"]["key"])] += 1


def _short(key: str) -> str:
    return key.rpartition(".")[2]


def debriefed(scenario: int, seed: int) -> Debriefing:
    """Return what is told of a game that a style has played to its end; equal calls return equal games."""
    players, style = COUNTS[seed % len(COUNTS)], STYLE_OF(STYLES[seed % len(STYLES)])
    start = opened(scenario, players)
    state = start.copy()
    journal: list[Entry] = []
    state.journal = journal
    play(state, style, Dealer(seed), seed, seed, shifts=False)
    return debriefing.debrief(start, journal, state, Game(scenario=scenario, players=players)._wording.names)


def count(scenario: int, seed: int, games: int) -> Counted:
    """Play some games of a scenario, and return what they had; `seed` is the first seed."""
    counted = Counted()
    for each in range(seed, seed + games):
        counted.read(debriefed(scenario, each))
    return counted


def by_kind(counted: dict[int, Counted]) -> dict[str, Counted]:
    """Return the figures of the scenarios together, by kind of scenario."""
    kinds: dict[str, Counted] = {}
    for scenario, figures in counted.items():
        kinds.setdefault(kind_of(scenario), Counted()).add(figures)
    return kinds


def module(kinds: dict[str, Counted]) -> str:
    """Return the text of the module that holds the shares."""
    lines = [HEAD]
    for name, keys in (("OF_GAMES", [*CONDITIONS]), ("OF_DAYS", [*LINES])):
        lines += ["", f"{name}: Final[dict[str, dict[str, float]]] = {{"]
        for kind, figures in kinds.items():
            part, whole = (figures.of_games, figures.games) if name == "OF_GAMES" else (figures.of_days, figures.days)
            shares = (f'        "{key}": {round(100 * part[key] / whole, 1)},' for key in keys)
            lines += [f'    "{kind}": {{', *shares, "    },"]
        lines += ["}"]
    return "\n".join([*lines, ""])


def table(counted: dict[int, Counted]) -> str:
    """Return of 100 games of each scenario how many can have, and how many do have, each question; and the lines."""
    rows = [["could / asked", *(f"{scenario}" for scenario in counted)]]
    for key in CONDITIONS:
        pairs = [(figures.of_games[key], figures.asked[key], figures.games) for figures in counted.values()]
        rows.append([key, *(f"{100 * could / games:.0f}/{100 * asked / games:.0f}" for could, asked, games in pairs)])
    sets = [len(set(figures.sets[:SETS_OF])) for figures in counted.values()]
    rows += [[f"sets of {SETS_OF}", *map(str, sets)], ["of 100 days:", *("" for _ in counted)]]
    for key in LINES:
        lines = [(figures.of_days[key], figures.said[key], figures.days) for figures in counted.values()]
        rows.append([key, *(f"{100 * could / days:.0f}/{100 * said / days:.0f}" for could, said, days in lines)])
    rows.append(["nothing new", *(f"{100 * figures.silent / figures.days:.1f}" for figures in counted.values())])
    return "\n".join(f"{key:<28}" + "".join(f"{cell:>9}" for cell in cells) for key, *cells in rows)


def main() -> int:
    """Count, print, and write the module when that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="games for each scenario")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--write", action="store_true", help="write the shares by which questions are chosen")
    options = parser.parse_args()
    numbers = scenarios()
    with ProcessPoolExecutor() as pool:
        counts = pool.map(count, numbers, *([each] * len(numbers) for each in (options.seed, options.games)))
        counted = dict(zip(numbers, counts, strict=True))
    print(table(counted))
    if options.write:
        RARITY.write_text(module(by_kind(counted)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
