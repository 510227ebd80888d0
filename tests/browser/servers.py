"""The servers of the browser tests. Each starts as a user starts it, and ends with its test."""

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
"""The environment variables that name folders into which a server writes; without them it uses the home folder."""
LAB = """
import sys
from pathlib import Path
from holding_on.commands.serving import set_environment
from holding_on.server.lab import serve
set_environment({})
serve(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
"""


class Server:
    """A server process with its own Jupyter folders, so that the settings of the user are not read or changed."""

    probe = ""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"

    @property
    def origin(self) -> str:
        """The beginning of the server's address; every request of a web page must begin with it."""
        return f"http://127.0.0.1:{self.port}/"

    def command(self) -> list[str]:
        """Return the arguments of Python that start the server."""
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
    """The server that the command `play` starts."""

    probe = "voila/static/voila-style.js"

    def command(self) -> list[str]:
        """Return the arguments of Python for the command `play`, without a browser and with seed 7."""
        return ["-m", "holding_on", "play", "--no-browser", "--port", str(self.port), "--seed", "7"]


class NotebooksServer(Server):
    """The server that the command `notebooks` starts."""

    probe = "voila/static/voila-style.js"

    def command(self) -> list[str]:
        """Return the arguments of Python for the command `notebooks`, without a browser."""
        return ["-m", "holding_on", "notebooks", "--no-browser", "--port", str(self.port)]


class LabServer(Server):
    """JupyterLab with the settings of the command `lab`, on the folder of a test."""

    probe = "api"
    token = "browser-test"

    def command(self) -> list[str]:
        """Return the arguments of Python that start what `lab` starts, with the folder and token of this test."""
        return ["-c", LAB, str(self.folder), str(self.port), self.token]

    def address(self, notebook: str) -> str:
        """Return the address at which a notebook of the folder opens."""
        return f"{self.origin}lab/tree/{notebook}?token={self.token}"

    def open(self, page: Page, notebook: str, cells: int) -> None:
        """Open a notebook of the folder, and wait until all its `cells` are there and its kernel is ready."""
        page.goto(self.address(notebook))
        page.locator(".jp-Notebook .jp-Cell").nth(cells - 1).wait_for(timeout=60_000)
        self.wait_until_idle(page, 60_000)

    @staticmethod
    def wait_until_idle(page: Page, timeout: float) -> None:
        """Wait until the notebook on this web page has a kernel that is ready, at most `timeout` milliseconds.

        JupyterLab also says "idle" when a notebook has no kernel yet. When a cell is run then, JupyterLab asks which
        kernel to take.
        """
        expect(page.locator(".jp-Toolbar-kernelName")).to_contain_text("Python 3", timeout=timeout)
        page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=timeout)


class NotebookServer(LabServer):
    """Notebook 7, started as a user starts it, on the folder of a test."""

    def command(self) -> list[str]:
        """Return the arguments of Python for `jupyter notebook`, with the folder and token of this test."""
        where = [f"--ServerApp.root_dir={self.folder}", f"--ServerApp.port={self.port}"]
        words = [*where, f"--IdentityProvider.token={self.token}", "--ServerApp.allow_root=True"]
        return ["-m", "notebook", "--no-browser", "--ServerApp.port_retries=0", *words]

    def address(self, notebook: str) -> str:
        """Return the address at which a notebook of the folder opens."""
        return f"{self.origin}notebooks/{notebook}?token={self.token}"


class MarimoServer(Server):
    """The server of a marimo notebook, in the mode "run" (one session for each web page) or "edit" (with its cells)."""

    probe = "health"

    def __init__(self, folder: Path, app: str, mode: str) -> None:
        super().__init__(folder)
        self.app, self.mode = folder / "app.py", mode
        self.app.write_text(app, encoding="utf-8")
        (folder / "pyproject.toml").write_text("[tool.marimo.runtime]\nauto_instantiate = true\n", encoding="utf-8")

    def command(self) -> list[str]:
        """Return the arguments of Python for marimo, as a user types them."""
        words = ["-m", "marimo", "--yes", self.mode, "--headless", "--no-token", "--port", str(self.port)]
        return [*words, *(["--skip-update-check"] if self.mode == "edit" else []), str(self.app)]
