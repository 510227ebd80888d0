"""Plays games with a style, using the engine alone: without a journal, messages or `Change` objects."""

from dataclasses import dataclass, field
from typing import Any

from ..common.numbers import whole
from ..engine import day, flow, scenario
from ..engine import names as n
from ..engine.dealer import Dealer, Luck
from ..engine.errors import IllegalAction
from ..engine.state import State
from ..game.branching import deal_anew, dealer_seed
from ..styles import Carer, Style
from ..styles.window import Window
from ..view.actions import ACTIONS, Action
from ..view.facts.rows import Row, close_row, open_row


@dataclass(slots=True)
class Played:
    """One played game: its number in the study, its seed, its last state, and a row for each shift."""

    game: int
    seed: int
    state: State
    rows: list[tuple[Any, ...]] = field(default_factory=list)
    """A row for each shift: the number of the game, followed by the row of `view.facts.rows`."""
    codes: list[int] = field(default_factory=list)
    """The codes of the actions; with them a `Game` can be brought to the same decision."""

    def row(self) -> tuple[Any, ...]:
        """Return the row of this game in `Study.games`."""
        state = self.state
        reason, rule = n.ENDING_NAMES[state.ending], scenario.ending_rule(state)
        return self.game, self.seed, state.ending == n.WON, reason, rule, state.day, state.condition


class NoLegalAnswer(Exception):
    """Raised when a style raises an error or gives no legal answer. `played` is the game up to that decision.

    `simulate` raises StyleError for it.
    """

    def __init__(self, played: Played, answer: object, error: BaseException | None) -> None:
        super().__init__()
        self.played = played
        self.answer = answer
        self.error = error


def begin(start: State, seed: int, branch: bool) -> tuple[State, Dealer]:
    """Return a copy of a state to play on, and its dealer. With `branch`, the seed deals anew what nobody has seen."""
    if branch:
        return deal_anew(start, seed), Dealer(dealer_seed(seed))
    return start.copy(), Dealer(seed)


def play(
    state: State,
    style: Style,
    dealer: Dealer,
    game: int,
    seed: int,
    written: Played | None = None,
    shifts: bool = True,
) -> Played:
    """Play a game to its end, and return it. `state` has not begun, or waits for a decision.

    If there is only one legal action, or a card must be turned, the style is not asked. Raises NoLegalAnswer when the
    style raises an error, or answers with anything but one of the given actions. With `written`, the game is written
    there, where another thread can follow it. With `shifts=False` no rows are made, which is faster.
    """
    seat = Window(state, Luck(seed))
    by_code = style.choose if type(style) is Carer else None  # a subclass of Carer may answer in its own way
    played = Played(game, seed, state) if written is None else written
    rows, codes = played.rows, played.codes
    row: Row | None = None
    if state.phase == n.OPENING:
        flow.begin(state, dealer)
    else:
        state.legal = flow.legal_actions(state)
        lying = state.piles[n.ON_SHIFT + state.shift] if shifts else []
        if lying and state.phase != n.TURN:  # this shift has begun already; at a choice of the story no card lies there
            row = open_row(state, lying[0], lying=lying)
    while state.phase != n.OVER:
        if state.phase == n.TURN:
            if row is not None:
                rows.append((game, *close_row(row, state)))
            cards = day.patients(state) if shifts else []
            if cards:  # the card depends only on the seed and the number, so it is known before
                row = open_row(state, dealer.pick(n.PATIENTS, state.dealt[n.PATIENTS], cards), row)
            else:
                row = None
            flow.apply(state, n.TURN_CARD, dealer)
            codes.append(n.TURN_CARD)
            continue
        legal = state.legal
        if len(legal) == 1:
            codes.append(legal[0])
            flow.apply(state, legal[0], dealer)
            continue
        answer: Any = None
        try:
            if by_code is not None:
                code = by_code(seat, legal)
            else:
                answer = style(seat, tuple([ACTIONS[one] for one in legal]))
        except (Exception, SystemExit) as error:  # exit() in a style ends the style, and not this program
            raise NoLegalAnswer(played, None, error) from error
        if by_code is None:
            if type(answer) is not Action:
                raise NoLegalAnswer(played, answer, None)
            known = whole(answer.code)
            if known is None:
                raise NoLegalAnswer(played, answer, None)
            code = known
        try:
            flow.apply(state, code, dealer)
        except IllegalAction:
            raise NoLegalAnswer(played, answer, None) from None
        codes.append(code)
    if row is not None:
        rows.append((game, *close_row(row, state)))
    return played
