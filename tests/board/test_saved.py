"""A saved notebook shows every piece where no kernel runs."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter

import holding_on as ho
from tests.board.hearing import PIECES
from tools import store_notebooks

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


def label(name: str) -> str:
    """By which key a piece is called."""
    part = {"JournalView": "journal"}.get(name) or re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
    return "board.heading.board" if part == "board" else f"board.part.{part}"
