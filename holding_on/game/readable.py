"""What can be read of a game: its decision, its view, its journal with causes. Nothing here changes a game."""

from functools import cached_property
from typing import TYPE_CHECKING, Any, SupportsIndex

from ..catalogue.language import Words
from ..common.numbers import whole
from ..engine import flow
from ..engine.errors import IllegalAction, SceneError
from ..engine.state import Entry, State
from ..quoting import quoted
from ..view import album, answers, decisions, history, pages, pictures, previews, view, why
from ..view.actions import ACTIONS, Action, action_of, code_of
from ..view.answers import Barred, Chain, Decision, Outcome
from ..view.pictures import Picture
from ..view.previews import Preview
from . import structure, undoing
from .arrangement import Arrangement
from .opening import Setting
from .options import Options, memory_by_id

if TYPE_CHECKING:
    import pandas
    import polars


class ReadableGame:
    """A game as far as it can be read; `Game` is one that can be played too.

    Parameters
    ----------
    setting : Setting
        What it is played with: options, content, words and dealer.
    state : State
        The position.
    start : State
        The position before the first line of the journal.
    journal : list of Entry
        The journal so far.
    move_starts : list of int
        For each move the line with which it begins.
    at_position : bool
        Whether the game began at a position, which its record holds then.
    revision : int, default 0
        How many changes it has had; to undo one is a change too.
    over : bool, default False
        Whether it is a moment of a game that went on.
    """

    def __init__(
        self,
        setting: Setting,
        state: State,
        start: State,
        journal: list[Entry],
        move_starts: list[int],
        *,
        at_position: bool,
        revision: int = 0,
        over: bool = False,
    ) -> None:
        self._setting = setting
        self._options, self._catalogue, self._formatter, self._dealer = setting
        self._state = state
        self._start = start
        self._journal = state.journal = journal
        self._move_starts = move_starts
        self._at_position = at_position
        self._over = over
        self.revision = revision

    # --- what it is played with ---------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The seed of the cards. It is no secret; the name of an unseen card is."""
        return self._options.seed

    @property
    def options(self) -> Options:
        """The options that it began with."""
        return self._options

    @property
    def scenario(self) -> int:
        """The number of the scenario that is played."""
        return self._options.scenario

    @property
    def fingerprint(self) -> str:
        """A digest of the content that is played with: what is kept of this game opens with the same content only."""
        return self._catalogue.fingerprint

    @property
    def carried(self) -> dict[str, bool] | None:
        """The marks that were handed on to this game, and whether each is there; None: as the scenario's file says."""
        return self._options.carried

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

    # --- the decision -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The pending decision: `.kind .who .prompt .rule .actions .barred`, and `.answers`, the actions in words."""
        return decisions.decision(self._state, self._formatter)

    def legal_actions(self) -> tuple[Action, ...]:
        """The actions that are legal now.

        Returns
        -------
        tuple of Action
            Empty when the game is over.
        """
        return tuple(map(action_of, self._state.legal))

    def say(self, action: Action | SupportsIndex) -> str:
        """An action in words, as the board shows it.

        Parameters
        ----------
        action : Action or int
            Any action, legal now or not, or its code.

        Returns
        -------
        str
            A phrase in the language of the game.

        Raises
        ------
        IllegalAction
            For what is no action.
        """
        return self._formatter.action(code_of(action), self._state)

    def why_not(self, action: Action | SupportsIndex) -> Barred | None:
        """Why an action is not possible now.

        Parameters
        ----------
        action : Action or int
            Any action, or its code.

        Returns
        -------
        Barred or None
            The reason, the rule, and what would unlock it; None when the action is possible.

        Raises
        ------
        IllegalAction
            For what is no action.
        """
        return decisions.barred(code_of(action), self._state, self._formatter)

    def _refused(self, code: int, reason: str, rule: str, facts: tuple[int, ...]) -> IllegalAction:
        return decisions.refused(code, reason, rule, facts, self._state, self._formatter)

    def preview(self, action: Action | SupportsIndex) -> Preview:
        """What will follow an action: what is certain, and the odds of what is not. Nothing is changed.

        Parameters
        ----------
        action : Action or int
            One of `legal_actions`, or its code.

        Returns
        -------
        Preview
            What is certain, what comes next, and its odds, in words and as numbers.

        Raises
        ------
        IllegalAction
            When the action is not possible now.

        Examples
        --------
        >>> from holding_on import Game
        >>> game = Game(seed=7, first=0)
        >>> print(game.preview(Action.of("turn")))
        Then a patient card is turned. Of the 39 in the deck: 20 deteriorating, 13 stable and 6 emergencies.
        """
        code = code_of(action)
        if code not in self._state.legal:
            raise self._refused(code, *flow.why_not(self._state, code))
        return previews.preview(self._state, code, self._formatter)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back: not past information newly revealed, unless undo is free."""
        return self._why_no_undo() is None

    def _why_no_undo(self) -> str | None:  # COMP-19: what has been seen cannot be unseen
        if self._over:
            return "past"
        if not self._move_starts:
            return "nothing_to_undo"
        if not self._options.free_undo and any(map(undoing.reveals, self._journal[self._move_starts[-1] :])):
            return "already_seen"
        return None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return decisions.outcome(self._state, self._formatter)

    # --- the position -------------------------------------------------------------------------------------------

    @cached_property
    def arrangement(self) -> Arrangement:
        """How the table has laid the memories itself: a puzzle beside the game (G-32)."""
        return Arrangement(self._formatter, lambda: self._state)

    def view(self, seat: SupportsIndex | None = None) -> view.View:
        """The plain data that a display shows.

        Parameters
        ----------
        seat : int, optional
            A player from 0; left out, what the whole table knows.

        Returns
        -------
        dict
            The position and the decision. A moment that `at` gave says so as `past`, and asks nothing; a game that
            began from one says so as `branch`.
        """
        ended, now = self.outcome, self._state
        data = view.build(now, self._formatter, self._seat(seat), ended.rule if ended else "")
        past: dict[str, Any] | None = None
        if self._over:
            data["actions"], data["gestures"], data["barred"] = [], [], []
            past = {"move": self.revision, "text": self._formatter.moment(now.day, now.shift, now.condition)}
        return {
            "revision": self.revision,
            **data,
            "can_undo": self.can_undo,
            "past": past,
            "branch": {"text": self._formatter.say("view.branch")} if self._options.branched else None,
        }

    def picture(self, memory: str, side: str | None = None) -> Picture | None:
        """The picture of a memory as it lies in play, or of a narrative card once told.

        Parameters
        ----------
        memory : str
            A memory such as "2-3", or a narrative card such as "1A".
        side : {"partial", "clear"}, optional
            The side of a memory: a Partial stays under its Clear (TALK-07). Left out, the one that lies on top.

        Returns
        -------
        Picture or None
            None while that side of the card is hidden.

        Raises
        ------
        SceneError
            When there is no such card.
        """
        formatter = self._formatter
        if memory in formatter.scenario.side_ids:
            return pictures.on_card(self._state, memory, formatter.scenario.side_ids, self._catalogue, formatter.words)
        card = memory_by_id(self._catalogue, memory)
        return pictures.of(self._state, card, self._catalogue, formatter.words, side)

    def structure(self) -> dict[str, Any]:
        """The position as numbers, as far as the whole table knows it: for programs that read many positions.

        Returns
        -------
        dict
            `day`, `shift`, `condition`, `places` and so on, without a word.
        """
        return structure.of(self._state)

    def table(self) -> State:
        """A copy of the engine's position, hidden cards included: for studies, never for a display.

        Returns
        -------
        State
            A change in it changes nothing in the game.
        """
        return self._state.copy()

    def __repr__(self) -> str:
        """The position in one line."""
        return self._formatter.position(self._state)

    def _repr_html_(self) -> str:
        """What a notebook shows: the position, the objective, the question with its answers, and the staff."""
        return answers.game_form(self.view(), repr(self), self.decision, self.outcome, self.words)

    # --- the past -----------------------------------------------------------------------------------------------

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action so far."""
        return tuple(ACTIONS[code] for code in self._codes())

    def _codes(self) -> list[int]:
        return [action for _, _, action, *_ in (self._journal[line] for line in self._move_starts)]

    def moments(self) -> list[dict[str, Any]]:
        """The moments to look back to: before each patient card was turned, and now.

        Returns
        -------
        list of dict
            `move`, `day`, `shift`, `condition`, `stage`, `now`, `care` (that of the shift which began there) and `text`
            of each.
        """
        return history.moments(self._start, self._journal, self._move_starts, self._state, self._formatter)

    def pages(self) -> list[dict[str, Any]]:
        """What the last move brought that takes a whole page: what Billy told, an Event, the evening, the end.

        Returns
        -------
        list of dict
            In their order, each with its `line` in the journal and its `kind`; empty for a moment that `at` gave.
        """
        if self._over:
            return []
        brought = (
            pages.of(self._journal, self._move_starts[-1], self._state, self._formatter) if self._move_starts else []
        )
        end = self.outcome
        if end is None:
            return brought
        return [*brought, album.ending(len(self._journal), end.rule, self._state, self._formatter)]

    def album(self) -> list[dict[str, Any]]:
        """What Billy told: the memories that lie open, in the order in which they were heard.

        Returns
        -------
        list of dict
            `memory`, `side`, the `day` on which it was first heard (None where it lay there from the start), `timeline`
            and its name as `lead`, `title`, `words`, `story` and `cover` of each.
        """
        return album.of(self._journal, self._state, self._formatter)

    def lines(self, start: SupportsIndex = 0, seat: SupportsIndex | None = None) -> list[dict[str, Any]]:
        """The journal as sentences.

        Parameters
        ----------
        start : int, default 0
            The first line.
        seat : int, optional
            A player from 0; left out, what the whole table knows.

        Returns
        -------
        list of dict
            `line`, `day`, `shift`, `rule`, `text`, `cover`, `verb`, `cause` and `move` of each; whether it `matters` so
            that nobody may miss it, and whether Billy's words are `read_aloud` in it. An emergency is `eased`
            for a reader who has left a card folded.
        """
        first = whole(start)
        if first is None:
            raise SceneError(f"start={quoted(start)}: the lines of the journal have whole numbers, from 0")
        return history.lines(self._start, self._journal, self._move_starts, self._formatter, first, self._seat(seat))

    def _seat(self, seat: SupportsIndex | None) -> int | None:
        """A player from 0; None for the whole table."""
        number = whole(seat)
        if number is None and seat is not None:
            raise SceneError(f"seat={quoted(seat)}: a seat is a player from 0 to {self._state.players - 1}, or None")
        return number

    def entries(self, move: SupportsIndex = 0) -> list[tuple[int, Entry]]:
        """The journal as the engine keeps it, hidden cards included: for studies and checks, never for a display.

        Parameters
        ----------
        move : int, default 0
            The first move, from 0.

        Returns
        -------
        list of tuple
            The number of each line, and its entry.
        """
        starts, journal = self._move_starts, self._journal
        first = whole(move)
        if first is None:
            raise SceneError(f"move={quoted(move)}: the moves of a game have whole numbers, from 0")
        return list(enumerate(journal))[starts[first] if first < len(starts) else len(journal) :]

    def why(self, thing: str | SupportsIndex) -> Chain:
        """The chain of causes behind a value, token, card or place, or behind a line of the journal.

        Parameters
        ----------
        thing : str or int
            "condition", "warnings", "manager", "shift", "day", "prompt" or "outcome"; a pawn by name, as "Ann",
            "Ann stress" or "Ann tokens"; "pool"; a patient card or a memory by its id; or the number of a line.

        Returns
        -------
        Chain
            The latest cause first. A shortage also has who was away, and since when.

        Raises
        ------
        ValueError
            For anything else.
        """
        return why.why(thing, self._start, self._journal, self._state, self._formatter)

    def rows(self) -> list[dict[str, Any]]:
        """The game so far as plain data, one row a shift whose card has been turned.

        Returns
        -------
        list of dict
            The columns are described in `game.frames.SHIFTS`.
        """
        return [dict(zip(history.COLUMNS, row, strict=True)) for row in self._rows()]

    def _rows(self) -> list[history.Row]:
        return history.rows(self._start, self._journal, self._state)

    def shifts(self) -> "polars.DataFrame":
        """The game so far as a polars frame, one row a shift.

        Returns
        -------
        polars.DataFrame
            The columns of `rows`.
        """
        from . import frames

        return frames.frame(self._rows(), frames.SHIFTS)

    def to_pandas(self) -> "pandas.DataFrame":
        """The game so far as a pandas frame, one row a shift.

        Returns
        -------
        pandas.DataFrame
            The columns of `rows`.

        Raises
        ------
        MissingPackage
            Without the extra `pandas` of this package.
        """
        from . import frames

        return frames.for_pandas(self.shifts())
