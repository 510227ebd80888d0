"""The class `Game`: a game from setup to its end. Other packages use this class, not the functions of the engine."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, SupportsIndex

from ..common.numbers import in_plain_numbers, whole
from ..common.quoting import quoted
from ..engine import flow
from ..engine.errors import IllegalAction, RecordError, SceneError
from ..engine.state import State
from ..view.actions import Action, code_of
from ..view.changes import Changes
from ..view.facts.journal import move_at
from . import branching, opening, positions, records, scenes, undoing
from .linked import LinkedGame
from .observers import Observers
from .opening import Setting
from .options import Options, any_seed, lists_of, makes_cards, options_of
from .variant import Variant
from .variants import variants_of


class Game(LinkedGame):
    """A game of Holding On, from the set-up to its end, with its history.

    `decision` is the pending decision, `legal_actions` returns its possible answers, and `apply` answers it. `why`
    returns the causes of a thing. `at` returns the game at an earlier moment, and `branch` a new game from here.
    `record` writes the game as text, and `link` as the end of a web address.

    Parameters
    ----------
    scenario : int, default 1
        The number of the scenario.
    players : int, default 3
        How many nurses play, 2 to 4.
    seed : int, optional
        The seed of the cards, 0 to 2**53 - 1; left out, chance chooses a seed, which the attribute `seed` holds.
    names : sequence of str, optional
        The names of the nurses, player by player.
    first : int, optional
        The number of the player who is the first Shift Manager, from 0; left out, chance chooses (SETUP-14).
    lang : str, default "en"
        The language of the sentences.
    content : str, optional
        A folder with content of your own; left out, the content of the box.
    readings : dict of str to str, optional
        By rule id, the reading of a rule that the rulebook leaves open.
    numbers : dict of str to int, optional
        By rule id, a number to use instead of the rulebook's number.
    deal : dict of str to list, optional
        The next cards of the decks "patients", "partials" and "clears", and of "losses", the memories that Stress takes
        away. A card is an id or a full card; "losses" has ids only.
    carried : dict of str to bool, optional
        For each mark that earlier scenarios hand on, whether it is set; left out, as the scenario's file says.
    variant : Variant or str, or a sequence of these, optional
        The house rules that are played beside the rules of the box: a `Variant`, or the name of its file.
    free_undo : bool, default False
        Whether an action that revealed something can be undone too, for lessons.
    ask_all : bool, default False
        Whether a step with only one legal action is a decision too, so that a program sees every step.

    Raises
    ------
    SceneError
        When the options are not possible.
    ContentError
        When the content has a mistake.

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
        variant: Variant | str | Sequence[Variant | str] = (),
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
            variants=variants_of(variant),
            free_undo=free_undo,
            ask_all=ask_all,
        )
        self._begin(*opening.set_up(options))

    def _begin(self, setting: Setting, state: State, at_position: bool = False) -> None:
        """Begin without a history. `state` is the table after setup, or, with `at_position`, a table at a decision."""
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
        """Make a game that begins in a scene.

        Parameters
        ----------
        scene : dict
            What is different from the beginning of a game; every part may be left out.

            * `day` (from 1), `shift` ("morning", "day", "night"), and `asked`, the phase of the shift at which the game
              begins: "turn" (before the card is turned), "assign" (before Staff are assigned), "care" (after Staff are
              assigned), "payment" (after Medical Care is chosen), "inquiry" (after care is given), "shift_end". Steps
              without a decision are done at once and are in the journal: a scene at the end of a Night Shift begins
              on the next morning.
            * `manager` (a name, or a number from 0), `condition`, `warnings`, `pool` (Care Tokens of the Assistants),
              `board` (Partials that the Assistants hold), `grid` (`partials` and `clears` in play); of the story,
              `told` (sides of letters and choices) and `marks`
            * `pawns`, by name: `place` ("break_room", "on_call", "on_leave", "left", or a shift whose card is turned),
              `stress`, `covers` (how many further spaces of this shift), `tokens`, `partials`, `clears`, `twice`
              (whether the pawn has worked two shifts today; with two players only)
            * by shift, for shifts whose card is turned: `cards` (an id, or a full card such as {"kind": "stable",
              "staff": 1}), `care` ("medical", "palliative", "none"), `covered` (how many symbols have a Care Token)
            * `spent`, the number of other Care Tokens that lie on the board (TOKEN-11)
        **options : dict
            The options of `Game`.

        Returns
        -------
        Game
            The game at the first decision of the scene. The game is over when the scene meets the Objective (SCEN-07).

        Raises
        ------
        SceneError
            When the scene or the options are not possible; a scene is checked like the position of `from_position`.
        ContentError
            When the content has a mistake.

        Notes
        -----
        Parts that the scene does not name are so:

        * The seed deals the cards of this day and of earlier days. Earlier cards do not change the condition.
        * **Every shift with care had Medical Care**, so the Medical Care of the day is done (CARE-04). No symbol has a
          Care Token.
        * Each Nurse has the Care Tokens of the setup. Nobody has Stress. The first Nurse is the Shift Manager.

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
        house = variants_of(given.pop("variant", ()))
        plain = {**given, "scene": scene, "seed": any_seed() if seed is None else seed, "variants": house}
        return cls._begun(*opening.set_up(options_of(plain)))

    # --- playing ------------------------------------------------------------------------------------------------

    def apply(self, action: Action | SupportsIndex) -> Changes:
        """Answer the pending decision.

        Parameters
        ----------
        action : Action or int
            One of `legal_actions`, or its code.

        Returns
        -------
        Changes
            The changes that the action caused, in order; each change names its rule.

        Raises
        ------
        IllegalAction
            When the action is not legal now. The error has the reason, the rule, and what would make the action legal.
            The game does not change.
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
        except BaseException:  # also a KeyboardInterrupt
            if len(journal) > first:  # undo half a move, so that the table is as before
                undoing.rewind(state, first, legal)
            raise
        self._move_starts.append(first)
        self.revision += 1
        if self._observers:
            self._observers.notify(self)
        return Changes(journal[first:], first, self._wording.entries)

    def undo(self) -> None:
        """Take back the last action, so that its decision is pending again.

        Raises
        ------
        IllegalAction
            When `can_undo` is False.
        """
        reason = self._why_no_undo()
        if reason is not None:
            raise IllegalAction(
                0, reason, "COMP-19" if reason == "already_seen" else "", (), self._wording.names.say(f"undo.{reason}")
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
            The function, which gets the game as its argument. Its errors are logged; the game and other observers go
            on.

        Returns
        -------
        callable
            A function without arguments that ends the subscription.
        """
        return self._observers.add(observer)

    # --- other games --------------------------------------------------------------------------------------------

    def at(self, *, day: SupportsIndex = 0, shift: str = "morning", move: SupportsIndex | None = None) -> "Game":
        """Return the game as it was before a move, or just before the card of a shift was turned.

        Parameters
        ----------
        day : int, optional
            The day, from 1.
        shift : {"morning", "day", "night"}, default "morning"
            The shift of that day.
        move : int, optional
            The move, from 0, instead of day and shift.

        Returns
        -------
        Game
            A game that can only be read: `apply` raises IllegalAction.

        Raises
        ------
        ValueError
            When the game has not reached this moment.
        """
        starts = self._move_starts
        wanted = move_at(self._start, self._journal, starts, day, shift) if move is None else whole(move)
        if wanted is None or not 0 <= wanted <= len(starts):
            raise ValueError(f"move={quoted(move)}: this game has {len(starts)} moves so far")
        past = self._copy(over=True)
        past.revision = wanted
        if wanted < len(starts):
            undoing.rewind(past._state, starts[wanted])
            del past._move_starts[wanted:]
        return past

    def _copy(self, over: bool) -> "Game":
        """Copy the game with its history and without its observers; a copy that is `over` cannot be played."""
        state = self._state.copy()
        state.cause, state.anchor = self._state.cause, self._state.anchor
        game = Game.__new__(type(self))
        LinkedGame.__init__(
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
        """Return a separate game at the same decision, with the same history and the same cards to come."""
        return self._copy(self._over)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self._copy(self._over)

    def branch(self, seed: SupportsIndex | None = None) -> "Game":
        """Make a new game that goes on from this position, with other unseen cards.

        Cards that the table has seen stay. Each face-down card is dealt anew, from all cards that it can be. A game
        that `at` returned can be branched too.

        Parameters
        ----------
        seed : int, optional
            The seed of the cards that are dealt anew; left out, chance chooses a seed.

        Returns
        -------
        Game
            A game at the same decision, without a history.

        Raises
        ------
        SceneError
            When the game is over, or when the seed is out of range.
        """
        if self._state.ending:
            raise SceneError("this game is over: branch from a moment of it, as game.at(day=3).branch()")
        chosen: Any = any_seed() if seed is None else seed
        scene = self._options.scene if makes_cards(self._options.scene) else None  # full cards stay in the box
        options = self._options._replace(seed=chosen, scene=scene, first=None, branched=True)
        setting, table = opening.set_up(options)
        anew = positions.keep(branching.deal_anew(self._state, setting.options.seed))
        game = Game._begun(setting, positions.lay(anew, table.box, table.readings), at_position=True)
        game.arrangement = self.arrangement.copy(lambda: game._state)
        return game

    # --- keeping ------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """Write the whole game as text; `from_record` is the inverse.

        Returns
        -------
        str
            JSON with the options (also the seed and the cards dealt by hand) and all actions.
        """
        body = records.body(self._options.plain(), self.fingerprint)
        start = {"start": positions.keep(self._start)} if self._at_position else {}
        return records.write(records.RECORD, {**body, **start, records.ASKS_COVER: True, "actions": self._codes()})

    @classmethod
    def from_record(cls, text: str, content: str | None = None, *, variants: Sequence[Variant] = ()) -> "Game":
        """Make the game of a record: play all its actions again.

        Parameters
        ----------
        text : str
            The text that `record` returned.
        content : str, optional
            The folder of the game's content, which the text does not name; left out, the box.
        variants : sequence of Variant, optional
            The house rules of the game, of which the text has only the names; left out, they are looked for in the
            folder `house-rules` and in the box.

        Returns
        -------
        Game
            A game at the same decision, with the same history and the same cards to come.

        Raises
        ------
        RecordError
            When the record cannot be used, or belongs to other content or to a house rule that is not here.
        """
        data = records.read(records.RECORD, text)
        setting, state = opening.set_up_kept(data, content, variants)
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
        """Pickle the record and the arrangement of the memories, without observers."""
        laid = {"revision": self.revision, "over": self._over, "arrangement": self.arrangement.laid()}
        again = partial(type(self).from_record, variants=self._options.variants)
        return again, (self.record(), self._options.content), laid

    def __setstate__(self, laid: dict[str, Any]) -> None:
        self.revision, self._over = laid["revision"], laid["over"]
        self.arrangement.lay(*laid["arrangement"], over=laid["over"])

    def position(self) -> str:
        """Write the present position as text, without the history; `from_position` is the inverse.

        Returns
        -------
        str
            JSON with the options and the table. Hidden cards are packed, so that nobody can read them by eye.

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
    def from_position(
        cls,
        text: str,
        content: str | None = None,
        *,
        changes: dict[str, Any] | None = None,
        variants: Sequence[Variant] = (),
    ) -> "Game":
        """Make a game that goes on from a position.

        Parameters
        ----------
        text : str
            The text that `position` returned.
        content : str, optional
            The folder of the game's content, which the text does not name; left out, the box.
        changes : dict, optional
            Parts of a scene (`from_scene`) to change in the position: condition, warnings, pool, board and pawns. Parts
            and pawns that are not named stay as they are. When pawns leave the current card, the other pawns on it move
            up to the left.
        variants : sequence of Variant, optional
            The house rules of the game, as for `from_record`.

        Returns
        -------
        Game
            The game, without a history: `why` knows no causes from before the position.

        Raises
        ------
        RecordError
            When the position cannot be used, or belongs to other content or to a house rule that is not here.
        SceneError
            When the changes are not possible; the changed position is checked again.

        Examples
        --------
        >>> kept = Game(seed=7, first=0).position()
        >>> game = Game.from_position(kept, changes={"condition": 9, "pawns": {"Ann": {"tokens": 3}}})
        >>> game.structure()["condition"], game.structure()["tokens"][0]
        (9, 3)
        """
        data = records.read(records.POSITION, text)
        setting, table = opening.set_up_kept(data, content, variants)
        state = positions.lay(data, table.box, table.readings)
        if changes is not None:
            state = scenes.changed(state, in_plain_numbers(changes), setting.wording.names.players, setting.catalogue)
        return cls._begun(setting, state, at_position=True)
