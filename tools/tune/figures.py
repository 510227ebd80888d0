"""The figures that are counted over many games, for `tools.tune`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from holding_on.engine import changes, setup
from holding_on.engine import names as n
from holding_on.engine.dealer import Dealer
from holding_on.engine.phases import PHASE_NAMES
from holding_on.engine.state import State
from holding_on.game.options import Options, own_box, readings_of
from holding_on.study.playing import play
from tools.tune.probes import MEDICAL, STYLE_OF

Cell = tuple[str, str]


@dataclass
class Figures:
    """Counts over many games with one style. The counts of several blocks of games can be added."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    won_on: Counter[int] = field(default_factory=Counter)
    lengths_of_all: int = 0
    days: int = 0
    paid_days: int = 0
    with_leave: int = 0
    forced: int = 0
    asked: Counter[Cell] = field(default_factory=Counter)
    treated: Counter[Cell] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    """The games in which somebody had to choose an answer to a question of each kind, at least once."""
    met: Counter[str] = field(default_factory=Counter)
    """The games in which a question of each kind came at least once, with one legal answer or more."""

    def add(self, other: Figures) -> None:
        """Add the counts of more games."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def won(self) -> float:
        """Return the games won, in percent."""
        return 100 * self.endings["objective"] / self.games

    def mean_days(self) -> float:
        """Return the mean day on which a game ends, won or lost."""
        return self.lengths_of_all / self.games

    def break_room_days(self) -> float:
        """Return the days on which somebody in the Break Room gained tokens, in percent of all days that ended."""
        return 100 * self.paid_days / max(1, self.days)

    def leave_used(self) -> float:
        """Return the games in which the Shift Manager sent somebody on leave, in percent."""
        return 100 * self.with_leave / self.games

    def forced_leaves(self) -> float:
        """Return how often an Overstressed pawn had to go on leave (DAY-17), on average per game."""
        return self.forced / self.games

    def seven_to_twelve(self) -> float:
        """Return the won games that took 7 to 12 days, in percent of won games."""
        return 100 * sum(self.won_on[day] for day in range(7, 13)) / max(1, self.won_on.total())

    def commonest_length(self) -> float:
        """Return the won games of the commonest length in days, in percent of won games."""
        return 100 * max(self.won_on.values(), default=0) / max(1, self.won_on.total())

    def commonest_care(self) -> float:
        """Return the share of the commonest answer, in percent, for the kind of card and stage where it is highest."""
        return max((max(share, 100 - share) for _, _, share, _ in self.medical()), default=100)

    def losses(self) -> Iterator[tuple[str, float]]:
        """Yield each reason of loss, and how often it occurred in percent of all games."""
        for reason in ("condition", "deck", "warnings"):
            yield reason, 100 * self.endings[reason] / self.games

    def lengths(self) -> Iterator[tuple[int, float]]:
        """Yield each number of days that won games took, and its share in percent of won games."""
        for day, games in sorted(self.won_on.items()):
            yield day, 100 * games / self.won_on.total()

    def medical(self) -> Iterator[tuple[str, str, float, int]]:
        """Yield kind of card, stage, medical care in percent, and number of choices, where care was a choice."""
        for kind in ("deteriorating", "stable"):
            for stage in n.STAGE_NAMES:
                asked = self.asked[kind, stage]
                if asked:
                    yield kind, stage, 100 * self.treated[kind, stage] / asked, asked


def count(style: str, seed: int, games: int, scenario: int = 1, players: int = 3) -> Figures:
    """Play `games` games of a scenario with one style, and return the counts; `seed` is the first seed."""
    figures = Figures(games=games)
    start, plays = opened(scenario, players), STYLE_OF(style)
    for game in range(games):
        state = start.copy()
        state.journal = []
        play(state, plays, Dealer(seed + game), game, seed + game, shifts=False)
        _read(state, start.condition, figures)
    return figures


def opened(scenario: int, players: int) -> State:
    """Return the table of a scenario before a game begins."""
    options = Options(scenario=scenario, players=players)
    catalogue = options.catalogue()
    return setup.table(own_box(options, catalogue), readings_of(options, catalogue), options.players)


def _read(state: State, condition: int, figures: Figures) -> None:
    """Add the counts of one game, from its end and its journal, to the figures. It began at this condition."""
    figures.endings[n.ENDING_NAMES[state.ending]] += 1
    figures.lengths_of_all += state.day
    if state.ending == n.WON:
        figures.won_on[state.day] += 1
    paid = sent = 0
    kind = ""
    questions: set[int] = set()
    met: set[int] = set()
    for rule, verb, target, phase, after, _ in state.journal or ():
        if verb == changes.CHOSE:
            questions.add(phase)
            met.add(phase)
            if phase == n.CARE:
                cell = (kind, n.STAGE_NAMES[n.STAGE_OF[condition]])
                figures.asked[cell] += 1
                figures.treated[cell] += target == MEDICAL.code
        elif verb == changes.BY_ITSELF:
            met.add(phase)
        elif verb == "condition":
            condition = after
        elif verb == changes.DRAW[n.PATIENTS]:
            kind = n.KIND_NAMES[state.box.patients[target][n.KIND]]
        elif verb == changes.TOLD + "gather":
            figures.days += 1
            figures.paid_days += paid
            paid = 0
        elif rule == "DAY-13":
            paid = 1
        elif rule == "LEAVE-04":
            sent = 1
        elif rule == "DAY-17":
            figures.forced += 1
    figures.with_leave += sent
    figures.questions.update(PHASE_NAMES[phase] for phase in questions)
    figures.met.update(PHASE_NAMES[phase] for phase in met)
