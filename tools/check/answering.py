"""Start a server for a check, wait for its address, fetch from the server, and see that the server ends cleanly."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

PATIENCE = 120.0
if sys.platform == "win32":
    CTRL_C, OWN_GROUP = signal.CTRL_BREAK_EVENT, subprocess.CREATE_NEW_PROCESS_GROUP
else:
    CTRL_C, OWN_GROUP = signal.SIGINT, 0


@contextmanager
def serving(
    line: Sequence[str], folder: Path, around: Mapping[str, str], end: int = CTRL_C, heard: list[str] | None = None
) -> Iterator[str]:
    """Start a server and yield the address that it prints; at the end, stop the server, which must return code 0.

    Every line that the server prints is also put into `heard`. `end` is the signal that stops the server.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # so in a shell's background; the server inherits it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    server = subprocess.Popen(
        line,
        cwd=folder,
        env=dict(around),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        creationflags=OWN_GROUP,
    )
    said: Queue[str | None] = Queue()
    Thread(target=_listen, args=(server, said, [] if heard is None else heard), daemon=True).start()
    try:
        yield _address(said)
        server.send_signal(end)
        code = server.wait(timeout=PATIENCE)
        if code != 0:
            raise RuntimeError(f"the server ended with {code}: {_rest(said)}")
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()


def page(address: str) -> str:
    """Return the text at an address of this machine; try for ten seconds, as a server may not listen there yet."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    until = time.monotonic() + 10
    while True:
        try:
            with opener.open(address, timeout=PATIENCE) as reply:
                text: str = reply.read().decode("utf-8")
            return text
        except urllib.error.HTTPError:
            raise
        except urllib.error.URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class Visit:
    """A visitor of a server: fetches from addresses, like a browser, and keeps the cookies."""

    def __init__(self) -> None:
        self.cookies = CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(self.cookies)
        )

    def fetch(self, address: str, method: str = "GET") -> str:
        """Return the text at an address; send the cookie `_xsrf` as a header too, as Jupyter requires."""
        asked = urllib.request.Request(address, method=method)
        for cookie in self.cookies:
            if cookie.name == "_xsrf":
                asked.add_header("X-XSRFToken", cookie.value or "")
        with self._opener.open(asked, timeout=PATIENCE) as reply:
            text: str = reply.read().decode("utf-8")
        return text

    def where(self, address: str) -> tuple[int, str]:
        """Return the HTTP status of an address, and the address to which redirections have led."""
        try:
            with self._opener.open(address, timeout=PATIENCE) as reply:
                reply.read()
                return int(reply.status), str(reply.url)
        except urllib.error.HTTPError as refused:
            refused.close()
            return refused.code, address

    @property
    def cookie(self) -> str:
        """The cookies as the text of a header."""
        return "; ".join(f"{one.name}={one.value}" for one in self.cookies)


def _listen(server: subprocess.Popen[str], said: Queue[str | None], heard: list[str]) -> None:
    assert server.stdout is not None
    with server.stdout as lines:
        for line in lines:
            heard.append(line)
            said.put(line)
    said.put(None)


def _address(said: Queue[str | None]) -> str:
    heard = []
    until = time.monotonic() + PATIENCE
    while (left := until - time.monotonic()) > 0:
        try:
            line = said.get(timeout=left)
        except Empty:
            break
        if line is None:
            break
        heard.append(line)
        found = re.search(r"http://127\.0\.0\.1:\S+", line)
        if found:
            return found[0]
    raise RuntimeError("the server never said its address: " + "".join(heard))


def _rest(said: Queue[str | None]) -> str:
    lines = []
    while (line := said.get()) is not None:
        lines.append(line)
    return "".join(lines)
