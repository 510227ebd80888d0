"""A kernel that replies to a click with as few messages as possible.

Jupyter's own kernel sends the message "busy" before it handles any message. A notebook shows that for a cell. For a
click nobody sees it, and the browser would still be reading it when the reply comes.

When a widget cannot handle a message, Jupyter's own kernel sends a traceback with colours and lines of code, which
takes up to 100 ms. The author of a notebook reads the traceback; on a web page nobody can.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from ipykernel.ipkernel import IPythonKernel
from ipykernel.zmqshell import ZMQInteractiveShell
from IPython.paths import get_ipython_dir
from traitlets import Type

from holding_on.server.private_names import StatusFilter, show_kind_alone

CLICK = "comm_msg"
"""The type of the messages that a widget sends."""

OF_A_PAGE = "VOILA_KERNEL_ID"
"""The environment variable that Voila sets in each kernel that runs a notebook for a web page."""


class QuietShell(ZMQInteractiveShell):
    """Jupyter's own shell, except that of an error at a click on a web page it sends only the name of the class."""

    def showtraceback(self, exc_tuple: Any = None, *args: Any, **kwargs: Any) -> None:
        """Show the exception of a cell; for an exception at a click on a web page, send only the name of its class."""
        if OF_A_PAGE in os.environ and self.kernel.get_parent("shell").get("msg_type") == CLICK:
            show_kind_alone(self, exc_tuple)
        else:
            super().showtraceback(exc_tuple, *args, **kwargs)


class QuietKernel(StatusFilter, IPythonKernel):
    """Jupyter's own kernel, except that it sends no "busy" before its reply to a widget; it still sends "idle"."""

    shell_class = Type(QuietShell)

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        level = os.environ.get("HOLDING_ON_LOG_LEVEL")
        if level:
            self.log.setLevel(level.upper())
            for window in self.log.handlers:  # its application would make others, which write into cells
                window.setLevel(level.upper())

    def do_complete(self, code: str, cursor_pos: int) -> Any:
        """Complete a name; Jedi's cache goes into IPython's folder, and not into the home folder."""
        with suppress(ImportError):  # IPython completes without it, too
            import jedi

            jedi.settings.cache_directory = Path(get_ipython_dir()) / "jedi"
        return super().do_complete(code, cursor_pos)

    def announces(self, status: str, channel: str, parent: Any) -> bool:
        """Whether the kernel sends this status: every status except "busy" before the reply to a widget."""
        return not (status == "busy" and parent is None and self.get_parent(channel).get("msg_type") == CLICK)
