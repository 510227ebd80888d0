"""Marks, the forms of an outcome, and what one scenario hands on to the next: all of it is data."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.game import records
from tests.content.twelfth import both, twelfth
from tests.engine.evenings import FOUND, HIDE, SAY, SEND, WRITE, answered, evening, said, told
from tests.engine.table import (
    act,
    cause,
    condition,
    deteriorating,
    emergency,
    played_out,
    stable,
    state_of,
    to_the_next_day,
    tokens,
)


def test_the_folder_of_the_twelfth_scenario_is_sound(tmp_path: Path) -> None:
    assert checking.problems(Path(both(tmp_path))) == []


# --- marks ----------------------------------------------------------------------------------------------------------


def test_scen_06_no_marks_means_none_of_them(tmp_path: Path) -> None:
    parts = '{ kind = "letters", letters = ["81A"] }, { kind = "no_marks", marks = ["written", "cut-off"] }'
    content = twelfth(tmp_path, f"all = [{parts}]")
    for marks, won in (([], True), (["written"], False), (["cut-off"], False), (["written", "cut-off"], False)):
        game = evening(content, marks=marks)
        act(game, "care medical", "enough")
        assert told(game)[0] == "81A"
        assert (game.outcome is not None) == won, marks


def test_scen_06_no_marks_with_a_count_means_so_many_of_them(tmp_path: Path) -> None:
    parts = '{ kind = "letters", letters = ["81A"] }, { kind = "no_marks", marks = ["written", "cut-off"], count = 1 }'
    content = twelfth(tmp_path, f"all = [{parts}]")
    for marks, won in (([], True), (["written"], True), (["cut-off"], True), (["written", "cut-off"], False)):
        game = evening(content, marks=marks)
        act(game, "care medical", "enough")
        assert (game.outcome is not None) == won, marks


def test_scen_08_the_first_mark_is_set_like_any_other(tmp_path: Path) -> None:
    given: dict[str, Any] = {"day": 12, "shift": "night", "told": ["74A"]}
    deal = {"patients": [deteriorating()]}
    game = ho.Game.from_scene(given, scenario=11, seed=7, content=both(tmp_path), deal=deal)
    assert game._wording.names.scenario.marks == ("waited", "known")
    assert game.carries == {"known": False, "waited": False}
    act(game, "turn", "place nurse 1")
    changes = to_the_next_day(game)
    assert game.carries == {"known": False, "waited": True}
    assert "she has waited" in str(said(changes, "SETUP-19"))


def test_a_position_whose_story_cannot_have_been_is_refused(folder: str) -> None:
    game = answered(folder, WRITE, SEND)
    for name, value in (("story", 64 * game.table().story + game.table().story % 64), ("marks", 2**7), ("story", 1)):
        state = state_of(game)
        kept = getattr(state, name)
        setattr(state, name, value)
        text = game.position()
        setattr(state, name, kept)
        with pytest.raises(ho.RecordError):
            ho.Game.from_position(text, content=folder)


def test_a_scene_names_what_was_told_and_noted(folder: str) -> None:
    scene = {"day": 4, "told": ["81A", "82A"], "marks": ["written"]}
    game = ho.Game.from_scene(scene, scenario=12, content=folder)
    assert told(game) == ["81A", "82A"]
    assert game.carries["written"]
    for wrong in ({"told": ["80A"]}, {"told": ["81A", "81A"]}, {"marks": ["posted"]}):
        with pytest.raises(ho.SceneError):
            ho.Game.from_scene(wrong, scenario=12, content=folder)


def test_scen_03_a_mark_that_a_scene_names_twice_is_there_once(folder: str) -> None:
    once, again = (evening(folder, marks=marks) for marks in (["written"], ["written", "written"]))
    assert again.carries == once.carries == {"written": True, "cut-off": False}
    assert state_of(again).marks == state_of(once).marks


# --- the forms of the outcome ---------------------------------------------------------------------------------------


def last_night(folder: str, *marks: str, day: int = 2, carried: dict[str, bool] | None = None, **more: Any) -> ho.Game:
    """The night whose Talk lays the memory that is missing; the letter was answered on the day before."""
    scene = {
        "day": day,
        "told": ["81A", "82A", "82B"],
        "marks": ["written", *marks],
        "grid": {"partials": ["3-4"]},
        "pawns": {"nurse 1": {"clears": ["3-4"]}},
        **more,
    }
    game = evening(folder, carried=carried, **scene)
    act(game, "care medical", "enough")
    return game


def test_scen_07_of_several_outcomes_the_first_that_fits_is_told(folder: str) -> None:
    plain = last_night(folder)
    assert plain.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(plain)[-1] == "83B"
    assert told(last_night(folder, "sent"))[-1] == "84A"
    assert told(last_night(folder, carried={"known": True}))[-1] == "84B"
    assert told(last_night(folder, "sent", carried={"known": True}))[-1] == "84A", "the first of two that fit"


def test_g_44_the_twelfth_scenario_is_not_won_without_one_of_its_parts(folder: str) -> None:
    burnt = last_night(folder, "cut-off")
    assert burnt.outcome is None
    assert [step["done"] for step in burnt.view()["head"]["progress"]] == [True, True, True, False]
    unread = last_night(folder, day=4, told=["82A"], grid={}, pawns={})
    assert not unread.view()["head"]["progress"][1]["done"]
    silent = last_night(folder, marks=[])
    assert silent.outcome is None
    assert not silent.view()["head"]["progress"][0]["done"]


def test_g_44_the_twelfth_scenario_is_won_by_the_answer_that_was_missing(folder: str) -> None:
    game = evening(folder, told=["81A"], grid=FOUND)
    act(game, "care medical", "enough")
    assert game.view()["outcome"] is None
    changes = act(game, WRITE)
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07"), "as soon as it is met"
    assert told(game) == ["81A", "82A", "83B"]
    assert [step["done"] for step in game.view()["head"]["progress"]] == [True] * 4
    ending = next(change for change in changes if change.verb == "ending")
    assert cause(game, ending) == "SCEN-03"


def test_scen_09_the_twelfth_scenario_is_lost_as_any_other(folder: str) -> None:
    game = last_night(folder, condition=1, grid={}, pawns={})
    assert game.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert not {"83B", "84A", "84B"} & set(told(game))


# --- what carries over ----------------------------------------------------------------------------------------------


def test_scen_08_a_game_by_itself_begins_as_its_file_says(folder: str) -> None:
    game = ho.Game(scenario=12, seed=3, first=0, content=folder)
    assert condition(game) == 28
    assert tokens(game, "nurse 1") == 2, "she has waited: the file says so"
    assert "From an earlier scenario: she has waited." in [line["text"] for line in game.lines()]
    told_known = ho.Game(scenario=12, seed=3, first=0, content=folder, carried={"known": True, "waited": False})
    assert (condition(told_known), tokens(told_known, "nurse 1")) == (19, 1)
    again = ho.Game.from_record(told_known.record(), content=folder)
    assert condition(again) == 19
    for wrong in ({"stranger": True}, {"known": 1}, ["known"]):
        with pytest.raises(ho.SceneError):
            ho.Game(scenario=12, content=folder, carried=wrong)  # type: ignore[arg-type]


def test_scen_08_a_mark_that_was_handed_on_can_be_asked_for_by_a_letter(folder: str) -> None:
    friend = evening(folder, day=2, carried={"known": True})
    to_the_next_day(friend)
    assert told(friend) == ["81B", "86A"]
    stranger = evening(folder, day=2)
    to_the_next_day(stranger)
    assert told(stranger) == ["81B"]


def test_scen_08_a_campaign_hands_on_what_was_decided_and_keeps_it(tmp_path: Path) -> None:
    for answer, start in ((SAY, 19), (HIDE, 28)):
        campaign = ho.Campaign(both(tmp_path))
        campaign._catalogue.scenario_numbers = [11, 12]
        with pytest.raises(ho.SceneError, match="not open"):
            campaign.play(12)
        game = campaign.play(seed=1, players=3, deal={"patients": [stable(memories=3, tokens=2)] * 13})
        assert game.decision.kind == "choice", "it waits for nothing"
        act(game, answer)
        assert played_out(game).outcome == ho.Outcome(True, "objective", "SCEN-07")
        campaign.finish(game)
        assert campaign.carried == {"known": answer == SAY, "waited": False, "names": ["Ann", "Ben", "Cleo"]}
        text = campaign.record()
        assert json.loads(text)["noted"] is True
        second = ho.Campaign.from_record(text, campaign.content).play(first=0)
        assert second.scenario == 12
        assert (condition(second), tokens(second, "nurse 1")) == (start, 1)
        between = ho.Campaign.from_record(text, campaign.content)
        between.leave()
        assert json.loads(between.record())["played"][0]["carries"] == {"known": answer == SAY, "waited": False}
        assert ho.Campaign.from_record(between.record(), campaign.content).carried == campaign.carried


def test_scen_08_a_group_hands_on_nothing_of_a_game_that_was_lost_and_no_word_of_its_own(tmp_path: Path) -> None:
    campaign = ho.Campaign(both(tmp_path))
    campaign._catalogue.scenario_numbers = [11, 12]
    game = campaign.play(seed=1, deal={"patients": [emergency(symbols=9)] * 9}, numbers={"COND-04": 4})
    act(game, SAY)
    assert not played_out(game).outcome.won  # type: ignore[union-attr]
    campaign.finish(game)
    assert campaign.carried == {"names": ["Ann", "Ben", "Cleo"]}
    with pytest.raises(ho.SceneError, match="carried"):
        campaign.play(carried={"known": True})
    other = ho.Game(scenario=12, content=campaign.content, carried={"known": True})
    with pytest.raises(ho.SceneError):
        campaign.adopt(other)


def test_scen_08_a_record_from_before_anything_was_handed_on_still_opens(tmp_path: Path) -> None:
    campaign = ho.Campaign(both(tmp_path))
    campaign._catalogue.scenario_numbers = [11, 12]
    body = {"content": campaign._catalogue.fingerprint, "names": [], "played": [{"scenario": 11, "ended": "objective"}]}
    old = ho.Campaign.from_record(records.write(records.CAMPAIGN, body), campaign.content)
    game = old.play(first=0)
    assert (game.scenario, condition(game)) == (12, 28), "as its file says for a game by itself"
    assert tokens(game, "nurse 1") == 2
    with pytest.raises(ho.SceneError, match="other marks"):
        old.adopt(ho.Game(scenario=12, content=campaign.content, carried={"known": True}))


def test_no_python_names_the_number_of_a_scenario() -> None:
    compared = {
        f"{path.name}, line {node.lineno}": [type(one.value) for one in ast.walk(node) if isinstance(one, ast.Constant)]
        for path in Path(ho.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and "scenario" in ast.unparse(node)
    }
    assert compared
    assert [where for where, constants in compared.items() if int in constants] == []
