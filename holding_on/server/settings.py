"""The settings of the servers of web pages, for our own commands and for Binder."""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from holding_on.common.course import goals
from holding_on.common.measure import texts_of
from holding_on.common.notebooks import CONTENT, is_played, lessons, minutes, number_of, paths, titles
from holding_on.common.words import say
from holding_on.server.served import HOST, IDLE, QUIET

HERE = Path(__file__).resolve().parent
CONFIG = HERE / "config"
"""A folder for JUPYTER_CONFIG_PATH. Only the servers that our commands start read the settings in this folder: Jupyter
does not look there otherwise."""
SHARE = HERE / "share"
"""A folder for JUPYTER_PATH, with the template of web pages and a kernel of this Python that logs only errors."""

TEMPLATE = "holding-on"
TEMPLATES = SHARE / "voila" / "templates" / TEMPLATE
PLAY = "play.ipynb"
LARGEST_MESSAGE = 1_000_000
"""The largest message of a web page, in bytes; usually a message has a few hundred bytes."""

OF_THE_INDEX = ("title", "about", "help", "done", "here", "all", "forget", "forgotten")
"""The keys of the sentences on the index of the lessons and on a lesson's page."""

OF_THE_PAGER = ("label", "back", "on", "more", "code")
"""The keys of the words on the bar that goes from one screen of a lesson to the next."""

OF_STUDIES = frozenset({12, 13})
"""The numbers of the lessons that need the extra `study`."""

NOT_ON_A_PAGE = ("@jupyter-notebook/lab-extension",)
"""Extensions of JupyterLab that Voila would load if they are installed, and that end with an error on its pages."""

SHOWN_WITHIN = 60
"""The most seconds until the output of a cell arrives after the cell has run. With the default of 4 s a busy machine
makes web pages without output."""


def configure_pages(settings: Any, idle: float = IDLE) -> None:
    """Set how Voila serves notebooks, as its own server or inside a Jupyter server."""
    page = settings.VoilaConfiguration
    page.template = TEMPLATE
    page.allow_template_override = "NO"  # a request for a page cannot choose the folder of the template
    page.classic_tree = True  # the index is a plain list that asks nothing of any other machine
    page.extension_denylist = list(NOT_ON_A_PAGE)
    page.show_tracebacks = False
    page.page_config_hook = our_page
    page.multi_kernel_manager_class = "holding_on.server.kernel_manager.PageKernelManager"
    page.preheat_kernel = True
    page.default_pool_size = 0
    _keep_warm(settings, 1)
    settings.MappingKernelManager.cull_idle_timeout = round(idle * 60)
    settings.MappingKernelManager.cull_interval = min(60, round(idle * 60))
    settings.VoilaExecutor.iopub_timeout = SHOWN_WITHIN
    settings.VoilaExecutor.raise_on_iopub_timeout = True  # otherwise a page without output is not noticed
    server = settings.Voila
    server.ip = HOST
    server.kernel_websocket_connection_class = "holding_on.server.connection.PageConnection"
    server.tornado_settings = {
        "allow_remote_access": False,  # refuses pages from elsewhere whose host name points at this machine
        "websocket_max_message_size": LARGEST_MESSAGE,
    }


def configure_room(settings: Any, idle: float = IDLE) -> None:
    """Set how Voila serves many people in one network, behind the guard that asks for the token."""
    configure_pages(settings, idle)
    _keep_warm(settings, 3)  # several come at once
    server = settings.Voila
    server.ip = ""  # every network that this machine is in
    server.tornado_settings = {
        "allow_remote_access": True,  # the guard checks the host names
        "websocket_max_message_size": LARGEST_MESSAGE,
        # twenty telephones share one wireless network
        "compress_response": True,
        "websocket_compression_options": {},
    }


def _keep_warm(settings: Any, tables: int) -> None:
    """Set how many `tables` are prepared ahead for the next players.

    Any other notebook starts its own kernel, or uses the spare kernel where lessons are served.
    """
    settings.VoilaKernelManager.kernel_pools_config = {PLAY: {"pool_size": tables}, "default": {"pool_size": 0}}


def log_level() -> int:
    """Return the log level that the user has chosen, as a number; without a choice the level of errors."""
    return logging.getLevelNamesMapping()[os.environ.get("HOLDING_ON_LOG_LEVEL", QUIET).upper()]


def our_page(page_config: dict[str, Any], notebook_path: str = "", **_: object) -> dict[str, Any]:
    """Add the texts for the template of a web page, and on the page of the game also the texts of its title; return it.

    Voila shows formulas itself, without a script from another server.
    """
    page_config["fullMathjaxUrl"] = page_config["mathjaxConfig"] = None
    page_config["holdingOn"] = {key: say(f"page.{key}") for key in ("title", "opening", "broken")}
    page_config["holdingOn"]["index"] = {key: say(f"page.index.{key}") for key in OF_THE_INDEX}
    page_config["holdingOn"]["pager"] = {key: say(f"page.pager.{key}") for key in OF_THE_PAGER}
    page_config["holdingOn"]["notebooks"] = titles()
    page_config["holdingOn"]["minutes"] = {name: say("page.index.minutes", n=n) for name, n in minutes().items()}
    page_config["holdingOn"]["numbers"] = {name: number_of(name) for name in titles()}
    page_config["holdingOn"]["next"] = {name: say("page.index.next", title=title) for name, title in titles().items()}
    page_config["holdingOn"]["course"] = _course()
    front = {
        key: say(f"page.front.{key}") for key in ("life", "play", "who", "moment", "waits", "lessons", "independent")
    }
    page_config["holdingOn"]["front"] = front if Path(notebook_path).name == PLAY else None
    lesson = page_config["holdingOn"]["lesson"] = number_of(Path(notebook_path).name)
    if lesson in OF_STUDIES and find_spec("polars") is None:  # Voila tells no page which error a cell had
        page_config["holdingOn"]["broken"] = say("page.lacking")
    page_config["holdingOn"]["played"] = is_played(Path(notebook_path).name)
    page_config["holdingOn"]["place"] = lesson and say("page.index.place", n=lesson, of=lessons())
    moved_from = os.environ.get("HOLDING_ON_MOVED_FROM")
    page_config["holdingOn"]["moved"] = say("page.moved", usual=moved_from) if moved_from else ""
    return page_config


def _course() -> dict[str, Any]:
    """Return what each lesson is for, by the number of the lesson, the goals of nursing, and the paths for groups."""
    texts = texts_of(os.environ.get(CONTENT))
    uses = {number: texts.get(f"lesson.use.{number:02}", "") for number in map(number_of, titles()) if number}
    named = [{"says": texts[f"lesson.goal.{name}"], "lessons": served} for name, served in goals().items()]
    shown = []
    for path in paths():
        key = f"lesson.path.{path.name}"
        parts = [
            {"minutes": f"{part.begins}-{part.ends}", "says": texts[f"{key}.part_{number}"]}
            for number, part in enumerate(path.parts, start=1)
        ]
        shown.append({"title": texts[f"{key}.title"], "for": texts[f"{key}.for"], "parts": parts})
    words = {word: texts[f"lesson.path.{word}"] for word in ("about", "goals", "lesson")}
    return {"uses": uses, "serving": named, "paths": shown, **words}
