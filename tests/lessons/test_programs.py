"""What a learner's function is compared with: the engine, over several games, of any number of players."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from holding_on.common.notebooks import notebooks_folder
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.key import function_in, key_of, keys
from holding_on.lessons.checks.programs import compare
from holding_on.lessons.checks.references import TASKS, Position
from holding_on.styles import seat_of
from tests.lessons.programs import TABLES, WORDS, compared, notebooks, stage_with, told
from tests.lessons.test_lessons import cells

MISTAKES = [(name, why) for name, key in keys().items() for why in key.wrong]


# --- the key ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", keys())
def test_the_solution_of_the_key_says_what_the_engine_says(name: str) -> None:
    found = told(name, function_in(key_of(name).solution, name))
    assert found.state == goals.DONE, found.sentence
    assert " What to keep: " in found.sentence


@pytest.mark.parametrize(("name", "why"), MISTAKES)
def test_each_mistake_of_the_key_is_found_and_what_it_was_given_is_shown(name: str, why: str) -> None:
    found = compared(name, function_in(key_of(name).wrong[why], name))
    if why == "the list that was given is changed":
        assert found.feedback.state == goals.GOING
        assert "But it changes `memories`, which it was given: [" in found.feedback.sentence
        return
    assert found.feedback.state == goals.BROKEN
    assert found.shown
    assert len(found.shown) <= 900, "a few lines, and not all that is known of a position"


def test_every_program_has_a_key_with_two_hints_and_is_asked_for_in_its_lesson() -> None:
    assert set(keys()) == set(TASKS)
    for name, key in keys().items():
        assert [WORDS.has(f"lesson.program.hints.{name}_{n}") for n in (1, 2, 3)] == [True, True, False]
        (path,) = notebooks_folder().glob(f"{key.lesson:02}-*.ipynb")
        assert any(f'("{name}"' in cell for cell in cells(path, "code")), name
    said = [key for key in WORDS.texts if key.startswith("lesson.program.hints.")]
    tests = [name for name, key in keys().items() if key.test]
    assert len(said) == 2 * (len(keys()) + len(tests))
    assert all(WORDS.has(f"lesson.program.hints.test_{name}_{n}") for name in tests for n in (1, 2))


@pytest.mark.parametrize(("name", "tables"), TABLES.items())
def test_a_program_is_compared_at_every_table_that_its_lesson_claims(name: str, tables: dict[str, Any]) -> None:
    calls = [cell for cell in notebooks() if f'lesson.program("{name}"' in cell]
    for values in tables.values():
        assert any(
            re.sub(r"either\b", repr(values).replace("'", '"'), cell).count(json.dumps(values)) for cell in calls
        )


@pytest.mark.parametrize("name", keys())
def test_the_asserts_of_a_task_hold_for_the_solution_and_not_for_the_dots(name: str) -> None:
    for before, cell in pairwise(notebooks()):
        if f'("{name}"' not in cell or "def " not in cell:
            continue
        asked = re.search(r"def (\w+)\(", cell)
        assert asked
        tests = re.findall(r"^# (assert .+)$", cell, flags=re.MULTILINE)
        if "lesson.tested(" in cell:
            continue
        assert tests, name
        here = [line for line in f"{before}\n{cell}".splitlines() if re.match(r'\w+ = (\{"(kind|name)"|\[\{)', line)]
        bed = Lesson(12).bedside("P35", "Ann", "Assistant 1", Ann=3, pool=2)
        around: dict[str, Any] = {"seat": seat_of(bed)}
        exec("\n".join(here), around)
        solution = function_in(key_of(name).solution, name)
        around[asked[1]] = solution
        for test in tests:
            exec(test, around)
        around[asked[1]] = lambda *_given: None
        with pytest.raises(AssertionError):
            exec("\n".join(tests), around)


# --- what the rules say -------------------------------------------------------------------------------------


def test_four_01_a_function_is_compared_over_games_of_two_three_and_four() -> None:
    everybody = told("here_today", lambda pawns: len([pawn for pawn in pawns if pawn["kind"] == "nurse"]))
    assert everybody.state == goals.BROKEN
    assert told("here_today", lambda _pawns: 3).state == goals.BROKEN


def test_four_04_an_evening_brings_whoever_leads_a_table_of_four_no_tokens() -> None:
    wrong = key_of("evening_tokens").wrong["whoever leads has time with him too"]
    function = function_in(wrong, "evening_tokens")
    assert compare("evening_tokens", function, WORDS, players=4).feedback.state == goals.BROKEN
    assert compare("evening_tokens", function, WORDS, players=3).feedback.state == goals.DONE


def test_stress_12_who_has_room_for_one_more_stress_does_not_become_overstressed() -> None:
    def have_room(left: int, pawns: list[dict[str, Any]]) -> list[str]:
        return [pawn["name"] for pawn in pawns if pawn["stress_max"] - pawn["stress"] >= left]

    assert told("have_room", lambda pawns: have_room(2, pawns)).state == goals.DONE
    assert told("have_room", lambda pawns: have_room(1, pawns)).state == goals.BROKEN


def test_call_06_two_stress_are_too_many_to_call() -> None:
    assert told("could_call", lambda stress: sum(each <= 1 for each in stress)).state == goals.DONE
    assert told("could_call", lambda stress: sum(each <= 2 for each in stress)).state == goals.BROKEN


def test_care_06_a_stable_card_has_no_arrow_and_cannot_take_billy_to_his_death() -> None:
    stable = Lesson(1).bedside("P22", "Ann", day=3, condition=1)
    answers = [TASKS[name].answer for name in ("arrows", "could_die")]
    assert [answer(Position(stable)) for answer in answers] == [0, False]
    over = Lesson(1).bedside("P22", "Ann", day=3, condition=1, moves="care medical, enough")
    assert (over.outcome, over.view()["head"]["condition"]) == (None, 1), "nothing was laid, and nothing took him"
    one_symbol = Lesson(1).bedside("P05", "Ann", day=3, condition=1)
    assert [answer(Position(one_symbol)) for answer in answers] == [1, True]


@pytest.mark.parametrize(
    "borders", [(14, 7, 3), (12, 7, 3), (13, 8, 3), (13, 6, 3), (13, 9, 3), (13, 7, 4), (13, 7, 2), (13, 7, 0)]
)
def test_cond_02_a_stage_with_a_wrong_border_or_without_black_is_found(borders: tuple[int, int, int]) -> None:
    assert told("stage", stage_with(*borders)).state == goals.BROKEN


def test_objective_and_endings_of_every_evening_are_those_of_the_engine() -> None:
    """Each of the five endings happens among the evenings, and each of the five switches changes one."""
    played = [(position, TASKS["ending"].answer(position)) for position in TASKS["ending"].positions(players=3)]
    assert {ending for _, ending in played} == {"condition", "warnings", "objective", "deck", "unfinished"}
    right = function_in(key_of("ending").solution, "ending")
    at = ("condition", "day", "warnings", "fits", "care")
    for number, fixed in enumerate((5, 9, 0, True, "medical")):

        def blind(condition: int, day: int, warnings: int, fits: bool, care: str) -> str:
            values: list[Any] = [condition, day, warnings, fits, care]
            values[number] = fixed  # noqa: B023  # called before the next
            return str(right(*values))

        assert told("ending", blind).state == goals.BROKEN, at[number]


# --- what a function is given -------------------------------------------------------------------------------


def test_a_function_may_take_the_game_the_parts_by_name_or_the_parts_in_their_order() -> None:
    assert (
        told("leads_next", lambda game: game.names[(game.structure()["manager"] + 1) % len(game.names)]).state
        == goals.DONE
    )
    assert told("leads_next", lambda today, names: names[(today + 1) % len(names)]).state == goals.DONE
    assert told("leads_next", lambda people, leader: people[(leader + 1) % len(people)]).state == goals.DONE
    assert told("could_ask_there", lambda numbers: len(numbers)).state == goals.BROKEN, "one of two parts is enough"


def test_a_function_that_takes_something_else_is_told_what_there_is() -> None:
    found = told("leads_next", lambda one, two, three: one)
    assert found == (goals.BROKEN, "Your function takes (one, two, three); here it is given (names, today).", "")


def test_a_function_of_the_game_is_shown_the_part_that_matters() -> None:
    found = compared("resting", lambda game: 3)
    assert found.feedback.sentence.startswith("Your function says 3; the game says 5.")
    assert found.shown.startswith("places = ['break_room', ")
    assert len(found.shown.splitlines()) == 1


def test_a_set_where_a_number_is_asked_for_is_told() -> None:
    sentence = told("in_play", lambda memories: {memory // 6 for memory in memories}).sentence
    assert sentence.startswith("Your function says set(); the game says 0. Yours is a set, and a number is asked for")


def test_a_function_without_parameters_is_told_what_there_is() -> None:
    found = told("leads_next", lambda: "Ann")
    assert found == (goals.BROKEN, "Your function takes (); here it is given (names, today).", "")


def test_what_is_fixed_to_three_at_the_table_is_found() -> None:
    assert told("leads_next", lambda names, today: ["Ben", "Cleo", "Ann"][today]).state == goals.BROKEN
    assert told("leads_next", lambda names, today: names[(today + 1) % 3]).state == goals.BROKEN
    assert told("held", lambda tokens: sum(tokens[:3])).state == goals.BROKEN


@pytest.mark.parametrize("at_the_end", ["nonsense", None, 1 / 7])
def test_when_no_card_is_left_an_event_is_not_likely(at_the_end: Any) -> None:
    right = function_in(key_of("next_is_event").solution, "next_is_event")
    found = told("next_is_event", lambda memories, piles, left: right(memories, piles, left) if left else at_the_end)
    assert found.state == goals.BROKEN
    assert "lesson.position" not in found.sentence, "no game was played to this edge"
    divides = told("next_is_event", lambda memories, piles, left: right(memories, piles, left) / left * left)
    assert "ZeroDivisionError" in divides.sentence


EASED = "condition - (care == 'palliative')"
AWAITS = "pawn['kind'] == 'nurse' and pawn['place'] == 'break_room' and pawn['stress'] < 2"


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        (
            "most_open",
            "lambda memories, answered: max([memory // 6 for memory in memories if memory "
            "and memory not in answered].count(timeline) for timeline in range(5))",
        ),
        (
            "have_room",
            "lambda pawns: [each['name'] for each in pawns if each['stress'] + 1 < each['stress_max']] or None",
        ),
        (
            "ending",
            f"lambda condition, day, warnings, fits, care: 'condition' if {EASED} <= 0 else 'warnings' "
            "if warnings + (care == 'palliative') >= 2 else 'objective' if fits else "
            "'deck' if day > 9 else 'unfinished'",
        ),
        (
            "could_go",
            f"lambda pawns: sorted((pawn['name'] for pawn in pawns if {AWAITS}), key=lambda name: "
            "([pawn['stress'] for pawn in pawns if pawn['name'] == name], name))",
        ),
        ("could_ask_there", "lambda stress, numbers: sum(each < (1 if numbers else 2) for each in stress)"),
        ("could_ask_there", "lambda stress, numbers: sum(each < 2 - len(numbers) for each in stress)"),
        (
            "could_ask_there",
            "lambda stress, numbers: sum(each < (numbers['INQ-03'] if numbers else 2) for each in stress)",
        ),
    ],
)
def test_what_is_wrong_only_where_games_hardly_come_is_found(name: str, wrong: str) -> None:
    found = compared(name, eval(wrong))
    assert found.feedback.state == goals.BROKEN
    assert found.position is None
    assert found.shown


def test_what_a_function_changes_in_its_data_changes_nothing_else_and_is_told() -> None:
    def resting(places: list[str]) -> int:
        count = places.count("break_room")
        places.clear()
        return count

    found = told("resting", resting)
    assert found.state == goals.GOING
    assert found.sentence.startswith("Your function says what the game says, at ")
    assert "it changes `places`, which it was given: ['break_room', " in found.sentence
    assert "has become []." in found.sentence


@pytest.mark.parametrize(
    ("limit", "numbers", "state"),
    [(2, {}, goals.DONE), (2, {"INQ-03": 1}, goals.BROKEN), (1, {"INQ-03": 1}, goals.DONE), (1, {}, goals.BROKEN)],
)
def test_a_function_can_be_compared_in_games_in_which_a_number_is_changed(
    limit: int, numbers: dict[str, int], state: str
) -> None:
    def could_ask(stress: list[int]) -> int:
        return sum(each < limit for each in stress)

    assert Lesson(13).program("could_ask", could_ask, numbers=numbers).found.state == state
    assert Lesson(13).program("could_ask_there", could_ask, numbers=[{}, {"INQ-03": 1}]).found.state == goals.BROKEN
