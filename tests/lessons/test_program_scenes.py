"""A function that is right plays a scene of its lesson, and what comes of it is told."""

from __future__ import annotations

import re

import pytest

from holding_on.common.notebooks import notebooks_folder
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.key import function_in, key_of, keys
from tests.lessons.programs import WORDS, notebooks
from tests.lessons.test_lessons import taken

ACT = {found[1]: found[0] for cell in notebooks() for found in re.finditer(r'lesson\.program\("(\w+)".*scene=.*', cell)}
"""By the name of the program, the line with its scene."""


def test_every_sentence_of_a_scene_belongs_to_a_scene_of_a_lesson() -> None:
    said = {key.rpartition(".")[2] for key in WORDS.texts if key.startswith("lesson.program.scene.says.")}
    assert said == set(ACT)


@pytest.mark.parametrize(
    ("name", "came"),
    [
        ("arrows", "says 3. Billy's Condition: 24, then 21."),
        ("can_pay", "says 5, and three are needed: they are laid down. Billy's Condition stays at 24."),
        ("to_ask", r"says \[2\]: .*\. He answers: a Clear Memory lies face down with her\.$"),
        ("least_room", r"sends Ben home\. .*There is no new Warning\. Had it said Cleo: .*Warnings: 0, then 1\."),
        ("could_die", r"says True.*Condition stays at 2\. .*Had it said False: Billy's Condition: 2, then 0\."),
    ],
)
def test_a_right_function_plays_the_scene_of_its_lesson(name: str, came: str) -> None:
    assert name in ACT
    (path,) = notebooks_folder().glob(f"{keys()[name].lesson:02}-*.ipynb")
    _, around = taken(path)
    piece = eval(ACT[name], {**around, name: function_in(key_of(name).solution, name)})
    assert piece.found.state == goals.DONE
    assert re.search(came, piece.found.sentence), piece.found.sentence


def test_a_function_that_is_wrong_plays_nothing_and_an_answer_without_moves_is_refused() -> None:
    lesson = Lesson(9)
    at_two = lesson.bedside("P09", "Ann", Ann=2, condition=2)
    wrong = lesson.program("could_die", lambda card, condition: False, scene=at_two, plays={True: "care medical"})
    assert wrong.found.state == goals.BROKEN
    right = function_in(key_of("could_die").solution, "could_die")
    with pytest.raises(SceneError, match="True"):
        lesson.program("could_die", right, scene=at_two, plays={False: "care palliative"})
