"""The kernel behind a page or a notebook: what it has to say to a click is its answer.

A stock kernel announces each message that it is about to handle with a letter of its own, "busy". Of a cell a notebook
shows that; of a click nobody sees it, and the browser would read it just when the answer comes.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from ipykernel.ipkernel import IPythonKernel
from IPython.paths import get_ipython_dir

CLICK = "comm_msg"
"""What a widget says."""


class PromptKernel(IPythonKernel):
    """The stock kernel, without a word before it answers a widget. That it is free again it says as ever."""

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

    def _publish_status(self, status: str, channel: str, parent: Any = None) -> None:
        if status == "busy" and parent is None and self.get_parent(channel).get("msg_type") == CLICK:
            return
        super()._publish_status(status, channel, parent)
