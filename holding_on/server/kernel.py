"""The kernel behind a page or a notebook: what it has to say to a click is its answer.

A stock kernel announces each message that it is about to handle with a letter of its own, "busy". Of a cell a notebook
shows that; of a click nobody sees it, and the browser would read it just when the answer comes.
"""

from __future__ import annotations

from typing import Any

from ipykernel.ipkernel import IPythonKernel

CLICK = "comm_msg"
"""What a widget says."""


class PromptKernel(IPythonKernel):
    """The stock kernel, without a word before it answers a widget. That it is free again it says as ever."""

    def _publish_status(self, status: str, channel: str, parent: Any = None) -> None:
        if status == "busy" and parent is None and self.get_parent(channel).get("msg_type") == CLICK:
            return
        super()._publish_status(status, channel, parent)
