"""The environment: used as it is, made, mended, and every way in which it cannot be had."""

from __future__ import annotations

import errno
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

import pytest

from holding_on.commands import environment, needs, pip, virtual_environment
from holding_on.commands.declared import closed, declared, requirements
from holding_on.commands.environment import missing
from holding_on.commands.needs import DEV, GAME
from holding_on.commands.virtual_environment import NoEnvironment, make, stamp

PROJECT = """
[project]
name = "holding-on"
dependencies = ["some-package>=1.2", "another>=3"] # why
[project.optional-dependencies]
all = ["holding-on[lab,study]"]
lab = ["holding-on[study]", "a-lab>=5"]
study = ["frames>=6"]
[dependency-groups]
dev = ["a-tool>=4.5"]
"""
GAME_ALONE = {GAME}


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A checkout without an environment."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    return tmp_path


def no_pip(*_: object, **__: object) -> NoReturn:
    raise AssertionError("nothing was to be installed")


def test_the_project_file_says_what_is_needed(bare: Path) -> None:
    game = ["some-package>=1.2", "another>=3"]
    assert requirements(bare, {GAME}) == game
    assert requirements(bare, {"study"}) == [*game, "frames>=6"]
    assert requirements(bare, {"lab"}) == [*game, "a-lab>=5", "frames>=6"]
    assert requirements(bare, {"all", DEV}) == [*game, "a-lab>=5", "frames>=6", "a-tool>=4.5"]


def test_the_metadata_of_an_installed_package_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["some-package>=1.2", "holding-on[study]; extra == 'lab'", "a-lab>=5; extra == 'lab'"]
    lines += ['frames>=6; extra == "study"', "old; python_version < '3'"]
    monkeypatch.setattr(importlib.metadata, "requires", lambda _: lines)
    assert requirements(None, {GAME}) == ["some-package>=1.2", "old; python_version < '3'"]
    assert set(requirements(None, {"lab"})) - set(requirements(None, {GAME})) == {"a-lab>=5", "frames>=6"}


@pytest.mark.parametrize(
    ("line", "lacking"),
    [
        ("pytest>=8", []),
        ("pytest", []),
        ("pytest>=999", ["pytest"]),
        ("pytest<8", ["pytest"]),
        ("pytest~=1.0", ["pytest"]),
        ("no-such-package-as-this", ["no-such-package-as-this"]),
        ("no-such-package-as-this; python_version < '3'", []),
        ("pytest[no-such-extra]", []),
        ("polars[pandas]", []),
        ("polars[deltalake]", ["polars"]),
        ("Poly_Lars.none; extra == 'dev'", []),
        ("PyTest >=8, <999 ; python_version >= '3.11'", []),
    ],
)
def test_a_package_is_missing_when_it_is_not_there_or_not_as_asked_for(line: str, lacking: list[str]) -> None:
    assert missing([line]) == lacking


def test_where_nobody_can_read_the_lines_something_is_missing_and_pip_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "packaging.requirements", None)
    assert missing(["pytest"]) == ["packaging"]
    assert missing(["pytest"], unreadable=()) == []


def test_a_python_that_has_everything_is_used_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "make", no_pip)
    assert environment.enter({"all", DEV}, words=["test"]) is None


def test_the_environments_own_python_makes_no_second_one(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "checkout", lambda: bare)
    monkeypatch.setattr(environment, "make", no_pip)
    monkeypatch.setenv(environment.INSIDE, "1")
    with pytest.raises(NoEnvironment, match=r"some-package, another.*Remove .*\.venv"):
        environment.enter(GAME_ALONE, words=["play"])


def test_an_installed_package_says_how_to_install_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "checkout", lambda: None)
    monkeypatch.setattr(environment, "requirements", lambda *_: ["gone>=1"])
    with pytest.raises(NoEnvironment, match=r"`play` needs .* gone.*pip install holding-on$"):
        environment.enter(GAME_ALONE, words=["play"])


def test_an_installed_package_names_the_extra_that_a_command_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "checkout", lambda: None)
    monkeypatch.setattr(environment, "requirements", lambda *_: ["gone>=1"])
    with pytest.raises(NoEnvironment, match=r"`lab` needs .* gone.*pip install 'holding-on\[lab\]'$"):
        environment.enter({GAME, "lab"}, words=["lab"])


def test_an_environment_with_its_stamp_is_taken_at_once(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = lay_by_hand(bare)
    everything = closed({"all", DEV}, declared(bare))
    (bare / ".venv" / virtual_environment.STAMP).write_text(stamp(bare, everything), encoding="utf-8")
    monkeypatch.setattr(subprocess, "run", no_pip)
    assert make(bare, {"all", DEV}) == python
    assert make(bare, GAME_ALONE) == python  # what developers need includes what players need
    assert make(bare, {"study"}) == python


def test_a_stamp_is_for_one_project_file(bare: Path) -> None:
    before = stamp(bare, GAME_ALONE)
    assert before != stamp(bare, {GAME, DEV})
    (bare / "pyproject.toml").write_text(PROJECT + "\n", encoding="utf-8")
    assert before != stamp(bare, GAME_ALONE)


def test_a_command_that_needs_only_python_runs_at_once(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "checkout", lambda: bare)
    monkeypatch.setattr(environment, "make", no_pip)
    assert environment.enter(None, words=["play", "--terminal"]) is None


def test_an_extra_is_added_to_what_is_there_and_stays(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_by_hand(bare)
    asked: list[tuple[str, ...]] = []

    def start(python: Path, *words: str) -> tuple[list[str], dict[str, str]]:
        asked.append(words)
        return [sys.executable, "-c", ""], dict(os.environ)

    monkeypatch.setattr(virtual_environment, "_works", lambda _: True)
    monkeypatch.setattr(pip, "start", start)
    make(bare, GAME_ALONE)
    make(bare, {"study"})
    assert "needs more than the environment" in capsys.readouterr().out
    make(bare, {"lab"})
    make(bare, GAME_ALONE)
    (bare / "pyproject.toml").write_text(PROJECT + "\n", encoding="utf-8")
    make(bare, GAME_ALONE)
    make(bare, {DEV})
    assert [words[2] for words in asked] == [".", ".[study]", ".[lab,study]", ".[lab,study]", ".[lab,study]"]
    assert asked[-1][3:] == ("a-tool>=4.5",)


def test_what_is_fetched_is_said_before_it_is_fetched(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_by_hand(bare)
    monkeypatch.setattr(virtual_environment, "_works", lambda _: True)
    make(bare, GAME_ALONE)
    game, study = needs.SIZES[GAME], needs.SIZES["study"]
    assert f"about {game.fetched} MB from the internet, {game.installed} MB on the disk" in capsys.readouterr().out
    make(bare, {"study"})
    assert f"about {study.fetched} MB from the internet" in capsys.readouterr().out


@pytest.mark.parametrize("free", [needs.SIZES[GAME].installed * 1_000_000 - 1, 0])
def test_a_disk_without_room_is_said_before_anything_is_fetched(
    free: int, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(1, 1, free))
    for name in ("_lay", "_install"):
        monkeypatch.setattr(virtual_environment, name, no_pip)
    with pytest.raises(NoEnvironment, match=rf"too full: .* about {needs.SIZES[GAME].installed} MB"):
        make(bare, GAME_ALONE)
    assert not (bare / ".venv").exists()


@pytest.mark.parametrize(
    ("number", "says"), [(errno.ENOSPC, "too full"), (errno.EDQUOT, "too full"), (errno.EIO, "could not be made: ")]
)
def test_an_error_of_the_disk_is_a_sentence(
    number: int, says: str, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(virtual_environment, "_install", broken)
    monkeypatch.setattr(virtual_environment, "_works", lambda _: True)
    with pytest.raises(NoEnvironment, match=says):
        make(bare, GAME_ALONE)


def test_a_folder_that_may_not_be_written_is_said(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(**_: object) -> NoReturn:
        raise PermissionError

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    with pytest.raises(NoEnvironment, match=r"may not write there. Copy the checkout"):
        make(bare, GAME_ALONE)


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_or_ensurepip_is_told_what_to_install(
    module: str, bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else real(name))
    with pytest.raises(NoEnvironment, match=rf"its {module} part is not installed.*apt install python3-venv"):
        make(bare, GAME_ALONE)
    assert not (bare / ".venv").exists()


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_what_is_in_the_way_is_not_removed(kind: str, bare: Path) -> None:
    if kind == "file":
        (bare / ".venv").write_text("mine", encoding="utf-8")
    else:
        (bare / ".venv").mkdir()
        (bare / ".venv" / "diary.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(NoEnvironment, match=r"\.venv is in the way"):
        make(bare, GAME_ALONE)
    assert (bare / ".venv").exists()


@pytest.mark.parametrize(
    ("said", "way_out"),
    [
        ("ERROR: Temporary failure in name resolution", "Check the connection to the internet"),
        ("ERROR: No matching distribution found for voila>=0.5.8", "Check the connection to the internet"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "is too full"),
        ("ERROR: Disk quota exceeded", "is too full"),
        ("ERROR: ResolutionImpossible", "Mend what they say"),
    ],
)
def test_what_pip_says_is_shown_with_the_way_out(
    said: str,
    way_out: str,
    bare: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lay_by_hand(bare, f"import sys; sys.exit(print({said!r}) or 1 if 'pip' in sys.argv else 0)")
    monkeypatch.setattr(virtual_environment, "_works", lambda _: True)
    with pytest.raises(NoEnvironment, match=way_out):
        make(bare, GAME_ALONE)
    assert said in capsys.readouterr().err
    assert not (bare / ".venv" / virtual_environment.STAMP).exists()


def test_a_long_installation_says_that_it_is_still_at_work(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_by_hand(bare, "import time; time.sleep(0.5)")
    monkeypatch.setattr(virtual_environment, "_works", lambda _: True)
    monkeypatch.setattr(virtual_environment, "HEARTBEAT", 0.1)
    make(bare, GAME_ALONE)
    told = capsys.readouterr().out
    assert "still installing" in told
    assert "The environment is ready." in told


BACKEND = """
import zipfile
def get_requires_for_build_editable(settings=None): return []
def build_editable(folder, settings=None, metadata=None):
    with zipfile.ZipFile(folder + "/tiny-1-py3-none-any.whl", "w") as wheel:
        for name, text in {"METADATA": "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n", "RECORD": "",
            "WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"}.items():
            wheel.writestr("tiny-1.dist-info/" + name, text)
    return "tiny-1-py3-none-any.whl"
"""
TINY = """
[project]
name = "tiny"
version = "1"
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
"""
OWN_SETTINGS = ("user", "require-virtualenv", "require-hashes", "dry-run", "ignore-requires-python", "no-deps")
"""Of a user's pip; each is true."""


@pytest.mark.slow
def test_a_users_own_settings_of_pip_do_not_stop_the_first_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = {name: str(tmp_path / name) for name in ("target", "root", "report")}
    settings = {**dict.fromkeys(OWN_SETTINGS, "true"), **elsewhere}
    for name, value in settings.items():
        monkeypatch.setenv(f"PIP_{name.replace('-', '_').upper()}", value)
    file = tmp_path / "pip.conf"
    file.write_text("[global]\n" + "".join(f"{name} = {value}\n" for name, value in settings.items()), encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    monkeypatch.setenv("PYTHONUSERBASE", str(tmp_path / "user"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "checkout"))
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    (checkout / "pyproject.toml").write_text(TINY + "[dependency-groups]\ndev = []\n", encoding="utf-8")
    (checkout / "backend.py").write_text(BACKEND, encoding="utf-8")
    python = make(checkout, GAME_ALONE)
    line = [str(python), "-c", "import importlib.metadata as m; print(m.distribution('tiny').locate_file(''))"]
    found = subprocess.run(line, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert Path(found.stdout.strip()).is_relative_to(checkout / ".venv")
    assert not [name for name, folder in elsewhere.items() if Path(folder).exists()]


def test_pip_goes_on_hearing_how_an_institute_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    file = tmp_path / "pip.conf"
    of_all = "[global]\nindex-url = https://index.example/all\nextra-index-url =\n  https://one/\n  https://two/\n"
    of_installing = "[install]\nindex-url = https://index.example/\nuser = true\nproxy = http://proxy.example:8080\n"
    file.write_text(of_all + of_installing, encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    monkeypatch.setenv("PIP_CERT", "/etc/institute.pem")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    monkeypatch.setenv("PIP_PROXY", "http://other.example:8080")
    _, around = pip.start(Path(sys.executable), "install")
    assert around["PIP_EXTRA_INDEX_URL"].split() == ["https://one/", "https://two/"]
    assert around["PIP_INDEX_URL"] == "https://index.example/"
    assert around["PIP_PROXY"] == "http://other.example:8080"
    assert around["PIP_CERT"] == "/etc/institute.pem"
    assert around["PIP_CONFIG_FILE"] == os.devnull
    assert not {"PIP_TARGET", "PIP_USER"} & around.keys()


def test_a_python_home_is_not_handed_on_to_the_environments_python(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "checkout", lambda: bare)
    monkeypatch.setattr(environment, "make", lambda *_: bare / "python")
    monkeypatch.setattr(os, "execv", lambda *_: None)
    monkeypatch.setattr(subprocess, "run", lambda line, **_: subprocess.CompletedProcess(line, 0))
    monkeypatch.setenv("PYTHONHOME", "/usr")
    monkeypatch.setenv(environment.INSIDE, "")
    assert environment.enter(GAME_ALONE, words=["play"]) == 0
    assert "PYTHONHOME" not in os.environ
    assert "PYTHONHOME" not in pip.apart()


def test_venv_itself_failing_is_shown(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(line: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(line, 1, stdout="", stderr="no room")

    monkeypatch.setattr(subprocess, "run", broken)
    with pytest.raises(NoEnvironment, match=r"could not be made.*\nno room"):
        make(bare, GAME_ALONE)


def lay_by_hand(folder: Path, program: str = "") -> Path:
    """An environment whose Python is a small program of ours."""
    if sys.platform == "win32":
        pytest.skip("a program without a compiler is a script, and Windows starts none by that name")
    home = folder / ".venv"
    (home / "bin").mkdir(parents=True)
    (home / "pyvenv.cfg").touch()
    python = home / "bin/python"
    python.write_text(f"#!{sys.executable}\n{program}\n", encoding="utf-8")
    python.chmod(0o755)
    return python
