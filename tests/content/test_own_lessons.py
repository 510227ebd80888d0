"""The checker of content looks into lessons too: at their words, their length and what their questions give away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holding_on.catalogue import checking
from holding_on.catalogue.checking import MISTAKE, WARNING, lessons
from holding_on.catalogue.checking.report import Report
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.common.lesson_cells import read
from holding_on.common.measure import is_played, texts_of
from holding_on.common.notebooks import notebooks_folder
from tests.content.folders import found, write

WORDS = """
[lesson.14.falls]
21 = "Three symbols, three spaces."
23 = "Nothing can be laid."
24 = "The illness goes on."
"""
QUESTION = 'lesson.predict("falls", lesson.bedside("P16", "Ann"), "care palliative", "condition", 21, 23, 24)'
HOOK = 'lesson.choose("hook", lesson.game({}), "turn")'
HOOK_WORDS = '[lesson.14.hook]\nasks = "What now?"\nway_1 = "Turn the card"\ntold_1 = "{told}"\n'


def lesson(folder: Path, *cells: str, words: str = WORDS, name: str = "14-my-ward.ipynb", number: int = 14) -> Path:
    """A folder with one lesson; a cell that begins with "#" is prose."""
    cells = (f"lesson = Lesson({number})", *cells)
    made = [{"cell_type": "markdown" if cell.startswith("#") else "code", "source": [cell]} for cell in cells]
    write(folder, f"lessons/{name}", json.dumps({"cells": made, "metadata": {"title": "My ward"}}))
    if words:
        write(folder, "text/en/lessons/14.toml", words)
    return folder


def said(folder: Path, *levels: str) -> list[str]:
    """The sentences about the lessons of a folder."""
    return [problem.text for problem in found(folder, *levels)]


def test_a_lesson_of_ones_own_with_all_its_words_has_no_problem(tmp_path: Path) -> None:
    assert said(lesson(tmp_path, "# My ward\n\nHe stands at 24, not at 21.", QUESTION)) == []


@pytest.mark.parametrize(
    ("without", "level", "says"),
    [
        ((21,), WARNING, "nothing is said to the answer 21. If it is not the right one, write lesson.14.falls.21"),
        ((21, 23), MISTAKE, "nothing is said to 2 answers"),
    ],
)
def test_an_option_without_its_sentence_is_found(tmp_path: Path, without: tuple[int], level: str, says: str) -> None:
    kept = [line for line in WORDS.splitlines() if not line.startswith(tuple(map(str, without)))]
    (text,) = said(lesson(tmp_path, QUESTION, words="\n".join(kept)), level)
    assert says in text


@pytest.mark.parametrize(
    ("above", "is_found"),
    [
        ("# My ward\n\nHe comes to 21.", True),
        ("# My ward\n\nHe comes from 24 to 21.", False),
        ("# My ward\n\nNobody knows.", False),
        ("# My ward\n\nP21, Assistant 21, and 21.5 litres.", False),
        ("# He comes to 21\n\n## Another screen", False),
    ],
)
def test_a_figure_that_is_printed_above_its_question_is_found(tmp_path: Path, above: str, is_found: bool) -> None:
    texts = said(lesson(tmp_path, above, QUESTION), WARNING)
    assert [("only 21 stands in the text above the question" in text) for text in texts] == [True] * is_found
    assert said(lesson(tmp_path, QUESTION, above), WARNING) == [], "below it says nothing before"


def test_a_lesson_over_its_words_is_found(tmp_path: Path) -> None:
    short, long = (HOOK_WORDS.replace("{told}", "word " * n) for n in (300, 700))
    assert said(lesson(tmp_path, HOOK, words=short)) == []
    (text,) = said(lesson(tmp_path, HOOK, words=long), WARNING)
    assert "may meet 705 words" in text
    assert "For whoever wants more" in text


def test_a_lesson_over_its_minutes_is_found(tmp_path: Path) -> None:
    pieces = [f"lesson.piece_{n}(game)" for n in range(12)]
    (text,) = said(lesson(tmp_path, HOOK, *pieces, words=HOOK_WORDS.replace("{told}", "So.")), WARNING)
    assert "take 13 minutes" in text
    words = HOOK_WORDS.replace("{told}", "So.")
    assert said(lesson(tmp_path, HOOK, "## For whoever wants more", *pieces, words=words)) == []


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        ('lesson.play("pays", game, "pay Ben")', "lesson.14.pays.task"),
        ("lesson.remember()", "lesson.14.remember.point"),
        ("lesson.play(", "cell 2 is not Python"),
    ],
)
def test_what_would_not_run_is_found(tmp_path: Path, cell: str, says: str) -> None:
    assert any(says in text for text in said(lesson(tmp_path, cell, words=""), MISTAKE))


@pytest.mark.parametrize(("name", "number"), [("04-mine.ipynb", 4), ("mine.ipynb", 14), ("14-mine.ipynb", 15)])
def test_name_and_number_of_a_lesson_are_checked(tmp_path: Path, name: str, number: int) -> None:
    (problem,) = found(lesson(tmp_path, words="", name=name, number=number))
    assert (problem.file, problem.level) == (f"lessons/{name}", MISTAKE)


def test_a_file_that_is_no_notebook_is_found(tmp_path: Path) -> None:
    write(tmp_path, "lessons/14-mine.ipynb", "{")
    assert said(tmp_path, MISTAKE) == ["this is no notebook that Jupyter could open"]


def test_the_clauses_of_an_exercise_need_their_words(tmp_path: Path) -> None:
    write(lesson(tmp_path), "lessons/exercises/14.toml", '[alone]\nkind = "play"\nuntil = {}\nnever = [{}, {}]\n')
    needed = ("task", "never_1", "never_2")
    assert [text.partition("key ")[2].split()[0] for text in said(tmp_path, MISTAKE)] == sorted(
        f"lesson.14.alone.{word}" for word in needed
    )
    words = "".join(f'{word} = "So."\n' for word in needed)
    write(tmp_path, "text/en/lessons/14.toml", f"{WORDS}[lesson.14.alone]\n{words}")
    assert said(tmp_path) == []


def test_words_of_a_lesson_that_is_not_there_are_asked_for_by_nobody(tmp_path: Path) -> None:
    write(lesson(tmp_path), "text/en/lessons/15.toml", WORDS.replace("14", "15"))
    assert {problem.file for problem in found(tmp_path)} == {"text/en/lessons/15.toml"}


PLAYED = [path for path in sorted(notebooks_folder().glob("[0-9]*.ipynb")) if is_played(read(path))]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_the_lessons_of_the_game_pass_the_same_check(path: Path) -> None:
    report = Report(Words(the_box(), "en"))
    lessons.check(read(path), path.name, int(path.name[:2]), texts_of(), report)
    assert [
        problem.text for problem in report.problems if problem.level == MISTAKE or "stands in" in problem.text
    ] == []


def test_a_folder_of_lessons_alone_is_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checking.main(str(lesson(tmp_path, words=""))) == 0
    assert "no mistakes" in capsys.readouterr().out
