"""The addresses that our pages link to, under any prefix: the typefaces, the map of the lessons, the lessons.

A page names a lesson and the map as if they stood at the top of what is served. Where the server's root is a folder
above theirs, as Binder's is, these addresses are redirected to the real ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_escape, url_path_join
from tornado.web import RedirectHandler, StaticFileHandler

from holding_on.common.paths import PACKAGE
from holding_on.server.notebooks import notebooks_folder
from holding_on.server.settings import PLAY

INDEX = "/voila/tree"
LESSON = r"/voila/render/((?:\d\d-[\w-]+|play)\.ipynb)"
MAP = r"/voila/render((?:/[^/]+)*)/README\.md"
"""The lessons link to their map as a file; where they are pages, the map is the index of their folder."""
FONTS = r"/holding-on/fonts/([\w-]+\.woff2)"
"""The typefaces, for the texts that a page shows before its board is there."""


class Typefaces(StaticFileHandler):
    """Serves the typefaces, without a login, like every file that only serves to draw a page."""

    @allow_unauthenticated
    async def get(self, path: str, include_body: bool = True) -> None:
        """Send one typeface."""
        await super().get(path, include_body)

    @allow_unauthenticated
    async def head(self, path: str) -> None:
        """Answer whether a typeface is there."""
        await super().head(path)


class LeadOn(RedirectHandler):
    """Redirects to another address without asking for a login: the other address asks for it, if there is one."""

    @allow_unauthenticated
    def get(self, *named: str) -> None:
        """Redirect, with the parts of the address that the pattern has found."""
        super().get(*map(url_escape, named))


def beside_pages(base_url: str) -> list[tuple[Any, ...]]:
    """The handlers of the typefaces and of the map, for any server that serves our pages."""
    return [
        (url_path_join(base_url, FONTS), Typefaces, {"path": str(PACKAGE / "board/static")}),
        (url_path_join(base_url, MAP), LeadOn, {"url": url_path_join(base_url, INDEX) + "{0}", "permanent": False}),
    ]


def to_lessons_below(base_url: str, root: Path) -> list[tuple[Any, ...]]:
    """The redirects to the lessons, where these lie in a folder below the server's root; elsewhere an empty list."""
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
    """Add the handlers of these addresses to a running Jupyter server, before Voila's."""
    base_url = server.web_app.settings["base_url"]
    server.web_app.add_handlers(
        ".*$", [*beside_pages(base_url), *to_lessons_below(base_url, Path(server.root_dir).expanduser())]
    )
