"""A base class for widgets whose state is not saved in notebooks, so that exports show their text instead."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import comm
import ipywidgets  # type: ignore[import-untyped]  # published without types
from IPython.core.getipython import get_ipython

IN_THE_BROWSER: Final = "pyodide_kernel."
"""How the modules of the kernel begin that runs inside a browser."""


class Unsaved(ipywidgets.Widget):  # type: ignore[misc]  # its base has no types
    """A widget that an exported notebook shows as text.

    A program that runs a whole notebook, such as `jupyter nbconvert --execute`, saves the state of each widget whose
    messages name a cell as their parent. nbconvert then exports this state instead of the text, and only a web page
    with access to the internet can draw the state. So the messages of this widget name no cell as their parent. A web
    page still receives them, since it listens to the widget and not to the cell.
    """

    def open(self) -> None:
        """Open the comm of the widget, unless it is open. In Jupyter its messages name no cell as their parent."""
        kernel = getattr(get_ipython(), "kernel", None)
        if self.comm is None and kernel is not None:
            named = {} if self._model_id is None else {"comm_id": self._model_id}
            opened: Any = comm.create_comm(target_name="jupyter.widget", primary=False, **named)
            opened.kernel = _WithoutCells(kernel)
            if type(opened).__module__.startswith(IN_THE_BROWSER):
                opened.publish_msg = _with_nulls(opened.publish_msg)
            self.set_trait("comm", opened)  # an assignment would give the trait this type in the type checker
            told = {"state": self.get_state(), "buffer_paths": []}
            opened.open(data=told, metadata={"version": ipywidgets.__protocol_version__})
        super().open()


class _WithoutCells:
    """A wrapper of a kernel for a comm. Its messages name no cell as their parent.

    A reply to a web page still names the request of the web page as its parent, so that the web page recognizes an
    echo of its own message.
    """

    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernel, name)

    def get_parent(self, *channel: Any) -> dict[str, Any]:
        """Return the message to which the kernel replies now, or an empty dict when that message runs a cell."""
        parent: dict[str, Any] = self._kernel.get_parent(*channel)
        return {} if parent.get("header", {}).get("msg_type") == "execute_request" else parent


def _with_nulls(publish: Callable[..., None]) -> Callable[..., None]:
    """Return a function that publishes a message in which each None arrives as `null`.

    A kernel inside a browser hands its messages over without JSON, and there None would become `undefined`. The board's
    code compares with `null`.
    """
    jsnull = import_module("pyodide.ffi").jsnull  # comes with such a kernel, and is installed nowhere else

    def nulls(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: nulls(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [nulls(each) for each in value]
        return jsnull if value is None else value

    def published(kind: str, data: Any = None, *rest: Any, **named: Any) -> None:
        publish(kind, {} if data is None else nulls(data), *rest, **named)

    return published
