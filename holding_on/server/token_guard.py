"""A guard before a server: it lets a request with the token pass, and answers every other request with a refusal.

The guard sees every request, also for files and websockets. It takes the token out of each request, so that the token
appears in no log and no kernel gets it.
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import socket
from typing import Any, NamedTuple
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader
from tornado.httputil import HTTPServerRequest
from tornado.routing import AnyMatches, Matcher, Router, Rule, RuleRouter
from tornado.web import Application, RequestHandler

from holding_on.common.words import say
from holding_on.server.settings import TEMPLATES

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of a token. No two of them look alike, so that people can read a token on a screen and type it."""

LENGTH = 10
"""The number of characters of a token: about 50 bits. It is short enough to type, and with a thousand guesses a second
finding it would take longer than a life."""

PARAMETER = "token"


def new_token() -> str:
    """Return a new token, by chance, for one run of the server."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def cookie(port: int) -> str:
    """Return the name of the cookie that holds the token. The port is in it, as cookies go to all ports."""
    return f"holding-on-{port}"


def cookie_of_leader(port: int) -> str:
    """Return the name of the cookie that holds the leader's secret."""
    return f"{cookie(port)}-leader"


class ForLeader(NamedTuple):
    """The pages of the leader of a room, and the secret that lets in there and nowhere else."""

    path: str
    """The path of the leader's page; what lies below it is the leader's too."""
    secret: str
    entry: Application
    """Answers the address with the secret in it."""
    pages: Application
    """Answers the browser that has the secret in its cookie."""


def guarded(token: str, port: int, inside: Application, leader: ForLeader | None = None) -> Router:
    """Return a router that hands requests with the token on to `inside`, and refuses all other requests.

    What is the leader's is handed on only with the leader's secret, which opens nothing else.
    """
    refused = Application([(".*", _Refusal)])
    rules = [Rule(_Invited(token, port), inside), Rule(AnyMatches(), refused)]
    if leader is not None:
        leading = [
            Rule(_Leading(leader, port, by_address=True), leader.entry),
            Rule(_Leading(leader, port, by_address=False), leader.pages),
            Rule(_Below(leader.path), refused),
        ]
        rules = [*leading, *rules]
    return RuleRouter(rules)


class _Invited(Matcher):
    """Matches requests that bring the token, in the address or in a cookie, and that name this machine as host."""

    def __init__(self, token: str, port: int) -> None:
        self._token, self._cookie = token.encode(), cookie(port)

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return an empty dictionary when the request may pass, and None when it may not."""
        brought = request.query_arguments.get(PARAMETER, [])
        if self._cookie in request.cookies:
            brought = [*brought, request.cookies[self._cookie].value.encode()]
        invited = any(hmac.compare_digest(one, self._token) for one in brought)
        _forget_token(request)
        return {} if invited and _is_ours(request.host_name) else None


class _Below(Matcher):
    """Matches requests for a path, and for what lies below it."""

    def __init__(self, path: str) -> None:
        self._path = path

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return an empty dictionary when the path is asked for, else None."""
        return {} if request.path == self._path or request.path.startswith(f"{self._path}/") else None


class _Leading(_Below):
    """Matches requests for the leader's pages that bring the secret: in the address, or else in the cookie."""

    def __init__(self, leader: ForLeader, port: int, by_address: bool) -> None:
        super().__init__(leader.path)
        self._secret, self._cookie, self._by_address = leader.secret.encode(), cookie_of_leader(port), by_address

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return an empty dictionary when the request may pass, and None when it may not."""
        if super().match(request) is None:
            return None
        if self._by_address:
            brought = request.query_arguments.get(PARAMETER, [])
            _forget_token(request)
        else:
            brought = [request.cookies[self._cookie].value.encode()] if self._cookie in request.cookies else []
        leads = any(hmac.compare_digest(one, self._secret) for one in brought)
        return {} if leads and _is_ours(request.host_name) else None


class _Refusal(RequestHandler):
    """Answers a request without the token with a web page that says that the token is missing."""

    def prepare(self) -> None:
        """Answer every method alike."""
        self.set_status(403)
        self.finish(plain_page("refused.html", refused=say("room.refused")))


def plain_page(template: str, **words: object) -> str:
    """Return a web page without a kernel, made from a file in the folder of templates."""
    page = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True).get_template(template)
    return page.render(**{"title": say("page.title"), **words})


def _forget_token(request: HTTPServerRequest) -> None:
    for known in (request.arguments, request.query_arguments):
        known.pop(PARAMETER, None)
    request.query = urlencode(request.query_arguments, doseq=True)
    request.uri = f"{request.path}?{request.query}" if request.query else request.path


def _is_ours(host: str) -> bool:
    """Whether the host of a request is an IP address or a name of this machine, and not any other name."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        name = socket.gethostname().lower()
        return host in ("localhost", name, f"{name}.local")
    return True
