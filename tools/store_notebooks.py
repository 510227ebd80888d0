"""Run notebooks and store their outputs, without what differs from run to run.

    python -m tools.store_notebooks notebooks/01-the-ward.ipynb
    python -m tools.store_notebooks            (every notebook)

Of a widget only the printed text is stored, since a browser cannot find the widget when the kernel has ended. Cells are
numbered, and other metadata of Jupyter is left out, so that a diff shows real changes only.

Of a lesson on a stage the marks of its positions are written too (`holding_on/lessons/written/`). By them a piece knows
whether its words were written for the position in its cell.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from holding_on.lessons.checks.written import FOLDER as MARKS
from holding_on.lessons.checks.written import parts_of

FOLDER = Path("notebooks")
OF_ONE_KERNEL = ("application/vnd.jupyter.widget-view+json", "application/vnd.jupyter.widget-state+json")
LANGUAGE = {
    "codemirror_mode": {"name": "ipython", "version": 3},
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
}
"""The language of a notebook, by which `nbconvert --to script` writes a .py. The version of Python is left out."""
SECONDS = 120
HEAD = (
    "# For which positions the words of this lesson were written. `python -m tools.store_notebooks` writes this file.\n"
)


def store(path: Path) -> None:
    """Run a notebook and write its outputs into its file. Raises CellExecutionError when a cell fails."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]  # published without types
    NotebookClient(notebook, timeout=SECONDS, resources={"metadata": {"path": str(path.parent)}}).execute()
    for number, cell in enumerate(notebook.cells):
        cell.id = f"{path.stem.partition('-')[0]}-{number}"
        cell.metadata = {key: value for key, value in cell.metadata.items() if key in ("tags", "jupyter")}
        for output in cell.get("outputs", ()):
            _tidy(output)
    notebook.metadata = {
        **{key: value for key, value in notebook.metadata.items() if key == "title"},
        "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
        "language_info": LANGUAGE,
    }
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]  # published without types


def write_marks(path: Path) -> None:
    """Write the marks of the positions of a lesson that is played on a stage, into the file of this lesson."""
    cells = nbformat.read(path, as_version=4).cells  # type: ignore[no-untyped-call]  # published without types
    codes = [cell.source for cell in cells if cell.cell_type == "code"]
    if not any("lesson.choose(" in code for code in codes):
        return
    around: dict[str, Any] = {}
    for code in codes:
        exec(compile(code, path.name, "exec"), around)
    marks: dict[str, str] = around["lesson"].marks()
    lines = [f'"{parts_of(key)[1]}" = "{mark}"\n' for key, mark in sorted(marks.items())]
    (MARKS / f"{path.name[:2]}.toml").write_text(HEAD + "".join(lines), encoding="utf-8")


def _tidy(output: dict[str, Any]) -> None:
    for kind in OF_ONE_KERNEL:
        output.get("data", {}).pop(kind, None)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run and store the notebooks that are named, or all of them."""
    named = [Path(name) for name in (sys.argv[1:] if arguments is None else arguments)]
    for path in named or sorted(FOLDER.glob("*.ipynb")):
        print(path)
        write_marks(path)
        store(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
