"""The class `Campaign`, with which a group plays the scenarios one after the other (SCEN-01)."""

import json
from copy import deepcopy
from typing import Any, SupportsIndex
from weakref import WeakSet

from ..catalogue.loading import Catalogue
from ..catalogue.scenario_file import BY_ITSELF
from ..common.quoting import LONGEST_PATH, shortened
from ..engine.errors import RecordError, SceneError
from . import campaign_values, records
from .chapters import course_of, courses_in
from .game import Game
from .options import Options
from .readable_campaign import ReadableCampaign


class Campaign(ReadableCampaign):
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
    >>> game = campaign.play(seed=7, numbers={"COND-04": 9})
    >>> campaign.finish(game)
    Traceback (most recent call last):
    holding_on.engine.errors.SceneError: this game is not over: play it to its end, or begin another with play()
    >>> while game.outcome is None:
    ...     _ = game.apply(game.legal_actions()[-1])
    >>> campaign.finish(game)
    >>> campaign.recap().split(". ")[-1]
    'It can be tried again.'
    >>> [(chapter["scenario"], chapter["ended"], chapter["handed_on"]) for chapter in campaign.debrief()]
    [(1, 'condition', {})]
    >>> [(told["memory"], told["side"]) for told in campaign.album()]
    [('2-5', 'partial'), ('3-5', 'partial'), ('3-6', 'partial')]
    """

    def __init__(self, content: str | None = None) -> None:
        self._content = None if content is None else str(content)
        self._catalogue = self._content_now()
        self._clear()

    def _content_now(self) -> Catalogue:
        return Options(content=self._content).catalogue()

    def _clear(self) -> None:
        self._ended = []
        self._courses = []
        self._names = ()
        self._left: WeakSet[Game] = WeakSet()
        """The finished games, without the game that was begun last."""
        self._forget_game()

    def _forget_game(self) -> None:
        self._game = None
        self._finished = False
        self._carries = {}

    def __repr__(self) -> str:
        return f"Campaign(completed={self.completed}, next={self.next})"

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
