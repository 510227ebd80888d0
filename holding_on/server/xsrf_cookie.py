"""Gives pages the cookie that they need to free their kernel when they are left.

Voila's page says goodbye when it is left, with the XSRF token of its cookie, as the server demands of every request
that changes something. But Voila never gives a page that cookie, so that a stock server refuses the goodbye and the
kernel stays. Our pages fetch the cookie here; no check is lifted, on our pages or on any other.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.utils import url_path_join
from tornado.web import Application, authenticated

PATH = "holding-on/token"
"""The path at which a page's template asks for the cookie, below the server's own address."""


class XsrfCookieHandler(JupyterHandler):
    """Gives a page of this server the cookie with its XSRF token; pages from elsewhere cannot read it."""

    SUPPORTED_METHODS = ("GET",)

    @authenticated
    def get(self) -> None:
        """Answer with the cookie and nothing else."""
        _ = self.xsrf_token  # to ask for it sets the cookie
        self.set_status(204)


def add_cookie_handler(server: Application) -> None:
    """Add the handler to a running Jupyter server."""
    server.add_handlers(".*$", [cookie_handler(server.settings["base_url"])])


def cookie_handler(base_url: str) -> tuple[str, Any]:
    """The path, and the handler that answers it."""
    return url_path_join(base_url, PATH), XsrfCookieHandler
