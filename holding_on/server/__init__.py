"""The servers' side: settings for Voila and JupyterLab, and the folder of the notebooks.

It is also a Jupyter server extension, so that JupyterLab and Binder answer a click at once, let go of the kernel of a
page that was left, and find what our pages link to. Installing the package does not enable it: `lab` and Binder's
`start` do, for the server that they start, by showing it the folder `config`.
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
