"""A class changes a number or a name in the cell of a prediction: the question is asked of the new position."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holding_on.common.notebooks import notebooks_folder
from holding_on.engine.errors import SceneError
from holding_on.engine.state import RULE, VERB
from holding_on.lessons import Lesson
from holding_on.lessons.checks import evidence, recall
from holding_on.lessons.checks.asked import ALLOWED, Asked
from holding_on.lessons.checks.written import is_another
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.choice import Choice
from holding_on.lessons.pieces.question import Question
from tests.sampling import each_third

NOTEBOOKS = [
    path
    for path in sorted(notebooks_folder().glob("[0-9][0-9]-*.ipynb"))
    if "lesson.choose(" in path.read_text(encoding="utf-8")
]
GENERAL = words_of("en").say("lesson.told.general")
STORE = "if the words fit, python -m tools.store_notebooks writes for which positions they were written"
CONDITIONS = (1, 9, 14, 30)
DAYS = (2, 8)
OTHERS = {"Ann": "Ben", "Ben": "Cleo", "Cleo": "Ann"}
SAYS_WHY = (
    "cannot be reached|does not hold together"
    "|is nobody here; there are Ann, Ben, assistant|is not one of the nurses; they are Ann, Ben, or"
    "|is Shift Manager of four, on the manager_board and on no shift \\(FOUR-01\\)"
    "|can be varied where "
)
"""What a refusal says: of a position, of somebody who is not at a table of two, of who leads a table of four, or of a
number to slide that the position does not give."""
STRESS = re.compile(r'("[A-Z][^":]*": )\d\b')
TO_CHANGE = re.compile(r"(\w+ = )(\d+)(  # (\d+) to (\d+); change this number, and run the cell again)")
SENT = re.compile(r'(bedside\([^()"]*(?:"P\d\d")?, )"(Ann|Ben|Cleo)"')
each = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
some = pytest.mark.parametrize("path", each_third(NOTEBOOKS), ids=lambda path: path.stem)
"""Of a test that runs the cells of a lesson many times: in every run it takes a third of the lessons."""


def codes(path: Path) -> list[str]:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def questions(around: dict[str, Any]) -> list[Asked]:
    """What the predictions of a lesson ask, the latest first."""
    pieces = reversed(around["lesson"]._pieces)
    return [asked for piece in pieces if isinstance(piece, Question) for asked in piece.questions]


def changed(cell: str) -> Iterator[str]:
    """The cell with other numbers, and with somebody else at the bed."""
    for name, values in (("condition", CONDITIONS), ("day", DAYS)):
        for value in values:
            yield re.sub(rf"\b{name}=\d+", f"{name}={value}", re.sub(rf'"{name}": \d+', f'"{name}": {value}', cell))
    for value in (0, 1):
        yield STRESS.sub(rf"\g<1>{value}", cell)
    for step in (-1, 1):
        for found in TO_CHANGE.finditer(cell):
            yield cell.replace(found[0], f"{found[1]}{int(found[2]) + step}{found[3]}")
    for name, other in OTHERS.items():
        yield re.sub(rf'("P\d\d: [^"]*)\b{name}\b', rf"\1{other}", cell, count=1)
        yield cell.replace(f'"{name}"', f'"{other}"', 1)
        if f"{other}=" not in cell:
            yield cell.replace(f"{name}=", f"{other}=", 1)
        yield SENT.sub(rf'\1"{other}"', cell)


OF_MANY_GAMES = ("12", "13")
"""Lessons that ask about many games, and only once or twice about a position."""


@pytest.mark.parametrize("path", NOTEBOOKS[:3], ids=lambda path: path.stem)
def test_a_cell_of_the_first_lessons_has_a_number_to_change(path: Path) -> None:
    assert any(TO_CHANGE.search(code) for code in codes(path) if ".predict(" in code)


@some
def test_a_number_to_change_may_be_any_that_its_line_names(path: Path) -> None:
    around: dict[str, Any] = {}
    for code in codes(path):
        exec(compile(code, path.name, "exec"), around)
        for found in TO_CHANGE.finditer(code):
            for value in range(int(found[4]), int(found[5]) + 1):
                exec(compile(code.replace(found[0], f"{found[1]}{value}"), path.name, "exec"), dict(around))
                answer_all(around["lesson"]._pieces[-1])


@pytest.mark.parametrize(
    "path", [path for path in NOTEBOOKS if TO_CHANGE.search("\n".join(codes(path)))], ids=lambda path: path.stem
)
def test_a_number_to_change_can_be_slid_on_the_page_over_the_whole_range_that_its_line_names(path: Path) -> None:
    around: dict[str, Any] = {}
    for code in codes(path):
        exec(compile(code, path.name, "exec"), around)
        for found in TO_CHANGE.finditer(code):
            piece = around["lesson"]._pieces[-1]
            answer_all(piece)
            slider = piece.script()["slider"]
            assert (slider["least"], slider["most"]) == (int(found[4]), int(found[5]))
            for value in range(slider["least"], slider["most"] + 1):
                piece.does(f"vary {value}")
                asked = piece.asked
                assert asked.right in asked.options
                assert len(set(asked.options)) == len(asked.options) >= 2, "there is something to choose from"
                piece.does("option 0")
                assert piece.script()["told"]["title"]


def answer_all(piece: Question) -> None:
    """Answer every question wrongly."""
    for asked in piece.questions:
        assert asked.right in asked.options
        assert len(set(asked.options)) == len(asked.options) >= 2, "there is something to choose from"
        assert asked.asks
        wrong = next(value for value in asked.options if value != asked.right)
        assert asked.sentence(wrong)
        piece.answer(wrong)
        shown = piece.script()["told"]
        assert shown is not None
        assert shown["title"]
        piece.does("next")


@some
def test_a_cell_with_other_numbers_or_other_people_asks_about_them(path: Path) -> None:
    around: dict[str, Any] = {}
    tried = anew = 0
    refusals: list[str] = []
    for code in codes(path):
        exec(compile(code, path.name, "exec"), around)
        for other in dict.fromkeys(changed(code)) if ".predict(" in code else ():
            if other == code:
                continue
            before = len(around["lesson"]._pieces)
            try:
                exec(compile(other, path.name, "exec"), dict(around))
            except SceneError as refused:  # no game leads to such a position, and a rule or a sentence says why
                refusals.append(str(refused))
                continue
            for piece in around["lesson"]._pieces[before:]:
                if isinstance(piece, Question):
                    answer_all(piece)
                    tried += 1
                    anew += any(asked.is_changed for asked in piece.questions)
    assert [text for text in refusals if not re.search(SAYS_WHY, text)] == []
    assert tried >= (0 if path.stem[:2] in OF_MANY_GAMES else 5)
    assert anew >= (0 if path.stem[:2] in OF_MANY_GAMES else 3)


@each
def test_what_a_lesson_asks_has_its_own_options_and_sentences(path: Path) -> None:
    """Nothing general stands in for what the lesson says itself."""
    around: dict[str, Any] = {}
    for code in codes(path):
        exec(compile(code, path.name, "exec"), around)
    lesson = around["lesson"]
    assert {name: is_another(name, "") for name in lesson.marks()} == dict.fromkeys(lesson.marks(), True), STORE
    for choice in (piece for piece in lesson._pieces if isinstance(piece, Choice)):
        assert not choice.is_changed, f"{choice.key}: {STORE}"
    for asked in questions(around):
        assert not asked.is_changed, f"{asked.key} was written for {asked._written_for()}, not {asked.right}; {STORE}"
        assert not any(asked.sentence(value) == GENERAL for value in asked.options), f"{asked.key} lacks a sentence"
        assert asked._written_for(), f"{asked.key}.right says for which value the words were written"
        assert asked.about != ALLOWED or lesson.words.has(f"{asked.key}.asks"), f"{asked.key} asks by a button's name"


def verbs_of(about: str) -> set[str]:
    """The verbs of the entries that change a fact."""
    what = about.rpartition(" ")[2]
    moves = {"tokens": "tokens_moved", "pool": "tokens_moved", "place": "places", "stage": "condition"}
    moves["clears"] = "draw_clears"
    cards = {"draw_partials", "draw_losses", "card"} if what in ("partials", "board", "odds") else set()
    cards |= {"card"} if what in ("found", "clear", "clears") else set()  # a card is laid, or goes back
    cards |= {"draw_clears"} if about.startswith("timeline ") else set()
    cards |= {"ending"} if what == "asked" else set()  # after the end nothing is asked any more
    return {moves.get(what, what), *cards, *evidence.STAYS.get(evidence.FOLLOWS.get(what, what), ())}


@each
def test_the_line_after_an_answer_is_about_what_was_asked_or_there_is_none(path: Path) -> None:
    around: dict[str, Any] = {}
    for code in codes(path):
        exec(compile(code, path.name, "exec"), around)
    checked = 0
    for asked in questions(around):
        asked.happen()
        line, rule = asked.cause()
        if asked.about == ALLOWED:
            assert line
            continue
        entries = dict(asked.game.entries(len(asked.start)))
        rows = [row for row in asked.game.lines() if row["line"] in entries and row["text"] == line]
        assert bool(rows) == bool(line)
        for row in rows[-1:]:
            entry = entries[row["line"]]
            assert row["rule"] == rule
            assert entry[VERB] in verbs_of(asked.about) or entry[RULE] == evidence.ENDS_THE_TALK, f"{asked.key}: {line}"
            checked += 1
    is_counted = any(asked.about != ALLOWED for asked in questions(around)) and path.stem[:2] not in OF_MANY_GAMES
    assert checked or not is_counted


def test_where_nothing_changed_what_is_asked_no_line_about_something_else_stands_in() -> None:
    lesson = Lesson(4)
    stays = lesson.predict("made", lesson.bedside("P05", "Ben"), "care palliative", "Ben stress", 0, 1)
    assert isinstance(stays, Question)
    stays.asked.happen()
    assert stays.asked.cause() == ("", "")
    easy = lesson.bedside("P22", "Cleo", pool=2)
    reviewed = lesson.predict("made", easy, "care medical, pay pool, enough", "condition", 24, 25)
    assert isinstance(reviewed, Question)
    reviewed.asked.happen()
    assert reviewed.asked.cause()[1] == "CARE-12", "and not why the pool did not pay"


@pytest.mark.parametrize("name", recall.names_before(99))
def test_what_is_handed_on_has_its_own_options_and_sentences(name: str) -> None:
    asked = recall.question_of(name, words_of("en"), {"seed": 1})
    assert not asked.is_changed
    assert not any(asked.sentence(value) == GENERAL for value in asked.options)
    assert asked._written_for()
    assert words_of("en").has(f"{asked.key}.asks"), "who has forgotten the lesson knows only what is asked"


def comfort(lesson: Lesson, **about: Any) -> Question:
    awake = lesson.bedside("P09", "Ann", **about)
    return lesson.predict("comfort", awake, "care palliative", "condition", 18, 19, 20)


def test_options_that_do_not_fit_are_made_anew_around_what_is_so_and_what_was() -> None:
    piece = comfort(Lesson(4), condition=12)
    (asked,) = piece.questions
    assert (asked.right, asked.options) == (10, (9, 10, 12))
    assert asked.asks == "After this: Palliative Care. Where does Billy's Condition stand afterwards?"
    assert asked.sentence(12) == GENERAL
    assert asked.sentence(10) == ""


def test_no_option_is_a_number_that_there_cannot_be() -> None:
    assert comfort(Lesson(4), condition=2).asked.options == (0, 1, 2)


def test_where_another_of_the_options_is_right_its_sentence_is_not_said() -> None:
    (asked,) = comfort(Lesson(4), condition=21).questions
    assert asked.right == 19
    assert "Her token would hold one" not in asked.sentence(19)


def test_names_are_made_anew_too() -> None:
    lesson = Lesson(2)
    night = lesson.bedside("P09", "Ann", day=4, shift="night", condition=20)
    moves = "care medical, enough"
    piece = lesson.predict("who_leads", night, moves, "manager", "Ann", "Cleo")
    (asked,) = piece.questions
    assert asked.right == "Ben"
    assert asked.options == ("Ann", "Ben")


def test_a_question_that_has_no_words_yet_is_asked_all_the_same() -> None:
    lesson = Lesson(4)
    piece = lesson.predict("mine", lesson.bedside("P09", "Ann"), "care palliative", ALLOWED)
    assert piece.asked.asks.startswith("May this be done now? Palliative Care")
    piece.does("option 1")
    assert piece.script()["told"]["text"] == GENERAL  # type: ignore[index]


@pytest.mark.parametrize(
    ("lesson", "cell", "old", "new", "false"),
    [
        (1, "three = ", "at = 16 ", "at = 22 ", "He stands at 16"),
        (5, "stage = ", "condition=14", "condition=13", "He is at 14"),
        (5, "silent = ", '"EP1", "3-5"', '"4-4", "3-5"', "hears nothing"),
    ],
    ids=["condition", "condition and stage", "cards that are drawn"],
)
def test_words_that_name_what_is_otherwise_go_although_the_same_is_right(
    lesson: int, cell: str, old: str, new: str, false: str
) -> None:
    path = next(each for each in NOTEBOOKS if each.name.startswith(f"{lesson:02}"))
    around: dict[str, Any] = {}
    for code in codes(path)[:-2]:
        exec(compile(code.replace(old, new) if cell in code else code, path.name, "exec"), around)
        if cell in code:
            break
    piece = around["lesson"]._pieces[-1]
    said = [asked.asks for asked in piece.questions] + [
        asked.sentence(value) for asked in piece.questions for value in asked.options
    ]
    assert any(asked.is_changed for asked in piece.questions)
    assert false not in " ".join(said)


def test_what_stands_in_says_the_actions_and_not_what_is_on_their_buttons() -> None:
    lesson = Lesson(4)
    short = lesson.bedside("P16", "Ann", "Assistant 1", Ann=3)
    piece = lesson.predict("made", short, "care palliative, give Ann, give pool", "Ann tokens", 0, 1)
    assert isinstance(piece, Question)
    assert piece.asked.is_changed
    assert piece.asked.asks == (
        "After this: Palliative Care; Give it to Ann; Give it to the Assistants' pool. "
        "How many Care Tokens does Ann have afterwards?"
    )


def test_a_choice_of_another_position_tells_its_moves_and_what_came_of_them() -> None:
    lesson = Lesson(4)
    ways = "care medical, pay Ann, pay Ann, pay Ann", ""
    hook = lesson.choose("hook", lesson.bedside("P16", "Ann", "Assistant 1", Ann=2, Ben=2), *ways)
    assert hook.is_changed
    hook.does("way 1")
    script = hook.script()
    assert script["options"][0]["text"] == "Medical Care; Place a Care Token of Ann"
    assert script["told"]
    assert script["told"]["text"] == lesson.words.say("lesson.told.changed")
    assert any("Ann" in line["text"] for line in script["told"]["lines"]), "her third token is not there"
    assert script["options"][1]["text"] == lesson.words.say("lesson.04.hook.way_2"), (
        "without a move nothing is otherwise"
    )
