"""Who works a shift, and who has the last word on it (STAFF, ASSIGN)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    act,
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
    seen,
    stable,
    table,
)
from tests.views.there import there

NURSES = ("nurse 1", "nurse 2", "nurse 3")
ASSISTANTS = ("assistant 1", "assistant 2")


def only_on_call(*cards: Any, **scene: Any) -> ho.Game:
    """A Night to which only the On-Call Assistants can come: everybody else worked in the morning or is away."""
    pawns = on_leave("nurse 2", "nurse 3", *ASSISTANTS) | {"nurse 1": {"place": "morning"}}
    return table(*cards, shift="night", pawns=pawns, **scene)


# --- the three kinds of Staff -----------------------------------------------------------------------------------


def test_staff_01_there_are_nurses_assistants_and_on_call_assistants() -> None:
    kinds = {line["name"]: line["kind"] for line in table().view()["pawns"]}
    assert list(kinds.values()) == ["nurse"] * 3 + ["assistant"] * 2 + ["on_call"] * 2


def price_of(who: str, **scene: Any) -> ho.Game:
    """A position in which a pawn, re-assigned from the Morning, has two things that its Stress may cost."""
    others = on_leave(*(name for name in (*NURSES, *ASSISTANTS) if name != who))
    if "manager" in scene:
        others[scene["manager"]] = {"place": "morning"}
    others[who] = {"place": "morning", **({"partials": ["1-1"]} if who in NURSES else {})}
    game = table(deteriorating(), shift="day", pawns=others, board=["2-2"], pool=1, **scene)
    act(game, "turn", f"reassign {who}")
    assert game.decision.kind == "price"
    return game


@pytest.mark.parametrize(("who", "player"), [("nurse 1", 0), ("nurse 2", 1), ("nurse 3", 2)])
def test_staff_02_each_player_decides_for_her_own_nurse(who: str, player: int) -> None:
    game = price_of(who, manager="nurse 1")
    assert game.decision.who == player
    assert game.decision.prompt.startswith(game.names[player])


@pytest.mark.parametrize(("manager", "player"), [("nurse 2", 1), ("nurse 3", 2)])
def test_staff_03_the_shift_manager_decides_for_the_assistants(manager: str, player: int) -> None:
    assert price_of("assistant 1", manager=manager).decision.who == player


def test_staff_04_the_shift_manager_decides_for_an_on_call_assistant() -> None:
    game = only_on_call(deteriorating(), manager="nurse 1")
    act(game, "turn", "call in on-call 2")
    assert (game.decision.kind, game.decision.who) == ("care", 0)
    others = on_leave("nurse 1", "nurse 3", *ASSISTANTS) | {"nurse 2": {"place": "morning"}}
    game = table(deteriorating(), shift="night", pawns=others, manager="nurse 2")
    act(game, "turn", "call in on-call 2")
    assert (game.decision.kind, game.decision.who) == ("care", 1)


@pytest.mark.parametrize("who", ["nurse 1", "assistant 1", "on-call 1"])
def test_staff_05_all_three_kinds_may_give_medical_care(who: str) -> None:
    game = only_on_call(deteriorating(), pool=1) if who == "on-call 1" else table(deteriorating(), pool=1)
    act(game, "turn", f"call in {who}" if who == "on-call 1" else f"place {who}")
    act(game, "care medical")
    assert options(game, "pay") == {"pay nurse 1" if who == "nurse 1" else "pay pool"}
    act(game, sorted(options(game, "pay"))[0])
    assert game.rows()[-1]["condition"] == 28


@pytest.mark.parametrize("who", ["nurse 1", "assistant 1", "on-call 1"])
def test_staff_06_g_36_all_three_kinds_may_give_palliative_care_and_talk(who: str) -> None:
    card = deteriorating(tokens=1, memories=1)
    game = only_on_call(card, partials=["4-4"]) if who == "on-call 1" else table(card, shift="day", partials=["4-4"])
    act(game, "turn", f"call in {who}" if who == "on-call 1" else f"place {who}")
    start = there(pawn(game, "nurse 1")["tokens"])
    pool = game.view()["pool"]["tokens"]
    at_night = 1 if who == "on-call 1" else 0
    assert pool == at_night, "at Night the pool has the night's token"
    lines = len(game.lines())
    act(game, "care palliative")
    told = {line["rule"]: line["text"] for line in game.lines(lines)}
    assert "PARTIAL-02" in told
    if who == "nurse 1":
        assert pawn(game, "nurse 1")["tokens"] == start + 1
        assert "PARTIAL-09" in told
    else:
        assert any(line["rule"] == "CARE-15" and "pool" in line["text"] for line in game.lines(lines))
        assert "PARTIAL-10" in told


def test_staff_07_an_on_call_assistant_is_never_in_the_break_room() -> None:
    game = only_on_call(deteriorating())
    assert {pawn(game, f"on-call {n}")["place"] for n in (1, 2)} == {"on_call"}
    act(game, "turn", "call in on-call 1")
    finish_shift(game)
    assert pawn(game, "on-call 1")["place"] == "left"
    with pytest.raises(ho.SceneError, match="STAFF-07"):
        table(pawns={"on-call 1": {"place": "break_room"}})


def test_staff_08_an_on_call_assistant_never_gains_stress() -> None:
    morning = {"place": "morning"}
    pawns = on_leave("nurse 2", "nurse 3", *ASSISTANTS) | {"nurse 1": morning, "on-call 1": morning}
    game = table(deteriorating(), shift="day", pawns=pawns)
    changes = act(game, "turn", "reassign on-call 1")
    assert pawn(game, "on-call 1")["stress"] == 0
    assert not [line for line in changes if line.verb == "stress"]
    with pytest.raises(ho.SceneError, match="STAFF-08"):
        table(pawns={"on-call 1": {"stress": 1}})


def test_staff_09_assistants_may_not_inquire() -> None:
    game = table(stable(2), shift="day", grid={"partials": ["1-1"]})
    act(game, "turn", "place assistant 1", "place nurse 1", "care palliative")
    assert options(game, "inquire") == {"inquire nurse 1 timeline 1"}
    refused(game, "inquire assistant 1 timeline 1", "only_nurses_inquire", "STAFF-09")


def test_staff_11_an_on_call_assistant_works_on_a_single_day() -> None:
    game = only_on_call(deteriorating(), deteriorating(), deteriorating())
    act(game, "turn", "call in on-call 1")
    finish_shift(game)
    assert pawn(game, "on-call 1")["place"] == "left"
    act(game, "turn")
    barred = refused(game, "place on-call 1", "left_hospital", "STAFF-11")
    assert str(barred.action) in offered_as_barred(game)
    refused(game, "call in on-call 1", "left_hospital", "STAFF-11")


def test_staff_12_everybody_is_shift_manager_in_turn() -> None:
    game = table(deteriorating(), deteriorating(), deteriorating(), deteriorating(), shift="night")
    managers = [game.view()["head"]["manager"]]
    for _ in range(3):
        day = game.view()["head"]["day"]
        while game.view()["head"]["day"] == day:
            names = sorted(options(game))
            quiet = [name for name in names if name in ("enough", "stop", "decline", "no more leave")]
            act(game, (quiet or names)[0])
        managers.append(game.view()["head"]["manager"])
    assert managers == [0, 1, 2, 0]


# --- assigning --------------------------------------------------------------------------------------------------


def test_assign_01_the_shift_manager_turns_the_card_onto_the_next_free_shift() -> None:
    game = table(deteriorating(), "P30", shift="day", manager="nurse 3")
    assert (game.decision.kind, game.decision.who) == ("turn", 2)
    line = change(act(game, "turn"), "ASSIGN-01")
    shifts = game.view()["shifts"]
    assert [shift["state"] for shift in shifts] == ["done", "now", "coming"]
    assert there(shifts[1]["card"])["staff"] == 1
    assert there(shifts[1]["card"])["kind_text"] in line.text
    act(game, "place nurse 1")
    finish_shift(game)
    act(game, "turn")
    assert there(game.view()["shifts"][2]["card"])["id"] == "P30"


def test_assign_02_then_the_shift_manager_assigns_staff() -> None:
    game = table(deteriorating(2), manager="nurse 2")
    act(game, "turn")
    assert (game.decision.kind, game.decision.rule) == ("assign", "ASSIGN-02")
    assert "2" in game.decision.prompt
    act(game, "place nurse 3")
    assert game.decision.kind == "assign"


@pytest.mark.parametrize("staff", [1, 2, 3])
def test_assign_03_d_35_a_shift_needs_as_many_staff_as_its_card_shows(staff: int) -> None:
    game = table(deteriorating(staff))
    act(game, "turn")
    assert len(game.view()["shifts"][0]["spaces"]) == staff
    for number, who in enumerate(NURSES[:staff]):
        assert game.decision.kind == "assign", number
        act(game, f"place {who}")
    assert game.decision.kind == "care"


def test_assign_04_nurses_and_assistants_may_be_mixed_with_on_call() -> None:
    game = table(deteriorating(3), pawns=overstressed("nurse 2", "nurse 3", "assistant 2"))
    act(game, "turn")
    assert options(game) >= {"place nurse 1", "place assistant 1", "call in on-call 1"}
    act(game, "place assistant 1", "call in on-call 1")
    assert [space["pawn"] for space in game.view()["shifts"][0]["spaces"]] == [4, 7, 0]


def test_assign_05_a_pawn_goes_from_the_break_room_to_the_next_open_space() -> None:
    game = table(deteriorating(3))
    act(game, "turn")
    line = change(act(game, "place nurse 2"), "ASSIGN-05")
    assert "Ben" in line.text
    assert (pawn(game, "nurse 2")["shift"], pawn(game, "nurse 2")["space"]) == (0, 0)
    act(game, "place assistant 1")
    assert [space["pawn"] for space in game.view()["shifts"][0]["spaces"]] == [1, 4, None]
    assert 1 not in game.view()["places"][0]["pawns"]
    refused(game, "place nurse 2", "already_on_shift", "ASSIGN-05")


def test_assign_06_the_shift_manager_decides_who_is_assigned() -> None:
    for manager, player in (("nurse 1", 0), ("nurse 3", 2)):
        game = table(deteriorating(2), manager=manager)
        act(game, "turn")
        assert game.decision.who == player
        act(game, "place nurse 2")
        assert game.decision.who == player, "also for the second space, whoever stands on the first"


def placed(*names: str, manager: str = "nurse 3", **options_of: Any) -> ho.Game:
    """A card with these pawns on it, in this order."""
    game = table(deteriorating(len(names)), manager=manager, **options_of)
    act(game, "turn", *(f"place {name}" for name in names))
    return game


def test_assign_07_the_leftmost_nurse_is_senior() -> None:
    game = placed("nurse 2", "nurse 1", "assistant 1")
    assert (game.decision.kind, game.decision.who) == ("care", 1)
    assert [line["name"] for line in game.view()["pawns"] if line["senior"]] == ["Ben"]


def test_d_06_a_nurse_outranks_an_assistant_who_was_placed_first() -> None:
    assert placed("assistant 1", "nurse 2", "nurse 1").decision.who == 1


def test_d_06_other_reading_an_assistant_placed_first_leaves_it_to_the_shift_manager() -> None:
    reading = {"D-06": "first_pawn"}
    assert placed("assistant 1", "nurse 2", readings=reading).decision.who == 2
    assert placed("nurse 2", "assistant 1", readings=reading).decision.who == 1


def test_assign_08_with_no_nurse_on_the_card_the_shift_manager_decides() -> None:
    for manager, player in (("nurse 1", 0), ("nurse 2", 1), ("nurse 3", 2)):
        assert placed("assistant 1", "assistant 2", manager=manager).decision.who == player


def test_assign_09_example_nurse_then_assistant_cover_two_spaces_and_the_nurse_is_senior() -> None:
    game = table(deteriorating(2), manager="nurse 3")
    act(game, "turn", "place nurse 1", "place assistant 1")
    assert (game.decision.kind, game.decision.who) == ("care", 0)
    game.undo()
    assert game.decision.kind == "assign"
    act(game, "place assistant 1")
    assert [space["pawn"] for space in game.view()["shifts"][0]["spaces"]] == [0, 4]


def test_g_50_the_order_of_placing_chooses_the_senior() -> None:
    assert placed("nurse 1", "nurse 2").decision.who == 0
    assert placed("nurse 2", "nurse 1").decision.who == 1


def test_assign_10_the_card_must_be_dealt_with_before_the_next_one_is_turned() -> None:
    game = table(deteriorating())
    act(game, "turn")
    refused(game, "turn", "not_now", "ASSIGN-02")
    act(game, "place nurse 1")
    refused(game, "turn", "not_now", "CARE-01")


def test_assign_11_cards_and_pawns_stay_on_the_board_through_the_day() -> None:
    game = table(deteriorating(2), deteriorating())
    act(game, "turn", "place nurse 1", "place assistant 1")
    finish_shift(game)
    morning = game.view()["shifts"][0]
    act(game, "no more leave", "turn")
    still = game.view()["shifts"][0]
    assert still["state"] == "done"
    assert still["card"] == morning["card"]
    assert [space["pawn"] for space in still["spaces"]] == [0, 4]
    assert pawn(game, "nurse 1")["shift"] == 0


def test_assign_12_staff_on_leave_or_overstressed_are_not_available() -> None:
    game = table(
        deteriorating(3),
        shift="day",
        pawns=on_leave("nurse 1") | {"nurse 2": {"place": "morning", "stress": 3}},
        manager=2,
    )
    act(game, "turn")
    assert options(game, "place") == {"place nurse 3", "place assistant 1", "place assistant 2"}
    refused(game, "place nurse 1", "on_leave", "ASSIGN-12")
    refused(game, "reassign nurse 2", "overstressed", "COVER-13")
    assert offered_as_barred(game)["place nurse 1"] == "on_leave"


def test_the_same_emergency_can_be_staffed_again_after_undo() -> None:
    game = table(emergency(2))
    act(game, "turn")
    before = seen(game)
    line = change(act(game, "place nurse 1"), "ASSIGN-05")
    assert cause(game, line) == "ASSIGN-02"
    game.undo()
    assert seen(game) == before
    act(game, "place assistant 2")
    assert pawn(game, "nurse 1")["place"] == "break_room"
