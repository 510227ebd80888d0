"""A widget whose state is saved in no notebook, so that its text can be read where no kernel runs."""

from __future__ import annotations

from typing import Any

import comm
import ipywidgets  # type: ignore[import-untyped]  # published without types
from IPython.core.getipython import get_ipython


class Unsaved(ipywidgets.Widget):  # type: ignore[misc]  # its base has no types
    """A widget that also has a text, which every export shows.

    A program that runs a notebook from beginning to end, such as `jupyter nbconvert --execute`, saves the state of each
    widget whose messages come from a cell. nbconvert prefers such a state to the text, although only a page with access
    to the internet can draw it. So the messages of this widget name no cell as their parent. A page still gets them,
    since it listens to the widget and not to the cell.
    """

    def open(self) -> None:
        """Open the comm, unless there is one; in Jupyter, one whose messages name no cell as their parent."""
        kernel = getattr(get_ipython(), "kernel", None)
        if self.comm is None and kernel is not None:
            named = {} if self._model_id is None else {"comm_id": self._model_id}
            opened: Any = comm.create_comm(target_name="jupyter.widget", primary=False, **named)
            opened.kernel = _WithoutCells(kernel)
            self.set_trait("comm", opened)  # set by name: a type checker would take the trait's type from an assignment
            told = {"state": self.get_state(), "buffer_paths": []}
            opened.open(data=told, metadata={"version": ipywidgets.__protocol_version__})
        super().open()


class _WithoutCells:
    """A kernel for a comm, which names no cell as the parent of a message. Messages that answer a page still name its
    request, by which the page knows the echo of its own message.
    """

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernel, name)

    def get_parent(self, *channel: Any) -> dict[str, Any]:
        """The message that is being answered; empty when that is the run of a cell."""
        parent: dict[str, Any] = self._kernel.get_parent(*channel)
        return {} if parent.get("header", {}).get("msg_type") == "execute_request" else parent
