"""`site OUT`: the command that builds the game and the lessons as static web pages, which any web server can serve."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from holding_on.common.words import say

DEV = False
MEGABYTE = 1_000_000
FETCHED = 16
"""How many megabytes JupyterLite has as it is fetched."""
LARGER = 44
"""How many megabytes the lessons with their code have on the disk."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `site`."""
    parser.add_argument("out", metavar="OUT", type=Path, help=say("site.out"))
    told = say("site.with_code", fetched=FETCHED, mb=LARGER)
    parser.add_argument("--with-code", action="store_true", help=told)


def run(chosen: argparse.Namespace) -> int:
    """Build the site, and return the exit code: 2 for a folder of no use, 1 when the site cannot be built."""
    from holding_on.server.site.build import CannotBuild, build, may_write
    from holding_on.server.site.code import FOLDER, LOADS
    from holding_on.server.site.lite import NoLite, is_there
    from holding_on.server.site.node import NoNode
    from holding_on.server.site.pyodide import NoPyodide

    out = chosen.out.absolute()
    if not may_write(out):
        print(say("site.not_ours", folder=out), file=sys.stderr)
        return 2
    if chosen.with_code and not is_there():
        print(say("site.fetching_lite", mb=FETCHED), flush=True)
    print(say("site.working"), flush=True)
    try:
        built = build(out, with_code=chosen.with_code)
    except (CannotBuild, NoLite, NoNode, NoPyodide) as why:
        print(why, file=sys.stderr)
        return 1
    except OSError as error:
        print(say("site.not_saved", file=error.filename or out, why=error.strerror or error), file=sys.stderr)
        return 1
    print(say("site.ready", folder=out, n=built.pages, mb=f"{built.size / MEGABYTE:.1f}"))
    if built.code:
        print(say("site.ready_code", folder=out / FOLDER, mb=f"{built.code / MEGABYTE:.0f}", loads=LOADS))
    return 0
