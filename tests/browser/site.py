"""The site of static files for tests: a plain server that can be stopped, and a new build in the place of another."""

from __future__ import annotations

import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Self

from playwright.sync_api import Page, expect

from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.server.site.build import write
from holding_on.server.site.cells import notebooks

PATIENCE = 120_000


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, knows nothing of the site, and counts what it is asked for."""

    asked: list[str]

    def __init__(self, *given: object, asked: list[str], directory: str) -> None:
        self.asked = asked
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Note the address, and serve the file."""
        self.asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class SiteServer:
    """A plain server of one folder. It can be stopped, and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.port = 0
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """The address of the folder, with "/" at its end."""
        return f"http://127.0.0.1:{self.port}/"

    def __enter__(self) -> Self:
        """Start the server."""
        handler = partial(Quiet, asked=self.asked, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop the server: nobody answers at its address."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


def copy_of(site: Path, folder: Path) -> Path:
    """Copy a site into a folder, so that a test may change it."""
    shutil.copytree(site, folder, dirs_exist_ok=True)
    return folder


def deploy_another(folder: Path, mark: str) -> str:
    """Put another build, whose styles end with a mark, in the place of the one in a folder: the name of the new one."""
    (before,) = (folder / "v").iterdir()
    made = {path.relative_to(before).as_posix(): path.read_bytes() for path in before.rglob("*") if path.is_file()}
    write(folder, notebooks(notebooks_of_the_game()), {**made, "page.css": made["page.css"] + f"/* {mark} */".encode()})
    shutil.rmtree(before)
    (now,) = (folder / "v").iterdir()
    return now.name


def has_run(page: Page) -> None:
    """Wait until all cells of a page have run; none has ended with an error."""
    page.locator("body[data-done]").wait_for(state="attached", timeout=PATIENCE)
    assert page.locator(".error").all_inner_texts() == []
    expect(page.locator("#loading")).to_be_hidden()
