"""What a style reads of an Objective: how much nearer each memory and each Call would bring it."""

from copy import copy
from pathlib import Path

import pytest

import holding_on as ho
from holding_on import styles
from holding_on.engine import names as n
from holding_on.engine.box import NO_EFFECT, Box, Contact, Part
from holding_on.engine.dealer import Luck
from holding_on.styles.seat import Wishes
from holding_on.styles.window import Window
from holding_on.styles.wishes import Progress, pass_with_the_day, wishes
from tests.content.eleventh import eleventh
from tests.engine.table import act, deteriorating, stable, table


def asked(*objective: Part, clears: tuple[int, ...] = (), calls: tuple[int, ...] = (), day: int = 1,
          contacts: tuple[Contact, ...] = (), feelings: tuple[int, ...] = (1, -1) * 15,
          marks: int = 0) -> Wishes:  # fmt: skip
    """What an Objective of these parts asks for when so much lies open."""
    decks: tuple[list[int], list[int], list[int]] = ([], [], [])
    box = Box([], [], [], decks, (), objective, contacts, feelings, 0, True)
    return wishes(Progress(clears, calls, day, box, marks))


def wanted(answer: Wishes) -> list[int]:
    """The memories that are wanted, most of all."""
    return [card for card, worth in enumerate(answer.clears) if worth == 1]


A, B, C, D = (n.NAMED, 1, (1,)), (n.NAMED, 1, (8,)), (n.NAMED, 2, (13, 14)), (n.NAMED, 1, (20, 21))


def test_one_in_each_timeline_asks_for_any_of_those_that_have_none() -> None:
    answer = asked((n.CLEAR_IN_EACH, 1, ()), clears=(0, 7))
    assert (answer.steps, answer.timelines) == (3, (0, 0, 1, 1, 1))
    assert wanted(answer) == list(range(12, 30))


def test_named_memories_are_asked_for_one_by_one() -> None:
    answer = asked((n.NAMED, 3, (1, 3, 5)), clears=(3, 4))
    assert (answer.steps, answer.timelines, wanted(answer)) == (2, (2, 0, 0, 0, 0), [1, 5])
    some = asked((n.NAMED, 2, (1, 3, 9)), clears=(1,))
    assert (some.steps, some.timelines, wanted(some)) == (1, (1, 1, 0, 0, 0), [3, 9])
    assert asked((n.NAMED, 2, (1, 3, 9)), clears=(1, 9)).clears == (0.0,) * 30


def test_of_all_every_part_is_wanted_and_of_any_the_nearest() -> None:
    assert wanted(asked((n.PARTS, 2, (1, 2)), A, C)) == [1, 13, 14]
    assert wanted(asked((n.PARTS, 1, (1, 2)), A, C)) == [1]
    assert wanted(asked((n.PARTS, 1, (1, 2)), A, B)) == [1, 8], "both are as near"
    assert wanted(asked((n.PARTS, 1, (1, 2)), C, (n.NAMED, 2, (20, 21)), clears=(20,))) == [21]


def test_parts_within_parts_are_read_to_their_end() -> None:
    nested = ((n.PARTS, 2, (1, 2)), (n.PARTS, 1, (3, 4)), D, C, A)
    answer = asked(*nested)
    assert (answer.steps, wanted(answer)) == (2, [1, 20, 21])
    assert wanted(asked(*nested, clears=(1,))) == [20, 21]


def test_a_memory_that_serves_two_parts_is_wanted_most() -> None:
    answer = asked((n.PARTS, 2, (1, 2)), A, (n.ANY_CLEARS, 9, ()))
    assert wanted(answer) == [1]
    assert answer.clears[0] == 0.5


def test_a_day_that_is_over_closes_a_way_and_a_day_to_come_is_waited_for() -> None:
    late = ((n.PARTS, 1, (1, 2)), (n.PARTS, 2, (3, 4)), C, A, (n.BY_DAY, 4, ()))
    assert wanted(asked(*late, day=4)) == [1]
    assert wanted(asked(*late, day=5)) == [13, 14]
    assert asked((n.DAYS, 5, ()), day=3).steps > asked((n.DAYS, 5, ()), day=4).steps > 0
    assert asked((n.DAYS, 5, ()), day=6).steps == 0


def test_a_mark_that_must_not_be_set_closes_a_way_once_it_is() -> None:
    either = ((n.PARTS, 1, (1, 2)), (n.PARTS, 2, (3, 4)), C, A, (n.UNMARKED, 1, (0,)))
    assert wanted(asked(*either)) == [1]
    assert wanted(asked(*either, marks=0b10)) == [1], "another mark"
    assert wanted(asked(*either, marks=0b1)) == [13, 14]


def test_a_call_asks_first_for_what_it_requires() -> None:
    ways = tuple(Contact(requires, 0, NO_EFFECT) for requires in (1, -1, 2))
    first = asked((n.CALLS, 1, (0,)), C, contacts=ways)
    assert (first.steps, wanted(first), first.calls[:3]) == (3, [13, 14], (1, 0, 0))
    in_order = asked((n.CALLS, 1, (2,)), C, (n.CALLS, 1, (1,)), contacts=ways)
    assert (in_order.steps, in_order.calls[:3]) == (2, (0, 1, 1))
    either = asked((n.CALLS, 1, (0, 1)), C, contacts=ways)
    assert (either.steps, wanted(either), either.calls[:3]) == (1, [], (0, 1, 0)), "the nearest way"
    assert asked((n.CALLS, 1, (1,)), contacts=ways, calls=(1,)).calls == (0,) * n.CONTACTS


def test_contacts_who_wait_for_each_other_are_not_followed_for_ever() -> None:
    ways = (Contact(1, 0, NO_EFFECT), Contact(2, 0, NO_EFFECT))
    assert asked((n.CALLS, 1, (0,)), (n.CALLS, 1, (1,)), (n.CALLS, 1, (0,)), contacts=ways)


@pytest.mark.parametrize(
    ("part", "steps"),
    [
        ((n.ANY_CLEARS, 5, ()), 3),
        ((n.POSITIVES, 3, ()), 4),
        ((n.NEGATIVES, 3, ()), 4),
        ((n.MORE_POSITIVE, 1, ()), 2),
    ],
)
def test_what_counts_over_the_whole_life_is_wanted_everywhere(part: Part, steps: float) -> None:
    answer = asked(part, clears=(0, 7))
    assert answer.steps == steps, "nobody knows how he feels about a memory before it is clear"
    assert wanted(answer) == [card for card in range(30) if card not in (0, 7)]
    assert asked(part, clears=(0, 7), feelings=(1, 1, -1, -1) * 7 + (1, 1)).clears == answer.clears


def test_a_timeline_with_a_good_memory_is_done() -> None:
    answer = asked((n.POSITIVE_TIMELINES, 3, ()), clears=(0, 7))
    assert list(answer.timelines) == [0, 1, 1, 1, 1]
    assert wanted(answer) == [6, *range(8, 30)]


# --- what the style does with it ------------------------------------------------------------------------------------


def answer(game: ho.Game) -> str:
    """What `balanced` does."""
    return str(styles.balanced(styles.seat_of(game), game.legal_actions()))


NURSE = {"nurse 1": {"tokens": 3}}


def test_the_talk_is_turned_to_where_the_wanted_partials_are() -> None:
    game = table(deteriorating(staff=1, memories=2), scenario=2, grid={"partials": ["1-1", "4-1"], "clears": []},
                 pawns=NURSE)  # fmt: skip
    act(game, "turn", "place nurse 1", "care palliative")
    assert answer(game) == "steer timeline 1"


def test_nothing_is_paid_to_turn_the_talk_when_all_that_is_wanted_is_known() -> None:
    game = table(deteriorating(staff=1, memories=2), scenario=2,
                 grid={"partials": ["1-2", "1-4", "1-6"], "clears": []}, pawns=NURSE)  # fmt: skip
    act(game, "turn", "place nurse 1", "care palliative")
    assert answer(game) == "listen"


@pytest.mark.parametrize(
    ("scenario", "partials", "says"),
    [
        (2, ["1-2", "1-4", "4-1", "4-2", "4-3"], "inquire nurse 1 timeline 1"),
        (2, ["1-1", "1-3", "4-1", "4-2", "4-3"], "stop"),
        (3, ["1-2", "2-6", "3-1", "3-2", "3-3"], "inquire nurse 1 timeline 2"),
    ],
)
def test_billy_is_asked_about_what_is_wanted_and_no_more(scenario: int, partials: list[str], says: str) -> None:
    game = table(stable(staff=1), scenario=scenario, grid={"partials": partials, "clears": []}, pawns=NURSE)
    act(game, "turn", "place nurse 1", "care palliative")
    assert answer(game) == says


def test_somebody_is_called_as_soon_as_anybody_can_be() -> None:
    found = ["2-6", "3-5"]
    game = table(deteriorating(staff=1), scenario=3, grid={"partials": found, "clears": found})
    act(game, "turn")
    assert answer(game).startswith("call nurse")


def test_a_scenario_that_nobody_has_seen_is_read_and_won(tmp_path: Path) -> None:
    study = ho.simulate(60, scenario=11, content=eleventh(tmp_path), policy="balanced")
    assert study.games["won"].sum() > 0


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_wishes_stay_from_day_to_day_unless_the_scenario_names_days_or_letters(scenario: int) -> None:
    state = ho.Game(scenario=scenario, seed=1).table()
    passing = {wishes(Progress([], [], day, state.box)) for day in range(1, 14)}
    assert len(passing) == 1 or pass_with_the_day(state.box)


def test_a_seat_sees_that_a_day_has_passed_where_the_objective_waits_for_it() -> None:
    state = ho.Game(seed=1).table()
    state.box = copy(state.box)  # the games of a scenario share theirs
    state.box.objective = ((n.DAYS, 5, ()),)
    seat = Window(state, Luck(1))
    steps = []
    for day in range(1, 7):
        state.day = day
        steps.append(seat.wishes.steps)
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] == 0 < steps[0]
