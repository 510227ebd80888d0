"""Components, the Condition Track and setting up (COMP, COND-01 to COND-06, SETUP)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import act, cause, change, deteriorating, pawn, refused, seen, stable, staffed, table
from tests.views.there import there


def opened(seed: int = 7, **options: Any) -> ho.Game:
    """A game just set up, with the first player as Shift Manager unless that is left to chance."""
    return ho.Game(seed=seed, **{"first": 0, **options})


def at_the_opening(game: ho.Game, rule: str) -> list[str]:
    """What was said by a rule while the table was set up."""
    return [line["text"] for line in game.lines() if line["rule"] == rule]


# --- components -------------------------------------------------------------------------------------------------


def test_comp_02_two_to_four_people_play() -> None:
    assert len([p for p in opened().view()["pawns"] if p["kind"] == "nurse"]) == 3
    for players in (2, 3, 4):
        kinds = [line["kind"] for line in opened(players=players).view()["pawns"]]
        assert (kinds.count("nurse"), kinds.count("assistant"), kinds.count("on_call")) == (players, 2, 2)
    for wrong in (1, 5, True, "3"):
        with pytest.raises(ho.SceneError, match="2 to 4 nurses"):
            opened(players=wrong)


def test_comp_06_the_patient_deck_has_39_cards_enough_for_13_days() -> None:
    assert opened().view()["decks"]["patient"] == 39
    last = table(deteriorating(), deteriorating(), deteriorating(), day=13)
    assert last.view()["decks"]["patient"] == 3


def test_comp_07_the_partial_deck_has_35_cards_events_included() -> None:
    assert opened().view()["decks"]["partial"] == 35


def test_comp_08_the_clear_deck_has_35_cards_events_included() -> None:
    assert opened().view()["decks"]["clear"] == 35


def test_comp_09_the_memories_form_a_grid_of_five_timelines_by_six() -> None:
    grid = opened().view()["grid"]
    assert [row["timeline"] for row in grid] == [1, 2, 3, 4, 5]
    assert [[card["position"] for card in row["cards"]] for row in grid] == [[1, 2, 3, 4, 5, 6]] * 5


def test_comp_11_there_are_24_care_tokens() -> None:
    view = opened().view()
    assert view["supply"]["tokens"] + sum(p["tokens"] or 0 for p in view["pawns"]) + view["pool"]["tokens"] == 24
    fewer = opened(numbers={"COMP-11": 10}).view()
    assert fewer["supply"]["tokens"] == 10 - 3


def test_comp_13_two_warnings_are_there_to_be_received() -> None:
    assert opened().view()["head"]["warnings_max"] == 2


def test_comp_15_three_assistants_and_two_on_call_assistants_are_the_most_that_can_play() -> None:
    game = opened(numbers={"SETUP-08": 3})
    kinds = [p["kind"] for p in game.view()["pawns"]]
    assert (kinds.count("nurse"), kinds.count("assistant"), kinds.count("on_call")) == (3, 3, 2)
    for rule, count in (("SETUP-08", 4), ("SETUP-09", 3)):
        with pytest.raises(ho.SceneError, match=rule):
            opened(numbers={rule: count})


def test_comp_16_g_46_only_two_of_the_three_assistants_are_used() -> None:
    assert [p["pawn"] for p in opened().view()["pawns"] if p["kind"] == "assistant"] == [4, 5]
    with pytest.raises(ho.SceneError, match="does not take part"):
        table(pawns={"assistant 3": {"stress": 1}})


def test_comp_19_a_card_once_seen_cannot_be_put_back_unseen() -> None:
    game = opened()
    game.apply(game.legal_actions()[0])
    assert not game.can_undo
    with pytest.raises(ho.IllegalAction) as caught:
        game.undo()
    assert (caught.value.reason, caught.value.rule) == ("already_seen", "COMP-19")
    assert str(caught.value).endswith(".")


def test_comp_19_what_is_seen_does_not_depend_on_the_faces_of_cards_held() -> None:
    one = table(pawns={"nurse 1": {"clears": ["2-1"]}})
    other = table(pawns={"nurse 1": {"clears": ["2-4"]}})
    assert seen(one) == seen(other) == {**seen(one, 0), "seat": None}


def test_comp_20_a_held_card_shows_its_timeline_and_a_partial_also_billys_words() -> None:
    game = table(pawns={"nurse 2": {"partials": ["3-2"], "clears": ["4-5"]}})
    (partial,) = pawn(game, "nurse 2")["partials"]
    (clear,) = pawn(game, "nurse 2")["clears"]
    assert partial["timeline"] == 3
    assert partial["words"]
    assert set(clear) == {"timeline", "text"}
    assert clear["timeline"] == 4


# --- the Condition Track ----------------------------------------------------------------------------------------


def test_cond_01_the_track_runs_from_30_to_0() -> None:
    track = opened().view()["track"]
    assert track["max"] == 30
    assert (track["stages"][0]["from"], track["stages"][-1]["to"]) == (30, 0)
    with pytest.raises(ho.SceneError, match="1 to 30"):
        table(condition=31)


@pytest.mark.parametrize(("condition", "stage"), [(30, 0), (14, 0), (13, 1), (8, 1), (7, 2), (4, 2), (3, 3), (1, 3)])
def test_cond_02_four_stages_begin_at_30_13_7_and_3(condition: int, stage: int) -> None:
    head = table(condition=condition).view()["head"]
    assert head["stage"] == stage
    tops = [(line["from"], line["to"]) for line in table().view()["track"]["stages"]]
    assert tops == [(30, 14), (13, 8), (7, 4), (3, 0)]


def test_cond_03_the_stages_are_green_orange_red_and_black() -> None:
    assert [line["name"] for line in table().view()["track"]["stages"]] == ["green", "orange", "red", "black"]
    assert "orange" in table(condition=9).view()["head"]["condition_text"]


def test_cond_03_the_track_says_what_its_stage_means_and_that_he_has_died_once_he_has() -> None:
    told = [str(table(condition=condition).view()["track"]["text"]).partition(": ")[2] for condition in (20, 9, 5, 2)]
    assert len(set(told)) == 4
    assert "will not recover" in told[0]
    dead = staffed(deteriorating(), "nurse 1", condition=1)
    act(dead, "care medical", "enough")
    last = staffed(deteriorating(), "nurse 1", condition=20, day=13, shift="night")
    act(last, "care medical", "enough")
    for game in (dead, last):
        assert game.view()["track"]["text"].endswith(": he has died.")


def test_cond_04_billy_begins_at_28() -> None:
    assert opened().view()["head"]["condition"] == 28
    assert opened(numbers={"COND-04": 20}).view()["head"]["condition"] == 20


def test_cond_05_condition_may_rise_above_the_start() -> None:
    game = table(stable(), condition=28)
    act(game, "turn", "place nurse 1", "care medical")
    line = change(act(game, "pay nurse 1"), "CARE-11")
    assert game.view()["track"]["value"] == 29
    assert cause(game, line)


def test_cond_06_at_0_billy_dies_at_once() -> None:
    game = table(deteriorating(symbols=3), condition=3)
    act(game, "turn", "place nurse 1", "care medical")
    act(game, "enough")
    assert game.view()["track"]["value"] == 0
    assert game.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert game.legal_actions() == ()
    game.undo()
    assert game.view()["outcome"] is None
    assert game.view()["track"]["value"] == 3


def test_g_27_condition_stays_at_the_top_of_the_track() -> None:
    game = table(stable(), condition=30)
    act(game, "turn", "place nurse 1", "care medical")
    changes = act(game, "pay nurse 1")
    assert game.view()["track"]["value"] == 30
    assert "top" in change(changes, "G-27").text
    assert pawn(game, "nurse 1")["tokens"] == 0


@pytest.mark.parametrize(("start", "then"), [(27, 29), (28, 30), (29, 30), (30, 30)])
def test_g_27_what_there_is_room_for_is_gained(start: int, then: int) -> None:
    game = table(stable(), condition=start, numbers={"CARE-11": 2})
    told = [line.rule for line in act(game, "turn", "place nurse 1", "care medical", "pay nurse 1")]
    assert game.view()["track"]["value"] == then
    assert ("G-27" in told) == (start == 30)


# --- setup ------------------------------------------------------------------------------------------------------


def test_setup_02_the_scenarios_cards_are_told_in_their_order() -> None:
    game = opened()
    assert [card["card"] for card in game.view()["told"]] == ["1A", "1B", "2A", "2B", "3A"]
    titles = [card["title"] for card in game.view()["told"]]
    spoken = [line["text"] for line in game.lines() if line["verb"] == "told_narrative"]
    assert len(spoken) == 5
    assert all(title in text for title, text in zip(titles, spoken, strict=True))


def test_setup_04_the_patient_deck_is_shuffled() -> None:
    firsts = set()
    for seed in range(8):
        game = opened(seed)
        act(game, "turn")
        firsts.add(there(game.view()["shifts"][0]["card"])["id"])
    assert len(firsts) > 3
    assert at_the_opening(opened(), "SETUP-04")
    again = opened(3)
    assert act(opened(3), "turn")[0].text == act(again, "turn")[0].text


def test_setup_05_each_memory_deck_keeps_its_own_events() -> None:
    game = table(deteriorating(memories=1), partials=["EP1"])
    act(game, "turn", "place nurse 1")
    act(game, "care palliative")
    assert any(line["rule"] == "PARTIAL-06" for line in game.lines())
    assert game.view()["decks"]["clear"] == 35
    with pytest.raises(ho.SceneError, match="EC1"):
        table(partials=["EC1"])


def test_setup_06_billys_pawn_is_put_on_28() -> None:
    assert len(at_the_opening(opened(), "SETUP-06")) == 1
    assert opened().view()["track"]["value"] == 28


def test_setup_07_every_nurse_begins_in_the_break_room() -> None:
    game = opened()
    assert {pawn(game, f"nurse {n}")["place"] for n in (1, 2, 3)} == {"break_room"}
    assert len(at_the_opening(game, "SETUP-07")) == 3


def test_setup_08_two_assistants_begin_in_the_break_room() -> None:
    game = opened()
    assert [pawn(game, f"assistant {n}")["place"] for n in (1, 2)] == ["break_room"] * 2
    assert len(at_the_opening(game, "SETUP-08")) == 2
    assert not [p for p in opened(numbers={"SETUP-08": 0}).view()["pawns"] if p["kind"] == "assistant"]


def test_setup_09_two_on_call_assistants_begin_at_their_own_places() -> None:
    game = opened()
    assert [pawn(game, f"on-call {n}")["place"] for n in (1, 2)] == ["on_call"] * 2
    assert len(at_the_opening(game, "SETUP-09")) == 2
    assert [p["pawn"] for p in opened(numbers={"SETUP-09": 1}).view()["pawns"] if p["kind"] == "on_call"] == [7]


def test_setup_10_tokens_stress_and_warnings_wait_in_their_supplies() -> None:
    view = opened().view()
    assert view["supply"]["tokens"] == 24 - 3
    assert {p["stress"] for p in view["pawns"]} == {0}
    assert view["head"]["warnings"] == 0


def test_setup_11_each_nurse_begins_with_one_care_token() -> None:
    game = opened()
    assert [pawn(game, f"nurse {n}")["tokens"] for n in (1, 2, 3)] == [1, 1, 1]
    assert len(at_the_opening(game, "SETUP-11")) == 3
    more = opened(numbers={"SETUP-11": 3})
    assert [pawn(more, f"nurse {n}")["tokens"] for n in (1, 2, 3)] == [3, 3, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_11_each_of_two_to_four_players_begins_with_one_care_token(players: int) -> None:
    view = opened(players=players).view()
    assert [line["tokens"] for line in view["pawns"] if line["kind"] == "nurse"] == [1] * players
    assert view["supply"]["tokens"] == 24 - players


def test_setup_11_the_supply_must_have_enough_for_everybody() -> None:
    with pytest.raises(ho.SceneError, match="SETUP-11"):
        opened(numbers={"COMP-11": 5, "SETUP-11": 2})


def test_setup_12_the_assistants_pool_begins_empty() -> None:
    assert opened().view()["pool"]["tokens"] == 0


def test_setup_14_the_first_shift_manager_is_drawn_by_lot() -> None:
    managers = {seed: ho.Game(seed=seed).view()["head"]["manager"] for seed in range(12)}
    assert set(managers.values()) == {0, 1, 2}
    assert {seed: ho.Game(seed=seed).view()["head"]["manager"] for seed in range(12)} == managers
    assert at_the_opening(ho.Game(seed=7), "SETUP-14")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_14_the_lot_may_fall_on_every_player(players: int) -> None:
    drawn = {ho.Game(seed=seed, players=players).view()["head"]["manager"] for seed in range(32)}
    assert drawn == set(range(players))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_d_01_the_table_may_choose_its_first_shift_manager(first: int) -> None:
    for seed in range(3):
        game = opened(seed, first=first)
        assert game.view()["head"]["manager"] == first
        assert game.names[first] in at_the_opening(game, "SETUP-14")[0]


def test_setup_15_the_personal_card_and_the_first_introduction_are_read() -> None:
    game = opened()
    titles = {card["card"]: card["title"] for card in game.view()["told"]}
    assert [titles["1A"] in text or titles["1B"] in text for text in at_the_opening(game, "SETUP-15")] == [True, True]


def test_setup_16_the_second_introduction_is_read() -> None:
    game = opened()
    (text,) = at_the_opening(game, "SETUP-16")
    assert game.view()["told"][2]["title"] in text
    assert game.view()["told"][2]["text"]


def test_setup_17_the_setup_and_rules_card_is_told() -> None:
    game = opened()
    (text,) = at_the_opening(game, "SETUP-17")
    assert game.view()["told"][3]["title"] in text


def test_setup_18_the_objective_is_told_and_its_back_stays_unread() -> None:
    game = opened()
    (text,) = at_the_opening(game, "SETUP-18")
    objective = game.view()["told"][4]
    assert objective["card"] == "3A"
    assert objective["title"] in text
    assert game.view()["head"]["objective_text"]
    assert "3B" not in [card["card"] for card in game.view()["told"]]


def test_the_first_thing_asked_is_to_turn_a_card_and_nothing_can_be_taken_back() -> None:
    game = opened()
    assert [str(a) for a in game.legal_actions()] == ["turn"]
    assert game.decision.rule == "ASSIGN-01"
    refused(game, "place nurse 1", "not_now", "ASSIGN-01")
    with pytest.raises(ho.IllegalAction, match="nothing to take back"):
        game.undo()
