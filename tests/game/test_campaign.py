"""A group's way through the scenarios: their order, what is tried again, what is carried over, and what is kept."""

import json
import random
from typing import Any

import pytest

import holding_on as ho
from holding_on.game import records
from holding_on.game.recap import Ended
from tests.board.test_keeper import damaged
from tests.engine.table import played, played_out, seen
from tests.game.campaigns import LINKED, LOSES, WINS, lost, nearly, only_linked, won

FIRST, SECOND, THIRD = LINKED


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with three scenarios, whatever else the box holds."""
    return only_linked(tmp_path_factory.mktemp("linked"))


@pytest.fixture
def campaign(folder: str) -> ho.Campaign:
    """A group before its first game."""
    return ho.Campaign(folder)


def body_of(campaign: ho.Campaign) -> dict[str, Any]:
    """What a record says, without what every record has."""
    data = json.loads(campaign.record())
    return {key: value for key, value in data.items() if key not in ("format", "version", "checksum")}


# --- the order ----------------------------------------------------------------------------------------------------


def test_scen_01_the_scenarios_are_played_in_order(campaign: ho.Campaign) -> None:
    assert (campaign.scenarios, campaign.open, campaign.next) == (LINKED, (FIRST,), FIRST)
    for number in LINKED:
        assert campaign.next == number
        assert won(campaign).scenario == number
    assert (campaign.completed, campaign.open, campaign.next) == (LINKED, LINKED, None)
    with pytest.raises(ho.SceneError, match=r"every scenario is completed.*play\(1\).*reset\(\)"):
        campaign.play()


def test_scen_01_the_box_begins_with_its_first_scenario() -> None:
    campaign = ho.Campaign()
    assert campaign.next == campaign.scenarios[0]
    assert campaign.play(seed=7).scenario == campaign.scenarios[0]


def test_scen_04_the_next_one_is_open_only_when_the_objective_before_it_was_met(campaign: ho.Campaign) -> None:
    lost(campaign)
    for number in (SECOND, THIRD):
        with pytest.raises(
            ho.SceneError, match=rf"scenario {number} is not open yet: .*scenario 1 .*\(SCEN-04\); play scenario 1"
        ):
            campaign.play(number)
    won(campaign)
    assert campaign.open == (FIRST, SECOND)
    with pytest.raises(ho.SceneError, match=r"scenario 3 is not open yet: .*scenario 2 .*\(SCEN-04\)"):
        campaign.play(THIRD)
    assert campaign.play(SECOND).scenario == SECOND


def test_scen_14_a_lost_scenario_is_tried_again_as_often_as_the_group_likes(campaign: ho.Campaign) -> None:
    for tries in range(1, 8):
        lost(campaign)
        assert (campaign.tries, campaign.next, campaign.completed) == ({FIRST: tries}, FIRST, ())
    won(campaign)
    assert campaign.tries == {FIRST: 8}


def test_scen_15_a_completed_scenario_is_played_again_from_its_personal_card_on(campaign: ho.Campaign) -> None:
    won(campaign)
    again = lost(campaign, FIRST)
    assert [card["card"] for card in again.view()["told"]] == ["1A", "1B", "2A", "2B", "3A"]
    assert (campaign.completed, campaign.next, campaign.tries) == ((FIRST,), SECOND, {FIRST: 2})


def test_each_ending_opens_something_by_a_rule_and_each_open_scenario_is_open_by_one(campaign: ho.Campaign) -> None:
    with pytest.raises(ho.SceneError, match=r"no game of this campaign is over yet: play\(\)"):
        campaign.after()
    assert [campaign.rule_of(number) for number in LINKED] == ["SCEN-04", None, None]
    lost(campaign)
    assert (campaign.after(), campaign.rule_of(FIRST)) == (("retry", "SCEN-14"), "SCEN-14")
    won(campaign)
    assert campaign.after() == ("next", "SCEN-04")
    assert [campaign.rule_of(number) for number in LINKED] == ["SCEN-15", "SCEN-04", None]
    won(campaign, FIRST)
    assert campaign.after() == ("replay", "SCEN-15")
    lost(campaign, FIRST)
    assert campaign.after() == ("replay", "SCEN-15")
    won(campaign)
    won(campaign)
    assert campaign.after() == ("last", "SCEN-04")


def test_scen_16_the_whole_campaign_is_begun_afresh(campaign: ho.Campaign) -> None:
    new = campaign.record()
    won(campaign, names=["Maeve", "Tom", "Una"])
    old = campaign.play()
    campaign.reset()
    assert (campaign.open, campaign.tries, campaign.game) == ((FIRST,), {}, None)
    assert campaign.carried == {"names": []}
    assert campaign.record() == new
    with pytest.raises(ho.SceneError, match="another game"):
        campaign.finish(old)


@pytest.mark.parametrize("scenario", [0, 99, -1])
def test_a_scenario_that_there_is_not_is_refused(campaign: ho.Campaign, scenario: int) -> None:
    with pytest.raises(ho.ContentError, match=f"there is no scenario {scenario}; the scenarios are: 1, 2, 3"):
        campaign.play(scenario)


@pytest.mark.parametrize("scenario", ["1", True, 1.0, [1]])
def test_a_scenario_is_named_by_its_number(campaign: ho.Campaign, scenario: Any) -> None:
    with pytest.raises(ho.ContentError, match=r"there is no scenario .*; the scenarios are: 1, 2, 3"):
        campaign.play(scenario)


def test_what_is_refused_leaves_the_game_that_is_under_way(campaign: ho.Campaign) -> None:
    game = campaign.play()
    for wrong in ({"scenario": THIRD}, {"seed": -1}, {"names": ["Ann"]}, {"content": "elsewhere"}):
        with pytest.raises(ho.SceneError):
            campaign.play(**wrong)
        assert campaign.game is game


@pytest.mark.parametrize("content", ["/nowhere/at/all", 7])
def test_a_folder_that_there_is_not_is_refused(content: Any) -> None:
    with pytest.raises(ho.SceneError, match="there is no such folder"):
        ho.Campaign(content)


# --- how a game ended ---------------------------------------------------------------------------------------------


def test_to_note_the_same_game_again_changes_nothing(campaign: ho.Campaign) -> None:
    first = won(campaign)
    kept = campaign.record()
    campaign.finish(first)
    assert campaign.record() == kept
    lost(campaign)
    kept = campaign.record()
    campaign.finish(first)
    assert campaign.record() == kept


def test_a_game_that_is_not_over_or_not_the_groups_is_not_noted(campaign: ho.Campaign) -> None:
    left = campaign.play(seed=7)
    with pytest.raises(ho.SceneError, match="not over"):
        campaign.finish(left)
    game = campaign.play(**WINS)
    for other in (left, played(ho.Game(seed=1), 1), game.branch(), game.at(move=0), None):
        with pytest.raises(ho.SceneError, match=r"another game under way.*play\(\)"):
            campaign.finish(other)  # type: ignore[arg-type]  # a wrong one is meant
    assert campaign.tries == {}


def test_a_last_choice_that_is_taken_back_is_not_counted_until_the_game_is_over_again(campaign: ho.Campaign) -> None:
    game = lost(campaign, free_undo=True)
    game.undo()
    assert (campaign.tries, campaign.played) == ({}, ())
    again = ho.Campaign.from_record(campaign.record(), campaign.content)
    assert (again.tries, again.game is not None) == ({}, True)
    played(game, 1)
    assert campaign.tries == {FIRST: 1}


def test_a_game_that_is_left_counts_only_when_it_was_finished(campaign: ho.Campaign) -> None:
    won(campaign)
    campaign.play(SECOND)
    campaign.leave()
    assert (campaign.game, campaign.tries, campaign.completed) == (None, {FIRST: 1}, (FIRST,))


def test_a_game_that_was_begun_elsewhere_becomes_the_groups_own_where_its_scenario_is_open(
    campaign: ho.Campaign,
) -> None:
    game = ho.Game(names=["Maeve", "Tom", "Una"], content=campaign.content, **WINS)
    campaign.adopt(game)
    campaign.finish(played_out(game))
    assert (campaign.completed, campaign.carried) == ((FIRST,), {"names": ["Maeve", "Tom", "Una"]})
    for wrong, says in ((ho.Game(THIRD, content=campaign.content), "not open"), (ho.Game(), "other content")):
        with pytest.raises(ho.SceneError, match=says):
            campaign.adopt(wrong)
        assert campaign.game is game


# --- what is carried over -----------------------------------------------------------------------------------------


def test_the_nurses_keep_their_names_until_others_are_given(campaign: ho.Campaign) -> None:
    names = ["Maeve", "Tom", "Una"]
    lost(campaign, names=names)
    assert campaign.play().names == tuple(names)
    assert campaign.play(names=["Ann", "Ben", "Cleo"]).names == ("Ann", "Ben", "Cleo")
    assert campaign.carried == {"names": ["Ann", "Ben", "Cleo"]}


def test_g_45_a_game_of_a_campaign_begins_like_any_other(campaign: ho.Campaign) -> None:
    lost(campaign)
    won(campaign)
    fresh = ho.Game(SECOND, seed=5, first=0, content=campaign.content)
    assert seen(campaign.play(SECOND, seed=5, first=0)) == seen(fresh)


def test_scen_08_what_a_completed_scenario_sets_aside_is_there_in_the_later_ones(campaign: ho.Campaign) -> None:
    campaign.finish(won(campaign), carries={"aside": [17], "wrote to her": True})
    campaign.finish(lost(campaign), carries={"aside": [99]})
    campaign.finish(won(campaign), carries={"aside": [17, 23]})
    again = ho.Campaign.from_record(campaign.record(), campaign.content)
    for each in (campaign, again):
        assert each.carried == {"names": ["Ann", "Ben", "Cleo"], "aside": [17, 23], "wrote to her": True}
        each.play()
        assert each.carried["aside"] == [17, 23]


def test_scen_08_to_play_a_scenario_again_carries_what_it_left_the_last_time(campaign: ho.Campaign) -> None:
    campaign.finish(won(campaign), carries={"choice": "write"})
    campaign.finish(won(campaign, SECOND), carries={"later": 1})
    campaign.finish(won(campaign, FIRST), carries={"choice": "wait"})
    assert campaign.carried["choice"] == "wait"
    assert campaign.carried["later"] == 1


@pytest.mark.parametrize(
    "carries", [[1], {1: 2}, {"a": {1}}, {"a": float("nan")}, {"names": []}, {"a": "x" * 20_000}, {"a": (1, 2)}]
)
def test_only_plain_data_is_carried_over(campaign: ho.Campaign, carries: Any) -> None:
    game = won(campaign)
    kept = campaign.record()
    with pytest.raises(ho.SceneError, match="carries"):
        campaign.finish(game, carries=carries)
    assert campaign.record() == kept


# --- what is kept -------------------------------------------------------------------------------------------------


def test_a_campaign_is_taken_up_elsewhere_with_the_game_that_is_under_way(campaign: ho.Campaign) -> None:
    lost(campaign)
    won(campaign)
    last = nearly(campaign, SECOND, WINS)
    again = ho.Campaign.from_record(campaign.record(), campaign.content)
    assert again.record() == campaign.record()
    for each in (campaign, again):
        assert each.game is not None
        each.game.apply(last)
        each.finish(each.game)
        assert each.completed == (FIRST, SECOND)
    assert again.record() == campaign.record()


def test_a_record_comes_back_as_it_was_at_every_moment(campaign: ho.Campaign) -> None:
    chance = random.Random(4)
    for options in ({"seed": 3}, LOSES, WINS, {"seed": 9}):
        game = campaign.play(**options)
        while game.outcome is None:
            game.apply(chance.choice(game.legal_actions()))
            if chance.random() < 0.1 or game.outcome is not None:
                text = campaign.record()
                assert ho.Campaign.from_record(text, campaign.content).record() == text
        campaign.finish(game)


def test_a_record_can_be_read_by_people_and_hides_what_the_table_has_not_seen(campaign: ho.Campaign) -> None:
    won(campaign, names=["Änne", "{who}", "O'Neill"])
    campaign.play(deal={"partials": ["2-3"]})
    data = json.loads(campaign.record())
    assert data["names"] == ["Änne", "{who}", "O'Neill"]
    assert data["played"] == [{"scenario": FIRST, "ended": "objective"}]
    assert data["game"]["format"] == records.RECORD
    assert "2-3" not in campaign.record()
    shuffled = json.dumps(dict(reversed(data.items())), indent=3)
    assert ho.Campaign.from_record(shuffled, campaign.content).record() == campaign.record()


def test_any_other_change_is_refused_with_one_sentence(campaign: ho.Campaign) -> None:
    won(campaign)
    played(campaign.play(SECOND, seed=5), 5, 12)
    text = campaign.record()
    chance = random.Random(12)
    for _ in range(1500):
        changed = damaged(text, chance)
        try:
            same = json.loads(changed) == json.loads(text)
        except ValueError:
            same = False
        if not same:
            with pytest.raises(ho.RecordError) as error:
                ho.Campaign.from_record(changed, campaign.content)
            assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a campaign record: it is not whole JSON"),
        (b"{}", "a campaign record is text"),
        ('{"format": ["holding_on.campaign"]}', "not a campaign record of this game"),
        ("[" * 100_000, "not whole JSON"),
        ("x" * (records.LARGEST + 1), "too large for a campaign record"),
        (json.dumps({"format": records.CAMPAIGN, "version": 99}), "version 99"),
        (json.dumps({"format": records.CAMPAIGN, "version": 0}), "version 0"),
        (ho.Game(seed=1).record(), "this is a record and not a campaign record"),
        (ho.Game(seed=1).position(), "this is a position and not a campaign record"),
    ],
)
def test_what_is_no_campaign_is_told_apart(text: Any, says: str) -> None:
    with pytest.raises(ho.RecordError, match=says):
        ho.Campaign.from_record(text)


def test_a_campaign_is_no_game(campaign: ho.Campaign) -> None:
    with pytest.raises(ho.RecordError, match="this is a campaign record and not a record"):
        ho.Game.from_record(campaign.record())
    assert records.is_campaign(campaign.record())
    for text in (ho.Game(seed=1).record(), "", "[]", "[" * 100_000, "x" * (records.LARGEST + 1)):
        assert not records.is_campaign(text)


def test_a_campaign_with_other_content_is_refused(campaign: ho.Campaign) -> None:
    with pytest.raises(ho.RecordError, match="other content"):
        ho.Campaign.from_record(campaign.record())
    with pytest.raises(ho.RecordError, match="no such folder"):
        ho.Campaign.from_record(campaign.record(), "/nowhere/at/all")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"played": [{"scenario": 2, "ended": "objective"}]}, "scenario 2 was not open"),
        ({"played": [{"scenario": 1, "ended": "condition"}, {"scenario": 2, "ended": "deck"}]}, "scenario 2 was not"),
        ({"played": [{"scenario": True, "ended": "objective"}]}, "was not open"),
        ({"played": [{"scenario": 1, "ended": "unfinished"}]}, "no way in which a game ends"),
        ({"played": [{"scenario": 1, "ended": "luck"}]}, "no way in which a game ends"),
        ({"played": [{"scenario": 1, "ended": "deck", "more": 1}]}, "cannot be used"),
        ({"played": [7]}, "cannot be used"),
        ({"played": []}, "scenario 2 is not open yet"),
        ({"names": ["a\nb"]}, "names"),
        ({"names": [7]}, "names"),
        ({"names": "Ann"}, "names"),
        ({"names": ["Ann"] * 9}, "names"),
        ({"game": {}}, "not a record of this game"),
        ({"game": 7}, "not a record of this game"),
        ({"noted": 1}, "yes or no"),
        ({"carries": {"names": []}}, "carries"),
    ],
)
def test_what_no_group_can_have_reached_is_refused_whatever_its_checksum(
    campaign: ho.Campaign, changes: dict[str, Any], says: str
) -> None:
    won(campaign)
    campaign.play(SECOND)
    text = records.write(records.CAMPAIGN, {**body_of(campaign), **changes})
    with pytest.raises(ho.RecordError, match=says):
        ho.Campaign.from_record(text, campaign.content)


def test_a_record_that_lacks_a_part_is_refused(campaign: ho.Campaign) -> None:
    won(campaign)
    body = body_of(campaign)
    for part in ("content", "names", "played", "noted"):
        text = records.write(records.CAMPAIGN, {key: value for key, value in body.items() if key != part})
        with pytest.raises(ho.RecordError):
            ho.Campaign.from_record(text, campaign.content)


def test_a_long_record_is_read_in_the_time_that_its_length_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Ended] = []

    def whether_won(each: Ended) -> bool:
        looks.append(each)
        return each.ended == "objective"

    monkeypatch.setattr(Ended, "won", property(whether_won))
    counts = []
    for games in (50, 100, 200):
        ends = [{"scenario": 1, "ended": "objective"}, *[{"scenario": 1, "ended": "warnings"}] * (games - 1)]
        body = {"content": ho.Campaign()._catalogue.fingerprint, "names": [], "played": ends}
        looks.clear()
        kept = ho.Campaign.from_record(records.write(records.CAMPAIGN, body))
        counts.append(len(looks))
        assert (len(kept.played), kept.completed) == (games, (1,))
    assert counts[1] < 2.5 * counts[0]
    assert counts[2] < 2.5 * counts[1]
