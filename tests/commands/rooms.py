"""A room for tests, opened by the command that opens one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, urljoin, urlsplit

import psutil

from holding_on.commands.serving import free_port
from holding_on.common.paths import PACKAGE
from tools.check.answering import CTRL_C, serving
from tools.check.surroundings import surroundings

TYPED = """
import sys
if int(sys.argv[2]):
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[2]),) * 2)
from holding_on.commands import command_line
from holding_on.server import invitation
if not invitation.addresses_here():  # the tests also run where there is no network
    invitation.addresses_here = lambda: ["127.0.0.1"]
sys.exit(command_line.enter(["play", "--room", "--no-browser", "--seed", "7", "--port", sys.argv[1], *sys.argv[3:]]))
"""


@dataclass
class Room:
    """A server at work, and every line that it has printed."""

    address: str
    said: list[str]

    @property
    def origin(self) -> str:
        """The address without its token."""
        return urljoin(self.address, "/")

    @property
    def token(self) -> str:
        """What lets one in."""
        return parse_qs(urlsplit(self.address).query)["token"][0]

    @property
    def invitation(self) -> str:
        """The address that is told to the room."""
        return next(text.strip() for text in self.said if text.startswith("    http://"))


@contextmanager
def open_room(folder: Path, *options: str, files: int = 0, end: int = CTRL_C) -> Iterator[Room]:
    """`play --room` on a free port, with Jupyter folders of its own, and with so many `files` that it may have open.

    On leaving it is told to `end`, with what is said until then.
    """
    said: list[str] = []
    line = [sys.executable, "-c", TYPED, str(free_port()), str(files), *options]
    with surroundings(PACKAGE.parent) as around, serving(line, folder, around, end, heard=said) as address:
        yield Room(address, said)


def process_of(kernel: str) -> psutil.Process:
    """The process of a kernel, which is named after it."""
    (found,) = [one for one in psutil.process_iter() if kernel in " ".join(_line(one))]
    return found


def _line(process: psutil.Process) -> list[str]:
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []
