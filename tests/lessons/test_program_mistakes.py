"""The mistakes that stand before the tasks: each is a cell of its lesson, is asked about, told and mended."""

from __future__ import annotations

import re
from typing import Any

import pytest

from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks.mistakes import functions_of_the_cell, mistakes
from holding_on.lessons.pieces.program_mistake import MistakeCheck
from tests.lessons.programs import WORDS, in_a_cell, notebooks

ASKED = re.compile(r"^lesson\.mistake\((\w+)\)$", flags=re.MULTILINE)
CELLS = {found[1]: ASKED.sub("", cell) for cell in notebooks() if (found := ASKED.search(cell))}
"""By the name of the function, the lines of its cell."""


def checked(name: str, source: str) -> MistakeCheck:
    return Lesson(1).mistake(in_a_cell(source, name))


def press(piece: MistakeCheck, label: str) -> None:
    (found,) = [each for each in piece.answers.children if each.description == label]
    found.click()


def test_the_lessons_have_every_mistake_of_the_key_and_a_reason_for_each() -> None:
    assert set(CELLS) == set(mistakes())
    assert all(WORDS.has(f"lesson.program.mistakes.{name}") for name in mistakes())


@pytest.mark.parametrize("name", mistakes())
def test_a_mistake_is_asked_first_and_its_reason_and_the_lines_mended_only_where_they_are_asked_for(name: str) -> None:
    piece = checked(name, CELLS[name])
    assert piece.is_asked, "it goes wrong at the first call"
    assert piece.said == f"What will `{mistakes()[name].tries[0]}` give?"
    other = mistakes()[name].other
    assert len({piece.first.mine, piece.first.there, other}) == 3
    asked = [each.description for each in piece.answers.children]
    assert asked == sorted([piece.first.mine, piece.first.there, other]), "their order says nothing"
    assert piece.told.value == ""
    press(piece, piece.first.mine)
    assert "So it is" in piece.told.value
    press(piece, "Why?")
    assert piece.told.value.count("<p ") == 2
    assert "`" not in piece.told.value
    assert "def " not in piece.told.value
    press(piece, "Show it mended")
    assert f"def {name}(" in piece.told.value
    assert not piece.answers.children
    assert "def " not in repr(piece), "nothing is given away in what is stored"


@pytest.mark.parametrize("name", mistakes())
def test_a_function_that_is_mended_is_told_so_and_asked_nothing(name: str) -> None:
    piece = checked(name, mistakes()[name].mended)
    assert piece.said.startswith("It is mended: ")
    assert not piece.answers.children


def test_whoever_expects_what_it_should_give_is_told_what_it_gives() -> None:
    piece = checked("how_is", CELLS["how_is"])
    press(piece, "'worn out'")
    assert "is what it should give. It gives <code>&#x27;tired&#x27;</code>." in piece.told.value
    assert "Change the cell" in piece.told.value


def test_whoever_expects_something_else_is_told_both() -> None:
    piece = checked("how_is", CELLS["how_is"])
    press(piece, "'well'")
    assert "is neither: it gives <code>&#x27;tired&#x27;</code>, and should give" in piece.told.value


def test_a_number_that_is_merely_large_does_not_mend_the_fewest() -> None:
    source = mistakes()["fewest"].mended.replace("tokens[0]", "99")
    assert checked("fewest", source).said.startswith("Not yet mended: ")


def test_a_function_that_is_right_at_the_first_call_alone_is_not_mended_yet() -> None:
    piece = checked("how_is", 'def how_is(stress):\n    return "worn out"\n')
    assert piece.said == "Not yet mended: `how_is(2)` gives `'worn out'`, and should give `'tired'`."
    assert checked("how_is", "def how_is(stress):\n    return tired\n").first.mine == "NameError"


def test_a_function_that_is_none_of_the_mistakes_is_refused() -> None:
    with pytest.raises(SceneError, match="how_is"):
        checked("worn", "def worn(stress):\n    return 1\n")


def test_on_a_page_the_functions_of_the_cell_stand_above_and_nobody_is_asked_to_change_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    piece = checked("test_largest", CELLS["test_largest"])
    assert re.findall(r"def \w+", piece.children[0].value) == ["def largest", "def test_largest"]
    piece.answer("None")
    assert "Change the cell" not in piece.told.value
    around: dict[str, Any] = {}
    exec("def how_is(stress): ...", around)
    assert functions_of_the_cell(around["how_is"]) == ""
