"""What a learner's function is compared with: the engine, over a whole game, of any number of players."""

from __future__ import annotations

from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals


def to_be_sent(game: Game) -> int:
    """As a learner might write it: the Nurses who neither lead the day nor are away."""
    nurses = [each for each in game.view()["pawns"] if each["kind"] == "nurse"]
    return sum(each["place"] not in ("manager_board", "on_leave") for each in nurses)


def test_four_01_a_function_is_compared_over_a_game_of_four() -> None:
    lesson = Lesson(11)
    assert lesson.program("to_be_sent", to_be_sent, players=4).found.state == goals.DONE
    everybody = lesson.program("to_be_sent", lambda _game: 4, players=4)
    assert everybody.found.state == goals.BROKEN
    assert "the engine says 3" in everybody.found.sentence


def test_scen_11_the_days_that_are_left_are_those_of_the_deck() -> None:
    lesson = Lesson(9)
    assert lesson.program("days_left", lambda game: 13 - game.structure()["day"]).found.state == goals.DONE
    assert lesson.program("days_left", lambda _game: 12).found.state == goals.BROKEN


def test_stress_12_overstressed_are_those_who_carry_all_that_they_can() -> None:
    def overstressed(game: Game) -> int:
        stress: list[int] = game.structure()["stress"]
        return sum(each == 3 for each in stress[:4]) + sum(each == 2 for each in stress[4:])

    lesson = Lesson(8)
    assert lesson.program("overstressed", overstressed).found.state == goals.DONE
    assert lesson.program("overstressed", lambda _game: 0).found.state == goals.BROKEN


def test_call_06_two_stress_are_too_many_to_call() -> None:
    def at_most(most: int, game: Game) -> int:
        return sum(each <= most for each in game.structure()["stress"][: len(game.names)])

    lesson = Lesson(10)
    assert lesson.program("could_call", lambda game: at_most(1, game)).found.state == goals.DONE
    assert lesson.program("could_call", lambda game: at_most(2, game)).found.state == goals.BROKEN
