"""From a bare checkout on a bare Python to a command that has run, and again, and after damage.

The checkout is a small one of our own: the real command line around a package that needs one other, `tiny-thing`,
whose wheel lies in a folder; so nothing is fetched from anywhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from zipfile import ZipFile

import pytest

from holding_on.common.paths import PACKAGE

PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "holding-on"
version = "0.1.0"
dependencies = ["tiny-thing>=1"]
[dependency-groups]
dev = []
"""
BACKEND = """
import pathlib, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "holding_on-0.1.0-py3-none-any.whl"
    about = "holding_on-0.1.0.dist-info/"
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w") as wheel:
        wheel.writestr("holding_on.pth", str(pathlib.Path(__file__).parent))
        lines = "Metadata-Version: 2.1\\nName: holding-on\\nVersion: 0.1.0\\nRequires-Dist: tiny-thing>=1\\n"
        wheel.writestr(about + "METADATA", lines)
        wheel.writestr(about + "WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(about + "RECORD", "")
    return name
"""
CHECKING = "import sys, tiny_thing\ndef main(folder):\n    print('checked', folder, sys.prefix)\n    return 3\n"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The checkout, with the wheel of tiny-thing in a folder beside it."""
    return laid(tmp_path)


def laid(folder: Path) -> Path:
    """Lay the checkout, and beside it the folder with the wheel, into a folder; return the checkout."""
    top = folder / "checkout"
    package = top / "holding_on"
    words = Path("content/text/en/command.toml")
    for name in ("commands", "common", "server"):
        shutil.copytree(PACKAGE / name, package / name, ignore=shutil.ignore_patterns("__pycache__"))
    (package / words).parent.mkdir(parents=True)
    shutil.copy(PACKAGE / words, package / words)
    for name in ("__main__.py", "version.py"):
        shutil.copy(PACKAGE / name, package)
    (package / "__init__.py").touch()
    native = "def is_stale(): return False\ndef refusal(): return ''\n"
    (package / "common" / "native.py").write_text(native, encoding="utf-8")
    (package / "catalogue").mkdir()
    (package / "catalogue" / "checking.py").write_text(CHECKING, encoding="utf-8")
    (top / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (top / "backend.py").write_text(BACKEND, encoding="utf-8")
    wheels = folder / "wheels"
    wheels.mkdir()
    with ZipFile(wheels / "tiny_thing-1.0-py3-none-any.whl", "w") as wheel:
        about = "tiny_thing-1.0.dist-info/"
        wheel.writestr("tiny_thing.py", "")
        wheel.writestr(about + "METADATA", "Metadata-Version: 2.1\nName: tiny-thing\nVersion: 1.0\n")
        wheel.writestr(about + "WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(about + "RECORD", "")
    return top


def check(top: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    """`python -m holding_on check folder` in the small checkout, with the wheels' folder alone to install from."""
    around = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
    around |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(top.parent / "wheels"), "PIP_CONFIG_FILE": os.devnull}
    line = [sys.executable, "-m", "holding_on", "check", "folder"]
    return subprocess.run(line, cwd=top, env=around | extra, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_a_bare_checkout_makes_its_environment_once_and_mends_it(small: Path) -> None:
    alone = check(small, PIP_FIND_LINKS="/nowhere")
    assert alone.returncode == 1
    assert "an environment of its own" in alone.stdout
    assert "Check the connection to the internet" in alone.stderr
    assert "Traceback" not in alone.stderr

    first = check(small)
    assert first.returncode == 3, first.stdout + first.stderr
    told = first.stdout.splitlines()
    assert "not complete or not up to date" in told[0]
    assert "Fetching and installing" in told[1]
    assert told[-2:] == ["The environment is ready.", f"checked folder {small / '.venv'}"]

    began = time.monotonic()
    second = check(small, PIP_FIND_LINKS="/nowhere")
    assert second.stdout == f"checked folder {small / '.venv'}\n"
    assert time.monotonic() - began < 5

    shutil.rmtree(small / ".venv" / ("Scripts" if os.name == "nt" else "bin"))
    mended = check(small)
    assert mended.returncode == 3, mended.stdout + mended.stderr
    assert "not complete or not up to date" in mended.stdout


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="names of folders have one encoding there")
def test_a_folder_with_an_umlaut_does_where_the_locale_is_not_utf8(tmp_path: Path) -> None:
    folder = tmp_path / "\u00fcml\u00e4ut"
    folder.mkdir()
    small = laid(folder)
    said = f"checked folder {small / '.venv'}"
    first = check(small, PYTHONUTF8="0", LC_ALL="C")
    assert first.returncode == 3, first.stdout + first.stderr
    assert first.stdout.splitlines()[-1] == said
    for spoken in ({"PYTHONUTF8": "0", "LC_ALL": "C"}, {"LC_ALL": "C.UTF-8"}):
        again = check(small, PIP_FIND_LINKS="/nowhere", **spoken)
        assert again.stdout == f"{said}\n", again.stderr
