"""What the server says in its window, by a clock that the test moves."""

from __future__ import annotations

import logging

import pytest
from nbclient.exceptions import CellTimeoutError, DeadKernelError

from holding_on.server.console import CALM, Console, LogFilter


def test_a_thing_is_said_once_however_often_it_happens_and_again_after_a_calm(
    capsys: pytest.CaptureFixture[str],
) -> None:
    now = [0.0]
    window = Console(lambda: now[0])
    for _ in range(4000):
        now[0] += CALM / 100
        window.print_once("room.crowded", address="192.168.1.7")
    window.print_once("room.many_here")
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2
    assert said[0].startswith("Far more connections come from 192.168.1.7 than pages need.")
    now[0] += CALM
    window.print_once("room.crowded", address="192.168.1.9")
    assert "192.168.1.9" in capsys.readouterr().out


def test_only_what_the_page_says_is_left_out_of_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, visits = logging.getLogger("of a test"), logging.getLogger("tornado.access")
    monkeypatch.setattr(logging.getLogger("tornado"), "propagate", True)  # Dask, where it was imported, holds it back
    monkeypatch.setattr(visits, "level", logging.DEBUG)
    quiet = LogFilter()
    quiet.over(log)
    try:
        log.error("Error while a page was prepared: %s", "Kernel died before replying to kernel_info")
        for trouble in (DeadKernelError("gone"), ValueError("another")):
            log.error("while a page was prepared", exc_info=trouble)
        log.error(CellTimeoutError("not shown in time"))
        for status in (503, 500):
            visits.error("%d %s %.2fms", status, "GET / (127.0.0.1)", 1.0)
        assert [record.getMessage() for record in caplog.records] == [
            "while a page was prepared",
            "500 GET / (127.0.0.1) 1.00ms",
        ]
        quiet.ending = True
        log.error("Something that is of no use any more")
        assert len(caplog.records) == 2
    finally:
        for one in (log, visits, logging.getLogger("asyncio"), logging.getLogger("tornado.application")):
            one.removeFilter(quiet)
