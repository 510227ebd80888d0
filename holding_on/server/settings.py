"""The settings of the page servers, in one place for our own commands and for Binder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holding_on.commands.words import say
from holding_on.server.leaving import free_the_kernel

HERE = Path(__file__).resolve().parent
CONFIG = HERE / "config"
"""A folder for JUPYTER_CONFIG_PATH: Voila and Jupyter servers read these settings from it."""
SHARE = HERE / "share"
"""A folder for JUPYTER_PATH: the page's template, and this Python's own kernel, which tells of errors only."""

TEMPLATE = "holding-on"
PLAY = "play.ipynb"
LET_GO = 600
"""Seconds after which a kernel without a page ends, should the page have left without a goodbye."""


def pages(settings: Any) -> None:
    """What Voila serves notebooks with, by itself and inside a Jupyter server."""
    free_the_kernel()
    page = settings.VoilaConfiguration
    page.template = TEMPLATE
    page.classic_tree = True  # the index is a plain list that asks nothing of any other machine
    page.show_tracebacks = False
    page.page_config_hook = our_page
    # one kernel waits warm for the next player; every other notebook starts its own when it is opened
    page.preheat_kernel = True
    page.default_pool_size = 0
    settings.VoilaKernelManager.kernel_pools_config = {PLAY: {"pool_size": 1}, "default": {"pool_size": 0}}
    settings.MappingKernelManager.cull_idle_timeout = LET_GO
    settings.MappingKernelManager.cull_interval = 60
    server = settings.Voila
    server.ip = "127.0.0.1"
    server.kernel_websocket_connection_class = "holding_on.server.connection.PromptConnection"
    # a page from elsewhere that has made its name point at this machine is refused
    server.tornado_settings = {"allow_remote_access": False}


def our_page(page_config: dict[str, Any], **_: object) -> dict[str, Any]:
    """Hand the template its words; and leave formulas to Voila itself, not to a script from afar."""
    page_config["fullMathjaxUrl"] = page_config["mathjaxConfig"] = None
    page_config["holdingOn"] = {key: say(f"page.{key}") for key in ("title", "opening", "index", "broken")}
    return page_config
