"""The web page that nbconvert makes of a notebook: the position in words, without a server and without a network."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Browser, expect

import holding_on as ho
from tools import store_notebooks


@pytest.mark.slow
def test_an_export_shows_the_position_without_a_network_and_again_after_a_reload(
    browser: Browser, tmp_path: Path
) -> None:
    source = "import holding_on as ho\ngame = ho.Game(seed=7, first=0)\nho.Board(game)"
    path, exported = tmp_path / "01-board.ipynb", tmp_path / "board.html"
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])  # type: ignore[no-untyped-call]
    nbformat.write(book, path)  # type: ignore[no-untyped-call]
    store_notebooks.store(path)
    html, _ = HTMLExporter().from_filename(str(path))  # type: ignore[no-untyped-call]
    exported.write_text(html, encoding="utf-8")
    first_words = repr(ho.Board(ho.Game(seed=7, first=0))).splitlines()[0]

    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(exported.as_uri(), wait_until="domcontentloaded")
    for _ in range(2):
        expect(page.get_by_text(first_words).first).to_be_visible()
        page.reload(wait_until="domcontentloaded")
    context.close()
