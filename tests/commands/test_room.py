"""A room as it is served: who comes in, what a page may do, and that nothing it may not do harms a table."""

from __future__ import annotations

import asyncio
import re
import sys
import time
import urllib.error
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urljoin

import pytest
from websockets.exceptions import InvalidStatus

from holding_on.common.paths import PACKAGE
from tests.commands.rooms import Room, open_room, process_of
from tests.hostile import packed
from tests.sampling import only
from tests.server.guest import Guest, seated, wired
from tools.check.answering import Visit, serving
from tools.check.surroundings import surroundings

TOP = PACKAGE.parent
NOT_ALLOWED = 1008
LINE = "Maeve & Tom, room 2.14"

SHORT = """
import sys
from argparse import Namespace
from holding_on.commands import serving
from holding_on.common.notebooks import notebooks_folder
from holding_on.server.pages import served
seconds = float(sys.argv[1])
page = lambda: served(notebooks_folder() / "play.ipynb", seconds / 60)
sys.exit(serving.run(Namespace(port=None, no_browser=True, log_level="error"), 8893, page))
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """`play --room`; at the end every line that it said is looked through for what should not be there."""
    with open_room(tmp_path_factory.mktemp("room"), "--scenario", "0", "--help-line", LINE) as room:
        yield room
    invited = [text for text in room.said if room.token in text]
    assert all(text.strip().startswith(("http://", "It is ready at http://")) for text in invited)
    assert not [text for text in room.said if "Traceback" in text or "Error" in text]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """`play` on this machine alone, with tables kept for three seconds."""
    line = [sys.executable, "-c", SHORT, "3"]
    with surroundings(TOP) as around, serving(line, tmp_path_factory.mktemp("quiet"), around) as address:
        yield Room(address, [])


def play(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Let a story happen, and not for ever."""
    asyncio.run(asyncio.wait_for(story(), 60))


async def choose(guest: Guest, times: int = 1) -> None:
    """Play some choices; each must be answered and move the game on by one."""
    chance = Random(5)
    for _ in range(times):
        before = guest.view["revision"]
        answered = await guest.act(chance.choice(guest.view["actions"])["code"])
        assert (answered.kind, guest.view["revision"]) == ("done", before + 1)


def status(visit: Visit, address: str, method: str = "GET") -> int:
    """How a request is answered."""
    try:
        visit.fetch(address, method)
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code
    return 200


# ---------------------------------------------------------------------- coming in


@pytest.mark.parametrize(
    "path",
    [
        *("", "?token=", "?token=wrong", "voila/static/voila-style.js", "voila/static/voila-style.js?token=wrong"),
        *("api/kernels", "login", "logout", "voila/files/play.ipynb", "favicon.ico", "no/such/page", "%2e%2e/"),
        "voila/labextensions/anywidget/package.json",
    ],
)
def test_without_the_token_everything_is_refused_in_words(room: Room, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        Visit().fetch(room.origin + path)
    with refused.value as told:
        assert told.code == 403
        assert "you need the whole address, with its token" in told.read().decode("utf-8")
        assert told.headers.get("Set-Cookie") is None


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"])
def test_every_method_is_refused_without_the_token(room: Room, method: str) -> None:
    assert status(Visit(), urljoin(room.origin, "voila/api/shutdown/x"), method) == 403


def test_a_page_is_a_table_of_its_own_and_neighbours_do_not_meet(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as ann, seated(room.address) as ben:
            await ann.sit_down()
            await ben.sit_down()
            assert ann.kernel != ben.kernel
            assert {(guest.form["scenario"], guest.form["help_line"]) for guest in (ann, ben)} == {(0, LINE)}
            await choose(ann, 5)
            assert ben.view["revision"] == 0
            await choose(ben, 2)
            # neither the address without its token nor a neighbour's knowledge of it opens a kernel's wire
            for cookie in ("", "holding-on=wrong"):
                with pytest.raises(InvalidStatus) as refused:
                    await wired(room.address, ann.kernel, cookie)
                assert refused.value.response.status_code == 403
            await ann.leave()
            await ben.leave()

    play(story)


def test_the_cookie_is_for_the_server_alone_and_the_kernel_never_hears_the_token(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as guest:
            (cookie,) = [one for one in guest.visit.cookies if one.value == room.token]
            assert cookie.has_nonstandard_attr("HttpOnly")
            assert cookie.get_nonstandard_attr("SameSite") == "Strict"
            assert room.token not in str(process_of(guest.kernel).environ())
            await guest.leave()

    play(story)


def test_the_invitation_leads_into_the_room(room: Room) -> None:
    told = "".join(room.said)
    assert "The room is open." in told
    assert "████" in told
    first = room.invitation
    assert status(Visit(), urljoin(first, "/voila/static/voila-style.js")) == 403
    assert status(Visit(), urljoin(first, f"/voila/static/voila-style.js?token={room.token}")) == 200


ROOM_OF_A_LESSON = "voila/templates/holding-on/static/rooms/04.svg"


def test_the_lessons_are_served_beside_the_game_to_whoever_has_the_token(room: Room) -> None:
    assert status(Visit(), room.origin + "voila/tree") == 403
    assert status(Visit(), room.origin + ROOM_OF_A_LESSON) == 403
    assert urljoin(room.invitation, f"/voila/tree?token={room.token}") in "".join(room.said)
    learner = Visit()
    shown = learner.fetch(f"{room.origin}voila/tree?token={room.token}")
    assert "<svg" in learner.fetch(room.origin + ROOM_OF_A_LESSON)
    found = re.search(r'href="/(voila/render/04-[^"]+)"', shown)
    assert found
    assert room.token not in shown
    assert "Caring for Billy" in learner.fetch(room.origin + found[1])


# ---------------------------------------------------------------------- what a page may not do


FORBIDDEN: list[tuple[str, str, dict[str, Any]]] = [
    ("shell", "execute_request", {"code": "open('broken-in', 'w')", "silent": False, "store_history": False}),
    ("control", "execute_request", {"code": "open('broken-in', 'w')", "silent": True}),
    ("shell", "complete_request", {"code": "ope", "cursor_pos": 3}),
    ("shell", "inspect_request", {"code": "open", "cursor_pos": 3, "detail_level": 1}),
    ("shell", "history_request", {"hist_access_type": "tail", "n": 9}),
    ("stdin", "input_reply", {"value": "x"}),
    ("control", "debug_request", {"type": "request", "command": "initialize", "seq": 1}),
    ("control", "shutdown_request", {"restart": False}),
    ("shell", "shutdown_request", {"restart": False}),
    ("control", "interrupt_request", {}),
    ("control", "comm_msg", {"comm_id": "x", "data": {}}),
    ("shell", "comm_open", {"comm_id": "x", "target_name": "jupyter.widget", "data": {}}),
]


@pytest.mark.parametrize("which", only(["room"], ["room", "quiet"]))
def test_who_sends_code_is_hung_up_on_and_the_table_plays_on(which: str, request: pytest.FixtureRequest) -> None:
    served: Room = request.getfixturevalue(which)

    async def story() -> None:
        async with seated(served.address) as guest:
            await guest.sit_down()
            await choose(guest, 2)
            kernel = process_of(guest.kernel)
            frames: list[bytes | str] = [
                *(guest.message(kind, content, channel) for channel, kind, content in FORBIDDEN),
                *(b"", b"\xff" * 64, (1 << 60).to_bytes(8, "little") * 9, packed("shell", {}), '{"channel": "shell"}'),
            ]
            for frame in frames:
                await guest.wire.send(frame)
                await asyncio.wait_for(guest.wire.wait_closed(), 10)
                assert guest.wire.close_code == NOT_ALLOWED, frame
                await guest.come_back()
                await choose(guest)
            assert not (Path(kernel.cwd()) / "broken-in").exists()
            assert kernel.is_running()
            await guest.leave()

    play(story)


def test_an_older_way_of_speaking_is_not_listened_to(room: Room) -> None:
    """Without the first protocol the server would read JSON, and frames whose lengths it believes."""

    async def story() -> None:
        async with seated(room.address) as guest:
            for frame in ('{"channel": "shell", "header": {"msg_type": "kernel_info_request"}}', b"\x7f\xff\xff\xff"):
                async with wired(room.address, guest.kernel, guest.visit.cookie, protocols=[]) as wire:
                    await wire.send(frame)
                    await asyncio.wait_for(wire.wait_closed(), 10)
                    assert wire.close_code == NOT_ALLOWED
            await guest.sit_down()
            await choose(guest)
            await guest.leave()

    play(story)


@pytest.mark.parametrize("which", only(["room"], ["room", "quiet"]))
def test_a_page_reaches_no_other_table_and_no_file(which: str, request: pytest.FixtureRequest) -> None:
    served: Room = request.getfixturevalue(which)

    async def story() -> None:
        async with seated(served.address) as guest, seated(served.address) as other:
            await guest.sit_down()
            await other.sit_down()
            server = process_of(guest.kernel).parent()
            assert server is not None
            before = {child.pid for child in server.children()}
            asked = [
                *(("GET", path) for path in NOT_SERVED),
                *((method, "api/kernels") for method in ("POST", "PUT", "DELETE")),
                *(("POST", f"api/kernels/{other.kernel}/{deed}") for deed in ("restart", "interrupt")),
                *((method, f"api/kernels/{other.kernel}") for method in ("DELETE", "PATCH", "POST", "PUT")),
                *((method, "") for method in ("POST", "PUT", "DELETE")),
                ("POST", "voila/api/shutdown/00000000-0000-0000-0000-000000000000"),
                ("GET", f"voila/api/shutdown/{other.kernel}"),
            ]
            for method, path in asked:
                answer = await asyncio.to_thread(status, guest.visit, served.origin + path, method)
                assert answer in (403, 404, 405), f"{method} {path}: {answer}"
            assert before <= {child.pid for child in server.children()}
            await choose(guest, 2)
            await choose(other, 2)
            await guest.leave()
            await other.leave()

    play(story)


@pytest.mark.parametrize("which", only(["room"], ["room", "quiet"]))
def test_who_knows_another_tables_name_can_neither_ask_about_it_nor_join_nor_end_it(
    which: str, request: pytest.FixtureRequest
) -> None:
    served: Room = request.getfixturevalue(which)

    async def story() -> None:
        async with seated(served.address) as guest, seated(served.address) as other:
            await other.sit_down()
            await asyncio.to_thread(guest.visit.fetch, served.origin + "holding-on/token")
            theirs = served.origin + f"api/kernels/{other.kernel}"
            goodbye = served.origin + f"voila/api/shutdown/{other.kernel}"
            assert await asyncio.to_thread(status, guest.visit, theirs) == 404
            assert await asyncio.to_thread(status, guest.visit, goodbye, "POST") == 404
            with pytest.raises(InvalidStatus) as refused:
                await wired(served.address, other.kernel, guest.visit.cookie)
            assert refused.value.response.status_code == 404
            assert await asyncio.to_thread(status, other.visit, theirs) == 200
            await choose(other, 2)
            await guest.leave()
            await other.leave()

    play(story)


def test_a_browser_has_the_keys_to_all_of_its_own_tables(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as first:
            shown = await asyncio.to_thread(first.visit.fetch, room.origin)
            found = re.search(r'"kernelId": "([^"]+)"', shown)
            assert found
            for kernel in (first.kernel, found[1]):
                assert await asyncio.to_thread(status, first.visit, f"{room.origin}api/kernels/{kernel}") == 200
            process = process_of(found[1])
            await asyncio.to_thread(first.visit.fetch, f"{room.origin}holding-on/token")
            goodbye = f"{room.origin}voila/api/shutdown/{found[1]}"
            await asyncio.to_thread(first.visit.fetch, goodbye, method="POST")
            await asyncio.to_thread(process.wait, 50)
            left = [cookie.path for cookie in first.visit.cookies if found[1] in cookie.name]
            assert left == []
            await first.sit_down()
            await choose(first)
            await first.leave()

    play(story)


NOT_SERVED = [
    *("api/kernels", "api/kernels/", "api/sessions", "api/kernelspecs", "api/contents", "api/contents/play.ipynb"),
    *("api/terminals", "api/config/notebook", "api/status", "api/me", "api/events", "api", "metrics", "lab", "tree"),
    *("login", "logout", "files/play.ipynb", "files/etc/passwd", "notebooks/play.ipynb", "nbconvert/html/play.ipynb"),
    *("voila/files/play.ipynb", "voila/files/..%2f..%2fetc%2fpasswd", "voila/tree/..", "voila/render/other.ipynb"),
    *("voila/render/..%2fREADME.ipynb", "voila/render/00-nothing.ipynb", "voila/render/01-the-ward"),
    *("voila/api/contents", "voila/api/contents/play.ipynb", "voila/execution/x", "play.ipynb", "etc/passwd"),
    *("voila/query/00000000-0000-0000-0000-000000000000", "voila/static/../../app.py", "voila/static/%2e%2e/x"),
    *("voila/static/..%2f..%2f..%2fetc%2fpasswd", "voila/templates/holding-on/static/..%2findex.html.j2"),
    *("voila/labextensions/..%2f..%2fkernels/python3/kernel.json", "api/kernels/00000000-0000-0000-0000-000000000000"),
    "api/kernels/00000000-0000-0000-0000-000000000000/channels",
]


# ---------------------------------------------------------------------- leaving


def test_leaving_frees_the_kernel_within_a_minute_and_no_other(room: Room) -> None:
    async def story() -> None:
        async with seated(room.address) as leaves, seated(room.address) as stays:
            await leaves.sit_down()
            await stays.sit_down()
            kernel = process_of(leaves.kernel)
            await leaves.leave()
            await asyncio.to_thread(kernel.wait, 50)
            await choose(stays, 2)
            await stays.leave()

    play(story)


@pytest.mark.slow
def test_a_quiet_table_is_kept_while_its_page_is_open_and_let_go_some_time_after(quiet: Room) -> None:
    async def story() -> None:
        async with seated(quiet.address) as talks:
            await talks.sit_down()
            async with seated(quiet.address) as sleeps:
                await sleeps.sit_down()
                asleep = process_of(sleeps.kernel)
            began = time.monotonic()
            await asyncio.to_thread(asleep.wait, 30)
            assert time.monotonic() - began > 2
            await asyncio.sleep(3)
            await choose(talks, 2)
            await talks.leave()

    play(story)
