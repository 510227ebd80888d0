"""What is measured of many games is what happened in them, counted otherwise."""

import random
from dataclasses import replace
from pathlib import Path
from statistics import mean, median

import polars as pl
import pytest

import holding_on as ho
from holding_on.study import measures
from holding_on.study.growing import GrowingStudy
from holding_on.study.measures import Rate


@pytest.fixture(scope="module")
def study() -> ho.Study:
    return ho.simulate(60, seed=11)


def test_the_fan_holds_the_condition_after_each_shift_of_the_games_that_go_on(study: ho.Study) -> None:
    fan = measures.fan(study.shifts)
    row = fan.row(by_predicate=(pl.col("day") == 6) & (pl.col("shift") == "day"), named=True)
    there = study.shifts.filter(pl.col("day") == 6, pl.col("shift") == "day")["condition"].to_list()
    assert (row["moment"], row["games"], row["q50"]) == (17, len(there), median(there))
    assert fan["moment"].to_list() == list(range(1, fan.height + 1))
    assert (fan["q05"] <= fan["q25"]).all()
    assert (fan["q75"] <= fan["q95"]).all()


def test_a_fan_of_one_game_is_its_line(study: ho.Study) -> None:
    game = study.shifts.filter(pl.col("game") == 7)
    fan = measures.fan(game.drop("game"))
    assert fan["q05"].to_list() == fan["q95"].to_list() == game["condition"].to_list()


def test_every_game_goes_on_or_has_ended_and_in_the_end_none_goes_on(study: ho.Study) -> None:
    days = measures.survival(study.games)
    assert set(days["going"] + days["won"] + days["lost"]) == {60}
    assert days["going"].to_list() == sorted(days["going"], reverse=True)
    assert days.row(-1, named=True)["going"] == 0
    assert days.row(-1, named=True)["won"] == study.games["won"].sum()
    row = days.row(8, named=True)
    assert row["going"] == study.games.filter(pl.col("days") > 9).height
    assert (row["low"], row["high"]) == measures.Rate(row["going"], 60).interval


def test_every_reason_is_told_one_that_never_came_too() -> None:
    study = ho.simulate(30, policy="random", seed=1)
    endings = measures.endings(study.games)
    assert endings["reason"].to_list() == ["objective", "condition", "deck", "warnings"]
    assert endings["games"].sum() == 30
    assert endings.row(0)[1] == 0
    assert endings["high"][0] > 0, "it may come yet"


def test_stress_and_tokens_are_those_of_each_evening(study: ho.Study) -> None:
    evenings = study.shifts.group_by("game", "day", maintain_order=True).last().filter(pl.col("day") == 4)
    stress = measures.stress(study.shifts).filter(pl.col("day") == 4)
    assert stress["who"].to_list() == ["nurse 1", "nurse 2", "nurse 3", "assistant 1", "assistant 2"]
    assert stress["mean"][1] == pytest.approx(mean(row[1] for row in evenings["stress"]))
    tokens = measures.tokens(study.shifts).filter(pl.col("day") == 4)
    assert tokens["who"].to_list() == ["nurse 1", "nurse 2", "nurse 3", "pool"]
    assert tokens["mean"][3] == pytest.approx(mean(row[4] for row in evenings["tokens"]))


def test_memories_are_means_by_timeline(study: ho.Study) -> None:
    found = measures.memories(study.shifts).filter(pl.col("day") == 5)
    evenings = study.shifts.group_by("game", "day", maintain_order=True).last().filter(pl.col("day") == 5)
    assert found["partials"].sum() == pytest.approx(evenings["partials"].mean())
    assert found["clears"].sum() == pytest.approx(evenings["clears"].mean())
    assert set(found["games"]) == {evenings.height}


# --- luck -------------------------------------------------------------------------------------------------------


def test_the_first_draw_is_measured_against_the_whole_deck(study: ho.Study) -> None:
    first = measures.draws(study.shifts).group_by("game").first()
    assert first["expected"].n_unique() == 1
    kinds = dict(first.select("kind", "odds").rows())
    assert kinds == pytest.approx({"deteriorating": 20 / 39, "stable": 13 / 39, "emergency": 6 / 39})


def test_luck_is_what_was_expected_less_what_came_and_evens_out() -> None:
    shifts = ho.simulate(120, policy="random", seed=5).shifts
    draws, luck = measures.draws(shifts), measures.luck(shifts)
    assert luck["luck"].sum() == pytest.approx((draws["expected"] - draws["fall"]).sum())
    score = luck["luck"] / luck["spread"]
    assert abs(score.mean()) < 0.3  # type: ignore[operator, arg-type]  # there are rows
    assert 0.8 < score.std() < 1.2  # type: ignore[operator]


def test_the_odds_hold() -> None:
    found = measures.foretold(ho.simulate(100, policy="random", seed=9).shifts)
    often = found.filter(pl.col("draws") > 60)
    holds = often.select((pl.col("low") <= pl.col("odds")) & (pl.col("odds") <= pl.col("high"))).to_series()
    assert often.height >= 8
    assert holds.mean() > 0.8  # type: ignore[operator]
    assert found.group_by("kind").agg(pl.col("draws").sum())["draws"].n_unique() == 1


def test_with_kinder_cards_the_same_style_wins_more() -> None:
    cards = measures.won_by_luck(ho.simulate(90, seed=0))
    assert cards["cards"].to_list() == ["hard", "middling", "kind"]
    assert cards["games"].to_list() == [30, 30, 30]
    assert cards["high"][0] < cards["low"][2]


@pytest.fixture(scope="module")
def coins() -> ho.Study:
    """Games that a coin has won or lost, whatever their cards: the lost ones stop where these had been hardest."""
    study = ho.simulate(300, seed=0)
    card, sum_so_far = pl.int_range(pl.len()).over("game"), pl.col("luck").cum_sum().over("game")
    hardest = measures.draws(study).with_columns(card=card, sum=sum_so_far).sort("sum", maintain_order=True)
    stop = hardest.group_by("game", maintain_order=True).first().select("game", stop="card").sort("game")
    coin = pl.Series("won", random.Random(5).choices([True, False], k=study.games.height))
    games = study.games.with_columns(coin)
    shifts = study.shifts.with_columns(card=card).join(stop, on="game")
    shifts = shifts.join(games.select("game", "won"), on="game").filter(
        pl.col("won") | (pl.col("card") <= pl.col("stop"))
    )
    return replace(study, games=games, shifts=shifts.select(study.shifts.columns).sort("game", maintain_order=True))


def test_luck_up_to_where_a_game_stopped_tells_how_it_ended(coins: ho.Study) -> None:
    played = measures.luck(coins).join(coins.games, on="game").sort(pl.col("luck") / pl.col("spread"))
    hard, kind = (Rate(int(part["won"].sum()), 100) for part in (played.head(100), played.tail(100)))
    assert hard.interval[1] < kind.interval[0], "a trend, where cards decided nothing"


def test_the_luck_of_the_deal_has_no_part_in_how_a_game_ended(coins: ho.Study) -> None:
    found = measures.won_by_luck(coins)
    assert found["games"].to_list() == [100, 100, 100]
    share = coins.games["won"].mean()
    assert all(low <= share <= high for low, high in found.select("low", "high").rows())


def test_the_deal_is_that_of_the_seed_whoever_plays_and_however_long(study: ho.Study) -> None:
    found = measures.dealt(study)
    other = ho.simulate(study.games.height, policy="random", seed=study.games["seed"][0])
    assert found.equals(measures.dealt(other))
    played = measures.draws(study.shifts).group_by("game", maintain_order=True).agg(pl.col("fall").head(20))
    falls = {game: fall for game, fall in played.iter_rows() if len(fall) == 20}
    assert len(falls) > 10
    assert {game: sum(fall) for game, fall in falls.items()} == {
        game: fall for game, fall in found.select("game", "fall").rows() if game in falls
    }


def test_the_luck_of_the_deal_evens_out_and_goes_as_far_as_chance_says() -> None:
    found = measures.dealt(GrowingStudy(policy="random", shifts=False).until(1)).row(0, named=True)
    many = replace(ho.simulate(1, policy="random"), games=pl.DataFrame({"game": range(4000), "seed": range(4000)}))
    luck = measures.dealt(many)["luck"]
    assert abs(luck.mean()) < 4 * found["spread"] / 4000**0.5  # type: ignore[arg-type]  # there are rows
    assert luck.std() == pytest.approx(found["spread"], rel=0.05)


def test_a_study_from_a_moment_is_dealt_what_is_left() -> None:
    game = ho.Game(seed=3, first=0)
    for _ in range(40):
        game.apply(game.legal_actions()[0])
    study = ho.simulate(5, policy="random", start=game)
    left = game.structure()["decks"][0]
    found = measures.dealt(study)
    assert found["cards"].to_list() == [(left + 1) // 2] * 5
    assert found["fall"].n_unique() > 1


def test_where_the_deal_is_not_known_that_is_said(study: ho.Study, tmp_path: Path) -> None:
    with pytest.raises(
        ho.SceneError, match="how these games were dealt is not known here: load the study with content="
    ):
        measures.dealt(replace(study, origin=None))
    study.save(tmp_path / "kept")
    kept = ho.Study.load(tmp_path / "kept")
    assert measures.dealt(kept).equals(measures.dealt(study))
    other = kept.shifts.with_columns(kind=pl.lit("emergency", kept.shifts.schema["kind"]), symbols=pl.lit(5, pl.Int8))
    with pytest.raises(ho.SceneError, match="game 0 of this study was dealt other cards by holding_on"):
        measures.won_by_luck(replace(kept, shifts=other))


def test_one_game_has_its_luck_too() -> None:
    game = ho.Game(seed=3, first=0)
    for _ in range(40):
        game.apply(game.legal_actions()[0])
    luck = measures.luck(game.shifts())
    assert luck.height == 1
    assert luck["draws"][0] == game.shifts().height
