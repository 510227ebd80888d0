"""Keys with which a web page reaches its own kernel and no other kernel, even if it knows the other kernel's id.

Together with a web page a browser gets the key to the kernel of this page. The key is a cookie that the browser sends
only to the addresses of this kernel. So each tab has its own key, also after a phone was asleep and when the tab is
closed. The server stores no keys: a key is the id of a kernel, signed with a secret that only this server knows.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from jupyter_server.utils import url_path_join
from tornado.web import HTTPError, RequestHandler

PATHS = ("api/kernels", "voila/api/shutdown")
"""The paths of a kernel: at the first a web page asks for the kernel and opens its websocket, at the second it ends the
kernel when the page is left."""


class KernelKeys:
    """The keys to the kernels of one server."""

    def __init__(self, base_url: str) -> None:
        self._base_url, self._secret = base_url, secrets.token_bytes(32)

    def hand_out(self, handler: RequestHandler, kernel_id: str) -> None:
        """Set the cookies with the key of a kernel, in the reply of this handler."""
        for name, path in self._cookies(kernel_id).items():
            handler.set_cookie(name, self._key(kernel_id), path=path, httponly=True, samesite="Strict")

    def take_back(self, handler: RequestHandler, kernel_id: str) -> None:
        """Remove the cookies of a kernel that ends from the browser, which keeps only a limited number of cookies."""
        for name, path in self._cookies(kernel_id).items():
            handler.clear_cookie(name, path=path, httponly=True, samesite="Strict")

    def check(self, handler: RequestHandler, kernel_id: str) -> None:
        """Raise HTTP error 404 when a request brings no key to a kernel, even if there is no such kernel."""
        brought = [handler.get_cookie(name) or "" for name in self._cookies(kernel_id)]
        if not any(hmac.compare_digest(one.encode(), self._key(kernel_id).encode()) for one in brought):
            raise HTTPError(404)

    def _key(self, kernel_id: str) -> str:
        return hmac.new(self._secret, kernel_id.encode(), hashlib.sha256).hexdigest()

    def _cookies(self, kernel_id: str) -> dict[str, str]:
        """Return the path of each cookie by name; the names differ, since a reply sets only one cookie of a name."""
        return {
            f"holding-on-{path.rpartition('/')[2]}-{kernel_id}": url_path_join(self._base_url, path, kernel_id)
            for path in PATHS
        }
