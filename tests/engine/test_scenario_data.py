"""What a scenario is made of (SCEN): its setup, its Events, its cards and its Objective, all of them data."""

from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from tests.content.eleventh import EVERY_PART, eleventh
from tests.engine.table import act, condition, deteriorating, placed, refused, stable, staffed, to_the_next_day, tokens

WORDS = the_box().words("en")


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """The folder of the eleventh scenario."""
    return eleventh(tmp_path)


def evening(folder: str, clears: list[str], *more: str, scenario: int = 11, **scene: Any) -> ho.Game:
    """A Night in which nurse 1 holds the Clears `more`; their Partials and the Clears `clears` are in play."""
    given = {
        "shift": "night",
        "grid": {"partials": [*clears, *more], "clears": clears},
        "pawns": {"nurse 1": {"clears": list(more)}},
        **scene,
    }
    content = folder or None
    return staffed(deteriorating(), "nurse 2", scenario=scenario, content=content, **given)


def talked(game: ho.Game) -> ho.Game:
    """The same game after this night's Talk; nobody calls."""
    act(game, *(["no call"] if game.decision.kind == "assign" else []), "care medical", "enough")
    return game


def steps(game: ho.Game) -> list[bool]:
    """Which of the things that are asked for are done."""
    return [step["done"] for step in game.view()["head"]["progress"]]


# --- the eleventh scenario ----------------------------------------------------------------------------------------


def test_the_folder_of_the_eleventh_scenario_is_sound(folder: str) -> None:
    assert checking.problems(Path(folder)) == []


def test_g_44_an_eleventh_scenario_is_won_when_its_last_part_is_met(folder: str) -> None:
    game = evening(folder, ["1-2"], "2-4")
    assert steps(game) == [True, True, False, True]
    act(game, "call nurse 3 contact 1")
    act(game, "care medical", "enough")
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert [card["card"] for card in game.view()["told"]] == ["90A", "90B", "91A", "92B", "91B"]
    assert steps(game) == [True] * 4


def test_g_44_the_eleventh_scenario_is_not_won_without_one_of_its_parts(folder: str) -> None:
    hard = evening(folder, ["1-2", "3-1", "3-3"])  # as much that is hard to remember as is good, and more
    act(hard, "call nurse 3 contact 1", "care medical", "enough")
    late = evening(folder, ["1-2", "2-4"], day=7)
    act(late, "call nurse 3 contact 1", "care medical", "enough")
    other = evening(folder, ["2-4", "4-2"])
    act(other, "call nurse 3 contact 1", "care medical", "enough")
    assert [game.outcome for game in (hard, late, other)] == [None] * 3
    assert [steps(game).index(False) for game in (hard, late, other)] == [1, 3, 0]
    second = evening(folder, ["4-2", "4-4"])
    act(second, "call nurse 3 contact 1", "care medical", "enough")
    assert second.outcome is not None, "the other way to the same part"


def test_scen_09_the_eleventh_scenario_is_lost_as_any_other(folder: str) -> None:
    game = evening(folder, ["1-2"], "2-4", condition=1)
    act(game, "no call", "care medical", "enough")
    assert game.outcome == ho.Outcome(False, "condition", "SCEN-10")


# --- setup ----------------------------------------------------------------------------------------


def test_scen_02_a_scenario_changes_the_setup(folder: str) -> None:
    game = ho.Game(scenario=11, seed=3, first=0, content=folder)
    assert condition(game) == 21
    assert [place["pawns"] for place in game.view()["places"]] == [[0, 1, 2, 4, 5, 6], [7], [], [8], []]
    scene = ho.Game.from_scene({}, scenario=11, seed=3, content=folder)
    assert [place["pawns"] for place in scene.view()["places"]] == [[0, 1, 2, 4, 5, 6], [7], [], [8], []]
    mine = ho.Game(scenario=11, seed=3, content=folder, numbers={"COND-04": 12})
    assert condition(mine) == 12, "what a table sets itself comes last"


def test_scen_02_the_setup_goes_by_the_number_of_players(folder: str) -> None:
    scenario = ho.catalogue.loading.Catalogue(Path(folder)).scenario(11)
    assert scenario.setup_for(4) == {**scenario.setup_for(3), "start_condition": 19, "assistants": 1}


def test_g_46_a_third_assistant_works_where_the_scenario_says_so(folder: str) -> None:
    game = staffed(deteriorating(tokens=1), "assistant 3", scenario=11, content=folder)
    act(game, "care palliative")
    assert tokens(game, "pool") == 1


def test_scen_03_cards_are_set_aside_at_setup(folder: str) -> None:
    game = ho.Game(scenario=11, seed=3, first=0, content=folder)
    assert game.view()["decks"]["patient"] == 36
    assert game.view()["decks"]["clear"] == 34
    box = game.table().box
    aside = [card for card in range(n.MEMORIES) if card not in box.decks[1]]
    assert [the_box().memories[card].id for card in aside] == ["3-4"]
    assert aside[0] not in box.decks[2]
    with pytest.raises(ho.SceneError):
        ho.Game.from_scene({"grid": {"partials": ["3-4"]}}, scenario=11, content=folder)
    assert ho.Game(seed=3).view()["decks"] != game.view()["decks"], "the next scenario has them again"


def test_scen_18_an_event_goes_and_another_comes(folder: str) -> None:
    def events(scenario: int, content: str | None) -> set[str]:
        game = ho.Game(scenario=scenario, seed=3, content=content)
        ids = game._wording.names.event_ids["partial"]
        return {ids[card - n.MEMORIES] for card in game.table().box.decks[1] if card >= n.MEMORIES}

    assert events(1, None) - events(11, folder) == {"EP5"}
    assert events(11, folder) - events(1, None) == {"EX1"}
    deal = [stable(memories=1)]
    game = ho.Game.from_scene({}, scenario=11, seed=3, content=folder, deal={"patients": deal, "partials": ["EX1"]})
    changes = act(game, "turn", "place nurse 1", "care palliative")
    assert any("A gull" in change.text for change in changes)


# --- cards ----------------------------------------------------------------------------------------


def test_setup_16_sides_are_told_by_their_role_and_there_may_be_any_number(folder: str) -> None:
    game = ho.Game(scenario=11, seed=3, first=0, content=folder)
    read = [line["rule"] for line in game.lines() if line["verb"] == "told_narrative"]
    assert read == ["SETUP-15", "SETUP-17", "SETUP-18"]
    assert "92A" not in str(game.view())
    second = ho.Game(scenario=2, seed=3, first=0)
    read = [line["rule"] for line in second.lines() if line["verb"] == "told_narrative"]
    assert read == ["SETUP-15", "SETUP-15", "SETUP-16", "SETUP-17", "SETUP-18"]


# --- objectives ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "before", "last"),
    [
        ('kind = "clears"\ncount = 3', ["1-1", "1-2"], "1-3"),
        ('kind = "clear_in_timeline"\ntimeline = 2\ncount = 2', ["1-1", "1-2", "2-2"], "2-3"),
        ('kind = "named"\nmemories = ["1-2", "5-5"]', ["1-2", "5-4"], "5-5"),
        ('kind = "named"\nmemories = ["1-2", "5-5", "5-6"]\ncount = 2', ["1-2", "5-4"], "5-5"),
        ('kind = "positives"\ncount = 2', ["1-2", "1-1", "3-3"], "1-3"),
        ('kind = "negatives"\ncount = 2', ["1-2", "1-3", "3-3"], "1-1"),
        ('kind = "more_positive"\ncount = 2', ["1-2", "1-1", "1-3"], "2-4"),
        ('kind = "positive_in_timelines"\ncount = 3', ["1-2", "1-3", "2-4", "3-3"], "4-2"),
        ('any = [{ kind = "clears", count = 9 }, { kind = "named", memories = ["4-4"] }]', ["1-2"], "4-4"),
    ],
)
def test_scen_06_each_kind_of_part_is_met_by_its_own_clear(
    part: str, before: list[str], last: str, tmp_path: Path
) -> None:
    content = eleventh(tmp_path, part, "")
    without = talked(evening(content, before[:-1], before[-1]))
    assert without.outcome is None
    assert placed(without, "clear") == sorted(before)
    assert talked(evening(content, before, last)).outcome == ho.Outcome(True, "objective", "SCEN-07")


@pytest.mark.parametrize(("day", "done"), [(5, True), (6, True), (7, False)])
def test_scen_06_by_a_day_means_that_day_too(folder: str, day: int, done: bool) -> None:
    game = ho.Game.from_scene({"day": day}, scenario=11, content=folder)
    assert steps(game)[-1] == done, "the eleventh scenario asks for it by day 6"


def test_g_58_what_billy_feels_counts_where_a_scenario_asks_for_it(tmp_path: Path) -> None:
    content = eleventh(tmp_path, 'kind = "more_positive"', "")
    assert talked(evening(content, [], "1-1")).outcome is None
    assert talked(evening(content, [], "1-2")).outcome is not None


def test_g_31_days_are_over_in_the_evening_and_a_win_on_the_last_day_stands(tmp_path: Path) -> None:
    content = eleventh(tmp_path, 'kind = "days"\ncount = 13', "")
    before = staffed(deteriorating(), "nurse 1", day=12, shift="night", scenario=11, content=content)
    act(before, "care medical", "enough")
    assert before.outcome is None
    assert before.view()["head"]["progress"][0]["count"] == "12/13"
    last = staffed(deteriorating(), "nurse 1", day=13, shift="night", scenario=11, content=content)
    assert last.view()["head"]["progress"][0]["count"] == "12/13"
    act(last, "care medical", "enough")
    assert last.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert last.view()["head"]["progress"][0]["count"] == "13/13"


def test_scen_05_the_board_shows_how_far_each_part_is(tmp_path: Path) -> None:
    game = ho.Game.from_scene({"grid": {"partials": ["1-4", "1-6"], "clears": ["1-6"]}}, scenario=2, seed=3)
    head = game.view()["head"]
    assert head["progress_text"] == "1 of 3 done"
    assert [step["done"] for step in head["progress"]] == [False, False, True]
    assert WORDS["memory.1-2.words"] in head["progress"][0]["text"], "the Partial's back is on the Objective Card"
    assert WORDS["memory.1-2.title"] not in str(game.view()), "and its Clear is unseen"
    assert WORDS["memory.1-4.words"] not in head["progress"][1]["text"], "heavy words stay behind their note"
    assert WORDS["memory.1-6.title"] in head["progress"][2]["text"]
    every = ho.Game(scenario=11, seed=3, content=eleventh(tmp_path, EVERY_PART)).view()["head"]["progress"]
    assert [step["done"] for step in every] == [False]
    assert "harbour" not in every[0]["text"], "whom to call is not known yet"


# --- scenario 2 ----------------------------------------------------------------------------------------


def test_scenario_2_asks_for_three_memories_of_one_timeline() -> None:
    assert the_box().scenario(2).systems == ("focus",)
    game = evening("", ["1-2", "1-4", "1-1", "1-3", "1-5"], "1-6", scenario=2)
    act(game, "care medical", "enough")
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert game.view()["told"][-1]["card"] == "6B"
    other = evening("", ["1-2", "1-4"], "1-5", scenario=2)
    act(other, "care medical", "enough")
    assert other.outcome is None


def test_scenario_2_has_no_calls() -> None:
    game = staffed(deteriorating(), scenario=2)
    refused(game, "call nurse 1 contact 1", "not_in_scenario", "CALL-01")
    assert "contact_tile" not in [place["id"] for place in game.view()["places"]]


@pytest.mark.parametrize("scenario", [2, 3])
def test_a_record_and_a_position_bring_a_later_scenario_back(scenario: int) -> None:
    game = ho.Game(scenario=scenario, seed=5, first=1)
    to_the_next_day(game)
    assert ho.Game.from_record(game.record()).view() == game.view()
    again = ho.Game.from_position(game.position()).view()
    assert {**again, "revision": 0, "can_undo": True} == {**game.view(), "revision": 0, "can_undo": True}
