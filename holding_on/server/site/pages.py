"""Writes the web pages of the site: the title with the game, the map, and one page for each notebook.

The templates of Voila's pages have the styles, the title, the map, and the opening and the bar of a lesson.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, select_autoescape

from holding_on.common.notebooks import CODE
from holding_on.common.words import say
from holding_on.server import settings
from holding_on.server.site.app import GROUND, MANIFEST
from holding_on.server.site.cells import MAP, Notebook
from holding_on.server.site.code import ADDRESS, LOADS

GENERATOR: Final = "holding_on site"
"""What stands in every page, so that the command knows a folder of its own again."""
TITLE: Final = "index.html"
"""The page with which the site begins: the game behind its title."""
GAME: Final = Path(settings.PLAY).stem
ROOMS: Final = "rooms/"
"""The folder of the pictures of the lessons' rooms, below `v/<build>/`."""
_HERE: Final = Path(__file__).parent
_POLICY: Final = "{policy}"
"""What stands in the place of the policy until the page is written, since the policy names the scripts in the page."""
_SCRIPT: Final = re.compile("<script>(.*?)</script>", re.DOTALL)


def pages(
    notebooks: Sequence[Notebook], base: str, with_code: bool = False, first: Mapping[str, Sequence[str]] | None = None
) -> dict[str, bytes]:
    """Return the web pages by their file names. `base` is the relative address of the scripts and styles.

    `first` are, by the names of the notebooks, the files with what their pages show before Python is there.

    The game has two pages. The first page of the site shows the title before it; whoever comes from a lesson has chosen
    to play already, and is not asked again. `with_code` says whether the site has the lessons in JupyterLite too: then
    the map and the lessons lead there.
    """
    environment = Environment(
        loader=FileSystemLoader([_HERE, settings.TEMPLATES]),
        autoescape=select_autoescape(default=True, default_for_string=True),
    )
    page = environment.get_template("page.html.j2")
    given = {"say": say, "generator": GENERATOR, "base": base, "rooms": base + ROOMS, "map": MAP, "ending": ".html"}
    given |= {"manifest": MANIFEST, "ground": GROUND, "policy": _POLICY}
    made = {MAP: environment.get_template("map.html.j2").render(given, **_map_of(notebooks, base, with_code))}
    for notebook in notebooks:
        ran = [{"cell": cell.number, "source": cell.source} for cell in notebook.cells if cell.source]
        code = _code_of(notebook) if with_code else None
        if code and ran:  # what runs first tells the lesson where its code lies
            ran[0]["source"] = f"__import__('os').environ[{CODE!r}] = {code['address']!r}\n{ran[0]['source']}"
        data = json.dumps(ran).replace("<", "\\u003c")  # no text of a cell can end the element in which it stands
        config = settings.our_page({}, f"{notebook.name}.ipynb")
        facts = {**given, "title": notebook.title, "cells": notebook.cells, "data": data}
        facts |= {"code": code, "first": " ".join((first or {}).get(notebook.name, ()))}
        if notebook.name == GAME:
            made[TITLE] = page.render(facts, **_config(config))
            config["holdingOn"]["front"] = None
        made[f"{notebook.name}.html"] = page.render(facts, **_config(config))
    return {name: text.replace(_POLICY, policy(text), 1).encode() for name, text in made.items()}


def policy(page: str) -> str:
    """Return the policy by which a page loads nothing from another host, and runs no script but ours.

    Scripts in the page are named by their checksums; `blob:` is for the code of widgets, which Python sends.
    """
    sums = [hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(page)]
    named = " ".join(f"'sha256-{base64.b64encode(each).decode()}'" for each in sums)
    return (
        f"default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval' {named}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob:; worker-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'"
    )


def _config(config: dict[str, Any]) -> dict[str, Any]:
    return {"page_config": config, "own": config["holdingOn"]}


def _code_of(notebook: Notebook) -> dict[str, Any] | None:
    """Return the link of a lesson to its code, and the number of the cell that it follows; None for the game."""
    heading = re.compile(rf"<h2[^>]*>\s*{re.escape(say('page.pager.code'))}")
    found = [cell.number for cell in notebook.cells if heading.search(cell.prose)]
    return {"cell": found[0], **_link(f"{ADDRESS}?path={notebook.name}.ipynb", say("site.code_one"))} if found else None


def _link(address: str, named: str) -> dict[str, str]:
    """Return a link to the lessons with their code, and the sentences that say what it costs."""
    return {"address": address, "named": named, "about": say("site.code_about", mb=LOADS)}


def _map_of(notebooks: Sequence[Notebook], base: str, with_code: bool) -> dict[str, Any]:
    """Return what the map needs besides, which Voila's server asks of the folder of the notebooks: lessons first."""
    shown = sorted(notebooks, key=lambda each: each.name == GAME)
    named = [{"type": "notebook", "name": f"{each.name}.ipynb", "path": f"{each.name}.html"} for each in shown]
    return {
        "page_config": settings.our_page({}),
        "base_url": base,
        "pages": "",
        "contents": {"content": named},
        "code": _link(ADDRESS, say("site.code")) if with_code else None,
    }
