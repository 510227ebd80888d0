"""What the lessons load: the widgets and Python's own library, and neither a server nor what many games need."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from holding_on.common.notebooks import notebooks_folder
from holding_on.common.paths import PACKAGE
from tests.lessons.test_lessons import cells

WIDGETS = {"IPython", "anywidget", "comm", "ipywidgets", "psygnal", "traitlets"}
"""The packages of the widgets."""
THEIRS = {"mypy_extensions", "pygments", "typing_extensions"}
"""What these load in their turn."""
CHECKS = "jsonschema"
"""The package that checks a changed patient card. Where it is missing, a sentence stands in the place of the card."""
BEFORE = "import sys\nbefore = set(sys.modules)\n"
LOADED = """
names = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
print(json.dumps(sorted(name for name in names if not name.endswith("__mypyc"))))
"""
GONE_THROUGH = """
import ast
for name, cells in json.load(sys.stdin):
    around = {}
    for cell in cells:
        body = ast.parse(cell).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), name, "exec"), around)
        shown = last and eval(compile(ast.Expression(last.value), name, "eval"), around)
        if hasattr(shown, "_repr_mimebundle_"):  # a piece, and no number or list that a cell looks at
            assert shown._repr_mimebundle_()
"""
"""Runs each cell as Jupyter does, and shows its last expression."""


def loaded(code: str, given: str = "") -> set[str]:
    """The packages that code loads in a Python of its own, beyond the standard library."""
    line = [sys.executable, "-c", f"{BEFORE}import json\n{code}{LOADED}"]
    done = subprocess.run(
        line, cwd=PACKAGE.parent, input=given, capture_output=True, text=True, check=False, timeout=250
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    ("package", "packages"),
    [("holding_on", set()), ("holding_on.board", WIDGETS | THEIRS), ("holding_on.lessons", WIDGETS | THEIRS)],
)
def test_an_import_loads_the_widgets_and_nothing_that_only_a_server_needs(package: str, packages: set[str]) -> None:
    found = loaded(f"import {package}")
    assert found - packages == {"holding_on"}
    assert packages & WIDGETS <= found


def test_the_lessons_need_nothing_that_draws_many_games_or_checks_a_folder() -> None:
    paths = [path for path in sorted(notebooks_folder().glob("*.ipynb")) if path.name[:2].isdecimal()]
    taken = [(path.name, cells(path, "code")) for path in paths]
    assert len(taken) == 13
    found = loaded(f"sys.modules[{CHECKS!r}] = None\n{GONE_THROUGH}", json.dumps(taken))
    assert found - WIDGETS - THEIRS - {CHECKS} == {"holding_on"}
