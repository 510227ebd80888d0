"""What the kernel of a page says around an answer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import KernelManager

from holding_on.server.settings import SHARE

PATIENCE = 60


@pytest.fixture(scope="module")
def client() -> Iterator[BlockingKernelClient]:
    """A running kernel."""
    with started() as client:
        client.execute(PREPARE)
        _said(client)
        yield client


@contextmanager
def started(**options: Any) -> Iterator[BlockingKernelClient]:
    """A kernel as our servers start it."""
    specs = KernelSpecManager(kernel_dirs=[str(SHARE / "kernels")], ensure_native_kernel=False)
    manager = KernelManager(kernel_spec_manager=specs)
    manager.start_kernel(**options)
    client = manager.client()
    client.start_channels()
    try:
        client.wait_for_ready(PATIENCE)
        yield client
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


PREPARE = """
from comm import create_comm
comm = create_comm(target_name="test", comm_id="here")
comm.on_msg(lambda message: comm.send("an answer"))
"""


def _said(client: BlockingKernelClient) -> list[str]:
    """All until it is free again: the kind of each message, and of a status what it is."""
    told: list[str] = []
    while not told or told[-1] != "idle":
        message = client.get_iopub_msg(timeout=PATIENCE)
        told.append(message["content"].get("execution_state", message["msg_type"]))
    return told


def test_a_widget_is_answered_without_a_word_before(client: BlockingKernelClient) -> None:
    click = client.session.msg("comm_msg", {"comm_id": "here", "data": {}})
    client.shell_channel.send(click)
    assert _said(client) == ["comm_msg", "idle"]


def test_a_cell_shows_that_it_runs(client: BlockingKernelClient) -> None:
    client.execute("1")
    assert _said(client) == ["busy", "execute_input", "execute_result", "idle"]


@pytest.mark.parametrize(("level", "heard"), [("error", False), ("debug", True)])
def test_a_kernel_writes_nothing_into_the_home_folder_and_tells_as_much_as_was_asked_for(
    tmp_path: Path, level: str, heard: bool
) -> None:
    home, ipython = tmp_path / "home", tmp_path / "ipython"
    home.mkdir()
    around = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    around |= {"HOME": str(home), "IPYTHONDIR": str(ipython), "HOLDING_ON_LOG_LEVEL": level}
    with (tmp_path / "window").open("wb") as window, started(env=around, stderr=window) as client:
        answer: Any = client.complete("import os; os.path.jo", reply=True, timeout=PATIENCE)
        assert answer["content"]["matches"]
    assert list(home.iterdir()) == []
    assert any(ipython.rglob("*.pkl")), "what completion remembers"
    assert ("complete_request" in (tmp_path / "window").read_text(encoding="utf-8")) is heard


REFUSES = """
import os
from holding_on.server import kernel
import ipywidgets
refusing = create_comm(target_name="test", comm_id="refusing")
text = ipywidgets.Text()
refusing.on_msg(lambda message: text._handle_msg({"content": {"data": {"method": "update", "state": {"value": 7}}}}))
"""


@pytest.mark.parametrize(("of_a_page", "lines"), [(True, False), (False, True)])
def test_what_a_widget_refuses_is_drawn_with_its_lines_for_a_notebook_and_not_for_a_page(
    client: BlockingKernelClient, of_a_page: bool, lines: bool
) -> None:
    client.execute(REFUSES + ("os.environ[kernel.OF_A_PAGE] = 'x'" if of_a_page else ""))
    _said(client)
    client.shell_channel.send(client.session.msg("comm_msg", {"comm_id": "refusing", "data": {}}))
    told = client.get_iopub_msg(timeout=PATIENCE)
    while told["msg_type"] != "error":
        told = client.get_iopub_msg(timeout=PATIENCE)
    assert told["content"]["ename"] == "TraitError"
    assert bool(told["content"]["traceback"]) is lines
    assert bool(told["content"]["evalue"]) is lines
    assert _said(client)[-1] == "idle"
    client.execute("os.environ.pop(kernel.OF_A_PAGE, None); undefined")
    assert "error" in _said(client)
