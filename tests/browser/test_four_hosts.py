"""Each notebook in four hosts, the kernel of JupyterLab, nbval, Voila and the site: the same pieces, in the same order.

What stands in a notebook is what nbval compares. The kernel gives these lines; the two web pages show its pieces.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import nbformat
import pytest
from nbclient import NotebookClient
from playwright.sync_api import Browser, Page, expect

from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.common.paths import PACKAGE
from holding_on.server.site.cells import notebooks
from tests.browser.servers import NotebooksServer
from tests.browser.site import PATIENCE, SiteServer, has_run
from tests.browser.watching import watched
from tests.lessons.test_stored import compared

NAMES = sorted(path.stem for path in notebooks_of_the_game().glob("*.ipynb"))
ON_THE_SITE = frozenset(each.name for each in notebooks(notebooks_of_the_game()))
PIECE = "lesson-piece-"
"""How the class begins that names the kind of a piece."""
KINDS = f"""[...document.querySelectorAll(".lesson-piece")].map(piece =>
  [...piece.classList].find(name => name.startsWith({PIECE!r})).slice({len(PIECE)}))"""
ASKED = f"""print([[name[{len(PIECE)}:] for name in shown._dom_classes if name.startswith({PIECE!r})]
  for _, shown in sorted(Out.items()) if hasattr(shown, "_dom_classes")])"""
"""A last cell, which prints the kinds of what the other cells have shown."""
READY = "We are ready"
"""The button with which the page of play begins, in all hosts."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


class Ran(NamedTuple):
    """What the kernel gives: the lines of each output, and the kinds of the lesson's pieces in their order."""

    lines: list[str]
    kinds: list[str]


@cache
def ran(name: str) -> Ran:
    """Run a notebook as JupyterLab's kernel does. An error of a cell is raised here."""
    path = notebooks_of_the_game() / f"{name}.ipynb"
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    notebook.cells.append(nbformat.v4.new_code_cell(ASKED))  # type: ignore[no-untyped-call]
    where = {"metadata": {"path": str(notebooks_of_the_game())}}
    NotebookClient(notebook, kernel_name="python3", resources=where, timeout=300).execute()
    told = notebook.cells.pop().outputs[0]["text"]
    return Ran(lines(notebook), [kind for kinds in ast.literal_eval(told) for kind in kinds])


def lines(notebook: Mapping[str, Any]) -> list[str]:
    """The text of each output of a notebook, as nbval compares it."""
    outputs = [each for cell in notebook["cells"] for each in cell.get("outputs", ())]
    return ["".join(each["text"] if "text" in each else each["data"]["text/plain"]) for each in outputs]


def pieces(page: Page, name: str) -> list[str]:
    """The kinds of a lesson's pieces on a web page, once it shows as many as the kernel; play has one button."""
    if name == "play":
        expect(page.get_by_role("button", name=READY)).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".lesson-piece")).to_have_count(len(ran(name).kinds), timeout=PATIENCE)
    found: list[str] = page.evaluate(KINDS)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_kernel_gives_the_lines_that_are_stored_and_nbval_finds_them(name: str) -> None:
    path = notebooks_of_the_game() / f"{name}.ipynb"
    assert ran(name).lines == lines(json.loads(path.read_text(encoding="utf-8")))
    done = compared(path, PACKAGE.parent)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_a_page_of_voila_shows_the_pieces_of_the_kernel(browser: Browser, lessons: NotebooksServer, name: str) -> None:
    with watched(browser, lessons.origin) as page:
        page.goto(f"{lessons.origin}voila/render/{name}.ipynb", timeout=PATIENCE)
        if name == "play":
            page.get_by_role("button", name="Play", exact=True).click(timeout=PATIENCE)
        assert pieces(page, name) == ran(name).kinds
        for kind in ("error", "stderr"):
            assert page.locator(f"[data-mime-type='application/vnd.jupyter.{kind}']").count() == 0


@pytest.mark.parametrize("name", sorted(ON_THE_SITE))
def test_a_page_of_the_site_shows_the_pieces_of_the_kernel(browser: Browser, site: SiteServer, name: str) -> None:
    with watched(browser, site.address) as page:
        page.goto(f"{site.address}{name}.html")
        has_run(page)
        assert pieces(page, name) == ran(name).kinds


def test_every_lesson_has_pieces_and_no_two_lessons_have_the_same() -> None:
    kinds = [tuple(ran(name).kinds) for name in NAMES if name != "play"]
    assert all(kinds)
    assert len(set(kinds)) == len(kinds)
