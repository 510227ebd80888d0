"""Studies: many games with one care style, as frames; each game is one that `Game` would play."""

import dataclasses
import sys
from functools import partial
from typing import Any

import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.styles import Seat
from tests.engine.table import played, played_out
from tests.sampling import only


def by_hand(seed: int, style: str, players: int = 3) -> ho.Game:
    """A game played through the public door by a style."""
    return played_out(ho.Game(seed=seed, players=players), style)


@pytest.mark.parametrize("seed", only(range(3), range(12)))
def test_a_game_of_a_study_is_the_one_that_the_public_door_plays(seed: int) -> None:
    players = 2 + seed % 3
    game = by_hand(seed, "balanced", players)
    study = ho.simulate(1, players=players, policy="balanced", seed=seed)
    outcome = game.outcome
    assert outcome is not None
    assert study.shifts.drop("game").rows(named=True) == game.rows()
    assert study.shifts.drop("game").equals(game.shifts())
    assert study.games.rows(named=True) == [
        {
            "game": 0,
            "seed": seed,
            "won": outcome.won,
            "reason": outcome.reason,
            "rule": outcome.rule,
            "days": game.view()["head"]["day"],
            "condition": game.view()["head"]["condition"],
        }
    ]


def test_the_columns_are_those_that_are_promised() -> None:
    study = ho.simulate(3, policy="random")
    assert study.games.columns == ["game", "seed", "won", "reason", "rule", "days", "condition"]
    assert study.shifts.columns == ["game", *ho.Game(seed=1).shifts().columns]
    assert study.games["won"].dtype == pl.Boolean
    assert study.games["seed"].to_list() == [0, 1, 2]


def test_the_shifts_of_a_game_are_numbered_with_it() -> None:
    study = ho.simulate(601, policy="random", seed=40)  # more than one block
    assert study.games.height == 601
    assert study.shifts["game"].unique().sort().to_list() == list(range(601))
    last = study.shifts.filter(pl.col("game") == 600)
    assert last.equals(ho.simulate(1, policy="random", seed=640).shifts.with_columns(game=pl.lit(600, pl.Int32)))


def test_every_ending_has_its_rule() -> None:
    games = ho.simulate(300, policy="balanced").games
    rules = {(row["reason"], row["rule"]) for row in games.iter_rows(named=True)}
    assert rules <= {("objective", "SCEN-07"), ("condition", "SCEN-10"), ("deck", "SCEN-11"), ("warnings", "SCEN-13")}
    assert len(rules) == 4


def test_readings_and_numbers_change_the_game_that_is_studied() -> None:
    plain = ho.simulate(60)
    assert ho.simulate(60, numbers={"COND-04": 10}).games["won"].sum() < plain.games["won"].sum()
    random = ho.simulate(60, policy="random")
    assert not ho.simulate(60, policy="random", readings={"G-05": "free"}).shifts.equals(random.shifts)


def test_a_study_says_in_words_what_it_holds() -> None:
    study = ho.simulate(40, policy="random", seed=1)
    assert repr(study).startswith("40 games with the style random. 0 were won.")


def test_studies_of_the_same_games_are_equal_and_have_one_hash() -> None:
    study = ho.simulate(5, seed=3)
    again = ho.simulate(5, seed=3)
    assert study == study
    assert study == again
    assert {study: "found"}[again] == "found"


@pytest.mark.parametrize(
    "options",
    [
        {"seed": 4},
        {"games": 6},
        {"policy": "random"},
        {"numbers": {"TOKEN-04": 3}},
        {"policy": lambda _, legal: legal[0]},
    ],
)
def test_studies_of_other_games_differ(options: dict[str, Any]) -> None:
    five: dict[str, Any] = {"games": 5, "seed": 3}
    study, other = ho.simulate(**five), ho.simulate(**(five | options))
    assert study != other
    assert len({study, other}) == 2
    assert study != study.games["seed"].to_list()


def test_a_study_without_its_shifts_is_not_equal_to_one_with_them() -> None:
    study = ho.simulate(5, seed=3)
    assert study != dataclasses.replace(study, shifts=study.shifts.clear())
    assert study == dataclasses.replace(study, words=ho.simulate(1).words)


def test_the_odds_of_a_row_are_those_that_the_game_foretold() -> None:
    game, told = ho.Game(seed=4), []
    while game.outcome is None:
        actions = game.legal_actions()
        if game.decision.kind == "turn":
            odds = game.preview(actions[0]).odds
            assert odds is not None
            told.append([count for _, count in odds.shares])
        game.apply(actions[0])
    assert game.shifts()["odds"].to_list() == told
    assert [sum(falls) for falls in game.shifts()["falls"]] == [sum(odds) for odds in told]


def test_memories_are_counted_by_timeline() -> None:
    shifts = ho.simulate(20, seed=2).shifts
    for kind in ("partial", "clear"):
        assert shifts[f"{kind}_lines"].list.sum().to_list() == shifts[f"{kind}s"].to_list()
        assert set(shifts[f"{kind}_lines"].list.len()) == {5}


# --- from a moment ----------------------------------------------------------------------------------------------


def middle(seed: int = 3) -> ho.Game:
    return played_out(ho.Game(seed=seed), before_day=4)


def test_games_from_a_moment_go_on_from_it() -> None:
    game = middle()
    study = ho.simulate(30, start=game, seed=game.seed)
    assert study.shifts["day"].min() == 4
    first = study.shifts.filter(pl.col("shift") == "morning", pl.col("day") == 4)
    assert set(first["before"]) == {game.view()["head"]["condition"]}
    assert study.games["days"].n_unique() > 3


def test_a_study_from_a_moment_does_not_deal_what_really_came() -> None:
    game = middle()
    moment = game.at(move=len(game.actions))
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    kinds = ho.simulate(60, start=moment, seed=0).shifts.group_by("game", maintain_order=True).first()
    assert kinds.select("kind", "staff", "symbols").n_unique() > 5
    assert ho.simulate(1, start=moment, seed=game.seed).shifts["kind"].to_list() != [
        row["kind"] for row in by_hand(game.seed, "balanced").rows()[9:]
    ]


def test_a_study_may_begin_in_the_middle_of_a_shift() -> None:
    game = middle()
    game.apply(game.legal_actions()[0])
    assert game.decision.kind != "turn"
    study = ho.simulate(5, start=game)
    first = study.shifts.group_by("game", maintain_order=True).first()
    assert first["day"].to_list() == [4] * 5
    assert first["odds"].to_list() == [game.shifts()["odds"][-1].to_list()] * 5, (
        "the card that was turned was in the deck"
    )


def test_a_study_may_begin_at_a_choice_of_the_story_while_no_card_lies_there() -> None:
    whole = ho.simulate(1, scenario=0, seed=0).game(0)
    moments = [whole.at(move=move) for move, action in enumerate(whole.actions) if action.kind == "choose"]
    assert moments
    for moment in moments:
        study = ho.simulate(3, start=moment)
        assert {(row["day"], row["shift"]) for row in study.shifts.group_by("game").first().rows(named=True)} == {
            (2, "morning")
        }


def test_a_game_that_is_over_has_no_moment_to_begin_from() -> None:
    game = played(ho.Game(seed=2), 2)
    with pytest.raises(ho.SceneError, match="this game is over"):
        ho.simulate(2, start=game)


# --- bad input --------------------------------------------------------------------------------------------------


def test_an_illegal_answer_is_told_with_its_position_and_the_games_before_it_are_kept() -> None:
    def stubborn(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        if seat.asked == "care" and seat.card.kind == "deteriorating" and seat.day == 6:
            return ho.Action.of("use trust nurse 1")
        return styles.balanced(seat, actions)

    with pytest.raises(ho.StyleError, match="stubborn answered 'use trust nurse 1', which is not legal here") as caught:
        ho.simulate(40, policy=stubborn)
    error = caught.value
    assert error.action == ho.Action.of("use trust nurse 1")
    assert error.game.decision.kind == "care"
    assert error.game.view()["head"]["day"] == 6
    assert repr(error.game) in str(error)
    number = error.study.games.height
    assert error.game.seed == number
    assert error.study.games.equals(ho.simulate(40).games.head(number))


def test_a_style_that_raises_is_told_and_its_own_error_is_kept() -> None:
    def broken(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return actions[len(seat.tokens) if seat.asked == "leave" else 0]

    with pytest.raises(ho.StyleError, match="broken raised IndexError") as caught:
        ho.simulate(10, policy=broken)
    assert isinstance(caught.value.__cause__, IndexError)
    assert caught.value.action is None
    assert caught.value.game.decision.kind == "leave"


def test_an_answer_that_is_no_action_is_told() -> None:
    def wordy(seat: Seat, actions: tuple[ho.Action, ...]) -> Any:
        return "palliative"

    said = r"the style wordy answered 'palliative', not an action: write ho.Action.of\('care palliative'\)"
    with pytest.raises(ho.StyleError, match=said):
        ho.simulate(3, policy=wordy)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (None, "answered None, not an action: every way through a style has to end with return"),
        (ho.Action("care palliative"), r"not an action: write ho.Action.of\('care palliative'\)"),  # type: ignore[arg-type]
        ("coffee", r"'coffee', not an action: write ho.Action.of\(…\) of one, as Action.of\('place nurse 1'\)"),
        ([ho.Action(128)], r"one action and not with several, as actions\[0\]"),
        (128, r"one of its actions, as actions\[0\]"),
        (ho.Action(99_999), r"answered Action\(99999\), not an action"),
    ],
)
def test_an_answer_that_is_no_action_says_what_to_write_instead(answer: Any, words: str) -> None:
    with pytest.raises(ho.StyleError, match=words) as caught:
        ho.simulate(3, policy=lambda seat, actions: answer)
    assert "Game 0 (seed 0), move 2, asked 'assign': Day 1, Morning Shift" in str(caught.value)


@pytest.mark.parametrize(
    ("style", "words"),
    [
        (lambda seat, actions: seat.conditon, r"this seat has no attribute 'conditon' \(did you mean 'condition'\?\)"),
        (lambda seat, actions: seat.xyz, "it has answers, asked, card, clear_cards, "),
        (lambda seat, actions: seat.card.simbols, r"'simbols' \(did you mean 'symbols'\?\)"),
        (lambda seat, actions: actions[0].knd, r"'knd' \(did you mean 'kind'\?\)"),
        (lambda seat, actions: seat.wishes.nothing, r"it has calls, clears, steps, timelines, useful\)"),
        (lambda seat, actions: "care palliative" in actions, "raised TypeError: .*'care palliative'.* in actions"),
        (lambda seat, actions: sys.exit(3), "raised SystemExit: 3"),
    ],
)
def test_a_slip_in_a_style_is_told_with_what_was_meant(style: Any, words: str) -> None:
    with pytest.raises(ho.StyleError, match=words):
        ho.simulate(3, policy=style)


def test_an_attribute_of_something_else_that_is_missing_is_told_as_python_does() -> None:
    with pytest.raises(ho.StyleError, match=r"raised AttributeError: 'str' object has no attribute 'isnumber'\. Game"):
        ho.simulate(3, policy=lambda seat, actions: "".isnumber())  # type: ignore[attr-defined]


class Ward:
    def __call__(self, seat: Seat, actions: tuple[ho.Action, ...]) -> Any:
        return self.answers(seat, actions)

    def answers(self, seat: Seat, actions: tuple[ho.Action, ...]) -> Any:
        raise LookupError("here")


@pytest.mark.parametrize(
    ("style", "name"),
    [
        (Ward(), "Ward"),
        (Ward().answers, r"Ward\.answers"),
        (partial(Ward.answers, Ward()), "answers"),
        (lambda seat, actions: [][0], r"<lambda> \(line \d+ of test_simulate\.py\)"),
        (eval("lambda seat, actions: {}[0]"), r"<lambda> \(line 1 of what was typed\)"),
    ],
)
def test_a_style_is_told_by_its_own_name(style: Any, name: str) -> None:
    with pytest.raises(
        ho.StyleError, match=rf"the style {name} raised (LookupError: here|(KeyError|IndexError): .*?)\. Game 0"
    ):
        ho.simulate(3, policy=style)


def test_a_style_that_stumbles_from_a_moment_is_told_with_that_game() -> None:
    start = middle()
    with pytest.raises(ho.StyleError) as caught:
        ho.simulate(3, start=start, policy=lambda seat, actions: ho.Action.of("stop"))
    assert caught.value.game.view()["head"]["day"] == 4
    assert caught.value.study.games.height == 0


def test_a_later_game_from_a_moment_is_told_with_its_own_seed() -> None:
    days: list[int] = []

    def second(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        days.append(seat.day)
        begun_anew = seat.day < max(days)
        return ho.Action.of("stop") if begun_anew else styles.balanced(seat, actions)

    with pytest.raises(ho.StyleError) as caught:
        ho.simulate(3, start=middle(), policy=second, seed=20)
    assert caught.value.study.games.height == 1
    assert caught.value.game.seed == 21


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"policy": "balance"}, "did you mean 'balanced'"),
        ({"policy": "zzz"}, "the styles are random, treatment_first"),
        ({"policy": 3}, "a care style is a name or a callable"),
        ({"games": 0}, "a whole number from 1 to"),
        ({"games": True}, "a whole number from 1 to"),
        ({"games": 2, "seed": -1}, "the first seed is a whole number"),
        ({"games": 2, "seed": 2**53 - 1}, "the first seed is a whole number"),
        ({"games": 2, "players": 7}, "players=7"),
        ({"games": 2, "numbers": {"TOKEN-04": 99}}, "can be"),
        ({"games": 2, "readings": {"G-99": "x"}}, "has no other reading"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_way_out(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ho.HoldingOnError, match=words):
        ho.simulate(**options)


@pytest.mark.parametrize("name", ho.styles.STYLES)
def test_a_style_of_the_box_has_its_name_however_it_is_given(name: str) -> None:
    assert ho.simulate(1, policy=ho.styles.STYLES[name]).policy == ho.simulate(1, policy=name).policy == name
