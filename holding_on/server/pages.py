"""Serves notebooks as pages, by Voila, in this process."""

from __future__ import annotations

import logging
from pathlib import Path

from traitlets.config import Config
from voila.app import Voila

from holding_on.commands.serving import Served
from holding_on.server.settings import CONFIG


def serve(what: Path, port: int) -> None:
    """Serve one notebook, or a folder of them with its index, until Ctrl-C; then end every kernel."""
    given = Config()
    given.Voila.port = port
    given.Voila.port_retries = 0
    given.Voila.open_browser = False
    given.Voila.log_level = logging.ERROR
    given.Voila.config_file_paths = [str(CONFIG)]
    logging.getLogger("tornado").setLevel(logging.ERROR)
    page = Voila.instance(config=given)
    page.initialize([str(what)])
    page.start()


def served(what: Path) -> Served:
    """What the commands start; the path that they probe starts no kernel."""
    return Served(lambda port: serve(what, port), path="", ready="voila/static/voila-style.js")
