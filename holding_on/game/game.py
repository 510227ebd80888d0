"""Game: one game from setup to its end, with its past; what callers use instead of the engine's functions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsIndex

from ..common.numbers import in_plain_numbers, whole
from ..engine import flow
from ..engine.errors import IllegalAction, RecordError, SceneError
from ..engine.state import State
from ..quoting import quoted
from ..view import history
from ..view.actions import Action, code_of
from ..view.changes import Changes
from . import branching, opening, positions, records, scenes, undoing
from .observers import Observers
from .opening import Setting
from .options import Options, any_seed, lists_of, makes_cards, options_of
from .readable import ReadableGame


class Game(ReadableGame):
    """A game of Holding On, from the set-up to its end, with its past.

    `decision` is what is asked and `legal_actions` what may be answered; `apply` answers. `why` leads back to causes,
    `at` and `branch` to other moments, and `record` keeps the game.

    Parameters
    ----------
    scenario : int, default 1
        The number of the scenario.
    players : int, default 3
        How many nurses play, 2 to 4.
    seed : int, optional
        The seed of the cards, 0 to 2**53 - 1; left out, one is chosen by chance, and `seed` holds it.
    names : sequence of str, optional
        The names of the nurses, player by player.
    first : int, optional
        The first Shift Manager, a player from 0; left out, by chance (SETUP-14).
    lang : str, default "en"
        The language of the sentences.
    content : str, optional
        A folder with content of one's own.
    readings : dict of str to str, optional
        By rule id, how a rule is read that the rulebook leaves open.
    numbers : dict of str to int, optional
        By rule id, another number than that of the rulebook.
    deal : dict of str to list, optional
        The next cards off "patients", "partials", "clears" and "losses", each an id or a full card.
    carried : dict of str to bool, optional
        Marks that earlier scenarios have handed on, and whether each is there; left out, as the scenario's file says.
    free_undo : bool, default False
        Whether an action that revealed something can be undone too: for lessons.
    ask_all : bool, default False
        Whether a step with one legal action is a decision too: a script need not know which steps are.

    Raises
    ------
    SceneError
        For options that cannot be.
    ContentError
        For content with a mistake.

    Examples
    --------
    >>> game = Game(scenario=1, players=3, seed=7, first=0)
    >>> game
    Day 1, Morning Shift: condition 28, Hospital Warnings 0. The patient card is to be turned.
    >>> [str(action) for action in game.legal_actions()]
    ['turn']
    >>> [change.rule for change in game.apply(game.legal_actions()[0])]
    ['ASSIGN-01']
    >>> [str(action) for action in game.legal_actions()]
    ['place nurse 1', 'place nurse 2', 'place nurse 3', 'place assistant 1', 'place assistant 2']
    """

    def __init__(
        self,
        scenario: SupportsIndex = 1,
        players: SupportsIndex = 3,
        seed: SupportsIndex | None = None,
        *,
        names: Sequence[str] = (),
        first: SupportsIndex | None = None,
        lang: str = "en",
        content: str | None = None,
        readings: dict[str, str] | None = None,
        numbers: Mapping[str, SupportsIndex] | None = None,
        deal: dict[str, Any] | None = None,
        carried: dict[str, bool] | None = None,
        free_undo: bool = False,
        ask_all: bool = False,
    ) -> None:
        others: Any = numbers
        counted: dict[str, Any] = {
            "scenario": scenario,
            "players": players,
            "seed": any_seed() if seed is None else seed,
            "first": first,
            "numbers": dict(others) if isinstance(others, Mapping) else others or {},
        }
        options = Options(
            **counted,
            names=[str(name) for name in names or ()],
            lang=lang,
            content=content,
            readings=readings or {},
            deal=lists_of(deal),
            carried=carried,
            free_undo=free_undo,
            ask_all=ask_all,
        )
        self._begin(*opening.set_up(options))

    def _begin(self, setting: Setting, state: State, at_position: bool = False) -> None:
        """A game without a past: `state` is the table that was set up, or, `at_position`, one at a decision already."""
        super().__init__(setting, state, state.copy(), [], [], at_position=at_position)
        self._observers: Observers[Game] = Observers("the game")
        if not at_position:
            opening.go_to_first_decision(setting, state)

    @classmethod
    def _begun(cls, setting: Setting, state: State, at_position: bool = False) -> "Game":
        game = cls.__new__(cls)
        game._begin(setting, state, at_position)
        return game

    @classmethod
    def from_scene(cls, scene: dict[str, Any], **options: Any) -> "Game":
        """A game that begins in a scene.

        Parameters
        ----------
        scene : dict
            What differs from the opening; all parts may be left out.

            * `day` (from 1), `shift` ("morning", "day", "night"), and `asked`, where in the shift it begins: "turn"
              (the card is to be turned), "assign" (it is turned, and Staff come), "care" (they are there), "payment"
              (Medical Care is chosen), "inquiry" (care is given), "shift_end". What is no decision there happens at
              once and is in the journal: the end of a Night Shift leads through the evening to the next morning.
            * `manager` (a name or number), `condition`, `warnings`, `pool` (Care Tokens of the Assistants), `board`
              (Partials that the Assistants hold), `grid` (`partials` and `clears` in play), `told` and `marks` of a
              story
            * `pawns`, by name: `place` ("break_room", "on_call", "on_leave", "left", or a shift whose card is turned),
              `stress`, `covers` (further spaces of this shift), `tokens`, `partials`, `clears`, `twice` (with two
              players)
            * by shift, as far as it is turned: `cards` (an id, or a full card such as {"kind": "stable", "staff": 1}),
              `care` ("medical", "palliative", "none"), `covered` (symbols under a Care Token); and `spent`, the Care
              Tokens that lie on the board besides those (TOKEN-11)
        **options : dict
            The options of `Game`.

        Returns
        -------
        Game
            At the first decision of the scene, or over where its Objective is met (SCEN-07).

        Raises
        ------
        SceneError
            For a scene or options that cannot be; a scene is checked like a kept position (`from_position`).
        ContentError
            For content with a mistake.

        Notes
        -----
        Assumed, unless the scene says otherwise: the cards of this and of earlier days are dealt by the seed;
        **on every shift that has been cared for there was Medical Care**, so that the day's duty is done (CARE-04),
        with no token on its symbols; the condition is as it is named, whatever the cards before would have cost; each
        Nurse has the tokens of the opening; nobody carries Stress, and the Shift Manager is the first Nurse.

        Examples
        --------
        >>> game = Game.from_scene({"day": 2, "shift": "night", "pawns": {"nurse 1": {"place": "day", "stress": 1}}})
        >>> card = {"kind": "deteriorating", "staff": 1, "symbols": 3}
        >>> scene = {"asked": "payment", "cards": {"morning": card}, "covered": {"morning": 1}}
        >>> Game.from_scene({**scene, "pawns": {"nurse 1": {"place": "morning", "tokens": 2}}}).decision.prompt
        'Ann, 2 symbols have no Care Token yet. Whose is placed on the next one?'
        """
        if not isinstance(scene, dict):
            raise SceneError(f"a scene is a table of its parts, not {type(scene).__name__}")
        seed = options.pop("seed", None)
        given = {name: value for name, value in options.items() if value is not None}
        plain = {**given, "scene": scene, "seed": any_seed() if seed is None else seed}
        return cls._begun(*opening.set_up(options_of(plain)))

    # --- playing ------------------------------------------------------------------------------------------------

    def apply(self, action: Action | SupportsIndex) -> Changes:
        """Answer the decision.

        Parameters
        ----------
        action : Action or int
            One of `legal_actions`, or its code.

        Returns
        -------
        Changes
            The changes that it caused, in order, each with its rule.

        Raises
        ------
        IllegalAction
            When it is not possible now, with the reason, the rule and what would unlock it; nothing has changed then.
        """
        state, journal = self._state, self._journal
        first, legal = len(journal), state.legal
        code = action.code if isinstance(action, Action) else action
        if type(code) is not int or code not in legal:
            code = code_of(action)
        if self._over:
            raise self._refused(code, "past", "", ())
        try:
            flow.apply(state, code, self._dealer)
        except IllegalAction as error:
            raise self._refused(code, error.reason, error.rule, error.facts) from None
        except BaseException:  # an interrupt too
            if len(journal) > first:  # never half a move: the table stands as it stood
                undoing.rewind(state, first, legal)
            raise
        self._move_starts.append(first)
        self.revision += 1
        if self._observers:
            self._observers.notify(self)
        return Changes(journal[first:], first, self._formatter)

    def undo(self) -> None:
        """Back to the last decision.

        Raises
        ------
        IllegalAction
            Where `can_undo` is False.
        """
        reason = self._why_no_undo()
        if reason is not None:
            raise IllegalAction(
                0, reason, "COMP-19" if reason == "already_seen" else "", (), self._formatter.say(f"undo.{reason}")
            )
        undoing.rewind(self._state, self._move_starts.pop())
        self.arrangement.follow()
        self.revision += 1
        self._observers.notify(self)

    def subscribe(self, observer: Callable[["Game"], None]) -> Callable[[], None]:
        """Call a function after every change of this game.

        Parameters
        ----------
        observer : callable
            Called with the game. One that raises is logged; it stops neither the game nor the other observers.

        Returns
        -------
        callable
            Ends it, called without arguments.
        """
        return self._observers.add(observer)

    # --- other games --------------------------------------------------------------------------------------------

    def at(self, *, day: SupportsIndex = 0, shift: str = "morning", move: SupportsIndex | None = None) -> "Game":
        """The game as it was: before a move, or just before the card of a shift was turned.

        Parameters
        ----------
        day : int, optional
            The day, from 1.
        shift : {"morning", "day", "night"}, default "morning"
            The shift of that day.
        move : int, optional
            The move, from 0, in the place of day and shift.

        Returns
        -------
        Game
            To read, not to play: `apply` on it is refused.

        Raises
        ------
        ValueError
            For a moment that the game has not reached.
        """
        starts = self._move_starts
        wanted = history.move_at(self._start, self._journal, starts, day, shift) if move is None else whole(move)
        if wanted is None or not 0 <= wanted <= len(starts):
            raise ValueError(f"move={quoted(move)}: this game has {len(starts)} moves so far")
        past = self._copy(over=True)
        past.revision = wanted
        if wanted < len(starts):
            undoing.rewind(past._state, starts[wanted])
            del past._move_starts[wanted:]
        return past

    def _copy(self, over: bool) -> "Game":
        """The same game once more, with its past and none of its observers; one that is `over` is only looked at."""
        state = self._state.copy()
        state.cause, state.anchor = self._state.cause, self._state.anchor
        game = Game.__new__(type(self))
        ReadableGame.__init__(
            game,
            self._setting,
            state,
            self._start,
            self._journal[:],
            self._move_starts[:],
            at_position=self._at_position,
            revision=self.revision,
            over=over,
        )
        game._observers = Observers("a moment that is over" if over else "the game")
        game.arrangement = self.arrangement.copy(lambda: game._state, over=over)
        return game

    def __copy__(self) -> "Game":
        """A game of its own at the same decision, with the same past and the same cards to come."""
        return self._copy(self._over)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self._copy(self._over)

    def branch(self, seed: SupportsIndex | None = None) -> "Game":
        """A game of its own from here, or from a moment that `at` gave, with everything unseen dealt anew.

        What the table has seen stays as it is; face-down cards are dealt again from all that they may be.

        Parameters
        ----------
        seed : int, optional
            The seed of what is dealt anew; left out, one is chosen by chance.

        Returns
        -------
        Game
            At the same decision; it has no past of its own.

        Raises
        ------
        SceneError
            When the game is over, or for a seed that is none.
        """
        if self._state.ending:
            raise SceneError("this game is over: branch from a moment of it, as game.at(day=3).branch()")
        chosen: Any = any_seed() if seed is None else seed
        scene = self._options.scene if makes_cards(self._options.scene) else None  # its cards are in the box
        options = self._options._replace(seed=chosen, scene=scene, first=None, branched=True)
        setting, table = opening.set_up(options)
        anew = positions.keep(branching.deal_anew(self._state, setting.options.seed))
        game = Game._begun(setting, positions.lay(anew, table.box, table.readings), at_position=True)
        game.arrangement = self.arrangement.copy(lambda: game._state)
        return game

    # --- keeping ------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole game as text; `from_record` is the inverse.

        Returns
        -------
        str
            JSON: the options, seed, actions and hand-dealt cards.
        """
        body = records.body(self._options.plain(), self.fingerprint)
        start = {"start": positions.keep(self._start)} if self._at_position else {}
        return records.write(records.RECORD, {**body, **start, records.ASKS_COVER: True, "actions": self._codes()})

    @classmethod
    def from_record(cls, text: str, content: str | None = None) -> "Game":
        """The game of a record, played again to the same decision.

        Parameters
        ----------
        text : str
            What `record` returned.
        content : str, optional
            The folder of one's own content, if it lies elsewhere now.

        Returns
        -------
        Game
            With the same past and the same cards to come.

        Raises
        ------
        RecordError
            For whatever is wrong with the record or its content.
        """
        data = records.read(records.RECORD, text)
        setting, state = opening.set_up_kept(data, content)
        if "start" in data:
            state = positions.lay(data["start"], state.box, state.readings)
        game = cls._begun(setting, state, at_position="start" in data)
        actions = data.get("actions")
        if not isinstance(actions, list) or any(type(code) is not int for code in actions):
            raise RecordError("this record has no list of actions")
        unasked = data.get(records.ASKS_COVER) is not True
        for move, code in enumerate(actions):
            try:
                game.apply(code)
                while unasked and flow.is_cover_in_vain(game._state, game._state.legal):
                    game.apply(game._state.legal[0])
            except ValueError as error:
                raise RecordError(f"this record cannot be played: move {move + 1} is not possible. {error}") from None
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is the record, with how the table has laid the memories; no observer is in it."""
        laid = {"revision": self.revision, "over": self._over, "arrangement": self.arrangement.laid()}
        return type(self).from_record, (self.record(), self._options.content), laid

    def __setstate__(self, laid: dict[str, Any]) -> None:
        self.revision, self._over = laid["revision"], laid["over"]
        self.arrangement.lay(*laid["arrangement"], over=laid["over"])

    def position(self) -> str:
        """The table as it lies, without its past, as text; `from_position` is the inverse.

        Returns
        -------
        str
            JSON: the options and the table, with what is hidden packed so that it cannot be read by eye.

        Raises
        ------
        RecordError
            When the game is over.
        """
        if self._state.ending:
            raise RecordError("this game is over: keep its record, there is no position to go on from")
        body = records.body(self._options.plain(), self.fingerprint)
        return records.write(records.POSITION, {**body, **positions.keep(self._state)})

    @classmethod
    def from_position(cls, text: str, content: str | None = None, *, changes: dict[str, Any] | None = None) -> "Game":
        """A game that goes on from a position.

        Parameters
        ----------
        text : str
            What `position` returned.
        content : str, optional
            The folder of one's own content, if it lies elsewhere now.
        changes : dict, optional
            Parts of a scene (`from_scene`) that lie otherwise now: condition, warnings, pool, board and pawns. Each
            that is named is so, the others stay, and on the current card they close up to the left.

        Returns
        -------
        Game
            Without a past, and `why` says so.

        Raises
        ------
        RecordError
            For whatever is wrong with the position or its content.
        SceneError
            For changes that cannot be: the position is checked again with them.

        Examples
        --------
        >>> kept = Game(seed=7, first=0).position()
        >>> game = Game.from_position(kept, changes={"condition": 9, "pawns": {"Ann": {"tokens": 3}}})
        >>> game.structure()["condition"], game.structure()["tokens"][0]
        (9, 3)
        """
        data = records.read(records.POSITION, text)
        setting, table = opening.set_up_kept(data, content)
        state = positions.lay(data, table.box, table.readings)
        if changes is not None:
            state = scenes.changed(state, in_plain_numbers(changes), setting.formatter.names, setting.catalogue)
        return cls._begun(setting, state, at_position=True)
