"""What a lesson stores is compared: a wrong output fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from holding_on.common.notebooks import notebooks_folder
from holding_on.common.paths import PACKAGE

TOP = PACKAGE.parent


def lesson(number: int) -> Path:
    """The notebook of a lesson."""
    return next(notebooks_folder().glob(f"{number:02}-*.ipynb"))


def compared(notebook: Path, package: Path) -> subprocess.CompletedProcess[str]:
    """nbval over a notebook, its kernel reading the package that lies in a folder."""
    around = {**os.environ, "PYTHONPATH": str(package)}
    line = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--nbval", str(notebook)]
    return subprocess.run(line, cwd=TOP, env=around, capture_output=True, text=True, check=False, timeout=240)


def test_a_wrong_stored_output_fails(tmp_path: Path) -> None:
    notebook = json.loads(lesson(1).read_text(encoding="utf-8"))
    stored = next(cell for cell in notebook["cells"] if cell.get("outputs") and '"three"' in "".join(cell["source"]))
    text = stored["outputs"][0]["data"]["text/plain"]
    stored["outputs"][0]["data"]["text/plain"] = "".join(text).replace("from 16 to 14", "from 16 to 12")
    wrong = tmp_path / "wrong.ipynb"
    wrong.write_text(json.dumps(notebook), encoding="utf-8")
    done = compared(wrong, TOP)
    assert done.returncode == 1, done.stdout
    assert "16 to 12" in done.stdout
