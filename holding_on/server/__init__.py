"""The servers' side: settings for Voila and JupyterLab, and the folder of the notebooks.

It is also a Jupyter server extension, switched on where the package is installed, so that JupyterLab and
Binder answer a click at once and let go of the kernel of a page that was left, without anybody's help.
"""

from __future__ import annotations

from typing import Any

from holding_on.quick_schemas import import_jsonschema

import_jsonschema()  # before Jupyter does

__all__ = ["_jupyter_server_extension_points", "_load_jupyter_server_extension"]


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Where Jupyter finds the function below."""
    return [{"module": "holding_on.server"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Called once by a Jupyter server while it starts."""
    from holding_on.server.connection import answer_at_once
    from holding_on.server.leaving import free_the_kernel

    answer_at_once(server.web_app.settings)
    free_the_kernel()
