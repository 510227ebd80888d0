"""Settings of Jupyter as an institute has them, in every file that it may use: what our commands serve answers."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from holding_on.commands.serving import free_port
from holding_on.common.paths import PACKAGE
from tools.check.answering import Visit, serving
from tools.check.surroundings import surroundings

SETTINGS: dict[str, dict[str, object]] = {
    "ServerApp": {
        "base_url": "/institute/",
        "certfile": "/institute/not-there.pem",
        "keyfile": "/institute/not-there.key",
        "port": 9999,
        "port_retries": 3,
        "ip": "0.0.0.0",
        "open_browser": True,
        "default_url": "/tree",
        "custom_display_url": "https://institute.example/",
        "websocket_url": "wss://institute.example",
        "preferred_dir": "/institute/home",
        "allow_unauthenticated_access": False,
        "password": "argon2:$argon2id$v=19$m=10240,t=10,p=8$AAAA$AAAA",
    },
    "IdentityProvider": {"token": "theirs"},
    "PasswordIdentityProvider": {"password_required": True},
}


@pytest.fixture
def institute(tmp_path: Path) -> Path:
    """A folder of settings: for the server in Python, for JupyterLab and Voila in JSON."""
    lines = [f"c.{owner}.{name} = {value!r}\n" for owner, each in SETTINGS.items() for name, value in each.items()]
    (tmp_path / "jupyter_server_config.py").write_text("".join(lines), encoding="utf-8")
    for name in ("jupyter_server_config", "jupyter_lab_config", "jupyter_config"):
        (tmp_path / f"{name}.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    of_voila = {"Voila": {**SETTINGS["ServerApp"], "ip": "0.0.0.0"}, "VoilaConfiguration": {"template": "theirs"}}
    (tmp_path / "voila.json").write_text(json.dumps(of_voila), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("where", ["JUPYTER_CONFIG_PATH", pytest.param("JUPYTER_CONFIG_DIR", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "command", ["lab", *(pytest.param(name, marks=pytest.mark.slow) for name in ("play", "notebooks"))]
)
def test_what_is_served_answers_where_it_is_said(command: str, where: str, institute: Path, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "holding_on", command, "--no-browser", "--port", str(free_port())]
    with surroundings(PACKAGE.parent) as around:
        around[where] = str(institute)
        with serving(line, tmp_path, around) as address:
            assert Visit().where(address) == (200, address)
