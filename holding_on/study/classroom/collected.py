"""Collected: the table of a class's styles, as a frame, as a file for the course book, and as games to open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Any, Final, SupportsIndex

from ...catalogue.language import Words
from ...common import saving
from ...common.numbers import whole
from ...common.quoting import quoted
from ...engine.errors import SceneError
from ...game import Game
from ...game.frames import pl
from ...view import markup
from ..counts.pairs import compared
from ..counts.rates import Rate
from ..origin import Origin
from .page import ClassReport
from .rows import Row

COLUMNS: Final[dict[str, Any]] = {
    "name": pl.String,
    "games": pl.Int32,
    "won": pl.Int32,
    "share": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
    "differed": pl.Int32,
    "difference": pl.Float64,
    "difference_low": pl.Float64,
    "difference_high": pl.Float64,
    "printed": pl.Int64,
    "trouble": pl.String,
}
"""The columns of `Collected.frame`."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The first signs of a text that a spreadsheet would take for a formula."""


@dataclass(frozen=True, eq=False)
class Collected:
    """A class's care styles, each compared with a given style on the same cards.

    Parameters
    ----------
    rows : tuple of Row
        What came of each file, by name.
    origin : Origin
        The setting of the games, and the given style.
    games : int
        How many games each style was asked to play.
    words : Words
        The texts in which the table is shown.
    """

    rows: tuple[Row, ...]
    origin: Origin
    games: int
    words: Words

    @cached_property
    def frame(self) -> pl.DataFrame:
        """One row for each file, by name.

        `share` is the share of games won, `low` and `high` are its 95 % interval (Wilson's). `differed` is in how many
        games the style made another move than the given one. `difference` is the share won less the share that the
        given style won with the same cards, with its 95 % interval (Newcombe's, for pairs). `printed` is how many
        characters the file printed. `trouble` is a sentence where the file could not be played; then there are no
        numbers.

        Returns
        -------
        polars.DataFrame
            As many rows as there were files.
        """
        return pl.DataFrame([self._counted(row) for row in self.rows], schema=COLUMNS, orient="row")

    @property
    def never_differed(self) -> tuple[str, ...]:
        """The styles that made the same moves as the given style in every game.

        Returns
        -------
        tuple of str
            Their names.
        """
        return tuple(row.name for row in self.rows if not row.trouble and not row.differed)

    def game(self, name: str, number: SupportsIndex) -> Game:
        """Return one game of a style, played to its end, to show on a board or to go back in.

        Parameters
        ----------
        name : str
            The name of the style: that of its file, without `.py`.
        number : int
            The number of the game, from 0; the same number has the same cards for every style.

        Returns
        -------
        Game
            The game with all its moves.

        Raises
        ------
        SceneError
            If there is no such style or game.
        """
        row = next((each for each in self.rows if each.name == name), None)
        if row is None or row.trouble:
            names = ", ".join(each.name for each in self.rows if not each.trouble) or "none"
            raise SceneError(f"game({quoted(name)}, …): no style of this name was played; played were {names}")
        place = whole(number)
        if place is None or not 0 <= place < len(row.moves):
            raise SceneError(f"game({name!r}, {quoted(number)}): a whole number from 0 to {len(row.moves) - 1}")
        game = self.origin.game(self.origin.options.seed + place)
        for code in row.moves[place]:
            game.apply(code)
        return game

    def csv(self, path: str | PathLike[str]) -> None:
        """Save the frame as a CSV file, as a course book or a spreadsheet reads it.

        Parameters
        ----------
        path : str or path
            Any file name. An older file of this name is replaced when the new file is complete. A text that a
            spreadsheet would take for a formula has an apostrophe before it.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        texts = [pl.Series(name, _no_formulas(self.frame[name]), pl.String) for name in ("name", "trouble")]
        saving.write(path, self.frame.with_columns(*texts).write_csv().encode())

    def report(self) -> ClassReport:
        """Return a page about the class, for a notebook, a file or paper.

        Beside the table it has the mistakes of the files in sentences with their lines, who never differed, and what
        the table cannot tell.

        Returns
        -------
        ClassReport
            The page; `save("class.html")` writes it.
        """
        return ClassReport(self)

    def __repr__(self) -> str:
        return " ".join(self._sentences())

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the collection in words, and a table."""
        return markup.whole(self.words, self._table())

    # --- how it is shown ----------------------------------------------------------------------------------------

    def _counted(self, row: Row) -> tuple[object, ...]:
        """Return the row of a file in the frame."""
        if row.trouble:
            return row.name, *[None] * (len(COLUMNS) - 2), row.trouble
        rate = Rate(sum(row.won), len(row.won))
        paired = compared(zip(row.given_won, row.won, strict=True), ("", ""), self.words)
        return (row.name, rate.whole, rate.part, *rate.numbers, row.differed, *paired.numbers, row.printed, None)

    def _sentences(self) -> list[str]:
        say, policy = self.words.say, self.origin.policy
        played = [row for row in self.rows if not row.trouble]
        told = [
            say("study.collect.played", n=self.games, files=say("study.collect.files", n=len(self.rows)), policy=policy)
        ]
        if len(played) < len(self.rows):
            told.append(say("study.collect.not_played", n=len(self.rows) - len(played)))
        if self.never_differed:
            names = say("list.comma").join(self.never_differed)
            told.append(say("study.collect.never_differed", names=names, policy=policy))
        return told

    def _table(self) -> str:
        """Return the table as HTML."""
        text, say = markup.text, self.words.say
        names = ("name", "won", "interval", "difference", "differed")
        head = "".join(f'<th scope="col">{text(say(f"study.collect.column.{name}"))}</th>' for name in names)
        rows = "".join(f'<tr><th scope="row">{text(row.name)}</th>{self._cells(row)}</tr>' for row in self.rows)
        told = text(repr(self))
        return f"<table><caption>{told}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def _cells(self, row: Row) -> str:
        """Return the cells of a file after its name: its numbers, or its trouble over all columns."""
        say = self.words.say
        if row.trouble:
            return f'<td colspan="4">{markup.text(row.trouble)}</td>'
        rate = Rate(sum(row.won), len(row.won))
        difference = compared(zip(row.given_won, row.won, strict=True), ("", ""), self.words).numbers
        told = (
            say("study.collect.won", n=rate.part, of=rate.whole),
            say("study.collect.interval", **rate.numbers.percents(".0f")),
            say("study.collect.difference", **difference.percents("+.0f")),
            say("study.collect.differed", n=row.differed, of=rate.whole),
        )
        return "".join(f"<td>{markup.text(each)}</td>" for each in told)


def _no_formulas(texts: Iterable[str | None]) -> list[str | None]:
    """Return texts, with an apostrophe before those that a spreadsheet would take for a formula."""
    return [f"'{text}" if text and text.startswith(_FORMULA) else text for text in texts]
