"""Shifts that cannot be covered (COVER-12, and the rulings about them)."""

import json
import random
from typing import Any

import pytest

import holding_on as ho
from holding_on.engine import names as n
from holding_on.game import records
from tests.engine.table import (
    EVERYBODY,
    NO_ON_CALL,
    Card,
    act,
    change,
    deteriorating,
    emergency,
    finish_shift,
    lines_of,
    offered_as_barred,
    on_leave,
    options,
    pawn,
    refused,
    stable,
    table,
    with_only,
)


def short(*cards: Card, stress: int = 0, staff_on: bool = True, **options_of: Any) -> ho.Game:
    """A two-space Day card for which there is at most nurse 1, who may not cover: it stays short."""
    place = "break_room" if staff_on else "morning"
    pawns = {"nurse 1": {"place": place, "stress": stress if staff_on else 3}}
    numbers = {**NO_ON_CALL, "COVER-07": 0}
    return with_only(pawns, *(cards or (deteriorating(2, symbols=2),)), numbers=numbers, **options_of)


def test_cover_12_a_shift_that_cannot_be_covered_brings_a_warning() -> None:
    game = short()
    assert game.view()["head"]["warnings"] == 1
    (cause_told,) = lines_of(game, "WARN-03")
    assert "1 space" in cause_told["text"]
    (warning,) = lines_of(game, "WARN-04")
    assert warning["cause"] == cause_told["line"]
    assert game.decision.kind == "care"


def test_d_02_a_shift_left_short_loses_only_by_its_second_warning() -> None:
    assert short().outcome is None
    lost = short(warnings=1)
    assert lost.outcome == ho.Outcome(False, "warnings", "SCEN-13")


def test_d_02_other_reading_a_shift_left_short_loses_at_once() -> None:
    game = short(readings={"D-02": "loss"})
    assert game.outcome == ho.Outcome(False, "warnings", "SCEN-12")
    assert game.view()["head"]["warnings"] == 0
    assert game.legal_actions() == ()


def test_g_02_the_staff_who_are_there_act_as_always() -> None:
    game = short()
    act(game, "care medical", "pay nurse 1")
    assert game.view()["track"]["value"] == 27
    assert (game.decision.kind, game.view()["head"]["shift"]) == ("turn", 2)


@pytest.mark.parametrize(("card", "condition"), [(deteriorating(2, 3), 25), (emergency(2, 4), 24), (stable(2), 28)])
def test_g_02_with_nobody_there_is_no_care_and_the_full_drop(card: Card, condition: int) -> None:
    game = short(card, staff_on=False, grid={"partials": ["1-1"]})
    assert game.view()["track"]["value"] == condition
    assert game.view()["head"]["warnings"] == 1
    assert "no care" in lines_of(game, "G-02")[0]["text"]
    assert (game.decision.kind, game.view()["head"]["shift"]) == ("turn", 2), "and nobody inquires"


def test_g_02_with_nobody_on_an_emergency_the_day_had_no_medical_care() -> None:
    pawns = {name: {"place": "morning"} for name in ("nurse 1", "nurse 2")}
    pawns |= on_leave("nurse 3", "assistant 1", "assistant 2")
    game = table(
        *(emergency(), deteriorating()),
        shift="night",
        pawns=pawns,
        care={"morning": "palliative", "day": "palliative"},
        cards={"morning": "P19", "day": "P20"},
        numbers={"SETUP-09": 0, "WARN-05": 5},
    )
    act(game, "turn")
    causes = [line["rule"] for line in game.lines() if line["verb"] == "told_warning_cause"]
    assert causes == ["WARN-03", "WARN-01"]


def test_g_02_a_night_left_short_brings_no_token() -> None:
    pawns = {"nurse 1": {"tokens": 0}}
    game = with_only(pawns, deteriorating(2), shift="night", numbers={**NO_ON_CALL, "COVER-07": 0})
    assert game.view()["head"]["warnings"] == 1
    assert game.decision.kind == "care"
    assert pawn(game, "nurse 1")["tokens"] == 0


def test_g_04_a_shift_is_not_left_short_on_purpose() -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {}}, deteriorating(3))
    refused(game, "accept warning", "must_cover", "COVER-12")
    act(game, "place nurse 1", "place nurse 2")
    assert options(game) == {"cover nurse 1", "cover nurse 2", "call in on-call 1", "call in on-call 2"}
    refused(game, "accept warning", "must_cover", "COVER-12")
    assert offered_as_barred(game)["accept warning"] == "must_cover"


def test_g_04_other_reading_the_shift_manager_may_accept_the_warning() -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {}}, deteriorating(3), readings={"G-04": "may_refuse"})
    assert "accept warning" in options(game)
    act(game, "place nurse 1", "place nurse 2")
    assert "accept warning" in options(game)
    changes = act(game, "accept warning")
    assert game.view()["head"]["warnings"] == 1
    assert change(changes, "WARN-03").cause is not None
    assert game.decision.kind == "care"
    game.undo()
    assert game.view()["head"]["warnings"] == 0


def test_g_43_with_the_whole_team_away_the_on_call_assistants_come_and_then_nobody() -> None:
    pawns = {name: {"place": "morning" if name == "nurse 3" else "day", "stress": 3} for name in EVERYBODY[:3]}
    pawns |= {name: {"place": "morning", "stress": 2} for name in EVERYBODY[3:]}
    cards = (deteriorating(1), deteriorating(1), deteriorating(2), deteriorating(1))
    game = table(*cards, shift="night", pawns=pawns, numbers={"WARN-05": 5})
    act(game, "turn", "call in on-call 1")
    finish_shift(game)
    assert {pawn(game, name)["place"] for name in EVERYBODY} == {"on_leave"}
    assert game.view()["head"]["warnings"] == 1
    act(game, "turn")
    assert pawn(game, "on-call 2")["shift"] == 0, "the one who is left comes by herself"
    finish_shift(game)
    act(game, "turn", "reassign on-call 2")
    assert pawn(game, "on-call 2")["shift"] == 1
    assert game.view()["head"]["warnings"] == 2, "one of two spaces stays empty"
    assert game.decision.kind == "care"


# --- a shift that stays short whatever is done ----------------------------------------------------------------------


def hopeless(**options_of: Any) -> ho.Game:
    """Three spaces on the Day Shift and only nurse 1, of the Morning, who can come and cover one more."""
    pawns = {"nurse 1": {"place": "morning", "stress": 1, "tokens": 2}}
    return with_only(pawns, deteriorating(3, symbols=2), numbers=NO_ON_CALL, cards={"morning": "P39"}, **options_of)


def test_g_04_cover_that_will_not_do_is_asked_and_taken_back_step_by_step() -> None:
    game = hopeless()
    start = game.view()
    assert options(game) == {"reassign nurse 1"}, "it must be taken, and the table takes it"
    refused(game, "accept warning", "must_cover", "COVER-12")
    told = act(game, "reassign nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 2
    assert told[-1].rule == "G-04"
    assert options(game) == {"cover nurse 1"}
    told = act(game, "cover nurse 1")
    assert [line.rule for line in told if line.rule in ("COVER-08", "STRESS-12", "WARN-03")] == [
        "COVER-08", "STRESS-12", "WARN-03",
    ]  # fmt: skip
    assert game.view()["head"]["warnings"] == 1
    reasons = [link.rule for link in game.why("Ann stress").links]
    assert reasons[:3] == ["COVER-08", "COVER-07", "G-04"]
    for _ in range(2):
        assert game.can_undo
        game.undo()
    now = game.view()
    assert {**now, "revision": 0, "can_undo": 0} == {**start, "revision": 0, "can_undo": 0}


def test_g_04_without_free_undo_each_step_is_taken_back_and_the_card_stays_turned() -> None:
    game = hopeless(free_undo=False)
    act(game, "reassign nurse 1", "cover nurse 1")
    game.undo()
    game.undo()
    assert options(game) == {"reassign nurse 1"}
    assert not game.can_undo, "a card has been turned"


def test_g_04_the_only_cover_that_does_happens_by_itself() -> None:
    pawns = {"nurse 1": {"place": "morning", "tokens": 2}}
    game = with_only(pawns, deteriorating(1), numbers=NO_ON_CALL)
    assert game.decision.kind == "care"
    assert lines_of(game, "G-04") == []


@pytest.mark.parametrize("more", [("care medical",), ()])
def test_g_04_a_record_that_was_kept_before_such_a_step_was_asked_is_read(more: tuple[str, ...]) -> None:
    game = hopeless()
    act(game, "reassign nurse 1", "cover nurse 1", *more)
    data = json.loads(game.record())
    short_of_steps = [code for code in data["actions"] if code not in (n.REASSIGN, n.COVER)]
    assert len(short_of_steps) == len(data["actions"]) - 2
    made_anew = ("format", "version", "checksum", "actions", records.ASKS_COVER)
    body = {key: value for key, value in data.items() if key not in made_anew}
    again = ho.Game.from_record(records.write(records.RECORD, {**body, "actions": short_of_steps}))
    assert again.record() == game.record()


@pytest.mark.parametrize("seed", range(6))
def test_one_option_asks_every_step_that_leaves_one_answer(seed: int) -> None:
    chance = random.Random(seed)
    game = ho.Game(seed=seed, players=2 + seed % 3, ask_all=True)
    plain = ho.Game(seed=seed, players=2 + seed % 3)
    alone = 0
    while game.outcome is None:
        answer = chance.choice(game.legal_actions())
        alone += len(game.legal_actions()) == 1 and answer.kind != "turn"
        if answer in plain.legal_actions() and plain.decision.kind == game.decision.kind:
            plain.apply(answer)
        game.apply(answer)
    assert alone > 0
    assert not any(line["verb"] == "by_itself" for line in game.lines())
    assert plain.outcome == game.outcome, "the same choices make the same game"
    assert ho.Game.from_record(game.record()).lines() == game.lines()


def test_the_option_that_asks_all_is_kept_in_positions_and_checked() -> None:
    game = ho.Game(seed=3, first=0, ask_all=True)
    game.apply(ho.Action.of("turn"))
    while len(game.legal_actions()) > 1:
        game.apply(game.legal_actions()[0])
    again = ho.Game.from_position(game.position())
    assert again.legal_actions() == game.legal_actions()
    with pytest.raises(ho.SceneError, match="ask_all"):
        ho.Game(ask_all=1)  # type: ignore[arg-type]


def test_warn_03_says_how_many_spaces_stay_empty() -> None:
    nobody = on_leave(*EVERYBODY) | {"nurse 1": {"place": "morning"}}
    game = table(deteriorating(3), shift="night", pawns=nobody, numbers={"SETUP-09": 0})
    act(game, "turn")
    told = [line["text"] for line in game.lines() if line["rule"] == "WARN-03"]
    assert len(told) == 1
    assert told[0].startswith("3 spaces of the shift stay empty.")


def test_comp_02_who_does_not_play_is_no_candidate() -> None:
    game = with_only({"nurse 1": {}}, deteriorating(2))
    act(game, "place nurse 1")
    assert not [name for name in offered_as_barred(game) if "nurse 4" in name or "assistant 3" in name]


def test_g_04_other_reading_the_warning_may_be_accepted_while_somebody_is_free() -> None:
    game = table(deteriorating(2), readings={"G-04": "may_refuse"})
    act(game, "turn")
    assert "accept warning" in options(game)
    assert "WARN-03" in [change.rule for change in act(game, "accept warning")]
