"""Decisions that matter: those where the best answer wins at least ten games of 100 more than the worst, for sure.

Each answer to a decision is played on by `balanced`, many times, with everything unseen dealt anew; the games of two
answers are pairs, with the same seeds. `SCREEN` pairs show which answer is best and which is worst. The best of many
answers looks better than it is, so the difference itself is counted in `FRESH` games with other seeds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from holding_on.engine import flow
from holding_on.engine import names as n
from holding_on.engine.dealer import Dealer
from holding_on.engine.phases import PHASE_NAMES
from holding_on.engine.state import State
from holding_on.study.playing import begin, play
from holding_on.styles import STYLES
from holding_on.view.actions import ACTIONS
from tools.tune.figures import opened
from tools.tune.probes import STYLE_OF

SCREEN, FRESH = 40, 200
"""The pairs of games that choose two answers, and those that compare them."""
ANSWERS = 4
"""The most answers of one decision that are compared."""
POINTS = 0.1
"""The difference of two shares of games won from which a decision matters."""
SURE = 2.7
"""How many standard errors the difference must be away from none."""
MOST = 1000
"""More decisions than a game has: with it no two decisions of these games have a seed in common."""
BEST = STYLES["balanced"]


@dataclass(frozen=True)
class Decision:
    """A decision of a game: the position, the answer that was given, and the first seed of its comparisons."""

    state: State
    given: int
    seed: int

    @property
    def kind(self) -> str:
        """The kind of question."""
        return PHASE_NAMES[self.state.phase]

    def answers(self) -> list[int]:
        """Return the answers to compare, at most `ANSWERS`: the one given, one of each other kind, then the others."""
        legal = self.state.legal
        first = {ACTIONS[code].kind: code for code in reversed(legal)} | {ACTIONS[self.given].kind: self.given}
        return list(dict.fromkeys([self.given, *sorted(first.values()), *legal]))[:ANSWERS]

    def won(self, answer: int, seeds: range) -> list[bool]:
        """Return whether each game is won that goes on from here with this answer."""
        return [_is_won(self.state, answer, seed) for seed in seeds]

    def matters(self) -> bool:
        """Whether the best answer surely wins so many games more than the worst that the decision matters."""
        screen = range(self.seed, self.seed + SCREEN)
        wins = {answer: sum(self.won(answer, screen)) for answer in self.answers()}
        best, worst = max(wins, key=wins.__getitem__), min(wins, key=wins.__getitem__)
        if wins[best] - wins[worst] < POINTS * SCREEN:  # so small a difference is hardly ever a large one
            return False
        fresh = range(screen.stop, screen.stop + FRESH)
        return is_sure(self.won(best, fresh), self.won(worst, fresh))


def is_sure(best: list[bool], worst: list[bool]) -> bool:
    """Whether the first answer won more games of these pairs, by more than `POINTS` and by `SURE` standard errors."""
    differences = [a - b for a, b in zip(best, worst, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum(each * each for each in differences) / len(differences) - mean * mean
    return mean > POINTS and mean > SURE * sqrt(variance / len(differences))


def decisions(style: str, game: int, players: int, scenario: int = 0) -> list[Decision]:
    """Return the decisions of a game of this style with more than one legal answer, in order."""
    start = opened(scenario, players)
    start.journal = None
    played = play(start.copy(), STYLE_OF(style), Dealer(game), game, game, shifts=False)
    state, dealer = start, Dealer(game)
    flow.begin(state, dealer)
    found: list[Decision] = []
    for code in played.codes:
        if state.phase != n.TURN and len(state.legal) > 1:
            found.append(Decision(state.copy(), code, (game * MOST + len(found)) * (SCREEN + FRESH)))
        flow.apply(state, code, dealer)
    return found


def _is_won(start: State, answer: int, seed: int) -> bool:
    state, dealer = begin(start, seed, branch=True)
    flow.apply(state, answer, dealer)
    if state.phase != n.OVER:
        play(state, BEST, dealer, 0, seed, shifts=False)
    return state.ending == n.WON
