"""A kernel inside a browser: what is nothing in Python arrives as `null`, by which the board's code knows it."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import comm
import pytest
from comm.base_comm import BaseComm

import holding_on as ho
from holding_on.board import Board, unsaved

NULL = object()
"""What such a kernel has for the `null` of JavaScript."""


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The data that widgets send, in a kernel that hands them over without JSON."""
    messages: list[Any] = []

    class Comm(BaseComm):
        def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
            messages.append(data)

    Comm.__module__ = "pyodide_kernel.comm"
    ffi = ModuleType("pyodide.ffi")
    ffi.__dict__["jsnull"] = NULL
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.setattr(unsaved, "get_ipython", lambda: SimpleNamespace(kernel=SimpleNamespace()))
    monkeypatch.setattr(comm, "create_comm", Comm)
    return messages


def nothings(value: Any) -> set[int]:
    """Which of None (by its id) and NULL lie in a value."""
    if isinstance(value, dict):
        return set().union(*map(nothings, value.values()))
    if isinstance(value, list | tuple):
        return set().union(*map(nothings, value))
    return {id(value)} & {id(None), id(NULL)}


def test_a_board_and_what_it_sends_later_have_nulls(sent: list[Any]) -> None:
    game = ho.Game(seed=7, first=0)
    board = Board(game)
    view = next(data["state"]["view"] for data in sent if "part" in data.get("state", {}))
    assert view["outcome"] is NULL
    assert board.view["outcome"] is None
    opened = len(sent)
    game.apply(game.legal_actions()[0])
    assert len(sent) > opened
    assert nothings(sent[opened:]) == {id(NULL)}
