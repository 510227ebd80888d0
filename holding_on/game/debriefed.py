"""The class `DebriefedGame`: a game whose days can be told when it is over."""

from ..engine.errors import SceneError
from . import debriefing
from .debriefing import Debriefing
from .readable import ReadableGame


class DebriefedGame(ReadableGame):
    """A game that can be read, and talked about afterwards."""

    def debrief(self) -> Debriefing:
        """Return "The days with him": the game as the table has seen it, for a talk about it afterwards.

        It can be had at any time, also in the middle of a game.

        Returns
        -------
        dict
            Plain data that JSON takes, with ids and keys in place of words: `ended` (how, or "stopped"), `players`,
            `days` with their shifts and a line from Billy's bed, `facts`, numbers by plain keys, and `questions` for
            the talk, the rarest first. `game.words.say(question["key"], **question["facts"])` says one. A memory that
            nobody has heard or seen is not in it. `game.debriefing.shape` describes every part, and `moments` and
            `game_facts` beside it the facts.

        Raises
        ------
        SceneError
            When the game began in a scene or at a position, so that its first days are not known.

        Examples
        --------
        >>> from holding_on import Game
        >>> game = Game(seed=7, first=0)
        >>> for action in ("turn", "place nurse 1", "care palliative"):
        ...     changes = game.apply(next(each for each in game.legal_actions() if str(each) == action))
        >>> told = game.debrief()
        >>> told["ended"], told["facts"]["comfort"]
        ('stopped', 1)
        >>> [(shift["shift"], shift["care"], shift["who"]) for shift in told["days"][0]["shifts"]]
        [('morning', 'palliative', [0])]
        >>> question = told["questions"]["reactions"][0]
        >>> game.words.say(question["key"], **question["facts"])
        'We have stopped. How are you now? One word is enough, or none.'
        """
        if self._at_position or self._options.scene is not None:
            raise SceneError(self._wording.names.say("debrief.no_past"))
        return debriefing.debrief(self._start, self._journal, self._state, self._wording.names)
