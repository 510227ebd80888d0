"""What may still come in this shift is put off, what cannot is refused: at the borders of both."""

from typing import Any

import pytest

from tests.engine.table import QUIET, act, deteriorating, event, refused, table, with_only


@pytest.mark.parametrize(("above", "reason"), [(0, "not_now"), (1, "no_offer")])
def test_event_03_the_hardest_card_may_bring_billy_into_a_stage_with_an_offer(above: int, reason: str) -> None:
    """One Event alone offers something, in the black stage, which begins at 3; nothing else moves Billy's condition."""
    offer = event(black=["use_trust_condition"])
    plain: dict[str, Any] = {"partials": [offer, *[QUIET] * 4], "clears": [QUIET] * 5}
    hardest = table(deteriorating(), **plain).table().box.hardest
    game = table(deteriorating(), condition=3 + hardest + above, **plain)
    if reason == "not_now":
        refused(game, "use trust nurse 1", "not_now", "ASSIGN-01")
    else:
        refused(game, "use trust nurse 1", "no_offer", "EVENT-03")


def test_token_04_only_who_pays_for_stress_now_may_have_room_for_a_token_by_then() -> None:
    """The last space is covered, so nobody else gains Stress any more."""
    full = {"tokens": 6, "partials": ["1-1"]}
    pawns = {"nurse 1": full, "nurse 2": {"tokens": 6, "partials": ["1-2"]}}
    game = with_only(pawns, deteriorating(3, tokens=1), numbers={"SETUP-09": 0})
    act(game, "place nurse 1", "place nurse 2", "cover nurse 1")
    assert game.decision.kind == "price"
    refused(game, "give nurse 2", "purse_full", "TOKEN-04")
    refused(game, "give nurse 1", "not_now", "STRESS-09")
