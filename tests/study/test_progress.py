"""How far a study has come: a bar in a terminal, and in a notebook one with a button that stops it."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

import holding_on as ho
from holding_on.styles import Seat

TOP = Path(__file__).parents[2]
STUDY = "study = ho.simulate(1_000_000, policy='random', progress=True, name='our ward')"
STYLES_OF_BARS = """
import gc, ipywidgets
print([each.bar_style for each in gc.get_objects() if isinstance(each, ipywidgets.FloatProgress)])
"""
FIRST_SIGHT = 0.5
"""Seconds until there is something to see."""


def test_in_a_terminal_a_bar_tells_how_far_it_has_come(capsys: pytest.CaptureFixture[str]) -> None:
    study = ho.simulate(30, policy="random", progress=True, name="our ward")
    bar = capsys.readouterr().err
    assert "our ward: 100%" in bar
    assert "30/30" in bar
    assert "games/s" in bar
    study.more(10, progress=True)
    assert "40/40" in capsys.readouterr().err
    ho.simulate(5, policy="random")
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("progress", [1, "yes", None])
def test_a_bar_is_asked_for_with_true(progress: bool) -> None:
    with pytest.raises(ho.SceneError, match="say True for a bar"):
        ho.simulate(1, progress=progress)


class Leaves:
    """Something that is cleared up while games are played, when an interrupt comes."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


def test_an_interrupt_that_comes_while_something_is_cleared_up_is_heard_too(capsys: pytest.CaptureFixture[str]) -> None:
    left = [Leaves()]

    def leaving(seat: Seat, legal: Sequence[ho.Action]) -> ho.Action:
        left.clear()
        return legal[0]

    study = ho.simulate(50, policy=leaving)
    assert (study.games.height, study.stopped) == (1, True)
    assert capsys.readouterr().err == ""
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


# --- in a notebook ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kernel() -> Iterator[BlockingKernelClient]:
    manager, client = start_new_kernel(env={**os.environ, "PYTHONPATH": str(TOP)})
    try:
        client.execute_interactive("import holding_on as ho; ho.simulate(1)", output_hook=lambda _: None, timeout=60)
        yield client
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def until(client: BlockingKernelClient, found: Callable[[dict[str, Any]], object], seconds: float = 60) -> Any:
    """What is found in the first message on which it is."""
    end = time.monotonic() + seconds
    while True:
        message = client.get_iopub_msg(timeout=max(0.01, end - time.monotonic()))
        if (answer := found(message)) not in (None, False):
            return answer


def model(name: str) -> Callable[[dict[str, Any]], object]:
    """The id of the first model of this name."""

    def found(message: dict[str, Any]) -> object:
        content = message["content"]
        opened = message["msg_type"] == "comm_open"
        return opened and content["data"]["state"].get("_model_name") == name and content["comm_id"]

    return found


def printed(client: BlockingKernelClient, code: str) -> str:
    """What a cell prints. With a subshell the kernel may be idle again before the words have come."""
    asked, said = client.execute(code), ""
    while not said.endswith("\n"):
        said += until(client, lambda each: each["parent_header"].get("msg_id") == asked and each["content"].get("text"))
    return said


def test_the_bar_is_there_at_once_and_its_button_stops_and_keeps_the_games(kernel: BlockingKernelClient) -> None:
    began = time.monotonic()
    kernel.execute(STUDY)
    button = until(kernel, model("ButtonModel"))
    until(kernel, model("FloatProgressModel"))
    until(kernel, lambda message: message["msg_type"] == "display_data")
    waited = time.monotonic() - began
    control = kernel.control_channel
    asked = kernel.session.msg("create_subshell_request")
    control.send(asked)
    subshell = control.get_msg(timeout=30)["content"]["subshell_id"]
    clicked = kernel.session.msg(
        "comm_msg", {"comm_id": button, "data": {"method": "custom", "content": {"event": "click"}}}
    )
    clicked["header"]["subshell_id"] = subshell  # as JupyterLab sends what belongs to a widget
    kernel.shell_channel.send(clicked)
    shown = printed(kernel, "print(study.stopped, study)")
    assert shown.startswith("True our ward: ")
    assert "Stopped before all 1,000,000 games had been played." in shown
    assert printed(kernel, STYLES_OF_BARS) == "['info']\n", "not red, as after an error"
    assert waited < 10 * FIRST_SIGHT, "on a busy machine it takes some times as long"


def test_the_notebooks_own_button_stops_it_too(kernel: BlockingKernelClient) -> None:
    kernel.execute(STUDY)
    until(kernel, model("ButtonModel"))
    until(kernel, lambda message: re.search(r"&lt;\d", str(message["content"])))
    control = kernel.control_channel
    control.send(kernel.session.msg("interrupt_request"))
    assert printed(kernel, "print(study.stopped)") == "True\n"
