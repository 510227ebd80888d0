"""The luck of the deal: how the cards of each game lie in the deck, before anybody has chosen anything."""

from __future__ import annotations

from math import sqrt
from typing import Final

import polars as pl

from holding_on.engine import care, changes, day
from holding_on.engine import names as n
from holding_on.engine.errors import SceneError
from holding_on.engine.state import State

from ..given import study_of
from ..playing import begin
from ..study import Study
from .cards import draws
from .days import with_shares

THIRDS: Final = ("hard", "middling", "kind")
"""The three thirds of a study's games, by how kind the dealt cards are."""
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
    table = origin.table()[0]
    deck = table.piles[n.PATIENT_DECK]
    printed = [table.box.patients[card] for card in deck]
    falls = {card: care.fall(on[n.KIND], on[n.SYMBOLS]) for card, on in zip(deck, printed, strict=True)}
    cards = (len(deck) + 1) // 2
    opening = [card for card in table.box.opening[table.dealt[n.PATIENTS] :] if card in falls]  # G-45: no luck in these
    certain = sum(falls[card] for card in opening[:cards])
    drawn, shuffled = cards - len(opening[:cards]), [fall for card, fall in falls.items() if card not in opening]
    whole = max(1, len(shuffled))
    mean = sum(shuffled) / whole
    variance = sum((fall - mean) ** 2 for fall in shuffled) / whole
    expected = mean * drawn + certain
    spread = sqrt(variance * drawn * (whole - drawn) / max(1, whole - 1))  # the cards are drawn without being put back
    first = {game: [falls[card] for card in first_cards(table, seed, cards, origin.start is not None)]
             for game, seed in study.games.select("game", "seed").iter_rows()}  # fmt: skip
    if origin.kept and origin.start is None:
        _check(study, first)
    rows = [(game, cards, sum(each), expected, expected - sum(each), spread) for game, each in first.items()]
    return pl.DataFrame(rows, schema=_DEALT, orient="row")


def first_cards(table: State, seed: int, cards: int, branch: bool) -> list[int]:
    """Return the first `cards` patient cards that the dealer gives to a game, even if the game ended before them."""
    state, dealer = begin(table, seed, branch)
    found = []
    for _ in range(cards):
        card = dealer.pick(n.PATIENTS, state.dealt[n.PATIENTS], day.patients(state))
        changes.draw(state, "ASSIGN-01", n.PATIENTS, card, n.PATIENT_DECK, n.PATIENT_DISCARD)
        found.append(card)
    return found


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
    rank = pl.col("luck").rank("ordinal").cast(pl.Int64) - 1
    third = (rank * len(THIRDS) // pl.len()).alias("third")
    cards = pl.col("third").replace_strict(dict(enumerate(THIRDS)), return_dtype=pl.Enum(THIRDS)).alias("cards")
    found = (
        dealt(study_of(study, "measures.won_by_luck"))
        .with_columns(third)
        .join(study.games.select("game", "won"), on="game")
        .group_by("third")
        .agg(pl.len().alias("games"), pl.col("won").sum())
        .sort("third")
        .select(cards, "games", "won")
    )
    return with_shares(found, "won", "games")
