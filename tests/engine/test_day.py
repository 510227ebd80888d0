"""A day at the hospital (DAY): handover, three shifts, End-of-Day Duties, Gather Care Team."""

from typing import Any

import pytest

import holding_on as ho
from holding_on.catalogue.loading import engine_box, the_box
from holding_on.engine import flow, setup
from holding_on.engine.dealer import Dealer
from holding_on.engine.names import DECK_EMPTY, PATIENT_DECK
from holding_on.engine.readings import Readings
from tests.engine.table import (
    act,
    after_the_night,
    cause,
    change,
    deteriorating,
    emergency,
    finish_shift,
    offered_as_barred,
    on_leave,
    options,
    overstressed,
    pawn,
    refused,
    rules,
    stable,
    state_of,
    table,
    tokens,
)
from tests.views.there import there

WORKED: dict[str, Any] = {"place": "day"}


def night(*cards: Any, **scene: Any) -> ho.Game:
    """A scene before the Night card; unless told otherwise a one-space card that asks for nothing."""
    return table(*(cards or (deteriorating(),)), shift="night", **scene)


def through_the_night(game: ho.Game, who: str = "place nurse 1") -> list[ho.Change]:
    """Turn the Night card, send somebody, give the night's token to the first who may have it, and end the day."""
    act(game, "turn", who)
    return finish_shift(game)


def order(changes: list[ho.Change], *rules: str) -> list[str]:
    """The rules, of these, in the order in which they first acted."""
    return list(dict.fromkeys(line.rule for line in changes if line.rule in rules))


def play_day(game: ho.Game) -> list[ho.Change]:
    """A whole day with the first pawn that may come on each shift, no Leave and no tokens spent."""
    changes: list[ho.Change] = []
    day = game.view()["head"]["day"]
    while game.outcome is None and game.view()["head"]["day"] == day:
        first = sorted(options(game))
        quiet = [name for name in first if name in ("enough", "stop", "decline", "no more leave")]
        changes += act(game, (quiet or first)[0])
    return changes


# --- the shape of the day ---------------------------------------------------------------------------------------


def test_day_01_a_day_has_a_morning_a_day_and_a_night_shift() -> None:
    game = table()
    play_day(game)
    assert [(row["day"], row["shift"]) for row in game.rows()] == [(1, "morning"), (1, "day"), (1, "night")]
    assert [line["text"] for line in game.lines() if line["rule"] == "DAY-01"] == ["Day 2 begins."]


def test_icon_12_the_three_shifts_have_their_names() -> None:
    assert [line["name"] for line in table().view()["shifts"]] == ["Morning Shift", "Day Shift", "Night Shift"]
    assert table(shift="night").view()["head"]["shift_text"] == "Night Shift"


def test_day_02_the_parts_of_a_day_come_in_their_order() -> None:
    game = table(deteriorating(), deteriorating(), deteriorating())
    seen = []
    while game.view()["head"]["day"] == 1:
        seen.append(game.decision.kind)
        names = sorted(options(game))
        before = len(game.lines())
        act(game, "care medical" if "care medical" in names else names[-1] if "no more leave" in names else names[0])
        seen += [line["rule"] for line in game.lines(before) if line["rule"] in ("DAY-12", "DAY-14", "TALK-01")]
    parts = [part for part in dict.fromkeys(seen) if part in ("leave", "night_token", "DAY-12", "DAY-14", "TALK-01")]
    assert seen.count("turn") == 3
    assert seen.index("leave") > seen.index("care")
    assert seen[seen.index("leave") :].count("turn") == 2
    assert parts[0] == "leave"
    assert parts[-3:] == ["DAY-12", "DAY-14", "TALK-01"]


def test_day_03_leave_may_be_skipped() -> None:
    game = table(deteriorating())
    act(game, "turn", "place nurse 1")
    finish_shift(game)
    assert game.decision.kind == "leave"
    act(game, "no more leave")
    assert game.decision.kind == "turn"
    assert game.view()["head"]["shift"] == 1
    assert game.view()["places"][2]["pawns"] == []


def test_day_04_d_39_the_second_shift_is_the_day_shift() -> None:
    game = table(deteriorating(), shift="day")
    act(game, "turn", "place nurse 1")
    finish_shift(game)
    assert game.rows()[-1]["shift"] == "day"
    assert game.view()["shifts"][1]["name"] == "Day Shift"


def test_day_09_a_shift_is_turned_then_staffed_then_resolved() -> None:
    game = table(deteriorating(), manager="nurse 2")
    kinds = [game.decision.kind]
    act(game, "turn")
    kinds.append(game.decision.kind)
    act(game, "place nurse 1")
    kinds.append(game.decision.kind)
    assert kinds == ["turn", "assign", "care"]


def test_day_10_a_shift_ends_when_care_has_been_given() -> None:
    game = table(deteriorating(), deteriorating(), shift="day")
    act(game, "turn", "place nurse 1", "care medical")
    assert game.view()["head"]["shift"] == 1
    act(game, "enough")
    assert game.view()["head"]["shift"] == 2


def test_day_10_a_stable_shift_ends_when_nobody_inquires_any_more() -> None:
    game = table(stable(), shift="day", grid={"partials": ["1-1"]})
    act(game, "turn", "place nurse 1", "care palliative")
    assert game.decision.kind == "inquiry"
    act(game, "stop")
    assert (game.decision.kind, game.view()["head"]["shift"]) == ("turn", 2)


def test_day_10_who_covered_a_space_of_the_day_covers_none_of_the_night() -> None:
    away = on_leave("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    cards = [deteriorating(2), deteriorating(2)]
    game = table(*cards, shift="day", pawns={**away, "nurse 1": {"tokens": 0}}, numbers={"SETUP-09": 0})
    act(game, "turn")
    assert pawn(game, "nurse 1")["stress"] == 1, "she covers the second space"
    finish_shift(game)
    act(game, "turn")
    assert pawn(game, "nurse 1")["stress"] == 3, "she came, and covers a space anew"


def test_day_11_leave_lies_between_the_morning_and_the_day_shift() -> None:
    game = table(deteriorating(), deteriorating(), deteriorating())
    asked = []
    for _ in range(3):
        act(game, "turn")
        act(game, sorted(options(game, "place"))[0])
        finish_shift(game)
        asked.append(game.decision.kind)
        if game.decision.kind == "leave":
            assert game.view()["shifts"][1]["card"] is None
            act(game, "no more leave")
    assert asked == ["leave", "turn", "turn"]


# --- handover ---------------------------------------------------------------------------------------------------


def test_day_05_the_board_goes_to_the_player_on_the_left() -> None:
    for manager, following in (("nurse 1", 1), ("nurse 2", 2), ("nurse 3", 0)):
        game = night(manager=manager)
        line = change(through_the_night(game), "DAY-05")
        assert game.view()["head"]["manager"] == following
        assert game.names[following] in line.text
        assert cause(game, line) == "DAY-01"
        assert game.decision.who == following


@pytest.mark.parametrize("first", [0, 1, 2])
def test_day_06_d_05_on_the_first_day_the_chosen_shift_manager_serves(first: int) -> None:
    game = ho.Game(seed=7, first=first)
    assert (game.view()["head"]["day"], game.view()["head"]["manager"]) == (1, first)
    assert not [line for line in game.lines() if line["rule"] == "DAY-05"]


def test_day_07_the_pool_and_the_warnings_travel_with_the_board() -> None:
    game = night(pool=4, warnings=1, pawns={"assistant 1": WORKED, "assistant 2": {"place": "morning"}})
    through_the_night(game)
    assert game.view()["head"]["manager"] == 1
    assert game.view()["head"]["warnings"] == 1
    assert game.view()["pool"]["tokens"] == 4


def test_d_42_nothing_else_lies_on_the_board_at_handover() -> None:
    game = night(board=["2-2"])
    assert len(game.view()["pool"]["partials"]) == 1
    through_the_night(game)
    assert game.view()["pool"]["partials"] == []
    assert game.view()["grid"][1]["cards"][1]["state"] == "partial"


def test_day_08_d_04_an_empty_deck_ends_the_game_when_a_new_day_would_begin() -> None:
    game = night(day=13)
    changes = through_the_night(game)
    assert game.outcome == ho.Outcome(False, "deck", "SCEN-11")
    assert game.view()["head"]["day"] == 13
    assert order(changes, "TALK-01", "SCEN-11") == ["TALK-01", "SCEN-11"]
    refused(game, "turn", "over", "SCEN-09")


def test_d_04_the_last_night_is_played_to_its_end() -> None:
    game = night(day=13)
    act(game, "turn")
    assert game.view()["decks"]["patient"] == 0
    assert game.outcome is None
    act(game, "place nurse 1")
    finish_shift(game)
    assert len([line for line in game.lines() if line["rule"] == "TALK-01"]) == 1


def test_g_26_a_shift_whose_card_cannot_be_turned_ends_the_game() -> None:
    """No content that can be played leads here, so the engine is asked itself, with a deck of four cards."""
    box = engine_box(the_box(), the_box().scenario(1))
    box.decks = (box.decks[0][:4], *box.decks[1:])
    state, dealer = setup.table(box, Readings({"warnings_that_lose": 9}, []), 3), Dealer(7)
    state.journal = []
    flow.begin(state, dealer)
    while state.legal:
        flow.apply(state, state.legal[-1], dealer)
    assert (state.day, state.shift, state.ending) == (2, 1, DECK_EMPTY)
    assert [entry[0] for entry in state.journal if entry[1] == "ending"] == ["G-26"]


def test_g_26_the_table_is_told_why_the_game_has_ended() -> None:
    """The deck is taken away by hand, for no content that can be played empties it in the middle of a day."""
    game = table(shift="day")
    state_of(game).piles[PATIENT_DECK].clear()
    act(game, "turn")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.rule) == ("deck", "G-26")
    assert there(game.view()["outcome"])["rule"] == game.lines()[-1]["rule"] == "G-26"


def test_g_34_the_board_passes_over_a_nurse_on_forced_leave() -> None:
    game = night(pawns={"nurse 2": {"place": "day", "stress": 3}})
    changes = through_the_night(game)
    assert pawn(game, "nurse 2")["place"] == "on_leave"
    assert game.view()["head"]["manager"] == 2
    assert game.view()["head"]["warnings"] == 1
    assert [line.rule for line in changes].count("WARN-04") == 1
    assert "Cleo" in change(changes, "G-34").text
    play_day(game)
    assert game.view()["head"]["manager"] == 0


def test_g_34_the_board_passes_over_two_nurses_on_forced_leave() -> None:
    away = {"place": "day", "stress": 3}
    game = night(pawns={"nurse 2": away, "nurse 3": {**away, "place": "morning"}})
    through_the_night(game)
    assert [pawn(game, f"nurse {n}")["place"] for n in (2, 3)] == ["on_leave"] * 2
    assert game.view()["head"]["manager"] == 0, "Ann serves again: nobody else is there"
    assert game.view()["head"]["warnings"] == 1


def test_g_34_with_every_nurse_away_the_scheduled_one_manages_without_a_pawn() -> None:
    away = {"stress": 3, "place": "day"}
    game = night(
        deteriorating(), pawns={"nurse 1": away, "nurse 2": away, "nurse 3": {"stress": 3, "place": "morning"}}
    )
    through_the_night(game, "place assistant 1")
    assert [pawn(game, f"nurse {n}")["place"] for n in (1, 2, 3)] == ["on_leave"] * 3
    assert game.view()["head"]["manager"] == 1
    assert game.view()["head"]["warnings"] == 1
    assert game.decision.who == 1


# --- End-of-Day Duties ------------------------------------------------------------------------------------------


def test_day_12_the_warning_check_comes_before_the_break_rooms_tokens() -> None:
    palliative = {"morning": "palliative", "day": "palliative"}
    game = night(care=palliative, cards={"morning": "P19", "day": "P20"})
    act(game, "turn", "place nurse 1")
    changes = finish_shift(game, "palliative")
    assert game.view()["head"]["warnings"] == 1
    assert order(changes, "DAY-13", "DAY-12", "WARN-04") == ["DAY-12", "WARN-04", "DAY-13"]
    assert cause(game, change(changes, "WARN-01")) == "DAY-12"


def test_day_13_who_is_in_the_break_room_gains_two_care_tokens() -> None:
    game = night()
    changes = through_the_night(game)
    assert [pawn(game, f"nurse {n}")["tokens"] for n in (2, 3)] == [3, 3]
    assert game.view()["pool"]["tokens"] == 4
    assert change(changes, "DAY-13").cause is not None
    fewer = night(numbers={"DAY-13": 1})
    through_the_night(fewer)
    assert [pawn(fewer, f"nurse {n}")["tokens"] for n in (2, 3)] == [2, 2]


def test_day_19_the_tokens_come_before_workers_return() -> None:
    game = night(pawns={"nurse 2": {"place": "morning"}, "nurse 3": {"place": "day"}, "assistant 1": {"place": "day"}})
    changes = through_the_night(game, "place assistant 2")
    assert [pawn(game, f"nurse {n}")["tokens"] for n in (1, 2, 3)] == [3, 1, 1]
    assert game.view()["pool"]["tokens"] == 1, "only the night's own token"
    assert pawn(game, "nurse 2")["place"] == "break_room"
    assert order(changes, "DAY-13", "DAY-14") == ["DAY-13", "DAY-14"]


def test_d_10_staff_on_leave_gain_no_tokens() -> None:
    game = night(pawns={"nurse 3": {"place": "on_leave"}, "assistant 2": {"place": "on_leave"}})
    through_the_night(game)
    assert [pawn(game, f"nurse {n}")["tokens"] for n in (2, 3)] == [3, 1]
    assert game.view()["pool"]["tokens"] == 2


def test_day_22_an_unassigned_shift_manager_gains_the_tokens_too() -> None:
    game = night(manager="nurse 2")
    through_the_night(game, "place nurse 1")
    assert pawn(game, "nurse 2")["tokens"] == 3


# --- Gather Care Team -------------------------------------------------------------------------------------------


def test_day_14_who_worked_goes_back_to_the_break_room() -> None:
    game = night(pawns={"nurse 2": {"place": "morning"}, "assistant 1": {"place": "day"}})
    changes = through_the_night(game)
    assert {pawn(game, name)["place"] for name in ("nurse 1", "nurse 2", "assistant 1")} == {"break_room"}
    returned = [line for line in changes if line.rule == "DAY-14" and line.verb == "places"]
    assert len(returned) == 3
    assert {cause(game, line) for line in returned} == {"DAY-14"}


def called_in() -> ho.Game:
    """A Night for which only an On-Call Assistant is left."""
    worked = {name: {"place": "morning"} for name in ("nurse 1", "nurse 2", "nurse 3")}
    return night(pawns={**worked, "assistant 1": WORKED, "assistant 2": WORKED})


def test_day_15_d_28_an_on_call_assistant_who_worked_leaves_for_good() -> None:
    game = called_in()
    changes = through_the_night(game, "call in on-call 1")
    assert pawn(game, "on-call 1")["place"] == "left"
    assert pawn(game, "on-call 2")["place"] == "on_call"
    assert cause(game, change(changes, "DAY-15")) == "DAY-14"
    act(game, "turn")
    assert "call in on-call 1" not in offered_as_barred(game)
    play_day(game)
    assert pawn(game, "on-call 1")["place"] == "left"


def test_day_16_d_12_who_was_on_leave_comes_back_without_stress() -> None:
    game = night(
        pawns={"nurse 2": {"place": "on_leave", "stress": 2}, "assistant 1": {"place": "on_leave", "stress": 1}}
    )
    assert pawn(game, "nurse 2")["stress"] == 2
    changes = through_the_night(game)
    assert [(pawn(game, name)["place"], pawn(game, name)["stress"]) for name in ("nurse 2", "assistant 1")] == [
        ("break_room", 0)
    ] * 2
    assert [line.verb for line in changes if line.rule == "DAY-16"] == ["places", "stress"] * 2


def test_day_17_who_is_overstressed_must_go_on_leave() -> None:
    game = night(pawns={"nurse 3": {"place": "day", "stress": 3}, "assistant 2": {"place": "day", "stress": 2}})
    changes = through_the_night(game)
    assert [pawn(game, name)["place"] for name in ("nurse 3", "assistant 2")] == ["on_leave"] * 2
    assert [pawn(game, name)["stress"] for name in ("nurse 3", "assistant 2")] == [3, 2]
    assert change(changes, "DAY-17").cause is not None
    act(game, "turn")
    assert offered_as_barred(game)["place nurse 3"] == "on_leave"


def test_d_27_those_on_leave_return_before_the_overstressed_leave() -> None:
    game = night(pawns={"nurse 3": {"place": "day", "stress": 3}, "assistant 1": {"place": "on_leave", "stress": 2}})
    changes = through_the_night(game)
    steps = ("DAY-12", "DAY-13", "DAY-14", "DAY-16", "DAY-17", "TALK-01")
    assert order(changes, *steps) == list(steps)
    assert pawn(game, "nurse 3")["place"] == "on_leave"
    assert pawn(game, "assistant 1")["place"] == "break_room"


def test_day_18_the_cards_are_discarded_and_their_tokens_return() -> None:
    game = night(deteriorating(symbols=2), pawns={"nurse 1": {"tokens": 3}})
    act(game, "turn", "place nurse 1", "care medical", "pay nurse 1")
    assert game.view()["supply"]["tokens"] == 24 - 3 - 2 - 1
    changes = act(game, "pay nurse 1")
    assert all(line["card"] is None for line in game.view()["shifts"])
    assert game.view()["decks"]["patient"] == 36
    held = sum(there(pawn(game, f"nurse {n}")["tokens"]) for n in (1, 2, 3)) + game.view()["pool"]["tokens"]
    assert game.view()["supply"]["tokens"] == 24 - held
    assert "2 Care Tokens" in change(changes, "DAY-18").text


def test_day_18_what_was_covered_yesterday_covers_nothing_today() -> None:
    cards = [deteriorating(symbols=2), deteriorating(), deteriorating(), deteriorating(symbols=2)]
    game = table(*cards, pawns={"nurse 1": {"tokens": 2}})
    act(game, "turn", "place nurse 1", "care medical", "pay nurse 1", "pay nurse 1")
    while game.view()["head"]["day"] == 1:
        quiet = [name for name in sorted(options(game)) if name in ("no more leave", "care medical", "enough")]
        act(game, (quiet or sorted(options(game)))[0])
    before = game.view()["head"]["condition"]
    act(game, "turn")
    assert there(game.view()["shifts"][0]["card"])["covered"] == 0
    act(game, "place nurse 3", "care medical", "enough")
    assert game.view()["head"]["condition"] == before - 2


def test_d_33_tokens_from_the_board_go_to_the_supply_and_not_to_the_pool() -> None:
    game = night(emergency(symbols=1), pawns={"assistant 1": WORKED, "assistant 2": WORKED, "nurse 1": {"tokens": 2}})
    act(game, "turn", "place nurse 1")
    act(game, "pay nurse 1")
    finish_shift(game)
    assert game.view()["pool"]["tokens"] == 0
    assert game.view()["supply"]["tokens"] == 24 - sum(there(pawn(game, f"nurse {n}")["tokens"]) for n in (1, 2, 3))


def test_day_20_the_team_talks_about_billy_at_the_end_of_the_day() -> None:
    game = night(pawns={"nurse 2": {"partials": ["1-1"], "clears": ["1-1"]}})
    changes = through_the_night(game)
    assert game.view()["grid"][0]["cards"][0]["state"] == "clear"
    steps = ("DAY-14", "TALK-01", "TALK-02", "TALK-07", "DAY-01")
    assert order(changes, *steps) == list(steps)


def test_day_21_memories_stay_face_down_until_the_day_is_over() -> None:
    game = table(deteriorating(memories=1), deteriorating(), shift="day", partials=["2-5"])
    act(game, "turn", "place nurse 1")
    act(game, "care palliative")
    (held,) = pawn(game, "nurse 1")["partials"]
    assert set(held) == {"timeline", "words", "text", "cover"}
    assert game.view()["grid"][1]["cards"][4]["state"] == "empty"
    through_the_night(game, "place nurse 2")
    assert pawn(game, "nurse 1")["partials"] == []
    assert game.view()["grid"][1]["cards"][4]["state"] == "partial"


def test_day_13_the_third_assistant_rests_for_the_pool_too() -> None:
    pawns = {**on_leave("assistant 1", "assistant 2"), "assistant 3": {"place": "break_room"}}
    game, _ = after_the_night("place nurse 1", pawns=pawns, numbers={"SETUP-08": 3})
    assert tokens(game, "pool") == 2


def test_g_24_of_the_last_tokens_the_shift_managers_left_neighbour_gets_hers_first() -> None:
    pawns: dict[str, Any] = {f"nurse {number}": {"tokens": 1} for number in (1, 2, 3)}
    game, changes = after_the_night("place nurse 2", manager="nurse 2", pawns=pawns, pool=18)
    held = [tokens(game, f"nurse {number}") for number in (1, 2, 3)]
    assert held == [1, 2, 3], "of three left the night brought one, and two are left for nurse 3"
    assert "G-24" in rules(changes)


def test_day_16_a_shift_manager_on_leave_comes_back_like_anybody() -> None:
    nurses = overstressed("nurse 1", "nurse 2", "nurse 3")
    game, _ = after_the_night(manager="nurse 1", pawns=nurses)
    assert (pawn(game, "nurse 1")["place"], pawn(game, "nurse 1")["stress"]) == ("break_room", 0)
