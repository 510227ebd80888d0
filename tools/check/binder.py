"""Check that Binder uses all files of binder/, and that a server started as on Binder shows the web page of the game.

The first check asks repo2docker for its recipe, which needs no Docker. The second check runs binder/start with the
settings of this checkout alone, because an installation adds no settings.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

from holding_on.commands.serving import free_port
from tools.check.answering import Visit, page, serving
from tools.check.surroundings import surroundings

TOP = Path(__file__).resolve().parents[2]
EXPECTED = ("python=3.11", "binder/requirements.txt", "binder/start")
PLAY = "voila/render/notebooks/play.ipynb"
"""The path of the web page that the click-to-play link opens."""


def main() -> int:
    """Run both checks; return 0 when all is well."""
    try:
        read_as_meant()
        print("Binder reads the Python, the requirements and the start file.")
        serves_our_page()
        print(f"A server started as Binder does shows {PLAY} in our template, and lets go of its kernel.")
    except RuntimeError as wrong:
        print(wrong)
        return 1
    return 0


def read_as_meant() -> None:
    """Check that the recipe of repo2docker names all of `EXPECTED`."""
    line = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(TOP)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    recipe = done.stdout + done.stderr
    if done.returncode:
        raise RuntimeError(recipe)
    lacking = [name for name in EXPECTED if name not in recipe]
    if lacking:
        raise RuntimeError(f"the recipe does not name {lacking}:\n{recipe}")


def serves_our_page() -> None:
    """Check that a Jupyter server started as on Binder, with Voila as its extension, shows our web page."""
    with served_as_by_binder() as address:
        shown = page(urljoin(address, PLAY))
        lets_go_of_the_kernel(address, shown)
    if "holdingOn" not in shown or "application/vnd.jupyter.widget-view+json" not in shown:
        raise RuntimeError("the page is not ours, or has no board:\n" + shown[-2000:])


@contextmanager
def served_as_by_binder(prefix: str = "/") -> Iterator[str]:
    """Start a server through binder/start and yield its address; all its paths begin with `prefix`, as on a hub."""
    with surroundings(TOP) as around:
        server = [
            *(sys.executable, "-m", "jupyter_server", "--ServerApp.ip=127.0.0.1"),
            *(f"--ServerApp.port={free_port()}", "--ServerApp.port_retries=0", f"--ServerApp.base_url={prefix}"),
            *("--allow-root", "--no-browser", "--IdentityProvider.token=", f"--ServerApp.root_dir={TOP}"),
        ]
        started = ["bash", str(TOP / "binder/start"), *server]
        with serving(started, TOP, around, end=signal.SIGTERM) as address:
            yield urljoin(address, prefix)


def lets_go_of_the_kernel(address: str, shown: str) -> None:
    """Check that a goodbye ends the kernel of the web page `shown`, but only with the token that our server gives."""
    found = re.search(r'"kernelId": "([^"]+)"', shown)
    if found is None:
        raise RuntimeError("the page names no kernel:\n" + shown[-2000:])
    visit, goodbye = Visit(), urljoin(address, f"voila/api/shutdown/{found[1]}")
    try:
        visit.fetch(goodbye, method="POST")
    except urllib.error.HTTPError as refused:
        refused.close()
    else:
        raise RuntimeError("a goodbye without a token was heard")
    visit.fetch(urljoin(address, "holding-on/token"))
    visit.fetch(goodbye, method="POST")


if __name__ == "__main__":
    sys.exit(main())
