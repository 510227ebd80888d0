"""Serves notebooks as web pages with Voila, in this process."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Any, NamedTuple

from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from jupyterlab_server.themes_handler import ThemesHandler
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.iostream import StreamBufferFullError
from tornado.routing import Router
from tornado.web import HTTPError
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import AllowListFileHandler, MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from holding_on.common.notebooks import FIRST_OWN
from holding_on.common.wall import LEADER, QUESTIONS
from holding_on.common.words import say
from holding_on.server import hang_up, http_server, settings
from holding_on.server.addresses import INDEX, LESSON, beside_pages
from holding_on.server.admission import Admission, MustWait, memory_to_spare, tables_for
from holding_on.server.connection import TRY_AGAIN_LATER
from holding_on.server.console import Console, LogFilter
from holding_on.server.http_server import LimitedHTTPServer, addresses_of_this_machine
from holding_on.server.invitation import invitation_for
from holding_on.server.kernel_keys import KernelKeys
from holding_on.server.private_names import is_closing, signal_handler, use_renderer
from holding_on.server.questions import QuestionsHandler
from holding_on.server.rendering import LOST, PageRenderer
from holding_on.server.served import IDLE, Served
from holding_on.server.token_guard import (
    PARAMETER,
    ForLeader,
    cookie,
    cookie_of_leader,
    guarded,
    new_token,
    plain_page,
)
from holding_on.server.wall import ROUND, Draws, Wall, leader_entry, leader_pages
from holding_on.server.xsrf_cookie import cookie_handler

READY = "voila/static/voila-style.js"
OPEN_FILES = 4096
OPEN_FILES_ON_WINDOWS = 512
"""The most files that may be open on Windows: its `select` can wait for no more."""

SERVICE_UNAVAILABLE = 503
AGAIN = 3
"""Seconds until a web page that waits tries again."""


class RoomCookie:
    """A mixin for web pages that are opened by their address with the token: sets a cookie for the next requests."""

    settings: dict[str, Any]
    set_cookie: Callable[..., None]

    async def prepare(self) -> None:
        """Set the cookie before the web page is made."""
        await super().prepare()  # type: ignore[misc]  # of the handler that stands beside it
        for name, token in self.settings["room"].items():
            self.set_cookie(name, token, httponly=True, samesite="Strict")


class PageHandler(RoomCookie, TornadoVoilaHandler):  # type: ignore[misc]  # its base has no types
    """Serves a notebook as a web page with a kernel, when there are not too many already."""

    kernel_manager: Any = None
    """The object that Voila asks for kernels; while a web page is being opened, this is the `PageOpening` of the page.
    """
    _rendering: asyncio.Future[None] | None = None
    _has_begun = False
    """Whether a part of the web page has been sent."""

    async def get(self, path: str | None = None) -> None:
        """Open the web page, or send a page that says why the user has to wait and that tries again."""
        self._rendering = asyncio.ensure_future(self._open(path))
        try:
            await self._rendering
        except MustWait as reason:
            self._let_wait(reason)
        except asyncio.CancelledError:
            return  # the browser has gone

    async def head(self, path: str | None = None) -> None:
        """Answer with status 503 when there are too many tables; the page that waits asks this."""
        try:
            self.settings["admission"].admit(self.request.remote_ip)
        except MustWait:
            self.set_status(SERVICE_UNAVAILABLE)

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """Yield the web page part by part; raise MustWait when something is missing and it has to be made again."""
        async for part in super().get_generator(path):
            if LOST in part:
                raise MustWait("room.lost")
            if not self._has_begun:
                self._has_begun = True
                self.settings["kernel_keys"].hand_out(self, self.kernel_manager.kernel_id)
            yield part

    def on_connection_close(self) -> None:
        """Stop making the web page, because the browser has gone."""
        super().on_connection_close()
        if self._rendering is not None:
            self._rendering.cancel()

    async def _open(self, path: str | None) -> None:
        async with self.settings["admission"].opened(self.request.remote_ip) as self.kernel_manager:
            await super().get(path)

    def _let_wait(self, reason: MustWait) -> None:
        tables = self.settings["admission"].most
        if tables:  # 0 when the server is ending
            self.settings["console"].print_once(f"{reason.key}_here", n=tables)
        said = {"reason": say(reason.key), "again": say("room.again"), "seconds": AGAIN}
        if self._has_begun:
            self.finish(plain_page("lost.html", **said))
            return
        self.set_status(SERVICE_UNAVAILABLE)
        self.set_header("Retry-After", AGAIN)
        self.set_header("Cache-Control", "no-store")
        self.finish(plain_page("waiting.html", **said))


class IndexHandler(RoomCookie, TornadoVoilaTreeHandler):  # type: ignore[misc]  # its base has no types
    """Serves the index with links to the lessons and the game."""


class KernelWebsocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # its base has no types
    """The websocket between a web page and its kernel."""

    async def pre_get(self) -> None:
        """Refuse the websocket with 404 when the kernel has ended: a page that was asleep may ask for such a kernel."""
        self.settings["kernel_keys"].check(self, self.kernel_id)
        if self.kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        await super().pre_get()

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message; close the connection when too many messages wait because the page reads none of them."""
        if is_closing(self):
            return None
        try:
            sent = super().write_message(message, binary)
        except StreamBufferFullError:
            return self.connection.hang_up(TRY_AGAIN_LATER, "wire.unread")
        if sent is not None:
            sent.add_done_callback(_retrieve_error)
        return sent


def _retrieve_error(sent: asyncio.Future[None]) -> None:
    """Read the error of a message that could not be sent because the page has gone; asyncio logs every unread error."""
    if not sent.cancelled():
        sent.exception()


class KernelModel(KernelHandler):
    """Answers a web page that has the key to a kernel whether the kernel still runs, and allows nothing else."""

    SUPPORTED_METHODS = ("GET",)

    async def get(self, kernel_id: str) -> None:
        """Send Jupyter's description of the kernel."""
        self.settings["kernel_keys"].check(self, kernel_id)
        await super().get(kernel_id)  # type: ignore[misc]  # of a handler that is a coroutine, as tornado allows


class Goodbye(VoilaShutdownKernelHandler):  # type: ignore[misc]  # its base has no types
    """Ends the kernel of a web page that is left."""

    async def post(self, kernel_id: str) -> None:
        """End the kernel of the web page that sends this request when it is left."""
        keys = self.settings["kernel_keys"]
        keys.check(self, kernel_id)
        keys.take_back(self, kernel_id)
        await super().post(kernel_id)


_ROOM = re.compile(r"(?<=/rooms/)(\d\d)(?=\.svg$)")
"""The number of a lesson in the address of the picture of its room."""


def _room_of(number: re.Match[str]) -> str:
    """Return the number of a room; the lessons of one's own begin with the first room again."""
    return f"{(int(number[1]) - 1) % (FIRST_OWN - 1) + 1:02}"


class TemplateFiles(TemplateStaticFileHandler):  # type: ignore[misc]  # its base has no types
    """Serves the files of the template of web pages."""

    def parse_url_path(self, url_path: str) -> str:
        """Return the path of NAME/static/FILE; raise HTTP error 404 for anything else."""
        _, static, *file = [*url_path.split("/"), ""]
        if static != "static" or not any(file) or ".." in file:
            raise HTTPError(404)
        path: str = super().parse_url_path(_ROOM.sub(_room_of, url_path))
        return path


SERVED: dict[type, type] = {
    TornadoVoilaHandler: PageHandler,
    VoilaKernelWebsocketHandler: KernelWebsocket,
    KernelHandler: KernelModel,
    VoilaShutdownKernelHandler: Goodbye,
    TemplateStaticFileHandler: TemplateFiles,
    **{files: files for files in (MultiStaticFileHandler, ThemesHandler, FileFindHandler)},
}
"""The handlers of Voila and Jupyter that are kept, each with the handler that replaces it; all others are left out,
since web pages do not need them."""

SERVED_OF_A_FOLDER: dict[type, type] = {
    **SERVED,
    TornadoVoilaTreeHandler: IndexHandler,
    AllowListFileHandler: AllowListFileHandler,
}
"""The handlers that are kept when a whole folder is served: also the index, and the pictures in notebooks."""


class PageServer(Voila):  # type: ignore[misc]  # its base has no types
    """Voila with only the handlers that web pages need; with a token it serves all machines in the network."""

    token_of_room = ""
    secret_of_leader = ""
    wall: Wall | None = None
    """What the leader's page shows; None without such a page."""
    most_tables: int | None = None
    """The most tables that may be open; with None, the memory of the machine decides."""
    open_files = OPEN_FILES

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.console, self.log_filter = Console(), LogFilter()
        use_renderer(PageRenderer)

    def init_settings(self) -> dict[str, Any]:
        """Return the settings that every handler can read."""
        room = {cookie(self.port): self.token_of_room} if self.token_of_room else {}
        found: dict[str, Any] = super().init_settings()
        errors = found["voila_jinja2_env"]  # errors are shown by templates of ours
        self.own = addresses_of_this_machine()
        most = self.most_tables or tables_for(memory_to_spare(), self.open_files - self._connections())
        self.admission = Admission(
            self.kernel_manager, most, self.own, lambda address: self.http_server.is_here(address)
        )
        ours = {"room": room, "jinja2_env": errors, "console": self.console, "admission": self.admission}
        return {**found, **self.tornado_settings, **ours, "kernel_keys": KernelKeys(self.server_url)}

    def init_handlers(self) -> list[Any]:
        """Return the handlers of all paths that are served."""
        served = SERVED if self.notebook_path else SERVED_OF_A_FOLDER
        kept = []
        for path, handler, *given in super().init_handlers():
            if handler is TornadoVoilaHandler and self.notebook_path:
                path = "/"  # otherwise this handler would answer every unknown path
                kept += self._lessons({key: value for key, value in given[0].items() if key != "notebook_path"})
            if handler in served:
                kept.append((path, served[handler], *given))
        asking = [] if self.wall is None else [(QUESTIONS, QuestionsHandler, {"wall": self.wall})]
        return [
            *asking,
            *beside_pages(self.server_url),
            cookie_handler(self.server_url),
            *kept,
        ]

    def _lessons(self, given: dict[str, Any]) -> list[Any]:
        """Return the handlers of the lessons and their index, for a server whose main page is one notebook."""
        index = {"voila_configuration": self.voila_configuration}
        lesson, tree = (url_path_join(self.server_url, path) for path in (LESSON, INDEX))
        return [(lesson, PageHandler, given), (tree, IndexHandler, index)]

    def listen(self) -> None:
        """Serve until Ctrl-C or the signal to end."""
        answering = self._guarded() if self.token_of_room else self.app
        self.http_server = LimitedHTTPServer(
            answering,
            most=self._connections(),
            own=self.own,
            notice=lambda address: self.console.print_once("room.crowded", address=address),
            max_body_size=settings.LARGEST_MESSAGE,
        )
        try:
            self.http_server.listen(self.port, self.ip)
        except OSError as trouble:
            self.log.critical(trouble)
            self.exit(1)
        self.ioloop = IOLoop.current()
        if self.wall is not None:
            PeriodicCallback(self.wall.sweep, ROUND * 1000).start()
        if not self.notebook_path:
            self.ioloop.add_callback(self.kernel_manager.keep_a_spare)
        try:
            with _ended_by(signal_handler(self)):
                self.ioloop.start()
        finally:
            self.stop()

    def has_kernel(self, kernel_id: str) -> bool:
        """Whether a kernel with this id runs."""
        return kernel_id in self.kernel_manager

    def _guarded(self) -> Router:
        """Return the router that asks for the token, and for the leader's secret where there is a leader's page."""
        leader = None
        if self.wall is not None:
            entry = leader_entry(cookie_of_leader(self.port), self.secret_of_leader)
            leader = ForLeader(LEADER, self.secret_of_leader, entry, leader_pages(self.wall))
        return guarded(self.token_of_room, self.port, self.app, leader)

    async def _end_all(self) -> None:
        """Cancel the opening of every web page, and end every kernel.

        No kernel is asked to shut down first: a kernel that is being started would reply with a traceback.
        """
        await self.admission.end()
        await self.kernel_manager.shutdown_all(now=True)

    def _connections(self) -> int:
        return min(http_server.MOST, self.open_files // 2)

    def stop(self) -> None:
        """End every kernel, in the event loop in which it was started: in another loop a start could not finish."""
        self.log_filter.ending = True
        self.http_server.stop()
        self.ioloop.run_sync(self._end_all)
        rmtree(self.connection_dir, ignore_errors=True)


@contextmanager
def _ended_by(handle: Callable[[int, Any], None]) -> Iterator[None]:
    """Within the block, let `handle`, which asks the event loop to end, handle Ctrl-C and a closed window.

    A KeyboardInterrupt could interrupt the start of a kernel, and nobody would end that kernel.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # a process in the background of a shell has no Ctrl-C
        signal.signal(signal.SIGINT, handle)
    hang_up.ends(lambda: handle(signal.SIGHUP, None))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def allow_open_files() -> int:
    """Allow this process to open as many files as many tables need, and return the number of files it may open now.

    Each table needs about ten open files, and some systems allow only 256.
    """
    if sys.platform == "win32":  # Python has no module `resource` there
        return OPEN_FILES_ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return OPEN_FILES if soft == resource.RLIM_INFINITY else soft


class Leading(NamedTuple):
    """The leader's pages of a room: their secret, and the functions that draw them."""

    secret: str
    draws: Draws
    questions_at: Callable[[int], str]
    """Returns the address of the page of the six questions, given the port: without a token, for the leader's page."""


def serve(
    what: Path,
    port: int,
    idle: float = IDLE,
    token: str = "",
    tables: int | None = None,
    leading: Leading | None = None,
) -> None:
    """Serve one notebook, or a folder of notebooks with an index, until Ctrl-C; then end every kernel.

    `idle` is the number of minutes after which a kernel without a web page ends. `tables` is the most tables that may
    be open at a time; with None, the memory of the machine decides. Only a room has a page for its leader.
    """
    given = Config()
    prepare = settings.configure_room if token else settings.configure_pages
    prepare(given, idle)
    given.Voila.port = port
    given.Voila.log_level = settings.log_level()
    given.Voila.open_browser = False
    given.Voila.config_file_paths = []
    logging.getLogger("tornado").setLevel(settings.log_level())
    server = PageServer.instance(config=given)
    server.open_files = allow_open_files()
    server.token_of_room = token
    server.most_tables = tables
    server.log_filter.over(server.log)
    with ExitStack() as run:
        if leading is not None:
            server.secret_of_leader = leading.secret
            server.wall = run.enter_context(Wall(leading.draws, server.console, server.has_kernel))
            server.wall.questions_at = leading.questions_at(port)
        server.initialize([str(what)])
        server.start()


def served(what: Path, idle: float = IDLE, tables: int | None = None) -> Served:
    """Return the description of a server that answers only this machine; its `ready` path starts no kernel."""
    return Served(lambda port: serve(what, port, idle, tables=tables), path="", ready=READY)


def served_to_room(
    what: Path, idle: float, addresses: Sequence[str], tables: int | None = None, draws: Draws | None = None
) -> Served:
    """Return the description of a server for everybody in the network who has the address with the token.

    With `draws`, which draw them, the leader of the room has pages of their own, behind a secret of their own.
    """
    token = new_token()
    asked = f"?{PARAMETER}={token}"
    leading = None
    if draws is not None:
        at = f"http://{addresses[0]}"
        leading = Leading(new_token(), draws, lambda port: f"{at}:{port}{QUESTIONS}")

    def invitation(port: int) -> str:
        tables, lessons = ([f"http://{each}:{port}{path}{asked}" for each in addresses] for path in ("/", INDEX))
        leader = f"http://{addresses[0]}:{port}{LEADER}?{PARAMETER}={leading.secret}" if leading else ""
        questions = f"{leading.questions_at(port)}{asked}" if leading else ""
        return invitation_for(tables, lessons[0], leader, questions)

    return Served(
        lambda port: serve(what, port, idle, token, tables, leading),
        path=asked,
        ready=READY + asked,
        invitation=invitation,
    )
