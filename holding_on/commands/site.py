"""`site OUT`: the command that builds the game and the lessons as static web pages, which any web server can serve."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from holding_on.common.words import say

DEV = False
MEGABYTE = 1_000_000


def options(parser: argparse.ArgumentParser) -> None:
    """Add the argument of `site`."""
    parser.add_argument("out", metavar="OUT", type=Path, help=say("site.out"))


def run(chosen: argparse.Namespace) -> int:
    """Build the site, and return the exit code: 2 for a folder of no use, 1 when the site cannot be built."""
    from holding_on.server.site.build import CannotBuild, build, may_write
    from holding_on.server.site.node import NoNode
    from holding_on.server.site.pyodide import NoPyodide

    out = chosen.out.absolute()
    if not may_write(out):
        print(say("site.not_ours", folder=out), file=sys.stderr)
        return 2
    print(say("site.working"), flush=True)
    try:
        built = build(out)
    except (CannotBuild, NoNode, NoPyodide) as why:
        print(why, file=sys.stderr)
        return 1
    except OSError as error:
        print(say("site.not_saved", file=error.filename or out, why=error.strerror or error), file=sys.stderr)
        return 1
    print(say("site.ready", folder=out, n=built.pages, mb=f"{built.size / MEGABYTE:.1f}"))
    return 0
