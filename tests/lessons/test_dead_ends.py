"""Dead ends: whether a played task can still succeed, which choice lost it, and the way back to that choice."""

from __future__ import annotations

from copy import copy

import pytest

from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.dead_ends import PATIENCE, Search
from holding_on.lessons.checks.facts import moment_of
from holding_on.lessons.checks.goals import Goal
from holding_on.lessons.checks.moves import play_moves
from holding_on.lessons.checks.tasks import Lost, PlayTask, exercises_of, task_of
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.trial import Trial

PLENTY = 60.0
"""So many seconds that a busy machine decides nothing."""
PLAYED = [
    (lesson, name) for lesson in range(1, 14) for name, data in exercises_of(lesson).items() if data["kind"] == "play"
]


def task(lesson: int, name: str) -> PlayTask:
    """A played task, whose search has time enough."""
    made = task_of(lesson, name, words_of("en"))
    assert isinstance(made, PlayTask)
    made.search.limit = PLENTY
    return made


@pytest.fixture
def trust() -> Trial:
    """The exercise in which Cleo and the pool are each to gain a Care Token."""
    return Trial(task(4, "trust_for_later"))


def title(piece: Trial) -> str:
    """The headline of what is told, or "" while nothing is."""
    told = piece.script()["told"]
    return told["title"] if told else ""


def text(piece: Trial) -> str:
    """What is told below the headline."""
    told = piece.script()["told"]
    return told["text"] if told else ""


def back(piece: Trial) -> bool:
    """Whether the stage offers the way back to the choice."""
    return "Back to that choice" in [each["text"] for each in piece.script()["buttons"]]


@pytest.mark.parametrize(("lesson", "name"), PLAYED)
def test_the_way_that_is_found_solves_the_task(lesson: int, name: str) -> None:
    exercise = task(lesson, name)
    assert exercise.search.can_succeed(exercise.game) is True
    way = exercise.search.a_way(exercise.game)
    assert way
    for action in way:
        exercise.game.apply(action)
    assert exercise.feedback().state == goals.DONE


@pytest.mark.parametrize(("lesson", "name"), PLAYED)
def test_a_task_that_is_done_is_never_told_by_its_headline_alone(lesson: int, name: str) -> None:
    piece = Trial(task(lesson, name))
    for action in piece.task.search.a_way(piece.game) or ():
        piece.game.apply(action)
    said = piece.pictured()["told"]
    assert said is not None
    assert (said["kind"], said["title"]) == ("done", "It is done.")
    assert len(said["text"].split()) > 2


def test_a_search_leaves_the_game_as_it_is(trust: Trial) -> None:
    before = trust.game.record()
    trust.task.search.a_way(trust.game)
    trust.task.search.first_dead(trust.game)
    assert trust.game.record() == before


def test_a_choice_that_makes_the_goal_impossible_is_found_though_the_task_goes_on(trust: Trial) -> None:
    search, game = trust.task.search, trust.game
    assert search.first_dead(game) is None
    play_moves(game, ["place nurse 2"])
    assert trust.task.feedback().state == goals.GOING
    assert search.can_succeed(game) is False
    assert search.a_way(game) is None
    play_moves(game, ["place nurse 3"])
    assert search.first_dead(game) == len(trust.task.start)


def test_the_clause_that_is_named_is_one_that_cannot_be_avoided() -> None:
    exercise = task(4, "through_the_emergency")
    play_moves(exercise.game, ["place nurse 3", "place assistant 1"])
    dead = exercise.search.dead_end(exercise.game)
    assert dead is not None
    assert (dead.state, dead.clause) == (goals.MISSING, 0), "all three symbols can be paid for here, but not by Ben"


def test_without_time_nothing_is_said() -> None:
    exercise = task(4, "one_day")
    exercise.search.limit = 0
    assert exercise.search.can_succeed(exercise.game) is None
    assert exercise.search.a_way(exercise.game) is None
    assert exercise.search.first_dead(exercise.game) is None
    assert exercise.lost() is None


def test_what_a_search_has_decided_it_does_not_search_again(trust: Trial) -> None:
    play_moves(trust.game, ["place nurse 2"])
    search = trust.task.search
    search.limit = PLENTY
    assert search.can_succeed(trust.game) is False
    search.limit = 0
    assert search.can_succeed(trust.game) is False


def test_moves_that_are_counted_make_equal_positions_different() -> None:
    game = Game(seed=4, first=0, free_undo=True)
    counting = Goal({"moves": 2}, (), ({"verb": "places", "who": "nurse 1"},))
    search = Search(counting, 0, PLENTY)
    way = search.a_way(game)
    assert way is not None
    assert len(way) == 2
    play_moves(game, ["turn", "place nurse 2"])
    assert search.first_dead(game) == 1


def test_the_search_deals_the_cards_of_the_game_itself() -> None:
    exercise = task(5, "hear_him")
    play_moves(exercise.game, ["place nurse 1"])
    assert exercise.search.can_succeed(exercise.game) is False, "an Event comes, for which Ann has no Care Token"
    other = copy(exercise.game)
    play_moves(other, ["care palliative"])
    assert exercise.search.can_succeed(other) is False


# --- in the piece -----------------------------------------------------------------------------------------------


def test_the_exercise_says_which_choice_it_was_and_goes_back_to_it(trust: Trial) -> None:
    assert not back(trust)
    play_moves(trust.game, ["place nurse 3", "place assistant 1", "care medical"])
    assert title(trust) == "", "what comes of it is seen first"
    play_moves(trust.game, ["enough"])
    assert "The choice was step 3: Medical Care. Tokens come from being with him." in text(trust)
    assert back(trust)
    trust.does("back")
    assert [str(action) for action in trust.game.actions] == ["turn", "place nurse 3", "place assistant 1"]
    assert title(trust) == ""
    assert not back(trust)


def test_what_is_still_to_come_is_not_told_as_if_it_had_happened() -> None:
    piece = Trial(task(7, "a_place_for_it"))
    play_moves(piece.game, ["place nurse 2", "care medical", "turn"])
    assert title(piece) == "From here it cannot succeed."
    assert "It would end like this: The day is over, and Billy answered no question." in text(piece)


def test_a_task_that_is_over_names_the_choice_and_gives_no_second_reason(trust: Trial) -> None:
    play_moves(trust.game, ["place nurse 2", "place assistant 1", "care palliative", "give pool", "give pool"])
    assert trust.task.feedback().state == goals.MISSING
    assert title(trust) == "Cleo has gained no Care Token."
    assert text(trust) == "From here it cannot succeed. The choice was step 1: Place Ben."


def test_what_was_broken_has_its_words_also_without_time_to_find_the_choice(trust: Trial) -> None:
    trust.task.search.limit = 0
    play_moves(trust.game, ["place nurse 3", "place assistant 1", "care medical", "enough"])
    assert "Tokens come from being with him." in f"{title(trust)} {text(trust)}"
    assert "The choice was" not in text(trust)
    assert not back(trust)


def test_the_positions_on_the_way_back_are_not_judged(trust: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    play_moves(trust.game, ["place nurse 2", "place assistant 1", "care palliative"])
    judged, lost = list[int](), trust.task.lost

    def judging() -> Lost | None:
        judged.append(len(trust.game.actions))
        return lost()

    monkeypatch.setattr(trust.task, "lost", judging)
    trust.does("start")
    assert judged == [len(trust.task.start)]


def test_an_action_without_a_colon_is_named_in_full() -> None:
    piece = Trial(task(2, "two_people_rest"))
    play_moves(piece.game, ["send on leave nurse 3", "no more leave", "turn"])
    assert "The choice was step 1: Send Cleo On Leave." in text(piece)


# --- when something is said, and of what ------------------------------------------------------------------------


def test_a_dead_end_that_a_hidden_card_makes_is_told_when_the_card_has_come_and_not_before() -> None:
    exercise = task(5, "hear_him")
    play_moves(exercise.game, ["place nurse 1"])
    assert exercise.search.can_succeed(exercise.game) is False
    assert not exercise.search.is_lost_whatever_comes(exercise.game), "another card could have come"
    assert exercise.lost() is None
    play_moves(exercise.game, ["care palliative"])
    found = exercise.lost()
    assert found is not None
    assert found.choice == "The choice was step 1: Place Ann."


@pytest.mark.parametrize(("lesson", "name"), PLAYED)
def test_while_the_shift_of_a_choice_goes_on_nothing_is_said_of_it(lesson: int, name: str) -> None:
    exercise = task(lesson, name)
    start = moment_of(exercise.game)
    for action in exercise.game.legal_actions():
        play_moves(exercise.game, [str(action)])
        now = moment_of(exercise.game)
        if exercise.feedback().state == goals.GOING and (now["day"], now["shift"]) == (start["day"], start["shift"]):
            assert exercise.lost() is None, action
        exercise.game.undo()


def test_what_does_not_depend_on_a_hidden_card_is_told_when_the_shift_is_over() -> None:
    exercise = task(4, "one_day")
    play_moves(exercise.game, ["turn", "place nurse 1", "care medical", "pay nurse 1"])
    assert exercise.lost() is None
    play_moves(exercise.game, ["no more leave", "turn", "place nurse 2", "care medical", "enough"])
    assert exercise.lost() is None, "the Day is not over"
    play_moves(exercise.game, ["turn"])
    found = exercise.lost()
    assert found is not None
    assert found.choice == "The choice was step 8: Medical Care."


def test_other_cards_are_not_searched_without_time_or_where_moves_are_counted() -> None:
    exercise = task(4, "one_day")
    exercise.search.limit = 0
    assert not exercise.search.is_lost_whatever_comes(exercise.game)
    game = Game(seed=4, first=0, free_undo=True)
    play_moves(game, ["turn", "place nurse 2"])
    counting = Search(Goal({"moves": 2}, (), ({"verb": "places", "who": "nurse 1"},)), 0, PLENTY)
    assert not counting.is_lost_whatever_comes(game)


def test_a_stage_tells_first_what_came_and_then_that_it_had_to_come() -> None:
    piece = Trial(task(5, "hear_him"))
    play_moves(piece.game, ["place nurse 1"])
    assert piece.script()["told"] is None
    play_moves(piece.game, ["care palliative"])
    said = piece.script()["told"]
    assert said is not None
    assert said["title"] == "No Care Token is spent."
    assert said["text"].startswith("From here it cannot succeed. The choice was step 1: Place Ann.")


def test_the_longest_task_shows_a_next_move_though_it_says_nothing_of_dead_ends() -> None:
    made = task_of(10, "tomorrow_morning", words_of("en"))
    assert isinstance(made, PlayTask)
    made.search.limit = PLENTY / PATIENCE
    piece = Trial(made)
    piece.does("show")
    assert [str(action) for action in piece.game.actions] == ["turn"]


def test_the_next_move_is_shown_from_the_last_position_that_leads_on() -> None:
    piece = Trial(task(5, "hear_him"))
    play_moves(piece.game, ["place nurse 1"])
    piece.does("show")
    assert str(piece.game.actions[-1]) == "place nurse 2"


@pytest.mark.parametrize(("lesson", "name"), [(4, "one_day"), (5, "listen_today")])
def test_the_way_that_is_shown_sends_nobody_home_who_need_not_go(lesson: int, name: str) -> None:
    task = task_of(lesson, name, words_of("en"))
    assert isinstance(task, PlayTask)
    way = task.search.a_way(task.game)
    assert way
    assert not [str(action) for action in way if action.kind in ("send_on_leave", "reassign", "accept_warning")]
