"""What our pages link to beside themselves, under any prefix: typefaces, the map of the lessons, the lessons.

A page names a lesson and the map as if they stood at the top of what is served. Where the server begins at a folder
above them, as Binder's does, these addresses lead on to where they are.
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
"""The lessons name their map as a file; as a page it is the index of their folder."""
FONTS = r"/holding-on/fonts/([\w-]+\.woff2)"
"""The typefaces, for what stands on a page before its board does."""


class Typefaces(StaticFileHandler):
    """The typefaces: like all that a page is drawn with they ask for no login."""

    @allow_unauthenticated
    async def get(self, path: str, include_body: bool = True) -> None:
        """One of them."""
        await super().get(path, include_body)

    @allow_unauthenticated
    async def head(self, path: str) -> None:
        """Whether it is there."""
        await super().head(path)


class LeadOn(RedirectHandler):
    """Leads on to where something is, which asks for the login itself, if there is one."""

    @allow_unauthenticated
    def get(self, *named: str) -> None:
        """Lead on, with what the address names."""
        super().get(*map(url_escape, named))


def beside_pages(base_url: str) -> list[tuple[Any, ...]]:
    """Who answers for the typefaces and the map, beside whatever serves the pages."""
    return [
        (url_path_join(base_url, FONTS), Typefaces, {"path": str(PACKAGE / "board/static")}),
        (url_path_join(base_url, MAP), LeadOn, {"url": url_path_join(base_url, INDEX) + "{0}", "permanent": False}),
    ]


def to_lessons_below(base_url: str, root: Path) -> list[tuple[Any, ...]]:
    """Who leads on to the lessons, where they stand in a folder below the one at which a server begins."""
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
    """Let a running Jupyter server answer for them, before Voila does."""
    base_url = server.web_app.settings["base_url"]
    server.web_app.add_handlers(
        ".*$", [*beside_pages(base_url), *to_lessons_below(base_url, Path(server.root_dir).expanduser())]
    )
