"""The ports of kernels are no port that an outgoing connection may be given meanwhile."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from jupyter_client.connect import LocalPortCache

from holding_on.server import ports
from holding_on.server.kernel_manager import PageKernelManager
from holding_on.server.ports import HIGHEST, LOWEST, PortsForKernels

HERE = "127.0.0.1"


def test_ports_lie_below_those_of_connections_and_none_is_given_twice() -> None:
    finder = PortsForKernels()
    found = [finder.find_available_port(HERE) for _ in range(200)]
    assert len(set(found)) == len(found)
    assert all(LOWEST <= port <= HIGHEST for port in found)


def test_what_somebody_listens_on_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "LOWEST", 31_500)
    monkeypatch.setattr(ports, "HIGHEST", 31_501)
    with socket.socket() as other:
        other.bind((HERE, 31_500))
        assert PortsForKernels().find_available_port(HERE) == 31_501


def test_where_none_of_them_can_be_had_it_is_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "LOWEST", 31_502)
    monkeypatch.setattr(ports, "HIGHEST", 31_502)
    finder = PortsForKernels()
    assert finder.find_available_port(HERE) == 31_502
    assert finder.find_available_port(HERE) > HIGHEST


def test_it_is_the_one_that_jupyter_asks() -> None:
    make: Any = PageKernelManager
    make()
    assert isinstance(LocalPortCache.instance(), PortsForKernels)
