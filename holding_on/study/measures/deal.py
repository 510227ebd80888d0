"""The luck of the deal: how the cards of each game lie in the deck, before anybody has chosen anything."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from holding_on.engine.errors import SceneError

from ..counts import deal as counted
from ..given import study_of
from ..study import Study
from .cards import draws
from .days import with_shares

_DEALT: Final = {"game": pl.Int32, "cards": pl.Int32, "fall": pl.Int32, "expected": pl.Float64, "luck": pl.Float64,
                 "spread": pl.Float64}  # fmt: skip


def dealt(study: Study) -> pl.DataFrame:
    """Return the luck of the first half of the deck in each game of a study: one row for each game.

    `cards` is the number of these cards, the same in all games. `fall` is the number of spaces by which they can take
    Billy down, and `expected` the average for half of this deck. `luck` is `expected` less `fall`: above 0 the first
    half is kinder than the average. `spread` is the standard deviation that it has by chance alone.

    This is the luck of the deal and not of the play: the seed settles the order of the cards before the first choice.
    If a game ended early, the cards count that it would still have been dealt. A sum up to the end of each game would
    depend on how the game ended: many games are lost on a hard card. Half of the deck is used because the order says
    most there. All cards together are the same in every game, and a kind first half leaves a hard second half. Raises
    SceneError if the setting of the games is not known, or the games were dealt other cards.

    >>> import holding_on as ho
    >>> found = dealt(ho.simulate(games=60, policy="random", seed=1))
    >>> print(found["cards"].unique().to_list(), f"{found['expected'][0]:.1f} {found['spread'][0]:.1f}")
    [20] 30.3 4.3
    >>> dealt(ho.simulate(games=60, policy="balanced", seed=1)).equals(found)
    True
    """
    study = study_of(study, "measures.dealt")
    origin = study.origin
    if origin is None:
        raise SceneError(
            "how these games were dealt is not known here: load the study with content= the folder of its content, or "
            f"with holding_on {study.version}, which played it"
        )
    seeds = study.games["seed"].to_list()
    deal = counted.dealt(origin.table()[0], seeds, origin.start is not None)
    if origin.kept and origin.start is None:
        _check(study, dict(zip(study.games["game"], deal.falls, strict=True)))
    rows = [
        (game, deal.cards, sum(falls), deal.expected, luck, deal.spread)
        for game, falls, luck in zip(study.games["game"], deal.falls, deal.luck(), strict=True)
    ]
    return pl.DataFrame(rows, schema=_DEALT, orient="row")


def _check(study: Study, first: dict[int, list[int]]) -> None:
    """Raise SceneError if the cards that were played are not the cards that are dealt here."""
    played = draws(study.shifts).group_by("game", maintain_order=True).agg("fall") if study.shifts.height else None
    for game, fall in () if played is None else played.iter_rows():
        if any(came != here for came, here in zip(fall, first[game], strict=False)):
            raise SceneError(f"game {game} of this study was dealt other cards by holding_on {study.version}")


def won_by_luck(study: Study) -> pl.DataFrame:
    """Return how many games were won with hard, middling and kind cards: one row for each third of the games.

    The style is the same in all of them, so the difference between the rows is the luck of the deal (`dealt`). The deal
    was settled before the first choice. `share`, `low` and `high` are the rate of `won` in `games`. If the study has
    fewer than three games, empty thirds are left out.

    >>> import holding_on as ho
    >>> won_by_luck(ho.simulate(games=60, seed=1)).select("cards", "games", "won").rows()
    [('hard', 20, 8), ('middling', 20, 12), ('kind', 20, 17)]
    """
    study = study_of(study, "measures.won_by_luck")
    thirds = counted.won_by_thirds(dealt(study)["luck"].to_list(), study.games["won"].to_list())
    schema: dict[str, Any] = {"cards": pl.Enum(counted.THIRDS), "games": pl.UInt32, "won": pl.UInt32}
    found = pl.DataFrame(thirds, schema=schema, orient="row")
    return with_shares(found, "won", "games")
