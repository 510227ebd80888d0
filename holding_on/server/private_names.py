"""All uses of private and undocumented names of Jupyter, Voila, IPython and Tornado in this package.

Any release of those packages may move such a name. So pyproject.toml sets the highest version of each package, and
`missing` says which names have gone and what of ours needs them. Modules are imported only when they are needed,
because kernels use this module too.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from typing import Any, NamedTuple


class Private(NamedTuple):
    """A name that another package may move without notice."""

    owner: str
    """The module that has the name; when a class has the name, the module, a colon and the class."""
    name: str
    need: str
    """What of ours does not work without the name."""


_JUPYTER_KERNELS = "jupyter_server.services.kernels.kernelmanager:AsyncMappingKernelManager"
_CONNECTION = "jupyter_server.services.kernels.connection.channels:ZMQChannelsWebsocketConnection"
_RENDERER = "voila.notebook_renderer:NotebookRenderer"
_SHELL = "IPython.core.interactiveshell:InteractiveShell"
_POOLS = "voila.voila_kernel_manager:"
"""The owner of the names of Voila's pools. No class stands after the colon: a function of Voila makes the class (see
`_owner`)."""

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
    """Return a sentence for each name that its package no longer has: the name, and what of ours needs it."""
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
    """Return the kernels that are still being started, by id; each value can be awaited."""
    pending: dict[str, Any] = manager._pending_kernels
    return pending


def keep_messages_in(manager: Any, kernel_id: str, messages: list[Any]) -> None:
    """Make Jupyter append the messages of a kernel without a connected page to `messages`, if it keeps them at all."""
    if kernel_id in manager._kernel_buffers:
        manager._kernel_buffers[kernel_id]["buffer"] = messages


def pages_that_wait(manager: Any) -> dict[str, list[asyncio.Task[Any]]]:
    """Return the tasks in which Voila prepares web pages ahead, by notebook; each result has a `kernel_id`."""
    pools: dict[str, list[asyncio.Task[Any]]] = getattr(manager, "_pools", {})
    return pools


def prepare_another(manager: Any, notebook: str) -> None:
    """Make Voila prepare another web page of a notebook."""
    manager.fill_if_needed(delay=0, notebook_name=notebook)


# ------------------------------------------------------------------ how a page is made


def use_renderer(renderer: type) -> None:
    """Make Voila use our class for all web pages: those prepared ahead, and those made when they are opened."""
    from voila import handler, voila_kernel_manager

    handler.NotebookRenderer = voila_kernel_manager.NotebookRenderer = renderer


class CellWatch:
    """A mixin, to stand before Voila's renderer among the base classes: calls `takes` for each cell that has run, and
    `has_all` at the end."""

    def takes(self, cell: Any) -> bool:
        """Whether a cell that has run becomes part of the web page."""
        raise NotImplementedError

    def has_all(self) -> None:
        """Called when every cell has run, or when Voila runs no more cells."""
        raise NotImplementedError

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> AsyncIterator[Any]:
        async for cell in super()._jinja_cell_generator(nb, kernel_id):  # type: ignore[misc]  # of the renderer after it
            if self.takes(cell):
                yield cell
        self.has_all()


# ------------------------------------------------------------------ websockets


def stream_of(handler: Any) -> Any:
    """Return the stream on which the websocket of a handler sends."""
    return handler.ws_connection.stream


def is_closing(handler: Any) -> bool:
    """Whether the websocket of a handler is closed or is being closed."""
    return handler.ws_connection is None or bool(handler.ws_connection.is_closing())


# ------------------------------------------------------------------ the server's process, and the kernel's


def signal_handler(app: Any) -> Callable[[int, Any], None]:
    """Return the function that Voila calls when a signal tells it to end."""
    handler: Callable[[int, Any], None] = app._handle_signal_stop
    return handler


def show_kind_alone(shell: Any, exc_tuple: Any) -> None:
    """Send only the name of an exception's class to the web page, without its message and traceback."""
    kind, _, _ = shell._get_exc_info(exc_tuple)
    shell._showtraceback(kind, "", [])


class StatusFilter:
    """A mixin, to stand before a kernel class among the base classes: the kernel sends a status only when `announces`
    returns True."""

    def announces(self, status: str, channel: str, parent: Any) -> bool:
        """Whether the kernel sends this status to its web page."""
        raise NotImplementedError

    def _publish_status(self, status: str, channel: str, parent: Any = None) -> None:
        if self.announces(status, channel, parent):
            super()._publish_status(status, channel, parent)  # type: ignore[misc]  # of the kernel class after it
