"""Check that the built wheel plays from an empty folder.

Builds the wheel, looks at its files, installs the wheel and plays. Then checks that an editable install finds the
notebooks.

    python -m tools.check.wheel            borrows the installed packages: a few seconds
    python -m tools.check.wheel --alone    pip fetches all packages that the wheel declares: a minute
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools.check.answering import page, serving

TOP = Path(__file__).resolve().parents[2]
CARRIED = (
    "holding_on/_notebooks/play.ipynb",
    "holding_on/board/minutes.toml",
    "holding_on/board/static/board.js",
    "holding_on/board/static/lesson.css",
    "holding_on/board/static/lesson.js",
    "holding_on/board/static/stand_in.js",
    "holding_on/commands/rule_index.toml",
    "holding_on/content/patients.toml",
    "holding_on/py.typed",
    "holding_on/content/text/en/command.toml",
    "holding_on/server/config/voila.py",
    "holding_on/server/share/voila/templates/holding-on/index.html.j2",
    "holding_on/server/share/voila/templates/holding-on/static/rooms/01.svg",
)
LEFT_OUT = ("tests/", "widgets/", "tools/", "docs/", "notebooks/", "binder/")
READ_BY_OTHERS = ("etc", "share")
"""Folders of an environment in which Jupyter, Voila and others look for settings and extensions."""
WHERE = "from holding_on.common.notebooks import notebooks_folder as f; print((f() / 'play.ipynb').resolve(True))"


def main(alone: bool) -> int:
    """Run all checks, until one fails: then print why, and return 1; return 0 when all is well."""
    with TemporaryDirectory() as apart:
        top = Path(apart)
        around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        around |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
        try:
            wheel = build(top, around)
            print(f"{wheel.name} carries what it should.")
            python = environment(top, around, alone)
            install(python, ["--ignore-installed", str(wheel)], top, around, alone)
            is_quiet(python)
            print("Installed, it changes nothing else in its environment.")
            plays(python, top, around)
            print("It plays from an empty folder.")
            print(_do([str(python), "-m", "holding_on", "rules", "--missing"], top / "empty", around).strip())
            finds_notebooks(python, top, around, alone)
            print("The wheel and the editable install find their notebooks.")
        except (RuntimeError, OSError) as wrong:
            print(wrong)
            return 1
    return 0


def build(top: Path, around: Mapping[str, str]) -> Path:
    """Build the wheel and return its path; check that no file of `CARRIED` is missing and none of `LEFT_OUT` is in."""
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    _do([*pip, "--wheel-dir", str(top), str(TOP)], TOP, around)
    (wheel,) = top.glob("holding_on-*.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    lacking = [name for name in CARRIED if name not in names]
    strange = [name for name in names if name.startswith(LEFT_OUT)]
    if lacking or strange:
        raise RuntimeError(f"{wheel.name} lacks {lacking} and carries {strange}")
    return wheel


def environment(top: Path, around: dict[str, str], alone: bool) -> Path:
    """Make an environment and return its Python; unless `alone`, it borrows all packages of this one but ours."""
    home = top / "environment"
    _do([sys.executable, "-m", "venv", "--without-pip", str(home)], top, around)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not alone:
        here = sysconfig.get_path("purelib")  # its .pth files are not read there: they lead to the checkout
        there = _do([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], top, around)
        Path(there.strip(), "borrowed.pth").write_text(here + "\n", encoding="utf-8")
        around["JUPYTER_PATH"] = str(Path(sys.prefix) / "share/jupyter")
    return python


def install(python: Path, what: Sequence[str], top: Path, around: Mapping[str, str], alone: bool) -> None:
    """Install a package; if `alone`, pip fetches its dependencies too."""
    pip = (sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet")
    _do([*pip, *([] if alone else ["--no-deps"]), *what], top, around)


def plays(python: Path, top: Path, around: Mapping[str, str]) -> None:
    """Check that the script of the wheel serves the web page with its board, and ends when asked to."""
    empty = top / "empty"
    empty.mkdir()
    script = python.with_name("holding-on.exe" if os.name == "nt" else "holding-on")
    with serving([str(script), "play", "--no-browser"], empty, around) as address:
        shown = page(address)
    if "application/vnd.jupyter.widget-view+json" not in shown:
        raise RuntimeError("the page has no board")
    if 'class="holding-on-broken"' in shown:
        raise RuntimeError("the page says that something went wrong")
    if list(empty.iterdir()):
        raise RuntimeError(f"playing has left something behind: {list(empty.iterdir())}")


def finds_notebooks(python: Path, top: Path, around: Mapping[str, str], alone: bool) -> None:
    """Check that a wheel finds the notebooks inside the package, and an editable install in the checkout."""
    inside = Path(_do([str(python), "-c", WHERE], top, around).strip())
    install(python, ["--editable", str(TOP)], top, around, alone)
    is_quiet(python)
    beside = Path(_do([str(python), "-c", WHERE], top, around).strip())
    if top.resolve() not in inside.parents or beside != TOP / "notebooks/play.ipynb":
        raise RuntimeError(f"the notebooks are looked for at {inside} and {beside}")


def is_quiet(python: Path) -> None:
    """Check that the installation adds no files where Jupyter and others look for settings and extensions."""
    home = python.parent.parent
    ours = [path for folder in READ_BY_OTHERS for path in (home / folder).rglob("*") if "holding" in path.name]
    if ours:
        raise RuntimeError(f"the installation has changed its environment: {ours}")


def _do(line: Sequence[str], folder: Path, around: Mapping[str, str]) -> str:
    done = subprocess.run(line, cwd=folder, env=dict(around), capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(line)}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main("--alone" in sys.argv[1:]))
