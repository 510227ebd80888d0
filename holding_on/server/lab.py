"""Runs JupyterLab on a folder, in this process."""

from __future__ import annotations

import logging
import os
import secrets
import signal
from pathlib import Path

from jupyterlab.labapp import LabApp

from holding_on.server import hang_up
from holding_on.server.served import HOST, Served
from holding_on.server.settings import log_level

WITHOUT_AN_INSTITUTE = {
    "ServerApp.base_url": "/",
    "ServerApp.certfile": "",
    "ServerApp.keyfile": "",
    "ServerApp.client_ca": "",
    "ServerApp.ssl_options": "{}",
    "ServerApp.sock": "",
    "ServerApp.websocket_url": "",
    "ServerApp.custom_display_url": "",
    "ServerApp.identity_provider_class": "jupyter_server.auth.identity.PasswordIdentityProvider",
    "ServerApp.contents_manager_class": "jupyter_server.services.contents.largefilemanager.AsyncLargeFileManager",
    "PasswordIdentityProvider.hashed_password": "",
    "PasswordIdentityProvider.password_required": False,
}
"""Settings of Jupyter that are set back to their defaults. They say where and to whom a server answers. An institute
sets them for a server that many people use, but this server answers only this machine. The institute's other settings
hold, such as kernels and extensions."""


def serve(folder: Path, port: int, token: str) -> None:
    """Serve JupyterLab until Ctrl-C; then end every kernel."""
    level = logging.getLevelName(log_level())
    settings = {
        **WITHOUT_AN_INSTITUTE,
        "ServerApp.ip": HOST,
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.open_browser": False,
        "ServerApp.root_dir": folder,
        "ServerApp.preferred_dir": folder,
        "ServerApp.log_level": level,
        "ServerApp.allow_root": hasattr(os, "geteuid") and os.geteuid() == 0,  # it serves this machine alone
        "IdentityProvider.token": token,
        # JupyterLab asks no other machine for news, updates or extensions
        "LabApp.news_url": None,
        "LabApp.check_for_updates_class": "jupyterlab.handlers.announcements.NeverCheckForUpdate",
        "LabApp.extension_manager": "readonly",
        "LanguageServerManager.autodetect": False,  # it would run npm, which writes into the home folder
        "LabApp.log_level": level,
    }
    logging.getLogger("tornado").setLevel(level)
    if log_level() > logging.WARNING:
        logging.captureWarnings(True)  # warnings of Jupyter's parts about each other are no reader's concern, and
        logging.getLogger("py.warnings").setLevel(level)  # these parts set the filters of warnings themselves
    server = LabApp.initialize_server(argv=[f"--{name}={value}" for name, value in settings.items()])
    for end in (signal.SIGINT, signal.SIGTERM):  # without asking, whatever stdin is
        signal.signal(end, lambda *_: server.stop(from_signal=True))
    hang_up.ends(lambda: server.stop(from_signal=True))
    server.start()


def served(folder: Path) -> Served:
    """Return the description of a JupyterLab server; only those who have the address with the token can open it."""
    token = secrets.token_hex(16)
    return Served(lambda port: serve(folder, port, token), path=f"lab?token={token}", ready="api")
