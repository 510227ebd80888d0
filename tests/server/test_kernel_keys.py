"""The key to a kernel: for that kernel alone, brought to its own paths alone, made by this server alone."""

from __future__ import annotations

from http.cookies import Morsel
from types import SimpleNamespace
from typing import Any

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import HTTPError, RequestHandler

from holding_on.server.kernel_keys import KernelKeys

OURS, OTHER = "11111111-1111-1111-1111-111111111111", "22222222-2222-2222-2222-222222222222"


def request(**brought: str) -> Any:
    """A request with these cookies, as the server has it."""
    handler = RequestHandler.__new__(RequestHandler)
    brings = "; ".join(f"{name}={value}" for name, value in brought.items())
    told = HTTPHeaders({"Host": "here", "Cookie": brings})
    connection: Any = SimpleNamespace()
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    handler.request = HTTPServerRequest(headers=told, connection=connection, start_line=line)
    return handler


def cookies(answered: RequestHandler) -> dict[str, Morsel[str]]:
    """What an answer sets."""
    return dict(vars(answered).get("_new_cookie", {}))


def handed_out(keys: KernelKeys, kernel: str) -> Any:
    """What a browser brings that was given the key to a kernel."""
    answer = request()
    keys.hand_out(answer, kernel)
    return request(**{name: one.value for name, one in cookies(answer).items()})


def test_a_key_opens_its_own_kernel_and_no_other() -> None:
    keys = KernelKeys("/")
    keys.check(handed_out(keys, OURS), OURS)
    with pytest.raises(HTTPError, match="404"):
        keys.check(handed_out(keys, OURS), OTHER)
    with pytest.raises(HTTPError, match="404"):
        keys.check(handed_out(KernelKeys("/"), OURS), OURS)


@pytest.mark.parametrize("made_up", ["", "x", OURS, "\u00e4", "0" * 64])
def test_a_key_cannot_be_made_up_or_carried_over(made_up: str) -> None:
    keys = KernelKeys("/")
    answer = request()
    keys.hand_out(answer, OTHER)
    theirs = [(name.replace(OTHER, OURS), one.value) for name, one in cookies(answer).items()]
    for name, value in theirs:
        for brought in ({name: value}, {name: made_up}):
            with pytest.raises(HTTPError, match="404"):
                keys.check(request(**brought), OURS)


def test_it_is_brought_where_its_kernel_is_asked_for_and_no_script_reads_it() -> None:
    keys = KernelKeys("/mine/")
    for deed, is_there in ((keys.hand_out, True), (keys.take_back, False)):
        answer = request()
        deed(answer, OURS)
        found = cookies(answer).values()
        assert [one["path"] for one in found] == [f"/mine/api/kernels/{OURS}", f"/mine/voila/api/shutdown/{OURS}"]
        assert all(one["httponly"] and one["samesite"] == "Strict" for one in found)
        assert {bool(one.value) for one in found} == {is_there}
