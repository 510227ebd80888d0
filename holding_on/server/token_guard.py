"""The guard of a room: it lets requests with the token of the address pass, and refuses all others with a sentence.

The guard stands before everything that is served, files and websockets too. It takes the token out of each request, so
that the token stands in no log and no kernel knows it.
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import socket
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader
from tornado.httputil import HTTPServerRequest
from tornado.routing import AnyMatches, Matcher, Router, Rule, RuleRouter
from tornado.web import Application, RequestHandler

from holding_on.common.words import say
from holding_on.server.settings import TEMPLATES

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a token. None of them is mistaken for another when it is read off a screen and typed."""

LENGTH = 10
"""The number of letters of a token. This is some fifty bits: short enough to type, and a thousand guesses a second
would take longer than anybody lives."""

PARAMETER = "token"


def new_token() -> str:
    """A token for one run of the server."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def cookie(port: int) -> str:
    """The name of the cookie by which a page is known after its first request; cookies know no ports."""
    return f"holding-on-{port}"


def guarded(token: str, port: int, inside: Application) -> Router:
    """Return the router before a server: it hands requests with the token on to `inside`, and refuses all others."""
    refused = Application([(".*", _Refusal)])
    return RuleRouter([Rule(_Invited(token, port), inside), Rule(AnyMatches(), refused)])


class _Invited(Matcher):
    """Picks the requests that bring the token, in the address or in the cookie, to an address of this machine."""

    def __init__(self, token: str, port: int) -> None:
        self._token, self._cookie = token.encode(), cookie(port)

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return an empty dictionary when the request may come in, None when it may not."""
        brought = request.query_arguments.get(PARAMETER, [])
        if self._cookie in request.cookies:
            brought = [*brought, request.cookies[self._cookie].value.encode()]
        invited = any(hmac.compare_digest(one, self._token) for one in brought)
        _forget_token(request)
        return {} if invited and _is_ours(request.host_name) else None


class _Refusal(RequestHandler):
    """Answers every request without a token by a page that says what is lacking."""

    def prepare(self) -> None:
        """Answer every method alike."""
        self.set_status(403)
        self.finish(plain_page("refused.html", refused=say("room.refused")))


def plain_page(template: str, **words: object) -> str:
    """A page that needs no kernel, from a file among the templates."""
    page = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True).get_template(template)
    return page.render(title=say("page.title"), **words)


def _forget_token(request: HTTPServerRequest) -> None:
    for known in (request.arguments, request.query_arguments):
        known.pop(PARAMETER, None)
    request.query = urlencode(request.query_arguments, doseq=True)
    request.uri = f"{request.path}?{request.query}" if request.query else request.path


def _is_ours(host: str) -> bool:
    """Whether a request's host is an IP address or this machine's own name, and not a name that only points here."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        name = socket.gethostname().lower()
        return host in ("localhost", name, f"{name}.local")
    return True
