"""Gives web pages the cookie that they need to end their kernel when they are left.

When a web page of Voila is left, it sends a request that ends its kernel. The server demands the XSRF token of a cookie
in every such request. But Voila never sets that cookie, so that a server without changes refuses the request and the
kernel stays. Our web pages fetch the cookie here; all checks stay as they are.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import Application, authenticated

PATH = "holding-on/token"
"""The path, below the server's base address, at which the template of a web page asks for the cookie."""


class XsrfCookieHandler(JupyterHandler):
    """Sets the cookie with the XSRF token for web pages of this server; web pages of other servers cannot read it."""

    SUPPORTED_METHODS = ("GET",)

    @authenticated
    def get(self) -> None:
        """Answer with the cookie alone."""
        _ = self.xsrf_token  # reading this property sets the cookie
        self.set_status(204)


def add_cookie_handler(server: Application) -> None:
    """Add the handler to a running Jupyter server."""
    server.add_handlers(".*$", [cookie_handler(server.settings["base_url"])])


def cookie_handler(base_url: str) -> tuple[str, Any]:
    """Return the path of the cookie below `base_url`, and the class that handles it."""
    return url_path_join(base_url, PATH), XsrfCookieHandler
