"""The part of `Campaign` that reads: where its group stands, and what was told in its games."""

from collections.abc import Collection
from typing import Any, SupportsIndex

from ..catalogue.language import Words
from ..catalogue.loading import DEFAULT_LANGUAGE, Catalogue
from ..catalogue.scenario_file import BY_ITSELF
from ..common.numbers import whole
from ..engine.errors import SceneError
from ..view.pictures import Picture
from . import recap, whole_album
from .chapters import Chapter, Course, chapters, course_of
from .game import Game
from .recap import Ended


class ReadableCampaign:
    """A campaign that can be read. `Campaign` adds playing and keeping."""

    _content: str | None
    _catalogue: Catalogue
    _ended: list[Ended]
    """The finished games, without the game that was begun last."""
    _courses: list[Course | None]
    """For each game in `_ended`, what is kept of it; None where it is not known."""
    _names: tuple[str, ...]
    _game: Game | None
    """The game that was begun last."""
    _finished: bool
    """Whether the end of that game was noted."""
    _carries: dict[str, Any]

    @property
    def content(self) -> str | None:
        """The folder with the campaign's content; None for the box."""
        return self._content

    @property
    def scenarios(self) -> tuple[int, ...]:
        """The numbers of the scenarios in the order of play (SCEN-01). Scenario 0 does not belong to a campaign."""
        return tuple(number for number in self._catalogue.scenario_numbers if number != BY_ITSELF)

    @property
    def played(self) -> tuple[Ended, ...]:
        """All finished games, in order. When the end of the last game is undone, this game is not finished any more."""
        game = self._game
        outcome = game.outcome if game is not None and self._finished else None
        if game is None or outcome is None:
            return tuple(self._ended)
        left, told = (self._left_by(game), self._told_by(game)) if outcome.won else ({}, "")
        return (*self._ended, Ended(game.scenario, outcome.reason, left, told))

    def _told_by(self, game: Game) -> str:
        """Return the side of the outcome card that a won game showed; "" when the scenario has only one such side."""
        forms = recap.forms_of(self._catalogue.scenario(game.scenario))
        return str(game.view()["told"][-1]["card"]) if len(forms) > 1 else ""

    def _left_by(self, game: Game) -> dict[str, Any]:
        """Return what a won game leaves for later scenarios: marks, and the `carries` given to `finish` (SCEN-08)."""
        return {**game.carries, **self._carries}

    def _handed_on(self, scenario: int) -> dict[str, bool] | None:
        """Return the marks that a scenario asks for and that earlier games have left (SCEN-08).

        For other marks, the file of the scenario has a default. Return None when earlier games have left no such mark.
        """
        carried, wanted = self.carried, self._catalogue.scenario(scenario).carried
        return {mark: carried[mark] for mark in wanted if type(carried.get(mark)) is bool} or None

    @property
    def completed(self) -> tuple[int, ...]:
        """The scenarios whose Objective was met (SCEN-14)."""
        won = {each.scenario for each in self.played if each.won}
        return tuple(number for number in self.scenarios if number in won)

    @property
    def next(self) -> int | None:
        """The first scenario whose Objective has not been met (SCEN-04, SCEN-01); None when all are completed."""
        return self._first_but(self.completed)

    def _first_but(self, completed: Collection[int]) -> int | None:
        return next((number for number in self.scenarios if number not in completed), None)

    @property
    def open(self) -> tuple[int, ...]:
        """The scenarios that may be played: the next scenario (SCEN-04) and all completed scenarios (SCEN-15)."""
        reachable = (*self.completed, self.next)
        return tuple(number for number in self.scenarios if number in reachable)

    def rule_of(self, scenario: SupportsIndex) -> str | None:
        """Return the rule by which a scenario may be played.

        Parameters
        ----------
        scenario : int
            The number of a scenario.

        Returns
        -------
        str or None
            The id of the rule: SCEN-04 for the next scenario at the first try, SCEN-14 at a later try, SCEN-15 for a
            completed scenario. None for a scenario that is not open yet, and for scenario 0, which does not belong to a
            campaign.
        """
        number = whole(scenario)
        if number not in self.open:
            return None
        if number in self.completed:
            return "SCEN-15"
        return "SCEN-14" if number in self.tries else "SCEN-04"

    def after(self) -> tuple[str, str]:
        """Return what the group can do after the game that was finished last.

        Returns
        -------
        tuple of str
            A word and the id of the rule for it: "next" when another scenario opens, "last" when all scenarios are
            completed (SCEN-04), "retry" after a loss (SCEN-14), "replay" when the scenario was completed in an earlier
            game too (SCEN-15).

        Raises
        ------
        SceneError
            When no game is over yet.
        """
        if not self.played:
            raise SceneError("no game of this campaign is over yet: play() begins one, and finish() notes its end")
        *before, last = self.played
        if any(each.won and each.scenario == last.scenario for each in before):
            return "replay", "SCEN-15"
        if not last.won:
            return "retry", "SCEN-14"
        return "last" if self.next is None else "next", "SCEN-04"

    @property
    def tries(self) -> dict[int, int]:
        """The number of finished games of each scenario. A lost scenario may be tried again without limit (SCEN-14)."""
        played = [each.scenario for each in self.played]
        return {number: played.count(number) for number in self.scenarios if number in played}

    @property
    def carried(self) -> dict[str, Any]:
        """The values for the group's next game: the `names`, and what completed scenarios have left (SCEN-08).

        Each game begins with full decks and without Stress, so nothing else is carried over (G-45).
        """
        left: dict[str, Any] = {}
        for each in sorted((each for each in self.played if each.won), key=lambda each: each.scenario):
            left |= each.carries
        return {**left, "names": list(self._names)}

    def recap(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """Return a short text for a group that comes back after weeks: what happened, and what comes next.

        Parameters
        ----------
        lang : str, optional
            The language of the sentences.

        Returns
        -------
        str
            Whole sentences, at most 120 words: how the last game ended, what comes next, and what the completed
            scenarios left. In a longer text the oldest sentences are left out. Empty when no game is over yet.

        Raises
        ------
        ContentError
            When the content has no texts in this language.
        """
        played, words = self.played, self.words(lang)
        return recap.recap(played, self.next, self._catalogue.scenario, words) if played else ""

    def words(self, lang: str = DEFAULT_LANGUAGE) -> Words:
        """Return the texts of the campaign's content, for displays that have their own labels.

        Parameters
        ----------
        lang : str, optional
            The language of the texts.

        Returns
        -------
        Words
            The texts.

        Raises
        ------
        ContentError
            When the content has no texts in this language.
        """
        return Words(self._catalogue, lang)

    def debrief(self) -> list[Chapter]:
        """Return all finished games with what was carried from one to the next, for a talk about the campaign.

        Returns
        -------
        list of dict
            Plain data that JSON takes, a dict for each game in order: `scenario`, `title`, how it `ended`, its `days`,
            Billy's `condition` at the end and its `thread` shift by shift, the memories `laid` in the quilt and those
            `sewn` to their end by their places, the marks that it was `given`, and what it `handed_on`. Nothing is in
            it that the table has not seen. `game.chapters` describes every part. Of a game that version 0.1.0 kept,
            only the end and the marks are known.
        """
        played, courses = self.played, self._courses
        if self._game is not None and len(played) > len(courses):
            courses = [*courses, course_of(self._game, self._catalogue)]
        return [*chapters(played, courses, self._catalogue)]

    def album(self, lang: str = DEFAULT_LANGUAGE) -> list[whole_album.Told]:
        """Return everything that Billy told in the finished games, as one quilt.

        Parameters
        ----------
        lang : str, optional
            The language of the texts.

        Returns
        -------
        list of dict
            A dict for each memory that lay in the quilt of a game whose course is known, in the order of Timelines and
            places: `memory`, its id; `side`, "clear" when it was told to its end in one of the games, else "partial";
            `scenarios`, in which games; `timeline` and `lead`, the number and the name of its Timeline; and the texts
            `title`, `words`, `story` and `note`. Nothing is in it that the table has not seen.

        Raises
        ------
        ContentError
            When the content has no texts in this language.
        """
        return whole_album.album(self.debrief(), self._catalogue, self.words(lang))

    def picture(self, memory: str, lang: str = DEFAULT_LANGUAGE) -> Picture | None:
        """Return the picture of a memory as it lies in the album of the campaign.

        Parameters
        ----------
        memory : str
            The id of a memory, such as "2-3".
        lang : str, optional
            The language of the picture's alternative text.

        Returns
        -------
        Picture or None
            The picture; None for a memory that nobody has seen in a finished game, or that has no drawing.

        Raises
        ------
        SceneError
            When there is no such memory.
        ContentError
            When the content has no texts in this language.
        """
        return whole_album.picture(self.album(lang), memory, self._catalogue, self.words(lang))

    @property
    def game(self) -> Game | None:
        """The game that was begun last; None before the first game, and after `leave`."""
        return self._game
