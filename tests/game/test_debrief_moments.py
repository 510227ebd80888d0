"""The moments that a table recognises in its game: for each kind a short game in which it happens."""

import sys
from pathlib import Path
from typing import Any

import holding_on as ho
from holding_on.game.debriefing.moments import MOMENTS
from tests.content.twelfth import twelfth
from tests.engine.table import NO_ON_CALL, act, always, deteriorating, emergency, played_out, stable
from tests.game.debriefs import asked, begun, days, facts, of_day, work

FEW = {**NO_ON_CALL, "SETUP-08": 0}
"""Three nurses and nobody else."""


def when(game: ho.Game, key: str) -> tuple[int, int | None, int | None, int | None]:
    """How many there are, and the day, move and pawn of the first."""
    told = facts(game)
    return told[key], told.get(f"{key}_day"), told.get(f"{key}_move"), told.get(f"{key}_who")


def listened(*partials: Any, **options: Any) -> ho.Game:
    game = begun(stable(memories=len(partials)), partials=partials, **options)
    work(game, "nurse 2", care="palliative")
    return game


def test_told() -> None:
    assert when(listened("1-1", "1-2"), "told") == (2, 1, 0, 1)
    assert facts(days("medical"))["told"] == 0


def test_heavy_told() -> None:
    assert when(listened("1-2", "1-1"), "heavy_told") == (1, 1, 0, 1)
    assert facts(listened("1-2"))["heavy_told"] == 0


def test_broke_off() -> None:
    assert when(listened(always("no_more_talking")), "broke_off") == (1, 1, 0, None)
    assert facts(listened(always("quiet_moment")))["broke_off"] == 0


def test_asked() -> None:
    game = asked("1-1")
    assert when(game, "asked")[:2] == (1, 2)
    assert facts(game)["asked_who"] == 0
    assert str(game.actions[facts(game)["asked_move"]]) == "turn"


def test_asked_in_vain() -> None:
    assert facts(asked("1-1"))["asked_in_vain"] == 0
    assert when(asked("1-2"), "asked_in_vain")[:2] == (1, 2)


def test_nothing_fitted() -> None:
    assert of_day(asked("1-2"), 2)["nothing_fitted"] == 1
    assert of_day(asked("1-1"), 2)["nothing_fitted"] == 0
    assert of_day(asked("1-2"), 1)["nothing_fitted"] == 0


def test_quiet_not_asked() -> None:
    game = asked(then="")
    assert when(game, "quiet_not_asked")[:2] == (1, 2), "on day 1 nobody could ask about anything"
    assert facts(asked("1-1"))["quiet_not_asked"] == 0


def test_quiet_comfort() -> None:
    assert when(days("palliative", cards=(stable(),)), "quiet_comfort") == (1, 1, 0, None)
    assert facts(listened("1-1"))["quiet_comfort"] == 0
    assert facts(asked_in_the_quiet())["quiet_comfort"] == 0, "he was asked"
    assert facts(days("palliative"))["quiet_comfort"] == 0


def asked_in_the_quiet() -> ho.Game:
    cards = (deteriorating(memories=1), deteriorating(), deteriorating(), stable())
    game = begun(*cards, partials=("1-1",), clears=("1-1",), numbers={"SETUP-11": 3})
    work(game, "nurse 1", care="palliative")
    work(game, "nurse 2")
    work(game, "nurse 3")
    work(game, "nurse 1", care="palliative", then=("inquire nurse 1 timeline 1",))
    return game


def test_comfort() -> None:
    game = days("medical", "palliative", "palliative")
    assert facts(game)["comfort"] == 2
    assert game.debrief()["days"][0]["shifts"][1]["move"] == facts(game)["comfort_move"]


def test_treatment() -> None:
    assert when(days("medical", "palliative", "medical"), "treatment") == (2, 1, 0, None)


def test_night_comfort() -> None:
    assert facts(days("palliative", "medical", "medical"))["night_comfort"] == 0
    assert when(days("medical", "medical", "palliative"), "night_comfort")[:2] == (1, 1)


def test_night_treatment() -> None:
    assert facts(days("medical", "medical", "palliative"))["night_treatment"] == 0
    assert when(days("palliative", "palliative", "medical"), "night_treatment")[:2] == (1, 1)


def test_comfort_in_black() -> None:
    assert facts(days("palliative", numbers={"COND-04": 4}))["comfort_in_black"] == 0
    assert when(days("palliative", numbers={"COND-04": 3}), "comfort_in_black") == (1, 1, 0, None)


def test_emergency_met() -> None:
    game = begun(emergency(symbols=1))
    work(game, "nurse 1", then=("pay nurse 1",))
    assert when(game, "emergency_met") == (1, 1, 0, None)
    assert facts(game)["emergency_unmet"] == 0


def test_emergency_unmet() -> None:
    game = begun(emergency(symbols=3), numbers={"SETUP-11": 2})
    act(game, "turn", "place nurse 1", "pay nurse 1")
    assert facts(game)["emergency_unmet"] == 0, "it is not decided yet"
    game = begun(emergency(symbols=3), numbers={"SETUP-11": 2})
    work(game, "nurse 1", then=("pay nurse 1",))
    assert when(game, "emergency_unmet") == (1, 1, 0, None)
    assert facts(game)["emergency_met"] == 0


def too_few() -> ho.Game:
    game = begun(deteriorating(staff=3), players=2, numbers={**FEW, "COVER-07": 0})
    work(game, "nurse 1", "nurse 2")
    return game


def test_short() -> None:
    assert when(too_few(), "short") == (1, 1, 0, None)
    assert facts(days("medical"))["short"] == 0


def test_on_call_came() -> None:
    game = begun(deteriorating(staff=3), players=2, numbers={"SETUP-08": 0})
    work(game, "nurse 1", "nurse 2", "call in on-call 1")
    assert when(game, "on_call_came") == (1, 1, 0, 7)
    assert facts(days("medical"))["on_call_came"] == 0


def twice(*then: str) -> ho.Game:
    """Nurse 1 has heard a memory in the morning, and has to come again by day."""
    cards = (stable(memories=1), deteriorating(staff=3))
    game = begun(*cards, partials=("1-1",), numbers=FEW)
    work(game, "nurse 1", care="palliative")
    act(game, "turn", "place nurse 2", "place nurse 3", "reassign nurse 1", *then)
    return game


def test_two_jobs() -> None:
    assert facts(twice())["two_jobs"] == 1
    assert facts(twice())["two_jobs_who"] == 0
    game = begun(deteriorating(staff=3), players=2, numbers=FEW)
    work(game, "nurse 1", "nurse 2", "cover nurse 2")
    assert when(game, "two_jobs") == (1, 1, 0, 1)
    assert facts(days("medical", "medical"))["two_jobs"] == 0


def test_memories_lost() -> None:
    assert facts(twice("lose token"))["memories_lost"] == 0
    game = twice("lose partial")
    assert when(game, "memories_lost")[:2] == (1, 1)
    assert facts(game)["memories_lost_who"] == 0
    assert str(game.actions[facts(game)["memories_lost_move"]]) == "lose partial"
    (loss,) = game.debrief()["days"][0]["shifts"][1]["lost"]
    assert (loss["memory"], loss["side"], loss["timeline"]) == ("1-1", "partial", 1)


def test_memories_lost_unseen() -> None:
    """A Clear that is lost has been seen by nobody: its Timeline is all that is told."""
    cards = (stable(memories=1), deteriorating(), deteriorating(), stable(), deteriorating(staff=3))
    game = begun(*cards, partials=("1-1",), clears=("1-2",), numbers={**FEW, "SETUP-11": 3})
    work(game, "nurse 1", care="palliative")
    work(game, "nurse 2")
    work(game, "nurse 3")
    work(game, "nurse 1", then=("inquire nurse 1 timeline 1",))
    act(game, "turn", "place nurse 2", "place nurse 3", "reassign nurse 1", "lose clear")
    (loss,) = game.debrief()["days"][1]["shifts"][1]["lost"]
    assert (loss["memory"], loss["side"], loss["timeline"]) == (None, "clear", 1)


def test_sent_on_leave() -> None:
    game = begun(deteriorating())
    work(game, "nurse 2", then=("send on leave nurse 3",))
    assert when(game, "sent_on_leave")[:2] == (1, 1)
    assert facts(game)["sent_on_leave_who"] == 2
    assert str(game.actions[facts(game)["sent_on_leave_move"]]) == "send on leave nurse 3"


def test_worn_out() -> None:
    game = worn_out_by_one_stress()
    assert when(game, "worn_out")[:2] == (1, 1)
    assert facts(game)["worn_out_who"] == 2
    assert game.debrief()["days"][1]["away"] == [2]
    assert facts(days("medical", "medical", "medical"))["worn_out"] == 0


def worn_out_by_one_stress(**options: Any) -> ho.Game:
    """A day on which nurse 3 comes again for one Stress, which is as much as anybody can carry here."""
    cards = (deteriorating(), deteriorating(staff=3), deteriorating())
    game = begun(*cards, numbers={"SETUP-08": 0, "SETUP-09": 1, "STRESS-03": 1}, **options)
    work(game, "nurse 3")
    work(game, "nurse 1", "nurse 2", "reassign nurse 3")
    work(game, "call in on-call 1")
    return game


def test_warnings() -> None:
    game = days("palliative", "palliative", "palliative")
    assert when(game, "warnings")[:2] == (1, 1)
    assert "warnings_who" not in facts(game)
    assert facts(days("medical", "palliative", "palliative"))["warnings"] == 0


def test_calls() -> None:
    game = begun("P04", scenario=6)
    work(game, "call nurse 2 contact 1", "nurse 1")
    assert when(game, "calls") == (1, 1, 0, 1)
    assert game.debrief()["days"][0]["shifts"][0]["call"] is not None


def test_choices() -> None:
    game = ho.Game(scenario=5, seed=1, first=0)
    while game.decision.kind != "choice":
        game.apply(game.legal_actions()[0])
        assert facts(game)["choices"] == 0
    game.apply(ho.Action.of("choose choice 1 option 1"))
    assert facts(game)["choices"] == 1
    assert facts(game)["choices_move"] == len(game.actions) - 1
    (shift,) = [shift for day in game.debrief()["days"] for shift in day["shifts"] if shift["choices"]]
    assert shift["choices"][0]["choice"]


def test_letters(tmp_path: Path) -> None:
    game = played_out(ho.Game(scenario=12, seed=7, first=0, content=twelfth(tmp_path)), before_day=3)
    assert game.decision.kind == "turn"
    (shift,) = game.debrief()["days"][-1]["shifts"]
    assert (shift["letters"], shift["kind"], shift["move"]) == (["81B"], None, None), "before the card is turned"
    assert shift["fell"] == 2, "what a letter takes is of the shift before which it comes"
    before = shift["before"]
    game.apply(ho.Action.of("turn"))
    assert (facts(game)["letters"], facts(game)["letters_day"]) == (1, 3)
    (shift,) = game.debrief()["days"][-1]["shifts"]
    assert (shift["letters"], shift["before"], shift["fell"]) == (["81B"], before, 2)


def test_laid() -> None:
    assert facts(listened("1-1"))["laid"] == 0, "its evening has not come"
    assert when(asked("1-2"), "laid")[:2] == (1, 1)


def test_sewn() -> None:
    assert facts(asked("1-2"))["sewn"] == 0
    assert when(asked("1-1"), "sewn")[:2] == (1, 2)
    assert asked("1-1").debrief()["days"][1]["sewn"] == ["1-1"]


def test_heavy_sewn() -> None:
    assert when(asked("1-1"), "heavy_sewn")[:2] == (1, 2)
    assert facts(asked("1-2", of="1-2"))["heavy_sewn"] == 0


def test_rested() -> None:
    game = days("medical", "medical", "medical", numbers=FEW)
    assert facts(game)["rested"] == 0
    game = days("medical", "medical", "medical", numbers={**FEW, "SETUP-08": 2})
    assert when(game, "rested")[:2] == (2, 1)
    assert facts(game)["rested_who"] == 4


def test_each_kind_of_moment_has_a_game() -> None:
    here = vars(sys.modules[__name__])
    assert [key for key in MOMENTS if f"test_{key}" not in here] == []
