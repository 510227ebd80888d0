"""The servers as a player meets them: they answer, keep quiet about code, let go of kernels, and end."""

from __future__ import annotations

import json
import re
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import Application

import holding_on.server as extension
from holding_on.common.paths import PACKAGE
from holding_on.common.words import say
from holding_on.server import settings
from holding_on.server.connection import SETTING, NoDelayConnection, use_no_delay
from holding_on.server.settings import our_page
from holding_on.server.xsrf_cookie import PATH, XsrfCookieHandler
from tools.check.answering import Visit, page, serving
from tools.check.surroundings import surroundings

SERVE = """
import sys
from argparse import Namespace
from pathlib import Path
from holding_on.commands import serving
from holding_on.server import kernel_manager
from holding_on.server.pages import served
kernel_manager.PAUSE = 1.0
chosen = Namespace(port=None, no_browser=True, log_level="error")
sys.exit(serving.run(chosen, int(sys.argv[2]), lambda: served(Path(sys.argv[1]))))
"""
USUAL = 8890
NOTEBOOKS = {
    "play": ["import os", "import ipywidgets; ipywidgets.Label('seed ' + os.environ.get('HOLDING_ON_SEED', 'none'))"],
    "other": ["import os, sys", "print(f'of {os.getpid()}, loaded', 'holding_on.lessons' in sys.modules)"],
    "broken": ["secret_name = 1 / 0"],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of three small notebooks."""
    folder = tmp_path_factory.mktemp("notebooks")
    for name, sources in NOTEBOOKS.items():
        cells: list[dict[str, object]] = [
            {
                "cell_type": "code",
                "id": f"c{k}",
                "source": source,
                "metadata": {},
                "outputs": [],
                "execution_count": None,
            }
            for k, source in enumerate(sources)
        ]
        kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
        notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Where the folder is served; when the tests are done the server must end cleanly and leave no kernel.

    Its usual port is in use.
    """
    with surroundings(PACKAGE.parent) as around, socket.socket() as other:
        with suppress(OSError):  # then somebody else has it
            other.bind(("127.0.0.1", USUAL))
            other.listen()
        with serving([sys.executable, "-c", SERVE, str(folder), str(USUAL)], folder, around) as address:
            yield address
            running = kernels(folder)
        assert running, "the kernels that wait were expected"
        assert not [one for one in running if one.is_running()]


@pytest.mark.slow
def test_a_server_that_is_just_starting_a_kernel_ends_cleanly_and_leaves_none(folder: Path, tmp_path: Path) -> None:
    for wait in (0.0, 0.1, 0.4):
        line = [sys.executable, "-c", SERVE, str(folder), str(USUAL)]
        with surroundings(PACKAGE.parent) as around, serving(line, tmp_path, around):
            time.sleep(wait)  # the one that waits for the next lesson is on its way
        assert wait_for(0, tmp_path) == 0


def kernels(folder: Path) -> list[psutil.Process]:
    """The kernels at work in the folder."""
    found = []
    for process in psutil.process_iter():
        try:
            if "ipykernel_launcher" in process.cmdline() and Path(process.cwd()) == folder:
                found.append(process)
        except psutil.Error:
            continue
    return found


def wait_for(number: int, folder: Path) -> int:
    """The number of kernels, once it is what is waited for or a while has passed."""
    until = time.monotonic() + 20
    while len(kernels(folder)) != number and time.monotonic() < until:
        time.sleep(0.2)
    return len(kernels(folder))


def settled(folder: Path) -> dict[int, psutil.Process]:
    """The kernels by number, once none comes or goes for longer than a spare one is put off."""
    found, since = kernels(folder), time.monotonic()
    while time.monotonic() - since < 4:
        time.sleep(0.2)
        now = kernels(folder)
        if {one.pid for one in now} != {one.pid for one in found}:
            found, since = now, time.monotonic()
    return {one.pid: one for one in found}


def test_one_kernel_waits_for_the_play_page_and_one_for_the_next_lesson(address: str, folder: Path) -> None:
    assert wait_for(2, folder) == 2


@pytest.mark.parametrize("path", ["", "voila/render/play.ipynb"])
def test_a_page_says_that_its_usual_port_was_in_use_and_what_to_do(address: str, path: str) -> None:
    shown = unescape(page(address + path))
    assert shown.count(f'role="note">{say("page.moved", usual=USUAL)}</p>') == 1


def test_a_page_at_its_usual_address_says_nothing_of_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDING_ON_MOVED_FROM", raising=False)
    assert our_page({})["holdingOn"]["moved"] == ""


def test_the_page_of_the_game_has_a_title_and_no_other_has(address: str) -> None:
    assert say("page.front.life") in unescape(page(address + "voila/render/play.ipynb"))
    assert say("page.front.life") not in unescape(page(address + "voila/render/other.ipynb"))
    assert our_page({}, notebook_path="notebooks/play.ipynb")["holdingOn"]["front"]["play"] == say("page.front.play")
    assert our_page({}, notebook_path="display.ipynb")["holdingOn"]["front"] is None


def test_the_index_lists_the_notebooks(address: str) -> None:
    shown = page(address)
    for name in NOTEBOOKS:
        assert f'href="/voila/render/{name}.ipynb"' in shown


@pytest.mark.parametrize("path", ["voila/render/play.ipynb", "voila/tree"])
def test_a_page_lets_no_other_site_frame_it(address: str, path: str) -> None:
    """So `docs/room.md` says it to whoever has a learning platform."""
    with urllib.request.urlopen(address + path, timeout=60) as answer:
        assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path", ["", *(f"voila/render/{name}" for name in ("play.ipynb", "other.ipynb?template=lab", "broken.ipynb"))]
)
def test_no_page_names_an_address_outside_this_machine(address: str, path: str) -> None:
    shown = page(address + path)
    assert not re.findall(r"""(?:src|href)=["']?(?:https?:)?//[^"'\\s>]+""", shown)
    assert not re.findall(r"""(?:Url|url)"?: ?"https?://[^"]+""", shown)
    assert '<html lang="en">' in shown
    assert f"<title>{'Holding On' if path else say('page.index.title')}</title>" in shown


def test_the_scripts_come_once_and_while_the_cells_are_still_running(address: str) -> None:
    shown = page(address + "voila/render/other.ipynb")
    (script,) = re.finditer(r'<script async src="[^"]*/voila\.js"></script>', shown)
    assert shown.count("voila.js") == 1
    assert shown.index('id="jupyter-config-data"') < script.start() < shown.index('cell-index="1"')
    assert shown.count("window.voila_finish();") == 1


def test_a_broken_cell_is_told_in_a_sentence_and_shows_no_code(address: str) -> None:
    shown = page(address + "voila/render/broken.ipynb")
    assert "Something went wrong while this page was being prepared" in shown
    assert not re.search(r"secret_name|ZeroDivision|Traceback|executing cell", shown)


def test_a_lesson_gets_the_kernel_that_waits_and_leaving_it_frees_that_kernel(address: str, folder: Path) -> None:
    before, visit = settled(folder), Visit()
    shown = visit.fetch(address + "voila/render/other.ipynb")
    found = re.search(r'"kernelId": "([^"]+)"', shown)
    told = re.search(r"of (\d+), loaded True", shown)
    assert found
    assert told
    assert int(told[1]) in before, "it was there before the page was opened, and had loaded what lessons need"
    goodbye = f"{address}voila/api/shutdown/{found[1]}"
    assert refused(goodbye) == 403, "nobody can say it who has not got the page's token"
    visit.fetch(address + PATH)
    visit.fetch(goodbye, method="POST")
    before[int(told[1])].wait(timeout=20)
    after = settled(folder)
    assert int(told[1]) not in after
    assert len(after.keys() - before.keys()) == 1, "another one waits now"


def refused(address: str) -> int:
    """The number with which a goodbye without a token is refused."""
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(urllib.request.Request(address, method="POST"), timeout=30)
    refusal.value.close()
    return refusal.value.code


def test_two_lessons_at_once_have_a_kernel_each(address: str, folder: Path) -> None:
    with ThreadPoolExecutor() as at_once:
        shown = list(at_once.map(page, [address + "voila/render/other.ipynb"] * 2))
    told = [re.search(r"of (\d+), loaded", each) for each in shown]
    assert len({each[1] for each in told if each}) == 2


def test_a_foreign_name_for_this_machine_is_refused(address: str) -> None:
    foreign = urllib.request.Request(address + "voila/render/play.ipynb", headers={"Host": "example.org"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(foreign, timeout=30)
    assert refusal.value.code == 403
    refusal.value.close()


def test_a_connection_sends_each_message_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda self: asked.append("connected"))
    handler = SimpleNamespace(set_nodelay=asked.append)
    connection = NoDelayConnection.__new__(NoDelayConnection)
    monkeypatch.setattr(NoDelayConnection, "websocket_handler", handler)
    connection.connect()
    assert asked == [True, "connected"]


def test_the_extension_replaces_the_stock_connection_and_no_other() -> None:
    stock, own = {SETTING: ZMQChannelsWebsocketConnection}, {SETTING: SimpleNamespace}
    use_no_delay(stock)
    use_no_delay(own)
    assert stock[SETTING] is NoDelayConnection
    assert own[SETTING] is SimpleNamespace


def test_jupyter_finds_the_extension() -> None:
    (point,) = extension._jupyter_server_extension_points()
    assert point == {"module": extension.__name__}
    stock: dict[str, Any] = {SETTING: ZMQChannelsWebsocketConnection}
    server = SimpleNamespace(web_app=Application(base_url="/mine/", **stock), root_dir="/mine")
    extension._load_jupyter_server_extension(server)
    assert server.web_app.settings[SETTING] is NoDelayConnection
    connection: Any = SimpleNamespace()
    line = RequestStartLine("GET", f"/mine/{PATH}", "HTTP/1.1")
    asked = HTTPServerRequest(headers=HTTPHeaders({"Host": "here"}), connection=connection, start_line=line)
    assert server.web_app.find_handler(asked).handler_class is XsrfCookieHandler


@pytest.mark.parametrize(
    ("notebook", "there", "key"),
    [
        ("12-what-the-numbers-say.ipynb", False, "lacking"),
        ("13-change-a-rule.ipynb", False, "lacking"),
        ("12-what-the-numbers-say.ipynb", True, "broken"),
        ("11-two-and-four-at-the-table.ipynb", False, "broken"),
        ("play.ipynb", False, "broken"),
    ],
)
def test_a_lesson_whose_packages_were_not_fetched_says_what_fetches_them(
    notebook: str, there: bool, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda _: object() if there else None)
    assert our_page({}, notebook_path=f"notebooks/{notebook}")["holdingOn"]["broken"] == say(f"page.{key}")
