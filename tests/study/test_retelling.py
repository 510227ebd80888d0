"""What was decided in the games of a study, what happened in their story, and which card each shift had."""

from __future__ import annotations

import json
import random
import zipfile
from io import BytesIO
from pathlib import Path

import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study import retelling
from holding_on.styles import Seat
from tests.content.twelfth import twelfth


def gentle(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    return styles.comfort_first(seat, actions)


@pytest.fixture(scope="module")
def study() -> ho.Study:
    return ho.simulate(12, scenario=4, seed=3)


def test_a_decision_is_the_one_that_the_game_asks_at_this_move(study: ho.Study) -> None:
    assert dict(study.decisions.schema) == dict(pl.Schema(retelling.DECISIONS))
    assert study.decisions["options"].list.len().min() == 2
    for row in random.Random(1).sample(study.decisions.rows(named=True), 12):
        game = study.game(row["game"])
        asked = game.at(move=row["n"])
        assert [str(action) for action in asked.legal_actions()] == row["options"]
        assert asked.view()["head"]["day"] == row["day"]
        assert json.loads(game.record())["actions"][row["n"]] == ho.Action.of(row["answer"]).code


def test_the_story_says_what_was_chosen_who_was_called_and_what_was_read_out(study: ho.Study) -> None:
    assert dict(study.story.schema) == dict(pl.Schema(retelling.STORY))
    choices = study.story.filter(kind="choice", what="three")
    assert set(choices["answer"]) == {"water"}, "what the style answers"
    promised = study.story.filter(kind="mark", what="promised")
    assert choices["game"].to_list() == promised["game"].to_list()
    assert set(study.story.filter(kind="call")["what"]) <= {"gerry", "anne"}
    outcomes = study.story.filter(kind="outcome")
    assert outcomes["game"].to_list() == study.games.filter("won")["game"].to_list()
    assert set(outcomes["what"]) <= {"14A", "14B", "14C"}
    assert outcomes["day"].to_list() == study.games.filter("won")["days"].to_list()


def test_a_letter_stands_in_the_story_on_the_morning_of_its_day(tmp_path: Path) -> None:
    story = ho.simulate(20, scenario=12, content=twelfth(tmp_path)).story
    letters = story.filter(kind="letter")
    assert letters.select("game", "what", "shift").rows() == [(game, "81B", "morning") for game in range(20)]
    assert letters["day"].n_unique() == 1
    assert set(story.filter(kind="choice")["answer"]) <= {"write", "visit", "burn", "keep", "send"}


def test_the_games_are_played_again_once_and_only_when_asked(study: ho.Study, monkeypatch: pytest.MonkeyPatch) -> None:
    assert study.decisions.height
    monkeypatch.setattr(retelling, "play", None)
    assert study.story.height


def test_a_game_that_comes_out_differently_is_refused_in_a_sentence(study: ho.Study) -> None:
    games = study.games.with_columns(won=~pl.col("won"))
    written_into = ho.Study(games, study.shifts, study.policy, study.words, origin=study.origin)
    with pytest.raises(ho.SceneError, match="game 0 of this study comes out otherwise"):
        _ = written_into.decisions


def test_a_style_of_ones_own_is_named_again_when_the_study_is_loaded(tmp_path: Path) -> None:
    study = ho.simulate(2, policy=gentle)
    study.save(tmp_path / "kept")
    without = ho.Study.load(tmp_path / "kept")
    with pytest.raises(ho.SceneError, match="hand it in, as policy=gentle"):
        _ = without.decisions
    again = ho.Study.load(tmp_path / "kept", policy=gentle)
    assert again.decisions.equals(study.decisions)


# --- which card -------------------------------------------------------------------------------------------------


def test_each_shift_names_its_card_as_it_is_printed(study: ho.Study) -> None:
    shifts = study.shifts.filter(game=2)
    assert shifts["card"].n_unique() == shifts.height, "no card comes twice"
    game, mornings = study.game(2), shifts.filter(shift="morning").rows(named=True)
    for row in mornings:
        asked = game.at(day=row["day"], shift="day")
        card = asked.view()["shifts"][0]["card"]
        assert card is not None
        assert card["id"] == row["card"]
    assert game.shifts()["card"].to_list() == shifts["card"].to_list()


def test_a_card_made_by_hand_has_no_id() -> None:
    game = ho.Game(seed=1, first=0, deal={"patients": [{"kind": "stable", "staff": 1}, "P06"]})
    game.apply(ho.Action.of("turn"))
    assert game.shifts()["card"].to_list() == [None]


def test_a_study_of_an_older_version_opens_without_cards_and_is_played_on(study: ho.Study, tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    study.save(new)
    with zipfile.ZipFile(new) as kept, zipfile.ZipFile(old, "w") as other:
        about = json.loads(kept.read("study.json"))
        other.writestr("study.json", json.dumps({**about, "version": 1}))
        other.writestr("games.parquet", kept.read("games.parquet"))
        shifts = BytesIO()
        pl.read_parquet(BytesIO(kept.read("shifts.parquet"))).drop("card").write_parquet(shifts)
        other.writestr("shifts.parquet", shifts.getvalue())
    again = ho.Study.load(old)
    assert again.shifts["card"].is_null().all()
    assert again.shifts.drop("card").equals(study.shifts.drop("card"))
    assert again.game(2).shifts()["card"].to_list() == study.shifts.filter(game=2)["card"].to_list()
    assert again.more(1).shifts["card"].null_count() == study.shifts.height
