"""Scenario 0 is played by itself: it is a game like any other, and no part of the campaign."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.loading import the_box
from tests.content.folders import found, write
from tests.content.zeroth import LEFT, TITLE, zeroth
from tests.engine.table import played_out
from tests.game.campaigns import lost, only_linked, won

CAMPAIGN = tuple(number for number in the_box().scenario_numbers if number)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with a scenario 0."""
    return zeroth(tmp_path_factory.mktemp("zeroth"))


def test_a_scenario_0_is_sound_and_its_game_is_played_previewed_and_kept(folder: str) -> None:
    assert checking.problems(Path(folder)) == []
    game = ho.Game(scenario=0, content=folder, seed=7, first=0)
    assert (game.scenario, game.structure()["decks"][0]) == (0, LEFT)
    assert TITLE in game.view()["head"]["title"]
    assert f"Of the {LEFT} in the deck" in str(game.preview(ho.Action.of("turn")))
    assert ho.Game.from_position(game.position(), folder).scenario == 0
    played_out(game)
    for again in (
        ho.Game.from_record(game.record(), folder),
        pickle.loads(pickle.dumps(game)),
        copy.copy(game),
    ):
        assert (again.scenario, again.outcome) == (0, game.outcome)


def test_many_games_of_scenario_0_are_games_of_scenario_0(folder: str) -> None:
    study = ho.simulate(games=2, scenario=0, content=folder, seed=1)
    assert study.game(1).scenario == 0
    assert max(study.games["days"]) <= 3


def test_the_campaign_begins_with_1_and_is_complete_with_its_last(folder: str) -> None:
    campaign = ho.Campaign(folder)
    assert (campaign.scenarios, campaign.open, campaign.next) == (CAMPAIGN, (1,), 1)
    assert campaign.rule_of(0) is None
    assert lost(campaign).scenario == 1
    assert won(campaign).scenario == 1
    assert (campaign.completed, campaign.open, campaign.tries) == ((1,), (1, 2), {1: 2})


def test_a_campaign_is_complete_without_scenario_0(tmp_path: Path) -> None:
    zeroth(tmp_path)
    folder = only_linked(tmp_path, also=(0,))
    campaign = ho.Campaign(folder)
    for number in campaign.scenarios:
        assert won(campaign).scenario == number
    assert (campaign.completed, campaign.next, campaign.after()) == ((1, 2, 3), None, ("last", "SCEN-04"))


def test_scenario_0_cannot_be_begun_or_taken_up_in_a_campaign(folder: str) -> None:
    campaign = ho.Campaign(folder)
    why = r"scenario 0 is played by itself, outside the campaign: Game\(scenario=0\) begins it"
    with pytest.raises(ho.SceneError, match=why):
        campaign.play(0)
    with pytest.raises(ho.SceneError, match=why):
        campaign.adopt(ho.Game(scenario=0, content=folder))
    assert (campaign.game, campaign.record()) == (None, ho.Campaign(folder).record())


@pytest.mark.parametrize(
    ("head", "key"), [('\ncarries = ["told-her"]', "carries"), ('\ncarried = { "a" = true }', "carried")]
)
def test_nothing_is_handed_on_to_scenario_0_or_from_it(head: str, key: str, tmp_path: Path) -> None:
    zeroth(tmp_path, head)
    said = [p for p in found(tmp_path) if p.key == key]
    assert "scenario 0 is played by itself: nothing is handed on to it" in said[0].text


def test_a_recap_of_scenario_0_would_never_be_told(tmp_path: Path) -> None:
    zeroth(tmp_path, words='recap.3B = "He has told you."\n')
    assert ["nobody asks for this key" in p.text for p in found(tmp_path)] == [True]


def test_each_group_has_the_scenario_0_of_its_own_folder(folder: str, tmp_path: Path) -> None:
    own = (Path(folder) / "scenarios/00.toml").read_text(encoding="utf-8")
    write(tmp_path, "scenarios/00.toml", own.replace("count = 1", "count = 2"))
    write(tmp_path, "text/en/zeroth.toml", '[scenario.0]\ntitle = "Ours"\nobjective = "Two."\n')
    ours, theirs = (ho.Game(scenario=0, content=each, seed=7) for each in (str(tmp_path), folder))
    assert "Ours" in ours.view()["head"]["title"]
    assert TITLE in theirs.view()["head"]["title"]
    assert ours.fingerprint != theirs.fingerprint
    assert ho.Campaign(str(tmp_path)).scenarios == CAMPAIGN
