"""What a choice says before it is made, and what a refusal says of somebody's purse."""

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from tests.engine.table import Card, act, action, deteriorating, emergency, seen, stable, staffed, table, with_only
from tests.views.there import there


def offered(game: ho.Game) -> list[str]:
    """The answers as the display words them; the game says them in the same words."""
    shown = [line["text"] for line in seen(game)["actions"]]
    assert [game.say(one) for one in game.legal_actions()] == shown
    return shown


@pytest.mark.parametrize(
    ("card", "medical", "palliative"),
    [
        (
            deteriorating(symbols=1, tokens=1),
            "a Care Token can be placed on the symbol; without one, Billy's condition falls by 1",
            "it eases him, and time with him brings 1 Care Token; his illness takes his condition down by 1",
        ),
        (
            deteriorating(symbols=3, tokens=2, memories=1, either=1),
            "Care Tokens can be placed on the 3 symbols; for each one left without, Billy's condition falls by 1",
            "it eases him, and time with him brings 2 Care Tokens, 1 Partial Memory"
            " and the choice of a Care Token or a Partial Memory; his illness takes his condition down by 3",
        ),
        (
            stable(memories=2),
            "with one Care Token, Billy's condition rises by 1",
            "it eases him, and time with him brings 2 Partial Memories; his condition stays as it is",
        ),
        (
            stable(),
            "with one Care Token, Billy's condition rises by 1",
            "it eases him, and time with him brings no Care Token and no memory; his condition stays as it is",
        ),
    ],
)
def test_each_kind_of_care_says_what_it_brings(card: Card, medical: str, palliative: str) -> None:
    assert offered(staffed(card, "nurse 1")) == [f"Medical Care: {medical}", f"Palliative Care: {palliative}"]


def test_where_no_care_is_being_chosen_its_name_is_enough() -> None:
    game = staffed(emergency(), "nurse 1")
    assert game.say(action("care medical")) == "Medical Care"
    assert [line["text"] for line in seen(game)["barred"] if line["reason"] == "emergency"] == ["Palliative Care"]


def test_what_the_pool_lacks_is_said_of_the_pool_in_a_whole_sentence() -> None:
    game = staffed(deteriorating(staff=2, symbols=2), "nurse 1", "assistant 1")
    act(game, "care medical")
    refusal = game.why_not(action("pay pool"))
    assert refusal is not None
    assert (refusal.code, refusal.sentence) == ("no_tokens", "The Assistants' pool has no Care Token for it.")


def told_at_the_end(game: ho.Game) -> list[str]:
    """The paragraphs of the outcome."""
    text: str = there(game.view()["outcome"])["text"]
    return text.split("\n\n")


def test_after_a_death_there_is_time_and_somebody_to_speak_to_before_the_journal() -> None:
    game = table(deteriorating(symbols=3), condition=2)
    act(game, "turn", "place nurse 1", "care palliative")
    told, elsewhere, then = told_at_the_end(game)
    assert elsewhere == game.words.say("scenario.1.lost")
    assert told.startswith("Billy died on day 1, on this ward, in the care of people")
    assert 0 < then.index("silence") < then.index("your doctor") < then.index("journal")
    assert "new game" not in then


def test_where_nobody_was_on_the_shift_a_death_claims_no_company() -> None:
    tired = {"nurse 1": {"place": "morning", "stress": 3}}
    game = with_only(tired, deteriorating(symbols=3), condition=2, numbers={"SETUP-09": 0})
    assert [line["rule"] for line in game.lines() if line["verb"] == "condition"][-1] == "G-02"
    told, _, then = told_at_the_end(game)
    assert told.startswith("Billy died on day 1, on this ward, at an hour when nobody could be with him")
    assert "in the care of" not in told
    assert "your doctor" in then


def test_when_the_objective_is_met_what_comes_after_is_told_otherwise() -> None:
    firsts = [memory.id for memory in the_box().memories][:: n.POSITIONS]
    found = {"partials": firsts, "clears": firsts[1:]}
    hand = {"nurse 1": {"clears": firsts[:1]}}
    game = table(deteriorating(symbols=1, memories=1), shift="night", grid=found, pawns=hand)
    act(game, "turn", "place nurse 1", "care medical", "enough")
    told, then = told_at_the_end(game)
    assert told.startswith("By day 1 Billy has told something")
    assert "your doctor" not in then
    assert "memories" in then
