"""Private and undocumented names of Jupyter, Voila, IPython and Tornado: touched here and nowhere else in the servers.

Any release of those packages may move them. So pyproject.toml bounds the packages from above, and `missing` says which
name has gone and what of ours needs it. Nothing is imported before it is needed: kernels use this module too.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from typing import Any, NamedTuple


class Private(NamedTuple):
    """A name that another package may move without notice."""

    owner: str
    """The module; after it a colon and the class, if the name is one of a class."""
    name: str
    need: str
    """What of ours does not work without the name."""


_JUPYTER_KERNELS = "jupyter_server.services.kernels.kernelmanager:AsyncMappingKernelManager"
_CONNECTION = "jupyter_server.services.kernels.connection.channels:ZMQChannelsWebsocketConnection"
_RENDERER = "voila.notebook_renderer:NotebookRenderer"
_SHELL = "IPython.core.interactiveshell:InteractiveShell"
_POOLS = "voila.voila_kernel_manager:"
"""The owner of the names of Voila's pools: no class stands after the colon, as a function of Voila's makes it
(`_owner`)."""

NAMES = (
    Private(_JUPYTER_KERNELS, "_pending_kernels", "ending kernels that are being started while the server ends"),
    Private(_JUPYTER_KERNELS, "_kernel_buffers", "the limit of what is kept for a page that is away"),
    Private(_JUPYTER_KERNELS, "cull_kernel_if_idle", "keeping a kernel while its page is open"),
    Private(_JUPYTER_KERNELS, "_kernels", "the tests of kernel_manager.py"),
    Private(_JUPYTER_KERNELS, "_kernel_connections", "the tests of kernel_manager.py"),
    Private(_JUPYTER_KERNELS, "_async_shutdown_kernel", "the tests of kernel_manager.py"),
    Private(_CONNECTION, "handle_incoming_message", "refusing what no widget sends"),
    Private(_CONNECTION, "handle_outgoing_message", "the limit of what lies unanswered"),
    Private(_CONNECTION, "on_kernel_restarted", "the limit of what lies unanswered"),
    Private(_POOLS, "_pools", "letting go of a kernel that died while it waited for its page"),
    Private(_POOLS, "fill_if_needed", "another kernel that waits in the place of one that died"),
    Private(_POOLS, "get_rendered_notebook", "ending the kernel of a page that is given up"),
    Private(_RENDERER, "_jinja_cell_generator", "noticing a page that did not come out whole"),
    Private(_RENDERER, "generate_content_generator", "noticing a page that did not come out whole"),
    Private("voila.handler", "NotebookRenderer", "noticing a page that did not come out whole"),
    Private("voila.voila_kernel_manager", "NotebookRenderer", "noticing a page that did not come out whole"),
    Private("voila.app:Voila", "init_handlers", "serving only what pages ask for"),
    Private("voila.app:Voila", "init_settings", "the cookie of a room and its waiting page"),
    Private("voila.app:Voila", "_handle_signal_stop", "ending all kernels on Ctrl-C"),
    Private("ipykernel.kernelbase:Kernel", "_publish_status", "a click that is answered without a message before it"),
    Private("ipykernel.kernelbase:Kernel", "get_parent", "telling clicks from cells"),
    Private(
        "ipykernel.comm.comm:BaseComm", "_reply_subshell_for", "the Stop button of a study's bar (study/progress.py)"
    ),
    Private(_SHELL, "_get_exc_info", "short errors of a page's widgets"),
    Private(_SHELL, "_showtraceback", "short errors of a page's widgets"),
    Private("tornado.websocket:WebSocketHandler", "ws_connection", "hanging up on a page that takes nothing"),
    Private("tornado.websocket:WebSocketProtocol", "stream", "hanging up on a page that takes nothing"),
    Private("tornado.websocket:WebSocketProtocol", "is_closing", "hanging up on a page that takes nothing"),
    Private("tornado.iostream:IOStream", "max_write_buffer_size", "the limit of what lies unread"),
    Private("tornado.httpserver:HTTPServer", "handle_stream", "the limits of connections"),
)


def missing() -> list[str]:
    """The names that their packages have no more, each with what of ours needs it."""
    return [f"{one.owner} has no {one.name}: {one.need}" for one in NAMES if not _is_there(one)]


def _is_there(one: Private) -> bool:
    """Whether the owner has the name, or one of the owner's classes mentions the name in its `__init__`."""
    try:
        owner = _owner(one.owner)
    except (ImportError, AttributeError):
        return False
    bases = owner.__mro__ if isinstance(owner, type) else ()
    codes = [vars(base)["__init__"].__code__ for base in bases if hasattr(vars(base).get("__init__"), "__code__")]
    return hasattr(owner, one.name) or any(one.name in code.co_names for code in codes)


def _owner(owner: str) -> Any:
    module, _, name = owner.partition(":")
    found = import_module(module)
    if owner == _POOLS:
        return found.voila_kernel_manager_factory(_owner(_JUPYTER_KERNELS), True, 0)
    return getattr(found, name) if name else found


# ------------------------------------------------------------------ the kernel manager


def kernels_being_started(manager: Any) -> dict[str, Any]:
    """The kernels whose start has not ended, by id, each with what is to be awaited."""
    pending: dict[str, Any] = manager._pending_kernels
    return pending


def keep_messages_in(manager: Any, kernel_id: str, messages: list[Any]) -> None:
    """Let Jupyter collect the messages of a kernel whose page is away in `messages`, where it collects them at all."""
    if kernel_id in manager._kernel_buffers:
        manager._kernel_buffers[kernel_id]["buffer"] = messages


def pages_that_wait(manager: Any) -> dict[str, list[asyncio.Task[Any]]]:
    """The pages that Voila prepares before anybody opens them, by notebook; each result has its `kernel_id`."""
    pools: dict[str, list[asyncio.Task[Any]]] = getattr(manager, "_pools", {})
    return pools


def prepare_another(manager: Any, notebook: str) -> None:
    """Let Voila prepare a page in the place of one that has gone."""
    manager.fill_if_needed(delay=0, notebook_name=notebook)


# ------------------------------------------------------------------ how a page is made


def use_renderer(renderer: type) -> None:
    """Let Voila make pages by a class of ours: those that wait warm, and those that are made when they are opened."""
    from voila import handler, voila_kernel_manager

    handler.NotebookRenderer = voila_kernel_manager.NotebookRenderer = renderer


class CellWatch:
    """A mixin, to stand before Voila's renderer: it is shown each cell that has run before the cell becomes part of
    the page, and told when there are no more."""

    def takes(self, cell: Any) -> bool:
        """Whether a cell becomes part of the page."""
        raise NotImplementedError

    def has_all(self) -> None:
        """Called when every cell has run, or Voila runs no more of them."""
        raise NotImplementedError

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> AsyncIterator[Any]:
        async for cell in super()._jinja_cell_generator(nb, kernel_id):  # type: ignore[misc]  # of the renderer after it
            if self.takes(cell):
                yield cell
        self.has_all()


# ------------------------------------------------------------------ websockets


def stream_of(handler: Any) -> Any:
    """The stream below the websocket of a handler."""
    return handler.ws_connection.stream


def is_closing(handler: Any) -> bool:
    """Whether the websocket of a handler is closed or about to be."""
    return handler.ws_connection is None or bool(handler.ws_connection.is_closing())


# ------------------------------------------------------------------ the server's process, and the kernel's


def signal_handler(app: Any) -> Callable[[int, Any], None]:
    """The function that Voila calls when a signal tells it to end."""
    handler: Callable[[int, Any], None] = app._handle_signal_stop
    return handler


def show_kind_alone(shell: Any, exc_tuple: Any) -> None:
    """Send the name of an exception's class to the page, without message and traceback."""
    kind, _, _ = shell._get_exc_info(exc_tuple)
    shell._showtraceback(kind, "", [])


class StatusFilter:
    """A mixin, to stand before a kernel class: each status that the kernel is about to send is put to `announces`."""

    def announces(self, status: str, channel: str, parent: Any) -> bool:
        """Whether the kernel sends this status to its page."""
        raise NotImplementedError

    def _publish_status(self, status: str, channel: str, parent: Any = None) -> None:
        if self.announces(status, channel, parent):
            super()._publish_status(status, channel, parent)  # type: ignore[misc]  # of the kernel class after it
