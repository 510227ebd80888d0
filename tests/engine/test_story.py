"""Letters, choices, the forms of an outcome, and what one scenario hands on to the next: all of it is data."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue import checking
from holding_on.game import records
from holding_on.view.shape import Place
from tests.content.twelfth import SCENARIO, both, twelfth
from tests.engine.table import (
    act,
    cause,
    condition,
    deteriorating,
    emergency,
    played_out,
    refused,
    rules_of,
    stable,
    state_of,
    to_the_next_day,
    tokens,
)

ONE = {"partials": ["1-2"], "clears": ["1-2"]}
FOUND = {"partials": ["3-4"], "clears": ["3-4"]}
WRITE, VISIT, BURN = (f"choose choice 1 option {number}" for number in (1, 2, 3))
SAY, HIDE = (f"choose choice 1 option {number}" for number in (1, 2))
"""The answers of the eleventh scenario, when it hands something on."""
KEEP, SEND = (f"choose choice 2 option {number}" for number in (1, 2))


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """The folder of the twelfth scenario."""
    return twelfth(tmp_path)


def evening(folder: str, *, carried: dict[str, bool] | None = None, **scene: Any) -> ho.Game:
    """The last night before letters may come, its card turned and staffed; the next cards ask for little."""
    given: dict[str, Any] = {"shift": "night", "condition": 20, "grid": ONE, **scene}
    return dealt(folder, carried, given, ["turn", "place nurse 2"])


def dealt(folder: str, carried: dict[str, bool] | None, scene: dict[str, Any], answers: list[str]) -> ho.Game:
    """A scene of the twelfth scenario, and what is answered in it."""
    deal = {"patients": [deteriorating(), stable(), stable(), stable()]}
    game = ho.Game.from_scene(
        scene, scenario=12, seed=7, content=folder, deal=deal, carried=carried, free_undo=True, numbers={"TOKEN-04": 6}
    )
    act(game, *answers)
    return game


def area(game: ho.Game) -> Place:
    """What the board shows of the marked area."""
    return next(place for place in game.view()["places"] if place["id"] == "marked_area")


def told(game: ho.Game) -> list[str]:
    """The sides told since the setup."""
    return [card["card"] for card in game.view()["told"] if card["card"] not in ("80A", "80B", "83A")]


def said(changes: list[ho.Change], rule: str) -> list[str]:
    """What was told by a rule."""
    return [change.text for change in changes if change.rule == rule]


def test_the_folder_of_the_twelfth_scenario_is_sound(tmp_path: Path) -> None:
    assert checking.problems(Path(both(tmp_path))) == []


# --- letters --------------------------------------------------------------------------------------------------------


def test_setup_19_a_letter_comes_on_its_morning_if_what_it_waits_for_was_done(folder: str) -> None:
    game = evening(folder)
    assert told(game) == []
    changes = to_the_next_day(game)
    assert told(game)[0] == "81A"
    assert "A letter has come. It lies in the marked area: “Side 81A”." in said(changes, "SETUP-19")
    waiting = evening(folder, grid={})
    to_the_next_day(waiting)
    assert told(waiting) == [], "nothing was found by then"
    later = evening(folder, day=2)
    to_the_next_day(later)
    assert "81A" not in told(later), "its day is over"
    assert told(later) == ["81B"]


def test_setup_19_a_letter_with_later_days_comes_once_on_one_of_them(tmp_path: Path) -> None:
    scenario = SCENARIO.replace('day = 2\ntells = "81A"', 'day = 2\nlater = [3, 4]\ntells = "81A"', 1)
    assert scenario != SCENARIO
    game = evening(twelfth(tmp_path, scenario=scenario), day=2)
    to_the_next_day(game)
    assert "81A" in told(game), "its first day was over"
    act(game, BURN)
    to_the_next_day(game)
    assert told(game).count("81A") == 1


def test_setup_19_an_early_letter_is_not_brought_by_an_answer_of_its_own_morning(tmp_path: Path) -> None:
    third = 'day = 3\ntells = "86A"\nrequires = {{ kind = "marks", marks = ["known"] }}'
    early = 'day = 2\nearly = true\ntells = "86A"\nrequires = {{ kind = "marks", marks = ["written"] }}'
    assert third in SCENARIO
    game = evening(twelfth(tmp_path, scenario=SCENARIO.replace(third, early, 1)))
    to_the_next_day(game)
    act(game, WRITE)
    assert "86A" not in told(game)


def test_comp_18_the_marked_area_is_on_the_board_only_where_letters_may_come(folder: str) -> None:
    assert "marked_area" not in [place["id"] for place in ho.Game(seed=1).view()["places"]]
    game = evening(folder)
    assert area(game)["text"] == "Marked area: no letter has come yet."
    to_the_next_day(game)
    assert area(game)["cards"] == [{"card": "81A", "title": "Side 81A"}]
    assert area(game)["text"] == "Marked area: 1 letter has come, Side 81A."
    link = game.why("marked_area")[0]
    assert (link.rule, "Side 81A" in link.text) == ("SETUP-19", True)
    assert len(evening(folder).why("marked_area")) == 0


def test_setup_19_what_a_letter_brings_goes_to_the_shift_manager_and_to_billy(folder: str) -> None:
    game = evening(folder, manager="nurse 1", pawns={"nurse 2": {"tokens": 0}})
    act(game, "care medical", "enough")
    letter = [line["text"] for line in game.lines() if line["rule"] == "SETUP-19"]
    assert letter[1:] == ["The letter brings Ben 2 Care Tokens."]
    second = evening(folder, day=2, condition=9)
    to_the_next_day(second)
    assert condition(second) == 9 - 1 - 2
    weak = evening(folder, day=2, condition=3)
    to_the_next_day(weak)
    assert weak.outcome == ho.Outcome(False, "condition", "SCEN-10"), "a letter can cost him his last strength"


def called_in_the_morning(folder: Path) -> ho.Game:
    """A Call in the Morning of day 3 notes what the third letter and the second choice of this folder wait for."""
    changed = SCENARIO.replace('marks = ["known"] }}\ncondition = 1', 'marks = ["rung"] }}\ncondition = 1')
    changed = changed.replace('marks = ["written"] }}\ntells = "82B"', 'marks = ["rung"] }}\ntells = "82B"')
    assert changed.count('["rung"]') == 2
    content = twelfth(folder, scenario=changed)
    game = dealt(content, None, {"day": 3, "marks": ["address"]}, ["turn", "call nurse 2 contact 1", "place nurse 3"])
    act(game, "care medical", "enough", "no more leave")
    return game


def test_setup_19_a_letter_comes_in_the_morning_and_no_later(tmp_path: Path) -> None:
    game = called_in_the_morning(tmp_path)
    assert "85A" in told(game)
    assert "86A" not in told(game), "what it waits for was done after the post"


def test_scen_03_a_choice_is_asked_before_any_shift(tmp_path: Path) -> None:
    game = called_in_the_morning(tmp_path)
    assert (game.decision.kind, game.view()["head"]["shift"]) == ("choice", 1)
    assert told(game)[-1] == "82B"


def test_g_24_a_letter_brings_no_more_tokens_than_the_supply_has(folder: str) -> None:
    game = evening(
        folder, pool=22, pawns={f"nurse {number}": {"tokens": held} for number, held in enumerate((0, 1, 0), 1)}
    )
    act(game, "care medical", "pay nurse 2")
    assert tokens(game, "supply") == 0
    letter = [line["text"] for line in game.lines() if line["rule"] == "SETUP-19"]
    assert letter[1:] == ["The letter brings Ben 1 Care Token."]


def test_g_31_a_letter_can_meet_the_objective_at_once(tmp_path: Path) -> None:
    game = evening(twelfth(tmp_path, 'kind = "letters"\nletters = ["81A"]'))
    act(game, "care medical", "enough")
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert told(game) == ["81A", "83B"]
    assert game.decision.kind == "over", "the choice that waits for the letter is read to nobody"


def test_scen_09_after_a_letter_that_costs_him_his_last_strength_nothing_is_asked(folder: str) -> None:
    game = evening(folder, day=2, condition=3, told=["81A", "82A"], marks=["written"])
    to_the_next_day(game)
    assert game.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert game.decision.kind == "over"
    assert "82B" not in told(game)


@pytest.mark.parametrize(("held", "then"), [(4, 6), (5, 6), (6, 6)])
def test_token_04_what_a_letter_brings_fills_a_purse_to_six_and_no_further(folder: str, held: int, then: int) -> None:
    game = evening(folder, manager="nurse 1", pawns={"nurse 2": {"tokens": held}})
    act(game, "care medical", "enough")
    assert tokens(game, "nurse 2") == then
    assert tokens(game, "supply") == 24 - sum(tokens(game, f"nurse {number}") for number in (1, 2, 3)) - tokens(
        game, "pool"
    )


def test_scen_08_a_card_that_was_set_aside_comes_back_into_its_deck(folder: str) -> None:
    game = evening(folder)
    before = game.view()["decks"]
    assert (before["partial"], before["clear"]) == (32, 33)
    changes = to_the_next_day(game)
    assert len(said(changes, "SCEN-08")) == 2
    after = game.view()["decks"]
    assert (after["partial"], after["clear"]) == (33, 34)
    with pytest.raises(ho.SceneError):
        ho.Game.from_scene({"grid": {"partials": ["3-4"]}}, scenario=12, content=folder)
    again = ho.Game.from_position(game.position(), content=folder)
    assert again.view()["decks"] == after
    game.undo()
    assert game.view()["decks"]["partial"] == 32


# --- choices --------------------------------------------------------------------------------------------------------


def answered(folder: str, *answers: str, carried: dict[str, bool] | None = None, **scene: Any) -> ho.Game:
    """The morning after the first letter, and what was answered."""
    game = evening(folder, carried=carried, **scene)
    act(game, "care medical", "enough", *answers)
    return game


def test_scen_03_a_choice_is_asked_of_the_shift_manager_before_a_card_is_turned(folder: str) -> None:
    game = answered(folder)
    asked = game.decision
    assert (asked.kind, asked.who, asked.rule) == ("choice", game.view()["head"]["manager"], "SCEN-03")
    assert "Side 82A" in asked.prompt
    assert told(game) == ["81A", "82A"], "it is read out before it is answered"
    assert [str(action) for action in asked.actions] == [WRITE, BURN]
    assert [game.say(action) for action in asked.actions] == ["Write back", "Burn the letter"]
    refused(game, "turn", "not_now", "SCEN-03")
    act(game, WRITE)
    assert game.decision.kind == "choice", "the next is due because of it"
    act(game, KEEP)
    assert game.decision.kind == "turn"
    refused(game, WRITE, "step_over", "SCEN-03")
    to_the_next_day(game)
    assert told(game).count("82A") == 1, "it is asked once"


def test_scen_03_a_preview_says_what_an_answer_brings_and_reads_nothing_out(folder: str) -> None:
    game = answered(folder)
    write, burn = (game.preview(action) for action in game.legal_actions())
    assert write.condition == (condition(game), condition(game) + 1)
    assert "It is noted for later: somebody has written back." in str(write)
    assert burn.condition[1] == condition(game) - 3
    assert "82B" not in str(write)


def test_scen_06_an_answer_may_be_closed_by_what_was_done_before(folder: str) -> None:
    game = answered(folder)
    refused(game, VISIT, "answer_closed", "SCEN-06")
    assert [barred.sentence for barred in game.decision.barred] == ["Nobody knows her."]
    known = answered(folder, VISIT, carried={"known": True})
    assert known.carries == {"written": True, "cut-off": False}


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


def test_scen_03_what_was_chosen_takes_effect_and_can_be_taken_back(folder: str) -> None:
    game = answered(folder, BURN)
    assert "the letter was burnt" in game.view()["head"]["progress"][-1]["text"]
    assert not game.view()["head"]["progress"][-1]["done"]
    before = condition(game)
    game.undo()
    assert condition(game) == before + 3
    assert game.decision.kind == "choice"
    act(game, BURN)
    to_the_next_day(game)
    assert "81B" not in told(game), "who has burnt the first gets no second letter"
    weak = answered(folder, BURN, condition=4)
    assert weak.outcome == ho.Outcome(False, "condition", "SCEN-10")


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


def test_scen_03_a_position_in_the_middle_of_a_choice_and_a_record_bring_it_back(folder: str) -> None:
    game = answered(folder, WRITE)
    again = ho.Game.from_position(game.position(), content=folder)
    assert (again.decision.prompt, told(again)) == (game.decision.prompt, told(game))
    assert again.legal_actions() == game.legal_actions()
    act(game, SEND)
    assert ho.Game.from_record(game.record(), content=folder).view()["told"] == game.view()["told"]


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


@pytest.mark.parametrize(("before", "outcome"), [(3, "condition"), (4, "objective")])
def test_scen_10_an_answer_that_costs_him_his_last_strength_is_a_loss_whatever_it_meets(
    tmp_path: Path, before: int, outcome: str
) -> None:
    content = twelfth(tmp_path, 'kind = "marks"\nmarks = ["cut-off"]')
    game = evening(content, condition=before + 1)
    act(game, "care medical", "enough", BURN)
    assert game.outcome is not None
    assert game.outcome.reason == outcome
    won = outcome == "objective"
    assert ("SCEN-07" in rules_of(game)) == won, "the Objective is looked at when he has lived through it"


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


def test_scen_03_the_tokens_of_an_answer_are_the_shift_managers(folder: str) -> None:
    game = evening(folder, carried={"known": True})
    to_the_next_day(game)
    assert game.decision.kind == "choice"
    manager = int(game.structure()["manager"])
    before = game.structure()["tokens"]
    visit = next(action for action in game.legal_actions() if "Ask her to come" in game.say(action))
    game.apply(visit)
    after = game.structure()["tokens"]
    gained = [nurse for nurse in range(3) if after[nurse] > before[nurse]]
    assert gained == [manager]
