"""The words and minutes of lessons: one count, and what is printed is what is counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holding_on.common.lesson_cells import Made, NotRead, read
from holding_on.common.measure import Measure, asked, measure, printed_before
from holding_on.common.notebooks import minutes, notebooks_folder
from holding_on.lessons import Lesson
from holding_on.server.settings import our_page
from tools.texts.minutes import RANGE, ROW, TARGETS, with_minutes

TEXTS = {
    "lesson.20.hook.asks": "What will she do?",
    "lesson.20.hook.way_1": "Treat him",
    "lesson.20.hook.told_1": "It holds.",
    "lesson.20.hook.way_2": "Sit with him",
    "lesson.20.hook.told_2": "He begins to talk.",
    "lesson.20.falls.asks": "Where does he stand?",
    "lesson.20.falls.21": "Three spaces.",
    "lesson.20.falls.23": "None can be laid.",
    "lesson.20.falls.again.asks": "And now?",
    "lesson.20.falls.again.yes": "So it is.",
    "lesson.20.pays.task": "Let Ben pay.",
    "lesson.20.pays.done": "Spent.",
    "lesson.20.alone.task": "Stay with him.",
    "lesson.20.remember.point": "Stay.",
    "lesson.20.remember.tomorrow": "him",
    "lesson.remember.lead": "Remember",
    "lesson.remember.tomorrow": "Tomorrow: {what}",
}


def notebook(folder: Path, *cells: str) -> Path:
    """A notebook of these cells; a cell that begins with "#" or "*" is prose."""
    path = folder / "20-made.ipynb"
    made = [{"cell_type": "markdown" if cell[0] in "#*" else "code", "source": [cell]} for cell in cells]
    path.write_text(json.dumps({"cells": made, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8")
    return path


def sized(folder: Path, *cells: str) -> Measure:
    """The size of such a lesson, with the words above."""
    return measure(read(notebook(folder, "lesson = Lesson(20)", *cells)), TEXTS, folder)


@pytest.mark.parametrize(
    ("cell", "words", "took"),
    [
        ("# Two words", 2, 2 / 71),
        ("* see [the map](a-long-address.md)", 3, 3 / 71),
        ('lesson.choose("hook", game, "care medical", "care palliative")', 4 + 2 + 3 + 4, 0.4),
        ('lesson.predict("falls", game, "turn", "condition", 21, 23)', 4 + 2 + 4, 0.41),
        ('lesson.predict("falls", game, "turn", "allowed").again(game)', 10 + 2 + 2 + 3 - 4, 0.82),
        ('lesson.play("pays", game, "pay Ben")', 4, 0.5),
        ('lesson.play("alone")', 3, 2.0),
        ('lesson.exercise("alone")', 3, 2.0),
        ("lesson.remember()", 5, 5 / 71),
        ('lesson.heard("2-2", "1-4")', 0, 1.0),
        ("lesson.something_of_tomorrow(game)", 0, 1.0),
        ("game = lesson.game({}); lesson.bedside('P05')", 0, 0.0),
    ],
)
def test_each_piece_counts_its_words_and_its_time(tmp_path: Path, cell: str, words: int, took: float) -> None:
    size = sized(tmp_path, cell)
    assert size.words_met == words
    assert size.minutes == pytest.approx(took)


def test_a_second_question_on_another_line_belongs_to_its_first(tmp_path: Path) -> None:
    falls = 'falls = lesson.predict("falls", game, "turn", "condition", 21, 23)'
    cells = read(notebook(tmp_path, "lesson = Lesson(20)", falls, 'falls.again(game, 1, 2, about="Ann stress")'))
    again = cells.screens[0].parts[1]
    assert isinstance(again, Made)
    question = asked(again, 20, TEXTS)
    assert question is not None
    assert (question.key, question.options) == ("lesson.20.falls.again", (1, 2))


def test_what_only_some_go_through_is_not_counted_and_the_screen_after_it_is(tmp_path: Path) -> None:
    more = ("## For whoever wants more", 'lesson.play("alone")', "## For whoever wants more: Events\n\nRare.")
    code = "## For those who program\n\nMuch to read."
    assert sized(tmp_path, "# Two words", *more, code) == sized(tmp_path, "# Two words")
    after = sized(tmp_path, "# Two words", *more, code, "* here\n\n## And back\n\nagain")
    assert after.words_met == 2 + 3


def test_minutes_are_told_whole_and_rounded_up() -> None:
    assert [Measure(0, minutes).whole_minutes for minutes in (11.0, 11.01, 11.99)] == [11, 12, 12]


def test_the_questions_that_a_handover_plans_to_ask_are_counted(tmp_path: Path) -> None:
    for lesson, names in ((3, "ab"), (20, "c")):
        text = "".join(f'[{name}]\nabout = "condition"\nanswers = [1, 2]\n' for name in names)
        (tmp_path / f"{lesson:02}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "asks.toml").write_text('20 = ["20.c", "03.b"]\n', encoding="utf-8")
    texts = {"lesson.20.handover.c.asks": "one two", "lesson.03.handover.b.asks": "one two three"}
    cells = read(notebook(tmp_path, "lesson = Lesson(20)", "lesson.handover()"))
    assert measure(cells, texts, tmp_path) == Measure(2 + 3 + 2 * 2, 0.5)


@pytest.mark.parametrize(("text", "why"), [("{", "notebook"), ('{"cells": 3}', "notebook"), ("[" * 9999, "notebook")])
def test_a_file_that_is_no_notebook_is_refused(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "no.ipynb"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(NotRead) as refused:
        read(path)
    assert refused.value.why == why


def test_a_cell_that_is_no_python_is_named(tmp_path: Path) -> None:
    assert read(notebook(tmp_path, "%pip list\n!ls\nx = 1")).screens == []
    with pytest.raises(NotRead) as refused:
        read(notebook(tmp_path, "x = 1", "lesson.choose("))
    assert (refused.value.why, refused.value.cell) == ("cell", 2)


def test_only_a_whole_number_by_itself_is_a_printed_figure() -> None:
    assert printed_before("He stands at 24, on 1.5 litres, as P21 says; 23.", (1, 21, 23, 24)) == [23, 24]


def test_the_map_tells_the_minutes_that_are_counted() -> None:
    shown: dict[str, Any] = our_page({"mathjaxConfig": "", "mathjaxUrl": ""})["holdingOn"]
    assert shown["minutes"] == {name: f"{n} min" for name, n in minutes().items()}
    assert set(shown["minutes"]) == {path.name for path in notebooks_folder().glob("[0-9]*.ipynb")}


@pytest.mark.parametrize("page", TARGETS, ids=lambda path: path.parent.name)
def test_the_pages_about_the_lessons_tell_the_minutes_that_are_counted(page: Path) -> None:
    """After a change of a lesson: `python -m tools.texts.minutes`."""
    text = page.read_text(encoding="utf-8")
    assert len(ROW.findall(text)) == (len(minutes()) if page.parent == notebooks_folder() else 0)
    assert len(RANGE.findall(text)) == 1
    assert with_minutes(text, minutes()) == text


@pytest.mark.parametrize("name", minutes())
def test_the_head_of_a_lesson_tells_the_minutes_that_are_counted(name: str) -> None:
    number = int(name[:2])
    told = f"It takes about {minutes()[name]} minutes."
    assert Lesson(number).lines()[0].startswith(f"Lesson {number} of 13. {told}")
