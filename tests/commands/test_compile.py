"""The compiled build: a stale one is refused with the sentence that says what to run, and can be taken out."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.common import native
from holding_on.common.paths import PACKAGE
from tools import compiling

REFUSED = "The compiled build is not that of these sources"
AGAIN = "python3 -m holding_on compile"


@pytest.fixture
def stale(tmp_path: Path) -> Path:
    """A checkout in which a build lies that is of other sources: its modules would not even load."""
    top = tmp_path / "checkout"
    ignored = shutil.ignore_patterns("__pycache__", "content", "board", *compiling.BUILT)
    shutil.copytree(PACKAGE, top / PACKAGE.name, ignore=ignored)
    words = Path(PACKAGE.name, "content/text/en/command.toml")
    (top / words).parent.mkdir(parents=True)
    shutil.copy(PACKAGE.parent / words, top / words)
    (top / "tools").mkdir()
    shutil.copy(compiling.__file__, top / "tools")
    project = '[project]\nname = "holding-on"\ndependencies = []\n[dependency-groups]\ndev = []\n'
    (top / "pyproject.toml").write_text(project, encoding="utf-8")
    for path in native.sources():
        (top / PACKAGE.name / path).with_suffix(EXTENSION_SUFFIXES[0]).touch()
    (top / f"{native.GROUP}{EXTENSION_SUFFIXES[0]}").touch()
    (top / PACKAGE.name / native.STAMP).write_text(native.digest() + "\n", encoding="ascii")
    with (top / PACKAGE.name / "engine/care.py").open("a", encoding="utf-8") as file:
        file.write("# a source that has changed\n")
    return top


def run(top: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in a checkout, as it is without an installation."""
    line = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(top)!r}); {words[0]}", *words[1:]]
    return subprocess.run(line, cwd=top, capture_output=True, text=True, check=False)


def command(top: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of a checkout."""
    return run(top, "from holding_on.__main__ import main; sys.exit(main())", *words)


@pytest.mark.parametrize(
    "asked",
    [
        "from holding_on import Game",
        "import holding_on as ho; ho.compiled",
        "from holding_on.engine import flow",
        "from holding_on.styles.window import Window",
        "from holding_on.study import simulate",
    ],
)
def test_a_stale_build_is_refused_by_whoever_would_use_it(stale: Path, asked: str) -> None:
    done = run(stale, asked)
    assert done.returncode == 1
    assert f"ImportError: {REFUSED}" in done.stderr
    assert AGAIN in done.stderr


@pytest.mark.parametrize("words", [["test"], ["play"], ["--help"], []])
def test_every_command_but_the_one_that_mends_it_refuses_a_stale_build(stale: Path, words: list[str]) -> None:
    done = command(stale, *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(REFUSED)


def test_a_stale_build_is_taken_out_and_the_sources_play(stale: Path) -> None:
    done = command(stale, "compile", "--clear")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "The build is gone: everything is played by the sources.\n"
    assert not [path for pattern in compiling.BUILT for path in stale.rglob(pattern)]
    assert run(stale, "import holding_on as ho; print(ho.compiled)").stdout == "False\n"
    assert command(stale, "compile", "--clear").stdout.startswith("Nothing is compiled here")


def test_a_build_of_which_a_part_or_the_stamp_lacks_is_stale(stale: Path) -> None:
    package = stale / PACKAGE.name
    shutil.copy(PACKAGE / "engine/care.py", package / "engine/care.py")
    assert not native.is_stale.__wrapped__(str(package))
    stamp = (package / native.STAMP).read_text(encoding="ascii")
    (package / native.STAMP).unlink()
    assert native.is_stale.__wrapped__(str(package))
    (package / native.STAMP).write_text(stamp, encoding="ascii")
    (package / "engine/flow").with_suffix(EXTENSION_SUFFIXES[0]).unlink()
    assert native.is_stale.__wrapped__(str(package))


def test_what_is_public_and_may_be_subclassed_stays_interpreted() -> None:
    modules = {"holding_on." + path.removesuffix(".py").replace("/", ".") for path in native.sources()}
    public = [getattr(room, name) for room in (ho, ho.styles) for name in room.__all__]
    classes = [one for one in public if isinstance(one, type)]
    assert ho.styles.Carer in classes
    assert [one for one in classes if one.__module__ in modules] == []


def test_a_build_is_what_its_sources_are() -> None:
    assert ho.compiled == bool(native.built())
