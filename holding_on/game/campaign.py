"""The class `Campaign`, with which a group plays the scenarios one after the other (SCEN-01)."""

import json
from collections.abc import Collection
from copy import deepcopy
from typing import Any, SupportsIndex
from weakref import WeakSet

from ..catalogue.language import Words
from ..catalogue.loading import DEFAULT_LANGUAGE, Catalogue
from ..catalogue.scenario_file import BY_ITSELF
from ..common.numbers import whole
from ..common.quoting import LONGEST_PATH, shortened
from ..engine.errors import RecordError, SceneError
from ..view.pictures import Picture
from . import campaign_values, recap, records, whole_album
from .chapters import Chapter, Course, chapters, course_of, courses_in
from .game import Game
from .options import Options
from .recap import Ended


class Campaign:
    """A campaign: the games with which a group plays the scenarios one after the other.

    Parameters
    ----------
    content : str, optional
        A folder with content of your own; left out, the content of the box.

    Raises
    ------
    SceneError
        When the folder does not exist.
    ContentError
        When the content has a mistake.

    Examples
    --------
    >>> campaign = Campaign()
    >>> campaign
    Campaign(completed=(), next=1)
    >>> game = campaign.play(seed=7)
    >>> campaign.finish(game)
    Traceback (most recent call last):
    holding_on.engine.errors.SceneError: this game is not over: play it to its end, or begin another with play()
    """

    def __init__(self, content: str | None = None) -> None:
        self._content = None if content is None else str(content)
        self._catalogue = self._content_now()
        self._clear()

    def _content_now(self) -> Catalogue:
        return Options(content=self._content).catalogue()

    def _clear(self) -> None:
        self._ended: list[Ended] = []
        self._courses: list[Course | None] = []
        """For each game in `_ended`, what is kept of it; None where it is not known."""
        self._names: tuple[str, ...] = ()
        self._left: WeakSet[Game] = WeakSet()
        """The finished games, without the game that was begun last."""
        self._forget_game()

    def _forget_game(self) -> None:
        self._game: Game | None = None
        self._finished = False
        self._carries: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"Campaign(completed={self.completed}, next={self.next})"

    # --- where the group stands ---------------------------------------------------------------------------------

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

        Examples
        --------
        >>> campaign = Campaign()
        >>> campaign.recap()
        ''
        >>> game = campaign.play(seed=7, numbers={"COND-04": 9})
        >>> while game.outcome is None:
        ...     _ = game.apply(game.legal_actions()[-1])
        >>> campaign.finish(game)
        >>> campaign.recap().split(". ")[-1]
        'It can be tried again.'
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

        Examples
        --------
        >>> campaign = Campaign()
        >>> game = campaign.play(seed=7, numbers={"COND-04": 9})
        >>> while game.outcome is None:
        ...     _ = game.apply(game.legal_actions()[-1])
        >>> campaign.finish(game)
        >>> [(chapter["scenario"], chapter["ended"], chapter["handed_on"]) for chapter in campaign.debrief()]
        [(1, 'condition', {})]
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

        Examples
        --------
        >>> campaign = Campaign()
        >>> game = campaign.play(seed=7, numbers={"COND-04": 9})
        >>> while game.outcome is None:
        ...     _ = game.apply(game.legal_actions()[-1])
        >>> campaign.finish(game)
        >>> campaign.album()
        []
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

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, scenario: SupportsIndex | None = None, **options: Any) -> Game:
        """Begin a game of the next scenario, or of another scenario that is open. Keeps SCEN-08, G-45.

        The nurses keep their names, unless the options have other names. A game that is not over is left and does not
        count.

        Parameters
        ----------
        scenario : int, optional
            The number of the scenario; left out, the next scenario.
        **options : dict
            The options of `Game`, except `content` and `carried`, which the campaign itself sets.

        Returns
        -------
        Game
            The new game.

        Raises
        ------
        SceneError
            When the scenario is not open, or when the options are not possible.
        ContentError
            When the content has a mistake.
        """
        if "content" in options:
            raise SceneError("content: a campaign has one content for all its games; name it as Campaign(content=…)")
        self._catalogue = self._content_now()
        if "carried" in options:
            raise SceneError("carried: a campaign hands on itself what its completed scenarios leave; leave it out")
        number = self._which(scenario)
        if "names" not in options and options.get("players", len(self._names)) == len(self._names) > 0:
            options |= {"names": self._names, "players": len(self._names)}
        game = Game(scenario=number, content=self._content, carried=self._handed_on(number), **options)
        self.adopt(game)
        return game

    def adopt(self, game: Game) -> None:
        """Make a game that was begun without `play` the current game of the campaign.

        Parameters
        ----------
        game : Game
            The game, begun with the content of the campaign and with the marks that the campaign hands on.

        Raises
        ------
        SceneError
            When the game's scenario is not open, or when it has other content or other marks.
        """
        self._which(game.scenario)
        if game.fingerprint != self._catalogue.fingerprint:
            raise SceneError("this game has other content than the campaign: play it by itself")
        if game.carried != self._handed_on(game.scenario):
            raise SceneError("this game began with other marks than the campaign hands on: play it by itself")
        self.leave()
        self._game, self._names = game, game.names

    def _which(self, scenario: SupportsIndex | None) -> int:
        if scenario is None:
            if self.next is None:
                again = f"name one to replay it, as play({self.completed[0]}), or begin afresh with reset()"
                raise SceneError(f"every scenario is completed: {again}")
            return self.next
        number = self._catalogue.scenario(scenario).number
        if number == BY_ITSELF:
            alone = "is played by itself, outside the campaign"
            raise SceneError(f"scenario {number} {alone}: Game(scenario={number}) begins it, and play() the campaign")
        if number not in self.open:
            first = f"the Objective of scenario {self.next} has to be met first (SCEN-04)"
            raise SceneError(f"scenario {number} is not open yet: {first}; play scenario {self.next} now")
        return number

    def finish(self, game: Game, *, carries: dict[str, Any] | None = None) -> None:
        """Note how the group's game ended. A second call with the same game changes nothing.

        Parameters
        ----------
        game : Game
            The game, which is over.
        carries : dict, optional
            Values that a won game leaves for later scenarios, as plain JSON. The marks of the scenario are handed on
            without this (SCEN-08).

        Raises
        ------
        SceneError
            When the game is not over, when it is not a game of this campaign, or when JSON cannot hold the values.
        """
        if game in self._left:
            return
        if game is not self._game or self._game is None:
            raise SceneError("this campaign has another game under way, or none: play() begins one, and game is it")
        if game.outcome is None:
            raise SceneError("this game is not over: play it to its end, or begin another with play()")
        if carries is not None:
            self._carries = campaign_values.plain(carries)
        self._finished = True

    def leave(self) -> None:
        """Leave the game that was begun last. The game counts only when `finish` has noted its end."""
        played = self.played
        if self._game is not None and len(played) > len(self._ended):
            self._left.add(self._game)
            self._courses.append(course_of(self._game, self._catalogue))
        self._ended = list(played)
        self._forget_game()

    def reset(self) -> None:
        """Begin again with the first scenario and forget all games (SCEN-16)."""
        self._clear()

    # --- keeping ------------------------------------------------------------------------------------------------

    def _before(self) -> dict[str, Any]:
        """Return the part of the record that describes everything before the game that was begun last."""
        return {
            "content": self._catalogue.fingerprint,
            "names": list(self._names),
            "played": [each.plain() for each in self._ended],
            # beside the games and not in them, since version 0.1.0 refuses a game with more keys
            **({"courses": self._courses} if any(self._courses) else {}),
        }

    def record(self) -> str:
        """Write the whole campaign as text, with the game that was begun last; `from_record` is the inverse.

        Returns
        -------
        str
            JSON.
        """
        body = self._before()
        if self._game is not None:
            body |= {"game": json.loads(self._game.record()), "noted": self._finished}
            if self._carries:
                body["carries"] = self._carries
        return records.write(records.CAMPAIGN, body)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the record, and the current game as an object: other references to the game keep the same object."""
        before = records.write(records.CAMPAIGN, self._before())
        return type(self).from_record, (before, self._content), (self._game, self._finished, self._carries)

    def __setstate__(self, begun: tuple[Game | None, bool, dict[str, Any]]) -> None:
        game, noted, carries = begun
        if game is not None:
            self.adopt(game)
        self._finished, self._carries = noted, carries

    def __copy__(self) -> "Campaign":
        """Copy the campaign together with its game, since a game belongs to one campaign only."""
        return deepcopy(self)

    @classmethod
    def from_record(cls, text: str, content: str | None = None) -> "Campaign":
        """Make the campaign of a record, with its game at the same decision.

        Parameters
        ----------
        text : str
            The text that `record` returned.
        content : str, optional
            The folder of the campaign's content; left out, the box.

        Returns
        -------
        Campaign
            The campaign as it was when the record was written.

        Raises
        ------
        RecordError
            When the record cannot be used, or belongs to other content.
        """
        data = records.read(records.CAMPAIGN, text)
        try:
            campaign = cls(content)
            records.same_content(data, campaign._catalogue.fingerprint)
            campaign._take_up(data)
        except RecordError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise RecordError(f"this campaign record cannot be used: {shortened(str(error), LONGEST_PATH)}") from None
        return campaign

    def _take_up(self, data: dict[str, Any]) -> None:
        """Restore the campaign of a record. Raises SceneError for a campaign that no group can have reached."""
        # the scenarios won so far: to compute the property `completed` for each game would take far too long
        completed: set[int] = set()
        for each in data["played"]:
            ended = campaign_values.ended(each, {*completed, self._first_but(completed)}, self._catalogue)
            self._ended.append(ended)
            if ended.won:
                completed.add(ended.scenario)
        self._names = campaign_values.nurses(data["names"])
        if "game" in data:
            self._take_up_game(data)
        self._courses = courses_in(data.get("courses"), len(self._ended))

    def _take_up_game(self, data: dict[str, Any]) -> None:
        game = Game.from_record(json.dumps(data["game"]), self._content)
        self.adopt(game)
        if type(data["noted"]) is not bool:
            raise SceneError("whether its game was finished is yes or no")
        self._finished = data["noted"]
        self._carries = campaign_values.plain(data.get("carries", {}))
