"""The facts of a day and of a game that are no moments: for each a short game of which it holds, and one not."""

import sys

import pytest

import holding_on as ho
from holding_on.game.debriefing.moments import MOMENTS
from tests.engine.table import NO_ON_CALL, always, deteriorating, stable
from tests.game.debriefs import asked, begun, days, facts, of_day, work
from tests.game.test_debrief import game_of
from tests.playthroughs.playthrough import FOLDER

FEW = {**NO_ON_CALL, "SETUP-08": 0}
"""Three nurses and nobody else."""


def recorded(name: str) -> ho.Game:
    return game_of(FOLDER / f"{name}.txt")


# --- of a day ---------------------------------------------------------------------------------------------------------


def test_day_one() -> None:
    game = asked("1-1")
    assert [day["facts"]["day_one"] for day in game.debrief()["days"]] == [1, 0, 0]


def test_silent_shifts() -> None:
    game = asked("1-2")
    assert of_day(game, 1)["silent_shifts"] == 2, "he told something in the morning"
    assert of_day(game, 2)["silent_shifts"] == 2, "he was asked in the morning"
    game = days(*["medical"] * 6)
    assert (of_day(game, 1)["silent_shifts"], of_day(game, 2)["silent_shifts"]) == (3, 6)


def test_fell() -> None:
    cards = (deteriorating(symbols=2), stable(), deteriorating(symbols=1))
    game = begun(*cards)
    work(game, "nurse 1")
    work(game, "nurse 2", then=("pay nurse 2",))
    work(game, "nurse 3")
    assert of_day(game, 1)["fell"] == 3, "the space that he rose is not taken off"
    shifts = game.debrief()["days"][0]["shifts"]
    went = [(shift["before"], shift["after"], shift["fell"]) for shift in shifts]
    assert went == [
        (28, 26, 2),
        (26, 27, 0),
        (27, 26, 1),
    ]


def test_first_red() -> None:
    game = days(*["medical"] * 6, numbers={"COND-04": 10})
    assert [of_day(game, day)["first_red"] for day in (1, 2)] == [1, 0]
    assert of_day(days("medical", numbers={"COND-04": 10}), 1)["first_red"] == 0


def test_first_black() -> None:
    game = days(*["medical"] * 5, numbers={"COND-04": 7})
    assert [of_day(game, day)["first_black"] for day in (1, 2)] == [0, 1]
    assert of_day(game, 1)["first_red"] == 1
    assert of_day(game, 2)["first_red"] == 0


def test_better_than_at_first() -> None:
    game = begun(stable())
    work(game, "nurse 1", then=("pay nurse 1",))
    assert of_day(game, 1)["better_than_at_first"] == 1
    assert of_day(days("medical"), 1)["better_than_at_first"] == 0


# --- how it ended -----------------------------------------------------------------------------------------------------


def test_days() -> None:
    assert facts(days(*["medical"] * 3))["days"] == 2, "the second has begun"


def test_died() -> None:
    game = days("medical", numbers={"COND-04": 1})
    assert (facts(game)["died"], of_day(game, 1)["died"]) == (1, 1)
    assert facts(recorded("died_with_the_deck"))["died"] == 1
    assert facts(days("medical"))["died"] == 0


def test_transferred() -> None:
    game = days(*["palliative"] * 6)
    assert (facts(game)["transferred"], facts(game)["died"]) == (1, 0)
    assert facts(days(*["palliative"] * 3))["transferred"] == 0


def test_within_five_days() -> None:
    assert facts(days("medical", numbers={"COND-04": 1}))["within_five_days"] == 1
    assert facts(recorded("scenario_1_for_4_won"))["within_five_days"] == 0
    assert facts(days("medical"))["within_five_days"] == 0, "it has not ended"


def test_objective_met() -> None:
    assert facts(recorded("won"))["objective_met"] == 1
    assert facts(days("medical"))["objective_met"] == 0


def test_stopped() -> None:
    assert facts(days("medical"))["stopped"] == 1
    assert facts(days("medical", numbers={"COND-04": 1}))["stopped"] == 0


def test_lost_but_heard() -> None:
    game = asked("1-1")
    assert facts(game)["lost_but_heard"] == 0, "it goes on"
    while game.outcome is None:
        work(game, care="palliative")
    assert not game.outcome.won
    assert (facts(game)["lost_but_heard"], facts(game)["lost_unheard"]) == (1, 0)
    assert facts(recorded("won"))["lost_but_heard"] == 0


def test_lost_unheard() -> None:
    game = days("medical", numbers={"COND-04": 1})
    assert (facts(game)["lost_unheard"], facts(game)["lost_but_heard"]) == (1, 0)


# --- care -------------------------------------------------------------------------------------------------------------

CARES = ("palliative", "medical", "medical", "palliative", "palliative", "palliative", "medical")


def test_longest_comfort() -> None:
    assert facts(days(*CARES))["longest_comfort"] == 3


def test_longest_treatment() -> None:
    assert facts(days(*CARES))["longest_treatment"] == 2


@pytest.mark.parametrize(("key", "shift"), [("longest_comfort", 3), ("longest_treatment", 1), ("last_treatment", 6)])
def test_the_moment_of_a_row_is_its_first_shift(key: str, shift: int) -> None:
    game = days(*CARES)
    move = [each["move"] for day in game.debrief()["days"] for each in day["shifts"]][shift]
    assert (facts(game)[f"{key}_day"], facts(game)[f"{key}_move"]) == (1 + shift // 3, move)


def test_last_comfort() -> None:
    assert [facts(days(*CARES[:count]))["last_comfort"] for count in (1, 2)] == [1, 0]


def test_last_treatment() -> None:
    assert [facts(days(*CARES[:count]))["last_treatment"] for count in (1, 2)] == [0, 1]


def test_never_at_comfort() -> None:
    told = facts(days("palliative", "medical", "palliative"))
    assert (told["never_at_comfort"], told["never_at_comfort_who"]) == (1, 1)
    assert facts(days("palliative", "palliative", "palliative"))["never_at_comfort"] == 0
    assert facts(days("medical"))["never_at_comfort"] == 0, "there was none"


# --- talk -------------------------------------------------------------------------------------------------------------


def test_never_asked() -> None:
    assert facts(asked(then=""))["never_asked"] == 1
    assert facts(asked("1-2"))["never_asked"] == 0


def test_unfinished() -> None:
    assert facts(asked("1-2"))["unfinished"] == 1
    assert facts(asked("1-1"))["unfinished"] == 0


def begun_with(*partials: str) -> ho.Game:
    """Billy has told these in one day, at most nine, and it is evening."""
    cards = [stable(memories=len(partials[at : at + 3])) for at in (0, 3, 6)]
    game = begun(*cards, partials=partials)
    for nurse in (1, 2, 3):
        work(game, f"nurse {nurse}", care="palliative")
    return game


@pytest.mark.parametrize(("name", "unfinished", "much"), [("every_event", 15, 0), ("scenario_1_for_4_won", 17, 17)])
def test_much_unfinished(name: str, unfinished: int, much: int) -> None:
    """More than half of the memories of the deck, which are thirty here."""
    told = facts(recorded(name))
    assert (told["unfinished"], told["much_unfinished"]) == (unfinished, much)


@pytest.mark.parametrize(("name", "vain", "often"), [("scenario_0_for_3_lost", 7, 7), ("scenario_3_for_3_lost", 9, 0)])
def test_often_in_vain(name: str, vain: int, often: int) -> None:
    """At least two of three questions; a long game has more in vain, and fewer of its questions."""
    told = facts(recorded(name))
    assert (told["asked_in_vain"], told["often_in_vain"]) == (vain, often)


@pytest.mark.parametrize(("name", "quiet", "often"), [("scenario_0_for_3_won", 2, 2), ("scenario_1_for_2_lost", 5, 0)])
def test_often_not_asked(name: str, quiet: int, often: int) -> None:
    """On at least two of three days."""
    told = facts(recorded(name))
    assert (told["quiet_not_asked"], told["often_not_asked"]) == (quiet, often)


def test_timelines_passed_by() -> None:
    assert facts(begun_with("1-1", "1-2", "1-3", "1-4", "1-5"))["timelines_passed_by"] == 4
    assert facts(begun_with("1-1", "1-2", "1-3", "1-4"))["timelines_passed_by"] == 0, "he told too little for that"
    assert facts(begun_with("1-1", "2-1", "3-1", "4-1", "5-1"))["timelines_passed_by"] == 0


@pytest.mark.parametrize(("scenario", "timelines"), [(0, 3), (1, 5)])
def test_timelines_unheard(scenario: int, timelines: int) -> None:
    """Of the Timelines that the deck has; the evening's deck has three, and of one of them a memory lies there."""
    game = ho.Game(scenario=scenario, seed=7)
    lying = {memory[0] for memory in game.debrief()["at_start"]}
    assert facts(game)["timelines_unheard"] == timelines - len(lying)
    if scenario == 1:
        assert facts(asked("1-2"))["timelines_unheard"] == timelines - 1


def test_only_light_told() -> None:
    assert facts(asked("1-2", of="1-2"))["only_light_told"] == 1
    assert facts(asked("1-2", of="1-1"))["only_light_told"] == 0
    assert facts(days("medical"))["only_light_told"] == 0, "nothing was told"


# --- warnings ---------------------------------------------------------------------------------------------------------


def test_first_warning_untreated() -> None:
    assert facts(days(*["palliative"] * 3))["first_warning_untreated"] == 1
    assert facts(days(*["medical"] * 3))["first_warning_untreated"] == 0


def lead_worn_out() -> ho.Game:
    """Nurse 2, who leads tomorrow, comes again for one Stress, which is as much as anybody can carry here."""
    cards = (deteriorating(), deteriorating(staff=3), deteriorating())
    game = begun(*cards, numbers={"SETUP-08": 0, "SETUP-09": 1, "STRESS-03": 1})
    work(game, "nurse 2")
    work(game, "nurse 1", "nurse 3", "reassign nurse 2")
    work(game, "call in on-call 1")
    return game


def test_first_warning_lead_worn_out() -> None:
    told = facts(lead_worn_out())
    assert told["first_warning_lead_worn_out"] == 1
    assert told["warnings_who"] == 1
    assert told["first_warning_untreated"] == 0


def test_first_warning_too_few() -> None:
    game = begun(deteriorating(staff=3), players=2, numbers={**FEW, "COVER-07": 0})
    work(game, "nurse 1", "nurse 2")
    assert facts(game)["first_warning_too_few"] == 1
    assert facts(lead_worn_out())["first_warning_too_few"] == 0


def test_no_warning() -> None:
    assert facts(days(*["medical"] * 3))["no_warning"] == 1
    assert facts(days(*["palliative"] * 3))["no_warning"] == 0


# --- burdens ----------------------------------------------------------------------------------------------------------


def test_carried_most() -> None:
    game = begun(deteriorating(staff=3), players=2, numbers=FEW)
    work(game, "nurse 1", "nurse 2", "cover nurse 2")
    assert facts(game)["carried_most"] == 0, "one more is not much more"
    game = begun(deteriorating(staff=3), players=2, numbers={**FEW, "COVER-08": 2})
    work(game, "nurse 1", "nurse 2", "cover nurse 2")
    assert (facts(game)["carried_most"], facts(game)["carried_most_who"]) == (2, 1)


def test_carried_most_counts_no_stress_from_before() -> None:
    assert facts(ho.Game(scenario=0, seed=7))["carried_most"] == 0


def test_never_on_leave() -> None:
    assert facts(days("medical"))["never_on_leave"] == 1
    game = begun(deteriorating())
    work(game, "nurse 2", then=("send on leave nurse 3",))
    assert facts(game)["never_on_leave"] == 0


def test_never_rested() -> None:
    assert facts(days(*["medical"] * 3, numbers=FEW))["never_rested"] == 1
    assert facts(days(*["medical"] * 3))["never_rested"] == 0


def test_nobody_rested() -> None:
    assert facts(days(*["medical"] * 2, numbers=FEW))["nobody_rested"] == 0, "no evening has come"
    assert facts(days(*["medical"] * 3, numbers=FEW))["nobody_rested"] == 1
    assert facts(days(*["medical"] * 3))["nobody_rested"] == 0


def paid(condition: int) -> ho.Game:
    game = begun(deteriorating(symbols=2), numbers={"COND-04": condition, "SETUP-11": 2})
    work(game, "nurse 1", then=("pay nurse 1",))
    return game


def test_tokens_spent() -> None:
    assert facts(paid(20))["tokens_spent"] == 1
    assert facts(days("medical"))["tokens_spent"] == 0


def test_tokens_spent_late() -> None:
    assert facts(paid(8))["tokens_spent_late"] == 0
    assert facts(paid(7))["tokens_spent_late"] == 1
    assert facts(paid(7))["tokens_spent_late_move"] == 0


# --- all of them ------------------------------------------------------------------------------------------------------


def test_events_are_counted() -> None:
    game = begun(stable(memories=2), partials=(always("quiet_moment"), "1-1"))
    work(game, "nurse 1", care="palliative")
    (shift,) = [shift for shift in game.debrief()["days"][0]["shifts"] if shift["kind"] is not None]
    assert (shift["events"], shift["told"]) == (1, ["1-1"])


def test_each_fact_has_a_game() -> None:
    game = recorded("won").debrief()
    here = vars(sys.modules[__name__])
    keys = {key for found in (game["facts"], *(day["facts"] for day in game["days"])) for key in found}
    plain = {key for key in keys if not key.endswith(("_day", "_move", "_who"))}
    assert sorted(key for key in plain if key not in MOMENTS and f"test_{key}" not in here) == []
