"""House rules in studies: simulated, by other processes too, named in the words, saved and loaded."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.study import measures
from holding_on.study.blocks import play_block, setting_of
from holding_on.study.growing import GrowingStudy
from tests.own_rule import rule_of_ones_own

FEW: dict[str, Any] = {"games": 12, "policy": "random"}


def test_a_study_is_played_by_a_house_rule_beside_the_original() -> None:
    plain, ours = ho.simulate(**FEW), ho.simulate(**FEW, variant="night_rests_nobody")
    assert ours != plain
    assert ours == ho.simulate(**FEW, numbers={"DAY-13": 0})
    assert "the house rule “The night rests nobody”" in str(ours)
    assert ho.simulate(**FEW) == plain


def test_a_study_says_once_that_a_style_of_the_box_does_not_know_the_rule() -> None:
    def own(seat: Any, actions: Any) -> Any:
        return actions[0]

    told = "does not know the house rules"
    assert str(ho.simulate(**FEW, variant="tokens_go_stale")).count(told) == 1
    assert told not in str(ho.simulate(**FEW, variant="night_rests_nobody"))
    assert told not in str(ho.simulate(games=2, policy=own, variant="tokens_go_stale"))


def test_every_number_of_a_study_says_where_its_style_does_not_know_the_rule() -> None:
    told = "does not know the house rules (HOUSE-03)"
    stale = ho.simulate(**FEW, variant="tokens_go_stale")
    plain, numbers = ho.simulate(**FEW), ho.simulate(**FEW, variant="night_rests_nobody")
    assert told in str(measures.won(stale))
    assert told in measures.won(stale).in_percent()
    assert str(measures.paired(plain, stale)).count(told) == 1
    assert measures.paired(stale, plain).in_percent().count(told) == 1
    assert told in stale._repr_html_()
    sweep = ho.sweep(3, policy="random", variants=[None, "tokens_go_stale", "night_rests_nobody"])
    assert repr(sweep).count(told) == sweep._repr_html_().count(told) == 1
    report = ho.simulate(games=2, policy="random", variant="tokens_go_stale").report()
    assert told in repr(report)
    assert "The styles of the box do not know the house rules." in report._repr_html_()
    for study in (plain, numbers):
        assert study.note == ""
        assert "know the house rules" not in f"{measures.won(study)} {measures.paired(plain, study)}"


@pytest.mark.parametrize(
    ("knows", "said"),
    [
        (None, "does not say whether it knows the house rules (HOUSE-03 and HOUSE-12)"),
        (["HOUSE-03"], "does not know the house rules (HOUSE-12)"),
        ({"HOUSE-12", "HOUSE-03"}, ""),
        (True, ""),
        (7, "does not say"),
    ],
)
def test_a_style_of_ones_own_says_which_rules_it_knows(knows: Any, said: str) -> None:
    def own(seat: Any, actions: Any) -> Any:
        return actions[0]

    if knows is not None:
        own.knows = knows  # type: ignore[attr-defined]
    study = ho.simulate(games=1, policy=own, variant=["tokens_go_stale", "listening_heals"])
    assert study.note.startswith("The style own " if said else "")
    assert said in study.note
    assert bool(study.note) == bool(said)


def test_a_game_of_a_study_is_the_game_on_the_board() -> None:
    study = ho.simulate(**FEW, variant=["emergency_comforted", "listening_heals"])
    game = study.game(3)
    assert [variant.name for variant in game.options.variants] == ["An emergency may be comforted", "Listening heals"]
    assert game.outcome is not None
    assert game.outcome.won == study.games["won"][3]


def test_another_process_plays_the_same_games_from_the_file_of_the_rule() -> None:
    few = GrowingStudy(policy="random", variant="tokens_go_stale")
    sent = pickle.loads(pickle.dumps(setting_of(few)))
    there = play_block(sent, 0, 0, 12).frames()[0]
    assert there.equals(ho.simulate(**FEW, variant="tokens_go_stale").games)


def test_a_rule_from_a_notebook_is_refused_before_workers_start() -> None:
    made: dict[str, Any] = {}
    exec(compile("def f(ward):\n    ward.note()\n", "<cell>", "exec"), made)
    variant = ho.Variant("A rule", "A sentence.", after={"gather": made["f"]})
    assert ho.simulate(**FEW, variant=variant).games.height == 12
    with pytest.raises(ho.SceneError, match="in a file of their own"):
        ho.simulate(**FEW, variant=variant, workers=2)


def test_a_house_rule_that_fails_ends_the_study_with_its_sentence() -> None:
    def fails(ward: Any) -> None:
        ward.take(99)

    variant = ho.Variant("A rule", "A sentence.", after={"gather": fails})
    with pytest.raises(ho.VariantError, match=r"test_house_rules\.py, line \d+\) raised 99 is not a purse"):
        ho.simulate(**FEW, variant=variant)


def test_a_study_is_saved_and_loaded_with_the_names_of_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = rule_of_ones_own(tmp_path)
    study = ho.simulate(**FEW, variant="mine")
    study.save("study.zip")
    again = ho.Study.load("study.zip")
    assert again == study
    assert again.game(2).record() == study.game(2).record()
    file.unlink()
    alone = ho.Study.load("study.zip")
    assert alone.games.equals(study.games)
    with pytest.raises(ho.SceneError, match="house rules in the folder house-rules"):
        alone.game(2)
