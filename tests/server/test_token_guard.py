"""Who may come into a room, and that nothing behind the gate can tell the token."""

from __future__ import annotations

import re
import socket

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import Application

from holding_on.server.token_guard import (
    LENGTH,
    ForLeader,
    _Invited,
    cookie,
    cookie_of_leader,
    guarded,
    new_token,
)

TOKEN = "abcdefghjk"
NAME = cookie(8866)


def request(uri: str, cookies: str = "", host: str = "192.168.1.20:8866") -> HTTPServerRequest:
    headers = HTTPHeaders({"Host": host, **({"Cookie": cookies} if cookies else {})})
    return HTTPServerRequest(start_line=RequestStartLine("GET", uri, "HTTP/1.1"), headers=headers)


def invited(asked: HTTPServerRequest) -> bool:
    return _Invited(TOKEN, 8866).match(asked) is not None


def test_the_token_lets_in_from_the_address_and_from_the_cookie() -> None:
    assert invited(request(f"/?token={TOKEN}"))
    assert invited(request("/api/kernels/x/channels", f"other=1; {NAME}={TOKEN}"))
    assert invited(request(f"/?token=an-old-one&token={TOKEN}"))


@pytest.mark.parametrize(
    ("uri", "cookies"),
    [
        ("/", ""),
        ("/?token=", ""),
        ("/?token=abcdefghj", ""),
        (f"/?token={TOKEN}x", ""),
        (f"/?Token={TOKEN}", ""),
        (f"/{TOKEN}", ""),
        ("/?token=%C3%A4%FF", ""),
        ("/", f"{NAME}="),
        ("/", f"{NAME}=wrong"),
        ("/", f"{cookie(8867)}={TOKEN}"),
    ],
)
def test_anything_else_stays_outside(uri: str, cookies: str) -> None:
    assert not invited(request(uri, cookies))


@pytest.mark.parametrize("host", ["192.168.1.20", "10.0.0.5:8866", "[fd00::2]:8866", "[::1]", "localhost:8866"])
def test_a_number_of_this_machine_is_a_way_in(host: str) -> None:
    assert invited(request(f"/?token={TOKEN}", host=host))


def test_its_own_name_is_one_and_a_foreign_name_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Ward-7")
    assert invited(request(f"/?token={TOKEN}", host="ward-7:8866"))
    assert invited(request(f"/?token={TOKEN}", host="WARD-7.local:8866"))
    for foreign in ("example.org", "ward-7.example.org", "localhost.example.org", "192.168.1.20.example.org", ""):
        assert not invited(request(f"/?token={TOKEN}", host=foreign))


@pytest.mark.parametrize(
    ("uri", "left"),
    [
        (f"/?token={TOKEN}", "/"),
        (f"/a/b?theme=dark&token={TOKEN}&x=%C3%A4", "/a/b?theme=dark&x=%C3%A4"),
        ("/?token=wrong", "/"),
    ],
)
def test_behind_the_gate_nobody_sees_the_token(uri: str, left: str) -> None:
    asked = request(uri)
    invited(asked)
    assert asked.uri == left
    assert TOKEN not in f"{asked!r} {asked.full_url()} {asked.query} {asked.arguments} {asked.query_arguments}"


def test_each_start_has_a_token_of_its_own_that_can_be_read_out() -> None:
    tokens = {new_token() for _ in range(200)}
    assert len(tokens) == 200
    assert all(re.fullmatch(rf"[a-hjkmnp-z2-9]{{{LENGTH}}}", token) for token in tokens)


def test_who_is_invited_goes_on_inside_and_who_is_not_does_not() -> None:
    inside = Application()
    there = guarded(TOKEN, 8866, inside)
    assert there.find_handler(request(f"/?token={TOKEN}")).application is inside  # type: ignore[union-attr]
    assert there.find_handler(request("/")).application is not inside  # type: ignore[union-attr]


# ---------------------------------------------------------------------- the leader's page

SECRET = "mnpqrstuvw"
KEPT = cookie_of_leader(8866)


def reached(asked: HTTPServerRequest) -> str:
    """Where a request comes to in a room with a leader's page."""
    places = {name: Application() for name in ("room", "entry", "pages")}
    leader = ForLeader("/wall", SECRET, places["entry"], places["pages"])
    found = guarded(TOKEN, 8866, places["room"], leader).find_handler(asked)
    application = found.application  # type: ignore[union-attr]
    return next((name for name, place in places.items() if place is application), "refused")


def test_the_leaders_secret_opens_the_leaders_page_from_the_address_and_then_from_the_cookie() -> None:
    assert reached(request(f"/wall?token={SECRET}")) == "entry"
    assert reached(request("/wall", f"other=1; {KEPT}={SECRET}")) == "pages"
    assert reached(request("/wall/holding-on/fonts/sans-400.woff2", f"{KEPT}={SECRET}")) == "pages"


@pytest.mark.parametrize(
    ("uri", "cookies"),
    [
        ("/wall", ""),
        ("/wall/", ""),
        ("/wall?token=", ""),
        ("/wall?token=wrong", ""),
        (f"/wall?token={TOKEN}", ""),
        (f"/wall?token={TOKEN}", f"{NAME}={TOKEN}"),
        ("/wall", f"{NAME}={TOKEN}"),
        ("/wall/x", f"{NAME}={TOKEN}"),
        ("/wall", f"{KEPT}={TOKEN}"),
        ("/wall", f"{NAME}={SECRET}"),
        ("/wall", f"{KEPT}="),
        ("/wall", f"{cookie_of_leader(8867)}={SECRET}"),
        (f"/wall?token={SECRET[:-1]}", ""),
        (f"/wall?token={SECRET}x", ""),
        (f"/wall?Token={SECRET}", ""),
        (f"/wall/{SECRET}", ""),
        ("/wall?token=%C3%A4%FF", ""),
    ],
)
def test_nothing_else_opens_the_leaders_page_not_even_the_rooms_token(uri: str, cookies: str) -> None:
    assert reached(request(uri, cookies)) == "refused"


@pytest.mark.parametrize("uri", ["/", "/voila/tree", "/api/kernels/x/channels", "//wall", "/wallpaper", "/wall%2f.."])
def test_the_leaders_secret_opens_no_table(uri: str) -> None:
    assert reached(request(f"{uri}?token={SECRET}", f"{KEPT}={SECRET}; {NAME}={SECRET}")) == "refused"
    assert reached(request(f"{uri}?token={TOKEN}")) == "room"


def test_a_foreign_name_of_the_machine_leads_to_no_leaders_page() -> None:
    assert reached(request(f"/wall?token={SECRET}", host="example.org")) == "refused"
    assert reached(request("/wall", f"{KEPT}={SECRET}", host="example.org")) == "refused"


@pytest.mark.parametrize("uri", [f"/wall?token={SECRET}", f"/wall?token={SECRET}&x=1", "/wall?token=wrong"])
def test_behind_the_gate_nobody_sees_the_leaders_secret(uri: str) -> None:
    asked = request(uri)
    reached(asked)
    assert "token" not in f"{asked!r} {asked.full_url()} {asked.query} {asked.arguments} {asked.query_arguments}"
