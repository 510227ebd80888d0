"""Before choosing: what is certain to follow, and the odds of what is not; and nothing is changed."""

import random

import pytest

import holding_on as ho
from holding_on.engine import names as n
from tests.engine.table import act, deteriorating, emergency, played, stable, table


def says(game: ho.Game, action: str) -> str:
    return str(game.preview(ho.Action.of(action)))


@pytest.mark.parametrize("seed", range(25))
def test_what_a_preview_calls_certain_happens(seed: int) -> None:
    game = ho.Game(seed=seed)
    chance = random.Random(seed)
    certain = 0
    while game.outcome is None:
        action = chance.choice(game.legal_actions())
        ahead = game.preview(action)
        before = game.view()["head"]["condition"]
        changes = [change.text for change in game.apply(action)]
        told = iter(changes)
        said = (
            ahead.certain[1:]
            if action.kind in ("place", "call_in", "reassign", "send_on_leave", "talk")
            else ahead.certain
        )
        assert all(sentence in told for sentence in said), (str(action), ahead.certain, changes)
        assert ahead.condition[0] == before
        if not ahead.odds and "drawn" not in str(ahead.coming) and "talked over" not in str(ahead):
            assert game.view()["head"]["condition"] == ahead.condition[1]
            certain += 1
    assert certain > 10


@pytest.mark.parametrize("seed", range(8))
def test_a_preview_changes_nothing_and_is_the_same_every_time(seed: int) -> None:
    game = played(ho.Game(seed=seed, first=0), seed, 40)
    record, lines = game.record(), game.lines()
    for action in game.legal_actions():
        assert repr(game.preview(action)) == repr(game.preview(action))
    assert (game.record(), game.lines()) == (record, lines)


def test_palliative_care_tells_the_drop_the_tokens_and_the_odds_of_the_draws() -> None:
    game = table(deteriorating(staff=1, symbols=2, tokens=1, memories=2), condition=21)
    act(game, "turn", "place nurse 1")
    ahead = game.preview(ho.Action.of("care palliative"))
    assert ahead.condition == (21, 19)
    assert "Billy's condition falls from 21 to 19." in str(ahead)
    assert ahead.coming == ("Then Billy tells: 2 cards are drawn. Events: 5 of 35 cards in the deck.",)


def test_a_token_paid_shows_in_the_purse_that_pays() -> None:
    game = table(emergency(staff=1, symbols=3), condition=9, pawns={"nurse 2": {"tokens": 4}})
    act(game, "turn", "place nurse 2")
    assert game.preview(ho.Action.of("pay nurse 2")).tokens == ((1, 3),)
    assert game.preview(ho.Action.of("enough")).condition == (9, 6)


def test_a_token_paid_from_the_pool_shows_in_the_pool() -> None:
    game = table(emergency(staff=1, symbols=3), condition=9, pool=2)
    act(game, "turn", "place assistant 1")
    assert game.preview(ho.Action.of("pay pool")).tokens == ((n.POOL, 1),)


def test_a_card_to_be_turned_is_told_by_its_odds() -> None:
    game = ho.Game(seed=1)
    odds = game.preview(ho.Action.of("turn")).odds
    assert odds is not None
    assert (odds.cards, dict(odds.shares)) == (39, {"deteriorating": 20, "stable": 13, "emergency": 6})
    game.apply(ho.Action.of("turn"))
    kind = game.rows()[0]["kind"]
    while game.decision.kind != "turn":
        game.apply(game.legal_actions()[0])
    left = game.preview(ho.Action.of("turn")).odds
    assert left is not None
    assert dict(left.shares)[kind] == dict(odds.shares)[kind] - 1


def test_an_inquiry_tells_how_likely_its_card_is_and_how_many_would_match() -> None:
    game = table(
        stable(staff=1),
        grid={"partials": ["2-1", "2-2", "2-3"], "clears": ["2-1"]},
        pawns={"nurse 1": {"tokens": 2}},
    )
    act(game, "turn", "place nurse 1", "care palliative")
    text = says(game, "inquire nurse 1 timeline 2")
    assert "5 of the 34 in the deck are, and 5 are Events" in text
    assert "Of 5 that nobody has seen, 2 would match" in text


def test_who_comes_to_a_shift_is_told_with_what_they_bring() -> None:
    game = table(stable(staff=2), pool=3, pawns={"nurse 1": {"tokens": 4}, "nurse 2": {"stress": 1}})
    act(game, "turn")
    assert says(game, "place nurse 1").startswith("Ann, who holds 4 Care Tokens")
    assert "pool, which holds 3 Care Tokens" in says(game, "place assistant 1")
    act(game, "place nurse 1", "place assistant 1", "care palliative")
    assert says(game, "send on leave nurse 2").startswith("Away until tomorrow, and free of 1 Stress then.")
    assert "no Stress to lose" in says(game, "send on leave nurse 3")


def test_a_death_that_is_certain_is_said_before() -> None:
    game = table(deteriorating(staff=1, symbols=3, memories=1), condition=3)
    act(game, "turn", "place nurse 1")
    assert says(game, "care palliative").endswith("Billy dies. With that the game ends.")


def test_a_warning_that_the_night_brings_is_said_before() -> None:
    game = table(
        deteriorating(staff=1, symbols=1), shift="night", care={"morning": "palliative", "day": "palliative"},
        cards={"morning": "P01", "day": "P02"},
    )  # fmt: skip
    act(game, "turn", "place nurse 1")
    assert "Billy has had no Medical Care today" in says(game, "care palliative")
    assert "Billy has had no Medical Care today" not in says(game, "care medical")
    late = table(
        deteriorating(staff=1, symbols=1, tokens=1, memories=1), shift="night", cards={"morning": "P01", "day": "P02"},
        care={"morning": "palliative", "day": "palliative"},
    )  # fmt: skip
    act(late, "turn", "place nurse 1")
    assert "the evening brings a Hospital Warning" in says(late, "care palliative")
    assert "Warning" not in says(late, "care medical")


def last_answer_of_a_day(clear: str) -> ho.Game:
    """An emergency at night with one token at hand: the answer to its payment ends the day."""
    game = table(
        emergency(staff=1, symbols=3), shift="night", condition=20, cards={"morning": "P01", "day": "P02"},
        grid={"partials": ["1-1"]},
        pawns={"nurse 1": {"tokens": 1}, "nurse 2": {"clears": [clear], "partials": ["4-4"]}},
    )  # fmt: skip
    act(game, "turn", "place nurse 1")
    return game


def test_a_preview_does_not_look_at_what_the_evening_would_turn_up() -> None:
    matching, other = last_answer_of_a_day("1-1"), last_answer_of_a_day("1-2")
    for game in (matching, other):
        text = says(game, "enough")
        assert text.endswith("Then the day is talked over: the memories in hand are turned up.")
        assert "Clear Memory" not in text
        assert "Partial Memory" not in text
        assert "Day 2" not in text
    assert repr(matching.preview(ho.Action.of("enough"))) == repr(other.preview(ho.Action.of("enough")))
    told = [" ".join(change.text for change in game.apply(ho.Action.of("enough"))) for game in (matching, other)]
    assert "finds its place" in told[0]
    assert "matches nothing in play" in told[1]


def test_an_action_that_is_not_possible_has_no_preview_but_a_reason() -> None:
    game = ho.Game(seed=1)
    with pytest.raises(ho.IllegalAction, match="is not possible"):
        game.preview(ho.Action(n.STOP))
