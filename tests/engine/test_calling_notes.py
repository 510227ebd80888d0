"""Calls that nobody makes: which reason is given, and when the table hears of it."""

from pathlib import Path

from tests.engine.eleventh import eleventh
from tests.engine.table import act, deteriorating, finish_shift, options, refused, table, with_only
from tests.engine.test_calling import FOUND


def test_call_06_who_could_have_called_until_she_covered_is_no_reason_for_a_note() -> None:
    """Nurse 1 was rested enough when she came to the card; the Stress of her cover does not count against her."""
    game = with_only({"nurse 1": {"stress": 1}}, deteriorating(2), scenario=3, grid=FOUND, numbers={"SETUP-09": 0})
    act(game, "place nurse 1")
    while game.decision.kind in ("assign", "price"):
        act(game, next(name for name in sorted(options(game)) if not name.startswith("call")))
    assert "told_no_call" not in [line["verb"] for line in game.lines()]
    tired = with_only({"nurse 1": {"stress": 2}}, deteriorating(1), scenario=3, grid=FOUND, numbers={"SETUP-09": 0})
    assert "told_no_call" in [line["verb"] for line in tired.lines()]


def test_g_59_who_was_called_is_called_once_though_the_number_is_lost_again(tmp_path: Path) -> None:
    """What the Call needs was there on day 1 alone: on day 2 the Call that was made is the reason, not the number."""
    folder = Path(eleventh(tmp_path))
    file = folder / "scenarios/11.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('{ kind = "clears", count = 1 }', '{ kind = "by_day", day = 1 }', 1), encoding="utf-8")
    game = table(deteriorating(), deteriorating(), shift="night", scenario=11, content=str(folder), condition=20)
    act(game, "turn", "call nurse 1 contact 1", "place nurse 2")
    finish_shift(game)
    while game.view()["head"]["day"] == 1:
        act(game, sorted(options(game))[0])
    act(game, "turn")
    refused(game, "call nurse 2 contact 1", "already_called", "G-59")
