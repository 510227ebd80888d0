"""The kernel behind a page or a notebook: all that it sends about a click is the answer.

A stock kernel announces each message that it is about to handle with a message of its own, "busy". Of a cell a notebook
shows that; of a click nobody sees it, and the browser would be reading it just when the answer comes.

And where a message makes no sense to a widget, a stock kernel sends a traceback, with colours and the lines of every
file, which takes up to 100 ms. In a notebook its author reads the traceback. On a page nobody can.
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
"""The environment variable that Voila sets for each kernel in which it runs a notebook."""


class QuietShell(ZMQInteractiveShell):
    """The stock shell, which sends only the kind of an error where a page's widget refused a message."""

    def showtraceback(self, exc_tuple: Any = None, *args: Any, **kwargs: Any) -> None:
        """Show the exception of a cell; of an exception at a page's click send the kind alone."""
        if OF_A_PAGE in os.environ and self.kernel.get_parent("shell").get("msg_type") == CLICK:
            show_kind_alone(self, exc_tuple)
        else:
            super().showtraceback(exc_tuple, *args, **kwargs)


class QuietKernel(StatusFilter, IPythonKernel):
    """The stock kernel, which sends no "busy" before it answers a widget; that it is free again it sends as ever."""

    shell_class = Type(QuietShell)

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        level = os.environ.get("HOLDING_ON_LOG_LEVEL")
        if level:
            self.log.setLevel(level.upper())
            for window in self.log.handlers:  # its application would make others, which write into cells
                window.setLevel(level.upper())

    def do_complete(self, code: str, cursor_pos: int) -> Any:
        """Complete a name; what Jedi remembers for it goes where IPython writes, and not into the home folder."""
        with suppress(ImportError):  # IPython completes without it, too
            import jedi

            jedi.settings.cache_directory = Path(get_ipython_dir()) / "jedi"
        return super().do_complete(code, cursor_pos)

    def announces(self, status: str, channel: str, parent: Any) -> bool:
        """Whether the kernel sends this status: every one but the "busy" before the answer to a widget."""
        return not (status == "busy" and parent is None and self.get_parent(channel).get("msg_type") == CLICK)
