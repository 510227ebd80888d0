"""House rules in the engine: a rule of the table's own bars an answer. tests/game/test_variants.py has the rest."""

import holding_on as ho
from tests.engine.table import refused, stable


def test_what_a_house_rule_leaves_out_is_barred_by_its_id() -> None:
    scene = {
        "asked": "shift_end",
        "cards": {"morning": stable(staff=1)},
        "pawns": {"nurse 1": {"place": "morning"}, "nurse 2": {"stress": 1}},
    }
    game = ho.Game.from_scene(scene, seed=1, variant="leave_costs_nothing")
    assert game.decision.kind == "leave"
    refused(game, "send on leave nurse 3", "house_rule", "HOUSE-02")
