"""Luck by source: the same style and the same cards, of which one deck alone is dealt otherwise.

Each game is played again once for every source of chance, with this source from a seed of its own and all others as
they were. As in a table of seeds and games (Seeding for Success, arXiv 2503.02686), this tells how much of the spread
lies in which source. If the outcome of a won game is 1 and of a lost one 0, half the mean square of the difference
between both games, divided by the variance of the outcome, is the source's share of the spread (the total effect, after
Jansen). Two sources that only matter together both count what they do together, so the shares need not come to one.
"""

from __future__ import annotations

from typing import Any, Final

from ...engine import names as n
from ...engine.dealer import Dealer
from ...engine.state import State
from ...game.branching import dealer_seed
from ...game.frames import pl
from ...styles import Style
from ..collecting import Collector
from ..counts.rates import Rate
from ..growing_sweep import GrowingSweep
from ..playing import Played
from ..progress import progress_bar
from ..study_frames import StudyFrames
from ..until import play_until
from .beside import S
from .pairs import BEHIND, SHARE

SOURCES: Final[dict[str, tuple[int, ...]]] = {
    "first_manager": (n.FIRST_MANAGER,),
    "patients": (n.PATIENTS,),
    "partials": (n.PARTIALS,),
    "clears": (n.CLEARS,),
    "losses": (n.LOSSES,),
    "style": (),
    "all": tuple(range(n.STREAMS)),
}
"""The streams of chance that are dealt otherwise, by the name of the source. "style" is the chance that a style uses
itself, which is no deck; "all" is that and every deck."""
LUCK: Final[dict[str, Any]] = {
    "source": pl.String,
    "games": pl.Int32,
    "changed": pl.Int32,
    **SHARE,
    "of_luck": pl.Float64,
    "of_luck_low": pl.Float64,
    "of_luck_high": pl.Float64,
    **BEHIND,
}
"""One row for each source: the games that were played twice, how many of these were won one time only (`changed`) with
the share and its interval (Wilson's), and the source's share of the spread with its interval, that of `share`
in this measure; it is null where all games ended alike."""


class DealtOtherwise(Collector[S]):
    """A study that is played again with one source of chance from other seeds: those after the seeds of the study."""

    streams: tuple[int, ...] = ()
    by_style = False
    apart = 0
    """How far the other seed of a game lies from its own."""

    def _play_one(self, laid: State, style: Style, dealer: Dealer, seed: int) -> Played:
        other = seed + self.apart
        for stream in self.streams:
            dealer.deal_from(stream, other if self.origin.start is None else dealer_seed(other))
        return self._watch.play(laid, style, dealer, self._count, other if self.by_style else seed)


def dealt_otherwise(study: S, progress: bool, patience: float | None) -> dict[str, list[bool]]:
    """Play each game of a study again for every source of `SOURCES`, and return which games were won, by the source."""
    cells: list[Collector[S]] = []
    patience = patience if study._origin().is_own else None  # a style of this package always answers
    for source, streams in SOURCES.items():
        cell: DealtOtherwise[S] = DealtOtherwise.beside(study, study._origin(), study.name)
        cell.streams, cell.apart, cell.by_style = streams, study.games.height, source in ("style", "all")
        cells.append(cell)
    grown, games = GrowingSweep(cells), study.games.height
    total, name = games * len(cells), study.words.say("study.report.luck")
    play_until(grown, total, None, patience, lambda: progress_bar(progress, 0, total, name, study.words))
    return {source: each.games["won"].to_list() for source, each in zip(SOURCES, grown.studies(games), strict=True)}


def luck(study: StudyFrames, otherwise: dict[str, list[bool]]) -> pl.DataFrame:
    """Return how much of the luck lies in which source, with the columns of `LUCK`."""
    won, rows = study.games["won"].to_list(), []
    for source, again in otherwise.items():
        pairs = list(zip(won, again, strict=False))
        behind = [number for number, (one, two) in enumerate(pairs) if one != two]
        rate = Rate(len(behind), len(pairs))
        rows.append((source, rate.whole, rate.part, *rate.numbers, *spread_share(pairs), behind))
    return pl.DataFrame(rows, schema=LUCK, orient="row")


def spread_share(pairs: list[tuple[bool, bool]]) -> tuple[float | None, float | None, float | None]:
    """Return the share of the spread that a source has, from the outcomes before and after it was dealt otherwise.

    The bounds are those of a 95 % interval. Where there is no spread, all three are None.

    >>> spread_share([(True, True), (False, False)] * 20), spread_share([(True, True)])  # doctest: +ELLIPSIS
    ((0.0, 0.0, 0.17...), (None, None, None))
    """
    wins = sum(one + two for one, two in pairs) / (2 * len(pairs))
    if not 0 < wins < 1:
        return None, None, None
    changed = Rate(sum(one != two for one, two in pairs), len(pairs))
    found, low, high = (bound / (2 * wins * (1 - wins)) for bound in changed.numbers)
    return found, low, high
