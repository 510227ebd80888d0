"""What the server says in its window, by a clock that the test moves."""

from __future__ import annotations

import logging

import pytest
from nbclient.exceptions import DeadKernelError

from holding_on.server.window import CALM, Window, leave_out_ended_kernels


def test_a_thing_is_said_once_however_often_it_happens_and_again_after_a_calm(
    capsys: pytest.CaptureFixture[str],
) -> None:
    now = [0.0]
    window = Window(lambda: now[0])
    for _ in range(4000):
        now[0] += CALM / 100
        window.tell("room.crowded", address="192.168.1.7")
    window.tell("room.many_here")
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert said[0].startswith("Far more connections come from 192.168.1.7 than pages need.")
    now[0] += CALM
    window.tell("room.crowded", address="192.168.1.9")
    assert "192.168.1.9" in capsys.readouterr().out


def test_only_kernels_that_ended_are_left_out_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("of a test")
    leave_out_ended_kernels(log)
    for trouble in (DeadKernelError("gone"), ValueError("another")):
        log.error("while a page was prepared", exc_info=trouble)
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ValueError]
