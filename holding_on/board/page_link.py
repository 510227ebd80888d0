"""The link to the page "Where the game simplifies", wherever no board is: beside the notice, in a lesson."""

from __future__ import annotations

from collections.abc import Mapping

import anywidget
import traitlets

from holding_on.board.board import STATIC
from holding_on.board.simplifies import page
from holding_on.language import Words


class PageLink(anywidget.AnyWidget):
    """A button that looks like a link and opens the page above whatever is shown."""

    _esm = STATIC / "page_link.js"
    _css = STATIC / "page_link.css"

    page = traitlets.Dict().tag(sync=True)

    def __init__(self, words: Words) -> None:
        super().__init__(page=page(words))
        self.add_class("ho-page-link")

    def __repr__(self) -> str:
        shown: Mapping[str, str] = self.page
        return shown["title"]
