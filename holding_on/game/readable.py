"""The class `ReadableGame`: all of a game that can be read without changing it."""

from functools import cached_property
from typing import TYPE_CHECKING, Any, SupportsIndex

from ..catalogue.language import Words
from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine import flow
from ..engine.errors import IllegalAction, SceneError
from ..engine.state import Entry, State
from ..view import album, answers, decisions, history, pages, pictures, previews, questions, shape, view, why
from ..view.actions import ACTIONS, Action, action_of, code_of
from ..view.ahead import look
from ..view.answers import Barred, Chain, Decision, Outcome
from ..view.facts.album import heard_facts, won_facts
from ..view.facts.answers import action_facts
from ..view.facts.causes import causes_of
from ..view.facts.coming import coming
from ..view.facts.ending import ended_facts
from ..view.facts.journal import lines_from, moments_of
from ..view.facts.memories import side_shown
from ..view.facts.pages import pages_facts
from ..view.facts.rows import COLUMNS, Row, rows_of
from ..view.facts.table import read_so_far
from ..view.facts.verbs import reveals
from ..view.pictures import Picture
from ..view.previews import Preview
from . import structure
from .arrangement import Arrangement
from .opening import Setting
from .options import Options, memory_by_id

if TYPE_CHECKING:
    import pandas
    import polars


class ReadableGame:
    """A game that can be read; its subclass `Game` can be played too.

    Parameters
    ----------
    setting : Setting
        The options, content, words and dealer of the game.
    state : State
        The position.
    start : State
        The position before the first line of the journal.
    journal : list of Entry
        The journal so far.
    move_starts : list of int
        For each move, the number of the journal line at which the move begins, from 0.
    at_position : bool
        Whether the game began at a position; its record then holds that position.
    revision : int, default 0
        The number of changes of the game so far; an undo is a change too.
    over : bool, default False
        Whether this is an earlier moment of another game, which cannot be played.
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
        self._options, self._catalogue, self._wording, self._dealer = setting
        self._state = state
        self._start = start
        self._journal = state.journal = journal
        self._move_starts = move_starts
        self._at_position = at_position
        self._over = over
        self.revision = revision

    # --- the setting of the game --------------------------------------------------------------------------------

    @property
    def seed(self) -> int:
        """The seed of the cards. The seed is not secret, but the names of unseen cards are."""
        return self._options.seed

    @property
    def options(self) -> Options:
        """The options with which the game began."""
        return self._options

    @property
    def scenario(self) -> int:
        """The number of the scenario that is played."""
        return self._options.scenario

    @property
    def fingerprint(self) -> str:
        """A checksum of the game's content. A record or position can be opened only with content of equal checksum."""
        return self._catalogue.fingerprint

    @property
    def carried(self) -> dict[str, bool] | None:
        """For each mark handed on to this game, whether it is set; None: as the file of the scenario says."""
        return self._options.carried

    @property
    def carries(self) -> dict[str, bool]:
        """For each mark that this scenario hands on to later scenarios, whether it is set now."""
        return self._wording.names.scenario.handed_on(self._state.marks)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the nurses, player by player."""
        return tuple(self._wording.names.players)

    @property
    def words(self) -> Words:
        """The texts in the language of this game, for displays that have their own labels."""
        return self._wording.names.words

    # --- the decision -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The pending decision: `.kind .who .prompt .rule .actions .barred`, and `.answers`, the actions in words.

        When the game is over, `.kind` is "over" and `.actions` is empty.
        """
        return decisions.decision(self._state, self._wording)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the actions that are legal now.

        Returns
        -------
        tuple of Action
            The actions; an empty tuple when the game is over.
        """
        return tuple(map(action_of, self._state.legal))

    def say(self, action: Action | SupportsIndex) -> str:
        """Return an action in words, as the board shows it.

        Parameters
        ----------
        action : Action or int
            Any action, or its code; it need not be legal now.

        Returns
        -------
        str
            A phrase in the language of the game.

        Raises
        ------
        IllegalAction
            For a value that is no action.
        """
        code = code_of(action)
        return self._wording.refusals.action(code, action_facts(code, self._state))

    def why_not(self, action: Action | SupportsIndex) -> Barred | None:
        """Return the reason why an action is not legal now.

        Parameters
        ----------
        action : Action or int
            Any action, or its code.

        Returns
        -------
        Barred or None
            The reason, the rule, and what would make the action legal; None when the action is legal.

        Raises
        ------
        IllegalAction
            For a value that is no action.
        """
        return decisions.barred(code_of(action), self._state, self._wording.refusals)

    def _refused(self, code: int, reason: str, rule: str, facts: tuple[int, ...]) -> IllegalAction:
        return decisions.refused(code, reason, rule, facts, self._state, self._wording)

    def preview(self, action: Action | SupportsIndex) -> Preview:
        """Return the certain changes of an action, and the odds of the next card. The game does not change.

        Parameters
        ----------
        action : Action or int
            One of `legal_actions`, or its code.

        Returns
        -------
        Preview
            The certain changes, what comes next, and the odds of the next card, in words and as numbers.

        Raises
        ------
        IllegalAction
            When the action is not legal now.

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
        return previews.preview(coming(look(self._state), (code,)), self._wording)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be undone. When it revealed something, it can be undone with `free_undo` only."""
        return self._why_no_undo() is None

    def _why_no_undo(self) -> str | None:  # COMP-19: nobody can forget a card that was revealed
        if self._over:
            return "past"
        if not self._move_starts:
            return "nothing_to_undo"
        if not self._options.free_undo and any(map(reveals, self._journal[self._move_starts[-1] :])):
            return "already_seen"
        return None

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while the game goes on."""
        return decisions.outcome(self._state, self._wording.names)

    # --- the position -------------------------------------------------------------------------------------------

    @cached_property
    def arrangement(self) -> Arrangement:
        """How the players have laid out the memories in play. The arrangement changes nothing in the game (G-32)."""
        return Arrangement(self._wording, lambda: self._state)

    def view(self, seat: SupportsIndex | None = None) -> shape.View:
        """Return what a display shows, as plain data.

        Parameters
        ----------
        seat : int, optional
            The number of the player who looks, from 0; left out, the data hold only what the whole table knows.

        Returns
        -------
        dict
            The position and the decision. `past` describes the moment of a game that `at` returned, in which no action
            is legal; else it is None. `branch` describes a game that is a branch; else it is None.
        """
        return view.copied(shared_view(self, seat))

    def picture(self, memory: str, side: str | None = None) -> Picture | None:
        """Return the picture of a memory in play, or of a narrative card that has been read.

        Parameters
        ----------
        memory : str
            A memory such as "2-3", or a narrative card such as "1A".
        side : {"partial", "clear"}, optional
            The side of a memory; left out, the side on top. A Partial stays under its Clear (TALK-07).

        Returns
        -------
        Picture or None
            The picture; None while that side of the card is hidden, or when it has no drawing.

        Raises
        ------
        SceneError
            When there is no such card.
        """
        names = self._wording.names
        if memory in names.scenario.side_ids:
            read = [names.scenario.side_ids[each.side] for each in read_so_far(self._state)]
            return pictures.of_side(memory, self._catalogue, names.words) if memory in read else None
        card = memory_by_id(self._catalogue, memory)
        shown = side_shown(self._state, card, side)
        return None if shown is None else pictures.of_memory(card, shown, self._catalogue, names.words)

    def structure(self) -> dict[str, Any]:
        """Return what the whole table knows of the position, as numbers, for programs that read many positions.

        Returns
        -------
        dict
            `day`, `shift`, `condition`, `places` and other parts, without any text.
        """
        return structure.of(self._state)

    def table(self) -> State:
        """Return the state with all hidden cards. It is for studies, and never for a display.

        Returns
        -------
        State
            A copy; when it is changed, the game stays as it is.
        """
        return self._state.copy()

    def __repr__(self) -> str:
        """Return the position in one line."""
        return self._wording.entries.position(self._state, questions.of(self._state).name)

    def _repr_html_(self) -> str:
        """Return HTML for a notebook: the position, the Objective, the decision, the legal actions and the staff."""
        return answers.game_form(self.view(), repr(self), self.decision, self.outcome, self.words)

    # --- the past -----------------------------------------------------------------------------------------------

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far, without the actions that were undone."""
        return tuple(ACTIONS[code] for code in self._codes())

    def _codes(self) -> list[int]:
        return [action for _, _, action, *_ in (self._journal[line] for line in self._move_starts)]

    def moments(self) -> list[shape.Moment]:
        """Return the moments to look back to: before each patient card was turned, and now.

        Returns
        -------
        list of dict
            For each moment `move`, `day`, `shift`, `condition`, `stage` (of the condition), `now` (whether it is the
            last moment), `care` (in the shift that began then; None when not chosen) and `text`.
        """
        found = moments_of(self._start, self._journal, self._move_starts, self._state)
        return history.moments(found, self._wording.entries)

    def pages(self) -> list[shape.Leaf]:
        """Return the pages of the last move: a memory that Billy told, an Event, the evening, the end of the game.

        Returns
        -------
        list of dict
            The pages in order; each page has its `line` in the journal and its `kind`. A game that `at` returned has no
            pages.
        """
        if self._over:
            return []
        found = pages_facts(self._journal, self._move_starts[-1], self._state) if self._move_starts else None
        brought = [] if found is None else pages.of(found, self._wording)
        ended = ended_facts(self._state)
        if ended is None:
            return brought
        return [*brought, album.ending(len(self._journal), ended, won_facts(self._state), self._wording.names)]

    def album(self) -> list[shape.Heard]:
        """Return the album: the memories that lie open, in the order in which they were first heard.

        Returns
        -------
        list of dict
            For each memory `memory` (its id), `side`, `day` (when it was first heard; None when it lay open from the
            start), `timeline` (from 1), `lead` (the name of the Timeline), `title`, `words`, `story` and `cover` (its
            fold, or None).
        """
        return album.of(heard_facts(self._journal, self._state), self._wording)

    def lines(self, start: SupportsIndex = 0, seat: SupportsIndex | None = None) -> list[shape.WholeLine]:
        """Return the journal as sentences.

        Parameters
        ----------
        start : int, default 0
            The number of the first line, from 0.
        seat : int, optional
            The number of the player who reads, from 0; left out, the sentences say only what the whole table knows.

        Returns
        -------
        list of dict
            For each line `line` (its number), `day`, `shift`, `rule`, `text`, `cover` (its fold, or None), `verb`,
            `cause` (the number of a line, or None) and `move`. `matters` is True when the line is important, and
            `read_aloud` when somebody reads Billy's words in it. The line of an Emergency card also has `eased`, a text
            for readers who have left an earlier card folded.
        """
        first = whole(start)
        if first is None:
            raise SceneError(f"start={quoted(start)}: the lines of the journal have whole numbers, from 0")
        found = lines_from(first, self._start, self._journal, self._move_starts)
        return history.lines(found, self._wording.entries, self._seat(seat))

    def _seat(self, seat: SupportsIndex | None) -> int | None:
        """Return the number of a player, from 0, or None for the whole table. Raises SceneError for anything else."""
        number = whole(seat)
        if number is None and seat is not None:
            raise SceneError(f"seat={quoted(seat)}: a seat is a player from 0 to {self._state.players - 1}, or None")
        return number

    def entries(self, move: SupportsIndex = 0) -> list[tuple[int, Entry]]:
        """Return the entries of the journal with all hidden cards. They are for studies, and never for a display.

        Parameters
        ----------
        move : int, default 0
            The number of the first move, from 0.

        Returns
        -------
        list of tuple
            For each entry the number of its line, and the entry.
        """
        starts, journal = self._move_starts, self._journal
        first = whole(move)
        if first is None:
            raise SceneError(f"move={quoted(move)}: the moves of a game have whole numbers, from 0")
        line = starts[first] if first < len(starts) else len(journal)
        return list(enumerate(journal[line:], line))

    def why(self, thing: str | SupportsIndex) -> Chain:
        """Return the chain of causes behind a value, token, card or place, or behind a line of the journal.

        Parameters
        ----------
        thing : str or int
            "condition", "warnings", "manager", "shift", "day", "prompt" or "outcome"; a pawn by name, as "Ann",
            "Ann stress" or "Ann tokens"; "pool"; a patient card or a memory by its id; or the number of a line.

        Returns
        -------
        Chain
            The links, the latest cause first. When Staff were missing, some links say who was away, and since when.

        Raises
        ------
        ValueError
            When `thing` is something else.
        """
        about = why.asked_about(thing, len(self._journal), self._wording.names)
        causes = causes_of(about, self._start, self._journal, self._state)
        return why.chain(thing, about, causes, self._wording)

    def rows(self) -> list[dict[str, Any]]:
        """Return the game so far as plain data, one row for each shift whose card has been turned.

        Returns
        -------
        list of dict
            The rows; `game.frames.SHIFTS` describes their columns.
        """
        return [dict(zip(COLUMNS, row, strict=True)) for row in self._rows()]

    def _rows(self) -> list[Row]:
        return rows_of(self._start, self._journal, self._state)

    def shifts(self) -> "polars.DataFrame":
        """Return the game so far as a polars frame, one row for each shift.

        Returns
        -------
        polars.DataFrame
            The columns of `rows`.
        """
        from . import frames

        return frames.frame(self._rows(), frames.SHIFTS)

    def to_pandas(self) -> "pandas.DataFrame":
        """Return the game so far as a pandas frame, one row for each shift.

        Returns
        -------
        pandas.DataFrame
            The columns of `rows`.

        Raises
        ------
        MissingPackage
            When the extra `pandas` of this package is not installed.
        """
        from . import frames

        return frames.for_pandas(self.shifts())


def shared_view(game: ReadableGame, seat: SupportsIndex | None = None) -> shape.View:
    """Return what `ReadableGame.view` returns, faster: it can share parts with other views, so nobody may change it."""
    now, wording = game._state, game._wording
    data = view.build(now, wording, game._seat(seat))
    past: shape.Past | None = None
    if game._over:
        data["actions"], data["gestures"], data["barred"] = [], [], []
        past = {"move": game.revision, "text": wording.entries.moment(now.day, now.shift, now.condition)}
    return {
        "revision": game.revision,
        **data,
        "can_undo": game.can_undo,
        "past": past,
        "branch": {"text": wording.names.say("view.branch")} if game._options.branched else None,
    }
