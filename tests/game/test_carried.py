"""What one scenario leaves for the next (SCEN-08): nothing of a game that was lost, and marks only as yes or no."""

from pathlib import Path

import holding_on as ho
from tests.content.twelfth import both
from tests.engine.table import played_out, stable
from tests.game.campaigns import LOSES, linked


def test_scen_08_what_is_given_with_a_game_that_was_lost_is_left_behind(tmp_path: Path) -> None:
    campaign = ho.Campaign(str(linked(tmp_path)))
    game = played_out(campaign.play(**LOSES))
    campaign.finish(game, carries={"wrote to her": True})
    assert [(each.won, each.carries) for each in campaign.played] == [(False, {})]
    campaign.leave()
    assert campaign.played[0].carries == {}


def test_scen_08_what_is_no_mark_is_not_handed_on_as_one(tmp_path: Path) -> None:
    """`finish` takes any plain data; of a mark's name only yes or no goes to a scenario, else its file decides."""
    campaign = ho.Campaign(both(tmp_path))
    campaign._catalogue.scenario_numbers = [11, 12]
    game = campaign.play(seed=1, players=3, deal={"patients": [stable(memories=3, tokens=2)] * 13})
    assert played_out(game).outcome == ho.Outcome(True, "objective", "SCEN-07")
    campaign.finish(game, carries={"known": "by her voice"})
    assert campaign.carried["known"] == "by her voice"
    second = campaign.play(first=0)
    assert second.scenario == 12
    assert second.carried == {"waited": False}
