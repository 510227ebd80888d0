"""Writes the web pages of the site: the map, and one page for each notebook."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, select_autoescape

from holding_on.common.words import say
from holding_on.server.site.cells import Notebook

GENERATOR: Final = "holding_on site"
"""What stands in every page, so that the command knows a folder of its own again."""
MAP: Final = "index.html"
_HERE: Final = Path(__file__).parent
_TEMPLATES: Final = _HERE.parent / "share/voila/templates/holding-on"
"""The templates with the colours and typefaces of all our pages."""


def pages(notebooks: Sequence[Notebook], base: str) -> dict[str, bytes]:
    """Return the web pages by their file names. `base` is the relative address of the scripts and styles."""
    environment = Environment(
        loader=FileSystemLoader([_HERE, _TEMPLATES]),
        autoescape=select_autoescape(default=True, default_for_string=True),
    )
    template = environment.get_template("page.html.j2")
    given = {"say": say, "generator": GENERATOR, "base": base}
    made = {MAP: template.render(given, title=say("site.map"), pages=notebooks)}
    for notebook in notebooks:
        ran = [{"cell": cell.number, "source": cell.source} for cell in notebook.cells if cell.source]
        data = json.dumps(ran).replace("<", "\\u003c")  # no text of a cell can end the element in which it stands
        made[f"{notebook.name}.html"] = template.render(given, title=notebook.title, cells=notebook.cells, data=data)
    return {name: text.encode() for name, text in made.items()}
