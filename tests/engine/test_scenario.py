"""How a game is won and lost, and what scenario 1 is (SCEN, S1)."""

from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import Catalogue, the_box
from holding_on.engine.names import CLEAR_IN_EACH
from tests.engine.table import (
    act,
    always,
    cause,
    change,
    condition,
    deteriorating,
    emergency,
    journal_of,
    overstressed,
    placed,
    refused,
    rules,
    seen,
    stable,
    staffed,
    table,
    to_the_next_day,
    tokens,
    warnings,
)
from tests.views.there import there

FIVE = [f"{timeline}-1" for timeline in range(1, 6)]
FOUR = FIVE[:4]
WORDS = the_box().words("en")


def nearly(**scene: Any) -> ho.Game:
    """A Night in which nurse 1 holds the Clear Memory that is still missing; its Partial is in play."""
    given: dict[str, Any] = {
        "shift": "night",
        "grid": {"partials": FIVE, "clears": FOUR},
        "pawns": {"nurse 1": {"clears": ["5-1"]}},
        **scene,
    }
    return staffed(deteriorating(), "nurse 2", **given)


def ended(game: ho.Game) -> ho.Outcome:
    """How it ended; it has."""
    assert game.outcome is not None
    assert game.legal_actions() == ()
    return game.outcome


# --- won --------------------------------------------------------------------------------------------------------


def test_scen_02_the_normal_setup_and_what_the_setup_card_says() -> None:
    view = ho.Game(scenario=1, seed=3, first=0).view()
    assert (view["head"]["condition"], view["head"]["warnings"]) == (28, 0)
    assert [pawn["tokens"] for pawn in view["pawns"] if pawn["kind"] == "nurse"] == [1, 1, 1]
    assert [place["pawns"] for place in view["places"]] == [[0, 1, 2, 4, 5], [7, 8], [], []]
    assert "2B" in [card["card"] for card in view["told"]]


def test_scen_04_the_scenario_has_one_objective_and_goes_on_until_it_is_met() -> None:
    game = nearly(pawns={})
    act(game, "care medical", "enough")
    assert game.outcome is None
    assert game.view()["head"]["progress_text"].startswith("4 of 5")
    met = nearly()
    act(met, "care medical", "enough")
    assert ended(met).won


def test_scen_05_clear_memories_are_asked_for_and_partials_do_not_count() -> None:
    game = staffed(
        *(deteriorating(), "nurse 2"),
        shift="night",
        grid={"partials": FIVE, "clears": FIVE[:3]},
        pawns={"nurse 1": {"clears": ["4-1"]}},
    )
    act(game, "care medical", "enough")
    assert game.outcome is None
    assert [line["done"] for line in game.view()["head"]["progress"]] == [True] * 4 + [False]


def test_scen_07_won_as_soon_as_the_objective_is_met_and_the_outcome_is_read() -> None:
    game = nearly()
    changes = act(game, "care medical", "enough")
    assert ended(game) == ho.Outcome(True, "objective", "SCEN-07")
    assert cause(game, next(line for line in changes if line.verb == "ending")) == "TALK-01"
    assert game.view()["told"][-1]["card"] == "3B"
    assert game.view()["head"]["day"] == 1, "no new day begins"
    refused(game, "turn", "over", "SCEN-07")


# --- lost -------------------------------------------------------------------------------------------------------


def test_scen_09_the_loss_is_immediate_in_the_middle_of_a_shift() -> None:
    game = staffed(deteriorating(symbols=3, tokens=2, memories=2), "nurse 1", condition=2)
    act(game, "care palliative")
    assert not ended(game).won
    assert (game.view()["head"]["day"], game.view()["head"]["shift"]) == (1, 0)
    assert tokens(game, "nurse 1") == 1
    refused(game, "turn", "over", "SCEN-09")
    assert game.view()["told"][-1]["card"] == "3A", "the other side of the Objective stays unread"


@pytest.mark.parametrize(("start", "alive"), [(4, True), (3, False), (1, False)])
def test_scen_10_billy_dies_on_the_last_space_of_the_track(start: int, alive: bool) -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", condition=start)
    changes = act(game, "care medical", "enough")
    assert (game.outcome is None) == alive
    assert condition(game) == max(0, start - 3)
    if not alive:
        assert ended(game) == ho.Outcome(False, "condition", "SCEN-10")
        assert cause(game, change(changes, "SCEN-10")) == "CARE-09"


def test_scen_10_whatever_brings_him_there() -> None:
    missed = staffed(emergency(symbols=5), "nurse 1", condition=4)
    act(missed, "pay nurse 1")
    event = staffed(stable(memories=1), "nurse 1", condition=1, partials=[always("condition_deteriorates")])
    act(event, "care palliative")
    assert [ended(game).reason for game in (missed, event)] == ["condition", "condition"]


def test_scen_11_billy_dies_when_a_day_begins_without_a_patient_card() -> None:
    game = staffed(deteriorating(), "nurse 1", day=13, shift="night", pawns={"nurse 2": {"partials": ["1-1"]}})
    assert game.view()["decks"]["patient"] == 0
    assert game.outcome is None, "the last card is played"
    act(game, "care medical", "enough")
    assert ended(game) == ho.Outcome(False, "deck", "SCEN-11")
    assert placed(game, "partial") == ["1-1"], "the day before is finished first"


def short_of_staff(**scene: Any) -> ho.Game:
    """Three spaces, and only nurse 1 to fill one of them and cover another: there is no other answer (G-04)."""
    away = overstressed("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    away |= {"on-call 1": {"place": "left"}, "on-call 2": {"place": "left"}}
    pawns = {**away, "nurse 1": {"stress": 2}}
    game = table(deteriorating(staff=3), pawns=pawns, manager="nurse 1", day=2, **scene)
    act(game, "turn", "cover nurse 1")
    return game


def test_scen_12_too_few_staff_is_a_warning_and_no_loss_by_itself() -> None:
    game = short_of_staff()
    assert (warnings(game), game.outcome) == (1, None)
    assert game.decision.kind == "care", "the shift goes on"


def test_scen_13_the_second_warning_transfers_billy_at_once() -> None:
    game = short_of_staff(warnings=1)
    assert ended(game) == ho.Outcome(False, "warnings", "SCEN-13")
    assert (warnings(game), game.view()["head"]["shift"]) == (2, 0)
    ending = next(line for line in game.lines() if line["verb"] == "ending")
    assert journal_of(game)[there(ending["cause"])][0] == "WARN-04"
    more = short_of_staff(warnings=1, numbers={"WARN-05": 3})
    assert (warnings(more), more.outcome) == (2, None)


# --- scenario 1 -------------------------------------------------------------------------------------------------


def test_s1_01_three_cards_are_told_side_by_side_from_the_personal_one_to_the_objective() -> None:
    game = ho.Game(scenario=1, seed=3, first=0)
    assert [card["card"] for card in game.view()["told"]] == ["1A", "1B", "2A", "2B", "3A"]
    assert game.view()["head"]["title"] == "Scenario 1: Who is Billy Kerr?"
    heard = [line["text"] for line in game.lines() if line["rule"] in ("SETUP-15", "SETUP-16", "SETUP-17", "SETUP-18")]
    assert len(heard) == 5


def told(side: str) -> str:
    """The words of a narrative card as the table hears them at setup, on one line."""
    cards = {card["card"]: card["text"] for card in ho.Game(scenario=1, seed=3, first=0).view()["told"]}
    return " ".join(cards[side].split())


def test_s1_02_the_personal_side_asks_to_wait_until_everybody_is_ready() -> None:
    assert "until everybody is ready" in told("1A")


def test_s1_03_the_handover_says_who_he_is_and_how_he_came() -> None:
    for fact in ("Billy Kerr, sixty", "flight from Sydney to London", "heart", "He has days"):
        assert fact in told("1B")


def test_s1_04_the_team_listens_for_somebody_to_tell_and_speaks_of_australia_and_london() -> None:
    text = told("1B")
    assert "keep your ears open" in text
    assert text.index("Australia") < text.index("London, then")


def test_s1_05_his_first_word_is_belfast_and_he_does_not_want_to_be_left_alone() -> None:
    text = told("2A")
    assert text.index("shakes his head") < text.index("Belfast") < text.index("home")
    assert "not to leave him on his own" in text
    assert text.endswith("So little talk has used up all he had.")


def test_s1_06_nothing_changes_in_the_setup() -> None:
    game = ho.Game(scenario=1, seed=3, first=0)
    plain = table(deteriorating(), manager="nurse 1")
    for part in ("pawns", "places", "pool", "supply", "grid", "decks"):
        assert game.view()[part] == plain.view()[part], part
    assert game.view()["track"]["value"] == 28


def test_s1_08_one_clear_memory_in_each_of_the_five_timelines() -> None:
    for missing in range(1, 6):
        have = [memory for memory in FIVE if memory != f"{missing}-1"] + [f"{missing % 5 + 1}-2"]
        game = staffed(
            *(deteriorating(), "nurse 2"),
            shift="night",
            grid={"partials": [*have, f"{missing}-4"], "clears": have[:-1]},
            pawns={"nurse 1": {"clears": have[-1:]}, "nurse 3": {"clears": [f"{missing}-4"]}},
        )
        assert not game.view()["head"]["progress"][missing - 1]["done"]
        act(game, "care medical", "enough")
        assert ended(game).won
        without = staffed(
            *(deteriorating(), "nurse 2"),
            shift="night",
            grid={"partials": have, "clears": have[:-1]},
            pawns={"nurse 1": {"clears": have[-1:]}},
        )
        act(without, "care medical", "enough")
        assert without.outcome is None, "five Clears, but two of them in one Timeline"


def test_s1_09_the_outcome_is_told_in_our_own_words_when_the_objective_is_met() -> None:
    game = nearly()
    text = WORDS["narrative.3B.text"]
    assert text not in str(game.view())
    changes = act(game, "care medical", "enough")
    assert game.view()["told"][-1]["text"] == text
    told = [line for line in changes if line.verb == "told_narrative"]
    assert [WORDS["narrative.3B.title"] in line.text for line in told] == [True]


# --- rulings ----------------------------------------------------------------------------------------------------


def test_g_31_a_win_on_the_last_day_stands_and_an_earlier_loss_comes_first() -> None:
    last = nearly(day=13)
    act(last, "care medical", "enough")
    assert ended(last) == ho.Outcome(True, "objective", "SCEN-07")
    died = nearly(condition=1)
    act(died, "care palliative")
    assert ended(died).reason == "condition"
    warned = nearly(warnings=1, care={"morning": "palliative", "day": "palliative"})
    act(warned, "care palliative")
    assert ended(warned).reason == "warnings", "the Warning Check comes before Talk About Billy"


def test_g_31_the_objective_is_looked_at_after_each_clear_that_is_placed() -> None:
    pawns = {"nurse 1": {"clears": ["5-1"]}, "nurse 2": {"clears": ["1-2"]}, "nurse 3": {"clears": ["4-6"]}}
    game = nearly(grid={"partials": [*FIVE, "1-2"], "clears": FOUR}, pawns=pawns)
    changes = act(game, "care medical", "enough")
    assert rules(changes).count("TALK-07") == 1, "the game is won before the next is placed"
    assert "TALK-08" not in rules(changes)
    assert ended(game).won


def own_scenario(folder: Path, count: int) -> str:
    """A folder with a scenario 1 of one's own that asks for more."""
    text = (Path(ho.catalogue.loading.BOX) / "scenarios" / "01.toml").read_text(encoding="utf-8")
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "01.toml").write_text(text.replace("count = 1", f"count = {count}"), encoding="utf-8")
    assert Catalogue(folder).scenario(1).objective == ((CLEAR_IN_EACH, count, ()),)
    return str(folder)


def test_g_44_a_scenario_is_data_and_another_objective_needs_no_other_code(tmp_path: Path) -> None:
    scene = {
        "shift": "night",
        "grid": {"partials": FIVE, "clears": FOUR},
        "pawns": {"nurse 1": {"clears": ["5-1"]}},
    }
    deal: dict[str, list[Any]] = {"patients": [deteriorating()]}
    game = ho.Game.from_scene(scene, seed=1, deal=deal, content=own_scenario(tmp_path, 2))
    act(game, "turn", "place nurse 2", "care medical", "enough")
    assert placed(game, "clear") == FIVE
    assert game.outcome is None


def test_g_45_a_new_game_carries_nothing_over() -> None:
    fresh = seen(ho.Game(seed=5, first=0))
    old = table(
        *(deteriorating(symbols=2), deteriorating(symbols=2)),
        day=6,
        shift="night",
        condition=9,
        warnings=1,
        pool=4,
        grid={"partials": FIVE, "clears": FOUR},
        pawns={"nurse 1": {"stress": 2, "tokens": 5}, "on-call 1": {"place": "left"}},
    )
    act(old, "turn", "place nurse 2", "care medical", "enough")
    to_the_next_day(old)
    again = ho.Game(seed=5, first=0)
    assert seen(again) == fresh
    view = again.view()
    assert [pawn["stress"] for pawn in view["pawns"]] == [0] * 7
    assert [pawn["place"] for pawn in view["pawns"] if pawn["kind"] == "on_call"] == ["on_call", "on_call"]
    assert (view["head"]["warnings"], view["decks"]["partial"], view["decks"]["clear"]) == (0, 35, 35)
