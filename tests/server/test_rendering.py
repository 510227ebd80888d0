"""Which page did not come out whole, and how it ends; with a renderer that runs no kernel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from nbformat import NotebookNode, v4
from voila import handler, voila_kernel_manager
from voila.execute import VoilaExecutor
from voila.notebook_renderer import NotebookRenderer

from holding_on.server.private_names import use_renderer
from holding_on.server.rendering import LOST, PageRenderer, is_lost


def output(kind: str, **given: Any) -> NotebookNode:
    """What a cell shows."""
    made: NotebookNode = v4.new_output(kind, **given)  # type: ignore[no-untyped-call]
    return made


def code(source: str = "", *outputs: NotebookNode) -> NotebookNode:
    """A cell that has run."""
    made: NotebookNode = v4.new_code_cell(source, outputs=list(outputs))  # type: ignore[no-untyped-call]
    return made


def too_late(cell: Any) -> Any:
    """A cell as Voila leaves it when what it shows has not come in time."""
    VoilaExecutor.show_code_cell_timeout(VoilaExecutor(None), cell)
    return cell


WHOLE = code("show()", output("display_data", data={"text/plain": "the ward"}))
EMPTY = code("import this")
BROKEN = code("1 / 0", output("error", ename="ExecutionError", evalue="", traceback=[]))
LATE = too_late(code("show()"))
DEAD = code("", output("stream", name="stderr", text="An exception occurred at the server"))
TEXT: NotebookNode = v4.new_markdown_cell("Billy")  # type: ignore[no-untyped-call]


class Paper(PageRenderer):
    """Writes the source of each cell and nothing else."""

    resources: dict[str, Any] = {}  # noqa: RUF012  # as Voila has it, of which it is a mere stand-in

    def __init__(self) -> None:
        self._is_whole, self._shows_something = True, False
        self.trouble: Exception | None = None


async def cells(_: object, nb: Any, __: str) -> AsyncIterator[Any]:
    """What Voila says of cells that have run."""
    for cell in nb:
        yield cell


async def written(self: Any, nb: Any) -> AsyncIterator[tuple[str, Any]]:
    """What Voila's template makes of them."""
    yield "head", {}
    if self.trouble:
        raise self.trouble
    async for cell in self._jinja_cell_generator(nb, "kernel"):
        yield cell.source, {}


@pytest.fixture
def paper(monkeypatch: pytest.MonkeyPatch) -> Paper:
    """A renderer for cells that have run."""
    monkeypatch.setattr(NotebookRenderer, "_jinja_cell_generator", cells)
    monkeypatch.setattr(NotebookRenderer, "generate_content_generator", written)
    return Paper()


def page_of(paper: Paper, *notebook: Any) -> list[str]:
    """The parts of a page."""

    async def all_of_it() -> list[str]:
        return [part async for part, _ in paper.generate_content_generator(notebook)]

    return asyncio.run(all_of_it())


@pytest.mark.parametrize(("cell", "lost"), [(LATE, True), (DEAD, True), *((each, False) for each in (WHOLE, EMPTY))])
def test_output_that_came_too_late_or_from_a_kernel_that_ended_is_lost(cell: Any, lost: bool) -> None:
    assert is_lost(cell) is lost
    assert not is_lost(BROKEN), "the cell's own error is told in the page"
    assert not is_lost(TEXT)


@pytest.mark.parametrize("notebook", [(EMPTY, WHOLE), (TEXT, EMPTY), (WHOLE, BROKEN)])
def test_a_whole_page_is_as_voila_makes_it(paper: Paper, notebook: tuple[Any, ...]) -> None:
    assert page_of(paper, *notebook) == ["head", *(cell.source for cell in notebook)]


@pytest.mark.parametrize("notebook", [(EMPTY, LATE), (EMPTY, DEAD), (EMPTY,), ()])
def test_a_page_that_shows_less_than_its_notebook_says_so_at_its_end(paper: Paper, notebook: tuple[Any, ...]) -> None:
    assert page_of(paper, *notebook) == ["head", *(cell.source for cell in notebook if cell is EMPTY), LOST]


def test_a_page_that_could_not_be_made_has_an_end_and_the_log_says_why(
    paper: Paper, caplog: pytest.LogCaptureFixture
) -> None:
    paper.trouble = RuntimeError("Kernel died")
    assert page_of(paper, WHOLE) == ["head", LOST]
    assert "Kernel died" in caplog.text


def test_voila_makes_all_its_pages_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for where in (handler, voila_kernel_manager):
        monkeypatch.setattr(where, "NotebookRenderer", NotebookRenderer)
    use_renderer(PageRenderer)
    assert handler.NotebookRenderer is voila_kernel_manager.NotebookRenderer is PageRenderer
