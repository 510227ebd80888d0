"""What stands below a learner's function: hints and one solution; on a web page its lines, and where to write."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holding_on.common.notebooks import CODE, SERVED_BY, SITE
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.programs import sources_of
from holding_on.styles import seat_of


def test_below_a_program_stand_hints_and_one_solution_in_a_notebook() -> None:
    untried = Lesson(3).program("at_work", lambda shifts: ...)
    assert "after a first try" in untried.children[1].value
    assert not untried.helps.children, "no button yet"
    piece = Lesson(3).program("at_work", lambda shifts: shifts.count(1))
    (hint,) = piece.helps.children
    hint.click()
    assert "0 is a Shift, the Morning." in piece.told.value
    hint.click()
    assert "0 is a Shift, the Morning." in piece.told.value, "a hint that was read stays"
    assert "is not None" in piece.told.value
    (solution,) = piece.helps.children
    assert solution.description == "Show one solution", "after both hints"
    solution.click()
    assert "def at_work(shifts):" in piece.told.value
    assert "is not None" in piece.told.value
    assert not piece.helps.children
    assert "def at_work" not in repr(piece), "nothing is given away in what is stored"


def test_where_a_number_is_changed_that_a_function_is_not_given_no_solution_is_shown() -> None:
    piece = Lesson(13).program("could_ask", lambda stress: sum(each < 2 for each in stress), numbers={"INQ-03": 1})
    assert piece.found.state == goals.BROKEN
    assert not piece.helps.children


# --- on a page ----------------------------------------------------------------------------------------------


def resting(places: list[str]) -> None:
    _each = places  # each is a place
    ...  # noqa: PIE790  # return 1 < 2


def test_on_a_page_the_lines_of_each_function_are_shown_and_one_note_stands_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    lesson = Lesson(2)
    first, last = lesson.program("resting", resting), lesson.program("resting", resting)
    for piece in (first, last):
        assert piece.children[0].value.startswith("<pre>def resting(places: list[str]) -&gt; None:\n")
        assert "return 1 &lt; 2</pre>" in piece.children[0].value
        assert "This is for the notebook" in piece.children[1].value
        assert len(piece.children) == 2, "where nothing can be written, nothing is solved"
    assert [piece.children[1].layout.display for piece in (first, last)] == ["none", None]


def test_on_a_page_of_a_lambda_the_function_that_it_calls_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    piece = Lesson(2).program("resting", lambda places: resting(places))
    assert piece.children[0].value.startswith("<pre>def resting(")


def test_on_a_page_a_function_that_nothing_remembers_shows_no_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    around: dict[str, Callable[..., None]] = {}
    exec("def resting(places): ...", around)
    (note,) = Lesson(2).program("resting", around["resting"]).children
    assert "This is for the notebook" in note.value


def test_on_a_page_of_a_site_with_the_code_the_note_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SERVED_BY, SITE)
    monkeypatch.setenv(CODE, "code/lab/index.html?path=02-day.ipynb")
    note = Lesson(2).program("resting", resting).children[-1].value
    assert '<a href="code/lab/index.html?path=02-day.ipynb">' in note
    assert "lab”" not in note


def rests(game: Game) -> bool:
    return game.view()["head"]["shift"] == 0


def tends(game: Game) -> bool:
    return rests(game) and seat_of(game).day > 0


def test_the_lines_of_a_function_come_after_those_of_its_own_notebook_that_it_calls() -> None:
    source = sources_of(tends)
    assert source.index("def rests(") < source.index("def tends(")
    assert "def seat_of(" not in source
    assert sources_of(len) == ""
