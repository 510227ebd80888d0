"""Serve web pages for `play`, `lab` and `notebooks`: find a port, set the kernels' environment, print the address."""

from __future__ import annotations

import _thread
import argparse
import errno
import http.client
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from holding_on.commands import output
from holding_on.common.paths import PACKAGE, checkout
from holding_on.common.quick_schemas import import_jsonschema
from holding_on.common.words import say
from holding_on.server import hang_up
from holding_on.server.served import HOST, QUIET, Served

PATIENCE = 60.0
"""The seconds after which a server that does not answer yet is reported."""

OPTIONS = (
    "content",
    "notebooks",
    "seed",
    "players",
    "scenario",
    "lang",
    "help_line",
    "log_level",
    "moved_from",
    "wall",
)
"""The options that the kernels read from the environment variables HOLDING_ON_CONTENT, HOLDING_ON_SEED and so on.

`moved_from` is the usual port, if it was in use and another port is served. `wall` is set by the server of a room: the
folder into which the tables write for the leader's page. `notebooks` is the folder in which the notebooks of the game
and one's own lie together."""

LOG_LEVELS = ("debug", "info", "warning", "error")

JUPYTER_FOLDERS = (
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
    "IPYTHONDIR",
)
"""The environment variables of folders. Without them, Jupyter and IPython use folders in the user's home folder."""


class PortRefused(Exception):
    """The error when the port of `--port` cannot be used; its message says why, and what to do."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options that all commands which serve web pages have."""
    parser.add_argument("--port", type=_port, metavar="N", help=say("serve.port"))
    parser.add_argument("--no-browser", action="store_true", help=say("serve.no_browser"))
    heard = say("serve.log_level", levels=", ".join(LOG_LEVELS), usual=QUIET)
    parser.add_argument("--log-level", metavar="LEVEL", choices=LOG_LEVELS, default=QUIET, help=heard)


def claim(asked: int | None, usual: int, everywhere: bool = False) -> int:
    """Return the port `asked`, or raise PortRefused when it cannot be used.

    When `asked` is None, return the usual port, or a free port when the usual one cannot be used. The usual port is
    better, since a browser stores games by the address of the web page. `everywhere` says whether the port must be free
    in all networks of this machine.
    """
    if asked is None:
        return usual if _trouble(usual, everywhere) is None else free_port()
    trouble = _trouble(asked, everywhere)
    if trouble is None:
        return asked
    forbidden = trouble in (errno.EACCES, errno.EPERM)
    raise PortRefused(say("serve.forbidden" if forbidden else "serve.taken", port=asked))


def run(
    chosen: argparse.Namespace,
    usual: int,
    find: Callable[[], Served],
    everywhere: bool = False,
    lasting: Mapping[str, Path] | None = None,
    **given: object,
) -> int:
    """Serve web pages until Ctrl-C, and return the exit code.

    `usual` is the port without `--port`, and `find` returns what is served. `given` are options that the kernels read
    from environment variables. `lasting` has the folders of Jupyter that stay after the end, by their environment
    variables; all other files that Jupyter writes are removed at the end.
    """
    try:
        port = claim(chosen.port, usual, everywhere)
    except PortRefused as refused:
        print(refused, file=sys.stderr)
        return 2
    print(say("serve.starting"), flush=True)
    moved = usual if chosen.port is None and port != usual else None
    with hang_up.heard(), temporary_jupyter_folders(lasting or {}):
        set_environment({**given, "log_level": chosen.log_level, "moved_from": moved})
        import_jsonschema()  # must come before Jupyter imports jsonschema, which would be slower
        served = find()
        ended = threading.Event()
        announce = (served, port, not chosen.no_browser, moved, ended)
        threading.Thread(target=_announce, args=announce, daemon=True).start()
        try:
            return _serve(served, port)
        finally:
            ended.set()


def _serve(served: Served, port: int) -> int:
    """Serve until Ctrl-C, and return the exit code."""
    try:
        served.start(port)
    except KeyboardInterrupt:
        pass
    except SystemExit as end:
        if end.code:
            print(say("serve.silent"), file=sys.stderr, flush=True)
            return 1
    print("\n" + say("serve.ended"), flush=True)
    return 0


@contextmanager
def temporary_jupyter_folders(lasting: Mapping[str, Path]) -> Iterator[None]:
    """Return a context in which Jupyter and IPython write into temporary folders, and not into the home folder.

    `lasting` has folders to be used instead of temporary ones, by their environment variables. A folder that the user
    has set is used in any case.
    """
    with TemporaryDirectory(prefix="holding-on-", ignore_cleanup_errors=True) as apart:
        unset = [name for name in JUPYTER_FOLDERS if not os.environ.get(name)]
        os.environ |= {name: str(lasting.get(name, Path(apart) / name.lower())) for name in unset}
        try:
            yield
        finally:
            for name in unset:
                os.environ.pop(name, None)


def set_environment(given: Mapping[str, object]) -> None:
    """Set the environment variables for the kernels: the path to this package, and the options in `given`."""
    from holding_on.server.settings import CONFIG, SHARE

    for option in OPTIONS:
        os.environ.pop(f"HOLDING_ON_{option.upper()}", None)
    for option, value in given.items():
        if value is not None:
            os.environ[f"HOLDING_ON_{option.upper()}"] = str(value)
    if checkout() is not None:
        _prepend("PYTHONPATH", PACKAGE.parent)
    _prepend("JUPYTER_PATH", SHARE)
    _prepend("JUPYTER_CONFIG_PATH", CONFIG)
    os.environ["PYDEVD_DISABLE_FILE_VALIDATION"] = "1"  # keeps the debugger from printing a warning


def _announce(
    served: Served, port: int, browser: bool, moved_from: int | None = None, ended: threading.Event | None = None
) -> None:
    """Wait until the server answers, print its address, and open the browser if `browser` is true.

    `moved_from` is the usual port if another port is served; a sentence then says so. When `ended` is set, the server
    has ended and nothing is printed, since another program may now answer on its port.
    """
    ended = ended or threading.Event()
    address, probe = (f"http://{HOST}:{port}/{path}" for path in (served.path, served.ready))
    until = time.monotonic() + PATIENCE
    while not answers(probe):
        if ended.wait(0.1):
            return
        if time.monotonic() > until:
            print(say("serve.unanswered", address=probe, seconds=round(PATIENCE)), file=sys.stderr, flush=True)
            return
    if ended.is_set():
        return
    if served.invitation:
        print(served.invitation(port), flush=True)
    print(say("serve.answers", address=address), flush=True)
    if moved_from is not None:
        print(say("serve.moved", usual=moved_from, host=HOST), flush=True)
    print(say("serve.how_to_end"), flush=True)
    if browser:
        webbrowser.open(address)
    elif not output.is_heard():  # the address could not be printed, so nobody could use the server
        _thread.interrupt_main()


def answers(probe: str) -> bool:
    """Whether the address `probe` on this machine answers with the HTTP status 200."""
    no_proxy = urllib.request.ProxyHandler({})
    opener = urllib.request.build_opener(no_proxy)
    try:
        with opener.open(probe, timeout=5) as reply:
            return int(reply.status) == 200
    except (OSError, http.client.HTTPException):  # also when the connection is refused
        return False


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(say("serve.not_a_port", text=text))
    return int(text)


def _trouble(port: int, everywhere: bool) -> int | None:
    """Return None when a server can listen on the port, else the number of the error."""
    found = _cannot(socket.AF_INET, HOST, port)
    if everywhere and found is None:
        found = _cannot(socket.AF_INET, "", port)
        if found is None and _cannot(socket.AF_INET6, "", port) == errno.EADDRINUSE:  # other errors mean no IPv6
            found = errno.EADDRINUSE
    return found


def _cannot(family: socket.AddressFamily, host: str, port: int) -> int | None:
    """Return the number of the error when a server tries to listen on a port, or None without an error."""
    try:
        with socket.socket(family) as trial:
            if os.name != "nt":  # on Windows this option would also allow a port in use
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            trial.bind((host, port))
    except OSError as trouble:
        return trouble.errno or errno.EADDRINUSE
    return None


def free_port() -> int:
    """Return a port of this machine on which no program listens."""
    with socket.socket() as trial:
        trial.bind((HOST, 0))
        port: int = trial.getsockname()[1]
    return port


def _prepend(name: str, folder: Path) -> None:
    others = os.environ.get(name)
    os.environ[name] = str(folder) + (os.pathsep + others if others else "")
