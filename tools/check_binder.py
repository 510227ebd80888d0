"""Does Binder read binder/ as it is meant, and does a server started as Binder starts it serve our page?

The first part asks repo2docker for the recipe, which needs no Docker; the second runs binder/start itself.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

from tools.answering import page, serving

TOP = Path(__file__).resolve().parent.parent
EXPECTED = ("python=3.11", "binder/requirements.txt", "binder/start")
PLAY = "voila/render/notebooks/play.ipynb"
"""What the click-to-play link opens."""


def main() -> int:
    """Check both parts."""
    try:
        read_as_meant()
        print("Binder reads the Python, the requirements and the start file.")
        serves_our_page()
        print(f"A server started as Binder does shows {PLAY} in our template.")
    except RuntimeError as wrong:
        print(wrong)
        return 1
    return 0


def read_as_meant() -> None:
    """Every file of binder/ has its place in the recipe."""
    line = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(TOP)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    recipe = done.stdout + done.stderr
    if done.returncode:
        raise RuntimeError(recipe)
    lacking = [name for name in EXPECTED if name not in recipe]
    if lacking:
        raise RuntimeError(f"the recipe does not name {lacking}:\n{recipe}")


def serves_our_page() -> None:
    """Binder runs a Jupyter server at the top of the repository, with Voila as its extension."""
    with TemporaryDirectory() as apart:
        around = {**os.environ, "PYTHONPATH": str(TOP), "JUPYTER_RUNTIME_DIR": apart}
        server = [
            *(sys.executable, "-m", "jupyter_server", "--ServerApp.ip=127.0.0.1"),
            *(f"--ServerApp.port={free_port()}", "--ServerApp.port_retries=0"),
            *("--allow-root", "--no-browser", "--IdentityProvider.token=", f"--ServerApp.root_dir={TOP}"),
        ]
        started = ["bash", str(TOP / "binder/start"), *server]
        with serving(started, TOP, around, end=signal.SIGTERM) as address:
            shown = page(urljoin(address, "/" + PLAY))
    if "holdingOn" not in shown or "application/vnd.jupyter.widget-view+json" not in shown:
        raise RuntimeError("the page is not ours, or has no board:\n" + shown[-2000:])


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
    return port


if __name__ == "__main__":
    sys.exit(main())
