"""Where focusing Billy's attention ends: no card left, no draw left, and how many the board says are still to come."""

from pathlib import Path
from typing import Any

import holding_on as ho
from holding_on.catalogue.loading import BOX, the_box
from tests.content.folders import write
from tests.engine.table import act, always, refused, stable, staffed
from tests.engine.test_focus import THREE, heard, talk
from tests.views.there import there


def test_g_20_with_no_partial_left_there_is_nothing_to_steer_to(tmp_path: Path) -> None:
    """Without Events in its deck the Partial Deck can be empty before a talk begins."""
    scenario = (BOX / "scenarios/01.toml").read_text(encoding="utf-8")
    aside = 'set_aside = ["EP1", "EP2", "EP3", "EP4", "EP5"]'
    write(tmp_path, "scenarios/01.toml", f'systems = ["focus"]\n{scenario}\n{aside}\n')
    every = [memory.id for memory in the_box().memories]
    scene: dict[str, Any] = {"content": str(tmp_path), "pawns": THREE, "condition": 20}
    game = staffed(stable(memories=1), "nurse 1", grid={"partials": every}, **scene)
    told = act(game, "care palliative")
    assert game.decision.kind == "inquiry"
    assert "G-20" in [change.rule for change in told]
    one = staffed(stable(memories=1), "nurse 1", grid={"partials": every[:-1]}, **scene)
    act(one, "care palliative")
    assert one.decision.kind == "focus"


def test_focus_08_after_the_last_draw_nobody_persists() -> None:
    game = talk(1, always("use_trust_condition"))
    act(game, "listen")
    assert game.decision.kind == "trust"
    refused(game, "persist", "step_over", "FOCUS-08")
    refused(game, "keep", "step_over", "FOCUS-08")
    two = talk(2, always("use_trust_condition"), "3-1")
    act(two, "listen")
    refused(two, "persist", "not_now", "EVENT-16")


def still_to_come(game: ho.Game, count: int) -> bool:
    """Whether the board says that so many more cards come in this talk."""
    said: str = there(game.view()["conversation"])["text"]
    return said == game._wording.names.say("view.listening", who=game._wording.names.pawn(0), n=count)


def test_partial_04_the_card_that_lies_open_is_not_counted_among_those_still_to_come() -> None:
    game = heard(3, "3-1", "3-2", "3-3")
    assert game.decision.kind == "heard"
    assert still_to_come(game, 2)
    act(game, "keep")
    assert still_to_come(game, 1)
    between = talk(3, "3-1")
    assert still_to_come(between, 3), "nothing is drawn yet"
