"""A saved notebook shows every piece where no kernel runs."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbconvert import HTMLExporter
from nbconvert.preprocessors import ExecutePreprocessor

import holding_on as ho
from holding_on.common.notebooks import is_played, notebooks_folder, titles
from tests.board.hearing import PIECES
from tools import store_notebooks

TOP = Path(__file__).parents[2]
GAME = "import holding_on as ho\ngame = ho.Game(seed=7, first=0)\n"


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A notebook with every piece, run and stored as the lessons are; what it stores is the same each time."""
    path = tmp_path_factory.mktemp("saved") / "01-pieces.ipynb"
    sources = [GAME, *(f"ho.{name}(game)" for name in PIECES), "ho.board.play_page()"]
    cells = [nbformat.v4.new_code_cell(source) for source in sources]  # type: ignore[no-untyped-call]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)  # type: ignore[no-untyped-call]
    store_notebooks.store(path)
    once = path.read_text(encoding="utf-8")
    store_notebooks.store(path)
    assert path.read_text(encoding="utf-8") == once
    return path


def test_nbconvert_shows_every_piece_without_a_script_of_its_own(saved: Path) -> None:
    html, _ = HTMLExporter().from_filename(str(saved))  # type: ignore[no-untyped-call]
    said = unescape(re.sub(r"<[^>]+>", "", html))
    assert "widget-view+json" not in html
    game = ho.Game(seed=7, first=0)
    for name, make in PIECES.items():
        assert f'aria-label="{make(game)._words.say(label(name))}"' in html
        for line in repr(make(game)).splitlines():
            assert line.strip().removeprefix("1. ") in said, name
    assert game.words.say("notice.title") in said


@pytest.mark.parametrize("name", [name for name in titles() if is_played(name)])
def test_nbconvert_shows_the_text_of_every_piece_of_a_played_lesson(name: str) -> None:
    path = notebooks_folder() / name
    html, _ = HTMLExporter().from_filename(str(path))  # type: ignore[no-untyped-call]
    said = unescape(re.sub(r"<[^>]+>", "", html))
    outputs = [
        each for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] for each in cell.get("outputs", [])
    ]
    pieces = ["".join(output["data"]["text/plain"]) for output in outputs if "data" in output]
    assert len(pieces) > 10
    for line in (line for text in pieces for line in text.splitlines()):
        assert line.strip() in said


def label(name: str) -> str:
    """By which key a piece is called."""
    part = {"JournalView": "journal"}.get(name) or re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
    return "board.heading.board" if part == "board" else f"board.part.{part}"


SHOWN = (
    "ho.Board(game)",
    "ho.Roster(game)",
    "track = ho.ConditionTrack(game)\ntrack",
    "Lesson(2).predict('x', game, 'turn', 'Cleo stress', 0, 1)",
    "Lesson(1).exercise('first_moves')",
    "ho.board.play_page()",
    "game.apply(game.legal_actions()[0])\ntrack.game = ho.Game(seed=8)\ntrack.layout.width = '50%'",
)


@pytest.fixture(scope="module")
def executed() -> Any:
    """A notebook that was run as `jupyter nbconvert --execute` runs it, by its own defaults."""
    sources = [f"from holding_on.lessons import Lesson\n{GAME}", *SHOWN]
    cells = [nbformat.v4.new_code_cell(source) for source in sources]  # type: ignore[no-untyped-call]
    notebook = nbformat.v4.new_notebook(cells=cells)  # type: ignore[no-untyped-call]
    run = ExecutePreprocessor()  # type: ignore[no-untyped-call]
    run.preprocess(notebook, {"metadata": {"path": str(TOP)}})
    return notebook


def test_an_export_of_a_notebook_that_was_just_run_shows_words_and_no_widget(executed: Any) -> None:
    html, _ = HTMLExporter().from_notebook_node(executed)  # type: ignore[no-untyped-call]
    shown = html.split('<div class="jp-Cell jp-CodeCell')[2:]
    assert len(shown) == len(SHOWN)
    assert not any('class="jupyter-widgets' in cell for cell in shown)
    said = [flat(cell) for cell in shown]
    game = ho.Game(seed=7, first=0)
    for number, display in enumerate((ho.Board(game), ho.Roster(game), ho.ConditionTrack(game))):
        assert all(line.strip().removeprefix("1. ") in said[number] for line in repr(display).splitlines())
    for number in (3, 4):
        (output,) = executed.cells[number + 1].outputs
        assert flat(output.data["text/plain"]) in said[number]
    assert game.words.say("notice.title") in said[5]


def test_a_page_still_finds_each_widget_of_a_notebook_that_was_just_run(executed: Any) -> None:
    """Its number stands beside the words, for a page that a kernel runs behind."""
    view = "application/vnd.jupyter.widget-view+json"
    assert all(view in output.data for cell in executed.cells[1:7] for output in cell.outputs)


def flat(html: str) -> str:
    """The text of HTML without its line breaks."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())
