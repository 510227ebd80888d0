"""The note of what has passed: it holds for just these files, and for whatever a step reads of them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.passed import NOTE, OWN, READ_BY_ALL, TOP, digest, has_passed, note, reads

TREE = {
    "holding_on/game/game.py": "",
    "holding_on/content/cards.toml": 'title = "Tea"\n',
    "holding_on/board/static/board.js": "export default 1;\n",
    "holding_on/board/static/board.css": ".card {}\n",
    "notebooks/play.ipynb": "{}",
    "noxfile.py": "",
    "pyproject.toml": '[project]\nversion = "1"\ndependencies = ["polars>=1"]\n',
    "widgets/package-lock.json": "{}",
    "tests/conftest.py": "",
    "tests/browser/__init__.py": "",
    "tests/browser/test_page.py": "def test():\n    from tests.engine import table\n",
    "tests/engine/table.py": "from ..content.folders import write\n",
    "tests/engine/test_care.py": "",
    "tests/content/folders.py": "import tools.texts.pseudo as pseudo\n",
    "tests/content/kept.json": "[]",
    "tests/lessons/solutions/01.toml": "",
    "tools/texts/pseudo.py": "",
    "tools/tune.py": "",
}
READ = {*TREE} - {"pyproject.toml", "tests/engine/test_care.py", "tools/tune.py"}


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """A small checkout, on which the step `browser` has passed."""
    for name, text in TREE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    note("browser", digest("browser", tmp_path), tmp_path)
    return tmp_path


def test_what_a_step_reads_is_found_through_every_import_and_beside_it(top: Path) -> None:
    assert reads("browser", top) == READ


@pytest.mark.parametrize("changed", sorted(READ))
def test_whatever_of_it_changes_or_goes_the_step_has_not_passed(top: Path, changed: str) -> None:
    assert has_passed("browser", top)
    path = top / changed
    before = path.read_bytes()
    path.write_bytes(before + b"\n# and more\n")
    assert not has_passed("browser", top)
    path.write_bytes(before)
    assert has_passed("browser", top)
    path.unlink()
    assert not has_passed("browser", top)


def test_a_new_card_counts_and_a_new_dependency(top: Path) -> None:
    (top / "holding_on/content/more.toml").touch()
    assert not has_passed("browser", top)
    (top / "holding_on/content/more.toml").unlink()
    project = (top / "pyproject.toml").read_text(encoding="utf-8")
    (top / "pyproject.toml").write_text(project.replace('version = "1"', 'version = "2"'), encoding="utf-8")
    assert has_passed("browser", top)
    (top / "pyproject.toml").write_text(project.replace("polars>=1", "polars>=2"), encoding="utf-8")
    assert not has_passed("browser", top)


def test_what_a_step_does_not_read_does_not_count(top: Path) -> None:
    for name in ("tests/engine/test_care.py", "tools/tune.py", "README.md", "holding_on/.cache/x", "tests/passed.toml"):
        (top / name).parent.mkdir(exist_ok=True)
        with (top / name).open("a", encoding="utf-8") as file:
            file.write("# more\n")
    (top / "holding_on/__pycache__").mkdir()
    (top / "holding_on/__pycache__/game.cpython-311.pyc").touch()
    assert has_passed("browser", top)


def test_line_endings_the_place_and_the_time_do_not_count(top: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other") / "place"
    shutil.copytree(top, other)
    for name in TREE:
        text = (other / name).read_bytes()
        (other / name).write_bytes(text.replace(b"\n", b"\r\n"))
    assert has_passed("browser", other)


@pytest.mark.parametrize("text", [None, "", "browser = 1\n", 'browser = "', "\x00", 'unit = "abc"\n'])
def test_without_a_note_that_can_be_read_nothing_has_passed(top: Path, text: str | None) -> None:
    (top / NOTE).unlink() if text is None else (top / NOTE).write_text(text, encoding="utf-8")
    assert not any(has_passed(step, top) for step in OWN)


def test_one_step_is_noted_beside_the_others(top: Path) -> None:
    note("wheel", "abc", top)
    assert has_passed("browser", top)
    assert not has_passed("wheel", top)
    lines = (top / NOTE).read_text(encoding="utf-8").splitlines()
    assert lines[1:] == [f'browser = "{digest("browser", top)}"', 'wheel = "abc"']


def test_a_step_without_slow_tests_has_none_that_have_passed(top: Path) -> None:
    assert not has_passed("lint", top)


# ------------------------------------------------------------------------------------------------ of this checkout


def test_what_a_step_has_of_its_own_is_there() -> None:
    assert [path for paths in (*OWN.values(), READ_BY_ALL) for path in paths if not (TOP / path).exists()] == []


def test_every_slow_test_belongs_to_a_step_that_has_some() -> None:
    for path in (TOP / "tests").rglob("test_*.py"):
        if "mark.slow" in path.read_text(encoding="utf-8") and path.name != Path(__file__).name:
            name = path.relative_to(TOP).as_posix()
            step = path.parent.name if path.parent.name in ("browser", "lessons") else "unit"
            assert name in reads(step), f"{name} is not among what the step {step} reads"


@pytest.mark.parametrize("step", ["browser", pytest.param("lessons", marks=pytest.mark.slow)])
def test_no_module_of_ours_is_loaded_that_a_step_is_not_known_to_read(step: str) -> None:
    """Python itself is asked, in a process that only collects the tests of the step."""
    program = (
        "import sys, pytest\n"
        f"assert pytest.main(['--collect-only', '-qq', '-p', 'no:cacheprovider', 'tests/{step}']) == 0\n"
        "print(*(m.__file__ for m in list(sys.modules.values()) if getattr(m, '__file__', None)), sep='\\n')"
    )
    line = [sys.executable, "-c", program]
    done = subprocess.run(line, cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    loaded = [Path(each).resolve() for each in done.stdout.splitlines() if each.endswith(".py")]
    ours = {
        path.relative_to(TOP).as_posix() for path in loaded if path.is_relative_to(TOP) and ".venv" not in path.parts
    }
    assert len(ours) > 50
    assert ours <= reads(step)
