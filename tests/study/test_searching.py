"""The player that searches: what it plays on from what its seat knows, and how it chooses among the answers."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import holding_on as ho
from holding_on import styles
from holding_on.engine.dealer import Dealer, Luck
from holding_on.engine.errors import SceneError
from holding_on.engine.state import State
from holding_on.game.branching import deal_anew, dealer_seed
from holding_on.styles.searching import MOST_GAMES, Searching
from holding_on.styles.window import Window
from tests.engine.table import deteriorating, table

TREAT, COMFORT = ho.Action.of("care medical"), ho.Action.of("care palliative")


def last_chance() -> ho.Game:
    """A night on which comfort brings the second warning, so that every such game is lost."""
    return table(
        deteriorating(staff=1, symbols=1, tokens=1),
        shift="night",
        asked="care",
        condition=20,
        warnings=1,
        care=dict.fromkeys(("morning", "day"), "palliative"),
        cards={"night": deteriorating(staff=1, symbols=1, tokens=1)},
        pawns={"nurse 2": {"place": "night"}},
    )


def midway(seed: int = 4, moves: int = 60) -> ho.Game:
    """A game in its middle, with memories face down in hand."""
    game = ho.Game(seed=seed, first=0)
    while game.outcome is None and (len(game.actions) < moves or len(game.legal_actions()) == 1):
        game.apply(styles.balanced(styles.seat_of(game), game.legal_actions()))
    return game


def seat(state: State, seed: int = 0) -> Window:
    return Window(state, Luck(seed))


def test_the_games_after_an_answer_that_loses_at_once_are_all_lost() -> None:
    found = styles.seat_of(last_chance()).rollout(COMFORT, 12)
    assert (found.won, found.wins, found.days) == (0.0, (False,) * 12, 1.0)
    other = styles.seat_of(last_chance()).rollout(TREAT, 12)
    assert other.won == sum(other.wins) / 12 > 0
    assert other.days > 1


def test_the_same_seeds_give_the_same_games_and_they_follow_each_other() -> None:
    game = midway()
    action = game.legal_actions()[0]
    whole = styles.seat_of(game).rollout(action, 10, seed=5)
    assert whole == styles.seat_of(game).rollout(action, 10, "balanced", 5)
    assert whole == styles.seat_of(game).rollout(action, 10, styles.balanced, 5)
    first, second = (styles.seat_of(game).rollout(action, count, seed=at).wins for count, at in ((4, 5), (6, 9)))
    assert whole.wins == first + second


def test_the_game_stays_as_it_is() -> None:
    game = midway()
    before = game.record(), game.position()
    styles.seat_of(game).rollout(game.legal_actions()[0], 5)
    state = game.table()
    plain = state.plain()
    seat(state).rollout(game.legal_actions()[0], 5)
    assert (game.record(), game.position(), state.plain()) == (*before, plain)


@pytest.mark.parametrize("seed", [4, 5, 8])
def test_what_nobody_has_seen_makes_no_difference(seed: int) -> None:
    game = midway(seed)
    while len(game.legal_actions()) == 1 or not any(styles.seat_of(game).held_clears):
        game.apply(styles.balanced(styles.seat_of(game), game.legal_actions()))
    true = game.table()
    others = [deal_anew(true, number) for number in range(12)]
    assert any(other.plain() != true.plain() for other in others), "something lies face down"
    for action in game.legal_actions()[:2]:
        found = {seat(state).rollout(action, 6) for state in (true, *others)}
        assert len(found) == 1


def test_no_game_in_thought_has_the_cards_of_the_game_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those of a game from its beginning, nor those of one that goes on from a moment, nor of another depth."""
    seeds: list[int] = []

    def noted(seed: int) -> Dealer:
        seeds.append(seed)
        return Dealer(seed)

    monkeypatch.setattr("holding_on.styles.rollouts.Dealer", noted)
    game = midway()
    for depth in range(3):
        Window(game.table(), Luck(0), depth).rollout(game.legal_actions()[0], 20)
    really = {*range(20), *(dealer_seed(seed) for seed in range(20))}
    assert len(seeds) == 60
    assert len(really.union(seeds)) == len(really) + 60


def test_a_style_of_ones_own_plays_on_and_may_search_itself() -> None:
    asked: list[str] = []

    def mine(seat: styles.Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        asked.append(seat.asked)
        if len(asked) == 1:
            seat.rollout(actions[0], 1)
        return styles.balanced(seat, actions)

    game = midway()
    action = game.legal_actions()[0]
    assert styles.seat_of(game).rollout(action, 3, mine) == styles.seat_of(game).rollout(action, 3)
    assert {"assign", "care"} <= set(asked)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"games": 0}, "games=0: a whole number from 1"),
        ({"games": 2.5}, "games=2.5: a whole number"),
        ({"style": "balancd"}, "style='balancd' is not the name of a care style: did you mean 'balanced'?"),
        ({"style": 3}, "style=3: a care style is a name"),
        ({"seed": -1}, "seed=-1: the first seed is a whole number"),
        ({"action": ho.Action.of("turn")}, "cannot be played on from: say one of Action.of('care medical')"),
        ({"action": "care medical"}, "action='care medical' cannot be played on from"),
        ({"style": lambda seat, actions: "care medical"}, "cannot be played on from"),
    ],
)
def test_what_is_not_possible_is_refused_in_a_sentence(what: dict[str, Any], said: str) -> None:
    with pytest.raises(SceneError) as refused:
        styles.seat_of(last_chance()).rollout(**{"action": TREAT, "games": 1, **what})
    assert said in str(refused.value)


def test_a_game_that_is_over_is_not_played_on() -> None:
    game = last_chance()
    game.apply(COMFORT)
    assert game.outcome is not None
    with pytest.raises(SceneError, match="this game is over"):
        styles.seat_of(game).rollout(TREAT, 1)


def test_the_search_finds_the_answer_that_does_not_lose_where_its_own_style_would_lose() -> None:
    def comforts(seat: styles.Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return COMFORT if COMFORT in actions else styles.balanced(seat, actions)

    game = last_chance()
    search = Searching(40, style=comforts)
    assert comforts(styles.seat_of(game), game.legal_actions()) == COMFORT
    wins = styles.seat_of(game).rollout(TREAT, 20, comforts).won
    assert search(styles.seat_of(game), game.legal_actions()) == (TREAT if wins else COMFORT)
    assert Searching(40)(styles.seat_of(game), game.legal_actions()) == TREAT


def test_where_nothing_tells_the_answers_apart_the_answer_of_the_style_stays() -> None:
    game = ho.Game(seed=7, first=0)
    game.apply(ho.Action.of("turn"))
    actions = game.legal_actions()
    for own in actions:

        def stays(seat: styles.Seat, actions: tuple[ho.Action, ...], own: ho.Action = own) -> ho.Action:
            return own if own in actions else styles.balanced(seat, actions)

        search = Searching(1, style=stays)
        assert search(styles.seat_of(game), actions) == own, "one pair of games is never sure"


def test_the_search_plays_the_same_game_from_the_same_seed() -> None:
    start = midway(moves=110)
    once, again = (ho.simulate(2, policy=Searching(8), start=start, seed=3) for _ in range(2))
    assert once.games.equals(again.games)
    assert once.shifts.equals(again.shifts)
    assert once.policy == "searching"


def test_the_search_asks_every_kind_of_question_and_keeps_to_its_games() -> None:
    class Counting:
        def __init__(self, seat: styles.Seat) -> None:
            self.seat, self.games = seat, 0

        def luck(self) -> int:
            return 1

        def rollout(self, action: ho.Action, games: int, *rest: Any) -> styles.Rollout:
            self.games += games
            return styles.Rollout(1.0, 10.0, 5.0, (True,) * games)

        def __getattr__(self, name: str) -> object:
            return getattr(self.seat, name)

    asked = set()
    game = ho.Game(seed=2, first=0)
    while game.outcome is None:
        actions = game.legal_actions()
        counting = Counting(styles.seat_of(game))
        if len(actions) > 1:
            answer: Any = Searching(60)(counting, actions)  # type: ignore[arg-type]  # what it needs of a seat
            asked.add(game.decision.kind)
            assert answer == styles.balanced(styles.seat_of(game), actions), "all answers are alike here"
            assert len(actions) <= counting.games <= 1.5 * max(60, 2 * len(actions))
        game.apply(styles.balanced(styles.seat_of(game), actions))
    assert {"assign", "care", "payment", "care_token", "talker", "inquiry", "leave"} <= asked


def test_a_search_by_time_ends_in_time_and_gives_a_legal_answer() -> None:
    game = midway(moves=100)
    assert Searching(seconds=0.01)(styles.seat_of(game), game.legal_actions()) in game.legal_actions()


def test_a_search_can_go_to_another_process_and_says_what_it_is() -> None:
    search = Searching(20)
    again = pickle.loads(pickle.dumps(search))
    assert (again.games, again.seconds) == (20, None)
    game = midway(moves=100)
    assert again(styles.seat_of(game), game.legal_actions()) == search(styles.seat_of(game), game.legal_actions())
    assert copy.copy(search).games == 20
    assert repr(Searching(seconds=2.0)).startswith("Searching(seconds=2, style=")


@pytest.mark.parametrize("budget", [{"games": 0}, {"games": MOST_GAMES + 1}, {"games": True}, {"seconds": 0},
                                    {"seconds": "1"}, {"style": "best"}])  # fmt: skip
def test_a_search_without_a_possible_budget_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(SceneError, match=f"{next(iter(budget))}="):
        Searching(**budget)
