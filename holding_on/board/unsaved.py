"""A widget whose state is saved in no notebook, so that its words are read where no kernel runs."""

from __future__ import annotations

from typing import Any

import comm
import ipywidgets  # type: ignore[import-untyped]  # published without types
from IPython.core.getipython import get_ipython


class Unsaved(ipywidgets.Widget):  # type: ignore[misc]  # its base has no types
    """A widget that has words beside it, to be shown in every export.

    Whoever runs a notebook from beginning to end, as `jupyter nbconvert --execute` does, saves the state of each widget
    that it hears of from a cell, and nbconvert prefers such a state, which only a page with the internet can draw, to
    the words. So what this widget tells its page is not told as a cell's. Pages listen to a widget itself, whatever
    caused what it tells.
    """

    def open(self) -> None:
        """Open the comm, unless there is one: in Jupyter so that no cell is named as the cause of what it tells."""
        kernel = getattr(get_ipython(), "kernel", None)
        if self.comm is None and kernel is not None:
            named = {} if self._model_id is None else {"comm_id": self._model_id}
            opened: Any = comm.create_comm(target_name="jupyter.widget", primary=False, **named)
            opened.kernel = _WithoutCells(kernel)
            self.set_trait("comm", opened)  # a type would be read off an assignment
            told = {"state": self.get_state(), "buffer_paths": []}
            opened.open(data=told, metadata={"version": ipywidgets.__protocol_version__})
        super().open()


class _WithoutCells:
    """A kernel as a comm uses it. What a page asked for is still answered as such: by that it knows its own echo."""

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernel, name)

    def get_parent(self, *channel: Any) -> dict[str, Any]:
        """The message that is being answered; none where that is the run of a cell."""
        parent: dict[str, Any] = self._kernel.get_parent(*channel)
        return {} if parent.get("header", {}).get("msg_type") == "execute_request" else parent
