"""What a question after a shortage is put down to: the shortage while it lasts, the card once the shift is staffed."""

import holding_on as ho
from tests.engine.table import act, deteriorating, with_only


def short() -> ho.Game:
    """Two spaces on the Day Shift for nurse 1, who can pay for Stress in two ways, and nobody on call."""
    rich = {"nurse 1": {"tokens": 2, "partials": ["1-1"]}}
    game = with_only(rich, deteriorating(3), numbers={"SETUP-09": 0})
    while game.decision.kind != "price":
        act(game, str(game.legal_actions()[0]))
    return game


def test_care_01_the_card_asks_for_care_and_no_longer_the_shortage() -> None:
    game = short()
    while game.decision.kind in ("assign", "price"):
        assert "COVER-01" in [link.rule for link in game.why("prompt").links]
        act(game, str(game.legal_actions()[0]))
    assert game.decision.kind == "care"
    assert game.why("prompt")[0].rule == "ASSIGN-01"


def test_a_price_that_is_taken_back_and_paid_again_has_the_causes_it_had() -> None:
    game = short()
    action = game.legal_actions()[0]
    game.apply(action)
    once, asked = game.lines(), [link.rule for link in game.why("prompt").links]
    game.undo()
    game.apply(action)
    assert game.lines() == once
    assert [link.rule for link in game.why("prompt").links] == asked
