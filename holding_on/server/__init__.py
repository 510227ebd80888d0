"""Serves notebooks as web pages, with Voila, and in JupyterLab.

This package is also an extension for Jupyter servers. With the extension JupyterLab and Binder answer a click at once,
end the kernel of a web page that was left, and find the addresses in our links. Installing the package does not enable
the extension: the command `lab` and Binder's script `start` enable it for the server that they start, because they tell
the server to read the folder `config`.
"""

from __future__ import annotations

from typing import Any

__all__ = ["_jupyter_server_extension_points", "_load_jupyter_server_extension"]


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Tell Jupyter in which module it finds `_load_jupyter_server_extension`."""
    return [{"module": "holding_on.server"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """Set up a Jupyter server for our pages; Jupyter calls this once while the server starts."""
    from holding_on.server.addresses import add_addresses
    from holding_on.server.connection import use_no_delay
    from holding_on.server.xsrf_cookie import add_cookie_handler

    use_no_delay(server.web_app.settings)
    add_cookie_handler(server.web_app)
    add_addresses(server)
