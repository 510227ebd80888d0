"""The servers of the browser tests, started as a user starts them and ended with the test."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from playwright.sync_api import Page, expect

from holding_on.commands.serving import JUPYTER_FOLDERS, answers, free_port

PATIENCE = 60.0
OF_ITS_OWN = (*JUPYTER_FOLDERS, "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
"""Folders into which a server would write in the home folder."""
LAB = """
import sys
from pathlib import Path
from holding_on.commands.serving import set_environment
from holding_on.server.lab import serve
set_environment({})
serve(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
"""


class Server:
    """A server process with Jupyter folders of its own, so that no setting of the user's is read or changed."""

    probe = ""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"

    @property
    def origin(self) -> str:
        """Everything that a page asks for must begin with this."""
        return f"http://127.0.0.1:{self.port}/"

    def command(self) -> list[str]:
        """What is started."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        own = self.folder / "jupyter"
        surroundings = {**os.environ, **{name: str(own / name.lower()) for name in OF_ITS_OWN}}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.command()], stdout=log, stderr=subprocess.STDOUT, env=surroundings
            )
        until = time.monotonic() + PATIENCE
        while not answers(self.origin + self.probe):
            if self.process.poll() is not None or time.monotonic() > until:
                self.__exit__()
                raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.1)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(15)


class PlayServer(Server):
    """`play`, as it is typed."""

    probe = "voila/static/voila-style.js"

    def command(self) -> list[str]:
        """The player's own command line."""
        return ["-m", "holding_on", "play", "--no-browser", "--port", str(self.port), "--seed", "7"]


class NotebooksServer(Server):
    """`notebooks`, as it is typed."""

    probe = "voila/static/voila-style.js"

    def command(self) -> list[str]:
        """The facilitator's own command line."""
        return ["-m", "holding_on", "notebooks", "--no-browser", "--port", str(self.port)]


class LabServer(Server):
    """JupyterLab with the settings of `lab`, on another folder."""

    probe = "api"
    token = "browser-test"

    def command(self) -> list[str]:
        """What `lab` runs, with a folder and a token of the test's choice."""
        return ["-c", LAB, str(self.folder), str(self.port), self.token]

    def address(self, notebook: str) -> str:
        """Where a notebook of the folder opens."""
        return f"{self.origin}lab/tree/{notebook}?token={self.token}"

    @staticmethod
    def wait_until_idle(page: Page, timeout: float) -> None:
        """Wait until the notebook on this page has a kernel, and that listens; milliseconds.

        Lab also says "idle" of a notebook that has no kernel yet; to run a cell then makes it ask which one to take.
        """
        expect(page.locator(".jp-Toolbar-kernelName")).to_contain_text("Python 3", timeout=timeout)
        page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=timeout)


class MarimoServer(Server):
    """A marimo notebook: its pages alone, each with a session of its own, or with its cells to edit."""

    probe = "health"

    def __init__(self, folder: Path, app: str, mode: str) -> None:
        super().__init__(folder)
        self.app, self.mode = folder / "app.py", mode
        self.app.write_text(app, encoding="utf-8")
        (folder / "pyproject.toml").write_text("[tool.marimo.runtime]\nauto_instantiate = true\n", encoding="utf-8")

    def command(self) -> list[str]:
        """What a user of marimo types."""
        words = ["-m", "marimo", "--yes", self.mode, "--headless", "--no-token", "--port", str(self.port)]
        return [*words, *(["--skip-update-check"] if self.mode == "edit" else []), str(self.app)]
