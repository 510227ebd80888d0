"""Game: one game from setup to its end, with its past. The friendly face of the engine."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..catalogue.language import Words
from ..engine import flow, scenario, setup
from ..engine import names as n
from ..engine.dealer import Dealer
from ..engine.errors import HoldingOnError, IllegalAction, RecordError, SceneError
from ..engine.state import TARGET, Entry, State
from ..quoting import LONGEST_PATH, quoted, shortened
from ..view import answers, history, pictures, previews, view
from ..view import decisions as asking
from ..view import why as causes
from ..view.actions import ACTIONS, Action, action_of, code_of
from ..view.answers import Barred, Chain, Decision, Outcome
from ..view.changes import Changes
from ..view.pictures import Picture
from ..view.previews import Preview
from ..view.sentences import Formatter
from . import branching, positions, records, scenes, structure
from .arrangement import Arrangement
from .observers import Observers
from .options import (
    Options,
    any_seed,
    checked,
    dealt_by_hand,
    laid_by_hand,
    lists_of,
    makes_cards,
    memory_by_id,
    names_of,
    options_of,
    own_box,
    readings_of,
)

if TYPE_CHECKING:
    import pandas
    import polars


class Game:
    """A game of Holding On.

    >>> game = Game(scenario=1, players=3, seed=7, first=0)
    >>> game
    Day 1, Morning Shift: condition 28, Hospital Warnings 0. The patient card is to be turned.
    >>> [str(action) for action in game.legal_actions()]
    ['turn']
    >>> [change.rule for change in game.apply(game.legal_actions()[0])]
    ['ASSIGN-01']
    >>> [str(action) for action in game.legal_actions()]
    ['place nurse 1', 'place nurse 2', 'place nurse 3', 'place assistant 1', 'place assistant 2']

    Options: `scenario`; `players` (2 to 4); `seed` (a whole number from 0; left out, chance chooses one and
    `seed` tells it); `names` of the nurses; `first` Shift Manager, a player from 0 (left out, by chance, SETUP-14);
    `lang`; `content`, a folder with content of one's own; `readings` and `numbers` by rule id; `deal`, the next cards
    off the decks; `carried`, marks that were handed on; `free_undo` for lessons; `ask_all`, so that a step that leaves
    one answer is asked too (a script need not know which steps do). Raises SceneError or ContentError.
    """

    def __init__(
        self,
        scenario: int = 1,
        players: int = 3,
        seed: int | None = None,
        *,
        names: Sequence[str] = (),
        first: int | None = None,
        lang: str = "en",
        content: str | None = None,
        readings: dict[str, str] | None = None,
        numbers: dict[str, int] | None = None,
        deal: dict[str, Any] | None = None,
        carried: dict[str, bool] | None = None,
        free_undo: bool = False,
        ask_all: bool = False,
    ) -> None:
        self._begin(
            Options(
                scenario=scenario,
                players=players,
                seed=any_seed() if seed is None else seed,
                names=[str(name) for name in names or ()],
                first=first,
                lang=lang,
                content=content,
                readings=readings or {},
                numbers=numbers or {},
                deal=lists_of(deal),
                carried=carried,
                free_undo=free_undo,
                ask_all=ask_all,
            )
        )

    def _begin(self, options: Options) -> None:
        """Set up by the options and go on to the first decision."""
        try:
            self._set_up(options)
        except HoldingOnError:
            raise
        except (TypeError, AttributeError, KeyError, IndexError, ValueError) as error:
            raise SceneError(
                f"something in the options or the scene has the wrong shape: {shortened(str(error), LONGEST_PATH)}"
            ) from None
        if options.scene is None:
            flow.begin(self._state, self._dealer)
        else:
            self._go_on_from_scene()

    def _go_on_from_scene(self) -> None:
        """On to the first decision of a scene; the game is over at once where its Objective is met (SCEN-07)."""
        scenario.check_objective(self._state)
        if self._state.ending:
            self._state.legal = flow.legal_actions(self._state)
        elif self._state.phase != n.TURN:
            flow.advance(self._state, self._dealer)

    def _set_up(self, options: Options) -> None:
        """Everything before the first step of the rules: content, words, dealer, and the empty table or the scene."""
        catalogue = options.catalogue()
        self._options = checked(options, catalogue)
        self._catalogue = catalogue
        words = Words(catalogue, options.lang)
        box = own_box(options, catalogue)
        by_hand = dealt_by_hand(options, catalogue, box)  # cards made by hand join the box
        laid = laid_by_hand(options, catalogue, box, by_hand)
        self._dealer = (
            Dealer(branching.dealer_seed(options.seed)) if options.branched else Dealer(options.seed, by_hand)
        )
        names = names_of(options, [words.say(f"staff.default.{p + 1}") for p in range(n.NURSES)])
        self._formatter = Formatter(catalogue, catalogue.scenario(options.scenario), words, names, box)
        state = setup.table(box, readings_of(options, catalogue), options.players)
        self._observers: Observers[Game] = Observers("the game")
        self._marks: list[int] = []
        self._read_only = False
        self._kept_start: dict[str, Any] | None = None
        self.revision = 0
        if options.scene is not None:
            scenes.set_scene(state, options.scene, names, catalogue, options.scenario, self._dealer, laid)
        elif options.first is not None:
            state.manager = options.first
        self._start = state.copy()
        self._state = state
        self._journal: list[Entry] = []
        state.journal = self._journal

    @classmethod
    def from_scene(cls, scene: dict[str, Any], **options: Any) -> "Game":
        """A game that begins in a scene. Takes the options of `Game`; raises SceneError.

        A scene is a table of what lies otherwise than at the opening; all parts may be left out:

        * `day` (from 1), `shift` ("morning", "day", "night"), and `asked`, where in the shift it begins: "turn" (the
          card is to be turned), "assign" (it is turned, and Staff come), "care" (they are there), "payment" (Medical
          Care is chosen), "inquiry" (care is given), "shift_end". What nobody has to answer there happens at once and
          is told: the end of a Night Shift leads through the evening to the next morning.
        * `manager` (a name or number), `condition`, `warnings`, `pool` (Care Tokens of the Assistants), `board`
          (Partials that the Assistants hold), `grid` (`partials` and `clears` in play), `told` and `marks` of a story
        * `pawns`, by name: `place` ("break_room", "on_call", "on_leave", "left", or a shift whose card is turned),
          `stress`, `covers` (further spaces of this shift), `tokens`, `partials`, `clears`, `twice` (with two players)
        * by shift, as far as it is turned: `cards` (an id, or a full card such as {"kind": "stable", "staff": 1}),
          `care` ("medical", "palliative", "none"), `covered` (symbols under a Care Token); and `spent`, the Care
          Tokens that lie on the board besides those (TOKEN-11)

        Taken for granted, where nothing else is said: the cards of this and of earlier days are dealt by the seed;
        **on every shift that has been cared for there was Medical Care**, so that the day's duty is done (CARE-04),
        with no token on its symbols; the condition is as it is named, whatever the cards before would have cost; each
        Nurse has the tokens of the opening; nobody carries Stress, and the Shift Manager is the first Nurse. What is
        so in every position is checked as in a kept one (`from_position`). Where the Objective is met the game is over
        at once, and its Outcome is read (SCEN-07).

        >>> game = Game.from_scene({"day": 2, "shift": "night", "pawns": {"nurse 1": {"place": "day", "stress": 1}}})
        >>> card = {"kind": "deteriorating", "staff": 1, "symbols": 3}
        >>> scene = {"asked": "payment", "cards": {"morning": card}, "covered": {"morning": 1}}
        >>> Game.from_scene({**scene, "pawns": {"nurse 1": {"place": "morning", "tokens": 2}}}).decision.prompt
        'Ann, 2 symbols have no Care Token yet. Whose is placed on the next one?'
        """
        if not isinstance(scene, dict):
            raise SceneError(f"a scene is a table of its parts, not {type(scene).__name__}")
        game = cls.__new__(cls)
        seed = options.pop("seed", None)
        given = {name: value for name, value in options.items() if value is not None}
        plain = {**given, "scene": scene, "seed": any_seed() if seed is None else seed}
        game._begin(options_of(plain))
        return game

    # --- what is asked ------------------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The seed of the cards. It is no secret; the name of an unseen card is."""
        return self._options.seed

    @property
    def scenario(self) -> int:
        """The number of the scenario that is played."""
        return self._options.scenario

    @property
    def carries(self) -> dict[str, bool]:
        """The marks that this scenario hands on to later ones when it is completed, and whether each is there now."""
        return self._formatter.scenario.handed_on(self._state.marks)

    @property
    def names(self) -> tuple[str, ...]:
        """How the nurses are called, player by player."""
        return tuple(self._formatter.names)

    @property
    def words(self) -> Words:
        """The texts of this game's language, for displays with words of their own."""
        return self._formatter.words

    @property
    def decision(self) -> Decision:
        """What is asked, of whom: `.kind .who .prompt .rule .actions .barred`, and `.answers`, the actions in words."""
        return asking.decision(self._state, self._formatter)

    def legal_actions(self) -> tuple[Action, ...]:
        """What may be answered now; empty when the game is over."""
        return tuple(map(action_of, self._state.legal))

    def say(self, action: Action | int) -> str:
        """An action in words, as the board shows it."""
        return self._formatter.action(code_of(action), self._state)

    def why_not(self, action: Action | int) -> Barred | None:
        """Why an action is not possible now: code, sentence, rule, what would unlock it; None when it is possible."""
        code = code_of(action)
        if code in self._state.legal:
            return None
        reason, rule, facts = flow.why_not(self._state, code)
        sentence, unlock = self._formatter.refusal(reason, facts, self._state)
        return Barred(ACTIONS[code], self._formatter.candidate(code, self._state), reason, rule, sentence, unlock)

    def preview(self, action: Action | int) -> Preview:
        """What will follow an action: what is certain, and the odds of what is not. Nothing is changed.

        Raises IllegalAction when the action is not possible now.

        >>> game = Game(seed=7, first=0)
        >>> print(game.preview(Action.of("turn")))
        Then a patient card is turned. Of the 39 in the deck: 20 deteriorating, 13 stable and 6 emergencies.
        """
        code = code_of(action)
        if code not in self._state.legal:
            raise self._illegal(code, *flow.why_not(self._state, code))
        return previews.preview(self._state, code, self._formatter)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return asking.outcome(self._state, self._formatter)

    # --- playing ------------------------------------------------------------------------------------------------

    def apply(self, action: Action | int) -> Changes:
        """Answer the decision. Returns the changes it caused, in order, each with its rule.

        Raises IllegalAction, with the reason, the rule and what would unlock it, and changes nothing, when the action
        is not possible now.
        """
        state, journal = self._state, self._journal
        mark, legal = len(journal), state.legal
        code = action.code if isinstance(action, Action) else action
        if code not in legal:
            code = code_of(action)
        if self._read_only:
            raise self._illegal(code, "past", "", ())
        try:
            flow.apply(state, code, self._dealer)
        except IllegalAction as error:
            raise self._illegal(code, error.reason, error.rule, error.facts) from None
        except BaseException:  # an interrupt too
            if len(journal) > mark:  # never half a move: the table stands as it stood
                history.rewind(state, journal, mark, legal)
            raise
        self._marks.append(mark)
        self.revision += 1
        if self._observers:
            self._observers.notify(self)
        return Changes(journal[mark:], mark, self._formatter)

    def _illegal(self, code: int, reason: str, rule: str, facts: tuple[int, ...]) -> IllegalAction:
        sentence, unlock = self._formatter.refusal(reason, facts, self._state)
        text = self._formatter.say(
            "refusal.sentence",
            action=self._formatter.candidate(code, self._state),
            why=sentence,
            unlock=unlock,
            rule=rule,
        )
        return IllegalAction(code, reason, rule, facts, text)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: not past information newly revealed, unless undo is free."""
        return self._why_no_undo() is None

    def _why_no_undo(self) -> str | None:  # COMP-19: what has been seen cannot be unseen
        if self._read_only:
            return "past"
        if not self._marks:
            return "nothing_to_undo"
        if not self._options.free_undo and any(map(history.reveals, self._journal[self._marks[-1] :])):
            return "already_seen"
        return None

    def undo(self) -> None:
        """Back to the last decision. Raises IllegalAction where `can_undo` is False."""
        reason = self._why_no_undo()
        if reason is not None:
            raise IllegalAction(
                0, reason, "COMP-19" if reason == "already_seen" else "", (), self._formatter.say(f"undo.{reason}")
            )
        mark = self._marks.pop()
        history.rewind(self._state, self._journal, mark)
        self.arrangement.follow()
        self.revision += 1
        self._observers.notify(self)

    def subscribe(self, observer: Callable[["Game"], None]) -> Callable[[], None]:
        """Call `observer(game)` after every change; returns the function that ends it.

        A observer that raises is logged; it stops neither the game nor the other observers.
        """
        return self._observers.add(observer)

    # --- looking ------------------------------------------------------------------------------------------------

    @cached_property
    def arrangement(self) -> Arrangement:
        """How the table has laid the memories itself: a puzzle beside the game (G-32)."""
        return Arrangement(self._formatter, lambda: self._state)

    def view(self, seat: int | None = None) -> view.View:
        """The plain data that a display shows; `seat` is a player from 0, None what the whole table knows.

        A moment that `at` gave says so as `past`, and asks nothing; a game that began from one says so as `branch`.
        """
        ended, now = self.outcome, self._state
        data = view.build(now, self._formatter, seat, ended.rule if ended else "")
        past: dict[str, Any] | None = None
        if self._read_only:
            data["actions"], data["barred"] = [], []
            past = {"move": self.revision, "text": self._formatter.moment(now.day, now.shift, now.condition)}
        return {
            "revision": self.revision,
            **data,
            "can_undo": self.can_undo,
            "past": past,
            "branch": {"text": self._formatter.say("view.branch")} if self._options.branched else None,
        }

    def picture(self, memory: str) -> Picture | None:
        """The picture of a memory such as "2-3" as it lies in play, or of a narrative card such as "1A" once told.

        None while nobody has seen that side of the card. Raises SceneError when there is no such card.
        """
        formatter = self._formatter
        if memory in formatter.scenario.told:
            return pictures.on_card(self._state, memory, formatter.scenario.told, self._catalogue, formatter.words)
        card = memory_by_id(self._catalogue, memory)
        return pictures.of(self._state, card, self._catalogue, formatter.words)

    def structure(self) -> dict[str, Any]:
        """The position as numbers, without a word: what the whole table knows, for programs that look often."""
        return structure.of(self._state)

    def moments(self) -> list[dict[str, Any]]:
        """The moments to look back to: before each patient card was turned, and now. move, day, shift, condition …"""
        return history.moments(self._start, self._journal, self._marks, self._state, self._formatter)

    def lines(self, start: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """The journal from line `start` on, as sentences: line, day, shift, rule, text, cover, verb, cause, move."""
        return history.lines(self._start, self._journal, self._marks, self._formatter, start, seat)

    def entries(self, move: int = 0) -> list[tuple[int, Entry]]:
        """The journal from a move on as the engine keeps it, each line with its number, hidden cards included: for
        studies and checks, never for a display.
        """
        return list(enumerate(self._journal))[self._marks[move] if move < len(self._marks) else len(self._journal) :]

    def why(self, thing: str | int) -> Chain:
        """The chain of causes behind a value, token, card or place, or behind a line of the journal.

        `thing` is "condition", "warnings", "manager", "shift", "day", "prompt" or "outcome"; a pawn by name, as
        "Ann", "Ann stress" or "Ann tokens"; "pool"; a patient card or a memory by its id; or the number of a line.
        A shortage also tells who was away, and since when. Raises ValueError for anything else.
        """
        return causes.why(thing, self._start, self._journal, self._state, self._formatter)

    def rows(self) -> list[dict[str, Any]]:
        """The game so far as plain data, one row a shift whose card has been turned."""
        return history.rows(self._start, self._journal, self._state)

    def shifts(self) -> "polars.DataFrame":
        """The game so far as a polars frame, one row a shift: the columns of `rows` (`game.frames.SHIFTS`)."""
        from . import frames

        return frames.frame(self.rows(), frames.SHIFTS)

    def to_pandas(self) -> "pandas.DataFrame":
        """The same as `shifts` for pandas. Raises MissingPackage without the extra `pandas` of this package."""
        from . import frames

        return frames.for_pandas(self.shifts())

    def table(self) -> State:
        """A copy of the engine's position, hidden cards included: for studies, never for a display."""
        return self._state.copy()

    def at(self, *, day: int = 0, shift: str = "morning", move: int | None = None) -> "Game":
        """The game as it was: before move `move` (from 0), or just before that shift's card was turned.

        To read, not to play: `apply` on it is refused. Raises ValueError for a moment that the game has not reached.
        """
        move = history.move_at(self._start, self._journal, self._marks, day, shift) if move is None else move
        if not 0 <= move <= len(self._marks):
            raise ValueError(f"move={quoted(move)}: this game has {len(self._marks)} moves so far")
        past = self._copy(over=True)
        past.revision = move
        if move < len(self._marks):
            del past._marks[move:]
            history.rewind(past._state, past._journal, self._marks[move])
        return past

    def _copy(self, over: bool) -> "Game":
        """The same game once more, with its past and none of its observers; one that is `over` is only read."""
        game = Game.__new__(type(self))
        game.__dict__.update(self.__dict__)
        game._observers = Observers("a moment that is over" if over else "the game")
        game._read_only = over
        game._marks = self._marks[:]
        game._state = self._state.copy()
        game._state.journal = game._journal = self._journal[:]
        game._state.cause, game._state.anchor = self._state.cause, self._state.anchor
        game.arrangement = self.arrangement.copy(lambda: game._state, over=over)
        return game

    def __copy__(self) -> "Game":
        """A game of its own at the same decision, with the same past and the same cards to come."""
        return self._copy(self._read_only)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self._copy(self._read_only)

    def branch(self, seed: int | None = None) -> "Game":
        """A game of its own from here, or from a moment that `at` gave, with everything unseen dealt anew.

        What the table has seen stays as it is; face-down cards are dealt again from all that they may be. It has no
        past of its own. Raises SceneError when the game is over, or for a seed that is none.
        """
        if self._state.ending:
            raise SceneError("this game is over: branch from a moment of it, as game.at(day=3).branch()")
        seed = any_seed() if seed is None else seed
        scene = self._options.scene if makes_cards(self._options.scene) else None  # its cards are in the box
        options = self._options._replace(seed=seed, scene=scene, first=None, branched=True)
        game = Game.__new__(Game)
        game._begin(options)
        open_part, hidden = positions.split(branching.deal_anew(self._state, seed).plain())
        game._stand_at({"table": open_part, "hidden": records.pack(hidden)})
        game.arrangement = self.arrangement.copy(lambda: game._state)
        return game

    def __repr__(self) -> str:
        """The position in one line."""
        return self._formatter.position(self._state)

    def _repr_html_(self) -> str:
        """What a notebook shows: the position, the objective, the question with its answers, and the staff."""
        return answers.game_form(self.view(), repr(self), self.decision, self.outcome, self.words)

    # --- keeping ------------------------------------------------------------------------------------------------

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action so far."""
        return tuple(ACTIONS[self._journal[mark][TARGET]] for mark in self._marks)

    def record(self) -> str:
        """The whole game as JSON text: options, seed, actions and hand-dealt cards; `from_record` is the inverse."""
        body = records.body(self._options.plain(), self._catalogue.fingerprint)
        actions = [self._journal[mark][TARGET] for mark in self._marks]
        start = {} if self._kept_start is None else {"start": self._kept_start}
        return records.write(records.RECORD, {**body, **start, records.ASKS_COVER: True, "actions": actions})

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is the record, with how the table has laid the memories; no observer is in it."""
        laid = {"revision": self.revision, "over": self._read_only, "arrangement": self.arrangement.laid()}
        return type(self).from_record, (self.record(), self._options.content), laid

    def __setstate__(self, laid: dict[str, Any]) -> None:
        self.revision, self._read_only = laid["revision"], laid["over"]
        self.arrangement.lay(*laid["arrangement"], over=laid["over"])

    def position(self) -> str:
        """The table as it lies as JSON text, without its past; `from_position` is the inverse."""
        if self._state.ending:
            raise RecordError("this game is over: keep its record, there is no position to go on from")
        open_part, hidden = positions.split(self._state.plain())
        body = records.body(self._options.plain(), self._catalogue.fingerprint)
        return records.write(records.POSITION, {**body, "table": open_part, "hidden": records.pack(hidden)})

    @classmethod
    def from_record(cls, text: str, content: str | None = None) -> "Game":
        """The game of a record, played again to the same decision. Raises RecordError, and nothing else.

        `content` names the folder of one's own content if it lies elsewhere now.
        """
        data = records.read(records.RECORD, text)
        game = cls._from_kept(data, content)
        if "start" in data:
            game._stand_at(data["start"])
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

    @classmethod
    def from_position(cls, text: str, content: str | None = None, *, changes: dict[str, Any] | None = None) -> "Game":
        """A game that goes on from a position. It has no past, and `why` says so. Raises RecordError.

        `changes` are parts of a scene (`from_scene`) that lie otherwise now: condition, warnings, pool, board and
        pawns. Each that is named is so, the others stay, and on the current card they close up to the left; the
        position is checked again, and what cannot be is refused with a SceneError.

        >>> kept = Game(seed=7, first=0).position()
        >>> game = Game.from_position(kept, changes={"condition": 9, "pawns": {"Ann": {"tokens": 3}}})
        >>> game.structure()["condition"], game.structure()["tokens"][0]
        (9, 3)
        """
        data = records.read(records.POSITION, text)
        game = cls._from_kept(data, content)
        game._stand_at(data)
        if changes is not None:
            game._change(changes)
        return game

    def _change(self, changes: dict[str, Any]) -> None:
        """Stand at the same position with other parts; SceneError when it does not hold together."""
        state = self._state.copy()
        try:
            scenes.change(state, changes, self._formatter.names, self._catalogue)
            open_part, hidden = positions.split(state.plain())
            self._stand_at({"table": open_part, "hidden": records.pack(hidden)})
        except SceneError as error:
            raise SceneError(str(error).replace("scene: ", "changes: ", 1)) from None
        except RecordError as error:
            raise SceneError(f"changes: {error}") from None
        except (TypeError, AttributeError, KeyError, IndexError, ValueError) as error:
            raise SceneError(f"changes: something in them has the wrong shape: {error}") from None

    def _stand_at(self, kept: dict[str, Any]) -> None:
        """Lay the table as a kept position says; RecordError when it does not hold together."""
        try:
            hidden = records.unpack(kept["hidden"])
            state = positions.lay(kept["table"], hidden, self._state.box, self._state.readings)
            self._kept_start = {"table": kept["table"], "hidden": kept["hidden"]}
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise RecordError(f"this position does not hold together: {shortened(str(error), LONGEST_PATH)}") from None
        self._start = state.copy()
        self._state = state
        self._journal = []
        self._marks = []
        state.journal = self._journal

    @classmethod
    def _from_kept(cls, data: dict[str, Any], content: str | None) -> "Game":
        try:
            game = cls.__new__(cls)
            game._begin(options_of(records.options_in(data, content)))
        except RecordError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise RecordError(
                f"the options of this file cannot be used: {shortened(str(error), LONGEST_PATH)}"
            ) from None
        records.same_content(data, game._catalogue.fingerprint)
        return game
