"""An installation changes nothing else in its environment: other people's servers are as they are without it."""

from __future__ import annotations

import importlib.metadata
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from holding_on.common.paths import PACKAGE
from tools.check.surroundings import surroundings

SERVER = """
import json, sys
from jupyter_server.serverapp import ServerApp
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
if sys.argv[1] == "ours":
    from holding_on.commands.serving import set_environment
    set_environment({})
app = ServerApp()
app.initialize(["--ServerApp.port=0", "--ServerApp.allow_root=True"], new_httpserver=False)
print(json.dumps({
    "of ours": [name for name in sys.modules if name.startswith("holding_on.server")],
    "connection": app.web_app.settings["kernel_websocket_connection_class"].__name__,
    "excused": "check_xsrf_cookie" in vars(VoilaShutdownKernelHandler),
    "kernel": app.kernel_spec_manager.get_kernel_spec("python3").argv,
    "voila": "voila.server_extension" in sys.modules,
}))
"""
"""A Jupyter server with Voila in it, as far as everything is loaded; it says what has become of it."""


def served(whose: str, folder: Path) -> dict[str, Any]:
    """What such a server says of itself in this environment."""
    with surroundings(PACKAGE.parent) as around:
        line = [sys.executable, "-c", SERVER, whose]
        done = subprocess.run(line, cwd=folder, env=around, stdout=subprocess.PIPE, check=True)
    said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return said


def test_a_wheel_puts_files_into_the_package_and_nowhere_else() -> None:
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert "shared-data" not in project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "entry-points" not in project["project"]


def test_the_installation_of_this_environment_has_put_nothing_where_jupyter_looks() -> None:
    files = importlib.metadata.files("holding-on") or []
    assert files
    assert not [str(file) for file in files if {"etc", "share"} & set(file.parts)]


def test_somebody_elses_server_is_as_it_is_without_us(tmp_path: Path) -> None:
    said = served("theirs", tmp_path)
    assert said["voila"]
    assert said["of ours"] == []
    assert said["connection"] == "ZMQChannelsWebsocketConnection"
    assert not said["excused"]
    assert "holding_on" not in " ".join(said["kernel"])


def test_a_server_of_our_commands_answers_at_once_and_asks_for_the_token_like_any_other(tmp_path: Path) -> None:
    said = served("ours", tmp_path)
    assert "holding_on.server.xsrf_cookie" in said["of ours"]
    assert said["connection"] == "NoDelayConnection"
    assert not said["excused"]
    assert "holding_on.server.kernel.QuietKernel" in " ".join(said["kernel"])


def test_what_our_page_servers_load_switches_nothing_of_voila() -> None:
    said = (
        "from holding_on.server import pages, settings; from traitlets.config import Config;"
        "settings.configure_room(Config());"
        "from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler as h;"
        "assert 'check_xsrf_cookie' not in vars(h)"
    )
    subprocess.run([sys.executable, "-c", said], check=True)
