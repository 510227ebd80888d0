"""What every lesson has: short cells, prose before code, its rules, its questions and the way on."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from holding_on.catalogue.chapters import CHAPTERS, rules_of
from holding_on.common.measure import MOST_MINUTES, MOST_WORDS, measure_of
from holding_on.common.notebooks import notebooks_folder
from holding_on.common.paths import PACKAGE
from holding_on.lessons import Lesson
from holding_on.lessons.checks.recall import handed_on
from holding_on.lessons.checks.tasks import exercises_of
from holding_on.lessons.lesson import words_of
from tests.lessons.left_out import LEFT_OUT

TOP = PACKAGE.parent
NOTEBOOKS = sorted(notebooks_folder().glob("[0-9][0-9]-*.ipynb"))
CHAPTER_LESSONS = [path for path in NOTEBOOKS if int(path.name[:2]) <= len(CHAPTERS)]
PLAYTHROUGHS = TOP / "tests" / "playthroughs"
MOST_LINES = 6
MOST_WORDS_FIRST = 45
"""How many words stand before the first choice of a played lesson."""
EVERY_SCENARIO = (9, 10)
"""Lessons that are about every scenario."""
EVERY_TABLE = (10, 11)
"""Lessons that are about every number of players."""
OF_MANY_GAMES = ("12", "13")
"""Lessons that ask about many games, and need not ask about a position."""
TOYS = (
    "bench",
    "compare",
    "moments",
    "look",
    "listen",
    "ask",
    "sew",
    "shifts",
    "evening",
    "sixty",
    "counts",
    "slide",
    "courses",
    "curve",
    "own",
)
"""The pieces to play with."""
each = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
each_chapter = pytest.mark.parametrize("path", CHAPTER_LESSONS, ids=lambda path: path.stem)


def cells(path: Path, kind: str) -> list[str]:
    """The cells of a notebook of one kind, "code" or "markdown", as text."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def games(lesson: int) -> list[str]:
    """The recorded games whose rules a lesson must show: of three nurses in scenario 1, unless it is about others."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(PLAYTHROUGHS.glob("*.txt"))]
    found = [(json.loads(text.partition("\n")[0]), text) for text in texts]
    return [
        text
        for options, text in found
        if (options.get("players", 3) == 3 or lesson in EVERY_TABLE)
        and (options.get("scenario", 1) == 1 or lesson in EVERY_SCENARIO)
    ]


@cache
def taken(path: Path) -> tuple[Lesson, dict[str, Any]]:
    """A lesson gone through to its end, cell by cell, without a browser."""
    around: dict[str, Any] = {}
    for code in cells(path, "code"):
        exec(compile(code, path.name, "exec"), around)
    lesson = around["lesson"]
    assert isinstance(lesson, Lesson)
    return lesson, around


@each
def test_the_last_prose_that_leads_anywhere_leads_to_the_next_lesson_first(path: Path) -> None:
    ways = [re.findall(r"\(([\w-]+\.ipynb)\)", prose) for prose in cells(path, "markdown")]
    after = [each.name for each in NOTEBOOKS if each.name > path.name]
    assert [found for found in ways if found][-1][0] == (after[0] if after else "play.ipynb")


def without_comments(code: str) -> list[str]:
    """Return the lines of a cell; a comment stands on a line of its own where beside the code it would be too long."""
    return [line for line in code.splitlines() if not line.lstrip().startswith("#")]


@each
def test_a_cell_is_one_thought(path: Path) -> None:
    """What a mistake is to be found in, and mended, is shorter in no way."""
    code = [cell for cell in cells(path, "code") if "lesson.mistake(" not in cell]
    short = [cell for cell in code if len(without_comments(cell.strip())) <= MOST_LINES]
    assert len(short) >= 0.9 * len(code)


@each
def test_a_played_lesson_begins_with_a_choice_and_asks_what_was_learnt_before(path: Path) -> None:
    prose, code = cells(path, "markdown"), cells(path, "code")
    assert len(prose[0].split()) <= MOST_WORDS_FIRST
    assert "**" not in prose[0], "no term before the choice"
    assert any(f"lesson.{piece}(" in code[0] for piece in ("choose", "sew")), "something to do"
    assert "lesson.choose(" in "".join(code[:2])
    assert int(path.name[:2]) == 1 or "lesson.handover()" in "".join(code)


@each
def test_a_played_lesson_has_everything_that_a_learner_does(path: Path) -> None:
    code, prose = "\n".join(cells(path, "code")), "\n".join(cells(path, "markdown"))
    for part in (
        *([] if path.stem[:2] in OF_MANY_GAMES else ["lesson.predict("]),
        "lesson.play(",
        "lesson.remember()",
        "lesson.program(",
        *(["lesson.rules()"] if path in CHAPTER_LESSONS else []),  # the last two lessons have no chapter of the rules
    ):
        assert part in code, part
    assert any(f"lesson.{toy}(" in code for toy in TOYS)
    for part in ("lesson.board(",):
        assert part not in code, f"{part} is of the earlier form"
    for part in ("**To talk about.**", "**And where you work.**", "README.md"):
        assert part in prose


@each
def test_a_played_lesson_keeps_within_its_words_and_minutes(path: Path) -> None:
    """`python -m tools.texts.minutes` prints the figures of every lesson."""
    size = measure_of(path)
    assert size.words_met <= MOST_WORDS
    assert size.whole_minutes <= MOST_MINUTES


@each
def test_every_screen_of_a_played_lesson_begins_a_cell(path: Path) -> None:
    for cell in cells(path, "markdown"):
        assert not re.search(r"\n#+ ", cell), "one heading a cell, as its first line"


@each
def test_the_dots_of_a_program_are_a_line_of_its_own_below_a_hint_and_an_if_can_stand_there(path: Path) -> None:
    for code in (code for code in cells(path, "code") if "lesson.program(" in code and "def " in code):
        dots = [line for line in code.splitlines() if "..." in line]
        assert [line[:7] for line in dots] == ["    ..."], "one line of dots, with nothing before them"
        above = without_comments(code.partition(dots[0])[0])
        assert above[0].startswith("def "), code
        assert above == above[:1], "what a function is given stands in its parameters"
        compile(code.replace(dots[0], "    if game:\n        return 1"), path.name, "exec")


@each
def test_above_each_program_stands_one_question(path: Path) -> None:
    question = ""
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            question = source
        elif "lesson.program(" in source:
            assert question.count("?") == 1, question


@each
def test_links_lead_to_notebooks_that_are_there(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", "\n".join(cells(path, "markdown")))
    assert links
    for link in links:
        assert (path.parent / link).exists(), link


@each
def test_a_lesson_is_called_what_its_heading_says(path: Path) -> None:
    title = json.loads(path.read_text(encoding="utf-8"))["metadata"]["title"]
    assert cells(path, "markdown")[0].startswith(f"# {title}\n")
    assert int(path.name[:2]) == taken(path)[0].number


@each_chapter
def test_every_rule_of_the_chapter_that_games_are_made_of_happens(path: Path) -> None:
    """What has a sentence in recorded games happens in the lesson, or is left to another place with a reason."""
    lesson, _ = taken(path)
    recorded = {
        rule
        for game in games(lesson.number)
        for rule in re.findall(r"^ +\d+ ([A-Z0-9]+-\d\d) ", game, flags=re.MULTILINE)
    }
    left = LEFT_OUT.get(lesson.number, {})
    missing = {rule for rule in rules_of(lesson.number) if rule in recorded} - lesson.happened() - set(left)
    assert sorted(missing) == []
    assert not set(left) & lesson.happened(), "a rule that happens is not left out"
    assert all(len(reason) > 20 for reason in left.values())


def test_cards_that_only_the_set_up_reads_out_have_not_happened_in_a_lesson() -> None:
    lesson = Lesson(1)
    game = lesson.game()
    assert "SETUP-15" in {line["rule"] for line in game.lines()}
    assert {rule for rule in lesson.happened() if rule.startswith("SETUP")} & {
        "SETUP-15",
        "SETUP-16",
        "SETUP-17",
    } == set()
    assert "SETUP-07" in lesson.happened(), "who waits in the Break Room is seen"


@each_chapter
def test_every_rule_of_the_chapter_is_listed_whether_it_happened_or_not(path: Path) -> None:
    lesson, _ = taken(path)
    listed = lesson.rules()
    assert sorted([*listed.shown, *listed.folded]) == sorted(rules_of(lesson.number))
    assert listed.shown


def test_the_exercise_that_the_documentation_shows_is_one_of_the_course() -> None:
    text = (TOP / "docs" / "how-to-write-a-lesson.md").read_text(encoding="utf-8")
    own = text.partition("## A lesson of your own\n")[2].partition("\n## ")[0]
    text = text.replace(own, "")  # test_own_lessons.py runs it
    blocks = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]
    said, handed, exercise, words, solution = blocks
    known = words_of("en").texts
    assert all(known[f"lesson.04.comfort.{value}"] == text for value, text in said["lesson"]["04"]["comfort"].items())
    assert all(handed_on(4)[name] == data for name, data in handed.items())
    (name,) = exercise
    assert exercise[name] == exercises_of(1)[name]
    shown = words["lesson"]["01"][name]
    texts = words_of("en").texts
    assert shown == {key: texts[f"lesson.01.{name}.{key}"] for key in shown}
    assert {"task", "hint_1", "never_1"} <= set(shown)
    solutions = tomllib.loads((TOP / "tests/lessons/solutions/01.toml").read_text(encoding="utf-8"))
    assert solution[name] == solutions[name]
