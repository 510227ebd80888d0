"""Storing notebooks: what they say of their language lets every tool that reads it write Python."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbconvert.exporters import ScriptExporter

from tools import store_notebooks

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "notebooks").glob("*.ipynb"))


def as_script(path: Path) -> tuple[str, str]:
    """A notebook as `nbconvert --to script` writes it: its text, and how the name of its file ends."""
    text, resources = ScriptExporter().from_filename(str(path))  # type: ignore[no-untyped-call]
    return text, resources["output_extension"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_each_notebook_is_converted_to_a_python_script(path: Path) -> None:
    text, ending = as_script(path)
    assert ending == ".py"
    compile(text, path.stem, "exec")


def test_a_notebook_keeps_its_language_when_it_is_stored_again(tmp_path: Path) -> None:
    path = tmp_path / "99-one-cell.ipynb"
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 + 1")])  # type: ignore[no-untyped-call]
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
    store_notebooks.store(path)
    assert as_script(path)[1] == ".py"
    stored = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert "version" not in stored.metadata.language_info
    assert stored.cells[0].outputs[0].data["text/plain"] == "2"
