"""Many games of one table, one after the other, by the engine alone: no journal, no words, no object a change."""

from dataclasses import dataclass, field
from typing import Any

from ..engine import flow, scenario
from ..engine import names as n
from ..engine.dealer import Dealer, Luck
from ..engine.errors import IllegalAction
from ..engine.state import State
from ..styles import Style
from ..styles.seat import Seat
from ..styles.window import Show
from ..view import history
from ..view.actions import ACTIONS, Action


@dataclass(slots=True)
class Played:
    """One game that was played: its number, its seed, the position it ended in, and a row for each of its shifts."""

    game: int
    seed: int
    state: State
    rows: list[dict[str, Any]] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    """The actions, by which a `Game` can be brought to the same decision."""

    def row(self) -> dict[str, Any]:
        """The row of `Study.games`."""
        state = self.state
        return {
            "game": self.game,
            "seed": self.seed,
            "won": state.ending == n.WON,
            "reason": n.ENDING_NAMES[state.ending],
            "rule": scenario.ending_rule(state),
            "days": state.day,
            "condition": state.condition,
        }


class Stumble(Exception):
    """A style gave no legal action; `played` stands at the decision. Made into a sentence by `simulate`."""

    def __init__(self, played: Played, answer: object, error: BaseException | None) -> None:
        super().__init__()
        self.played = played
        self.answer = answer
        self.error = error


class CardObserver(Dealer):
    """A seeded dealer who remembers the patient card that was turned last."""

    __slots__ = ("turned",)

    def pick(self, stream: int, number: int, cards: list[int]) -> int:
        card = Dealer.pick(self, stream, number, cards)
        if stream == n.PATIENTS:
            self.turned = card
        return card


def play(state: State, style: Style, dealer: CardObserver, game: int, seed: int, window: tuple[Seat, Show]) -> Played:
    """Play one game on, from a position that has not begun or that waits for a decision, to its end.

    What leaves one answer is answered unasked, as the turning of a card: it is a moment to take a choice back, and a
    style takes none back. Raises Stumble when the style raises, or answers with anything but one of the actions it was
    given.
    """
    seat, show = window
    show(state, Luck(seed))
    played = Played(game, seed, state)
    rows, codes = played.rows, played.codes
    if state.phase == n.OPENING:
        flow.begin(state, dealer)
    else:
        state.legal = flow.legal_actions(state)
        if state.phase != n.TURN:  # the shift that is under way
            turned = state.piles[n.ON_SHIFT + state.shift]
            rows.append(history.open_row(state, turned))
            history.name_card(rows[0], state, turned[0])
    while state.phase != n.OVER:
        if state.phase == n.TURN:
            if rows:
                history.close(rows[-1], state)
            row = history.open_row(state)
            flow.apply(state, n.TURN_CARD, dealer)
            codes.append(n.TURN_CARD)
            history.name_card(row, state, dealer.turned)
            rows.append(row)
            continue
        legal = state.legal
        if len(legal) == 1:
            codes.append(legal[0])
            flow.apply(state, legal[0], dealer)
            continue
        actions = tuple([ACTIONS[code] for code in legal])
        try:
            answer: object = style(seat, actions)
        except Exception as error:
            raise Stumble(played, None, error) from error
        if type(answer) is not Action:
            raise Stumble(played, answer, None)
        try:
            flow.apply(state, answer.code, dealer)
        except IllegalAction:
            raise Stumble(played, answer, None) from None
        codes.append(answer.code)
    if rows:
        history.close(rows[-1], state)
    return played
