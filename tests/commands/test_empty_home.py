"""Nothing is written into the home folder, nor left among temporary files; what stays is where it was said to be."""

from __future__ import annotations

import json
import os
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urljoin, urlsplit

import psutil
import pytest

from holding_on.commands.lesson_copy import USUAL
from holding_on.commands.serving import JUPYTER_FOLDERS
from holding_on.common.notebooks import notebooks_folder
from holding_on.common.paths import PACKAGE
from tools.check.answering import page, serving

KEEPS_ITS_HISTORY = "profile_default/history.sqlite"
"""What a kernel writes first into the folder of IPython."""


class Place:
    """Where a command is typed: a home, temporary files and a folder to stand in, all of them empty."""

    def __init__(self, top: Path) -> None:
        self.home, self.temporary, self.here = (top / name for name in ("home", "temporary", "here"))
        for folder in (self.home, self.temporary, self.here):
            folder.mkdir()
        self.said: list[str] = []

    @contextmanager
    def typed(self, *words: str) -> Iterator[str]:
        """The command's address, as long as it serves."""
        ours = {"HOME": self.home, "USERPROFILE": self.home, "PYTHONPATH": PACKAGE.parent}
        ours |= dict.fromkeys(("TMPDIR", "TEMP", "TMP"), self.temporary)
        removed = [*JUPYTER_FOLDERS, *(name for name in os.environ if name.startswith("XDG_"))]
        around = {name: value for name, value in os.environ.items() if name not in removed}
        around |= {name: str(folder) for name, folder in ours.items()}
        line = [sys.executable, "-m", "holding_on", *words, "--no-browser"]
        with serving(line, self.here, around, heard=self.said) as address:
            yield address

    def kernel_at_work(self) -> None:
        """Wait until a kernel has begun to write down what is done in it, not in the home folder."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if any(self.temporary.rglob(KEEPS_ITS_HISTORY)):
                return
            time.sleep(0.2)
        raise AssertionError(f"no kernel writes into {self.temporary}: {psutil.pids()}")


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def names(folder: Path) -> list[str]:
    """Everything in a folder, however deep."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


@pytest.mark.parametrize("command", ["play", pytest.param("notebooks", marks=pytest.mark.slow)])
def test_pages_leave_nothing_behind(place: Place, command: str) -> None:
    with place.typed(command, "--port", "8871") as address:
        assert page(address)
        place.kernel_at_work()
    assert [names(folder) for folder in (place.home, place.temporary, place.here)] == [[], [], []]


def test_lab_writes_into_the_folder_that_it_names_and_nowhere_else(place: Place) -> None:
    with place.typed("lab", "--port", "8871") as address:
        assert page(address)
        token = parse_qs(urlsplit(address).query)["token"][0]
        start = urllib.request.Request(
            urljoin(address, "/api/kernels"), data=b"{}", headers={"Authorization": f"token {token}"}
        )
        with urllib.request.urlopen(start, timeout=60) as reply:
            assert json.load(reply)["name"] == "python3"
        with urllib.request.urlopen(f"{urljoin(address, '/lab/api/workspaces')}?token={token}", timeout=60) as reply:
            assert reply.status == 200
        place.kernel_at_work()
    assert [names(folder) for folder in (place.home, place.temporary)] == [[], []]
    assert [path.name for path in place.here.iterdir()] == [USUAL]
    lessons = {path.name for path in notebooks_folder().iterdir() if path.suffix in (".ipynb", ".md")}
    there = {path.name for path in (place.here / USUAL).iterdir()}
    assert lessons < there
    assert all(name.startswith(".") for name in there - lessons)
    assert any(str(place.here / USUAL) in line for line in place.said)
