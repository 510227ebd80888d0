"""The settings of the page servers, in one place for our own commands and for Binder."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

from holding_on.common.words import say
from holding_on.server.notebooks import lessons, number_of, titles
from holding_on.server.served import HOST, IDLE, QUIET

HERE = Path(__file__).resolve().parent
CONFIG = HERE / "config"
"""A folder for JUPYTER_CONFIG_PATH: the Voila and Jupyter servers that our commands start read these settings from it,
and no others: an installation puts nothing where Jupyter looks by itself."""
SHARE = HERE / "share"
"""A folder for JUPYTER_PATH: the page's template, and this Python's own kernel, which logs errors only."""

TEMPLATE = "holding-on"
TEMPLATES = SHARE / "voila" / "templates" / TEMPLATE
PLAY = "play.ipynb"
LARGEST_MESSAGE = 1_000_000
"""In bytes; what a page says has a few hundred."""

OF_THE_INDEX = ("title", "about", "help", "done", "here", "all")
"""What is said by the index of the lessons, and by a lesson of it."""

SHOWN_WITHIN = 60
"""Seconds for what a cell shows to arrive here once the cell has run. With the stock 4 s a machine that is busy makes
pages without it."""


def configure_pages(settings: Any, idle: float = IDLE) -> None:
    """What Voila serves notebooks with, by itself and inside a Jupyter server."""
    page = settings.VoilaConfiguration
    page.template = TEMPLATE
    page.allow_template_override = "NO"  # whoever asks for a page names no folder of files
    page.classic_tree = True  # the index is a plain list that asks nothing of any other machine
    page.show_tracebacks = False
    page.page_config_hook = our_page
    page.multi_kernel_manager_class = "holding_on.server.kernel_manager.PageKernelManager"
    page.preheat_kernel = True
    page.default_pool_size = 0
    _keep_warm(settings, 1)
    settings.MappingKernelManager.cull_idle_timeout = round(idle * 60)
    settings.MappingKernelManager.cull_interval = min(60, round(idle * 60))
    settings.VoilaExecutor.iopub_timeout = SHOWN_WITHIN
    settings.VoilaExecutor.raise_on_iopub_timeout = True  # or the page is made without it, and nobody hears of that
    server = settings.Voila
    server.ip = HOST
    server.kernel_websocket_connection_class = "holding_on.server.connection.PageConnection"
    server.tornado_settings = {
        "allow_remote_access": False,  # a page from elsewhere that has made its name point at this machine is refused
        "websocket_max_message_size": LARGEST_MESSAGE,
    }


def configure_room(settings: Any, idle: float = IDLE) -> None:
    """The same for a room full of people, behind the guard that asks for the token."""
    configure_pages(settings, idle)
    _keep_warm(settings, 3)  # several come at once
    server = settings.Voila
    server.ip = ""  # every network that this machine is in
    server.tornado_settings = {
        "allow_remote_access": True,  # the guard looks at the names
        "websocket_max_message_size": LARGEST_MESSAGE,
        # twenty telephones share the air
        "compress_response": True,
        "websocket_compression_options": {},
    }


def _keep_warm(settings: Any, tables: int) -> None:
    """So many kernels wait for the next players. Another notebook starts its own, or takes the one spare that waits
    where lessons are served (`tables`)."""
    settings.VoilaKernelManager.kernel_pools_config = {PLAY: {"pool_size": tables}, "default": {"pool_size": 0}}


def log_level() -> int:
    """The log level: what was asked for, otherwise errors only."""
    return logging.getLevelNamesMapping()[os.environ.get("HOLDING_ON_LOG_LEVEL", QUIET).upper()]


def our_page(page_config: dict[str, Any], notebook_path: str = "", **_: object) -> dict[str, Any]:
    """Hand the template its words, and those of the title where the game is played; and leave formulas to Voila itself,
    not to a script from afar.
    """
    page_config["fullMathjaxUrl"] = page_config["mathjaxConfig"] = None
    page_config["holdingOn"] = {key: say(f"page.{key}") for key in ("title", "opening", "broken")}
    page_config["holdingOn"]["index"] = {key: say(f"page.index.{key}") for key in OF_THE_INDEX}
    page_config["holdingOn"]["notebooks"] = titles()
    page_config["holdingOn"]["numbers"] = {name: number_of(name) for name in titles()}
    front = {key: say(f"page.front.{key}") for key in ("life", "play", "who", "moment", "lessons", "independent")}
    page_config["holdingOn"]["front"] = front if Path(notebook_path).name == PLAY else None
    lesson = page_config["holdingOn"]["lesson"] = number_of(Path(notebook_path).name)
    page_config["holdingOn"]["place"] = lesson and say("page.index.place", n=lesson, of=lessons())
    moved_from = os.environ.get("HOLDING_ON_MOVED_FROM")
    page_config["holdingOn"]["moved"] = say("page.moved", usual=moved_from) if moved_from else ""
    return page_config
