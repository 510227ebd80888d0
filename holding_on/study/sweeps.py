"""Sweep: the cells of a sweep, each a study, as one frame; it can be played on, saved and loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from os import PathLike
from typing import Any, Final, SupportsIndex

from ..catalogue.language import Words
from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..game.counted import checked_count
from ..game.frames import pl
from ..styles import Style
from ..view import markup
from . import sweep_files
from .axes import NO_VARIANT, Axis, Value, called, check_size, several
from .growing_sweep import GrowingSweep
from .origin import style_of
from .patience import PATIENCE, check_patience
from .progress import progress_bar
from .reporting.pairs import PAIRED, against
from .study import Study
from .style_names import name_of
from .until import play_until
from .worker_pool import Executor, checked_workers

MEASURED: Final[dict[str, Any]] = {**PAIRED, "compared_with": pl.String}
"""The columns of `Sweep.frame` after those of its axes: how many games were played and won, the share and its 95 %
interval (Wilson's), and the difference from the cell in `compared_with` with its 95 % interval, for pairs of one
seed."""


@dataclass(frozen=True, eq=False)
class Sweep:
    """A style's games under every combination of some values: one study a cell, all with the same seeds.

    Sweeps are equal if they have the same axes and equal studies.

    Parameters
    ----------
    axes : tuple of Axis
        The axes, each with its `name` and its `values`. The cells are their product, the last axis the fastest.
    studies : tuple of Study
        The studies of the cells, in this order; after them that of the cell as published, if it is none of these.
    published : dict
        The value of each axis that is published.
    beside : dict, optional
        The values that a cell is compared with, by axis; on the axes that are not in it, the cell keeps its own. If
        left out, they are the published ones.
    """

    axes: tuple[Axis, ...]
    studies: tuple[Study, ...]
    published: Mapping[str, Value]
    beside: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.beside:
            object.__setattr__(self, "beside", dict(self.published))

    @property
    def words(self) -> Words:
        """The texts in which the sweep is shown.

        Returns
        -------
        Words
            Those of its first study.
        """
        return self.studies[0].words

    @property
    def stopped(self) -> bool:
        """Whether the sweep was stopped before all games that were asked for had been played.

        Returns
        -------
        bool
            True if it was stopped. Every cell still has the same seeds; `more` goes on.
        """
        return self.studies[0].stopped

    @cached_property
    def frame(self) -> pl.DataFrame:
        """One row a cell: the axes as columns, and the columns of `study.sweeps.MEASURED`.

        The cell is compared game by game with the one as published, or as `against` says: `difference` is the share won
        here less the share won there, and `compared_with` says where that is.

        Returns
        -------
        polars.DataFrame
            As many rows as there are cells.
        """
        rows = []
        for place, values in enumerate(self._cells()):
            other = self._place(self._beside(values))
            *found, _ = against(self.studies[other], self.studies[place])
            if other == place:
                found[-3:] = 0.0, 0.0, 0.0
            rows.append((*values, *found, self.told(self.beside)))
        types = {axis.name: pl.Int64 if axis.has_numbers else pl.String for axis in self.axes}
        return pl.DataFrame(rows, schema={**types, **MEASURED}, orient="row")

    def study(self, **cell: Any) -> Study:
        """Return the study of one cell.

        Parameters
        ----------
        **cell : int or str or callable
            The value of each axis, by its name, as in the frame, or by its rule (`COND_04=26`). An axis with one value
            may be left out.

        Returns
        -------
        Study
            The study, with its games and shifts: any game of it opens on the board.

        Raises
        ------
        SceneError
            If no cell is so, or more than one.

        Examples
        --------
        >>> import holding_on as ho
        >>> found = ho.sweep(games=3, policy="random", numbers={"start_condition": [20, 28]})
        >>> found.study(start_condition=20) == ho.simulate(3, policy="random", numbers={"start_condition": 20})
        True
        """
        wanted = self._by_name(cell, "study")
        there = [values for values in self._all() if all(dict(self._named(values))[k] == v for k, v in wanted.items())]
        if not there:
            raise SceneError(f"study({self._quoted(wanted)}): no cell is so; the axes are {self._offered(self.axes)}")
        if len(there) > 1:
            open_axes = [axis for axis in self.axes if axis.name not in wanted]
            raise SceneError(
                f"study({self._quoted(wanted)}): {len(there)} cells are so; name also {self._offered(open_axes)}"
            )
        return self.studies[self._place(there[0])]

    def game(self, number: SupportsIndex, **cell: Any) -> Game:
        """Return one game of a cell, played to its end, to show on a board or to go back in.

        Parameters
        ----------
        number : int
            The number of the game; the same number has the same cards in every cell with as many players.
        **cell : int or str or callable
            The cell, as for `study`.

        Returns
        -------
        Game
            The game with all its moves.

        Raises
        ------
        SceneError
            If there is no such cell or game.
        """
        return self.study(**cell).game(number)

    def against(self, **cell: Any) -> Sweep:
        """Return the same sweep, its cells compared with others than the one as published.

        Parameters
        ----------
        **cell : int or str or callable
            The values to compare with, by axis. On every other axis a cell is compared with one of its own value: with
            `against(start_condition=28)` each number of players is compared with the same players at 28.

        Returns
        -------
        Sweep
            A sweep of the same studies.

        Raises
        ------
        SceneError
            If there is no such cell.

        Examples
        --------
        >>> import holding_on as ho
        >>> found = ho.sweep(games=3, players=[2, 3], numbers={"start_condition": [20, 28]})
        >>> found.against(start_condition=28).frame["difference"].to_list()[1::2]
        [0.0, 0.0]
        """
        beside = self._by_name(cell, "against")
        if not beside:
            raise SceneError(
                f"against(): name at least one value to compare with; the axes are {self._offered(self.axes)}"
            )
        changed = replace(self, beside=beside)
        there = set(self._all())
        if any(changed._beside(values) not in there for values in self._cells()):
            raise SceneError(f"against({self._quoted(beside)}): no cell is so; the axes are {self._offered(self.axes)}")
        return changed

    def more(
        self,
        games: SupportsIndex,
        *,
        policy: str | Style | Sequence[str | Style] | None = None,
        progress: bool = False,
        workers: SupportsIndex | Executor | None = None,
        patience: float | None = PATIENCE,
    ) -> Sweep:
        """Play more games in every cell, with the seeds that follow.

        Parameters
        ----------
        games : int
            How many games to add to each cell.
        policy : str or callable or list, optional
            Your own styles again. They are needed if the sweep comes from a file or a pickle.
        progress : bool, default False
            As for `simulate`.
        workers : int or executor, optional
            As for `simulate`.
        patience : float or None, default 20
            As for `simulate`.

        Returns
        -------
        Sweep
            All games: equal to a sweep with the same number of games.

        Raises
        ------
        SceneError
            If a cell cannot be played on, or its last game comes out differently when it is played again.
        StyleError
            When a style raises, or answers with an action that is not legal.
        """
        count, _ = checked_count(games, 0)
        check_patience(patience)
        total = self.studies[0].games.height + count
        check_size((), total, len(self.studies))
        styles = dict([style_of(each)[::-1] for each in _listed(policy)])
        cells = [study._going_on(styles.get(study.policy), patience) for study in self.studies]
        return replace(self, studies=played(GrowingSweep(cells), total, progress, workers, patience))

    def save(self, path: str | PathLike[str]) -> None:
        """Save the sweep as a file: its axes, and each study as `Study.save` would write it.

        Parameters
        ----------
        path : str or path
            Any file name. An older file of this name is replaced when the new file is complete.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        sweep_files.save(self.axes, self.published, self.studies, path)

    @classmethod
    def load(cls, path: str | PathLike[str], *, content: str | None = None) -> Sweep:
        """Read a sweep from a file.

        Parameters
        ----------
        path : str or path
            A file that `save` has written.
        content : str, optional
            The folder of your own content, if the sweep was played with it, as for `Study.load`.

        Returns
        -------
        Sweep
            A sweep equal to the one that was saved. Nothing in the file is ever run.

        Raises
        ------
        RecordError
            If the file is damaged, or is no sweep.
        OSError
            If the file cannot be read.
        """
        return cls(*sweep_files.load(Study, path, content))

    def told(self, values: Mapping[str, Value]) -> str:
        """Return values as a text, as `players = 3, start_condition = 28`.

        Parameters
        ----------
        values : dict
            The values by axis.

        Returns
        -------
        str
            The text.
        """
        say = self.words.say
        return say("list.comma").join(
            say("study.sweep.value", name=name, value=value) for name, value in values.items()
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sweep) and self.axes == other.axes and self.studies == other.studies

    def __hash__(self) -> int:
        return hash((self.axes, self.studies))

    def __repr__(self) -> str:
        say, one = self.words.say, self.studies[0]
        axes = [say("study.sweep.values", name=axis.name, values=self._span(axis)) for axis in self.axes]
        cells = say("study.sweep.cells", n=len(self._cells()))
        told = [say("study.sweep.played", n=one.games.height, cells=cells)]
        if axes:
            told.append(say("study.sweep.axes", axes="; ".join(axes)))
            told.append(say("study.sweep.published", values=self.told(self.published)))
        told += dict.fromkeys(study.note for study in self.studies if study.note)
        if self.stopped:
            told.append(say("study.sweep.stopped", n=one.asked, count=f"{one.asked:,}"))
        return " ".join(told)

    def _repr_html_(self) -> str:
        """Return what a notebook shows: the sweep in words, and its frame as a table."""
        text = markup.text
        head = "".join(f'<th scope="col">{text(name)}</th>' for name in self.frame.columns)
        rows = "".join(
            f"<tr>{''.join(f'<td>{text(_short(each))}</td>' for each in row)}</tr>" for row in self.frame.rows()
        )
        table = (
            f"<table><caption>{text(repr(self))}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        )
        return markup.whole(self.words, table)

    # --- which cell is which ------------------------------------------------------------------------------------

    def _cells(self) -> list[tuple[Value, ...]]:
        """Return the values of each cell, in the order of the studies."""
        return list(product(*[axis.values for axis in self.axes]))

    def _all(self) -> list[tuple[Value, ...]]:
        """Return the values of each study: of the cells, and of the one as published if it is none of these."""
        cells = self._cells()
        extra = [tuple(self.published[axis.name] for axis in self.axes)] if len(cells) < len(self.studies) else []
        return [*cells, *extra]

    def _place(self, values: tuple[Value, ...]) -> int:
        return self._all().index(values)

    def _beside(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """Return the values of the cell that a cell is compared with."""
        return tuple(self.beside.get(axis.name, value) for axis, value in zip(self.axes, values, strict=True))

    def _named(self, values: tuple[Value, ...]) -> list[tuple[str, Value]]:
        return [(axis.name, value) for axis, value in zip(self.axes, values, strict=True)]

    def _by_name(self, given: Mapping[str, Any], asked: str) -> dict[str, Value]:
        """Return the given values by the names of their axes. Raises SceneError for a name that no axis has."""
        found: dict[str, Value] = {}
        for name, value in given.items():
            axis = next((each for each in self.axes if each.is_called(name)), None)
            if axis is None:
                offered = self._offered(self.axes) or "none"
                raise SceneError(f"{asked}({name}=…): this sweep has no such axis; its axes are {offered}")
            number = whole(value)
            found[axis.name] = value if number is None else number
            if axis.kind == "policy" and callable(value):
                found[axis.name] = name_of(value)
            elif axis.kind == "variant" and value not in (*axis.values, NO_VARIANT):
                found[axis.name] = called(value)
        return found

    def _quoted(self, values: Mapping[str, Value]) -> str:
        return ", ".join(f"{name}={quoted(value)}" for name, value in values.items())

    def _offered(self, axes: Sequence[Axis]) -> str:
        return "; ".join(f"{axis.name}: {self._span(axis)}" for axis in axes)

    def _span(self, axis: Axis) -> str:
        """Return the values of an axis as a text: the first and the last of whole numbers that follow each other."""
        values = axis.values
        if axis.has_numbers and len(values) > 2 and list(values) == list(range(int(values[0]), int(values[-1]) + 1)):
            return self.words.say("study.sweep.span", first=values[0], last=values[-1])
        return self.words.say("list.comma").join(map(str, values))


def played(
    grown: GrowingSweep[Study],
    games: int,
    progress: bool,
    workers: SupportsIndex | Executor | None,
    patience: float | None,
) -> tuple[Study, ...]:
    """Play until each cell has `games` games, and return their studies. After an interrupt or a stop they have fewer.

    Raises as `Study.more` does.
    """
    check_patience(patience)
    origins = {(cell.origin.policy, cell.origin.variants): cell.origin for cell in grown.cells}
    who: int | Executor | None = None
    for origin in origins.values():
        who = checked_workers(workers, origin.style or origin.plays(), origin.policy, origin.variants)
    for cell in grown.cells:
        cell.patience = patience if cell.origin.is_own else None  # a style of this package always answers
    own = [cell.patience for cell in grown.cells if cell.origin.is_own]
    total, words = games * len(grown.cells), grown.cells[0].words
    name = words.say("study.sweep.cells", n=len(grown.cells))
    bar: Callable[[], Any] = lambda: progress_bar(progress, len(grown), total, name, words)  # noqa: E731
    play_until(grown, total, who, own[0] if own else None, bar)
    return grown.studies(games)


def _listed(policy: Any) -> list[Any]:
    if policy is None:
        return []
    styles = several(policy, "policy=")
    return [policy] if styles is None else styles


def _short(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)
