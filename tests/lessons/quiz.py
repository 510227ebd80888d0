"""A quiz of thirteen positions, one for each lesson, that no lesson shows: `python -m tests.lessons.quiz` prints it.

It measures what the lessons teach: readers who do not know the game answer it before the lessons and after them. The
engine has the answers: `--answers` prints those instead.
"""

from __future__ import annotations

import sys
from typing import Any, Final, NamedTuple

from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.moves import split_moves
from holding_on.study.counts.rates import Rate

BEFORE: Final = (
    "Nurses and assistants care for Billy, who is dying, through days of three shifts: Morning, Day and Night. His "
    "Condition is a number from 30 down to 0. Ann, Ben and Cleo are the nurses."
)


class Question(NamedTuple):
    """A question of the quiz: the number of its lesson, its words, the answers to choose from, and the right one."""

    lesson: int
    says: str
    options: tuple[str, ...]
    right: str


def question(lesson: int, says: str, game: Game, moves: str, about: str, options: tuple[int | str, ...]) -> Question:
    """Return the question that `checks.asked.Asked` asks about a position after some moves."""
    asked = Asked(
        game, split_moves(moves, game.names), about, options, f"lesson.{lesson:02}.quiz", Lesson(lesson).words
    )
    assert not asked.is_changed, f"none of {options} is right: {asked.right}"
    return Question(lesson, says, tuple(map(asked.name, asked.options)), asked.name(asked.right))


def which_is_better(one: int, other: int, of: int) -> Question:
    """Return the question whether one style of care that won more of its games is the better one."""
    least = [Rate(won, of).interval for won in (one, other)]
    apart = least[0][1] < least[1][0]
    options = ("The first is better.", "The second is better.", "It cannot be told from these games.")
    says = f"One way to care won {one} of {of} games. Another one won {other} of {of} other games. Which is better?"
    return Question(12, says, options, options[1] if apart else options[2])


def at_bedside(lesson: int, card: str, *staff: str, **scene: Any) -> Game:
    """Return a position of `Lesson.bedside`."""
    return Lesson(lesson).bedside(card, *staff, **scene)


def questions() -> list[Question]:
    """Return the thirteen questions."""
    night: dict[str, Any] = {"day": 4, "shift": "night"}
    asked_today = {"partials": ["3-4"], "clears": []}
    told: dict[str, Any] = {"nurse 1": {"clears": ["3-4"]}, "nurse 2": {"partials": ["5-1"]}}
    four: dict[str, Any] = {"partials": [f"{line}-1" for line in (1, 2, 3, 4, 5)]}
    found = {**four, "clears": [f"{line}-1" for line in (1, 2, 3, 4)]}
    return [
        question(
            1,
            "Billy stands at 4. He is Deteriorating: the card has one symbol. He gets Medical Care, and no Care "
            "Token is laid on the symbol. In which stage is he then?",
            at_bedside(1, "P05", "Ann", condition=4, day=9),
            "care medical, enough",
            "stage",
            ("orange", "red", "black"),
        ),
        question(
            2,
            "In the Morning Billy got Medical Care, and in the Day Palliative Care. It is Night, and Ann gives "
            "Palliative Care again. How many Hospital Warnings are there after the Night, if there were none "
            "before?",
            at_bedside(
                2,
                "P23",
                "Ann",
                day=4,
                earlier=["P26: Ben", "P31: Cleo"],
                care={"morning": "medical", "day": "palliative"},
            ),
            "care palliative",
            "warnings",
            (0, 1, 2),
        ),
        question(
            3,
            "It is the Day Shift; the card needs two. Ann and both Assistants worked in the Morning, Cleo is on "
            "leave. Ben comes, and for the second place Ann is sent once more; she has no Stress. How much does she "
            "have then?",
            at_bedside(3, "P12", "Ben", day=4, earlier=["P28: Ann, Assistant 1, Assistant 2"], on_leave="Cleo"),
            "reassign Ann",
            "Ann stress",
            (0, 1, 2),
        ),
        question(
            4,
            "Billy stands at 19, Deteriorating; the card has three symbols. Ann, who has two Care Tokens, and Ben, "
            "who has none, are with him. The Assistants' pool has three. He gets Medical Care, and all tokens that "
            "may be laid down are laid down. Where does he stand then?",
            at_bedside(4, "P18", "Ann", "Ben", Ann=2, Ben=0, pool=3, condition=19),
            "care medical, pay Ann, pay Ann, enough",
            "condition",
            (16, 18, 19, 20),
        ),
        question(
            5,
            "Billy gets Palliative Care from Assistant 1 and Assistant 2 together, and the card brings one memory. "
            "He tells something: a memory, and no Event. Ann is Shift Manager. How many memories lie face down with "
            "Ann's Shift Manager Board then?",
            at_bedside(
                5,
                "P12",
                "Assistant 1",
                "Assistant 2",
                manager="Ann",
                moves="care palliative",
                deal={"partials": ["2-5"]},
            ),
            "talk assistant 2",
            "board",
            (0, 1, 2),
        ),
        question(
            6,
            "Billy is Stable and has been cared for. Cleo, at his bed, has 1 Stress and one Care Token. A half-told "
            "memory of the shipyard lies open. May she ask him about it?",
            Lesson(6).game(
                {
                    "day": 8,
                    "shift": "day",
                    "condition": 16,
                    "grid": {"partials": ["1-4"]},
                    "pawns": {"nurse 3": {"tokens": 1, "stress": 1}},
                },
                "turn, place nurse 2, place nurse 3, care medical, enough",
                deal={"patients": ["P29"]},
            ),
            "inquire nurse 3 timeline 1",
            "allowed",
            (),
        ),
        question(
            7,
            "In the evening everybody tells. A half-told memory of a time of Billy's life lies open; Ann was told "
            "its other, clear side today. Ben was told another half memory, of letters. How many half-told memories "
            "lie open after the evening, also those with their clear side on them?",
            Lesson(7).game(
                {**night, "condition": 15, "grid": asked_today, "pawns": told},
                "turn, place nurse 3",
                deal={"patients": ["P05"]},
            ),
            "care medical, enough",
            "found",
            (0, 1, 2),
        ),
        question(
            8,
            "A nurse can carry 3 Stress. It is Night, nobody is left in the Break Room, and the card needs two. Ben "
            "has 2 Stress and no token, worked in the Day, and is sent once more beside Ann. Where is he tomorrow "
            "morning?",
            at_bedside(
                8,
                "P14",
                "Ann",
                day=5,
                earlier=["P12: Assistant 1, Assistant 2", "P26: Ben"],
                on_leave="Cleo",
                stress={"Ben": 2},
                Ben=0,
            ),
            "reassign Ben, give Ann, care medical, enough",
            "Ben place",
            ("break_room", "on_leave", "manager_board"),
        ),
        question(
            9,
            "Billy stands at 1 and is Deteriorating; the card has one symbol, and no token is laid on it. In the "
            "same evening the last memory that the group looks for would be told. How does the game end?",
            Lesson(9).game(
                {
                    **night,
                    "condition": 1,
                    "grid": found,
                    "pawns": {"nurse 2": {"clears": ["5-1"]}, "nurse 1": {"tokens": 0}},
                },
                "turn, place nurse 1",
                deal={"patients": ["P05"]},
            ),
            "care medical, enough",
            "ending",
            ("objective", "condition", "unfinished"),
        ),
        question(
            10,
            "The group knows whom it may call for Billy. It is the Morning, and nobody has been sent yet. Ben has 1 "
            "Stress. May he make the Call?",
            Lesson(10).game(
                {
                    "day": 5,
                    "grid": {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]},
                    "pawns": {"nurse 2": {"stress": 1}},
                },
                "turn",
                scenario=3,
                deal={"patients": ["P02"]},
            ),
            "call nurse 2 contact 1",
            "allowed",
            (),
        ),
        question(
            11,
            "Four nurses play: Ann, Ben, Cleo and Dan. Ben is Shift Manager today. It is the Day Shift. May Ben be "
            "sent to Billy?",
            Lesson(11).game(
                {"day": 3, "shift": "day", "manager": "Ben", "pawns": {"nurse 1": {"place": "morning"}}},
                "turn",
                players=4,
                deal={"patients": ["P05"]},
            ),
            "place nurse 2",
            "allowed",
            (),
        ),
        which_is_better(31, 36, 60),
        question(
            13,
            "A rule is changed: a nurse can hold at most 2 Care Tokens, not 6. Ann holds 2. Palliative Care brings "
            "one token; Ann alone is there. How many Care Tokens does she hold then?",
            Lesson(13).game(
                {"day": 3, "pawns": {"nurse 1": {"tokens": 2}}},
                "turn, place nurse 1",
                numbers={"TOKEN-04": 2},
                deal={"patients": ["P23"]},
            ),
            "care palliative",
            "Ann tokens",
            (1, 2, 3),
        ),
    ]


def main() -> None:
    """Print the quiz, or with `--answers` the right answers."""
    if "--answers" in sys.argv[1:]:
        for each in questions():
            print(f"{each.lesson}. {each.right}")
        return
    print(f"{BEFORE}\n")
    for each in questions():
        print(f"{each.lesson}. {each.says}\n   {' / '.join(each.options)}\n")


if __name__ == "__main__":
    main()
