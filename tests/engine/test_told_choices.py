"""What a choice says before it is made, and what a refusal says of somebody's purse."""

import pytest

import holding_on as ho
from tests.engine.bedside import staffed
from tests.engine.table import Card, act, action, deteriorating, emergency, seen, stable, table


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
            "a Care Token can cover the symbol; uncovered, it lowers Billy's condition by 1",
            "Billy's condition falls by 1; it brings 1 Care Token",
        ),
        (
            deteriorating(symbols=3, tokens=2, memories=1, either=1),
            "Care Tokens can cover the 3 symbols; each one left uncovered lowers Billy's condition by 1",
            "Billy's condition falls by 3; it brings 2 Care Tokens, 1 Partial Memory"
            " and the choice of a Care Token or a Partial Memory",
        ),
        (
            stable(memories=2),
            "one Care Token can raise Billy's condition by 1",
            "Billy's condition stays as it is; it brings 2 Partial Memories",
        ),
        (
            stable(),
            "one Care Token can raise Billy's condition by 1",
            "Billy's condition stays as it is; it brings nothing but company",
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


def test_the_outcome_ends_with_what_one_can_do_now() -> None:
    game = table(deteriorating(symbols=3), condition=2)
    act(game, "turn", "place nurse 1", "care palliative")
    outcome = game.view()["outcome"]
    told, then = outcome["text"].split("\n\n")
    assert told.startswith("Billy died on day 1")
    assert "journal" in then
    assert "new game" in then
