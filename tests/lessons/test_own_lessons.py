"""A lesson of one's own, in a folder of content: the one that the documentation shows is checked, served and run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from holding_on.catalogue import checking
from holding_on.commands import command_line, notebooks, serving
from holding_on.common import measure
from holding_on.common import notebooks as common
from holding_on.common.paths import PACKAGE
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.pieces.question import Question
from holding_on.lessons.pieces.trial import Trial
from holding_on.server.pages import TemplateFiles
from holding_on.server.settings import TEMPLATES, our_page
from holding_on.view.actions import Action

NAME = "14-a-quiet-morning.ipynb"
DOCUMENT = PACKAGE.parent / "docs" / "how-to-write-a-lesson.md"


@pytest.fixture
def ward(tmp_path: Path) -> Path:
    """The folder that the documentation shows."""
    _, section = DOCUMENT.read_text(encoding="utf-8").split("## A lesson of your own\n")
    *codes, words, exercise = re.findall(r"```(?:python|toml)\n(.*?)```", section.partition("\n## ")[0], re.DOTALL)
    cells: list[dict[str, Any]] = [
        {"cell_type": "markdown", "metadata": {}, "source": ["# A quiet morning"]},
        *(
            {"cell_type": "code", "metadata": {}, "source": [code], "outputs": [], "execution_count": None}
            for code in codes
        ),
    ]
    notebook = {"cells": cells, "metadata": {"title": "A quiet morning"}, "nbformat": 4, "nbformat_minor": 4}
    folder = tmp_path / "my-ward"
    for name, text in (
        (f"lessons/{NAME}", json.dumps(notebook)),
        ("lessons/exercises/14.toml", exercise),
        ("text/en/lessons/14.toml", words),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def forgetful() -> Any:
    """What is kept of the notebooks is forgotten before and after."""
    for kept in (common.titles, common.minutes):
        kept.cache_clear()
    yield
    for kept in (common.titles, common.minutes):
        kept.cache_clear()


def run(folder: Path) -> dict[str, Any]:
    """The names of the lesson's notebook once its cells have run."""
    cells = json.loads((folder / "lessons" / NAME).read_text(encoding="utf-8"))["cells"]
    around: dict[str, Any] = {}
    for cell in cells[1:]:
        exec(compile("".join(cell["source"]), NAME, "exec"), around)
    return around


def test_the_lesson_has_the_one_answer_without_a_sentence_that_may_be_without(ward: Path) -> None:
    (problem,) = checking.problems(ward)
    assert "nothing is said to the answer 20" in problem.text
    assert checking.refusal(ward) is None


def test_it_runs_where_its_notebook_lies_as_jupyterlab_does(ward: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(common.CONTENT, raising=False)
    monkeypatch.chdir(ward / "lessons")
    lesson = run(ward)["lesson"]
    assert isinstance(lesson, Lesson)
    assert lesson.lines()[0].startswith("Lesson 14 of 14. ")
    assert Lesson(4).content is None


def test_its_question_and_its_exercise_have_its_words_and_its_cards(
    ward: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ward / "text/en/cards.toml").write_text('[patient]\nP23 = "A line of my ward."\n', encoding="utf-8")
    monkeypatch.setenv(common.CONTENT, str(ward))
    names = run(ward)
    lesson, quiet = names["lesson"], names["quiet"]
    question = lesson.predict("eased", quiet, "care palliative", "condition", 19, 20, 21)
    assert isinstance(question, Question)
    assert question.asked.right == 20
    question.answer(19)
    told = question.script()["told"]
    assert told is not None
    assert told["text"] == "He is stable: nothing takes him down."
    trial = lesson.play("ann_goes")
    assert isinstance(trial, Trial)
    assert trial.script()["asks"] == "Send Ann, and nobody else."
    trial.does("show")
    assert "A line of my ward." in trial.task.game.lines()[-1]["text"]


@pytest.mark.parametrize(
    ("who", "state", "says"),
    [
        ("nurse 1", goals.DONE, "Ann takes space 1"),
        ("nurse 2", goals.BROKEN, "Ben takes space 1"),
        ("nurse 3", goals.MISSING, "Ann is not the one who went"),
        ("assistant 1", goals.MISSING, "Ann is not the one who went"),
    ],
)
def test_its_exercise_says_yes_to_ann_and_to_nobody_else(
    ward: Path, monkeypatch: pytest.MonkeyPatch, who: str, state: str, says: str
) -> None:
    monkeypatch.setenv(common.CONTENT, str(ward))
    trial = run(ward)["lesson"].play("ann_goes")
    assert isinstance(trial, Trial)
    for move in ("turn", f"place {who}"):
        trial.game.apply(Action.of(move))
    feedback = trial.task.feedback()
    assert feedback.state == state
    assert says in feedback.sentence


def test_it_is_served_beside_the_others_with_its_title_and_its_minutes(
    ward: Path, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    seen: dict[str, Any] = {}

    def serve(chosen: object, port: int, find: object, **given: object) -> int:
        for name in ("content", "notebooks"):
            monkeypatch.setenv(f"HOLDING_ON_{name.upper()}", str(given[name]))
        common.titles.cache_clear()
        common.minutes.cache_clear()
        seen["page"] = our_page({}, notebook_path=NAME)["holdingOn"]
        seen["files"] = sorted(path.name for path in common.notebooks_folder().iterdir())
        return 0

    monkeypatch.setattr(serving, "run", serve)
    assert command_line.enter(["notebooks", "--content", str(ward), "--no-browser"]) == 0
    page = seen["page"]
    assert page["notebooks"][NAME] == "A quiet morning"
    assert (page["lesson"], page["place"]) == (14, "Lesson 14 of 14")
    assert page["minutes"][NAME] == "3 min"
    assert {"play.ipynb", "04-caring-for-billy.ipynb", NAME} <= set(seen["files"])
    assert list(page["notebooks"])[-1] == NAME


def test_a_folder_without_a_lesson_or_with_a_mistake_is_refused_before_anything_is_served(
    ward: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "run", lambda *_, **__: pytest.fail("it was served"))
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "events.toml").write_bytes((PACKAGE / "content" / "events.toml").read_bytes())
    assert command_line.enter(["notebooks", "--content", str(tmp_path / "cards")]) == 2
    assert "There is no lesson in" in capsys.readouterr().err
    (ward / "text/en/lessons/14.toml").unlink()
    assert command_line.enter(["notebooks", "--content", str(ward)]) == 2
    assert "lesson.14.ann_goes.task" in capsys.readouterr().err


def test_a_lesson_of_ones_own_has_a_room_on_the_map() -> None:
    paths = [f"holding-on/static/rooms/{number}.svg" for number in ("13", "14", "26", "27")]
    handler = object.__new__(TemplateFiles)
    found = [Path(handler.parse_url_path(path)).name for path in paths]
    assert found == ["13.svg", "01.svg", "13.svg", "01.svg"]
    assert all((TEMPLATES / "static" / "rooms" / name).is_file() for name in found)


def test_the_box_is_counted_without_any_folder() -> None:
    assert "lesson.14.eased.19" not in measure.texts_of()
    assert notebooks.DEV is False
