"""Functions that make polars frames of games and shifts, with the names and types of the columns of a shift."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..catalogue.extras import need

need("A frame of games", "polars")

import polars as pl  # noqa: E402

__all__ = ["SHIFTS", "for_pandas", "frame", "pl"]
"""`pl` too: the modules of studies take polars from here, so that one sentence says when it is not installed."""

if TYPE_CHECKING:
    import pandas


SHIFTS: Final[dict[str, Any]] = {
    "day": pl.Int16,
    "shift": pl.Enum(["morning", "day", "night"]),
    "manager": pl.Int8,
    "kind": pl.Enum(["deteriorating", "stable", "emergency"]),
    "staff": pl.Int8,
    "symbols": pl.Int8,
    "before": pl.Int8,
    "care": pl.Enum(["medical", "palliative", "none"]),
    "condition": pl.Int8,
    "warnings": pl.Int8,
    "stress": pl.List(pl.Int8),
    "tokens": pl.List(pl.Int8),
    "partials": pl.Int8,
    "clears": pl.Int8,
    "partial_lines": pl.List(pl.Int8),
    "clear_lines": pl.List(pl.Int8),
    "odds": pl.List(pl.Int8),
    "falls": pl.List(pl.Int8),
    "card": pl.String,
}
"""The columns of `Game.rows()`, one row for each shift whose card was turned, in the order of `COLUMNS` in
`view.facts.rows`.

`before` is Billy's condition before this card was turned, and `condition` his condition before the next card was
turned. `stress` has a number for each pawn (four nurses, three assistants), and `tokens` a number for each purse (four
nurses, the assistants' pool); the number is null for a pawn that is not in this game. `partials` and `clears` count the
memories in play. `partial_lines` and `clear_lines` count these memories in each Timeline.

The table knows `odds` and `falls` before the card is turned. `odds` counts the cards of each kind in the deck
(deteriorating, stable, emergency). `falls` counts the cards that take Billy down by 0, 1, 2 … spaces when no symbol is
covered (COND-14 to COND-19). When the scenario has laid a known card on top of the deck, both count only this card
(G-45). `card` is the id printed on the card, such as P06; it is null for a card that was made by hand.
"""


def for_pandas(frame: pl.DataFrame) -> "pandas.DataFrame":
    """Convert a frame to pandas: an Enum column becomes a categorical, and each list an array.

    Raises MissingPackage when pandas or pyarrow, which makes the conversion, is not installed.
    """
    need("to_pandas()", "pandas", "pyarrow")
    return frame.to_pandas()


def frame(rows: Sequence[tuple[Any, ...]], schema: Mapping[str, Any]) -> pl.DataFrame:
    """Make a frame of these rows; each row has its values in the order of the schema's columns."""
    columns: Iterable[tuple[Any, ...]] = zip(*rows, strict=True) if rows else [()] * len(schema)
    return pl.DataFrame(
        [_column(name, values, kind) for values, (name, kind) in zip(columns, schema.items(), strict=True)]
    )


def _column(name: str, values: tuple[Any, ...], kind: Any) -> pl.Series:
    """Make a column. Lists of equal length are joined and reshaped, a hundred times faster than one list at a time."""
    if isinstance(kind, pl.List) and values and len({len(value) for value in values}) == 1 and values[0]:
        flat = pl.Series(name, [each for value in values for each in value], dtype=kind.inner)
        return flat.reshape((len(values), len(values[0]))).arr.to_list()
    return pl.Series(name, values, dtype=kind)
