"""Study: the games that a style has played, which can be played on, played again, saved and loaded."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import SupportsIndex

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..game.counted import checked_count
from ..game.frames import pl
from ..styles import Style
from . import files
from .collecting import Collector
from .origin import Origin, with_style
from .otherwise import what_differs, why_otherwise
from .patience import PATIENCE, OutOfPatience, check_patience, watching
from .playing import NoLegalAnswer, Played, begin
from .reporting.report import Report, report
from .retelling import retold
from .study_frames import StudyFrames
from .style_error import StyleError, style_error
from .worker_pool import Executor


class Study(StudyFrames):
    """Many games with one care style, as frames.

    Games are numbered from 0; game g of a study with `seed` s has the seed s + g, so `Game(seed=s + g)` deals the same
    cards, so two studies with the same seed can be compared game by game. Studies are equal if they have the same games
    and shifts and the same name of the style; the language in which they are shown makes no difference.

    Parameters
    ----------
    games : polars.DataFrame
        One row a game, with the columns of `study.frames.GAMES`.
    shifts : polars.DataFrame
        One row a shift, with the columns of `study.frames.SHIFTS_OF_MANY`.
    policy : str
        The name of the style.
    words : Words
        The texts in which the study is shown.
    name : str, optional
        The name of the study in legends and sentences. If left out, it is the name of the style.
    asked : int, default 0
        How many games were asked for. If the study was stopped, fewer games were played.
    version : str, optional
        The version of holding_on that played the games.
    origin : Origin or None, optional
        The setting and the style of the games; None if they are not known here.
    changed : tuple of str, optional
        The changes from the standard game, as short texts. If left out, they are taken from the origin.
    """

    def more(
        self,
        games: SupportsIndex,
        *,
        policy: str | Style | None = None,
        progress: bool = False,
        workers: SupportsIndex | Executor | None = None,
        patience: float | None = PATIENCE,
    ) -> Study:
        """Play more games, with the seeds that follow.

        Parameters
        ----------
        games : int
            How many games to add.
        policy : str or callable, optional
            The style again. It is needed if the style is your own and the study comes from a file or a pickle.
        progress : bool, default False
            As for `simulate`.
        workers : int or executor, optional
            As for `simulate`.
        patience : float or None, default 20
            As for `simulate`.

        Returns
        -------
        Study
            All games, beginning with the earlier ones: equal to a study of `simulate` with the same number of games.

        Raises
        ------
        SceneError
            If the study cannot be played on, or its last game comes out differently when it is played again.
        StyleError
            When the style raises, or answers with an action that is not legal.

        Examples
        --------
        >>> import holding_on as ho
        >>> study = ho.simulate(games=5, policy="random", seed=1)
        >>> study.more(3) == ho.simulate(games=8, policy="random", seed=1)
        True
        """
        count, _ = checked_count(games, 0)
        check_patience(patience)
        checked_count(self.games.height + count, self._origin().options.seed)
        return self._going_on(policy, patience).until(self.games.height + count, progress, workers, patience)

    def _going_on(self, policy: str | Style | None, patience: float | None) -> Collector[Study]:
        """Return a collector that plays the study on. Raises SceneError if its last game comes out differently."""
        origin = with_style(self._origin(), policy)
        if origin.kept and self.games.height:
            self._played_again(self.games.height - 1, origin, patience)
        return Collector.after(self, origin)

    def game(
        self, number: SupportsIndex, *, policy: str | Style | None = None, patience: float | None = PATIENCE
    ) -> Game:
        """Return one game of the study, played to its end, to show on a board or to go back in.

        Parameters
        ----------
        number : int
            The number of the game, as in the column `game`.
        policy : str or callable, optional
            The style again, as for `more`.
        patience : float or None, default 20
            As for `simulate`.

        Returns
        -------
        Game
            The game with all its moves; `game.at(day=3)` goes back to a moment of it.

        Raises
        ------
        SceneError
            If there is no such game, or it comes out differently when it is played again.
        StyleError
            When the style gives no answer in time.

        Examples
        --------
        >>> import holding_on as ho
        >>> ho.simulate(games=5, policy="random", seed=1).game(3).outcome.won
        False
        """
        wanted = whole(number)
        if wanted is None or not 0 <= wanted < self.games.height:
            raise SceneError(f"game({quoted(number)}): the games of this study are 0 to {self.games.height - 1}")
        origin = with_style(self._origin(), policy)
        check_patience(patience)
        played = self._played_again(wanted, origin, patience)
        game = origin.game(played.seed)
        for code in played.codes:
            game.apply(code)
        return game

    def report(
        self,
        games: SupportsIndex = 200,
        *,
        policy: str | Style | None = None,
        progress: bool = False,
        workers: SupportsIndex | Executor | None = None,
        patience: float | None = PATIENCE,
        searching: int | None = None,
    ) -> Report[Study]:
        """Measure what matters in this setting, and return it as a report of one page.

        The first games of the study are played again with one question, or one seat, left to chance; with other numbers
        of players; with other styles; and with one deck dealt otherwise. The seeds are always the same.

        Parameters
        ----------
        games : int, default 200
            How many games of the study are used, from 2. If the study has fewer, all are used.
        policy : str or callable, optional
            The style again, as for `more`.
        progress : bool, default False
            As for `simulate`.
        workers : int or executor, optional
            As for `simulate`. The games with other cards are played by this process alone.
        patience : float or None, default 20
            As for `simulate`.
        searching : int, optional
            Let `Searching` stand among the styles too; it plays about so many games on before each answer, such as 40.
            That takes some seconds for each game.

        Returns
        -------
        Report
            The figures, with their intervals and the games behind them; it shows itself in a notebook, and `save` makes
            a web page of it.

        Raises
        ------
        SceneError
            If the study cannot be played on, has fewer than two games, or a game comes out differently.
        StyleError
            When the style raises, or answers with an action that is not legal.

        Examples
        --------
        >>> import holding_on as ho
        >>> found = ho.simulate(games=10, policy="random").report()
        >>> found.frames["questions"]["difference"].unique().to_list()
        [0.0]
        """
        study = replace(self, origin=with_style(self._origin(), policy))
        return report(study, games, progress=progress, workers=workers, patience=patience, searching=searching)

    @property
    def decisions(self) -> pl.DataFrame:
        """The decisions: one row for each at which more than one answer was possible.

        The games are played again when this or `story` is first asked for, which takes about as long as `simulate` did.

        Returns
        -------
        polars.DataFrame
            The columns of `study.retelling.DECISIONS`: game, n (the move, as in `Game.at(move=n)`), day, shift,
            question, seat, options and answer.

        Raises
        ------
        SceneError
            If a game comes out differently, or the style was not kept: then load the study with `policy`.

        Examples
        --------
        >>> import holding_on as ho
        >>> study = ho.simulate(games=2, policy="random", seed=1)
        >>> study.decisions.filter(question="care").select("n", "seat", "options", "answer").row(0)
        (3, 0, ['care medical', 'care palliative'], 'care medical')
        """
        return self._retold[0]

    @property
    def story(self) -> pl.DataFrame:
        """The story: one row for each choice, call, letter, mark and outcome.

        The games are played again when this or `decisions` is first asked for.

        Returns
        -------
        polars.DataFrame
            The columns of `study.retelling.STORY`: game, day, shift, kind, what and answer.

        Raises
        ------
        SceneError
            As for `decisions`.
        """
        return self._retold[1]

    @cached_property
    def _retold(self) -> tuple[pl.DataFrame, pl.DataFrame]:
        return retold(self, self._origin())

    def _played_again(self, number: int, origin: Origin, patience: float | None) -> Played:
        """Play one game of the study again, and return it. Raises SceneError if it differs from the study's frames."""
        seed = origin.options.seed + number
        state, dealer = begin(origin.table()[0], seed, origin.start is not None)
        error: StyleError | None = None
        try:
            with watching(patience if origin.is_own else None) as (watch, _):
                played = watch.play(state, origin.plays(), dealer, number, seed)
            differs = what_differs(self, played)
            if not differs:
                return played
        except NoLegalAnswer as refused:
            games = self.games.head(number), self.shifts.filter(pl.col("game") < number)
            error = style_error(refused, origin.game(seed), origin, replace(self, games=games[0], shifts=games[1]))
            if isinstance(refused.error, OutOfPatience):
                raise error from refused.error
            differs = []
        why = why_otherwise(self, number, differs, origin)
        raise SceneError(f"game {number} of this study comes out otherwise than it did, {why}") from error

    def save(self, path: str | PathLike[str]) -> None:
        """Save the study as a file: the frames as parquet, with the words, the setting and the version.

        Parameters
        ----------
        path : str or path
            Any file name. An older file of this name is replaced when the new file is complete.

        Raises
        ------
        OSError
            If the file cannot be written.
        """
        files.save(self, path)

    @classmethod
    def load(cls, path: str | PathLike[str], *, content: str | None = None, policy: str | Style | None = None) -> Study:
        """Read a study from a file.

        Parameters
        ----------
        path : str or path
            A file that `save` has written.
        content : str, optional
            The folder of your own content, if the study was played with it. It is needed to play on, as a file cannot
            say from which folder content is read.
        policy : str or callable, optional
            The style again, if it is your own: a file does not hold it. It can also be given to `more` and `game`.

        Returns
        -------
        Study
            A study equal to the one that was saved. Nothing in the file is ever run, and a style of your own is not in
            it.

        Raises
        ------
        RecordError
            If the file is damaged, or is no study.
        OSError
            If the file cannot be read.
        """
        study = files.load(cls, path, content)
        return study if policy is None else replace(study, origin=with_style(study._origin(), policy))
