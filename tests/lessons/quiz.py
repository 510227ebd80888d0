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
            "leave. Ben comes, and Ann is sent once more for the second place. She has three Care Tokens and no "
            "Stress. How many Care Tokens does she have when she has come?",
            at_bedside(3, "P12", "Ben", day=4, earlier=["P28: Ann, Assistant 1, Assistant 2"], on_leave="Cleo", Ann=3),
            "reassign Ann",
            "Ann tokens",
            (2, 3, 4),
        ),
        question(
            4,
            "Billy stands at 19, Deteriorating; the card has two symbols. Ann and Ben, with two Care Tokens each, "
            "are with him. He gets Palliative Care. Where does he stand then?",
            at_bedside(4, "P14", "Ann", "Ben", Ann=2, Ben=2, condition=19),
            "care palliative",
            "condition",
            (17, 18, 19, 20),
        ),
        question(
            5,
            "Billy stands at 20, Stable, and Ann sits with him; the card brings one memory. The next card to hear "
            "is the Event *The thread is gone*, and those below it are memories. How many memories does Ann hold "
            "then?",
            at_bedside(5, "P24", "Ann", condition=20, day=5, deal={"partials": ["EP2", "2-5"]}),
            "care palliative",
            "Ann partials",
            (0, 1, 2),
        ),
        question(
            6,
            "Billy is Stable and has been cared for by Cleo and Assistant 1. Cleo has no Stress and no Care "
            "Token; the Assistants' pool has two. A half-told memory of the shipyard lies open. May Cleo ask him "
            "about it?",
            Lesson(6).game(
                {
                    "day": 8,
                    "shift": "day",
                    "condition": 16,
                    "pool": 2,
                    "grid": {"partials": ["1-4"]},
                    "pawns": {"nurse 3": {"tokens": 0}},
                },
                "turn, place nurse 3, place assistant 1, care medical, enough",
                deal={"patients": ["P29"]},
            ),
            "inquire nurse 3 timeline 1",
            "allowed",
            (),
        ),
        question(
            7,
            "One half-told memory of Billy's city lies open. Today he was asked, and told Ann the clear side of "
            "another memory of the city, whose half-told side nobody has. How many clear memories lie open after "
            "the evening?",
            Lesson(7).game(
                {
                    "day": 4,
                    "shift": "night",
                    "condition": 15,
                    "grid": {"partials": ["3-1"]},
                    "pawns": {"nurse 1": {"clears": ["3-4"]}},
                },
                "turn, place nurse 3",
                deal={"patients": ["P05"]},
            ),
            "care medical, enough",
            "clear",
            (0, 1, 2),
        ),
        question(
            8,
            "It is Night, nobody is left in the Break Room, and the card needs two. Assistant 2 worked in the "
            "Day, carries 1 Stress, and is sent once more beside Ann. Where is Assistant 2 tomorrow morning?",
            at_bedside(
                8,
                "P14",
                "Ann",
                day=5,
                earlier=["P12: Ben, Assistant 1", "P26: Assistant 2"],
                on_leave="Cleo",
                stress={"Assistant 2": 1},
            ),
            "reassign assistant 2, give Ann, care medical, enough",
            "assistant 2 place",
            ("break_room", "on_leave", "manager_board"),
        ),
        question(
            9,
            "It is the Night of the last day, the thirteenth, and Billy stands at 12. In this evening the last "
            "memory that the group looks for is told. There is one Hospital Warning, and today he got no Medical "
            "Care at all. How does the game end?",
            at_bedside(
                9,
                "P05",
                "Ann",
                day=13,
                condition=12,
                warnings=1,
                grid=found,
                pawns={"nurse 2": {"clears": ["5-1"]}},
                earlier=["P22: Cleo", "P21: Ben"],
                care={"morning": "palliative", "day": "palliative"},
            ),
            "care palliative",
            "ending",
            ("objective", "warnings", "deck"),
        ),
        question(
            10,
            "The group knows whom it may call for Billy. It is the Day Shift. Ben, who has no Stress, was with "
            "Billy in the Morning. May he make the Call now?",
            Lesson(10).game(
                {
                    "day": 5,
                    "shift": "day",
                    "grid": {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]},
                    "pawns": {"nurse 2": {"place": "morning"}},
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
            "Two nurses play, Ann and Ben. It is the Day Shift. Ann, who has no Stress, worked in the Morning; "
            "Ben and both Assistants are in the Break Room. May Ann be sent to Billy again?",
            Lesson(11).game(
                {"day": 3, "shift": "day", "pawns": {"nurse 1": {"place": "morning"}}},
                "turn",
                players=2,
                deal={"patients": ["P12"]},
            ),
            "reassign nurse 1",
            "allowed",
            (),
        ),
        which_is_better(31, 36, 60),
        question(
            13,
            "A rule is changed: a nurse can hold at most 2 Care Tokens, not 6. Ann holds 2. Palliative Care "
            "brings one token; Ann alone is there. How many Care Tokens does she hold then?",
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
