"""Who Inquires next: what is offered to the others, who says so, and why the question comes."""

from tests.engine.table import QUIET, act, always, asking, offered_as_barred, refused, stable, staffed
from tests.engine.test_inquiry import GRID, calm


def test_inq_11_another_nurse_is_barred_from_the_first_timeline_that_is_in_play() -> None:
    """Who may not Inquire at all is listed once, with a Timeline that could be asked about; the others by INQ-07."""
    rich = {f"nurse {nurse}": {"tokens": 5} for nurse in (1, 2)}
    only = {"partials": ["2-1"]}
    game = calm("nurse 1", "nurse 2", pawns=rich, grid=only, clears=[QUIET])
    act(game, "inquire nurse 1 timeline 2")
    barred = offered_as_barred(game)
    assert barred["inquire nurse 2 timeline 2"] == "already_inquiring"
    assert barred["inquire nurse 2 timeline 1"] == "no_partial_in_play"


def test_inq_14_after_a_nurse_has_stopped_the_card_asks_who_is_next() -> None:
    game = calm("nurse 1", "nurse 2", clears=[QUIET])
    asked = game.why("prompt")[0].rule
    act(game, "inquire nurse 1 timeline 1", "stop")
    assert game.decision.kind == "inquiry"
    assert (asked, game.why("prompt")[0].rule) == ("ASSIGN-01", "ASSIGN-01")


def test_event_14_when_billy_refuses_the_table_does_not_hear_of_another_reason() -> None:
    game = asking(always("no_more_talking"))
    verbs = [line["verb"] for line in game.lines()]
    assert game.decision.kind == "leave"
    assert "told_no_inquiry" not in verbs
    poor = staffed(stable(), "nurse 1", grid=GRID, pawns={"nurse 1": {"tokens": 0}})
    act(poor, "care medical")
    assert "told_no_inquiry" in [line["verb"] for line in poor.lines()]


def test_g_22_the_senior_says_who_inquires_whoever_has_just_talked() -> None:
    game = staffed(stable(staff=2, memories=1), "nurse 2", "nurse 3", grid=GRID, partials=[QUIET],
                   clears=[QUIET], pawns={"nurse 3": {"tokens": 3}})  # fmt: skip
    act(game, "care palliative", "talk nurse 3")
    assert (game.decision.kind, game.decision.who) == ("inquiry", 1)
    act(game, "inquire nurse 3 timeline 1")
    assert game.decision.kind == "inquiry"
    assert game.decision.who == 2, "who Inquires already decides for herself"


def test_event_03_an_offer_among_the_cards_set_aside_may_come_again() -> None:
    """Clears that were drawn go back into the deck when a Nurse turns to another Timeline (INQ-13)."""
    game = asking(always("use_trust_condition"), *[QUIET] * 4)
    act(game, "decline")
    assert game.decision.kind == "inquiry"
    refused(game, "use trust nurse 1", "not_now", "INQ-04")


def test_inq_06_with_one_nurse_too_tired_and_one_without_a_token_the_token_is_told() -> None:
    """It is what the next day may bring; and the sentence leaves out her who may not Inquire at all."""
    pawns = {"nurse 1": {"stress": 2, "tokens": 1}, "nurse 2": {"tokens": 0}}
    game = calm("nurse 1", "nurse 2", pawns=pawns)
    assert [line["rule"] for line in game.lines() if line["verb"] == "told_no_inquiry"] == ["INQ-06"]
