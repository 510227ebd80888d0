"""Answers the addresses that our web pages link to: typefaces, a style sheet, the map of the lessons, and
the lessons themselves.

A web page links to a lesson and to the map as if both stood in the top folder of the server. On Binder the top folder
of the server is a folder above the lessons; there these addresses are redirected to the real ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_escape, url_path_join
from tornado.web import RedirectHandler, StaticFileHandler

from holding_on.common.notebooks import notebooks_folder
from holding_on.common.paths import PACKAGE
from holding_on.server.settings import PLAY

INDEX = "/voila/tree"
LESSON = r"/voila/render/((?:\d\d-[\w-]+|play)\.ipynb)"
MAP = r"/voila/render((?:/[^/]+)*)/README\.md"
"""The lessons link to the file of their map. On web pages the index of their folder is shown instead."""
FONTS = r"/holding-on/fonts/([\w-]+\.woff2)"
"""The address of the typefaces, for the texts that a web page shows before its board has appeared."""

PIECES = r"/holding-on/(lesson\.css)"
"""The address of the style sheet of a lesson's pieces, for a page that shows pieces but no head of a lesson."""


class DrawingFiles(StaticFileHandler):
    """Sends the typefaces and a style sheet without a login, like all files that are only for drawing a web page."""

    @allow_unauthenticated
    async def get(self, path: str, include_body: bool = True) -> None:
        """Send one file."""
        await super().get(path, include_body)

    @allow_unauthenticated
    async def head(self, path: str) -> None:
        """Answer whether there is a file at a path."""
        await super().head(path)


class LeadOn(RedirectHandler):
    """Redirects to another address without asking for a login: the other address asks for it, if there is one."""

    @allow_unauthenticated
    def get(self, *named: str) -> None:
        """Redirect to the other address, filled in with the parts that the pattern has found in the address."""
        super().get(*map(url_escape, named))


def beside_pages(base_url: str) -> list[tuple[Any, ...]]:
    """Return the handlers of the typefaces, the style sheet and the map, for any server of our web pages."""
    return [
        (url_path_join(base_url, FONTS), DrawingFiles, {"path": str(PACKAGE / "board/static")}),
        (url_path_join(base_url, PIECES), DrawingFiles, {"path": str(PACKAGE / "lessons/static")}),
        (url_path_join(base_url, MAP), LeadOn, {"url": url_path_join(base_url, INDEX) + "{0}", "permanent": False}),
    ]


def to_lessons_below(base_url: str, root: Path) -> list[tuple[Any, ...]]:
    """Return the redirects to the lessons; an empty list unless the lessons lie in a folder below the server's root."""
    lessons, top = notebooks_folder().resolve(), root.resolve()
    if (top / PLAY).exists() or not lessons.is_relative_to(top):
        return []
    folder = url_escape(lessons.relative_to(top).as_posix())
    index, pages = (url_path_join(base_url, "voila", kind, folder) for kind in ("tree", "render"))
    return [
        (url_path_join(base_url, "/voila(?:/tree)?/?"), LeadOn, {"url": index, "permanent": False}),
        (url_path_join(base_url, LESSON), LeadOn, {"url": pages + "/{0}", "permanent": False}),
    ]


def add_addresses(server: Any) -> None:
    """Add the handlers of all these addresses to a running Jupyter server, before Voila's handlers."""
    base_url = server.web_app.settings["base_url"]
    server.web_app.add_handlers(
        ".*$", [*beside_pages(base_url), *to_lessons_below(base_url, Path(server.root_dir).expanduser())]
    )
