"""Keys with which a page reaches its own kernel and no other, even if it knows the other's name.

With its page a browser gets a key to the page's kernel: a cookie that it sends to the paths of this kernel alone. So
every tab has its own key, whatever else the browser has open, and a page that wakes up or says goodbye still has it.
The server stores no keys: a key is the kernel's name, signed with a secret that this server alone knows.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from jupyter_server.utils import url_path_join
from tornado.web import HTTPError, RequestHandler

PATHS = ("api/kernels", "voila/api/shutdown")
"""The paths at which a page asks for its kernel, opens its websocket, and says goodbye."""


class KernelKeys:
    """The keys to the kernels of one server."""

    def __init__(self, base_url: str) -> None:
        self._base_url, self._secret = base_url, secrets.token_bytes(32)

    def hand_out(self, handler: RequestHandler, kernel_id: str) -> None:
        """Give the key of a kernel to the browser that is answered."""
        for name, path in self._cookies(kernel_id).items():
            handler.set_cookie(name, self._key(kernel_id), path=path, httponly=True, samesite="Strict")

    def take_back(self, handler: RequestHandler, kernel_id: str) -> None:
        """Let the browser forget the key of a kernel that ends: a browser keeps only so many cookies."""
        for name, path in self._cookies(kernel_id).items():
            handler.clear_cookie(name, path=path, httponly=True, samesite="Strict")

    def check(self, handler: RequestHandler, kernel_id: str) -> None:
        """Raise HTTP error 404 when a request brings no key to a kernel, whether or not there is such a kernel."""
        brought = [handler.get_cookie(name) or "" for name in self._cookies(kernel_id)]
        if not any(hmac.compare_digest(one.encode(), self._key(kernel_id).encode()) for one in brought):
            raise HTTPError(404)

    def _key(self, kernel_id: str) -> str:
        return hmac.new(self._secret, kernel_id.encode(), hashlib.sha256).hexdigest()

    def _cookies(self, kernel_id: str) -> dict[str, str]:
        """The path of each cookie by its name; the names differ, as a reply sets only one cookie of a name."""
        return {
            f"holding-on-{path.rpartition('/')[2]}-{kernel_id}": url_path_join(self._base_url, path, kernel_id)
            for path in PATHS
        }
